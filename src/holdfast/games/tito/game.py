"""Capture Tito! as a game that Holdfast can find: options, seat, positions, pack and words."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from holdfast.core.errors import BadPack
from holdfast.core.game import Card, Game, Option
from holdfast.core.messages import mark as _
from holdfast.core.packs import check_kinds, check_plain
from holdfast.games.tito.edition import TitoEdition
from holdfast.games.tito.events import KINDS
from holdfast.games.tito.pack import problems
from holdfast.games.tito.shapes import Pack, Position, Result, View
from holdfast.games.tito.terms import DIFFICULTIES
from holdfast.games.tito.text import pack as shipped_pack


class TitoGame(Game):
    """Solitaire: the player commands the Germans, the rules play the partisans."""

    id = "tito"
    name = "Capture Tito!"
    rules_version = "2"
    continues = ("1",)
    card = Card(minutes="90–120", shelf=3, sample=(24, 65))  # our estimate: the rules do not say
    languages = ("en", "it", "fr")
    about = _("Paratroopers against automated partisans, May 1944; solitaire, twelve turns.")
    options = (
        Option(
            "difficulty",
            tuple(DIFFICULTIES),
            _("Difficulty"),
            _("How much ammunition the Germans have: 50 (difficult), 60 (medium) or 70 (easy)."),
        ),
    )
    has_pack = True
    edition_class = TitoEdition
    shapes = MappingProxyType({"position": Position, "view": View, "result": Result, **KINDS})

    def position_options(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        known = {"difficulty": position["difficulty"]} if "difficulty" in position else {}
        return {key: value for key, value in known.items() if value in DIFFICULTIES}

    def default_pack(self) -> dict[str, Any]:
        return copy.deepcopy(shipped_pack())

    def check_pack(self, pack: Pack) -> list[BadPack]:
        return wrong_with(pack)


def wrong_with(pack: Pack) -> list[BadPack]:
    """What keeps a pack from being played; what its words and its drawing need comes last."""
    try:
        check_plain(pack)
        wrong = problems(pack)
        if not wrong:
            check_kinds(pack, shipped_pack())
    except BadPack as error:
        return [error]
    return wrong


GAME = TitoGame()
