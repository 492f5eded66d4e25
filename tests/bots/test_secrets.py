"""No bot knows what it cannot know: twins that only hidden things tell apart play the same.

One twin sits at the true match. For the other everything has been dealt anew that its seat cannot
know, and other dice lie ahead. Both have the same chance of their own and count their tries, and
both keep their memory through the match; so they give the same answers as long as they are fair.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest

from holdfast.arena.peeking import other_truth
from holdfast.bots import Bot, Budget, find_bot, installed_bots
from holdfast.conformance.mixtures import covering_options
from holdfast.core.chance import Seeded
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.registry import installed_games
from tests.arena.players import Cheat, Foreseer
from tests.conformance.hilo import GAME as HILO

Make = Callable[[], Bot]

GAMES: list[Game] = [*installed_games().values(), HILO]
TRIES = 4
"""Few, since a bot that saves tries spends up to 24 times as many on one decision."""
THINKING = 30
"""Decisions of each mixture in which a bot that thinks is compared with its twin."""
AT_ONCE = 80
LATEST = 120
"""Matches are looked at from their beginning to so many actions on, mixture by mixture."""


@lru_cache(maxsize=None)
def mixtures(game: Game) -> list[dict[str, object]]:
    return [dict(options) for options in covering_options(game)]


def moved_on(game: Game, options: dict[str, object], number: int) -> Match:
    """A match somewhere on its way, as `quick` plays it with many a slip."""
    match, chance = Match(game, options, key=bytes([number % 256] * 32)), Seeded(number)
    novice = find_bot("novice").make()
    while (turn := match.turn) is not None and len(match.played) < number * 13 % LATEST:
        match.play(novice.choose(match.seen_by(turn), Budget(), chance))
    return match


def compare(match: Match, make: Make, number: int, most: int) -> tuple[int, list[str]]:
    """How many decisions could tell twins apart, and where they differed."""
    mine, theirs = ([make() for _ in match.seats] for _ in range(2))
    chance, compared, differing = Seeded(number), 0, list[str]()
    first = len(match.played)
    while (turn := match.turn) is not None and len(match.played) < first + most:
        seed = chance.pick(1 << 29)
        chosen = mine[turn].choose(match.seen_by(turn), Budget(count=TRIES), Seeded(seed))
        truth = match.state.to_bytes()
        with other_truth(match, turn, chance):
            compared += match.state.to_bytes() != truth and len(match.legal) > 1
            seat = match.seen_by(turn)
            other = theirs[turn].choose(seat, Budget(count=TRIES), Seeded(seed))
        if chosen is not other:
            differing.append(f"{match!r}: {chosen.text} and {other.text}")
        match.play(chosen)
    return compared, differing


def compare_all(game: Game, make: Make, most: int) -> tuple[int, list[str]]:
    compared, differing = 0, list[str]()
    for number, options in enumerate(mixtures(game)):
        count, found = compare(moved_on(game, options, number), make, number, most)
        compared += count
        differing += found
    return compared, differing


@pytest.mark.parametrize("name", sorted(installed_bots()))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_goes_by_what_its_seat_may_know(game: Game, name: str) -> None:
    card = installed_bots()[name]
    if not card.plays(game.id):
        return
    thinks = card.seconds is not None or card.count is not None
    compared, differing = compare_all(game, card.make, THINKING if thinks else AT_ONCE)
    assert differing == []
    assert compared > 50 or game.id in ("noughts", "hilo")


@pytest.mark.parametrize("cheat", [Cheat, Foreseer])
@pytest.mark.parametrize("game", ["castle", "itter", "tito"])
def test_this_would_find_a_bot_that_looks(game: str, cheat: Make) -> None:
    for number, options in enumerate(mixtures(installed_games()[game])[:3]):
        match = moved_on(installed_games()[game], options, number)
        Cheat.found = match
        _, differing = compare(match, cheat, number, 40)
        assert differing != []
