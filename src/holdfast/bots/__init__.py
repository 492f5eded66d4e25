"""Players that need no person. Each chooses from what its seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from holdfast.bots.budget import Budget
from holdfast.bots.random_bot import RandomBot
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.seat import Seat

__all__ = ["BOTS", "Bot", "Budget", "RandomBot", "make_bot"]


class Bot(Protocol):
    """Anything that can choose. It sits at one seat of one match, and may remember what it likes
    between its decisions: all that it has seen is in its seat's record as well."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """One of the legal actions of the seat, which decides, found within the budget.

        `chance` is the bot's own, never the dice of the match.
        """


BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}


def make_bot(name: str) -> Bot:
    """A fresh bot by its name, for one seat of one match."""
    if name not in BOTS:
        hint = did_you_mean(name, BOTS) or f"; there are {', '.join(BOTS)}"
        raise HoldfastError(f'there is no bot "{name}"{hint}')
    return BOTS[name]()
