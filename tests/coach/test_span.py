"""Intervals: they hold what they promise, and narrow with the tries."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.coach.span import chance_span, gap, number_span


def test_a_chance_lies_within_its_interval_as_often_as_promised() -> None:
    random = Random(5)
    for chance in (0.1, 0.5, 0.9):
        held = 0
        for _ in range(600):
            span = chance_span([float(random.random() < chance) for _ in range(60)])
            held += span.low <= chance <= span.high
        assert 0.90 <= held / 600 <= 0.99


def test_an_interval_narrows_and_few_equal_tries_are_no_certainty() -> None:
    few, many = chance_span([1.0] * 8), chance_span([1.0] * 800)
    assert few.value == many.value == 1.0
    assert few.half > 0.03
    assert many.half < 0.003
    assert (chance_span([]).low, chance_span([]).high) == (0.0, 1.0)


def test_a_number_has_an_interval_without_bounds() -> None:
    span = number_span([10.0, 12.0, 14.0])
    assert span.value == 12.0
    assert span.half == pytest.approx(1.96 * (4 / 3) ** 0.5)


def test_a_gap_compares_the_rounds_that_both_have_played() -> None:
    mean, error = gap([2.0, 3.0, 4.0, 100.0], [1.0, 2.0, 3.0])
    assert (mean, error) == (1.0, 0.0)
    assert gap([1.0], [0.0]) == (1.0, float("inf"))
