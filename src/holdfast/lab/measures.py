"""What is estimated of an arm, and of its difference to the first, as games come in.

Only sums are kept. They are added up deal by deal in the order of deals, so that the same games
give the same numbers to the last bit, whoever played them and when.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from holdfast.arena.intervals import Estimate, Moments
from holdfast.arena.rating import shares_of
from holdfast.lab.experiment import MEASURES, Arm, Experiment
from holdfast.lab.playing import Row

__all__ = ["SHARES", "Estimates", "Game", "value_of"]

SHARES: Final = frozenset({"win"})


class Game(Protocol):
    """What is measured of a game: a `Row`, or a row of a table."""

    @property
    def seats(self) -> Sequence[str]: ...
    @property
    def outcomes(self) -> Sequence[str]: ...
    @property
    def returns(self) -> Sequence[float]: ...
    @property
    def score(self) -> float | None: ...
    @property
    def decisions(self) -> int: ...


def value_of(game: Game, measure: str, bot: str, swap: bool) -> float | None:
    """What a game gave to a bot: that of the arm's first seat, wherever it sat.

    Where deals are played from all seats, a bot that has several of them got their mean: among
    equals nobody is ahead.
    """
    if measure == "score":
        return game.score
    if measure == "decisions":
        return float(game.decisions)
    given = shares_of(game.outcomes) if measure == "win" else game.returns
    places = [at for at, word in enumerate(game.seats) if word == bot]
    values = [given[at] for at in (places if swap else places[:1])]
    return sum(values) / len(values)


class Estimates:
    """The estimates of an experiment so far."""

    def __init__(self, experiment: Experiment) -> None:
        self._experiment = experiment
        self.deals = 0
        self._means = {arm.name: {one: Moments() for one in MEASURES} for arm in experiment.arms}
        self._gaps = {arm.name: {one: Moments() for one in MEASURES} for arm in experiment.arms}

    def add(self, rows: Iterable[Row]) -> None:
        """Whole deals, in their order."""
        deals: dict[int, dict[str, list[Row]]] = {}
        for row in rows:
            deals.setdefault(row.deal, {}).setdefault(row.arm, []).append(row)
        for _deal, by_arm in sorted(deals.items()):
            self.deals += 1
            self._add_deal(by_arm)

    def _add_deal(self, by_arm: dict[str, list[Row]]) -> None:
        first = self._experiment.arms[0]
        for measure in MEASURES:
            usual = self._values(by_arm[first.name], measure, first)
            for arm in self._experiment.arms:
                values = self._values(by_arm[arm.name], measure, arm)
                self._means[arm.name][measure].add(values)
                if arm is not first and values and usual:
                    gap = sum(values) / len(values) - sum(usual) / len(usual)
                    self._gaps[arm.name][measure].add([gap])

    def _values(self, rows: Iterable[Row], measure: str, arm: Arm) -> list[float]:
        swap = self._experiment.swap
        found = (value_of(row, measure, arm.seated[0], swap) for row in rows)
        return [value for value in found if value is not None]

    def mean(self, arm: str, measure: str) -> Estimate | None:
        """What the arm gives."""
        found = self._means[arm][measure]
        return found.share() if measure in SHARES else found.mean()

    def gap(self, arm: str, measure: str) -> Estimate | None:
        """What it gives more than the first arm, on the same deals."""
        found = self._gaps[arm][measure]
        return found.gap() if measure in SHARES else found.mean()

    def games(self, arm: str) -> int:
        return self._means[arm]["decisions"].games

    @property
    def is_enough(self) -> bool:
        """Whether every interval is narrow enough for the experiment."""
        stop = self._experiment.stop
        if stop is None or self.deals < stop.least:
            return False
        if stop.of == "mean":
            found = [self.mean(arm.name, stop.measure) for arm in self._experiment.arms]
        else:
            found = [self.gap(arm.name, stop.measure) for arm in self._experiment.arms[1:]]
        return all(_reach(one) <= stop.within for one in found)


def _reach(found: Estimate | None) -> float:
    """How far an interval reaches to each side; without one, for ever."""
    if found is None or found.low is None or found.high is None:
        return float("inf")
    return (found.high - found.low) / 2
