"""The database behind the store: its connections, its shape, and whoever else writes to it."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection

from holdfast.store.signals import Listener, Signal
from holdfast.store.writer import FAILURES, StoreFailed, Writer

__all__ = ["MIGRATIONS", "Database"]

MIGRATIONS = Path(__file__).parent / "migrations"
LOG_BYTES = 64 * 1024 * 1024
"""To cut it, moves wait for the disk twice, 30 ms; it takes some thousand moves to grow so much."""
LOG_PATIENCE_MS = 100
MIGRATION_LOCK = 4_150_851  # any number will do, as long as all servers take the same


class Database:
    """Connections to read and to write through. `open` brings it to the present shape."""

    def __init__(
        self, url: str, *, power_safe: bool = False, shared: bool = False, patience: float = 15.0
    ) -> None:
        self.url = make_url(url)
        if self.url.get_backend_name() == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.origin = secrets.token_hex(6)
        self.is_shared = shared or not self.is_sqlite
        """Whether other servers may be on the same database, and want to know who is here."""
        self._power_safe = power_safe
        self._patience = patience
        """Seconds to wait for a database that somebody else has locked, or that is far away."""
        self._engine = self._make_engine(writing=False)
        self._write_engine = self._make_engine(writing=True)
        self._writer: Writer | None = None
        self.failures = 0
        """How often it could not be read."""
        self._listener: Listener | None = None

    def _make_engine(self, writing: bool) -> Engine:
        # An error that quoted what it failed to write would put keys of matches into log files.
        if not self.is_sqlite:
            return create_engine(
                self.url,
                pool_size=2 if writing else 6,
                pool_pre_ping=not writing,
                pool_timeout=self._patience,
                connect_args={"connect_timeout": max(2, int(self._patience))},
                hide_parameters=True,
            )
        engine = create_engine(
            self.url,
            connect_args={"check_same_thread": False, "timeout": self._patience},
            hide_parameters=True,
        )
        level = "FULL" if self._power_safe else "NORMAL"

        # SQLAlchemy's recipe for SQLite: the driver's own idea of transactions is switched off.
        @event.listens_for(engine, "connect")
        def prepare(connection: DBAPIConnection, _record: object) -> None:
            connection.isolation_level = None
            for pragma in (
                "journal_mode=WAL",
                f"synchronous={level}",
                "foreign_keys=ON",
                f"busy_timeout={int(self._patience * 1000)}",
                # A log that has grown while somebody read for long becomes small again.
                f"journal_size_limit={LOG_BYTES}",
                # The writer does not stop to tidy up: `Store.tidy` does that on the side.
                f"wal_autocheckpoint={0 if writing else 1000}",
            ):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine

    def migrate(self, shape: str = "head") -> None:
        """Bring the database to the shape that this version needs, one server at a time; or, for
        tests, to that of an earlier one."""
        if self.is_sqlite and self.url.database and self.url.database != ":memory:":
            _make_private(Path(self.url.database))
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._write_engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, shape)

    def tables(self) -> set[str]:
        return set(inspect(self._engine).get_table_names())

    def revision(self) -> str | None:
        """The shape that the database has; None where it has none of ours."""
        with self.reader() as connection:
            return MigrationContext.configure(connection).get_current_revision()

    @staticmethod
    def newest() -> str:
        """The shape that this version needs."""
        found = ScriptDirectory(str(MIGRATIONS)).get_current_head()
        assert found is not None, "the migrations have no end"
        return found

    def size(self) -> int:
        """About how many bytes it takes on its disk."""
        if not self.is_sqlite:
            with self.reader() as connection:
                asked = text("SELECT pg_database_size(current_database())")
                return int(connection.execute(asked).scalar_one())
        path = Path(self.url.database or "")
        return self._log_bytes() + (path.stat().st_size if path.is_file() else 0)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction to write in, for whoever is no server: it waits for the servers' writes,
        and they wait for it. `StoreFailed` where nothing was written."""
        try:
            with self._write_engine.begin() as connection:
                yield connection
        except FAILURES as error:
            raise StoreFailed(f"the database refused to write: {error}") from error

    # Opening and closing

    async def open(self, hear: Callable[[Signal], None]) -> None:
        """Start writing and listening; `hear` is called in the event loop for others' writes."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.migrate)

        def tell(signal: Signal) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(hear, signal)

        at_once = self.is_sqlite and not self.is_shared and not self._power_safe
        self._writer = Writer(self._write_engine, self.origin, loop, tell, at_once=at_once)
        self._writer.begin()
        await asyncio.to_thread(self._writer.ready.wait, 20)
        if not self.is_sqlite:
            plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self._listener = Listener(plain, self.origin, tell)
            self._listener.start()
            await asyncio.to_thread(self._listener.ready.wait, 20)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        if self._writer is not None:
            await asyncio.to_thread(self._writer.stop)
            self._writer.end()
        self.dispose()

    def dispose(self) -> None:
        """Let go of the connections."""
        self._engine.dispose()
        self._write_engine.dispose()

    @property
    def writer(self) -> Writer:
        if self._writer is None:
            raise RuntimeError("the store is not open")
        return self._writer

    @property
    def commits(self) -> int:
        return 0 if self._writer is None else self._writer.commits

    @property
    def write_failures(self) -> int:
        """How often it refused a write."""
        return 0 if self._writer is None else self._writer.failures

    def tidy(self) -> None:
        """Move what SQLite has logged into its file; waits for nobody and nobody waits for it.

        Where moves never cease there is always something new in the log, so it would only grow.
        Beyond its limit they wait for a moment, in which the little is moved that has come since.
        """
        if not self.is_sqlite:
            return
        with self.reader() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
            if self._log_bytes() <= LOG_BYTES:
                return
            raw.execute(f"PRAGMA busy_timeout={LOG_PATIENCE_MS}")
            try:
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                raw.execute(f"PRAGMA busy_timeout={int(self._patience * 1000)}")

    def _log_bytes(self) -> int:
        log = Path(f"{self.url.database}-wal")
        return log.stat().st_size if log.is_file() else 0

    @contextmanager
    def reader(self) -> Iterator[Connection]:
        """A connection to read through; it blocks, and belongs in a thread. `StoreFailed` when the
        database does not answer."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except FAILURES as error:
            self.failures += 1
            raise StoreFailed(f"the database cannot be read: {error}") from error


def _make_private(path: Path) -> None:
    """A database that is new is for whoever runs the server alone: it holds the keys of running
    matches, and addresses of people. SQLite gives its logs the same rights. What is there already
    stays as it is: somebody may have chosen that."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
