"""Same number, combined defence: equal neighbours defend together (CA-NUMBER.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.castle.board import NO_CARD, RANK, VALUE, is_number

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


def partners(s: Castle, seat: int, cell: int, card: int) -> int:
    """What the partners of a number card that is attacked alone add to its defence."""
    if not s.rules.same_number or not is_number(card):
        return 0
    left, right = run_length(s, seat, cell, card, -1), run_length(s, seat, cell, card, 1)
    return (left + right) * VALUE[card]


def run_length(s: Castle, seat: int, cell: int, card: int, step: int) -> int:
    """How many face-up cards of the same rank stand side by side in one direction."""
    fort = s.forts[seat]
    length = 0
    while True:
        cell += step
        other = fort.card_at(cell)
        if other == NO_CARD or RANK[other] != RANK[card] or not s.is_up(other):
            return length
        length += 1
