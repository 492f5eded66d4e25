"""Does a whole database still hold? Every match is replayed; nothing is written or migrated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Column, Connection, Table, inspect, select

from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _
from holdfast.store import schema
from holdfast.store.database import Database
from holdfast.store.record import replay
from holdfast.store.records import Entry, MatchRow

__all__ = ["NoDatabase", "Verdict", "Verifier"]


class NoDatabase(HoldfastError):
    """There is no database of Holdfast at this address."""

    kind = "no_database"


NO_MATCHES = _("it has no matches: it is no database of Holdfast")
OTHER_SHAPE = _(
    "it has the shape of another version: start the server once, which brings it up to date, "
    "or use the version that it belongs to"
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one match."""

    match: str
    game: str
    rules: str
    """The version that it was played under."""
    finished: bool
    kept: int
    """How many of its actions hold."""
    at: int | None = None
    """The action that does not; 0 when it cannot even begin."""
    rule: str = ""
    reason: str = ""
    """Why it does not hold; empty when it does."""

    @property
    def holds(self) -> bool:
        return not self.reason


class Verifier:
    """Reads a database as it is, also one that an earlier version has left."""

    def __init__(self, database: Database) -> None:
        self._database = database
        path = database.url.database
        if database.is_sqlite and path != ":memory:" and not Path(path or "").is_file():
            raise NoDatabase(_("there is no file {file}"), facts={"file": path})
        tables = database.tables()
        if not {"match", "entry"} <= tables:
            raise NoDatabase(NO_MATCHES)
        with database.reader() as connection:
            self._match = _present(connection, schema.match)
            self._entry = _present(connection, schema.entry)

    def matches(self) -> list[str]:
        """Every match there is, the oldest first."""
        table = schema.match
        with self._database.reader() as connection:
            wanted = select(table.c.id).order_by(table.c.created, table.c.id)
            return list(connection.execute(wanted).scalars())

    def verify(self, matches: list[str]) -> Iterator[Verdict]:
        """Replay matches one after another; one that is removed meanwhile is passed over."""
        for match in matches:
            found = self._read(match)
            if found is not None:
                yield verdict(*found)

    def _read(self, match: str) -> tuple[MatchRow, list[Entry]] | None:
        with self._database.reader() as connection:
            wanted = select(*self._match).where(schema.match.c.id == match)
            row = connection.execute(wanted).first()
            if row is None:
                return None
            table = schema.entry
            played = select(*self._entry).where(table.c.match == match).order_by(table.c.number)
            entries = [Entry(**one._mapping) for one in connection.execute(played)]
        return MatchRow(**row._mapping), entries


def _present(connection: Connection, table: Table) -> list[Column[object]]:
    """The columns that this database has; a record of an earlier version lacks the others."""
    there = {one["name"] for one in inspect(connection).get_columns(table.name)}
    return [column for column in table.c if column.name in there and column.name != "id"] + (
        [table.c.id] if table is schema.match else []
    )


def verdict(row: MatchRow, entries: list[Entry]) -> Verdict:
    """Whether a match holds under the present rules, and if not, from where on."""
    about = (row.id, row.game, row.rules, row.finished is not None)
    try:
        match, where = replay(row, entries)
    except HoldfastError as error:
        return Verdict(*about, 0, 0, error.rule or "", str(error))
    except Exception as error:  # a defect in a game must not hide the other matches
        return Verdict(*about, 0, 0, "", f"{type(error).__name__}: {error}")
    if where is None:
        return Verdict(*about, len(match.played))
    return Verdict(*about, where.kept, where.at, where.rule, where.reason)
