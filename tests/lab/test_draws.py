"""A card's worth by drawing it is what chance made of games, and not how long games were."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.lab.report.draws import Draw, worth_of_draws


def drawn(game: int, card: str, turn: int, *, pool: str = "deck", seat: int = 0) -> Draw:
    return Draw((game, 0), seat, pool, card, turn, 1)


def test_a_draw_is_compared_with_the_others_of_its_turn() -> None:
    draws = [drawn(0, "good", 1), drawn(1, "bad", 1), drawn(2, "bad", 1)]
    bad, good = worth_of_draws(draws, {(0, 0): [9.0], (1, 0): [2.0], (2, 0): [4.0]})
    assert (good.card, good.times) == ("good", 1)
    assert good.worth.value == pytest.approx(9 - 3)
    assert (bad.card, bad.times) == ("bad", 2)
    assert bad.worth.value == pytest.approx(3 - 9)
    assert good.worth.low is None
    assert bad.worth.low is not None
    assert bad.worth.low < bad.worth.value


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
        assert row.worth.low is not None
        assert row.worth.high is not None
        assert abs(row.worth.value) < 0.6  # games with and without differ by several points
        assert row.worth.low < 0.3
        assert row.worth.high > -0.3


def test_what_a_card_does_is_found_with_its_interval() -> None:
    dice = Random(6)
    draws, gains = [], {}
    for game in range(600):
        card = dice.choice(["plain", "other", "strong"])
        draws.append(drawn(game, card, dice.choice([1, 2])))
        gains[game, 0] = [dice.gauss(0, 1) + (2 if card == "strong" else 0)]
    *_rest, best = worth_of_draws(draws, gains)
    assert best.card == "strong"
    assert best.worth.low is not None
    assert best.worth.high is not None
    assert best.worth.low < 2 < best.worth.high
    assert best.worth.low > 1.5


def test_the_earlier_half_is_told_apart() -> None:
    draws = [
        drawn(0, "a", 1), drawn(1, "b", 1), drawn(2, "a", 5), drawn(3, "b", 5),
    ]  # fmt: skip
    gains = {(0, 0): [1.0], (1, 0): [0.0], (2, 0): [0.0], (3, 0): [4.0]}
    rows = {row.card: row for row in worth_of_draws(draws, gains)}
    assert rows["a"].worth.value == pytest.approx((1 - 4) / 2)
    assert rows["a"].early is not None
    assert rows["a"].early.value == pytest.approx(1)


def test_pools_and_seats_are_told_apart_and_what_stands_alone_says_nothing() -> None:
    draws = [
        drawn(0, "tank", 1, pool="tanks"), drawn(1, "a", 1), drawn(2, "b", 1),
        drawn(1, "b", 1, seat=1), drawn(2, "a", 1, seat=1),
    ]  # fmt: skip
    gains = {(0, 0): [8.0], (1, 0): [1.0, 0.0], (2, 0): [0.0, 1.0]}
    rows = {row.card: row.worth.value for row in worth_of_draws(draws, gains)}
    assert rows == {"a": pytest.approx(1), "b": pytest.approx(-1)}
    assert worth_of_draws([], {}) == []
