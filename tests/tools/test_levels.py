"""The command that measures levels: figures with where they come from, new ones for old."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holdfast.arena.pairing import Plan, new_secret
from holdfast.arena.record import Results
from holdfast.arena.run import How, play_rounds
from holdfast.bots import find_bot
from holdfast.core.registry import find_game
from tools.train import levels


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "levels.json"
    path.write_text(json.dumps({"novice": {"errs": {"*": 0.2}, "from": {}}, "strength": []}))
    monkeypatch.setattr(levels, "LEVELS", path)
    return path


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def test_strength_is_measured_and_measured_again(file: Path) -> None:
    given = ["strength", "noughts", "--bots", "random,steady@20x,quick", "--games"]
    levels.main([*given, "4"])
    rows = {row["bot"]: row for row in read(file)["strength"]}
    assert {bot: row["against"] for bot, row in rows.items()} == {
        "random": "quick", "steady@20x": "quick", "quick": "random",
    }  # fmt: skip
    low, high = rows["random"]["wins"][1:]
    assert 0 <= low <= rows["random"]["wins"][0] <= high <= 1
    assert "strength noughts --bots random,steady@20x,quick --games 4" in rows["quick"]["command"]
    levels.main([*given, "6"])
    again = read(file)["strength"]
    assert [row["games"] for row in again] == [6, 6, 6]


def test_alone_there_is_a_score(file: Path) -> None:
    levels.main(["strength", "tito", "--bots", "random", "-o", "difficulty=easy", "--games", "2"])
    (row,) = read(file)["strength"]
    assert (row["options"], row["against"]) == ({"difficulty": "easy"}, "")
    assert row["score"][0] < 0


def test_errors_are_halved_until_the_novice_is_as_weak_as_wanted(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def success(game: object, player: Any, games: int, seed: int) -> tuple[float, float]:
        asked.append(player.word)
        share = {"quick": 0.0, "random": 1.0}.get(player.word)
        if share is None:
            share = float(player.word.removeprefix("novice-"))
        return 0.8 * (1 - share) ** 2, 0.0

    monkeypatch.setattr(levels, "success", success)
    levels.main(["errs", "tito"])
    found = read(file)["novice"]
    assert found["errs"]["tito"] == pytest.approx(1 - 0.5**0.5, abs=0.01)  # half of quick's wins
    assert found["from"]["tito"].startswith("python -m tools.train.levels errs tito (")
    assert asked[:2] == ["quick", "random"]


def test_a_dry_run_says_what_it_found_and_writes_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = file.read_bytes()
    levels.main(["strength", "noughts", "--bots", "random", "--games", "2", "--dry-run"])
    said = capsys.readouterr().out
    assert json.loads(said.splitlines()[0])["bot"] == "random"
    assert said.endswith("nothing was written\n")
    monkeypatch.setattr(levels, "success", lambda *_given, **_named: (0.0, 0.0))
    levels.main(["errs", "noughts", "--dry-run"])
    assert "noughts: the novice errs in 0.004 of its decisions" in capsys.readouterr().out
    assert file.read_bytes() == before
    levels.main(["strength", "noughts", "--bots", "random", "--games", "2"])
    assert str(file) in capsys.readouterr().out
    assert file.read_bytes() != before


@pytest.mark.parametrize("kind", [[], ["errs"], ["strength"]])
def test_help_says_what_is_written(kind: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        levels.main([*kind, "--help"])
    assert "src/holdfast/bots/data/levels.json" in " ".join(capsys.readouterr().out.split())


def test_success_is_shared_by_all_seats() -> None:
    wins, returns = levels.success(find_game("noughts"), levels.novice(1.0), 6, 1)
    assert 0 <= wins <= 1
    assert returns == pytest.approx(2 * wins - 1)
    drawn = levels.success(find_game("itter"), find_bot("quick"), 30, 1)[0]
    plan = Plan("itter", {}, (("quick",),), 30, new_secret(1))
    results = Results(plan, {})
    play_rounds(results, How(check=False), 1, lambda game: None)
    outcomes = [game.outcomes[0] for game in results.in_order()]
    assert drawn == outcomes.count("won") / 30 < 1
