"""What lies face down stays there: view, events and imagination (CT-3.1.4)."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

import holdfast
from holdfast.core.chance import Seeded
from holdfast.games.tito.edition import TitoEdition
from holdfast.games.tito.game import GAME
from tests.games.tito.positions import match

QUIET = [5, 4, 3, 2, 1, 3, 2, 1, *range(13, 0, -1), 0]
"""Chance for a set-up in roster order and a first turn without an event."""


def test_a_view_shows_letters_and_never_backs() -> None:
    found = holdfast.new(GAME, chance=QUIET)
    text = json.dumps(found.view("german"))
    edition = GAME.edition()
    assert isinstance(edition, TitoEdition)
    for marker in edition.board.marker_ids:
        assert marker not in text
    assert found.view("german")["markers"]["zones"]["43"] == ["A", "B"]
    assert found.view("spectator") == found.view("german")


def test_markers_set_aside_stay_unknown() -> None:
    for seed in range(60):
        found = holdfast.new(GAME, seed=seed)
        if found.position()["event"] != "c":
            continue
        view = found.view("german")
        assert view["markers"]["aside"] in (1, 2)
        told = [event.seen_by(0).json for event in found.setup_events if event.kind == "set_aside"]
        assert told
        assert all("marker" not in event for event in told)
        return
    raise AssertionError("no seed brought event c")


def test_setup_tells_nobody_where_the_markers_are() -> None:
    found = holdfast.new(GAME, seed=4)
    told = json.dumps([event.seen_by(0).json for event in found.setup_events])
    assert "a-tito" not in told


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 60), other=st.integers(0, 10_000))
def test_worlds_that_look_alike_offer_the_same(seed: int, moves: int, other: int) -> None:
    chance = Seeded(seed)
    state = GAME.edition({"difficulty": "medium"}).new(chance)
    for _ in range(moves):
        legal = state.legal()
        if not legal:
            break
        state.apply(legal[chance.pick(len(legal))], chance)
    imagined = state.imagine(0, Seeded(other))
    assert imagined.view(0) == state.view(0)
    assert imagined.legal() == state.legal()
    assert sorted(imagined.hidden(0)) == sorted(state.hidden(0))
    if not state.over:
        for action in state.legal()[:20]:
            assert imagined.odds(action) == state.odds(action)


def test_imagining_moves_tito() -> None:
    state = holdfast.new(GAME, chance=QUIET).state
    places = {
        state.imagine(0, Seeded(seed)).to_position()["markers"]["a-tito"] for seed in range(200)
    }
    assert places == {9, 28, 39, 43, 45, 52}


def test_what_is_turned_over_leaves_the_hidden_list() -> None:
    found = match(
        step="movement",
        units={"rot-1": {"at": 45, "acts": ["move"], "from": 44}},
        markers={"a-uniform-1": 45, "b-hq1-1": 33},
    )
    assert found.state.hidden(0) == ["a-uniform-1", "b-hq1-1"]
    found.play("end_phase")
    assert found.state.hidden(0) == ["b-hq1-1"]
    assert found.view("german")["markers"]["zones"] == {"33": ["B"]}
