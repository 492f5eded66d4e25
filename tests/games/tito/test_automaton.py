"""The automated partisans say what they considered and what decided (chapters 2, 12.3, 13)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.chance import Seeded
from holdfast.games.tito.game import GAME
from holdfast.games.tito.rules.c12_movement.c12_3_ways import (
    ENEMY,
    add_ends,
    distances_to,
    nearest,
    search,
)
from holdfast.games.tito.state import Tito
from tests.games.tito.positions import events_of, match


def only(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["event"] == kind]


def test_the_stack_that_moves_first_is_told_with_its_rivals() -> None:
    units = {"rot-1": 30, "inf-1": 42, "inf-2": 42, "inf-3": 15}
    events = events_of(match(units=units), "end_phase")
    first = only(events, "stack_chosen")[0]
    assert first["rule"] == "CT-12.3.3"
    assert first["zone"] == 42
    assert first["candidates"] == [{"zone": 15, "sp": 2}, {"zone": 42, "sp": 4}]
    assert first["decided_by"] == "sp"
    assert first["roll"] is None


def test_a_tie_is_told_with_its_die() -> None:
    units = {"rot-1": 30, "inf-1": 42, "inf-2": 15}
    first = only(events_of(match([1], units=units), "end_phase"), "stack_chosen")[0]
    assert (first["decided_by"], first["tied"], first["roll"], first["zone"]) == (
        "die",
        [15, 42],
        1,
        42,
    )


def test_target_and_end_are_told_with_distances() -> None:
    units = {"rot-1": 30, "inf-1": 37}
    events = events_of(match([0], units=units), "end_phase")
    target = only(events, "target_chosen")[0]
    assert (target["aim"], target["zone"], target["distance"]) == ("enemy", 30, 2)
    end = only(events, "end_chosen")[0]
    assert end["rule"] == "CT-12.3.9"
    assert [candidate["zone"] for candidate in end["candidates"]] == [29, 38]
    assert (end["decided_by"], end["roll"], end["way"]) == ("die", 0, [37, 29])


def test_the_largest_stack_can_decide_where_to_end() -> None:
    units = {"rot-1": 30, "inf-1": 37, "inf-2": 42, "inf-3": 42}
    ends = only(events_of(match(units=units), "end_phase"), "end_chosen")
    assert ends[1]["decided_by"] == "sp"
    assert ends[1]["zone"] == 38


def test_who_fires_at_whom_is_told() -> None:
    units = {"rot-1": 30, "rot-2": 31, "rot-3": 31, "inf-1": 39, "hq-1": 38}
    events = events_of(match([6, 1, 6, 1], units=units), "end_phase")
    shooters = only(events, "shooters_chosen")
    assert [event["zone"] for event in shooters] == [38, 39]
    assert shooters[0]["decided_by"] == "top_ff"
    assert shooters[0]["rule"] == "CT-13.2.2.1"
    targets = only(events, "fire_target_chosen")
    assert targets[1]["candidates"] == [
        {"zone": 30, "sp": 1, "front_ff": 2},
        {"zone": 31, "sp": 4, "front_ff": 2},
    ]
    assert targets[1]["decided_by"] == "sp"


def test_who_goes_on_top_is_told() -> None:
    units = {"rot-1": 30, "rot-2": 30, "hq-1": 39, "inf-1": 39}
    order = only(events_of(match([6, 1], units=units), "fire rot-1 39"), "stack_order")[0]
    assert order["rule"] == "CT-2.2.6"
    assert order["top"] == "inf-1"
    assert order["decided_by"] == "sp"


def test_how_the_lines_are_filled_is_told() -> None:
    units = {"rot-1": 39, "hq-1": 39, "inf-1": 39, "pio-1": 39}
    events = events_of(match([6, 1], units=units), "assault 39")
    columns = only(events, "columns")[0]
    assert columns["rule"] == "CT-13.3.1.4"
    assert columns["yugoslav"] == [["hq-1", "pio-1", "inf-1"]]
    assert columns["priority"] == ["af", "sp", "roster"]


def test_who_is_taken_out_is_told() -> None:
    units: dict[str, Any] = {"rot-1": 45, "inf-1": 38, "hq-1": 38}
    units |= {f"hq-{n}": 44 for n in range(2, 6)}
    events = events_of(match([1, 6], units=units), "end_phase")
    over = only(events, "too_many")[0]
    assert over["units"] == ["inf-1"]
    assert over["rule"] == "CT-12.3.12"
    assert [candidate["unit"] for candidate in over["candidates"]] == ["inf-1", "hq-1"]


def test_a_fire_is_told_with_every_number() -> None:
    fire = only(
        events_of(match([6, 1], units={"rot-1": 30, "rybka": 30, "hq-1": 39}), "fire rot-1 39"),
        "fire",
    )[0]
    assert fire["attack"] == {
        "unit": "rot-1",
        "factor": 2,
        "modifiers": {"officer": 1},
        "die": 6,
        "total": 9,
    }
    assert fire["defence"]["modifiers"] == {"protection": 1}
    assert fire["hit"] == "hq-1"


def test_fixed_stacks_are_told() -> None:
    events = events_of(match([6, 1], units={"rot-1": 30, "inf-1": 39}), "end_phase")
    assert only(events, "fixed")[0]["zones"] == [39]


def test_a_draw_is_told_with_its_roll() -> None:
    found = match(
        [3],
        step="movement",
        units={"rot-1": {"at": 33, "acts": ["move"], "from": 32}},
        markers={"b-hq1-1": 33},
    )
    drawn = only(events_of(found, "end_phase"), "drawn")[0]
    assert (drawn["unit"], drawn["among"], drawn["roll"]) == ("hq-4", 7, 3)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_of_distances_finds_the_same_enemy_as_a_search(seed: int) -> None:
    """CT-12.3.7: no German zone lies on a shortest way to the nearest Germans."""
    chance = Seeded(seed)
    state = GAME.edition({"difficulty": "medium"}).new(chance)
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.pick(len(legal))], chance)
        assert isinstance(state, Tito)
        if chance.pick(6) == 0 and any(state.germans_in):
            for zone in range(1, 88):
                if state.germans_in[zone] == 0:
                    found = nearest(state, zone, ENEMY)
                    assert found == search(state, zone, ENEMY)
                    assert same_ends(state, zone, found[1], found[0])


def same_ends(state: Tito, zone: int, target: int, distance: int) -> bool:
    """Whether table and search agree on where an advance towards the enemy can end."""
    by_table: list[int] = []
    by_search: list[int] = []
    far = distances_to(state, target, distance)
    add_ends(state, zone, 2, target, ENEMY, state.board.far[target], by_table)
    add_ends(state, zone, 2, target, ENEMY, far, by_search)
    return by_table == by_search


def test_units_found_on_the_way_that_fit_nowhere_together_go_back_one_by_one() -> None:
    """CT-12.3.12 names one zone for all; with more than 10 SP in hand there is none."""
    units: dict[str, Any] = {"rot-1": 45, "rot-2": 14}
    units |= {f"inf-{n}": 38 for n in range(1, 6)}
    units |= {f"pio-{n}": 44 for n in range(1, 6)}
    found = match([0, 0, 1, 6], units=units, markers={"b-hq2-1": 39})
    events_of(found, "end_phase")
    state = found.state
    assert isinstance(state, Tito)
    assert state.partisan_sp_in[44] == 10
    assert state.partisan_sp_in[39] == 10
    assert state.partisan_sp_in[38] == 4
