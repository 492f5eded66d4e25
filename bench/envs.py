"""Random games through every environment of `holdfast.envs`, beside the engine's own loop.

    python -m bench.envs [--games itter castle tito] [--seconds 1] [--rounds 5] [--json]

in the root of the repository, with what `make build` installed. Every environment makes the
observation of every decision, the engine's own loop makes none. The contenders run
in turn, round after round, on one core, and a ratio is the median of those within the rounds.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from bench.rounds import default_core, pinned, say
from holdfast.cli.measure import play_for, play_many
from holdfast.core.chance import Seeded
from holdfast.core.registry import find_game
from holdfast.core.state import play_randomly
from holdfast.envs import Games

AT_ONCE = 32
OWN_LOOP = "the engine's own loop"
YARDSTICKS = ("tic_tac_toe", "leduc_poker", "backgammon")
"""Games of OpenSpiel's own, written in C++."""

Play = Callable[[float], float]
"""Plays for so many seconds; decisions per second."""


def engine(game: str) -> Play:
    edition = find_game(game).edition()

    def play(seconds: float) -> float:
        played = play_for(edition, seconds, play_randomly)
        return played.decisions / played.seconds

    return play


def many(game: str) -> Play:
    edition = find_game(game).edition()

    def play(seconds: float) -> float:
        played = play_many(edition, seconds, AT_ONCE)
        return played.decisions / played.seconds

    return play


def many_masked(game: str) -> Play:
    """The same with the mask of every decision, which a policy over all actions needs."""
    games, chooser = Games(game, AT_ONCE), Seeded(1)
    games.reset(1)

    def step() -> int:
        games.step(games.sample(chooser))
        return len(games.masks)

    return lambda seconds: timed(step, seconds)


def timed(step: Callable[[], int], seconds: float) -> float:
    """Decisions per second of something that makes a few at each call."""
    step()
    decisions, spent = 0, 0.0
    start = time.perf_counter()
    while spent < seconds:
        decisions += step()
        spent = time.perf_counter() - start
    return decisions / spent


def gym_vector(game: str) -> Play:
    """Gymnasium's vector interface over many games that are compiled together."""
    from holdfast.envs.gym import SoloVector

    chooser = Seeded(1)
    envs = SoloVector(AT_ONCE, game)
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs.games.sample(chooser))
        return AT_ONCE

    return lambda seconds: timed(step, seconds)


def gym_sync(game: str) -> Play:
    """Gymnasium's own way to make many of one: as many environments, stepped one by one."""
    from gymnasium.vector import SyncVectorEnv

    from holdfast.envs.gym import SoloEnv

    chooser = np.random.default_rng(1)
    envs = SyncVectorEnv([lambda: SoloEnv(game) for _ in range(AT_ONCE)])
    _, info = envs.reset(seed=1)
    masks = [info["action_mask"]]

    def step() -> int:
        # A game that has ended is reset by this step, whatever is chosen; its mask is empty.
        chosen = np.array([pick(row, chooser) for row in masks[0]])
        *_, info = envs.step(chosen)
        masks[0] = info["action_mask"]
        return AT_ONCE

    return lambda seconds: timed(step, seconds)


def pick(mask: np.ndarray, chooser: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(chooser.random() * len(legal))]) if len(legal) else 0


def zoo(game: str) -> Play:
    """PettingZoo's documented loop."""
    from holdfast.envs.zoo import env

    chooser = np.random.default_rng(1)
    table = env(game)

    def step() -> int:
        decisions = 0
        table.reset(seed=int(chooser.integers(2**32)))
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            table.step(pick(observation["action_mask"], chooser))
            decisions += 1
        return decisions

    return lambda seconds: timed(step, seconds)


def spiel(name: str) -> Play:
    """OpenSpiel's documented loop, with the observation and the mask before every decision."""
    import pyspiel

    import holdfast.envs.spiel  # noqa: F401  (registers our games)

    game = pyspiel.load_game(name)
    chooser = np.random.default_rng(1)

    def step() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chooser.random() * len(outcomes))][0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(chooser.random() * len(legal))])
            decisions += 1
        return decisions

    return lambda seconds: timed(step, seconds)


def contenders(game: str) -> dict[str, Play]:
    """What is measured of one game, the engine first."""
    found = {
        OWN_LOOP: engine(game),
        "Games, with observations": many(game),
        "Games, with masks as well": many_masked(game),
    }
    if len(find_game(game).edition().seats) == 1:
        found["Gymnasium, SoloVector"] = gym_vector(game)
        found["Gymnasium, SyncVectorEnv of SoloEnv"] = gym_sync(game)
    found["PettingZoo, documented loop"] = zoo(game)
    found["OpenSpiel, documented loop"] = spiel(f"holdfast_{game}")
    return found


def measure(plays: Mapping[str, Play], rounds: int, seconds: float) -> dict[str, list[float]]:
    speeds: dict[str, list[float]] = {label: [] for label in plays}
    for number in range(rounds):
        for label, play in plays.items():
            speeds[label].append(play(seconds))
            say(f"round {number + 1}/{rounds}  {label}: {speeds[label][-1]:,.0f}")
    return speeds


def ratio(mine: Sequence[float], base: Sequence[float]) -> float:
    return statistics.median(one / other for one, other in zip(mine, base, strict=True))


def table(title: str, speeds: Mapping[str, list[float]], base: str) -> str:
    lines = [f"| {title} | decisions per second | times {base} |", "| --- | --- | --- |"]
    for label, found in speeds.items():
        times = ratio(found, speeds[base])
        lines.append(f"| {label} | {statistics.median(found):,.0f} | {times:.3g} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random games through every environment.")
    parser.add_argument("--games", nargs="+", default=["itter", "castle", "tito"])
    parser.add_argument("--rounds", type=int, default=3, help="how often each one runs (3)")
    parser.add_argument("--seconds", type=float, default=1.0, help="playing time of one run (1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    given = parser.parse_args(arguments)
    found = {}
    with pinned(default_core()):
        for game in given.games:
            say(find_game(game).name)
            found[game] = measure(contenders(game), given.rounds, given.seconds)
        say("OpenSpiel's own games")
        yardsticks = {name: spiel(name) for name in YARDSTICKS}
        found["OpenSpiel's own games"] = measure(yardsticks, given.rounds, given.seconds)
    if given.json:
        print(json.dumps(found, indent=2))
        return 0
    for game, speeds in found.items():
        print(table(game, speeds, next(iter(speeds))), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
