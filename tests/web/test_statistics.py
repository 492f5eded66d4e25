"""A visitor's figures, from matches as the store gives them."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.store import Past
from holdfast.web.statistics import statistics_of


def finished(game: str, seats: list[str], result: dict[str, Any], returns: list[float]) -> Past:
    """A match that the holder of the first seat has played to its end."""
    return Past("m", game, {}, False, True, 0.0, 1.0, result, returns, [(0, seats[0])])


@pytest.mark.parametrize(
    ("winner", "score", "worth", "counted"),
    [("defender", 9, 0.2, "won"), (None, -8, -0.1, "drawn"), ("ss", None, -0.9, "lost")],
)
def test_a_poor_draw_is_no_loss(
    winner: str | None, score: int | None, worth: float, counted: str
) -> None:
    result = {"result": "", "winner": winner, "score": score}
    (row,) = statistics_of([finished("itter", ["defender"], result, [worth])])
    assert {name: row[name] for name in ("won", "drawn", "lost")} == {
        **dict.fromkeys(("won", "drawn", "lost"), 0), counted: 1,
    }  # fmt: skip
    assert ("score" in row["facts"]) == (score is not None)


def test_numbered_seats_win_too() -> None:
    (row,) = statistics_of([finished("castle", ["0", "1"], {"winner": 0}, [1.0, -1.0])])
    assert (row["won"], row["lost"]) == (1, 0)
