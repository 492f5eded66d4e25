"""The hub: rooms in memory, moves into the record, news out to the streams."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable
from functools import partial
from typing import Any, Final

import orjson

from holdfast.core.action import Action
from holdfast.core.errors import HoldfastError, IllegalAction
from holdfast.core.messages import mark as _
from holdfast.store import Entry, Finish, MatchRow, Signal, Store, StoreFailed
from holdfast.web.editions import let_go
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem, database_away
from holdfast.web.robots import Robots
from holdfast.web.room import Room, Stream, event_bytes
from holdfast.web.scene import Change, Sight, whole_state
from holdfast.web.security import HOUSEHOLD, Caller
from holdfast.web.settings import Settings
from holdfast.web.telling import Annotator
from holdfast.web.trial import Trials
from holdfast.web.webhooks import Webhooks
from holdfast.web.work import Costs, Workshop

__all__ = ["Hub", "Stale"]

log = logging.getLogger("holdfast.web")

ID: Final = re.compile(r"[a-z0-9]{1,32}")
PRESENCE_PAUSE: Final = 0.15
PRESENCE_EVERY: Final = 60.0
TIDY_EVERY: Final = 5.0
REMOVE_EVERY: Final = 600.0
DAY: Final = 24 * 3600.0
RETRY_SECONDS: Final = 1.0
WORK_AT_ONCE: Final = 10.0
"""Seconds of a visitor's share of the processor that may be used at once."""
EDITION_BYTES: Final = 16 * 1024 * 1024
"""What component data of their own keep in memory, with words and drawings: measured."""
SHORT_LOG: Final = 1000
TRIES: Final = 3
SERVER: Final = Caller("here", None, False, None, b"", "en", {}, None, is_admitted=True)
"""Who asks when nobody does: bots, and servers that tell each other."""


class Stale(Exception):
    """The move was made in a position that is no longer the present one."""

    def __init__(self, room: Room) -> None:
        super().__init__("stale")
        self.room = room


class UnknownAction(Exception):
    """What was sent is no action of the game."""


class Hub:
    """All matches that somebody looks at on this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.streams_of: Counter[str] = Counter()
        self.loop: asyncio.AbstractEventLoop | None = None
        self._warm: set[str] = set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self.workshop = Workshop(Costs(settings.work, WORK_AT_ONCE * settings.work))
        self.trials = Trials(self.workshop.costs)
        self.robots = Robots(self)
        self.webhooks = Webhooks(settings)
        self.tell_readers: Callable[[Signal], None] = lambda _signal: None
        self._follows = False
        """Whether another process writes, and this one only reads what it wrote."""
        self._here: dict[str, list[Any]] = {}
        """Who is at matches that are not in memory here, as far as this process was told."""

    def follow(self) -> None:
        """From now on only read: another process plays, and tells nothing of it."""
        self._follows = True
        self.robots.rest()

    # Opening and closing

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
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
        self.workshop.close()
        self.trials.close()
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
        removed = time.monotonic()
        while True:
            await asyncio.sleep(TIDY_EVERY)
            if time.monotonic() - removed > REMOVE_EVERY:
                removed = time.monotonic()
                with contextlib.suppress(StoreFailed):
                    await self.remove_old()
            with contextlib.suppress(StoreFailed):  # next time then
                await asyncio.to_thread(self.store.tidy)

    async def remove_old(self) -> None:
        """Remove matches that nobody has moved in for as long as the settings say."""
        now = time.time()
        used = [match for match, room in self.rooms.items() if room.is_used]
        gone = await self.store.remove_old(
            now - DAY * self.settings.keep_days, now - DAY * self.settings.keep_bot_days, used
        )
        for match in gone:
            self._forget(match)

    def _forget(self, match: str) -> None:
        """A match is no more."""
        room = self.rooms.pop(match, None)
        for stream in [] if room is None else room.all_streams():
            stream.close()

    def _make_space(self, own_editions: int | None = None) -> None:
        """Let go of rooms that nobody looks at, the longest untouched first, until all fits."""
        most = self.settings.editions if own_editions is None else own_editions
        total = sum(room.weight for room in self.rooms.values())
        uses = Counter(id(room.row.pack) for room in self.rooms.values() if room.row.pack)
        total += EDITION_BYTES * len(uses)
        for match, room in list(self.rooms.items()):
            edition = room.row.pack
            is_one_too_many = edition is not None and len(uses) > most
            if total <= self.settings.memory and len(uses) <= most:
                return
            if room.is_used or (total <= self.settings.memory and not is_one_too_many):
                continue
            del self.rooms[match]
            total -= room.weight
            if edition is not None:
                uses -= Counter([id(edition)])
                if id(edition) not in uses:
                    total -= EDITION_BYTES
                    let_go(edition)

    def _make_place_for(self, row: MatchRow) -> None:
        """Whether component data of its own have a place in memory; somebody may have to go."""
        known = {id(room.row.pack): room.row.pack for room in self.rooms.values() if room.row.pack}
        if row.pack is None or row.pack in known.values():
            return
        self._make_space(self.settings.editions - 1)
        used = {id(room.row.pack) for room in self.rooms.values() if room.row.pack}
        if len(used) >= self.settings.editions:
            raise Problem(
                503,
                "busy",
                _("Many matches with component data of their own are open just now."),
                headers={"Retry-After": "60"},
            )

    # Rooms

    async def room(self, match: str, caller: Caller = SERVER) -> Room:
        """The room of a match, or 404. Whoever asks first pays for playing it through."""
        if not ID.fullmatch(match):
            raise no_such_match()
        room = self.rooms.get(match)
        if room is not None:
            if self._follows:
                room.behind = room.seats_behind = True
            if room.behind:
                async with room.lock:
                    await self._catch_up(room)
            if room.seats_behind:
                await self.reload_seats(room)
            self.rooms.move_to_end(match)
            room.touched = time.monotonic()
            if room.is_of_bots:
                self.robots.look(room)
            return room
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match, caller))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str, caller: Caller) -> Room:
        read = await asyncio.to_thread(self._read_record, match)
        if read is None:
            raise no_such_match()
        self._make_place_for(read[0])
        room = await self.workshop.do(caller, open_room, *read)
        self.rooms[match] = room
        if match in self._here:
            self._hear_presence(room, self._here.pop(match))
        if room.row.game not in self._warm:
            # The tables of a game stay; to look through them for garbage takes longer than moves.
            self._warm.add(room.row.game)
            gc.freeze()
        # An entry that came while this was read would go unnoticed otherwise, and so would
        # somebody who was put out.
        room.behind = True
        async with room.lock:
            await self._catch_up(room)
        await self.reload_seats(room)
        self._make_space()
        self.robots.look(room)
        return room

    def _read_record(self, match: str) -> tuple[Any, ...] | None:
        row = self.store.match(match)
        if row is None:
            return None
        return row, self.store.seating.read(match), self.store.entries(match)

    async def _catch_up(self, room: Room) -> None:
        """Apply what other servers wrote. The caller holds the lock."""
        for entry in await asyncio.to_thread(self.store.entries, room.row.id, room.number):
            if entry.number == room.number + 1:
                await self._after(room, room.apply(entry), here=False)
        room.behind = False

    async def reach(self, room: Room, number: int) -> None:
        """Catch up with a caller who has seen more, from another server. The caller holds the
        lock."""
        if room.behind or number > room.number:
            await self._catch_up(room)

    async def reload_seats(self, room: Room) -> None:
        """Read again who sits where; whose seats are no longer the same starts anew."""
        match = room.row.id
        room.seats_behind = True
        async with room.seating_lock:
            row = await asyncio.to_thread(self.store.match, match)
            if row is None:
                self._forget(match)
                raise no_such_match()
            room.row.webhook = row.webhook
            room.company.renew(await asyncio.to_thread(self.store.seating.read, match))
            room.seats_behind = False
        for stream in room.all_streams():
            held = room.held_by(stream.caller)
            if held != stream.held:
                stream.held = held
                _dismiss(stream)
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
        self,
        room: Room,
        given: object,
        after: int,
        held: Collection[int],
        lang: str,
        caller: Caller = SERVER,
    ) -> int:
        """Play an action, commit it and give its number; a refusal leaves all as it was."""
        try:
            return await self._play(room, given, after, held, lang)
        except UnknownAction:
            # To find what was probably meant takes longer than a move does.
            still = room.still()
            raise await self.workshop.do(caller, unknown, still, given) from None

    async def _play(
        self, room: Room, given: object, after: int, held: Collection[int], lang: str
    ) -> int:
        async with room.lock:
            await self.reach(room, after)
            if after != room.number:
                raise Stale(room)
            match = room.match
            if match.over:
                raise Problem(409, "over", _("The match is over."))
            self._check_turn(room, held)
            action = match.state.vocabulary.known(given)
            if action is None:
                raise UnknownAction
            try:
                match.play(action)
            except IllegalAction:
                raise refused(room, action, lang) from None
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
                raise database_away(_("The move could not be saved.")) from error
            raise
        if not written:
            _take_back(room, keep)
            await self._catch_up(room)
            raise Stale(room)
        await self._after(room, room.played(entry), here=True)

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
                raise database_away(_("The undo could not be saved.")) from error
            if not written:
                await self._catch_up(room)
                raise Stale(room)
            await self._after(room, room.undone(entry, keep), here=True)
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

    async def _after(self, room: Room, change: Change, *, here: bool) -> None:
        """An entry stands: tell everybody."""
        if change.kind == "undo":
            _close_eyes(room)
            await self._annotate(room)
        await room.broadcast(change)
        if here and room.row.webhook:
            self.spawn(self.webhooks.tell(room))
        self.robots.look(room)

    async def _annotate(self, room: Room) -> None:
        """Hear the notes of a game anew, from a beginning that may be long ago."""
        if room.log_length < SHORT_LOG:
            room.teller = Annotator(room.match)
        else:
            room.teller = await self.workshop.do(SERVER, Annotator, room.match)

    # News from other servers

    def hear(self, signal: Signal) -> None:
        if signal.kind == "resync":
            for room in self.rooms.values():
                room.behind = room.seats_behind = True
                if room.is_watched:  # others read anew when somebody asks
                    self.spawn(self._refresh(room))
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
            self._forget(signal.match)
        elif signal.kind == "seats":
            heard.seats_behind = True
            self.spawn(self._refresh(heard))
        elif signal.kind == "chat":
            self.spawn(self._hear_chat(heard, signal.data))
        elif signal.kind == "note":
            self.spawn(self._hear_note(heard, signal.data))
        elif signal.kind == "here":
            self._hear_presence(heard, signal.data)

    def _hear_presence(self, room: Room, told: list[Any]) -> None:
        origin, seats, count = told
        room.elsewhere[origin] = (time.monotonic(), seats, count)
        self.show_players(room)

    async def _refresh(self, room: Room) -> None:
        """Catch up; while the database is away, try until it is back or nobody looks."""
        while room.behind or room.seats_behind:
            try:
                async with room.lock:
                    if room.behind:
                        await self._catch_up(room)
                if room.seats_behind:
                    await self.reload_seats(room)
            except Problem:
                return  # there is no such match any more
            except StoreFailed:
                if not room.is_watched:
                    return
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear_chat(self, room: Room, number: int) -> None:
        for said in await asyncio.to_thread(self.store.chat, room.row.id, one=number):
            room.say("chat", chat_json(room, said))

    async def _hear_note(self, room: Room, number: int) -> None:
        for made in await asyncio.to_thread(self.store.notes, room.row.id, one=number):
            room.say("note", note_json(room, made), made.seat if made.private else None)

    # Streams and presence

    def admit(self, room: Room, stream: Stream, caller: Caller) -> None:
        """Count a stream that is about to begin; `leave` undoes it."""
        own, network = (self.streams_of[key] for key in caller.keys)
        if room.row.pack is not None:
            self._check_editions(room, caller)
        if own >= self.settings.streams or network >= self.settings.streams * HOUSEHOLD:
            raise Problem(429, "too_many_streams", _("Too many open pages: close some and reload."))
        self.streams_of.update(stream.keys)

    def _check_editions(self, room: Room, caller: Caller) -> None:
        """Rooms that are watched stay in memory: no network keeps all the place for editions."""
        network = caller.keys[1]
        watched = {
            id(one.row.pack)
            for one in self.rooms.values()
            if one.row.pack and any(network in stream.keys for stream in one.all_streams())
        }
        if id(room.row.pack) not in watched and len(watched) >= max(1, self.settings.editions // 4):
            raise Problem(429, "too_many_streams", _("Too many open pages: close some and reload."))

    async def enter(self, room: Room, stream: Stream, after: int | None, caller: Caller) -> None:
        """A stream begins, with a whole state that is made on the side."""
        for _try in range(TRIES):
            async with room.lock:
                if after is not None:
                    await self.reach(room, after)
                still = room.still()
            state, sight = await self._whole_state(still, stream, caller)
            async with room.lock:
                if room.number == still.number:
                    self._join(room, stream, after, state, sight)
                    return
        async with room.lock:  # moves come faster than states are made: they wait for this one
            state, sight = await self._whole_state(room.still(), stream, caller)
            self._join(room, stream, after, state, sight)

    async def _whole_state(
        self, still: Room, stream: Stream, caller: Caller
    ) -> tuple[dict[str, Any], Sight]:
        yours = sorted(stream.held)
        whole = partial(whole_state, still, stream.eyes, stream.lang, stream.look, yours=yours)
        return await self.workshop.do(caller, whole)

    def _join(
        self, room: Room, stream: Stream, after: int | None, state: dict[str, Any], sight: Sight
    ) -> None:
        stream.held = room.held_by(stream.caller)
        if stream.eyes not in room.allowed_eyes(stream.held):  # a new link came meanwhile
            raise Problem(403, "hidden", _("That is hidden from you until the match is over."))
        room.join(stream, after, state, sight)
        self.robots.look(room)
        self._presence_changed(room)

    def leave(self, room: Room, stream: Stream) -> None:
        room.leave(stream)
        self.streams_of -= Counter(stream.keys)  # which also forgets those at nought
        self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        if room.presence_task is None or room.presence_task.done():
            room.presence_task = self.spawn(self._show_presence(room))

    async def _show_presence(self, room: Room) -> None:
        await asyncio.sleep(PRESENCE_PAUSE)
        self.show_players(room)
        self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        told = self._presence(room)
        self.tell_readers(told)
        if self.store.is_shared:
            with contextlib.suppress(StoreFailed):
                self.store.announce(told)

    def _presence(self, room: Room) -> Signal:
        seats = sorted({seat for stream in room.all_streams() for seat in stream.held})
        return Signal(room.row.id, "here", [self.store.origin, seats, room.local_spectators])

    def presences(self) -> list[Signal]:
        """Who is here, at all matches that somebody looks at."""
        return [self._presence(room) for room in self.rooms.values() if room.is_watched]

    def show_players(self, room: Room) -> None:
        """Send who sits where and who is here, to each in their language."""
        for (_eyes, lang, _look), group in room.streams.items():
            art = art_of(room.match.game, lang, room.match.pack)
            data = {"players": room.players(art), "spectators": room.spectators}
            message = event_bytes("players", orjson.dumps(data))
            for stream in group:
                stream.push(message)


def no_such_match() -> Problem:
    return Problem(404, "no_such_match", _("There is no match at this address."))


def open_room(row: MatchRow, *record: Any) -> Room:
    """Play a match through to where it stands."""
    try:
        return Room(row, *record)
    except HoldfastError as error:
        # The reason may name cards that whoever asks must not see, so only the log has it.
        log.error("match %s does not hold under the present rules: %s", row.id, error)
        raise Problem(
            409,
            "bad_journal",
            _(
                "What was played in this match, under version {version} of its rules, does not "
                "hold under the present ones. Its record is kept, but it cannot go on."
            ),
            facts={"version": row.rules},
        ) from error


def _take_back(room: Room, keep: int) -> None:
    """Forget an action that was played but not noted in the room yet."""
    match = room.match
    first = match.played[keep]
    match.state = first.before
    match.chance.reset(first.mark)
    del match.played[keep:]


def _close_eyes(room: Room) -> None:
    """End the streams that only looked so because the match was over, now that it goes on."""
    for stream in room.all_streams():
        if stream.eyes not in room.allowed_eyes(stream.held):
            _dismiss(stream)


def _dismiss(stream: Stream) -> None:
    """End a stream whose listener may no longer look as it did; its page begins anew."""
    stream.push(event_bytes("bye", b'{"why":"seat"}'))
    stream.close()


def _finish(room: Room) -> Finish:
    state = room.match.state
    return Finish(
        orjson.dumps(state.result()).decode(),
        orjson.dumps(state.returns()).decode(),
    )


def unknown(room: Room, given: object) -> Problem:
    """What is wrong with something that is no action at all."""
    try:
        room.match.find(given)
    except IllegalAction as error:
        return Problem(422, "illegal_action", error.sentence, rule=error.rule, cause=error)
    return Problem(409, "stale", _("The match has moved on since you looked."))


def refused(room: Room, action: Action, lang: str) -> Problem:
    """Why an action is not allowed, in the reader's language."""
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
