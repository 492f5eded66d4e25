"""How fast a game runs, on one core, and which build of the rules it was that ran."""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from statistics import median
from types import FunctionType, ModuleType
from typing import Final

import holdfast
from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance, Seeded
from holdfast.core.edition import Edition
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Json
from holdfast.core.state import State, play_randomly

__all__ = [
    "Build",
    "Measured",
    "Playouts",
    "build_of",
    "is_older_than_source",
    "measure",
    "play_for",
    "play_many",
    "python_loop",
]

MOST_DECISIONS = 100_000
AT_ONCE = 32
"""Games that are played at once where many are: more fit less well into the nearest memory."""
SAMPLES = 400
REPEATS = 5
SEED = 1
INSTALLED: Final = frozenset({"site-packages", "dist-packages"})
"""Folders in which nobody edits sources."""


@dataclass(frozen=True, slots=True)
class Build:
    """Which build was measured, and the files that prove it."""

    name: str
    files: tuple[str, ...]
    is_stale: bool

    @property
    def json(self) -> Json:
        return {"build": self.name, "files": list(self.files), "stale": self.is_stale}


def build_of(state: State) -> Build:
    """The build of the engine and of this game's rules, read off what was really loaded."""
    modules = {
        sys.modules[made_there.__module__]: made_there
        for made_there in (State, Seeded, Vocabulary, type(state), type(state.decision))
    }
    kinds = {_kind(module, made_there) for module, made_there in modules.items()}
    name = kinds.pop() if len(kinds) == 1 else "partly compiled"
    files = tuple(str(module.__file__) for module in modules)
    if os.environ.get("HOLDFAST_PURE", "") not in ("", "0") and name != "plain":
        raise HoldfastError(f"HOLDFAST_PURE is set, yet compiled rules ran: {', '.join(files)}")
    return Build(name, files, any(map(is_older_than_source, modules)))


def _kind(module: ModuleType, made_there: type) -> str:
    """The file says what the module should be, and a method of its class what it is."""
    is_extension = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    is_interpreted = any(isinstance(value, FunctionType) for value in vars(made_there).values())
    if is_extension == is_interpreted:
        raise HoldfastError(
            f"{module.__file__} and its class {made_there.__name__} are not of the same build"
        )
    return "compiled" if is_extension else "plain"


def is_older_than_source(module: ModuleType) -> bool:
    """Whether somebody has edited what a module was compiled from."""
    file = Path(str(module.__file__))
    source = file.with_name(file.name.partition(".")[0] + ".py")
    # Modules that were compiled together are thin: their code lies in a library of its own.
    units = [loaded for name, loaded in sys.modules.items() if name.endswith("__mypyc")]
    built = max(path.stat().st_mtime for path in (file, *(Path(str(u.__file__)) for u in units)))
    # pip lays both down at one time, in whatever order.
    is_installed = not INSTALLED.isdisjoint(source.parts)
    return not is_installed and source.exists() and source.stat().st_mtime > built


@dataclass(frozen=True, slots=True)
class Playouts:
    """Whole random games, set-up included."""

    decisions: int
    games: int
    seconds: float


def play_for(
    edition: Edition, seconds: float, play: Callable[[State, Chance, int], int]
) -> Playouts:
    """Random games until the time is up; the clock is read once in about ten milliseconds."""
    chance = Seeded(SEED)
    play_batch(edition, chance, play, 1)  # what is only ever built once
    decisions = games = 0
    batch, spent = 1, 0.0
    start = time.perf_counter()
    while spent < seconds:
        decisions += play_batch(edition, chance, play, batch)
        games += batch
        spent = time.perf_counter() - start
        batch = max(1, int(0.01 * games / spent))
    return Playouts(decisions, games, spent)


def play_batch(
    edition: Edition,
    chance: Chance,
    play: Callable[[State, Chance, int], int],
    games: int,
) -> int:
    """How many decisions so many games took."""
    decisions = 0
    for _ in range(games):
        state = edition.new(chance)
        decisions += play(state, chance, MOST_DECISIONS)
        if not state.over:
            raise HoldfastError(f"a game did not end within {MOST_DECISIONS} decisions")
    return decisions


def python_loop(state: State, chance: Chance, most: int) -> int:
    """What somebody's own random player looks like; it stays interpreted in both builds."""
    played = 0
    while not state.over and played < most:
        legal = state.legal()
        state.apply(legal[chance.pick(len(legal))], chance)
        played += 1
    return played


def play_many(edition: Edition, seconds: float, at_once: int = AT_ONCE) -> Playouts:
    """Random games, many at once, with the observation of every decision and what is legal."""
    from holdfast.envs import Games

    games = Games(edition.game.id, at_once, edition.options, edition.pack)
    games.reset(SEED)
    chooser = Seeded(SEED)
    finished = steps = 0
    spent = 0.0
    start = time.perf_counter()
    while spent < seconds:
        for _ in range(20):
            finished += games.step(games.sample(chooser))
        steps += 20
        spent = time.perf_counter() - start
    return Playouts(steps * at_once, finished, spent)


def sample(edition: Edition) -> list[tuple[State, Action]]:
    """Moments from random games, each with an action that was played there."""
    chance = Seeded(SEED)
    samples: list[tuple[State, Action]] = []
    while len(samples) < SAMPLES:
        state = edition.new(chance)
        if state.over:
            break
        while not state.over and len(samples) < SAMPLES:
            legal = state.legal()
            action = legal[chance.pick(len(legal))]
            samples.append((state.copy(), action))
            state.apply(action, chance)
    return samples


def time_copy(samples: list[tuple[State, Action]]) -> float:
    start = time.perf_counter()
    for state, _ in samples:
        state.copy()
    return time.perf_counter() - start


def time_legal(samples: list[tuple[State, Action]]) -> float:
    start = time.perf_counter()
    for state, _ in samples:
        state.legal()
    return time.perf_counter() - start


def time_apply(samples: list[tuple[State, Action]]) -> float:
    chance = Seeded(SEED)
    fresh = [(state.copy(), action) for state, action in samples]
    start = time.perf_counter()
    for state, action in fresh:
        state.apply(action, chance)
    return time.perf_counter() - start


@dataclass(frozen=True, slots=True)
class Journeys:
    """What it takes for states to become bytes and to come back, over whole random games."""

    states: int
    sizes: list[int]
    out: list[float]
    back: list[float]

    @property
    def json(self) -> Json:
        return {
            "states": self.states,
            "bytes": _middle_and_worst(self.sizes),
            "to_bytes": _middle_and_worst([1e6 * seconds for seconds in self.out]),
            "load": _middle_and_worst([1e6 * seconds for seconds in self.back]),
        }


def _middle_and_worst(values: Sequence[float]) -> dict[str, float]:
    return {"median": median(values), "worst": max(values)}


def time_journeys(edition: Edition, seconds: float) -> Journeys:
    """Send every state of random games as bytes and back; each time is the best of a few.

    A state that is sent once pays for what the machine does meanwhile; the worst state is wanted,
    not the worst moment.
    """
    chance = Seeded(SEED)
    sizes: list[int] = []
    out: list[float] = []
    back: list[float] = []
    start = time.perf_counter()
    while not sizes or time.perf_counter() - start < seconds:
        state = edition.new(chance)
        while True:
            data = state.to_bytes()
            sizes.append(len(data))
            out.append(min(_timed(state.to_bytes) for _ in range(REPEATS)))
            back.append(min(_timed(partial(edition.load, data)) for _ in range(REPEATS)))
            if state.over:
                break
            legal = state.legal()
            state.apply(legal[chance.pick(len(legal))], chance)
    return Journeys(len(sizes), sizes, out, back)


def _timed(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def per_second(
    samples: list[tuple[State, Action]],
    seconds: float,
    timed: Callable[[list[tuple[State, Action]]], float],
) -> float:
    count, spent = 0, 0.0
    while spent < seconds:
        spent += timed(samples)
        count += len(samples)
    return count / spent


@dataclass(frozen=True, slots=True)
class Measured:
    """Everything about the speed of one game in one build; all rates are per second."""

    game: str
    build: Build
    playouts: Playouts
    rates: dict[str, float]
    journeys: Journeys

    @property
    def json(self) -> Json:
        return {
            "game": self.game,
            "version": holdfast.__version__,
            "python": platform.python_version(),
            **self.build.json,
            "decisions": self.playouts.decisions,
            "games": self.playouts.games,
            "seconds": self.playouts.seconds,
            "per_second": self.rates,
            "microseconds": {name: 1e6 / rate for name, rate in self.rates.items()},
            "journeys": self.journeys.json,
        }


def measure(edition: Edition, seconds: float) -> Measured:
    """Six measurements, each for so many seconds."""
    build = build_of(edition.new(Seeded(SEED)))
    fast = play_for(edition, seconds, play_randomly)
    loop = play_for(edition, seconds, python_loop)
    samples = sample(edition)
    rates = {
        "decisions": fast.decisions / fast.seconds,
        "games": fast.games / fast.seconds,
        "loop_decisions": loop.decisions / loop.seconds,
        "loop_games": loop.games / loop.seconds,
        "copy": per_second(samples, seconds, time_copy),
        "legal": per_second(samples, seconds, time_legal),
        "apply": per_second(samples, seconds, time_apply),
    }
    return Measured(edition.game.id, build, fast, rates, time_journeys(edition, seconds))
