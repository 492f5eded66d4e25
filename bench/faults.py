"""What is lost, and for how long nobody can play, when something breaks: figures for operators.

    python -m bench.faults                    # in the root of the repository
    python -m bench.faults --rounds 2 --people 4 --json

starts real servers with databases of their own, lets people play flat out, and breaks something:

- `kill -9` of the only server, on SQLite and on PostgreSQL, and a start on the same data;
- `kill -9` of one of two servers on one PostgreSQL, whose players go on at the other;
- PostgreSQL stopped and started again under a server that stays;
- a backup while all of them play, restored into an empty folder and played through.

Every move that was acknowledged before is looked for afterwards. Each figure is the middle of some
rounds, with the worst; times include the start of Python. Besides, how soon a move is acknowledged
when people think between their moves and nothing is broken. `bench.web` measures more of that.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

import httpx

from holdfast.store import Store
from holdfast.store.verifying import Verifier
from tests.web.conftest import Postgres, postgres_programs
from tests.web.site import Process, Visitor, close_clients

CELLS: Final = ("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
"""A match of Noughts that nobody wins early."""
PATIENCE: Final = 60.0
THINKING: Final = 0.2
"""Seconds between two moves of somebody, where nothing is broken."""


@dataclass(slots=True)
class Broken:
    """One round of something that broke."""

    acknowledged: int
    lost: int
    served_s: float
    """From the fault until a server answered again."""
    played_s: float
    """From the fault until a match that had begun before took its next move."""


@dataclass(slots=True)
class Restored:
    """One round of a backup under load and its restore."""

    entries: int
    megabytes: float
    backup_s: float
    restore_s: float
    lost: int
    matches_that_hold: str


@dataclass(slots=True)
class Whole:
    """Nothing broken."""

    people: int
    per_second: float
    p50_ms: float
    p99_ms: float


class Crowd:
    """People who begin matches and play them, each alone at both seats: flat out unless they
    think between moves."""

    def __init__(self, url: str, people: int, thinking: float = 0.0) -> None:
        self.delays: list[float] = []
        self._thinking = thinking
        self.acknowledged: dict[str, int] = {}
        self.visitors: dict[str, Visitor] = {}
        # A match that waits for its next move: whoever plays it goes on after the fault.
        somebody = Visitor(url)
        self.waiting = somebody.begin(seats={"x": "me", "o": "me"})
        self.visitors[self.waiting] = somebody
        self.acknowledged[self.waiting] = 0
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._play, args=(url,)) for _ in range(people)]
        for thread in self._threads:
            thread.start()

    def _play(self, url: str) -> None:
        visitor = Visitor(url)
        while not self._stop.is_set():
            try:
                match = visitor.begin(seats={"x": "me", "o": "me"})
                self.visitors[match] = visitor
                self.acknowledged[match] = 0
                for after, cell in enumerate(CELLS):
                    sent = time.monotonic()
                    if visitor.play(match, f"mark {cell}", after).status_code != 200:
                        return
                    self.acknowledged[match] = after + 1
                    self.delays.append(time.monotonic() - sent)
                    time.sleep(self._thinking)
            except (httpx.HTTPError, AssertionError):
                return  # what they play on is gone

    def wait_for(self, moves: int) -> None:
        until = time.monotonic() + PATIENCE
        while sum(self.acknowledged.copy().values()) < moves:
            if time.monotonic() > until:
                raise SystemExit("the crowd does not play")
            time.sleep(0.01)

    def end(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def go_on(self, url: str) -> None:
        """The move that was waited for, again and again until it is taken."""
        match = self.waiting
        visitor = moved(self.visitors[match], url)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if visitor.play(match, f"mark {CELLS[0]}", 0).status_code == 200:
                    return
            except (httpx.HTTPError, AssertionError):
                pass
            time.sleep(0.02)
        raise SystemExit("nobody can play any more")

    def lost(self, url: str) -> int:
        """How many acknowledged moves a server does not know of."""
        return sum(
            max(0, count - moved(self.visitors[match], url).state(match)["number"])
            for match, count in self.acknowledged.items()
        )


def moved(visitor: Visitor, url: str) -> Visitor:
    """The same browser at another address of the same server."""
    if str(visitor.http.base_url).rstrip("/") != url:
        visitor.http.base_url = url
    return visitor


def break_it(
    crowd: Crowd, moves: int, fault: Callable[[], Callable[[], str]]
) -> tuple[Broken, str]:
    """Let people play, then break what `fault` breaks; what it gives mends it: the address."""
    crowd.wait_for(moves)
    mend = fault()
    broken = time.monotonic()
    crowd.end()
    url = mend()
    served = time.monotonic() - broken
    crowd.go_on(url)
    played = time.monotonic() - broken
    total = sum(crowd.acknowledged.values())
    return Broken(total, crowd.lost(url), served, played), url


def killed(data: Path, database: str, people: int, moves: int) -> Broken:
    """The only server is killed and started again."""
    server = Process(data, database)
    started: list[Process] = []

    def fault() -> Callable[[], str]:
        server.kill()

        def mend() -> str:
            started.append(Process(data, database))
            return started[0].url

        return mend

    found, _url = break_it(Crowd(server.url, people), moves, fault)
    started[0].stop()
    return found


def failed_over(data: Path, database: str, people: int, moves: int) -> Broken:
    """One of two servers is killed; the other one goes on."""
    one, two = Process(data, database), Process(data, database)

    def fault() -> Callable[[], str]:
        one.kill()
        return lambda: two.url

    found, _url = break_it(Crowd(one.url, people), moves, fault)
    two.stop()
    return found


def without_database(data: Path, postgres: Postgres, people: int, moves: int) -> Broken:
    """The database is stopped and started under a server that stays."""
    server = Process(data, postgres.database())

    def fault() -> Callable[[], str]:
        postgres.go_away()

        def mend() -> str:
            postgres.start()
            return server.url

        return mend

    found, _url = break_it(Crowd(server.url, people), moves, fault)
    server.stop()
    return found


def restored(folder: Path, people: int, moves: int) -> Restored:
    """A backup is taken while people play, and restored where nothing is."""
    here, there, file = folder / "here", folder / "there", folder / "backup.tar.gz"
    server = Process(here)
    crowd = Crowd(server.url, people)
    crowd.wait_for(moves)
    known = dict(crowd.acknowledged)
    backup = timed("backup", str(file), "--data", str(here))
    crowd.end()
    server.stop()
    restore = timed("restore", str(file), "--data", str(there))
    store = Store(f"sqlite:///{there}/holdfast.db")
    counts = {match: len(store.entries(match)) for match in store.match_ids()}
    verdicts = list(Verifier(store).verify(list(counts)))
    store.dispose()
    return Restored(
        entries=sum(counts.values()),
        megabytes=file.stat().st_size / 1e6,
        backup_s=backup,
        restore_s=restore,
        lost=sum(max(0, count - counts.get(match, 0)) for match, count in known.items()),
        matches_that_hold=f"{sum(one.holds for one in verdicts)} of {len(counts)}",
    )


def undisturbed(data: Path, people: int, seconds: float) -> Whole:
    """How it is when nothing breaks."""
    server = Process(data)
    crowd = Crowd(server.url, people, THINKING)
    crowd.wait_for(people)
    crowd.delays.clear()
    begun = time.monotonic()
    time.sleep(seconds)
    took, delays = time.monotonic() - begun, sorted(crowd.delays)
    crowd.end()
    server.stop()
    cuts = statistics.quantiles(delays, n=100)
    return Whole(people, len(delays) / took, 1000 * cuts[49], 1000 * cuts[98])


def timed(*command: str) -> float:
    """How long a command of `holdfast` takes, with the start of Python."""
    begun = time.monotonic()
    subprocess.run(
        [sys.executable, "-m", "holdfast.cli", *command], check=True, stdout=subprocess.DEVNULL
    )
    return time.monotonic() - begun


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="holdfast-faults-") as made:
        yield Path(made)


@dataclass(slots=True)
class Found:
    """All rounds of everything."""

    broken: dict[str, list[Broken]] = field(default_factory=dict)
    restored: list[Restored] = field(default_factory=list)
    whole: Whole | None = None

    @property
    def lost(self) -> int:
        rounds = [one for rounds in self.broken.values() for one in rounds]
        return sum(one.lost for one in rounds) + sum(one.lost for one in self.restored)


def measure_all(rounds: int, people: int, moves: int) -> Found:
    found, rng = Found(), random.Random(1)
    programs = postgres_programs()
    postgres = Postgres(programs, durable=True) if programs else None

    def repeat(name: str, once: Callable[[Path, int], Broken]) -> None:
        rows = found.broken[name] = []
        for _ in range(rounds):
            with folder() as data:
                # Not always after the same number of moves, so at another moment of a commit.
                rows.append(once(data, moves + rng.randrange(moves)))
            close_clients()
        print(show_broken(name, rows), file=sys.stderr)

    try:
        repeat("kill -9, SQLite", lambda data, n: killed(data, "", people, n))
        if postgres is None:
            print("PostgreSQL is not installed: run tools/setup_system.sh", file=sys.stderr)
        else:
            server = postgres
            repeat(
                "kill -9, PostgreSQL", lambda data, n: killed(data, server.database(), people, n)
            )
            repeat(
                "kill -9 of one of two servers",
                lambda data, n: failed_over(data, server.database(), people, n),
            )
            repeat(
                "PostgreSQL restarted", lambda data, n: without_database(data, server, people, n)
            )
    finally:
        if postgres is not None:
            postgres.stop()
    for _ in range(rounds):
        with folder() as data:
            found.restored.append(restored(data, people, 4 * moves))
        close_clients()
        print(show_restored(found.restored[-1]), file=sys.stderr)
    with folder() as data:
        found.whole = undisturbed(data, people, 10.0)
    close_clients()
    return found


def show_broken(name: str, rows: list[Broken]) -> str:
    served, played = [one.served_s for one in rows], [one.played_s for one in rows]
    acknowledged, lost = sum(one.acknowledged for one in rows), sum(one.lost for one in rows)
    return (
        f"{name:30} {acknowledged:7,} moves, {lost} lost; answers after {middle(served)}, "
        f"goes on after {middle(played)}"
    )


def show_restored(one: Restored) -> str:
    return (
        f"{'backup under load, restore':30} {one.entries:7,} moves, {one.lost} lost, "
        f"{one.megabytes:.1f} MB; backup {one.backup_s:.1f} s, restore {one.restore_s:.1f} s; "
        f"{one.matches_that_hold} matches hold"
    )


def middle(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.1f} s (at worst {max(seconds):.1f})"


def show(found: Found) -> Iterator[str]:
    for name, rows in found.broken.items():
        yield show_broken(name, rows)
    yield from map(show_restored, found.restored)
    if found.whole is not None:
        one = found.whole
        yield (
            f"{'nothing broken':30} {one.people} people, {one.per_second:.0f} moves/s, "
            f"acknowledged after {one.p50_ms:.1f} ms, p99 {one.p99_ms:.1f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=5, help="of each fault")
    parser.add_argument("--people", type=int, default=8, help="who play at the same time")
    parser.add_argument("--moves", type=int, default=200, help="at least, before something breaks")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    os.environ["HOLDFAST_MATCHES"] = "100000"  # one machine plays everybody
    found = measure_all(given.rounds, given.people, given.moves)
    if given.json:
        print(json.dumps(asdict(found), indent=2))
    else:
        print(*show(found), sep="\n")
    if found.lost:
        raise SystemExit(f"{found.lost} acknowledged moves are lost")


if __name__ == "__main__":
    main()
