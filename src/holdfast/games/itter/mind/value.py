"""What a position is worth: a small network over its features, with three answers.

The chance that the castle falls, the score if it does not, and the chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, Final

from holdfast.games.itter.mind.features import Features

BLOCK: Final = 4
"""So many hidden units are worked out together."""
POINTS: Final = 10.0
"""The network reckons scores in tens."""


class Value:
    """Fitted numbers; nothing here ever changes."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.rows: list[list[float]] = given["rows"]
        """By feature, what it adds to each hidden unit."""
        self.bias: list[float] = given["bias"]
        self.out: list[list[float]] = given["out"]
        """By hidden unit, what it adds to the three answers."""
        self.direct: list[list[float]] = given["direct"]
        """By feature, what it adds to the three answers at once."""
        self.units = len(self.bias)

    def judge(self, found: Features) -> tuple[float, float, float]:
        """The chance of a loss, the score if there is none, and the chance to win."""
        places, values = found.places, found.values
        count = len(places)
        loss, points, win = 0.0, 0.0, 0.0
        for at in range(count):
            row = self.direct[places[at]]
            value = values[at]
            loss += row[0] * value
            points += row[1] * value
            win += row[2] * value
        for unit in range(0, self.units, BLOCK):
            a, b = self.bias[unit], self.bias[unit + 1]
            c, d = self.bias[unit + 2], self.bias[unit + 3]
            for at in range(count):
                row = self.rows[places[at]]
                value = values[at]
                a += row[unit] * value
                b += row[unit + 1] * value
                c += row[unit + 2] * value
                d += row[unit + 3] * value
            if a > 0:
                row = self.out[unit]
                loss += row[0] * a
                points += row[1] * a
                win += row[2] * a
            if b > 0:
                row = self.out[unit + 1]
                loss += row[0] * b
                points += row[1] * b
                win += row[2] * b
            if c > 0:
                row = self.out[unit + 2]
                loss += row[0] * c
                points += row[1] * c
                win += row[2] * c
            if d > 0:
                row = self.out[unit + 3]
                loss += row[0] * d
                points += row[1] * d
                win += row[2] * d
        return chance_of(loss), points * POINTS, chance_of(win)


def chance_of(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))
