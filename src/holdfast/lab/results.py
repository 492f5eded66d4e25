"""What came of an experiment: lazy tables of its games, its matches, and estimates in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl

from holdfast.core.errors import HoldfastError
from holdfast.core.journal import fingerprint
from holdfast.core.match import Match
from holdfast.core.reading import Json
from holdfast.lab import tables
from holdfast.lab.experiment import MEASURES, Arm, Experiment
from holdfast.lab.folder import BadRun, kept_experiment
from holdfast.lab.measures import Estimates
from holdfast.lab.playing import begin, deal_seed

__all__ = ["Results"]


class Results:
    """The results in a folder. Nothing is read before it is asked for."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.experiment: Experiment = kept_experiment(self.folder)

    @property
    def games(self) -> pl.LazyFrame:
        """A row per game: see `tables.GAMES` for the columns."""
        return tables.scan([*(self.folder / "games").glob("*.parquet")], tables.GAMES)

    @property
    def counts(self) -> pl.LazyFrame:
        """A row for each thing that was counted in a game: what, key, turn, n."""
        found = self.games.select("arm", "deal", "seating", "counts").explode("counts")
        return found.drop_nulls("counts").unnest("counts")

    @property
    def journals(self) -> pl.LazyFrame:
        """A row per match: seed and numbers of actions; `match` plays one again."""
        return tables.scan([*(self.folder / "journals").glob("*.parquet")], tables.JOURNALS)

    def match(self, arm: str, deal: int, seating: int = 0) -> Match:
        """A match of the dataset, played again and compared with how it ended."""
        wanted = (pl.col("arm") == arm) & (pl.col("deal") == deal) & (pl.col("seating") == seating)
        found = self.journals.filter(wanted).collect().to_dicts()
        if not found:
            raise BadRun(f"{self.folder} has no match of arm “{arm}”, deal {deal}, {seating}")
        return self._again(found[0])

    def matches(self) -> Iterator[Match]:
        """All matches of the dataset, one after the other."""
        for path in sorted((self.folder / "journals").glob("*.parquet")):
            for row in pl.read_parquet(path).iter_rows(named=True):
                yield self._again(row)

    def _again(self, row: Json) -> Match:
        where = f"arm “{row['arm']}”, deal {row['deal']}, seating {row['seating']}"
        arm = self.arm(row["arm"])
        match = begin(
            arm, deal_seed(self.experiment.seed, row["deal"]), self.experiment.from_position
        )
        actions = arm.edition.vocabulary.actions
        try:
            for number in row["actions"]:
                match.play(actions[number])
        except (HoldfastError, IndexError) as error:
            raise BadRun(f"{where}: these rules play it otherwise: {error}") from None
        if fingerprint(match.position()) != row["last"]:
            raise BadRun(f"{where}: these rules play it otherwise: it ends in another position")
        return match

    def arm(self, name: str) -> Arm:
        """An arm by its name."""
        for arm in self.experiment.arms:
            if arm.name == name:
                return arm
        raise BadRun(f"the experiment has no arm “{name}”")

    def estimates(self) -> Estimates:
        """What the games come to, batch by batch as the run itself saw them."""
        found = Estimates(self.experiment)
        for path in sorted((self.folder / "games").glob("*.parquet")):
            found.add(tables.read_rows(path))
        return found

    def summary(self) -> Json:
        """Means and differences of all measures, with intervals of 95%, as JSON."""
        found = self.estimates()
        first = self.experiment.arms[0].name
        arms = {
            arm.name: {
                "games": found.games(arm.name),
                **{
                    measure: {
                        "mean": _json(found.mean(arm.name, measure)),
                        "difference": None
                        if arm.name == first
                        else _json(found.gap(arm.name, measure)),
                    }
                    for measure in MEASURES
                },
            }
            for arm in self.experiment.arms
        }
        return {
            "title": self.experiment.title,
            "seed": self.experiment.seed,
            "deals": found.deals,
            "wanted": self.experiment.games,
            "enough": found.is_enough if self.experiment.stop else None,
            "first": first,
            "arms": arms,
        }


def _json(estimate: Any) -> Json | None:
    return None if estimate is None else dict(estimate.json)
