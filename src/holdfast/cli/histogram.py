"""How figures are spread, as bars of letters: for terminals, where nothing can be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import floor, log10
from typing import Final

__all__ = ["Bin", "bar", "binned"]

MOST: Final = 16
"""Not many more bars than that: all of them shall be seen at once."""
WIDTH: Final = 40
EIGHTHS: Final = " ▏▎▍▌▋▊▉"


@dataclass(frozen=True, slots=True)
class Bin:
    """How many values lie from `low` to `high`: whole ones include it, others stay below."""

    low: float
    high: float
    count: int

    @property
    def json(self) -> dict[str, float]:
        return asdict(self)


def binned(values: Sequence[float]) -> list[Bin]:
    """Bins of one width, with edges that are easily read; those within that are empty, too."""
    if not values:
        return []
    lowest, highest = min(values), max(values)
    is_whole = all(float(value).is_integer() for value in values)
    step = _step(highest - lowest, is_whole)
    first = floor(lowest / step)
    counts = [0] * (floor(highest / step) - first + 1)
    for value in values:
        counts[floor(value / step) - first] += 1
    wide = step - 1 if is_whole else step
    # Rounding takes away what a share as 0.1 has too much.
    edges = [round((first + at) * step, 9) for at in range(len(counts))]
    return [Bin(low, round(low + wide, 9), n) for low, n in zip(edges, counts, strict=True)]


def _step(reach: float, is_whole: bool) -> float:
    """1, 2 or 5 times a power of ten, so that there are about as many bins as can be seen."""
    if reach == 0:
        return 1.0
    power = 10.0 ** floor(log10(reach / MOST))
    step = next(power * by for by in (1, 2, 5, 10) if reach / (power * by) <= MOST)
    return max(1.0, step) if is_whole else step


def bar(share: float) -> str:
    """A bar, so long as the longest with its spaces; what is more than nothing is seen."""
    eighths = max(round(share * WIDTH * 8), share > 0)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(WIDTH)
