"""Castle Itter: tune the rules of thumb, fit the value of a position, and measure both.

`tune` finds weights by the cross-entropy method, `games` writes positions of self-play, `fit` makes
a value of them, `ship` puts a result into `weights.json`, `measure` plays and counts, `gain` says
what a bot gains on the rules of thumb in its own games, `horizon` compares what short tries say
with whole games, `ideas` says what choosing by so many tries is worth.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from holdfast.bots import Budget, make_bot
from holdfast.core.chance import Seeded
from holdfast.core.seat import Seat, Table
from holdfast.games.itter.game import GAME
from holdfast.games.itter.mind import ItterMind, make_mind, shipped
from holdfast.games.itter.rules.c5_end import score
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import BREAKTHROUGH
from tools.train.cem import Plan, tune

LOSS = -20.0
WIN = 20.0
"""What a win counts for besides the points when weights are tuned."""
WEIGHTS = Path("src/holdfast/games/itter/mind/weights.json")
VALUE = Path("src/holdfast/games/itter/mind/value.json")


def edition_of(variant: str, options: dict[str, Any] | None = None) -> Any:
    return GAME.edition({"variant": variant, **(options or {})})


def begin(edition: Any, seed: int) -> tuple[Itter, Seeded]:
    chance = Seeded(seed)
    s = edition.start()
    s.advance(chance)
    return s, chance


def points_of(s: Itter) -> float:
    """The score, or what a breakthrough counts as."""
    return LOSS if s.reason == BREAKTHROUGH else float(score(s))


def play_quick(mind: ItterMind, edition: Any, seed: int, random_ss: bool) -> float:
    """A game by the rules of thumb; the SS may play at random."""
    s, chance = begin(edition, seed)
    if random_ss:
        mind.play_against_random(s, chance)
    else:
        mind.play(s, chance)
    return points_of(s)


def worth_of(variant: str, seat: str, weights: dict[str, float], games: int, seed: int) -> float:
    """What weights are worth to a seat: points and wins. Variants are mixed evenly."""
    variants = variant.split(",")
    if len(variants) > 1:
        share = games // len(variants)
        return fmean(worth_of(one, seat, weights, share, seed) for one in variants)
    edition = edition_of(variant)
    mind = make_mind(edition, **{seat: weights})
    total = 0.0
    for game in range(games):
        random_ss = variant == "competitive" and seat == "defender" and game % 2 == 0
        points = play_quick(mind, edition, seed + game, random_ss)
        worth = points + (WIN if points > 0 else 0)
        total += worth if seat == "defender" else -worth
    return total / games


def run_tune(args: argparse.Namespace) -> None:
    start = shipped()[args.seat]
    if args.seat == "defender":
        start = start[args.start or args.variant.split(",")[0]]
    if args.weights:
        start = {**start, **json.loads(Path(args.weights).read_text())["weights"]}
    spread = {name: args.width * (0.3 * abs(value) + 0.1) for name, value in start.items()}
    plan = Plan(args.population, args.elite, args.games, args.seconds, args.jobs, args.seed)
    tune(start, spread, partial(worth_of, args.variant, args.seat), plan, Path(args.out))


def run_ship(args: argparse.Namespace) -> None:
    """Put tuned weights into the file that ships."""
    data = json.loads(WEIGHTS.read_text())
    weights = json.loads(Path(args.weights).read_text())["weights"]
    rounded = {name: float(f"{value:.4g}") for name, value in weights.items()}
    if args.seat == "ss":
        data["ss"] = rounded
    else:
        for variant in args.variant.split(","):
            data["defender"][variant] = rounded
    WEIGHTS.write_text(json.dumps(data, indent=1) + "\n")


def run_ship_value(args: argparse.Namespace) -> None:
    """Put a fitted value into the file that ships."""
    data = json.loads(VALUE.read_text())
    for variant in args.variant.split(","):
        data[variant] = json.loads(Path(args.value).read_text())
    lines = ",\n".join(f'"{name}": {json.dumps(data[name])}' for name in sorted(data))
    VALUE.write_text(f"{{\n{lines}\n}}\n")


# The value.


def makes(variant: str) -> tuple[Any, ItterMind]:
    edition = edition_of(variant)
    return edition, make_mind(edition)


def run_games(args: argparse.Namespace) -> None:
    from tools.train.itter_value import collect

    share = 0.3 if args.variant == "competitive" else 0.0
    make = partial(makes, args.variant)
    collect(make, share, args.games, args.seconds, args.jobs, args.seed, Path(args.out))


def run_fit(args: argparse.Namespace) -> None:
    from tools.train.itter_value import fit

    paths = [Path(name) for name in args.games.split(",")]
    fit(paths, args.units, args.epochs, args.rate, args.seconds, Path(args.out))


def run_horizon(args: argparse.Namespace) -> None:
    from tools.train.itter_horizon import compare

    edition, mind = makes(args.variant)
    compare(edition, mind, args.decisions, args.least, args.tries, args.whole, args.seed)


def run_ideas(args: argparse.Namespace) -> None:
    from tools.train.itter_ideas import gather, told

    edition, mind = makes(args.variant)
    found = gather(edition, mind, args.decisions, args.tries, args.seed)
    print(told(found, args.caution, args.doubt))


# Measuring.


def gain_of(
    variant: str,
    seat: int,
    bot: str,
    spends: tuple[float | None, int | None],
    whole: int,
    seed: int,
) -> Any:
    from tools.train.itter_gain import gain

    return gain(edition_of(variant), seat, bot, spends[0], spends[1], whole, points_of, seed)


def run_gain(args: argparse.Namespace) -> None:
    from tools.train.itter_gain import told as told_gain

    seat = 0 if args.seat == "defender" else 1
    spends = (None if args.count else args.seconds, args.count)
    play = partial(gain_of, args.variant, seat, args.bot, spends, args.whole)
    found = []
    with get_context("spawn").Pool(args.jobs) as pool:
        for one in pool.imap_unordered(play, range(args.seed, args.seed + args.games)):
            found.append(one)
            if len(found) % args.every == 0:
                print(f"{args.variant} {args.seat} {args.bot}: {told_gain(found)}", flush=True)


def play_bots(
    variant: str, bots: tuple[str, str], seconds: float, count: int | None, turns: int, seed: int
) -> tuple[float, int, float]:
    """A game of two bots: the points, and decisions and processor time of the one measured."""
    edition = edition_of(variant)
    if turns:
        edition.mind().turns = turns
    s, chance = begin(edition, seed)
    table = Table(edition, False, None)
    players = [make_bot(name) for name in bots]
    own = [Seeded(seed * 7 + 1), Seeded(seed * 7 + 2)]
    decisions, spent = [0, 0], [0.0, 0.0]
    while s.agenda:
        index = s.decision.seat(s)
        seat = Seat(table, index, s, (), (), 0)
        began = time.thread_time()
        budget = Budget(seconds, count, clock=time.thread_time)
        action = players[index].choose(seat, budget, own[index])
        spent[index] += time.thread_time() - began
        decisions[index] += 1
        s.apply(action, chance)
    measured = 1 if bots[0] == "quick" and bots[1] not in ("quick", "random") else 0
    return points_of(s), decisions[measured], spent[measured]


def told(name: str, values: list[float]) -> str:
    error = 1.96 * pstdev(values) / sqrt(len(values))
    return f"{name} {fmean(values):.3f} ± {error:.3f}"


def run_measure(args: argparse.Namespace) -> None:
    bots = (args.bot, args.against) if args.seat == "defender" else (args.against, args.bot)
    play = partial(play_bots, args.variant, bots, args.seconds, args.count, args.turns)
    points: list[float] = []
    decisions, spent = 0, 0.0
    with get_context("spawn").Pool(args.jobs) as pool:
        for result in pool.imap_unordered(play, range(args.seed, args.seed + args.games)):
            points.append(result[0])
            decisions += result[1]
            spent += result[2]
            if args.every and len(points) % args.every == 0:
                print(report(args, points, decisions, spent), flush=True)
    print(report(args, points, decisions, spent))


def report(args: argparse.Namespace, points: list[float], decisions: int, spent: float) -> str:
    wins = [1.0 if one > 0 else 0.0 for one in points]
    held = [one for one in points if one > LOSS]
    return (
        f"{args.variant} {args.seat} {args.bot}: {len(points)} games, {told('wins', wins)}, "
        f"{told('U', points)}, holds {len(held) / len(points):.3f}, "
        f"20 or more {sum(one >= 20 for one in points) / len(points):.3f}, "
        f"{decisions / len(points):.0f} decisions, {1e6 * spent / max(1, decisions):.0f} µs each"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    steps = parser.add_subparsers(required=True)
    step = steps.add_parser("tune")
    step.set_defaults(run=run_tune)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--seat", default="defender")
    step.add_argument("--start", help="the shipped variant to start from")
    step.add_argument("--weights", help="a result of tune to start from")
    step.add_argument("--jobs", type=int, default=1)
    step.add_argument("--seconds", type=float, default=300)
    step.add_argument("--population", type=int, default=48)
    step.add_argument("--elite", type=int, default=12)
    step.add_argument("--games", type=int, default=60)
    step.add_argument("--width", type=float, default=1.0)
    step.add_argument("--seed", type=int, default=1_000_000)
    step.add_argument("--out", required=True)
    step = steps.add_parser("ship")
    step.set_defaults(run=run_ship)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--seat", default="defender")
    step.add_argument("--weights", required=True)
    step = steps.add_parser("ship-value")
    step.set_defaults(run=run_ship_value)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--value", required=True)
    step = steps.add_parser("games")
    step.set_defaults(run=run_games)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--games", type=int, default=20_000)
    step.add_argument("--seconds", type=float, default=600)
    step.add_argument("--jobs", type=int, default=1)
    step.add_argument("--seed", type=int, default=50_000_000)
    step.add_argument("--out", required=True)
    step = steps.add_parser("fit")
    step.set_defaults(run=run_fit)
    step.add_argument("--games", required=True, help="files of `games`, separated by commas")
    step.add_argument("--units", type=int, default=24)
    step.add_argument("--epochs", type=int, default=12)
    step.add_argument("--rate", type=float, default=0.002)
    step.add_argument("--seconds", type=float, default=300)
    step.add_argument("--out", required=True)
    step = steps.add_parser("horizon")
    step.set_defaults(run=run_horizon)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--decisions", type=int, default=24)
    step.add_argument("--least", type=float, default=0.35, help="points that two turns promise")
    step.add_argument("--tries", type=int, default=100)
    step.add_argument("--whole", type=int, default=500, help="games to the end")
    step.add_argument("--seed", type=int, default=28_000)
    step = steps.add_parser("ideas")
    step.set_defaults(run=run_ideas)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--decisions", type=int, default=200)
    step.add_argument("--tries", type=int, default=32, help="whole games for each idea")
    step.add_argument("--caution", type=float, default=1.5, help="standard errors")
    step.add_argument("--doubt", type=float, default=0.15, help="points")
    step.add_argument("--seed", type=int, default=500_000)
    step = steps.add_parser("gain")
    step.set_defaults(run=run_gain)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--seat", default="defender")
    step.add_argument("--bot", default="strong")
    step.add_argument("--games", type=int, default=40)
    step.add_argument("--seconds", type=float, default=0.2)
    step.add_argument("--count", type=int)
    step.add_argument("--whole", type=int, default=32, help="games to the end for each departure")
    step.add_argument("--jobs", type=int, default=1)
    step.add_argument("--seed", type=int, default=7000)
    step.add_argument("--every", type=int, default=10)
    step = steps.add_parser("measure")
    step.set_defaults(run=run_measure)
    step.add_argument("--variant", default="beginner")
    step.add_argument("--seat", default="defender")
    step.add_argument("--bot", default="quick")
    step.add_argument("--against", default="random")
    step.add_argument("--games", type=int, default=1000)
    step.add_argument("--seconds", type=float, default=0.2)
    step.add_argument("--count", type=int)
    step.add_argument("--turns", type=int, default=0, help="how far attempts look, if not as usual")
    step.add_argument("--jobs", type=int, default=1)
    step.add_argument("--seed", type=int, default=1)
    step.add_argument("--every", type=int, default=0)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
