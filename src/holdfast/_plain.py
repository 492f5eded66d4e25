"""Compiled or plain: which of the two builds of one source runs. Imported before anything else.

The rules compile to extension modules that lie beside their sources. `HOLDFAST_PURE=1` passes these
over and runs the sources, so that one installation can show that both give identical results.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__all__ = ["is_compiled"]


class SourceFinder:
    """Finds the modules of Holdfast and of games named `holdfast_…` as sources only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("holdfast"):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def is_compiled() -> bool:
    """Whether the rules that were loaded are the compiled ones."""
    from holdfast.core import state

    return not str(state.__file__).endswith(".py")


if os.environ.get("HOLDFAST_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, SourceFinder)
