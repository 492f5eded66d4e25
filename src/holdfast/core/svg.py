"""What drawings share: short numbers, boxes, text that fits its space, elements, light-up styles.

A game keeps its own palette and typefaces; it makes a `Pen` of them and takes the rest from here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

__all__ = [
    "Names",
    "Pen",
    "box",
    "esc",
    "group",
    "identity",
    "lights",
    "num",
    "outline",
    "read_layout",
    "rect",
]

Names = Callable[[str], str]


def identity(word: str) -> str:
    return word


@lru_cache(maxsize=32)
def read_layout(path: Path, shape: str = "") -> Mapping[str, Any]:
    """Coordinates from a file; those of its section `tall` take the place of others for phones.

    Without a shape the file is given as it is.
    """
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if not shape:
        return loaded
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


def box(wide: float, high: float, round_: float) -> str:
    """A rounded box about (0, 0)."""
    return (
        f'<rect x="{num(-wide / 2)}" y="{num(-high / 2)}" width="{num(wide)}" '
        f'height="{num(high)}" rx="{num(round_)}"/>'
    )


def group(
    el: str,
    title: str,
    body: str,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    scale: float = 1,
    extra: str = "",
) -> str:
    """One element of a picture. Its place is in the transform, so that a page can animate it."""
    name = esc(el)
    more = f" {cls}" if cls else ""
    sized = f" scale({scale})" if scale != 1 else ""
    return (
        f'<g id="{name}" data-el="{name}" class="el{more}" '
        f'transform="translate({num(x)} {num(y)}){sized}"{extra}>'
        f"<title>{esc(title)}</title>{body}</g>"
    )


# Text


class Pen:
    """Writes in the typefaces of one game, whose classes begin with `prefix`.

    `widths` are those of thin letters, broad ones, capitals and others in the narrow bold that
    most text is set in; `wider` says how much wider or narrower another class runs.
    """

    def __init__(
        self,
        prefix: str,
        ink: str,
        widths: tuple[float, float, float, float],
        wider: Mapping[str, float],
    ) -> None:
        self._normal = f"{prefix}-n"
        self._ink = ink
        self._widths = widths
        self._wider = wider
        self.width_of = lru_cache(maxsize=2048)(self._measure)

    def _letter(self, c: str) -> float:
        thin, broad, capital, other = self._widths
        if c in "iIjl.,:;|!'· ":
            return thin
        if c in "mwMW@%":
            return broad
        return capital if c.isupper() else other

    def _measure(self, text: str, size: float) -> float:
        """Estimated width: no renderer is at hand, and none is needed."""
        return size * sum(self._letter(c) for c in text)

    def label(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        cls: str = "",
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
        kind = cls or self._normal
        fit = ""
        if room:
            wide = self.width_of(text, size) * self._wider.get(kind, 1.0)
            if lock or wide > room:
                fit = f' textLength="{num(min(wide, room))}" lengthAdjust="spacingAndGlyphs"'
        # Attributes and not style rules: a rule would win over them and could not be varied.
        return (
            f'<text class="{kind}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
            f'text-anchor="{anchor}" fill="{fill or self._ink}"{fit}{extra}>{esc(text)}</text>'
        )


# Elements that can be chosen


def lights(
    prefix: str,
    *,
    lit: str,
    hover: str,
    chosen: str,
    focus: str,
    dim: str = ".5",
    note: str = "",
    more: str = "",
) -> str:
    """Style rules: outlines show while an element is lit, chosen or focused; pieces glide.

    `note` says why these colours; `more` are rules of the game's own.
    """
    h = f".{prefix}-h"
    return (
        ".el{outline:none}\n"
        f"{note}{h}{{display:none;color:{lit};pointer-events:none}}\n"
        ".el.lit{cursor:pointer}\n"
        f".el.lit>{h},.el.chosen>{h},.el:focus-visible>{h}{{display:inline}}\n"
        f".el.lit>{h}{{animation:{prefix}-glow 1.8s ease-in-out infinite}}\n"
        f".el.lit:hover>{h}{{color:{hover};animation:none}}\n"
        f".el.chosen>{h}{{color:{chosen};animation:none}}\n"
        f".el:focus-visible>{h}{{color:{focus};animation:none}}\n"
        f"{more}@keyframes {prefix}-glow{{50%{{opacity:{dim}}}}}\n"
        f".{prefix}-pc{{transition:transform .35s ease}}\n"
        f"@media (prefers-reduced-motion:reduce){{.el.lit>{h}{{animation:none}}"
        f".{prefix}-pc{{transition:none}}}}\n"
    )


def outline(
    name: str,
    shape: str,
    *,
    ink: str,
    casing: str = "8",
    line: str = "5",
    dark: str = ".55",
    more: str = "",
) -> str:
    """Dark casing below, the current colour above: seen on any ground, and tints nothing."""
    return (
        f'<g id="{name}" fill="none"{more}>'
        f'<g stroke="{ink}" stroke-width="{casing}" opacity="{dark}">{shape}</g>'
        f'<g stroke="currentColor" stroke-width="{line}">{shape}</g></g>'
    )
