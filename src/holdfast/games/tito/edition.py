"""An edition of Capture Tito!: the difficulty, the board of its pack and the vocabulary."""

from __future__ import annotations

from typing import Any

from holdfast.games.tito.board import Board
from holdfast.games.tito.reading import Reader
from holdfast.games.tito.rules.c3_setup import SET_UP
from holdfast.games.tito.rules.c4_sequence import TURN
from holdfast.games.tito.state import Tito
from holdfast.games.tito.terms import DIFFICULTIES
from holdfast.games.tito.vocabulary import Actions


class TitoEdition:
    """What never changes in a match: all copies of a state share it."""

    def __init__(self, difficulty: str, board: Board, actions: Actions) -> None:
        self.difficulty: int = DIFFICULTIES.index(difficulty)
        self.board = board
        self.actions = actions
        self.vocabulary = self.actions.vocabulary

    def blank(self) -> Tito:
        return Tito(self).blank()

    def start(self) -> Tito:
        state = self.blank()
        state.then(SET_UP, TURN)
        return state

    def read(self, position: Any) -> Tito:
        return Reader(self, position).read()
