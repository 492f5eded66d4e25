"""How the time of a review is spent: which pieces of work there are, and what each may take."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from holdfast.bots.budget import Budget
from holdfast.coach.findings import SETUP, Findings, Judged
from holdfast.coach.judging import Judge
from holdfast.core.match import Match

__all__ = ["Pace", "Task", "first_tasks", "second_tasks"]

SHARES = {"decision": 0.5, "luck": 0.14, "point": 0.14, "mistake": 0.14, "rival": 0.08}
CONFIRMED = 8
"""So many of each seat's decisions that look wrong are tried once more."""


@dataclass(frozen=True, slots=True)
class Task:
    """One piece of work, and what it may take."""

    kind: str
    number: int
    weight: float
    """Its share of the whole time."""
    first: Judged | None = None

    def run(self, judge: Judge, budget: Budget) -> object:
        """Do it; what was found is for `Findings.take`."""
        if self.kind == "decision":
            return judge.decision(self.number, budget)
        if self.kind == "luck":
            return judge.luck(self.number, budget)
        if self.kind == "point":
            return judge.point(self.number, budget)
        if self.kind == "mistake":
            assert self.first is not None
            return judge.mistake(self.first, budget)
        return judge.rival(budget)


class Pace:
    """Shares out the time that is left among the tasks that are left, as each begins."""

    def __init__(
        self,
        seconds: float | None,
        count: int | None,
        hands: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seconds = None if count is not None else seconds
        self._count = count
        self._hands = hands
        self._clock = clock
        self._began = clock()
        self._weight = 1.0

    def begin(self, task: Task) -> tuple[float | None, int | None]:
        """How many seconds and tries a task may take."""
        if self._seconds is None:
            return None, self._count
        left = max(0.0, self._seconds - (self._clock() - self._began)) * self._hands
        if task.kind != "mistake":
            # A second look at mistakes is worth more than a first one at everything.
            left -= self._seconds * self._hands * SHARES["mistake"]
            share = task.weight / max(self._weight - SHARES["mistake"], task.weight)
            self._weight -= task.weight
            return max(0.0, left * share), None
        share = task.weight / max(self._weight, task.weight)
        self._weight -= task.weight
        return left * share, None


def first_tasks(match: Match, viewer: int | None) -> list[Task]:
    """All but the second look at mistakes. `viewer` is the only seat whose knowledge is used."""
    decisions = [
        number
        for number, played in enumerate(match.played)
        if viewer is None or played.seat == viewer
    ]
    numbers = {"decision": decisions}
    if viewer is None:
        rolled = [number for number, played in enumerate(match.played) if played.chance]
        numbers["luck"] = [SETUP, *rolled] if match.setup_draws else rolled
        numbers["point"] = list(range(len(match.played) + 1))
        numbers["rival"] = [0] if len(match.seats) == 1 else []
    numbers["decision"] = spread(decisions)
    # What takes longest begins first, so that all cores end together; decisions take what is left.
    return [
        Task(kind, number, SHARES[kind] / len(numbers[kind]))
        for kind in ("rival", "luck", "point", "decision")
        for number in numbers.get(kind, ())
    ]


def spread(numbers: list[int]) -> list[int]:
    """The same numbers in an order in which the first half, and its half, lie all over the match:
    where the time is short, some decisions of every turn are judged."""
    step = 1
    while step < len(numbers):
        step *= 2
    ordered: list[int] = []
    while step:
        ordered += numbers[0 if step >= len(numbers) else step :: 2 * step]
        step //= 2
    return ordered


def second_tasks(findings: Findings) -> list[Task]:
    """A second look at what seems to have lost most, seat by seat."""
    suspects: list[Judged] = []
    for seat in sorted({one.seat for one in findings.judged.values()}):
        wrong = [one for one in findings.judged.values() if one.seat == seat and one.loss > 0]
        wrong = [one for one in wrong if one.best != one.played]
        wrong.sort(key=lambda one: one.error - one.loss)
        suspects += wrong[:CONFIRMED]
    return [Task("mistake", one.number, SHARES["mistake"] / len(suspects), one) for one in suspects]
