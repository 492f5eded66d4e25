"""Whole games: registered, replayed, and the same on both builds."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadOption
from holdfast.core.state import play_randomly
from holdfast.games.tito.game import GAME

LEVELS = ("medium", "difficult", "easy")


def test_the_game_is_registered_with_its_option() -> None:
    assert holdfast.find_game("tito") is GAME
    assert GAME.edition({"difficulty": "medium"}).seats == ("german",)
    assert GAME.read_options({}) == {"difficulty": "medium"}
    with pytest.raises(BadOption):
        GAME.read_options({"difficulty": "insane"})


def test_a_copy_goes_its_own_way() -> None:
    """Copies share lists that are replaced and never changed."""
    chance = Seeded(8)
    state = GAME.edition().new(chance)
    while not state.over:
        before = state.to_bytes()
        copy = state.copy()
        assert copy == state
        for _ in range(12):
            if not copy.over:
                legal = copy.legal()
                copy.apply(legal[chance.pick(len(legal))], chance)
        assert state.to_bytes() == before
        legal = state.legal()
        state.apply(legal[chance.pick(len(legal))], chance)


def test_a_journal_replays() -> None:
    match = holdfast.new(GAME, seed=5)
    chance = Seeded(5)
    for _ in range(40):
        legal = match.state.legal()
        match.play(legal[chance.pick(len(legal))])
    assert holdfast.load(match.journal().to_json()).position() == match.position()


def test_the_pure_and_the_compiled_build_play_the_same_games() -> None:
    """One digest of many games, the same in both builds."""
    total = 0
    for seed in range(20):
        chance = Seeded(seed)
        state = GAME.edition({"difficulty": LEVELS[seed % 3]}).new(chance)
        total += (seed + 1) * play_randomly(state, chance, 20_000)
    assert total == DIGEST


DIGEST = 38950
