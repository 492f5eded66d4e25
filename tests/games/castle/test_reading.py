"""Positions of Castle: a match can be taken up at every decision of a random game."""

from __future__ import annotations

import json
from random import Random

import pytest

from holdfast.core.chance import Chance
from holdfast.core.game import Options
from holdfast.games.castle.board import NAMES
from holdfast.games.castle.game import GAME
from holdfast.games.castle.state import Castle
from tests.games.castle.table import (
    begin,
    choose,
    mixture,
)

GAMES = 30
MOST = 400


@pytest.mark.once
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
