"""`python -m holdfast.conformance [GAME…]`: check games from a shell, for instance for hours."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from holdfast.conformance.kit import MOST_ACTIONS, check_game
from holdfast.conformance.mixtures import all_options
from holdfast.conformance.report import Report
from holdfast.core.registry import installed_games

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Check the games and print a report on each; 1 when one does not conform."""
    asked = _parser().parse_args(arguments)
    bad = 0
    for report in _reports(asked):
        sys.stdout.write(f"{report}\n\n")
        sys.stdout.flush()
        bad += not report.ok
        if asked.journals is not None:
            save_journals(report, asked.journals)
    return 1 if bad else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m holdfast.conformance", description=main.__doc__
    )
    parser.add_argument("game", nargs="*", help='ids or "module:NAME"; all installed games if none')
    parser.add_argument("--games", type=int, default=100, help="random games of each (100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument("--thorough-every", type=int, default=10, help="one game in so many (10)")
    parser.add_argument(
        "--most-actions", type=int, default=MOST_ACTIONS, help=f"limit of a game ({MOST_ACTIONS})"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--every-option", action="store_true", help="all mixtures of options, not a sample"
    )
    parser.add_argument("--journals", type=Path, help="a folder for journals of violations")
    return parser


def _reports(asked: argparse.Namespace) -> Iterator[Report]:
    for name in asked.game or list(installed_games()):
        mixtures = all_options(name) if asked.every_option else [None]
        for options in mixtures:
            yield check_game(
                name,
                games=asked.games,
                seed=asked.seed,
                options=options,
                thorough_every=asked.thorough_every,
                most_actions=asked.most_actions,
                jobs=asked.jobs,
            )


def save_journals(report: Report, folder: Path) -> None:
    """A journal for each violation that the report kept."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, violation in enumerate(report.violations, start=1):
        name = f"{report.game}-{violation.check}-{violation.seed}-{violation.at}-{number}.json"
        violation.save(folder / name)


if __name__ == "__main__":
    sys.exit(main())
