"""Which rule is carried out where, which tests and cases cite it, and how often it fires.

The report behind `make rules`. The ids are those of the game's rules reference; a rule that no test
and no case cites makes the report fail.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from holdfast.cases import case_files, read_cases
from holdfast.conformance import all_options
from holdfast.core.chance import Seeded
from holdfast.core.event import Event
from holdfast.core.game import Game, Options
from holdfast.core.registry import find_game, installed_games
from holdfast.core.text import read_rules

ROOT = Path(__file__).resolve().parent.parent
MOST_DECISIONS = 10_000
PLACES_SHOWN = 2
EXPLAINS = {"Refusal", "fail"}
"""Calls whose rule says why something is refused: no event comes of these."""


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: where it stands in code and tests, and how often it fired (None: it cannot)."""

    rule: str
    chapter: str
    code: list[str]
    cases: list[str]
    tests: list[str]
    fired: int | None

    @property
    def json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


# Ids in texts


def prefix_of(rule: str) -> str:
    return rule.partition("-")[0]


def ids_in(text: str, prefix: str) -> list[str]:
    """Every rule id in a text; `CI-2.3.1 to CI-2.3.6` means all six."""
    one = rf"{prefix}-(?:[A-Z]+|\d+)(?:\.\d+)*(?![\w-]|\.\d)"
    found: list[str] = []
    for match in re.finditer(rf"\b({one})(?: to ({one}))?", text):
        found += between(match[1], match[2]) if match[2] else [match[1]]
    return found


def between(first: str, last: str) -> list[str]:
    """A range of rules of one chapter, or its two ends if they are of two."""
    stem, _, low = first.rpartition(".")
    other, _, high = last.rpartition(".")
    if stem != other or not low.isdigit() or not high.isdigit():
        return [first, last]
    return [f"{stem}.{number}" for number in range(int(low), int(high) + 1)]


def cites(files: Iterable[Path], prefix: str) -> dict[str, list[str]]:
    """Where each id occurs, as `file:line`."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in files:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for rule in ids_in(line, prefix):
                found[rule].append(f"{shown(path)}:{number}")
    return found


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


# Where a game's rules are carried out and tested


def sources(game: Game) -> list[Path]:
    """The game's code; its words are no place where a rule is carried out."""
    folder = Path(str(resources.files(game.edition().text().package)))
    words = (folder / "text.py", *(folder / "text").rglob("*.py"))
    return sorted(path for path in folder.rglob("*.py") if path not in words)


def cited_rules(game: Game) -> dict[str, list[str]]:
    """Every id that the game's code cites, with its places."""
    return cites(sources(game), prefix_of(next(iter(reference(game)))))


def reference(game: Game) -> Mapping[str, str]:
    """Every rule of the reference and the chapter it stands in; empty for a game without one."""
    rules = read_rules(game.edition().text().package, "en")
    return {rule.id: rule.chapter for rule in rules.values()}


def tests_citing(prefix: str) -> dict[str, list[str]]:
    """The tests that name each rule; those of this report name rules without testing them."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return cites((path for path in files if path.stem != "test_rules_report"), prefix)


def cases_citing(game: Game) -> dict[str, list[str]]:
    """The cases that cite each rule, as `file: name`."""
    found: dict[str, list[str]] = defaultdict(list)
    folder = ROOT / "cases" / game.id
    for path in case_files([folder]) if folder.is_dir() else []:
        for case in read_cases(path):
            for rule in case.get("cites", []):
                found[rule].append(f"{shown(path)}: {case.get('name', '')}")
    return found


# How often a rule fires


def count_fired(game: Game, number: int, seed: int = 1) -> Counter[str]:
    """How often each rule caused an event or asked for a decision in random games."""
    fired: Counter[str] = Counter()
    for at, options in enumerate(islice(cycle(all_options(game)), number)):
        fired.update(rules_of_one_game(game, options, seed + at))
    return fired


def rules_of_one_game(game: Game, options: Options, seed: int) -> Iterator[str]:
    chance = Seeded(seed)
    log: list[Event] = []
    state = game.edition(options).new(chance, log)
    for _ in range(MOST_DECISIONS):
        if state.over:
            break
        yield state.decision.rule
        legal = state.legal()
        state.apply(legal[chance.pick(len(legal))], chance)
    for event in log:
        yield event.rule


def can_fire(game: Game) -> set[str]:
    """Rules that the code names as the rule of a step or an event, and not only in refusals."""
    named: set[str] = set()
    for path in sources(game):
        named |= set(rule_literals(ast.parse(path.read_text("utf-8"))))
    return named & set(reference(game))


def rule_literals(node: ast.AST) -> Iterator[str]:
    """Strings that are nothing but an id, where an event or a decision can come of them."""
    if is_silent(node):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    quiet = isinstance(node, ast.ClassDef) and is_quiet_step(node)
    for child in ast.iter_child_nodes(node):
        if not (quiet and isinstance(child, ast.AnnAssign)):
            yield from rule_literals(child)


def is_silent(node: ast.AST) -> bool:
    """Refusals, and docstrings."""
    if isinstance(node, ast.Call):
        return name_called(node) in EXPLAINS
    if isinstance(node, ast.FunctionDef):
        return isinstance(node.returns, ast.Name) and node.returns.id in EXPLAINS
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_quiet_step(node: ast.ClassDef) -> bool:
    """A step that asks nobody and never tells an event under its own rule."""
    asks = any("Decision" in ast.unparse(base) for base in node.bases)
    return not asks and not any(
        isinstance(one, ast.Attribute) and one.attr == "rule" for one in ast.walk(node)
    )


def name_called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


# The report


def report(game: Game, number: int) -> list[Row]:
    """A row for every rule of the game's reference."""
    rules = reference(game)
    prefix = prefix_of(next(iter(rules)))
    code, tests, cases = cited_rules(game), tests_citing(prefix), cases_citing(game)
    fired, possible = count_fired(game, number), can_fire(game)
    return [
        Row(
            rule,
            chapter,
            code.get(rule, []),
            cases.get(rule, []),
            tests.get(rule, []),
            fired[rule] if rule in possible or fired[rule] else None,
        )
        for rule, chapter in rules.items()
    ]


def without_code(rows: Iterable[Row]) -> list[str]:
    return [row.rule for row in rows if not row.code]


def without_tests(rows: Iterable[Row]) -> list[str]:
    return [row.rule for row in rows if not row.cases and not row.tests]


def table(rows: Sequence[Row]) -> str:
    """The rows as text, in columns as wide as what they hold."""
    lines = [("rule", "code", "cases", "tests", "fired"), *map(cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(5)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column > 1 else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )


def cells(row: Row) -> tuple[str, str, str, str, str]:
    places = [place.rpartition("/")[2] for place in row.code]
    more = f" +{len(places) - PLACES_SHOWN}" if len(places) > PLACES_SHOWN else ""
    code = ", ".join(places[:PLACES_SHOWN]) + more
    fired = "-" if row.fired is None else str(row.fired)
    return row.rule, code or "-", str(len(row.cases)), str(len(row.tests)), fired


def summary(game: Game, rows: Sequence[Row], number: int) -> str:
    parts = [f"{game.name}: {len(rows)} rules, {number} random games over all options"]
    for what, rules in (("code", without_code(rows)), ("tests", without_tests(rows))):
        parts.append(f"without {what}: {', '.join(rules) or 'none'}")
    return "\n".join(parts)


def as_json(rows: Sequence[Row]) -> dict[str, Any]:
    return {
        "rules": [row.json for row in rows],
        "without_code": without_code(rows),
        "without_tests": without_tests(rows),
    }


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="rules_report", description=__doc__)
    parser.add_argument("game", nargs="*", help="which games; all that have a reference if none")
    parser.add_argument("--games", type=int, default=1000, help="random games to count events in")
    parser.add_argument("--json", action="store_true", help="every place, as JSON")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; 1 when a rule has no test."""
    given = parse(arguments)
    wanted = [find_game(name) for name in given.game] or list(installed_games().values())
    reports = {game.id: report(game, given.games) for game in wanted if reference(game)}
    if given.json:
        print(json.dumps({name: as_json(rows) for name, rows in reports.items()}, indent=1))
    else:
        for name, rows in reports.items():
            print(f"{table(rows)}\n\n{summary(find_game(name), rows, given.games)}\n")
    return 1 if any(without_tests(rows) for rows in reports.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
