"""Chapter 1: how one of several equivalent choices is found.

Dice are `roll(10)`, which gives 0 to 9, and `roll(6)`, which gives 1 to 6 (CT-1.1.1).
"""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.games.tito.events import Facts


def draw(chance: Chance, count: int) -> int:
    """One of so many at random; nothing is drawn where there is no choice (CT-1.1.2)."""
    return chance.pick(count) if count > 1 else 0


class Narrowing:
    """Choices that the rules narrow down: by one priority after the other, then by a die.

    `left` are those still in question, in the order of the rule. What decided is told with the
    event: the last priority that left some out, the die, or that there was only one.
    """

    def __init__(self, choices: list[int], decided_by: str = "only") -> None:
        self.choices = choices
        self.left = choices
        self.decided_by = decided_by
        self.roll = -1

    @property
    def is_open(self) -> bool:
        """Whether more than one is left."""
        return len(self.left) > 1

    def most(self, priority: str, table: list[int]) -> None:
        """Only those stay for which the table, indexed by choice, has the most."""
        if len(self.left) > 1:
            self.most_of(priority, [table[choice] for choice in self.left])

    def least(self, priority: str, table: list[int]) -> None:
        """Only those stay for which the table has the least."""
        if len(self.left) > 1:
            self.least_of(priority, [table[choice] for choice in self.left])

    def most_of(self, priority: str, values: list[int]) -> None:
        """The same with a value for each that is left."""
        best: i64 = values[0]
        for value in values:
            if value > best:
                best = value
        self._keep(priority, values, best)

    def least_of(self, priority: str, values: list[int]) -> None:
        best: i64 = values[0]
        for value in values:
            if value < best:
                best = value
        self._keep(priority, values, best)

    def _keep(self, priority: str, values: list[int], best: i64) -> None:
        left: list[int] = []
        for i in range(len(values)):
            if values[i] == best:
                left.append(self.left[i])
        if len(left) < len(self.left):
            self.left = left
            self.decided_by = priority

    def settle(self, chance: Chance) -> int:
        """The one that is left, by a die if there are several (CT-1.1.2)."""
        if len(self.left) == 1:
            return self.left[0]
        self.roll = chance.pick(len(self.left))
        self.decided_by = "die"
        return self.left[self.roll]

    def facts(self) -> Facts:
        """What decided, as events tell it."""
        if self.roll < 0:
            return {"decided_by": self.decided_by, "tied": [], "roll": None}
        return {"decided_by": "die", "tied": self.left[:], "roll": self.roll}
