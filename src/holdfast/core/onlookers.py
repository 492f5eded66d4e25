"""Whoever looks at a match: what each viewer has seen, kept so that it is looked at only once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from holdfast.core.chance import Seeded
from holdfast.core.edition import Edition, SeatName
from holdfast.core.event import Event
from holdfast.core.history import Played
from holdfast.core.seat import WHOLE, Seat, Seen, Table
from holdfast.core.state import State

__all__ = ["Onlookers", "Record"]


class Record:
    """All that a viewer has seen of a match so far. A match adds to it; seats share it."""

    __slots__ = ("_viewer", "seen", "setup")

    def __init__(self, setup: Iterable[Event], viewer: int) -> None:
        self._viewer = viewer
        self.setup = self._seen(setup)
        self.seen: list[Seen] = []

    @property
    def history(self) -> list[Mapping[str, Any]]:
        return [seen.action for seen in self.seen]

    def add(self, seat: SeatName, played: Played) -> None:
        action = played.action.json
        if self._viewer != WHOLE:
            action = played.before.shown(played.action, played.seat, self._viewer)
        self.seen.append(Seen(seat, played.rule, action, self._seen(played.events)))

    def _seen(self, events: Iterable[Event]) -> tuple[Event, ...]:
        if self._viewer == WHOLE:
            return tuple(events)
        return tuple([event.seen_by(self._viewer) for event in events])

    def first(self, count: int) -> Record:
        """What was seen of the first `count` actions, apart from this."""
        other = Record((), self._viewer)
        other.setup = self.setup
        other.seen = self.seen[:count]
        return other

    def go_back(self, count: int) -> None:
        """Forget all but the first `count` actions; whoever has seen more keeps that."""
        if len(self.seen) > count:
            self.seen = self.seen[:count]


class Onlookers:
    """Whoever has looked at a match: what each has seen, and their seats at the latest moment."""

    def __init__(
        self, edition: Edition, study: bool, commitment: str | None, setup: tuple[Event, ...]
    ) -> None:
        self._table = Table(edition, study, commitment)
        self._setup = setup
        self._records: dict[int, Record] = {}
        self._latest: dict[int, tuple[State, Seat]] = {}

    def again(self, study: bool, count: int) -> Onlookers:
        """The same at another match that shares the first `count` actions of this one."""
        table = self._table
        other = Onlookers(table.edition, study, table.commitment, self._setup)
        other._records = {viewer: record.first(count) for viewer, record in self._records.items()}
        if study == table.study:
            other._latest = dict(self._latest)  # each seat is found by its state, if it fits
        return other

    def seat(self, viewer: int, state: State, played: Sequence[Played], count: int) -> Seat:
        """What a viewer may know of a state, which the first `count` actions led to."""
        known, found = self._latest.get(viewer, (None, None))
        if found is not None and known is state and found.number == count:
            return found
        world = state if viewer == WHOLE else state.imagine(viewer, Seeded(0))
        record = self.record(viewer, played)
        found = Seat(self._table, viewer, world, record.setup, record.seen, count)
        if count == len(played):
            self._latest[viewer] = (state, found)
        return found

    def record(self, viewer: int, played: Sequence[Played]) -> Record:
        """What a viewer has seen: kept, so that only what is new must be looked at."""
        record = self._records.get(viewer)
        if record is None:
            record = self._records[viewer] = Record(self._setup, viewer)
        for one in played[len(record.seen) :]:
            record.add(self._table.edition.seats[one.seat], one)
        return record

    def go_back(self, count: int) -> None:
        """All but the first `count` actions are taken back."""
        for record in self._records.values():
            record.go_back(count)
