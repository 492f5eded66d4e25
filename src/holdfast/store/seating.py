"""Who sits at a match: claiming a seat, letting others in, putting them out.

Every change of a seat first locks its row, so that of two that cannot both hold, exactly one does,
on PostgreSQL as on SQLite, whatever server they came through. Whoever decides about a seat must
still sit there when the decision is written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from holdfast.store import schema
from holdfast.store.inserting import insert_into
from holdfast.store.records import GUESTS, Knock, Seating, SeatRow, Sitter, Ticket
from holdfast.store.signals import Signal

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["SeatRefused", "SeatStore", "seat_row"]

T = TypeVar("T")

MOST_SITTERS: Final = 12
MOST_KNOCKS: Final = 5
KNOCK_SECONDS: Final = 24 * 3600.0
MOST_ENDED: Final = 50
"""How many of a seat's dead links, and of its guests who have gone, are remembered."""


class SeatRefused(Exception):
    """A change of a seat that cannot be; `kind` says why, and nothing was written."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class SeatStore:
    """The part of the store that knows who sits where."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Reading

    def read(self, match: str) -> Seating:
        """Who sits at a match; of links only those that are still good."""
        with self._store.reader() as connection:
            seats = connection.execute(
                select(schema.seat).where(schema.seat.c.match == match).order_by("place")
            ).all()
            sitters = _rows(connection, schema.sitter, match, order="since")
            live = and_(schema.ticket.c.ended.is_(None), _unexpired(time.time()))
            tickets = _rows(connection, schema.ticket, match, live, order="made")
            knocks = _rows(connection, schema.knock, match, order="at")
        return Seating(
            [seat_row(row) for row in seats],
            [Sitter(**row) for row in sitters],
            [Ticket(**row) for row in tickets],
            [Knock(**row) for row in knocks],
        )

    def ticket(self, id: str) -> Ticket | None:
        with self._store.reader() as connection:
            row = connection.execute(select(schema.ticket).where(schema.ticket.c.id == id)).first()
        return None if row is None else Ticket(**row._mapping)

    # Sitting down

    def use(self, ticket: str, sitter: Sitter, name: str) -> asyncio.Future[None]:
        """Sit down with a link, which dies of it. An invitation also claims the seat."""

        def change(connection: Connection) -> None:
            table, now = schema.ticket, time.time()
            used = connection.execute(
                update(table)
                .where(table.c.id == ticket, table.c.ended.is_(None), _unexpired(now))
                .values(ended=now, why="used", used_by=sitter.id)
                .returning(table.c.kind)
            ).scalar_one_or_none()
            if used is None:
                raise SeatRefused("dead_link")
            if used == "invitation":
                _claim(connection, sitter, name, kind="human")
            self._seat(connection, sitter)

        return self._change(sitter.match, sitter.place, change)

    def take(self, sitter: Sitter, name: str) -> asyncio.Future[None]:
        """Take a seat that is open to anybody."""

        def change(connection: Connection) -> None:
            _claim(connection, sitter, name, kind="open")
            self._seat(connection, sitter)

        return self._change(sitter.match, sitter.place, change)

    def admit(self, sitter: Sitter, actor: str) -> asyncio.Future[None]:
        """A program that the holder of a seat made a token for."""

        def change(connection: Connection) -> None:
            _check_keeps(connection, sitter.match, sitter.place, actor)
            self._seat(connection, sitter)

        return self._change(sitter.match, sitter.place, change)

    def _seat(self, connection: Connection, sitter: Sitter) -> None:
        table = schema.sitter
        count = select(func.count()).where(_live(table, sitter.match, sitter.place))
        if connection.execute(count).scalar_one() >= MOST_SITTERS:
            raise SeatRefused("crowded")
        new = insert_into(connection, table).values(asdict(sitter)).on_conflict_do_nothing()
        if connection.execute(new.returning(table.c.id)).first() is None:
            raise SeatRefused("sits_already")
        # Others stay for the sake of those who came through them: see `_Line`.
        guests = and_(_at(table, sitter.match, sitter.place), table.c.how.in_(GUESTS))
        _forget(connection, table, guests)

    # Links

    def add_ticket(self, ticket: Ticket, actor: str | None) -> asyncio.Future[None]:
        """A new link; earlier ones of its kind expire. Of an invitation the web has checked who
        hands it out; that the seat is still free is checked here."""

        def change(connection: Connection) -> None:
            table = schema.ticket
            same = and_(_live(table, ticket.match, ticket.place), table.c.kind == ticket.kind)
            if ticket.kind == "invitation":
                seat = schema.seat
                free = and_(_at(seat, ticket.match, ticket.place), seat.c.claimed_by.is_(None))
                if connection.execute(select(seat.c.kind).where(free)).scalar() != "human":
                    raise SeatRefused("taken")
            else:
                _check_keeps(connection, ticket.match, ticket.place, actor)
            connection.execute(update(table).where(same).values(ended=ticket.made, why="replaced"))
            connection.execute(insert(table), asdict(ticket))
            _forget(connection, table, _at(table, ticket.match, ticket.place))

        return self._change(ticket.match, ticket.place, change)

    def withdraw(self, match: str, place: int, ticket: str) -> asyncio.Future[None]:
        def change(connection: Connection) -> None:
            table = schema.ticket
            where = and_(_live(table, match, place), table.c.id == ticket)
            if _end(connection, table, where, "withdrawn") == 0:
                raise SeatRefused("dead_link")

        return self._change(match, place, change)

    # Asking to sit

    def knock(self, knock: Knock) -> asyncio.Future[None]:
        """Ask the holder of a seat; whoever was refused is not heard again."""

        def change(connection: Connection) -> None:
            table = schema.knock
            here = _at(table, knock.match, knock.place)
            old = and_(here, table.c.refused.is_(False), table.c.at < knock.at - KNOCK_SECONDS)
            connection.execute(delete(table).where(old))
            asked = connection.execute(select(table.c.visitor, table.c.refused).where(here)).all()
            mine = [row.refused for row in asked if row.visitor == knock.visitor]
            if mine:
                raise SeatRefused("refused" if mine[0] else "asked_already")
            if sum(not row.refused for row in asked) >= MOST_KNOCKS:
                raise SeatRefused("crowded")
            connection.execute(insert(table), asdict(knock))

        return self._change(knock.match, knock.place, change)

    def answer(self, knock: Knock, actor: str, sitter: Sitter | None) -> asyncio.Future[None]:
        """Let somebody in who asked, as a sitter, or refuse."""

        def change(connection: Connection) -> None:
            _check_keeps(connection, knock.match, knock.place, actor)
            table = schema.knock
            where = and_(table.c.id == knock.id, table.c.refused.is_(False))
            if sitter is None:
                answered = connection.execute(update(table).where(where).values(refused=True))
            else:
                answered = connection.execute(delete(table).where(where))
            if answered.rowcount != 1:
                raise SeatRefused("no_such_request")
            if sitter is not None:
                self._seat(connection, sitter)

        return self._change(knock.match, knock.place, change)

    # Putting out

    def put_out(self, sitter: Sitter, actor: str) -> asyncio.Future[None]:
        """End a sitter, with whoever came through it and the unused links of all of them; oneself:
        leave, with one's links and programs, while one's other devices stay."""

        def change(connection: Connection) -> None:
            match, place, table = sitter.match, sitter.place, schema.sitter
            leaving = sitter.id == actor
            if not leaving:
                _check_keeps(connection, match, place, actor)
            line = _Line(connection, match, place)
            if not line.is_live(sitter.id):
                raise SeatRefused("no_such_sitter")
            if leaving:
                going, why = line.programs(actor) | {actor}, "left"
            elif sitter.id in line.over(actor):
                raise SeatRefused("came_through")
            else:
                going, why = line.through(sitter.id, spare=actor), "put_out"
            _end(connection, table, and_(_live(table, match, place), table.c.id.in_(going)), why)
            tickets = schema.ticket
            theirs = and_(_live(tickets, match, place), tickets.c.by.in_(going))
            _end(connection, tickets, theirs, "withdrawn")
            if leaving and not _keepers(connection, match, place):
                raise SeatRefused("last")

        return self._change(sitter.match, sitter.place, change)

    def reset(self, match: str, place: int, actor: str) -> asyncio.Future[None]:
        """Everybody else out, every link dead, nobody waiting at the door."""

        def change(connection: Connection) -> None:
            _check_keeps(connection, match, place, actor)
            line = _Line(connection, match, place)
            if any(line.is_live(one) for one in line.over(actor)):
                raise SeatRefused("came_through")
            table, tickets = schema.sitter, schema.ticket
            _end(connection, table, and_(_live(table, match, place), table.c.id != actor), "reset")
            _end(connection, tickets, _live(tickets, match, place), "withdrawn")
            connection.execute(delete(schema.knock).where(_at(schema.knock, match, place)))

        return self._change(match, place, change)

    def saw(self, seen: Iterable[tuple[str, float]]) -> asyncio.Future[None]:
        """When sitters were last seen."""
        table = schema.sitter
        rows = list(seen)

        def job(connection: Connection) -> None:
            for id, at in rows:
                where = and_(table.c.id == id, table.c.seen < at)
                connection.execute(update(table).where(where).values(seen=at))

        return self._store.writer.do(job)

    def _change(
        self, match: str, place: int, change: Callable[[Connection], T]
    ) -> asyncio.Future[T]:
        def job(connection: Connection) -> T:
            # What is read after this lock is read as it stands now: see the head of this file.
            where = _at(schema.seat, match, place)
            connection.execute(select(schema.seat.c.place).where(where).with_for_update()).one()
            done = change(connection)
            self._store.writer.announce(Signal(match, "seats", None))
            return done

        return self._store.writer.do(job)


class _Line:
    """Who came to a seat through whom, those who have gone included: a line does not break where
    somebody left."""

    def __init__(self, connection: Connection, match: str, place: int) -> None:
        rows = connection.execute(select(schema.sitter).where(_at(schema.sitter, match, place)))
        self._sitters = {row.id: Sitter(**row._mapping) for row in rows}

    def is_live(self, id: str) -> bool:
        return id in self._sitters and self._sitters[id].ended is None

    def programs(self, id: str) -> set[str]:
        return {one.id for one in self._sitters.values() if one.by == id and one.how == "token"}

    def through(self, id: str, *, spare: str) -> set[str]:
        """A sitter and all who came through it; the one spared stays, with its own."""
        found, new = {id}, {id}
        while new:
            new = {one.id for one in self._sitters.values() if one.by in new} - found - {spare}
            found |= new
        return found

    def over(self, id: str) -> set[str]:
        """Those through whom a sitter came, whom it cannot put out."""
        above: set[str] = set()
        maker = self._sitters.get(self._person(id).by or "")
        while maker is not None:
            above.add(maker.id)
            maker = self._sitters.get(maker.by or "")
        return {one for one in self._sitters if self._person(one).id in above}

    def _person(self, id: str) -> Sitter:
        """In whose place a sitter stands: who came back is whoever made the way back, and may put
        out the browser that was lost."""
        one = self._sitters[id]
        while one.how == "recovery" and one.by in self._sitters:
            one = self._sitters[one.by]
        return one


def seat_row(row: Any) -> SeatRow:
    return SeatRow(row.place, row.seat, row.kind, row.bot, row.name, row.claimed_by)


def _rows(
    connection: Connection,
    table: Table,
    match: str,
    where: ColumnElement[bool] | None = None,
    *,
    order: str,
) -> list[RowMapping]:
    wanted = select(table).where(table.c.match == match).order_by(table.c[order])
    if where is not None:
        wanted = wanted.where(where)
    return [row._mapping for row in connection.execute(wanted)]


def _at(table: Table, match: str, place: int) -> ColumnElement[bool]:
    return and_(table.c.match == match, table.c.place == place)


def _live(table: Table, match: str, place: int) -> ColumnElement[bool]:
    return and_(_at(table, match, place), table.c.ended.is_(None))


def _unexpired(now: float) -> ColumnElement[bool]:
    expires = schema.ticket.c.expires
    return or_(expires.is_(None), expires > now)


def _end(connection: Connection, table: Table, where: ColumnElement[bool], why: str) -> int:
    ended = connection.execute(update(table).where(where).values(ended=time.time(), why=why))
    return ended.rowcount


def _forget(connection: Connection, table: Table, where: ColumnElement[bool]) -> None:
    """Remove what ended longest ago."""
    ended = select(table.c.id).where(where, table.c.ended.is_not(None))
    old = ended.order_by(table.c.ended.desc()).offset(MOST_ENDED)
    connection.execute(delete(table).where(table.c.id.in_(old)))


def _claim(connection: Connection, sitter: Sitter, name: str, *, kind: str) -> None:
    """The seat becomes somebody's; no invitation to it is good any longer."""
    table, tickets = schema.seat, schema.ticket
    here = _at(table, sitter.match, sitter.place)
    values: dict[str, object] = {"claimed_by": sitter.id, "kind": "human"}
    if name:
        values["name"] = name
    free = and_(here, table.c.kind == kind, table.c.claimed_by.is_(None))
    if connection.execute(update(table).where(free).values(values)).rowcount != 1:
        raise SeatRefused("taken")
    _end(connection, tickets, _live(tickets, sitter.match, sitter.place), "taken")


def _keepers(connection: Connection, match: str, place: int) -> list[str]:
    """The sitters who decide about a seat now."""
    rows = connection.execute(select(schema.sitter).where(_live(schema.sitter, match, place)))
    return [row.id for row in rows if Sitter(**row._mapping).keeps]


def _check_keeps(connection: Connection, match: str, place: int, actor: str | None) -> None:
    if actor not in _keepers(connection, match, place):
        raise SeatRefused("not_yours")
