"""Sums that the exact chances of several rules are made of: rolls, and the fates of Defenders."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from holdfast.core.errors import HoldfastError
from holdfast.core.event import Event
from holdfast.games.itter.board import DEFENDERS, NONE

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter

ONE: Final = Fraction(1)
MOST_FATES: Final = 20_000
"""More than this takes seconds; only a board full of guns gets there."""


def reaches(dice: int, needed: int) -> Fraction:
    """The chance that any of some six-sided dice is at least the number needed."""
    return ONE - Fraction(min(max(needed - 1, 0), 6), 6) ** dice


# What can have happened to the Defenders: who is disrupted and who has fallen, as bits.
Fate = tuple[int, int]
Fates = dict[Fate, Fraction]


def fate_now(s: Itter) -> Fates:
    return {(s.disrupted, 0): ONE}


def stands(s: Itter, square: int, fate: Fate) -> int:
    """Who stands on a square after this fate, or NONE."""
    who = s.standing[square]
    return NONE if who != NONE and fate[1] >> who & 1 else who


def struck(s: Itter, who: int, fate: Fate, kill: bool = False) -> Fate:
    """A fate after one more hit: a Disrupted token, or a casualty and Low Morale (CI-4.0.5)."""
    disrupted, fallen = fate
    if not kill and not disrupted >> who & 1:
        return (disrupted | 1 << who, fallen)
    fallen |= 1 << who
    there = [stands(s, square, (0, fallen)) for square in s.board.squares_in[s.place_of(who)]]
    present = [other for other in there if other != NONE]
    if not any(s.board.officer[other] for other in present):  # CI-3.3.1
        for other in present:
            if s.board.low_morale[other]:
                fallen |= 1 << other
    return (disrupted, fallen)


def target_odds(s: Itter, color: int, fate: Fate) -> dict[int, Fraction]:
    """How likely each Defender is to be the target in a colour (CI-4.0.8)."""
    table = s.board.color_table[color]
    taken = [number for number in range(1, 7) if stands(s, table[number], fate) != NONE]
    found: dict[int, Fraction] = defaultdict(Fraction)
    for number in range(1, 7) if taken else ():
        higher = [other for other in taken if other >= number]
        found[stands(s, table[higher[0] if higher else taken[-1]], fate)] += Fraction(1, 6)
    return found


def after_shot(s: Itter, fates: Fates, color: int, dice: int, kill: bool = False) -> Fates:
    """All fates after one roll at a target in a colour."""
    after: Fates = defaultdict(Fraction)
    for fate, chance in fates.items():
        spared = chance
        for who, share in target_odds(s, color, fate).items():
            hit = chance * share * reaches(dice, s.defense[s.place_of(who)])
            after[struck(s, who, fate, kill)] += hit
            spared -= hit
        after[fate] += spared
    if len(after) > MOST_FATES:
        raise HoldfastError("more can happen than can be reckoned exactly")
    return after


def mixed(branches: list[tuple[Fraction, Fates]]) -> Fates:
    """Several sets of fates, each with its chance."""
    total: Fates = defaultdict(Fraction)
    for chance, fates in branches:
        for fate, share in fates.items():
            total[fate] += chance * share
    return total


def told(s: Itter, fates: Fates) -> dict[str, Fraction]:
    """For each Defender the chance to fall and to be newly disrupted, and that nothing happens.

    Several Defenders can be struck, so these need not add up to one.
    """
    before = next(iter(fate_now(s)))[0]
    odds: dict[str, Fraction] = defaultdict(Fraction)
    for (disrupted, fallen), chance in fates.items():
        for who in range(DEFENDERS):
            if fallen >> who & 1:
                odds[f"casualty:{s.board.defender_ids[who]}"] += chance
            elif (disrupted & ~before) >> who & 1:
                odds[f"disrupted:{s.board.defender_ids[who]}"] += chance
        if disrupted == before and not fallen:
            odds["nobody"] += chance
    return {what: chance for what, chance in odds.items() if chance}


def losses_of(log: list[Event]) -> list[str]:
    """Who fell and who was newly disrupted by these events."""
    fallen = [event.facts["who"] for event in log if event.kind in ("casualty", "low_morale")]
    disrupted = [event.facts["who"] for event in log if event.kind == "disrupted"]
    struck = [f"casualty:{who}" for who in fallen]
    struck += [f"disrupted:{who}" for who in disrupted if who not in fallen]
    return struck or ["nobody"]
