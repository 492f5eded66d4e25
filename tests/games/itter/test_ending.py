"""What an end is worth: never out of range, better for every better end, and never flat."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any, cast

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.state import play_randomly
from holdfast.games.itter.board import (
    CASUALTY,
    COUNTERS,
    DEFENDERS,
    ESCAPED,
    MACHINE_GUNNER,
    NODES,
    NONE,
    SQUARES,
)
from holdfast.games.itter.game import GAME
from holdfast.games.itter.rules.c5_end import end_game, score
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import BREAKTHROUGH, DECK_EXHAUSTED, LOST_EMPTY

RIFLEMAN = COUNTERS.index("rifleman")


def empty(pack: dict[str, Any] | None = None, **options: str) -> Itter:
    """A game in which nobody is left, on either side."""
    state = cast(Itter, GAME.edition(options, pack).new(Seeded(1)))
    for who in range(DEFENDERS):
        state.take_off(who, CASUALTY)
    state.infantry = [NONE] * NODES
    state.derive()
    return state


def ended(state: Itter, reason: int = DECK_EXHAUSTED) -> list[float]:
    end_game(state, reason)
    return state.returns()


def besieged(counters: int) -> Itter:
    """So many SS counters, and nobody to hold the castle."""
    state = empty()
    infantry = min(counters, NODES)
    state.infantry[:infantry] = [RIFLEMAN] * infantry
    state.guns[0] = min(counters - infantry, state.board.counter_count[MACHINE_GUNNER])
    state.guns[1] = counters - infantry - state.guns[0]
    state.derive()
    return state


def held(defenders: int) -> Itter:
    """So many Defenders who are not French, and no SS."""
    state = empty()
    others = [who for who in range(DEFENDERS) if not state.board.french[who]]
    for square, who in enumerate(others[:defenders]):
        state.put(who, square)
    return state


def best() -> Itter:
    """Everybody lives, Jenny burnt empty, Borotra is away: as much as there is room for."""
    state = empty()
    state.wreck_jenny(LOST_EMPTY)
    state.defense[state.board.jenny] = 0
    places = [square for square in range(SQUARES) if state.open >> square & 1]
    french = [who for who in range(DEFENDERS) if state.board.french[who]]
    others = [who for who in range(DEFENDERS) if who not in french]
    state.take_off(state.board.borotra, ESCAPED)
    for square, who in zip(
        places, [who for who in french if who != state.board.borotra] + others, strict=False
    ):
        state.put(who, square)
    return state


def broken(cards: int) -> float:
    """The SS break in with the card after so many others."""
    state = empty()
    pile = state.deck
    state.discard, state.revealed, state.deck = (
        pile[:cards],
        pile[cards : cards + 1],
        pile[cards + 1 :],
    )
    (value,) = ended(state, BREAKTHROUGH)
    return value


def test_a_breakthrough_is_worth_more_the_later_it_comes() -> None:
    values = [broken(cards) for cards in range(60)]
    assert values[0] == -1
    assert all(early < late for early, late in pairwise(values))
    assert values[-1] < -0.5


def test_a_draw_is_worth_more_than_any_loss_and_rises_with_the_score() -> None:
    values = [ended(besieged(counters))[0] for counters in range(41, -1, -1)]
    assert [score(besieged(counters)) for counters in (41, 0)] == [-41, 0]
    assert all(worse < better for worse, better in pairwise(values))
    assert values[0] == -0.5
    assert values[-1] == 0


def test_a_victory_rises_with_the_score_and_never_reaches_a_ceiling() -> None:
    values = [ended(held(defenders))[0] for defenders in range(1, 24)]
    assert values[0] > 0
    assert all(worse < better for worse, better in pairwise(values))
    top = best()
    assert score(top) == 43
    assert values[-1] < ended(top)[0] <= 1


def test_each_award_is_a_step_of_the_same_size() -> None:
    state = empty()
    assert (state.board.lowest_score, state.board.highest_score) == (-41, 45)
    (ten,), (twenty,) = ended(held(10)), ended(held(20))
    assert twenty == 2 * ten


def test_the_seats_of_the_competitive_game_share_zero() -> None:
    for seed in range(5):
        chance = Seeded(seed)
        state = GAME.edition({"variant": "competitive"}).new(chance)
        play_randomly(state, chance, 5000)
        defender, ss = state.returns()
        assert defender == -ss


def test_random_games_differ_in_worth() -> None:
    values = set()
    for seed in range(20):
        chance = Seeded(seed)
        state = GAME.edition().new(chance)
        play_randomly(state, chance, 5000)
        values.add(state.returns()[0])
    assert len(values) >= 10


def test_corrected_points_keep_the_range() -> None:
    pack = copy.deepcopy(GAME.default_pack())
    pack["scoring"]["rows"].update(ss_counter_on_board=0, french_outside_cellar=9)
    state = empty(pack)
    assert ended(state) == [0.0]
    for square, who in enumerate(who for who in range(DEFENDERS) if state.board.french[who]):
        state.put(who, square)
    assert 0 < state.returns()[0] <= 1


def test_a_loaded_end_is_worth_the_same() -> None:
    state = best()
    value = ended(state)
    again = holdfast.new("itter", position=state.to_position())
    assert again.state.returns() == value
