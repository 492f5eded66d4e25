"""Threes as saboteurs: three dice, and one ambush (CA-SABOTEUR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.games.castle.board import RANK, THREE

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

TRAP: Final = 6


def is_saboteur(s: Castle, card: int) -> bool:
    """A Three that leads or stands in a castle (CA-SABOTEUR.2); no other is one (CA-SABOTEUR.3)."""
    return s.rules.saboteur and RANK[card] == THREE


def trap(s: Castle, card: int, ambush: bool) -> int:
    """9 instead of 3 when an attack shows it for the first time (CA-SABOTEUR.1)."""
    return TRAP if ambush and is_saboteur(s, card) else 0
