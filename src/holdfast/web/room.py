"""A match that somebody looks at: kept in memory, in step with its record, with its streams."""

from __future__ import annotations

import asyncio
import copy
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import orjson

from holdfast.core.errors import BadJournal
from holdfast.core.match import Match
from holdfast.core.picture import Look
from holdfast.core.state import SPECTATOR
from holdfast.store import Entry, MatchRow, Seating, SeatRow
from holdfast.store.record import replay
from holdfast.web.company import Company
from holdfast.web.editions import shared_edition
from holdfast.web.paint import Art, art_of
from holdfast.web.scene import ALL, Change, Scene, Sight
from holdfast.web.security import Caller
from holdfast.web.stopped import Group, Stopped
from holdfast.web.telling import Annotator, Words

__all__ = ["Room", "Stream", "event_bytes"]

log = logging.getLogger("holdfast.web")

MOST_PENDING: Final = 512
TRACES: Final = 20
LONGEST_TURN: Final = 0.002
ALONE_SECONDS: Final = 60.0
ROOM_BYTES: Final = 64 * 1024
ACTION_BYTES: Final = 12 * 1024
"""A state, its events and what they are told with: measured, and rounded up."""
ELSEWHERE_SECONDS: Final = 150.0


def event_bytes(name: str, data: bytes) -> bytes:
    """A server-sent event. JSON has no raw line breaks, so one data line is enough."""
    return b"event: " + name.encode() + b"\ndata: " + data + b"\n\n"


class Stream:
    """One connection that is sent what happens."""

    __slots__ = (
        "_wake", "caller", "closed", "eyes", "group", "held", "keys", "lang", "look", "pending",
        "since",
    )  # fmt: skip

    def __init__(
        self, eyes: int, lang: str, caller: Caller, look: Look, held: frozenset[int]
    ) -> None:
        self.eyes = eyes
        self.lang = lang
        self.look = look
        self.caller = caller
        self.held = held
        """The seats of whoever listens."""
        self.keys = caller.keys
        self.group = (eyes, lang, look.name)
        """Streams of one group are sent the same."""
        self.pending: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None
        self.closed = False
        self.since = time.monotonic()

    def push(self, data: bytes) -> None:
        if self.closed:
            return  # whoever was put out is sent nothing more
        if len(self.pending) >= MOST_PENDING:
            self.close()  # it does not read: it will connect again and get the whole state
            return
        self.pending.append(data)
        self._rouse()

    def close(self) -> None:
        self.closed = True
        self._rouse()

    def _rouse(self) -> None:
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def news(self) -> None:
        """Wait until there is something to send or the stream is closed."""
        if not self.pending and not self.closed:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake


class Room:
    """A match in memory. Whoever reads or changes it holds the lock."""

    def __init__(
        self,
        row: MatchRow,
        seating: Seating,
        entries: Sequence[Entry],
        story: list[list[Any]] | None = None,
    ) -> None:
        if row.pack is not None:
            row.pack = shared_edition(row.game, row.pack)
        self.row = row
        self.company = Company(seating, row.creator)
        self.lock = asyncio.Lock()
        self.seating_lock = asyncio.Lock()
        """Held while the company is read anew: what was read last must be what stays."""
        self.number = 0
        self.touched = time.monotonic()
        """When somebody asked for this match last."""
        self.behind = False
        """Whether the record has entries that are not applied here yet, as far as is known."""
        self.seats_behind = False
        """The same of who sits where."""
        self.trace: list[dict[str, Any]] = []
        self.streams: dict[tuple[int, str, str], set[Stream]] = {}
        self.sights: dict[tuple[int, str, str], Sight] = {}
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Who is here on other servers: when heard, seats, spectators."""
        self.bot_task: asyncio.Task[None] | None = None
        self.presence_task: asyncio.Task[None] | None = None
        self.match, where = replay(row, entries)
        if row.pack is not None:
            self.match.pack = row.pack  # the edition, which drawings are kept with
        self.stopped = None if where is None else Stopped(where, entries, story)
        """Why it cannot be played on, when its record no longer holds."""
        self._retrace(entries)
        self.offsets = self._count_lines()
        self.teller = Annotator(self.match, [one for group in self.groups for one in group[2]])
        """Which of the game's notes belong to which lines of the log."""

    def still(self) -> Room:
        """The match as it stands now, to be read on another thread while this one goes on.

        The states of a match are never changed, so this costs a few lists of references.
        """
        shot = copy.copy(self)
        shot.company = copy.copy(self.company)
        shot.match = copy.copy(self.match)
        shot.match.played = list(self.match.played)
        shot.offsets = list(self.offsets)
        shot.trace = list(self.trace)
        shot.streams = {key: set(group) for key, group in self.streams.items()}
        shot.elsewhere = dict(self.elsewhere)
        return shot

    @property
    def weight(self) -> int:
        """About how many bytes this room keeps in memory, component data left out."""
        return ROOM_BYTES + ACTION_BYTES * len(self.match.played)

    # The record

    def _retrace(self, entries: Sequence[Entry]) -> None:
        """How far the record goes, and what was taken back in it."""
        count = 0
        for entry in entries:
            self.number = entry.number
            if entry.kind == "play":
                count += 1
            else:
                keep = orjson.loads(entry.action)["to"]
                self._note_undo(self.match, entry, keep, count)
                count = keep

    @property
    def groups(self) -> list[Group]:
        """Everything that happened, action by action, set-up first."""
        match = self.match
        kept = None if self.stopped is None else self.stopped.told(match)
        if kept is not None:
            return kept
        return [
            (0, None, match.setup_events),
            *(
                (at, match.seats[played.seat], played.events)
                for at, played in enumerate(match.played, start=1)
            ),
        ]

    @property
    def over(self) -> bool:
        """Whether it has ended, also if its record no longer leads there."""
        return self.match.over or (self.stopped is not None and self.row.finished is not None)

    @property
    def result(self) -> dict[str, Any] | None:
        if self.match.over or not self.over:
            return self.match.result
        kept: dict[str, Any] = orjson.loads(self.row.result or "{}")
        return kept

    @property
    def returns(self) -> list[float]:
        if self.match.over or not self.over:
            return list(self.match.state.returns())
        kept: list[float] = orjson.loads(self.row.returns or "[]")
        return kept

    def _count_lines(self) -> list[int]:
        """`offsets[n]`: how many lines the log has after n actions."""
        offsets: list[int] = []
        for _at, _seat, events in self.groups:
            offsets.append((offsets[-1] if offsets else 0) + len(events))
        return offsets

    @property
    def log_length(self) -> int:
        return self.offsets[-1]

    def _note_undo(self, match: Match, entry: Entry, keep: int, had: int) -> None:
        seat = match.seats[entry.seat] if entry.seat >= 0 else None
        self.trace.append(
            {
                "number": entry.number,
                "seat": seat,
                "at": keep,
                "count": had - keep,
                "when": entry.at,
            }
        )
        del self.trace[:-TRACES]  # every state carries them; the record keeps them all

    def played(self, entry: Entry) -> Change:
        """After `match.play`: note it, and say what changed."""
        last = self.match.played[-1]
        log_from = self.offsets[-1]
        self.offsets.append(log_from + len(last.events))
        self.teller.hear(last.events)
        self.number = entry.number
        return Change("play", last.seat, last.action, last.before, log_from, len(self.match.played))

    def undone(self, entry: Entry, keep: int) -> Change:
        """Take back all but the first `keep` actions."""
        before = self.match.state
        self._note_undo(self.match, entry, keep, len(self.match.played))
        self.rewind(keep)
        self.number = entry.number
        return Change("undo", entry.seat, None, before, self.offsets[-1], keep)

    def rewind(self, keep: int) -> None:
        match = self.match
        first = match.played[keep]
        match.state = first.before
        match.chance.reset(first.mark)
        del match.played[keep:]
        del self.offsets[keep + 1 :]

    def apply(self, entry: Entry) -> Change:
        """Carry out an entry that another server wrote."""
        if entry.kind == "play":
            _play(self.match, entry)
            return self.played(entry)
        return self.undone(entry, orjson.loads(entry.action)["to"])

    # Who may see what

    @property
    def seats(self) -> list[SeatRow]:
        return self.company.seats

    def held_by(self, caller: Caller) -> frozenset[int]:
        """The seats of a caller."""
        return self.company.held_by(caller)

    def allowed_eyes(self, held: Iterable[int]) -> list[int]:
        """Every way in which somebody with these seats may look."""
        mine = sorted(held)
        if self.over or (self.match.study and mine):
            return [*range(len(self.seats)), SPECTATOR, ALL]
        return [*mine, SPECTATOR] if self.row.spectators or mine else []

    def default_eyes(self, held: Iterable[int]) -> int:
        """Whose eyes fit best: mine when I decide, else my first seat, else a spectator's."""
        mine = sorted(held)
        if not mine:
            return ALL if self.over else SPECTATOR
        if self.match.study:
            return ALL
        if len(mine) > 1 and not self.over and self.hides:
            return SPECTATOR  # a shared screen shows nobody's cards before they say they are there
        return self.turn if self.turn in mine else mine[0]

    @property
    def turn(self) -> int | None:
        """The seat that decides."""
        state = self.match.state
        if state.over or self.stopped is not None:
            return None
        return state.decision.seat(state)

    @property
    def hides(self) -> bool:
        """Whether something is hidden between seats, so that a shared screen must be covered."""
        seats = range(len(self.seats))
        return len(self.seats) > 1 and any(self.match.state.hidden(seat) for seat in seats)

    def words(self, lang: str) -> Words:
        """The game's words as this match needs them: corrected components have their own."""
        return art_of(self.match.game, lang, self.match.pack).text

    # Who is here

    @property
    def is_bots_alone(self) -> bool:
        """Whether only bots play and nobody has looked lately, so that it can wait."""
        if not self.is_of_bots or self.is_watched:
            return False
        return time.monotonic() - self.touched > ALONE_SECONDS

    @property
    def is_of_bots(self) -> bool:
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def here(self) -> set[int]:
        now = time.monotonic()
        local = {seat for stream in self.all_streams() for seat in stream.held}
        for heard, seats, _count in self.elsewhere.values():
            if now - heard < ELSEWHERE_SECONDS:
                local |= set(seats)
        return local

    @property
    def local_spectators(self) -> int:
        return sum(not stream.held for stream in self.all_streams())

    @property
    def spectators(self) -> int:
        now = time.monotonic()
        others = sum(
            count
            for heard, _seats, count in self.elsewhere.values()
            if now - heard < ELSEWHERE_SECONDS
        )
        return self.local_spectators + others

    def players(self, art: Art, yours: Iterable[int] | None = None) -> list[dict[str, Any]]:
        """Who sits where; whose seats they are only where one reader is meant."""
        here = self.here
        told: list[dict[str, Any]] = [
            {
                "seat": self.match.seats[seat.place],
                "seat_name": art.text.name("seat", self.match.seats[seat.place]),
                "name": seat.name,
                "kind": player_kind(seat),
                "claimed": seat.claimed_by is not None or seat.kind == "bot",
                "here": seat.place in here or seat.kind == "bot",
            }
            for seat in self.seats
        ]
        if yours is not None:
            for one, seat in zip(told, self.seats, strict=True):
                one["yours"] = seat.place in set(yours)
        return told

    # Streams

    def join(self, stream: Stream, after: int | None, state: dict[str, Any], sight: Sight) -> None:
        """Begin to send: `hello` to a page that carries the state already, else the state."""
        key = stream.group
        existing = self.sights.get(key)
        if existing is None or not self.streams.get(key):
            self.sights[key] = sight
        else:
            existing.known &= sight.known
        self.streams.setdefault(key, set()).add(stream)
        if after is not None and after == self.number:
            stream.push(event_bytes("hello", orjson.dumps({"number": self.number})))
        else:
            stream.push(event_bytes("state", orjson.dumps(state)))

    def leave(self, stream: Stream) -> None:
        key = stream.group
        group = self.streams.get(key)
        if group is not None:
            group.discard(stream)
            if not group:
                del self.streams[key]
                self.sights.pop(key, None)

    @property
    def is_watched(self) -> bool:
        return bool(self.streams)

    @property
    def is_used(self) -> bool:
        """Whether somebody watches, moves or plays here, so that the room must stay."""
        return self.is_watched or self.lock.locked() or self.bot_task is not None

    async def broadcast(self, change: Change) -> None:
        """Send every stream what changed for it; whoever moved knows already and comes last.

        The caller holds the lock. Where many look in many ways, others get their turns between.
        """
        if not self.streams:
            return
        scene = Scene(self)
        since = time.monotonic()
        for key in sorted(self.streams, key=lambda key: key[0] == change.seat):
            if key not in self.streams:
                continue  # all of them have left meanwhile
            if time.monotonic() - since > LONGEST_TURN:
                await asyncio.sleep(0)
                since = time.monotonic()
            self._send(key, scene, change)

    def _send(self, key: tuple[int, str, str], scene: Scene, change: Change) -> None:
        """Send a group what changed for it. The entry stands: whatever fails here ends only the
        streams, which begin again with the whole state."""
        try:
            data = event_bytes("update", scene.update(self.sights[key], change))
        except Exception:
            log.exception("match %s, entry %s cannot be told", self.row.id, self.number)
            for stream in self.streams[key]:
                stream.push(event_bytes("bye", b'{"why":"broken"}'))
                stream.close()
            return
        for stream in self.streams[key]:
            stream.push(data)

    def say(self, name: str, data: Any, only: int | None = None) -> None:
        """Send an event to all streams, or only to whoever holds a certain seat."""
        message = event_bytes(name, orjson.dumps(data))
        for stream in self.all_streams():
            if only is None or only in stream.held:
                stream.push(message)

    def all_streams(self) -> list[Stream]:
        return [stream for group in self.streams.values() for stream in group]


def player_kind(seat: SeatRow) -> str:
    if seat.kind == "human" and seat.claimed_by is None:
        return "link"
    return seat.kind


def _play(match: Match, entry: Entry) -> None:
    """Play an entry of the record; the dice must fall as they did."""
    match.play(orjson.loads(entry.action))
    if list(match.played[-1].chance) != orjson.loads(entry.chance):
        raise BadJournal(
            f"entry {entry.number} used other dice than these rules give", at=entry.number
        )
