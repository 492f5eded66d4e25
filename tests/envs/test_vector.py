"""Many games at once are the same games as one at a time, and refuse what one would refuse."""

from __future__ import annotations

import numpy as np
import pytest

from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.envs import Games
from holdfast.envs.many import Many

CASES = [
    ("itter", {}),
    ("itter", {"variant": "competitive"}),
    ("castle", {}),
    ("castle", {"players": 4, "jokers": 2}),
    ("tito", {}),
    ("noughts", {}),
]
SEED = 7
COUNT = 5


@pytest.mark.parametrize(("game", "options"), CASES)
def test_each_row_is_a_game_of_its_own(game: str, options: dict[str, object]) -> None:
    """Played beside them one by one, every row shows what its game shows, over several games."""
    games = Games(game, COUNT, options)
    sight = games.sight
    games.reset(SEED)
    chances = [Seeded(SEED + g) for g in range(COUNT)]
    states = [sight.edition.new(chance) for chance in chances]
    chooser = Seeded(1)
    ended = 0
    for _ in range(400):
        numbers, starts = games.legal
        for g, state in enumerate(states):
            seat = state.decision.seat(state)
            assert games.deciders[g] == seat
            assert np.array_equal(games.observations[g], sight.observe(state, seat))
            assert np.array_equal(games.masks[g], sight.mask(state))
            assert list(numbers[starts[g] : starts[g + 1]]) == sight.legal(state)
        actions = games.sample(chooser).copy()
        over = games.step(actions)
        for g, state in enumerate(states):
            seat = state.decision.seat(state)
            state.apply(sight.numbering.action(int(actions[g])), chances[g])
            assert bool(games.terminated[g]) is state.over
            worth = state.returns() if state.over else [0.0] * sight.seats
            assert list(games.rewards[g]) == worth
            if state.over:
                assert np.array_equal(games.finals[g], sight.observe(state, seat))
                states[g] = sight.edition.new(chances[g])
                over -= 1
                ended += 1
        assert over == 0
    assert ended > 0 or game == "castle"


def test_the_same_seed_plays_the_same_games() -> None:
    def play(seed: int) -> bytes:
        games, chooser = Games("castle", 3), Seeded(2)
        games.reset(seed)
        for _ in range(50):
            games.step(games.sample(chooser))
        return games.observations.tobytes()

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_without_a_seed_the_games_go_on_with_their_chance() -> None:
    games = Games("castle", 2)
    games.reset(1)
    first = games.observations.copy()
    games.reset()
    assert not np.array_equal(first, games.observations)
    again = Games("castle", 2)
    again.reset()  # a seed of its own
    assert again.masks.any()


def test_nothing_is_played_unless_all_is_legal() -> None:
    games = Games("noughts", 3)
    games.reset(1)
    games.step([0, 1, 2])
    before = games.observations.copy(), games.masks.copy()
    with pytest.raises(HoldfastError, match="action 2 is not legal in game 2"):
        games.step([3, 4, 2])
    for wrong in ([9, 4, 5], [-1, 4, 5]):
        with pytest.raises(HoldfastError, match="is not legal in game 0"):
            games.step(wrong)
    assert np.array_equal(before[0], games.observations)
    assert np.array_equal(before[1], games.masks)
    games.step([3, 4, 5])


def test_what_is_no_list_of_actions_is_refused() -> None:
    games = Games("noughts", 2)
    with pytest.raises(HoldfastError, match="reset the games"):
        games.step([0, 0])
    games.reset(1)
    for wrong in ([0], [0.0, 1.0], [[0, 1]], "ab"):
        with pytest.raises(HoldfastError, match="2 games need as many whole numbers"):
            games.step(wrong)
    with pytest.raises(HoldfastError, match="at least one game"):
        Games("noughts", 0)


def test_a_long_game_can_be_cut_short() -> None:
    games = Games("tito", 2, most=5)
    games.reset(1)
    chooser = Seeded(1)
    for number in range(1, 11):
        over = games.step(games.sample(chooser))
        cut = number % 5 == 0
        assert over == (2 if cut else 0)
        assert list(games.truncated) == [cut, cut]
        assert list(games.lengths) == [(number - 1) % 5 + 1] * 2
        assert not games.terminated.any()
        assert not games.rewards.any()


def test_there_is_room_for_any_number_of_legal_actions() -> None:
    games = Games("itter", 2)  # a game begins with 481 deployments
    games.reset(3)
    numbers, starts = games.legal
    assert starts[-1] == games.masks.sum() > 2 * 64
    assert sorted(numbers[: starts[1]]) == list(np.flatnonzero(games.masks[0]))


def test_the_arrays_cannot_be_written() -> None:
    games = Games("noughts", 1)
    games.reset(1)
    for array in (games.observations, games.masks, games.rewards, games.legal[0]):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


def test_the_work_is_done_where_it_is_said() -> None:
    """The compiled build must not fall back to Python for each game."""
    from holdfast._plain import is_compiled

    assert (type(Many.step).__name__ == "function") is not is_compiled()
