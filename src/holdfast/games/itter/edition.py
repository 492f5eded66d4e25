"""Options and component data of a match: typed options, the board, and the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.itter.board import Board
from holdfast.games.itter.reading import read_position
from holdfast.games.itter.rules.c0_setup import SET_UP
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import VARIANTS
from holdfast.games.itter.vocabulary import Actions


class ItterEdition:
    """What never changes during a match."""

    def __init__(
        self, board: Board, actions: Actions, options: Mapping[str, str | int | bool]
    ) -> None:
        self.board = board
        self.actions = actions
        self.variant = VARIANTS.index(str(options["variant"]))
        self.player_aid = options["edition"] == "player_aid"
        # The readings that CI-3.1.2, CI-2.1.6, CI-2.4.4 and CI-2.8.5 rule on.
        self.inspire_stacks = bool(options["inspire_stacks"])
        self.hold_exhausts = bool(options["hold_exhausts"])
        self.many_free_moves = options["free_moves"] == "any"
        self.escape_from_white = bool(options["escape_from_white"])

    def blank(self) -> Itter:
        """An empty state: nothing is placed, and nothing is to come."""
        return Itter(self).begin()

    def start(self) -> Itter:
        """Before set-up."""
        state = self.blank()
        state.then(SET_UP)
        return state

    def read(self, position: Mapping[str, Any]) -> Itter:
        """The state that a position describes, or `BadPosition` naming the field."""
        return read_position(position, self.blank())
