"""Every case of Castle Itter, file by file: a person with the rulebook open finds it by number."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.cases import case_files, read_cases, run_case
from holdfast.games.itter.game import GAME

CASES = Path(__file__).resolve().parents[2] / "cases" / "itter"
FILES = case_files([CASES])
LEDGER_ONLY = "CI-D"
"""The ledger's chapter on decisions and actions; its rules are not in the players' reference."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_case_holds(path: Path) -> None:
    outcomes = [run_case(case, f"case {at}") for at, case in enumerate(read_cases(path), start=1)]
    assert outcomes
    failed = {outcome.name: outcome.differences for outcome in outcomes if not outcome.passed}
    assert failed == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_case_has_a_name_of_its_own_and_cites_rules(path: Path) -> None:
    cases = read_cases(path)
    names = [case["name"] for case in cases]
    assert len(set(names)) == len(names)
    cited = {rule for case in cases for rule in case["cites"] if not rule.startswith(LEDGER_ONLY)}
    assert sorted(cited - set(GAME.text().rules)) == []
    assert [case["name"] for case in cases if not case["cites"]] == []
