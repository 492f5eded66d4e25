"""Long conformance runs of every installed game, over its options: the run behind `make soak`.

Each game is played in portions, which take turns at its mixtures of options as the kit samples
them. After each portion the run says how far it is and writes that down, so that one that was
stopped goes on where it was, as long as the code is the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import holdfast
from holdfast.conformance import Report, check_game, covering_options
from holdfast.conformance.__main__ import save_journals
from holdfast.core.game import Game
from holdfast.core.registry import find_game, installed_games

SOURCES = Path(__file__).resolve().parent.parent
MOST_ACTIONS = 100_000
"""Random games of Castle with reshuffles have passed 10,000 actions, and they do end."""
THOROUGH_EVERY = 100
"""One game in so many gets all checks, from pictures to idle seats, at the cost of thirty games."""
PORTION = 500


@dataclass(slots=True)
class Tally:
    """What the games of one game that were played so far add up to."""

    game: str
    mixtures: int
    games: int = 0
    thorough: int = 0
    decisions: int = 0
    longest: int = 0
    wrong: int = 0
    seconds: float = 0.0

    def add(self, report: Report, games: int, seconds: float) -> None:
        self.games += games
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


class Progress:
    """How far a run is, in a file: what was played counts as long as code and seeds are these."""

    def __init__(self, folder: Path, seed: int, most_actions: int) -> None:
        build = "compiled" if holdfast.compiled else "plain"
        self.path = folder / f"progress-{build}.json"
        self.run = {"code": code_digest(), "seed": seed, "most_actions": most_actions}
        self.tallies: dict[str, dict[str, Any]] = {}
        try:
            found = json.loads(self.path.read_text("utf-8"))
            if found["run"] == self.run:
                self.tallies = found["tallies"]
        except (OSError, ValueError, KeyError, TypeError):
            pass  # nothing that can be gone on with

    def of(self, game: Game) -> Tally:
        kept = self.tallies.get(game.id)
        return Tally(game.id, len(covering_options(game))) if kept is None else Tally(**kept)

    def note(self, tally: Tally) -> None:
        self.tallies[tally.game] = asdict(tally)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        written = self.path.with_suffix(".new")
        written.write_text(json.dumps({"run": self.run, "tallies": self.tallies}), "utf-8")
        written.replace(self.path)


def code_digest() -> str:
    """A digest of all sources: a run of other code proves nothing about these."""
    digest = hashlib.blake2b(digest_size=12)
    for path in sorted(SOURCES.glob("src/**/*")) + sorted(SOURCES.glob("examples/*/src/**/*")):
        if path.suffix in (".py", ".json", ".ftl", ".md") and "node_modules" not in path.parts:
            digest.update(path.read_bytes())
    return digest.hexdigest()


def soak(game: Game, asked: argparse.Namespace, progress: Progress) -> Tally:
    """Play a game portion by portion, each told in a line, or whole where something is wrong."""
    tally = progress.of(game)
    if tally.games:
        print(f"{game.id}: going on after {tally.games:,} games", flush=True)
    while tally.games < asked.games:
        begun = time.monotonic()
        count = min(PORTION, asked.games - tally.games)
        report = check_game(
            game.id,
            games=count,
            first=tally.games,
            seed=asked.seed,
            thorough_every=THOROUGH_EVERY,
            most_actions=asked.most_actions,
            jobs=asked.jobs,
            # The compiled run compares with the plain build; the other way round adds nothing.
            compare_builds=holdfast.compiled,
            most_compared=count,
        )
        # A portion with very much that is wrong stops early; its other games would add nothing.
        tally.add(report, count, time.monotonic() - begun)
        if not report.ok:
            print(f"{report}\n", flush=True)
            save_journals(report, asked.journals)
        progress.note(tally)
        print(how_far(tally, asked.games), flush=True)
    return tally


def how_far(tally: Tally, wanted: int) -> str:
    left = (wanted - tally.games) * tally.seconds / tally.games
    return (
        f"{tally.game}: {tally.games:,} of {wanted:,} games in {duration(tally.seconds)}, "
        f"{tally.wrong:,} wrong; about {duration(left)} to go"
    )


def duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{seconds:.0f} s" if seconds < 120 else f"{minutes // 60} h {minutes % 60:02} min"


def summary(tallies: list[Tally], journals: Path) -> Iterator[str]:
    yield f"{HEAD}  ({'compiled' if holdfast.compiled else 'plain Python'})"
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
        "--journals",
        type=Path,
        default=Path(".cache/soak"),
        help="a folder for what is wrong, and for how far a run is",
    )
    asked = parser.parse_args(arguments)
    chosen = [find_game(name) for name in asked.game] or list(installed_games().values())
    progress = Progress(asked.journals, asked.seed, asked.most_actions)
    tallies = [soak(game, asked, progress) for game in chosen]
    print("\n" + "\n".join(summary(tallies, asked.journals)))
    return 1 if any(tally.wrong for tally in tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
