"""An edition of Capture Tito!: the difficulty, the board of its pack and the vocabulary."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from holdfast.core.edition import Edition, Options
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.reading import Given, Json
from holdfast.core.state import steps_in
from holdfast.games.tito.board import Board
from holdfast.games.tito.draw import Prints
from holdfast.games.tito.reading import read_position
from holdfast.games.tito.rules import (
    c3_setup,
    c4_sequence,
    c5_events,
    c9_air_support,
    c10_landing,
    c11_reinforcements,
    c14_victory,
)
from holdfast.games.tito.rules.c8_activation import c8_step
from holdfast.games.tito.rules.c12_movement import c12_1_officers, c12_2_german, c12_3_yugoslav
from holdfast.games.tito.rules.c13_combat import (
    c13_0_combat,
    c13_2_yugoslav_fire,
    c13_3_assault,
    c13_3_lines,
    c13_3_retreat,
)
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import DIFFICULTIES
from holdfast.games.tito.text import TitoText
from holdfast.games.tito.text import pack as shipped_pack
from holdfast.games.tito.vocabulary import Actions

if TYPE_CHECKING:
    from holdfast.core.game import Game


class TitoEdition(Edition):
    """Capture Tito! with this difficulty and this component data."""

    def __init__(self, game: Game, options: Options, pack: Json | None) -> None:
        super().__init__(game, options, pack)
        self.difficulty = DIFFICULTIES.index(str(options["difficulty"]))
        text = "" if pack is None else json.dumps(pack, sort_keys=True)
        self.actions: Actions = actions_of(text)
        self.prints: Prints = prints_of(text)
        self.board: Board = self.actions.board
        self.vocabulary = self.actions.vocabulary
        self.seats = ("german",)
        self.steps = steps_in(
            c3_setup,
            c4_sequence,
            c5_events,
            c8_step,
            c9_air_support,
            c10_landing,
            c11_reinforcements,
            c12_1_officers,
            c12_2_german,
            c12_3_yugoslav,
            c13_0_combat,
            c13_2_yugoslav_fire,
            c13_3_assault,
            c13_3_lines,
            c13_3_retreat,
            c14_victory,
        )

    def blank(self) -> Tito:
        return Tito(self).begin()

    def start(self) -> Tito:
        state = self.blank()
        state.then(c3_setup.SET_UP, c4_sequence.TURN)
        return state

    def read(self, position: Given) -> Tito:
        return read_position(position, self.blank())

    def make_text(self, language: str) -> TitoText:
        return words(language) if self.pack is None else TitoText(language, self.pack)

    def draw(self, view: Given, language: str = "en", look: Look = WIDE) -> Picture | None:
        return self.prints.draw(view, language, words(language).translate, look.shape)


@lru_cache(maxsize=8)
def actions_of(text: str) -> Actions:
    """The actions over the board of a pack as JSON; editions with equal packs share them."""
    return Actions(Board(json.loads(text) if text else shipped_pack()))


@lru_cache(maxsize=8)
def prints_of(text: str) -> Prints:
    """The drawings of a pack as JSON; editions with equal packs share them."""
    return Prints(json.loads(text) if text else shipped_pack())


@lru_cache(maxsize=None)
def words(language: str) -> TitoText:
    """The words of the shipped pack: the same whatever the difficulty."""
    return TitoText(language)
