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
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Final

from bench.install import NODE, PROGRAMS, prepare_node
from bench.load import Row, pause_of
from bench.rounds import NotMeasured
from bench.serving import ROOT, Server, free_port, memory_mb, wait_for_port

SIZES: Final = (1, 50, 500)
PEER_NAME: Final = "boardgame.io"

# boardgame.io 0.50.2 on Node 20, in memory, tic-tac-toe over its socket, both seats driven from
# another process; measured once on a quiet machine with two cores, for where Node is missing.
PEER: Final = {
    ("flat out", 1): "1,000–1,500 moves/s, p99 4–5 ms",
    ("flat out", 50): "2,200–2,400 moves/s, p99 37–76 ms",
    ("flat out", 500): "2,200–2,300 moves/s, p99 305–425 ms",
    ("thinking", 50): "p50 0.8–1.0 ms, p99 9–17 ms",
    ("thinking", 500): "p50 0.8–1.0 ms, p99 9–17 ms",
}


def measure(game: str, pace: str, matches: int, seconds: float, database: str, workers: int) -> Row:
    server = Server(database, workers)
    try:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "bench.load",
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
    given = parser.parse_args()
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
