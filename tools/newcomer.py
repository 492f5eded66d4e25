"""Figures for the newcomer's audit (docs/newcomers.md): what can be counted instead of felt.

python -m tools.newcomer
"""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import holdfast
from holdfast.core.match import Match
from holdfast.terminal.prompt import Prompt

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("itter", "castle", "tito")
DECISIONS = 60


def words_per_prompt(game: str, brief: bool | None) -> float:
    """How many words a player reads before each decision (median), with actions at random."""
    match, dice = holdfast.new(game, seed=3), holdfast.Seeded(1)
    said: list[str] = []
    counts: list[int] = []

    def read(prompt: str) -> str:
        if prompt != "> " or len(counts) >= DECISIONS:
            return "quit" if prompt == "> " else ""
        counts.append(len(" ".join(said).split()))
        said.clear()
        return match.legal[dice.pick(len(match.legal))].text

    Prompt(match, read=read, write=said.append, clear=said.clear, brief=brief, notes=False).run()
    return statistics.median(counts)


def silent_names() -> list[str]:
    """Public classes and their methods that explain nothing."""
    found = []
    for name in holdfast.__all__:
        thing = getattr(holdfast, name)
        if not inspect.isclass(thing):
            continue
        members = {key: value for key, value in vars(thing).items() if key[0] != "_"}
        found += [f"{name}.{key}" for key, value in members.items()
                  if callable(value) and not inspect.getdoc(value)]  # fmt: skip
        found += [] if inspect.getdoc(thing) else [name]
    return found


def not_values(match: Match) -> Iterator[str]:
    """What a match hands out that does not travel or compare."""
    things: list[Any] = [match, match.state, match.legal, match.legal[0], match.events[0],
                         match.decision, match.edition, match.chance, match.seat(match.seats[0]),
                         holdfast.Seeded(1)]  # fmt: skip
    ways: dict[str, Callable[[Any], Any]] = {
        "pickle": lambda one: pickle.loads(pickle.dumps(one)),
        "copy": copy.copy,
        "deepcopy": copy.deepcopy,
    }
    for thing in things:
        for name, way in ways.items():
            try:
                fits = way(thing) == thing
            except Exception:
                fits = False
            if not fits:
                yield f"{name} of {type(thing).__name__}"


def speed(loop: str) -> float:
    """Decisions per second of Castle Itter, played by one of the loops of `holdfast bench`."""
    command = [sys.executable, "-m", "holdfast.cli", "bench", "itter", "--line", "--loop", loop]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    told = json.loads(said)
    return float(told["decisions"]) / float(told["seconds"])


def main() -> None:
    print(f"holdfast {holdfast.__version__}, {'compiled' if holdfast.compiled else 'plain'}")
    for game in GAMES:
        usual, full, brief = (words_per_prompt(game, mode) for mode in (None, False, True))
        print(f"{game}: {usual:.0f} words a prompt (median), {full:.0f} full, {brief:.0f} brief")
    print(f"public names without a docstring: {', '.join(silent_names()) or 'none'}")
    print(f"not values: {', '.join(not_values(holdfast.new('castle', seed=1))) or 'none'}")
    pages = list((ROOT / "docs").glob("*.md"))
    words = sum(len(page.read_text("utf-8").split()) for page in pages)
    print(f"documentation: {len(pages)} pages, {words:,} words")
    # In turn, and the best of each: other work on the machine only makes them slower.
    runs = [(speed("engine"), speed("many")) for _ in range(3)]
    own, many = max(one for one, _ in runs), max(one for _, one in runs)
    print(f"Castle Itter: {own:,.0f} decisions a second in the engine's own loop, {many:,.0f} with "
          f"observations in many games at once ({many / own:.2f})")  # fmt: skip


if __name__ == "__main__":
    main()
