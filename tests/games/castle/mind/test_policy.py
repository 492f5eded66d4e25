"""Rules of thumb: for every decision of every mixture of options, by what the seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from holdfast.core.chance import Seeded
from holdfast.games.castle.game import GAME
from holdfast.games.castle.mind.thinker import CastleMind
from holdfast.games.castle.state import Castle
from tests.games.castle.table import COURT_0, COURT_1, castle, find, load, mixture, position

pytestmark = pytest.mark.once

KINDS = {
    "court_order", "setup_card", "turn", "card", "lead", "attack", "press", "berserk", "spy",
    "commit", "snake_eyes", "volley", "shoot", "ram", "assassin", "counter", "joker_bid",
}  # fmt: skip


def mind_of(s: Castle) -> CastleMind:
    mind = s.edition.mind()
    assert isinstance(mind, CastleMind)
    return mind


def decisions(seed: int, wild: int) -> Iterator[Castle]:
    """A game of a mixture of options: by rules of thumb, but every so often at random."""
    deal, own = Seeded(seed), Seeded(~seed)
    s = GAME.edition(mixture(seed)).new(deal)
    assert isinstance(s, Castle)
    while not s.over and s.turns < 400:
        yield s
        legal = s.legal()
        chosen = mind_of(s).choose(s, own)
        assert chosen in legal
        s.apply(legal[own.pick(len(legal))] if own.pick(wild) == 0 else chosen, deal)


def test_every_decision_is_answered() -> None:
    asked = Counter(s.decision.kind for seed in range(60) for s in decisions(seed, 2))
    assert set(asked) == KINDS


@pytest.mark.parametrize("seed", range(12))
def test_choosing_sees_nothing_that_the_seat_may_not_know(seed: int) -> None:
    """In any world that the seat can imagine it chooses the same."""
    compared = 0
    for s in decisions(seed, 6):
        seat = s.decision.seat(s)
        chosen = mind_of(s).choose(s, Seeded(1))
        for world in range(3):
            imagined = s.imagine(seat, Seeded(world))
            assert mind_of(s).choose(imagined, Seeded(1)) is chosen
            compared += 1
    assert compared > 50


def test_rules_of_thumb_beat_chance() -> None:
    """Two players, each deal from both seats."""
    edition = GAME.edition({"players": 2})
    mind, wins = edition.mind(), 0
    for game in range(40):
        deal, own = Seeded(game // 2), Seeded(~game)
        s = edition.new(deal)
        while not s.over:
            legal = s.legal()
            mine = s.decision.seat(s) == game % 2
            action = mind.choose(s, own) if mine else legal[own.pick(len(legal))]
            s.apply(action, deal)
        wins += s.result() == {"winner": game % 2}
    assert wins >= 36


def test_a_king_in_the_open_is_attacked_with_all_there_is() -> None:
    bare = castle([[0, 0, "KS"]])
    own = castle(COURT_0, reinforcements=["9C", "8C"])
    s = load(position("card", [own, bare], drawn="10H", deck=["2H", "7H"]))
    attack = mind_of(s).choose(s, Seeded(1))
    assert attack is find(s, do="attack", seat=1, row=0, col=0)
    s.apply(attack, Seeded(1))
    assert mind_of(s).choose(s, Seeded(1)).do == "commit"


def test_a_small_card_covers_a_king_that_all_have_seen() -> None:
    seen = [[0, 0, "#QD"], [0, 1, "KC"], [0, 2, "JC"]]
    s = load(position("card", [castle(seen), castle(COURT_1)], drawn="2H", deck=["3H", "7H"]))
    assert mind_of(s).choose(s, Seeded(1)) is find(s, do="place", row=1, col=1)


def test_the_king_stands_between_the_others_under_a_card() -> None:
    for seed in range(10):
        deal = Seeded(seed)
        s = GAME.edition({"players": 2}).new(deal)
        assert isinstance(s, Castle)
        while s.decision.kind != "turn":
            s.apply(mind_of(s).choose(s, deal), deal)
        for fort in s.forts:
            (king,) = [cell for cell, card in zip(fort.cells, fort.cards, strict=True) if card > 47]
            assert fort.has(king - 1)
            assert fort.has(king + 1)
            assert fort.has(king + 64)
