"""What a terminal would obey is shown, and a server that cannot start says why in one line."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from holdfast.cli.arguments import plain, print_json
from holdfast.core.match import Match
from holdfast.core.registry import find_game
from tests.cli.run import ok, run


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("\x1b[2JLee", "\\x1b[2JLee"),
        ("a\x9b31m", "a\\x9b31m"),
        ("a\u202eb", "a\\u202eb"),
        ("tab\tcr\r", "tab\\tcr\\r"),
        ("C’est bien\u202f!\n", "C’est bien\u202f!\n"),
        ("♠ Höckel 日本", "♠ Höckel 日本"),
    ],
)
def test_control_characters_are_written_out(words: str, shown: str) -> None:
    assert plain(words) == shown


def test_a_story_cannot_speak_to_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a game of somebody's own says: the line that is printed holds no commands."""
    hostile = "\x1b]0;owned\x07Lee\x9b31m"
    monkeypatch.setattr(
        type(find_game("noughts").edition().text()), "event", lambda *_given: hostile
    )
    match = Match("noughts", seed=4)
    match.play(match.legal[0])
    path = tmp_path / "match.json"
    match.save(path)
    told = ok("replay", str(path))
    assert not {"\x1b", "\x07", "\x9b"} & set(told)
    assert "\\x1b]0;owned\\x07Lee\\x9b31m" in told


def test_json_holds_no_commands_either(capsys: pytest.CaptureFixture[str]) -> None:
    data = {"name": "a\x9b31m\u202eb\x1b"}
    print_json(data)
    told = capsys.readouterr().out
    assert not {"\x1b", "\u202e", "\x9b"} & set(told)
    assert json.loads(told) == data


def test_an_error_cannot_speak_to_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps({"game": "noughts", "actions": ["\x1b[31mmark"]}))
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert "\x1b" not in result.output


def test_a_port_that_is_taken_is_said_before_anything_else(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = run("serve", "--port", port, "--data", str(tmp_path))
    assert result.exit_code == 1
    assert "is served" not in result.output
    assert result.output.startswith(f"Error: port {port} of 127.0.0.1 is in use;")


def test_a_folder_that_cannot_be_used_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for words in (
        ["--data", str(tmp_path / "file" / "data")],
        ["--data", str(tmp_path), "--database", f"sqlite:///{tmp_path}/file/games.db"],
        ["--data", str(tmp_path), "--database", "postgresql://me:hush@127.0.0.1:1/games"],
        ["--data", str(tmp_path), "--database", "nonsense"],
    ):
        result = run("serve", "--port", "0", *words)
        assert result.exit_code == 1
        assert "is served" not in result.output
        assert result.output.count("\n") == 1, result.output
        assert "hush" not in result.output
