"""Matches in lists: whose they are, how they stand. Nothing is played through for a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, select

from holdfast.store import schema
from holdfast.store.records import MatchRow, SeatRow, Summary
from holdfast.store.seating import seat_row

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["MatchLists", "match_row"]

RUNNING: Final = and_(schema.match.c.finished.is_(None), schema.match.c.successor.is_(None))


class MatchLists:
    """The part of the store that lists and counts matches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def running_matches_of(self, creator: str) -> int:
        return self._count(schema.match.c.creator == creator, RUNNING)

    def matches_begun_at(self, network: str, since: float) -> int:
        """How many unfinished matches were begun from a network lately."""
        table = schema.match
        return self._count(table.c.network == network, table.c.created > since, RUNNING)

    def _count(self, *where: ColumnElement[bool]) -> int:
        wanted = select(func.count()).select_from(schema.match).where(*where)
        with self._store.reader() as connection:
            return connection.execute(wanted).scalar_one()

    def matches_of(self, visitor: str, limit: int = 200) -> list[Summary]:
        """The matches in which a visitor holds a seat, the latest first; those that go on elsewhere
        are found there."""
        table, held = schema.match, schema.sitter
        mine = select(held.c.match).where(held.c.visitor == visitor, held.c.ended.is_(None))
        here = and_(table.c.id.in_(mine), table.c.successor.is_(None))
        wanted = select(table).where(here).order_by(table.c.created.desc()).limit(limit)
        return self._summaries(wanted, visitor)

    def open_matches(self, visitor: str | None, limit: int = 50) -> list[Summary]:
        """Running matches with a seat that anybody may take."""
        table, seats = schema.match, schema.seat
        free = select(seats.c.match).where(seats.c.kind == "open", seats.c.claimed_by.is_(None))
        wanted = (
            select(table)
            .where(table.c.listed.is_(True), RUNNING, table.c.id.in_(free))
            .order_by(table.c.created.desc())
            .limit(limit)
        )
        return self._summaries(wanted, visitor)

    def unknown(self) -> list[str]:
        """Running matches whose record does not say whose turn it is, the latest first."""
        table, entry = schema.match, schema.entry
        every = entry.alias()
        count = select(func.max(every.c.number)).where(every.c.match == table.c.id)
        number = count.correlate(table).scalar_subquery()
        last = and_(entry.c.match == table.c.id, entry.c.number == number)
        wanted = (
            select(table.c.id)
            .select_from(table.outerjoin(entry, last))
            .where(RUNNING, func.coalesce(entry.c.turn, table.c.turn).is_(None))
            .order_by(table.c.created.desc())
        )
        with self._store.reader() as connection:
            return list(connection.execute(wanted).scalars())

    def _summaries(self, wanted: Select[Any], visitor: str | None) -> list[Summary]:
        with self._store.reader() as connection:
            matches = [match_row(row) for row in connection.execute(wanted)]
            ids = [one.id for one in matches]
            seats, latest = _seats(connection, ids), _latest(connection, ids)
            held = {} if visitor is None else _held(connection, ids, visitor)
        return [
            _summary(one, seats.get(one.id, []), latest.get(one.id), held.get(one.id, []))
            for one in matches
        ]


def match_row(row: Row[Any]) -> MatchRow:
    return MatchRow(**row._mapping)


def _summary(
    match: MatchRow, seats: list[SeatRow], last: Row[Any] | None, held: list[int]
) -> Summary:
    if last is None:
        return Summary(match, seats, 0, match.created, held, 0, match.turn)
    return Summary(match, seats, last.number, last.at, held, last.actions, last.turn)


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    wanted = select(schema.seat).where(schema.seat.c.match.in_(ids)).order_by("place")
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.match, []).append(seat_row(row))
    return found


def _latest(connection: Connection, ids: list[str]) -> dict[str, Row[Any]]:
    """The last entry of each match: how it stands."""
    table = schema.entry
    last = select(table.c.match, func.max(table.c.number).label("number"))
    last_of = last.where(table.c.match.in_(ids)).group_by(table.c.match).subquery()
    is_last = and_(table.c.match == last_of.c.match, table.c.number == last_of.c.number)
    columns = [table.c[name] for name in ("match", "number", "at", "actions", "turn")]
    return {row.match: row for row in connection.execute(select(*columns).join(last_of, is_last))}


def _held(connection: Connection, ids: list[str], visitor: str) -> dict[str, list[int]]:
    table = schema.sitter
    sits = and_(table.c.match.in_(ids), table.c.visitor == visitor, table.c.ended.is_(None))
    found: dict[str, list[int]] = {}
    for row in connection.execute(select(table.c.match, table.c.place).where(sits)):
        found.setdefault(row.match, []).append(row.place)
    return found
