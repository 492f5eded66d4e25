"""Fitting sums to examples: least squares and logistic regression, for a few dozen features."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

__all__ = ["least_squares", "logistic"]

Rows = Sequence[Sequence[float]]
ROUNDS = 8
"""Steps of Newton's method; it has long settled then."""


def least_squares(rows: Rows, wanted: Sequence[float], ridge: float) -> list[float]:
    """The weights whose sums are nearest to what is wanted; `ridge` keeps them small."""
    return _solve(*_sums(rows, wanted, [1.0] * len(rows), ridge))


def logistic(rows: Rows, happened: Sequence[bool], ridge: float) -> list[float]:
    """The weights whose sums give the log odds of what happened."""
    found = [0.0] * len(rows[0])
    for _ in range(ROUNDS):
        wanted, trust = [], []
        for row, did in zip(rows, happened, strict=True):
            total = max(-20.0, min(20.0, sum(map(float.__mul__, found, row))))
            chance = 1 / (1 + exp(-total))
            spread = max(1e-4, chance * (1 - chance))
            wanted.append(total + (did - chance) / spread)
            trust.append(spread)
        found = _solve(*_sums(rows, wanted, trust, ridge))
    return found


def _sums(
    rows: Rows, wanted: Sequence[float], trust: Sequence[float], ridge: float
) -> tuple[list[list[float]], list[float]]:
    """The normal equations."""
    size = len(rows[0])
    left = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, goal, weight in zip(rows, wanted, trust, strict=True):
        used = [at for at in range(size) if row[at]]
        for at in used:
            scaled = weight * row[at]
            line = left[at]
            for other in used:
                line[other] += scaled * row[other]
            right[at] += scaled * goal
    for at in range(size):
        left[at][at] += ridge
    return left, right


def _solve(left: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with the largest pivot first."""
    size = len(right)
    rows = [[*left[at], right[at]] for at in range(size)]
    for at in range(size):
        best = max(range(at, size), key=lambda other: abs(rows[other][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for other in range(size):
            share = rows[other][at] / rows[at][at]
            if other != at and share:
                rows[other] = [a - share * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]
