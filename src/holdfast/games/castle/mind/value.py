"""Who will win, at a glance: a small network rates each castle; the ratings share the chance."""

from __future__ import annotations

from math import exp, tanh
from typing import TYPE_CHECKING

from holdfast.games.castle.mind.features import FEATURES, Danger, add_features

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


class Value:
    """One hidden layer: `first` holds for each feature its weight for each hidden number."""

    def __init__(
        self,
        danger: Danger,
        linear: list[float],
        first: list[float],
        offsets: list[float],
        second: list[float],
    ) -> None:
        self.danger = danger
        self.linear = linear
        self.first = first
        self.offsets = offsets
        self.second = second

    def strength(self, s: Castle, seat: int) -> float:
        """How well a living castle stands; only differences between castles mean anything."""
        numbers: list[float] = []
        add_features(s, seat, self.danger, numbers)
        size = len(self.offsets)
        total = 0.0
        for i in range(FEATURES):
            total += numbers[i] * self.linear[i]
        for hidden in range(size):
            sum_ = self.offsets[hidden]
            start = hidden * FEATURES
            for i in range(FEATURES):
                sum_ += numbers[i] * self.first[start + i]
            total += tanh(sum_) * self.second[hidden]
        return total

    def chance(self, s: Castle, seat: int) -> float:
        """The chance of a seat to win a game that is not over."""
        if not s.forts[seat].alive:
            return 0.0
        mine = self.strength(s, seat)
        total = 1.0
        for other in range(s.players):
            if other != seat and s.forts[other].alive:
                total += exp(self.strength(s, other) - mine)
        return 1.0 / total
