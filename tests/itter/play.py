"""Games for the tests of Castle Itter to look at, and enumeration of everything dice can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import prod
from typing import Any, TypeVar

import holdfast
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.match import Match
from holdfast.core.state import State

T = TypeVar("T")
LIKED = ("attack", "spend", "suppress", "command", "order", "escape", "recover", "sacrifice")
"""What a defender who wants to see the later turns does more often than chance would."""


def choose(legal: list[Action], chance: Chance) -> Action:
    """Any action at times, else one that keeps the SS away, so that games last."""
    if chance.pick(4):
        liked = [action for action in legal if action.do in LIKED]
        firm = [action for action in liked if action.do in ("attack", "escape")]
        for pool in (firm, liked):
            if pool and chance.pick(3):
                return pool[chance.pick(len(pool))]
    others = [action for action in legal if action.do != "end"] or legal
    return others[chance.pick(len(others))]


def played(seed: int, most: int = 5000, **options: Any) -> Match:
    """A whole game, or its first actions."""
    match = holdfast.new("itter", seed=seed, options=options)
    chance = Seeded(seed + 10_000)
    for _ in range(most):
        if match.over:
            break
        match.play(choose(match.state.legal(), chance))
    return match


def states_of(match: Match, every: int = 1) -> list[State]:
    """The states that waited for a decision, each `every`-th of them."""
    return [step.before for step in match.played][::every]


class AllDice(Chance):
    """Gives the numbers of one branch, and remembers how many others each could have been."""

    def __init__(self, branch: list[int]) -> None:
        self.branch = branch
        self.sides: list[int] = []

    def pick(self, n: int) -> int:
        at = len(self.sides)
        if at == len(self.branch):
            self.branch.append(0)
        self.sides.append(n)
        return self.branch[at]

    def roll(self, sides: int) -> int:
        return self.pick(sides) + 1

    def next_branch(self) -> list[int] | None:
        """The branch after this one, or None after the last."""
        branch = self.branch[: len(self.sides)]
        while branch and branch[-1] == self.sides[len(branch) - 1] - 1:
            branch.pop()
        if not branch:
            return None
        branch[-1] += 1
        return branch


def brute_force(run: Callable[[Chance], T]) -> dict[T, Fraction]:
    """The exact chance of each thing that `run` can say, over every way the dice can fall."""
    # Counted in whole numbers, by what was rolled: a sum of fractions would take minutes.
    counts: Counter[tuple[T, tuple[int, ...]]] = Counter()
    branch: list[int] | None = []
    while branch is not None:
        chance = AllDice(branch)
        said = run(chance)
        counts[said, tuple(chance.sides)] += 1
        branch = chance.next_branch()
    found: dict[T, Fraction] = {}
    for (said, sides), count in counts.items():
        found[said] = found.get(said, Fraction(0)) + Fraction(count, prod(sides))
    assert sum(found.values()) == 1
    return found
