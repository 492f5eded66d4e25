"""All games pass OpenSpiel's own tests, with every die a chance node of its own."""

from __future__ import annotations

import itertools
import unittest
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

import pyspiel
from open_spiel.integration_tests import api_test

from holdfast.core.chance import Chance
from holdfast.envs import sight_of, spiel

NAMES = [
    "holdfast_noughts",
    "holdfast_castle",
    "holdfast_castle(players=4,jokers=2)",
    "holdfast_itter",
    "holdfast_itter(variant=competitive)",
    "holdfast_tito",
]
LOOKS = 12
"""Moments of a random match that are tested, about, and the end."""


def moments(state: Any, chooser: np.random.Generator) -> list[Any]:
    """Clones of a state on the way through a random match, chance nodes and decisions."""
    found = [state.clone()]
    for number in itertools.count(1):
        if state.is_terminal():
            return [*found, state]
        chance = state.is_chance_node()
        choices = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(int(chooser.choice(choices)))
        if chooser.integers(1 + number // LOOKS) == 0:
            found.append(state.clone())
    raise AssertionError


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    """Its tests of parts of the tree, as it makes them for every game of its own."""
    game = pyspiel.load_game(name)

    class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type = game, name, game.get_type()
            # What it would sample itself lies near the root: the deal, die by die.
            cls.some_states = moments(game.new_initial_state(), np.random.default_rng(1))

    result = unittest.TestResult()
    tests = unittest.TestLoader().loadTestsFromTestCase(Case)
    assert tests.countTestCases() >= 5
    tests.run(result)
    assert result.errors + result.failures == []


@pytest.mark.parametrize("name", ["holdfast_noughts", "holdfast_itter"])
def test_a_random_game_passes_what_openspiel_checks_on_the_way(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=name == "holdfast_noughts", verbose=False
    )


def play(state: Any, chooser: np.random.Generator) -> list[tuple[bool, int]]:
    """Play to the end; whether each step was chance, and what was chosen."""
    taken = []
    while not state.is_terminal():
        chance = state.is_chance_node()
        choices = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
        taken.append((chance, int(chooser.choice(choices))))
        state.apply_action(taken[-1][1])
    return taken


@pytest.mark.parametrize("name", NAMES)
def test_it_is_the_same_match_with_the_same_dice(name: str) -> None:
    game = pyspiel.load_game(name)
    played = game.new_initial_state()
    taken = play(played, np.random.default_rng(2))
    sight = sight_of(name.partition("_")[2].partition("(")[0], game.get_parameters())
    groups = [list(group) for _, group in itertools.groupby(taken, key=lambda one: one[0])]
    script = Script([number for chance, number in taken if chance])
    state = sight.edition.new(script)
    for group in groups:
        for chance, number in group:
            if not chance:
                state.apply(sight.numbering.action(number), script)
    assert state.over
    assert script.left == []
    assert state.to_position() == played.state.to_position()
    assert played.returns() == state.returns()


class Script(Chance):
    """Numbers as `pick` gives them, for every die and every draw."""

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def pick(self, n: int) -> int:
        return 0 if n == 1 else self.left.pop(0)


def test_observations_are_those_of_the_seat() -> None:
    game = pyspiel.load_game("holdfast_castle")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert not any(state.observation_tensor(0))
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[-1][0])
    for seat in range(2):
        named = state.sight.named(state.sight.observe(state.state, seat))
        flat = np.concatenate([part.flatten() for part in named.values()])
        assert state.observation_tensor(seat) == list(flat)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("court")


def test_what_openspiel_is_told_is_true() -> None:
    two, four = (pyspiel.load_game(f"holdfast_castle(players={n})") for n in (2, 4))
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert four.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (two.num_players(), four.num_players()) == (2, 4)
    assert two.num_distinct_actions() == 8636
    assert (two.min_utility(), two.max_utility()) == (-1.0, 1.0)
    assert two.max_game_length() > 100_000
    spiel.register()  # a second time changes nothing
