"""Exact answers by trying everything: what chance can do, counts of positions, and the best play.

A match is small moves with dice between. Where both can be enumerated, nothing has to be sampled:
`outcomes` gives each state that an action can lead to with its chance as a fraction, `perft` counts
them some actions deep, and `expectimax` plays to the end, or to a judge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.state import State

__all__ = [
    "Answer",
    "Depth",
    "Enumerating",
    "TooMuch",
    "expectimax",
    "outcomes",
    "perft",
    "perft_by_depth",
]

MOST: Final = 200_000
"""Applied actions after which an enumeration is given up, where nobody says otherwise."""


class TooMuch(HoldfastError):
    """There is more to try than was allowed."""

    kind = "too_much"


class Enumerating(Chance):
    """Chance that gives one sequence of numbers after the other, until all have been given.

    >>> dice = Enumerating()
    >>> found = []
    >>> while dice.again():
    ...     found.append((dice.roll(2), dice.pick(3)))
    >>> found
    [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    """

    def __init__(self) -> None:
        self._given: list[int] = []
        self._sides: list[int] = []
        self._at = 0
        self._begun = False

    def again(self) -> bool:
        """Go to the beginning of the next sequence; False when there is none."""
        if not self._begun:
            self._begun = True
            return True
        del self._given[self._at :], self._sides[self._at :]
        while self._given and self._given[-1] == self._sides[-1] - 1:
            self._given.pop()
            self._sides.pop()
        self._at = 0
        if not self._given:
            return False
        self._given[-1] += 1
        return True

    @property
    def likelihood(self) -> Fraction:
        """How likely is the sequence that was asked for since `again`."""
        found = 1
        for sides in self._sides[: self._at]:
            found *= sides
        return Fraction(1, found)

    def pick(self, n: int) -> int:
        if self._at == len(self._given):
            self._given.append(0)
            self._sides.append(n)
        self._at += 1
        return self._given[self._at - 1]


@dataclass(slots=True)
class Allowance:
    """How much may still be tried."""

    left: int = MOST
    most: int = field(init=False)

    def __post_init__(self) -> None:
        self.most = self.left

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMuch(
                f"there is more to try than {self.most:,} actions with their dice; "
                "look less deep, or allow more"
            )


def outcomes(
    state: State, action: Action, allowance: Allowance | None = None
) -> Iterator[tuple[State, Fraction]]:
    """Every way in which an action can turn out, with its chance; ways that lead to equal states
    come apart."""
    dice = Enumerating()
    while dice.again():
        if allowance is not None:
            allowance.spend()
        after = state.copy()
        after.apply(action, dice)
        yield after, dice.likelihood


def merged(state: State, action: Action, allowance: Allowance) -> list[tuple[State, Fraction]]:
    """The same with equal states together."""
    found: dict[bytes, tuple[State, Fraction]] = {}
    for after, chance in outcomes(state, action, allowance):
        key = after.to_bytes()
        before = found.get(key)
        found[key] = (after, chance if before is None else before[1] + chance)
    return list(found.values())


@dataclass(slots=True)
class Depth:
    """What there is so many actions deep."""

    actions: int = 0
    """Ways to choose: legal actions over all positions one action above."""
    outcomes: int = 0
    """Ways to choose together with ways for the dice to fall."""
    positions: int = 0
    """Different states among them."""
    ends: int = 0
    """Outcomes in which the match is over."""


def rolled(
    state: State, action: Action, allowance: Allowance, dice: int
) -> Iterator[tuple[State, Fraction]]:
    """What an action comes to with the dice of a seed: one way only."""
    allowance.spend()
    after = state.copy()
    after.apply(action, Seeded(dice))
    yield after, Fraction(1)


def perft(
    state: State,
    depth: int,
    *,
    most: int = MOST,
    roots: Sequence[Action] | None = None,
    dice: int | None = None,
) -> list[Depth]:
    """Counts for each depth from 1 on: what move generators are compared by.

    `perft_by_depth` tells each as soon as it is counted. Chance is enumerated, not drawn. Equal
    positions are looked at once and counted as often as they come, so the counts are those of the
    whole tree. `roots` are the first actions, where not all are wanted. Where chance has too many
    ways, `dice` rolls each action once, from that seed.
    """
    return list(perft_by_depth(state, depth, most=most, roots=roots, dice=dice))


def perft_by_depth(
    state: State,
    depth: int,
    *,
    most: int = MOST,
    roots: Sequence[Action] | None = None,
    dice: int | None = None,
) -> Iterator[Depth]:
    """The counts of `perft`, one after the other, so that those before a limit are known."""
    allowance = Allowance(most)
    level: dict[bytes, tuple[State, int]] = {state.to_bytes(): (state, 1)}
    for number in range(depth):
        counts, below = Depth(), dict[bytes, tuple[State, int]]()
        for above, times in level.values():
            legal = roots if roots is not None and number == 0 else above.legal()
            counts.actions += times * len(legal)
            for action in legal:
                if dice is None:
                    ways = outcomes(above, action, allowance)
                else:
                    ways = rolled(above, action, allowance, dice)
                for after, _chance in ways:
                    counts.outcomes += times
                    counts.ends += times * after.over
                    key = after.to_bytes()
                    kept = below.get(key)
                    below[key] = (after, times + (0 if kept is None else kept[1]))
        counts.positions = len(below)
        yield counts
        level = below


@dataclass(frozen=True, slots=True)
class Answer:
    """The best play of a position, exactly."""

    values: tuple[Fraction, ...]
    """What the position is worth to each seat, if everybody plays best for themselves."""
    action: Action | None
    """The best action, the first of equals; None where there is nothing to decide."""


Judge = Callable[[State], Sequence[float | Fraction]]


def expectimax(
    state: State, depth: int | None = None, *, judge: Judge | None = None, most: int = MOST
) -> Answer:
    """What a position is worth when each seat plays best and all dice are counted.

    It looks to the end of the match or, where a `judge` says what a state is worth to each seat,
    so many actions deep. It sees everything: hidden cards are no secret to it, so of games that
    have some it is the answer of somebody who peeks.
    """
    if depth is not None and judge is None:
        raise HoldfastError("who looks only some actions deep needs a judge of what is found there")
    allowance = Allowance(most)
    known: dict[tuple[bytes, int | None], Answer] = {}

    def look(at: State, left: int | None) -> Answer:
        if at.over:
            return Answer(tuple(map(Fraction, at.returns())), None)
        if left == 0:
            assert judge is not None
            return Answer(tuple(Fraction(value) for value in judge(at)), None)
        key = (at.to_bytes(), left)
        if key in known:
            return known[key]
        seat = at.decision.seat(at)
        below = None if left is None else left - 1
        best: Answer | None = None
        for action in at.legal():
            values = _expected(
                [(look(after, below).values, p) for after, p in merged(at, action, allowance)]
            )
            if best is None or values[seat] > best.values[seat]:
                best = Answer(values, action)
        assert best is not None
        known[key] = best
        return best

    return look(state, depth)


def _expected(parts: Sequence[tuple[tuple[Fraction, ...], Fraction]]) -> tuple[Fraction, ...]:
    """The mean of values by their chances, for each seat."""
    seats = len(parts[0][0])
    return tuple(sum((values[at] * p for values, p in parts), Fraction(0)) for at in range(seats))
