"""What a bot is: whoever can choose, from what a seat may know."""

from __future__ import annotations

from typing import Protocol

from holdfast.bots.budget import Budget
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.seat import Seat

__all__ = ["Bot"]


class Bot(Protocol):
    """Anything that can choose. It sits at one seat of one match, and may remember what it likes
    between its decisions: all that it has seen is in its seat's record as well."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """One of the legal actions of the seat, which decides, found within the budget.

        `chance` is the bot's own, never the dice of the match.
        """
