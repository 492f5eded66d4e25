"""Pens and paper: palette, suits and houses, and text that always fits its space."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from holdfast.core.reading import Json
from holdfast.core.svg import Names, Pen, esc, group, identity, num, read_layout, rect

__all__ = [
    "BLOOD",
    "DARK",
    "FELT",
    "GOLD",
    "HOUSES",
    "INK",
    "INKS",
    "PAPER",
    "RULE",
    "SOFT",
    "STOCK",
    "STONE",
    "Names",
    "esc",
    "group",
    "halo",
    "identity",
    "label",
    "layout",
    "num",
    "rect",
    "scaled",
    "use",
    "width_of",
]

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


PEN: Final = Pen("ca", INK)
label = PEN.label
width_of = PEN.width_of


def layout() -> Json:
    return read_layout(Path(__file__).parent.parent / "data" / "layout.json")


def scaled(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


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
