"""The case files of every game: the cases hold, and each is found by the rule that it shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.cases import case_files, read_cases, read_file, run_file
from holdfast.cases.files import BASES_FILE
from holdfast.core.match import Match
from holdfast.core.registry import find_game
from tools.rules_report import reference

CASES = Path(__file__).resolve().parents[2] / "cases"
GAMES = sorted(folder.name for folder in CASES.iterdir())
FILES = [path for path in case_files([CASES]) if path.name != BASES_FILE]
LEDGER_ONLY = ("CI-D",)
"""Chapters of the ledger that are not in the players' reference: decisions and actions."""

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
each_game = pytest.mark.parametrize("game", GAMES)


@each_file
def test_the_cases_hold(path: Path) -> None:
    outcomes = run_file(path)
    assert outcomes
    assert {one.name: one.differences for one in outcomes if not one.passed} == {}


@each_file
def test_every_case_is_found_by_its_rule(path: Path) -> None:
    """A name begins with a rule that the case cites; the file is called as that rule's chapter."""
    chapter = re.match(r"[A-Z]+-[\dA-Z.]+", path.stem)
    assert chapter is not None
    names = [case["name"] for case in read_cases(path)]
    assert sorted(set(names)) == sorted(names)
    for case in read_cases(path):
        rule, _, words = case["name"].partition(": ")
        assert words, case["name"]
        assert rule in case["cites"], case["name"]
        assert rule.rpartition(".")[0] == chapter[0], case["name"]


@each_game
def test_every_rule_that_a_case_cites_exists(game: str) -> None:
    files = case_files([CASES / game])
    cited = {rule for path in files for case in read_cases(path) for rule in case["cites"]}
    rules = set(reference(find_game(game)))
    assert {rule for rule in cited if not rule.startswith(LEDGER_ONLY)} <= rules


@each_game
def test_every_base_can_be_played_from_and_is_used(game: str) -> None:
    bases = read_file(CASES / game / BASES_FILE).bases
    files = [read_file(path) for path in case_files([CASES / game])]
    assert set(bases) <= {case.get("base") for file in files for case in file.cases}
    for name in bases:
        base = bases.base(name)
        assert not Match(game, base.get("options"), position=base["position"]).over, name
