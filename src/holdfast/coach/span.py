"""What is known of a number that was found by trying: its mean, and where it lies with 95%."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypedDict

__all__ = ["Span", "SpanJson", "chance_span", "gap", "number_span"]

NORMAL = 1.96
"""So many standard errors on either side make 95%."""


class SpanJson(TypedDict):
    """An estimate, and the bounds of its interval of 95%."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Span:
    """An estimate with its interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of its width: the plus or minus."""
        return (self.high - self.low) / 2

    @property
    def json(self) -> SpanJson:
        return {
            "value": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
        }


def chance_span(tries: Sequence[float]) -> Span:
    """A chance from tries that each say something between 0 and 1.

    One more try that could have gone either way is added to the spread, so that a few equal tries
    do not pass for certainty.
    """
    count = len(tries)
    if not count:
        return Span(0.5, 0.0, 1.0)
    mean = sum(tries) / count
    doubt = (sum(tries) + 1) / (count + 2)
    spread = sum((one - mean) ** 2 for one in tries) + doubt * (1 - doubt)
    wide = NORMAL * sqrt(spread / (count + 1) / count)
    return Span(mean, max(0.0, mean - wide), min(1.0, mean + wide))


def number_span(tries: Sequence[float]) -> Span:
    """A number without bounds, such as a score."""
    if not tries:
        return Span(0.0, float("-inf"), float("inf"))
    mean, error = mean_and_error(tries)
    return Span(mean, mean - NORMAL * error, mean + NORMAL * error)


def gap(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """How much more the first is worth in the rounds that both have played, and the standard error
    of that; infinite before there is anything to go by."""
    rounds = min(len(first), len(second))
    return mean_and_error([first[at] - second[at] for at in range(rounds)])


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    count = len(numbers)
    if not count:
        return 0.0, float("inf")
    mean = sum(numbers) / count
    if count < 2:
        return mean, float("inf")
    return mean, sqrt(sum((one - mean) ** 2 for one in numbers) / (count - 1) / count)
