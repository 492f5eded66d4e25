"""An edition of Castle Itter: the options as the rules read them, the board and the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.core.edition import Edition, Options
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import steps_in
from holdfast.games.itter import pack as packs
from holdfast.games.itter.draw import draw
from holdfast.games.itter.position import read_position
from holdfast.games.itter.rules import (
    c0_setup,
    c1_turn,
    c2_actions,
    c3_casualties,
    c4_place,
    c4_ss_phase,
)
from holdfast.games.itter.state import COMPETITIVE, VARIANTS, Itter, Setting
from holdfast.games.itter.text import ItterText

if TYPE_CHECKING:
    from holdfast.core.game import Game


class ItterEdition(Edition):
    """Castle Itter with these options and this component data."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        self.board, self.actions = packs.tables(pack)
        self.setting = read_setting(options)
        self.vocabulary = self.actions.vocabulary
        two = self.setting.variant == COMPETITIVE
        self.seats = ("defender", "ss") if two else ("defender",)
        self.steps = steps_in(c0_setup, c1_turn, c2_actions, c3_casualties, c4_place, c4_ss_phase)

    def blank(self) -> Itter:
        return Itter(self).begin()

    def start(self) -> Itter:
        state = self.blank()
        state.then(c0_setup.SET_UP)
        return state

    def read(self, position: Mapping[str, Any]) -> Itter:
        return read_position(position, self.blank())

    def make_text(self, language: str) -> ItterText:
        return words(language) if self.pack is None else ItterText(language, self.pack)

    def draw(
        self, view: Mapping[str, Any], language: str = "en", look: Look = WIDE
    ) -> Picture | None:
        shown = packs.default_pack() if self.pack is None else self.pack
        return draw(view, shown, words(language).translate, look.shape)


@lru_cache(maxsize=None)
def words(language: str) -> ItterText:
    """One object per language, so that the drawing can cache what it drew for it."""
    return ItterText(language)


def read_setting(options: Options) -> Setting:
    """The options as the rules read them."""
    return Setting(
        variant=VARIANTS.index(str(options["variant"])),
        player_aid=options["edition"] == "player_aid",
        inspire_stacks=bool(options["inspire_stacks"]),
        hold_exhausts=bool(options["hold_exhausts"]),
        many_free_moves=options["free_moves"] == "any",
        escape_from_white=bool(options["escape_from_white"]),
    )
