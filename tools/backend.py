"""How packages are built: as setuptools does it, with the pages inside.

A checkout whose pages are not built yet asks for Node from the Python registry where the machine
has none; an archive of the sources has them inside and needs no Node.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.pages import NODE, find_npm

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

MANIFEST = Path(__file__).resolve().parents[1] / "src/holdfast/web/static/dist/manifest.json"

Settings = Mapping[str, Any] | None


def node() -> list[str]:
    return [] if MANIFEST.is_file() or find_npm() is not None else [NODE]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]
