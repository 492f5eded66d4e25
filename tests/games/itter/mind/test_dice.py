"""Dice that fall alike."""

from __future__ import annotations

from collections import Counter

from holdfast.games.itter.mind.dice import Alike
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import Place
from tests.games.itter.mind.positions import game


def test_a_roll_does_not_depend_on_those_before() -> None:
    s = game(1, 10**6, variant="beginner")[10]
    first, second = Alike(s, 77), Alike(s, 77)
    first.step = second.step = Place(0, 2)
    expected = first.dice(2)
    second.step = None
    second.dice(5)
    second.step = Place(0, 2)
    assert second.dice(2) == expected


def test_every_number_is_about_as_likely() -> None:
    s = game(1, 10**6, variant="beginner")[10]
    rolls: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    for seed in range(3000):
        dice = Alike(s, seed)
        dice.step = Place(0, 1)
        two = dice.dice(2)
        rolls.update(two)
        pairs[sum(two)] += 1
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count / 6000 - 1 / 6) < 0.03 for count in rolls.values())
    assert abs(pairs[7] / 3000 - 1 / 6) < 0.04
    assert abs(pairs[2] / 3000 - 1 / 36) < 0.02
