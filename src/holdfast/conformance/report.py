"""What a conformance run found: how often each check looked, and every violation it met."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from holdfast.core.reading import Json

__all__ = ["NotConformant", "Report", "Violation"]

JOURNAL_SHOWN = 4000
"""Characters of a journal that the text of a report has room for; the violation keeps all of it."""
KEPT = 5
"""Violations of one check that are kept with their journals; the rest are only counted."""


class NotConformant(AssertionError):
    """A game broke the contract. An assertion, so that test runners show it as a failure."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken promise: which check, in which game, after how many actions, and how to see it.

    `options` are those that are not the default.
    """

    check: str
    sentence: str
    seed: int
    options: Json
    at: int
    journal: Json

    def save(self, path: str | Path) -> None:
        """Write the journal, which `holdfast.load` opens at the offending moment."""
        text = json.dumps(self.journal, ensure_ascii=False, indent=1)
        Path(path).write_text(text + "\n", encoding="utf-8")

    def __str__(self) -> str:
        options = f", options {json.dumps(self.options)}" if self.options else ""
        return f"{self.check}, seed {self.seed}{options}, after {self.at} actions: {self.sentence}"


@dataclass(slots=True)
class Report:
    """The outcome of `check_game`: `looked` counts examinations by check, `wrong` what failed."""

    game: str
    options: Json
    """The options of every game; empty where the games take turns at several mixtures."""
    seed: int
    most_actions: int
    checks: dict[str, str]
    """What each check promises, by its name, in the order in which they run."""
    mixtures: int = 1
    games: int = 0
    thorough: int = 0
    decisions: int = 0
    longest: int = 0
    stopped_early: bool = False
    looked: dict[str, int] = field(default_factory=dict)
    wrong: dict[str, int] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)
    violations: list[Violation] = field(default_factory=list)
    redeals: dict[str, list[float]] = field(default_factory=dict)
    """By hidden place: how many changes were to be expected, and how many were seen."""

    @property
    def ok(self) -> bool:
        return not self.wrong

    def fine(self, check: str, count: int = 1) -> None:
        """Examinations that found nothing wrong."""
        self.looked[check] = self.looked.get(check, 0) + count

    def add(self, violation: Violation) -> None:
        """An examination that found something wrong."""
        check = violation.check
        self.looked[check] = self.looked.get(check, 0) + 1
        self.wrong[check] = self.wrong.get(check, 0) + 1
        if self.wrong[check] <= KEPT:
            self.violations.append(violation)

    def redealt(self, place: str, expected: float, changed: bool) -> None:
        """One imagining of a hidden place; judged at the end of the run, over all of them."""
        seen = self.redeals.setdefault(place, [0.0, 0])
        seen[0] += expected
        seen[1] += changed

    def merge(self, other: Report) -> None:
        """Add what another process found in other games of the same run."""
        self.games += other.games
        self.thorough += other.thorough
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.stopped_early |= other.stopped_early
        for check, count in other.looked.items():
            self.looked[check] = self.looked.get(check, 0) + count
        for check, count in other.wrong.items():
            self.wrong[check] = self.wrong.get(check, 0) + count
        for place, (expected, changed) in other.redeals.items():
            seen = self.redeals.setdefault(place, [0.0, 0])
            seen[0] += expected
            seen[1] += changed
        self.skipped.update(other.skipped)
        for violation in other.violations:
            if sum(kept.check == violation.check for kept in self.violations) < KEPT:
                self.violations.append(violation)

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json) -> Report:
        violations = [Violation(**violation) for violation in data["violations"]]
        return cls(**{**data, "violations": violations})

    def raise_if_bad(self) -> None:
        """Raise `NotConformant`, with everything this report says, unless all is well."""
        if not self.ok:
            raise NotConformant(str(self))

    def __str__(self) -> str:
        return "\n".join([*self._headline(), *self._table(), *self._details()])

    def _headline(self) -> list[str]:
        verdict = "conforms" if self.ok else f"does NOT conform: {sum(self.wrong.values())} wrong"
        options = f", options {json.dumps(self.options)}" if self.options else ""
        if self.mixtures > 1:
            options = f", over {self.mixtures} mixtures of options"
        early = "; stopped early" if self.stopped_early else ""
        return [
            f"{self.game} {verdict}",
            f"  {self.games:,} games from seed {self.seed} ({self.thorough:,} thorough){options}: "
            f"{self.decisions:,} decisions, longest game {self.longest:,} of at most "
            f"{self.most_actions:,} actions{early}",
        ]

    def _table(self) -> list[str]:
        lines = []
        for check, about in self.checks.items():
            looked, wrong = self.looked.get(check, 0), self.wrong.get(check, 0)
            if check in self.skipped:
                state = f"skipped: {self.skipped[check]}"
            elif wrong:
                state = f"{wrong:,} WRONG: {about}"
            else:
                state = about
            lines.append(f"  {check:<22}{looked:>10,}  {state}")
        return lines

    def _details(self) -> list[str]:
        lines = []
        for violation in self.violations:
            again = f"check_game({self.game!r}, games=1, seed={violation.seed}"
            again += f", options={violation.options!r})"
            lines += [
                "",
                str(violation),
                f"  again: {again}",
                f"  journal: {_clipped(json.dumps(violation.journal, ensure_ascii=False))}",
            ]
        return lines


def _clipped(journal: str) -> str:
    more = len(journal) - JOURNAL_SHOWN
    return journal if more <= 0 else f"{journal[:JOURNAL_SHOWN]}… and {more:,} characters more"
