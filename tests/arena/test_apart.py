"""Bots of others think in a process apart: whatever they do there, the referee has an answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holdfast.arena.referee import Referee
from holdfast.bots import Player, find_bot
from holdfast.bots.sitting import Apart, Clock, Inside, Sitter, sit
from holdfast.bots.workers import Workers
from holdfast.core.match import Match
from holdfast.protocol.players import find_player

STRANGE = "tests.bots.strange"
MEGABYTE = 1024 * 1024


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    memory = 768 * MEGABYTE
    with Workers(1, stand_ins=(), nice=0, memory=memory, tell=lambda fault: None) as pool:
        yield pool


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Crash", "crash"),
        ("Quitter", "lost"),
        ("Nonsense", "illegal"),
        ("Cheat", "illegal"),
        ("Flood", "memory"),
        ("Peeking", "peek"),
        ("Sleeper", "slow"),
    ],
)
def test_what_goes_wrong_apart_is_a_defect(workers: Workers, name: str, kind: str) -> None:
    def seat(player: Player, clock: Clock) -> Sitter:
        return Apart(player, clock, workers) if ":" in player.word else sit(player, clock)

    workers.grace = 1.0 if kind == "slow" else 30.0
    pair = [find_bot("random"), find_player(f"{STRANGE}:{name}@0.05", "noughts")]
    game = Referee(Match("noughts", seed=3), pair, clock="wall", sit=seat).play()
    (defect,) = game.defects
    assert (defect["seat"], defect["kind"]) == (1, kind)
    assert game.outcomes == ("won", "lost")


def test_a_bot_apart_remembers_within_its_game(workers: Workers) -> None:
    counting = find_player(f"{STRANGE}:Counting", "noughts")
    one, other = Apart(counting, "cpu", workers), Apart(counting, "cpu", workers)
    seat = Match("noughts", seed=3).seat("x")
    asked = [sitter.ask(seat, 1).action for sitter in (one, one, other, one)]
    assert [seat.legal.index(action) for action in asked if action] == [0, 1, 0, 2]
    one.leave()
    assert one.ask(seat, 1).action is seat.legal[0]


def test_ours_think_here_and_others_apart() -> None:
    assert isinstance(sit(find_bot("strong@0.1")), Inside)
    assert isinstance(sit(find_player(f"{STRANGE}:Counting")), Apart)
    assert isinstance(sit(find_player("program:true")), Inside)  # which is a process of its own
