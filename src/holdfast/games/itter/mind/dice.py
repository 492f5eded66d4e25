"""Dice for comparing ideas: the same roll of the game falls alike, whatever was rolled before."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.games.itter.rules.c4_ss_phase.c4_3_place import Place, SuppressPlacement
from holdfast.games.itter.state import Itter

MASK: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 0x2545F491
SPREAD: Final[i64] = 0x45D9F3B
SEEDS: Final = 0x3FFFFFFF
PLACING: Final = 1
SPENDING: Final = 2


class Alike(Chance):
    """Every card, every counter of a card and every action has dice of its own.

    Without that, one idea that rolls a die more would shift all later dice, and what two ideas
    come to would differ by luck.
    """

    def __init__(self, s: Itter, seed: int) -> None:
        self.s = s
        self._seed: i64 = seed
        self._key: i64 = -1
        self._x: i64 = 0
        self._carry: i64 = 0

    def pick(self, n: int) -> int:
        s = self.s
        key: i64 = (s.turn * 8 + s.actions_left) * 4 + len(s.revealed)
        step = self.step
        if isinstance(step, Place):
            key = key * 64 + step.left * 4 + PLACING
        elif isinstance(step, SuppressPlacement):
            key = key * 64 + step.left * 4 + SPENDING
        else:
            key = key * 64
        if key != self._key:
            self._key = key
            self._begin(key)
        total: i64 = MULTIPLIER * self._x + self._carry
        self._x = total & MASK
        self._carry = total >> 32
        sides: i64 = n
        return ((self._x ^ self._carry) * sides) >> 32

    def _begin(self, key: i64) -> None:
        x: i64 = (self._seed * 31 + key * SPREAD) & MASK
        for _ in range(2):
            x = ((x ^ (x >> 16)) * SPREAD) & MASK
        self._x = (x ^ (x >> 16)) | 1
        self._carry = self._seed & 0xFFFFFF
