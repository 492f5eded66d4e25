"""The mind of Castle Itter; its weights are data, made by `python -m tools.train.itter`."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING

from holdfast.core.reading import Json
from holdfast.games.itter.mind.attackers import SsWeights
from holdfast.games.itter.mind.ground import Ground
from holdfast.games.itter.mind.mind import ItterMind
from holdfast.games.itter.mind.value import Value
from holdfast.games.itter.mind.weights import Weights
from holdfast.games.itter.terms import VARIANTS

if TYPE_CHECKING:
    from holdfast.games.itter.edition import ItterEdition

__all__ = ["ItterMind", "fitted", "make_mind", "shipped"]


@lru_cache(maxsize=1)
def shipped() -> Json:
    """What ships: weights by seat and variant, and where they come from."""
    text = (resources.files(__name__) / "weights.json").read_text("utf-8")
    data: Json = json.loads(text)
    return data


@lru_cache(maxsize=1)
def fitted() -> Json:
    """The fitted values by variant."""
    text = (resources.files(__name__) / "value.json").read_text("utf-8")
    data: Json = json.loads(text)
    return data


def make_mind(
    edition: ItterEdition,
    defender: dict[str, float] | None = None,
    ss: dict[str, float] | None = None,
    value: Json | None = None,
) -> ItterMind:
    """The mind of an edition, with the shipped weights where no others are given."""
    data = shipped()
    variant = VARIANTS[edition.variant]
    defender = defender or data["defender"][variant]
    ss = ss or data["ss"]
    value = value or fitted()[variant]
    board = edition.board
    return ItterMind(Weights(defender, board), SsWeights(ss, board), Value(value), Ground(board))
