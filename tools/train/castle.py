"""Castle: tuning the rules of thumb by self-play, fitting the value, measuring players.

python -m tools.train.castle tune --players 2 --jobs 2 --seconds 600 --out tuned.json
python -m tools.train.castle fit --players 2 --jobs 2 --games 20000 --out value.json
python -m tools.train.castle adopt --players 2 --policy tuned.json --value value.json
python -m tools.train.castle measure --players 2 --bot strong --against quick --games 600
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from holdfast.games.castle.mind import WEIGHTS
from tools.train.castle_games import Pairing, measure, share_of_wins, shipped
from tools.train.cem import Plan, Weights, tune


def tune_policy(given: argparse.Namespace) -> None:
    """Rules of thumb that win more often against those that ship."""
    start: Weights = shipped()["policy"][str(given.players)]
    rivals = [start, *(json.loads(path.read_text())["weights"] for path in given.rivals)]
    if given.start:
        start = {**start, **json.loads(given.start.read_text())["weights"]}
    spread = {name: given.width * abs(value) + 0.01 for name, value in start.items()}
    elite = max(4, given.population // 4)
    seed = given.seed * 1_000_000
    plan = Plan(given.population, elite, given.games, given.seconds, given.jobs, seed)
    tune(start, spread, partial(share_of_wins, given.players, rivals), plan, given.out)


def fit_value(given: argparse.Namespace) -> None:
    from tools.train.castle_fit import fit  # only this needs numpy

    fit(given.players, given.games, given.jobs, given.hidden, given.epochs, given.out)


def adopt(given: argparse.Namespace) -> None:
    """Ship what was tuned or fitted."""
    found = json.loads(WEIGHTS.read_text())
    players = str(given.players)
    if given.policy:
        tuned = json.loads(given.policy.read_text())["weights"]
        known = found["policy"][players]
        found["policy"][players] = {
            **known,
            **{name: round(value, 5) for name, value in tuned.items()},
        }
    if given.value:
        found["value"][players] = json.loads(given.value.read_text())
    WEIGHTS.write_text(written(found))


def written(found: dict[str, object]) -> str:
    """Small enough to read: lists of numbers on one line each."""
    text = json.dumps(found, indent=1)
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if inside:
            lines[-1] += line.strip()
            inside = line.strip()[:1] != "]"
        else:
            lines.append(line)
            inside = line.endswith("[")
    return "\n".join(lines) + "\n"


def measure_bots(given: argparse.Namespace) -> None:
    options = tuple(json.loads(given.options).items())
    pairing = Pairing(given.players, given.bot, given.against, given.seconds, options)
    pairing = replace(pairing, horizon=given.horizon, uniform=given.uniform)
    print(measure(pairing, given.games, given.jobs), flush=True)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    does = parser.add_subparsers(required=True)
    one = does.add_parser("tune")
    one.set_defaults(does=tune_policy)
    one.add_argument("--games", type=int, default=400)
    one.add_argument("--population", type=int, default=40)
    one.add_argument("--seconds", type=float, default=600)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--width", type=float, default=0.3, help="of the first spread")
    one.add_argument("--start", type=Path, help="weights that were tuned before")
    one.add_argument("--rivals", type=Path, nargs="*", default=[], help="more to play against")
    one.add_argument("--out", type=Path, required=True)
    one = does.add_parser("fit")
    one.set_defaults(does=fit_value)
    one.add_argument("--games", type=int, default=20_000)
    one.add_argument("--hidden", type=int, default=16)
    one.add_argument("--epochs", type=int, default=10)
    one.add_argument("--out", type=Path, required=True)
    one = does.add_parser("adopt")
    one.set_defaults(does=adopt)
    one.add_argument("--policy", type=Path)
    one.add_argument("--value", type=Path)
    one = does.add_parser("measure")
    one.set_defaults(does=measure_bots)
    one.add_argument("--bot", default="quick")
    one.add_argument("--against", default="random", help="random, quick, strong, playouts")
    one.add_argument("--games", type=int, default=1000)
    one.add_argument("--seconds", type=float, default=0.2)
    one.add_argument("--horizon", type=int, default=0, help="turns; 0 leaves what ships")
    one.add_argument("--uniform", action="store_true", help="Kings stand anywhere")
    one.add_argument("--options", default="{}", help="of the game, as JSON")
    for each in does.choices.values():
        each.add_argument("--players", type=int, default=2)
        each.add_argument("--jobs", type=int, default=1)
    return parser


if __name__ == "__main__":
    chosen = arguments().parse_args(sys.argv[1:])
    chosen.does(chosen)
