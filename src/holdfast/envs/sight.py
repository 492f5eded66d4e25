"""An edition as those see it who train on it: observations, masks and numbers, as arrays."""

from __future__ import annotations

import hashlib
import json
from typing import TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from holdfast.core.edition import Edition
from holdfast.core.observer import Observer, Part
from holdfast.core.reading import Given
from holdfast.core.registry import find_game
from holdfast.core.state import State
from holdfast.envs.numbers import Numbering

__all__ = ["HIGHEST", "LOWEST", "Bytes", "Sight", "sight_of"]

Bytes = NDArray[np.uint8]
Kind = TypeVar("Kind", bound=np.generic)

LOWEST, HIGHEST = -1.0, 1.0
"""What a match can be worth to a seat, at the least and at the most."""


class Sight:
    """Observations and masks of states of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.observer: Observer = edition.game.observer(edition)
        self.numbering = Numbering(edition, self.observer)
        self.seats = len(edition.seats)
        self.size = int(self.observer.size)
        self.actions = len(self.numbering)
        self.longest = int(self.observer.longest)
        self._out = vec[i64]([0] * int(self.observer.words))

    @property
    def parts(self) -> tuple[Part, ...]:
        """What the entries of an observation mean, in their order."""
        return tuple(self.observer.parts)

    @property
    def layout(self) -> str:
        """A short digest of what the entries mean, for whoever keeps a policy."""
        facts = [[p.name, p.kind, p.high, p.shape, p.start, p.about] for p in self.parts]
        text = json.dumps([facts, self.observer.kinds])
        found = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        return f"{self.edition.game.id}-{self.observer.version}-{found}"

    @property
    def high(self) -> Bytes:
        """The highest value of every entry; the lowest is always 0."""
        high = np.ones(self.size, np.uint8)  # Gymnasium wants room also where nothing is written
        for part in self.parts:
            high[part.start : part.start + part.size] = part.high
        return high

    def observe(self, state: State, seat: int) -> Bytes:
        """What a seat may know of a state, as a new array."""
        decider = -1 if state.over else state.decision.seat(state)
        self.observer.write(state, seat, decider, self._out, 0)
        return np.frombuffer(memoryview(self._out), np.uint8, self.size).copy()

    def mask(self, state: State) -> NDArray[np.int8]:
        """1 for every legal action of whoever decides; all 0 at the end."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(state)] = 1
        return mask

    def legal(self, state: State) -> list[int]:
        """The numbers of the legal actions, in the order of the legal list."""
        numbers = self.numbering.numbers
        return [numbers[action.number] for action in state.legal()]

    def __deepcopy__(self, memo: dict[int, object]) -> Sight:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return (sight_of, (self.edition.game.id, self.edition.options, self.edition.pack))

    def named(self, observation: NDArray[Kind]) -> dict[str, NDArray[Kind]]:
        """The parts of an observation, or of a batch of them, by name and in their shapes."""
        before = observation.shape[:-1]
        return {
            part.name: observation[..., part.start : part.start + part.size].reshape(
                *before, *part.shape
            )
            for part in self.parts
        }


def sight_of(game: str, options: Given | None = None, pack: Given | None = None) -> Sight:
    """The sight of the edition with these options and this component data."""
    edition = find_game(game).edition(options, pack)
    found = edition.kept.get(Sight)
    if not isinstance(found, Sight):
        edition.kept[Sight] = found = Sight(edition)
    return found
