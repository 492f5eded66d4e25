"""What a package registry shows: the README with addresses that work there, and project links.

`home` in pyproject.toml is the address of the public repository, for instance
https://example.org/holdfast; `HOLDFAST_HOME` says it for one build, which the workflow that makes
releases does. Files are found below it as GitHub and those like it lay them out. Without a home
nothing is made up: pictures and links to files are left out of what the registry shows.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

__all__ = ["description", "home_of", "links"]

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = r"(?!https?:|mailto:|#)"
PICTURE = re.compile(rf"!\[([^\]]*)\]\({ELSEWHERE}([^)]+)\)\n*")
LINK = re.compile(rf"(?<!!)\[([^\]]+)\]\({ELSEWHERE}([^)]+)\)")


def home_of(root: Path = ROOT, environment: Mapping[str, str] = os.environ) -> str:
    """The address of the public repository; empty as long as there is none."""
    known = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["holdfast"]["home"]
    return (environment.get("HOLDFAST_HOME") or str(known)).rstrip("/")


def description(readme: str, home: str, version: str) -> str:
    """The README as it is shown away from its repository."""
    if not home:
        return LINK.sub(r"\1", PICTURE.sub("", readme))
    shown = PICTURE.sub(rf"![\1]({home}/raw/v{version}/\2)\n\n", readme)
    return LINK.sub(rf"[\1]({home}/blob/v{version}/\2)", shown)


def links(home: str, version: str) -> dict[str, str]:
    """The project links of a package."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/v{version}/docs/index.md",
        "Changelog": f"{home}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{home}/issues",
        "Security": f"{home}/blob/v{version}/SECURITY.md",
    }
