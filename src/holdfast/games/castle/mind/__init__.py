"""The mind of Castle. Its weights lie beside it, with how they were found."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.core.reading import Json
from holdfast.games.castle.mind.chances import win_table
from holdfast.games.castle.mind.features import Danger
from holdfast.games.castle.mind.policy import Policy
from holdfast.games.castle.mind.thinker import CastleMind
from holdfast.games.castle.mind.value import Value
from holdfast.games.castle.mind.weights import Weights

if TYPE_CHECKING:
    from collections.abc import Mapping

    from holdfast.games.castle.edition import CastleEdition

__all__ = ["WEIGHTS", "castle_mind", "mind_with"]

WEIGHTS = Path(__file__).with_name("weights.json")


@lru_cache(maxsize=None)
def shipped() -> Json:
    """What was tuned and fitted, by number of players."""
    found: Json = json.loads(WEIGHTS.read_text())
    return found


def castle_mind(edition: CastleEdition) -> CastleMind:
    """The mind with the weights that ship."""
    players = str(edition.players)
    return mind_with(edition, shipped()["policy"][players], shipped()["value"][players])


def mind_with(
    edition: CastleEdition, policy: Mapping[str, float], value: Mapping[str, list[float]]
) -> CastleMind:
    """A mind with weights of one's own: for tuning and fitting."""
    table = win_table(edition.no_dice)
    network = Value(
        Danger(table), value["linear"], value["first"], value["offsets"], value["second"]
    )
    return CastleMind(Policy(Weights(policy), table), network, 2)
