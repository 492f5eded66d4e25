"""Pens and paper: palette, line-of-sight colours, and text that always fits its space."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

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

Names = Callable[[str], str]

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


def identity(word: str) -> str:
    return word


def paint(color: str | None) -> Paint:
    """The paint of a colour; a pack may invent one, and gets a neutral stand-in."""
    return LOS.get(color or "white", LOS["white"])


@lru_cache(maxsize=2)
def layout(shape: str = "wide") -> Mapping[str, Any]:
    """Where things lie; a tall board is the wide one with other places."""
    path = Path(__file__).parent.parent / "data" / "layout.json"
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    tall: Mapping[str, Any] = loaded.pop("tall")
    return {**loaded, **tall} if shape == "tall" else loaded


def esc(text: str) -> str:
    return escape(text, {'"': "&quot;"})


def num(value: float) -> str:
    """A short number: coordinates need one decimal at most."""
    short = f"{value:.1f}"
    return short[:-2] if short.endswith(".0") else short


def rect(x: float, y: float, wide: float, high: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" '
        f'fill="{fill}"{more}/>'
    )


def _char(c: str) -> float:
    if c in "iIjl.,:;|!'· ":
        return 0.25
    if c in "mwMW@%":
        return 0.74
    if c.isupper():
        return 0.57
    return 0.47


@lru_cache(maxsize=2048)
def width_of(text: str, size: float) -> float:
    """Estimated width in a narrow bold sans: no renderer is at hand, and none is needed."""
    return size * sum(_char(c) for c in text)


def label(
    x: float,
    y: float,
    text: str,
    size: float,
    cls: str = "it-n",
    *,
    room: float = 0,
    anchor: str = "middle",
    fill: str = "",
    lock: bool = False,
    extra: str = "",
) -> str:
    """A line of text, squeezed if it would be wider than `room`.

    `lock` fixes the length even when it fits, so that a reader without narrow fonts
    sees the same layout; counters need it, prose does not.
    """
    wide = width_of(text, size) * (1.22 if cls == "it-s" else 1.0)
    fit = ""
    if room and (lock or wide > room):
        fit = f' textLength="{num(min(wide, room))}" lengthAdjust="spacingAndGlyphs"'
    # Attributes and not style rules: a rule would win over them and could not be varied per line.
    return (
        f'<text class="{cls}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
        f'text-anchor="{anchor}" '
        f'fill="{fill or INK}"{fit}{extra}>'
        f"{esc(text)}</text>"
    )


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


def group(
    el: str,
    title: str,
    body: str,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    extra: str = "",
    scale: float = 1,
) -> str:
    """One element of the picture. Its place is in the transform, so that a page can animate it."""
    more = f" {cls}" if cls else ""
    sized = f" scale({scale})" if scale != 1 else ""
    return (
        f'<g id="{el}" data-el="{el}" class="el{more}" '
        f'transform="translate({num(x)} {num(y)}){sized}"{extra}>'
        f"<title>{esc(title)}</title>{body}</g>"
    )
