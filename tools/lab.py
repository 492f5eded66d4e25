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
GAMES: Final[dict[str, dict[str, int]]] = {
    "itter": {"itter-options": 400, "itter-pieces": 100, "itter-sides": 120, "itter-skill": 24},
    "castle": {"castle-options": 300, "castle-pieces": 60, "castle-skill": 40},
    "tito": {"tito-levels": 200, "tito-pieces": 40, "tito-skill": 12},
}
"""Which experiments make up the report of a game, in their order, and how many deals a small report
plays of each: searches take seconds for a game, rules of thumb hundredths."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all as usual")
    parser.add_argument("--full", action="store_true", help="play everything, in hours")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--runs", type=Path, default=ROOT / ".cache" / "lab")
    parser.add_argument("--out", type=Path, default=FILES)
    given = parser.parse_args(arguments)
    for game in given.games or GAMES:
        folders = [
            run(name, None if given.full else deals, given.runs, given.jobs)
            for name, deals in GAMES[game].items()
        ]
        title = f"{find_game(game).name} in the lab"
        holdfast("report", *map(str, folders), "--out", str(given.out / f"{game}.html"),
                 "--title", title)  # fmt: skip


def run(name: str, deals: int | None, runs: Path, jobs: int) -> Path:
    """Play an experiment, or so many deals of it, and say where its results are."""
    file = FILES / f"{name}.toml"
    wanted = read_experiment(file).games if deals is None else deals
    folder = runs / ("full" if deals is None else "small") / name
    print(f"holdfast: {name}, {wanted} deals", flush=True)
    holdfast("run", str(file), "--games", str(wanted), "--jobs", str(jobs), "--out", str(folder))
    return folder


def holdfast(*words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "holdfast.cli", "lab", *words], check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
