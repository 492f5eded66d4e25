"""How a match ended for a seat, read off the result of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["OUTCOMES", "outcome"]

OUTCOMES = ("won", "drawn", "lost")


def outcome(result: Mapping[str, Any], seat: object, worth: float) -> str:
    """Whether the seat won, drew or lost.

    `winner` in a result is a seat, a side that no seat plays, or None for a draw; `draw` lists the
    seats that share one. Of a game that says neither, the sign of what the match was worth to the
    seat decides. That alone would not do for all: a draw can be worth less than another.
    """
    if result.get("winner") is not None:
        return "won" if str(result["winner"]) == str(seat) else "lost"
    if isinstance(result.get("draw"), list):
        return "drawn" if str(seat) in map(str, result["draw"]) else "lost"
    if "winner" in result:
        return "drawn"
    return "won" if worth > 0 else "lost" if worth < 0 else "drawn"
