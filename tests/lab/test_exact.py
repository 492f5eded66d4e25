"""Everything is tried: counts that others have found too, odds that the rules give themselves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import holdfast
from holdfast.core.event import Event
from holdfast.lab.exact import Enumerating, TooMuch, expectimax, outcomes, perft


def test_dice_are_enumerated() -> None:
    dice = Enumerating()
    found = []
    while dice.again():
        first = dice.roll(6)
        found.append((first, dice.pick(2) if first > 4 else None, dice.likelihood))
    assert len(found) == 8
    assert sum(likelihood for *_, likelihood in found) == 1
    assert found[-1] == (6, 1, Fraction(1, 12))


def test_the_tree_of_noughts_is_as_large_as_everybody_says() -> None:
    found = perft(holdfast.new("noughts", seed=1).state, 9)
    assert [depth.outcomes for depth in found][:5] == [9, 72, 504, 3024, 15120]
    assert sum(depth.ends for depth in found) == 255_168
    assert 1 + sum(depth.positions for depth in found) == 5_478
    corner = holdfast.new("noughts", seed=1)
    (action,) = (one for one in corner.legal if one.text == "mark a1")
    assert perft(corner.state, 2, roots=[action])[-1].outcomes == 8


def test_what_is_enumerated_is_what_odds_say() -> None:
    match = holdfast.new("itter", seed=7)
    match.play("deploy lee G4")
    attack = match.find({"do": "attack", "by": "lee", "target": "7", "weapon": "m1919a4"})
    if attack not in match.legal:
        attack = next(action for action in match.legal if action.do == "attack")
    found: Counter[str] = Counter()
    dice = Enumerating()
    while dice.again():
        after = match.state.copy()
        log: list[Event] = []
        after.log = log
        after.apply(attack, dice)
        told = match.state.outcome(attack, log)
        assert told is not None
        found[told] += dice.likelihood  # type: ignore[assignment]
    assert dict(found) == match.odds(attack)


def test_chances_of_all_outcomes_add_up() -> None:
    match = holdfast.new("itter", seed=7)
    match.play("deploy lee G4")
    attack = next(action for action in match.legal if action.do == "attack")
    assert sum(chance for _state, chance in outcomes(match.state, attack)) == 1


def test_noughts_is_a_draw_and_a_fork_is_not() -> None:
    match = holdfast.new("noughts", seed=1)
    for words in ("mark a1", "mark b1"):
        match.play(words)
    won = expectimax(match.state)
    assert won.values == (Fraction(1), Fraction(-1))
    assert won.action is not None
    match.play("mark b2")
    held = holdfast.new("noughts", seed=1)
    for words in ("mark a1", "mark b2"):
        held.play(words)
    assert expectimax(held.state).values == (Fraction(0), Fraction(0))


def test_whoever_looks_less_far_needs_a_judge() -> None:
    state = holdfast.new("noughts", seed=1).state
    with pytest.raises(ValueError, match="needs a judge"):
        expectimax(state, 2)
    assert expectimax(state, 2, judge=lambda at: (0.5, -0.5)).values == (
        Fraction(1, 2),
        Fraction(-1, 2),
    )


def test_too_much_is_said_and_can_be_rolled_instead() -> None:
    state = holdfast.new("itter", seed=1).state
    with pytest.raises(TooMuch, match="more to try than 500"):
        perft(state, 1, most=500)
    (found,) = perft(state, 1, dice=3)
    assert found.actions == found.outcomes == len(state.legal())
