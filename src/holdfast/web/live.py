"""The hub: rooms in memory, moves into the record, news out to the streams."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Coroutine, Iterable
from typing import Any, Final

import orjson

from holdfast.core.action import Action
from holdfast.core.errors import HoldfastError, IllegalAction
from holdfast.core.messages import mark as _
from holdfast.store import Entry, Finish, Signal, Store, StoreFailed
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem
from holdfast.web.robots import Robots
from holdfast.web.room import Room, Stream, event_bytes
from holdfast.web.scene import Change
from holdfast.web.security import HOUSEHOLD, Caller
from holdfast.web.settings import Settings
from holdfast.web.webhooks import Webhooks

__all__ = ["Hub", "Stale"]

log = logging.getLogger("holdfast.web")

ID: Final = re.compile(r"[a-z0-9]{1,32}")
PRESENCE_PAUSE: Final = 0.15
PRESENCE_EVERY: Final = 60.0
TIDY_EVERY: Final = 5.0


class Stale(Exception):
    """The move was made in a position that is no longer the present one."""

    def __init__(self, room: Room) -> None:
        super().__init__("stale")
        self.room = room


class Hub:
    """All matches that somebody looks at on this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.streams_of: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self.robots = Robots(self)
        self.webhooks = Webhooks(settings)

    # Opening and closing

    async def open(self) -> None:
        await self.store.open(self.hear)
        self._ticker = asyncio.create_task(self._tick())
        self._tidier = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        for room in self.rooms.values():
            for stream in room.all_streams():
                stream.push(event_bytes("bye", b'{"why":"restart"}'))
                stream.close()
        for regular in (self._ticker, self._tidier):
            if regular is not None:
                regular.cancel()
        for task in list(self._tasks):
            task.cancel()
        await self.keep_sightings()
        await self.webhooks.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something on the side; what it raises is logged, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def _tick(self) -> None:
        """Keeps connections open, ends old streams, lets go of rooms that nobody looks at."""
        refreshed = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.keep_alive)
            now = time.monotonic()
            for room in self.rooms.values():
                for stream in room.all_streams():
                    if now - stream.since > self.settings.stream_seconds:
                        stream.push(event_bytes("bye", b'{"why":"reconnect"}'))
                        stream.close()
                    elif not stream.pending:
                        stream.push(b":\n\n")
            if now - refreshed > PRESENCE_EVERY:
                refreshed = now
                for room in self.rooms.values():
                    if room.is_watched:
                        self._tell_presence(room)
                self.spawn(self.keep_sightings())
            self._make_space()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await asyncio.to_thread(self.store.tidy)

    def _make_space(self) -> None:
        for match, room in list(self.rooms.items()):
            if len(self.rooms) <= self.settings.rooms:
                return
            if not room.is_watched and not room.lock.locked() and room.bot_task is None:
                del self.rooms[match]

    # Rooms

    async def room(self, match: str) -> Room:
        """The room of a match, or 404."""
        if not ID.fullmatch(match):
            raise Problem(404, "no_such_match", _("There is no match at this address."))
        room = self.rooms.get(match)
        if room is not None:
            if room.behind:
                async with room.lock:
                    await self._catch_up(room)
            self.rooms.move_to_end(match)
            return room
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Room:
        room = await asyncio.to_thread(self._read_room, match)
        if room is None:
            raise Problem(404, "no_such_match", _("There is no match at this address."))
        self.rooms[match] = room
        # An entry that came while this was read would go unnoticed otherwise, and so would
        # somebody who was put out.
        room.behind = True
        async with room.lock:
            await self._catch_up(room)
        await self.reload_seats(room)
        self._make_space()
        self.robots.look(room)
        return room

    def _read_room(self, match: str) -> Room | None:
        row = self.store.match(match)
        if row is None:
            return None
        entries = self.store.entries(match)
        try:
            return Room(row, self.store.seating.read(match), entries)
        except HoldfastError as error:
            raise Problem(
                409,
                "bad_journal",
                _("This match cannot be continued with the rules of today: {reason}"),
                facts={"reason": error.sentence},
            ) from error

    async def _catch_up(self, room: Room) -> None:
        """Apply what other servers wrote. The caller holds the lock."""
        room.behind = False
        for entry in await asyncio.to_thread(self.store.entries, room.row.id, room.number):
            if entry.number == room.number + 1:
                self._after(room, room.apply(entry), here=False)

    async def reach(self, room: Room, number: int) -> None:
        """Catch up with a caller who has seen more, from another server. The caller holds the
        lock."""
        if room.behind or number > room.number:
            await self._catch_up(room)

    async def reload_seats(self, room: Room) -> None:
        """Read again who sits where; whose seats are no longer the same starts anew."""
        match = room.row.id
        async with room.seating_lock:
            row = await asyncio.to_thread(self.store.match, match)
            if row is not None:
                room.row.webhook = row.webhook
            room.company.renew(await asyncio.to_thread(self.store.seating.read, match))
        for stream in room.all_streams():
            held = room.held_by(stream.caller)
            if held != stream.held:
                stream.held = held
                stream.push(event_bytes("bye", b'{"why":"seat"}'))
                stream.close()
            elif room.company.is_told(stream.caller):
                stream.push(event_bytes("seating", b"{}"))
        self.show_players(room)

    async def keep_sightings(self) -> None:
        """Write down who was seen since the last time."""
        seen = [one for room in self.rooms.values() for one in room.company.sightings()]
        if seen:
            with contextlib.suppress(StoreFailed):
                await self.store.seating.saw(seen)

    # Moves

    async def play(
        self, room: Room, given: object, after: int, held: Collection[int], lang: str
    ) -> int:
        """Play an action, commit it and give its number; a refusal leaves all as it was."""
        async with room.lock:
            await self.reach(room, after)
            if after != room.number:
                raise Stale(room)
            match = room.match
            if match.over:
                raise Problem(409, "over", _("The match is over."))
            self._check_turn(room, held)
            try:
                match.play(given)
            except IllegalAction as error:
                raise illegal(room, given, lang, error) from None
            played = match.played[-1]
            await self._commit(
                room,
                Entry(
                    room.row.id,
                    room.number + 1,
                    "play",
                    played.seat,
                    orjson.dumps(played.action.json).decode(),
                    orjson.dumps(played.chance).decode(),
                    time.time(),
                    _finish(room) if match.over else None,
                ),
            )
            return room.number

    def _check_turn(self, room: Room, held: Collection[int]) -> None:
        if room.turn in held:
            return
        if not held:
            raise Problem(403, "not_seated", _("You hold no seat in this match: you are watching."))
        raise Problem(403, "not_your_turn", _("It is not your turn."))

    async def _commit(self, room: Room, entry: Entry) -> None:
        """Write the action that was just played; take it back if it cannot be written."""
        keep = len(room.match.played) - 1
        try:
            written = await self.store.add_entry(entry)
        except BaseException as error:
            # Perhaps it was written after all: the record decides.
            _take_back(room, keep)
            room.behind = True
            if isinstance(error, StoreFailed):
                raise Problem(503, "store", _("The move could not be saved.")) from error
            raise
        if not written:
            _take_back(room, keep)
            await self._catch_up(room)
            raise Stale(room)
        self._after(room, room.played(entry), here=True)

    async def undo(self, room: Room, after: int, held: Iterable[int], to: int | None = None) -> int:
        """Take back the last action, as far as that is fair; a study match goes anywhere."""
        async with room.lock:
            await self.reach(room, after)
            if after != room.number:
                raise Stale(room)
            seat, keep = self._fair_undo(room, frozenset(held), to)
            entry = Entry(
                room.row.id,
                room.number + 1,
                "undo",
                seat,
                orjson.dumps({"to": keep}).decode(),
                "[]",
                time.time(),
                reopen=room.match.over,
            )
            try:
                written = await self.store.add_entry(entry)
            except StoreFailed as error:
                room.behind = True
                raise Problem(503, "store", _("The undo could not be saved.")) from error
            if not written:
                await self._catch_up(room)
                raise Stale(room)
            self._after(room, room.undone(entry, keep), here=True)
            return entry.number

    def _fair_undo(self, room: Room, held: frozenset[int], to: int | None) -> tuple[int, int]:
        """Who takes back, and how many actions are kept; or a refusal."""
        match = room.match
        if not held:
            raise Problem(403, "not_seated", _("You hold no seat in this match: you are watching."))
        if match.over and not match.study:
            raise Problem(409, "undo_refused", _("A finished match stays as it is."))
        last = match.played[-1] if match.played else None
        seat = last.seat if last is not None and last.seat in held else min(held)
        barrier = match.undo_barrier(match.seats[seat])
        if barrier is not None:
            raise Problem(409, "undo_refused", barrier, is_fragment=True)
        keep = len(match.played) - 1
        if match.study:
            bots = {one.place for one in room.seats if one.kind == "bot"}
            while keep > 0 and match.played[keep].seat in bots:
                keep -= 1  # a bot would only play it again
            keep = keep if to is None else to
        elif to is not None and to != keep:
            raise Problem(409, "undo_refused", _("Only a study match goes back further."))
        if not 0 <= keep < len(match.played):
            raise Problem(422, "bad_request", _("There are fewer actions than that."), field="to")
        return seat, keep

    def _after(self, room: Room, change: Change, *, here: bool) -> None:
        """An entry stands: tell everybody."""
        room.broadcast(change)
        if here and room.row.webhook:
            self.spawn(self.webhooks.tell(room))
        self.robots.look(room)

    # News from other servers

    def hear(self, signal: Signal) -> None:
        if signal.kind == "resync":
            for room in self.rooms.values():
                room.behind = True
                self.spawn(self._refresh(room))
                self.spawn(self.reload_seats(room))
            return
        heard = self.rooms.get(signal.match)
        if heard is None:
            return
        if signal.kind == "entry":
            if signal.data > heard.number:
                heard.behind = True
                self.spawn(self._refresh(heard))
        elif signal.kind == "seats":
            self.spawn(self.reload_seats(heard))
        elif signal.kind == "chat":
            self.spawn(self._hear_chat(heard, signal.data))
        elif signal.kind == "note":
            self.spawn(self._hear_note(heard, signal.data))
        elif signal.kind == "here":
            origin, seats, count = signal.data
            heard.elsewhere[origin] = (time.monotonic(), seats, count)
            self.show_players(heard)

    async def _refresh(self, room: Room) -> None:
        async with room.lock:
            if room.behind:
                await self._catch_up(room)

    async def _hear_chat(self, room: Room, number: int) -> None:
        for said in await asyncio.to_thread(self.store.chat, room.row.id, one=number):
            room.say("chat", chat_json(room, said))

    async def _hear_note(self, room: Room, number: int) -> None:
        for made in await asyncio.to_thread(self.store.notes, room.row.id, one=number):
            room.say("note", note_json(room, made), made.seat if made.private else None)

    # Streams and presence

    def enter(self, room: Room, stream: Stream, after: int | None, held: Iterable[int]) -> None:
        """A stream begins. The caller holds the lock of the room."""
        room.join(stream, after, held)
        self.streams_of.update(stream.keys)
        self._presence_changed(room)

    def leave(self, room: Room, stream: Stream) -> None:
        room.leave(stream)
        self.streams_of -= Counter(stream.keys)  # which also forgets those at nought
        self._presence_changed(room)

    def check_streams(self, caller: Caller) -> None:
        own, address = (self.streams_of[key] for key in caller.keys)
        if own >= self.settings.streams or address >= self.settings.streams * HOUSEHOLD:
            raise Problem(429, "too_many_streams", _("Too many open pages: close some and reload."))

    def _presence_changed(self, room: Room) -> None:
        if room.presence_task is None or room.presence_task.done():
            room.presence_task = self.spawn(self._show_presence(room))

    async def _show_presence(self, room: Room) -> None:
        await asyncio.sleep(PRESENCE_PAUSE)
        self.show_players(room)
        self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        if self.store.is_shared:
            seats = sorted({eyes for eyes, _lang, _look in room.streams if eyes >= 0})
            data = [self.store.origin, seats, room.local_spectators]
            with contextlib.suppress(StoreFailed):
                self.store.announce(Signal(room.row.id, "here", data))

    def show_players(self, room: Room) -> None:
        """Send who sits where and who is here, to each in their language."""
        for (_eyes, lang, _look), group in room.streams.items():
            art = art_of(room.match.game, lang, room.match.pack)
            data = {"players": room.players(art), "spectators": room.spectators}
            message = event_bytes("players", orjson.dumps(data))
            for stream in group:
                stream.push(message)


def _take_back(room: Room, keep: int) -> None:
    """Forget an action that was played but not noted in the room yet."""
    match = room.match
    first = match.played[keep]
    match.state = first.before
    match.chance.reset(first.mark)
    del match.played[keep:]


def _finish(room: Room) -> Finish:
    state = room.match.state
    return Finish(
        orjson.dumps(state.result()).decode(),
        orjson.dumps(state.returns()).decode(),
    )


def illegal(room: Room, given: object, lang: str, error: IllegalAction) -> Problem:
    """Why an action is not allowed, in the reader's language."""
    try:
        action: Action = room.match.find(given)
    except IllegalAction:
        return Problem(422, "illegal_action", error.sentence, rule=error.rule, cause=error)
    refusal = room.match.state.explain(action)
    words = room.words(lang).refusal(refusal)
    return Problem(422, "illegal_action", words, rule=refusal.rule)


def chat_json(room: Room, said: Any) -> dict[str, Any]:
    seat = room.match.seats[said.seat] if said.seat >= 0 else None
    return {"id": said.id, "seat": seat, "name": said.name, "text": said.text, "at": said.at}


def note_json(room: Room, note: Any) -> dict[str, Any]:
    return {
        "id": note.id,
        "at": note.action,
        "seat": room.match.seats[note.seat] if note.seat >= 0 else None,
        "name": note.name,
        "text": note.text,
        "private": note.private,
        "when": note.at,
    }
