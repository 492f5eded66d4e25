"""The record of a match: append-only, and moves that wait together share a commit."""

from __future__ import annotations

import asyncio
from pathlib import Path

from holdfast.store import Entry, SeatRow, Store
from tests.store.rows import entry, row
from tests.web.conftest import Postgres


async def write_at_once(store: Store) -> tuple[list[bool], list[bool], int]:
    """Forty moves of twenty matches at once, then some of them once more beside new ones."""
    await store.open(lambda signal: None)
    seats = [SeatRow(0, "x", "human", None, "", None), SeatRow(1, "o", "open", None, "", None)]
    for n in range(20):
        await store.add_match(row(f"m{n}"), seats, [], [])
    before = store.writer.commits
    first = await asyncio.gather(
        *(store.add_entry(entry(f"m{n}", k)) for n in range(20) for k in (1, 2))
    )
    commits = store.writer.commits - before
    again = [entry("m0", 2), entry("m0", 3), entry("m1", 1), entry("m2", 3)]
    changed = [
        Entry(e.match, e.number, e.kind, e.seat, e.action, e.chance, e.at + 0.5) for e in again
    ]
    second = await asyncio.gather(*(store.add_entry(one) for one in changed))
    assert [one.number for one in store.entries("m0")] == [1, 2, 3]
    await store.close()
    return first, second, commits


def check_writes(store: Store) -> None:
    first, second, commits = asyncio.run(write_at_once(store))
    assert first == [True] * 40
    assert second == [False, True, False, True]
    assert commits < 40, "moves that wait together share a commit"


def test_moves_share_commits_and_a_number_is_written_once_on_sqlite(tmp_path: Path) -> None:
    check_writes(Store(f"sqlite:///{tmp_path}/games.db"))


def test_moves_share_commits_and_a_number_is_written_once_on_postgresql(
    postgres: Postgres,
) -> None:
    check_writes(Store(postgres.database()))


def test_opening_a_database_twice_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/deep/games.db"
    store, other = Store(url), Store(url)
    store.migrate()
    tables = store.tables()
    other.migrate()
    assert other.tables() == tables
    store.dispose()
    other.dispose()
    assert {"match", "seat", "entry", "chat", "note"} <= tables
