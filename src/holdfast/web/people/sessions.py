"""Who is signed in: asked with every request, so remembered for a moment.

A cookie names a person and a device. It is good as long as the device is in the database; a server
that changes something about a person tells all others, which then read again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from holdfast.store import Session, Signal, person_of, visitor_of
from holdfast.web.callers import Caller

if TYPE_CHECKING:
    from holdfast.web.hub import Hub

__all__ = ["HERE_ONLY", "Sessions"]

FRESH_SECONDS: Final = 60.0
"""After so long a session is read again, in case nobody told that it has changed."""
MOST: Final = 10_000
SEEN_EVERY: Final = 1800.0
HERE_ONLY: Final = ("shape", "notify")
"""Settings that are about a browser, not about a person."""


class Sessions:
    """The signed-in browsers that were here lately."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, tuple[float, Session | None]] = OrderedDict()
        self._noted: dict[str, float] = {}

    async def admit(self, caller: Caller) -> None:
        """Know a caller whose cookie names a device: as a person, or as somebody signed out."""
        assert caller.device is not None
        session = await self._of(caller.device)
        if session is None or session.person != person_of(caller.visitor):
            caller.sign_out()
            return
        self._note(session)
        own = {name: words for name, words in caller.prefs.items() if name in HERE_ONLY}
        caller.prefs = {**session.prefs, **own}
        caller.lang = caller.prefs.get("lang", caller.lang)

    async def _of(self, device: str) -> Session | None:
        found = self._known.get(device)
        if found is not None and time.monotonic() - found[0] < FRESH_SECONDS:
            return found[1]
        session = await asyncio.to_thread(self._hub.store.people.session, device)
        self._known[device] = (time.monotonic(), session)
        self._known.move_to_end(device)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return session

    def _note(self, session: Session) -> None:
        """Write down now and then that a device was here; readers leave that to their server."""
        moment, device = time.monotonic(), session.device
        last = self._noted.get(device)
        if self._hub.is_reader or (last is not None and moment - last < SEEN_EVERY):
            return
        if len(self._noted) > MOST:
            self._noted.clear()
        self._noted[device] = moment
        if time.time() - session.seen > SEEN_EVERY:
            self._hub.spawn(_done(self._hub.store.people.saw(device, time.time())))

    # What has changed

    def changed(self, person: str) -> None:
        """Something about a person was written: here, or on another server."""
        for device, (_at, session) in list(self._known.items()):
            if session is None or session.person == person:
                del self._known[device]
        self._hub.listening.tell_readers(Signal("", "person", person))
        if not self._hub.is_reader:
            self._hub.spawn(self._close_streams(person))

    def clear(self) -> None:
        """Nobody knows what was written meanwhile."""
        self._known.clear()

    async def _close_streams(self, person: str) -> None:
        """Whoever was signed out is sent nothing more."""
        visitor = visitor_of(person)
        for room in list(self._hub.rooms.values()):
            for stream in room.audience:
                device = stream.caller.device
                if stream.caller.visitor != visitor or device is None:
                    continue
                if await self._of(device) is None:
                    stream.bye("seat")


async def _done(written: asyncio.Future[None]) -> None:
    await written
