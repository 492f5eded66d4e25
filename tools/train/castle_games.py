"""Games of Castle for tuning and measuring: each deal from every seat, on the same dice."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from multiprocessing import get_context
from typing import Any

from holdfast.bots import Bot, Budget, make_bot
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.mind import Idea, Mind
from holdfast.core.seat import Seat, Table
from holdfast.games.castle.edition import CastleEdition
from holdfast.games.castle.game import GAME
from holdfast.games.castle.mind import WEIGHTS, mind_with
from holdfast.games.castle.mind.thinker import CastleMind
from holdfast.games.castle.state import Castle
from tools.train.cem import Weights

LONGEST = 2_000
"""A game that lasts so many turns is given up and counted as nobody's."""
SEEDS = 1 << 29


def edition_of(players: int, options: dict[str, Any] | None = None) -> CastleEdition:
    edition = GAME.edition({"players": players, **(options or {})})
    assert isinstance(edition, CastleEdition)
    return edition


@lru_cache(maxsize=None)
def shipped() -> dict[str, Any]:
    """The weights that ship."""
    found: dict[str, Any] = json.loads(WEIGHTS.read_text())
    return found


def player(players: int, weights: Weights | None = None) -> CastleMind:
    """A mind with these rules of thumb, else with those that ship."""
    value = shipped()["value"][str(players)]
    policy = shipped()["policy"][str(players)] if weights is None else weights
    return mind_with(edition_of(players), policy, value)


def winner_of(s: Castle) -> int:
    """The seat that has won; -1 for nobody."""
    return s.winner


def play_minds(minds: Sequence[Mind], seed: int) -> int:
    """Who wins a game by rules of thumb alone, from this deal; -1 for nobody.

    They choose in the world as it is: a test proves that they see nothing they may not know.
    """
    deal, own = Seeded(seed), Seeded(~seed)
    s = edition_of(len(minds)).new(deal)
    assert isinstance(s, Castle)
    while not s.over and s.turns < LONGEST:
        s.apply(minds[s.decision.seat(s)].choose(s, own), deal)
    return winner_of(s)


def share_of_wins(
    players: int, rivals: Sequence[Weights], weights: Weights, games: int, seed: int
) -> float:
    """How often weights win among others."""
    mind = player(players, weights)
    others = [player(players, rival) for rival in rivals]
    wins = 0
    for game in range(games):
        deal, seat = divmod(game, players)
        minds: list[Mind] = [others[(deal + k) % len(others)] for k in range(players)]
        minds[seat] = mind
        wins += play_minds(minds, seed + deal) == seat
    return wins / games


# Bots, each in its seat


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot against others of one kind."""

    players: int
    bot: str
    against: str
    seconds: float
    options: tuple[tuple[str, Any], ...] = ()
    horizon: int = 0
    uniform: bool = False


class Playouts:
    """A search of full playouts by random moves: what thinking comes to without knowledge."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        ideas = [Idea(action) for action in seat.legal]
        mind = Mind()
        worth, tries = [0.0] * len(ideas), 0
        while budget.left():
            world, dice = seat.imagine(chance), chance.pick(SEEDS)
            for at, idea in enumerate(ideas):
                worth[at] += mind.attempt(world.copy(), idea, seat.index, Seeded(dice)).worth
            tries += 1
        return ideas[max(range(len(ideas)), key=lambda at: worth[at])].action


def bot_of(name: str) -> Bot:
    return Playouts() if name == "playouts" else make_bot(name)


def play_bots(pairing: Pairing, game: int) -> tuple[bool, float, int]:
    """One game: whether the bot won, the processor time it took, and how often it decided."""
    edition = edition_of(pairing.players, dict(pairing.options))
    mind = edition.mind()
    if pairing.horizon and isinstance(mind, CastleMind):
        mind.horizon = pairing.horizon
    if pairing.uniform and isinstance(mind, CastleMind):
        mind.habits = False
    seed, mine = divmod(game, pairing.players)
    bots = [bot_of(pairing.against) for _ in range(pairing.players)]
    bots[mine] = bot_of(pairing.bot)
    deal, own = Seeded(seed), Seeded(-1 - game)
    table = Table(edition, False, None)
    s = edition.new(deal)
    assert isinstance(s, Castle)
    spent, decisions = 0.0, 0
    while not s.over and s.turns < LONGEST:
        index = s.decision.seat(s)
        legal = s.legal()
        if len(legal) == 1:
            s.apply(legal[0], deal)
            continue
        seat = Seat(table, index, s.imagine(index, own), (), (), 0)
        began = time.thread_time()
        budget = Budget(pairing.seconds, clock=time.thread_time)
        action = bots[index].choose(seat, budget, own)
        if index == mine:
            spent += time.thread_time() - began
            decisions += 1
        s.apply(action, deal)
    return winner_of(s) == mine, spent, decisions


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    z, share = 1.96, wins / games
    around = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / around
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / around
    return middle - half, middle + half


def measure(pairing: Pairing, games: int, jobs: int) -> str:
    """What came of so many games, in one line."""
    numbers = [(pairing, game) for game in range(games)]
    with get_context("spawn").Pool(jobs) as pool:
        played = pool.starmap(play_bots, numbers, max(1, min(20, games // jobs // 8)))
    wins = sum(won for won, _, _ in played)
    spent = sum(seconds for _, seconds, _ in played)
    decisions = sum(count for _, _, count in played)
    low, high = interval(wins, games)
    return (
        f"{pairing.bot} against {pairing.against}, {pairing.players} players, {games} games: "
        f"wins {wins / games:.1%} ({low:.1%} to {high:.1%}); "
        f"{spent / max(1, decisions) * 1e3:.3f} ms a decision, {decisions / games:.0f} of them"
    )
