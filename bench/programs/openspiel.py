"""Random tic-tac-toe in OpenSpiel; prints one JSON line.

documented  the loop of OpenSpiel's own examples: is_terminal, legal_actions, apply_action
shortest    the same without is_terminal: a finished game has no legal actions
observed    the documented loop of somebody who trains: before every decision the observation tensor
            and the mask of legal actions of the player who decides
rollouts    whole games inside OpenSpiel's C++, through its Monte Carlo evaluator. Python decides
            nothing and sees no position, so this is the ceiling of the C++ core, not of the
            binding. Its decisions are games times the exact mean length of a random game.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version

import pyspiel  # type: ignore[import, unused-ignore]

WARM_UP_SECONDS = 0.2
COPY_SECONDS = 0.5
COPY_AFTER = (4, 0, 8, 2)  # a position in the middle of a game
MEAN_LENGTH = 3203 / 420  # decisions in a uniformly random game, by enumeration
UCT_C = 2.0
MEMORY_MB = 10

GAME = pyspiel.load_game("tic_tac_toe")


def play_documented(games: int) -> int:
    """Play that many games and return how many decisions they took."""
    rnd = random.random
    decisions = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
    return decisions


def play_shortest(games: int) -> int:
    rnd = random.random
    decisions = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        legal = state.legal_actions()
        while legal:
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
            legal = state.legal_actions()
    return decisions


def play_observed(games: int) -> int:
    rnd = random.random
    decisions = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
    return decisions


def play_rollouts(games: int) -> int:
    """A search of one simulation evaluates the root only: `games` random games from the start."""
    seed = random.getrandbits(30)
    evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
    bot = pyspiel.MCTSBot(GAME, evaluator, UCT_C, 1, MEMORY_MB, False, seed, False)
    bot.mcts_search(GAME.new_initial_state())
    return round(games * MEAN_LENGTH)


def clone(times: int) -> int:
    state = GAME.new_initial_state()
    for action in COPY_AFTER:
        state.apply_action(action)
    for _ in range(times):
        state.clone()
    return times


def repeat(work: Callable[[int], int], seconds: float, batch: int) -> tuple[int, int, float]:
    """What the work added up to, how many items it had and the time it took."""
    done = items = 0
    spent = 0.0
    start = time.perf_counter()
    while spent < seconds:
        done += work(batch)
        items += batch
        spent = time.perf_counter() - start
    return done, items, spent


PLAYS = {
    "documented": (play_documented, 500),
    "shortest": (play_shortest, 500),
    "observed": (play_observed, 500),
    "rollouts": (play_rollouts, 5000),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Random tic-tac-toe in OpenSpiel.")
    parser.add_argument("--how", choices=PLAYS, default="documented", help="which loop to time")
    parser.add_argument("--seconds", type=float, default=2.0, help="time to play for")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random.seed(given.seed)
    play, batch = PLAYS[given.how]
    repeat(play, WARM_UP_SECONDS, batch)
    decisions, games, seconds = repeat(play, given.seconds, batch)
    line = {
        "name": "OpenSpiel",
        "version": version("open_spiel"),
        "how": given.how,
        "decisions": decisions,
        "games": games,
        "seconds": seconds,
    }
    if given.how == "rollouts":
        line["estimated"] = True
    else:
        copies, _, copy_seconds = repeat(clone, COPY_SECONDS, 1000)
        line["copies_per_second"] = round(copies / copy_seconds)
    print(json.dumps(line))


if __name__ == "__main__":
    main()
