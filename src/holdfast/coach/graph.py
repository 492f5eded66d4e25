"""A graph of a match as SVG: how a number went up and down, action by action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.core.svg import esc, num

__all__ = ["Curve", "Dot", "graph"]

WIDE, HIGH = 900, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 18, 40
INKS = ("#2e5f9c", "#b4472f", "#3b7d4f", "#7a5aa6")
GRID, WORDS = "#d9d2c3", "#5b554a"
MOST_LABELS = 12


@dataclass(frozen=True, slots=True)
class Curve:
    """One line: its name, and points as number of actions and value."""

    name: str
    points: Sequence[tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Dot:
    """A moment to be marked: a number to find it by in the text beside."""

    at: int
    value: float
    label: str


@dataclass(frozen=True, slots=True)
class Scale:
    """Where numbers lie on the picture."""

    last: int
    low: float
    high: float

    def x(self, at: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * at / max(1, self.last)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * share


def graph(
    title: str,
    curves: Sequence[Curve],
    *,
    dots: Sequence[Dot] = (),
    chapters: Sequence[tuple[int, str]] = (),
    bounds: tuple[float, float] = (0.0, 1.0),
    ticks: Sequence[tuple[float, str]] = (),
    below: str = "",
) -> str:
    """The graph. `bounds` are the lowest and the highest value; `ticks` are written beside."""
    low, high = bounds
    last = max((at for curve in curves for at, _value in curve.points), default=1)
    scale = Scale(last, low, high if high > low else low + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'class="graph"><title>{esc(title)}</title>'
        f'<rect width="{WIDE}" height="{HIGH}" rx="10" fill="#fbf8f1"/>'
    ]
    parts += [_tick(scale, value, label) for value, label in ticks]
    parts += _chapters(scale, chapters)
    if len(curves) == 1:
        parts.append(_area(scale, curves[0]))
    parts += [_line(scale, curve, INKS[at % len(INKS)]) for at, curve in enumerate(curves)]
    if len(curves) > 1:
        parts += [_legend(at, curve) for at, curve in enumerate(curves)]
    parts += [_dot(scale, dot) for dot in dots]
    parts.append(_words(WIDE - RIGHT, HIGH - 8, below, "end"))
    return "".join([*parts, "</svg>"])


def _words(x: float, y: float, words: str, anchor: str, size: int = 13) -> str:
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{size}" font-family="sans-serif" '
        f'text-anchor="{anchor}" fill="{WORDS}">{esc(words)}</text>'
    )


def _tick(scale: Scale, value: float, label: str) -> str:
    y = scale.y(value)
    return (
        f'<path d="M{LEFT} {num(y)}H{WIDE - RIGHT}" stroke="{GRID}"/>'
        + _words(LEFT - 8, y + 4, label, "end")
    )  # fmt: skip


def _chapters(scale: Scale, chapters: Sequence[tuple[int, str]]) -> list[str]:
    """Where chapters begin; every second or third is named when there are many."""
    apart = max(1, -(-len(chapters) // MOST_LABELS))
    parts = []
    for place, (at, label) in enumerate(chapters):
        x = scale.x(at)
        parts.append(
            f'<path d="M{num(x)} {TOP}V{HIGH - BOTTOM}" stroke="{GRID}" stroke-dasharray="2 4"/>'
        )
        if place % apart == 0:
            parts.append(_words(x, HIGH - BOTTOM + 16, label, "middle", 12))
    return parts


def _path(scale: Scale, curve: Curve) -> str:
    return "L".join(f"{num(scale.x(at))} {num(scale.y(value))}" for at, value in curve.points)


def _area(scale: Scale, curve: Curve) -> str:
    if not curve.points:
        return ""
    floor = num(HIGH - BOTTOM)
    start, end = scale.x(curve.points[0][0]), scale.x(curve.points[-1][0])
    return (
        f'<path d="M{num(start)} {floor}L{_path(scale, curve)}L{num(end)} {floor}Z" '
        f'fill="{INKS[0]}" fill-opacity=".14"/>'
    )


def _line(scale: Scale, curve: Curve, ink: str) -> str:
    if not curve.points:
        return ""
    return (
        f'<path d="M{_path(scale, curve)}" fill="none" stroke="{ink}" stroke-width="2.2" '
        f'stroke-linejoin="round"/>'
    )


def _legend(at: int, curve: Curve) -> str:
    x = LEFT + 10 + at * 190
    return (
        f'<path d="M{x} 12h22" stroke="{INKS[at % len(INKS)]}" stroke-width="3"/>'
        + _words(x + 28, 16, curve.name, "start")
    )  # fmt: skip


def _dot(scale: Scale, dot: Dot) -> str:
    x, y = scale.x(dot.at), scale.y(dot.value)
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="10" fill="#c8362b" stroke="#fff" '
        f'stroke-width="2"/><text x="{num(x)}" y="{num(y + 4)}" font-size="12" '
        f'font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#fff">'
        f"{esc(dot.label)}</text>"
    )
