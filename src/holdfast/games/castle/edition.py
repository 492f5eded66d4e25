"""An edition of Castle: the options as the rules read them, and the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.core.edition import Edition, Options
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import steps_in
from holdfast.games.castle.actions import lexicon
from holdfast.games.castle.draw import draw
from holdfast.games.castle.loading import Loader
from holdfast.games.castle.rules import (
    aftermath,
    battle,
    combat,
    drawing,
    setup,
    spies,
    turn,
    volley,
)
from holdfast.games.castle.state import Castle, Variant
from holdfast.games.castle.text import CastleText

if TYPE_CHECKING:
    from holdfast.core.game import Game


class CastleEdition(Edition):
    """Castle with these options; there is no component data to correct."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        self.variant = Variant(options)
        self.lexicon = lexicon(self.variant.players)
        self.vocabulary = self.lexicon.vocabulary
        self.seats = tuple(range(self.variant.players))
        self.steps = steps_in(aftermath, battle, combat, drawing, setup, spies, turn, volley)

    def blank(self) -> Castle:
        return Castle(self)

    def start(self) -> Castle:
        state = Castle(self)
        state.then(setup.DEAL)
        return state

    def read(self, position: Mapping[str, Any]) -> Castle:
        return Loader(Castle(self)).load(position)

    def make_text(self, language: str) -> CastleText:
        return words(language)

    def draw(
        self, view: Mapping[str, Any], language: str = "en", look: Look = WIDE
    ) -> Picture | None:
        translate = words(language).translate
        return draw(view, None, translate, shape=look.shape, colours=look.inks)


@lru_cache(maxsize=None)
def words(language: str) -> CastleText:
    """One object per language, so that the drawing can cache what it drew for it."""
    return CastleText(language)
