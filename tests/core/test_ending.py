"""Won, drawn or lost: what any game's result says to a seat."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.ending import outcome


@pytest.mark.parametrize(
    ("result", "seat", "worth", "expected"),
    [
        ({"winner": "x"}, "x", 1.0, "won"),
        ({"winner": "x"}, "o", -1.0, "lost"),
        ({"winner": 0}, 0, 1.0, "won"),
        ({"winner": 0}, "0", 1.0, "won"),  # a seat as the store writes it
        ({"winner": 1}, 0, -1.0, "lost"),
        ({"winner": "ss"}, "defender", -0.6, "lost"),
        ({"winner": None}, "defender", -0.3, "drawn"),  # a draw, but a poor one
        ({"winner": "x"}, "x", -0.1, "won"),  # dearly won
        ({"draw": [0, 2]}, 2, 0.0, "drawn"),
        ({"draw": [0, 2]}, 1, -1.0, "lost"),
        ({"score": 4}, 0, 0.2, "won"),
        ({"score": 0}, 0, 0.0, "drawn"),
        ({}, 0, -0.2, "lost"),
    ],
)
def test_a_result_is_read_for_a_seat(
    result: dict[str, Any], seat: object, worth: float, expected: str
) -> None:
    assert outcome(result, seat, worth) == expected
