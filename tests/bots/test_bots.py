"""Bots: they take a seat, a budget and chance of their own, and may remember."""

from __future__ import annotations

import pytest

from examples.bots.rollouts import Rollouts, play
from holdfast.bots import Bot, Budget, RandomBot, installed_bots, make_bot
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.match import Match
from holdfast.core.seat import Seat


class Clock:
    """Time that passes when somebody says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_of_tries_is_spent_by_counting() -> None:
    budget = Budget(count=4)
    assert budget.left() == 1.0
    budget.spend()
    assert (budget.left(), budget.spent) == (0.75, 1)
    budget.spend(5)
    assert (budget.left(), budget.spent) == (0.0, 6)
    assert Budget(count=0).left() == 0.0


def test_a_budget_of_time_is_spent_by_the_clock() -> None:
    clock = Clock()
    budget = Budget(seconds=8.0, clock=clock)
    assert budget.left() == 1.0
    clock.now += 2
    assert budget.left() == 0.75
    clock.now += 60
    assert budget.left() == 0.0
    assert Budget(seconds=0.0, clock=clock).left() == 0.0


def test_what_is_scarcer_counts() -> None:
    clock = Clock()
    budget = Budget(seconds=10.0, count=10, clock=clock)
    budget.spend(2)
    assert budget.left() == pytest.approx(0.8)
    clock.now += 5
    assert budget.left() == 0.5


def test_a_budget_can_be_cancelled() -> None:
    budget = Budget()
    assert budget.left() == 1.0
    budget.spend(1_000_000)
    assert budget.left() == 1.0
    assert not budget.cancelled
    budget.cancel()
    assert budget.cancelled
    assert budget.left() == 0.0


def test_a_budget_shows_itself() -> None:
    assert repr(Budget()) == "<Budget without bounds, 0 spent>"
    budget = Budget(seconds=0.5, count=100)
    budget.spend()
    budget.cancel()
    assert repr(budget) == "<Budget 0.5 s, 100 tries, cancelled, 1 spent>"


def test_bots_are_made_by_name_and_afresh() -> None:
    for name in installed_bots():
        assert make_bot(name) is not make_bot(name)
    assert isinstance(make_bot("random"), RandomBot)


@pytest.mark.parametrize("game", ["castle", "itter", "noughts", "tito"])
def test_random_bots_play_any_game_to_its_end(game: str) -> None:
    match, chance = Match(game, seed=3), Seeded(5)
    bots = {seat: make_bot("random") for seat in match.seats}
    while match.decision is not None and len(match.played) < 5000:
        name = match.decision.seat
        match.play(bots[name].choose(match.seat(name), Budget(), chance))
    assert match.over


class Searcher(Rollouts):
    """Searches, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        self.asked += 1
        return super().choose(seat, budget, chance)


def test_a_bot_searches_within_its_budget_and_remembers() -> None:
    match, chance = Match("noughts", seed=3), Seeded(5)
    cross: Bot = Searcher()
    nought = RandomBot()
    budgets = []
    while match.decision is not None:
        bot = cross if match.decision.seat == "x" else nought
        budgets.append(Budget(count=300))
        match.play(bot.choose(match.seat(match.decision.seat), budgets[-1], chance))
    assert match.result == {"winner": "x"}
    assert isinstance(cross, Searcher)
    assert cross.asked == (len(match.played) + 1) // 2
    assert [budget.spent for budget in budgets[:2]] == [300, 0]


def test_nobody_thinks_about_what_the_mind_knows() -> None:
    match = Match("itter", seed=3)
    bot, chance, spent = make_bot("strong"), Seeded(5), dict[str, list[int]]()
    while match.decision is not None and len(match.played) < 60:
        budget = Budget(count=40)
        kind = match.decision.kind
        match.play(bot.choose(match.seat(match.decision.seat), budget, chance))
        spent.setdefault(kind, []).append(budget.spent)
    assert set(spent["activation"]) == {0}
    assert max(spent["defender_action"]) >= 40


def test_the_example_is_cancelled_without_a_try_and_answers_all_the_same() -> None:
    seat, budget = Match("noughts", seed=3).seat("x"), Budget(seconds=60)
    budget.cancel()
    assert Rollouts().choose(seat, budget, Seeded(1)) in seat.legal
    assert play("noughts", 100, seed=7).over


def test_a_budget_is_stretched_as_far_as_anybody_waits() -> None:
    clock = Clock()
    short, long = Budget(seconds=0.2, clock=clock), Budget(seconds=3.0, clock=clock)
    assert short.stretch(24) == 24
    assert short.seconds == pytest.approx(4.8)
    assert long.stretch(24) == pytest.approx(8 / 3)
    assert long.seconds == pytest.approx(8.0)
    assert Budget(seconds=20.0, clock=clock).stretch(3) == 1.0
    counted = Budget(count=10)
    assert (counted.stretch(24), counted.count) == (24, 240)
    assert Budget().stretch(3) == 3
