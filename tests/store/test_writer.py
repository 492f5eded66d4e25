"""How moves reach SQLite: in one statement each, past the writing thread unless that is writing."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from holdfast.store import SeatRow, Signal, Store
from tests.store.rows import entry, row

SEATS = [SeatRow(0, "x", "human", None, "", None), SeatRow(1, "o", "open", None, "", None)]

Said = list[str]


def with_store(folder: Path, check: Callable[[Store, Said, list[Signal]], Awaitable[None]]) -> None:
    """Run a check on an open store, which hears what SQLite is told by the event loop."""

    async def run() -> None:
        store, heard = Store(f"sqlite:///{folder}/games.db"), list[Signal]()
        await store.open(heard.append)
        try:
            for match in ("m0", "m1"):
                await store.add_match(row(match), SEATS, [], [])
            said: Said = []
            direct_of(store).set_trace_callback(said.append)
            await check(store, said, heard)
        finally:
            await store.close()

    asyncio.run(run())


def direct_of(store: Store) -> sqlite3.Connection:
    direct = store.writer._direct
    assert direct is not None
    return direct


def writes(said: Said) -> Said:
    return [one.split()[0] for one in said if not one.startswith(("PRAGMA", "SELECT"))]


@pytest.mark.parametrize("together", [1, 2])
def test_a_move_is_one_statement(tmp_path: Path, together: int) -> None:
    async def check(store: Store, said: Said, _heard: list[Signal]) -> None:
        moves = [entry(f"m{n}", 1) for n in range(together)]
        assert all(await asyncio.gather(*map(store.add_entry, moves)))
        assert writes(said) == ["INSERT"]
        assert [one.number for one in store.entries("m0")] == [1]

    with_store(tmp_path, check)


class Holding:
    """A job of the thread that keeps the right to write until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.let_go = threading.Event()

    def __call__(self, connection: Connection) -> None:
        connection.execute(text("UPDATE match SET title = 'held' WHERE id = 'm1'"))
        self.begun.set()
        assert self.let_go.wait(20)


def test_the_event_loop_does_not_wait_for_the_thread(tmp_path: Path) -> None:
    async def check(store: Store, said: Said, _heard: list[Signal]) -> None:
        holding = Holding()
        job = store.writer.do(holding)
        await asyncio.to_thread(holding.begun.wait, 20)
        move = asyncio.ensure_future(store.add_entry(entry("m0", 1)))
        await asyncio.sleep(0.02)
        assert not move.done()
        assert writes(said) == [], "it would only wait for a lock"
        holding.let_go.set()
        await job
        assert await move
        assert await store.add_entry(entry("m0", 2))
        assert writes(said) == ["INSERT"], "afterwards it writes by itself again, at once"

    with_store(tmp_path, check)


def test_what_was_written_here_is_no_news(tmp_path: Path) -> None:
    """Else the first write of the thread after an hour would have the hour read once more."""

    async def check(store: Store, said: Said, heard: list[Signal]) -> None:
        for number in range(1, 20):
            assert await store.add_entry(entry("m0", number))
        heard.clear()
        await store.writer.do(lambda connection: connection.execute(text("DELETE FROM note")))
        await looked(said)
        assert [one.match for one in heard] == []

    with_store(tmp_path, check)


def test_what_others_wrote_between_is_news(tmp_path: Path) -> None:
    async def check(store: Store, said: Said, heard: list[Signal]) -> None:
        heard.clear()
        with sqlite3.connect(tmp_path / "games.db", isolation_level=None) as other:
            other.execute(
                "INSERT INTO entry (match, number, kind, seat, action, chance, at, turn, actions) "
                "VALUES ('m1', 1, 'play', 0, '{}', '[]', 1.0, 1, 1)"
            )
        assert await store.add_entry(entry("m0", 1))
        await looked(said)
        assert ("m1", 1) in [(one.match, one.data) for one in heard]

    with_store(tmp_path, check)


async def looked(said: Said) -> None:
    """Wait until the event loop has looked around once more."""
    said.clear()
    while sum(one.startswith("PRAGMA data_version") for one in said) < 2:
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.01)
