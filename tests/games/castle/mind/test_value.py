"""The value: chances that add up, and a castle in ruins that is worth little."""

from __future__ import annotations

import pytest

from holdfast.core.chance import Seeded
from holdfast.core.mind import Idea
from holdfast.games.castle.game import GAME
from holdfast.games.castle.mind.chances import win_table
from holdfast.games.castle.mind.features import FEATURES, Danger, add_features
from holdfast.games.castle.state import Castle
from tests.games.castle.table import COURT_0, COURT_1, castle, load, mixture, position

pytestmark = pytest.mark.once


@pytest.mark.parametrize("seed", range(8))
def test_the_chances_of_all_seats_add_up(seed: int) -> None:
    deal = Seeded(seed)
    s = GAME.edition(mixture(seed)).new(deal)
    assert isinstance(s, Castle)
    mind = s.edition.mind()
    looked = 0
    while not s.over and s.turns < 200:
        if s.decision.kind == "turn":
            outlooks = [mind.judge(s, seat) for seat in range(s.players)]
            assert sum(each.win for each in outlooks) == pytest.approx(1)
            for seat, each in enumerate(outlooks):
                assert each.worth == pytest.approx(2 * each.win - 1)
                assert (each.win > 0) == s.forts[seat].alive
            looked += 1
        s.apply(mind.choose(s, deal), deal)
    assert looked > 1
    if s.over:
        assert [mind.judge(s, seat).worth for seat in range(s.players)] == s.returns()


def test_every_castle_is_so_many_numbers() -> None:
    s = load(position("turn", [castle(COURT_0), castle(COURT_1)], deck=["2H", "7H"]))
    numbers: list[float] = []
    add_features(s, 0, Danger(win_table(False)), numbers)
    assert len(numbers) == FEATURES


def test_a_king_alone_has_little_hope() -> None:
    s = load(position("turn", [castle(COURT_1), castle([[0, 0, "KC"]])], deck=["2H", "7H"]))
    mind = s.edition.mind()
    assert mind.judge(s, 0).win > 0.7
    assert mind.judge(s, 1).win < 0.3


def test_danger_grows_with_help_and_shrinks_behind_a_wall() -> None:
    danger = Danger(win_table(False))
    assert danger.open(False, 0) > danger.open(True, 0) > danger.behind(5, True, 0)
    assert danger.open(True, 10) > danger.open(True, 0)
    assert danger.open(True, 99) == pytest.approx(1)
    assert danger.open(True, -99) == 0


@pytest.mark.parametrize("seed", range(6))
def test_ideas_are_legal_and_every_attempt_is_judged(seed: int) -> None:
    deal = Seeded(seed)
    s = GAME.edition(mixture(seed)).new(deal)
    assert isinstance(s, Castle)
    mind = s.edition.mind()
    while not s.over and s.turns < 30:
        legal, seat = s.legal(), s.decision.seat(s)
        ideas = mind.ideas(s)
        assert ideas
        assert all(idea.action in legal for idea in ideas)
        world = s.imagine(seat, deal)
        for idea in ideas[:3]:
            outlook = mind.attempt(world.copy(), idea, seat, Seeded(seed))
            assert -1 <= outlook.worth <= 1
            assert 0 <= outlook.win <= 1
        s.apply(ideas[0].action, deal)


def test_kings_are_looked_for_in_the_same_places_by_every_idea() -> None:
    s = load(position("turn", [castle(COURT_0), castle(COURT_1)], deck=["2H", "7H"]))
    mind = s.edition.mind()
    draw = Idea(s.actions.draw)
    first = mind.attempt(s.copy(), draw, 0, Seeded(3))
    again = mind.attempt(s.copy(), draw, 0, Seeded(3))
    assert first.worth == again.worth
