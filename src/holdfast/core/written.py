"""A picture of a board that is only told in words, for games that draw none.

Lines that give something its value ("bets: 0 and 0") become the rows of a table. Others are set in
letters of one width, so that what a game sets in columns stays so. Each line is an element of its
own: a page sees which of them changed.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from html import escape

from holdfast.core.picture import WIDE, Look, Picture

__all__ = ["written_board"]

SIZES = {"wide": (1000, 700), "tall": (520, 900)}
"""The sheet stays as large as it is, however much stands on it: pages keep its frame."""
MARGIN = 64
NAME, LINE, HEAD = 138, 166, 176
"""Where the name stands, the line below it, and where rows begin: a page that shows the middle of a
sheet alone, as a card of the first page does, shows these, too."""
FOOT = 78
LETTER = 0.602
"""How wide a letter of one width is, of its size."""
LARGEST, SMALLEST, SMALLER = 42.0, 6.0, 0.95
NARROWEST = 17.0
"""Longer lines are broken rather than set smaller than this."""
LEADING = 1.5
AIRY = 2.2
"""How far the rows of a table may be apart, where there is room."""
VALUED = re.compile(r"(\S[^:]{0,27}): (\S.*)")
"""A short name and what it has, which is no place in a grid."""
SMALLEST_VALUED = 20.0
"""Where lines are set smaller than this there are too many for a table."""
STYLE = (
    "<style>.sheet{fill:#fbf6ea;stroke:#b9a888;stroke-width:2}.rule{stroke:#b9a888;stroke-width:2}"
    ".hair{stroke:#b9a888;stroke-opacity:.45}"
    ".name{font-family:Alegreya,Georgia,serif;font-weight:700;font-size:44px;fill:#3d2f1c}"
    ".row{font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#2b2418;"
    "white-space:pre}.label,.value{font-family:'Alegreya Sans',system-ui,sans-serif}"
    ".label{fill:#75654c}.value{fill:#2b2418;font-weight:700}</style>"
)


def written_board(name: str, words: str, view: Mapping[str, object], look: Look = WIDE) -> Picture:
    """A sheet with the board in words or, where a game has none, with the fields of its view."""
    width, height = SIZES[look.shape]
    said = (words or "\n".join(fields(view))).splitlines() or [""]
    size, rows = fitted(said, width - 2 * MARGIN, height - HEAD - FOOT)
    at = second_column(rows, size, width)
    free = height - HEAD - FOOT
    step = min(size * AIRY, free / len(rows)) if at else size * LEADING
    # A table hangs below its name, and a grid stands in the middle of what is free.
    top = HEAD if at else HEAD + max(0.0, free - step * len(rows)) / 2
    elements = {
        f"row:{place}": f'<g id="row:{place}" data-el="row:{place}" aria-label="{escape(row)}">'
        f"{drawn(row, top + step * place, step, size, at, width)}</g>"
        for place, row in enumerate(rows)
    }
    static = (
        f'{STYLE}<rect class="sheet" x="12" y="12" width="{width - 24}" height="{height - 24}" '
        f'rx="14"/><text class="name" x="{MARGIN}" y="{NAME}">{escape(name)}</text>'
        f'<line class="rule" x1="{MARGIN}" x2="{width - MARGIN}" y1="{LINE}" y2="{LINE}"/>'
    )
    return Picture(width, height, escape(name), static, elements)


def second_column(rows: list[str], size: float, width: float) -> float:
    """Where the values of a table stand; 0 where the lines are none."""
    found = [VALUED.fullmatch(row) for row in rows]
    pairs = [(len(row[1]), len(row[2])) for row in found if row]
    if not pairs or size < SMALLEST_VALUED:
        return 0.0
    letter = LETTER * size
    at = MARGIN + letter * (max(name for name, _value in pairs) + 2)
    return at if at + letter * max(value for _name, value in pairs) <= width - MARGIN else 0.0


def drawn(row: str, top: float, step: float, size: float, second: float, width: float) -> str:
    """A line below a height: in two columns, with a hair below, where it has a value and there is
    such a column."""
    y = top + (step + LETTER * size) / 2
    found = VALUED.fullmatch(row) if second else None
    if found is None:
        return (
            f'<text class="row" x="{MARGIN}" y="{y:.1f}" font-size="{size:.1f}" '
            f'xml:space="preserve">{escape(row)}</text>'
        )
    below = f"{top + step:.1f}"
    return (
        f'<text class="label" x="{MARGIN}" y="{y:.1f}" font-size="{size:.1f}">'
        f'{escape(found[1])}</text><text class="value" x="{second:.1f}" y="{y:.1f}" '
        f'font-size="{size:.1f}">{escape(found[2])}</text>'
        f'<line class="hair" x1="{MARGIN}" x2="{width - MARGIN}" y1="{below}" y2="{below}"/>'
    )


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
