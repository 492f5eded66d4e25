"""What a card is worth by drawing it: games in which it came beside those in which another one did.

Whoever compares games with a card to games without it compares long games with short ones too, for
in a long game every card comes. So each draw is compared with the draws of other cards on the same
turn from the same pile: there, chance alone has chosen which card it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt

from holdfast.arena.intervals import Estimate, Moments, Z

__all__ = ["Draw", "Drawn", "worth_of_draws"]

Game = tuple[int, int]
"""The number of its deal, and from which seats."""
Moment = tuple[int, str, int]
"""Seat, pool and turn: what came then might have been any card of the pool."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Something that chance brought."""

    game: Game
    seat: int
    """Whose gain is asked for."""
    pool: str
    """What it was drawn from: what else might have come."""
    card: str
    turn: int
    n: int

    @property
    def moment(self) -> Moment:
        return self.seat, self.pool, self.turn


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a card is worth when it comes."""

    card: str
    times: int
    worth: Estimate
    early: Estimate | None
    """The same of the earlier half of all draws; None where it never came so early."""


def worth_of_draws(draws: Iterable[Draw], gains: Mapping[Game, Sequence[float]]) -> list[Drawn]:
    """What each card adds to its seat's game, the largest loss first.

    `gains` tells what a game was worth to each seat.
    """
    found = sorted(draws, key=lambda draw: (draw.game, draw.turn, draw.card))
    worth = _worth(found, gains)
    half = _half(found)
    early = _worth([draw for draw in found if draw.turn <= half], gains)
    rows = [Drawn(card, one.games, one, early.get(card)) for card, one in worth.items()]
    return sorted(rows, key=lambda row: (row.worth.value, row.card))


@dataclass(slots=True)
class _Sums:
    """What games come to in which something was drawn."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, gain: float, n: int) -> None:
        self.n += n
        self.total += n * gain
        self.squares += n * gain * gain

    def less(self, part: _Sums) -> _Sums:
        return _Sums(self.n - part.n, self.total - part.total, self.squares - part.squares)

    @property
    def mean(self) -> float:
        return self.total / self.n

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = max(0.0, self.squares / self.n - self.mean**2)
        return sqrt(spread / self.n)


@dataclass(slots=True)
class _Gaps:
    """What the draws of one card were worth beside others."""

    by_deal: dict[int, list[float]] = field(default_factory=dict)
    beside: dict[Moment, tuple[int, _Sums]] = field(default_factory=dict)
    """How often it came at a moment, and what others were worth that came then."""

    def add(self, draw: Draw, gain: float, others: _Sums) -> None:
        gaps = self.by_deal.setdefault(draw.game[0], [])
        gaps.extend([gain - others.mean] * draw.n)
        times, _others = self.beside.get(draw.moment, (0, others))
        self.beside[draw.moment] = times + draw.n, others

    def estimate(self) -> Estimate:
        """Their mean: as sure as the deals of this card are many, and the draws of others."""
        moments = Moments()
        for values in self.by_deal.values():
            moments.add(values)
        found, error = moments.mean(), moments.error
        assert found is not None  # nobody is here without a draw
        if error is None:
            return found
        shares = ((times / moments.games) * others.error for times, others in self.beside.values())
        reach = Z * hypot(error, *shares)
        return Estimate(found.value, found.value - reach, found.value + reach, found.games)


def _worth(draws: Sequence[Draw], gains: Mapping[Game, Sequence[float]]) -> dict[str, Estimate]:
    """By card, where any other card ever came at the same moment."""
    whole: dict[Moment, _Sums] = {}
    parts: dict[tuple[Moment, str], _Sums] = {}
    for draw in draws:
        gain = gains[draw.game][draw.seat]
        whole.setdefault(draw.moment, _Sums()).add(gain, draw.n)
        parts.setdefault((draw.moment, draw.card), _Sums()).add(gain, draw.n)
    found: dict[str, _Gaps] = {}
    for draw in draws:
        others = whole[draw.moment].less(parts[draw.moment, draw.card])
        if others.n:
            gain = gains[draw.game][draw.seat]
            found.setdefault(draw.card, _Gaps()).add(draw, gain, others)
    return {card: gaps.estimate() for card, gaps in found.items()}


def _half(draws: Iterable[Draw]) -> int:
    """The turn by which half of all draws have come."""
    turns = sorted(turn for draw in draws for turn in [draw.turn] * draw.n)
    return turns[(len(turns) - 1) // 2] if turns else 0
