"""The tutorial alone, followed to the letter, leads to a working game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def installed_from(page: str, folder: Path) -> Path:
    """The files of a page, written down and installed into a folder of their own."""
    files = FILE.findall((DOCS / page).read_text("utf-8"))
    assert len(files) in (7, 8)
    for name, text in files:
        path = folder / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    install = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", *install, "--target", str(folder / "site")]
    subprocess.run([*command, str(folder / "project")], check=True, capture_output=True)
    return folder / "site"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_from("add-a-game.md", tmp_path_factory.mktemp("nim"))


@pytest.fixture(scope="module")
def hidden(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_from("add-a-hidden-game.md", tmp_path_factory.mktemp("hilo"))


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


def test_the_hidden_game_conforms_with_both_values_of_its_option(hidden: Path) -> None:
    assert "hilo conforms" in holdfast(hidden, "conform", "hilo", "--games", "40")


def test_the_hidden_game_is_played_against_its_own_bot(hidden: Path) -> None:
    words = ["play", "hilo", "--bots", "high-hand", "--seed", "1"]
    shown = holdfast(hidden, *words, typed="roll\n" * 4)
    assert "wins a pot of" in shown


def test_its_bot_is_better_than_chance(hidden: Path) -> None:
    words = ["simulate", "hilo", "--bots", "high-hand,random", "--games", "200", "--json"]
    counted = json.loads(holdfast(hidden, *words))
    assert counted["outcomes"]["a"]["won"] > 110


def test_a_world_that_shows_the_order_of_the_truth_is_found(hidden: Path) -> None:
    source = hidden / "holdfast_hilo" / "state.py"
    honest = source.read_text("utf-8")
    try:
        source.write_text(honest.replace("pool = sorted(card for", "pool = list(card for"), "utf-8")
        with pytest.raises(subprocess.CalledProcessError) as failed:
            holdfast(hidden, "conform", "hilo", "--games", "20")
        assert "imagine" in failed.value.stdout
    finally:
        source.write_text(honest, "utf-8")
