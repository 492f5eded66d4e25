"""What a state says twice for speed agrees with what it follows from, and sets hold all members."""

from __future__ import annotations

from typing import Any, cast

import pytest

from holdfast.core.chance import Seeded
from holdfast.games.itter.board import TARGETS
from holdfast.games.itter.game import GAME
from holdfast.games.itter.state import Itter

MIXTURES: list[dict[str, Any]] = [
    {"variant": "beginner"},
    {"variant": "elite", "free_moves": "any"},
    {"variant": "veteran", "edition": "player_aid"},
    {"variant": "competitive"},
]


def derived(state: Itter) -> tuple[object, ...]:
    return (state.standing, state.supply_left, state.open, state.supply, state.targets)


@pytest.mark.parametrize("options", MIXTURES, ids=lambda one: "-".join(one.values()))
def test_what_is_derived_stays_in_step(options: dict[str, Any]) -> None:
    for seed in range(15):
        chance = Seeded(seed)
        state = cast(Itter, GAME.edition(options).new(chance))
        while not state.over:
            again = state.copy()
            again.derive()
            assert derived(again) == derived(state)
            legal = state.legal()
            state.apply(legal[chance.pick(len(legal))], chance)


def test_a_set_has_room_for_every_target() -> None:
    state = cast(Itter, GAME.edition().new(Seeded(1)))
    assert [state.bit(member) for member in range(TARGETS)] == [2**n for n in range(TARGETS)]


def test_copies_share_no_list_that_changes() -> None:
    chance = Seeded(3)
    state = cast(Itter, GAME.edition().new(chance))
    other = state.copy()
    before = other.to_bytes()
    for _ in range(60):
        legal = state.legal()
        if not legal:
            break
        state.apply(legal[chance.pick(len(legal))], chance)
    assert other.to_bytes() == before
