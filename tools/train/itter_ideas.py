"""Castle Itter: how far what tries say of an idea can be trusted. Needs numpy.

Every idea of a decision is tried to the end of the game with the same dice, and the value looked at
on the way. Half of the tries choose an idea; the others tell what the choice is worth.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from holdfast.core.chance import Seeded
from holdfast.games.itter.mind import ItterMind
from holdfast.games.itter.mind.dice import SEEDS, Alike
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import SEAT_DEFENDER

LOOKS: Final = (1, 2, 3, 4, 6, 99)
"""After so many turns the value is looked at; the last is the end of the game."""
ONE_IN: Final = 60
"""Of so many decisions one is looked at."""


def gather(edition: Any, mind: ItterMind, decisions: int, tries: int, seed: int) -> list[Any]:
    """Of each decision an array: what ideas came to, by idea, try and look."""
    own, found = Seeded(seed), list[Any]()
    while len(found) < decisions:
        seed += 1
        chance = Seeded(seed)
        s: Itter = edition.start()
        s.advance(chance)
        while s.agenda and len(found) < decisions:
            if s.decision.seat(s) == SEAT_DEFENDER and own.pick(ONE_IN) == 0 and not mind.knows(s):
                found += [scores(mind, s, tries, own)] if len(mind.ideas(s)) > 1 else []
            s.apply(mind.choose(s, own), chance)
    return found


def scores(mind: ItterMind, s: Itter, tries: int, own: Seeded) -> Any:
    ideas = mind.ideas(s)
    found = np.zeros((len(ideas), tries, len(LOOKS)))
    for at in range(tries):
        world, dice = s.imagine(SEAT_DEFENDER, own), own.pick(SEEDS)
        for number, idea in enumerate(ideas):
            one = world.copy()
            alike = Alike(one, dice)
            one.apply(idea.action, alike)
            for look, turns in enumerate(LOOKS):
                while one.agenda and one.turn < s.turn + turns:
                    one.apply(mind.choose(one, alike), alike)
                found[number, at, look] = mind.judge(one, SEAT_DEFENDER).score
    return found


def told(found: list[Any], caution: float, doubt: float) -> str:
    """By look: the spread of a difference, and what choosing by it promises and is worth."""
    lines = [f"{len(found)} decisions, {np.mean([len(one) for one in found]):.1f} ideas each"]
    for look, turns in enumerate(LOOKS):
        gaps = [one[1:, :, look] - one[:1, :, look] for one in found]
        spread = np.sqrt(np.mean([gap.var(1, ddof=1).mean() for gap in gaps]))
        plain = np.array([chosen(one, look, 0.0, 0.0) for one in found])
        careful = np.array([chosen(one, look, caution, doubt) for one in found])
        error = 1.96 * careful[:, 1].std() / np.sqrt(len(found))
        lines.append(
            f"{turns} turns: a difference varies by {spread:.2f}; the best promises "
            f"{plain[:, 0].mean():.3f} on other dice and is worth {plain[:, 1].mean():.3f}; "
            f"what is surely better is worth {careful[:, 1].mean():.3f} \u00b1 {error:.3f}"
        )
    return "\n".join(lines)


def chosen(one: Any, look: int, caution: float, doubt: float) -> tuple[float, float]:
    """What the idea that half of the tries choose promises by the others, and is worth at the end:
    the mean of both halves."""
    results = []
    for mine, others in (
        (slice(0, None, 2), slice(1, None, 2)),
        (slice(1, None, 2), slice(0, None, 2)),
    ):
        gaps = one[:, mine, look] - one[:1, mine, look]
        sure = gaps.mean(1) - caution * gaps.std(1, ddof=1) / np.sqrt(gaps.shape[1]) - doubt
        sure[0] = 0.0
        best = int(np.argmax(sure))
        fresh = one[best, others] - one[0, others]
        results.append((fresh[:, look].mean(), fresh[:, -1].mean()))
    return tuple(np.mean(results, axis=0))
