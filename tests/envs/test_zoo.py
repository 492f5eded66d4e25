"""All games pass PettingZoo's own tests and tell each seat what it may know."""

from __future__ import annotations

import warnings
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from holdfast.core.errors import HoldfastError, IllegalAction
from holdfast.envs.zoo import TableEnv, env

CASES = [
    ("castle", {}),
    ("castle", {"players": 4, "jokers": 2}),
    ("itter", {}),
    ("itter", {"variant": "competitive"}),
    ("tito", {}),
    ("noughts", {}),
]


WOULD_RATHER = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}
"""What PettingZoo says of whoever has a mask beside the observation, except for its own games, that
it knows by their names: the page on environments quotes it."""


@pytest.mark.parametrize(("game", "options"), CASES)
def test_pettingzoo_finds_nothing_wrong(game: str, options: dict[str, object]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(game, options=options), num_cycles=100)
        seed_test(lambda: env(game, options=options), num_cycles=30)
    said = {str(one.message) for one in caught}
    empty = {"Observation numpy array is all zeros."} if game == "noughts" else set()
    assert said == WOULD_RATHER | empty  # an empty board of Noughts is no more than that
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    assert all(f"“{one}”" in " ".join(page.split()) for one in WOULD_RATHER)


def test_each_seat_sees_with_its_own_eyes() -> None:
    table = TableEnv("castle")
    table.reset(seed=1)
    assert table.agents == ["player_0", "player_1"]
    mine, theirs = table.observe("player_0"), table.observe("player_1")
    assert mine["action_mask"].any()
    assert not theirs["action_mask"].any()
    assert not np.array_equal(mine["observation"], theirs["observation"])
    assert TableEnv("itter", {"variant": "competitive"}).possible_agents == ["defender_0", "ss_1"]


def test_rewards_come_with_the_end() -> None:
    table = TableEnv("noughts")
    table.reset(seed=1)
    for cell in (0, 3, 1, 4):
        table.step(cell)
        assert not any(table.rewards.values())
    table.step(2)
    assert table.rewards == {"player_0": 1.0, "player_1": -1.0} or table.rewards == {
        "x_0": 1.0,
        "o_1": -1.0,
    }
    assert all(table.terminations.values())


def test_what_is_not_legal_is_refused_or_loses() -> None:
    table = TableEnv("noughts")
    with pytest.raises(HoldfastError, match="reset the environment"):
        table.observe("x_0")
    table.reset(seed=1)
    table.step(0)
    with pytest.raises(HoldfastError, match="is not legal now"):
        table.step(0)
    with pytest.raises(IllegalAction, match="no action 9 here"):
        table.step(9)
    wrapped = env("noughts")
    wrapped.reset(seed=1)
    wrapped.step(0)
    wrapped.last()
    wrapped.step(0)
    assert wrapped.unwrapped.terminations == {"x_0": True, "o_1": True}
    assert wrapped.unwrapped._cumulative_rewards["o_1"] == -1.0


def test_a_long_match_is_truncated() -> None:
    table = TableEnv("castle", most=4)
    table.reset(seed=1)
    for _ in range(4):
        assert not any(table.truncations.values())
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    assert all(table.truncations.values())


def test_a_match_is_shown_in_words_without_secrets() -> None:
    table = TableEnv("castle", render_mode="ansi")
    table.reset(seed=1)
    assert isinstance(table.render(), str)
    assert table.render() == table.sight.edition.text("en").board(table.match.view(-1))
