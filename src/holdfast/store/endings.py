"""Matches that end at the table and not by their rules: somebody resigns, time runs out, all agree.

Such a result says how under `ended`; `winner` and `draw` mean what they mean in results of games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from holdfast.core.ending import outcome
from holdfast.core.game import SeatName
from holdfast.core.reading import Given

__all__ = ["ENDS", "ended_by", "no_result", "outcome_of", "table_result", "table_returns"]

ENDS: Final = ("resigned", "time", "draw", "none")


def ended_by(result: Given | None) -> str | None:
    """How a match ended at the table; None where its rules ended it."""
    return None if result is None else cast("str | None", result.get("ended"))


def no_result(result: Mapping[str, object] | None) -> bool:
    """Whether a match ended without one: it counts for nobody."""
    return ended_by(result) == "none"


def table_result(how: str, seats: Sequence[SeatName], loser: int | None) -> dict[str, object]:
    """The result of a match that ends at the table.

    Of two the other one wins. Of more, the others share it: who of them would have won, nobody
    knows. Who plays alone has lost.
    """
    result: dict[str, object] = {"ended": how}
    if loser is None:
        return {**result, "winner": None}
    result["seat"] = seats[loser]
    others = [seat for place, seat in enumerate(seats) if place != loser]
    if len(others) == 1:
        result["winner"] = others[0]
    elif others:
        result["draw"] = others
    return result


def table_returns(seats: Sequence[SeatName], loser: int | None) -> list[float]:
    """What it was worth to each seat."""
    if loser is None:
        return [0.0] * len(seats)
    others = 1.0 if len(seats) == 2 else 0.0
    return [-1.0 if place == loser else others for place in range(len(seats))]


def outcome_of(result: Mapping[str, object], seat: object, worth: float) -> str | None:
    """Whether a seat won, drew or lost; None for a match without a result."""
    return None if no_result(result) else outcome(result, seat, worth)
