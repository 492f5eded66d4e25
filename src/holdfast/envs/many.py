"""Many games at once, one action in each at every step: all that is done for each game is compiled.

Observations, masks and rewards lie in memory that `holdfast.envs.vector` shows through NumPy.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from holdfast.core.action import Action
from holdfast.core.chance import Chance, Seeded
from holdfast.core.edition import Edition
from holdfast.core.errors import HoldfastError
from holdfast.core.observer import Observer
from holdfast.core.state import State

__all__ = ["Many"]

ROOM: Final = 64
"""Legal actions for which there is room at first, for each game; more make more room."""


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(count)])


def small_zeros(count: i64) -> vec[i32]:
    return vec[i32]([0 for _ in range(count)])


def wider(values: vec[i32], room: i64) -> vec[i32]:
    """The same values with room for more."""
    other = small_zeros(room)
    i: i64
    for i in range(len(values)):
        other[i] = values[i]
    return other


class Many:
    """So many games of an edition. A game that ends begins anew within the same step."""

    def __init__(
        self,
        edition: Edition,
        observer: Observer,
        actions: list[Action],
        numbers: list[int],
        games: i64,
        most: i64,
    ) -> None:
        """`actions` by number, and `numbers` by the place of an action in the vocabulary."""
        self.edition = edition
        self.observer = observer
        self.actions = actions
        self.numbers: vec[i32] = vec[i32](numbers)
        self.games = games
        self.most = most
        self.size: i64 = len(actions)
        self.seats: i64 = len(edition.seats)
        self.width: i64 = observer.words
        self.states: list[State] = []
        self.chances: list[Chance] = []
        self.observations: vec[i64] = zeros(games * self.width)
        self.finals: vec[i64] = zeros(games * self.width)
        """The last observations of games that ended in this step."""
        self.legal: vec[i32] = small_zeros(games * ROOM)
        """The numbers of legal actions, game after game; those of game g begin at starts[g]."""
        self.starts: vec[i64] = zeros(games + 1)
        self.sampled: vec[i32] = small_zeros(games)
        self.masks: vec[u8] = vec[u8]([])
        """1 for each legal action, as `write_masks` has left them; made when first asked for."""
        self.marked: vec[i32] = small_zeros(games * ROOM)
        """What is 1 in the masks, as `legal` was then, by which they are cleared."""
        self.marked_from: vec[i64] = zeros(games + 1)
        self.deciders: vec[i32] = small_zeros(games)
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(games * self.seats)])
        self.ended: vec[u8] = vec[u8]([0 for _ in range(games)])
        self.cut: vec[u8] = vec[u8]([0 for _ in range(games)])
        self.lengths: vec[i32] = small_zeros(games)
        """How many decisions each game has taken; of one that ended in this step, took."""
        self.over: i64 = 0
        """How many games ended in the last step."""

    def reset(self, seeds: list[int]) -> None:
        """Begin all games anew: from these seeds, or, without any, by the chance they had."""
        if seeds:
            self.chances = [Seeded(seed) for seed in seeds]
        self.states = [self.edition.new(chance) for chance in self.chances]
        g: i64
        for g in range(self.games):
            self._forget(g)
            self._show(g)
        self.over = 0

    def step(self, given: bytes) -> i64:
        """Play the action with this number in each game; how many games ended.

        Nothing is played unless every action is legal. Numbers have four bytes, the lowest first.
        """
        g: i64
        number: i64
        if len(given) != 4 * self.games:
            raise HoldfastError(f"{self.games} games need as many actions")
        for g in range(self.games):
            number = i64(read_i32_le(given, 4 * g))
            if not self._is_legal(g, number):
                raise HoldfastError(f"action {number} is not legal in game {g}")
        if self.over > 0:
            for g in range(self.games):
                if self.ended[g] == 1 or self.cut[g] == 1:
                    self._forget(g)
        over: i64 = 0
        for g in range(self.games):
            number = i64(read_i32_le(given, 4 * g))
            over += self._play(g, self.actions[number])
            self._show(g)
        self.over = over
        return over

    def _forget(self, g: i64) -> None:
        """Nothing is known of a game yet, nor of how another ended."""
        self.ended[g] = 0
        self.cut[g] = 0
        self.lengths[g] = 0
        i: i64
        for i in range(g * self.seats, (g + 1) * self.seats):
            self.rewards[i] = 0.0

    def _is_legal(self, g: i64, number: i64) -> bool:
        legal = self.legal
        i: i64
        for i in range(self.starts[g], self.starts[g + 1]):  # noqa: SIM110 (`any` makes objects)
            if i64(legal[i]) == number:
                return True
        return False

    def _play(self, g: i64, action: Action) -> i64:
        """Carry out an action; 1 when the game has ended by it, or was cut short."""
        state = self.states[g]
        chance = self.chances[g]
        state.apply(action, chance)
        played = self.lengths[g] + 1
        self.lengths[g] = played
        if state.agenda and i64(played) < self.most:
            return 0
        decider: i64 = -1
        if state.agenda:
            self.cut[g] = 1
            decider = state.decision.seat(state)
        else:
            self.ended[g] = 1
            returns = state.returns()
            i: i64
            for i in range(self.seats):
                self.rewards[g * self.seats + i] = returns[i]
        last = i64(self.deciders[g])
        self.observer.write(state, last, decider, self.finals, g * self.width)
        self.states[g] = self.edition.new(chance)
        return 1

    def _show(self, g: i64) -> None:
        """Write what whoever decides now may know and do."""
        state = self.states[g]
        legal = state.legal()
        start = self.starts[g]
        end: i64 = start + len(legal)
        if end > len(self.legal):
            self.legal = wider(self.legal, 2 * end)
        self.starts[g + 1] = end
        offered = self.legal
        numbers = self.numbers
        i: i64
        for i in range(len(legal)):  # by index: no references are counted
            offered[start + i] = numbers[legal[i].number]
        seat: i64 = state.decision.seat(state)
        self.deciders[g] = i32(seat)
        self.observer.write(state, seat, seat, self.observations, g * self.width)

    def write_masks(self) -> None:
        """Bring the masks up to date with what is legal."""
        if len(self.masks) == 0:
            self.masks = vec[u8]([0 for _ in range(self.games * self.size)])
        legal, masks = self.legal, self.masks
        if len(self.marked) < len(legal):
            self.marked = wider(self.marked, len(legal))
        marked = self.marked
        old, new = self.marked_from, self.starts
        g: i64
        i: i64
        for g in range(self.games):
            first = g * self.size
            for i in range(old[g], old[g + 1]):
                masks[first + i64(marked[i])] = 0
        for g in range(self.games):
            first = g * self.size
            old[g] = new[g]
            for i in range(new[g], new[g + 1]):
                marked[i] = legal[i]
                masks[first + i64(legal[i])] = 1
        old[self.games] = new[self.games]

    def sample(self, chance: Chance) -> None:
        """Draw one of the legal actions for each game, each as likely as any other."""
        g: i64
        for g in range(self.games):
            start = self.starts[g]
            among: int = self.starts[g + 1] - start
            self.sampled[g] = self.legal[start + chance.pick(among)]
