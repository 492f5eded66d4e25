"""Castle Itter: what a bot gains on the rules of thumb, decision by decision.

How much better a player is than another is the sum, over the decisions of its own games, of what
each choice is worth more than the other's when the other plays on from there. Where both choose
alike that is nothing, and elsewhere whole games with the same dice tell it: so a few dozen games
say what hundreds would have to, because their luck is left out. It takes no side: nothing that a
search believes goes into it, only how games by rules of thumb ended.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from holdfast.bots import Budget, find_bot
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.seat import Seat, Table
from holdfast.games.itter.mind import ItterMind
from holdfast.games.itter.mind.dice import SEEDS, Alike
from holdfast.games.itter.state import Itter

Points = Callable[[Itter], float]


@dataclass(frozen=True, slots=True)
class Gain:
    """One game: how it ended, and what the bot's own decisions gained in it."""

    points: float
    gained: float
    """Points, on the average of all that dice could have brought."""
    won: float
    """Likewise, of the chance to win."""
    departures: int
    decisions: int
    seconds: float
    tries: int


def gain(
    edition: Any,
    seat: int,
    word: str,
    seconds: float | None,
    count: int | None,
    whole: int,
    points: Points,
    seed: int,
) -> Gain:
    """A game of a bot at a seat, everybody else by rules of thumb; `whole` games tell each gain."""
    mind: ItterMind = edition.mind()
    chance, own, fresh = Seeded(seed), Seeded(seed * 7 + 1), Seeded(seed * 11 + 5)
    s: Itter = edition.start()
    s.advance(chance)
    table, bot = Table(edition, False, None), find_bot(word).make()
    gained, won, departures, decisions, spent, tries = 0.0, 0.0, 0, 0, 0.0, 0
    while s.agenda:
        quick = mind.choose(s, own)
        if s.decision.seat(s) != seat:
            s.apply(quick, chance)
            continue
        began = time.thread_time()
        budget = Budget(seconds, count, clock=time.thread_time)
        action = bot.choose(Seat(table, seat, s, (), (), 0), budget, own)
        spent += time.thread_time() - began
        decisions += 1
        tries += budget.spent
        if action is not quick:
            ends = [compare(mind, s, seat, action, quick, points, fresh) for _ in range(whole)]
            gained += fmean(mine - theirs for mine, theirs in ends)
            won += fmean((mine > 0) - (theirs > 0) for mine, theirs in ends)
            departures += 1
        s.apply(action, chance)
    return Gain(points(s), gained, won, departures, decisions, spent, tries)


def compare(
    mind: ItterMind, s: Itter, seat: int, mine: Action, other: Action, points: Points, own: Seeded
) -> tuple[float, float]:
    """How two actions end in one world with the same dice."""
    world, seed = s.imagine(seat, own), own.pick(SEEDS)
    ends: list[float] = []
    for action in (mine, other):
        one = world.copy()
        dice = Alike(one, seed)
        one.apply(action, dice)
        mind.play(one, dice)
        ends.append(points(one))
    return ends[0], ends[1]


def student(values: int) -> float:
    """How many standard errors hold 95%, with so few values: Student's t, nearly."""
    freedom = values - 1
    return 1.96 + 2.372 / freedom + 2.823 / freedom**2


def told(found: list[Gain]) -> str:
    """Means with intervals of 95%."""

    def mean(values: list[float]) -> str:
        if len(values) < 2:
            return f"{fmean(values):.3f}"
        error = student(len(values)) * stdev(values) / sqrt(len(values))
        return f"{fmean(values):.3f} ± {error:.3f}"

    decisions = fmean(one.decisions for one in found)
    spent = sum(one.seconds for one in found)
    return (
        f"{len(found)} games: gains {mean([one.gained for one in found])} points and "
        f"{mean([one.won for one in found])} of the chance to win; ends at "
        f"{mean([one.points for one in found])}, wins "
        f"{mean([float(one.points > 0) for one in found])}; "
        f"{fmean(one.departures for one in found):.0f} departures in {decisions:.0f} decisions, "
        f"{1000 * spent / len(found) / decisions:.0f} ms each, "
        f"{sum(one.tries for one in found) / max(spent, 1e-9):.0f} tries a second"
    )
