"""The value of Castle: positions of self-play, and a small network that learns who won."""

from __future__ import annotations

import json
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.core.chance import Seeded
from holdfast.games.castle.mind.chances import win_table
from holdfast.games.castle.mind.features import FEATURES, Danger, add_features
from holdfast.games.castle.state import Castle
from tools.train.castle_games import LONGEST, edition_of, player, winner_of

FIRST_SEED = 10_000_000
CHUNK = 200
KEPT = 2
"""One of so many turns is kept: neighbours are much alike."""
BATCH = 1024
RATE = 0.003


def positions(players: int, first: int, games: int) -> tuple[Any, Any]:
    """Turns of games by the rules of thumb: the numbers of each castle, and who won."""
    edition = edition_of(players)
    mind = player(players)
    danger = Danger(win_table(False))
    rows: list[list[float]] = []
    winners: list[int] = []
    for seed in range(first, first + games):
        deal, own = Seeded(seed), Seeded(~seed)
        s = edition.new(deal)
        assert isinstance(s, Castle)
        begun = len(rows)
        while not s.over and s.turns < LONGEST:
            if s.decision.kind in ("turn", "lead") and own.pick(KEPT) == 0:
                rows.append(row_of(s, danger))
            s.apply(mind.choose(s, own), deal)
        winner = winner_of(s)
        if winner < 0:
            del rows[begun:]
        winners += [winner] * (len(rows) - begun)
    return np.array(rows, np.float32), np.array(winners, np.int8)


def row_of(s: Castle, danger: Danger) -> list[float]:
    """For each seat whether it lives, and its numbers."""
    row: list[float] = []
    for seat in range(s.players):
        alive = s.forts[seat].alive
        row.append(1.0 if alive else 0.0)
        if alive:
            add_features(s, seat, danger, row)
        else:
            row += [0.0] * FEATURES
    return row


def fit(players: int, games: int, jobs: int, hidden: int, epochs: int, out: Path) -> None:
    """Fit the network by gradient descent; a tenth of the games is kept apart to check it."""
    began = time.monotonic()
    starts = [(players, FIRST_SEED + k * CHUNK, CHUNK) for k in range(games // CHUNK)]
    with get_context("spawn").Pool(jobs) as pool:
        parts = pool.starmap(positions, starts, 1)
    rows = np.concatenate([part[0] for part in parts]).reshape(-1, players, FEATURES + 1)
    winners = np.concatenate([part[1] for part in parts]).astype(np.int64)
    alive, x = rows[:, :, 0].copy(), rows[:, :, 1:].copy()
    print(
        f"{len(winners)} positions of {games} games, {time.monotonic() - began:.0f} s", flush=True
    )
    check = len(winners) * 9 // 10
    net = Network(hidden, seed=1)
    order = np.random.default_rng(2)
    for epoch in range(epochs):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        for batch in np.array_split(order.permutation(check), check // BATCH + 1):
            net.learn(x[batch], alive[batch], winners[batch], rate)
        loss, right = net.check(x[check:], alive[check:], winners[check:])
        print(
            f"epoch {epoch + 1}: loss {loss:.4f}, names the winner {right:.1%}, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )
    out.write_text(json.dumps(net.written()))


class Network:
    """What `Value` evaluates, with what it takes to learn: Adam on the chance of the winner."""

    def __init__(self, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.parts: dict[str, Any] = {
            "linear": np.zeros(FEATURES, np.float32),
            "first": random.normal(0, 0.3, (hidden, FEATURES)).astype(np.float32),
            "offsets": np.zeros(hidden, np.float32),
            "second": random.normal(0, 0.1, hidden).astype(np.float32),
        }
        self.mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def forward(self, x: Any, alive: Any) -> tuple[Any, Any]:
        """The hidden numbers, and the chance of each seat to win."""
        p = self.parts
        inner = np.tanh(x @ p["first"].T + p["offsets"])
        strength = x @ p["linear"] + inner @ p["second"]
        strength = np.where(alive > 0, strength, -1e9)
        strength -= strength.max(axis=1, keepdims=True)
        chance = np.exp(strength)
        return inner, chance / chance.sum(axis=1, keepdims=True)

    def learn(self, x: Any, alive: Any, winners: Any, rate: float) -> None:
        """One step downhill."""
        p = self.parts
        inner, chance = self.forward(x, alive)
        pull = chance.copy()
        pull[np.arange(len(winners)), winners] -= 1
        pull /= len(winners)
        back = pull[:, :, None] * p["second"] * (1 - inner**2)
        flat, flat_back = x.reshape(-1, x.shape[2]), back.reshape(-1, back.shape[2])
        slopes = {
            "linear": pull.ravel() @ flat,
            "first": flat_back.T @ flat + 1e-5 * p["first"],
            "offsets": flat_back.sum(axis=0),
            "second": pull.ravel() @ inner.reshape(-1, inner.shape[2]) + 1e-5 * p["second"],
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            p[name] = p[name] - rate * mean / (np.sqrt(square) + 1e-8)

    def check(self, x: Any, alive: Any, winners: Any) -> tuple[float, float]:
        """The mean loss, and how often the likeliest winner won."""
        _, chance = self.forward(x, alive)
        found = chance[np.arange(len(winners)), winners]
        return float(-np.log(found).mean()), float((chance.argmax(axis=1) == winners).mean())

    def written(self) -> dict[str, list[float]]:
        return {
            name: [round(float(one), 4) for one in part.ravel()]
            for name, part in self.parts.items()
        }
