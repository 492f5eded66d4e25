"""Where things lie: the table for two, three or four, and the grid of a castle in its box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from holdfast.core.reading import Json

from .ink import esc, layout, num

# A card is 60 by 84; its cell leaves a little stone around it.
PITCH_X: Final = 66.0
PITCH_Y: Final = 90.0
PLINTH: Final = 16.0
"""How high the stone is on which a castle stands."""

Box = tuple[float, float, float, float]
Engine = tuple[str, float, float, float]


def _box(row: Sequence[float]) -> Box:
    x, y, wide, high = row
    return x, y, wide, high


class Grid:
    """One castle's columns in its box: scale and the point where column 0 of the court stands."""

    __slots__ = ("base", "high", "low", "scale", "x0")

    def __init__(self, site: Site, low: int, high: int) -> None:
        columns = max(6, high - low + 3)
        self.low, self.high = low, high
        self.scale = min(site.scale, site.room / (PITCH_X * columns))
        x, y, wide, tall = site.box
        self.x0 = x + wide / 2 - (low + high) / 2 * PITCH_X * self.scale
        self.base = y + tall - site.foot

    def at(self, row: int, col: int) -> tuple[float, float]:
        """The middle of a cell."""
        s = self.scale
        return self.x0 + col * PITCH_X * s, self.base - (row + 0.5) * PITCH_Y * s


class Site:
    """The ground of one castle."""

    __slots__ = ("box", "foot", "pool", "room", "scale")

    def __init__(self, row: Json, type_: float) -> None:
        # Below the court are the numbers of its columns and the plate with the name.
        self.foot = 12 + (40 + PLINTH) * type_
        self.box = _box(row["box"])
        self.room: float = row["room"]
        self.scale: float = row["scale"]
        self.pool: float = row["pool"]

    def grid(self, columns: Iterable[int]) -> Grid:
        """The grid that shows these columns and one more on either side."""
        found = sorted(columns)
        return Grid(self, found[0], found[-1]) if found else Grid(self, 0, 2)


class Plan:
    """The whole table. Site 0 is the viewer's; the others follow in turn order."""

    __slots__ = (
        "between",
        "engines",
        "field",
        "field_columns",
        "piles",
        "plinth",
        "sites",
        "size",
        "tall",
        "type",
    )

    def __init__(self, shape: str, players: int) -> None:
        found = layout()[shape][str(players)]
        self.tall = shape == "tall"
        self.size: tuple[int, int] = (found["size"][0], found["size"][1])
        self.type: float = found["type"]
        self.plinth = PLINTH * self.type
        self.engines: list[Engine] = found["engines"]
        self.sites = [Site(row, self.type) for row in found["sites"]]
        self.piles = _box(found["piles"]["box"])
        self.field = _box(found["field"]["box"])
        self.field_columns: int = found["field"]["columns"]
        left, top, _wide, high = self.piles
        self.between: Box = (left, top, self.field[0] + self.field[2] - left, high)
        """On a tall table the piles and the sheet stand side by side, between the castles."""

    def part(self, box: Box, name: str, sign: str) -> str:
        """What tells a page that this is a part of the table, to show it by its name: only a tall
        table is so much larger than its window that anybody needs the way there."""
        if not self.tall:
            return ""
        where = " ".join(num(value) for value in box)
        return f' data-part="{where}" data-part-name="{esc(name)}" data-part-sign="ca-{sign}"'
