"""Compiles the rules with mypyc where a C compiler is present; otherwise they run as plain Python.

The heart of the engine and each game are units of their own, so that several cores compile at once.
`HOLDFAST_PURE=1` skips compiling, and a wheel is then a pure one, as it is where no compiler is
found. A compiler that fails ends the build: no platform's wheel is without compiled code.
`HOLDFAST_ALSO_COMPILE` names further source files, separated by spaces, that are compiled along:
the way in for a game from another package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))  # some builders leave it out

from tools.docstrings import document
from tools.registry import description, home_of, links

CORE = ["chance", "action", "event", "snapshot", "edition", "state", "mind"]
GAMES = ["castle", "itter", "tito"]
PLAIN = [
    "__init__",
    "account",
    "events",
    "game",
    "inspect",
    "journeys",
    "notes",
    "occasions",
    "observe",
    "pack",
    "rehearsal",
    "shapes",
    "standing",
    "text",
]
"""What of a game's rules stays plain Python: words, descriptions, and types that are compared as
data; `observe` is compiled with the environments."""
WATCHING = ["core/observer", *(f"games/{game}/observe" for game in GAMES), "envs/many"]
"""What needs librt, of which playing knows nothing: a unit of its own, for `holdfast.envs` only."""


def units() -> dict[str, list[str]]:
    """The compiled files by unit: the engine's heart, each game's rules, each game's mind, and
    what `holdfast.envs` watches them with."""
    found = {"core": [f"src/holdfast/core/{name}.py" for name in CORE]}
    for game in GAMES:
        folder = Path("src/holdfast/games") / game
        modules = [path for path in folder.glob("*.py") if path.stem not in PLAIN]
        found[game] = sorted(map(str, [*modules, *(folder / "rules").rglob("[!_]*.py")]))
        if thoughts := sorted(map(str, (folder / "mind").glob("[!_]*.py"))):
            found[f"{game}_mind"] = thoughts
    found["envs"] = [f"src/holdfast/{name}.py" for name in WATCHING]
    if also := os.environ.get("HOLDFAST_ALSO_COMPILE", "").split():
        found["also"] = also
    return found


def sources() -> list[str]:
    return [name for files in units().values() for name in files]


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
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        sys.exit(
            "holdfast: there is a C compiler here but no Python.h, which compiling needs: install "
            "Python's headers (python3-dev on Debian and Ubuntu), or say HOLDFAST_PURE=1"
        )
    from mypyc.build import mypycify

    separate = [(files, f"holdfast_{unit}") for unit, files in units().items()]
    # Of what it keeps, mypyc reads back less than it needs: every build begins anew.
    os.environ["MYPY_CACHE_DIR"] = tempfile.mkdtemp(prefix="holdfast-mypyc-")
    built = mypycify(sources(), opt_level="3", debug_level="0", separate=separate)
    document(sources(), [name for extension in built for name in extension.sources])
    for extension in built:
        # Calls within the unit go straight to their functions, and small ones go away. The
        # extensions of a unit share their list of arguments.
        direct = "-fno-semantic-interposition"
        if sys.platform == "linux" and direct not in extension.extra_compile_args:
            extension.extra_compile_args.append(direct)
    return built


def package_dirs() -> dict[str, str]:
    """Where a compiled module lies when it is built in place: beside its source."""
    also = [Path(name) for name in os.environ.get("HOLDFAST_ALSO_COMPILE", "").split()]
    return {"": "src", **{path.parent.name: str(path.parent) for path in also}}


def check_pages() -> None:
    """A package without its pages would serve tables without style or script."""
    if Path("src/holdfast/web/static/dist/manifest.json").is_file():
        return
    print("holdfast: building the pages", flush=True)
    if subprocess.run([sys.executable, "tools/pages.py"], check=False).returncode != 0:
        sys.exit("holdfast: a package needs its pages, and they could not be built; see above")


class BuildWithPages(build_py):
    """The files of a package: an installed one has its pages, a checkout in use builds its own."""

    def run(self) -> None:
        if not self.editable_mode:
            check_pages()
        super().run()


class ArchiveWithPages(sdist):
    """The sources, with the pages as built: whoever installs from them needs no Node."""

    def run(self) -> None:
        check_pages()
        super().run()


def version() -> str:
    """The version, read and not imported: nothing of the package may be installed yet."""
    space: dict[str, str] = {}
    exec(Path("src/holdfast/version.py").read_text("utf-8"), space)
    return space["VERSION"]


setup(
    long_description=description(Path("README.md").read_text("utf-8"), home_of(), version()),
    long_description_content_type="text/markdown",
    project_urls=links(home_of(), version()),
    cmdclass={"build_py": BuildWithPages, "sdist": ArchiveWithPages},
    ext_modules=extensions(),
    package_dir=package_dirs(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
