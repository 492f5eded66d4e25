"""Bots that ask the mind of the game: a quick one, and one that searches within its budget."""

from __future__ import annotations

from holdfast.bots.budget import Budget
from holdfast.bots.search import Search
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.seat import Seat

__all__ = ["Quick", "Strong"]


class Quick:
    """Plays by rules of thumb, at once."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """The mind's quick answer."""
        return seat.edition.mind().choose(seat.imagine(chance), chance)


THRIFT = 24.0
"""The most that is spent on one decision: so many times its own budget."""


class Strong:
    """Searches for as long as its budget lasts, and keeps to a plan once it has found one.

    What decisions leave over, because there was nothing to choose, because the rules of thumb know
    better, because they follow a plan or because they were soon settled, it saves for others.
    """

    def __init__(self) -> None:
        self.plan = 0
        self.saved = 0.0
        """In budgets of one decision."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """The next action of its plan, or of the best idea it finds."""
        if len(seat.legal) == 1:
            self.saved += 1
            return seat.legal[0]
        mind, world = seat.edition.mind(), seat.imagine(chance)
        if mind.knows(world):
            self.saved += 1
            return mind.choose(world, chance)
        if self.plan:
            action = mind.follow(world, self.plan, chance)
            if action is not None:
                self.saved += 1
                return action
        search = Search(seat, chance)
        self._think(search, budget)
        answer = search.answer
        self.plan = answer.idea.plan
        return answer.action

    def _think(self, search: Search, budget: Budget) -> None:
        """Think with what was saved as well, and save what is left."""
        allowed = budget.stretch(min(THRIFT, 1 + self.saved))
        search.think(budget)
        self.saved += 1 - allowed * (1 - budget.left())
