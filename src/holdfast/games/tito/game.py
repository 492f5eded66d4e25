"""Capture Tito! as a game that Holdfast can find: options, seat, positions, pack and words."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from holdfast.core.account import Count
from holdfast.core.action import Action
from holdfast.core.edition import Edition
from holdfast.core.errors import BadPack
from holdfast.core.event import Event
from holdfast.core.game import Card, Game, Option
from holdfast.core.journey import Journey
from holdfast.core.messages import mark as _
from holdfast.core.mind import Mind
from holdfast.core.packs import check_kinds, check_plain
from holdfast.core.reading import Given, Json
from holdfast.core.state import AnyStep, State
from holdfast.games.tito import account
from holdfast.games.tito.edition import TitoEdition
from holdfast.games.tito.events import KINDS
from holdfast.games.tito.journeys import journeys, travellers
from holdfast.games.tito.mind import mind_for
from holdfast.games.tito.occasions import occasion
from holdfast.games.tito.pack import problems
from holdfast.games.tito.shapes import Pack, Position, Result, View
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import DIFFICULTIES
from holdfast.games.tito.text import pack as shipped_pack

if TYPE_CHECKING:
    from holdfast.core.observer import Observer

MEANS = {
    "easy": _("70 points of ammunition; each landing of the second wave brings two dice more."),
    "medium": _("60 points of ammunition; each landing of the second wave brings a D10 more."),
    "difficult": _("50 points of ammunition; each landing of the second wave brings a die more."),
}


class TitoGame(Game):
    """Solitaire: the player commands the Germans, the rules play the partisans."""

    id = "tito"
    name = "Capture Tito!"
    rules_version = "2"
    watches = account.WATCHES
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
            tuple(MEANS[level] for level in DIFFICULTIES),
        ),
    )
    has_pack = True
    edition_class = TitoEdition
    shapes = MappingProxyType({"position": Position, "view": View, "result": Result, **KINDS})

    def position_options(self, position: Given) -> Given:
        known = {"difficulty": position["difficulty"]} if "difficulty" in position else {}
        return {key: value for key, value in known.items() if value in DIFFICULTIES}

    def tally(self, events: Iterable[Event]) -> list[Count]:
        return account.tally(events)

    def pieces(self, position: Given) -> list[str]:
        """Each German unit that is to land."""
        return list(cast(Position, position)["due"])

    def left_out(self, position: Json, piece: str) -> Json:
        """The unit has gone home: it never lands, and nobody counts it as lost."""
        position["due"].remove(piece)
        position["units"][piece]["at"] = "out"
        return position

    def mind(self, edition: Edition) -> Mind:
        return mind_for(str(edition.options["difficulty"]))

    def observer(self, edition: Edition) -> Observer:
        from holdfast.games.tito.observe import TitoObserver  # needs librt, which playing does not

        return TitoObserver(edition)

    def travellers(self, world: State) -> list[list[str]]:
        assert isinstance(world, Tito)
        return travellers(world)

    def journeys(self, world: State, who: Sequence[str], via: Sequence[str]) -> list[Journey]:
        assert isinstance(world, Tito)
        return journeys(world, who, via)

    def occasion(self, state: State | None, action: Action | None, step: AnyStep | None) -> str:
        if isinstance(state, Tito) and action is not None and step is not None:
            return occasion(state, action, step)
        return super().occasion(state, action, step)

    def default_pack(self) -> Json:
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
