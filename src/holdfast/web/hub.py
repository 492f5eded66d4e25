"""The hub: finds the rooms of matches, keeps them in step with other servers, and lets them go."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.store import Entry, MatchRow, Signal, Store, StoreFailed
from holdfast.web.buckets import Keeping
from holdfast.web.callers import Caller
from holdfast.web.doors import EVERY, Doors
from holdfast.web.listening import Listening
from holdfast.web.memory import Rooms
from holdfast.web.meters import Meters
from holdfast.web.notices import Notices
from holdfast.web.people.sessions import Sessions
from holdfast.web.plans import play_plan
from holdfast.web.problems import Problem
from holdfast.web.rating import count_all
from holdfast.web.remarks import note_json, tell_chat
from holdfast.web.robots import Robots
from holdfast.web.room import Keeper, Room
from holdfast.web.settings import Settings
from holdfast.web.stopped import story_of
from holdfast.web.table import Table
from holdfast.web.timekeeping import Timekeeper
from holdfast.web.timing import Terms
from holdfast.web.trial import Trials
from holdfast.web.webhooks import Webhooks
from holdfast.web.work import SERVER, Costs, Workshop

if TYPE_CHECKING:
    from holdfast.web.challenges import Challenges

__all__ = ["Hub"]

log = logging.getLogger("holdfast.web")

ID: Final = re.compile(r"[a-z0-9]{1,32}")
PRESENCE_EVERY: Final = 60.0
TIDY_EVERY: Final = 5.0
REMOVE_EVERY: Final = 600.0
DAY: Final = 24 * 3600.0
RETRY_SECONDS: Final = 1.0
WORK_AT_ONCE: Final = 10.0
"""Seconds of a visitor's share of the processor that may be used at once."""


class Hub:
    """All matches that somebody looks at on this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.now: Callable[[], float] = time.time
        """The time of day; tests bring their own."""
        self.rooms = Rooms(settings)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._warm: set[str] = set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._regular: list[asyncio.Task[None]] = []
        self.workshop = Workshop(Costs(settings.work, WORK_AT_ONCE * settings.work))
        self.keeping = Keeping(settings)
        self.trials = Trials(self.workshop.costs)
        self.robots = Robots(self)
        self.webhooks = Webhooks(settings)
        self.notices = Notices()
        self.listening = Listening(self)
        self.sessions = Sessions(self)
        self.after_entry: list[Callable[[Room], None]] = []
        """Called for every entry that this server has written, when everybody has been told."""
        self.after_adding: list[Callable[[Room], None]] = []
        """Called for every room that begins to be kept here."""
        self.after_joining: list[Callable[[Room, Caller], None]] = []
        """Called when somebody begins to look at a match."""
        self.wake_courier: Callable[[], None] = lambda: None
        """Something waits to be sent: see `holdfast.web.people.courier`."""
        self.table = Table(self)
        self.timekeeper = Timekeeper(self)
        self.doors = Doors()
        self.meters = Meters()
        self.challenges: Challenges | None = None
        """Set by the app, which puts it together with what begins matches."""
        self._follows = False
        """Whether another process writes, and this one only reads what it wrote."""
        self._here: dict[str, list[object]] = {}
        """Who is at matches that are not in memory here, as far as this process was told."""
        self._sightings: list[tuple[str, float]] = []
        """Whom the readers saw."""

    def follow(self) -> None:
        """From now on only read: another process plays, and tells nothing of it."""
        self._follows = True
        self.robots.rest()

    @property
    def is_reader(self) -> bool:
        """Whether this process only reads."""
        return self._follows

    # Opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.open(self.hear)
        await self.doors.refresh(self.store)
        regular = [self._tick(), self._tidy(), self.timekeeper.run()]
        self._regular = [asyncio.create_task(one) for one in regular]

    async def close(self) -> None:
        for room in self.rooms.values():
            for stream in room.audience:
                stream.bye("restart")
        for task in [*self._regular, *self._tasks]:
            task.cancel()
        await self.keep_sightings()
        await self.webhooks.close()
        self.workshop.close()
        self.robots.close()
        self.trials.close()
        await self.store.close()

    def spawn(self, work: Coroutine[object, object, object]) -> asyncio.Task[Any]:
        """Run something on the side; what it raises is logged, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def _tick(self) -> None:
        """Keeps connections open, ends old streams, lets go of rooms that nobody looks at."""
        refreshed = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.keep_alive / 2)
            now = time.monotonic()
            for room in list(self.rooms.values()):
                for stream in room.audience:
                    was_silent, stream.is_silent = stream.is_silent, True
                    if now - stream.since > self.settings.stream_seconds:
                        stream.bye("reconnect")
                    elif was_silent and not stream.pending:
                        stream.push(b":\n\n")
                if room.audience:
                    await asyncio.sleep(0)  # a thousand at once would let moves wait for all
            if now - refreshed > PRESENCE_EVERY:
                refreshed = now
                for room in self.rooms.values():
                    if room.audience:
                        self.listening.announce(room)
                self.spawn(self.keep_sightings())
            self.rooms.make_space()

    async def _tidy(self) -> None:
        removed = looked = time.monotonic()
        while True:
            await asyncio.sleep(TIDY_EVERY)
            if time.monotonic() - looked > EVERY:
                looked = time.monotonic()
                with contextlib.suppress(StoreFailed):
                    await self._look_at_doors()
                await count_all(self.store)
            if time.monotonic() - removed > REMOVE_EVERY:
                removed = time.monotonic()
                with contextlib.suppress(StoreFailed):
                    await self.remove_old()
            with contextlib.suppress(StoreFailed):  # next time then
                await asyncio.to_thread(self.store.tidy)

    async def _look_at_doors(self) -> None:
        """Know anew who is kept out; whoever looks on from a page is sent nothing more."""
        await self.doors.refresh(self.store)
        for room in self.rooms.values():
            for stream in list(room.audience):
                if self.doors.keeps_out(stream.caller):
                    stream.bye("seat")

    async def remove_old(self) -> None:
        """Remove matches that nobody has moved in, and shared positions that nobody has opened,
        for as long as the settings say."""
        now = time.time()
        used = [match for match, room in self.rooms.items() if room.is_used]
        gone = await self.store.remove_old(
            now - DAY * self.settings.keep_days, now - DAY * self.settings.keep_bot_days, used
        )
        for match in gone:
            self.forget(match)
        await self.store.positions.remove_unseen(now - DAY * self.settings.keep_days)

    def forget(self, match: str) -> None:
        """A match is no more."""
        room = self.rooms.pop(match, None)
        if room is None:
            return
        self.robots.leave(room)
        for stream in room.audience:
            stream.close()

    # Rooms

    async def room(self, match: str, caller: Caller = SERVER) -> Room:
        """The room of a match, or 404. Whoever asks first pays for playing it through."""
        room = self.rooms.get(match)
        if room is None:
            return await self._loaded(match, caller)
        if self._follows:
            room.behind = room.seats_behind = True
        if room.behind:
            async with room.lock:
                await room.catch_up()
        if room.seats_behind:
            await self.reload_seats(room)
        self.rooms.move_to_end(match)
        room.touched = time.monotonic()
        if room.is_of_bots:
            self.robots.look(room)
        return room

    async def _loaded(self, match: str, caller: Caller) -> Room:
        """A room that is not in memory; whoever asks meanwhile waits for the same one."""
        if not ID.fullmatch(match):
            raise no_such_match()
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match, caller))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str, caller: Caller) -> Room:
        read = await asyncio.to_thread(self._read_record, match)
        if read is None:
            raise no_such_match()
        self.rooms.make_place_for(read[0])
        room = await self.workshop.do(caller, open_room, self, *read)
        self.add(room)
        # An entry that came while this was read would go unnoticed otherwise, and so would
        # somebody who was put out.
        room.behind = True
        async with room.lock:
            await room.catch_up()
        await self.reload_seats(room)
        return room

    def add(self, room: Room) -> None:
        """Keep a room: one that was read from the record, or that of a match that begins."""
        match = room.row.id
        self.rooms[match] = room
        if match in self._here:
            self.listening.hear(room, self._here.pop(match))
        if room.row.game not in self._warm:
            # The tables of a game stay; to look through them for garbage takes longer than moves.
            self._warm.add(room.row.game)
            gc.freeze()
        self.rooms.make_space()
        self.robots.look(room)
        for hook in self.after_adding:
            hook(room)

    async def begin(self, row: MatchRow, match: Match, entries: Sequence[Entry]) -> Room:
        """The room of a match that was just written down, perhaps with a beginning."""
        seating = await asyncio.to_thread(self.store.seating.read, row.id)
        terms = await asyncio.to_thread(self._read_terms, row)
        room = Room(self, row, seating, match, entries, terms=terms)
        self.add(room)
        return room

    def _read_record(self, match: str) -> tuple[MatchRow, object, object, object, Terms] | None:
        row = self.store.match(match)
        if row is None:
            return None
        story = None if row.finished is None else self.store.story(match)
        seating, entries = self.store.seating.read(match), self.store.entries(match)
        return row, seating, entries, story, self._read_terms(row)

    def _read_terms(self, row: MatchRow) -> Terms:
        agreement = self.store.agreements.read(row.id)
        outages = self.store.agreements.outages(row.created) if agreement.is_timed else []
        return Terms(agreement, outages)

    async def reload_seats(self, room: Room) -> None:
        """Read again who sits where; whose seats are no longer the same starts anew."""
        match = room.row.id
        room.seats_behind = True
        async with room.seating_lock:
            row = await asyncio.to_thread(self.store.match, match)
            if row is None:
                self.forget(match)
                raise no_such_match()
            room.row.webhook, room.row.successor = row.webhook, row.successor
            room.row.creator = row.creator  # who was a guest when they began may be a person now
            room.row.hidden = row.hidden
            seating = await asyncio.to_thread(self.store.seating.read, match)
            room.company.renew(seating, row.creator)
            if room.timing is not None:
                room.terms = await asyncio.to_thread(self._read_terms, row)
                room.timing.renew(seating, room.row, room.terms.outages)
            room.seats_behind = False
        for stream in room.audience:
            held = room.held_by(stream.caller)
            if held != stream.held or stream.eyes not in room.allowed_eyes(held):
                stream.held = held
                stream.bye("seat")  # its listener may no longer look so; its page begins anew
            elif room.company.is_told(stream.caller):
                stream.push(b"event: seating\ndata: {}\n\n")
        self.listening.show_players(room)
        self.robots.look(room)  # a bot may sit where somebody sat

    def entry_stands(self, room: Room, *, here: bool) -> None:
        """An entry was written, and everybody here knows it."""
        if here:
            self.meters.moves[room.row.game, room.moved_by] += 1
        if here and room.row.webhook:
            self.spawn(self.webhooks.tell(room))
        if here and room.over and room.row.rated:
            self.spawn(count_all(self.store))
        if here and room.over and room.row.sealed and self.challenges is not None:
            self.spawn(self.challenges.settle(room.row.id))
        if here and room.over:
            self.spawn(self._keep_story(room.match.branch(), room.row.id))
        if here:
            for hook in self.after_entry:
                hook(room)
        self.robots.look(room)
        if room.turn in room.plans:
            self.spawn(play_plan(room))

    async def _keep_story(self, match: Match, id: str) -> None:
        """Keep what happened in a finished match, in case its record ceases to hold one day."""
        story = await self.workshop.do(SERVER, story_of, match)
        await self.store.keep_story(id, story)

    def saw(self, seen: Iterable[tuple[str, float]]) -> None:
        """Readers saw somebody."""
        self._sightings += seen

    def sightings(self) -> list[tuple[str, float]]:
        """Who was seen since the last time."""
        seen, self._sightings = self._sightings, []
        return seen + [one for room in self.rooms.values() for one in room.company.sightings()]

    async def keep_sightings(self) -> None:
        """Write down who was seen since the last time."""
        seen = self.sightings()
        if seen:
            with contextlib.suppress(StoreFailed):
                await self.store.seating.saw(seen)

    # News from other servers

    def hear(self, signal: Signal) -> None:
        if signal.kind == "person":
            self.sessions.changed(signal.data)
            return
        if signal.kind == "resync":
            self.sessions.clear()
            for room in self.rooms.values():
                room.behind = room.seats_behind = True
                if room.audience:  # others read anew when somebody asks
                    self.spawn(self._refresh(room))
            return
        if signal.kind == "bans":
            self.spawn(self._look_at_doors())
            return
        heard = self.rooms.get(signal.match)
        if heard is None:
            if self._follows and signal.kind == "here":
                self._here[signal.match] = signal.data
            return
        if signal.kind == "entry":
            if signal.data > heard.number:
                heard.behind = True
                self.spawn(self._refresh(heard))
        elif signal.kind == "gone":
            self.forget(signal.match)
        elif signal.kind == "anew":
            for stream in heard.audience:
                stream.bye("seat")  # their pages begin anew
        elif signal.kind == "seats":
            heard.seats_behind = True
            self.spawn(self._refresh(heard))
        elif signal.kind == "chat":
            self.spawn(self._hear_chat(heard, signal.data))
        elif signal.kind == "note":
            self.spawn(self._hear_note(heard, signal.data))
        elif signal.kind == "here":
            self.listening.hear(heard, signal.data)

    async def _refresh(self, room: Room) -> None:
        """Catch up; while the database is away, try until it is back or nobody looks."""
        while room.behind or room.seats_behind:
            try:
                async with room.lock:
                    if room.behind:
                        await room.catch_up()
                if room.seats_behind:
                    await self.reload_seats(room)
            except Problem:
                return  # there is no such match any more
            except StoreFailed:
                if not room.audience:
                    return
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear_chat(self, room: Room, number: int) -> None:
        for said in await asyncio.to_thread(self.store.chat, room.row.id, one=number):
            tell_chat(room, said)

    async def _hear_note(self, room: Room, number: int) -> None:
        for made in await asyncio.to_thread(self.store.notes, room.row.id, one=number):
            room.audience.say("note", note_json(room, made), made.seat if made.private else None)


def no_such_match() -> Problem:
    return Problem(404, "no_such_match", _("There is no match at this address."))


def open_room(keeper: Keeper, row: MatchRow, *record: Any) -> Room:
    """Play a match through to where it stands."""
    try:
        room = Room.open(keeper, row, *record)
        if room.stopped is not None:
            log.warning("match %s stands still: %s", row.id, room.stopped.where.reason)
        return room
    except HoldfastError as error:
        # The reason may name cards that whoever asks must not see, so only the log has it.
        log.error("match %s cannot begin under the present rules: %s", row.id, error)
        raise Problem(
            409,
            "bad_journal",
            _(
                "What was played in this match, under version {version} of its rules, does not "
                "hold under the present ones. Its record is kept, but it cannot go on."
            ),
            facts={"version": row.rules},
        ) from error
