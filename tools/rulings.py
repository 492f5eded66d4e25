"""Writes docs/rulings.md: every ruling of the rules references, with the rule it is about.

    python -m tools.rulings              # write the page again
    python -m tools.rulings --measure    # first measure what the readings with an option change

What was measured is kept beside the experiment, in docs/lab/itter-readings.json.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from holdfast.core.game import Game
from holdfast.core.reference import RuleText, read_rules
from holdfast.core.registry import find_game

__all__ = ["page"]

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
EXPERIMENT: Final = DOCS / "lab" / "itter-readings.toml"
MEASURED: Final = EXPERIMENT.with_suffix(".json")
GAMES: Final = ("itter", "castle", "tito")

HEAD: Final = """# Rulings and why

Rulebooks leave things open. Where one is silent, contradicts itself or can be read in two ways,
Holdfast has to decide, and says so: here is every such ruling, under the rule it belongs to. The
rules are told in our own words, as the references in the browser and `rule ID` in the terminal tell
them. What a ruling rests on stands behind it: what the rulebook says elsewhere, an example of its
own, or that it names no limit. An id leads to the code as well: search for it in
`src/holdfast/games`.

If you read a rule differently: some readings are options (`holdfast games itter`), and what an
option changes can be [measured](lab.md). `python -m tools.rulings` makes this page from the
references.

"""


def page(measured: Mapping[str, Any] | None) -> str:
    """The whole page."""
    parts = [HEAD, "".join(effects(measured)) if measured else ""]
    for id in GAMES:
        parts += chapters(find_game(id))
    return "".join(parts).rstrip() + "\n"


def effects(measured: Mapping[str, Any]) -> Iterator[str]:
    """A table of what the readings with an option change."""
    deals = measured["deals"]
    yield "## What the readings change\n\n"
    yield (
        f"Castle Itter has options for four doubtful readings. {deals:,} deals were played by the "
        "bot `quick` as ruled and with each reading turned round, on the same dice:\n\n"
    )
    yield "| ruling | turned round by | worth to the Defender | points |\n"
    yield "| --- | --- | --- | --- |\n"
    for arm in measured["arms"]:
        option = ", ".join(
            f"`{name}={str(value).lower()}`" for name, value in arm["options"].items()
        )
        yield f"| {arm['name']} | {option} | {gap(arm['return'])} | {gap(arm['score'])} |\n"
    yield (
        "\nIntervals hold 95%; worth is from −1 to 1. A nought means that `quick` never makes use "
        "of what the other reading allows, not that nobody could.\n\n"
        "```sh\nholdfast lab run docs/lab/itter-readings.toml\n```\n\n"
    )


def gap(found: Mapping[str, float]) -> str:
    said = f"{found['value']:+.3f} ({found['low']:+.3f} to {found['high']:+.3f})"
    return said.replace("-", "−")


def chapters(game: Game) -> Iterator[str]:
    """A game's rulings under the chapters of its rules."""
    rules = list(read_rules(game.edition().text("en").package, "en").values())
    ruled = [rule for rule in rules if rule.ruling]
    yield f"## {game.name}\n\n{len(ruled)} of {len(rules)} rules needed a ruling.\n\n"
    for chapter, of_chapter in groupby(ruled, lambda rule: rule.chapter):
        yield f"### {chapter}\n\n"
        for rule in of_chapter:
            yield told(rule)


def told(rule: RuleText) -> str:
    why = rule.ruling.removeprefix("Ruling: ")
    return f"**{rule.id}.** {rule.text}\n\n> **Ruling:** {why}\n\n"


def measure() -> dict[str, Any]:
    """Run the experiment, and keep what came of it."""
    from holdfast.lab.results import Results

    folder = ROOT / ".cache" / "lab" / "readings"
    command = [sys.executable, "-m", "holdfast.cli", "lab", "run", str(EXPERIMENT)]
    subprocess.run([*command, "--out", str(folder)], check=True)
    results = Results(folder)
    summary, (first, *others) = results.summary(), results.experiment.arms
    arms = [
        {
            "name": arm.name,
            "options": {
                name: value
                for name, value in arm.options.items()
                if first.edition.options[name] != value
            },
            **{name: summary["arms"][arm.name][name]["difference"] for name in ("return", "score")},
        }
        for arm in others
    ]
    return {"deals": summary["deals"], "arms": arms}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="play the experiment first")
    if parser.parse_args(arguments).measure:
        MEASURED.write_text(json.dumps(measure(), indent=1) + "\n", "utf-8")
    measured = json.loads(MEASURED.read_text("utf-8")) if MEASURED.exists() else None
    (DOCS / "rulings.md").write_text(page(measured), "utf-8")


if __name__ == "__main__":
    main()
