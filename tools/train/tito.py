"""Tuning, fitting and measuring the mind of Capture Tito!: `python -m tools.train.tito ...`."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev

from holdfast.bots import Bot, Budget, make_bot
from holdfast.core.chance import Seeded
from holdfast.core.seat import Seat, Table
from holdfast.core.state import State
from holdfast.games.tito.game import GAME
from holdfast.games.tito.mind import weights_for
from holdfast.games.tito.mind.movement import run_movement
from holdfast.games.tito.mind.plans import Stance
from holdfast.games.tito.mind.policy import answer, play_out
from holdfast.games.tito.mind.value import features, spread_out
from holdfast.games.tito.mind.weights import Manual
from holdfast.games.tito.rules.c14_victory import level, points, total_of
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import LEVELS
from tools.train.cem import Plan, tune
from tools.train.sums import least_squares, logistic

RIDGE = 5.0
SUCCESS = 4.0
"""How many points a complete success counts for in tuning, beside the points themselves."""
WIDTH = 0.3
"""How far candidates lie from the start at first, as a share of each weight."""
LEAST = 0.05
"""At least so far, for weights that start near 0."""
TURNS_WIDE = 0.7
"""So far for weights that are turns, which change nothing until they pass a whole number."""


def play_by_thumb(manual: Manual, difficulty: str, seed: int) -> Tito:
    """A whole game by the rules of thumb."""
    s = GAME.edition({"difficulty": difficulty}).start()
    assert isinstance(s, Tito)
    chance = Seeded(seed)
    s.advance(chance)
    play_out(s, chance, manual, Stance())
    return s


@dataclass(frozen=True, slots=True)
class Worth:
    """What weights are worth at a difficulty: points, and something for each complete success."""

    difficulty: str

    def __call__(self, named: dict[str, float], games: int, seed: int) -> float:
        manual = Manual(named)
        total = 0.0
        for number in range(games):
            s = play_by_thumb(manual, self.difficulty, seed + number)
            score = total_of(points(s))
            reached = level(s, score)
            total += score + (SUCCESS if reached == 0 else 0.0)
        return total / games


def width_of(name: str, value: float) -> float:
    """How far candidates lie from the start at first."""
    if name.endswith("_left"):
        return TURNS_WIDE
    return max(LEAST if abs(value) > LEAST else LEAST / 5, WIDTH * abs(value))


def run_tune(given: argparse.Namespace) -> None:
    start = weights_for(given.level)
    if given.start:
        start = json.loads(Path(given.start).read_text())["weights"]
    spread = {name: given.width * width_of(name, value) for name, value in start.items()}
    plan = Plan(given.population, given.elite, given.games, given.seconds, given.jobs, given.seed)
    tune(start, spread, Worth(given.level), plan, Path(given.out))


# Fitting


def examples(manual: Manual, difficulty: str, seed: int) -> list[Example]:
    """The start of each turn of a game by thumb, with what came of it."""
    s = GAME.edition({"difficulty": difficulty}).start()
    assert isinstance(s, Tito)
    chance = Seeded(seed)
    s.advance(chance)
    found: list[tuple[bool, list[float]]] = []
    turn = 0
    plain = Stance()
    while s.agenda:
        if s.turn != turn:
            turn = s.turn
            found.append((s.face_down > 0, spread_out(s, features(s))))
        if s.decision.kind == "movement":
            run_movement(s, chance, manual, plain)
        else:
            s.apply(answer(s, manual, plain), chance)
    score = total_of(points(s))
    complete = level(s, score) == 0
    return [Example(before, row, score, complete) for before, row in found]


@dataclass(frozen=True, slots=True)
class Example:
    """A position as the value sees it, and how its game ended."""

    before: bool
    row: list[float]
    score: int
    complete: bool


def run_fit(given: argparse.Namespace) -> None:
    """Fit the value to games by thumb; games that were not used for it say how good it is."""
    manual = Manual(weights_for(given.level))
    fitted: dict[str, list[float]] = {}
    games = [examples(manual, given.level, given.seed + n) for n in range(given.games)]
    held = given.games // 5
    for name, before in (("before", True), ("after", False)):
        known = [one for game in games[held:] for one in game if one.before == before]
        rows = [one.row for one in known]
        fitted[f"score_{name}"] = least_squares(rows, [one.score for one in known], RIDGE)
        fitted[f"win_{name}"] = logistic(rows, [one.complete for one in known], RIDGE)
        test = [one for game in games[:held] for one in game if one.before == before]
        print(f"{name}: {len(known)} positions, {explained(fitted[f'score_{name}'], test)}")
    rounded = {name: [round(value, 4) for value in values] for name, values in fitted.items()}
    Path(given.out).write_text(json.dumps(rounded))


def explained(weights: list[float], test: list[Example]) -> str:
    """How much of the spread of results the value explains."""
    scores = [one.score for one in test]
    middle = fmean(scores)
    errors = [one.score - sum(map(float.__mul__, weights, one.row)) for one in test]
    left = fmean(error * error for error in errors)
    spread = fmean((score - middle) ** 2 for score in scores)
    return f"of the variance {spread:.1f} it explains {1 - left / spread:.1%}"


# Measuring


@dataclass(frozen=True, slots=True)
class Trial:
    """One game to be measured."""

    difficulty: str
    bot: str
    seconds: float | None
    count: int | None
    seed: int


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it."""

    score: int
    level: str
    decisions: int
    cpu: float
    tito: int


def play(trial: Trial) -> Found:
    """A game by a bot, timed by its own processor time."""
    edition = GAME.edition({"difficulty": trial.difficulty})
    s = edition.start()
    assert isinstance(s, Tito)
    chance, own = Seeded(trial.seed), Seeded(trial.seed + 1_000_000_007)
    s.advance(chance)
    bot: Bot = make_bot(trial.bot)
    table = Table(edition, False, None)
    decisions, cpu = 0, 0.0
    while s.agenda:
        began = time.thread_time()
        budget = Budget(trial.seconds, trial.count, clock=time.thread_time)
        action = bot.choose(seat_of(table, s, decisions), budget, own)
        cpu += time.thread_time() - began
        decisions += 1
        s.apply(action, chance)
    score = total_of(points(s))
    return Found(score, LEVELS[level(s, score)], decisions, cpu, points(s)["tito"])


def seat_of(table: Table, s: State, number: int) -> Seat:
    """What the player knows, without a record, which no bot of this game asks for."""
    return Seat(table, 0, s.imagine(0, Seeded(number)), (), [], number)


def run_measure(given: argparse.Namespace) -> None:
    count = given.count or None
    seconds = None if given.bot == "quick" or count else given.seconds
    trials = [
        Trial(given.level, given.bot, seconds, count, given.seed + number)
        for number in range(given.games)
    ]
    found: list[Found] = []
    with get_context("spawn").Pool(given.jobs) as pool:
        for one in pool.imap_unordered(play, trials):
            found.append(one)
            if len(found) % max(1, given.games // 10) == 0:
                print(report(given, found), flush=True)
    if given.out:
        rows = [{"score": one.score, "level": one.level, "cpu": one.cpu} for one in found]
        Path(given.out).write_text(json.dumps(rows))


def report(given: argparse.Namespace, found: list[Found]) -> str:
    """Means with intervals of 95%."""
    scores = [one.score for one in found]
    spread = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    levels = Counter(one.level for one in found)
    parts = [
        f"{name} {share(levels[name], len(found))}" for name in ("complete", "semi", "failure")
    ]
    decisions = fmean(one.decisions for one in found)
    cpu = fmean(one.cpu for one in found)
    return (
        f"{given.bot} {given.level}: {len(found)} games, mean {fmean(scores):.2f} ± {spread:.2f}, "
        f"{', '.join(parts)}; {decisions:.0f} decisions, {1000 * cpu / decisions:.2f} ms each, "
        f"{cpu:.2f} s a game"
    )


def share(count: int, of: int) -> str:
    """A share with its 95% interval after Wilson."""
    z = 1.96
    p = count / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return f"{p:.1%} ({middle - half:.1%}-{middle + half:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    tuning = commands.add_parser("tune", help="find weights by the cross-entropy method")
    tuning.add_argument("--level", default="medium")
    tuning.add_argument("--jobs", type=int, default=1)
    tuning.add_argument("--seconds", type=float, default=300)
    tuning.add_argument("--population", type=int, default=48)
    tuning.add_argument("--elite", type=int, default=12)
    tuning.add_argument("--games", type=int, default=200)
    tuning.add_argument("--seed", type=int, default=1)
    tuning.add_argument("--width", type=float, default=1.0)
    tuning.add_argument("--start", help="weights to begin with, a file that `tune` wrote")
    tuning.add_argument("--out", required=True)
    tuning.set_defaults(run=run_tune)
    fitting = commands.add_parser("fit", help="fit the value to games by thumb")
    fitting.add_argument("--level", default="medium")
    fitting.add_argument("--games", type=int, default=4000)
    fitting.add_argument("--seed", type=int, default=3_000_000)
    fitting.add_argument("--out", required=True)
    fitting.set_defaults(run=run_fit)
    measuring = commands.add_parser("measure", help="play many games and report")
    measuring.add_argument("--level", default="medium")
    measuring.add_argument("--bot", default="quick")
    measuring.add_argument("--games", type=int, default=1000)
    measuring.add_argument("--seconds", type=float, default=0.2)
    measuring.add_argument("--count", type=int, default=0)
    measuring.add_argument("--jobs", type=int, default=1)
    measuring.add_argument("--seed", type=int, default=5_000_000)
    measuring.add_argument("--out")
    measuring.set_defaults(run=run_measure)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
