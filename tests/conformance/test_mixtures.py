"""The sample of mixtures: any two values of two options meet in it, if the game lets them."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from holdfast.conformance import all_options, covering_options
from holdfast.conformance.mixtures import changed_options
from holdfast.core.game import Game
from holdfast.core.registry import find_game
from tests.conformance.broken_noughts import PaysByOption
from tests.conformance.hilo import GAME as HILO


@pytest.mark.parametrize("game", ["castle", "itter", "tito", PaysByOption()])
def test_any_two_values_that_go_together_meet(game: Game | str) -> None:
    sample = covering_options(game)
    everything = list(all_options(game))
    options = (find_game(game)).options
    for one, other in combinations(options, 2):
        for pair in product(one.values, other.values):
            possible = any((row[one.name], row[other.name]) == pair for row in everything)
            met = any((row[one.name], row[other.name]) == pair for row in sample)
            assert met == possible, (one.name, other.name, pair)
    for option in options:
        assert {row[option.name] for row in sample} == set(option.values)


@pytest.mark.parametrize("game", ["castle", "itter", "tito"])
def test_the_sample_is_small_begins_as_the_game_comes_and_never_changes(game: str) -> None:
    sample = covering_options(game)
    assert changed_options(game, sample[0]) == {}
    assert len(sample) <= 16
    assert covering_options(game) == sample


def test_a_game_without_options_has_one_mixture() -> None:
    assert covering_options(HILO) == list(all_options(HILO)) == [{}]
