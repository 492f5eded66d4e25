"""Results in a file: stopped at any byte, a run goes on and comes to the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.arena.pairing import Plan, new_secret, pairings
from holdfast.arena.record import BadResults, GameRecord, Results, kept_secret
from holdfast.arena.run import How, play_rounds

ABOUT = {"clock": "cpu"}


def plan(games: int = 6, seed: int = 1) -> Plan:
    return Plan("noughts", {}, pairings(["random", "quick"], 2), games, new_secret(seed))


def play(path: Path | None, games: int = 6, jobs: int = 1) -> tuple[list[GameRecord], int]:
    """All games, and how many of them were played just now."""
    results, new = Results(plan(games), ABOUT, path), list[GameRecord]()
    play_rounds(results, How(), jobs, new.append)
    results.close()
    return results.in_order(), len(new)


def told(games: list[GameRecord]) -> list[tuple[object, ...]]:
    """What does not depend on the clock."""
    return [(one.deal, one.seats, one.outcomes, one.decisions, one.result) for one in games]


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole, count = play(path)
    assert count == 6
    assert told(whole) == told(play(None)[0])
    again, more = play(path)
    assert more == 0
    assert again == whole
    longer, more = play(path, games=10)
    assert more == 4
    assert longer[:6] == whole
    fewer, more = play(path, games=2)
    assert (len(fewer), more) == (2, 0)


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole, _ = play(path)
    written = path.read_bytes()
    for cut in (len(written) - 1, len(written) - 40, written.index(b"\n") + 1):
        path.write_bytes(written[:cut])
        again, more = play(path)
        assert more >= 1
        assert told(again) == told(whole)
        assert path.read_bytes().count(b"\n") == 7


def test_several_cores_come_to_the_same(tmp_path: Path) -> None:
    assert told(play(tmp_path / "games.jsonl", jobs=2)[0]) == told(play(None)[0])


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play(path)
    with pytest.raises(BadResults, match="was begun with other secret"):
        Results(plan(seed=2), ABOUT, path)
    with pytest.raises(BadResults, match='was begun with other clock: "cpu", not "wall"'):
        Results(plan(), {"clock": "wall"}, path)
    assert kept_secret(path) == plan().secret
    assert kept_secret(tmp_path / "none") is None


@pytest.mark.parametrize("text", ["hello\n", "[]\n", '{"a": 1}\n'])
def test_something_else_is_never_overwritten(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(BadResults, match="holds something else"):
        Results(plan(), ABOUT, path)
    assert path.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play(path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], '{"deal": 1}', *lines[4:]]) + "\n")
    with pytest.raises(BadResults, match="line 4: a game has other fields"):
        Results(plan(), ABOUT, path)


def test_a_folder_that_is_missing_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match=r"cannot use .*: No such file or directory"):
        Results(plan(), ABOUT, tmp_path / "none" / "games.jsonl")
