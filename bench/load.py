"""The load generator: plays matches on a server from a process of its own, and times them.

Each match has two seats; each seat has one connection for its moves and one stream of server-sent
events. A seat moves when its stream says that it is asked: a legal action, at random.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import statistics
import sys
import time
import urllib.request
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Final, cast

import orjson
import uvloop

from bench.serving import cpu_seconds, settle

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "noughts": {},
    "itter": {"variant": "competitive"},
    "castle": {},
    "tito": {},
}
THINKING_TOTAL: Final = 500.0
THINKING_EACH: Final = 10.0
LONGEST_START: Final = 60.0


@dataclass(slots=True)
class Row:
    """One measurement."""

    game: str
    pace: str
    matches: int
    moves: int
    seconds: float
    per_second: float
    p50_ms: float
    p99_ms: float
    refused: int
    memory_mb: float = 0.0
    cpu_us: float = 0.0
    """Time of the server's processor for each move, which a busy machine hardly changes."""


class Line(asyncio.Protocol):
    """One connection to the server."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)


class Moves(Line):
    """Sends moves; answers come in their order."""

    def __init__(self, answered: Callable[[int, bytes], None]) -> None:
        super().__init__()
        self.answered = answered

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while True:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self.buffer[:end]).lower()
            at = head.index(b"content-length:") + 15
            size = int(head[at : head.index(b"\r\n", at) if b"\r\n" in head[at:] else end])
            if len(self.buffer) < end + 4 + size:
                return
            body = bytes(self.buffer[end + 4 : end + 4 + size])
            del self.buffer[: end + 4 + size]
            self.answered(int(head[9:12]), body)


class Events(Line):
    """Listens to a match. A chunk never splits an event, so its frame can be passed over."""

    def __init__(self, heard: Callable[[bytes, dict[str, Any]], None]) -> None:
        super().__init__()
        self.heard = heard

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while True:
            start = self.buffer.find(b"event: ")
            if start < 0:
                return
            end = self.buffer.find(b"\n\n", start)
            if end < 0:
                return
            name, _, words = bytes(self.buffer[start + 7 : end]).partition(b"\ndata: ")
            del self.buffer[: end + 2]
            self.heard(name, orjson.loads(words))


class Lane:
    """One match with both its seats."""

    def __init__(self, load: Load, match: str, tokens: dict[str, str]) -> None:
        self.load = load
        self.match = match
        self.seats = list(tokens)
        self.tokens = tokens
        self.moves: dict[str, Moves] = {}
        self.definitions: dict[str, dict[str, Any]] = {seat: {} for seat in self.seats}
        self.number = 0
        self.sent: dict[int, tuple[str, float]] = {}
        self.shown: set[str] = set()
        """The seats whose streams have begun."""
        self.ready = asyncio.Event()
        self.reconnecting: asyncio.Future[None] | None = None
        self.waiting: tuple[str, list[int]] | None = None

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in self.seats:
            await self.connect_moves(seat)
            listen = partial(Events, partial(self.heard, seat))
            _, events = await loop.create_connection(listen, "127.0.0.1", self.load.port)
            events.send(self.head(seat, f"GET /api/matches/{self.match}/events?eyes={seat}", 0))

    async def connect_moves(self, seat: str) -> None:
        _, self.moves[seat] = await asyncio.get_running_loop().create_connection(
            lambda: Moves(self.answered), "127.0.0.1", self.load.port
        )

    def post(self, seat: str, address: str, data: dict[str, Any]) -> None:
        body = orjson.dumps(data)
        request = self.head(seat, f"POST {address}", len(body)) + body
        if self.moves[seat].closed:
            self.reconnecting = asyncio.ensure_future(self.post_anew(seat, request))
        else:
            self.moves[seat].send(request)

    async def post_anew(self, seat: str, request: bytes) -> None:
        """The server hangs up on somebody who thinks for long."""
        await self.connect_moves(seat)
        self.moves[seat].send(request)

    def head(self, seat: str, line: str, size: int) -> bytes:
        return (
            f"{line} HTTP/1.1\r\nHost: 127.0.0.1:{self.load.port}\r\n"
            f"Authorization: Bearer {self.tokens[seat]}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
        ).encode()

    def heard(self, seat: str, name: bytes, data: dict[str, Any]) -> None:
        if name not in (b"state", b"update"):
            return
        now = time.perf_counter()
        number = data["number"]
        self.number = max(self.number, number)
        if name == b"state":
            self.shown.add(seat)
            if len(self.shown) == len(self.seats):
                self.ready.set()
        sent = self.sent.get(number)
        if sent is not None and (sent[0] != seat or len(self.seats) == 1):
            del self.sent[number]
            self.load.arrived(now - sent[1])
        if "defs" in data:
            self.definitions[seat].update(data["defs"])
        if data["over"]:
            if seat == self.seats[0]:
                self.begin_again(seat)
        elif data.get("legal"):
            self.waiting = (seat, data["legal"])
            if self.load.running:
                self.think()

    def think(self) -> None:
        if self.load.pause <= 0:
            self.move()
        else:
            pause = random.expovariate(1 / self.load.pause)
            asyncio.get_running_loop().call_later(pause, self.move)

    def move(self) -> None:
        if self.waiting is None or not self.load.running:
            return
        seat, legal = self.waiting
        self.waiting = None
        action = self.definitions[seat][str(random.choice(legal))]["do"]
        self.sent[self.number + 1] = (seat, time.perf_counter())
        where = f"/api/matches/{self.match}/actions"
        self.post(seat, where, {"action": action, "after": self.number})

    def begin_again(self, seat: str) -> None:
        self.post(seat, f"/api/matches/{self.match}/undo", {"after": self.number, "to": 0})

    def answered(self, status: int, body: bytes) -> None:
        if status != 200:
            self.load.refused += 1
            if self.load.refused < 4:
                print(status, body[:300], file=sys.stderr)


class Load:
    """All matches of one measurement."""

    def __init__(
        self, pid: int, port: int, game: str, matches: int, pace: str, seconds: float
    ) -> None:
        self.pid = pid
        self.port = port
        self.game = game
        self.matches = matches
        self.pace = pace
        self.seconds = seconds
        self.pause = 0.0 if pace == "flat out" else pause_of(matches)
        self.delays: list[float] = []
        self.refused = 0
        self.running = False
        self.counting = False

    def arrived(self, delay: float) -> None:
        if self.counting:
            self.delays.append(delay)

    async def sit_down(self) -> list[Lane]:
        """Begin the matches and play; nothing is counted yet."""
        lanes = []
        for _ in range(self.matches):
            begun = await asyncio.to_thread(start_match, self.port, self.game)
            tokens = await asyncio.to_thread(seat_tokens, self.port, begun)
            lanes.append(Lane(self, begun["match"], tokens))
        for lane in lanes:  # one after another: a crowd from one network is sent away for a while
            await lane.connect()
            await asyncio.wait_for(lane.ready.wait(), LONGEST_START)
        await asyncio.to_thread(settle, self.pid)
        # A generator that stops to look through its own memory would be counted as a slow server.
        gc.collect()
        gc.disable()
        self.running = True
        for lane in lanes:
            lane.think()
        await asyncio.sleep(min(1.0, self.seconds / 4))
        return lanes

    async def run(self) -> Row:
        await self.sit_down()
        self.counting = True
        began, used = time.perf_counter(), cpu_seconds(self.pid)
        await asyncio.sleep(self.seconds)
        self.counting = False
        took, used = time.perf_counter() - began, cpu_seconds(self.pid) - used
        self.running = False
        await asyncio.sleep(0.3)
        return self.row(took, used)

    def row(self, took: float, used: float) -> Row:
        delays = sorted(self.delays) or [float("nan")]
        return Row(
            game=self.game,
            pace=self.pace,
            matches=self.matches,
            moves=len(self.delays),
            seconds=round(took, 2),
            per_second=round(len(self.delays) / took, 1),
            p50_ms=round(statistics.median(delays) * 1000, 2),
            p99_ms=round(delays[int(len(delays) * 0.99)] * 1000, 2),
            refused=self.refused,
            cpu_us=round(used / max(1, len(self.delays)) * 1e6),
        )


def start_match(port: int, game: str) -> dict[str, Any]:
    """A study match, so that it can be taken back to its start."""
    return post_json(port, "matches", {"game": game, "options": OPTIONS[game], "study": True})


def seat_tokens(port: int, begun: dict[str, Any]) -> dict[str, str]:
    """The tokens of all seats: the first is the generator's own, to the others it is invited."""
    invited = begun["invitations"]
    tokens = {}
    for player in begun["state"]["players"]:
        seat = str(player["seat"])
        if seat in invited:
            joined = post_json(port, "join", {"secret": invited[seat]["secret"]})
            tokens[seat] = joined["token"]
        else:
            tokens[seat] = begun["token"]
    return tokens


def post_json(port: int, path: str, data: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/{path}",
        json.dumps(data).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def pause_of(matches: int) -> float:
    """How long a seat thinks, on average."""
    return matches / min(THINKING_TOTAL, THINKING_EACH * matches)


def main() -> None:
    """Run by `bench.web`: what to measure comes as JSON, and the row goes out as JSON."""
    pid, port, game, matches, pace, seconds = json.loads(sys.argv[1])
    row = uvloop.run(Load(pid, port, game, matches, pace, seconds).run())
    print(json.dumps(asdict(row)))


if __name__ == "__main__":
    main()
