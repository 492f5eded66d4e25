"""Noughts as a picture: the grid never changes; each cell is an element of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from holdfast.core.messages import mark as _
from holdfast.core.picture import Picture
from holdfast.core.text import Text

SIZE = 100
EDGE = 24
"""Room around the grid, so that it does not touch the frame of a page."""
BOARD = 3 * SIZE + 2 * EDGE
CELLS = [column + row for row in "321" for column in "abc"]
STATIC = (
    f'<rect width="{BOARD}" height="{BOARD}" rx="14" fill="#f4efe4"/>'
    f'<path transform="translate({EDGE} {EDGE})" d="M100 0V300M200 0V300M0 100H300M0 200H300" '
    'stroke="#3b3a36" stroke-width="5" stroke-linecap="round"/>'
)
MARKS = {
    "x": '<path d="M28 28L72 72M72 28L28 72" stroke="#9c3b2e" stroke-width="11" '
    'stroke-linecap="round"/>',
    "o": '<circle cx="50" cy="50" r="25" fill="none" stroke="#2e5f9c" stroke-width="11"/>',
    ".": "",
}


def draw(view: Mapping[str, Any], text: Text) -> Picture:
    """The board of a view; nothing is hidden in this game."""
    marks = "".join(view["rows"])
    elements = {f"cell:{cell}": draw_cell(at, cell, marks[at]) for at, cell in enumerate(CELLS)}
    return Picture(BOARD, BOARD, text.translate(_("Noughts")), STATIC, elements)


@lru_cache(maxsize=None)
def draw_cell(at: int, cell: str, mark: str) -> str:
    """One cell, clickable as a whole, with its mark if it has one."""
    x, y = EDGE + at % 3 * SIZE, EDGE + at // 3 * SIZE
    name = cell if mark == "." else f"{cell}: {mark}"
    return (
        f'<g id="cell:{cell}" class="el" data-el="cell:{cell}" transform="translate({x} {y})">'
        f'<title>{name}</title><rect width="100" height="100" rx="10" '
        'fill="#fff" fill-opacity="0"/>'
        f"{MARKS[mark]}</g>"
    )
