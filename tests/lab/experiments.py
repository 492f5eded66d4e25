"""Small experiments for tests, and how to compare what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from holdfast.lab import Experiment, experiment_from

TINY: dict[str, Any] = {
    "game": "noughts",
    "games": 25,
    "batch": 10,
    "seed": 7,
    "vary": {"bots": ["random", ["quick", "random"]]},
    "journals": True,
}


def tiny(**changes: Any) -> Experiment:
    """Two arms of the quickest game."""
    return experiment_from({**TINY, **changes})


def tables(folder: Path) -> dict[str, bytes]:
    """All that a run leaves for good, byte by byte."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.parquet")}
