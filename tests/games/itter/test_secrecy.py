"""CI-6.2.11: in competitive play the defender learns nothing of hand, orders, plan and decks."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.core.state import SPECTATOR, State
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import SEAT_DEFENDER, SEAT_SS
from holdfast.protocol import status
from tests.games.itter.play import played, states_of

SEEDS = range(12)
OUTSIDERS = (SEAT_DEFENDER, SPECTATOR)


def games() -> list[Match]:
    return [played(seed, variant="competitive") for seed in SEEDS]


GAMES = games()


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def worlds(state: State, number: int = 3) -> list[State]:
    """Worlds that differ from a state only in what the defender cannot know."""
    return [state.imagine(SEAT_DEFENDER, Seeded(seed)) for seed in range(number)]


def hidden_cards(state: State) -> dict[str, Any]:
    position = state.to_position()
    tactics = position["tactics"]
    return {
        "deck": position["deck"],
        "hand": position["hand"],
        "orders": position["orders"],
        "tactics.deck": tactics["deck"],
        "tactics.hand": tactics["hand"],
        "tactics.planned": [tactics["planned"]] if tactics["planned"] else [],
    }


def as_seen(events: list[Event], seat: int) -> str:
    return text([event.seen_by(seat).json for event in events])


def apply(state: State, action: Any) -> tuple[State, list[Event]]:
    after = state.copy()
    log: list[Event] = []
    after.log = log
    after.apply(action, Seeded(77))
    return after, log


@pytest.mark.parametrize("match", GAMES, ids=lambda match: f"seed {match.seed}")
def test_worlds_that_differ_in_secrets_look_the_same_from_outside(match: Match) -> None:
    for state in states_of(match, 5):
        for world in worlds(state):
            for seat in OUTSIDERS:
                assert text(world.view(seat)) == text(state.view(seat))
                assert Counter(world.hidden(seat)) == Counter(state.hidden(seat))
            assert world.decision.kind == state.decision.kind


@pytest.mark.parametrize("match", GAMES, ids=lambda match: f"seed {match.seed}")
def test_the_defender_has_the_same_actions_in_every_such_world(match: Match) -> None:
    asked = [one for one in states_of(match) if one.decision.seat(one) == SEAT_DEFENDER]
    for state in asked[::7]:
        for world in worlds(state, 2):
            assert [one.number for one in world.legal()] == [one.number for one in state.legal()]


@pytest.mark.parametrize("match", GAMES, ids=lambda match: f"seed {match.seed}")
def test_the_defenders_own_actions_tell_the_same_in_every_such_world(match: Match) -> None:
    for step in match.played:
        # When the phase ends cards are revealed: that is no secret any more.
        if step.seat != SEAT_DEFENDER or any(event.kind == "ss_phase" for event in step.events):
            continue
        if step.before.to_position()["phase"] != "defender":
            continue
        _after, here = apply(step.before, step.action)
        for world in worlds(step.before, 1):
            _after, there = apply(world, step.action)
            for seat in OUTSIDERS:
                assert as_seen(here, seat) == as_seen(there, seat)


@pytest.mark.parametrize("match", GAMES, ids=lambda match: f"seed {match.seed}")
def test_what_the_ss_plan_is_told_without_the_card(match: Match) -> None:
    plans = [step for step in match.played if step.action.do in ("plan", "tactic")]
    assert plans
    for step in plans:
        own = step.events[0]
        assert "card" not in own.seen_by(SEAT_DEFENDER).facts
        assert "card" not in own.seen_by(SPECTATOR).facts
        assert own.seen_by(SEAT_SS).facts["card"] == step.action.args["card"]
        for event in step.events:
            hidden = {"cards", "tactics"} if event.kind == "drew" else set()
            for seat in OUTSIDERS:
                assert not hidden & set(event.seen_by(seat).facts)


def test_two_plans_of_the_same_kind_are_indistinguishable_from_outside() -> None:
    for match in GAMES:
        for state in states_of(match):
            if state.decision.kind not in ("ss_plan", "ss_tactic") or len(state.legal()) < 2:
                continue
            (one, here), (other, there) = (apply(state, action) for action in state.legal()[:2])
            for seat in OUTSIDERS:
                assert text(one.view(seat)) == text(other.view(seat))
                assert as_seen(here, seat) == as_seen(there, seat)
            assert text(one.view(SEAT_SS)) != text(other.view(SEAT_SS))


@pytest.mark.parametrize("match", GAMES[:4], ids=lambda match: f"seed {match.seed}")
def test_the_history_hides_which_card_was_planned(match: Match) -> None:
    for seat in ("defender", "spectator"):
        shown = match.history(seat)
        assert {text(one) for one in shown if one["do"] == "plan"} == {'{"do": "plan"}'}
        assert {text(one) for one in shown if one["do"] == "tactic"} == {'{"do": "tactic"}'}
    assert match.history("ss") == [action.json for action in match.actions]
    assert len(match.history("defender")) == len(match.played)


def test_histories_of_games_that_differ_in_secrets_are_equal() -> None:
    one, other = (holdfast.new("itter", seed=4, options={"variant": "competitive"}) for _ in "ab")
    first = one.legal[0]
    last = other.legal[-1]
    assert first != last
    for match, card in ((one, first), (other, last)):
        match.play(card)
        while match.decision is not None and match.decision.seat == "ss":
            match.play(match.legal[0])
        match.play("deploy lee G4")
    for seat in ("defender", "spectator"):
        assert text(one.history(seat)) == text(other.history(seat))
        assert text(one.view(seat)) == text(other.view(seat))
        index = one.seat_index(seat)
        assert as_seen(one.events, index) == as_seen(other.events, index)
    assert text(one.history("ss")) != text(other.history("ss"))


# Imagining


@pytest.mark.parametrize("match", GAMES[:4], ids=lambda match: f"seed {match.seed}")
def test_imagining_keeps_every_card_and_the_size_of_every_pile(match: Match) -> None:
    for state in states_of(match, 9):
        for world in worlds(state):
            here, there = hidden_cards(state), hidden_cards(world)
            assert {name: len(pile) for name, pile in here.items()} == {
                name: len(pile) for name, pile in there.items()
            }
            assert all_cards(here) == all_cards(there)


def all_cards(piles: dict[str, Any]) -> Counter[str]:
    return Counter(card for name in ("deck", "hand", "orders") for card in piles[name])


def test_imagining_deals_every_hidden_pile_anew() -> None:
    state = next(
        one
        for one in states_of(GAMES[0])
        if one.decision.kind == "defender_action" and one.to_position()["turn"] == 2
    )
    many = [hidden_cards(world) for world in worlds(state, 60)]
    for name in ("deck", "hand", "orders", "tactics.deck", "tactics.hand", "tactics.planned"):
        assert len({text(one[name]) for one in many}) > 5, name


def test_every_card_that_could_be_in_the_hand_comes_there() -> None:
    match = holdfast.new("itter", seed=8, options={"variant": "competitive"})
    possible = set(match.position()["hand"]) | {
        card for card in match.position()["deck"] if card.startswith("1/")
    }
    found = {
        card
        for seed in range(200)
        for card in match.imagine("defender", Seeded(seed)).to_position()["hand"]
    }
    assert found == possible


def test_what_lies_in_the_decks_keeps_its_deck_number() -> None:
    # The backs show it: deck 1 lies on top, so nobody expects a card of deck 4 in the first turns.
    for match in GAMES[:4]:
        for state in states_of(match, 20):
            numbers = [card.partition("/")[0] for card in state.to_position()["deck"]]
            for world in worlds(state, 2):
                deck = world.to_position()["deck"]
                assert [card.partition("/")[0] for card in deck] == numbers


def test_an_imagined_world_plays_on_to_the_end() -> None:
    for match in GAMES[:6]:
        world = states_of(match)[len(match.played) // 2].imagine(SEAT_DEFENDER, Seeded(5))
        chance = Seeded(6)
        while not world.over:
            legal = world.legal()
            world.apply(legal[chance.pick(len(legal))], chance)
        assert world.result() is not None


def test_the_state_that_is_imagined_stays_as_it_was() -> None:
    state = states_of(GAMES[1])[10]
    before = text(state.to_position())
    worlds(state, 5)
    assert text(state.to_position()) == before


def after_escape(hand: list[str]) -> Itter:
    """Competitive, Borotra gone, and the 142nd among the last nine cards of the deck."""
    match = holdfast.new("itter", seed=1, options={"variant": "competitive"})
    position = match.position()
    for who in position["defenders"]:
        if position["defenders"][who]["at"] == "supply":
            position["defenders"][who]["at"] = "casualty"
    position["defenders"]["borotra"]["at"] = "K1"
    infantry = dict.fromkeys(position["infantry"])
    deck = [card for card in position["deck"] if card.startswith("4/")]
    for card in hand:
        if card in deck:
            deck.remove(card)
    position.update(
        phase="defender", actions_left=5, infantry=infantry, hand=hand, deck=deck, turn=15,
        orders=["3/sniper", "3/mortar", "3/flak37"],
    )  # fmt: skip
    again = holdfast.new("itter", position=position, chance=[0] * 9)
    again.play("escape borotra")
    assert isinstance(again.state, Itter)
    return again.state


def test_the_142nd_is_imagined_where_it_was_mixed_in() -> None:
    state = after_escape(["3/pak40a", "4/sturm2", "4/rifleman2", "3/rifleman3"])
    bottom = len(state.deck) - 10
    places = set()
    for world in worlds(state, 300):
        position = world.to_position()
        # Whoever saw nobody draw since the escape knows that it is still in the deck.
        assert "142nd" not in position["hand"] + position["orders"]
        places.add(position["deck"].index("142nd"))
    assert places == set(range(bottom, len(state.deck)))


@pytest.mark.parametrize("match", GAMES, ids=lambda match: f"seed {match.seed}")
def test_an_imagined_world_follows_from_what_the_seat_knows_and_from_nothing_else(
    match: Match,
) -> None:
    for state in [*states_of(match, 5), after_escape(["4/sturm2", "3/rifleman3"])]:
        for seat in (SEAT_DEFENDER, SEAT_SS, SPECTATOR):
            other = state.imagine(seat, Seeded(5))
            one, same = (world.imagine(seat, Seeded(9)) for world in (state, other))
            assert one.to_bytes() == same.to_bytes()


# What each seat sees


@pytest.mark.parametrize("match", GAMES[:6], ids=lambda match: f"seed {match.seed}")
def test_the_defenders_status_never_lists_what_the_ss_could_plan(match: Match) -> None:
    for at in range(0, len(match.played), 3):
        then = match.branch(at)
        for seat in ("defender", "spectator"):
            told = status("m1", then.seat(seat))
            asked = told["decision"]
            if asked["seat"] == "ss":
                assert asked["legal"] == []
                assert not any(word in text(asked) for word in ("card", "1/", "2/", "3/", "4/"))
            else:
                assert bool(asked["legal"]) == (seat == "defender")
                assert not {"plan", "tactic"} & {one["do"] for one in asked["legal"]}


def test_the_ss_see_their_hand_and_plan_but_no_deck() -> None:
    for match in GAMES[:6]:
        for state in states_of(match, 8):
            view, position = state.view(SEAT_SS), state.to_position()
            assert view["hand"] == position["hand"]
            assert view["orders"] == position["orders"]
            assert view["tactics"]["hand"] == position["tactics"]["hand"]
            assert view["tactics"]["planned"] == position["tactics"]["planned"]
            assert view["deck"] == len(position["deck"])
            assert view["tactics"]["deck"] == len(position["tactics"]["deck"])


def test_the_ss_imagine_only_the_decks() -> None:
    state = states_of(GAMES[2])[4]
    own = hidden_cards(state)
    many = [hidden_cards(state.imagine(SEAT_SS, Seeded(seed))) for seed in range(20)]
    for name in ("hand", "orders", "tactics.hand", "tactics.planned"):
        assert {text(one[name]) for one in many} == {text(own[name])}
    assert len({text(one["deck"]) for one in many}) > 10


@pytest.mark.parametrize("variant", ["beginner", "veteran", "elite"])
def test_nobody_sees_the_order_of_a_deck_in_solitaire_play(variant: str) -> None:
    match = played(3, 80, variant=variant)
    for state in states_of(match, 10):
        for seat in OUTSIDERS:
            assert isinstance(state.view(seat)["deck"], int)
            assert isinstance(state.view(seat)["tactics"]["deck"], int)
        for world in worlds(state, 2):
            assert text(world.view(SEAT_DEFENDER)) == text(state.view(SEAT_DEFENDER))
