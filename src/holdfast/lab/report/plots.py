"""Plots as SVG, drawn by matplotlib: intervals, shares, distributions, curves over turns.

Letters stay letters, so that files are small and can be searched; nothing in them depends on when
they were made.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from holdfast.arena.intervals import Estimate
from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _
from holdfast.lab.report.words import Words

try:
    import matplotlib as mpl
    from matplotlib.figure import Figure
except ImportError:  # an extra, which whoever only plays does not need
    raise HoldfastError(
        _("reports are drawn with matplotlib; get it with: {command}"),
        facts={"command": "pip install 'holdfast[lab]'"},
    ) from None

__all__ = ["bars", "curves", "distributions", "intervals", "shares"]

INKS: Final = (
    "#2e5f9c", "#b4472f", "#3b7d4f", "#7a5aa6", "#b98a2b", "#4c8f93", "#8c4a6b", "#777166",
)  # fmt: skip
SOFT, LINE = "#6b6355", "#ddd5c5"
MEASURED: Final = "DejaVu Serif"
"""Which letters are measured by, since matplotlib brings them; those of the page are narrower."""
STYLE: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "holdfast",
    "font.family": [MEASURED],
    "font.size": 10.5,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "legend.frameon": False,
    "savefig.facecolor": "none",
}
MOST_LINES: Final = 4
"""So many arms can be told apart in one plot."""
WIDE: Final = 9.0
NUMERAL: Final = re.compile(r">(−?\d[\d.,]*%?)</text>")
"""What stands along an axis."""


def _drawn(figure: Figure, label: str, words: Words) -> str:
    """A figure as SVG to stand within a page."""
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r">\s+<", "><", svg)
    svg = svg.replace(f"'{MEASURED}'", f"Georgia, '{MEASURED}', serif")
    svg = NUMERAL.sub(lambda found: f">{words.written(found[1])}</text>", svg)
    label = label.replace("&", "and").replace("<", "").replace('"', "")
    return svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)


def _axes(high: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(WIDE, high))
    return figure, figure.add_subplot()


def _legend(axes: Any, names: int) -> None:
    """Which ink is whose, above the plot where it covers nothing."""
    if names > 1:
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=4, borderaxespad=0.2)


def intervals(
    found: Sequence[tuple[str, Estimate]], label: str, words: Words, *, zero: bool, share: bool
) -> str:
    """Estimates with their intervals of 95%, one below the other."""
    if not found:
        return ""
    with mpl.rc_context(STYLE):  # type: ignore[arg-type]
        figure, axes = _axes(0.9 + 0.27 * len(found))
        for at, (_name, one) in enumerate(found):
            low = one.value if one.low is None else one.low
            high = one.value if one.high is None else one.high
            ink = INKS[0] if not zero or low > 0 else INKS[1] if high < 0 else SOFT
            axes.plot([low, high], [at, at], color=ink, linewidth=2, solid_capstyle="round")
            axes.plot([one.value], [at], "o", color=ink, markersize=5)
        axes.set_yticks(range(len(found)), [name for name, _one in found])
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.grid(axis="y", visible=False)
        if zero:
            axes.axvline(0, color=SOFT, linewidth=1)
        if share:
            axes.xaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0))
        axes.set_xlabel(label)
        return _drawn(figure, label, words)


def shares(found: Mapping[str, Mapping[str, float]], label: str, words: Words) -> str:
    """For each arm how its games divide, as bars of one length."""
    if not found:
        return ""
    ways = list(dict.fromkeys(word for parts in found.values() for word in parts))
    with mpl.rc_context(STYLE):  # type: ignore[arg-type]
        figure, axes = _axes(1.1 + 0.32 * len(found))
        for number, word in enumerate(ways):
            for at, parts in enumerate(found.values()):
                before = sum(parts.get(other, 0.0) for other in ways[:number])
                axes.barh(
                    at,
                    parts.get(word, 0.0),
                    left=before,
                    height=0.7,
                    color=INKS[number % len(INKS)],
                    label=word if at == 0 else None,
                )
        axes.set_yticks(range(len(found)), list(found))
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.set_xlim(0, 1)
        axes.grid(axis="y", visible=False)
        axes.xaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0))
        _legend(axes, len(ways))
        axes.set_xlabel(label)
        return _drawn(figure, label, words)


def distributions(
    found: Mapping[str, Sequence[float]],
    label: str,
    words: Words,
    counted: str = _("games of an arm"),
) -> str:
    """How a figure is spread in each of a few arms."""
    shown = {name: values for name, values in list(found.items())[:MOST_LINES] if values}
    if not shown:
        return ""
    lowest = min(min(values) for values in shown.values())
    highest = max(max(values) for values in shown.values())
    step = (highest - lowest) / 40
    if all(float(value).is_integer() for values in shown.values() for value in values):
        step = max(1.0, step)
    step = step or 1.0
    edges = [lowest - step / 2 + step * at for at in range(int((highest - lowest) / step) + 3)]
    with mpl.rc_context(STYLE):  # type: ignore[arg-type]
        figure, axes = _axes(3.0)
        for at, (name, values) in enumerate(shown.items()):
            weights = [1 / len(values)] * len(values)
            axes.hist(
                values,
                bins=edges,
                weights=weights,
                histtype="stepfilled" if at == 0 else "step",
                alpha=0.35 if at == 0 else 1,
                color=INKS[at],
                linewidth=1.6,
                label=name,
            )
        axes.yaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0))
        axes.set_xlabel(label)
        axes.set_ylabel(words.say(counted))
        _legend(axes, len(shown))
        return _drawn(figure, label, words)


def curves(found: Mapping[str, Sequence[tuple[int, float]]], label: str, words: Words) -> str:
    """How something goes on from turn to turn, on average."""
    shown = {name: points for name, points in list(found.items())[:MOST_LINES] if points}
    if not shown:
        return ""
    with mpl.rc_context(STYLE):  # type: ignore[arg-type]
        figure, axes = _axes(3.0)
        for at, (name, points) in enumerate(shown.items()):
            axes.plot(*zip(*points, strict=True), color=INKS[at], linewidth=1.8, label=name)
        axes.set_xlabel(words.say(_("turn of a match")))
        axes.set_ylabel(label)
        axes.set_ylim(bottom=min(0, axes.get_ylim()[0]))
        _legend(axes, len(shown))
        return _drawn(figure, label, words)


def bars(found: Sequence[tuple[str, float]], label: str, words: Words) -> str:
    """Figures beside each other."""
    if not found:
        return ""
    with mpl.rc_context(STYLE):  # type: ignore[arg-type]
        figure, axes = _axes(0.9 + 0.25 * len(found))
        axes.barh(range(len(found)), [value for _name, value in found], color=INKS[0], height=0.7)
        axes.set_yticks(range(len(found)), [name for name, _value in found])
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(label)
        return _drawn(figure, label, words)
