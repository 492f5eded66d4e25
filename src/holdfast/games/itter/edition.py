"""An edition of Castle Itter: the options as the rules read them, the board and the vocabulary."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from holdfast.core.edition import Edition, Options
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.reading import Given, Json
from holdfast.core.state import steps_in
from holdfast.games.itter import pack as packs
from holdfast.games.itter.board import Board
from holdfast.games.itter.draw import Prints
from holdfast.games.itter.reading import read_position
from holdfast.games.itter.rules import c0_setup, c1_turn
from holdfast.games.itter.rules.c2_defender_phase import c2_0_general, c2_7_command
from holdfast.games.itter.rules.c3_attributes import c3_5_sacrifice
from holdfast.games.itter.rules.c4_ss_phase import c4_0_general, c4_3_place, c4_4_disrupt
from holdfast.games.itter.rules.c6_variants import c6_2_planning
from holdfast.games.itter.shapes import View
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import COMPETITIVE, VARIANTS
from holdfast.games.itter.text import ItterText
from holdfast.games.itter.vocabulary import Actions

if TYPE_CHECKING:
    from holdfast.core.game import Game


class ItterEdition(Edition):
    """Castle Itter with these options and this component data."""

    def __init__(self, game: Game, options: Options, pack: Json | None) -> None:
        super().__init__(game, options, pack)
        self.variant = VARIANTS.index(str(options["variant"]))
        self.player_aid = options["edition"] == "player_aid"
        # The readings that CI-3.1.2, CI-2.1.6, CI-2.4.4 and CI-2.8.5 rule on.
        self.inspire_stacks = bool(options["inspire_stacks"])
        self.hold_exhausts = bool(options["hold_exhausts"])
        self.many_free_moves = options["free_moves"] == "any"
        self.escape_from_white = bool(options["escape_from_white"])
        board, actions = packs.tables(pack)
        self.board: Board = board
        self.actions: Actions = actions
        self.vocabulary = actions.vocabulary
        self.prints: Prints = prints_of("" if pack is None else json.dumps(pack, sort_keys=True))
        self.seats = ("defender", "ss") if self.variant == COMPETITIVE else ("defender",)
        self.steps = steps_in(
            c0_setup,
            c1_turn,
            c2_0_general,
            c2_7_command,
            c3_5_sacrifice,
            c4_0_general,
            c4_3_place,
            c4_4_disrupt,
            c6_2_planning,
        )

    def blank(self) -> Itter:
        return Itter(self).begin()

    def start(self) -> Itter:
        state = self.blank()
        state.then(c0_setup.SET_UP)
        return state

    def read(self, position: Given) -> Itter:
        return read_position(position, self.blank())

    def make_text(self, language: str) -> ItterText:
        return words(language) if self.pack is None else ItterText(language, self.pack)

    def draw(self, view: Given, language: str = "en", look: Look = WIDE) -> Picture | None:
        names = words(language).translate
        return self.prints.draw(cast(View, view), language, names, look.shape)


@lru_cache(maxsize=8)
def prints_of(text: str) -> Prints:
    """The drawings of a pack as JSON; editions with equal packs share them."""
    return Prints(json.loads(text) if text else packs.default_pack())


@lru_cache(maxsize=None)
def words(language: str) -> ItterText:
    """The words of the shipped pack: the same whatever the options."""
    return ItterText(language)
