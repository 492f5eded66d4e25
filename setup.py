"""Compiles the rules with mypyc where a C compiler is present; otherwise they run as plain Python.

All compiled modules form one unit, because compiled classes cannot inherit from classes of another
unit. `HOLDFAST_PURE=1` skips compiling. `HOLDFAST_ALSO_COMPILE` names further source files,
separated by spaces, that join the unit: the way in for a game from another package.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

CORE = ["chance", "action", "event", "snapshot", "edition", "state"]
GAMES = ["castle", "itter", "tito"]
PLAIN = ["__init__", "events", "game", "notes", "pack", "shapes", "text"]
"""What of a game stays plain Python: words, descriptions, and types that are compared as data."""


def sources() -> list[str]:
    """The compiled set: the heart of the engine, and each game's state and rules."""
    files = [f"src/holdfast/core/{name}.py" for name in CORE]
    for game in GAMES:
        folder = Path("src/holdfast/games") / game
        modules = [path for path in folder.glob("*.py") if path.stem not in PLAIN]
        files += sorted(map(str, [*modules, *(folder / "rules").rglob("[!_]*.py")]))
    return files + os.environ.get("HOLDFAST_ALSO_COMPILE", "").split()


def has_compiler() -> bool:
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.platform == "win32" or shutil.which(command.split()[0]) is not None


def extensions() -> list[Extension]:
    if os.environ.get("HOLDFAST_PURE", "") not in ("", "0"):
        print("holdfast: HOLDFAST_PURE is set, so the rules stay plain Python")
        return []
    if not has_compiler():
        print("holdfast: no C compiler here, so the rules stay plain Python (slower, same results)")
        return []
    from mypyc.build import mypycify

    built = mypycify(sources(), opt_level="3", debug_level="0")
    for extension in built:
        if sys.platform == "linux":
            # Calls within the unit go straight to their functions, and small ones go away.
            extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.optional = True  # a compiler that fails leaves plain Python, not a broken install
    return built


def package_dirs() -> dict[str, str]:
    """Where a compiled module lies when it is built in place: beside its source."""
    also = [Path(name) for name in os.environ.get("HOLDFAST_ALSO_COMPILE", "").split()]
    return {"": "src", **{path.parent.name: str(path.parent) for path in also}}


setup(ext_modules=extensions(), package_dir=package_dirs())
