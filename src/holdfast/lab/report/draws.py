"""What a card is worth by drawing it: games in which it came beside those in which another one did.

Whoever compares games with a card to games without it compares long games with short ones too, for
in a long game every card comes. So each draw is compared with the draws of other cards on the same
turn from the same pile: there, chance alone has chosen which card it was. A card that comes in
every game anyway can only come early or late, so of its early draws alone is asked what they gave.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt

from holdfast.arena.intervals import Estimate, Moments, Z

__all__ = ["Draw", "Drawn", "worth_of_draws"]

Game = tuple[int, int]
"""The number of its deal, and from which seats."""
SURELY = 0.9
"""A card in a larger share of games comes anyway."""
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
    worth: Estimate | None
    """More than another card; None where it comes in nearly every game, and so with all others."""
    early: Estimate | None
    """The same of the earlier half of what its pile gives; None where it never came so early."""

    @property
    def told(self) -> Estimate | None:
        """What there is to tell of it."""
        return self.early if self.worth is None else self.worth


def worth_of_draws(draws: Iterable[Draw], gains: Mapping[Game, Sequence[float]]) -> list[Drawn]:
    """What each card adds to its seat's game, the largest loss first.

    `gains` tells what a game was worth to each seat.
    """
    found = sorted(draws, key=lambda draw: (draw.game, draw.turn, draw.card))
    worth = _worth(found, gains)
    halves = _halves(found)
    early = _worth([draw for draw in found if draw.turn <= halves[draw.pool]], gains)
    with_it: dict[str, set[Game]] = {}
    for draw in found:
        with_it.setdefault(draw.card, set()).add(draw.game)
    rows = [
        Drawn(
            card,
            one.games,
            None if len(with_it[card]) > SURELY * len(gains) else one,
            early.get(card),
        )
        for card, one in worth.items()
    ]
    told = [(one.value, row.card, row) for row in rows if (one := row.told) is not None]
    return [row for _value, _card, row in sorted(told, key=lambda one: one[:2])]


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


def _halves(draws: Iterable[Draw]) -> dict[str, int]:
    """The turn by which half of the draws from each pool have come, or the one before its last."""
    turns: dict[str, list[int]] = {}
    for draw in draws:
        turns.setdefault(draw.pool, []).extend([draw.turn] * draw.n)
    halves = {}
    for pool, found in turns.items():
        found.sort()
        halves[pool] = min(found[(len(found) - 1) // 2], max(found[0], found[-1] - 1))
    return halves
