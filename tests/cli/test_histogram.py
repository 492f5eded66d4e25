"""Bars of letters: nothing is lost, edges are easily read, and what is there is seen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from holdfast.cli.histogram import bar, binned


@pytest.mark.parametrize(
    "values",
    [[3.0], [0.0, 1.0, 5.0], [-0.97, 0.1, 0.1, 0.3], [-30, 7, 9.5, 1e6], [*range(-5, 200)]],
)
def test_every_value_is_in_one_bin(values: list[float]) -> None:
    bins = binned(values)
    assert sum(one.count for one in bins) == len(values)
    assert len(bins) <= 18
    assert bins[0].low <= min(values)
    assert bins[-1].high >= max(values)
    for one, later in pairwise(bins):
        assert one.count == sum(one.low <= value < later.low for value in values)


def test_few_whole_numbers_stand_alone_and_many_share() -> None:
    assert [(one.low, one.high, one.count) for one in binned([5, 7, 7])] == [
        (5, 5, 1), (6, 6, 0), (7, 7, 2),
    ]  # fmt: skip
    assert [(one.low, one.high) for one in binned([21, 83])][:2] == [(20, 24), (25, 29)]


def test_a_bar_shows_a_share_and_whatever_is_more_than_nothing() -> None:
    assert bar(1) == "█" * 40
    assert bar(0.5).rstrip() == "█" * 20
    assert bar(0.0001).rstrip() == "▏"
    assert bar(0).strip() == ""
    assert {len(bar(share / 97)) for share in range(98)} == {40}
    assert binned([]) == []
