"""What is to be sent, kept until it was sent or is of no use any more.

A notice has a key, so that the same one is written once, whichever server thinks of it. A server
takes what is due for a while; if it ends meanwhile, another one takes it after that. So a notice is
sent at least once, and twice only when a server is killed between sending and noting it; mails and
pushes then carry the same name, by which their programs show one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from holdfast.core.reading import Json
from holdfast.store import people_schema as tables
from holdfast.store import schema
from holdfast.store.clock import JUMP, now
from holdfast.store.inserting import insert_into
from holdfast.store.people_records import Notice
from holdfast.store.people_schema import notice as table
from holdfast.store.records import NOBODY

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["Outbox"]

LEASE: Final = 120.0
"""Seconds that a server has to send what it took."""
KEPT: Final = 7 * 24 * 3600.0
"""How long is remembered what was sent."""
COLUMNS: Final = tuple(Notice.__dataclass_fields__)


class Outbox:
    """The part of the store that keeps notices."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Writing notices

    def tell(
        self,
        person: str,
        kind: str,
        match: str | None,
        number: int,
        facts: Json,
        delay: float = 0.0,
    ) -> asyncio.Future[int]:
        """Write a notice for every way in which somebody wants to be told; how many are new."""

        def job(connection: Connection) -> int:
            people, pushes = tables.person, tables.push
            found = connection.execute(select(people).where(people.c.id == person)).first()
            if found is None:
                return 0
            targets = []
            if found.address is not None and found.notices.get("mail", True):
                targets.append(("mail", found.address))
            if found.notices.get("push", True):
                mine = select(pushes.c.id).where(pushes.c.person == person)
                targets += [("push", id) for id in connection.execute(mine).scalars()]
            key = f"{kind} {person} {match or ''} {number}"
            return self._add(connection, key, kind, person, match, number, targets, facts, delay)

        return self._store.writer.do(job)

    def post(
        self, key: str, kind: str, address: str, facts: Json, person: str | None = None
    ) -> asyncio.Future[int]:
        """A mail that was asked for, to an address that need not be anybody's yet."""

        def job(connection: Connection) -> int:
            return self._add(connection, key, kind, person, None, 0, [("mail", address)], facts, 0)

        return self._store.writer.do(job)

    def _add(
        self,
        connection: Connection,
        key: str,
        kind: str,
        person: str | None,
        match: str | None,
        number: int,
        targets: Sequence[tuple[str, str]],
        facts: Json,
        delay: float,
    ) -> int:
        moment, count = now(connection), 0
        for channel, target in targets:
            values = {
                "key": key,
                "kind": kind,
                "person": person,
                "match": match,
                "number": number,
                "channel": channel,
                "target": target,
                "facts": facts,
                "made": moment,
                "due": moment + delay,
                "tries": 0,
            }
            new = insert_into(connection, table).values(values).on_conflict_do_nothing()
            count += connection.execute(new.returning(table.c.id)).first() is not None
        return count

    def seen(self, person: str, match: str) -> asyncio.Future[int]:
        """Somebody looks at a match: what waits to be sent about it is of no use any more."""

        def job(connection: Connection) -> int:
            waits = and_(table.c.person == person, table.c.match == match, table.c.ended.is_(None))
            ended = update(table).where(waits).values(ended=now(connection), outcome="seen")
            return connection.execute(ended).rowcount

        return self._store.writer.do(job)

    # Sending them

    def waits(self) -> float | None:
        """In how many seconds something is due; None when nothing waits."""
        with self._store.reader() as connection:
            moment = now(connection)
            first = connection.execute(
                select(func.min(table.c.due)).where(table.c.ended.is_(None), _free(moment))
            ).scalar()
            jumped = connection.execute(
                select(table.c.id).where(table.c.ended.is_(None), _from_the_future(moment)).limit(1)
            ).first()
        if jumped is not None:
            return 0.0
        return None if first is None else max(0.0, first - moment)

    def is_pending(self, person: str, match: str) -> bool:
        waits = and_(table.c.person == person, table.c.match == match, table.c.ended.is_(None))
        with self._store.reader() as connection:
            return connection.execute(select(table.c.id).where(waits).limit(1)).first() is not None

    def take(self, most: int = 20) -> asyncio.Future[list[Notice]]:
        """What is due, for this server to send."""

        def job(connection: Connection) -> list[Notice]:
            moment = now(connection)
            due = or_(table.c.due <= moment, _from_the_future(moment))
            chosen = (
                select(table.c.id)
                .where(table.c.ended.is_(None), due, _free(moment))
                .order_by(table.c.due)
                .limit(most)
                .with_for_update(skip_locked=True)
            )
            ids = list(connection.execute(chosen).scalars())
            taken = update(table).where(table.c.id.in_(ids))
            connection.execute(taken.values(origin=self._store.origin, until=moment + LEASE))
            wanted = select(*(table.c[name] for name in COLUMNS)).where(table.c.id.in_(ids))
            return [Notice(*row) for row in connection.execute(wanted.order_by(table.c.due))]

        return self._store.writer.do(job)

    def end(self, id: int, outcome: str) -> asyncio.Future[None]:
        """It was `sent`, or it is of no use: `moved_on`, `seen`, `gone`, `unwanted`, `failed`."""

        def job(connection: Connection) -> None:
            ended = update(table).where(table.c.id == id)
            connection.execute(ended.values(ended=now(connection), outcome=outcome))

        return self._store.writer.do(job)

    def later(self, id: int, seconds: float, *, failed: bool) -> asyncio.Future[None]:
        """Try again, or in a quiet hour begin, after so long."""

        def job(connection: Connection) -> None:
            moment = now(connection)
            made = case((table.c.made > moment, moment), else_=table.c.made)
            values: dict[str, object] = {
                "due": moment + seconds,
                "origin": None,
                "until": None,
                "made": made,
            }
            if failed:
                values["tries"] = table.c.tries + 1
            connection.execute(update(table).where(table.c.id == id).values(values))

        return self._store.writer.do(job)

    def forget_old(self) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            connection.execute(delete(table).where(table.c.ended < now(connection) - KEPT))

        return self._store.writer.do(job)

    # How matches stand

    def turn(self, match: str, visitor: str) -> int | None:
        """The number of the last entry of a match that waits for somebody; None if it does not."""
        matches, entries, sitters = schema.match, schema.entry, schema.sitter
        with self._store.reader() as connection:
            row = connection.execute(
                select(matches.c.finished, matches.c.successor, matches.c.turn).where(
                    matches.c.id == match
                )
            ).first()
            if row is None or row.finished is not None or row.successor is not None:
                return None
            last = connection.execute(
                select(entries.c.number, entries.c.turn)
                .where(entries.c.match == match)
                .order_by(entries.c.number.desc())
                .limit(1)
            ).first()
            turn = row.turn if last is None else last.turn
            sits = connection.execute(
                select(sitters.c.id).where(
                    sitters.c.match == match,
                    sitters.c.place == turn,
                    sitters.c.visitor == visitor,
                    sitters.c.ended.is_(None),
                )
            ).first()
        if sits is None:
            return None
        return 0 if last is None else last.number

    def missed(self, since: float) -> list[tuple[str, str, int]]:
        """Whose turn it became since then without a notice, as person, match and number: a server
        may have ended between the move and the notice."""
        entries, sitters, matches = schema.entry, schema.sitter, schema.match
        seats = schema.seat
        waits = exists().where(
            seats.c.match == entries.c.match,
            seats.c.place != entries.c.turn,
            seats.c.kind != "bot",
        )
        every = entries.alias()
        last = (
            select(func.max(every.c.number))
            .where(every.c.match == entries.c.match)
            .correlate(entries)
            .scalar_subquery()
        )
        wanted = (
            select(sitters.c.visitor, entries.c.match, entries.c.number)
            .join(sitters, sitters.c.match == entries.c.match)
            .join(matches, matches.c.id == entries.c.match)
            .where(
                entries.c.at > since,
                entries.c.number == last,
                entries.c.turn == sitters.c.place,
                entries.c.turn != NOBODY,
                entries.c.turn != entries.c.seat,
                waits,
                sitters.c.ended.is_(None),
                sitters.c.visitor.like("@%"),
                matches.c.finished.is_(None),
            )
        )
        with self._store.reader() as connection:
            return [
                (visitor[1:], match, number)
                for visitor, match, number in connection.execute(wanted)
            ]


def _free(moment: float) -> ColumnElement[bool]:
    """Nobody is sending it: what was taken long ago, or, by a clock that jumped, in a future that
    has not come, is nobody's."""
    until = table.c.until
    return or_(until.is_(None), until < moment, until > moment + LEASE + JUMP)


def _from_the_future(moment: float) -> ColumnElement[bool]:
    """Written before the clock was set back: when it is due means nothing."""
    return and_(table.c.made > moment + JUMP, _free(moment))
