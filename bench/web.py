"""How fast the server is: moves per second, and how soon the other seat sees a move.

    python -m bench.web                       # in the root of the repository
    python -m bench.web --seconds 10 --json

starts `holdfast serve` on loopback with an empty database and, in a process of its own, a load
generator. Each match has two seats; each seat has one connection for its moves and one stream of
server-sent events. A seat moves when its stream says that it is asked: a legal action, at random.
Every move is committed to disk before it is acknowledged. When a game ends it is taken back to its
start, which is one more entry of the record; these are not counted as moves.

The delay is from sending a move to its update arriving at the other seat. "Flat out" nobody thinks;
"thinking" spreads about 500 moves a second, or 10 for each match if that is less, over the matches.
A game with one seat is timed until that seat's own stream tells of it.
Memory is the server's resident set at the end. Each measurement of noughts is followed by the same
with boardgame.io's server, in memory, over its own socket, driven by its own client library, and
both are repeated in turn: medians are shown, and how many times boardgame.io's figure ours is.
Compare ratios of one run only: machines drift.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import orjson
import uvloop

from bench.install import NODE, PROGRAMS, prepare_node
from bench.rounds import NotMeasured

ROOT: Final = Path(__file__).resolve().parent.parent
SIZES: Final = (1, 50, 500)
PEER_NAME: Final = "boardgame.io"
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "noughts": {},
    "itter": {"variant": "competitive"},
    "castle": {},
    "tito": {},
}
THINKING_TOTAL: Final = 500.0
THINKING_EACH: Final = 10.0
LONGEST_START: Final = 60.0

# boardgame.io 0.50.2 on Node 20, in memory, tic-tac-toe over its socket, both seats driven from
# another process; measured once on a quiet machine with two cores, for where Node is missing.
PEER: Final = {
    ("flat out", 1): "1,000–1,500 moves/s, p99 4–5 ms",
    ("flat out", 50): "2,200–2,400 moves/s, p99 37–76 ms",
    ("flat out", 500): "2,200–2,300 moves/s, p99 305–425 ms",
    ("thinking", 50): "p50 0.8–1.0 ms, p99 9–17 ms",
    ("thinking", 500): "p50 0.8–1.0 ms, p99 9–17 ms",
}


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


# The load generator


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


# The server


class Server:
    """`holdfast serve` with an empty database."""

    def __init__(self, database: str, workers: int, *, lenient: bool = True) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="holdfast-bench-")
        self.port = free_port()
        environment = {**os.environ, "HOLDFAST_DATA": self.folder.name}
        if lenient:
            # The limits are counted as always, only higher: one machine plays everybody.
            environment |= {
                "HOLDFAST_RATE": "1000000",
                "HOLDFAST_STREAMS": "100000",
                "HOLDFAST_MATCHES": "100000",
                "HOLDFAST_CONNECTIONS": "100000",
                "HOLDFAST_WORK": "1000",
            }
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--port", str(self.port)]
        if database:
            command += ["--database", database]
        if workers > 1:
            command += ["--workers", str(workers)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, cwd=ROOT
        )
        self._wait()

    def _wait(self) -> None:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1):
                    break
            except OSError:
                time.sleep(0.1)
        else:
            raise SystemExit("the server did not start")
        settle(self.process.pid)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.folder.cleanup()


def settle(pid: int) -> None:
    """Until the processes beside a server have started too: readers at once, the coach's with the
    first match. That takes seconds of a processor, once, which are no part of what a move costs."""
    until, used = time.monotonic() + LONGEST_START, -1.0
    while time.monotonic() < until:
        before, used = used, cpu_seconds(pid)
        if used - before < 0.03:
            return
        time.sleep(1.0)


def memory_mb(pid: int) -> float:
    """Resident memory of a server and its workers."""
    total = 0
    for one in [pid, *children(pid)]:
        try:
            status = Path(f"/proc/{one}/status").read_text("ascii")
        except OSError:
            continue
        for line in status.splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1])
    return round(total / 1024, 1)


def cpu_seconds(pid: int) -> float:
    """Processor time of a server and its workers so far."""
    total = 0
    for one in [pid, *children(pid)]:
        try:
            fields = Path(f"/proc/{one}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process has started, on whichever of its threads."""
    found = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(word) for word in listed.read_text("ascii").split()]
    return found


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def measure(game: str, pace: str, matches: int, seconds: float, database: str, workers: int) -> Row:
    server = Server(database, workers)
    try:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "bench.web",
                "--load",
                json.dumps([server.process.pid, server.port, game, matches, pace, seconds]),
            ],
            cwd=ROOT,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        row = Row(**json.loads(done.stdout.splitlines()[-1]))
        row.memory_mb = memory_mb(server.process.pid)
        return row
    finally:
        server.stop()


def measure_peer(pace: str, matches: int, seconds: float) -> Row:
    """The same with boardgame.io's server, which keeps everything in memory."""
    port = free_port()
    program = ["node", str(PROGRAMS / "boardgameio_web.mjs"), "--port", str(port)]
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        [*program, "--serve"], cwd=NODE, env=environment, stdout=subprocess.DEVNULL
    )
    try:
        wait_for_port(port)
        pause = 0.0 if pace == "flat out" else pause_of(matches)
        load = ["--matches", str(matches), "--seconds", str(seconds), "--pause", str(pause)]
        load += ["--pid", str(server.pid)]
        done = subprocess.run(
            [*program, *load],
            cwd=NODE,
            env=environment,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        found = json.loads(done.stdout.splitlines()[-1])
        memory = memory_mb(server.pid)
        return Row(
            game=PEER_NAME,
            pace=pace,
            matches=matches,
            moves=found["moves"],
            seconds=found["seconds"],
            per_second=found["per_second"],
            p50_ms=found["p50_ms"],
            p99_ms=found["p99_ms"],
            refused=0,
            memory_mb=memory,
            cpu_us=round(found["cpu_us"]),
        )
    finally:
        server.terminate()
        server.wait(10)


def wait_for_port(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def pause_of(matches: int) -> float:
    """How long a seat thinks, on average."""
    return matches / min(THINKING_TOTAL, THINKING_EACH * matches)


def show(row: Row) -> str:
    line = (
        f"{row.game:13} {row.pace:9} {row.matches:4} matches  {row.per_second:8,.0f} moves/s   "
        f"p50 {row.p50_ms:7.2f} ms  p99 {row.p99_ms:7.2f} ms  {row.memory_mb:6.0f} MB"
    )
    if row.cpu_us:
        line += f"  {row.cpu_us:5.0f} µs of processor a move"
    if row.refused:
        line += f"  ({row.refused} refused)"
    return line


def middle(rows: list[Row]) -> Row:
    """The medians of several rounds of one measurement."""
    figures = ("moves", "seconds", "per_second", "p50_ms", "p99_ms", "memory_mb", "cpu_us")
    medians = {name: statistics.median(getattr(row, name) for row in rows) for name in figures}
    return replace(rows[0], **medians, refused=sum(row.refused for row in rows))


def beside(own: Row, peer: Row) -> str:
    """How our figures stand to the peer's."""
    speed = own.per_second / peer.per_second
    return (
        f"{'':13} {own.pace:9} {own.matches:4} matches  {speed:8.2f} times"
        f"     p50 {own.p50_ms / peer.p50_ms:7.2f}     p99 {own.p99_ms / peer.p99_ms:7.2f}   "
        f" {own.memory_mb / peer.memory_mb:6.2f}"
    )


def remembered(pace: str, matches: int) -> str | None:
    peer = PEER.get((pace, matches))
    return None if peer is None else f"{PEER_NAME:13} {pace:9} {matches:4} matches  earlier: {peer}"


def prepare_peer() -> bool:
    try:
        prepare_node(install=True)
    except NotMeasured as reason:
        print(f"boardgame.io is not measured: {reason}", file=sys.stderr)
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="of each measurement")
    parser.add_argument("--games", default="noughts,itter")
    parser.add_argument("--sizes", default=",".join(str(size) for size in SIZES))
    parser.add_argument("--paces", default="flat out,thinking")
    parser.add_argument("--database", default="", help="another database than SQLite in a file")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--load", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.load:
        pid, port, game, matches, pace, seconds = json.loads(given.load)
        row = uvloop.run(Load(pid, port, game, matches, pace, seconds).run())
        print(json.dumps(asdict(row)))
        return
    import holdfast

    build = "compiled" if holdfast.compiled else "plain Python"

    def say(line: str) -> None:
        if not given.json:
            print(line, flush=True)

    has_peer = not given.no_peer and prepare_peer()
    say(
        f"Holdfast {holdfast.__version__} ({build}), every move committed to disk; "
        f"boardgame.io keeps moves in memory only. Medians of {given.rounds} rounds."
    )
    rows: list[Row] = []
    for game in given.games.split(","):
        for pace in given.paces.split(","):
            for size in (int(word) for word in given.sizes.split(",")):
                rows += compare(given, game, pace, size, has_peer, say)
    if given.json:
        print(json.dumps({"build": build, "rows": [asdict(row) for row in rows]}, indent=1))


def compare(
    given: argparse.Namespace,
    game: str,
    pace: str,
    size: int,
    has_peer: bool,
    say: Callable[[str], None],
) -> list[Row]:
    """One size: ours and, in turn with it, the peer's; medians of all rounds."""
    beside_peer = has_peer and game == "noughts"
    own: list[Row] = []
    peer: list[Row] = []
    for _ in range(given.rounds):
        own.append(measure(game, pace, size, given.seconds, given.database, given.workers))
        if beside_peer:
            peer.append(measure_peer(pace, size, given.seconds))
    ours = middle(own)
    say(show(ours))
    if not beside_peer:
        if game == "noughts" and (line := remembered(pace, size)):
            say(line)
        return [ours]
    theirs = middle(peer)
    say(show(theirs))
    say(beside(ours, theirs))
    return [ours, theirs]


if __name__ == "__main__":
    main()
