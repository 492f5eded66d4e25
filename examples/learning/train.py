"""Train a player of Castle Itter with Stable-Baselines3, and compare it with the bot `quick`.

    pip install -r requirements/train.txt
    python examples/learning/train.py --minutes 10 --out agent.zip
    python examples/learning/train.py --minutes 20 --resume agent.zip --out better.zip

First the network learns to do what `quick` does (supervised, on its own games), then it plays and
learns from how its matches end (MaskablePPO of sb3-contrib). A GPU is used where there is one. At
the end both play matches with seeds that nobody trained on, and the difference is told with an
interval of 95%.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from tables import Tables

from holdfast.core.chance import Seeded
from holdfast.envs import sight_of

GAME = "itter"
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
TEST_SEED = 10_000_000
"""Seeds from here on are for the comparison alone."""


@dataclass
class Lessons:
    """Decisions of `quick`: what it saw, what was legal, and what it did."""

    seen: np.ndarray
    legal: list[np.ndarray]
    chosen: np.ndarray
    worths: np.ndarray
    """What the match was worth in which each decision was made."""


def watch_quick(decisions: int, seed: int = 1) -> Lessons:
    """Let `quick` play until it has decided so often."""
    sight = sight_of(GAME)
    mind = sight.edition.mind()
    seen, legal, chosen, worths = [], [], [], []
    while len(chosen) < decisions:
        chance, thoughts = Seeded(seed), Seeded(-seed)
        state = sight.edition.new(chance)
        begun = len(chosen)
        while not state.over:
            action = mind.choose(state.imagine(0, thoughts), thoughts)
            seen.append(sight.observe(state, 0))
            legal.append(np.array(sight.legal(state), np.int32))
            chosen.append(sight.numbering.number(action))
            state.apply(action, chance)
        worths += [state.returns()[0]] * (len(chosen) - begun)
        seed += 1
    return Lessons(np.stack(seen), legal, np.array(chosen), np.array(worths, np.float32))


def make_model(tables: Tables, seed: int = 1, width: int = 256) -> MaskablePPO:
    """A network that knows nothing yet, and how it will learn."""
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=max(1024, 8 * tables.num_envs),
        n_epochs=3,
        learning_rate=2e-4,
        gamma=1.0,
        clip_range=0.1,
        ent_coef=0.002,
        target_kl=0.03,
        policy_kwargs={"net_arch": [width, width]},
        seed=seed,
        device=DEVICE,
    )


def imitate(model: MaskablePPO, tables: Tables, lessons: Lessons, seconds: float) -> float:
    """Teach the network to do as `quick` did; how often it then does, on games it did not see."""
    policy, device = model.policy, model.device
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    count = len(lessons.chosen)
    training = int(count * 0.95)
    chooser = np.random.default_rng(1)
    end = time.monotonic() + seconds

    def batch(which: np.ndarray) -> tuple[torch.Tensor, torch.Tensor, np.ndarray]:
        seen = torch.as_tensor(tables.encoding.encode(lessons.seen[which])).to(device)
        masks = np.zeros((len(which), tables.games.sight.actions), bool)
        for row, at in enumerate(which):
            masks[row, lessons.legal[at]] = True
        return seen, torch.as_tensor(lessons.chosen[which]).to(device), masks

    policy.set_training_mode(True)
    while time.monotonic() < end:
        which = chooser.integers(training, size=512 if DEVICE == "cpu" else 2048)
        seen, chosen, masks = batch(which)
        values, chances, _ = policy.evaluate_actions(seen, chosen, action_masks=masks)
        worths = torch.as_tensor(lessons.worths[which]).to(device)
        loss = -chances.mean() + torch.nn.functional.mse_loss(values.flatten(), worths)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    policy.set_training_mode(False)
    held_out = np.arange(training, count)[:2000]
    seen, chosen, masks = batch(held_out)
    with torch.no_grad():
        actions = policy.get_distribution(seen, masks).get_actions(deterministic=True)
    return float((actions == chosen).float().mean())


class Clock(BaseCallback):
    """Stops after so many seconds, and says now and then how it goes."""

    def __init__(self, tables: Tables, seconds: float) -> None:
        super().__init__()
        self.tables = tables
        self.end = time.monotonic() + seconds
        self.said = 0

    def _on_step(self) -> bool:
        done = len(self.tables.finished)
        if done >= self.said + 2000:
            self.said = done
            mean = np.mean(self.tables.finished[-2000:])
            print(
                f"{done:,} matches, {self.num_timesteps:,} decisions: worth {mean:+.3f}", flush=True
            )
        return time.monotonic() < self.end


def play_agent(model: MaskablePPO, matches: int, seed: int = TEST_SEED) -> np.ndarray:
    """What each of so many matches was worth to the network, which does what it likes best."""
    count = min(matches, 250)
    worths: list[float] = []
    for first in range(0, matches, count):
        tables = Tables(GAME, count, seed + first)
        seen = tables.reset()
        found = np.full(count, np.nan)
        while np.isnan(found).any():
            actions, _ = model.predict(
                seen, action_masks=tables.games.masks.astype(bool), deterministic=True
            )
            tables.step_async(actions)
            seen, rewards, over, _ = tables.step_wait()
            fresh = over & np.isnan(found)
            found[fresh] = rewards[fresh]
        worths += list(found)
    return np.array(worths[:matches])


def play_quick(matches: int, seed: int = TEST_SEED) -> np.ndarray:
    """The same for `quick`."""
    edition = sight_of(GAME).edition
    mind = edition.mind()
    worths = []
    for one in range(seed, seed + matches):
        chance, thoughts = Seeded(one), Seeded(-one)
        state = edition.new(chance)
        while not state.over:
            state.apply(mind.choose(state.imagine(0, thoughts), thoughts), chance)
        worths.append(state.returns()[0])
    return np.array(worths)


def told(label: str, worths: np.ndarray) -> str:
    spread = 1.96 * worths.std(ddof=1) / len(worths) ** 0.5
    return f"{label}: worth {worths.mean():+.3f} ± {spread:.3f}, wins {(worths > 0).mean():.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a player of Castle Itter.")
    parser.add_argument("--minutes", type=float, default=10, help="to learn for (10)")
    parser.add_argument(
        "--lessons", type=int, default=60_000, help="decisions of quick to learn from"
    )
    parser.add_argument("--tables", type=int, default=64, help="matches at once (64)")
    parser.add_argument("--matches", type=int, default=1000, help="of the comparison (1000)")
    parser.add_argument("--width", type=int, default=256, help="of the network's layers (256)")
    parser.add_argument("--resume", type=Path, help="a player to go on with, without lessons")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the player is kept")
    given = parser.parse_args()
    tables = Tables(GAME, given.tables, given.seed)
    model = make_model(tables, given.seed, given.width)
    if given.resume:
        model.set_parameters(given.resume)
        given.lessons = 0
    print(f"on {model.device}, {tables.encoding.size} inputs, {tables.action_space.n} actions")
    half = given.minutes * 30
    if given.lessons:
        lessons = watch_quick(given.lessons)
        share = imitate(model, tables, lessons, half)
        print(f"after imitation it does what quick does {share:.1%} of the time", flush=True)
        print(told("imitation", play_agent(model, given.matches)), flush=True)
    model.learn(10**9, callback=Clock(tables, half if given.lessons else 2 * half))
    mine, theirs = play_agent(model, given.matches), play_quick(given.matches)
    print(told("trained", mine))
    print(told("quick", theirs))
    print(told("difference, match by match with the same seeds", mine - theirs).split(", wins")[0])
    if given.out:
        model.save(given.out)


if __name__ == "__main__":
    main()
