"""Long conformance runs of every installed game, over its options: the run behind `make soak`.

A game with few mixtures of options is played in all of them, one with many in a balanced sample;
Castle Itter in each variant and edition, with our readings and with the others. Each game gets the
same number of random games, shared out evenly over its mixtures.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from holdfast.conformance import Report, all_options, check_game
from holdfast.conformance.__main__ import save_journals
from holdfast.core.errors import BadOption
from holdfast.core.game import Game, Options
from holdfast.core.registry import find_game, installed_games

MIXTURES = 24
MOST_ACTIONS = 100_000
"""Random games of Castle with reshuffles have passed 10,000 actions, and they do end."""
THOROUGH_EVERY = 50


def balanced(game: Game, count: int = MIXTURES) -> list[Options]:
    """A sample of mixtures in which each value of an option is as frequent as its others."""
    columns = {}
    for option in game.options:
        column = [option.values[at % len(option.values)] for at in range(count)]
        Random(option.name).shuffle(column)
        columns[option.name] = column
    rows = [{name: column[at] for name, column in columns.items()} for at in range(count)]
    return [options for row in rows if (options := _read(game, row)) is not None]


def _read(game: Game, given: Mapping[str, object]) -> Options | None:
    try:
        return game.read_options(given)
    except BadOption:
        return None  # a mixture that has no game


def every_mixture(game: Game) -> list[Options]:
    """All mixtures, or a sample where there are too many."""
    found = list(all_options(game))
    return found if len(found) <= MIXTURES else balanced(game)


def itter_mixtures(game: Game) -> list[Options]:
    """Each variant in each edition, with the default readings and with all the others."""
    others = {option.name: option.values[-1] for option in game.options[2:]}
    variants, editions = (option.values for option in game.options[:2])
    rows = [
        {**readings, "variant": variant, "edition": edition}
        for readings in ({}, others)
        for variant in variants
        for edition in editions
    ]
    return [options for row in rows if (options := _read(game, row)) is not None]


PLANS: dict[str, Callable[[Game], list[Options]]] = {"itter": itter_mixtures}


def plan(game: Game) -> list[Options]:
    """The mixtures of options in which a game is played."""
    return PLANS.get(game.id, every_mixture)(game)


def shares(total: int, parts: int) -> list[int]:
    """`total` in nearly equal parts, each at least 1."""
    return [max(1, total * (at + 1) // parts - total * at // parts) for at in range(parts)]


@dataclass(slots=True)
class Tally:
    """What the runs of one game add up to."""

    game: str
    mixtures: int = 0
    games: int = 0
    thorough: int = 0
    decisions: int = 0
    longest: int = 0
    wrong: int = 0
    seconds: float = 0.0

    def add(self, report: Report, seconds: float) -> None:
        self.mixtures += 1
        self.games += report.games
        self.thorough += report.thorough
        self.decisions += report.decisions
        self.longest = max(self.longest, report.longest)
        self.wrong += sum(report.wrong.values())
        self.seconds += seconds

    def __str__(self) -> str:
        verdict = "conforms" if not self.wrong else f"{self.wrong:,} WRONG"
        return (
            f"{self.game:<10}{self.mixtures:>9,}{self.games:>9,}{self.thorough:>10,}"
            f"{self.decisions:>13,}{self.longest:>9,}{self.seconds:>9,.0f} s  {verdict}"
        )


HEAD = (
    f"{'game':<10}{'mixtures':>9}{'games':>9}{'thorough':>10}"
    f"{'decisions':>13}{'longest':>9}{'time':>11}"
)


def soak(game: Game, asked: argparse.Namespace) -> Tally:
    """All runs of one game, each told in a line, or whole where something is wrong."""
    tally = Tally(game.id)
    mixtures = plan(game)
    seed = asked.seed
    for options, count in zip(mixtures, shares(asked.games, len(mixtures)), strict=True):
        begun = time.monotonic()
        report = check_game(
            game.id,
            games=count,
            seed=seed,
            options=options,
            thorough_every=THOROUGH_EVERY,
            most_actions=asked.most_actions,
            jobs=asked.jobs,
        )
        tally.add(report, time.monotonic() - begun)
        print(f"{game.id} {told(game, options)}: {count:,} games from seed {seed}", flush=True)
        if not report.ok:
            print(f"{report}\n", flush=True)
            save_journals(report, asked.journals)
        seed += count
    return tally


def told(game: Game, options: Options) -> str:
    """The options that differ from the default."""
    default = game.read_options(None)
    changed = {name: value for name, value in options.items() if value != default[name]}
    return json.dumps(changed) if changed else "as it comes"


def summary(tallies: list[Tally], journals: Path) -> Iterator[str]:
    yield HEAD
    yield from map(str, tallies)
    if any(tally.wrong for tally in tallies):
        yield f"Journals of what is wrong: {journals}"
    else:
        yield "Every promise was kept."


def main(arguments: list[str] | None = None) -> int:
    """Soak the games and print what was played; 1 when a promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=main.__doc__)
    parser.add_argument("game", nargs="*", help="ids; all installed games if none")
    parser.add_argument("--games", type=int, default=1000, help="random games of each game (1000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--most-actions", type=int, default=MOST_ACTIONS, help=f"limit of a game ({MOST_ACTIONS})"
    )
    parser.add_argument(
        "--journals", type=Path, default=Path(".cache/soak"), help="a folder for what is wrong"
    )
    asked = parser.parse_args(arguments)
    chosen = [find_game(name) for name in asked.game] or list(installed_games().values())
    tallies = [soak(game, asked) for game in chosen]
    print("\n" + "\n".join(summary(tallies, asked.journals)))
    return 1 if any(tally.wrong for tally in tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
