"""Games that other packages bring: one that is broken keeps nobody from the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

POINTS = """
[holdfast.games]
awry = awry_game:GAME
gone = fine_module:MISSING
plain = fine_module:PLAIN
"""
REASONS = {
    "awry": "awry_game:GAME (awry-games): SyntaxError: invalid syntax (awry_game.py, line 1)",
    "gone": "fine_module:MISSING (awry-games): AttributeError: "
    "module 'fine_module' has no attribute 'MISSING'",
    "plain": "fine_module:PLAIN (awry-games): TypeError: "
    "the entry point of a game is a Game, not int",
}


@pytest.fixture
def broken(tmp_path: Path) -> dict[str, str]:
    """An environment in which a package brings games of which none can be used."""
    (tmp_path / "awry_game.py").write_text("GAME = = 1\n")
    (tmp_path / "fine_module.py").write_text("PLAIN = 1\n")
    info = tmp_path / "awry_games-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: awry-games\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    return os.environ | {"PYTHONPATH": path}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment
    )


def test_broken_games_are_left_out_with_a_line_each(broken: dict[str, str]) -> None:
    asked = """
import holdfast
from holdfast.core.registry import broken_games
known = holdfast.installed_games()
print(holdfast.new("itter", seed=1).game.id, *(name in known for name in broken_games()))
for name in ("awry", "gone", "plain"):
    try:
        holdfast.new(name)
    except holdfast.NoSuchGame as error:
        print(error)
"""
    ran = run(broken, "-c", asked)
    assert ran.stdout.splitlines() == [
        "itter False False False",
        *(
            f"the game {name} is installed, but cannot be used: {reason}"
            for name, reason in REASONS.items()
        ),
    ]
    assert ran.stderr.splitlines() == [
        f"the game {name} cannot be used: {reason}" for name, reason in REASONS.items()
    ]


def test_the_command_goes_on_with_the_other_games(broken: dict[str, str]) -> None:
    ran = run(broken, "-m", "holdfast.cli", "games", "castle")
    assert (ran.returncode, ran.stdout.partition("  ")[0]) == (0, "castle")
    assert len(ran.stderr.splitlines()) == len(REASONS)
    ran = run(broken, "-m", "holdfast.cli", "games", "awry")
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == (
        f"Error: the game awry is installed, but cannot be used: {REASONS['awry']}"
    )
