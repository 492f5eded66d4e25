"""Actions of one Defender that lead to squares, found for many squares at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.core.action import Action

PART: Final = 8
"""How many squares are looked up together; a table for all of them would be too large."""
PART_MASK: Final = 255


class Places:
    """The actions of one Defender by square.

    The list for each set of squares of a part is put together when it is first asked for: what is
    offered again and again is then only copied.
    """

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        unknown: list[Action] = []
        parts = (len(actions) + PART - 1) // PART
        self.parts: list[list[list[Action]]] = [[unknown] * (PART_MASK + 1) for _ in range(parts)]

    def offer(self, squares: i64, legal: list[Action]) -> None:
        """Those that lead to one of these squares, in the order of the squares."""
        part: i64 = 0
        while squares != 0:
            chosen: i64 = squares & PART_MASK
            if chosen != 0:
                found = self.parts[part][chosen]
                if not found:
                    found = self._find(part, chosen)
                legal.extend(found)
            squares >>= PART
            part += 1

    def _find(self, part: i64, chosen: i64) -> list[Action]:
        first = part * PART
        found = [self.actions[first + i] for i in range(PART) if chosen >> i & 1]
        self.parts[part][chosen] = found
        return found
