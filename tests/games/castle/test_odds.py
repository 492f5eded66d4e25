"""Exact odds of attacks, against every roll played out."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from holdfast.core.action import Action
from holdfast.core.chance import Scripted, Seeded
from holdfast.core.errors import BadChance
from holdfast.games.castle.board import cell_at
from holdfast.games.castle.odds import could_be
from holdfast.games.castle.state import Castle
from tests.games.castle.table import COURT_0, COURT_1, castle, find, load, position

OPEN = [[0, 0, "KS"], [0, 1, "JS"], [0, 2, "QH"], [0, 3, "9D"], [1, 0, "3C"], [1, 1, "4D"]]


def table(cards: list[list[Any]], card: str = "5H", **options: Any) -> Castle:
    made = position("card", [castle(COURT_0), castle(cards)], drawn=card, deck=["2H", "7H"])
    return load(made, **options)


def played_out(state: Castle, action: Action, dice: int) -> Fraction:
    """The share of all rolls that win, by playing each; reserve dice make some rolls longer."""
    won = Fraction(0)
    for numbers in product(range(1, 7), repeat=dice):
        won += win_share(state, action, list(numbers))
    return won / Fraction(6**dice)


def win_share(state: Castle, action: Action, numbers: list[int]) -> Fraction:
    world = state.copy()
    world.log = []
    try:
        world.apply(action, Scripted(numbers))
    except BadChance:
        shares = [
            win_share(state, action, [*numbers, *more]) for more in product(range(1, 7), repeat=2)
        ]
        return sum(shares, Fraction(0)) / 36
    fought = next(event for event in world.log if event.kind == "fought")
    return Fraction(int(fought.facts["won"]))


@pytest.mark.parametrize("cell", [(1, 1), (1, 0), (0, 3), (0, 0)])
def test_odds_against_a_face_up_card_are_those_of_all_rolls(cell: tuple[int, int]) -> None:
    """CA-FIGHT.5, CA-DOUBLE.6; a King with his Queen rolls three dice."""
    state = table(OPEN)
    action = find(state, do="attack", seat=1, row=cell[0], col=cell[1])
    dice = 5 if cell == (0, 0) else 4
    odds = state.odds(action)
    assert odds["win"] == played_out(state, action, dice)
    assert odds["win"] + odds["lose"] == 1


def test_a_leading_saboteur_rolls_three_dice() -> None:
    """CA-SABOTEUR.2"""
    state = table(OPEN, "3H", saboteur=True)
    action = find(state, do="attack", seat=1, row=1, col=1)
    assert state.odds(action)["win"] == played_out(state, action, 5)


def test_a_sprung_three_is_known_and_lies_in_no_ambush() -> None:
    """CA-SABOTEUR.1: three dice + 3, as for one that lies face up."""
    made = position("card", [castle(COURT_0), castle(COURT_1)], drawn="10H", deck=["2H", "7H"])
    hidden = load(made, saboteur=True)
    made["castles"]["1"]["sprung"] = [[1, 0]]
    sprung = load(made, saboteur=True)
    action = find(sprung, do="attack", seat=1, row=1, col=0)
    assert sprung.odds(action)["win"] == played_out(sprung, action, 5)
    assert sprung.odds(action) != hidden.odds(action)
    sprung.turn_up(sprung.card_at(1, cell_at(1, 0)))
    assert sprung.odds(action)["win"] == played_out(sprung, action, 5)


def test_a_face_down_card_is_averaged_over_what_it_can_be() -> None:
    """CA-INFO.2: the attacker knows its own cards, the face-up ones and the discards."""
    state = table(COURT_1)
    chances = could_be(state, 0, 1, cell_at(1, 0))
    assert sum(chances.values()) == 1
    assert len(set(chances.values())) == 1  # outside the court only number cards stand
    action = find(state, do="attack", seat=1, row=1, col=0)
    odds = state.odds(action)
    assert sum(odds.values()) == 1
    assert 0 < odds["win"] < 1


def test_odds_do_not_depend_on_the_hidden_card() -> None:
    """CA-INFO.2: two states that the attacker cannot tell apart have the same odds."""
    state = table(COURT_1, berserker=True, same_suit=True, saboteur=True, same_number=True)
    for seed in range(30):
        world = state.imagine(0, Seeded(seed))
        for action in state.legal():
            assert state.odds(action) == world.odds(action)


def test_a_hidden_royal_of_the_same_suit_may_call_the_attack_off() -> None:
    """CA-BLOOD.2: of three cells two hide King and Queen; each has three suits left for it."""
    state = table(COURT_1, "5H")
    odds = state.odds(find(state, do="attack", seat=1, row=0, col=0))
    # Kings unseen: S, H, D (KC is the attacker's own); Queens: S, H, C. A heart each in three.
    assert odds["called_off"] == Fraction(1, 3) * Fraction(1, 3) + Fraction(1, 3) * Fraction(1, 3)


def test_imagined_worlds_agree_with_what_a_card_could_be() -> None:
    state = table(COURT_1)
    cell = cell_at(0, 0)
    chances = could_be(state, 0, 1, cell)
    tries = 4000
    kings = 0
    for seed in range(tries):
        world = state.imagine(0, Seeded(seed))
        assert isinstance(world, Castle)
        card = world.card_at(1, cell)
        assert card in chances
        kings += 48 <= card < 52
    expected = float(sum(chance for card, chance in chances.items() if 48 <= card < 52))
    assert abs(kings / tries - expected) < 0.03


@pytest.mark.parametrize(
    "cells", [[[0, 3], [0, 2]], [[1, 0], [1, 1]]], ids=["hidden", "half known"]
)
def test_a_group_is_averaged_over_all_it_can_hold(cells: list[list[int]]) -> None:
    """CA-BERSERK.4, against an estimate from imagined worlds; equal neighbours add nothing."""
    battle: dict[str, Any] = {
        "kind": "field", "seat": 0, "lead": ["10H"], "extra": ["6H", "7D"], "aside": [],
        "at": None, "spied": True, "may_halt": True, "berserk": False,
        "target": {"seat": 1, "cells": cells}, "ambush": False,
        "commit": {"attack": [], "defence": []}, "side": None, "won": None, "bonus": 0,
        "snakes": [], "strike": False,
    }  # fmt: skip
    made = position("berserk", [castle(COURT_0), castle(COURT_1)], battle=battle, deck=["2H", "8H"])
    state = load(made, berserker=True, same_suit=True, same_number=True)
    odds = state.odds(state.actions.done)
    assert sum(odds.values()) == 1
    tries, called_off = 1500, 0
    won = Fraction(0)
    for seed in range(tries):
        world = state.imagine(0, Seeded(seed))
        assert isinstance(world, Castle)
        for card in world.forts[1].cards:
            world.turn_up(card)
        known = world.odds(state.actions.done)
        called_off += known.get("called_off", 0) == 1
        won += known["win"]
    assert abs(called_off / tries - float(odds.get("called_off", 0))) < 0.04
    assert abs(float(won / tries - odds["win"])) < 0.04


def test_a_counter_strike_has_odds_too() -> None:
    """CA-NUMBER.2"""
    battle: dict[str, Any] = {
        "kind": "field", "seat": 0, "lead": ["4H"], "extra": [], "aside": [], "at": None,
        "spied": True, "may_halt": True, "berserk": False,
        "target": {"seat": 1, "cells": [[1, 1]]}, "ambush": False,
        "commit": {"attack": [], "defence": []}, "side": None, "won": False, "bonus": 0,
        "snakes": [], "strike": True,
    }  # fmt: skip
    made = position(
        "counter",
        [castle([*COURT_0, [1, 0, "7C"], [1, 1, "#8C"]]), castle(COURT_1)],
        battle=battle,
        deck=["2H"],
        decision={"seat": 1, "kind": "counter"},
    )
    state = load(made, same_number=True)
    known = state.odds(find(state, do="strike", seat=0, row=1, col=0))
    assert known["win"] + known["lose"] == 1
    hidden = state.odds(find(state, do="strike", seat=0, row=1, col=1))
    assert hidden != known


def test_what_is_not_left_to_dice_has_no_odds() -> None:
    state = table(COURT_1)
    assert state.odds(find(state, do="place", row=1, col=0)) == {}
