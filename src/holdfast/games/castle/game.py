"""Castle as a game that Holdfast can find: its options, seats, positions and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from holdfast.core.game import Game, Option, Options, Seat
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import State
from holdfast.games.castle.draw import draw
from holdfast.games.castle.edition import CastleEdition
from holdfast.games.castle.reading import read
from holdfast.games.castle.rules.setup import DEAL
from holdfast.games.castle.text import CastleText


class CastleGame(Game):
    """Two to four players attack each other's castles until one King is left."""

    id = "castle"
    name = "Castle"
    rules_version = "2"
    about = _("Two to four players, hidden cards, dice: break the other castles, keep your King.")
    minutes = "30–60"  # our estimate: the rules do not say
    shelf, sample = 2, (117, 63)
    languages = ("en", "it", "fr")
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

    def seats(self, options: Options) -> tuple[Seat, ...]:
        players = options["players"]
        assert isinstance(players, int)
        return tuple(range(players))

    def start(self, options: Options, pack: Mapping[str, Any] | None) -> State:
        state = CastleEdition(options).blank()
        state.then(DEAL)
        return state

    def from_position(
        self, position: Mapping[str, Any], options: Options, pack: Mapping[str, Any] | None
    ) -> State:
        return read(CastleEdition(options).blank(), position)

    def position_options(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        """Options are kept beside a position, never in it (CA-POS.1)."""
        return {}

    def text(self, language: str = "en", pack: Mapping[str, Any] | None = None) -> CastleText:
        return words(language)

    def draw(
        self,
        view: Mapping[str, Any],
        language: str = "en",
        pack: Mapping[str, Any] | None = None,
        look: Look = WIDE,
    ) -> Picture:
        translate = self.text(language).translate
        return draw(view, None, translate, shape=look.shape, colours=look.inks)


@lru_cache(maxsize=None)
def words(language: str) -> CastleText:
    """One object per language, so that the drawing can cache what it drew for it."""
    return CastleText(language)


GAME = CastleGame()
