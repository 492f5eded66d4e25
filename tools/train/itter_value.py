"""Castle Itter: positions of self-play, and a value fitted to how they ended. Needs numpy."""

from __future__ import annotations

import json
import time
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.core.chance import Seeded
from holdfast.games.itter.mind import ItterMind
from holdfast.games.itter.mind.features import SIZE, Features
from holdfast.games.itter.mind.value import POINTS
from holdfast.games.itter.rules.c5_end import score
from holdfast.games.itter.terms import BREAKTHROUGH, PLANNING

LOST = -99.0
STRAY = 0.06
"""How often self-play does something else than the best by the rules of thumb, to see more."""
LIKELY = 8
"""It is then one of so many best."""
GLIMPSE = 0.02
"""How often a position within a turn is kept, besides those at its beginning."""

Sample = tuple[list[list[int]], list[list[float]], float]


def sample_game(edition: Any, mind: ItterMind, seed: int, random_ss: bool) -> Sample:
    """The features of positions of a game, and its points; LOST after a breakthrough."""
    chance, own = Seeded(seed), Seeded(seed + 1_000_000_007)
    s = edition.start()
    s.advance(chance)
    places: list[list[int]] = []
    values: list[list[float]] = []
    turn = 0
    while s.agenda:
        if s.turn != turn or own.pick(1000) < 1000 * GLIMPSE:
            turn = s.turn
            found = Features(s, mind.ground)
            places.append(found.places)
            values.append(found.values)
        if random_ss and s.phase == PLANNING:
            legal = s.legal()
            action = legal[own.pick(len(legal))]
        elif own.pick(1000) < 1000 * STRAY:
            ideas = mind.ideas(s)
            action = ideas[own.pick(min(LIKELY, len(ideas)))].action
        else:
            action = mind.choose(s, own)
        s.apply(action, chance)
    return places, values, LOST if s.reason == BREAKTHROUGH else float(score(s))


def sample_many(make: Any, random_share: float, games: int, seed: int) -> Any:
    """Positions of many games as arrays: places and values one after another, lengths, points."""
    edition, mind = make()
    places: list[int] = []
    values: list[float] = []
    lengths: list[int] = []
    points: list[float] = []
    for game in range(games):
        found = sample_game(edition, mind, seed + game, game < games * random_share)
        for at in range(len(found[0])):
            places += found[0][at]
            values += found[1][at]
            lengths.append(len(found[0][at]))
            points.append(found[2])
    return (
        np.array(places, np.int16),
        np.array(values, np.float32),
        np.array(lengths, np.int16),
        np.array(points, np.float32),
    )


def collect(
    make: Any, random_share: float, games: int, seconds: float, jobs: int, seed: int, out: Path
) -> None:
    """Positions of self-play by several processes, written to a file, until the time is up."""
    began, each = time.monotonic(), 250
    task = partial(sample_many, make, random_share, each)
    parts = []
    with get_context("spawn").Pool(jobs) as pool:
        for part in pool.imap_unordered(task, range(seed, seed + games, each)):
            parts.append(part)
            if time.monotonic() - began > seconds:
                break
    arrays = [np.concatenate([part[at] for part in parts]) for at in range(4)]
    np.savez_compressed(
        out, places=arrays[0], values=arrays[1], lengths=arrays[2], points=arrays[3]
    )
    held = arrays[3] > LOST
    print(
        f"{len(arrays[3])} positions of {each * len(parts)} games "
        f"in {time.monotonic() - began:.0f} s, "
        f"held {held.mean():.3f}, score {arrays[3][held].mean():.2f}"
    )


class Net:
    """One hidden layer and a direct way, three answers: loss, score if held, win."""

    def __init__(self, units: int, rng: Any) -> None:
        self.w1 = rng.normal(0, 0.15, (SIZE, units)).astype(np.float32)
        self.b1 = np.zeros(units, np.float32)
        self.w2 = rng.normal(0, 0.1, (units, 3)).astype(np.float32)
        self.direct = np.zeros((SIZE, 3), np.float32)
        self.parts = [self.w1, self.b1, self.w2, self.direct]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def answer(self, x: Any) -> tuple[Any, Any]:
        hidden = np.maximum(0, x @ self.w1 + self.b1)
        return hidden, hidden @ self.w2 + x @ self.direct

    def learn(self, x: Any, points: Any, rate: float, decay: float) -> None:
        """One step of Adam."""
        hidden, out = self.answer(x)
        wrong = errors(out, points)
        back = (wrong @ self.w2.T) * (hidden > 0)
        slopes = [x.T @ back, back.sum(0), hidden.T @ wrong, x.T @ wrong]
        self.steps += 1
        for at, slope in enumerate(slopes):
            slope = slope / len(x) + decay * self.parts[at]
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.parts[at] -= rate * mean / (np.sqrt(square) + 1e-7)


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def errors(out: Any, points: Any) -> Any:
    """How far each answer is off, as its slope."""
    lost, win = points == LOST, points > 0
    wrong = np.empty_like(out)
    wrong[:, 0] = sigmoid(out[:, 0]) - lost
    wrong[:, 1] = np.where(lost, 0, out[:, 1] - points / POINTS)
    wrong[:, 2] = sigmoid(out[:, 2]) - win
    return wrong


class Data:
    """Positions, made dense a batch at a time."""

    def __init__(self, paths: list[Path]) -> None:
        files = [np.load(path) for path in paths]
        self.places = np.concatenate([file["places"] for file in files])
        self.values = np.concatenate([file["values"] for file in files])
        lengths = np.concatenate([file["lengths"] for file in files]).astype(np.int64)
        self.points = np.concatenate([file["points"] for file in files])
        self.ends = np.cumsum(lengths)
        self.begins = self.ends - lengths
        self.size = len(lengths)

    def dense(self, chosen: Any) -> Any:
        x = np.zeros((len(chosen), SIZE), np.float32)
        lengths = self.ends[chosen] - self.begins[chosen]
        rows = np.repeat(np.arange(len(chosen)), lengths)
        skip = np.cumsum(lengths) - lengths
        at = np.arange(lengths.sum()) - np.repeat(skip, lengths)
        at += np.repeat(self.begins[chosen], lengths)
        np.add.at(x, (rows, self.places[at]), self.values[at])
        return x


def check(net: Net, data: Data, chosen: Any) -> str:
    """How good the answers are on positions that were not learnt from."""
    outs = [net.answer(data.dense(part))[1] for part in np.array_split(chosen, 20)]
    out, points = np.concatenate(outs), data.points[chosen]
    lost, win = points == LOST, points > 0
    loss = sigmoid(out[:, 0])
    chance = sigmoid(out[:, 2])
    kept = ~lost
    worth = loss * -20 + (1 - loss) * out[:, 1] * POINTS
    real = np.where(lost, -20, points)
    return (
        f"loss {entropy(loss, lost):.4f} (base {entropy(lost.mean(), lost):.4f}), "
        f"win {entropy(chance, win):.4f} (base {entropy(win.mean(), win):.4f}), "
        f"score error {np.sqrt(((out[kept, 1] * POINTS - points[kept]) ** 2).mean()):.3f} "
        f"(base {points[kept].std():.3f}), "
        f"U explained {1 - ((worth - real) ** 2).mean() / real.var():.4f}"
    )


def entropy(chance: Any, happened: Any) -> float:
    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-np.where(happened, np.log(chance), np.log(1 - chance)).mean())


def fit(paths: list[Path], units: int, epochs: int, rate: float, seconds: float, out: Path) -> None:
    """Fit a network to positions; a twentieth is kept apart to check it."""
    rng = np.random.default_rng(1)
    data = Data(paths)
    apart = data.size // 20
    # Positions of one game lie together: those at the end are of games not learnt from.
    kept, checked = data.size - apart, np.arange(data.size - apart, data.size)
    net, batch, began = Net(units, rng), 512, time.monotonic()
    for epoch in range(epochs):
        order = rng.permutation(kept)
        slow = rate * (1 - epoch / epochs) + rate * 0.02
        for first in range(0, kept, batch):
            chosen = order[first : first + batch]
            net.learn(data.dense(chosen), data.points[chosen], slow, 1e-6)
        print(f"epoch {epoch + 1}: {check(net, data, checked)}", flush=True)
        if time.monotonic() - began > seconds:
            break
    found = {"rows": net.w1, "bias": net.b1, "out": net.w2, "direct": net.direct}
    rounded = {
        name: np.vectorize(lambda number: float(f"{number:.3g}"))(part).tolist()
        for name, part in found.items()
    }
    out.write_text(json.dumps(rounded))
