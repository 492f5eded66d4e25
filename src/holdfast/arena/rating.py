"""Strength as one number per bot: the chance to win is a player's share of the strength at a table.

This is the model of Bradley and Terry, with Luce's extension to more than two and a factor for each
seat, so that a seat's advantage is not taken for a bot's strength. It is fitted by Hunter's
minorization; intervals come from drawing the deals again, with replacement.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log10
from random import Random
from typing import Final

from holdfast.arena.intervals import Estimate
from holdfast.arena.record import GameRecord

__all__ = ["ratings", "shares", "shares_of"]

POINTS: Final = 400.0
"""A difference of so many points is one to ten, as in chess."""
PRIOR: Final = 0.5
"""Each bot wins and loses so many games to one of middling strength, so that nobody is infinite."""
ROUNDS: Final = 500
CLOSE: Final = 1e-6
RESAMPLED: Final = 200
FEWEST_DEALS: Final = 8
"""Fewer deals, drawn again, would say nothing about those that were not played."""

Table = tuple[tuple[str, ...], tuple[float, ...]]
"""Who sat where, and what share of the win each seat got."""


def ratings(games: Sequence[GameRecord], anchor: str) -> dict[str, Estimate]:
    """The rating of each bot in points above or below the anchor, with an interval of 95%."""
    by_deal: dict[int, list[Table]] = {}
    played: Counter[str] = Counter()
    for game in games:
        by_deal.setdefault(game.deal, []).append((game.seats, shares(game)))
        played.update(set(game.seats))
    best = fit(Counter(table for tables in by_deal.values() for table in tables))
    drawn = _drawn_again(list(by_deal.values()), anchor)
    return {
        bot: Estimate(
            _points(best[bot] / best[anchor]), *_middle([one[bot] for one in drawn]), played[bot]
        )
        for bot in sorted(best, key=lambda bot: -best[bot])
    }


def shares(game: GameRecord) -> tuple[float, ...]:
    """What each seat of a game got of the win."""
    return shares_of(game.outcomes)


def shares_of(outcomes: Sequence[str]) -> tuple[float, ...]:
    """What each seat got: all of the win, an equal part of a draw, or nothing.

    Who plays alone shares a draw with nobody, and has not won.
    """
    for word in ("won", "drawn") if len(outcomes) > 1 else ("won",):
        count = outcomes.count(word)
        if count:
            return tuple(1 / count if one == word else 0.0 for one in outcomes)
    return tuple(0.0 for _ in outcomes)


def fit(tables: Mapping[Table, int]) -> dict[str, float]:
    """The strength of each bot that makes what happened most likely."""
    strength = {bot: 1.0 for seats, _ in tables for bot in seats}
    factor = [1.0] * max(len(seats) for seats, _ in tables)
    won, seat_won = dict.fromkeys(strength, 0.0), [0.0] * len(factor)
    for (seats, parts), count in tables.items():
        for at, bot in enumerate(seats):
            won[bot] += parts[at] * count
            seat_won[at] += parts[at] * count
    for _ in range(ROUNDS):
        due, seat_due = _dues(tables, strength, factor)
        before = dict(strength)
        for bot, share in due.items():
            against_middling = 2 * PRIOR / (strength[bot] + 1)
            strength[bot] = (won[bot] + PRIOR) / (share + against_middling)
        middle = exp(sum(map(log, strength.values())) / len(strength))
        strength = {bot: value / middle for bot, value in strength.items()}
        factor = [
            (seat_won[at] + PRIOR) / (seat_due[at] + 2 * PRIOR / (factor[at] + 1))
            for at in range(len(factor))
        ]
        if all(abs(strength[bot] / before[bot] - 1) < CLOSE for bot in strength):
            break
    return strength


def _dues(
    tables: Mapping[Table, int], strength: Mapping[str, float], factor: Sequence[float]
) -> tuple[dict[str, float], list[float]]:
    """How often each bot and each seat would win per unit of strength."""
    due, seat_due = dict.fromkeys(strength, 0.0), [0.0] * len(factor)
    for (seats, parts), count in tables.items():
        if not any(parts):
            continue
        total = sum(strength[bot] * factor[at] for at, bot in enumerate(seats))
        for at, bot in enumerate(seats):
            due[bot] += count * factor[at] / total
            seat_due[at] += count * strength[bot] / total
    return due, seat_due


def _drawn_again(deals: Sequence[Iterable[Table]], anchor: str) -> list[dict[str, float]]:
    """Ratings from deals drawn with replacement."""
    random, found = Random(1), list[dict[str, float]]()
    if len(deals) < FEWEST_DEALS:
        return found
    for _ in range(RESAMPLED):
        drawn = Counter(table for tables in random.choices(deals, k=len(deals)) for table in tables)
        strength = fit(drawn)
        if anchor in strength:
            points = {bot: _points(value / strength[anchor]) for bot, value in strength.items()}
            found.append(points)
    everybody = {bot for tables in deals for seats, _ in tables for bot in seats}
    return [points for points in found if set(points) == everybody]


def _middle(values: Sequence[float]) -> tuple[float | None, float | None]:
    """Between which bounds 95% of some values lie."""
    if len(values) < RESAMPLED // 2:
        return None, None
    ordered = sorted(values)
    cut = int(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]


def _points(ratio: float) -> float:
    return POINTS * log10(ratio)
