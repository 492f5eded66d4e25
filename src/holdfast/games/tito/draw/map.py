"""The printed map: links, zones with their signs, entries, names, compass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final

from holdfast.games.tito.shapes import Pack, Row

from .captions import Box, Captions
from .ink import INK, SOFT, Names, band, esc, label, num, rect, terrain, use, width_of
from .symbols import COLOUR_SIGNS
from .terrain import Ground, Point, curve
from .words import W, own_name

__all__ = ["TILE", "base", "drop_chip", "entry_tab", "link_path", "plate", "tile"]

TILE: Final = 54
_HALF: Final = TILE / 2
_EDGE: Final = f' rx="4" stroke="{SOFT}" stroke-width=".9"'
_THIN: Final = f' stroke="{INK}" stroke-width="1"'


def base(ground: Ground, pack: Pack, names: Names, language: str) -> str:
    """Everything printed above the landscape."""
    rows = pack["zones"]["rows"]
    shelter = {row["id"]: int(row["protection"]) for row in pack["terrain"]["rows"]}
    out = [
        _tiles(rows, shelter),
        _links(ground, pack),
        _crossings(ground, pack),
        _water_name(ground, pack),
    ]
    out.append(_town_name(ground))
    for row in rows:
        x, y = ground.zones[row["id"]]
        out.append(f'<g transform="translate({num(x)} {num(y)})">{_zone(row)}</g>')
        if row["entry"]:
            out.append(_entry(ground, row["entry"], x, y))
    out.append(_captions(ground, rows, language))
    out.append(_compass(ground, names))
    return "".join(out)


# Links


def link_path(kind: str, d: str) -> str:
    if kind == "dotted":
        return (
            '<g fill="none" stroke-linecap="round">'
            f'<path d="{d}" stroke="#f6f1da" stroke-width="6.6" stroke-dasharray="0 9"/>'
            f'<path d="{d}" stroke="#4a3a22" stroke-width="4" stroke-dasharray="0 9"/></g>'
        )
    return (
        f'<g fill="none"><path d="{d}" stroke="#5a4526" stroke-width="6.4"/>'
        f'<path d="{d}" stroke="#f7edcf" stroke-width="3.8"/></g>'
    )


def _links(ground: Ground, pack: Pack) -> str:
    paths: dict[str, list[str]] = {}
    for row in pack["links"]["rows"]:
        (ax, ay), (bx, by) = ground.zones[row["a"]], ground.zones[row["b"]]
        # Start outside the tiles, so that dots are whole and evenly spread.
        away = hypot(bx - ax, by - ay) or 1
        off = _HALF / max(abs(bx - ax), abs(by - ay), 1)
        trim = min(0.4, off + 5 / away) if row["kind"] == "dotted" else 0
        x1, y1 = ax + (bx - ax) * trim, ay + (by - ay) * trim
        x2, y2 = bx + (ax - bx) * trim, by + (ay - by) * trim
        paths.setdefault(row["kind"], []).append(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}")
    return "".join(link_path(kind, "".join(d)) for kind, d in paths.items())


def _meet(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the segments a-b and c-d cross."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = ux * vy - uy * vx
    if not cross:
        return None
    t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross
    s = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / cross
    return (a[0] + t * ux, a[1] + t * uy) if 0 <= t <= 1 and 0 <= s <= 1 else None


def _crossings(ground: Ground, pack: Pack) -> str:
    """A bridge or a ford where the pack puts one on a link."""
    out: list[str] = []
    for kind in ("bridges", "fords"):
        for first, second in pack["map"].get(kind, ()):
            a, b = ground.zones.get(first), ground.zones.get(second)
            if a is None or b is None:
                continue
            found = [_meet(a, b, c, d) for c, d in pairwise(ground.river)]
            spot = next((point for point in found if point), None)
            if spot:
                turn = degrees(atan2(b[1] - a[1], b[0] - a[0]))
                out.append(
                    f'<g transform="translate({num(spot[0])} {num(spot[1])}) '
                    f'rotate({num(turn)})">{bridge() if kind == "bridges" else ford()}</g>'
                )
    return "".join(out)


def bridge() -> str:
    return (
        '<rect x="-16" y="-5.6" width="32" height="11.2" fill="#efe3c4" stroke="#5a4526" '
        'stroke-width="1"/><path d="M-19 -8.6L-15 -6H15L19 -8.6M-19 8.6L-15 6H15L19 8.6" '
        'fill="none" stroke="#4a3a22" stroke-width="2.4" stroke-linejoin="round"/>'
    )


def ford() -> str:
    return (
        '<path d="M-12 -5Q-8 -9 -4 -5T4 -5T12 -5M-12 6Q-8 2 -4 6T4 6T12 6" fill="none" '
        'stroke="#f1f6f4" stroke-width="1.8" stroke-linecap="round"/>'
    )


def _water_name(ground: Ground, pack: Pack) -> str:
    river = pack["map"].get("river") or {}
    if not river.get("name") or len(ground.river) < 3:
        return ""
    # West to east, so that the letters stand upright.
    line = sorted(ground.river)
    return f'<defs><path id="ct-river" d="{curve(line)}"/></defs>' + "".join(
        f'<text class="ct-i" font-size="16" fill="#2e5564" letter-spacing="5" dy="5">'
        f'<textPath href="#ct-river" startOffset="{at}%">{esc(river["name"])}</textPath></text>'
        for at in (30, 89)
    )


def _town_name(ground: Ground) -> str:
    town = ground.art["town"]
    x, y = ground.at(*town["at"])
    return label(
        x, y, town["name"], 25, "ct-s", fill="#6b4130",
        extra=' letter-spacing="11" opacity=".72" stroke="#efe3cc" stroke-width="3" '
        'paint-order="stroke"',
    )  # fmt: skip


# Zones


def tile(colour: str, crossed: bool, protection: int) -> str:
    """A square of terrain: colour, texture, the cross of a drop zone, shields for protection."""
    solid, light, dark = terrain(colour)
    out = [
        rect(1 - _HALF, 2 - _HALF, TILE, TILE, "#2a2415", ' rx="7" opacity=".25"'),
        rect(-_HALF, -_HALF, TILE, TILE, solid, f' rx="7" stroke="{dark}" stroke-width="1.5"'),
        rect(2.2 - _HALF, 2.2 - _HALF, TILE - 4.4, TILE - 4.4, "none",
             f' rx="5" stroke="{light}" stroke-width="1.6"'),
    ]  # fmt: skip
    if crossed:
        out.append(
            f'<path d="M-20 -20L20 20M20 -20L-20 20" stroke="{light}" stroke-width="3.6" '
            'stroke-linecap="round"/>'
        )
    if protection:
        out.append(shield(protection, dark))
    return "".join(out)


def shield(value: int, dark: str) -> str:
    return (
        '<g transform="translate(16 15)">'
        '<path d="M-9.4 -9H9.4V0C9.4 5.4 5 8.6 0 10.6C-5 8.6 -9.4 5.4 -9.4 0Z" '
        f'fill="#fdf8e8" stroke="{dark}" stroke-width="1.4"/>'
        f"{label(-0.4, 5, f'+{value}', 16, fill=dark)}</g>"
    )


def plate(number: int) -> str:
    """The number of a zone, on a tab that ends where a counter on the square begins."""
    wide = 14 if number < 10 else 20
    return rect(-24 - wide, -28, wide, 18, "#fbf7e6", _EDGE) + label(
        -24 - wide / 2, -13.4, str(number), 16.5
    )


def drop_chip(x: float, y: float, spots: Sequence[Row]) -> str:
    words = "  ".join(f"{spot['dz']}·{spot['number']}" for spot in spots)
    wide = chip_width(spots)
    return rect(x - wide / 2, y - 8.5, wide, 17, "#eef3dc", ' rx="8" stroke="#4c6a35"') + label(
        x, y + 5.4, words.replace("  ", "\u2002"), 16, fill="#2f4a1f"
    )


def chip_width(spots: Sequence[Row]) -> float:
    words = "".join(f"{spot['dz']}·{spot['number']}" for spot in spots)
    return width_of(words, 16) + 12 + 8 * (len(spots) - 1)


def _tile_name(row: Row) -> str:
    return f"tile-{row['colour']}{'-x' if row['dz'] else ''}"


def _tiles(rows: Sequence[Row], shelter: Mapping[str, int]) -> str:
    """Each kind of square once; there are many zones and few kinds."""
    kinds = {_tile_name(row): row for row in rows}
    squares = "".join(
        f'<g id="ct-{esc(name)}">'
        f"{tile(row['colour'], bool(row['dz']), shelter.get(row['colour'], 0))}</g>"
        for name, row in kinds.items()
    )
    return f"<defs>{squares}</defs>"


def _zone(row: Row) -> str:
    out = [use(_tile_name(row))]
    out.append(_slots(row["slots"], row["colour"]))
    if row["dz"]:
        out.append(drop_chip(0, _HALF + 8, row["dz"]))
    if row["grotto"]:
        out.append(f'<g transform="translate(-33 9)">{use("grotto")}{_letter_g()}</g>')
    if row["cross"]:
        out.append(f'<g transform="translate(-34 8)">{use("cross")}</g>')
    if row["mission"]:
        out.append(mission(str(row["mission"])))
    out.append(plate(row["id"]))
    return "".join(out)


def _letter_g() -> str:
    return label(0, 8, "G", 16, fill="#f6e3ae")


def mission(name: str) -> str:
    """A flag on a pole at the corner of the tile; an unknown nation gets a lettered one."""
    flag = (
        use(f"flag-{name}")
        if name in ("USA", "GB", "USSR")
        else rect(-13, -8.5, 26, 17, "#f6f1e6") + label(0, 5.6, name, 16, room=25)
    )
    return (
        '<path d="M28 -2V-32" stroke="#3a3122" stroke-width="2.2" stroke-linecap="round"/>'
        f'<g transform="translate(42 -23)">{flag}{rect(-13, -8.5, 26, 17, "none", _THIN)}</g>'
    )


def _slots(slots: Sequence[str], colour: str) -> str:
    """Where markers start: a ghost of each letter, left on the map when the marker has gone."""
    _, _, dark = terrain(colour)
    shift = -12 * (len(slots) - 1)
    return "".join(
        f'<g opacity=".8"><rect x="{num(shift + 24 * at - 11)}" y="-19" width="22" height="22" '
        f'rx="3" fill="#fdf8e8" fill-opacity=".5" stroke="{dark}" stroke-dasharray="3 2.2"/>'
        f"{label(shift + 24 * at, -2, letter, 17, 'ct-s', fill=dark)}</g>"
        for at, letter in enumerate(slots)
    )


def _captions(ground: Ground, rows: Sequence[Row], language: str) -> str:
    """The names of zones, clear of squares, signs and each other."""
    squares: dict[int, Box] = {}
    town = ground.at(*ground.art["town"]["at"])
    printed: list[Box] = [(town[0] - 82, town[1] - 20, town[0] + 76, town[1] + 3)]
    for row in rows:
        x, y = ground.zones[row["id"]]
        foot = y + _HALF + (17 if row["dz"] else 2)
        squares[row["id"]] = (x - _HALF - 1, y - _HALF - 2, x + _HALF + 1, foot)
        printed.append((x - 45, y - 30, x - 18, y - 9))
        if row["dz"]:
            half = chip_width(row["dz"]) / 2
            printed.append((x - half, foot - 18, x + half, foot))
        if row["grotto"] or row["cross"]:
            printed.append((x - 47, y - 8, x - 20, y + 22))
        if row["mission"]:
            printed.append((x + 26, y - 33, x + 56, y - 13))
        if row["entry"]:
            px, py = _entry_spot(ground, row["entry"]["edge"], x, y)
            printed.append((px - 19, py - 17, px + 19, py + 17))
    left, top = ground.left + 6, ground.top + 6
    frame = (left, top, left + ground.wide - 12, top + ground.high - 12)
    names = {row["id"]: own_name(row["name"], language) for row in rows if row["name"]}
    return Captions(frame, squares, printed).put(names)


# Entries


def entry_tab(colour: str, number: int | str) -> str:
    """A tab with an arrow to the right; colour, sign and edge tell the same thing."""
    fill, ink = band(colour)
    sign = use(f"c-{colour}", -7, 0) if colour in COLOUR_SIGNS else ""
    return (
        f'<path d="M-14 -9H14L20 0L14 9H-14Z" fill="{fill}" stroke="#fdfaf0" stroke-width="1.4"/>'
        f"{sign}{label(5, 5.6, f'R{number}', 16, fill=ink)}"
    )


def _entry(ground: Ground, entry: Row, x: float, y: float) -> str:
    fill, ink = band(entry["colour"])
    sign = use(f"c-{entry['colour']}", 0, -6.4) if entry["colour"] in COLOUR_SIGNS else ""
    words = label(0, 11, f"R{entry['number']}", 16, fill=ink)
    # The tab points into the map from the edge by which the counters come.
    arrow = {
        "west": "M-13 -15H12L19 0L12 15H-13Z",
        "east": "M13 -15H-12L-19 0L-12 15H13Z",
        "north": "M-15 -13H15V9L0 17L-15 9Z",
        "south": "M-15 15H15V-9L0 -17L-15 -9Z",
    }
    edge = entry["edge"]
    px, py = _entry_spot(ground, edge, x, y)
    return (
        f'<g transform="translate({num(px)} {num(py)})"><path d="{arrow.get(edge, arrow["west"])}" '
        f'fill="{fill}" stroke="#fdfaf0" stroke-width="1.5" stroke-linejoin="round"/>'
        f"{sign}{words}</g>"
    )


def _entry_spot(ground: Ground, edge: str, x: float, y: float) -> Point:
    """Beside the square, at the edge of the map."""
    away = {
        "west": (max(ground.left + 15, x - 62), y + 12),
        "east": (min(ground.left + ground.wide - 15, x + 46), y + 2),
        "north": (x + 5, max(ground.top + 15, y - 38)),
        "south": (x - 38, y + 8),
    }
    return away.get(edge, (x + 46, y))


def _compass(ground: Ground, names: Names) -> str:
    x, y = ground.at(*ground.art["compass"])
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle r="22" fill="#f3eed6" opacity=".6"/>'
        f'<path d="M0 -26L6 4L0 0L-6 4Z" fill="{INK}"/><path d="M0 26L6 -2L0 0L-6 -2Z" '
        f'fill="none" stroke="{SOFT}"/>{label(0, -28, names(W["north"]), 16, "ct-s ct-k")}</g>'
    )
