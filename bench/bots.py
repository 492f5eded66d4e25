"""What thinking bots cost other players: delays of moves in quiet, and beside bots that think.

    python -m bench.bots                      # in the root of the repository
    python -m bench.bots --bots 8 --bot strong --seconds 20 --rounds 3 --json

starts `holdfast serve` on loopback with an empty database and its usual settings. Two people play
four matches of Castle Itter at a steady pace; the delay is from sending a move to its update
arriving at the other seat. Then matches of Castle begin in which only bots play, so that in each of
them one thinks at any moment, and the same people are measured again. Every round has a new server,
so that a machine that drifts does not decide the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
import urllib.request
from dataclasses import asdict, dataclass
from typing import Any, Final

import uvloop

from bench.abuse import count, late, middle
from bench.load import Load, post_json
from bench.serving import Server, children, cpu_seconds

MATCHES: Final = 4
ALLOWED: Final = 2.0
BEGINNING: Final = 5.0
"""Seconds until the processes have started and every bot thinks."""
WATCHER: Final = "127.0.0.2"


@dataclass(slots=True)
class Row:
    """One round."""

    bots: int
    bot: str
    quiet_p50_ms: float
    quiet_p99_ms: float
    p50_ms: float
    p99_ms: float
    moves: int
    quiet_moves: int
    bot_moves: int
    bot_cores: float
    """How much of the processors the bots had."""

    @property
    def ratio(self) -> float:
        return self.p99_ms / self.quiet_p99_ms


class Tables:
    """Matches that only bots play, each with somebody who watches: else they would wait."""

    def __init__(self, port: int, bots: int, bot: str) -> None:
        self.port = port
        seats = {"0": f"bot:{bot}", "1": f"bot:{bot}"}
        wish = {"game": "castle", "seats": seats}
        self.matches = [post_json(port, "matches", wish)["match"] for _ in range(bots)]

    async def watch(self, match: str) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(WATCHER, 0)
        )
        head = f"GET /api/matches/{match}/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n"
        writer.write(head.encode())
        while await reader.read(65536):
            pass

    def moves(self) -> int:
        """How many moves the bots have made."""
        return sum(self._state(match)["number"] for match in self.matches)

    def _state(self, match: str) -> dict[str, Any]:
        address = f"http://127.0.0.1:{self.port}/api/matches/{match}"
        with urllib.request.urlopen(address) as answer:
            state: dict[str, Any] = json.load(answer)
        return state


async def measure(server: Server, bots: int, bot: str, seconds: float) -> Row:
    load = Load(server.process.pid, server.port, "itter", MATCHES, "thinking", seconds)
    lanes = await load.sit_down()
    quiet = await count(load, lanes)
    tables = await asyncio.to_thread(Tables, server.port, bots, bot)
    watching = [asyncio.create_task(tables.watch(match)) for match in tables.matches]
    await asyncio.sleep(BEGINNING)
    before, used, began = await asyncio.to_thread(tables.moves), thought(server), time.monotonic()
    delays = await count(load, lanes)
    used, took = thought(server) - used, time.monotonic() - began
    moves = await asyncio.to_thread(tables.moves) - before
    load.running = False
    for task in watching:
        task.cancel()
    if load.refused:
        print(f"{load.refused} moves of the honest players were refused", file=sys.stderr)
    return Row(
        bots=bots,
        bot=bot,
        quiet_p50_ms=middle(quiet),
        quiet_p99_ms=late(quiet),
        p50_ms=middle(delays),
        p99_ms=late(delays),
        moves=len(delays),
        quiet_moves=len(quiet),
        bot_moves=moves,
        bot_cores=round(used / took, 2),
    )


def thought(server: Server) -> float:
    """Processor time of the processes in which bots think."""
    return sum(cpu_seconds(pid) for pid in children(server.process.pid) if _is_of_bots(pid))


def _is_of_bots(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return b"holdfast.bots.worker" in file.read()
    except OSError:
        return False  # it has ended


def show(row: Row) -> str:
    return (
        f"{row.bots} x {row.bot:8} quiet p50 {row.quiet_p50_ms:6.2f} p99 {row.quiet_p99_ms:7.2f} ms"
        f"   beside bots p50 {row.p50_ms:6.2f} p99 {row.p99_ms:7.2f} ms   {row.ratio:5.2f} times   "
        f"({row.quiet_moves} and {row.moves} moves; the bots moved {row.bot_moves} times and had "
        f"{row.bot_cores:.2f} cores)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bots", type=int, default=8, help="how many think at once")
    parser.add_argument("--bot", default="strong", help="which, by its name")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = []
    for _ in range(given.rounds):
        server = Server("", 1, lenient=False)
        try:
            rows.append(uvloop.run(measure(server, given.bots, given.bot, given.seconds)))
        finally:
            server.stop()
        if not given.json:
            print(show(rows[-1]), flush=True)
    if given.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    middling = sorted(row.ratio for row in rows)[len(rows) // 2]
    if middling > ALLOWED:
        print(f"bots make moves {middling:.1f} times as slow; {ALLOWED} is allowed")
        raise SystemExit(1)


if __name__ == "__main__":
    main()
