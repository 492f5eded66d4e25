"""Random tic-tac-toe in PettingZoo; prints one JSON line.

documented  the loop of PettingZoo's documentation: env(), agent_iter, last(), and a sample from
            the action space under the action mask
raw         raw_env() without the checking wrappers, never asked for an observation
board       only the rules: the Board class inside the environment, as in its docstring

There is no copy to time: copying an environment silently resets it (PettingZoo issue 1307).
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version

from pettingzoo.classic import tictactoe_v3  # type: ignore[import, unused-ignore]
from pettingzoo.classic.tictactoe import board as rules  # type: ignore[import, unused-ignore]

WARM_UP_SECONDS = 0.2
BATCH = 20  # games between two looks at the clock

Play = Callable[[int], int]
"""Plays that many games and returns how many decisions they took."""


def documented(seed: int) -> Play:
    env = tictactoe_v3.env()
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for agent in env.agent_iter():
                observation, _reward, termination, truncation, _info = env.last()
                if termination or truncation:
                    action = None  # each player is told once that the game is over
                else:
                    action = env.action_space(agent).sample(observation["action_mask"])
                    decisions += 1
                env.step(action)
        return decisions

    return play


def play_raw(games: int) -> int:
    env = tictactoe_v3.raw_env()
    rnd = random.random
    decisions = 0
    for _ in range(games):
        env.reset()
        while not env.terminations[env.agent_selection]:
            legal = env.board.legal_moves()
            env.step(legal[int(rnd() * len(legal))])
            decisions += 1
    return decisions


def play_board(games: int) -> int:
    rnd = random.random
    decisions = 0
    for _ in range(games):
        board = rules.Board()
        player = 0
        while board.game_status() == rules.TTT_GAME_NOT_OVER:
            legal = board.legal_moves()
            board.play_turn(player, legal[int(rnd() * len(legal))])
            decisions += 1
            player ^= 1
    return decisions


def repeat(play: Play, seconds: float) -> tuple[int, int, float]:
    """How many decisions, how many games and the time they took."""
    decisions = games = 0
    spent = 0.0
    start = time.perf_counter()
    while spent < seconds:
        decisions += play(BATCH)
        games += BATCH
        spent = time.perf_counter() - start
    return decisions, games, spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Random tic-tac-toe in PettingZoo.")
    hows = ("documented", "raw", "board")
    parser.add_argument("--how", choices=hows, default="documented", help="which loop to time")
    parser.add_argument("--seconds", type=float, default=2.0, help="time to play for")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random.seed(given.seed)
    plays = {"documented": documented(given.seed), "raw": play_raw, "board": play_board}
    play = plays[given.how]
    repeat(play, WARM_UP_SECONDS)
    decisions, games, seconds = repeat(play, given.seconds)
    line = {
        "name": "PettingZoo",
        "version": version("pettingzoo"),
        "how": given.how,
        "decisions": decisions,
        "games": games,
        "seconds": seconds,
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
