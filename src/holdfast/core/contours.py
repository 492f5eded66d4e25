"""Contour lines for drawn maps: heights sampled on a grid and traced by marching squares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

__all__ = ["Contours", "Height", "Point", "thinned"]

Point = tuple[float, float]
Height = Callable[[float, float], float]
Edge = tuple[int, int, int]

RIM: Final = -9.0
"""Lower than any place, so that every contour closes."""
NOTICED: Final = 0.75
"""How far a line must be off before anybody sees it, in units of the board."""

# For each of the 16 corner cases the (from, to) sides of the cell, high ground kept on the left.
# Sides: 0 top, 1 right, 2 bottom, 3 left.
SIDES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (), ((3, 0),), ((0, 1),), ((3, 1),), ((1, 2),), ((3, 2), (1, 0)), ((0, 2),), ((3, 2),),
    ((2, 3),), ((2, 0),), ((0, 3), (2, 1)), ((2, 1),), ((1, 3),), ((1, 0),), ((0, 3),), (),
)  # fmt: skip
SHIFT: Final = ((0, 0, 0), (1, 0, 1), (0, 1, 0), (0, 0, 1))
"""A side of a cell as (column, row, 0 along x or 1 along y), shared by both of its cells."""


class Contours:
    """The heights of a frame (x, y, width, height); loops of fewer than `least` points go."""

    def __init__(self, height: Height, frame: Sequence[float], step: int, least: int) -> None:
        x, y, wide, high = frame
        self._left, self._top = x - 2 * step, y - 2 * step
        self._step, self._least = step, least
        columns, rows = int(wide / step) + 5, int(high / step) + 5
        self._grid = [
            [height(self._left + i * step, self._top + j * step) for i in range(columns)]
            for j in range(rows)
        ]
        for row in self._grid:
            row[0] = row[-1] = RIM
        self._grid[0] = self._grid[-1] = [RIM] * columns

    def at(self, level: float) -> str:
        """All that lies higher than the level, as an SVG path."""
        joins = self._joins(level)
        out: list[str] = []
        while joins:
            first, follow = joins.popitem()
            loop = [self._crossing(first, level)]
            while follow != first:
                loop.append(self._crossing(follow, level))
                follow = joins.pop(follow)
            if len(loop) >= self._least:
                out.append(smooth(thinned(loop)))
        return "".join(out)

    def _joins(self, level: float) -> dict[Edge, Edge]:
        joins: dict[Edge, Edge] = {}
        for j, (upper, lower) in enumerate(pairwise(self._grid)):
            for i in range(len(upper) - 1):
                case = (
                    (upper[i] > level)
                    | (upper[i + 1] > level) << 1
                    | (lower[i + 1] > level) << 2
                    | (lower[i] > level) << 3
                )
                for start, end in SIDES[case]:
                    si, sj, sd = SHIFT[start]
                    ei, ej, ed = SHIFT[end]
                    joins[i + si, j + sj, sd] = (i + ei, j + ej, ed)
        return joins

    def _crossing(self, edge: Edge, level: float) -> Point:
        i, j, down = edge
        here = self._grid[j][i]
        there = self._grid[j + 1][i] if down else self._grid[j][i + 1]
        along = min(0.95, max(0.05, (level - here) / (there - here))) * self._step
        x, y = self._left + i * self._step, self._top + j * self._step
        return (x, y + along) if down else (x + along, y)


def thinned(loop: Sequence[Point]) -> list[Point]:
    """A loop without points that lie where their neighbours lead anyway. Of two neighbours one
    stays: over longer ways a smooth curve would cut corners."""
    kept: list[Point] = []
    may_go = False
    for point, follows in zip(loop, [*loop[1:], loop[0]], strict=True):
        may_go = may_go and _aside(point, kept[-1], follows) < NOTICED
        if not may_go:
            kept.append(point)
        may_go = not may_go
    return kept


def _aside(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return abs((point[0] - start[0]) * dy - (point[1] - start[1]) * dx) / (hypot(dx, dy) or 1)


def smooth(loop: Sequence[Point]) -> str:
    """A closed curve through the middles of the sides, in whole relative steps to stay small."""
    turned = [*loop[1:], *loop[:1]]
    mids = [
        (round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2))
        for a, b in zip(loop, turned, strict=True)
    ]
    x, y = mids[-1]
    out = [f"M{x} {y}"]
    for (px, py), (mx, my) in zip(loop, mids, strict=True):
        out.append(f"q{round(px) - x} {round(py) - y} {mx - x} {my - y}")
        x, y = mx, my
    return "".join(out) + "z"
