"""What drawings share: short numbers, boxes, text that fits its space, elements, light-up styles.

A game keeps its own palette and typefaces; it makes a `Pen` of them and takes the rest from here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape, unescape

from holdfast.core.messages import mark as _
from holdfast.core.reading import Json

__all__ = [
    "LABELLED",
    "Names",
    "Pen",
    "box",
    "esc",
    "group",
    "identity",
    "labelled",
    "lights",
    "locked",
    "num",
    "outline",
    "read_layout",
    "rect",
    "strewn",
    "typefaces",
]

Names = Callable[[str], str]

LABELLED = _("{label}: {value}")
"""How a language puts a label before its value."""


def identity(word: str) -> str:
    return word


def labelled(names: Names, label: str, value: object) -> str:
    """A label and its value in one line, with the colon of the language that the names speak."""
    return names(LABELLED).format(label=label, value=value)


@lru_cache(maxsize=32)
def read_layout(path: Path, shape: str = "") -> Json:
    """Coordinates from a file; those of its section `tall` take the place of others for phones.

    Without a shape the file is given as it is.
    """
    loaded: Json = json.loads(path.read_text(encoding="utf-8"))
    if not shape:
        return loaded
    tall: Json = loaded.pop("tall")
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


def strewn(name: str, shape: str, places: Iterable[tuple[float, float]]) -> str:
    """The same small shape in many places, in their order: trees of a wood. It is told once."""
    points = " ".join(f"{round(x)},{round(y)}" for x, y in places)
    at_each = " ".join(f'marker-{part}="url(#{name})"' for part in ("start", "mid", "end"))
    return (
        f'<marker id="{name}" overflow="visible" markerUnits="userSpaceOnUse">{shape}</marker>'
        f'<polyline points="{points}" fill="none" {at_each}/>'
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


LETTERS: Final[Mapping[str, Mapping[str, int]]] = json.loads(
    (Path(__file__).parent / "data" / "letters.json").read_text(encoding="utf-8")
)
"""Widths of letters in the typefaces that come with the pages, in thousandths of the size."""

UNKNOWN: Final = 600
"""The width of a letter that no typeface has: some other font lends it."""

FACES: Final = {"n": "narrow", "b": "narrow", "s": "serif", "i": "italic"}


def typefaces(prefix: str) -> str:
    """Style rules for the classes of a `Pen`: two narrow ones, a serif and an italic.

    The fonts come with the pages; what stands behind them is for pictures shown elsewhere.
    """
    narrow = '"Barlow Condensed","Roboto Condensed","Arial Narrow","Liberation Sans Narrow"'
    serif = 'Alegreya,"Iowan Old Style",Palatino,Georgia,serif'
    return (
        f".{prefix}-n,.{prefix}-b{{font-family:{narrow},sans-serif;font-weight:600}}\n"
        f".{prefix}-s{{font-family:{serif};font-weight:700}}\n"
        f".{prefix}-i{{font-family:{serif};font-style:italic;font-weight:400}}\n"
        f".{prefix}-s,.{prefix}-i{{font-variant-numeric:lining-nums}}\n"
    )


def _width(text: str, size: float, cls: str) -> float:
    """How wide text of a class runs: no renderer is at hand, and none is needed."""
    face = cls.split(" ")[0].rpartition("-")[2]
    widths = LETTERS[FACES.get(face, "narrow")]
    return size * sum(widths.get(c, UNKNOWN) for c in text) / 1000


class Pen:
    """Writes in the typefaces of a game, whose classes begin with `prefix` (see `typefaces`)."""

    def __init__(self, prefix: str, ink: str) -> None:
        self._normal = f"{prefix}-n"
        self._ink = ink
        self.width_of = lru_cache(maxsize=4096)(self._measure)

    def _measure(self, text: str, size: float, cls: str = "") -> float:
        return _width(text, size, cls or self._normal)

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
            wide = self.width_of(text, size, kind)
            if lock or wide > room:
                fit = f' textLength="{num(min(wide, room))}" lengthAdjust="spacingAndGlyphs"'
        # Attributes and not style rules: a rule would win over them and could not be varied.
        return (
            f'<text class="{kind}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
            f'text-anchor="{anchor}" fill="{fill or self._ink}"{fit}{extra}>{esc(text)}</text>'
        )


_TEXT: Final = re.compile(
    r'<text class="([^"]*)"([^>]*) font-size="([\d.]+)"([^>]*)>([^<]+)</text>'
)


def locked(svg: str) -> str:
    """The same drawing with the length of every line fixed.

    Where a picture is shown by itself the fonts of the pages are not at hand; whatever is used
    instead is then as wide as they are, and nothing collides.
    """
    return _TEXT.sub(_lock, svg)


def _lock(found: re.Match[str]) -> str:
    kind, before, size, after, words = found.groups()
    if "textLength" in after or "letter-spacing" in after:
        return found[0]
    wide = _width(unescape(words, {"&quot;": '"'}), float(size), kind)
    fit = f' textLength="{num(wide)}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="{kind}"{before} font-size="{size}"{after}{fit}>{words}</text>'


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

    A page may give an element another colour for being lit, as `--lit`.
    `note` says why these colours; `more` are rules of the game's own.
    """
    h = f".{prefix}-h"
    return (
        ".el{outline:none}\n"
        f"{note}{h}{{display:none;color:var(--lit,{lit});pointer-events:none}}\n"
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
