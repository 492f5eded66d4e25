"""Who may import whom: imports point down only, and games never know each other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.imports import ROOT, SOURCE, Import, imports_of, module_name, sources_under

# From the bottom up. Packages of one height do not import each other.
HEIGHTS = {
    "holdfast.version": 0,
    "holdfast.core": 1,
    "holdfast._plain": 2,  # asks the core which build it is
    "holdfast": 3,  # the front door itself, which opens on the core only
    "holdfast.games": 4,
    "holdfast.bots": 5,
    "holdfast.coach": 5.5,
    "holdfast.envs": 6,
    "holdfast.store": 6,
    "holdfast.conformance": 6,
    "holdfast.cases": 6,
    "holdfast.protocol": 6,
    "holdfast.arena": 7,
    "holdfast.lab": 7.5,  # plays with what the arena plays with
    "holdfast.web": 7,
    "holdfast.terminal": 7,
    "holdfast.cli": 8,
}


def layer_of(module: str) -> str:
    """The package under `holdfast` that a module belongs to; each game is a layer of its own."""
    parts = module.split(".")
    if len(parts) > 2 and parts[1] == "games":
        return ".".join(parts[:3])
    return ".".join(parts[:2])


def height_of(layer: str) -> float:
    return HEIGHTS["holdfast.games" if layer.startswith("holdfast.games") else layer]


def points_up(found: Import) -> bool:
    """Whether an import goes to a layer that is not below its own."""
    mine, theirs = layer_of(found.by), layer_of(found.of)
    if not theirs.startswith("holdfast.") and theirs != "holdfast":
        return False  # the standard library and other packages
    return mine != theirs and height_of(theirs) >= height_of(mine)


def all_imports() -> list[Import]:
    return [found for path in sources_under(SOURCE) for found in imports_of(path, SOURCE.parent)]


def test_every_module_has_a_place_in_the_layers() -> None:
    layers = {layer_of(module_name(path, SOURCE.parent)) for path in sources_under(SOURCE)}
    unknown = [x for x in layers if not x.startswith("holdfast.games") and x not in HEIGHTS]
    assert unknown == [], "say in HEIGHTS where these stand"


def test_imports_point_down() -> None:
    assert [str(found) for found in all_imports() if points_up(found)] == []


@pytest.mark.parametrize(
    ("by", "of", "up"),
    [
        ("holdfast.core.match", "holdfast.core.state", False),
        ("holdfast.core.match", "holdfast.games.itter", True),
        ("holdfast.core.match", "holdfast", True),
        ("holdfast.games.itter.state", "holdfast.core.state", False),
        ("holdfast.games.itter.state", "holdfast.games.itter.board", False),
        ("holdfast.games.itter.state", "holdfast.games.castle.board", True),
        ("holdfast.games.itter.state", "holdfast.bots", True),
        ("holdfast.bots.search", "holdfast.games.itter", False),
        ("holdfast.store.sqlite", "holdfast.lab.run", True),
        ("holdfast.web.app", "holdfast.terminal.app", True),
        ("holdfast.web.app", "holdfast.store", False),
        ("holdfast.cli.play", "holdfast.web.app", False),
        ("holdfast.cli.play", "click", False),
    ],
)
def test_the_test_itself_knows_up_from_down(by: str, of: str, up: bool) -> None:
    assert points_up(Import(by, of, 1)) is up


# Short of its call of `setup`, and apart, as setuptools replaces distutils where it is imported.
SETUP = """
import ast
tree = ast.parse(open("setup.py", encoding="utf-8").read())
tree.body = [node for node in tree.body if not isinstance(node, ast.Expr)]
space = {}
exec(compile(tree, "setup.py", "exec"), space)
print("\\n".join(space["sources"]()))
"""


def compiled_sources() -> list[Path]:
    """What setup.py compiles, asked of setup.py itself."""
    command = [sys.executable, "-W", "ignore", "-c", SETUP]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in done.stdout.split() if name.startswith("src/")]


WATCHING = ("holdfast.core.observer", "holdfast.envs.many")


def may_be_compiled_with(found: Import) -> bool:
    """The standard library, mypy_extensions, the core and the game itself; nothing else.

    What `holdfast.envs` alone imports may use librt: its extra brings it, playing does without.
    """
    top = found.of.split(".")[0]
    if top in sys.stdlib_module_names or top == "mypy_extensions":
        return True
    if top == "librt":
        return found.by in WATCHING or found.by.endswith(".observe")
    return layer_of(found.of) in ("holdfast.core", layer_of(found.by))


def test_compiled_modules_need_nothing_but_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDFAST_ALSO_COMPILE", raising=False)
    paths = compiled_sources()
    assert SOURCE / "core" / "state.py" in paths
    found = [one for path in paths for one in imports_of(path, SOURCE.parent)]
    assert [str(one) for one in found if not may_be_compiled_with(one)] == []


LOADED = """
import sys
import holdfast.cli
from holdfast.core.registry import installed_games
installed_games()
print([name for name in sys.modules if name.startswith("librt") or name.endswith(".observe")])
"""


def test_nothing_but_the_environments_needs_librt() -> None:
    """The observers are imported when somebody asks for one, never on the way to a game."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_words_and_pictures_read_views_and_events_never_states() -> None:
    wrong = []
    for found in all_imports():
        game = layer_of(found.by)
        if not game.startswith("holdfast.games."):
            continue
        part = found.by.removeprefix(f"{game}.").split(".")[0]
        reads = found.of.removeprefix(f"{game}.").split(".")[0]
        if part in ("text", "draw", "account") and reads in ("state", "rules"):
            wrong.append(str(found))
    assert wrong == []
