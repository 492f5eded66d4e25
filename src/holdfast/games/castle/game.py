"""Castle as a game that Holdfast can find: its options, seats, positions and words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from holdfast.core.game import Card, Game, Option
from holdfast.core.messages import mark as _
from holdfast.games.castle.edition import CastleEdition
from holdfast.games.castle.events import KINDS
from holdfast.games.castle.shapes import Position, Result, View


class CastleGame(Game):
    """Two to four players attack each other's castles until one King is left."""

    id = "castle"
    name = "Castle"
    rules_version = "2"
    about = _("Two to four players, hidden cards, dice: break the other castles, keep your King.")
    card = Card(minutes="30–60", shelf=2, sample=(117, 63))  # our estimate: the rules do not say
    languages = ("en", "it", "fr")
    edition_class = CastleEdition
    shapes = MappingProxyType({"position": Position, "view": View, "result": Result, **KINDS})
    options = (
        Option("players", (2, 3, 4), _("Players"), _("How many castles there are.")),
        Option(
            "empty_deck",
            ("sortie", "reshuffle"),
            _("Empty deck"),
            _("Forced attacks with castle cards first, or the discards at once."),
        ),
        Option("no_dice", (False, True), _("No dice"), _("Random cards stand in for dice.")),
        Option("jokers", (0, 1, 2), _("Jokers"), _("Players roll for a joker; it adds 1.")),
        Option(
            "berserker",
            (False, True),
            _("Berserker"),
            _("A double six brings two cards and lets a group be attacked."),
        ),
        Option(
            "same_number",
            (False, True),
            _("Same number"),
            _("Losing against your own number is struck back; equal neighbours defend together."),
        ),
        Option("same_suit", (False, True), _("Same suit"), _("Attacking your own suit costs 1.")),
        Option(
            "saboteur", (False, True), _("Saboteur"), _("Threes roll three dice and set traps.")
        ),
        Option(
            "barricade",
            (False, True),
            _("Barricade"),
            _("A Six can keep an opponent from building."),
        ),
    )

    def position_options(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        """Options are kept beside a position, never in it (CA-POS.1)."""
        return {}


GAME = CastleGame()
