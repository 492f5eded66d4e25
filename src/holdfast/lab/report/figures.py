"""What a report shows, computed from the tables: lazily, and never more than fits in a plot."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil, sqrt

import polars as pl

from holdfast.arena.intervals import Estimate, Moments, Z
from holdfast.arena.rating import shares_of
from holdfast.lab.experiment import Arm
from holdfast.lab.measures import SHARES, value_of
from holdfast.lab.playing import CHANCE, EVENT
from holdfast.lab.report.draws import Draw, Drawn, worth_of_draws
from holdfast.lab.report.words import Words
from holdfast.lab.results import Results

__all__ = ["Figures", "Luck", "Rule"]


@dataclass(frozen=True, slots=True)
class Rule:
    """How often a rule fires."""

    id: str
    events: float
    """Things that it made happen, per game."""
    drawn: float
    """Dice and draws for it, per game."""
    share: float
    """The share of games in which it fired at all."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Two arms on the same dice."""

    arm: str
    gap: Estimate
    spread: float
    """How much single games of the arm differ: their standard deviation."""
    alike: float | None
    """The correlation of both arms over deals: how much the dice alone decide."""
    better: float
    """The share of deals on which the arm did better, half of the equal ones counted."""
    saved: float | None
    """How many times as many games would be needed without the same dice."""
    needed: int | None
    """On how many deals both must play until an interval of 95% leaves out that they are equal, if
    they differ as here; None where even these deals did not tell."""
    gaps: tuple[float, ...]
    """What the arm gained on each deal."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A row of a table, as it is measured."""

    seats: Sequence[str]
    outcomes: Sequence[str]
    returns: Sequence[float]
    score: float | None
    decisions: int


class Figures:
    """The figures of one experiment."""

    def __init__(self, results: Results, words: Words | None = None) -> None:
        self.results = results
        self.words = words or Words()
        self.experiment = results.experiment
        self.estimates = results.estimates()
        self.first = self.experiment.arms[0]

    def games(self, arm: str) -> int:
        return self.estimates.games(arm)

    @cached_property
    def measure(self) -> str:
        """What arms are best compared by: points where every game has some, else the worth of a
        match for who plays alone, else the share of wins."""
        if len(self.first.edition.seats) > 1:
            return "win"
        found = [self.estimates.mean(arm.name, "score") for arm in self.experiment.arms]
        whole = all(
            one is not None and one.games == self.games(arm.name)
            for one, arm in zip(found, self.experiment.arms, strict=True)
        )
        return "score" if whole else "return"

    def means(self, measure: str) -> list[tuple[str, Estimate]]:
        found = ((arm.name, self.estimates.mean(arm.name, measure)) for arm in self.experiment.arms)
        return [(name, one) for name, one in found if one is not None]

    def gaps(self, measure: str) -> list[tuple[str, Estimate]]:
        """Differences to the first arm, the largest loss first."""
        found = (
            (arm.name, self.estimates.gap(arm.name, measure)) for arm in self.experiment.arms[1:]
        )
        return sorted(
            ((name, one) for name, one in found if one is not None), key=lambda pair: pair[1].value
        )

    def endings(self) -> dict[str, dict[str, dict[str, float]]]:
        """Words of results, such as reasons and levels, by field and arm, as shares."""
        found: dict[str, dict[str, Counter[str]]] = {}
        counted = self.results.games.group_by("arm", "result").len().sort("arm", "result").collect()
        for arm, result, count in counted.iter_rows():
            for name, value in json.loads(result).items():
                if isinstance(value, str) or value is None:
                    words = "none" if value is None else value.replace("_", " ")
                    found.setdefault(name, {}).setdefault(arm, Counter())[words] += count
        return {
            name: self._as_shares(by_arm)
            for name, by_arm in found.items()
            if any(counter.keys() - {"none"} for counter in by_arm.values())
        }

    def _as_shares(self, by_arm: dict[str, Counter[str]]) -> dict[str, dict[str, float]]:
        order = Counter[str]()
        for counter in by_arm.values():
            order.update(counter)
        return {
            arm.name: {
                word: by_arm[arm.name][word] / self.games(arm.name)
                for word, _n in order.most_common()
            }
            for arm in self.experiment.arms
            if arm.name in by_arm
        }

    def values(self, column: str) -> dict[str, list[float]]:
        """A figure of all games, by arm."""
        found = self.results.games.select("arm", column).drop_nulls().collect()
        return {
            arm.name: found.filter(pl.col("arm") == arm.name)[column].cast(pl.Float64).to_list()
            for arm in self.experiment.arms
        }

    def ends(self, arm: Arm) -> dict[str, list[float]]:
        """On which turn matches end, lost and otherwise, by the arm's first bot."""
        turns = self.results.counts.filter(pl.col("arm") == arm.name)
        last = turns.group_by("deal", "seating").agg(pl.col("turn").max().alias("last"))
        games = self.results.games.filter(pl.col("arm") == arm.name)
        keys = games.select("deal", "seating", "seats", "outcomes")
        joined = keys.join(last, on=["deal", "seating"]).sort("deal", "seating").collect()
        found: dict[str, list[float]] = {"lost": [], "not lost": []}
        for row in joined.iter_rows(named=True):
            outcome = row["outcomes"][row["seats"].index(arm.seated[0])]
            found["lost" if outcome == "lost" else "not lost"].append(float(row["last"]))
        return found if any(value > 0 for values in found.values() for value in values) else {}

    def curve(self, what: str, adds_up: bool) -> dict[str, list[tuple[int, float]]]:
        """The mean over games from turn to turn. A match that is over stays as it was."""
        counts = self.results.counts.filter(pl.col("what") == what)
        if adds_up:
            sums = counts.group_by("arm", "turn").agg(pl.col("n").sum()).sort("arm", "turn")
            return self._added_up(sums.collect())
        last = counts.group_by("arm", "turn").agg(pl.col("n").mean()).sort("arm", "turn")
        found = last.filter(pl.col("turn") > 0).collect()
        return {
            arm.name: list(found.filter(pl.col("arm") == arm.name).select("turn", "n").iter_rows())
            for arm in self.experiment.arms
        }

    def _added_up(self, found: pl.DataFrame) -> dict[str, list[tuple[int, float]]]:
        curves: dict[str, list[tuple[int, float]]] = {}
        longest = max(found["turn"].to_list(), default=0)
        for arm in self.experiment.arms:
            by_turn = dict(found.filter(pl.col("arm") == arm.name).select("turn", "n").iter_rows())
            total, points = 0.0, []
            for turn in range(longest + 1):
                total += by_turn.get(turn, 0) / max(1, self.games(arm.name))
                points.append((turn, total))
            curves[arm.name] = points
        return curves

    def places(self, what: str, arm: Arm) -> dict[str, float]:
        """How often something happened at each place, in 100 games."""
        wanted = (pl.col("what") == what) & (pl.col("arm") == arm.name)
        found = self.results.counts.filter(wanted).group_by("key").agg(pl.col("n").sum())
        games = max(1, self.games(arm.name))
        return {key: 100 * n / games for key, n in found.sort("key").collect().iter_rows()}

    def rules(self) -> list[Rule]:
        """Every rule that fired, the most frequent first, over all arms."""
        games = sum(self.games(arm.name) for arm in self.experiment.arms)
        wanted = self.results.counts.filter(pl.col("what").is_in([EVENT, CHANCE]))
        both = wanted.group_by("what", "key").agg(pl.col("n").sum())
        sums = {(what, key): n for what, key, n in both.collect().iter_rows()}
        fired = wanted.group_by("key").agg(pl.struct("arm", "deal", "seating").n_unique())
        found = [
            Rule(
                key,
                sums.get((EVENT, key), 0) / games,
                sums.get((CHANCE, key), 0) / games,
                count / games,
            )
            for key, count in fired.collect().iter_rows()
        ]
        return sorted(found, key=lambda rule: (-rule.events - rule.drawn, rule.id))

    def hands(self, what: str, arm: Arm) -> list[tuple[str, Estimate]]:
        """What a card in the first hand is worth: wins with it less wins without, by the card's
        place in a hand, which chance alone has given."""
        rows = self.results.games.filter(pl.col("arm") == arm.name).select(
            "deal", "outcomes", "counts"
        )
        held: dict[str, Moments] = {}
        everything = Moments()
        for row in rows.collect().iter_rows(named=True):
            wins = shares_of(row["outcomes"])
            for one in row["counts"]:
                if one["what"] == what:
                    seat, _colon, card = one["key"].partition(":")
                    held.setdefault(card, Moments()).add([wins[int(seat)]])
            for win in wins:
                everything.add([win])
        return sorted(
            ((card, _against(with_it, everything)) for card, with_it in held.items()),
            key=lambda pair: pair[1].value,
        )

    def draws(self, what: str, arm: Arm) -> list[Drawn]:
        """What each card is worth when it is drawn, by what arms are compared by."""
        ours = pl.col("arm") == arm.name
        facts = ["deal", "seating", "outcomes", "returns", "score"]
        gains = {
            (deal, seating): self._gains(outcomes, returns, score)
            for deal, seating, outcomes, returns, score in (
                self.results.games.filter(ours).select(facts).collect().iter_rows()
            )
        }
        counts = self.results.counts.filter(ours & (pl.col("what") == what))
        rows = counts.select("deal", "seating", "key", "turn", "n").collect().iter_rows()
        return worth_of_draws((_draw(*row) for row in rows), gains)

    def _gains(
        self, outcomes: Sequence[str], returns: Sequence[float], score: float | None
    ) -> Sequence[float]:
        if self.measure == "win":
            return shares_of(outcomes)
        return returns if score is None or self.measure == "return" else [score]

    def seats(self, arm: Arm) -> list[tuple[str, Estimate]]:
        """The share of wins of each seat, whoever sat there."""
        names = arm.edition.seats
        text = arm.edition.text(self.words.language)
        found = [Moments() for _name in names]
        rows = self.results.games.filter(pl.col("arm") == arm.name).select("deal", "outcomes")
        for _deal, outcomes in rows.collect().iter_rows():
            for at, share in enumerate(shares_of(outcomes)):
                found[at].add([share])
        shares = [one.share() for one in found]
        return [
            (f"{at + 1}. {text.name('seat', name)}", one)
            for at, (name, one) in enumerate(zip(names, shares, strict=True))
            if one is not None
        ]

    def luck(self) -> list[Luck]:
        """Each arm beside the first on the same dice."""
        by_deal = self._by_deal()
        usual = by_deal.get(self.first.name, {})
        found = []
        for arm in self.experiment.arms[1:]:
            mine = by_deal.get(arm.name, {})
            deals = sorted(usual.keys() & mine.keys())
            if len(deals) > 2:
                pairs = [(usual[deal], mine[deal]) for deal in deals]
                found.append(_luck(arm.name, pairs, self.measure))
        return found

    def spread(self) -> float:
        """The standard deviation of single deals of the first arm."""
        values = list(self._by_deal().get(self.first.name, {}).values())
        return sqrt(_variance(values)) if len(values) > 1 else 0.0

    def _by_deal(self) -> dict[str, dict[int, float]]:
        """What each deal gave to an arm's first bot, on average over its seats."""
        measure = self.measure
        sums: dict[str, dict[int, list[float]]] = {}
        columns = self.results.games.select(
            "arm", "deal", "seats", "outcomes", "returns", "score", "decisions"
        ).collect()
        first = {arm.name: arm.seated[0] for arm in self.experiment.arms}
        for arm, deal, *facts in columns.iter_rows():
            value = value_of(Facts(*facts), measure, first[arm], self.experiment.swap)
            assert value is not None  # else another measure was taken
            sums.setdefault(arm, {}).setdefault(deal, []).append(value)
        return {
            arm: {deal: sum(values) / len(values) for deal, values in by_deal.items()}
            for arm, by_deal in sums.items()
        }


def _draw(deal: int, seating: int, key: str, turn: int, n: int) -> Draw:
    seat, pool, card = key.split(":", 2)
    return Draw((deal, seating), int(seat), pool, card, turn, n)


def _against(mine: Moments, everything: Moments) -> Estimate:
    """The mean with something less the mean without it; both are independent enough."""
    games = everything.games - mine.games
    rest = Moments(
        games, games, everything.total - mine.total, games, everything.squares - mine.squares,
        everything.products - mine.products,
    )  # fmt: skip
    one, other = mine.mean(), rest.mean()
    assert one is not None
    if other is None:
        return one
    gap = one.value - other.value
    errors = [part.error for part in (mine, rest)]
    if None in errors:
        return Estimate(gap, None, None, mine.games)
    reach = Z * sqrt(sum(error * error for error in errors if error is not None))
    return Estimate(gap, gap - reach, gap + reach, mine.games)


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def _luck(arm: str, pairs: list[tuple[float, float]], measure: str) -> Luck:
    gaps = Moments()
    for one, other in pairs:
        gaps.add([other - one])
    gap = gaps.gap() if measure in SHARES else gaps.mean()
    assert gap is not None
    first, second = [one for one, _ in pairs], [other for _, other in pairs]
    apart = _variance(first) + _variance(second)
    differences = tuple(other - one for one, other in pairs)
    together = _variance(differences)
    both = sqrt(_variance(first) * _variance(second))
    return Luck(
        arm,
        gap,
        sqrt(_variance(second)),
        (apart - together) / (2 * both) if both > 0 else None,
        sum((other > one) + (other == one) / 2 for one, other in pairs) / len(pairs),
        apart / together if together > 0 else None,
        _needed(gap),
        differences,
    )


def _needed(gap: Estimate) -> int | None:
    if gap.low is None or gap.high is None or gap.low <= 0 <= gap.high:
        return None
    reach = (gap.high - gap.low) / 2
    return max(1, ceil(gap.games * (reach / gap.value) ** 2))
