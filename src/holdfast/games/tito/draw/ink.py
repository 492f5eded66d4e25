"""Pens and paper: palette, short numbers, and text that always fits its space."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from holdfast.core.svg import Names, Pen, esc, identity, num, read_layout, rect
from holdfast.core.svg import group as element

__all__ = [
    "BANDS",
    "CARD",
    "INK",
    "PAPER",
    "RULE",
    "SOFT",
    "TERRAIN",
    "Art",
    "Desk",
    "Names",
    "element",
    "esc",
    "halo",
    "identity",
    "label",
    "layout",
    "lines",
    "num",
    "rect",
    "use",
    "width_of",
]

Art = Mapping[str, Any]

INK: Final = "#2a2a26"
SOFT: Final = "#5d5a4e"
PAPER: Final = "#efe8d4"
CARD: Final = "#f8f4e6"
RULE: Final = "#b3a988"

# Solid, light and dark of each terrain colour; a colour that a pack invents is drawn grey. Open
# ground is the palest: there is most of it, and what lies on it and the places that protect are
# what one looks for.
TERRAIN: Final[dict[str, tuple[str, str, str]]] = {
    "green": ("#c3d3a0", "#e0e8c8", "#66803f"),
    "orange": ("#eab660", "#f6d9a4", "#8a5a17"),
    "red": ("#c9634c", "#e39c86", "#5d1f14"),
}
OTHER_TERRAIN: Final = ("#a9a69b", "#cfccc2", "#4a4842")

# Band and the ink on it.
BANDS: Final[dict[str, tuple[str, str]]] = {
    "blue": ("#2f5d9b", "#ffffff"),
    "green": ("#3d7a3c", "#ffffff"),
    "red": ("#ab2f2a", "#ffffff"),
    "orange": ("#e08a1e", "#201a10"),
    "brown": ("#6f4a2c", "#ffffff"),
    "black": ("#23241f", "#ffffff"),
    "B": ("#5a3f78", "#ffffff"),
    "C": ("#46522c", "#ffffff"),
}
OTHER_BAND: Final = ("#55574f", "#ffffff")


def band(name: str) -> tuple[str, str]:
    return BANDS.get(name, OTHER_BAND)


def terrain(colour: str) -> tuple[str, str, str]:
    return TERRAIN.get(colour, OTHER_TERRAIN)


PEN: Final = Pen("ct", INK)
label = PEN.label
width_of = PEN.width_of


def layout(shape: str = "wide") -> Art:
    """Where things lie; a tall table is the wide one with other places."""
    return read_layout(Path(__file__).parent.parent / "data" / "layout.json", shape)


class Desk:
    """Where the panel lies: its coordinates are those of the wide table, moved and enlarged."""

    __slots__ = ("scale", "x", "y")

    def __init__(self, art: Art) -> None:
        self.x, self.y, self.scale = art["desk"]

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.scale, self.y + y * self.scale

    def element(
        self,
        el: str,
        title: str,
        body: str,
        x: float = 0,
        y: float = 0,
        cls: str = "",
        extra: str = "",
    ) -> str:
        """An element of the panel."""
        return element(el, title, body, *self.at(x, y), cls, self.scale, extra)

    def printed(self, body: str) -> str:
        """What never changes of the panel."""
        if self.scale == 1:
            return body
        return f'<g transform="translate({self.x} {self.y}) scale({self.scale})">{body}</g>'


def lines(text: str, size: float, room: float) -> list[str]:
    """Break text at spaces into lines of at most about `room`."""
    out: list[str] = []
    for word in text.split(" "):
        if out and width_of(f"{out[-1]} {word}", size) <= room:
            out[-1] = f"{out[-1]} {word}"
        else:
            out.append(word)
    return out


def use(ref: str, x: float = 0, y: float = 0, extra: str = "") -> str:
    at = f' x="{num(x)}" y="{num(y)}"' if x or y else ""
    return f'<use href="#ct-{esc(ref)}"{at}{extra}/>'


def halo(kind: str, extra: str = "") -> str:
    """The outline that shows only while the element is lit, chosen or focused."""
    return f'<use class="ct-h" href="#ct-h-{kind}"{extra}/>'
