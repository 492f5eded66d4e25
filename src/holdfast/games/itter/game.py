"""Castle Itter as a game that Holdfast can find."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from holdfast.core.errors import BadOption, BadPack
from holdfast.core.game import Card, Game, Option, Options
from holdfast.core.messages import mark as _
from holdfast.games.itter import pack as packs
from holdfast.games.itter.edition import ItterEdition
from holdfast.games.itter.events import KINDS
from holdfast.games.itter.shapes import Position, Result, View
from holdfast.games.itter.terms import EDITIONS, VARIANTS


class ItterGame(Game):
    """The defence of Castle Itter, 5 May 1945."""

    id = "itter"
    name = "Castle Itter"
    about = _(
        "May 1945: American, German and French defenders hold an Alpine castle against the SS. "
        "Alone, or against a friend who leads the attack."
    )
    rules_version = "2"
    continues = ("1",)
    languages = ("en", "it", "fr")
    has_pack = True
    edition_class = ItterEdition
    shapes = MappingProxyType({"position": Position, "view": View, "result": Result, **KINDS})
    card = Card(minutes="45–60", ages="12+", shelf=1, sample=(31, 54))
    options = (
        Option(
            "variant",
            tuple(VARIANTS),
            _("Variant"),
            _("How hard it is, or a game for two: competitive."),
        ),
        Option(
            "edition",
            tuple(EDITIONS),
            _("Edition"),
            _("The rulebook, or the player aid of an earlier edition."),
        ),
        Option(
            "inspire_stacks",
            (True, False),
            _("Inspirers add up"),
            _("Each inspirer in the location adds a die, or all together add one (CI-3.1.2)."),
        ),
        Option(
            "hold_exhausts",
            (False, True),
            _("Holding exhausts"),
            _("A Defender that is deployed and does nothing more is exhausted (CI-2.1.6)."),
        ),
        Option(
            "free_moves",
            ("one", "any"),
            _("Free moves"),
            _("How many moves within the location an activation allows (CI-2.4.4)."),
        ),
        Option(
            "escape_from_white",
            (False, True),
            _("Escape from the loader's place"),
            _("Borotra can escape from a square without colour (CI-2.8.5)."),
        ),
    )

    def check_options(self, options: Options) -> None:
        if options["variant"] == "competitive" and options["edition"] == "player_aid":
            raise BadOption(
                _(
                    "options.edition: the player aid knows no competitive game; "
                    "take the standard edition or another variant"
                ),
                field="options.edition",
            )

    def default_pack(self) -> dict[str, Any]:
        return copy.deepcopy(packs.default_pack())  # to correct; what is shipped stays as it is

    def check_pack(self, pack: Mapping[str, Any]) -> list[BadPack]:
        return packs.check_pack(pack)


GAME = ItterGame()
