"""A match goes on as another one: seats, sitters and open links go along, in one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Table, and_, insert, select, update

from holdfast.core.reading import Json
from holdfast.store import schema
from holdfast.store.agreements import GoneOn, copy_agreement
from holdfast.store.records import Entry, MatchRow
from holdfast.store.signals import Signal

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["continue_match"]


def continue_match(
    store: Store, old: str, row: MatchRow, entries: Sequence[Entry]
) -> asyncio.Future[None]:
    """`old` goes on as a new match, in which everybody sits where they sat; or `GoneOn`.

    Who sits keeps the seat here too, to look back. A link that nobody has used leads to the new
    match from now on, and so does a request to sit.
    """

    def job(connection: Connection) -> None:
        match = schema.match
        fresh = and_(match.c.id == old, match.c.successor.is_(None))
        changed = connection.execute(update(match).where(fresh).values(successor=row.id))
        if changed.rowcount != 1:
            raise GoneOn(
                connection.execute(select(match.c.successor).where(match.c.id == old)).scalar_one()
            )
        store.add_rows(connection, row, entries=entries)
        names = _copy_sitters(connection, old, row.id)
        _copy_seats(connection, old, row.id, names)
        _move_links(connection, old, row.id, names)
        copy_agreement(connection, old, row.id)
        knocks = schema.knock
        connection.execute(update(knocks).where(knocks.c.match == old).values(match=row.id))
        for one in (old, row.id):
            store.writer.announce(Signal(one, "seats", None))

    return store.writer.do(job)


def _rows(connection: Connection, table: Table, match: str) -> list[Json]:
    found = connection.execute(select(table).where(table.c.match == match))
    return [dict(row._mapping) for row in found]


def _copy_sitters(connection: Connection, old: str, new: str) -> dict[str, str]:
    """Everybody sits down again, also who has gone, through whom others came. Their new names by
    the old ones; cookies and tokens stay the same."""
    sitters = _rows(connection, schema.sitter, old)
    names: dict[str, str] = {one["id"]: secrets.token_hex(6) for one in sitters}
    if sitters:
        copied = [
            {**one, "id": names[one["id"]], "match": new, "by": names.get(one["by"], one["by"])}
            for one in sitters
        ]
        connection.execute(insert(schema.sitter), copied)
    return names


def _copy_seats(connection: Connection, old: str, new: str, names: dict[str, str]) -> None:
    seats = [
        {**one, "match": new, "claimed_by": names.get(one["claimed_by"], one["claimed_by"])}
        for one in _rows(connection, schema.seat, old)
    ]
    connection.execute(insert(schema.seat), seats)


def _move_links(connection: Connection, old: str, new: str, names: dict[str, str]) -> None:
    """Secrets follow from the names of links, so these cannot be copied: they move."""
    table = schema.ticket
    for one in _rows(connection, table, old):
        if one["ended"] is None:
            maker = names.get(one["by"], one["by"])
            here = update(table).where(table.c.id == one["id"])
            connection.execute(here.values(match=new, by=maker))
