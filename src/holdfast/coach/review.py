"""A review of a match: what each decision lost, how lucky each roll was, and what was deserved."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import sqrt

from holdfast.coach.advice import GRAVE
from holdfast.coach.crew import Crew
from holdfast.coach.findings import Findings, Judged, Luck
from holdfast.coach.plan import Pace, Task, first_tasks, second_tasks
from holdfast.coach.report import Report
from holdfast.coach.telling import body_of
from holdfast.core.action import Action
from holdfast.core.edition import SeatName
from holdfast.core.errors import HoldfastError
from holdfast.core.event import Event
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.seat import Seat
from holdfast.core.text import Text

__all__ = ["Account", "Review", "Tally", "review", "reviewing"]

WORST = 3
"""So many mistakes of each seat are shown."""
FELT = 0.002
"""Less luck than that is not worth a line."""
SLIGHT = 0.03
"""A loss of so much worth is a slight mistake, as `GRAVE` is a grave one."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Some decisions together: how many, what was clearly lost, and how many were mistakes."""

    decisions: int
    loss: float
    win: float
    score: float
    grave: int
    slight: int
    win_error: float = 0.0
    """The standard error of `win`."""


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's match: what was deserved, and what chance has added."""

    seat: int
    start: float
    """The chance to win at the beginning, and the score that was to be expected."""
    start_score: float
    end: float
    end_score: float
    luck: float
    luck_score: float

    @property
    def adjusted(self) -> float:
        """The result without the luck: above 1 for somebody who won against bad luck."""
        return self.end - self.luck

    @property
    def adjusted_score(self) -> float:
        return self.end_score - self.luck_score


class Turns:
    """Titles for the turns of a game whose chapters are longer, and begin with no event."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._number = 0

    def __call__(self, event: Event) -> str | None:
        if event.kind != "turn":
            return None
        self._number += 1
        return f"{self._number}. {self._text.phase(event) or self._text.event(event)}"


class Review:
    """What was found about a match, and the match to tell it by.

    With a `viewer` it holds only what that seat may know while the match is running.
    """

    def __init__(self, match: Match, findings: Findings, viewer: int | None = None) -> None:
        self.match = match
        self.findings = findings
        self.viewer = viewer
        self.scored = match.edition.mind().scored

    @property
    def seats(self) -> list[int]:
        """The seats that are reviewed."""
        return list(range(len(self.match.seats))) if self.viewer is None else [self.viewer]

    @property
    def judged(self) -> list[Judged]:
        """The decisions in the order of the match."""
        return [self.findings.judged[number] for number in sorted(self.findings.judged)]

    @cached_property
    def luck(self) -> list[Luck]:
        """The rolls and draws in the order of the match."""
        return sorted(self.findings.luck, key=lambda one: one.number)

    def worst(self, seat: int, most: int = WORST) -> list[Judged]:
        """The mistakes of a seat that lost most: only those that a second look has confirmed."""
        wrong = [
            one
            for one in self.judged
            if one.seat == seat and one.is_confirmed and one.loss > 2 * one.error
        ]
        return sorted(wrong, key=lambda one: -one.loss)[:most]

    def luckiest(self, seat: int, most: int = WORST, *, bad: bool = False) -> list[Luck]:
        """The rolls that did most for a seat, or most against it."""
        sign = 1 if bad else -1
        found = [one for one in self.luck if one.worth[seat] * sign < -FELT]
        return sorted(found, key=lambda one: sign * one.worth[seat])[:most]

    def account(self, seat: int) -> Account | None:
        """What was deserved and what chance added; None while the match is running."""
        points = self.findings.points
        last = len(self.match.played)
        if 0 not in points or not self.match.over or last not in points:
            return None
        return Account(
            seat=seat,
            start=points[0].win[seat],
            start_score=points[0].score[seat],
            end=points[last].win[seat],
            end_score=points[last].score[seat],
            luck=sum(one.win[seat] for one in self.luck),
            luck_score=sum(one.score[seat] for one in self.luck),
        )

    def tally(self, seat: int, judged: list[Judged] | None = None) -> Tally:
        """All decisions of a seat together, or some of them."""
        mine = [one for one in self.judged if one.seat == seat] if judged is None else judged
        # The doubts of hundreds of decisions would add up to more than all that is known of them.
        clear = [one for one in mine if one.loss > 2 * one.error]
        return Tally(
            decisions=len(mine),
            loss=sum(one.loss for one in clear),
            win=max(0.0, sum(one.win for one in clear)),
            score=max(0.0, sum(one.score for one in clear)),
            grave=sum(self.grade(one) == "grave" for one in mine),
            slight=sum(self.grade(one) == "slight" for one in mine),
            win_error=sqrt(sum(one.win_error**2 for one in clear)),
        )

    def grade(self, judged: Judged) -> str:
        """ "grave" or "slight" for a mistake, and nothing for what is none beyond doubt."""
        sure = judged.loss - judged.error
        return "grave" if sure >= GRAVE else "slight" if sure >= SLIGHT else ""

    def by_kind(self, seat: int) -> dict[str, Tally]:
        """A seat's decisions by what was asked, what lost most first."""
        groups: dict[str, list[Judged]] = {}
        for one in self.judged:
            if one.seat == seat:
                groups.setdefault(self.kind_of(one), []).append(one)
        tallies = {kind: self.tally(seat, group) for kind, group in groups.items()}
        return dict(sorted(tallies.items(), key=lambda item: -item[1].loss))

    def by_chapter(self, seat: int, language: str = "en") -> dict[str, Tally]:
        """A seat's decisions by the turns of the match, in their order."""
        titles = self.chapters(language)
        groups: dict[str, list[Judged]] = {}
        for one in self.judged:
            if one.seat == seat:
                groups.setdefault(titles[one.number], []).append(one)
        return {title: self.tally(seat, group) for title, group in groups.items()}

    def chapters(self, language: str = "en") -> list[str]:
        """The title of the turn in which each action stands; empty before the first."""
        match, text = self.match, self.match.edition.text(language)
        moments = [match.setup_events, *(played.events for played in match.played)]
        title_of = text.chapter
        if all(text.chapter(event) is None for events in moments for event in events):
            title_of = Turns(text)
        current, titles = "", []
        for events in moments:
            for event in events:
                current = title_of(event) or current
            titles.append(current)
        return titles

    def seat_at(self, judged: Judged) -> Seat:
        """What the seat knew when it decided."""
        return self.match.seen_by(judged.seat, judged.number)

    def kind_of(self, judged: Judged) -> str:
        """What was asked."""
        decision = self.seat_at(judged).decision
        return "" if decision is None else decision.kind

    def action(self, number: int) -> Action:
        return self.match.edition.vocabulary.actions[number]

    def _repr_html_(self) -> str:
        return body_of(Report(self))

    def __repr__(self) -> str:
        lost = ", ".join(
            f"{self.match.seats[seat]} lost {self.tally(seat).loss:.2f} in "
            f"{self.tally(seat).decisions} decisions"
            for seat in self.seats
        )
        return f"<Review of {self.match.game.id}: {lost}>"


def reviewing(
    match: Match,
    seat: SeatName | None = None,
    *,
    seconds: float | None = 40.0,
    count: int | None = None,
    jobs: int = 1,
) -> Iterator[tuple[float, Review | None]]:
    """The share that is done, again and again, and with the last the review.

    Whoever has waited enough closes the iterator. `count` tries for every piece, instead of
    seconds, give the same review every time.
    """
    viewer = None if seat is None else match.seat_index(seat)
    if viewer is not None and viewer < 0:
        raise HoldfastError(_("a spectator decides nothing, so there is nothing to review"))
    if viewer is None and not match.over:
        words = _("the match is running: say which seat’s decisions are to be reviewed")
        raise HoldfastError(words)
    findings = Findings()
    own = None if match.over else viewer
    done = 0.0
    with Crew(match, jobs) as crew:
        pace = Pace(seconds, count, crew.hands)
        for task, found in chain(
            crew.do(first_tasks(match, own), pace), _second_look(crew, findings, pace)
        ):
            findings.take(found)
            done += task.weight
            yield min(done, 1.0), None
    yield 1.0, Review(match, findings, own)


def _second_look(crew: Crew, findings: Findings, pace: Pace) -> Iterator[tuple[Task, object]]:
    """What looks wrong is known only when all else is done."""
    yield from crew.do(second_tasks(findings), pace)


def review(
    match: Match,
    seat: SeatName | None = None,
    *,
    seconds: float | None = 40.0,
    count: int | None = None,
    jobs: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> Review:
    """Review a match that is over, or one seat's decisions in one that is running."""
    hands = min(2, os.cpu_count() or 1) if jobs is None else jobs
    last: Review | None = None
    for share, found in reviewing(match, seat, seconds=seconds, count=count, jobs=hands):
        last = found
        if progress is not None:
            progress(share)
    assert last is not None
    return last
