"""Castle Itter: how far tries must look, found by playing ideas to the end of the game."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Any

from holdfast.core.chance import Seeded
from holdfast.core.mind import Idea
from holdfast.games.itter.mind import ItterMind
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import SEAT_DEFENDER

TO_THE_END = 99
FIRST = 16
"""So many tries choose the idea that is then looked at with other dice."""
DECISIONS = 190
"""About so many a game has; any of them may be looked at."""


def gains(
    mind: ItterMind, s: Itter, idea: Idea, over: Idea, turns: int, tries: int, own: Seeded
) -> list[float]:
    """How many points an idea is better than another, by tries that look so many turns ahead."""
    usual, mind.turns = mind.turns, turns
    found: list[float] = []
    for _ in range(tries):
        world, dice = s.imagine(SEAT_DEFENDER, own), own.pick(1 << 29)
        mine = mind.attempt(world.copy(), idea, SEAT_DEFENDER, Seeded(dice))
        other = mind.attempt(world.copy(), over, SEAT_DEFENDER, Seeded(dice))
        found.append(mine.score - other.score)
    mind.turns = usual
    return found


def decision_of(edition: Any, mind: ItterMind, seed: int, own: Seeded) -> Itter | None:
    """A decision of a game by the rules of thumb that the Defender has ideas for."""
    chance = Seeded(seed)
    s: Itter = edition.start()
    s.advance(chance)
    wait = own.pick(DECISIONS)
    while s.agenda:
        wait -= 1
        if wait < 0 and s.decision.seat(s) == SEAT_DEFENDER and len(mind.ideas(s)) > 1:
            return s
        s.apply(mind.choose(s, own), chance)
    return None


def compare(
    edition: Any, mind: ItterMind, decisions: int, least: float, tries: int, whole: int, seed: int
) -> None:
    """Decisions in which two turns promise something better than the quick answer: by how much,
    and what four turns and whole games say of the same idea."""
    own = Seeded(seed)
    rows: list[list[float]] = []
    while len(rows) < decisions:
        seed += 1
        s = decision_of(edition, mind, seed, own)
        if s is None:
            continue
        first, *others = mind.ideas(s)
        rated = [(fmean(gains(mind, s, idea, first, 2, FIRST, own)), idea) for idea in others]
        hoped, best = max(rated, key=lambda one: one[0])
        if hoped < least:
            continue
        looks = ((2, tries), (4, tries), (TO_THE_END, whole))
        rows.append([fmean(gains(mind, s, best, first, *look, own)) for look in looks])
        told = "  ".join(f"{one:+.2f}" for one in rows[-1])
        print(f"{told}  {best.action.text} instead of {first.action.text}", flush=True)
    for at, name in enumerate(("two turns", "four turns", "whole games")):
        column = [row[at] for row in rows]
        error = 1.96 * stdev(column) / sqrt(len(column))
        print(f"{name}: {fmean(column):+.3f} ± {error:.3f}")
