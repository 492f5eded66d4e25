"""The castle on its crag, the tracks that lead to it, and every square and node."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from holdfast.games.itter.shapes import Pack, Row

from .ink import CARD, INK, LOS, Names, glyph, label, lines, num, paint, rect
from .plan import BODY, CELL, HEAD, STRIP, WEAPON, Cell, Plan

__all__ = ["CASTLE_DEFS", "castle"]

CASTLE_DEFS: Final = (
    '<pattern id="it-f-stone" width="34" height="26" patternUnits="userSpaceOnUse">'
    '<rect width="34" height="26" fill="#c7bfac"/><path d="M0 .5H34M0 13.5H34M9 0V13M26 13V26" '
    'stroke="#a99f89" stroke-width="1.2" fill="none"/><path d="M12 3h10M3 17h9" '
    'stroke="#d6cfbe"/></pattern>'
    '<pattern id="it-f-terrace" width="24" height="24" patternUnits="userSpaceOnUse">'
    '<rect width="24" height="24" fill="#d2c9b2"/><path d="M0 0L24 24M24 0L0 24" stroke="#b9ae94" '
    'stroke-width="1"/></pattern>'
    '<pattern id="it-f-wood" width="60" height="18" patternUnits="userSpaceOnUse">'
    '<rect width="60" height="18" fill="#b58f63"/><path d="M0 .5H60M0 9.5H60M18 0V9M46 9V18" '
    'stroke="#93703f" stroke-width="1.1"/><path d="M24 4h26M4 14h30" stroke="#c49f72" '
    'stroke-width=".8"/></pattern>'
    '<pattern id="it-f-cellar" width="30" height="20" patternUnits="userSpaceOnUse">'
    '<rect width="30" height="20" fill="#6d6558"/><path d="M0 .5H30M0 10.5H30M8 0V10M23 10V20" '
    'stroke="#565043" stroke-width="1.3"/></pattern>'
    '<pattern id="it-f-tile" width="12" height="9" patternUnits="userSpaceOnUse">'
    '<rect width="12" height="9" fill="#9c5138"/><path d="M0 8.5C3 4 9 4 12 8.5M6 4C6 2 6 1 6 0" '
    'fill="none" '
    'stroke="#7d3d29" stroke-width="1.1"/></pattern>'
    '<linearGradient id="it-wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" '
    'stop-color="#ece5d3"/>'
    '<stop offset=".5" stop-color="#cfc6b0"/><stop offset="1" stop-color="#a59b85"/>'
    "</linearGradient>"
    '<linearGradient id="it-steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" '
    'stop-color="#7f8a55"/>'
    '<stop offset="1" stop-color="#4d5731"/></linearGradient>'
    '<linearGradient id="it-paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
    'stop-color="#f4ecd8"/>'
    '<stop offset="1" stop-color="#e8dcc0"/></linearGradient>'
    '<radialGradient id="it-vignette" cx=".5" cy=".46" r=".72"><stop offset=".62" '
    'stop-color="#3d2f17" '
    'stop-opacity="0"/><stop offset="1" stop-color="#3d2f17" stop-opacity=".28"/></radialGradient>'
    '<filter id="it-drop" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="3" dy="5" '
    'stdDeviation="4" flood-color="#241c0e" flood-opacity=".42"/></filter>'
    '<filter id="it-lift" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="1" '
    'dy="1.6" '
    'stdDeviation="1.4" flood-color="#241c0e" flood-opacity=".36"/></filter>'
)


def _number_range(numbers: Sequence[int]) -> str:
    """Die results as printed: 4, 5, 6 is 4-6."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ",".join(map(str, numbers))


# Tracks


def _bend(
    plan: Plan, a: tuple[float, float], b: tuple[float, float], key: str
) -> tuple[float, float]:
    """The control point of a track; a little bend looks like a path and not like a wire."""
    bend = plan.art["bends"].get(key, [0.0])[0]
    return (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend


def _leg(plan: Plan, row: Row) -> tuple[str, str]:
    """A stretch of track and its arrow head."""
    start, follow = row["id"], row.get("next")
    a = plan.nodes[start]
    b = plan.nodes[follow] if follow in plan.nodes else plan.entrance(start)
    c = _bend(plan, a, b, f"{start}-{follow}")
    gap = plan.radius(follow) + 3 if follow in plan.nodes else 0
    away = hypot(b[0] - c[0], b[1] - c[1]) or 1.0
    ux, uy = (b[0] - c[0]) / away, (b[1] - c[1]) / away
    tip = (b[0] - ux * gap, b[1] - uy * gap)
    way = f"M{num(a[0])} {num(a[1])}Q{num(c[0])} {num(c[1])} {num(tip[0])} {num(tip[1])}"
    size = 15 if follow in plan.nodes else 20
    if follow not in plan.nodes:
        way = f"M{num(a[0])} {num(a[1])}L{num(tip[0] - ux * 12)} {num(tip[1] - uy * 12)}"
    base = (tip[0] - ux * size, tip[1] - uy * size)
    half = size * 0.58
    head = (
        f"M{num(tip[0])} {num(tip[1])}L{num(base[0] - uy * half)} {num(base[1] + ux * half)}"
        f"L{num(base[0] + ux * 4)} {num(base[1] + uy * 4)}"
        f"L{num(base[0] + uy * half)} {num(base[1] - ux * half)}Z"
    )
    return way, head


def _entrances(plan: Plan) -> str:
    """Broad arrows over the walls where a track breaks into the castle."""
    legs = [_leg(plan, row) for row in plan.track if row.get("next") not in plan.nodes]
    ways = "".join(way for way, _ in legs)
    heads = "".join(head for _, head in legs)
    return (
        f'<path d="{ways}" fill="none" stroke="#fdf6e2" stroke-width="12"/>'
        f'<path d="{heads}" fill="#fdf6e2" stroke="#fdf6e2" stroke-width="7" '
        'stroke-linejoin="round"/>'
        f'<path d="{ways}" fill="none" stroke="#8c2f22" stroke-width="8"/><path d="{heads}" '
        'fill="#8c2f22"/>'
    )


def _tracks(plan: Plan) -> str:
    legs = [_leg(plan, row) for row in (*plan.areas, *plan.track) if row.get("next") in plan.nodes]
    ways = "".join(way for way, _ in legs)
    heads = "".join(head for _, head in legs)
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{ways}" stroke="#4a3b20" '
        'stroke-width="15" opacity=".22"'
        f' transform="translate(2 3)"/><path d="{ways}" stroke="#7d6740" stroke-width="12"/>'
        f'<path d="{ways}" stroke="#e9dbb6" stroke-width="8.5"/>'
        f'<path d="{ways}" stroke="#b59d6c" stroke-width="1.4" stroke-dasharray="7 8"/></g>'
        f'<path d="{heads}" fill="#6d2d1d" stroke="#fdf6e2" stroke-width="1.6" '
        'stroke-linejoin="round" '
        'paint-order="stroke"/>'
    )


def _node(plan: Plan, row: Row) -> str:
    """A ring in its colour. Number and sign hang below it, where no counter covers them."""
    name, color = row["id"], row["color"]
    x, y = plan.nodes[name]
    area = name in plan.area_ids
    tone = paint(color)
    outer, ring = (42.0, 9.0) if area else (35.0, 6.5)
    size, tag = (19, 50.0) if area else (16, 42.0)
    pattern = f"url(#it-p-{color if color in LOS else 'white'})"
    tall = 24 if area else 20
    faint = "#b98a14" if color == "yellow" else tone.solid
    ghost = glyph(color, x, y - (4 if area else 3), 2.4 if area else 1.9, faint)
    top = y + outer - tall / 2 - 2
    return (
        f'<circle cx="{num(x + 2)}" cy="{num(y + 3)}" r="{num(outer)}" fill="#241c0e" '
        'opacity=".3"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(outer)}" fill="{pattern}" stroke="{INK}" '
        'stroke-width="1.2"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(outer - ring)}" fill="{tone.tint}" '
        f'stroke="{INK}" '
        'stroke-width="1"/>'
        f'<g opacity=".32">{ghost}</g>'
        + rect(
            x - tag / 2,
            top,
            tag,
            tall,
            tone.solid,
            f' rx="{num(tall / 2)}" stroke="#fdf6e2" stroke-width="1.5"',
        )
        + glyph(color, x - tag / 2 + tall / 2 + 1, top + tall / 2, 1.05 if area else 0.82)
        + label(x + tall / 2 - 3, top + tall / 2 + size * 0.35, name, size, fill=tone.ink)
    )


# Castle


def _rock() -> str:
    """The crag under the castle, with hachures on the side away from the light."""
    d = (
        "M486 330L520 304L572 300L574 186L612 170L760 164L868 172L898 196L902 300L968 306L992 330"
        "L990 560L972 590L906 600L900 700L938 716L944 850L912 866L760 874L566 868L536 846L532 "
        "716L572 700"
        "L570 600L508 588L484 556Z"
    )
    return (
        f'<path d="{d}" fill="#b5a98c" stroke="#6f6247" stroke-width="2" stroke-linejoin="round" '
        'filter="url(#it-drop)"/>'
        f'<path d="{d}" fill="none" stroke="#efe6cf" stroke-width="3" stroke-linejoin="round" '
        'opacity=".5" '
        'transform="translate(2 2)"/>'
        '<g stroke="#7a6b4b" stroke-width="1.5" opacity=".75"><path d="M944 724l14 6M946 748l16 '
        "4M946 772l14 5"
        "M946 796l16 3M945 820l13 6M940 848l12 10M920 866l8 13M890 872l5 14M856 874l3 16M820 "
        "876l3 13M784 877l1 16"
        "M748 877l-1 13M712 876l-2 16M676 875l-3 13M640 873l-4 15M604 871l-5 13M574 870l-7 "
        "12M530 830l-13 5"
        'M528 800l-15 2M528 770l-13 2M529 740l-14 0"/></g>'
    )


def _crenels(x: float, y: float, wide: float, high: float, wall: float) -> str:
    """A wall walk seen from above: pale parapet, merlons as long dashes."""
    half = wall / 2
    ring = (
        f'x="{num(x + half)}" y="{num(y + half)}" '
        f'width="{num(wide - wall)}" height="{num(high - wall)}"'
    )
    return (
        f'<rect {ring} fill="none" stroke="#8d826a" stroke-width="{num(wall)}" rx="3"/>'
        f'<rect {ring} fill="none" stroke="#e9e2d0" stroke-width="{num(wall - 2)}" '
        'stroke-dasharray="9 5" rx="3"/>'
    )


def _tower(x: float, y: float, r: float) -> str:
    """A round turret with a slate cone, lit from the north-west."""
    return (
        f'<circle cx="{num(x + 4)}" cy="{num(y + 6)}" r="{num(r)}" fill="#241c0e" opacity=".32"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="#8f857a" stroke="{INK}" '
        'stroke-width="1.2"/>'
        f'<path d="M{num(x)} {num(y)}L{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(x)} '
        f'{num(y - r)}Z" '
        'fill="#b9b0a3"/>'
        f'<path d="M{num(x)} {num(y)}L{num(x + r)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(x)} '
        f'{num(y + r)}Z" '
        'fill="#655d55"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="1.8" fill="{INK}"/>'
    )


def _tank(x: float, y: float, wide: float, high: float) -> str:
    """The Sherman from above on its bridge, bow to the north, gun over the right quarter."""
    return (
        f'<path d="M{x - 20} {y + 58}H{x + wide + 14}V{y + high - 40}H{x - 20}Z" fill="#a68d63" '
        'stroke="#5c4a2c" '
        'stroke-width="2"/>'
        f'<path d="M{x - 20} {y + 64}H{x + wide + 14}M{x - 20} {y + high - 46}H{x + wide + 14}" '
        'stroke="#d9c9a2" '
        'stroke-width="4"/>'
        f'<g transform="translate({x + 112} {y + 22}) rotate(52)"><rect x="-5" y="-56" '
        'width="10" height="60" '
        'fill="#59643a" stroke="#23281a" stroke-width="1.4"/><rect x="-7.5" y="-66" width="15" '
        'height="14" rx="2" '
        'fill="#4a5430" stroke="#23281a" stroke-width="1.4"/></g>'
        f'<g filter="url(#it-drop)"><rect x="{x - 9}" y="{y + 6}" width="20" '
        f'height="{high - 10}" rx="8" fill="#2f3128"/>'
        f'<rect x="{x + wide - 11}" y="{y + 6}" width="20" height="{high - 10}" rx="8" '
        'fill="#2f3128"/>'
        f'<path d="M{x + 14} {y}H{x + wide - 14}L{x + wide - 2} '
        f"{y + 22}V{y + high - 12}Q{x + wide - 2} {y + high} "
        f"{x + wide - 14} {y + high}H{x + 14}Q{x + 2} {y + high} {x + 2} "
        f'{y + high - 12}V{y + 22}Z" '
        'fill="url(#it-steel)" stroke="#23281a" stroke-width="1.6"/></g>'
        f'<path d="M{x - 8} {y + 18}V{y + high - 18}M{x + wide + 8} {y + 18}V{y + high - 18}" '
        'stroke="#5b5e50" '
        'stroke-width="5" stroke-dasharray="3 5"/>'
    )


_NAME_INK: Final = {"cellar": "#f3ead5", "tank": "#f3ecd2", "wood": "#fff3df"}


def _building(plan: Plan, location: Row, names: Names) -> str:
    """Walls, floor and name band of one location; the squares are laid on top."""
    x, y, wide, high = plan.blocks[location["id"]]
    floor = plan.floors[location["id"]]
    title = names(location["name"])
    defended = location.get("defense") is not None
    mid = x + (wide - (34 if defended else 0)) / 2
    room = wide - (46 if defended else 12)
    ink = _NAME_INK.get(floor, "#3b3325")
    name = label(mid, y + 19.5, title, 17, "it-s", room=room, fill=ink)
    if floor == "tank":
        return _tank(x, y, wide, high) + name
    band = {"wood": "url(#it-f-tile)", "cellar": "#453f35"}.get(floor, "#ded5c0")
    ground = rect(x, y, wide, high, f"url(#it-f-{floor})", ' rx="4"')
    body = (
        f'<g filter="url(#it-drop)">{ground}</g>'
        + _crenels(x - 3, y - 3, wide + 6, high + 6, 7 if floor != "stone" else 9)
        + rect(x + 2, y + 2, wide - 4, HEAD - 3, band, ' rx="3"')
    )
    if floor == "cellar":
        body += _stairs(plan, location, names)
    return body + name


def _stairs(plan: Plan, location: Row, names: Names) -> str:
    """The only ways out, printed at the end of the name band."""
    x, y, wide, _ = plan.blocks[location["id"]]
    by_id = {row["id"]: row["name"] for row in plan.locations}
    exits = ", ".join(names(by_id[e]) for e in location.get("exits", ()) if e in by_id)
    if not exits:
        return ""
    steps = "".join(
        f"M{num(x + wide - 118 + 5 * k)} {num(y + 20 - 3.4 * k)}h5v-3.4" for k in range(4)
    )
    return f'<path d="{steps}" fill="none" stroke="#e8dcbf" stroke-width="1.6"/>' + label(
        x + wide - 92, y + 19, exits, 15.5, "it-b", anchor="start", room=84, fill="#e8dcbf"
    )


def _plate(cell: Cell, pack: Pack, names: Names) -> str:
    """A square: colour band with signs and numbers, floor tint, and its weapon if it has one."""
    row, x, y = cell.row, cell.x, cell.y
    colors: list[str] = list(row["colors"])
    shown = colors or ["white"]
    part = CELL / len(shown)
    out = [rect(x - 1.5, y - 1.5, CELL + 3, cell.high + 3, INK, ' rx="4.5" opacity=".82"')]
    out.append(rect(x, y, CELL, cell.high, CARD, ' rx="3"'))
    for index, color in enumerate(shown):
        out.append(
            _half(x + index * part, y, part, color, row["numbers"].get(color, ()), bool(colors))
        )
    out.append(
        label(
            x + CELL / 2,
            y + STRIP + BODY / 2 + 5,
            row["id"],
            17,
            "it-s",
            fill="#4d4331",
            extra=' opacity=".62"',
        )
    )
    if cell.armed:
        out.append(_weapon(x, y + STRIP + BODY, row["weapon"], pack, names))
    return "".join(out)


def _half(x: float, y: float, wide: float, color: str, numbers: Sequence[int], sees: bool) -> str:
    tone = paint(color)
    pattern = f"url(#it-p-{color if color in LOS else 'white'})"
    out = rect(x, y, wide, STRIP, pattern) + rect(x, y + STRIP, wide, BODY, tone.tint)
    if not sees:
        return out + glyph("white", x + wide / 2, y + STRIP / 2, 1.2, "#a39677")
    printed = _number_range(numbers)
    if not printed:
        return out + glyph(color, x + wide / 2, y + STRIP / 2, 1.1)
    mid = x + wide / 2
    spread = 8.5 if len(printed) == 1 else 13
    return (
        out
        + glyph(color, mid - spread, y + STRIP / 2, 1.05)
        + label(
            mid + spread - 1,
            y + 15.6,
            printed,
            16.5,
            "it-n it-k",
            fill=tone.ink,
            extra=f' stroke="{tone.solid}"',
        )
    )


def _weapon(x: float, y: float, weapon: str, pack: Pack, names: Names) -> str:
    rows = {row["id"]: row for row in pack["weapons"]["rows"]}
    row = rows.get(weapon, {"name": weapon})
    out = [
        rect(x, y, CELL, WEAPON, "#57492b"),
        f'<g transform="translate({num(x + 10.5)} {num(y + WEAPON - 8)})">',
        '<rect x="-7.6" y="-7" width="15.2" height="14" rx="3" fill="#e3b53b"/>',
        label(0, 5.3, "T", 15.5),
        "</g>",
    ]
    if row.get("attack") is None:
        # The loader's square has no values: its name takes both lines.
        for line, text in enumerate(lines(names(row["name"]), 15, CELL + 14, 2)):
            out.append(
                label(
                    x + CELL / 2 + (8 if line else 0),
                    y + 16.5 + 14 * line,
                    text,
                    15,
                    room=CELL - (22 if line else 4),
                    fill="#f6ecd2",
                )
            )
        return "".join(out)
    out.append(
        label(
            x + CELL / 2, y + 16.5, names(row["name"]), 15, room=CELL - 4, fill="#f6ecd2", lock=True
        )
    )
    out.append(
        label(x + CELL / 2 + 9, y + 31, f"{row['attack']}–{row['suppress']}", 17, fill="#ffe08a")
    )
    return "".join(out)


def _buildings(plan: Plan, pack: Pack, names: Names) -> str:
    order = sorted(plan.locations, key=lambda row: plan.blocks[row["id"]][1])
    buildings = "".join(_building(plan, row, names) for row in order)
    plates = "".join(_plate(cell, pack, names) for cell in plan.cells.values())
    towers = "".join(
        _tower(x, y, r)
        for x, y, r in (
            (498, 324, 15),
            (498, 568, 15),
            (974, 322, 17),
            (974, 570, 17),
            (586, 190, 12),
            (886, 190, 12),
            (586, 702, 12),
            (886, 702, 12),
        )
    )
    return _moved(plan, _rock()) + buildings + _moved(plan, towers) + plates


def _moved(plan: Plan, body: str) -> str:
    """What is drawn for the wide board, where this one has its castle."""
    dx, dy = plan.art["castle"]
    return f'<g transform="translate({dx} {dy})">{body}</g>' if dx or dy else body


def castle(plan: Plan, pack: Pack, names: Names) -> str:
    """Tracks below, then the castle, the breaches, and the nodes on top."""
    nodes = "".join(_node(plan, row) for row in (*plan.areas, *plan.track))
    return f"{_tracks(plan)}{_buildings(plan, pack, names)}{_entrances(plan)}{nodes}"
