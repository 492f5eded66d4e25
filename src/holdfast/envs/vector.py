"""Many games at once through NumPy: one action in each at every step, no Python for each game."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Given
from holdfast.envs.many import Many
from holdfast.envs.sight import Bytes, sight_of

__all__ = ["Games"]

Kind = TypeVar("Kind", bound=np.generic)


class Games:
    """So many games of one edition, for any number of seats. A game that ends begins anew at once.

    The arrays are windows on memory that the next step writes over: copy what you keep. Row g is
    game g, and what it shows is for the seat `deciders[g]`, which decides there.
    """

    def __init__(
        self,
        game: str,
        games: int,
        options: Given | None = None,
        pack: Given | None = None,
        most: int | None = None,
    ) -> None:
        """`most` decisions end a game that has not ended by itself; it is then `truncated`."""
        if games < 1:
            raise HoldfastError(f"there must be at least one game, not {games}")
        self.sight = sight = sight_of(game, options, pack)
        self.count = games
        self.many = many = Many(
            sight.edition,
            sight.observer,
            sight.numbering.actions,
            sight.numbering.numbers,
            games,
            sight.longest if most is None else most,
        )
        self.observations: Bytes = self._rows(many.observations, np.uint8)[:, : sight.size]
        self.finals: Bytes = self._rows(many.finals, np.uint8)[:, : sight.size]
        """The last observation of each game that ended in this step, for its last decider."""
        self.deciders: NDArray[np.int32] = self._rows(many.deciders, np.int32)[:, 0]
        self.rewards: NDArray[np.float64] = self._rows(many.rewards, np.float64)
        """What a game that ended in this step was worth to each seat; 0 for all others."""
        self.terminated: Bytes = self._rows(many.ended, np.uint8)[:, 0]
        self.truncated: Bytes = self._rows(many.cut, np.uint8)[:, 0]
        self.lengths: NDArray[np.int32] = self._rows(many.lengths, np.int32)[:, 0]
        """Decisions so far, also of a game that ended in this step."""
        self._sampled: NDArray[np.int32] = self._rows(many.sampled, np.int32)[:, 0]

    def _rows(self, memory: object, kind: type[Kind]) -> NDArray[Kind]:
        return np.frombuffer(memoryview(memory), kind).reshape(self.count, -1)  # type: ignore[arg-type]

    @property
    def masks(self) -> Bytes:
        """1 for every legal action: a row for each game. They are brought up to date when asked
        for; whoever chooses from `legal` needs none."""
        self.many.write_masks()
        return self._rows(self.many.masks, np.uint8)

    @property
    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """The numbers of all legal actions, game after game, and where those of each begin.

        The second array is one longer than there are games: its last entry is where they end.
        """
        starts = np.frombuffer(memoryview(self.many.starts), np.int64)
        numbers = np.frombuffer(memoryview(self.many.legal), np.int32)[: starts[-1]]
        return numbers, starts

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew. Game g is that of one environment with the seed `seed` + g.

        Without a seed each goes on with the chance it had, at first with one of its own.
        """
        if seed is None and not self.many.chances:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self.many.reset([] if seed is None else [seed + g for g in range(self.count)])

    def step(self, actions: ArrayLike) -> int:
        """Play the action with this number in each game; how many games ended.

        Nothing is played unless every action is legal.
        """
        if not self.many.states:
            raise HoldfastError("reset the games before you play them")
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise HoldfastError(
                f"{self.count} games need as many whole numbers, not {given.dtype} of {given.shape}"
            )
        return int(self.many.step(given.astype("<i4", copy=False).tobytes()))

    def sample(self, chance: Chance) -> NDArray[np.int32]:
        """A legal action for each game, each as likely as any other, from `holdfast.Seeded(1)`."""
        self.many.sample(chance)
        return self._sampled

    def __repr__(self) -> str:
        return f"<Games {self.count} of {self.sight.edition.game.id}>"
