"""A picture of a board that is only told in words, for games that draw none.

The lines stand on a sheet in letters of one width, so that what a game sets in columns stays so.
Each line is an element of its own: a page sees which of them changed.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from html import escape

from holdfast.core.picture import WIDE, Look, Picture

__all__ = ["written_board"]

SIZES = {"wide": (1000, 700), "tall": (520, 900)}
"""The sheet stays as large as it is, however much stands on it: pages keep its frame."""
MARGIN = 56
HEAD = 132
FOOT = 48
LETTER = 0.602
"""How wide a letter of one width is, of its size."""
LARGEST, SMALLEST, SMALLER = 30.0, 6.0, 0.95
NARROWEST = 17.0
"""Longer lines are broken rather than set smaller than this."""
LEADING = 1.5
STYLE = (
    "<style>.sheet{fill:#fbf6ea;stroke:#b9a888;stroke-width:2}.rule{stroke:#b9a888;stroke-width:2}"
    ".name{font-family:Alegreya,Georgia,serif;font-weight:700;font-size:44px;fill:#3d2f1c}"
    ".row{font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#2b2418;"
    "white-space:pre}</style>"
)


def written_board(name: str, words: str, view: Mapping[str, object], look: Look = WIDE) -> Picture:
    """A sheet with the board in words or, where a game has none, with the fields of its view."""
    width, height = SIZES[look.shape]
    said = (words or "\n".join(fields(view))).splitlines() or [""]
    size, rows = fitted(said, width - 2 * MARGIN, height - HEAD - FOOT)
    step = size * LEADING
    elements = {
        f"row:{place}": f'<g id="row:{place}" data-el="row:{place}" aria-label="{escape(row)}">'
        f'<text class="row" x="{MARGIN}" y="{HEAD + step * (place + 0.7):.1f}" '
        f'font-size="{size:.1f}" xml:space="preserve">{escape(row)}</text></g>'
        for place, row in enumerate(rows)
    }
    static = (
        f'{STYLE}<rect class="sheet" x="12" y="12" width="{width - 24}" height="{height - 24}" '
        f'rx="14"/><text class="name" x="{MARGIN}" y="80">{escape(name)}</text>'
        f'<line class="rule" x1="{MARGIN}" x2="{width - MARGIN}" y1="104" y2="104"/>'
    )
    return Picture(width, height, escape(name), static, elements)


def fitted(said: list[str], across: float, down: float) -> tuple[float, list[str]]:
    """The largest letters in which all that is said finds room, and the rows it then takes."""
    size = LARGEST
    while True:
        rows = [row for line in said for row in wrapped(line, int(across / (LETTER * size)))]
        is_whole = len(rows) == len(said) or size <= NARROWEST
        if (is_whole and size * LEADING * len(rows) <= down) or size <= SMALLEST:
            return size, rows
        size *= SMALLER


def wrapped(line: str, room: int) -> list[str]:
    """A line in as many rows as it takes; what hangs over is set in."""
    if len(line) <= room:
        return [line]
    return textwrap.wrap(line, max(room, 12), subsequent_indent="   ", break_long_words=True)


def fields(value: Mapping[str, object], depth: int = 0) -> Iterator[str]:
    """A view as lines, each field with its name."""
    for name, inside in value.items():
        start = f"{'   ' * depth}{str(name).replace('_', ' ')}: "
        if isinstance(inside, Mapping):
            yield start.rstrip()
            yield from fields(inside, depth + 1)
        elif isinstance(inside, list | tuple):
            yield start + (", ".join(map(str, inside)) or "–")
        elif inside is None:
            yield f"{start}–"
        else:
            yield start + str(inside)
