"""The country round the castle: a shaded relief map made from one height function.

Contours and shadows are real: the heights are sampled on a grid and traced by marching squares,
so the hill, the ridges and the ravine agree with each other. It is drawn once per shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, exp, hypot, sin
from typing import Final

from holdfast.core.contours import Contours, Height, Point
from holdfast.core.svg import strewn
from holdfast.games.itter.shapes import Row

from .ink import layout, num

__all__ = ["landscape"]

STEP: Final = 18
LEAST: Final = 8
"""Smaller contours are specks."""

Art = Row


def heights(hills: Sequence[Sequence[float]]) -> Height:
    """The height of every place: x, y, height, width across x and across y of some hills.

    The castle hill, the ridge it stands on, the slopes that close the valley; chosen by eye.
    """

    def height(x: float, y: float) -> float:
        total = 0.0
        for hx, hy, high, wide, deep in hills:
            total += high * exp(-(((x - hx) / wide) ** 2) - ((y - hy) / deep) ** 2)
        rough = sin(x / 47 + 1.7 * sin(y / 83)) * cos(y / 39 + 1.3 * sin(x / 71))
        fine = sin(x / 21 + y / 33) * cos(y / 19 - x / 41)
        return total + 0.055 * rough + 0.018 * fine

    return height


def _relief(art: Art) -> str:
    frame, height = art["map"], heights(art["hills"])
    ground = Contours(height, frame, STEP, LEAST)
    tints = (
        (0.18, "#dfe0ba"),
        (0.34, "#d6dab0"),
        (0.5, "#d9d8b0"),
        (0.66, "#e0dab5"),
        (0.82, "#e8dfc0"),
        (0.96, "#eee6cd"),
    )
    out = [f'<path d="{ground.at(level)}" fill="{fill}"/>' for level, fill in tints]

    def shade(x: float, y: float) -> float:
        # Light from the north-west, as on every printed map.
        return height(x + 9, y + 9) - height(x - 9, y - 9)

    light = Contours(shade, frame, STEP, LEAST)
    dark = Contours(lambda x, y: -shade(x, y), frame, STEP, LEAST)
    for level, alpha in ((0.015, 0.1), (0.045, 0.11), (0.08, 0.12), (0.115, 0.12)):
        out.append(f'<path d="{dark.at(level)}" fill="#4f5b52" opacity="{alpha}"/>')
    for level in (0.03, 0.08, 0.13):
        out.append(f'<path d="{light.at(level)}" fill="#fffbe6" opacity=".3"/>')
    fine = "".join(ground.at(0.1 + 0.08 * k) for k in range(13) if k % 4)
    bold = "".join(ground.at(0.1 + 0.08 * k) for k in range(0, 13, 4))
    out.append(f'<path d="{fine}" fill="none" stroke="#8a7446" stroke-width=".7" opacity=".42"/>')
    out.append(f'<path d="{bold}" fill="none" stroke="#8a7446" stroke-width="1.3" opacity=".5"/>')
    return "".join(out)


def _curve(points: Sequence[Sequence[float]]) -> str:
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        out.append(f"Q{num(ax)} {num(ay)} {num((ax + bx) / 2)} {num((ay + by) / 2)}")
    out.append(f"L{num(points[-1][0])} {num(points[-1][1])}")
    return "".join(out)


def _stream(art: Art) -> str:
    d = _curve(art["stream"])
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{d}" stroke="#6f8d8c" stroke-width="11" '
        'opacity=".35"/>'
        f'<path d="{d}" stroke="#a9c3c1" stroke-width="7"/>'
        f'<path d="{d}" stroke="#dbe8e2" stroke-width="1.6" stroke-dasharray="16 22" '
        'opacity=".9"/></g>'
    )


def _keep_clear(art: Art) -> list[tuple[float, float, float]]:
    """Circles where no tree may stand: nodes, guns, and the middle of every track."""
    spots = [(x, y, 58.0) for x, y in art["nodes"].values()]
    for area in art["areas"].values():
        spots.append((*area["at"], 64.0))
        spots.extend((x, y, 36.0) for x, y in area["guns"])
    return spots


def _blocked(x: float, y: float, art: Art, spots: list[tuple[float, float, float]]) -> bool:
    if any(hypot(x - sx, y - sy) < r for sx, sy, r in spots):
        return True
    for block in art["blocks"].values():
        bx, by, wide, high = block["box"]
        if bx - 26 < x < bx + wide + 26 and by - 26 < y < by + high + 26:
            return True
    vx, vy = art["village"]
    return hypot(x - vx, y - vy) < 62 or any(hypot(x - sx, y - sy) < 24 for sx, sy in art["stream"])


def _woods(art: Art) -> str:
    """Conifers in clumps and a few blossoming fruit trees, from a fixed even sequence."""
    x0, y0, wide, high = art["map"]
    spots = _keep_clear(art)
    bloom: list[Point] = []
    places: list[Point] = []
    for n in range(1, 2600):
        # Additive recurrence: even cover without clumps and without a random generator.
        x = x0 + 10 + (n * 0.7548776662 % 1.0) * (wide - 20)
        y = y0 + 14 + (n * 0.5698402910 % 1.0) * (high - 20)
        density = sin(x / 61 + 2.1 * sin(y / 140)) * cos(y / 57 + 1.1)
        if density > 0.2 and not _blocked(x, y, art, spots):
            places.append((x, y))
        elif -0.42 > density > -0.47 and not _blocked(x, y, art, spots):
            bloom.append((x, y))
    conifer = (
        '<path d="M0 0l7 3l-11 1z" fill="#39432f" opacity=".35"/>'
        '<path d="M-5 0L0 -13L5 0z" fill="#5f7a52"/><path d="M-5 0L0 -13V0z" fill="#7d9669"/>'
    )
    fruit = (
        '<circle cx="2" cy="3" r="6" fill="#64704a" opacity=".3"/><circle r="5.5" fill="#9aab78"/>'
        '<circle cx="-1.5" cy="-2" r="2.5" fill="#f3e3da"/>'
    )
    wood = strewn("it-tree", conifer, sorted(places, key=lambda place: place[1]))
    return wood + strewn("it-fruit", fruit, bloom)


def _house(x: float, y: float, wide: float, deep: float, turn: float) -> str:
    """A roof from above, ridge in the middle, the far slope in shadow."""
    half = deep / 2
    return (
        f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)})">'
        f'<rect x="{num(-wide / 2 + 3)}" y="{num(-half + 4)}" width="{num(wide)}" '
        f'height="{num(deep)}" fill="#2c2413" '
        f'opacity=".32"/><rect x="{num(-wide / 2)}" y="{num(-half)}" width="{num(wide)}" '
        f'height="{num(half)}" '
        f'fill="#b5694b" stroke="#5a3322" stroke-width=".8"/><rect x="{num(-wide / 2)}" y="0" '
        f'width="{num(wide)}" '
        f'height="{num(half)}" fill="#8d4b34" stroke="#5a3322" stroke-width=".8"/></g>'
    )


def _village(art: Art) -> str:
    """The hamlet below the crag, with its church."""
    vx, vy = art["village"]
    houses = "".join(
        _house(vx + dx, vy + dy, w, d, turn)
        for dx, dy, w, d, turn in (
            (-26, -30, 17, 13, 12),
            (2, -42, 19, 13, -8),
            (-34, 4, 18, 14, 80),
            (28, -20, 16, 12, 24),
            (-14, 34, 20, 14, -14),
            (18, 42, 16, 12, 6),
            (34, 14, 15, 12, 96),
        )
    )
    return (
        f'<path d="M{vx - 8} {vy + 84}C{vx - 12} {vy + 40} {vx - 14} {vy - 10} {vx + 12} '
        f'{vy - 84}" fill="none" '
        'stroke="#efe4c4" stroke-width="4.5" opacity=".85"/>'
        + houses
        + _house(vx + 4, vy + 4, 24, 14, -10)
        + f'<g transform="translate({vx - 12} {vy + 6})"><path d="M-5 -2L0 -22L5 -2Z" '
        'fill="#5f666b" stroke="#33383b" '
        'stroke-width=".8"/><path d="M0 -22V-28M-2.6 -25.6H2.6" stroke="#33383b" '
        'stroke-width="1.3"/>'
        '<rect x="-5" y="-2" width="10" height="9" fill="#e9e0cb" stroke="#5a4a32" '
        'stroke-width=".8"/></g>'
    )


def _speckle() -> str:
    """Paper grain as a small tile of flecks: crisp at any zoom, unlike a noise filter."""
    flecks: list[str] = []
    for n in range(1, 90):
        x, y = n * 0.7548776662 % 1.0 * 180, n * 0.5698402910 % 1.0 * 180
        flecks.append(f"M{num(x)} {num(y)}l{num(2.4 * sin(n * 7))} {num(1.6 * cos(n * 5))}")
    return (
        '<pattern id="it-grain" width="180" height="180" patternUnits="userSpaceOnUse">'
        f'<path d="{"".join(flecks)}" stroke="#5d4f30" stroke-width=".8" opacity=".28" '
        'fill="none"/></pattern>'
    )


@lru_cache(maxsize=2)
def landscape(shape: str) -> str:
    """Relief, water and woods inside the map frame, and the grain used all over the board."""
    art = layout(shape)
    x, y, wide, high = art["map"]
    frame = f'x="{x}" y="{y}" width="{wide}" height="{high}"'
    return (
        f'<defs>{_speckle()}<clipPath id="it-map"><rect {frame} rx="6"/></clipPath></defs>'
        f'<g clip-path="url(#it-map)"><rect {frame} fill="#d3dcb6"/>'
        f"{_relief(art)}{_stream(art)}{_woods(art)}{_village(art)}</g>"
    )
