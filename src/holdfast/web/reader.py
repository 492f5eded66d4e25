"""A reader: the same app in a process of its own, which answers what changes nothing.

It reads the same database, catches up with it before every answer, writes nothing and plays no
bots. It ends when the server that started it does.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from starlette.types import Message, Scope

from holdfast.core.reading import Json
from holdfast.store import Signal
from holdfast.web.app import App, create_app
from holdfast.web.cards import cards
from holdfast.web.paint import LANGUAGES
from holdfast.web.settings import Settings
from holdfast.web.wire import headers_in, headers_out, pack, settings_in, unpack

__all__ = ["Reader", "main"]

NICE: Final = 5
"""Moves go first."""
UNLIMITED: Final = 1e9
SIGHTINGS_EVERY: Final = 5.0
LARGEST_FRAME: Final = 1024 * 1024


def for_reading(given: Settings) -> Settings:
    """The settings of a server as its readers need them: several share what one may take.

    Requests have been counted before they come here, and refusals wait there too.
    """
    share = max(1, given.readers)
    return replace(
        given,
        rate=UNLIMITED,
        burst=UNLIMITED,
        refusal_pause=0.0,
        work=given.work / share,
        memory=given.memory // share,
        readers=0,
        metrics="",
    )


class Reader:
    """Answers requests that come as frames."""

    def __init__(self, app: App, writer: asyncio.StreamWriter) -> None:
        self._app = app
        self._writer = writer
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, frames: asyncio.StreamReader) -> None:
        """Until the server closes its end."""
        watch = asyncio.create_task(self._tell_sightings())
        try:
            await self._hear(frames)
        finally:
            watch.cancel()

    async def _tell_sightings(self) -> None:
        """Readers write nothing: the server notes whom they saw."""
        while True:
            await asyncio.sleep(SIGHTINGS_EVERY)
            seen = self._app.hub.sightings()
            if seen:
                self._writer.write(pack({"seen": seen}))

    async def _hear(self, frames: asyncio.StreamReader) -> None:
        while True:
            try:
                head, body = await unpack(frames)
            except (asyncio.IncompleteReadError, ConnectionError):
                return
            if "signal" in head:
                self._app.hub.hear(Signal(*head["signal"]))
                continue
            task = asyncio.create_task(self._answer(head, body))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, head: dict[str, object], body: bytes) -> None:
        answer = _Answer(body)
        try:
            await self._app(_scope(head), answer.receive, answer.send)
        except Exception:  # Starlette has logged it, and has answered if it still could
            if answer.status == 0:
                answer.status = 500
        told = {"id": head["id"], "status": answer.status, "headers": headers_out(answer.headers)}
        self._writer.write(pack(told, b"".join(answer.parts)))
        await self._writer.drain()


class _Answer:
    """A request's body, and what is answered to it."""

    def __init__(self, body: bytes) -> None:
        self._body: bytes | None = body
        self.status = 0
        self.headers: Iterable[tuple[bytes, bytes]] = ()
        self.parts: list[bytes] = []

    async def receive(self) -> Message:
        if self._body is None:
            await asyncio.Event().wait()  # nobody hangs up here
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = message["headers"]
        else:
            self.parts.append(message.get("body", b""))


def _scope(head: Json) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "root_path": "",
        "method": head["method"],
        "scheme": head["scheme"],
        "path": head["path"],
        "raw_path": head["path"].encode(),
        "query_string": head["query"].encode("latin-1"),
        "headers": headers_in(head["headers"]),
        "client": head["client"],
        "server": head["server"],
        "state": {},
        "is_admitted": head.get("is_admitted", False),
    }


async def read(own: socket.socket) -> None:
    frames, writer = await asyncio.open_connection(sock=own, limit=LARGEST_FRAME)
    try:
        settings, _body = await unpack(frames)
    except asyncio.IncompleteReadError:
        return  # the server has ended before it began
    app = create_app(for_reading(settings_in(settings)))
    app.hub.follow()
    for language in LANGUAGES:
        cards(language)  # the tables of all games
    gc.collect()
    gc.freeze()
    writer.write(pack({"ready": os.getpid()}))
    try:
        await Reader(app, writer).serve(frames)
    finally:
        app.hub.workshop.close()
        app.hub.robots.close()
        app.hub.trials.close()
        app.hub.store.dispose()


def main() -> None:
    """`python -m holdfast.web.reader FILENO`, for the server only."""
    for number in (signal.SIGINT, signal.SIGTERM):  # for the server, which then closes its end
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    import uvloop

    uvloop.run(read(socket.socket(fileno=int(sys.argv[1]))))
    os._exit(0)  # without waiting for work that nobody wants any more


if __name__ == "__main__":
    main()
