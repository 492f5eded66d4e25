"""Reading and writing matches. Reads block and belong in a thread; writes go to the writer."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    and_,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    inspect,
    make_url,
    or_,
    select,
    text,
    update,
)

from holdfast.store import schema
from holdfast.store.records import (
    ChatLine,
    Entry,
    MatchRow,
    MoveNote,
    SeatRow,
    Sitter,
    Summary,
    Ticket,
)
from holdfast.store.seating import SeatStore, seat_row
from holdfast.store.signals import Listener, Signal
from holdfast.store.writer import FAILURES, StoreFailed, Writer

__all__ = ["Store"]

MIGRATIONS = Path(__file__).parent / "migrations"
NOTES_OF_SEAT = 250
CHAT_OF_MATCH = 500
LOG_BYTES = 16 * 1024 * 1024
LOG_PATIENCE_MS = 100
MIGRATION_LOCK = 4_150_851  # any number will do, as long as all servers take the same


class Store:
    """Everything that survives the server. `open` brings the database to the present shape."""

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
        self._listener: Listener | None = None
        self.seating = SeatStore(self)

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
        def prepare(connection: Any, _record: Any) -> None:
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

    def migrate(self) -> None:
        """Bring the database to the shape that this version needs, one server at a time."""
        if self.is_sqlite and self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._write_engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def tables(self) -> set[str]:
        return set(inspect(self._engine).get_table_names())

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

    # Writing

    def add_entry(self, entry: Entry) -> asyncio.Future[bool]:
        """Written and committed: True; False when this match has that number already."""
        return self.writer.put(entry)

    def add_match(
        self,
        row: MatchRow,
        seats: Sequence[SeatRow],
        sitters: Sequence[Sitter],
        tickets: Sequence[Ticket],
        entries: Sequence[Entry] = (),
    ) -> asyncio.Future[None]:
        """A new match with its seats, who sits there, and the invitations to the others."""

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.match), _match_values(row))
            connection.execute(insert(schema.seat), [_seat_values(row.id, s) for s in seats])
            if sitters:
                connection.execute(insert(schema.sitter), [asdict(one) for one in sitters])
            if tickets:
                connection.execute(insert(schema.ticket), [asdict(one) for one in tickets])
            if entries:
                connection.execute(
                    insert(schema.entry),
                    [
                        {
                            "match": e.match,
                            "number": e.number,
                            "kind": e.kind,
                            "seat": e.seat,
                            "action": e.action,
                            "chance": e.chance,
                            "at": e.at,
                        }
                        for e in entries
                    ],
                )
            self.writer.announce(Signal(row.id, "new", None))

        return self.writer.do(job)

    def name_seat(self, match: str, place: int, name: str) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            table = schema.seat
            where = and_(table.c.match == match, table.c.place == place)
            connection.execute(update(table).where(where).values(name=name))
            self.writer.announce(Signal(match, "seats", None))

        return self.writer.do(job)

    def add_chat(self, match: str, seat: int, name: str, words: str) -> asyncio.Future[ChatLine]:
        def job(connection: Connection) -> ChatLine:
            now = time.time()
            made = connection.execute(
                insert(schema.chat)
                .values(match=match, seat=seat, name=name, text=words, at=now)
                .returning(schema.chat.c.id)
            ).scalar_one()
            table = schema.chat
            here = table.c.match == match
            older = select(table.c.id).where(here).order_by(table.c.id.desc()).offset(CHAT_OF_MATCH)
            connection.execute(delete(table).where(table.c.id.in_(older)))
            self.writer.announce(Signal(match, "chat", made))
            return ChatLine(made, seat, name, words, now)

        return self.writer.do(job)

    def add_note(
        self, match: str, action: int, seat: int, name: str, words: str, private: bool
    ) -> asyncio.Future[MoveNote]:
        def job(connection: Connection) -> MoveNote:
            now = time.time()
            values = {
                "match": match,
                "action": action,
                "seat": seat,
                "name": name,
                "text": words,
                "private": private,
                "at": now,
            }
            made = connection.execute(
                insert(schema.note).values(values).returning(schema.note.c.id)
            ).scalar_one()
            self.writer.announce(Signal(match, "note", made))
            return MoveNote(made, action, seat, name, words, private, now)

        return self.writer.do(job)

    def set_webhook(self, match: str, url: str | None) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            table = schema.match
            connection.execute(update(table).where(table.c.id == match).values(webhook=url))
            self.writer.announce(Signal(match, "seats", None))

        return self.writer.do(job)

    def remove_old(
        self, unfinished: float, of_bots: float, keep: Sequence[str], most: int = 50
    ) -> asyncio.Future[list[str]]:
        """Remove matches whose last move is older than these moments: unfinished ones, and those
        that only bots play. Their names are given back; some may be left for the next time."""
        table, seats, entries = schema.match, schema.seat, schema.entry
        last = (
            select(func.coalesce(func.max(entries.c.at), table.c.created))
            .where(entries.c.match == table.c.id)
            .scalar_subquery()
        )
        people = exists().where(seats.c.match == table.c.id, seats.c.kind != "bot")
        old = (
            select(table.c.id)
            .where(
                table.c.created < max(unfinished, of_bots),
                table.c.id.not_in(list(keep)),
                or_(
                    and_(table.c.finished.is_(None), last < unfinished),
                    and_(~people, last < of_bots),
                ),
            )
            .limit(most)
        )

        def job(connection: Connection) -> list[str]:
            found = list(connection.execute(old).scalars())
            for each in reversed(schema.METADATA.sorted_tables):
                if any(key.target_fullname == "match.id" for key in each.foreign_keys):
                    connection.execute(delete(each).where(each.c.match.in_(found)))
            connection.execute(delete(table).where(table.c.id.in_(found)))
            for one in found:
                self.writer.announce(Signal(one, "gone", None))
            return found

        return self.writer.do(job)

    def tidy(self) -> None:
        """Move what SQLite has logged into its file; waits for nobody and nobody waits for it.

        Only a log that has grown beyond its limit is worth waiting for, and not for long.
        """
        if not self.is_sqlite:
            return
        with self.reader() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            if self._log_bytes() <= LOG_BYTES:
                raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
                return
            raw.execute(f"PRAGMA busy_timeout={LOG_PATIENCE_MS}")
            try:
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                raw.execute(f"PRAGMA busy_timeout={int(self._patience * 1000)}")

    def _log_bytes(self) -> int:
        log = Path(f"{self.url.database}-wal")
        return log.stat().st_size if log.is_file() else 0

    def announce(self, signal: Signal) -> asyncio.Future[None]:
        """Tell the other servers something that is not kept, such as who is here."""
        return self.writer.do(lambda _connection: self.writer.announce(signal))

    # Reading

    @contextmanager
    def reader(self) -> Iterator[Connection]:
        """A connection to read through; it blocks, and belongs in a thread. `StoreFailed` when the
        database does not answer."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise StoreFailed(f"the database cannot be read: {error}") from error

    def match(self, match: str) -> MatchRow | None:
        with self.reader() as connection:
            row = connection.execute(select(schema.match).where(schema.match.c.id == match)).first()
        return None if row is None else _match_row(row)

    def entries(self, match: str, after: int = 0) -> list[Entry]:
        table = schema.entry
        with self.reader() as connection:
            rows = connection.execute(
                select(table)
                .where(table.c.match == match, table.c.number > after)
                .order_by(table.c.number)
            ).all()
        return [
            Entry(row.match, row.number, row.kind, row.seat, row.action, row.chance, row.at)
            for row in rows
        ]

    def chat(self, match: str, *, last: int = 200, one: int | None = None) -> list[ChatLine]:
        table = schema.chat
        wanted = select(table).where(table.c.match == match).order_by(table.c.id.desc()).limit(last)
        if one is not None:
            wanted = wanted.where(table.c.id == one)
        with self.reader() as connection:
            rows = connection.execute(wanted).all()
        return [ChatLine(r.id, r.seat, r.name, r.text, r.at) for r in reversed(rows)]

    def notes(self, match: str, *, one: int | None = None) -> list[MoveNote]:
        """The notes of a match in their order, the latest of each seat."""
        table = schema.note
        place = func.row_number().over(partition_by=table.c.seat, order_by=table.c.id.desc())
        latest = select(table.c.id, place.label("place")).where(table.c.match == match).subquery()
        wanted = (
            select(table)
            .join(latest, latest.c.id == table.c.id)
            .where(latest.c.place <= NOTES_OF_SEAT)
            .order_by(table.c.id)
        )
        if one is not None:
            wanted = wanted.where(table.c.id == one)
        with self.reader() as connection:
            rows = connection.execute(wanted).all()
        return [
            MoveNote(r.id, r.action, r.seat, r.name, r.text, bool(r.private), r.at) for r in rows
        ]

    def running_matches_of(self, creator: str) -> int:
        table = schema.match
        with self.reader() as connection:
            return connection.execute(
                select(func.count())
                .select_from(table)
                .where(table.c.creator == creator, table.c.finished.is_(None))
            ).scalar_one()

    def matches_begun_at(self, network: str, since: float) -> int:
        """How many unfinished matches were begun from a network lately."""
        table = schema.match
        with self.reader() as connection:
            return connection.execute(
                select(func.count())
                .select_from(table)
                .where(
                    table.c.network == network,
                    table.c.created > since,
                    table.c.finished.is_(None),
                )
            ).scalar_one()

    def notes_by(self, match: str, seat: int) -> int:
        """How many notes a seat has written."""
        table = schema.note
        with self.reader() as connection:
            return connection.execute(
                select(func.count())
                .select_from(table)
                .where(table.c.match == match, table.c.seat == seat)
            ).scalar_one()

    def matches_of(self, visitor: str, limit: int = 200) -> list[Summary]:
        """The matches in which a visitor holds a seat, the latest first."""
        table, held = schema.match, schema.sitter
        mine = select(held.c.match).where(held.c.visitor == visitor, held.c.ended.is_(None))
        wanted = (
            select(table).where(table.c.id.in_(mine)).order_by(table.c.created.desc()).limit(limit)
        )
        return self._summaries(wanted, visitor)

    def open_matches(self, visitor: str | None, limit: int = 50) -> list[Summary]:
        """Running matches with a seat that anybody may take."""
        table, seats = schema.match, schema.seat
        free = select(seats.c.match).where(seats.c.kind == "open", seats.c.claimed_by.is_(None))
        wanted = (
            select(table)
            .where(table.c.listed.is_(True), table.c.finished.is_(None), table.c.id.in_(free))
            .order_by(table.c.created.desc())
            .limit(limit)
        )
        return self._summaries(wanted, visitor)

    def _summaries(self, wanted: Select[Any], visitor: str | None) -> list[Summary]:
        with self.reader() as connection:
            matches = [_match_row(row) for row in connection.execute(wanted)]
            ids = [one.id for one in matches]
            seats: dict[str, list[SeatRow]] = {one: [] for one in ids}
            for row in connection.execute(
                select(schema.seat).where(schema.seat.c.match.in_(ids)).order_by("place")
            ):
                seats[row.match].append(seat_row(row))
            latest = {
                row[0]: (row[1], row[2])
                for row in connection.execute(
                    select(
                        schema.entry.c.match,
                        func.max(schema.entry.c.number),
                        func.max(schema.entry.c.at),
                    )
                    .where(schema.entry.c.match.in_(ids))
                    .group_by(schema.entry.c.match)
                )
            }
            held: dict[str, list[int]] = {one: [] for one in ids}
            if visitor is not None:
                table = schema.sitter
                for row in connection.execute(
                    select(table.c.match, table.c.place).where(
                        table.c.match.in_(ids), table.c.visitor == visitor, table.c.ended.is_(None)
                    )
                ):
                    held[row.match].append(row.place)
        return [
            Summary(one, seats[one.id], *latest.get(one.id, (0, one.created)), held[one.id])
            for one in matches
        ]


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


def _match_values(row: MatchRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": _json(row.options),
        "seed": row.seed or 0,
        "position": None if row.position is None else _json(row.position),
        "pack": None if row.pack is None else _json(row.pack),
        "study": row.study,
        "title": row.title,
        "lang": row.lang,
        "listed": row.listed,
        "spectators": row.spectators,
        "creator": row.creator,
        "parent": row.parent,
        "parent_at": row.parent_at,
        "webhook": row.webhook,
        "created": row.created,
        "finished": row.finished,
        "result": row.result,
        "returns": row.returns,
        "generator": row.generator,
        "commitment": row.commitment,
        "key": row.key,
        "network": row.network,
    }


def _match_row(row: Any) -> MatchRow:
    fields = dict(row._mapping)
    for name in ("options", "position", "pack"):
        fields[name] = None if fields[name] is None else orjson.loads(fields[name])
    for name in ("study", "listed", "spectators"):
        fields[name] = bool(fields[name])
    if fields["key"] is not None:
        fields["seed"] = None
    return MatchRow(**fields)


def _seat_values(match: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "match": match,
        "place": seat.place,
        "seat": seat.seat,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": seat.name,
        "claimed_by": seat.claimed_by,
    }
