"""Every case file of the game holds, and together with the tests they cite every rule."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from holdfast.cases import read_cases, run_case

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = sorted((ROOT / "cases" / "tito").glob("*.json"))
CASES = [(path.stem, case) for path in FILES for case in read_cases(path)]

LAST = {
    "1.1": 3, "1.2": 2, "1.3": 2, "1.5": 1, "2.1": 3, "2.2": 9, "3.1": 4, "3.2": 4, "3.3": 2,
    "4": 9, "5.0": 1, "5.1": 9, "5.2": 8, "6": 13, "7": 7, "8": 14, "9": 6, "10": 10, "11": 10,
    "12.0": 1, "12.1": 3, "12.2": 8, "12.3": 14, "13.0": 3, "13.1": 3, "13.2.1": 5, "13.2.2": 4,
    "13.2.3": 7, "13.2.4": 4, "13.3.0": 4, "13.3.1": 15, "13.4": 5, "14": 9,
}  # fmt: skip
RULES = {f"CT-{part}.{n}" for part, last in LAST.items() for n in range(1, last + 1)}


@pytest.mark.parametrize(("file", "case"), CASES, ids=[f"{f}-{c['name']}" for f, c in CASES])
def test_the_case_holds(file: str, case: dict[str, Any]) -> None:
    assert list(run_case(case).differences) == []


def test_every_rule_is_cited_by_a_case_or_a_test() -> None:
    cited = {rule for _, case in CASES for rule in case["cites"]}
    for path in Path(__file__).parent.glob("test_*.py"):
        cited |= set(re.findall(r"CT-[\d.]*\d", path.read_text("utf-8")))
    assert RULES - cited == set()
    assert {rule for _, case in CASES for rule in case["cites"]} <= RULES


def test_every_rule_that_the_code_names_exists() -> None:
    for path in (ROOT / "src" / "holdfast" / "games" / "tito").rglob("*.py"):
        named = set(re.findall(r"CT-[\d.]*\d", path.read_text("utf-8")))
        chapters = {f"CT-{part}" for part in LAST} | {"CT-13.2", "CT-13.3"}
        assert named <= RULES | chapters, path
