"""Every game ends, also among seats that never go for a King."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.games.castle.game import GAME
from holdfast.games.castle.rules.turn import MOST_TURNS
from holdfast.games.castle.state import Castle
from tests.games.castle.table import begin

PEACEFUL = ["spy", "halt", "place", "pass", "done", "rally", "close", "draw", "discard", "court"]


def peaceful(legal: list[Action]) -> Action:
    """Spies and halts, or builds; fights only where the rules allow nothing else."""
    for verb in PEACEFUL:
        for action in legal:
            if action.do == verb:
                return action
    return legal[0]


def test_a_match_that_nobody_means_to_win_is_drawn() -> None:
    """CA-EMPTY.7: once all else is built, spies could go round through the deck for ever."""
    chance = Seeded(3)
    state = GAME.edition({"empty_deck": "reshuffle"}).new(chance)
    assert isinstance(state, Castle)
    while not state.over:
        if state.turns == MOST_TURNS - 1:
            state.log = []
        state.apply(peaceful(state.legal()), chance)
    assert state.turns == MOST_TURNS
    assert state.result() == {"draw": [0, 1]}
    assert state.returns() == [0.0, 0.0]
    assert state.log is not None
    told = GAME.edition().text("en").event(state.log[-1])
    assert told == "The match has lasted 10,000 turns: a draw between Red and Blue."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int) -> None:
    options = GAME.read_options({"players": players})
    for seed in range(3):
        state, chance = begin(seed, options)
        source = Random(seed)
        for _ in range(20_000):
            if state.over:
                break
            state.apply(source.choice(state.legal()), chance)
        assert state.over
        assert sorted(state.returns())[0] == -1.0
        assert state.returns().count(1.0) == 1
