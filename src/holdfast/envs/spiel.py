"""All games for OpenSpiel, as Python games: `pyspiel.load_game("holdfast_castle(players=3)")`.

Every die and every draw of a card is a chance node of its own, with equal chances; the options of a
game are its parameters. Importing this module registers the games.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import numpy as np
import pyspiel

from holdfast.core.chance import Chance
from holdfast.core.game import Game
from holdfast.core.reading import Json
from holdfast.core.registry import installed_games
from holdfast.core.state import SPECTATOR, State
from holdfast.envs.sight import HIGHEST, LOWEST, Sight, sight_of

__all__ = ["SpielGame", "SpielState", "register"]

MOST_PLAYERS = 16


class Asked(Exception):
    """The rules ask chance for a number that is not there yet."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Given(Chance):
    """Chance from a list of outcomes; one more than there are is asked for by raising `Asked`."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used = 0

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.outcomes):
            raise Asked(n)
        self.used += 1
        return self.outcomes[self.used - 1]


def game_type(name: str, sight: Sight | None) -> pyspiel.GameType:
    """What OpenSpiel must know of a game; before its parameters are known, as little as it can."""
    game = installed_games()[name]
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    chance = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    if sight is not None:
        if sight.observer.zero_sum:
            utility = pyspiel.GameType.Utility.ZERO_SUM
        if sight.observer.widest_chance == 1:
            chance = pyspiel.GameType.ChanceMode.DETERMINISTIC
            information = pyspiel.GameType.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"holdfast_{name}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=information,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={option.name: option.default for option in game.options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as one of OpenSpiel's; each has a class of its own, made by `register`."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.sight = sight = sight_of(self.name, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=sight.actions,
            max_chance_outcomes=sight.observer.widest_chance,
            num_players=sight.seats,
            min_utility=LOWEST,
            max_utility=HIGHEST,
            utility_sum=0.0 if sight.observer.zero_sum else None,
            max_game_length=sight.longest,
        )
        super().__init__(game_type(self.name, sight), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> SpielObserver:
        return SpielObserver(self.sight, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, perhaps in the middle of an action whose dice are still to fall."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sight = game.sight
        self.state: State | None = None
        """The match at its last decision; None before set-up is complete."""
        self.action = -1
        """The action that waits for chance, by its number."""
        self.outcomes: list[int] = []
        self.asked = 0
        """Of how many outcomes the next is drawn; 0 when somebody decides."""
        self._go_on()

    def _go_on(self) -> None:
        """Carry out what is waiting, as far as the outcomes of chance are known."""
        given = Given(self.outcomes)
        try:
            if self.state is None:
                after = self.sight.edition.new(given)
            else:
                after = self.state.copy()
                after.apply(self.sight.numbering.actions[self.action], given)
        except Asked as asked:
            self.asked = asked.number
            return
        self.state, self.action, self.outcomes, self.asked = after, -1, [], 0

    @property
    def settled(self) -> State | None:
        """The match, when no chance is awaited."""
        return None if self.asked else self.state

    def current_player(self) -> int:
        state = self.settled
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(state.decision.seat(state))

    def _legal_actions(self, player: int) -> list[int]:
        state = self.settled
        if state is None or state.over or state.decision.seat(state) != player:
            return []
        return sorted(self.sight.legal(state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.asked) for outcome in range(self.asked)]

    def _apply_action(self, action: int) -> None:
        if self.asked:
            self.outcomes = [*self.outcomes, action]
        else:
            self.action = action
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.sight.numbering.texts[action]

    def is_terminal(self) -> bool:
        state = self.settled
        return state is not None and state.over

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.state is None:
            return [0.0] * self.sight.seats
        return self.state.returns()

    def __str__(self) -> str:
        """The position, and what has fallen of the chance it waits for."""
        position = {} if self.state is None else self.state.to_position()
        waiting = [self.action, *self.outcomes] if self.asked else []
        return json.dumps([position, waiting], sort_keys=True)


class SpielObserver:
    """What a player may know, as numbers (`tensor`, and by part `dict`) and as JSON.

    While chance is awaited it is what was known before the action. Of an observation without
    private facts there is only the JSON, that of a spectator; of one without public facts, what of
    the JSON a spectator does not see. Whoever plays alone sees all he sees for himself.
    """

    def __init__(self, sight: Sight, kind: pyspiel.IIGObservationType | None, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, yet {params} are given")
        self.sight = sight
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.public: bool = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = self.public and self.private
        # OpenSpiel puts the parts side by side: what is left free between them is left out.
        parts = sight.parts if self.whole else ()
        self.entries = np.array([part.start + i for part in parts for i in range(part.size)], int)
        self.tensor = np.zeros(len(self.entries), np.float32)
        self.dict = {}
        start = 0
        for part in parts:
            self.dict[part.name] = self.tensor[start : start + part.size].reshape(part.shape)
            start += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.whole:
            return
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.sight.observe(state.state, player)[self.entries]

    def string_from(self, state: SpielState, player: int) -> str:
        if state.state is None:
            return ""
        if not self.private:
            return _text(state.state.view(SPECTATOR)) if self.public else ""
        mine = state.state.view(player)
        if not self.public and self.sight.seats > 1:
            open_to_all = state.state.view(SPECTATOR)
            mine = {key: value for key, value in mine.items() if value != open_to_all[key]}
            return _text(mine) if mine else ""
        return f"{player} {_text(mine)}"


def _text(view: Json) -> str:
    return json.dumps(view, sort_keys=True)


def register() -> None:
    """Make every installed game that has observations known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name, game in installed_games().items():
        if type(game).observer is not Game.observer and f"holdfast_{name}" not in known:
            # A class: OpenSpiel lets go of what it keeps when Python is gone, and only a class
            # outlives that.
            made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(name, None), made)


register()
