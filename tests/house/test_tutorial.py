"""The tutorial alone, followed to the letter, leads to a working game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, written down and installed into a folder of their own."""
    folder = tmp_path_factory.mktemp("nim")
    files = FILE.findall(PAGE.read_text("utf-8"))
    for name, text in files:
        path = folder / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert len(files) == 7
    install = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", *install, "--target", str(folder / "site")]
    subprocess.run([*command, str(folder / "project")], check=True, capture_output=True)
    return folder / "site"


def holdfast(site: Path, *words: str, typed: str = "") -> str:
    """What a command of the page prints."""
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.cli", *words],
        cwd=site.parent,
        env={**os.environ, "PYTHONPATH": str(site)},
        input=typed,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_new_game_is_listed(installed: Path) -> None:
    assert "nim" in holdfast(installed, "games")


def test_the_new_game_conforms(installed: Path) -> None:
    assert "nim conforms" in holdfast(installed, "conform", "nim", "--games", "30")


def test_the_new_game_is_played_to_its_end_against_the_bot(installed: Path) -> None:
    shown = holdfast(installed, "play", "nim", "--bot", "second", "--seed", "1", typed="1\n" * 12)
    assert "takes the last counter and wins." in shown


def test_the_new_game_is_measured(installed: Path) -> None:
    assert "random play" in holdfast(installed, "bench", "nim", "--seconds", "0.1")
