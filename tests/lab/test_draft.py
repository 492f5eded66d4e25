"""A draft can be run as it is, and everything that it leaves out can be taken in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.core.registry import installed_games
from holdfast.lab import read_experiment
from holdfast.lab.draft import draft
from holdfast.lab.reading import KNOWN
from tests.cli.run import ok, refused


@pytest.mark.parametrize("game", ["itter", "castle", "tito", "noughts"])
def test_a_draft_is_an_experiment(game: str, tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    assert str(file) in ok("lab", "draft", game, "--out", str(file))
    found = read_experiment(file)
    assert len(found.arms) > 1
    assert {arm.game for arm in found.arms} == {game}
    options = installed_games()[game].options
    if options:
        values = [arm.options[options[0].name] for arm in found.arms]
        assert values == [value for value in options[0].values if value != "competitive"]
    assert ok("lab", "draft", game) == file.read_text("utf-8")


@pytest.mark.parametrize("game", ["itter", "castle", "tito", "noughts"])
def test_what_is_left_out_can_be_taken_in(game: str, tmp_path: Path) -> None:
    """Each line alone: what varies, and fields that are not said."""
    lines = draft(installed_games()[game]).splitlines()
    arms = lines.index("# [[arms]]")
    kept = [at for at, line in enumerate(lines[:arms]) if _is_taken_in(line)]
    assert len(kept) >= 3
    for at in kept:
        file = tmp_path / f"{at}.toml"
        changed = [*lines[:at], lines[at].removeprefix("# "), *lines[at + 1 :]]
        file.write_text("\n".join(changed))
        read_experiment(file)


def _is_taken_in(line: str) -> bool:
    """A line that is TOML but for its first two letters; those of [stop] need their heading."""
    name = line.removeprefix("# ").split(" =")[0]
    return line.startswith("# ") and " = " in line and name not in ("measure", "within", "of")


def test_the_rest_of_a_draft_can_be_taken_in_together(tmp_path: Path) -> None:
    words = draft(installed_games()["itter"])
    for name in ("[stop]", "measure =", "within =", "of ="):
        assert f"# {name}" in words
        words = words.replace(f"# {name}", name)
    file = tmp_path / "stop.toml"
    file.write_text(words)
    found = read_experiment(file)
    assert found.stop is not None
    assert (found.stop.measure, found.stop.of) == ("return", "difference")
    head, _vary, tail = words.partition("# One arm for every mixture")
    arms = re.sub("^# ", "", tail[tail.index("# [[arms]]") :], flags=re.MULTILINE)
    file.write_text(head + arms.replace("position.…", "position.actions_left"))
    assert [arm.name for arm in read_experiment(file).arms] == ["as printed", "otherwise"]


def test_a_draft_names_every_field() -> None:
    words = draft(installed_games()["castle"])
    unsaid = {"counts", "by_clock", "remove", "options", "without", "set"}
    assert [name for name in KNOWN if name not in unsaid and name not in words] == []


def test_a_draft_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine")
    assert "exists" in refused("lab", "draft", "castle", "--out", str(file))
    assert file.read_text() == "mine"
