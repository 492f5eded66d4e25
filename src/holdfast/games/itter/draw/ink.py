"""Pens and paper: palette, line-of-sight colours, and text that always fits its space."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from holdfast.core.reading import Json
from holdfast.core.svg import Names, Pen, esc, group, identity, num, read_layout, rect

__all__ = [
    "LOS",
    "NATIONS",
    "Names",
    "Paint",
    "esc",
    "glyph",
    "group",
    "halo",
    "identity",
    "label",
    "layout",
    "lines",
    "num",
    "paint",
    "rect",
    "use",
    "width_of",
]

INK: Final = "#2b2620"
SOFT: Final = "#6a6152"
PAPER: Final = "#f1e8d2"
CARD: Final = "#f8f2e2"
RULE: Final = "#a39677"


class Paint:
    """One line-of-sight colour: solid, light tint for floors, and the ink that reads on it."""

    __slots__ = ("ink", "mark", "name", "solid", "tint")

    def __init__(self, name: str, solid: str, tint: str, ink: str, mark: str) -> None:
        self.name, self.solid, self.tint, self.ink, self.mark = name, solid, tint, ink, mark


# The pattern lines (`mark`) are close to the solid: enough to tell colours apart in grey, not
# enough to fight with the number printed on top.
LOS: Final[dict[str, Paint]] = {
    "green": Paint("green", "#4d7c3f", "#cfdcb6", "#fffdf4", "#6c9a58"),
    "red": Paint("red", "#ac3a2b", "#ecc9b6", "#fffdf4", "#c9604c"),
    "purple": Paint("purple", "#6b4a86", "#d8cade", "#fffdf4", "#8d6ea8"),
    "black": Paint("black", "#34373b", "#c9c8c3", "#fffdf4", "#5c6065"),
    "yellow": Paint("yellow", "#e3b53b", "#f5e6b0", "#2b2620", "#f2d174"),
    "white": Paint("white", "#fbf8ee", "#f7f2e3", "#2b2620", "#e3dcc8"),
}

# Band, cloth and trim per nation. The French and Austrian bands get a flag stripe in `pieces`.
NATIONS: Final[dict[str, tuple[str, str]]] = {
    "US": ("#55622f", "#6d7844"),
    "DE": ("#56636b", "#73818a"),
    "SS": ("#2f3135", "#4b4e54"),
    "AT": ("#a3312a", "#7a6a52"),
    "FR": ("#27467f", "#4a4f5c"),
}
OTHER_NATION: Final = ("#7a5c3a", "#8d7250")


def paint(color: str | None) -> Paint:
    """The paint of a colour; a pack may invent one, and gets a neutral stand-in."""
    return LOS.get(color or "white", LOS["white"])


PEN: Final = Pen("it", INK)
label = PEN.label
width_of = PEN.width_of


def layout(shape: str = "wide") -> Json:
    """Where things lie; a tall board is the wide one with other places."""
    return read_layout(Path(__file__).parent.parent / "data" / "layout.json", shape)


def lines(text: str, size: float, room: float, most: int = 3) -> list[str]:
    """Break text at spaces into at most `most` lines of about `room`; the last takes the rest."""
    out: list[str] = []
    # A number or a bracket stays with the word before it: "Flak 37", "Pak 40 (A)".
    for word in re.sub(r"(?<=[A-Za-z]) (?=\d+\b)| (?=\(\w\))", "\u00a0", text).split(" "):
        if out and (len(out) == most or width_of(f"{out[-1]} {word}", size) <= room):
            out[-1] = f"{out[-1]} {word}"
        else:
            out.append(word)
    return out


def use(ref: str, x: float = 0, y: float = 0, extra: str = "") -> str:
    at = f' x="{num(x)}" y="{num(y)}"' if x or y else ""
    return f'<use href="#it-{ref}"{at}{extra}/>'


def glyph(color: str, x: float, y: float, scale: float = 1, fill: str = "") -> str:
    """The sign of a colour, twelve units high at scale 1."""
    known = color if color in LOS else "white"
    ink = fill or paint(color).ink
    return (
        f'<use href="#it-gl-{known}" fill="{ink}" stroke="{ink}" '
        f'transform="translate({num(x)} {num(y)}) scale({num(scale) if scale >= 1 else scale})"/>'
    )


def halo(kind: str, extra: str = "") -> str:
    """The outline that shows only while the element is lit, chosen or focused."""
    return f'<use class="it-h" href="#it-h-{kind}"{extra}/>'


def piece(name: str, back: bool = False) -> str:
    """The attribute of a thing that can be taken in hand: pages let it fly, or turn it over."""
    return f' data-piece="{name}"' + (' data-side="back"' if back else "")
