"""Whatever changes nothing is answered by readers, processes of their own, so that moves go on.

Pages, questions and replays take tens of milliseconds of Python, and threads of one process take
turns at one lock: a move would wait for its turn again and again. A reader that ends is replaced,
and what it had in hand is asked of the next one. Where there is none, as in the first second of a
server, the server answers by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import subprocess
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.store import Signal
from holdfast.web.callers import caller_of
from holdfast.web.problems import Problem, ProblemResponse
from holdfast.web.settings import Settings
from holdfast.web.wire import headers_in, headers_out, pack, settings_out, unpack

__all__ = ["Readers"]

log = logging.getLogger("holdfast.web")

MOST: Final = 512
MOST_OF_NETWORK: Final = 64
PATIENCE: Final = 60.0
"""Seconds after which a reader that has not answered is taken for stuck."""
STARTING: Final = 60.0
PAUSES: Final = (0.0, 0.2, 1.0, 5.0, 30.0)
"""Seconds before another reader is started, after so many that did not even begin."""
ENDING: Final = 2.0
TRIES: Final = 2
LARGEST_FRAME: Final = 1024 * 1024
OWN: Final = (
    "/healthz",
    "/join/",
    "/mail/",
    "/unsubscribe/",
    "/friend/",
    "/friends",
    "/api/me/people",
)
"""What the server answers by itself although it reads: links, whose secrets stay here."""
QUESTIONS: Final = ("/why", "/whynot", "/odds", "/journeys", "/rehearsal")
PERSONAL: Final = (b"host", b"authorization", b"cookie", b"user-agent", b"accept-language")
"""The headers that say who asks."""

Saw = Callable[[list[tuple[str, float]]], None]
Answer = asyncio.Future[tuple[dict[str, object], bytes]]


class Gone(Exception):
    """The reader has ended before it answered."""


class _Reader:
    """One process, and what it has been asked."""

    def __init__(self, process: subprocess.Popen[bytes], writer: asyncio.StreamWriter) -> None:
        self.process = process
        self.writer = writer
        self.asked: dict[int, tuple[float, Answer]] = {}
        self._count = 0

    async def ask(self, head: dict[str, object], body: bytes) -> tuple[dict[str, object], bytes]:
        self._count += 1
        number = self._count
        done: Answer = asyncio.get_running_loop().create_future()
        self.asked[number] = (time.monotonic(), done)
        try:
            self.writer.write(pack({**head, "id": number}, body))
            return await done
        finally:
            self.asked.pop(number, None)

    async def hear(self, frames: asyncio.StreamReader, saw: Saw) -> None:
        """Take answers until the process has ended."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head, body = await unpack(frames)
                if "seen" in head:
                    saw([(sitter, at) for sitter, at in head["seen"]])
                    continue
                found = self.asked.get(head["id"])
                if found is not None and not found[1].done():
                    found[1].set_result((head, body))

    @property
    def is_stuck(self) -> bool:
        began = next((began for began, _done in self.asked.values()), None)
        return began is not None and time.monotonic() - began > PATIENCE

    def end(self) -> None:
        """Whoever waits for it asks another one."""
        self.writer.close()
        for _began, done in list(self.asked.values()):
            if not done.done():
                done.set_exception(Gone())


class Readers:
    """Keeps the readers, and hands requests to them."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        known: Callable[[], Iterable[Signal]],
        saw: Saw,
    ) -> None:
        self._app = app
        self._settings = settings
        self._known = known
        """What a new reader has to be told: who is here."""
        self._saw = saw
        """Takes whom they saw: sitters, and when."""
        self._readers: list[_Reader | None] = [None] * settings.readers
        self._keepers: list[asyncio.Task[None]] = []
        self._of: Counter[str] = Counter()
        self._changed = asyncio.Event()
        self.answered = 0
        """How many requests they have answered."""

    # Keeping them

    def open(self) -> None:
        """Start the readers on the side."""
        for place in range(len(self._readers)):
            self._keepers.append(asyncio.create_task(self._keep(place)))

    async def close(self) -> None:
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    @property
    def processes(self) -> list[int]:
        """The numbers of those that are ready."""
        return [one.process.pid for one in self._readers if one is not None]

    async def _keep(self, place: int) -> None:
        """Keep one place filled."""
        failures = 0
        while True:
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            try:
                await self._run(place)
                failures = 0
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                log.error("a reader did not start: %r", error)
                failures += 1

    async def _run(self, place: int) -> None:
        """Start a reader and let it work until it ends."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            process = await asyncio.to_thread(_start, theirs)
            frames, writer = await asyncio.open_connection(sock=ours, limit=LARGEST_FRAME)
        except BaseException:
            ours.close()  # which ends whatever has been started
            raise
        reader = _Reader(process, writer)
        watch: asyncio.Task[None] | None = None
        try:
            writer.write(pack(settings_out(self._settings)))
            async with asyncio.timeout(STARTING):
                await unpack(frames)
            for signal in self._known():
                writer.write(_signal_frame(signal))
            self._readers[place] = reader
            self._changed.set()
            watch = asyncio.create_task(_watch(reader))
            await reader.hear(frames, self._saw)
            log.warning("a reader has ended; another one is started")
        finally:
            self._readers[place] = None
            if watch is not None:
                watch.cancel()
            reader.end()
            await asyncio.shield(asyncio.to_thread(_end, process))

    def tell(self, signal: Signal) -> None:
        """What every reader should know."""
        for reader in self._readers:
            if reader is not None:
                reader.writer.write(_signal_frame(signal))

    # Asking them

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self.processes or not is_reading(scope):
            await self._app(scope, receive, send)
            return
        network = caller_of(scope).network
        if self._of.total() >= MOST or self._of[network] >= MOST_OF_NETWORK:
            await _busy(scope)(scope, receive, send)
            return
        self._of[network] += 1
        try:
            found = await self._ask(_head(scope), await _body(receive))
        finally:
            self._of[network] -= 1
            if not self._of[network]:
                del self._of[network]
        if found is None:
            await _busy(scope)(scope, receive, send)
            return
        head, body = found
        self.answered += 1
        await send(
            {
                "type": "http.response.start",
                "status": head["status"],
                "headers": headers_in(head["headers"]),
            }
        )
        await send({"type": "http.response.body", "body": body})

    async def look(
        self, scope: Scope, path: str, query: str = "", token: str | None = None
    ) -> bytes | None:
        """What whoever sent a request would read at another address; a `token` says that it is
        a program. None where there is no reader, `Problem` where it could not answer."""
        if not self.processes:
            return None
        headers = [one for one in scope["headers"] if one[0] in PERSONAL]
        if token is not None:
            headers = [one for one in headers if one[0] not in (b"authorization", b"cookie")]
            headers.append((b"authorization", f"Bearer {token}".encode("latin-1")))
        asked = {"method": "GET", "path": path, "query": query, "headers": headers_out(headers)}
        # What belongs to a request that is being answered is not refused half way.
        found = await self._ask({**_head(scope), **asked, "is_admitted": True}, b"")
        if found is None or found[0]["status"] != 200:
            raise busy()
        return found[1]

    async def _ask(self, head: Json, body: bytes) -> tuple[Json, bytes] | None:
        for _try in range(TRIES):
            reader = await self._choose(head["path"])
            if reader is None:
                return None
            with contextlib.suppress(Gone):
                return await reader.ask(head, body)
        return None  # what ended two readers is not asked of a third

    async def _choose(self, path: str) -> _Reader | None:
        """The same one for the same match, which has it in memory already."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STARTING):
                while not (ready := [one for one in self._readers if one is not None]):
                    self._changed.clear()
                    await self._changed.wait()
                return ready[zlib.crc32(_subject(path)) % len(ready)]
        return None


async def _watch(reader: _Reader) -> None:
    while True:
        await asyncio.sleep(PATIENCE / 10)
        if reader.is_stuck:
            log.error("a reader has not answered for %d seconds and is replaced", PATIENCE)
            reader.process.kill()


def is_reading(scope: Scope) -> bool:
    """Whether a request changes nothing."""
    path: str = scope["path"]
    if path.startswith(OWN):
        return False
    if scope["method"] in ("GET", "HEAD"):
        return True
    has_length = any(name == b"content-length" for name, _value in scope["headers"])
    is_question = path.startswith("/learn/") or (
        path.startswith("/api/matches/") and path.endswith(QUESTIONS)
    )
    return scope["method"] == "POST" and is_question and has_length


def _subject(path: str) -> bytes:
    parts = path.removeprefix("/api").split("/")
    return "/".join(parts[:3]).encode()


def _head(scope: Scope) -> dict[str, object]:
    return {
        "method": scope["method"],
        "scheme": scope["scheme"],
        "path": scope["path"],
        "query": scope["query_string"].decode("latin-1"),
        "headers": headers_out(scope["headers"]),
        "client": scope.get("client"),
        "server": scope.get("server"),
    }


async def _body(receive: Receive) -> bytes:
    parts = []
    while True:
        message: Message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def busy() -> Problem:
    return Problem(
        503, "busy", _("The server has much to do just now."), headers={"Retry-After": "2"}
    )


def _busy(scope: Scope) -> ProblemResponse:
    return ProblemResponse(busy(), caller_of(scope).lang)


def _signal_frame(signal: Signal) -> bytes:
    return pack({"signal": [signal.match, signal.kind, signal.data]})


def _start(theirs: socket.socket) -> subprocess.Popen[bytes]:
    with theirs:
        number = theirs.fileno()
        return subprocess.Popen(
            [sys.executable, "-m", "holdfast.web.reader", str(number)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[number],
        )


def _end(process: subprocess.Popen[bytes]) -> None:
    """It ends by itself when its socket is closed, unless it is busy."""
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
