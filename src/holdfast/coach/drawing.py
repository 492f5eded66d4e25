"""Advice on a board: arrows between the elements that an action touches, rings where it is one.

It knows no game: where an element lies it reads from the element's own drawing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from holdfast.core.action import Action
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.seat import Seat
from holdfast.core.svg import num

__all__ = ["BAD", "GOOD", "Tip", "centre", "marked", "marks", "moment", "ranked", "ringed"]

COLOURS = ("#1f9d55", "#d99a1b", "#8a63c9")
"""The best, the second, the third: told apart by their numbers too, not by colour alone."""
GOOD, BAD = COLOURS[0], "#c8362b"
CASING = "#ffffff"
LEAST_PART = 0.5
"""Of a board that a small picture shows: less would hide where on the board it is."""
PLACE = re.compile(r'transform="translate\((-?[\d.]+)[ ,](-?[\d.]+)\)')
BOX = re.compile(r"<rect\b([^>]*)>")
FACT = re.compile(r'\b(x|y|width|height)="(-?[\d.]+)"')

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Tip:
    """An action to be marked on a board: with a short word, in a colour."""

    action: Action
    label: str
    colour: str


def centre(fragment: str) -> Point | None:
    """Where an element lies: its place, in the middle of its first box if it has one there."""
    place = PLACE.search(fragment)
    if place is None:
        return None
    x, y = float(place[1]), float(place[2])
    box = BOX.search(fragment)
    if box is not None and " x=" not in box[1]:  # a box that begins at the place
        facts = {name: float(value) for name, value in FACT.findall(box[1])}
        return x + facts.get("width", 0) / 2, y + facts.get("height", 0) / 2
    return x, y


def marks(picture: Picture, tips: Sequence[Tip]) -> str:
    """Arrows and rings for some actions, as a fragment to lay over a picture; the first on top."""
    size = min(picture.width, picture.height) / 28
    elements = picture.elements
    taken = list[Point]()
    found = list[str]()
    for tip in reversed(tips):
        centres = [centre(elements[name]) for name in tip.action.touches if name in elements]
        way = [point for point in centres if point is not None]
        if way:
            found.append(_mark(tip, way, size, taken))
    return "".join(found)


def ranked(actions: Sequence[Action]) -> list[Tip]:
    """The best actions with their numbers."""
    return [
        Tip(action, str(number), colour)
        for number, (action, colour) in enumerate(zip(actions, COLOURS, strict=False), start=1)
    ]


def marked(picture: Picture, tips: Sequence[Tip]) -> str:
    """The picture with its marks, as a document of its own."""
    whole = picture.svg()
    return f"{whole.removesuffix('</svg>')}<g>{marks(picture, tips)}</g></svg>"


def ringed(picture: Picture, places: Sequence[Point]) -> str:
    """The part of a picture where some places lie, with a ring round each, as a document of its
    own; the whole picture where there are none."""
    size = min(picture.width, picture.height) / 22
    rings = "".join(_ring(place, size, BAD) for place in places)
    whole = f"{picture.svg().removesuffix('</svg>')}<g>{rings}</g></svg>"
    if not places:
        return whole
    box = f'viewBox="0 0 {picture.width} {picture.height}"'
    return whole.replace(box, f'viewBox="{_part(picture, places)}"', 1)


def _part(picture: Picture, places: Sequence[Point]) -> str:
    """A part of a picture, of the same shape, that shows some places with room around them."""
    xs, ys = [x for x, _y in places], [y for _x, y in places]
    spread = max((max(xs) - min(xs)) / picture.width, (max(ys) - min(ys)) / picture.height)
    share = min(1.0, max(LEAST_PART, 1.5 * spread))
    wide, high = picture.width * share, picture.height * share
    left = min(max((min(xs) + max(xs) - wide) / 2, 0), picture.width - wide)
    top = min(max((min(ys) + max(ys) - high) / 2, 0), picture.height - high)
    return f"{num(left)} {num(top)} {num(wide)} {num(high)}"


def moment(
    seat: Seat, best: Action, played: Action, language: str = "en", look: Look = WIDE
) -> str | None:
    """The board as a seat saw it, with what it played and what was better, as SVG."""
    picture = seat.edition.draw(seat.view, language, look)
    if picture is None:
        return None
    tips = [Tip(best, "✓", GOOD)]
    return marked(picture, tips if best is played else [*tips, Tip(played, "✗", BAD)])


def _mark(tip: Tip, way: list[Point], size: float, taken: list[Point]) -> str:
    colour = tip.colour
    parts = [_ring(way[0], size, colour)]
    for start, end in pairwise(way):
        parts.append(_arrow(start, end, size, colour))
    if len(way) > 1:
        parts.append(_ring(way[-1], size, colour))
    badge = _free(way[-1], size, taken)
    taken.append(badge)
    parts.append(_badge(tip.label, badge, size, colour))
    return f'<g class="tip">{"".join(parts)}</g>'


def _free(near: Point, size: float, taken: list[Point]) -> Point:
    """A place for a number beside a point where no other number stands."""
    x, y = near[0] + size, near[1] - size
    while any(hypot(x - a, y - b) < size for a, b in taken):
        x += size * 1.1
    return x, y


def _ring(at: Point, size: float, colour: str) -> str:
    x, y = num(at[0]), num(at[1])
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{num(size)}" fill="none" stroke="{ink}" '
        f'stroke-width="{num(wide * size)}"/>'
        for ink, wide in ((CASING, 0.34), (colour, 0.18))
    )


def _arrow(start: Point, end: Point, size: float, colour: str) -> str:
    """From the edge of one ring to the edge of the next, with a head."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    if long < 2.4 * size:
        return ""
    dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    x1, y1 = start[0] + dx * size, start[1] + dy * size
    x2, y2 = end[0] - dx * size, end[1] - dy * size
    neck = (x2 - dx * size * 0.8, y2 - dy * size * 0.8)
    wing = size * 0.5
    head = (
        f"M{num(x2)} {num(y2)}L{num(neck[0] - dy * wing)} {num(neck[1] + dx * wing)}"
        f"L{num(neck[0] + dy * wing)} {num(neck[1] - dx * wing)}Z"
    )
    line = f"M{num(x1)} {num(y1)}L{num(neck[0])} {num(neck[1])}"
    thin = num(size * 0.12)
    return "".join(
        f'<path d="{line}" fill="none" stroke="{ink}" stroke-width="{num(wide * size)}" '
        f'stroke-linecap="round"/><path d="{head}" fill="{colour}" stroke="{ink}" '
        f'stroke-width="{thin}"/>'
        for ink, wide in ((CASING, 0.42), (colour, 0.24))
    )


def _badge(label: str, at: Point, size: float, colour: str) -> str:
    x, y = at
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size * 0.52)}" fill="{colour}" '
        f'stroke="{CASING}" stroke-width="{num(size * 0.1)}"/>'
        f'<text x="{num(x)}" y="{num(y + size * 0.26)}" font-size="{num(size * 0.74)}" '
        f'font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#fff">'
        f"{label}</text>"
    )
