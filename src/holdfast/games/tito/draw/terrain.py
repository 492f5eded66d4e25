"""The valley of Drvar: relief from one height function, woods, fields, river and streets.

Everything is placed by fixed arithmetic, so the same pack always gives the same map. Heights are
sampled on a grid and traced by marching squares; contours and shadows therefore agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, exp, hypot, sin
from typing import Final

from holdfast.core.contours import Contours, Height, Point
from holdfast.core.svg import strewn
from holdfast.games.tito.shapes import Pack, Row

from .ink import layout, num

__all__ = ["Ground", "Point", "curve", "landscape"]

STEP: Final = 20
LEAST: Final = 7
"""Smaller contours are specks."""


class Ground:
    """From the pack's canvas to the table, and the height of every place on it."""

    def __init__(self, pack: Pack, shape: str = "wide") -> None:
        self.art = layout(shape)
        frame: list[float] = self.art["map"]
        self.left, self.top, self.wide, self.high = frame
        across, down = pack["map"]["canvas"]
        self.sx, self.sy = self.wide / across, self.high / down
        self.hills: list[tuple[float, float, float, float, float]] = [
            (*self.at(x, y), high, wide * self.sx, deep * self.sy)
            for x, y, high, wide, deep in self.art["hills"]
        ]
        river = pack["map"].get("river") or {}
        self.river: list[Point] = [self.at(x, y) for x, y in river.get("line", ())]
        self.zones: dict[int, Point] = {
            row["id"]: self.at(row["x"], row["y"]) for row in pack["zones"]["rows"]
        }
        for zone, (dx, dy) in self.art["apart"].items():
            if int(zone) in self.zones:
                x, y = self.zones[int(zone)]
                self.zones[int(zone)] = x + dx, y + dy

    def at(self, x: float, y: float) -> Point:
        return self.left + x * self.sx, self.top + y * self.sy

    def height(self, x: float, y: float) -> float:
        total = 0.0
        for hx, hy, high, wide, deep in self.hills:
            total += high * exp(-(((x - hx) / wide) ** 2) - ((y - hy) / deep) ** 2)
        rough = sin(x / 53 + 1.6 * sin(y / 79)) * cos(y / 43 + 1.2 * sin(x / 67))
        fine = sin(x / 23 + y / 31) * cos(y / 21 - x / 37)
        # Rough on the slopes, smooth on the valley floor.
        return total * (1 + 0.12 * rough) + 0.03 * rough + 0.02 * total * fine

    def contours(self, height: Height) -> Contours:
        return Contours(height, (self.left, self.top, self.wide, self.high), STEP, LEAST)

    def bank(self, x: float) -> float:
        """How far south the river is at `x`; the top of the map where there is none."""
        for (ax, ay), (bx, by) in pairwise(sorted(self.river)):
            if ax <= x <= bx:
                return ay + (by - ay) * (x - ax) / ((bx - ax) or 1)
        return self.top

    def river_distance(self, x: float, y: float) -> float:
        return min((_off(x, y, a, b) for a, b in pairwise(self.river)), default=9e9)


def _off(x: float, y: float, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy or 1)
    t = min(1.0, max(0.0, along))
    return hypot(x - a[0] - t * dx, y - a[1] - t * dy)


def _relief(ground: Ground) -> str:
    heights = ground.contours(ground.height)
    tints = (
        (0.14, "#dfdcb3"), (0.28, "#d8d3a6"), (0.42, "#d3c99b"), (0.58, "#cfc096"),
        (0.74, "#cdb994"), (0.9, "#d2bf9f"),
    )  # fmt: skip
    out = [f'<path d="{heights.at(level)}" fill="{fill}"/>' for level, fill in tints]

    def shade(x: float, y: float) -> float:
        # Light from the north-west, as on every printed map.
        return ground.height(x + 9, y + 9) - ground.height(x - 9, y - 9)

    light = ground.contours(shade)
    dark = ground.contours(lambda x, y: -shade(x, y))
    for level, alpha in ((0.02, 0.07), (0.055, 0.08), (0.095, 0.08), (0.14, 0.09)):
        out.append(f'<path d="{dark.at(level)}" fill="#4b5340" opacity="{alpha}"/>')
    for level in (0.03, 0.08, 0.13):
        out.append(f'<path d="{light.at(level)}" fill="#fffbe2" opacity=".24"/>')
    fine = "".join(heights.at(0.14 + 0.09 * k) for k in range(11) if k % 4)
    bold = "".join(heights.at(0.14 + 0.09 * k) for k in range(0, 11, 4))
    out.append(f'<path d="{fine}" fill="none" stroke="#86693a" stroke-width=".7" opacity=".4"/>')
    out.append(f'<path d="{bold}" fill="none" stroke="#86693a" stroke-width="1.2" opacity=".5"/>')
    return "".join(out)


# Water, woods, fields, streets


def curve(points: Sequence[Point]) -> str:
    """A soft line through the middles of a polyline."""
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        out.append(f"Q{num(ax)} {num(ay)} {num((ax + bx) / 2)} {num((ay + by) / 2)}")
    out.append(f"L{num(points[-1][0])} {num(points[-1][1])}")
    return "".join(out)


def _river(ground: Ground) -> str:
    if len(ground.river) < 3:
        return ""
    d = curve(ground.river)
    return (
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{d}" stroke="#cfd2a0" stroke-width="34" opacity=".75"/>'
        f'<path d="{d}" stroke="#4f7b8d" stroke-width="21"/>'
        f'<path d="{d}" stroke="#8fb6c2" stroke-width="17.5"/>'
        f'<path d="{d}" stroke="#c4dade" stroke-width="1.5" stroke-dasharray="26 34" '
        'transform="translate(0 -3.5)"/>'
        f'<path d="{d}" stroke="#6f9cac" stroke-width="1.5" stroke-dasharray="18 46" '
        'transform="translate(0 4)"/></g>'
    )


def _free(ground: Ground, x: float, y: float, room: float) -> bool:
    if ground.river_distance(x, y) < 22:
        return False
    return all(hypot(x - zx, y - zy) > room for zx, zy in ground.zones.values())


def _woods(ground: Ground) -> str:
    """Conifers in clumps, from a fixed even sequence: no generator, no clots."""
    places: list[Point] = []
    for cx, cy, wide, deep in ground.art["woods"]:
        count = int(wide * deep / 42)
        for n in range(1, count + 1):
            u, v = n * 0.7548776662 % 1.0 * 2 - 1, n * 0.5698402910 % 1.0 * 2 - 1
            x, y = ground.at(cx + u * wide, cy + v * deep)
            if u * u + v * v < 0.75 + 0.3 * sin(7 * u + 5 * v) and _free(ground, x, y, 37):
                places.append((x, y))
    inside = [
        (x, y)
        for x, y in places
        if ground.left + 6 < x < ground.left + ground.wide - 6
        and ground.top + 15 < y < ground.top + ground.high - 3
    ]
    tree = (
        '<path d="M0 0l7 3l-11 1z" fill="#39432f" opacity=".3"/>'
        '<path d="M-4.6 0L0 -13L4.6 0z" fill="#6d8358"/><path d="M-4.6 0L0 -13V0z" fill="#879b6c"/>'
    )
    return strewn("ct-tree", tree, sorted(inside, key=lambda place: place[1]))


def _fields(ground: Ground) -> str:
    """Patches of ploughland and meadow on the valley floor."""
    out: list[str] = []
    for k, (cx, cy, size) in enumerate(ground.art["fields"]):
        x, y = ground.at(cx, cy)
        if not size or ground.river_distance(x, y) < size:
            continue
        turn = round(40 * sin(k * 2.3))
        for part in range(3):
            wide, deep = size * 0.52, size * (0.5 + 0.16 * cos(k + part))
            rise = 5 * sin(part + k) - deep / 2
            tone = ("#d9cf8e", "#cdd29a", "#e3d9a6")[(k + part) % 3]
            furrows = "".join(f"M{num(3 + 4 * i)} 2v{num(deep - 4)}" for i in range(int(wide / 4)))
            out.append(
                f'<g transform="translate({num(x)} {num(y)}) rotate({turn}) '
                f'translate({num((part - 1.5) * (wide + 1))} {num(rise)})">'
                f'<rect width="{num(wide)}" height="{num(deep)}" fill="{tone}"/>'
                f'<path d="{furrows}" stroke="#a99c5c" stroke-width=".7" opacity=".5"/></g>'
            )
    return f'<g opacity=".6">{"".join(out)}</g>'


def _town(ground: Ground, pack: Pack) -> str:
    """Houses in rows round every protected zone of the town, denser towards its middle."""
    rows = [row for row in pack["zones"]["rows"] if row["name"] and row["colour"] != "green"]
    south = [r for r in rows if not r["entry"] and not r["mission"] and not r["cross"]]
    centres = [ground.zones[r["id"]] for r in south if _in_town(ground, r)]
    if not centres:
        return ""
    mx = sum(x for x, _ in centres) / len(centres)
    my = sum(y for _, y in centres) / len(centres)
    tx, ty = ground.at(*ground.art["town"]["at"])
    houses: list[str] = []
    for n in range(1, 560):
        x = mx + (n * 0.7548776662 % 1.0 * 2 - 1) * 235
        y = my + (n * 0.5698402910 % 1.0 * 2 - 1) * 96
        near = min(hypot((x - cx) * 0.8, y - cy) for cx, cy in centres)
        if near > 58 + 12 * sin(n) or not _free(ground, x, y, 36):
            continue
        if abs(x - tx) < 110 and -26 < y - ty < 10:  # room for the name
            continue
        wide = 9 if n % 3 else 13
        turn = round(9 * sin(x / 90))
        houses.append(
            f'<use href="#ct-house-{wide}" transform="translate({round(x)} {round(y)}) '
            f'rotate({turn + 90 * (n % 5 == 0)})"/>'
        )
    blob = "".join(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="96" ry="66"/>' for x, y in centres)
    return (
        f"<defs>{_house(9, 6)}{_house(13, 7)}</defs>"
        f'<g fill="#eadcc4" opacity=".6">{blob}</g><g opacity=".8">{"".join(houses)}</g>'
    )


def _house(wide: int, deep: int) -> str:
    """A roof from above, its far slope in shadow."""
    half = deep / 2
    return (
        f'<g id="ct-house-{wide}"><rect x="{2 - wide / 2}" y="{2 - half}" width="{wide}" '
        f'height="{deep}" fill="#4a3a2c" opacity=".28"/><rect x="{-wide / 2}" y="{-half}" '
        f'width="{wide}" height="{half}" fill="#cf9f86"/><rect x="{-wide / 2}" y="0" '
        f'width="{wide}" height="{half}" fill="#b17e65"/></g>'
    )


def _in_town(ground: Ground, row: Row) -> bool:
    """South of the river and near the middle of the map: that is Drvar, whatever the pack."""
    x, y = ground.zones[row["id"]]
    middle = ground.left + ground.wide / 2
    south = ground.bank(x) < y < ground.top + ground.high * 0.64
    return south and abs(x - middle) < ground.wide * 0.22


def landscape(ground: Ground, pack: Pack) -> str:
    """Everything below the links and zones, clipped to the frame of the map."""
    frame = (
        f'x="{ground.left}" y="{ground.top}" width="{ground.wide}" height="{ground.high}" rx="6"'
    )
    return (
        f'<defs><clipPath id="ct-map"><rect {frame}/></clipPath></defs>'
        f'<g clip-path="url(#ct-map)"><rect {frame} fill="#e6e3bf"/>'
        f"{_relief(ground)}{_fields(ground)}{_river(ground)}{_town(ground, pack)}{_woods(ground)}"
        "</g>"
    )
