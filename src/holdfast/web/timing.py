"""The clocks of a match, out of its record alone.

When each entry was written, and whose turn it was then, is all there is to know: nothing else is
stored, so a clock survives restarts and is the same on every server. A seat's time does not run
while a seat is empty, while all have agreed on a pause, and while no server was there. A clock of
the machine that is set back gives time; it never takes any.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import orjson

from holdfast.core.game import SeatName
from holdfast.store import NOBODY, Agreement, Entry, MatchRow, Seating
from holdfast.web.models.table import TimeOut

__all__ = ["FEW", "Terms", "Timing", "time_json", "vacancies"]

Span = tuple[float, float]
NEVER: Final = float("inf")
FEW: Final = 0.25
"""The share of the time at which somebody is reminded."""
CLAIMS: Final = ("began", "joined", "took")
"""How those came to a seat whose it is."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed for a match, and when no server was there to play it on."""

    agreement: Agreement
    outages: Sequence[Span] = ()


@dataclass(frozen=True, slots=True)
class _Step:
    """What an entry means for the clocks."""

    at: float
    turn: int
    fresh: int | None = None
    """A seat that has all its time again: somebody else will sit there."""


class Timing:
    """How much time each seat has left. `hear` follows the record, `renew` the people."""

    def __init__(self, agreement: Agreement, row: MatchRow, entries: Iterable[Entry] = ()) -> None:
        self.agreement = agreement
        first = NOBODY if row.turn is None else row.turn
        self._steps = [_Step(row.created, first)]
        self._pauses: list[Span] = []
        self._stops: list[Span] = []
        self._away: list[Span] = []
        self._bots: frozenset[int] = frozenset()
        self._used: dict[int, float] = {}
        self._since = row.created
        """From when on the seat that decides has been deciding."""
        for entry in entries:
            self._note(entry)
        self._fold()

    # What happens

    def hear(self, entry: Entry) -> None:
        """An entry was written."""
        self._note(entry)
        self._fold()

    def played(self, at: float, turn: int | None) -> None:
        """The same of an action, which is quick: it stops no clock but that of who decided."""
        self._add(_Step(at, NOBODY if turn is None else turn))

    def renew(self, seating: Seating, row: MatchRow, outages: Sequence[Span]) -> None:
        """Who sits where, and when no server was there."""
        self._bots = frozenset(seat.place for seat in seating.seats if seat.kind == "bot")
        self._away = [*vacancies(seating, row.created, self._opened), *outages]
        self._fold()

    @property
    def _opened(self) -> list[tuple[int, float]]:
        return [(step.fresh, step.at) for step in self._steps if step.fresh is not None]

    def _note(self, entry: Entry) -> None:
        turn = self._steps[-1].turn if entry.turn is None else entry.turn
        fresh = None
        if entry.kind in ("table", "end"):
            told = orjson.loads(entry.action)
            if told["what"] == "open":
                fresh = entry.seat
            elif told["what"] == "pause":
                self._pauses.append((entry.at, told["until"]))
            elif told["what"] == "resume" and self._pauses:
                since, until = self._pauses[-1]
                self._pauses[-1] = (since, min(until, max(since, entry.at)))
        self._steps.append(_Step(entry.at, turn, fresh))

    def _fold(self) -> None:
        """Count anew."""
        # A match that goes on from another has entries from before it began.
        before = (-NEVER, self._steps[0].at)
        self._stops = merged([before, *self._pauses, *self._away])
        steps, self._steps = self._steps, self._steps[:1]
        self._used, self._since = {}, steps[0].at
        for step in steps[1:]:
            self._add(step)

    def _add(self, step: _Step) -> None:
        before = self._steps[-1]
        if before.turn != NOBODY:
            used = self._used.get(before.turn, 0.0)
            self._used[before.turn] = used + self._span(before.at, step.at)
        if step.fresh is not None:
            self._used.pop(step.fresh, None)
        # A clock that was set back between two entries must not take time later.
        if step.turn != before.turn or step.fresh == step.turn or step.at < self._since:
            self._since = step.at
        self._steps.append(step)

    # How it stands

    @property
    def turn(self) -> int:
        return self._steps[-1].turn

    def left(self, place: int, now: float) -> float | None:
        """The seconds that a seat has left; None for a bot, which has no clock."""
        if place in self._bots:
            return None
        seconds = float(self.agreement.seconds)
        if self.agreement.per == "turn":
            used = self._span(self._since, now) if place == self.turn else 0.0
        else:
            used = self._used.get(place, 0.0)
            if place == self.turn:
                used += self._span(self._steps[-1].at, now)
        return max(0.0, seconds - used)

    def stopped(self, now: float) -> float | None:
        """Until when no clock runs; None when they do, and infinity where nobody knows."""
        return next((until for since, until in self._stops if since <= now < until), None)

    def paused(self, now: float) -> float | None:
        """Until when a pause lasts that was agreed on."""
        return next((until for since, until in self._pauses if since <= now < until), None)

    def is_out(self, now: float) -> bool:
        """Whether the time of the seat that decides has run out."""
        if self.turn == NOBODY or self.stopped(now) is not None:
            return False
        left = self.left(self.turn, now)
        return left is not None and left <= 0.0

    def is_short(self, now: float) -> bool:
        """Whether the seat that decides has little time left."""
        if self.turn == NOBODY or self.stopped(now) is not None:
            return False
        left = self.left(self.turn, now)
        return left is not None and left <= FEW * self.agreement.seconds

    def look_at(self, now: float, places: Iterable[int]) -> float:
        """A moment before which nothing can happen, whatever is played until then."""
        stopped = self.stopped(now)
        if stopped is not None:
            return min(stopped, now + self.agreement.seconds * FEW)
        few = FEW * self.agreement.seconds
        lefts = [left for place in places if (left := self.left(place, now)) is not None]
        soonest = [left - few if left > few else left for left in lefts]
        return now + max(1.0, min(soonest, default=float(self.agreement.seconds)))

    def _span(self, since: float, until: float) -> float:
        """The seconds between two moments in which clocks ran."""
        if until <= since:
            return 0.0
        lost = sum(
            min(until, end) - max(since, start)
            for start, end in self._stops
            if start < until and end > since
        )
        return until - since - lost


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same moments without any that count twice."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if end <= start:
            continue
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def vacancies(seating: Seating, created: float, opened: Iterable[tuple[int, float]]) -> list[Span]:
    """When a seat stood empty: from the beginning, or since it was opened, until somebody came."""
    spans: list[Span] = []
    for seat in seating.seats:
        came = sorted(
            one.since for one in seating.sitters if one.place == seat.place and one.how in CLAIMS
        )
        is_taken = seat.kind == "bot" or seat.claimed_by is not None
        if came or not is_taken:
            spans.append((created, came[0] if came else NEVER))
        for since in (at for place, at in opened if place == seat.place):
            later = NEVER if not is_taken else since
            spans.append((since, next((one for one in came if one >= since), later)))
    return spans


def time_json(timing: Timing, seats: Sequence[SeatName], now: float) -> TimeOut:
    """The clocks as a page shows them."""
    paused, stopped = timing.paused(now), timing.stopped(now)
    runs = timing.turn != NOBODY and stopped is None and timing.left(timing.turn, now) is not None
    return {
        "per": timing.agreement.per,
        "seconds": timing.agreement.seconds,
        "absent": timing.agreement.absent,
        "left": {str(seat): timing.left(place, now) for place, seat in enumerate(seats)},
        "runs": seats[timing.turn] if runs else None,
        "paused": paused,
        "now": now,
    }
