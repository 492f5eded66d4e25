"""Royals in a combat: what a Queen takes off, how many dice a King rolls (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.games.castle.board import is_king, is_queen

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

QUEEN: Final = 4


def cost_of_a_queen(cards: list[int]) -> int:
    """What a Queen among these cards costs the other side (CA-ROYAL.1 to CA-ROYAL.3)."""
    for card in cards:
        if is_queen(card):
            return QUEEN
    return 0


def has_guard(s: Castle, seat: int, card: int) -> bool:
    """Whether this is a King whose Queen stands: he rolls a third die (CA-ROYAL.4, CA-ROYAL.5)."""
    return is_king(card) and s.has_queen(seat)
