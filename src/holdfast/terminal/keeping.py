"""Matches that nobody saved: kept after every move, so that a closed terminal loses nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

__all__ = ["kept_matches", "place_to_keep"]

MOST = 1000


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where programs of this machine keep what is neither settings nor anybody's document."""
    if sys.platform == "win32" and (local := environment.get("LOCALAPPDATA")):
        return Path(local) / "holdfast"
    if state := environment.get("XDG_STATE_HOME"):
        return Path(state) / "holdfast"
    return Path.home() / ".local" / "state" / "holdfast"


def place_to_keep(game: str) -> Path | None:
    """A file of its own for a match that begins; None where nothing can be kept."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    free = (place / f"unfinished-{game}-{number}.json" for number in range(1, MOST))
    return next((path for path in free if not path.exists()), None)


def kept_matches(game: str) -> list[Path]:
    """The matches of a game that were cut off, the latest first."""
    try:
        found = list(folder().glob(f"unfinished-{game}-*.json"))
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
