"""Random games over mixtures of options keep every promise at every decision."""

from __future__ import annotations

import json
from random import Random

import pytest

from holdfast.core.chance import Chance, Scripted
from holdfast.core.game import Options
from holdfast.games.castle.board import NAMES
from holdfast.games.castle.game import GAME
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
    mixture,
    position,
)

GAMES = 30
MOST = 400


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_round_trips_at_every_decision(seed: int) -> None:
    """CA-POS.1: a position read back is the same match, and it goes on the same way."""
    options = mixture(seed)
    state, chance = begin(seed, options)
    source = Random(seed)
    for _ in range(MOST):
        if state.over:
            break
        step(state, chance, source, options)


def step(state: Castle, chance: Chance, source: Random, options: Options) -> None:
    position = state.to_position()
    again = GAME.edition(options).read(json.loads(json.dumps(position)))
    assert again.to_position() == position
    assert again.legal() == state.legal()
    assert repr(again.agenda) == repr(state.agenda)
    action = choose(source, state.legal())
    other, mark = state.copy(), chance.mark()
    other.apply(action, chance)
    assert state.to_position() == position
    chance.reset(mark)
    again.apply(action, chance)
    assert again.to_position() == other.to_position()
    chance.reset(mark)
    state.apply(action, chance)
    assert state.to_position() == other.to_position()
    check_cards(state)


def check_cards(state: Castle) -> None:
    """CA-POS.2: every card of the pack occurs exactly once."""
    position = state.to_position()
    cards = position["deck"] + position["discard"] + position["box"] + position["dead"]
    for each in position["castles"].values():
        cards += [card.removeprefix("#") for row, col, card in each["cards"]]
        cards += each["reinforcements"] + each["jokers"] + each["hand"]
        cards += [laid[2] for laid in each["barricades"]]
    cards += [position["drawn"]] if position["drawn"] else []
    battle, volley, contest = position["battle"], position["volley"], position["contest"]
    if battle:
        cards += battle["lead"][-1:] + battle["extra"] + battle["aside"]
        cards += battle["commit"]["attack"] + battle["commit"]["defence"]
    if volley:
        cards += [volley["ace"], *volley["cards"]]
    if contest:
        cards += [contest["joker"], *[card for bid in contest["bids"].values() for card in bid]]
    assert sorted(cards) == sorted(NAMES[: 52 + state.rules.jokers])


@pytest.mark.parametrize("seed", range(8))
def test_what_is_not_legal_has_a_reason_that_cites_a_rule(seed: int) -> None:
    state, chance = begin(seed)
    source = Random(seed)
    text = GAME.edition().text()
    rules = text.rules
    seen: set[str] = set()
    for _ in range(MOST):
        if state.over:
            break
        legal = state.legal()
        if state.decision.kind not in seen or source.random() < 0.02:
            seen.add(state.decision.kind)
            offered = {action.number for action in legal}
            for action in state.vocabulary.actions:
                if action.number in offered:
                    continue
                refusal = state.explain(action)
                assert refusal.rule in rules, refusal
                assert "…" not in text.refusal(refusal), refusal
        state.apply(choose(source, legal), chance)


@pytest.mark.parametrize("seed", range(8))
def test_everything_that_happens_has_words(seed: int) -> None:
    state, chance = begin(seed)
    state.log = []
    source = Random(seed)
    text = GAME.edition().text()
    for _ in range(MOST):
        if state.over:
            break
        for seat in range(state.rules.players):
            assert text.board(state.view(seat))
        view = state.view(state.decision.seat(state))
        assert "…" not in text.prompt(state.decision.kind, view)
        action = choose(source, state.legal())
        assert "…" not in text.action(action)
        state.apply(action, chance)
    for event in state.log:
        for seat in range(-1, state.rules.players):
            told = text.event(event.seen_by(seat))
            assert told
            assert "…" not in told or event.secret, told


@pytest.mark.parametrize("language", GAME.languages)
def test_a_fight_that_nobody_defends_has_words(language: str) -> None:
    """CA-BARRICADE.4: whoever laid the barricade is out of the game."""
    laid = castle(COURT_0, barricades=[[1, 0, "6S", "top", 2]])
    out = castle([], alive=False)
    made = position("card", [laid, castle(COURT_1), out], drawn="10H", deck=["2H"])
    state = load(made, players=3, barricade=True)
    attack = find(state, do="attack", seat=0, row=1, col=0)
    events = applied(state, attack, Scripted([1, 2, 3, 4]))
    text = GAME.edition().text(language)
    assert [text.event(event) for event in events if event.kind == "fought"] != []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int) -> None:
    options = GAME.read_options({"players": players})
    for seed in range(3):
        state, chance = begin(seed, options)
        source = Random(seed)
        for _ in range(20_000):
            if state.over:
                break
            state.apply(source.choice(state.legal()), chance)
        assert state.over
        assert sorted(state.returns())[0] == -1.0
        assert state.returns().count(1.0) == 1
