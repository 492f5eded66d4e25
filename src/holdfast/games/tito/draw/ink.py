"""Pens and paper: palette, short numbers, and text that always fits its space."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

__all__ = [
    "BANDS",
    "CARD",
    "INK",
    "PAPER",
    "RULE",
    "SOFT",
    "TERRAIN",
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

Names = Callable[[str], str]

INK: Final = "#2a2a26"
SOFT: Final = "#5d5a4e"
PAPER: Final = "#efe8d4"
CARD: Final = "#f8f4e6"
RULE: Final = "#b3a988"

# Solid, light and dark of each terrain colour; a colour that a pack invents is drawn grey.
TERRAIN: Final[dict[str, tuple[str, str, str]]] = {
    "green": ("#8fae6b", "#b9cd98", "#4c6a35"),
    "orange": ("#e0a04c", "#f0c98d", "#7d4f14"),
    "red": ("#bf5640", "#dc9580", "#5d1f14"),
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
    "C": ("#7a6a3a", "#ffffff"),
}
OTHER_BAND: Final = ("#55574f", "#ffffff")


def identity(word: str) -> str:
    return word


def band(name: str) -> tuple[str, str]:
    return BANDS.get(name, OTHER_BAND)


def terrain(colour: str) -> tuple[str, str, str]:
    return TERRAIN.get(colour, OTHER_TERRAIN)


@lru_cache(maxsize=1)
def layout() -> Mapping[str, Any]:
    path = Path(__file__).parent.parent / "data" / "layout.json"
    loaded: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


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
    cls: str = "ct-n",
    *,
    room: float = 0,
    anchor: str = "middle",
    fill: str = INK,
    extra: str = "",
) -> str:
    """A line of text, squeezed if it would be wider than `room`."""
    # Serifs run wider than the narrow bold that is measured, plain letters narrower.
    wide = width_of(text, size) * (1.16 if "ct-s" in cls else 0.93 if cls == "ct-b" else 1.0)
    fit = ""
    if room and wide > room:
        fit = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text class="{cls}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
        f'text-anchor="{anchor}" fill="{fill}"{fit}{extra}>{esc(text)}</text>'
    )


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
    return f'<use href="#ct-{ref}"{at}{extra}/>'


def halo(kind: str, extra: str = "") -> str:
    """The outline that shows only while the element is lit, chosen or focused."""
    return f'<use class="ct-h" href="#ct-h-{kind}"{extra}/>'


def element(
    el: str,
    title: str,
    body: str,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    scale: float = 1,
    extra: str = "",
) -> str:
    """One element of the picture. Its place is in the transform, so that a page can animate it."""
    more = f" {cls}" if cls else ""
    sized = f" scale({scale})" if scale != 1 else ""
    return (
        f'<g id="{el}" data-el="{el}" class="el{more}" '
        f'transform="translate({num(x)} {num(y)}){sized}"{extra}>'
        f"<title>{esc(title)}</title>{body}</g>"
    )
