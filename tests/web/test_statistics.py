"""A visitor's figures, from matches as the store gives them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holdfast.store import MatchRow, SeatRow, Summary
from holdfast.web.statistics import statistics_of


def finished(game: str, seats: list[str], result: dict[str, Any], returns: list[float]) -> Summary:
    """A match that the holder of the first seat has played to its end."""
    match = MatchRow(
        id="m", game=game, rules="1", options={}, seed=1, position=None, pack=None, study=False,
        title="", lang="en", listed=False, spectators=False, creator="c", parent=None,
        parent_at=None, webhook=None, created=0.0, finished=1.0, result=json.dumps(result),
        returns=json.dumps(returns),
    )  # fmt: skip
    rows = [SeatRow(place, seat, "human", None, "", None) for place, seat in enumerate(seats)]
    return Summary(match, rows, 9, 1.0, [0])


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
