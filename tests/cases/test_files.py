"""Files of cases: one case or many, with bases of their own or those of the folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holdfast.cases import BadCase, case_files, read_cases, read_file, run_file

BASE = {"game": "noughts", "position": {"game": "noughts", "rows": ["...", ".x.", "o.."],
                                        "turn": "x", "result": None}}  # fmt: skip
CASE = {"base": "two marks", "do": [{"do": "mark", "cell": "a3"}]}


def write(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_files_hold_one_case_or_many(tmp_path: Path) -> None:
    one, many, bad = tmp_path / "a.json", tmp_path / "in" / "b.json", tmp_path / "bad.json"
    many.parent.mkdir()
    one.write_text(json.dumps({"game": "noughts"}))
    many.write_text(json.dumps([{"game": "noughts"}, {"game": "noughts"}]))
    assert len(read_cases(one)) == 1
    assert len(read_cases(many)) == 2
    assert case_files([tmp_path, one]) == [one, many, one]
    for text in ("[", "5", "[" * 100_000):
        bad.write_text(text)
        with pytest.raises(BadCase):
            read_cases(bad)
    bad.write_bytes(b"\xff")
    with pytest.raises(BadCase, match="not valid JSON"):
        read_cases(bad)
    with pytest.raises(BadCase, match="cannot be read"):
        read_cases(tmp_path / "absent.json")


def test_a_folder_without_cases_is_not_passed_over(tmp_path: Path) -> None:
    (folder,) = case_files([tmp_path])
    with pytest.raises(BadCase, match="cannot be read"):
        read_cases(folder)


def test_bases_stand_beside_the_file(tmp_path: Path) -> None:
    write(tmp_path / "bases.json", {"bases": {"two marks": BASE}})
    path = write(tmp_path / "a.json", [CASE, {**CASE, "change": {"turn": "q"}}])
    assert [one.passed for one in run_file(path)] == [True, False]
    assert read_cases(path)[0]["position"] == BASE["position"]
    assert read_file(path).cases[0] == CASE
    assert read_file(tmp_path / "bases.json").cases == []


def test_bases_in_the_file_go_first(tmp_path: Path) -> None:
    write(tmp_path / "bases.json", {"bases": {"two marks": 5}})
    path = write(tmp_path / "a.json", {"bases": {"two marks": BASE}, "cases": [CASE]})
    assert [one.differences for one in run_file(path)] == [()]


def test_cases_in_full_need_no_bases(tmp_path: Path) -> None:
    (tmp_path / "bases.json").write_text("[", "utf-8")
    full = write(tmp_path / "full.json", [{"game": "noughts"}])
    assert [one.differences for one in run_file(full)] == [()]
    (outcome,) = run_file(write(tmp_path / "short.json", [CASE]))
    assert outcome.name == "the file"
    assert outcome.differences[0].startswith("bases.json beside it: is not valid JSON")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"cases": 5}, "cases: must be a list"),
        ({"bases": [], "cases": []}, "bases: must be an object"),
        ({"cases": [], "bass": {}}, 'there is no field "bass"; did you mean "bases"?'),
    ],
)
def test_a_file_of_another_shape_is_refused(data: Any, said: str, tmp_path: Path) -> None:
    (outcome,) = run_file(write(tmp_path / "a.json", data))
    assert said in outcome.differences[0]
