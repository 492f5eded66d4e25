"""All games for PettingZoo, seat after seat (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Given
from holdfast.core.state import State
from holdfast.envs.sight import LOWEST, sight_of

__all__ = ["TableEnv", "agent_name", "env"]

Observation = dict[str, NDArray[Any]]


def env(game: str = "castle", **settings: Any) -> AECEnv:
    """A table in PettingZoo's usual wrappers: whoever plays what is not legal loses (-1), and
    things done in the wrong order are complained about."""
    table = wrappers.TerminateIllegalWrapper(TableEnv(game, **settings), illegal_reward=LOWEST)
    return wrappers.OrderEnforcingWrapper(table)


def agent_name(number: int, seat: str | int) -> str:
    """A seat as PettingZoo likes to call it: `defender_0` and `ss_1`, or `player_0` and so on."""
    return f"{seat if isinstance(seat, str) else 'player'}_{number}"


class TableEnv(AECEnv):  # type: ignore[misc]
    """A match. An observation is what its seat may know, with `action_mask` beside it.

    Rewards, from -1 to 1, come with the end. `most` decisions truncate a match.
    """

    def __init__(
        self,
        game: str = "castle",
        options: Given | None = None,
        pack: Given | None = None,
        most: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.sight = sight_of(game, options, pack)
        self.metadata = {
            "name": f"holdfast_{self.sight.edition.game.id}_v{self.sight.numbering.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.most = self.sight.longest if most is None else most
        self.possible_agents = [
            agent_name(number, seat) for number, seat in enumerate(self.sight.edition.seats)
        ]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (self.sight.actions,), np.int8)
        seen = spaces.Box(np.zeros(self.sight.size, np.uint8), self.sight.high, dtype=np.uint8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.sight.actions) for agent in self.possible_agents
        }
        self._chance: Seeded | None = None
        self._state: State | None = None
        self._played = 0

    @property
    def match(self) -> State:
        """The match as it stands: with its secrets, which an agent must not see."""
        if self._state is None:
            raise HoldfastError("reset the environment before you use it")
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Given | None = None) -> None:
        """A new match; without a seed it goes on with the chance it had. There are no options."""
        if seed is None and self._chance is None:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        if seed is not None:
            self._chance = Seeded(seed)
        assert self._chance is not None
        self._state = self.sight.edition.new(self._chance)
        self._played = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        state = self.match
        if not state.over:
            self.agent_selection = self.possible_agents[state.decision.seat(state)]

    def observe(self, agent: str) -> Observation:
        """What a seat may know; only the seat that decides has anything in its mask."""
        state, seat = self.match, self.possible_agents.index(agent)
        deciding = not state.over and state.decision.seat(state) == seat
        mask = self.sight.mask(state) if deciding else np.zeros(self.sight.actions, np.int8)
        return {"observation": self.sight.observe(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.match
        found = self.sight.numbering.action(-1 if action is None else int(action))
        if found not in state.legal():
            raise HoldfastError(f"action {action} ({found.text}) is not legal now")
        assert self._chance is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply(found, self._chance)
        self._played += 1
        if state.over:
            self.rewards = dict(zip(self.possible_agents, state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._played >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The match in words, as a spectator sees it, for the render mode "ansi"."""
        if self.render_mode != "ansi":
            return None
        return self.sight.edition.text("en").board(self.match.view(-1))

    def close(self) -> None:
        """There is nothing to close."""
