"""Same suit: it costs to fight one's own blood (CA-SUIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.castle.board import SUIT

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle


def shares_suit(suits: i64, cards: list[int]) -> bool:
    for card in cards:
        suit: i64 = SUIT[card]
        if (suits >> suit) & 1:
            return True
    return False


def cost_of_kinship(s: Castle, battle: Battle, cards: list[int]) -> int:
    """One point, once per combat, if a target has a suit that attacks (CA-SUIT.1)."""
    return 1 if s.rules.same_suit and shares_suit(battle.suits, cards) else 0
