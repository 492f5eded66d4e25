"""The course of a match for one seat: every decision with its loss, every roll with its luck, turn
by turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from holdfast.coach.findings import SETUP, Judged, Luck
from holdfast.coach.span import NORMAL
from holdfast.coach.words import percent, points, signed_percent, signed_points

if TYPE_CHECKING:  # a report asks for this
    from holdfast.coach.report import Report

__all__ = ["Stretch", "TurnStep", "course_of"]


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One decision of the seat, or one roll or draw of anybody."""

    number: int
    """How many actions had been played before it, or `SETUP`."""
    what: str
    better: str
    """What would have been better; empty where the best was played, and for rolls."""
    lost: str
    """What the decision lost, with its interval; empty for a roll."""
    luck: str
    """What the roll brought the seat; empty for a decision."""
    grade: str = ""
    """"grave" or "slight", of a mistake."""

    @property
    def label(self) -> str:
        """What was decided or rolled, with its place in the match."""
        return self.what if self.number == SETUP else f"{self.number + 1}. {self.what}"


@dataclass(slots=True)
class Stretch:
    """A turn, with what the seat's decisions lost in it and what luck brought."""

    title: str
    decided: list[Judged] = field(default_factory=list)
    rolled: list[Luck] = field(default_factory=list)
    steps: list[TurnStep] = field(default_factory=list)
    told: str = ""
    """What the turn came to, as a line."""


def course_of(report: Report, seat: int) -> list[Stretch]:
    """The turns of a match as a seat lived through them, in their order."""
    review = report.review
    decided = [one for one in review.judged if one.seat == seat]
    stretches: list[Stretch] = []
    # What is rolled comes of the action of the same number.
    lived: list[Judged | Luck] = [*decided, *review.luck]
    for one in sorted(lived, key=lambda one: (one.number, isinstance(one, Luck))):
        title = report.turn(one.number)
        if not stretches or stretches[-1].title != title:
            stretches.append(Stretch(title))
        _add(report, stretches[-1], one, seat)
    for stretch in stretches:
        stretch.told = _told(report, stretch, seat)
    return stretches


def _add(report: Report, stretch: Stretch, one: Judged | Luck, seat: int) -> None:
    if isinstance(one, Luck):
        stretch.rolled.append(one)
        stretch.steps.append(_roll(report, one, seat))
    else:
        stretch.decided.append(one)
        stretch.steps.append(_decision(report, one))


def _decision(report: Report, one: Judged) -> TurnStep:
    text, review = report.text, report.review
    is_best = one.best == one.played or one.loss <= 0
    return TurnStep(
        number=one.number,
        what=text.action(review.action(one.played)),
        better="" if is_best else text.action(review.action(one.best)),
        lost=lost_with_doubt(report, one),
        luck="",
        grade="" if is_best else review.grade(one),
    )


def lost_with_doubt(report: Report, one: Judged) -> str:
    """What a decision lost, and how well that is known; nothing where the best was played."""
    text = report.text
    if one.best == one.played:
        return percent(text, 0.0)
    lost = percent(text, max(0.0, one.win))
    if one.win_error < 1.0:
        lost = f"{lost} ± {percent(text, NORMAL * one.win_error)}"
    if report.review.scored:
        lost = f"{lost}; {points(text, max(0.0, one.score))}"
    return lost


def _roll(report: Report, one: Luck, seat: int) -> TurnStep:
    return TurnStep(one.number, report.what_fell(one), "", "", report.gain(one, seat))


def _told(report: Report, stretch: Stretch, seat: int) -> str:
    text, review = report.text, report.review
    tally = review.tally(seat, stretch.decided)
    lost, luck = signed_percent(text, -tally.win), sum(one.win[seat] for one in stretch.rolled)
    brought = signed_percent(text, luck)
    if review.scored:
        lost = f"{lost}, {signed_points(text, -tally.score)}"
        brought += f", {signed_points(text, sum(one.score[seat] for one in stretch.rolled))}"
    if not review.luck:
        return report.word("turn_decided", title=stretch.title, lost=lost)
    return report.word("turn_told", title=stretch.title, lost=lost, luck=brought)
