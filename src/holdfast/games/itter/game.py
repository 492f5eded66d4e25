"""Castle Itter as a game that Holdfast can find."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from holdfast.core.account import Count
from holdfast.core.action import Action
from holdfast.core.edition import Edition
from holdfast.core.errors import BadOption, BadPack
from holdfast.core.event import Event
from holdfast.core.game import Card, Game, Option, Options
from holdfast.core.messages import mark as _
from holdfast.core.mind import Mind
from holdfast.core.reading import Given, Json
from holdfast.core.state import AnyStep, State
from holdfast.games.itter import account
from holdfast.games.itter import pack as packs
from holdfast.games.itter.edition import ItterEdition
from holdfast.games.itter.events import KINDS
from holdfast.games.itter.mind import make_mind
from holdfast.games.itter.occasions import occasion
from holdfast.games.itter.shapes import Position, Result, View
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import EDITIONS, VARIANTS

if TYPE_CHECKING:
    from holdfast.core.observer import Observer


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
    watches = account.WATCHES
    card = Card(minutes="45–60", ages="12+", shelf=1, sample=(31, 54))
    options = (
        Option(
            "variant",
            tuple(VARIANTS),
            _("Variant"),
            _("How hard it is, or a game for two: competitive."),
            (
                _("Eleven Riflemen surround the castle, and there are no Tactics cards."),
                _("Scouts are among the first SS, and a Tactics card changes every SS Phase."),
                _("Scouts and Sturm come first, and two Tactics cards are in force each turn."),
                _("A second player leads the SS: three cards and a Tactics card, planned unseen."),
            ),
        ),
        Option(
            "edition",
            tuple(EDITIONS),
            _("Edition"),
            _("The rulebook, or the player aid of an earlier edition."),
            (
                _("The rules as printed."),
                _("Command gives two orders, and an escape takes seven cards out of the deck."),
            ),
        ),
        Option(
            "inspire_stacks",
            (True, False),
            _("Inspirers add up"),
            _("Each inspirer in the location adds a die, or all together add one (CI-3.1.2)."),
            (
                _("Each inspirer in the location adds a die."),
                _("All inspirers in the location together add one die."),
            ),
        ),
        Option(
            "hold_exhausts",
            (False, True),
            _("Holding exhausts"),
            _("Whether a Defender who is deployed and does nothing more is exhausted."),
            (
                _("Deployed and nothing more: a Defender stays fresh."),
                _("Deployed and nothing more: a Defender is exhausted."),
            ),
        ),
        Option(
            "free_moves",
            ("one", "any"),
            _("Free moves"),
            _("How many moves within the location an activation allows (CI-2.4.4)."),
            (
                _("One move within the location, before the action."),
                _("Moves within the location, as many as it has other squares."),
            ),
        ),
        Option(
            "escape_from_white",
            (False, True),
            _("Escape from the loader's place"),
            _("Borotra can escape from a square without colour (CI-2.8.5)."),
            (
                _("Borotra cannot escape from the loader's place in the tank."),
                _("Borotra can escape from the loader's place in the tank."),
            ),
        ),
    )

    def occasion(self, state: State | None, action: Action | None, step: AnyStep | None) -> str:
        if isinstance(state, Itter) and action is not None and step is not None:
            return occasion(state, action, step)
        return super().occasion(state, action, step)

    def check_options(self, options: Options) -> None:
        if options["variant"] == "competitive" and options["edition"] == "player_aid":
            raise BadOption(
                _(
                    "options.edition: the player aid knows no competitive game; "
                    "take the standard edition or another variant"
                ),
                field="options.edition",
            )

    def tally(self, events: Iterable[Event]) -> list[Count]:
        return account.tally(events)

    def pieces(self, position: Given) -> list[str]:
        """Each Defender, and each kind of SS card as `ss/mortar`."""
        whole = cast(Position, position)
        kinds = dict.fromkeys(card.partition("/")[2] for card in sorted(whole["deck"]))
        return [*whole["defenders"], *(f"ss/{kind}" for kind in kinds)]

    def left_out(self, position: Json, piece: str) -> Json:
        """A Defender is a casualty from the start; cards of a kind are not in the deck."""
        if piece in position["defenders"]:
            position["defenders"][piece]["at"] = "casualty"
        else:
            kind = piece.partition("/")[2]
            deck = [card for card in position["deck"] if card.partition("/")[2] != kind]
            position["deck"] = deck
        return position

    def mind(self, edition: Edition) -> Mind:
        assert isinstance(edition, ItterEdition)
        return make_mind(edition)

    def observer(self, edition: Edition) -> Observer:
        from holdfast.games.itter.observe import (
            ItterObserver,
        )  # needs librt, which playing does not

        return ItterObserver(edition)

    def default_pack(self) -> Json:
        return copy.deepcopy(packs.default_pack())  # to correct; what is shipped stays as it is

    def check_pack(self, pack: Given) -> list[BadPack]:
        return packs.check_pack(pack)


GAME = ItterGame()
