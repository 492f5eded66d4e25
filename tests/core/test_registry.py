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
quits = quits_game:GAME
silent = fine_module:SILENT
thief = fine_module:THIEF
"""
MODULE = """
from holdfast.core.game import Game

class Silent(Game):
    id, name = "silent", "Silent"
    def edition(self, options=None, pack=None):
        raise OSError("its words are not there")

class Thief(Game):
    id, name = "itter", "Not Castle Itter"

PLAIN, SILENT, THIEF = 1, Silent(), Thief()
"""
# PLACE is the folder of these modules: what fails there is told with its line.
REASONS = {
    "awry": "awry_game:GAME (awry-games): SyntaxError: invalid syntax (awry_game.py, line 1)",
    "gone": "fine_module:MISSING (awry-games): AttributeError: "
    "module 'fine_module' has no attribute 'MISSING'",
    "plain": "fine_module:PLAIN (awry-games): TypeError: "
    "the entry point of a game is a Game, not int",
    "quits": "quits_game:GAME (awry-games): SystemExit: bye (PLACE/quits_game.py:2)",
    "silent": "fine_module:SILENT (awry-games): OSError: its words are not there "
    "(PLACE/fine_module.py:7)",
    "thief": "fine_module:THIEF (awry-games): ValueError: the game 'itter' of holdfast is there "
    "already, and is kept; awry-games must give its own another name",
}


@pytest.fixture
def broken(tmp_path: Path) -> dict[str, str]:
    """An environment in which a package brings games of which none can be used."""
    (tmp_path / "awry_game.py").write_text("GAME = = 1\n")
    (tmp_path / "fine_module.py").write_text(MODULE)
    (tmp_path / "quits_game.py").write_text("import sys\nsys.exit('bye')\n")
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


def test_broken_games_are_left_out_with_a_line_each(broken: dict[str, str], tmp_path: Path) -> None:
    reasons = {name: one.replace("PLACE", str(tmp_path)) for name, one in REASONS.items()}
    asked = """
import holdfast
from holdfast.core.registry import broken_games
known = holdfast.installed_games()
print(known["itter"].name, *(name in known for name in broken_games()))
for name in ("awry", "gone", "plain", "quits", "silent", "thief"):
    try:
        holdfast.new(name)
    except holdfast.NoSuchGame as error:
        print(error)
"""
    ran = run(broken, "-c", asked)
    assert ran.stdout.splitlines() == [
        "Castle Itter False False False False False False",
        *(
            f"the game {name} is installed, but cannot be used: {reason}"
            for name, reason in reasons.items()
        ),
    ]
    assert ran.stderr.splitlines() == [
        f"the game {name} cannot be used: {reason}" for name, reason in reasons.items()
    ]


def test_the_command_goes_on_with_the_other_games(broken: dict[str, str]) -> None:
    ran = run(broken, "-m", "holdfast.cli", "games", "castle")
    assert (ran.returncode, ran.stdout.partition("  ")[0]) == (0, "castle")
    assert run(broken, "-m", "holdfast.cli", "games").returncode == 0
    assert len(ran.stderr.splitlines()) == len(REASONS)
    ran = run(broken, "-m", "holdfast.cli", "games", "awry")
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == (
        f"Error: the game awry is installed, but cannot be used: {REASONS['awry']}"
    )
