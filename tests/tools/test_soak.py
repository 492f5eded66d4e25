"""`make soak`: it plays in portions, says how far it is, and goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import soak
from tools.soak import duration, main


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "PORTION", 3)


@pytest.mark.usefixtures("_short")
def test_a_soak_tells_its_portions_and_ends_with_a_summary(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["noughts", "--games", "7", "--journals", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" games")[0] for line in lines[:3]] == [
        "noughts: 3 of 7",
        "noughts: 6 of 7",
        "noughts: 7 of 7",
    ]
    assert lines[-3].split()[:3] == ["game", "mixtures", "games"]
    assert lines[-2].split()[:4] == ["noughts", "1", "7", "1"]
    assert lines[-2].endswith("conforms")
    assert lines[-1] == "Every promise was kept."


@pytest.mark.usefixtures("_short")
def test_a_soak_that_was_stopped_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--journals", str(tmp_path)]
    main(["noughts", "--games", "3", *folder])
    capsys.readouterr()
    main(["noughts", "--games", "6", *folder])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "noughts: going on after 3 games"
    assert lines[1].startswith("noughts: 6 of 6 games")
    assert lines[-2].split()[:4] == ["noughts", "1", "6", "1"]  # as if it had never been stopped


@pytest.mark.usefixtures("_short")
def test_what_other_code_has_played_does_not_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--journals", str(tmp_path)]
    main(["noughts", "--games", "3", *folder])
    (path,) = tmp_path.glob("progress-*.json")
    kept = json.loads(path.read_text("utf-8"))
    for text in (json.dumps({**kept, "run": {**kept["run"], "code": "other"}}), "", "[]"):
        path.write_text(text, "utf-8")
        capsys.readouterr()
        main(["noughts", "--games", "3", *folder])
        assert capsys.readouterr().out.startswith("noughts: 3 of 3 games")


def test_durations_are_told_for_people() -> None:
    assert [duration(seconds) for seconds in (5, 119, 150, 7500)] == [
        "5 s",
        "119 s",
        "0 h 02 min",
        "2 h 05 min",
    ]
