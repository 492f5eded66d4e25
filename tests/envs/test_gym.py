"""The solo games pass Gymnasium's own checks and keep its promises."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from holdfast.core.errors import HoldfastError, IllegalAction
from holdfast.envs.gym import SoloEnv, SoloVector


@pytest.mark.parametrize("encoded", [False, True])
@pytest.mark.parametrize("name", ["Holdfast/Itter-v1", "Holdfast/Tito-v1"])
def test_gymnasium_finds_nothing_wrong(name: str, encoded: bool) -> None:
    check_env(gymnasium.make(name, encoded=encoded).unwrapped)  # a warning is an error here


def play(env: SoloEnv, seed: int) -> list[bytes]:
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    told = [observation.tobytes()]
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, cut, info = env.step(int(action))
        assert not cut
        assert info.get("result") == (env.state.result() if over else None)
        assert observation in env.observation_space
        assert -1.0 <= float(reward) <= 1.0
        told.append(observation.tobytes())
    return told


@pytest.mark.parametrize("game", ["itter", "tito"])
def test_a_seed_is_a_whole_match(game: str) -> None:
    env = SoloEnv(game)
    assert play(env, 1) == play(env, 1)
    assert play(env, 1) != play(env, 2)


def test_what_is_not_legal_loses_or_is_refused() -> None:
    env = SoloEnv("itter")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, wrong)
    with pytest.raises(HoldfastError, match="the match is over"):
        env.step(wrong)
    strict = SoloEnv("itter", strict=True)
    with pytest.raises(HoldfastError, match="reset the environment"):
        strict.step(0)
    strict.reset(seed=1)
    with pytest.raises(HoldfastError, match=f"action {wrong} .* is not legal now"):
        strict.step(wrong)
    with pytest.raises(IllegalAction, match="no action -1 here"):
        strict.step(-1)
    assert strict.step(int(np.flatnonzero(strict.action_masks())[0]))[2] is False


def test_a_long_match_is_truncated() -> None:
    env = SoloEnv("tito", most=3)
    _, info = env.reset(seed=1)
    cuts = []
    for _ in range(3):
        _, _, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not over
        cuts.append(cut)
    assert cuts == [False, False, True]


def test_games_with_several_seats_are_for_others() -> None:
    for make in (SoloEnv, SoloVector):
        with pytest.raises(HoldfastError, match=r"Castle has 2 seats.*holdfast\.envs\.zoo"):
            make(game="castle")


def test_a_match_is_shown_in_words() -> None:
    env = SoloEnv("itter", render_mode="ansi")
    env.reset(seed=1)
    assert "lee" in str(env.render()).lower()
    assert SoloEnv("itter").render() is None


@pytest.mark.parametrize("encoded", [False, True])
def test_many_at_once_are_the_same_matches(encoded: bool) -> None:
    many = gymnasium.make_vec("Holdfast/Itter-v1", num_envs=3, encoded=encoded)
    ones = [SoloEnv("itter", encoded=encoded) for _ in range(3)]
    seen, info = many.reset(seed=5)
    assert seen in many.observation_space
    for g, one in enumerate(ones):
        assert np.array_equal(one.reset(seed=5 + g)[0], seen[g])
    chooser = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        actions = np.array([chooser.choice(np.flatnonzero(row)) for row in info["action_mask"]])
        seen, rewards, over, _, info = many.step(actions)
        for g, one in enumerate(ones):
            mine, reward, done, _, _ = one.step(int(actions[g]))
            assert (reward, done) == (rewards[g], over[g])
            if done:
                ended += 1
                assert np.array_equal(info["final_obs"][g], mine)
                assert info["_final_obs"][g]
                mine, _ = one.reset()
            assert np.array_equal(mine, seen[g])
    assert ended > 0
    with pytest.raises(HoldfastError, match="one number"):
        many.reset(seed=[1, 2, 3])  # type: ignore[arg-type]
