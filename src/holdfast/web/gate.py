"""Connections: how many a network may hold, how long each may keep us waiting, and for how much.

The server's protocol closes idle connections after a request, but waits for ever for the first one,
for the rest of a body, and for somebody who does not read. A thousand of those would be all that a
process can hold. It also takes heads of any length and any number of requests before the first is
answered: a single connection would fill the memory.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from html import escape
from typing import Final

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from holdfast.core.i18n import languages_of, messages
from holdfast.core.messages import mark as _
from holdfast.web.callers import network_of
from holdfast.web.settings import Settings

__all__ = ["Gate", "Turnstile", "raise_file_limit"]

SPARE_FILES: Final = 128
"""Left for the database, files and everything that is not a connection."""
NEVER: Final = float("inf")
MOST_HEAD: Final = 32 * 1024
"""Bytes of a request's line and headers, or of the trailers after its body, that always pass."""
SLICE: Final = 8 * 1024
"""Bytes given to the parser at once: at most two of these pass beyond `MOST_HEAD`."""
MOST_WAITING: Final = 8
"""Requests on one connection that wait for the answer to an earlier one."""
FULL_SECONDS: Final = 5
FULL_SENTENCES: Final = (
    _("Too many connections from this network."),
    _("This page tries again by itself."),
)
LONG_HEAD: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain\r\n"
    b"connection: close\r\ncontent-length: 59\r\n\r\n"
    b"The address and headers of a request may take 32768 bytes.\n"
)


@lru_cache(maxsize=1)
def full() -> bytes:
    """What somebody reads for whom there is no connection left: in every language, since nothing
    was asked yet, and without a style sheet, which would need another connection."""
    told = ""
    for lang in languages_of("holdfast.web"):
        words = messages("holdfast.web", lang)
        said = [found.with_gaps() for one in FULL_SENTENCES if (found := words.named(one))]
        told += f'<p lang="{lang}">{escape(" ".join(said))}</p>'
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Holdfast</title>'
        '<meta name="viewport" content="width=device-width">'
        f'<meta http-equiv="refresh" content="{FULL_SECONDS}">'
        '<body style="max-width:30em;margin:15vh auto;padding:1em;font:1.1em/1.5 Georgia,serif;'
        f'background:#fbf8ef;color:#29241e"><h1>Holdfast</h1>{told}'
    ).encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/html; charset=utf-8\r\n"
        f"retry-after: {FULL_SECONDS}\r\nconnection: close\r\ncontent-length: {len(page)}\r\n\r\n"
    )
    return head.encode() + page


class Turnstile:
    """Counts the connections of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._of: Counter[str] = Counter()
        self._connections: set[Gate] = set()
        self._most = raise_file_limit() - SPARE_FILES

    def enter(self, connection: Gate, address: str) -> bool:
        network = network_of(address)
        is_proxy = address in self.settings.proxies  # which comes for everybody
        if len(self._connections) >= self._most:
            return False
        if not is_proxy and self._of[network] >= self.settings.connections:
            return False
        self._of[network] += 1
        self._connections.add(connection)
        return True

    def connections_of(self, address: str) -> int:
        return self._of[network_of(address)]

    def leave(self, connection: Gate, address: str) -> None:
        network = network_of(address)
        self._connections.discard(connection)
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]

    async def watch(self) -> None:
        """Close whatever has kept us waiting for too long."""
        chosen = self.settings
        pause = min(1.0, chosen.header_seconds, chosen.body_seconds, chosen.stall_seconds) / 2
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(pause)
            now = loop.time()
            for one in list(self._connections):
                if now > one.head_or_body_until or now > one.read_until:
                    one.transport.abort()


def raise_file_limit() -> int:
    """Let this process hold as many connections as the system lets it; how many files those are."""
    try:
        import resource
    except ModuleNotFoundError:
        return 512  # Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        wanted = hard if hard != resource.RLIM_INFINITY else 65_536
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, 65_536), hard))
        soft = min(wanted, 65_536)
    return soft


class TooManyWaiting(Exception):
    """Stops the parser, which may have thousands of requests in hand."""


class Gate(HttpToolsProtocol):
    """The server's protocol with limits of time and size.

    The app passes its `Turnstile` as `state["gate"]`. A connection only notes until when it may
    wait; the turnstile looks at all of them regularly. Timers for each request would cost a tenth
    of a move.
    """

    _gate: Turnstile | None = None
    _entered = False
    head_or_body_until = NEVER
    read_until = NEVER
    _unfinished = 0
    """Bytes since the head began, or since the last of the body: those of a head or of trailers."""
    _answered: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        gate: Turnstile | None = self.app_state.get("gate")
        if gate is None:
            return
        self._gate = gate
        self._entered = gate.enter(self, self._address)
        if self._entered:
            self._wait_for_head()
        else:
            transport.write(full())
            transport.close()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "local"

    def connection_lost(self, exc: Exception | None) -> None:
        if self._entered and self._gate is not None:
            self._gate.leave(self, self._address)
            self._entered = False
        self.pipeline.clear()
        super().connection_lost(exc)
        answered = self._answered
        if answered is not None and not answered.response_complete:
            # The protocol tells only the latest request, which may not be the one at work.
            answered.disconnected = True
            answered.message_event.set()

    # The request: its head, then its body.

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE:
            self._take(data)
        else:
            for start in range(0, len(data), SLICE):
                if self.transport.is_closing():
                    return
                self._take(data[start : start + SLICE])
        if self.head_or_body_until == NEVER and self.timeout_keep_alive_task is None:
            cycle = self.cycle
            if cycle is None or cycle.response_complete:
                self._wait_for_head()  # what came was not even the beginning of a request

    def _take(self, data: bytes) -> None:
        self._unfinished += len(data)
        super().data_received(data)
        if self._unfinished > MOST_HEAD and not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(LONG_HEAD)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _wait_for_head(self) -> None:
        if self._gate is not None:
            self.head_or_body_until = self.loop.time() + self._gate.settings.header_seconds

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            self.transport.abort()
            raise TooManyWaiting
        self._unfinished = 0
        super().on_message_begin()
        if self.head_or_body_until == NEVER:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._unfinished = 0
        super().on_headers_complete()
        if self._gate is not None:
            self.head_or_body_until = self.loop.time() + self._gate.settings.body_seconds

    def on_body(self, body: bytes) -> None:
        self._unfinished = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unfinished = 0
        self.head_or_body_until = NEVER
        super().on_message_complete()

    # The answer: somebody has to read it.

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._gate is not None:
            self.read_until = self.loop.time() + self._gate.settings.stall_seconds

    def resume_writing(self) -> None:
        self.read_until = NEVER
        super().resume_writing()
