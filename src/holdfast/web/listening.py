"""How streams begin and end, and who is told that somebody is here."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import orjson

from holdfast.core.messages import mark as _
from holdfast.store import Signal, StoreFailed
from holdfast.web.callers import HOUSEHOLD
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem
from holdfast.web.room import Room
from holdfast.web.scene import whole_state
from holdfast.web.sights import Sight
from holdfast.web.streams import Presence, Stream, event_bytes

if TYPE_CHECKING:
    from holdfast.web.hub import Hub

__all__ = ["Listening"]

PRESENCE_PAUSE: Final = 0.15
TRIES: Final = 3


class Listening:
    """Lets streams in and out, as many as are fair, and tells who is here."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._of: Counter[str] = Counter()
        self.tell_readers: Callable[[Signal], None] = lambda _signal: None

    # Streams

    def admit(self, room: Room, stream: Stream) -> None:
        """Count a stream that is about to begin; `leave` undoes it."""
        most = self._hub.settings.streams
        own, network = (self._of[key] for key in stream.keys)
        if room.row.pack is not None:
            self._check_editions(room, stream.keys[1])
        if own >= most or network >= most * HOUSEHOLD:
            raise _too_many()
        self._of.update(stream.keys)

    def _check_editions(self, room: Room, network: str) -> None:
        """Rooms that are watched stay in memory: no network keeps all the place for editions."""
        watched = self._hub.rooms.editions_watched_by(network)
        most = max(1, self._hub.settings.editions // 4)
        if room.match.edition not in watched and len(watched) >= most:
            raise _too_many()

    async def enter(self, room: Room, stream: Stream, after: int | None) -> None:
        """A stream begins, with a whole state that is made on the side."""
        for _try in range(TRIES):
            if room.behind or (after is not None and after > room.number):
                async with room.lock:
                    await room.catch_up()
            still = room.still()
            state, sight = await self._whole_state(still, stream)
            async with room.lock:
                if room.number == still.number:
                    self._join(room, stream, after, state, sight)
                    return
        async with room.lock:  # moves come faster than states are made: they wait for this one
            state, sight = await self._whole_state(room.still(), stream)
            self._join(room, stream, after, state, sight)

    async def _whole_state(self, still: Room, stream: Stream) -> tuple[dict[str, object], Sight]:
        yours = sorted(stream.held)
        whole = partial(whole_state, still, stream.eyes, stream.lang, stream.look, yours=yours)
        return await self._hub.workshop.do(stream.caller, whole)

    def _join(
        self, room: Room, stream: Stream, after: int | None, state: dict[str, object], sight: Sight
    ) -> None:
        """Begin to send: `hello` to a page that carries the state already, else the state."""
        stream.held = room.held_by(stream.caller)
        if stream.eyes not in room.allowed_eyes(stream.held):  # a new link came meanwhile
            raise Problem(403, "hidden", _("That is hidden from you until the match is over."))
        if after is not None and after == room.number:
            first = event_bytes("hello", orjson.dumps({"number": room.number}))
        else:
            first = event_bytes("state", orjson.dumps(state))
        room.audience.join(stream, first, sight)
        self._hub.robots.look(room)
        self._changed(room)
        for hook in self._hub.after_joining:
            hook(room, stream.caller)

    def leave(self, room: Room, stream: Stream) -> None:
        room.audience.leave(stream)
        self._of -= Counter(stream.keys)  # which also forgets those at nought
        self._changed(room)

    # Who is here

    def _changed(self, room: Room) -> None:
        self.tell_readers(self._signal(room))
        if room.presence_task is None or room.presence_task.done():
            room.presence_task = self._hub.spawn(self._show(room))

    async def _show(self, room: Room) -> None:
        await asyncio.sleep(PRESENCE_PAUSE)
        self.show_players(room)
        self.announce(room)

    def announce(self, room: Room) -> None:
        """Tell readers and other servers who is here."""
        told = self._signal(room)
        self.tell_readers(told)
        if self._hub.store.is_shared:
            with contextlib.suppress(StoreFailed):
                self._hub.store.announce(told)

    def _signal(self, room: Room) -> Signal:
        return Signal(room.row.id, "here", [self._hub.store.origin, *room.presence.plain])

    def signals(self) -> list[Signal]:
        """Who is here, at all matches that somebody listens to."""
        return [self._signal(room) for room in self._hub.rooms.values() if room.audience]

    def hear(self, room: Room, told: list[Any]) -> None:
        """Another server says who is there."""
        origin, *plain = told
        room.audience.hear(origin, Presence.read(*plain))
        self.show_players(room)

    def show_players(self, room: Room) -> None:
        """Send who sits where and who is here, to each in their language."""
        # A clock may begin to run when somebody sits down.
        time = None if room.timing is None else room.clocks()
        for (_eyes, lang, _look), group in room.audience.groups.items():
            art = art_of(room.match.edition, lang)
            data: dict[str, object] = {
                "players": room.players(art),
                "spectators": room.present.spectators,
            }
            if time is not None:
                data["time"] = time
            message = event_bytes("players", orjson.dumps(data))
            for stream in group:
                stream.push(message)


def _too_many() -> Problem:
    return Problem(429, "too_many_streams", _("Too many open pages: close some and reload."))
