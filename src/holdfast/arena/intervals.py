"""How sure a mean or a share is: intervals of 95%, by deals, since games on one deal are alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

__all__ = ["Estimate", "Moments", "mean_by_deal", "moments", "share_by_deal", "wilson"]

Z: Final = 1.959964
"""How many standard errors to each side hold 95%."""
ROUNDING: Final = 1e-12


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval of 95%; None where there is nothing to go by."""

    value: float
    low: float | None
    high: float | None
    games: int

    @property
    def json(self) -> dict[str, float | int | None]:
        return {"value": self.value, "low": self.low, "high": self.high, "games": self.games}


@dataclass(slots=True)
class Moments:
    """What is left of many deals once they are added up: enough for a mean and how sure it is.

    Games on one deal are alike, so it is the deals that count. Sums are all that is kept: memory
    does not grow with the games.
    """

    deals: int = 0
    games: int = 0
    total: float = 0.0
    sizes: float = 0.0
    """The sum of the squares of the deals' numbers of games."""
    squares: float = 0.0
    """The sum of the squares of the deals' totals."""
    products: float = 0.0
    """The sum over deals of total times number of games."""

    def add(self, values: Sequence[float]) -> None:
        """What the games of one more deal gave."""
        if not values:
            return
        total, size = fsum(values), len(values)
        self.deals += 1
        self.games += size
        self.total += total
        self.sizes += size * size
        self.squares += total * total
        self.products += total * size

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None as long as there is nothing to go by."""
        if self.deals < 2:
            return None
        mean = self.total / self.games
        spread = self.squares - 2 * mean * self.products + mean * mean * self.sizes
        # Rounding leaves a little where every deal came to the same.
        spread = spread if spread > ROUNDING * self.squares else 0.0
        return sqrt(spread * self.deals / (self.deals - 1)) / self.games

    def mean(self) -> Estimate | None:
        if not self.games:
            return None
        mean, error = self.total / self.games, self.error
        if error is None:
            return Estimate(mean, None, None, self.games)
        return Estimate(mean, mean - Z * error, mean + Z * error, self.games)

    def gap(self) -> Estimate | None:
        """The mean of differences of shares on the same deals, from -1 to 1.

        Where nearly all deals agree, their spread says too little: the interval is that of Agresti
        and Min, with half a deal of each of the four ways in which a pair can come out.
        """
        if not self.games:
            return None
        deals = self.deals + 2
        middle = self.total / deals
        spread = (self.squares + 1) / deals - middle * middle
        reach = Z * sqrt(spread / deals)
        low, high = max(-1.0, middle - reach), min(1.0, middle + reach)
        return Estimate(self.total / self.games, low, high, self.games)

    def share(self) -> Estimate | None:
        """A share of games, such as those won, where each game gives 0 to 1.

        The interval is Wilson's, which is sound near 0 and 1 too, for as many independent games as
        the spread between deals says that these are worth.
        """
        if not self.games:
            return None
        share, worth, error = self.total / self.games, float(self.games), self.error
        alone = share * (1 - share)
        if error is not None and alone > 0:
            # Deals that even out are worth more than as many games; how much is guessed with care.
            worth = alone / max(error**2, alone / (2 * worth))
        return Estimate(share, *wilson(share, worth), self.games)


def moments(values: Mapping[int, Sequence[float]]) -> Moments:
    """What the games of each deal gave, added up."""
    found = Moments()
    for group in values.values():
        found.add(group)
    return found


def mean_by_deal(values: Mapping[int, Sequence[float]]) -> Estimate | None:
    """The mean of what the games of each deal gave."""
    return moments(values).mean()


def share_by_deal(values: Mapping[int, Sequence[float]]) -> Estimate | None:
    """A share of games, such as those won, where each game gives 0 to 1."""
    return moments(values).share()


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval of 95% for a share of so many independent games."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    width = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - width), min(1.0, middle + width)
