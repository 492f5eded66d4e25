"""A review in words and pictures of one language: what text, page and JSON are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.coach.course import Stretch, course_of
from holdfast.coach.drawing import moment
from holdfast.coach.findings import SETUP, Judged, Luck
from holdfast.coach.graph import Curve, Dot, graph
from holdfast.coach.words import (
    REPORT,
    percent,
    points,
    said,
    signed_percent,
    signed_points,
)
from holdfast.core.event import Event
from holdfast.core.picture import WIDE, Look

if TYPE_CHECKING:  # a review tells itself by this
    from holdfast.coach.review import Review, Tally

__all__ = ["Moment", "Part", "Report", "Stroke"]

Row = tuple[str, ...]
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class Moment:
    """A mistake: where, what was played, what was better and why."""

    label: str
    number: int
    seat: int
    actions: tuple[int, int]
    """What was better and what was played, by their numbers."""
    when: str
    played: str
    better: str
    lost: str
    why: str


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke of luck, good or bad."""

    when: str
    what: str
    gain: str


@dataclass(frozen=True, slots=True)
class Part:
    """What is told of one seat."""

    seat: int
    name: str
    account: list[Row]
    worst: list[Moment]
    lucky: list[Stroke]
    unlucky: list[Stroke]
    kinds: list[Row]
    chapters: list[Row]
    course: list[Stretch]


def telling_event(events: Sequence[Event], roll: Luck) -> Event | None:
    """The event that tells of a roll: one that names these dice, else one of the same rule."""
    same = [event for event in events if event.rule == roll.rule]
    dice = sorted(roll.values)
    named = [event for event in (*same, *events) if roll.is_die and sorted(_dice(event)) == dice]
    return next(iter([*named, *same]), None)


def _dice(event: Event) -> list[int]:
    """The dice that an event names."""

    def found(facts: object) -> Iterator[int]:
        if isinstance(facts, int):
            yield facts
        elif isinstance(facts, list | tuple):
            for one in facts:
                yield from found(one)

    def within(facts: Mapping[str, object]) -> Iterator[int]:
        for name, value in facts.items():
            if name in ("dice", "die"):
                yield from found(value)
            elif isinstance(value, Mapping):
                yield from within(value)

    return list(within(event.facts))


class Report:
    """A review, told in a language."""

    def __init__(self, review: Review, language: str = "en") -> None:
        self.review = review
        self.language = language
        self.text = review.match.edition.text(language)
        self._chapters = review.chapters(language)

    def word(self, key: str, **facts: object) -> str:
        """Words of the report, by their name."""
        return said(self.text, REPORT[key], **facts)

    @property
    def title(self) -> str:
        return self.text.labelled(self.review.match.game.name, self.word("title"))

    @property
    def lead(self) -> list[str]:
        """What stands at the top: the result, and how it was judged."""
        review = self.review
        tries = sum(one.tries for one in review.judged)
        how = self.word(
            "how",
            judged=len(review.judged),
            all=sum(played.seat in review.seats for played in review.match.played),
            tries=f"{tries:,}".replace(",", "\u202f"),
        )
        if review.viewer is not None:
            return [self.word("running", seat=self.seat_name(review.viewer)), how]
        return [self.text.result(review.match.result or {}), how]

    @property
    def rival(self) -> str:
        """How the strong bot did with the same dice; empty where it did not play."""
        rival = self.review.findings.rival
        if rival is None:
            return ""
        result = self.text.result(rival.result)
        return self.word("rival_said", seconds=points(self.text, rival.seconds), result=result)

    def seat_name(self, seat: int) -> str:
        return self.text.name("seat", self.review.match.seats[seat])

    def when(self, number: int) -> str:
        """Where an action stands: its turn, and how many actions came before."""
        if number == SETUP:
            return self.word("setup")
        moment = self.word("moment", number=number)
        chapter = self._chapters[number]
        return f"{chapter}. {moment}" if chapter else moment

    def turn(self, number: int) -> str:
        """The title of the turn in which an action stands."""
        if number == SETUP:
            return self.word("setup")
        return self._chapters[number] or self.word("all")

    @property
    def course_note(self) -> str:
        """How the list of decisions and rolls is to be read."""
        keys = ["course_note", *(["course_points"] if self.review.scored else [])]
        return " ".join(self.word(key) for key in keys)

    # Graphs

    def graphs(self) -> list[str]:
        """The chance to win over the match and, in a game with points, the score."""
        found = [self._graph("win")] if self._curves("win") else []
        return [*found, self._graph("score")] if found and self.review.scored else found

    def _graph(self, what: str) -> str:
        curves = self._curves(what)
        low, high = 0.0, 1.0
        if what == "score":
            values = [value for curve in curves for _at, value in curve.points]
            low, high = min(values), max(values)
        written = percent if what == "win" else points
        heights = [low + (high - low) * share for share in QUARTERS]
        return graph(
            self.word("graph" if what == "win" else "graph_score"),
            curves,
            dots=self._dots(what),
            chapters=self._marks(),
            bounds=(low, high),
            ticks=[(height, written(self.text, height)) for height in heights],
            below=self.word("actions"),
        )

    def _seats_drawn(self) -> list[int]:
        """Of two seats one is enough: the other's chance is what is left."""
        seats = self.review.seats
        return seats[:1] if len(seats) == 2 else seats

    def _curves(self, what: str) -> list[Curve]:
        review = self.review
        if review.viewer is not None:
            own = [(one.number, one.hope if what == "win" else one.hoped) for one in review.judged]
            return [Curve(self.seat_name(review.viewer), own)] if own else []
        found = [review.findings.points[at] for at in sorted(review.findings.points)]
        return [
            Curve(self.seat_name(seat), [(one.number, getattr(one, what)[seat]) for one in found])
            for seat in self._seats_drawn()
            if len(found) > 1
        ]

    def _dots(self, what: str) -> list[Dot]:
        known = {at: value for curve in self._curves(what)[:1] for at, value in curve.points}
        seats = self._seats_drawn()
        moments = [one for seat in seats[:1] for one in self._worst(seat)]
        return [
            Dot(one.number, known[one.number], one.label) for one in moments if one.number in known
        ]

    def _marks(self) -> list[tuple[int, str]]:
        """Where chapters begin, by the number in their title."""
        marks, last = [], ""
        for at, title in enumerate(self._chapters[:-1]):
            if title != last:
                words = title.replace(",", " ").split()
                number = next((word for word in words if word.isdecimal()), "")
                marks.append((at, number))
                last = title
        return marks

    # Seats

    def parts(self) -> list[Part]:
        """What is told of each seat."""
        return [self._part(seat) for seat in self.review.seats]

    def _part(self, seat: int) -> Part:
        review = self.review
        kinds = [self._row(self._kind(kind), tally) for kind, tally in review.by_kind(seat).items()]
        return Part(
            seat=seat,
            name=self.seat_name(seat),
            account=self._account(seat),
            worst=self._worst(seat),
            lucky=[self._stroke(one, seat) for one in review.luckiest(seat)],
            unlucky=[self._stroke(one, seat) for one in review.luckiest(seat, bad=True)],
            kinds=[*kinds, self._row(self.word("all"), review.tally(seat))] if kinds else [],
            chapters=self._turns(seat),
            course=course_of(self, seat),
        )

    def _turns(self, seat: int) -> list[Row]:
        """What was lost by decisions and brought by luck, turn by turn."""
        luck: dict[str, float] = {}
        for one in self.review.luck:
            title = self.turn(one.number)
            luck[title] = luck.get(title, 0.0) + one.win[seat]
        tallies = self.review.by_chapter(seat, self.language)
        return [
            (*self._row(title, tally), *self._luck_cell(luck.get(title, 0.0)))
            for title, tally in tallies.items()
            if title
        ]

    def _luck_cell(self, luck: float) -> Row:
        return (signed_percent(self.text, luck),) if self.review.luck else ()

    @property
    def columns(self) -> Row:
        """The heads of the tables of decisions."""
        heads = ["count", "loss", *(["loss_points"] if self.review.scored else [])]
        return tuple(self.word(head) for head in [*heads, "grave", "slight"])

    @property
    def turn_columns(self) -> Row:
        """The heads of the table of turns."""
        return (*self.columns, *([self.word("luck")] if self.review.luck else []))

    def _row(self, name: str, tally: Tally) -> Row:
        lost = [percent(self.text, tally.win)]
        if self.review.scored:
            lost.append(points(self.text, tally.score))
        return (name, str(tally.decisions), *lost, str(tally.grave), str(tally.slight))

    def _kind(self, kind: str) -> str:
        """What was asked, with gaps where one decision of the kind differs from the next."""
        return self.text.question(kind)

    def _account(self, seat: int) -> list[Row]:
        account = self.review.account(seat)
        if account is None:
            return []
        text, tally = self.text, self.review.tally(seat)
        rows = [
            ("start", percent(text, account.start), points(text, account.start_score)),
            (
                "decisions",
                f"{signed_percent(text, -tally.win)} ± {percent(text, 1.96 * tally.win_error)}",
                signed_points(text, -tally.score),
            ),
        ]
        if self.review.luck:
            luck = signed_percent(text, account.luck), signed_points(text, account.luck_score)
            rows.append(("luck", *luck))
        rows.append(("end", percent(text, account.end), points(text, account.end_score)))
        if self.review.luck:
            left = percent(text, account.adjusted), points(text, account.adjusted_score)
            rows.append(("adjusted", *left))
        kept = 3 if self.review.scored else 2
        return [(self.word(row[0]), *row[1:kept]) for row in rows]

    def _worst(self, seat: int) -> list[Moment]:
        return [
            self._moment(str(place), one)
            for place, one in enumerate(self.review.worst(seat), start=1)
        ]

    def _moment(self, label: str, one: Judged) -> Moment:
        text, review = self.text, self.review
        vocabulary = review.match.edition.vocabulary
        return Moment(
            label=label,
            number=one.number,
            seat=one.seat,
            actions=(one.best, one.played),
            when=self.when(one.number),
            played=text.action(review.action(one.played)),
            better=text.action(review.action(one.best)),
            lost=self._lost(one),
            why="" if one.why is None else one.why.said(text, vocabulary),
        )

    def _lost(self, one: Judged) -> str:
        parts = [self.word("lost_win", win=percent(self.text, max(0.0, one.win)))]
        if self.review.scored:
            parts.append(self.word("lost_score", score=points(self.text, max(0.0, one.score))))
        return ", ".join(parts)

    def _stroke(self, one: Luck, seat: int) -> Stroke:
        return Stroke(self.when(one.number), self.what_fell(one), self.gain(one, seat))

    def gain(self, one: Luck, seat: int) -> str:
        """What a roll brought a seat."""
        gain = signed_percent(self.text, one.win[seat])
        if self.review.scored:
            gain = f"{gain}, {signed_points(self.text, one.score[seat])}"
        return gain

    def what_fell(self, one: Luck) -> str:
        """What a roll or a draw was, by the event that tells of it."""
        match, text = self.review.match, self.text
        events = match.setup_events if one.number == SETUP else match.played[one.number].events
        told = telling_event(events, one)
        values = ", ".join(str(value) for value in one.values[:8])
        rolled = self.word("rolled", values=values) if one.is_die else self.word("drawn")
        if told is not None:
            return f"{text.event(told)} ({one.rule}, {rolled})"
        rule = text.rules.get(one.rule)
        return f"{rule.chapter if rule else one.rule} ({one.rule}, {rolled})"

    # Boards

    def board(self, number: int, look: Look = WIDE) -> str | None:
        """The board before an action as its seat saw it, with what was played and what was better
        marked, as SVG."""
        one = self.review.findings.judged.get(number)
        if one is None:
            return None
        review = self.review
        best, played = review.action(one.best), review.action(one.played)
        return moment(review.seat_at(one), best, played, self.language, look)
