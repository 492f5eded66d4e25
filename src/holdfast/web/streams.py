"""Streams of server-sent events, and all who listen to one match."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import orjson

from holdfast.core.picture import Look
from holdfast.web.callers import Caller
from holdfast.web.scene import Scene
from holdfast.web.sights import Change, Sight
from holdfast.web.updates import Updates

__all__ = ["Audience", "Presence", "Stream", "event_bytes"]

log = logging.getLogger("holdfast.web")

MOST_PENDING: Final = 512
LONGEST_TURN: Final = 0.002
ELSEWHERE_SECONDS: Final = 150.0

Group = tuple[int, str, str]
"""Eyes, language and look: streams of one group are sent the same."""


def event_bytes(name: str, data: bytes) -> bytes:
    """A server-sent event. JSON has no raw line breaks, so one data line is enough."""
    return b"event: " + name.encode() + b"\ndata: " + data + b"\n\n"


class Stream:
    """One connection that is sent what happens."""

    __slots__ = (
        "_wake", "caller", "closed", "eyes", "group", "held", "is_silent", "keys", "lang", "look",
        "pending", "since",
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
        self.group: Group = (eyes, lang, look.name)
        self.pending: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None
        self.closed = False
        self.is_silent = False
        """Whether nothing has been sent since somebody last set this."""
        self.since = time.monotonic()

    def push(self, data: bytes) -> None:
        if self.closed:
            return  # whoever was put out is sent nothing more
        if len(self.pending) >= MOST_PENDING:
            self.close()  # it does not read: it will connect again and get the whole state
            return
        self.is_silent = False
        self.pending.append(data)
        self._rouse()

    def close(self) -> None:
        self.closed = True
        self._rouse()

    def bye(self, why: str) -> None:
        """End it with a word on whether to come again."""
        self.push(event_bytes("bye", orjson.dumps({"why": why})))
        self.close()

    def _rouse(self) -> None:
        wake = self._wake
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def news(self) -> None:
        """Wait until there is something to send or the stream is closed."""
        if not self.pending and not self.closed:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at a match: on this server, or as another one told."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    sitters: frozenset[str] = frozenset()

    def __or__(self, other: Presence) -> Presence:
        return Presence(
            self.seats | other.seats,
            self.spectators + other.spectators,
            self.sitters | other.sitters,
        )

    @property
    def plain(self) -> list[object]:
        return [sorted(self.seats), self.spectators, sorted(self.sitters)]

    @classmethod
    def read(cls, seats: list[int], spectators: int, sitters: list[str]) -> Presence:
        return cls(frozenset(seats), spectators, frozenset(sitters))


class Audience:
    """The streams of one match, and who listens to it on other servers."""

    def __init__(self) -> None:
        self.groups: dict[Group, set[Stream]] = {}
        self._sights: dict[Group, Sight] = {}
        self._elsewhere: dict[str, tuple[float, Presence]] = {}
        """By server: when it was heard of, and what it told."""

    def __iter__(self) -> Iterator[Stream]:
        return iter([stream for group in self.groups.values() for stream in group])

    def __bool__(self) -> bool:
        """Whether somebody listens here."""
        return bool(self.groups)

    def join(self, stream: Stream, first: bytes, sight: Sight) -> None:
        """Begin to send, with what the stream has to know first."""
        key = stream.group
        existing = self._sights.get(key)
        if existing is None or not self.groups.get(key):
            self._sights[key] = sight
        else:
            existing.known &= sight.known
        self.groups.setdefault(key, set()).add(stream)
        stream.push(first)

    def leave(self, stream: Stream) -> None:
        key = stream.group
        group = self.groups.get(key)
        if group is not None:
            group.discard(stream)
            if not group:
                del self.groups[key]
                self._sights.pop(key, None)

    # Sending

    async def broadcast(self, scene: Scene, change: Change) -> None:
        """Send every stream what changed for it; whoever moved knows already and comes last.

        The caller holds the room's lock. Where many look in many ways, others get their turns
        between.
        """
        updates = Updates(scene, change)
        since = time.monotonic()
        for key in sorted(self.groups, key=lambda key: key[0] == change.seat):
            if key not in self.groups:
                continue  # all of them have left meanwhile
            if time.monotonic() - since > LONGEST_TURN:
                await asyncio.sleep(0)
                since = time.monotonic()
            self._send(key, updates)

    def _send(self, key: Group, updates: Updates) -> None:
        """Send a group what changed for it. The entry stands: whatever fails here ends only the
        streams, which begin again with the whole state."""
        try:
            data = event_bytes("update", updates.told(self._sights[key]))
        except Exception:
            log.exception("an entry cannot be told: %s", updates.what)
            for stream in self.groups[key]:
                stream.bye("broken")
            return
        for stream in self.groups[key]:
            stream.push(data)

    def say(self, name: str, data: object, only: int | None = None) -> None:
        """Send an event to all streams, or only to whoever holds a certain seat."""
        message = event_bytes(name, orjson.dumps(data))
        for stream in self:
            if only is None or only in stream.held:
                stream.push(message)

    # Who is here

    def hear(self, server: str, told: Presence) -> None:
        """Another server says who is there."""
        self._elsewhere[server] = (time.monotonic(), told)

    def elsewhere(self) -> Presence:
        """Who is here on other servers, as far as they have told lately."""
        since = time.monotonic() - ELSEWHERE_SECONDS
        found = Presence()
        for heard, told in self._elsewhere.values():
            if heard > since:
                found |= told
        return found
