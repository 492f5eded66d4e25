"""Compiles the rules in place when anything they are made of has changed, and says what runs.

    python tools/build.py [--force]

What has changed is decided by content, not by dates, which a fresh checkout does not keep.
"""

from __future__ import annotations

import ast
import hashlib
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STAMP = ROOT / ".cache" / "make" / "compiled"
NOUGHTS = "examples/noughts/src/holdfast_noughts"
ALSO = f"{NOUGHTS}/rules.py {NOUGHTS}/observe.py"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def read_setup() -> dict[str, Any]:
    """The functions of setup.py, which knows what is compiled; its call of `setup` is left out."""
    sys.path.insert(0, str(ROOT))  # it imports a tool
    tree = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    tree.body = [node for node in tree.body if not isinstance(node, ast.Expr)]
    space: dict[str, Any] = {}
    exec(compile(tree, "setup.py", "exec"), space)
    return space


def digest(sources: Callable[[], list[str]], has_compiler: bool) -> str:
    """Everything that the compiled modules depend on."""
    found = hashlib.sha256(f"{sys.version} {SUFFIX} {has_compiler}".encode())
    for name in ["setup.py", "tools/docstrings.py", "requirements/dev.txt", *sources()]:
        found.update(name.encode() + (ROOT / name).read_bytes())
    return found.hexdigest()


def built() -> list[Path]:
    """The compiled modules of this Python that lie beside the sources."""
    return [
        path
        for folder in ("src", "examples/noughts/src")
        for path in (ROOT / folder).rglob(f"*{SUFFIX}")
    ]


def is_current(wanted: str) -> bool:
    """Whether the last build was of these sources, and nobody has built by hand since."""
    if not STAMP.exists() or STAMP.read_text("utf-8") != wanted:
        return False
    return all(path.stat().st_mtime <= STAMP.stat().st_mtime for path in built())


def build() -> None:
    """Build from scratch: a module that is no longer compiled must not keep its old build."""
    for path in built():
        path.unlink()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = {**os.environ, "HOLDFAST_ALSO_COMPILE": ALSO, "HOLDFAST_PURE": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        sys.exit("holdfast: the rules do not compile; see above")


def main() -> None:
    os.chdir(ROOT)
    os.environ["HOLDFAST_ALSO_COMPILE"] = ALSO
    setup = read_setup()
    has_compiler = setup["has_compiler"]()
    wanted = digest(setup["sources"], has_compiler)
    if "--force" in sys.argv or not is_current(wanted):
        if has_compiler:
            print("holdfast: compiling the rules (a minute or two)", flush=True)
        build()
        STAMP.parent.mkdir(parents=True, exist_ok=True)
        STAMP.write_text(wanted, "utf-8")
    if built():
        print("holdfast: the rules are compiled")
    elif has_compiler:
        print("holdfast: compiling failed, so the rules run as plain Python (same results)")
    else:
        print("holdfast: no C compiler here, so the rules run as plain Python (same results)")


if __name__ == "__main__":
    main()
