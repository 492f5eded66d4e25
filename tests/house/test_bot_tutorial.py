"""The page on writing a bot, followed to the letter: its package is installed, and every command on
it is run as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.test_tutorial import DOCS, FILE
from tests.web.site import Site

ROOT = DOCS.parent
PAGE = (DOCS / "add-a-bot.md").read_text("utf-8")
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SERVER = "http://127.0.0.1:8000"


def commands() -> list[str]:
    """Every command of the page, in its order."""
    lines = [line for block in BLOCK.findall(PAGE) for line in block.splitlines()]
    return [line.partition("  #")[0].strip() for line in lines]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The two files of the page, written down and installed beside them."""
    folder = tmp_path_factory.mktemp("brave")
    files = FILE.findall(PAGE)
    assert [name for name, _text in files] == ["brave_bot.py", "pyproject.toml"]
    for name, text in files:
        (folder / name).write_text(text, "utf-8")
    install = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", *install, "--target", str(folder / "site")]
    subprocess.run([*command, "."], cwd=folder, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("server"), bot_seconds=0.05)
    yield site
    site.stop()


def run(command: str, project: Path, typed: str = "") -> str:
    """What a command prints, which must not fail."""
    words = shlex.split(command)
    if words[0] == "holdfast":
        words[:1] = [sys.executable, "-m", "holdfast.cli"]
    elif words[0] == "python":
        words[0] = sys.executable
    found = [str(project / "site"), str(project) if "brave_bot:" in command else ""]
    paths = [*filter(None, found), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        words,
        cwd=ROOT if "examples/" in command else project,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def test_the_page_has_the_commands_that_are_tested_here() -> None:
    assert [command.split()[:2] for command in commands()] == [
        ["pip", "install"],
        ["holdfast", "bots"],
        ["holdfast", "arena"],
        ["holdfast", "simulate"],
        ["holdfast", "play"],
        ["holdfast", "arena"],
        ["holdfast", "arena"],
        ["python", "examples/bots/over_http.py"],
    ]


def test_the_new_bot_is_listed_with_its_sentence(project: Path) -> None:
    listed = run(commands()[1], project)
    assert "brave" in listed
    assert "Attacks whenever it can." in listed


@pytest.mark.parametrize("number", [2, 3, 5, 6])
def test_it_plays_in_arena_and_simulations_and_so_do_its_class_and_a_program(
    project: Path, number: int
) -> None:
    command = commands()[number]
    told = run(command, project)
    named = {2: "brave", 3: "games", 5: "brave_bot:Brave", 6: "first_bot.mjs"}[number]
    assert named in told, told


def test_it_sits_at_the_prompt(project: Path) -> None:
    assert "Arrange the court" in run(commands()[4], project, typed="quit\n\n")


def test_a_program_plays_over_http(project: Path, server: Site) -> None:
    command = commands()[7]
    assert SERVER in command
    told = run(command.replace(SERVER, server.url), project).splitlines()
    assert told[0].startswith(f"{server.url}/matches/")
    assert "wins" in told[-1]
