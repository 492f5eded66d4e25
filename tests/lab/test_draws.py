"""A card's worth by drawing it is what chance made of games, and not how long games were."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.arena.intervals import Estimate
from holdfast.lab.report.draws import Draw, Drawn, worth_of_draws


def drawn(game: int, card: str, turn: int, *, pool: str = "deck", seat: int = 0) -> Draw:
    return Draw((game, 0), seat, pool, card, turn, 1)


def worth(row: Drawn) -> Estimate:
    assert row.worth is not None
    return row.worth


def bounds(row: Drawn) -> tuple[float, float]:
    found = worth(row)
    assert found.low is not None
    assert found.high is not None
    return found.low, found.high


def test_a_draw_is_compared_with_the_others_of_its_turn() -> None:
    draws = [drawn(0, "good", 1), drawn(1, "bad", 1), drawn(2, "bad", 1)]
    bad, good = worth_of_draws(draws, {(0, 0): [9.0], (1, 0): [2.0], (2, 0): [4.0]})
    assert (good.card, good.times) == ("good", 1)
    assert worth(good).value == pytest.approx(9 - 3)
    assert (bad.card, bad.times) == ("bad", 2)
    assert worth(bad).value == pytest.approx(3 - 9)
    assert worth(good).low is None
    assert bounds(bad)[0] < worth(bad).value < bounds(bad)[1]


def test_long_games_in_which_every_card_comes_do_not_make_cards_good() -> None:
    """Who lives longer wins more and draws more: that is nobody's worth."""
    dice = Random(5)
    draws, gains = [], {}
    for game in range(400):
        turns = dice.choice([2, 9])
        gains[game, 0] = [float(turns)]
        cards = list("abcdefghij")
        dice.shuffle(cards)
        draws += [drawn(game, card, turn) for turn, card in enumerate(cards[:turns], start=1)]
    for row in worth_of_draws(draws, gains):
        low, high = bounds(row)
        assert abs(worth(row).value) < 0.6  # games with and without differ by several points
        assert low < 0.3
        assert high > -0.3


def test_a_card_that_comes_anyway_is_asked_what_its_coming_early_gave() -> None:
    """A deck that is always drawn to its end, in which one card harms the more the earlier."""
    dice = Random(7)
    draws, gains = [], {}
    for game in range(300):
        cards = list("abcdefgh")
        dice.shuffle(cards)
        draws += [drawn(game, card, turn) for turn, card in enumerate(cards, start=1)]
        gains[game, 0] = [dice.gauss(0, 1) + cards.index("c")]
    first, *others = worth_of_draws(draws, gains)
    assert first.card == "c"
    assert first.worth is None
    assert first.told is first.early
    assert first.early is not None
    assert first.early.high is not None
    assert first.early.high < -1.5
    assert all(row.early is not None and row.early.value > -0.6 for row in others)


def test_what_a_card_does_is_found_with_its_interval() -> None:
    dice = Random(6)
    draws, gains = [], {}
    for game in range(600):
        card = dice.choice(["plain", "other", "strong"])
        draws.append(drawn(game, card, dice.choice([1, 2])))
        gains[game, 0] = [dice.gauss(0, 1) + (2 if card == "strong" else 0)]
    *_rest, best = worth_of_draws(draws, gains)
    assert best.card == "strong"
    low, high = bounds(best)
    assert 1.5 < low < 2 < high


def test_the_earlier_half_is_told_apart() -> None:
    draws = [
        drawn(0, "a", 1), drawn(1, "b", 1), drawn(2, "a", 5), drawn(3, "b", 5),
    ]  # fmt: skip
    gains = {(0, 0): [1.0], (1, 0): [0.0], (2, 0): [0.0], (3, 0): [4.0]}
    rows = {row.card: row for row in worth_of_draws(draws, gains)}
    assert worth(rows["a"]).value == pytest.approx((1 - 4) / 2)
    assert rows["a"].early is not None
    assert rows["a"].early.value == pytest.approx(1)


def test_pools_and_seats_are_told_apart_and_what_stands_alone_says_nothing() -> None:
    draws = [
        drawn(0, "tank", 1, pool="tanks"), drawn(1, "a", 1), drawn(2, "b", 1),
        drawn(1, "b", 1, seat=1), drawn(2, "a", 1, seat=1),
    ]  # fmt: skip
    gains = {(0, 0): [8.0], (1, 0): [1.0, 0.0], (2, 0): [0.0, 1.0]}
    rows = {row.card: worth(row).value for row in worth_of_draws(draws, gains)}
    assert rows == {"a": pytest.approx(1), "b": pytest.approx(-1)}
    assert worth_of_draws([], {}) == []
