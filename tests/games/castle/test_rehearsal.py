"""Castles arranged ahead of one's turn come out as if each seat had waited (CA-SETUP.6)."""

from __future__ import annotations

from typing import cast

import pytest

import holdfast
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.errors import IllegalAction
from holdfast.core.rehearsal import Rehearsal
from holdfast.core.seat import Seat
from holdfast.games.castle.shapes import View

COURT = {"do": "court", "order": "KQJ"}


def rehearsed(seat: Seat, chance: Seeded) -> tuple[list[Action], Rehearsal]:
    """A castle that is arranged anyhow."""
    actions: list[Action] = []
    while True:
        found = seat.rehearse(actions)
        assert found is not None
        if found.done:
            return actions, found
        actions.append(found.legal[chance.pick(len(found.legal))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_tried_out_is_legal_and_comes_out_the_same(players: int) -> None:
    for seed in range(5):
        match = holdfast.new("castle", options={"players": players}, seed=seed)
        plans = [rehearsed(match.seat(seat), Seeded(seed)) for seat in range(players)]
        for seat, (actions, found) in enumerate(plans):
            for action in actions:
                match.play(action)
            assert match.edition.draw(found.view) is not None
            own = match.view(seat)["castles"][str(seat)]
            assert own == cast(View, found.view)["castles"][str(seat)]
        assert match.position()["phase"] == "play"
        assert not any(match.seat(seat).ahead for seat in range(players))


def test_it_goes_on_from_what_is_played_already() -> None:
    match = holdfast.new("castle", seed=20)
    match.play(COURT)
    found = match.seat(0).rehearse()
    assert found is not None
    assert [action.text for action in found.legal] == [one.text for one in match.legal]
    assert not found.loose


def test_a_rehearsal_depends_on_what_the_seat_knows_alone() -> None:
    match = holdfast.new("castle", seed=20)
    hand = match.position()["castles"]["1"]["hand"]
    actions = [COURT, {"do": "place", "card": hand[3], "row": 0, "col": -1}]
    mine = match.seat(1).rehearse(actions)
    assert mine is not None
    assert mine.loose == {"cell:1:0:-1": (1, f"hand:{hand[3]}")}
    for seed in range(4):
        other = match.state.imagine(1, Seeded(seed))
        assert match.game.rehearse(other, 1, [match.find(one) for one in actions]) == mine
    assert match.seat("spectator").rehearse() is None
    assert match.seat().rehearse() is None


def test_what_cannot_come_there_is_refused() -> None:
    match = holdfast.new("castle", seed=20)
    hand = match.position()["castles"]["1"]["hand"]
    with pytest.raises(IllegalAction):
        match.seat(1).rehearse([{"do": "place", "card": hand[3], "row": 0, "col": -1}])
    with pytest.raises(IllegalAction):
        match.seat(1).rehearse([COURT, COURT])
    actions, _done = rehearsed(match.seat(1), Seeded(1))
    with pytest.raises(IllegalAction):
        match.seat(1).rehearse([*actions, actions[-1]])
