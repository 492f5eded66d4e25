"""Whole moves: each is legal step by step, costs what it says, and gives nothing away (CT-12.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.journey import Journey
from holdfast.core.match import Match
from holdfast.core.seat import Seat
from holdfast.games.tito.game import GAME
from holdfast.games.tito.journeys import travellers
from holdfast.games.tito.state import Tito
from tests.games.tito.positions import match

pytestmark = pytest.mark.once


def moving(**changes: Any) -> Match:
    """A movement step from a short position."""
    return match(**{"step": "movement", "alarm": 3, **changes})


def to(seat: Seat, who: list[str], zone: int, via: tuple[int, ...] = ()) -> Journey:
    found = seat.journeys(who, [f"zone:{one}" for one in via])
    return next(one for one in found if one.to == f"zone:{zone}")


def movements(seeds: range) -> Iterator[Match]:
    """Positions of the movement step from whole games, some with a unit under way."""
    for seed in seeds:
        game = holdfast.new(GAME, seed=seed)
        mind, chance = game.edition.mind(), Seeded(seed)
        at = 0
        while not game.over:
            if game.state.decision.kind == "movement":
                at += 1
                if at % 11 == 1:
                    yield game.branch(study=False)
            legal = game.state.legal()
            random = chance.pick(4) == 0
            game.play(legal[chance.pick(len(legal))] if random else mind.choose(game.state, chance))


def each(seat: Seat) -> list[str]:
    """Those that may go."""
    return [one for stack in seat.travellers for one in stack]


def parties(seat: Seat) -> list[list[str]]:
    """The same, alone and by stacks."""
    return [*([one] for one in each(seat)), *seat.travellers]


def play_through(game: Match, journey: Journey) -> Tito:
    """What comes of it when it is played; each action must be legal where it comes."""
    copy = game.branch()
    for number, action in enumerate(journey.actions):
        assert action in copy.legal, (journey, number)
        copy.play(action)
        is_last = number == len(journey.actions) - 1
        assert copy.surprised == (journey.surprise and is_last), (journey, number)
    state = copy.state
    assert isinstance(state, Tito)
    return state


def test_every_journey_is_legal_step_by_step_and_costs_what_it_says() -> None:
    count = 0
    for game in list(movements(range(3)))[::4]:
        seat = game.seat("german")
        before = game.state
        assert isinstance(before, Tito)
        for who in parties(seat):
            for journey in seat.journeys(who):
                count += 1
                after = play_through(game, journey)
                zone = int(journey.to.removeprefix("zone:"))
                names = [one.removeprefix("unit:") for one in journey.who]
                units = [before.board.ids.index(name) for name in names]
                assert journey.surprise or set(journey.who) == set(who)
                assert journey.surprise or after.moving < 0, "a journey ends the move"
                costs = []
                for u, name in zip(units, names, strict=True):
                    if not journey.surprise:
                        assert after.at[u] == zone
                    moves = [one for one in journey.actions if one.json.get("unit") == name]
                    way = [before.at[u], *(one.json["to"] for one in moves if one.do == "move")]
                    links = pairwise(way)
                    costs.append(sum(before.board.cost_between[a][b] for a, b in links))
                assert journey.cost in costs
                assert journey.left >= 0
    assert count > 1000


def test_whoever_reaches_a_zone_link_by_link_finds_it_among_the_journeys() -> None:
    """Against a search that tries everything."""
    for game in list(movements(range(3, 4)))[::6]:
        seat = game.seat("german")
        for who in each(seat)[:4]:
            reached = {one.to for one in seat.journeys([who])}
            found, waiting = set(), [game.branch()]
            seen = set()
            while waiting:
                here = waiting.pop()
                for action in here.legal:
                    if action.json.get("unit") != who.removeprefix("unit:"):
                        continue
                    if action.do not in ("move", "stop"):
                        continue
                    then = here.branch()
                    then.play(action)
                    state = then.state
                    assert isinstance(state, Tito)
                    unit = state.board.ids.index(who.removeprefix("unit:"))
                    if then.surprised:
                        continue
                    if state.moving != unit:
                        found.add(f"zone:{state.at[unit]}")
                    elif (key := (state.at[unit], state.moving_mp, state.alarm)) not in seen:
                        seen.add(key)
                        waiting.append(then)
            state = game.state
            assert isinstance(state, Tito)
            start = f"zone:{state.at[state.board.ids.index(who.removeprefix('unit:'))]}"
            sure = {one.to for one in seat.journeys([who]) if not one.surprise}
            assert found - {start} <= reached
            assert sure <= found


def facts(found: list[Journey]) -> list[object]:
    """All that journeys say, to be compared."""
    return [
        (one.who, one.way, one.actions, one.cost, one.left, one.surprise, str(one.events))
        for one in found
    ]


def test_journeys_depend_on_what_the_seat_knows_and_on_nothing_else() -> None:
    for game in list(movements(range(4, 6)))[::3]:
        state = game.state
        assert isinstance(state, Tito)
        who = each(game.seat("german"))
        told = [facts(GAME.journeys(state, [one], [])) for one in who]
        for seed in range(3):
            other = state.imagine(0, Seeded(seed))
            assert travellers(other) == travellers(state)
            assert [facts(GAME.journeys(other, [one], [])) for one in who] == told
        seat = game.seat("german")
        assert [facts(seat.journeys([one])) for one in who] == told
        assert game.seat("spectator").travellers == []
        assert game.seat("spectator").journeys(who) == []


def test_a_quiet_way_comes_before_a_cheap_one_and_can_be_changed() -> None:
    rot, quiet = ["unit:rot-1"], {"missions": [], "grotto": False}
    seat = moving(units={"rot-1": 2}, triggers=quiet).seat("german")
    found = to(seat, rot, 8)
    assert (found.way, found.cost, found.left) == (("zone:2", "zone:1", "zone:8"), 3, 0)
    assert not found.events
    wished = to(seat, rot, 8, via=(9,))
    assert (wished.way, wished.cost, wished.left) == (("zone:2", "zone:9", "zone:8"), 2, 1)
    assert [event.kind for event in wished.events] == ["alarm"]
    pulled = moving(units={"rot-1": 2}).seat("german")
    assert to(pulled, rot, 8).way == wished.way, "a mission that was taken before wakes nobody"


def test_a_unit_may_come_back_to_where_it_stood_when_that_is_wished() -> None:
    seat = moving(units={"rot-1": 2}).seat("german")
    assert not [one for one in seat.journeys(["unit:rot-1"]) if one.to == "zone:2"]
    assert to(seat, ["unit:rot-1"], 2, via=(9,)).way == ("zone:2", "zone:9", "zone:2")


def test_a_stack_goes_together_platoons_first() -> None:
    game = moving(units={"rot-1": 30, "rot-2": 30, "rybka": 30})
    seat = game.seat("german")
    [names] = seat.travellers
    assert len(names) == 3
    found = max(seat.journeys([names[2], names[1], names[0]]), key=lambda one: len(one.way))
    assert list(found.who) == names
    assert len(found.way) > 2
    after = play_through(game, found)
    zone = int(found.to.removeprefix("zone:"))
    assert [after.at[after.board.ids.index(one[5:])] for one in names] == [zone] * 3


def test_a_stack_that_does_not_fit_is_not_sent() -> None:
    units = {"rot-1": 2, "rot-2": 2, "blau-1": 9, "blau-2": 9, "blau-3": 9, "blau-4": 9}
    seat = moving(units=units).seat("german")
    alone = {one.to for one in seat.journeys(["unit:rot-1"])}
    both = {one.to for one in seat.journeys(["unit:rot-1", "unit:rot-2"])}
    assert "zone:9" in alone - both


def test_a_journey_ends_where_dice_would_fall_and_says_so() -> None:
    game = moving(units={"rot-1": 2, "rot-2": 2}, tito={"state": "free", "at": 9}, markers={})
    seat = game.seat("german")
    found = to(seat, ["unit:rot-1", "unit:rot-2"], 9)
    assert found.surprise
    assert found.who == ("unit:rot-1",), "who comes after the dice is asked again"
    assert not to(seat, ["unit:rot-1"], 1).surprise


def test_a_journey_ends_where_markers_would_be_turned_over() -> None:
    game = moving(
        units={"rot-1": 2},
        alarm=8,
        triggers={"missions": []},
        markers={"a-tito": 60},
    )
    seat = game.seat("german")
    found = to(seat, ["unit:rot-1"], 9)
    assert found.surprise
    assert [action.do for action in found.actions] == ["move"]
    assert not found.events, "what the markers show is made up in the seat's world"
    assert to(seat, ["unit:rot-1"], 8).way == ("zone:2", "zone:1", "zone:8")


def test_a_unit_under_way_goes_on_and_nobody_else() -> None:
    game = moving(units={"rot-1": 2, "rot-2": 2})
    game.play("move rot-1 9")
    seat = game.seat("german")
    assert seat.travellers == [["unit:rot-1"]]
    assert to(seat, ["unit:rot-1"], 8).cost == 1
    assert seat.journeys(["unit:rot-2"]) == []


@pytest.mark.parametrize("who", [[], ["unit:nobody"], ["zone:3"], ["unit:rot-1", "x"]])
def test_what_cannot_travel_goes_nowhere(who: list[str]) -> None:
    seat = moving().seat("german")
    assert seat.journeys(who) == []
    assert seat.journeys(["unit:rot-1"], ["zone:9999"]) == []


def test_nobody_travels_outside_the_movement_step() -> None:
    seat = match().seat("german")
    assert seat.travellers == []
    assert seat.journeys(["unit:rot-1"]) == []
