"""Fitted sums find what made the examples."""

from __future__ import annotations

from random import Random

import pytest

from tools.train.sums import least_squares, logistic


def test_least_squares_finds_the_weights_of_a_sum() -> None:
    random = Random(1)
    rows = [[1.0, random.gauss(0, 1), random.gauss(0, 2)] for _ in range(200)]
    wanted = [3.0 - 2.0 * row[1] + 0.5 * row[2] for row in rows]
    assert least_squares(rows, wanted, 0.0) == pytest.approx([3.0, -2.0, 0.5])


def test_a_ridge_draws_weights_towards_nothing() -> None:
    rows = [[1.0], [1.0]]
    assert least_squares(rows, [4.0, 4.0], 2.0) == pytest.approx([2.0])


def test_logistic_finds_how_likely_something_is() -> None:
    rows = [[1.0]] * 400
    happened = [number % 4 == 0 for number in range(400)]
    assert logistic(rows, happened, 0.0) == pytest.approx([-1.0986], abs=1e-3)
