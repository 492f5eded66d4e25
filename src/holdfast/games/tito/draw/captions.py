"""Where the names of zones stand: beside their squares, clear of everything else that is printed.

Each name tries some places round its square, in one line or two, and takes the one that covers
least. The longest begin, since they are the hardest to place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import Final

from .ink import label, width_of

__all__ = ["Box", "Captions"]

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SIZE: Final = 16.0
LEADING: Final = 15.0
GAP: Final = 3.0
KIND: Final = "ct-i ct-k"
SLIDES: Final = (0, -10, 10, -20, 20, -32, 32, -46, 46)


def _over(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _away(x: float, y: float, box: Box) -> float:
    """How far a point is from a box."""
    return hypot(max(box[0] - x, x - box[2], 0.0), max(box[1] - y, y - box[3], 0.0))


def _halves(words: str) -> list[str]:
    """Words in two lines that are about as long."""
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    middle = min(spaces, key=lambda at: abs(2 * at - len(words)))
    return [words[:middle], words[middle + 1 :]]


class Captions:
    """Places names on a map, one after the other."""

    def __init__(self, frame: Box, squares: Mapping[int, Box], printed: Sequence[Box]) -> None:
        self.frame, self.squares = frame, squares
        self.taken = [*squares.values(), *printed]

    def put(self, names: Mapping[int, str]) -> str:
        """All the names, by the zones that bear them."""
        order = sorted(names, key=lambda zone: (-len(names[zone]), zone))
        return "".join(self._one(names[zone], self.squares[zone]) for zone in order)

    def _one(self, words: str, square: Box) -> str:
        near = [box for box in self.taken if abs(box[0] - square[0]) < 260
                and abs(box[1] - square[1]) < 160]  # fmt: skip
        places = self._places(words, square)
        rows, box, _ = min(places, key=lambda one: self._cost(one[1], one[2], square, near))
        self.taken.append(box)
        middle = (box[0] + box[2]) / 2
        return "".join(
            label(middle, box[1] + SIZE * 0.76 + LEADING * at, row, SIZE, KIND, fill="#3a2f1c")
            for at, row in enumerate(rows)
        )

    def _cost(self, box: Box, dislike: float, square: Box, near: Sequence[Box]) -> float:
        # A name nearer to another square would be taken for its name.
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        stray = sum(_away(x, y, other) + 6 < _away(x, y, square) for other in self.squares.values())
        left, top, right, bottom = self.frame
        outside = max(left - box[0], top - box[1], box[2] - right, box[3] - bottom, 0.0)
        return dislike + 90 * stray + 1000 * outside + 4 * sum(_over(box, other) for other in near)

    def _places(self, words: str, square: Box) -> Iterator[tuple[list[str], Box, float]]:
        """Lines, where they would stand, and how much worse that is than just below."""
        left, top, right, bottom = square
        middle = (left + right) / 2
        for rows in [[words]] + ([_halves(words)] if " " in words else []):
            wide = max(width_of(row, SIZE, KIND) for row in rows) + 4
            high = SIZE * 0.98 + LEADING * (len(rows) - 1)
            extra = 14.0 * (len(rows) - 1)
            for slide in SLIDES:
                x = middle - wide / 2 + slide
                yield rows, (x, bottom + GAP, x + wide, bottom + GAP + high), extra + abs(slide)
                yield rows, (x, top - GAP - high, x + wide, top - GAP), extra + 30 + abs(slide)
                y = (top + bottom - high) / 2 + slide
                yield rows, (right + GAP, y, right + GAP + wide, y + high), extra + 40 + abs(slide)
                yield rows, (left - GAP - wide, y, left - GAP, y + high), extra + 50 + abs(slide)
