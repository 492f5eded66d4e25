"""Sums about rolls: what was to be expected, and how rare what came was."""

from __future__ import annotations

from itertools import product

import pytest

from holdfast.core.account import Account, Score, Trial, at_least, expected
from holdfast.core.text import Text

CHANCES = (0.5, 0.25, 1.0, 0.1)


@pytest.mark.parametrize("count", range(-1, 6))
def test_the_chance_of_so_many_or_more_is_exact(count: int) -> None:
    found = 0.0
    for outcome in product((False, True), repeat=len(CHANCES)):
        share = 1.0
        for chance, success in zip(CHANCES, outcome, strict=True):
            share *= chance if success else 1 - chance
        found += share * (sum(outcome) >= count)
    assert at_least(CHANCES, count) == pytest.approx(found)


def test_nothing_tried_is_nothing_done() -> None:
    assert at_least([], 0) == 1
    assert at_least([], 1) == 0
    assert expected([]) == 0


def test_successes_add_up() -> None:
    score = Score()
    score.count(0.5, success=True)
    score.count(0.25, success=False)
    assert (score.tried, score.done, score.hoped) == (2, 1, 0.75)
    assert expected([Trial("a", 0.5, True), Trial("a", 0.25, False)]) == 0.75


def test_a_game_that_counts_nothing_has_an_empty_account() -> None:
    assert Text().account([]) == Account()
