"""Who meets whom: everybody sits everywhere, on the same dice."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast.arena.pairing import Plan, Round, deal_key, new_secret, pairings, seatings
from holdfast.core.errors import HoldfastError


def plan(pairs: tuple[tuple[str, ...], ...], games: int = 4, swap: bool = True) -> Plan:
    return Plan("castle", {}, pairs, games, new_secret(1), swap)


def test_two_seats_are_swapped() -> None:
    found = plan(pairings(["a", "b", "c"], 2), games=3)
    assert found.pairings == (("a", "b"), ("a", "c"), ("b", "c"))
    rounds = [one for group in found.groups() for one in group]
    assert rounds[:2] == [Round(0, ("a", "b")), Round(0, ("b", "a"))]
    assert len(rounds) == found.size == 12
    seats = Counter((bot, at) for one in rounds for at, bot in enumerate(one.seats))
    assert set(seats.values()) == {4}
    assert len({one.name for one in rounds}) == 12


def test_one_meets_a_table_of_others_from_each_seat() -> None:
    assert pairings(["a", "b"], 3) == (("a", "b", "b"), ("b", "a", "a"))
    assert seatings(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert plan(pairings(["a", "b"], 4), games=9).size == 24


def test_alone_everybody_plays_the_same_deals() -> None:
    found = plan(pairings(["a", "b", "a"], 1), games=2)
    rounds = [one for group in found.groups() for one in group]
    assert rounds == [Round(0, ("a",)), Round(0, ("b",)), Round(1, ("a",)), Round(1, ("b",))]


def test_all_meet_one() -> None:
    assert pairings(["a", "b"], 2, "q") == (("a", "q"), ("b", "q"))
    assert pairings(["a", "q"], 3, "q") == (("a", "q", "q"),)
    with pytest.raises(HoldfastError, match="two bots at least"):
        pairings(["q"], 2, "q")


def test_nobody_moves_where_seats_are_kept() -> None:
    rounds = [one for group in plan((("a", "b"),), 2, swap=False).groups() for one in group]
    assert rounds == [Round(0, ("a", "b")), Round(1, ("a", "b"))]


def test_dice_belong_to_the_deal() -> None:
    secret = new_secret(5)
    assert secret == new_secret(5) != new_secret(6)
    assert new_secret() != new_secret()
    keys = {deal_key(secret, deal) for deal in range(50)}
    assert len(keys) == 50
    assert deal_key(secret, 3) == deal_key(secret, 3) != deal_key(new_secret(6), 3)
    # Results stand for these dice for good.
    assert deal_key(secret, 0).hex()[:16] == "7b09b33dfbc61b07"
