"""Install the pinned peers into .cache/, each from its registry through its own client."""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.rounds import NotMeasured, environment_for, gist, say

BENCH: Final = Path(__file__).resolve().parent
PROGRAMS: Final = BENCH / "programs"
CACHE: Final = BENCH.parent / ".cache"
VENV: Final = CACHE / "bench-venv"
NODE: Final = CACHE / "bench-node"
REQUIREMENTS: Final = BENCH / "requirements-peers.txt"
PACKAGE_FILES: Final = (BENCH / "package.json", BENCH / "package-lock.json")

INSTALL_SECONDS: Final = 900


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare_python(install: bool) -> None:
    """Make the virtual environment with the pinned Python peers, unless it is there already."""
    wanted = _fingerprint((REQUIREMENTS,), platform.python_version())
    if _stamp(VENV) == wanted and venv_python().exists():
        return
    if not install:
        raise NotMeasured("not installed; run once without --no-install")
    say("installing the Python peers into .cache/bench-venv")
    _install((sys.executable, "-m", "venv", "--clear", str(VENV)), BENCH)
    pip = (str(venv_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    # Built from source, OpenSpiel needs a C++ tool chain and half an hour.
    _install((*pip, "--only-binary=:all:", "-r", str(REQUIREMENTS)), BENCH)
    _write_stamp(VENV, wanted)


def prepare_node(install: bool) -> None:
    """Install the locked Node peer, unless it is there already."""
    if shutil.which("node") is None:
        raise NotMeasured("Node is not installed (no `node` on the PATH)")
    wanted = _fingerprint(PACKAGE_FILES, "")
    if _stamp(NODE) == wanted and (NODE / "node_modules").exists():
        return
    if not install:
        raise NotMeasured("not installed; run once without --no-install")
    npm = shutil.which("npm")
    if npm is None:
        raise NotMeasured("npm is not installed (no `npm` on the PATH)")
    say("installing the Node peer into .cache/bench-node")
    NODE.mkdir(parents=True, exist_ok=True)
    for file in PACKAGE_FILES:
        shutil.copy(file, NODE)
    quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    _install((npm, "ci", *quiet), NODE)
    _write_stamp(NODE, wanted)


def _install(command: Sequence[str], folder: Path) -> None:
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment_for({}),
            capture_output=True,
            text=True,
            timeout=INSTALL_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise NotMeasured(f"installing took more than {INSTALL_SECONDS} s") from None
    if done.returncode != 0:
        raise NotMeasured(f"could not be installed: {gist(done.stderr or done.stdout)}")


def _fingerprint(files: Sequence[Path], salt: str) -> str:
    digest = hashlib.sha256(salt.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _stamp(folder: Path) -> str | None:
    file = folder / "installed.sha256"
    return file.read_text() if file.exists() else None


def _write_stamp(folder: Path, fingerprint: str) -> None:
    (folder / "installed.sha256").write_text(fingerprint)
