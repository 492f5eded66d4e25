"""The report behind `make rules`: it finds code, cases and tests of a rule, and counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holdfast.core.registry import installed_games
from tools import rules_report
from tools.rules_report import Row, ids_in, main, report, table, without_code, without_tests

WITH_RULES = [game.id for game in installed_games().values() if game.edition().text().rules]


def test_ids_are_found_with_their_ranges() -> None:
    assert ids_in("as in XX-2.1.1 to XX-2.1.3, but not XX-2.1.10.", "XX") == [
        "XX-2.1.1", "XX-2.1.2", "XX-2.1.3", "XX-2.1.10",
    ]  # fmt: skip
    assert ids_in("XX-2.2.json, XX-PA.4 and XX-7", "XX") == ["XX-2.2", "XX-PA.4", "XX-7"]
    assert ids_in("XX-1.9 to XX-2.1", "XX") == ["XX-1.9", "XX-2.1"]
    assert ids_in("BXX-1.1 XX-1.1b XX-", "XX") == []


def test_noughts_is_reported_rule_by_rule() -> None:
    rows = {row.rule: row for row in report(installed_games()["noughts"], 20)}
    assert list(rows) == ["NO-1", "NO-2", "NO-3", "NO-4"]
    marked = rows["NO-2"]
    assert any(place.startswith("examples/noughts/src/holdfast_noughts/rules.py:")
               for place in marked.code)  # fmt: skip
    assert any(place.startswith("tests/cases/test_running.py:") for place in marked.tests)
    assert marked.fired is not None
    assert marked.fired >= 20 * 2 * 5  # each mark is a decision and an event
    assert rows["NO-1"].fired is None  # nothing happens by it: the board is just there


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_rule_has_a_test(game: str) -> None:
    assert without_tests(report(installed_games()[game], 0)) == []


def test_every_rule_of_castle_itter_is_named_where_it_is_carried_out() -> None:
    assert without_code(report(installed_games()["itter"], 0)) == []


def test_cases_are_found_by_what_they_cite() -> None:
    rows = {row.rule: row for row in report(installed_games()["itter"], 0)}
    hit = rows[f"{'CI'}-2.2.3"]
    assert any(place.startswith("cases/itter/CI-2.2-attack.json: ") for place in hit.cases)


def row(rule: str, **values: object) -> Row:
    given: dict[str, object] = {"code": ["a/b.py:1"], "cases": [], "tests": ["t.py:2"], "fired": 3}
    return Row(rule, "chapter", **{**given, **values})  # type: ignore[arg-type]


def test_the_table_shortens_long_lists_and_shows_what_cannot_fire() -> None:
    code = [f"src/x/rules.py:{line}" for line in (1, 5, 9, 13)]
    lines = table([row("XX-1", code=code), row("XX-2", code=[], fired=None)]).splitlines()
    assert lines[0].split() == ["rule", "code", "cases", "tests", "fired"]
    assert lines[1].split() == ["XX-1", "rules.py:1,", "rules.py:5", "+2", "0", "1", "3"]
    assert lines[2].split() == ["XX-2", "-", "0", "1", "-"]


def test_json_has_every_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["noughts", "--json", "--games", "3"]) == 0
    told = json.loads(capsys.readouterr().out)["noughts"]
    assert [one["rule"] for one in told["rules"]] == ["NO-1", "NO-2", "NO-3", "NO-4"]
    assert set(told["rules"][0]) == {"rule", "chapter", "code", "cases", "tests", "fired"}
    assert told["without_tests"] == []


def test_the_text_ends_with_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["noughts", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert "Noughts: 4 rules, 3 random games over all options" in out
    assert "without tests: none" in out


def test_a_rule_without_a_test_makes_the_report_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules_report, "ROOT", tmp_path)
    (tmp_path / "tests").mkdir()
    assert main(["noughts", "--games", "0"]) == 1
    assert "without tests: NO-1, NO-2, NO-3, NO-4" in capsys.readouterr().out
