"""An edition of Capture Tito!: the difficulty, and the board with its vocabulary."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.core.edition import Edition, Options
from holdfast.core.errors import BadPosition
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import steps_in
from holdfast.games.tito.board import DIFFICULTIES, Board
from holdfast.games.tito.draw import draw
from holdfast.games.tito.reader import Reader
from holdfast.games.tito.rules import (
    air,
    assault,
    combat,
    events,
    landing,
    movement,
    partisan_fire,
    partisans,
    reinforcements,
    retreat,
    sequence,
    victory,
)
from holdfast.games.tito.state import Tito
from holdfast.games.tito.text import TitoText
from holdfast.games.tito.text import pack as shipped_pack

if TYPE_CHECKING:
    from holdfast.core.game import Game


class TitoEdition(Edition):
    """Capture Tito! with this difficulty and this component data."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        text = "" if pack is None else json.dumps(pack, sort_keys=True)
        self.board: Board = board_of(text)
        self.difficulty = DIFFICULTIES.index(str(options["difficulty"]))
        self.vocabulary = self.board.actions.vocabulary
        self.seats = ("german",)
        self.steps = steps_in(
            air,
            assault,
            combat,
            events,
            landing,
            movement,
            partisan_fire,
            partisans,
            reinforcements,
            retreat,
            sequence,
            victory,
        )

    def blank(self) -> Tito:
        return Tito(self).blank()

    def start(self) -> Tito:
        state = self.blank()
        state.then(sequence.SET_UP, sequence.TURN)
        return state

    def read(self, position: Mapping[str, Any]) -> Tito:
        reader = Reader(self.blank(), position)
        state = reader.read()
        if reader.step == "over":
            return state
        state.agenda = sequence.resume(reader.step)
        check_playable(state)
        return state

    def make_text(self, language: str) -> TitoText:
        return words(language) if self.pack is None else TitoText(language, self.pack)

    def draw(
        self, view: Mapping[str, Any], language: str = "en", look: Look = WIDE
    ) -> Picture | None:
        shown = shipped_pack() if self.pack is None else self.pack
        return draw(view, shown, words(language).translate, language, look.shape)


@lru_cache(maxsize=8)
def board_of(text: str) -> Board:
    """The board of a pack as JSON; editions with equal packs share one, and so their actions."""
    return Board(json.loads(text) if text else shipped_pack())


@lru_cache(maxsize=None)
def words(language: str) -> TitoText:
    """One object per language, so that the drawing can cache what it drew for it."""
    return TitoText(language)


def check_playable(state: Tito) -> None:
    """Refuse a position whose question cannot be answered."""
    kind = state.decision.kind
    if kind == "assault_round" and not retreat.can_break_off(state):
        raise BadPosition(
            "step: the units could not retreat, so nothing is asked (CT-13.3.1.13)",
            rule="CT-13.3.1.13",
            field="step",
        )
    if not state.legal():
        raise BadPosition(
            f"step: nothing could be done in {kind} (CT-4.7)", rule="CT-4.7", field="step"
        )
