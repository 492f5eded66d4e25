"""Who sees what (CA-INFO.1 to CA-INFO.7); arranging has a file of its own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from holdfast.core.chance import Scripted, Seeded
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.games.castle.board import CARD
from holdfast.games.castle.game import GAME
from holdfast.games.castle.rules.info import hidden_cards
from holdfast.games.castle.state import Castle
from tests.games.castle.table import (
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
    for seat in range(SPECTATOR, state.rules.players):
        world = state.imagine(seat, Seeded(seed))
        assert isinstance(world, Castle)
        assert world.view(seat) == state.view(seat)
        if not state.over:
            if state.decision.seat(state) == seat:
                assert world.legal() == state.legal()
            assert world.legal()
        options = {**vars_of(state)}
        GAME.edition(options).read(world.to_position())


def test_an_imagined_world_keeps_no_notes_of_where_cards_really_lie() -> None:
    """CA-INFO.7: also who reads a world's own fields learns nothing of the truth."""
    for seed in range(12):
        state = random_state(seed, 4 + 20 * seed)
        for seat in range(SPECTATOR, state.rules.players):
            world = state.imagine(seat, Seeded(seed))
            assert isinstance(world, Castle)
            standing = [card for fort in world.forts for card in fort.cards]
            loose = [card for card in hidden_cards(world, seat) if card not in standing]
            for noted in (world.up, world.seen, world.plain):
                assert not any((noted >> card) & 1 for card in loose)


def vars_of(state: Castle) -> dict[str, Any]:
    edition = state.rules
    return {
        "players": edition.players,
        "empty_deck": "sortie" if edition.sorties else "reshuffle",
        "no_dice": edition.no_dice,
        "jokers": edition.jokers,
        "berserker": edition.berserker,
        "same_number": edition.same_number,
        "same_suit": edition.same_suit,
        "saboteur": edition.saboteur,
        "barricade": edition.barricade,
    }


@pytest.mark.parametrize("seed", range(16))
def test_a_world_depends_on_what_the_seat_knows_and_on_chance_alone(seed: int) -> None:
    """CA-INFO.7: from two worlds that a seat cannot tell apart it imagines the same third one."""
    state = random_state(seed, 1 + 25 * seed)
    for seat in range(SPECTATOR, state.rules.players):
        other = state.imagine(seat, Seeded(1))
        assert sorted(other.hidden(seat)) == sorted(state.hidden(seat))
        for again in range(5):
            mine, theirs = (s.imagine(seat, Seeded(again)) for s in (state, other))
            assert mine.to_position() == theirs.to_position()
            for viewer in range(SPECTATOR, state.rules.players):
                assert mine.view(viewer) == theirs.view(viewer)
                assert sorted(mine.hidden(viewer)) == sorted(theirs.hidden(viewer))


def kings(state: Castle, seat: int, owner: str, tries: int = 300) -> Counter[int]:
    """In which columns a seat imagines the King of another."""
    return Counter(
        next(col for _row, col, card in cards if card.startswith("#K"))
        for cards in (
            state.imagine(seat, Seeded(seed)).to_position()["castles"][owner]["cards"]
            for seed in range(tries)
        )
    )


def test_what_is_known_of_a_card_goes_with_it_when_gaps_close() -> None:
    """CA-INFO.7: the card placed in play stays a number card in its new cell."""
    cards = [[0, 0, "JC"], [0, 1, "#KC"], [0, 3, "#QD"], [0, 4, "#9C"]]
    state = load(
        position("card", [castle(cards), castle(COURT_1)], drawn="5H", deck=["2H", "7H", "8S"])
    )
    applied(state, find(state, do="place", row=0, col=5), Seeded(1))
    assert set(kings(state, 1, "0")) == {1, 3, 4}
    for action in ({"do": "draw"}, {"do": "place", "row": 2, "col": 0}, {"do": "close"}):
        applied(state, find(state, **action), Seeded(1))
    assert state.view(1)["castles"]["0"]["cards"] == [
        [0, 0, "JC"],
        *([0, i, "#"] for i in (1, 2, 3, 4)),
    ]
    assert set(kings(state, 1, "0")) == {1, 2, 3}


def test_a_seen_card_is_known_wherever_gaps_take_it() -> None:
    """CA-INFO.4, CA-INFO.7"""
    cards = [[0, 0, "JC"], [0, 1, "#KC"], [0, 3, "#QD"], [0, 4, "9C"]]
    state = load(
        position("card", [castle(cards), castle(COURT_1)], drawn="8D", deck=["2H", "7H", "8S"])
    )
    for action in (
        {"do": "spy", "seat": 0, "row": 0, "col": 4},
        {"do": "halt"},
        {"do": "draw"},
        {"do": "place", "row": 2, "col": 0},
        {"do": "close"},
    ):
        applied(state, find(state, **action), Seeded(1))
    assert set(kings(state, 1, "0")) == {1, 2}
    for seed in range(20):
        world = state.imagine(1, Seeded(seed)).to_position()
        assert [0, 3, "#9C"] in world["castles"]["0"]["cards"]


def test_a_sprung_cell_of_a_position_is_imagined_with_its_three() -> None:
    """CA-INFO.7, CA-SABOTEUR.1: all else that lies face down may be anything."""
    threes = castle([[0, 0, "#KS"], [1, 0, "#3C"], [2, 0, "#3D"]], sprung=[[1, 0]])
    state = load(
        position("turn", [castle(COURT_0), threes], deck=["2H", "7H", "8S"]), saboteur=True
    )
    seen: Counter[str] = Counter()
    for seed in range(60):
        cards = state.imagine(0, Seeded(seed)).to_position()["castles"]["1"]["cards"]
        assert [1, 0, "#3C"] in cards
        seen[cards[2][2]] += 1
    assert len(seen) > 5


def test_a_three_that_comes_back_through_the_deck_can_ambush_again() -> None:
    """CA-SABOTEUR.1: what was seen of it is forgotten with its place."""
    threes = castle([[0, 0, "#KS"], [1, 0, "#3C"]], sprung=[[1, 0]])
    state = load(
        position("card", [castle(COURT_0), threes], drawn="10H", deck=["2H", "7H"]),
        saboteur=True,
        empty_deck="reshuffle",
    )
    chance = Scripted([6, 5, 1, 1, 1, 1])  # dice, then a shuffle that leaves the Three on top
    applied(state, find(state, do="attack", seat=1, row=1, col=0), chance)
    assert "sprung" not in state.to_position()["castles"]["1"]
    for action in ("halt", "draw", "place 1 0", "draw", "place 1 0", "draw", "place 2 0"):
        applied(state, state.vocabulary.find(action), chance)
    assert [2, 0, "#3C"] in state.to_position()["castles"]["1"]["cards"]
    assert "sprung" not in state.to_position()["castles"]["1"]
    assert state.would_ambush(CARD["3C"])


def test_without_memory_a_loaded_court_may_hide_its_royals_anywhere() -> None:
    """CA-INFO.7: a match that starts from a position has seen nobody place anything."""
    assert set(kings(drawn(), 0, "1")) == {0, 2, 3}


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
        before = [set(state.hidden(seat)) for seat in range(SPECTATOR, state.rules.players)]
        events = applied(state, choose(source, state.legal()), chance)
        for seat in range(SPECTATOR, state.rules.players):
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
