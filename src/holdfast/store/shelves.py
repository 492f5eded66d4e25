"""What belongs to one reader alone: matches hidden or archived, and chat not to be read."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select

from holdfast.store import schema, table_schema
from holdfast.store.complaints import Complaint, complaints
from holdfast.store.inserting import insert_into
from holdfast.store.listing import RUNNING
from holdfast.store.records import NOBODY, Summary

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["STATES", "Report", "Shelves"]

STATES: Final = ("hidden", "archived")
LIVE_DAYS: Final = 30
DAY: Final = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody told the operator about a line of chat."""

    of_match: str
    line: int
    who: str
    about: str | None
    name: str
    text: str
    reason: str
    at: float
    handled: float | None = None


class Shelves:
    """The part of the store that keeps what belongs to one reader alone, and lists for all."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # One's own list

    def put(self, who: str, match: str, state: str | None) -> asyncio.Future[None]:
        """Put a match out of sight or into the archive; None takes it out again."""

        def job(connection: Connection) -> None:
            table = table_schema.shelf
            here = and_(table.c.who == who, table.c.match == match)
            connection.execute(delete(table).where(here))
            if state is not None:
                row = {"who": who, "match": match, "state": state, "at": time.time()}
                connection.execute(insert(table), row)

        return self._store.writer.do(job)

    def of(self, who: str) -> dict[str, str]:
        """Which matches somebody has put away, and where."""
        table = table_schema.shelf
        with self._store.reader() as connection:
            rows = connection.execute(
                select(table.c.match, table.c.state).where(table.c.who == who)
            )
            return {row.match: row.state for row in rows}

    def remove(self, match: str, who: str) -> asyncio.Future[bool]:
        """Delete a match of one's own: nobody else sits or has sat there. False where others do."""

        def job(connection: Connection) -> bool:
            sitter, row = schema.sitter, schema.match
            connection.execute(select(row.c.id).where(row.c.id == match).with_for_update())
            others = exists().where(
                sitter.c.match == match,
                or_(sitter.c.visitor.is_(None), sitter.c.visitor != who),
                sitter.c.how != "token",
            )
            if connection.execute(select(others)).scalar():
                return False
            self._store.remove_rows(connection, [match])
            return True

        return self._store.writer.do(job)

    # Chat that one does not want to read

    def mute(self, who: str, match: str, other: str, on: bool) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            table = table_schema.mute
            if on:
                row = insert_into(connection, table).values(who=who, match=match, other=other)
                connection.execute(row.on_conflict_do_nothing())
            else:
                here = and_(table.c.who == who, table.c.match == match, table.c.other == other)
                connection.execute(delete(table).where(here))

        return self._store.writer.do(job)

    def muted(self, who: str, match: str) -> set[str]:
        table = table_schema.mute
        wanted = select(table.c.other).where(table.c.who == who, table.c.match == match)
        with self._store.reader() as connection:
            return set(connection.execute(wanted).scalars())

    def report(self, report: Report) -> asyncio.Future[bool]:
        """For the operator; whether it is new."""

        def job(connection: Connection) -> bool:
            table = table_schema.report
            row = insert_into(connection, table).values(asdict(report)).on_conflict_do_nothing()
            return connection.execute(row.returning(table.c.id)).first() is not None

        return self._store.writer.do(job)

    def reports(self, who: str, most: int = 100) -> list[Complaint]:
        """What somebody has reported, and what became of it."""
        with self._store.reader() as connection:
            return complaints(connection, who=who, context=0, most=most)

    # For everybody

    def live(self, visitor: str | None, limit: int = 50) -> list[Summary]:
        """Running matches that anybody may watch, those that moved last first."""
        table, entry, seat = schema.match, schema.entry, schema.seat
        moved = (
            select(entry.c.match, func.max(entry.c.at).label("at"))
            .where(entry.c.at > time.time() - LIVE_DAYS * DAY)
            .group_by(entry.c.match)
            .subquery()
        )
        empty = exists().where(
            seat.c.match == table.c.id, seat.c.kind != "bot", seat.c.claimed_by.is_(None)
        )
        people = exists().where(seat.c.match == table.c.id, seat.c.kind != "bot")
        wanted = (
            select(table)
            .join(moved, moved.c.match == table.c.id)
            .where(table.c.listed, ~table.c.hidden, table.c.spectators, ~table.c.study)
            .where(RUNNING, ~empty, people)
            .order_by(moved.c.at.desc())
            .limit(limit)
        )
        found = self._store.lists.summaries(wanted, visitor)
        return [one for one in found if one.turn != NOBODY]
