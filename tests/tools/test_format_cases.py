"""The layout of case files: short, in one order, and without loss."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holdfast.cases import read_cases
from tools.format_cases import layout, main, staying

ROWS = ["...", ".x.", "o.."]
BASE: dict[str, Any] = {
    "game": "noughts",
    "position": {"game": "noughts", "rows": ROWS, "turn": "x", "result": None},
}
CASES: list[dict[str, Any]] = [
    {"name": "NO-10: last", "cites": [], "game": "noughts", "do": [], "chance": []},
    {"name": "NO-2: changed", **BASE, "position": {**BASE["position"], "turn": "o"},
     "options": {}, "bad_position": "rows"},
    {"name": "NO-2: with more", **BASE, "position": {**BASE["position"], "more": {"a": 1}}},
]  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "bases.json").write_text(json.dumps({"bases": {"two marks": BASE}}), "utf-8")
    (tmp_path / "NO.json").write_text(json.dumps(CASES), "utf-8")
    return tmp_path / "NO.json"


def test_a_file_is_written_short_and_in_order(path: Path) -> None:
    assert main([str(path)]) == 0
    assert (
        path.read_text("utf-8")
        == """\
[
{
 "name": "NO-2: changed",
 "base": "two marks",
 "change": {"turn": "o"},
 "bad_position": "rows"
},
{
 "name": "NO-2: with more",
 "base": "two marks",
 "add": {"more": {"a": 1}}
},
{
 "name": "NO-10: last",
 "game": "noughts",
 "cites": []
}
]
"""
    )


def test_nothing_is_lost(path: Path) -> None:
    main([str(path)])
    empty: tuple[object, ...] = ({}, [])
    for before, after in zip([*CASES[1:], CASES[0]], read_cases(path), strict=True):
        said = {key: value for key, value in before.items() if value not in empty}
        assert {key: value for key, value in after.items() if value not in empty} == said


def test_check_names_what_it_would_write_and_a_second_run_finds_nothing(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check", str(path.parent)]) == 1
    assert main([str(path.parent)]) == 0
    assert main(["--check", str(path.parent)]) == 0
    path.write_text('[{"base": "two"}]', "utf-8")
    assert main(["--check", str(path.parent)]) == 1
    assert 'there is no base "two"; did you mean "two marks"?' in capsys.readouterr().out


def test_what_is_expected_again_stays() -> None:
    deck = [f"card {number}" for number in range(9)]
    full = {"position": {"deck": deck, "castle": {"alive": True, "cards": deck}, "turn": 0}}
    expect = {"turn": 1, "castle": {"alive": False, "cards": deck}, "deck": deck}
    case = staying({**full, "expect": expect})
    assert case == {**full, "stays": True, "expect": {"turn": 1, "castle": {"alive": False}}}
    case = staying({**full, "expect": {"castle": {"cards": deck}, "deck": deck}})
    assert case == {**full, "stays": ["deck", "castle.cards"]}
    short = {**full, "expect": {"turn": 0}}
    assert staying(short) == short


def test_lines_are_filled_up_to_the_width() -> None:
    text = layout({"deck": list(range(100)), "name": "x" * 200, "few": [1]}, 1, 0)
    lines = text.splitlines()
    assert json.loads(text)["deck"] == list(range(100))
    assert [len(line) > 120 for line in lines] == [False, False, False, False, True, False]
    assert lines[-1] == '  "few": [1]}'
