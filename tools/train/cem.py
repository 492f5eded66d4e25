"""The cross-entropy method: numbers that make a player strong, found by trying.

Each generation draws candidates around the best known numbers, measures all of them in the same
games, and moves the centre and the spread to the best of them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

__all__ = ["Plan", "tune"]

Weights = dict[str, float]
Measure = Callable[[Weights, int, int], float]
"""What weights are worth in so many games from a seed on: a function of a module, as it travels."""

KEPT = 0.3
"""How much of the old centre and spread stays: a few lucky candidates must not decide alone."""
NARROWEST = 0.1
"""The spread never falls below this share of where it began, so that the search stays awake."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is tried."""

    population: int = 48
    elite: int = 12
    games: int = 60
    """Games per candidate and generation."""
    seconds: float = 600.0
    jobs: int = 1
    seed: int = 1


def tune(
    start: Mapping[str, float],
    spread: Mapping[str, float],
    measure: Measure,
    plan: Plan,
    out: Path,
) -> Weights:
    """The best centre after `plan.seconds`; written to `out` after every generation."""
    random, began = Random(plan.seed), time.monotonic()
    centre, width = dict(start), dict(spread)
    generation = 0
    with get_context("spawn").Pool(plan.jobs) as pool:
        while time.monotonic() - began < plan.seconds:
            tried = [dict(centre), *(_near(centre, width, random) for _ in range(plan.population))]
            seed = plan.seed + generation * plan.games
            worth = pool.starmap(measure, [(each, plan.games, seed) for each in tried], 1)
            order = sorted(range(len(tried)), key=lambda at: -worth[at])
            best = [tried[at] for at in order[: plan.elite]]
            centre, width = _moved(centre, width, best, spread)
            generation += 1
            print(
                f"generation {generation}: centre {worth[0]:.4f}, mean {fmean(worth):.4f}, "
                f"elite {fmean(worth[at] for at in order[: plan.elite]):.4f}, "
                f"{time.monotonic() - began:.0f} s",
                flush=True,
            )
            out.write_text(json.dumps({"generation": generation, "weights": centre}, indent=1))
    return centre


def _near(centre: Weights, width: Weights, random: Random) -> Weights:
    return {name: random.gauss(value, width[name]) for name, value in centre.items()}


def _moved(
    centre: Weights, width: Weights, best: Sequence[Weights], first: Mapping[str, float]
) -> tuple[Weights, Weights]:
    """The centre and the spread after a generation."""
    found, wide = {}, {}
    for name, value in centre.items():
        values = [each[name] for each in best]
        found[name] = KEPT * value + (1 - KEPT) * fmean(values)
        narrowest = NARROWEST * first[name]
        wide[name] = max(narrowest, KEPT * width[name] + (1 - KEPT) * pstdev(values))
    return found, wide
