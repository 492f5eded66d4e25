"""Where everything of a pack lies on the board: layout.json plus a fallback for unknown ids."""

from __future__ import annotations

from math import hypot
from typing import Final

from holdfast.games.itter.shapes import Pack, Row

from .ink import layout

__all__ = ["BODY", "CELL", "HEAD", "STRIP", "WEAPON", "Cell", "Plan"]

CELL: Final = 66  # width of a square's plate
STRIP: Final = 20  # the band with colours and numbers, never covered by a counter
BODY: Final = 64  # where the counter stands
WEAPON: Final = 33  # the band with weapon name and values below a [T] square
HEAD: Final = 26  # the name band of a location
GAP: Final = 5
Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Cell:
    """The plate of one square. (x, y) is its top left corner; counters stand at `spot`."""

    __slots__ = ("armed", "row", "x", "y")

    def __init__(self, row: Row, x: float, y: float, armed: bool) -> None:
        self.row, self.x, self.y, self.armed = row, x, y, armed

    @property
    def spot(self) -> Point:
        return self.x + CELL / 2, self.y + STRIP + BODY / 2

    @property
    def high(self) -> float:
        return STRIP + BODY + (WEAPON if self.armed else 0)


class Plan:
    """Places of one pack. Built once per pack; every lookup afterwards is a dictionary."""

    def __init__(self, pack: Pack, shape: str = "wide") -> None:
        self.shape = shape
        self.art = layout(shape)
        self.locations: list[Row] = list(pack["locations"]["rows"])
        self.blocks: dict[str, Box] = {}
        self.floors: dict[str, str] = {}
        self.cells: dict[str, Cell] = {}
        for index, location in enumerate(self.locations):
            self._block(location["id"], index, pack["positions"]["rows"])
        self.areas: list[Row] = list(pack["ss_areas"]["rows"])
        self.track: list[Row] = list(pack["track"]["rows"])
        self.nodes: dict[str, Point] = {}
        for index, row in enumerate([*self.areas, *self.track]):
            self.nodes[row["id"]] = self._node(row["id"], index)
        self.area_ids = {row["id"] for row in self.areas}

    def _block(self, location: str, index: int, squares: list[Row]) -> None:
        known = self.art["blocks"].get(location)
        if known is None:  # a pack may add a location: it covers the title below the castle
            dx, dy = self.art["castle"]
            box = [553 + 6 * index + dx, 858 + dy, 366, 124]
            known = {"box": box, "columns": 5, "floor": "stone"}
        x, y, wide, high = known["box"]
        self.blocks[location] = (x, y, wide, high)
        self.floors[location] = known["floor"]
        rows = [row for row in squares if row["location"] == location]
        columns = known["columns"]
        lines = [rows[i : i + columns] for i in range(0, len(rows), columns)]
        heights = [self._line_height(line) for line in lines]
        spare = high - HEAD - sum(heights)
        top = y + HEAD + max(2.0, spare / (len(lines) + 1))
        for line, tall in zip(lines, heights, strict=True):
            inner = columns * CELL + (columns - 1) * GAP
            left = x + (wide - inner) / 2
            for column, row in enumerate(line):
                armed = row.get("weapon") is not None
                self.cells[row["id"]] = Cell(row, left + column * (CELL + GAP), top, armed)
            top += tall + max(2.0, spare / (len(lines) + 1))

    @staticmethod
    def _line_height(line: list[Row]) -> float:
        armed = any(row.get("weapon") is not None for row in line)
        return STRIP + BODY + (WEAPON if armed else 0)

    def _node(self, node: str, index: int) -> Point:
        if node in self.art["areas"]:
            x, y = self.art["areas"][node]["at"]
        elif node in self.art["nodes"]:
            x, y = self.art["nodes"][node]
        else:  # unknown ids line up along the foot of the map
            left, top, wide, high = self.art["map"]
            x, y = left + 40 + (index * 80) % (wide - 84), top + high - 38
        return x, y

    def radius(self, node: str) -> float:
        return 42 if node in self.area_ids else 35

    def gun_spot(self, area: str, index: int) -> Point:
        """The place of the index-th kind of gun beside an area."""
        known = self.art["areas"].get(area)
        if known and index < len(known["guns"]):
            x, y = known["guns"][index]
            return x, y
        x, y = self.nodes[area]
        return x + 50 * (index + 1), y + 50

    def entrance(self, node: str) -> Point:
        """Where a track that has reached the castle goes in."""
        known = self.art["entrances"].get(node)
        if known:
            return known[0], known[1]
        x, y = self.nodes[node]
        hx, hy = self.art["hill"]
        away = hypot(hx - x, hy - y) or 1.0
        return x + (hx - x) * 75 / away, y + (hy - y) * 75 / away
