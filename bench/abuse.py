"""What attacks cost an honest player: delays of moves in quiet, and beside each attack.

    python -m bench.abuse                     # in the root of the repository
    python -m bench.abuse --seconds 10 --json

starts `holdfast serve` on loopback with an empty database and its usual limits. Two people play
four matches of Castle Itter at a steady pace from 127.0.0.1; the delay is from sending a move to
its update arriving at the other seat. Beside them attacks run, one at a time, from 127.0.0.2 and in
a process of their own, each bounded in time and in number of requests. That process stands for
machines elsewhere, so it gets the processor only where nobody here wants it. Quiet is measured
before every attack, so that a machine that drifts does not decide the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

import orjson
import uvloop

import holdfast
from bench.load import Lane, Load, seat_tokens, start_match
from bench.serving import ROOT, Server

COLORS: Final = ("green", "red", "purple", "black")
ATTACKER: Final = "127.0.0.2"
MOST_REQUESTS: Final = 20_000
LINES: Final = 8
MATCHES: Final = 4
ALLOWED: Final = 2.0
BEGINNING: Final = 2.0
"""Seconds until an attack has begun."""
ELSEWHERE: Final = 19
"""How much the attacker's process yields to server and players."""
LATE: Final = 0.05
"""From when on a move that has not arrived counts with the time that it has waited so far."""


@dataclass(slots=True)
class Row:
    """One attack beside an honest player."""

    attack: str
    quiet_p50_ms: float
    quiet_p99_ms: float
    p50_ms: float
    p99_ms: float
    moves: int
    requests: int
    refused: int

    @property
    def ratio(self) -> float:
        return max(self.p50_ms / self.quiet_p50_ms, self.p99_ms / self.quiet_p99_ms)


# The attacks: each makes one request after another until its time is over.

Request = tuple[str, str, dict[str, Any] | None]


@dataclass(slots=True)
class Target:
    """A match that the attacker plays, and the tokens of its seats."""

    match: str
    tokens: list[str]


def misspelt(target: Target) -> tuple[Request, str]:
    action = f"atack borotra {random.randrange(99)} m1919a{random.randrange(9)}"
    body = {"action": action, "after": 0}
    return ("POST", f"/api/matches/{target.match}/actions", body), random.choice(target.tokens)


def tokens(_target: Target) -> tuple[Request, str]:
    return ("GET", "/api/games", None), secrets.token_hex(8)


def pages(target: Target) -> tuple[Request, str]:
    what = random.choice(["", "/story", "/replay", "/journal", "/panel"])
    return ("GET", f"/matches/{target.match}{what}", None), random.choice(target.tokens)


def rules(_target: Target) -> tuple[Request, str]:
    game = random.choice(["castle", "itter", "tito"])
    return ("GET", f"/rules/{game}?lang={random.choice(['en', 'it', 'fr'])}", None), ""


def questions(target: Target) -> tuple[Request, str]:
    # Hundreds of actions touch a colour, so that it takes longest to say why not.
    body = {"touches": [f"suppress:{random.choice(COLORS)}"]}
    return ("POST", f"/api/matches/{target.match}/whynot", body), random.choice(target.tokens)


def packs(_target: Target) -> tuple[Request, str]:
    pack = holdfast.find_game("itter").default_pack()
    pack["title"] = secrets.token_hex(8)
    return ("POST", "/api/matches", {"game": "itter", "pack": pack}), secrets.token_hex(8)


def half_open(_target: Target) -> tuple[Request, str]:
    return ("", "", None), ""  # connects and says nothing


ATTACKS: Final[dict[str, Callable[[Target], tuple[Request, str]]]] = {
    "misspelt actions": misspelt,
    "invented tokens": tokens,
    "heavy pages": pages,
    "rules in all languages": rules,
    "why not": questions,
    "component data": packs,
    "half-open connections": half_open,
}


class Attack:
    """One attack on several connections."""

    def __init__(self, name: str, port: int, target: Target, seconds: float) -> None:
        self.make = ATTACKS[name]
        self.port = port
        self.target = target
        self.until = time.monotonic() + seconds
        self.lines = 1100 if self.make is half_open else LINES
        self.requests = 0
        self.refused = 0

    async def run(self) -> None:
        await asyncio.gather(*(self._line() for _ in range(self.lines)))

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until and self.requests < MOST_REQUESTS

    async def _line(self) -> None:
        while self.goes_on:
            try:
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    await self._talk()
            except (OSError, asyncio.IncompleteReadError, ValueError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _talk(self) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(ATTACKER, 0)
        )
        try:
            while self.goes_on:
                (method, path, body), token = self.make(self.target)
                self.requests += 1
                if not method:
                    await reader.read()
                    self.refused += 1
                    return
                writer.write(self._head(method, path, token, body))
                await self._answer(reader)
        finally:
            writer.close()

    def _head(self, method: str, path: str, token: str, body: dict[str, Any] | None) -> bytes:
        data = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        return head.encode() + data

    async def _answer(self, reader: asyncio.StreamReader) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        at = head.index(b"content-length:") + 15
        await reader.readexactly(int(head[at : head.index(b"\r\n", at)]))
        if int(head[9:12]) in (429, 503):
            self.refused += 1


async def attack(name: str, port: int, target: Target, seconds: float) -> dict[str, int]:
    running = Attack(name, port, target, seconds)
    await running.run()
    return {"requests": running.requests, "refused": running.refused}


# The honest player


async def honest(
    server: Server, seconds: float, begin_attack: Callable[[], None]
) -> tuple[list[float], list[float]]:
    """The delays of the moves that two people make, in quiet and then under attack."""
    load = Load(server.process.pid, server.port, "itter", MATCHES, "thinking", seconds)
    lanes = await load.sit_down()
    quiet = await count(load, lanes)
    begin_attack()
    await asyncio.sleep(BEGINNING)
    delays = await count(load, lanes)
    load.running = False
    if load.refused:
        print(f"{load.refused} moves of the honest players were refused", file=sys.stderr)
    return quiet, delays


async def count(load: Load, lanes: list[Lane]) -> list[float]:
    """The delays of a while, with those of moves that have not arrived at its end."""
    load.delays = []
    load.counting = True
    await asyncio.sleep(load.seconds)
    load.counting = False
    now = time.perf_counter()
    waiting = [now - at for lane in lanes for _seat, at in lane.sent.values() if now - at > LATE]
    return sorted(load.delays + waiting)


def measure(name: str, seconds: float) -> Row:
    server = Server("", 1, lenient=False)
    attackers: list[subprocess.Popen[str]] = []
    try:
        begun = start_match(server.port, "itter")
        target = Target(begun["match"], list(seat_tokens(server.port, begun).values()))
        told = json.dumps([name, server.port, asdict(target), seconds + BEGINNING + 1])

        def begin_attack() -> None:
            command = [sys.executable, "-m", "bench.abuse", "--attack", told]
            attackers.append(subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True))

        quiet, delays = uvloop.run(honest(server, seconds, begin_attack))
        counts = json.loads(attackers[0].communicate()[0].splitlines()[-1])
        return Row(
            name,
            quiet_p50_ms=middle(quiet),
            quiet_p99_ms=late(quiet),
            p50_ms=middle(delays),
            p99_ms=late(delays),
            moves=len(delays),
            **counts,
        )
    finally:
        server.stop()


def middle(delays: list[float]) -> float:
    return round(statistics.median(delays) * 1000, 2)


def late(delays: list[float]) -> float:
    return round(delays[int(len(delays) * 0.99)] * 1000, 2)


def show(row: Row) -> str:
    return (
        f"{row.attack:24} quiet p50 {row.quiet_p50_ms:6.2f} p99 {row.quiet_p99_ms:7.2f} ms   "
        f"under attack p50 {row.p50_ms:6.2f} p99 {row.p99_ms:7.2f} ms   {row.ratio:5.2f} times   "
        f"({row.moves} moves; {row.requests} requests, {row.refused} refused)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="which, by their names")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        os.nice(ELSEWHERE)
        name, port, target, seconds = json.loads(given.attack)
        print(json.dumps(uvloop.run(attack(name, port, Target(**target), seconds))))
        return
    rows = []
    for name in given.attacks.split(","):
        row = measure(name.strip(), given.seconds)
        rows.append(row)
        if not given.json:
            print(show(row), flush=True)
    if given.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    worst = max(row.ratio for row in rows)
    if worst > ALLOWED:
        print(f"an attack makes moves {worst:.1f} times as slow; {ALLOWED} is allowed")
        raise SystemExit(1)


if __name__ == "__main__":
    main()
