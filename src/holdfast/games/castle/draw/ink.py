"""Pens and paper: palette, suits and houses, and text that always fits its space."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

Names = Callable[[str], str]

INK: Final = "#2a241d"
SOFT: Final = "#6b6150"
PAPER: Final = "#efe6cf"
STOCK: Final = "#fdf9ee"
RULE: Final = "#a89a7a"
STONE: Final = "#aaa593"
DARK: Final = "#7e7969"
FELT: Final = "#33443b"
GOLD: Final = "#e2b84b"
BLOOD: Final = "#b3321f"

# Two inks as on an ordinary pack, or one ink per suit.
INKS: Final[dict[int, dict[str, str]]] = {
    4: {"S": "#23283a", "H": "#b4232a", "D": "#1c5d99", "C": "#1f6b3a"},
    2: {"S": "#23283a", "H": "#b4232a", "D": "#b4232a", "C": "#23283a"},
}


class House:
    """A seat's colours: field, charge, and the ink that reads on the field."""

    __slots__ = ("charge", "field", "ink", "shade")

    def __init__(self, field: str, shade: str, charge: str, ink: str) -> None:
        self.field, self.shade, self.charge, self.ink = field, shade, charge, ink


# Each house also bears a figure of its own (see `scene`), so that grey print tells them apart.
HOUSES: Final = (
    House("#8e2f2b", "#6f2320", "#f0d9a0", "#fff6e2"),
    House("#2f5878", "#234560", "#e9e2cf", "#fff6e2"),
    House("#4f6b35", "#3c5328", "#efe2b0", "#fff6e2"),
    House("#76507e", "#5b3c62", "#eddcea", "#fff6e2"),
)


def identity(word: str) -> str:
    return word


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


def scaled(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def rect(x: float, y: float, wide: float, high: float, fill: str, more: str = "") -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" '
        f'fill="{fill}"{more}/>'
    )


def _char(c: str) -> float:
    if c in "iIjl.,:;|!'· ":
        return 0.26
    if c in "mwMW@%":
        return 0.76
    if c.isupper():
        return 0.58
    return 0.48


@lru_cache(maxsize=2048)
def width_of(text: str, size: float) -> float:
    """Estimated width in a narrow bold sans: no renderer is at hand, and none is needed."""
    return size * sum(_char(c) for c in text)


def label(
    x: float,
    y: float,
    text: str,
    size: float,
    cls: str = "ca-n",
    *,
    room: float = 0,
    anchor: str = "middle",
    fill: str = INK,
) -> str:
    """A line of text, squeezed if it would be wider than `room`."""
    wide = width_of(text, size) * (1.25 if cls == "ca-s" else 1.0)
    fit = ""
    if room and wide > room:
        fit = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
    # Attributes and not style rules: a rule would win over them and could not be varied per line.
    return (
        f'<text class="{cls}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
        f'text-anchor="{anchor}" fill="{fill}"{fit}>{esc(text)}</text>'
    )


def use(ref: str, x: float = 0, y: float = 0, scale: float = 1, turn: int = 0) -> str:
    """A drawing of the static part, put in its place."""
    parts = []
    if x or y:
        parts.append(f"translate({num(x)} {num(y)})")
    if turn:
        parts.append(f"rotate({turn})")
    if scale != 1:
        parts.append(f"scale({scaled(scale)})")
    at = f' transform="{" ".join(parts)}"' if parts else ""
    return f'<use href="#ca-{ref}"{at}/>'


def halo(kind: str, scale: float = 1, turn: int = 0, x: float = 0, y: float = 0) -> str:
    """The outline that shows only while the element is lit, chosen or focused."""
    at = use(f"h-{kind}", x, y, scale, turn)
    return at.replace("<use ", '<use class="ca-h" ', 1)


def group(el: str, title: str, body: str, x: float = 0, y: float = 0, cls: str = "") -> str:
    """One element of the picture. Its place is in the transform, so that a page can animate it."""
    more = f" {cls}" if cls else ""
    return (
        f'<g id="{el}" data-el="{el}" class="el{more}" transform="translate({num(x)} {num(y)})">'
        f"<title>{esc(title)}</title>{body}</g>"
    )
