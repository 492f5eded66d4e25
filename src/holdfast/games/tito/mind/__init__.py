"""How Capture Tito! is played well. The weights lie beside, with what made and measured them."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from holdfast.core.reading import Json
from holdfast.games.tito.mind.thinking import TitoMind
from holdfast.games.tito.terms import DIFFICULTIES

__all__ = ["TitoMind", "mind_for", "weights_for"]

WEIGHTS = Path(__file__).with_name("weights.json")


@lru_cache(maxsize=1)
def shipped() -> Json:
    """What was tuned and fitted, with its provenance."""
    found: Json = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return found


def weights_for(difficulty: str) -> dict[str, float]:
    """The tuned weights for a difficulty; medium's where it has none of its own."""
    tuned: dict[str, dict[str, float]] = shipped()["weights"]
    return tuned.get(difficulty, tuned[DIFFICULTIES[0]])


def mind_for(difficulty: str) -> TitoMind:
    """The mind of an edition."""
    return TitoMind(weights_for(difficulty), shipped()["value"])
