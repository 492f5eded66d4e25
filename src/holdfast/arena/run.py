"""Playing the games of a plan on several cores, those that are missing in its results."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from holdfast.arena.crew import in_turn, on_cores
from holdfast.arena.pairing import Plan, Round, deal_key
from holdfast.arena.record import GameRecord, Results
from holdfast.arena.referee import Referee
from holdfast.bots.sitting import Clock
from holdfast.core.match import Match
from holdfast.protocol.players import find_player

__all__ = ["How", "play_rounds"]


@dataclass(frozen=True, slots=True)
class How:
    """How games are watched."""

    clock: Clock = "cpu"
    check: bool = True


def play_rounds(results: Results, how: How, jobs: int, tell: Callable[[GameRecord], None]) -> None:
    """Play what is missing; each game is kept, and told, as soon as it has ended."""
    plan = results.plan
    left = (one for group in plan.groups() for one in group if not results.is_played(one))
    play = partial(play_one, plan, how)
    games = in_turn(play, left) if jobs == 1 else on_cores(play, left, jobs)
    with closing(games):
        for _one, game in games:
            results.add(game)
            tell(game)


def play_one(plan: Plan, how: How, one: Round) -> GameRecord:
    """One game of a plan."""
    players = [find_player(word, plan.game) for word in one.seats]
    match = Match(
        plan.game,
        plan.options,
        seed=None if plan.seed is None else plan.seed + one.deal,
        key=deal_key(plan.secret, one.deal) if plan.seed is None else None,
    )
    return Referee(match, players, deal=one.deal, clock=how.clock, check=how.check).play()
