"""Ratings and intervals: known figures are found again, and are as sure as they claim."""

from __future__ import annotations

from collections import Counter
from math import log10
from random import Random

import pytest

from holdfast.arena.intervals import mean_by_deal, moments, share_by_deal, wilson
from holdfast.arena.rating import Table, fit, ratings, shares, shares_of
from holdfast.arena.record import GameRecord


def game(deal: int, seats: tuple[str, ...], *outcomes: str) -> GameRecord:
    none = (0,) * len(seats)
    return GameRecord(
        deal, seats, outcomes, (0.0,) * len(seats), {}, none, (0.0,) * len(seats),
        (0.0,) * len(seats), none, none, none,
    )  # fmt: skip


def test_a_win_is_shared_by_those_who_draw() -> None:
    assert shares(game(0, ("a", "b"), "lost", "won")) == (0.0, 1.0)
    assert shares(game(0, ("a", "b", "c"), "drawn", "lost", "drawn")) == (0.5, 0.0, 0.5)
    assert shares(game(0, ("a", "b"), "lost", "lost")) == (0.0, 0.0)


def test_who_plays_alone_has_not_won_a_draw() -> None:
    assert shares_of(["drawn"]) == (0.0,)
    assert shares_of(["won"]) == (1.0,)


def test_three_to_one_is_191_points() -> None:
    tables: Counter[Table] = Counter()
    for seats in (("a", "b"), ("b", "a")):
        for at, bot in enumerate(seats):
            parts = tuple(1.0 if place == at else 0.0 for place in range(2))
            tables[(seats, parts)] = 30_000 if bot == "a" else 10_000
    strength = fit(tables)
    assert 400 * log10(strength["a"] / strength["b"]) == pytest.approx(190.8, abs=0.2)


def test_the_advantage_of_a_seat_is_not_taken_for_strength() -> None:
    tables: Counter[Table] = Counter()
    # The first seat wins three of four, and `a` sits there more often.
    for seats, count in ((("a", "b"), 3000), (("b", "a"), 1000)):
        tables[(seats, (1.0, 0.0))] = 3 * count
        tables[(seats, (0.0, 1.0))] = count
    strength = fit(tables)
    assert strength["a"] == pytest.approx(strength["b"], rel=0.01)


def test_whoever_always_wins_has_a_rating_all_the_same() -> None:
    found = ratings([game(deal, ("a", "b"), "won", "lost") for deal in range(50)], "b")
    assert 300 < found["a"].value < 2000
    assert found["b"].value == 0


def simulated(random: Random, deals: int, strength: dict[str, float]) -> list[GameRecord]:
    names = list(strength)
    games = []
    for deal in range(deals):
        luck = random.gauss(0, 0.3)  # what a deal does for a seat
        for seats in (tuple(names), tuple(reversed(names))):
            first, second = (strength[name] for name in seats)
            first *= 10**luck
            wins = random.random() < first / (first + second)
            games.append(game(deal, seats, *(("won", "lost") if wins else ("lost", "won"))))
    return games


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    random, held = Random(3), 0
    truth = 400 * log10(2.0)
    for _ in range(40):
        found = ratings(simulated(random, 80, {"a": 2.0, "b": 1.0}), "b")["a"]
        assert found.low is not None
        assert found.high is not None
        assert found.low < found.value < found.high
        held += found.low < truth < found.high
    assert 33 <= held <= 40


def test_four_at_a_table_are_rated_by_who_wins() -> None:
    random, games = Random(5), []
    for deal in range(400):
        for at in range(4):
            seats = tuple("a" if place == at else "b" for place in range(4))
            weights = [3.0 if one == "a" else 1.0 for one in seats]
            winner = random.choices(range(4), weights)[0]
            won = tuple("won" if place == winner else "lost" for place in range(4))
            games.append(game(deal, seats, *won))
    found = ratings(games, "b")["a"]
    assert found.value == pytest.approx(400 * log10(3.0), abs=40)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 100, 0.0, 0.0370), (0.99, 1000, 0.9817, 0.9946)],
)
def test_wilsons_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_games_on_one_deal_count_together() -> None:
    alike = share_by_deal({deal: [float(deal % 2)] * 2 for deal in range(100)})
    apart = share_by_deal({deal: [0.0, 1.0] for deal in range(100)})
    single = share_by_deal({deal: [float(deal % 2)] for deal in range(100)})
    assert alike is not None
    assert apart is not None
    assert single is not None
    assert alike.value == apart.value == single.value == 0.5
    assert width(alike) == pytest.approx(width(single), rel=0.02)
    assert width(apart) < width(single) / 1.9


def width(found: object) -> float:
    low, high = getattr(found, "low"), getattr(found, "high")  # noqa: B009  they may be None
    assert isinstance(low, float)
    assert isinstance(high, float)
    return high - low


def test_a_mean_has_its_interval() -> None:
    found = mean_by_deal({deal: [float(deal)] for deal in range(1, 10)})
    assert found is not None
    assert found.value == 5.0
    assert found.high == pytest.approx(5 + 1.96 * 2.7386 / 3, abs=1e-3)
    assert mean_by_deal({}) is None
    alone = mean_by_deal({1: [2.0]})
    assert alone is not None
    assert (alone.low, alone.high) == (None, None)


def test_deals_that_all_agree_do_not_prove_that_nothing_differs() -> None:
    found = moments({deal: [0.0] for deal in range(50)}).gap()
    assert found is not None
    assert (found.value, found.games) == (0.0, 50)
    assert (found.low, found.high) == pytest.approx((-0.0377, 0.0377), abs=1e-4)
    found = moments({deal: [-0.5] for deal in range(50)}).gap()
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert found.low < -0.5 < found.high
    assert moments({}).gap() is None


@pytest.mark.parametrize("ways", [(1, 0, 99), (5, 2, 93), (30, 20, 50)])
def test_the_interval_of_a_difference_holds_the_truth(ways: tuple[int, int, int]) -> None:
    """Of deals that one arm wins alone, the other, or neither."""
    chance, held = Random(3), 0
    for _ in range(400):
        pairs = {deal: [float(chance.choices((1, -1, 0), ways)[0])] for deal in range(100)}
        found = moments(pairs).gap()
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= (ways[0] - ways[1]) / 100 <= found.high
    assert held >= 0.93 * 400
