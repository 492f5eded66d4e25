"""Many matches of a solo game as Stable-Baselines3 wants them: its `VecEnv` over `Games`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from holdfast.envs import Encoding, Games


class Tables(VecEnv):
    """Encoded observations, all actions by number, and `action_masks` for sb3-contrib."""

    def __init__(self, game: str, count: int, seed: int, options: dict[str, Any] | None = None):
        self.games = Games(game, count, options)
        self.encoding = Encoding(self.games.sight.parts)
        self.waiting: Any = None
        self.render_mode = None
        self.first_seed = seed
        self.finished: list[float] = []
        """What every match that has ended was worth, in the order of their ends."""
        super().__init__(
            count,
            spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32),
            spaces.Discrete(self.games.sight.actions),
        )

    def reset(self) -> Any:
        self.games.reset(self.first_seed)
        return self.encoding.encode(self.games.observations)

    def step_async(self, actions: Any) -> None:
        self.waiting = actions

    def step_wait(self) -> Any:
        games = self.games
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        if games.step(self.waiting):
            for g in np.flatnonzero(games.terminated):
                final = self.encoding.encode(games.finals[g])
                worth = float(games.rewards[g, 0])
                self.finished.append(worth)
                episode = {"r": worth, "l": int(games.lengths[g])}
                infos[g] = {"terminal_observation": final, "episode": episode}
        observations = self.encoding.encode(games.observations)
        rewards = games.rewards[:, 0].astype(np.float32)
        return observations, rewards, games.terminated.astype(bool), infos

    def env_method(self, name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        if name != "action_masks":
            raise AttributeError(name)
        return list(self.games.masks.astype(bool))

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self, name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> Sequence[None]:
        self.first_seed = self.first_seed if seed is None else seed
        return [None] * self.num_envs

    def close(self) -> None:
        """There is nothing to close."""
