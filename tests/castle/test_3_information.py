"""Who sees what (CA-INFO.1 to CA-INFO.5)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from holdfast.core.chance import Seeded
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.games.castle.game import GAME
from holdfast.games.castle.state import Castle
from tests.castle.table import (
    COURT_0,
    COURT_1,
    applied,
    begin,
    castle,
    choose,
    find,
    load,
    position,
)

SPECTATOR = -1


def drawn(card: str = "5H", **more: Any) -> Castle:
    return load(
        position("card", [castle(COURT_0), castle(COURT_1)], drawn=card, deck=["2H", "7H"], **more)
    )


def test_everybody_sees_what_lies_open() -> None:
    """CA-INFO.1"""
    state = drawn(discard=["8H"], dead=["QS"])
    for seat in (0, 1, SPECTATOR):
        view = state.view(seat)
        assert (view["deck"], view["discard"], view["dead"]) == (2, ["8H"], ["QS"])
        assert view["box"] == len(state.box)
        assert [0, 1, "JC"] in view["castles"]["0"]["cards"]
        assert [1, 1, "4D"] in view["castles"]["1"]["cards"]


def test_an_owner_knows_the_own_face_down_cards_and_others_see_their_backs() -> None:
    """CA-INFO.2, CA-INFO.5"""
    state = drawn()
    assert state.view(0)["castles"]["0"]["cards"] == COURT_0
    assert state.view(1)["castles"]["0"]["cards"] == [[0, 0, "#"], [0, 1, "JC"], [0, 2, "#"]]
    assert state.view(SPECTATOR)["castles"]["1"]["cards"][-2:] == [[1, 0, "#"], [1, 1, "4D"]]


def test_only_the_drawer_knows_the_drawn_card() -> None:
    """CA-INFO.2"""
    state = drawn()
    assert [state.view(seat)["drawn"] for seat in (0, 1, SPECTATOR)] == ["5H", "#", "#"]


def test_a_card_that_is_placed_is_not_shown() -> None:
    """CA-INFO.2"""
    state = drawn()
    events = applied(state, find(state, do="place", row=1, col=0), Seeded(1))
    placed = next(event for event in events if event.kind == "placed")
    assert placed.seen_by(0).facts["card"] == "5H"
    assert "card" not in placed.seen_by(1).facts
    assert "card" not in placed.seen_by(SPECTATOR).facts
    assert [1, 0, "#"] in state.view(1)["castles"]["0"]["cards"]


def test_nobody_sees_setup_cards_of_others_the_deck_or_the_box() -> None:
    """CA-INFO.3"""
    match = Match("castle", seed=3)
    view = match.view(1)
    assert view["castles"]["0"]["hand"] == 8
    assert len(view["castles"]["1"]["hand"]) == 8
    assert (view["deck"], view["box"]) == (30, 6)
    dealt = [event for event in match.setup_events if event.kind == "dealt"]
    assert "cards" not in dealt[0].seen_by(1).facts
    assert "cards" in dealt[1].seen_by(1).facts


def test_a_card_turned_down_by_a_spy_is_hidden_again_but_remembered() -> None:
    """CA-INFO.4"""
    state = drawn("8D")
    applied(state, find(state, do="spy", seat=1, row=1, col=1), Seeded(1))
    assert [1, 1, "#"] in state.view(0)["castles"]["1"]["cards"]
    assert not any(entry.startswith("4D/") for entry in state.hidden(0))
    for seed in range(20):
        world = state.imagine(0, Seeded(seed))
        assert [1, 1, "#4D"] in world.to_position()["castles"]["1"]["cards"]


def test_history_keeps_setup_secret() -> None:
    """CA-INFO.5"""
    match = Match("castle", seed=3)
    match.play({"do": "court", "order": "QJK"})
    card = match.view(0)["castles"]["0"]["hand"][0]
    match.play({"do": "insert", "card": card, "col": 1})
    assert match.history(1) == [{"do": "court", "order": "#J#"}, {"do": "insert", "col": 1}]
    assert match.history(0)[1] == {"do": "insert", "card": card, "col": 1}
    assert match.history("spectator") == match.history(1)


# Imagining


def random_state(seed: int, steps: int) -> Castle:
    state, chance = begin(seed)
    source = Random(seed)
    for _ in range(steps):
        if state.over:
            break
        state.apply(choose(source, state.legal()), chance)
    return state


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_world_looks_the_same_and_is_a_legal_position(seed: int) -> None:
    """CA-INFO.5"""
    state = random_state(seed, 40 * seed)
    for seat in range(SPECTATOR, state.variant.players):
        world = state.imagine(seat, Seeded(seed))
        assert isinstance(world, Castle)
        assert world.view(seat) == state.view(seat)
        if not state.over:
            if state.decision.seat(state) == seat:
                assert world.legal() == state.legal()
            assert world.legal()
        options = {**vars_of(state)}
        GAME.from_position(world.to_position(), GAME.read_options(options), None)


def vars_of(state: Castle) -> dict[str, Any]:
    variant = state.variant
    return {
        "players": variant.players,
        "empty_deck": "sortie" if variant.sorties else "reshuffle",
        "no_dice": variant.no_dice,
        "jokers": variant.jokers,
        "berserker": variant.berserker,
        "same_number": variant.same_number,
        "same_suit": variant.same_suit,
        "saboteur": variant.saboteur,
        "barricade": variant.barricade,
    }


def test_everybody_saw_where_royals_stand_but_not_which_is_which() -> None:
    """Setup is arranged openly, face down: both orders are imagined, no other cells."""
    match = Match("castle", seed=3)
    match.play({"do": "court", "order": "QJK"})
    while match.state.decision.kind == "setup_card":
        match.play(match.legal.where(do="place", row=0)[0])
        if match.state.decision.seat(match.state) == 1:
            break
    where: Counter[tuple[int, int]] = Counter()
    for seed in range(200):
        cards = match.state.imagine(1, Seeded(seed)).to_position()["castles"]["0"]["cards"]
        king = next(col for row, col, card in cards if card.startswith("#K"))
        queen = next(col for row, col, card in cards if card.startswith("#Q"))
        where[king, queen] += 1
    assert set(where) == {(0, 2), (2, 0)}
    assert min(where.values()) > 60


def test_without_memory_a_loaded_court_may_hide_its_royals_anywhere() -> None:
    state = drawn()
    places = Counter(
        next(col for row, col, card in cards if card.startswith("#K"))
        for cards in (
            state.imagine(0, Seeded(seed)).to_position()["castles"]["1"]["cards"]
            for seed in range(300)
        )
    )
    assert set(places) == {0, 2, 3}


def test_cards_of_an_earlier_deck_are_never_imagined_in_a_later_one() -> None:
    """Everybody saw the discards that became the deck, so face-down cards are not among them."""
    tried = 0
    for seed in range(40):
        options = GAME.read_options({"empty_deck": "reshuffle"})
        state, chance = begin(seed, options)
        source = Random(seed)
        while not state.over and not (state.shuffles and state.deck):
            state.apply(choose(source, state.legal()), chance)
        if state.over:
            continue
        tried += 1
        deck = set(state.to_position()["deck"])
        if state.decision.kind == "card":
            continue
        world = state.imagine(0, Seeded(seed))
        assert set(world.to_position()["deck"]) == deck
    assert tried > 20


# Events


@pytest.mark.parametrize("seed", range(6))
def test_events_name_no_card_that_a_seat_does_not_know(seed: int) -> None:
    """CA-INFO.2: every card named to a seat was visible to it before or after."""
    state, chance = begin(seed)
    source = Random(seed)
    for _ in range(250):
        if state.over:
            return
        before = [set(state.hidden(seat)) for seat in range(SPECTATOR, state.variant.players)]
        events = applied(state, choose(source, state.legal()), chance)
        for seat in range(SPECTATOR, state.variant.players):
            still = before[seat + 1] & set(state.hidden(seat))
            names = {entry.split("/")[0] for entry in still}
            for event in events:
                assert not named(event.seen_by(seat)) & names, (seat, event)


def named(event: Event) -> set[str]:
    found: set[str] = set()
    for value in event.facts.values():
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, list):
            found |= {item for item in value if isinstance(item, str)}
    return found - {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}
