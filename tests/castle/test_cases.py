"""Every case of `cases/castle` holds, and together with the tests they cite every rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.cases import case_files, read_cases, run_case
from holdfast.games.castle.game import GAME

ROOT = Path(__file__).parents[2]
FILES = case_files([ROOT / "cases" / "castle"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_cases_of_a_chapter_hold(path: Path) -> None:
    for case in read_cases(path):
        outcome = run_case(case)
        assert outcome.passed, f"{outcome.name}: {outcome.differences}"


def test_every_rule_is_cited_by_a_case_or_a_test() -> None:
    texts = [path.read_text("utf-8") for path in FILES]
    texts += [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    cited = set(re.findall(r"CA-[A-Z]+\.\d+", "\n".join(texts)))
    assert set(GAME.text().rules) - cited == set()
