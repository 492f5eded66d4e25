"""The reports of the documentation: every experiment of docs/lab is run, and each game has a page.

`python -m tools.lab` plays a small part in minutes, `--full` everything in hours. Both go on where
they were stopped.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from holdfast.core.registry import find_game
from holdfast.lab import read_experiment

ROOT: Final = Path(__file__).resolve().parents[1]
FILES: Final = ROOT / "docs" / "lab"
SMALL: Final = 40
"""A small report plays one deal in so many."""
GAMES: Final = {
    "itter": ("itter-options", "itter-pieces", "itter-skill"),
    "castle": ("castle-options", "castle-skill"),
    "tito": ("tito-levels", "tito-pieces", "tito-skill"),
}
"""Which experiments make up the report of a game, in their order."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all as usual")
    parser.add_argument("--full", action="store_true", help="play everything, in hours")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--runs", type=Path, default=ROOT / ".cache" / "lab")
    parser.add_argument("--out", type=Path, default=FILES)
    given = parser.parse_args(arguments)
    for game in given.games or GAMES:
        folders = [run(name, given.runs, given.full, given.jobs) for name in GAMES[game]]
        title = f"{find_game(game).name} in the lab"
        holdfast("report", *map(str, folders), "--out", str(given.out / f"{game}.html"),
                 "--title", title)  # fmt: skip


def run(name: str, runs: Path, full: bool, jobs: int) -> Path:
    """Play an experiment, and say where its results are."""
    file = FILES / f"{name}.toml"
    games = read_experiment(file).games
    wanted = games if full else max(1, games // SMALL)
    folder = runs / ("full" if full else "small") / name
    print(f"holdfast: {name}, {wanted} deals", flush=True)
    holdfast("run", str(file), "--games", str(wanted), "--jobs", str(jobs), "--out", str(folder))
    return folder


def holdfast(*words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "holdfast.cli", "lab", *words], check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
