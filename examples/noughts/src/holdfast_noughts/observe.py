"""Noughts as numbers, for those who train on it: the cells as the looking seat calls them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.core.edition import Edition
from holdfast.core.observer import CATEGORY, Observer, put
from holdfast.core.state import State
from holdfast_noughts.rules import EMPTY, Noughts


class NoughtsObserver(Observer):
    """Nine cells and whose turn it is. Nothing is hidden in this game."""

    longest: int = 9
    zero_sum: bool = True
    widest_chance: int = 1

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.at_me = self.part("me", CATEGORY, 1, about="the seat that looks: x, o")
        self.at_cells = self.part("cells", CATEGORY, 2, (3, 3), "empty, the own mark, the other's")

    def fill(self, s: State, seat: i64, decider: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Noughts)
        put(out, at + self.at_me, seat)
        cells = s.cells
        first = at + self.at_cells
        i: i64
        for i in range(9):
            mark: i64 = cells[i]
            if mark != EMPTY:
                put(out, first + i, 1 if mark == seat else 2)
