"""What a server counts, in Prometheus' format, on a port of its own that is closed by default.

Counting costs less than a microsecond, so it is always done; what is known anyway (rooms, streams,
bots, memory) is looked up when somebody asks.
"""

from __future__ import annotations

import logging
import os
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.version import VERSION
from holdfast.web.settings import no_setting

if TYPE_CHECKING:
    from holdfast.web.hub import Hub
    from holdfast.web.readers import Readers
    from holdfast.web.room import Room

__all__ = ["Counting", "Meters", "read_address"]

log = logging.getLogger("holdfast.web")

PORTS: Final = 64
"""So many workers find a port of their own, one after another."""
DELAYS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Delays:
    """How long something took, in the steps of `DELAYS`."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(DELAYS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(DELAYS, seconds)] += 1
        self.seconds += seconds

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """Added up, as Prometheus has them."""
        bounds = [*map(floatToGoString, DELAYS), "+Inf"]
        return list(zip(bounds, accumulate(self.counts), strict=True))


class Meters:
    """The figures of one server process. Counting is plain addition, on the event loop only: the
    library's own counters take a lock each, which would cost a move ten times as much."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests: defaultdict[tuple[str, int], int] = defaultdict(int)
        """By what they were for, and how they were answered."""
        self.delays: defaultdict[str, Delays] = defaultdict(Delays)
        """By what they were for: until an answer began."""
        self.moves: defaultdict[tuple[str, str], int] = defaultdict(int)
        """By game, and by whom: actions and undos that were written."""
        self.writes = Delays()
        """Until a move was written down."""
        self.asked = 0.0
        """When the last request came, on the clock of `time.monotonic`."""
        self.registry.register(_Counts(self))
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self._server: tuple[WSGIServer, Thread] | None = None

    def watch(self, hub: Hub, readers: Readers) -> None:
        """Look these up when somebody asks."""
        self.registry.register(_Sights(hub, readers))

    def open(self, address: str) -> int | None:
        """Answer on an address of its own, or, beside other workers, on the next free port."""
        if not address:
            return None
        host, first = read_address(address)
        for port in range(first, first + PORTS):
            try:
                self._server = start_http_server(port, host, self.registry)
            except OSError:
                continue
            log.info("figures are on http://%s:%d/metrics", host, port)
            return port
        log.error("no port from %d on is free for figures: nobody can ask for them", first)
        return None

    def close(self) -> None:
        if self._server is not None:
            server, thread = self._server
            server.shutdown()
            server.server_close()
            thread.join(5)
            self._server = None


def read_address(given: str) -> tuple[str, int]:
    """`127.0.0.1:9108`, or a port alone, which is for this machine."""
    host, _colon, port = given.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536 - PORTS):
        raise no_setting("HOLDFAST_METRICS", "127.0.0.1:9108", given)
    return host.strip("[]") or "127.0.0.1", int(port)


class Counting:
    """Passes requests on, and notes what they were for, how long they took and how they ended."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self._app = app
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, kind = time.monotonic(), kind_of(scope["method"], scope["path"])
        self._meters.asked = began

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._meters.requests[kind, message["status"]] += 1
                self._meters.delays[kind].note(time.monotonic() - began)
            await send(message)

        await self._app(scope, receive, send_counted)


def kind_of(method: str, path: str) -> str:
    """What a request is for, in few enough words to keep a figure for each."""
    if path.startswith("/api/"):
        what = path.rpartition("/")[2]
        if path.startswith("/api/matches/") and what in ("actions", "undo", "events", "advice"):
            return {"actions": "move"}.get(what, what)
        return "api" if method in ("GET", "HEAD") else "api_change"
    if path.startswith(("/static/", "/board/", "/picture/")):
        return "file"
    return "page" if method in ("GET", "HEAD") else "form"


class _Counts(Collector):
    """What was counted."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        # Another thread asks: `list` takes each table as it is at one moment.
        meters = self._meters
        requests = CounterMetricFamily(
            "holdfast_requests",
            "Requests by what they were for and how they were answered.",
            labels=["kind", "status"],
        )
        for (kind, status), count in list(meters.requests.items()):
            requests.add_metric([kind, str(status)], count)
        delays = HistogramMetricFamily(
            "holdfast_request_seconds", "Seconds until an answer began.", labels=["kind"]
        )
        for kind, took in list(meters.delays.items()):
            delays.add_metric([kind], took.buckets, took.seconds)
        moves = CounterMetricFamily(
            "holdfast_moves", "Actions and undos that were written.", labels=["game", "by"]
        )
        for (game, by), count in list(meters.moves.items()):
            moves.add_metric([game, by], count)
        yield from (requests, delays, moves)
        words, took = "Seconds until a move was written down.", meters.writes
        yield HistogramMetricFamily("holdfast_write_seconds", words, took.buckets, took.seconds)


class _Sights(Collector):
    """What is known anyway."""

    def __init__(self, hub: Hub, readers: Readers) -> None:
        self._hub = hub
        self._readers = readers

    def describe(self) -> Iterable[Metric]:
        return []  # which needs no server

    def collect(self) -> Iterator[Metric]:
        hub, readers = self._hub, self._readers
        rooms = list(hub.rooms.values())
        gauges = {
            "rooms": ("Matches in memory.", len(rooms)),
            "streams": ("Pages and programs that listen.", sum(map(_listeners, rooms))),
            "bots_thinking": ("Bots at work.", sum(one.bot_task is not None for one in rooms)),
            "readers": ("Processes that answer what changes nothing.", len(readers.processes)),
            "rooms_bytes": ("About what the matches in memory take.", sum(r.weight for r in rooms)),
            "children_bytes": (
                "Resident memory of the processes that this one has started.",
                children_bytes(),
            ),
        }
        for name, (words, value) in gauges.items():
            yield GaugeMetricFamily(f"holdfast_{name}", words, value)
        yield GaugeMetricFamily("holdfast_build", f"Version {VERSION}.", 1)
        errors = CounterMetricFamily(
            "holdfast_database_errors", "What the database refused.", labels=["doing"]
        )
        errors.add_metric(["read"], hub.store.failures)
        errors.add_metric(["write"], hub.store.write_failures)
        yield errors
        commits = "Transactions in which moves and all else were written."
        yield CounterMetricFamily("holdfast_commits", commits, hub.store.commits)


def _listeners(room: Room) -> int:
    return sum(len(group) for group in list(room.audience.groups.values()))


def children_bytes() -> int:
    """Where the system tells: readers, bots and the coach are processes of their own."""
    own, total = os.getpid(), 0
    try:
        of_us = Path(f"/proc/{own}/task/{own}/children").read_text("ascii").split()
        for child in of_us:
            total += int(Path(f"/proc/{child}/statm").read_text("ascii").split()[1])
    except (OSError, IndexError, ValueError):
        pass  # one that has just ended, or a system that does not tell
    return total * PAGE_BYTES
