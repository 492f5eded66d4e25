"""Writes, and commits what has gathered in one transaction.

While a commit is under way the next moves, of any match, gather; they share the next commit. A
move's future is done after its commit, so nothing is acknowledged that a kill could lose.

A thread writes, because a commit may wait: for the disk, for PostgreSQL, for another server. Where
it waits for nothing (one server on a SQLite file, safe against being killed) moves that came in
one turn of the event loop are committed at its end without a detour through the thread: handing
over and back would cost several times the commit itself.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import orjson
import psycopg
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from holdfast.store.records import Entry
from holdfast.store.signals import CHANNEL, Signal

__all__ = ["StoreFailed", "Writer"]

T = TypeVar("T")
Job = Callable[[Connection], object]

# What SQLAlchemy raises, and what the raw cursors raise, which it does not wrap.
FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, psycopg.Error)

# PostgreSQL takes a transaction back that crossed another server's: the same once more succeeds.
CROSSED = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
TRIES = 5

MOST_TOGETHER = 1024
POLL_SECONDS = 0.03
DIRECT_MS = 2
DIRECT_PAUSES = (0.02, 0.5)
"""Seconds for which the thread writes after the way past it was barred: soon it is tried again, and
later each time that it still is."""
SIGNALS_KEPT_SECONDS = 600.0

# One statement for all entries of a batch: each statement hands Python's lock over and back, which
# costs more than the insert.
SQLITE_INSERT = (
    "INSERT INTO entry (match, number, kind, seat, action, chance, at, turn, actions, fingerprint) "
    "SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, "
    "value->>7, value->>8, value->>9 "
    "FROM json_each(?) WHERE true ON CONFLICT (match, number) DO NOTHING"
)
SQLITE_INSERT_ONE = (
    "INSERT INTO entry (match, number, kind, seat, action, chance, at, turn, actions, fingerprint) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, number) DO NOTHING"
)
SQLITE_FINISH = "UPDATE match SET finished = ?, result = ?, returns = ? WHERE id = ?"
POSTGRES_FINISH = "UPDATE match SET finished = %s, result = %s, returns = %s WHERE id = %s"
# Which rows are this batch's own, when some numbers existed already: equal in everything.
SQLITE_MINE = (
    "SELECT 1 FROM entry WHERE match = ? AND number = ? AND kind = ? AND seat = ? AND action = ? "
    "AND chance = ? AND at = ?"
)
POSTGRES_INSERT = (
    "INSERT INTO entry (match, number, kind, seat, action, chance, at, turn, actions, fingerprint) "
    "SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], "
    "%s::float8[], %s::int[], %s::int[], %s::text[]) "
    "ON CONFLICT (match, number) DO NOTHING RETURNING match, number"
)
POSTGRES_NOTIFY = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"


class StoreFailed(Exception):
    """The database refused a write for a reason that is nobody's move: nothing was written."""


class _Waiting:
    """Something to write, and whoever waits for it."""

    __slots__ = ("done", "entry", "failure", "job", "outcome")

    def __init__(self, done: asyncio.Future[Any], entry: Entry | None, job: Job | None) -> None:
        self.done = done
        self.entry = entry
        self.job = job
        self.outcome: object = None
        self.failure: BaseException | None = None


class Writer(threading.Thread):
    """The only thread of a server that writes."""

    def __init__(
        self,
        engine: Engine,
        origin: str,
        loop: asyncio.AbstractEventLoop,
        tell: Callable[[Signal], None],
        *,
        at_once: bool = False,
    ) -> None:
        super().__init__(name="holdfast-writer", daemon=True)
        self._at_once = at_once
        self._gathered: list[_Waiting] = []
        self._direct: sqlite3.Connection | None = None
        self._direct_from = 0.0
        self._direct_pause = DIRECT_PAUSES[0]
        self._is_writing = False
        """Whether the thread has something in hand, and with it the right to write."""
        self._engine = engine
        self._origin = origin
        self._loop = loop
        self._tell = tell
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._sqlite = engine.dialect.name == "sqlite"
        self._polls = self._sqlite and not at_once
        self._outbox: list[Signal] = []
        self._version = -1
        self._seen_entry = 0
        self._seen_signal = 0
        self.ready = threading.Event()
        self.commits = 0
        self.failures = 0

    # For the event loop

    def put(self, entry: Entry) -> asyncio.Future[bool]:
        """Write an entry: True once committed, False when that number exists already."""
        done: asyncio.Future[bool] = self._loop.create_future()
        waiting = _Waiting(done, entry, None)
        if not self._at_once:
            self._queue.put(waiting)
        else:
            if not self._gathered:
                self._loop.call_soon(self._flush)
            self._gathered.append(waiting)
        return done

    def _flush(self) -> None:
        """Commit what this turn of the event loop brought."""
        batch, self._gathered = self._gathered, []
        if self._is_writing or time.monotonic() < self._direct_from:
            self._hand_over(batch)
            return
        try:
            assert self._direct is not None
            self._saw_own(write_moves(self._direct, batch), len(batch))
        except sqlite3.Error:
            # Somebody else is writing for long, or worse: the thread can wait and find out.
            self._direct_from = time.monotonic() + self._direct_pause
            self._direct_pause = min(2 * self._direct_pause, DIRECT_PAUSES[1])
            self._hand_over(batch)
            return
        self._direct_pause = DIRECT_PAUSES[0]
        self.commits += 1
        _resolve(batch)

    def _hand_over(self, batch: Sequence[_Waiting]) -> None:
        for one in batch:
            self._queue.put(one)

    def begin(self) -> None:
        """For the event loop: start the thread, and the way past it if there is one."""
        if self._at_once:
            opened = self._engine.raw_connection()
            direct = opened.driver_connection
            opened.detach()
            assert isinstance(direct, sqlite3.Connection)
            direct.execute(f"PRAGMA busy_timeout={DIRECT_MS}")  # the event loop waits for nobody
            self._direct = direct
            self._begin_to_look(direct)
            self._loop.call_later(POLL_SECONDS, self._look_regularly)
        self.start()

    def do(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run something that writes, inside the next transaction. It may run again, if that one is
        taken back before its commit: what it does beside writing must bear that."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Waiting(done, None, job))
        return done

    def announce(self, signal: Signal) -> None:
        """Tell the other servers. For jobs: it goes out with their commit."""
        self._outbox.append(signal)

    def stop(self) -> None:
        """Wait for the thread, on any thread but the event loop's."""
        self._queue.put(None)
        self.join(timeout=10)

    def end(self) -> None:
        """For the event loop: close its own connection, which only it may do, since it may be in
        the middle of a look around."""
        if self._direct is not None:
            self._direct.close()
            self._direct = None

    # The thread

    def run(self) -> None:
        connection = self._connect()
        self.ready.set()
        polled = time.monotonic()
        stopping = False
        while not stopping:
            batch, stopping = self._gather()
            if batch:
                self._is_writing = True
                connection = self._write(connection, batch)
                self._is_writing = False
                self._loop.call_soon_threadsafe(_resolve, batch)
            if self._polls and time.monotonic() - polled >= POLL_SECONDS:
                self._look_around(_raw(connection))
                polled = time.monotonic()
        connection.close()

    def _connect(self) -> Connection:
        connection = self._engine.connect()
        if self._polls:
            self._begin_to_look(_raw(connection))
        return connection

    def _gather(self) -> tuple[list[_Waiting], bool]:
        """Everything that waits to be written, and whether that was the last."""
        batch: list[_Waiting] = []
        try:
            item = self._queue.get(timeout=POLL_SECONDS if self._polls else None)
            while item is not None:
                batch.append(item)
                if len(batch) >= MOST_TOGETHER:
                    return batch, False
                item = self._queue.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _write(self, connection: Connection, batch: list[_Waiting]) -> Connection:
        for _try in range(TRIES):
            connection, is_crossed = self._try_to_write(connection, batch)
            if not is_crossed:
                break
        self.commits += 1
        return connection

    def _try_to_write(
        self, connection: Connection, batch: list[_Waiting]
    ) -> tuple[Connection, bool]:
        """Also says whether another server was in the way, so that nothing was written."""
        self._outbox.clear()
        for one in batch:
            one.outcome = one.failure = None
        try:
            if connection.closed or connection.invalidated:
                connection = self._engine.connect()
            if self._sqlite and all(one.job is None for one in batch):
                write_moves(_raw(connection), batch)
                return connection, False
            with connection.begin():
                self._write_entries(connection, [one for one in batch if one.entry is not None])
                for one in batch:
                    if one.job is not None:
                        _run_job(connection, one)
                self._send(connection)
        except FAILURES as error:
            self.failures += 1
            for one in batch:
                one.failure = StoreFailed(f"the database refused to write: {error}")
            return self._renew(connection), _is_crossed(error)
        return connection, False

    def _renew(self, connection: Connection) -> Connection:
        """A fresh connection after a failure; the old one may be lost or half way through."""
        try:
            connection.invalidate()
            connection.close()
            return self._engine.connect()
        except SQLAlchemyError:
            return connection  # still unreachable: the next batch tries again

    def _write_entries(self, connection: Connection, waiting: Sequence[_Waiting]) -> None:
        if not waiting:
            return
        if self._sqlite:
            insert_moves(_raw(connection), waiting)
            return
        self._write_postgres(connection, waiting)
        for one in waiting:
            if one.outcome and one.entry is not None and _ends(one.entry):
                _rows(connection, POSTGRES_FINISH, *_finish_row(one.entry))

    def _write_postgres(self, connection: Connection, waiting: Sequence[_Waiting]) -> None:
        rows = [_row(one.entry) for one in waiting if one.entry is not None]
        columns = [list(column) for column in zip(*rows, strict=True)]
        written = {(row[0], row[1]) for row in _rows(connection, POSTGRES_INSERT, *columns)}
        for one in waiting:
            assert one.entry is not None
            one.outcome = (one.entry.match, one.entry.number) in written
            if one.outcome:
                self._outbox.append(Signal(one.entry.match, "entry", one.entry.number))

    def _send(self, connection: Connection) -> None:
        if not self._outbox:
            return
        if self._sqlite:
            now = time.time()
            rows = [
                {"o": self._origin, "m": s.match, "k": s.kind, "d": s.payload(""), "t": now}
                for s in self._outbox
            ]
            connection.execute(
                text(
                    "INSERT INTO signal (origin, match, kind, data, at) VALUES (:o, :m, :k, :d, :t)"
                ),
                rows,
            )
            old = {"t": now - SIGNALS_KEPT_SECONDS}
            connection.execute(text("DELETE FROM signal WHERE at < :t"), old)
        else:
            payloads = [signal.payload(self._origin) for signal in self._outbox]
            _rows(connection, POSTGRES_NOTIFY, CHANNEL, payloads)

    # Other servers on one SQLite file. These read through the driver: SQLAlchemy would begin a
    # transaction first, and here that means taking the right to write.

    def _begin_to_look(self, raw: sqlite3.Connection) -> None:
        self._version = _number(raw, "PRAGMA data_version")
        self._seen_entry = _number(raw, "SELECT max(id) FROM entry")
        self._seen_signal = _number(raw, "SELECT max(id) FROM signal")

    def _saw_own(self, last: int | None, count: int) -> None:
        """What was just written here is no news, as long as nobody else wrote in between."""
        if last == self._seen_entry + count:
            self._seen_entry = last

    def _look_around(self, raw: sqlite3.Connection) -> None:
        try:
            version = _number(raw, "PRAGMA data_version")
            if version != self._version:
                self._version = version
                self._read_news(raw)
        except sqlite3.Error:
            return  # busy or gone: the next look finds the same news

    def _look_regularly(self) -> None:
        if self._direct is not None:
            self._look_around(self._direct)
            self._loop.call_later(POLL_SECONDS, self._look_regularly)

    def _read_news(self, raw: sqlite3.Connection) -> None:
        news = "SELECT max(id), match, max(number) FROM entry WHERE id > ? GROUP BY match"
        for last, match, number in raw.execute(news, (self._seen_entry,)).fetchall():
            self._seen_entry = max(self._seen_entry, last)
            self._tell(Signal(match, "entry", number))
        said = "SELECT id, origin, data FROM signal WHERE id > ? ORDER BY id"
        for last, origin, data in raw.execute(said, (self._seen_signal,)).fetchall():
            self._seen_signal = last
            if origin != self._origin:
                self._tell(Signal.read(data)[1])


def _rows(connection: Connection, sql: str, *values: object) -> list[Any]:
    cursor = connection.connection.cursor()
    try:
        cursor.execute(sql, values)
        return [] if cursor.description is None else list(cursor.fetchall())
    finally:
        cursor.close()


def _raw(connection: Connection) -> sqlite3.Connection:
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


def _number(raw: sqlite3.Connection, sql: str) -> int:
    return int(raw.execute(sql).fetchone()[0] or 0)


def _row(entry: Entry) -> tuple[object, ...]:
    return (
        entry.match,
        entry.number,
        entry.kind,
        entry.seat,
        entry.action,
        entry.chance,
        entry.at,
        entry.turn,
        entry.actions,
        entry.fingerprint,
    )


def _ends(entry: Entry) -> bool:
    """Whether the match ends with this entry, or runs again."""
    return entry.finish is not None or entry.reopen


def _finish_row(entry: Entry) -> tuple[object, ...]:
    finish = entry.finish
    if finish is None:
        return (None, None, None, entry.match)
    return (entry.at, finish.result, finish.returns, entry.match)


def write_moves(connection: sqlite3.Connection, batch: Sequence[_Waiting]) -> int | None:
    """Moves in a transaction of their own, straight through the driver; the id of the last one,
    if all of them were new.

    A statement alone is a transaction too: to begin one and to commit it would be two more, each of
    which hands Python's lock over and back.
    """
    if not any(one.entry is not None and _ends(one.entry) for one in batch):
        return insert_moves(connection, batch)
    connection.execute("BEGIN IMMEDIATE")
    try:
        last = insert_moves(connection, batch)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return last


def insert_moves(connection: sqlite3.Connection, batch: Sequence[_Waiting]) -> int | None:
    rows = [_row(one.entry) for one in batch if one.entry is not None]
    if len(rows) == 1:
        cursor = connection.execute(SQLITE_INSERT_ONE, rows[0])
    else:
        cursor = connection.execute(SQLITE_INSERT, (orjson.dumps(rows).decode(),))
    made, last = cursor.rowcount, cursor.lastrowid
    for one, row in zip(batch, rows, strict=True):
        if made == len(rows):
            one.outcome = True
        else:
            one.outcome = connection.execute(SQLITE_MINE, row[:7]).fetchone() is not None
        if one.outcome and one.entry is not None and _ends(one.entry):
            connection.execute(SQLITE_FINISH, _finish_row(one.entry))
    return last if made == len(rows) else None


def _run_job(connection: Connection, one: _Waiting) -> None:
    """A job that fails takes only itself back, not the moves beside it."""
    assert one.job is not None
    try:
        with connection.begin_nested():
            one.outcome = one.job(connection)
    except FAILURES as error:
        if _is_crossed(error):
            raise  # what the others have locked before is what stands in the way
        one.failure = StoreFailed(f"the database refused to write: {error}")
    except Exception as error:  # whoever waits for the job gets it
        one.failure = error


def _is_crossed(error: Exception) -> bool:
    return isinstance(getattr(error, "orig", error), CROSSED)


def _resolve(batch: Sequence[_Waiting]) -> None:
    for one in batch:
        if one.done.done():
            continue  # whoever waited has gone
        if one.failure is not None:
            one.done.set_exception(one.failure)
        else:
            one.done.set_result(one.outcome)
