"""Solo games for Gymnasium, one at a time (`SoloEnv`) and many at once (`SoloVector`)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Given
from holdfast.core.state import State
from holdfast.envs.encoding import Encoding
from holdfast.envs.sight import LOWEST, Bytes, Sight, sight_of
from holdfast.envs.vector import Games

__all__ = ["SoloEnv", "SoloVector", "register"]

Info = dict[str, Any]


class _Shape:
    """What one game and many of them have in common: their spaces."""

    def __init__(self, sight: Sight, encoded: bool) -> None:
        if sight.seats != 1:
            raise HoldfastError(
                f"{sight.edition.game.name} has {sight.seats} seats with these options: "
                "Gymnasium knows one; take holdfast.envs.zoo or holdfast.envs.vector"
            )
        self.encoding = Encoding(sight.parts) if encoded else None
        self.space: spaces.Box[Any]
        if self.encoding is None:
            self.space = spaces.Box(np.zeros(sight.size, np.uint8), sight.high, dtype=np.uint8)
        else:
            self.space = spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32)

    def show(self, observations: Bytes) -> NDArray[Any]:
        """Observations as the space wants them, in an array of their own."""
        if self.encoding is None:
            return observations.copy()
        return self.encoding.encode(observations)


class SoloEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A game for one player. What is legal is `info["action_mask"]` and `action_masks()`.

    The reward is what the match was worth, from -1 to 1, and comes with its end, as does
    `info["result"]`: who won, how, and with what score where there is one. `most` decisions
    truncate a match. `encoded` observations are for networks: see `Encoding`. An action that is not
    legal loses the match (-1, and `info["illegal"]` says which it was), since Gymnasium's own tools
    sample without a mask; with `strict` it is an error, and the match goes on.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium asks for it so)

    def __init__(
        self,
        game: str = "itter",
        options: Given | None = None,
        pack: Given | None = None,
        most: int | None = None,
        encoded: bool = False,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.sight = sight_of(game, options, pack)
        self.strict = strict
        self._shape = _Shape(self.sight, encoded)
        self.most = self.sight.longest if most is None else most
        self.render_mode = render_mode
        self.observation_space = self._shape.space
        self.action_space = spaces.Discrete(self.sight.actions)
        self._chance = Seeded(0)
        self._seeded = False
        self._state: State | None = None
        self._played = 0
        self._given_up = False

    @property
    def state(self) -> State:
        """The match as it stands: with its secrets, which an agent must not see."""
        if self._state is None:
            raise HoldfastError("reset the environment before you use it")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: Given | None = None
    ) -> tuple[NDArray[Any], Info]:
        """A new match; without a seed it goes on with the chance it had. There are no options."""
        super().reset(seed=seed)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(2**32))
        if seed is not None:
            self._chance = Seeded(seed)
            self._seeded = True
        self._state = self.sight.edition.new(self._chance)
        self._played = 0
        self._given_up = False
        return self._look()

    def step(self, action: int | np.int64) -> tuple[NDArray[Any], float, bool, bool, Info]:
        state = self.state
        if state.over or self._given_up:
            raise HoldfastError("the match is over: reset the environment")
        found = self._find(int(action))
        if found is None:
            self._given_up = True
            observation, info = self._look()
            return observation, LOWEST, True, False, info | {"illegal": int(action)}
        state.apply(found, self._chance)
        self._played += 1
        over = state.over
        reward = state.returns()[0] if over else 0.0
        observation, info = self._look()
        if over:
            info["result"] = state.result()
        return observation, reward, over, not over and self._played >= self.most, info

    def _find(self, number: int) -> Action | None:
        """The action with this number, or None, or an error, where it is not legal."""
        found = self.sight.numbering.known(number)
        if found is not None and found in self.state.legal():
            return found
        if self.strict:
            named = self.sight.numbering.action(number).text
            raise HoldfastError(f"action {number} ({named}) is not legal now")
        return None

    def _look(self) -> tuple[NDArray[Any], Info]:
        return self._shape.show(self.sight.observe(self.state, 0)), {"action_mask": self.mask()}

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal action."""
        return self.sight.mask(self.state)

    def action_masks(self) -> NDArray[np.int8]:
        """The same, by the name that sb3-contrib asks for."""
        return self.mask()

    def render(self) -> str | None:
        """The match in words, for the render mode "ansi"."""
        if self.render_mode != "ansi":
            return None
        return self.sight.edition.text("en").board(self.state.view(0))


class SoloVector(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Many matches of a solo game by Gymnasium's vector interface, at the engine's speed.

    A match that ends begins anew within the same step; its last observation is in
    `info["final_obs"]`. What is legal is `info["action_mask"]`, a window on memory that the next
    step writes over. `games` are the matches themselves: `games.sample(chance)` chooses a legal
    action for each, much faster than NumPy does from the mask.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "itter",
        options: Given | None = None,
        pack: Given | None = None,
        most: int | None = None,
        encoded: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(game, num_envs, options, pack, most)
        self.num_envs = num_envs
        self._shape = _Shape(self.games.sight, encoded)
        self.single_observation_space = self._shape.space
        self.single_action_space = spaces.Discrete(self.games.sight.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Given | None = None) -> tuple[NDArray[Any], Info]:
        """New matches; match g has the seed `seed` + g."""
        if seed is not None and not isinstance(seed, int | np.integer):
            raise HoldfastError("the seed of many games is one number: game g takes seed + g")
        self.games.reset(None if seed is None else int(seed))
        return self._shape.show(self.games.observations), {"action_mask": self.games.masks}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Play an action in each match: observations, rewards, terminated, truncated, info.

        A match that ends begins anew within this same step: its observation and mask are those
        of the new match already, and `info["final_obs"]` has its last observation.
        """
        games = self.games
        ended = games.step(actions)
        info: Info = {"action_mask": games.masks}
        terminated, truncated = games.terminated.astype(bool), games.truncated.astype(bool)
        if ended:
            which = terminated | truncated
            finals = np.full(self.num_envs, None, object)
            for g, final in zip(np.flatnonzero(which), games.finals[which], strict=True):
                finals[g] = self._shape.show(final)
            info |= {"final_obs": finals, "_final_obs": which}
        return (
            self._shape.show(games.observations),
            games.rewards[:, 0].copy(),
            terminated,
            truncated,
            info,
        )

    def action_masks(self) -> Bytes:
        """What is legal in each match."""
        return self.games.masks


def register() -> None:
    """Make the solo games known to `gymnasium.make` and `gymnasium.make_vec`.

    Importing `holdfast.envs.gym` does it: `gymnasium.make("holdfast.envs.gym:Holdfast/Itter-v1")`.
    """
    for name, game in (("Itter", "itter"), ("Tito", "tito")):
        gymnasium.register(
            f"Holdfast/{name}-v1",
            entry_point="holdfast.envs.gym:SoloEnv",
            vector_entry_point="holdfast.envs.gym:SoloVector",
            kwargs={"game": game},
        )


register()
