"""Arranging a castle: where the royals stand, and which cards stand around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.action import Action
from holdfast.games.castle.board import (
    FIRST_KING,
    FIRST_QUEEN,
    FIRST_ROYAL,
    NO_CARD,
    ROW,
    VALUE,
    is_king,
)
from holdfast.games.castle.rules.setup import Court, Insert, SetupPlace

if TYPE_CHECKING:
    from holdfast.games.castle.mind.weights import Weights
    from holdfast.games.castle.parts import Fort
    from holdfast.games.castle.state import Castle


def rate_arranging(s: Castle, w: Weights, legal: list[Action]) -> list[float]:
    """What each step of arranging is worth."""
    fort = s.forts[s.arranging()]
    rated: list[float] = []
    for action in legal:
        if isinstance(action, SetupPlace):
            rated.append(rate_place(fort, w, action.card, action.cell))
        elif isinstance(action, Insert):
            rated.append(rate_insert(fort, w, action.card, action.cell))
        else:
            assert isinstance(action, Court)
            rated.append(rate_court(w, action.order))
    return rated


def rate_court(w: Weights, order: str) -> float:
    if order[1] == "K":
        return w.king_middle
    return w.queen_middle if order[1] == "Q" else 0.0


def rate_place(fort: Fort, w: Weights, card: int, cell: int) -> float:
    """On top of a royal, beside one at the end of the court, or in a second storey."""
    value = VALUE[card]
    if cell < ROW:
        beside = fort.card_at(cell + 1)
        if beside == NO_CARD:
            beside = fort.card_at(cell - 1)
        return by_royal(beside, w.set_side_king, w.set_side_queen, w.set_side_jack) + (
            w.set_side_value * value
        )
    below = fort.card_at(cell - ROW)
    if cell < 2 * ROW:
        return by_royal(below, w.set_top_king, w.set_top_queen, w.set_top_jack) + (
            w.set_top_value * value
        )
    covers_king = is_king(fort.card_at(cell & 63))
    return w.set_second if covers_king else 0.0


def rate_insert(fort: Fort, w: Weights, card: int, cell: int) -> float:
    beside_king = is_king(fort.card_at(cell)) or is_king(fort.card_at(cell - 1))
    value = w.set_side_value * VALUE[card]
    return value + (w.set_insert_king if beside_king else w.set_insert)


def by_royal(card: int, king: float, queen: float, jack: float) -> float:
    """The number that belongs to a royal; 0 for any other card."""
    if card >= FIRST_KING:
        return king
    if card >= FIRST_QUEEN:
        return queen
    return jack if card >= FIRST_ROYAL else 0.0
