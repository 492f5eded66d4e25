"""Players that need no person. Each chooses from what its seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from holdfast.bots.random_bot import RandomBot
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError, did_you_mean

__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]


class Bot(Protocol):
    """Anything that can choose. `chance` is the bot's own, never the dice of the match."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions."""


BOTS: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}


def make_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        hint = did_you_mean(name, BOTS) or f"; there are {', '.join(BOTS)}"
        raise HoldfastError(f'there is no bot "{name}"{hint}')
    return BOTS[name]()
