"""Whom people know: friends, personal links, blocks, and invitations handed to somebody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from holdfast.store import schema, table_schema
from holdfast.store.inserting import insert_into

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["MOST_FRIENDS", "Circles", "Door", "Invite", "Known", "TooManyFriends"]

MOST_FRIENDS: Final = 500
MOST_BLOCKS: Final = 500
MOST_INVITES: Final = 100


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody in a list of somebody's: a friend, or somebody blocked."""

    id: str
    who: str
    other: str
    name: str
    since: float


@dataclass(frozen=True, slots=True)
class Door:
    """A personal link: whoever opens it becomes a friend."""

    who: str
    id: str
    name: str
    made: float


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation that is handed to somebody. The ticket behind it says whether it is good."""

    id: str
    match: str
    place: int
    ticket: str
    who: str
    by: str
    name: str
    made: float
    ended: float | None = None
    why: str | None = None


class TooManyFriends(Exception):
    """Nobody is pushed out of a list by somebody who comes in: nothing was written."""


class Circles:
    """The part of the store that knows who knows whom."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Friends and blocks

    def friends(self, who: str) -> list[Known]:
        return self._known(table_schema.friend, who)

    def blocked(self, who: str) -> list[Known]:
        return self._known(table_schema.block, who)

    def _known(self, table: Table, who: str) -> list[Known]:
        wanted = select(table).where(table.c.who == who).order_by(func.lower(table.c.name), "since")
        with self._store.reader() as connection:
            return [Known(**row._mapping) for row in connection.execute(wanted)]

    def befriend(self, pairs: Iterable[Known]) -> asyncio.Future[None]:
        """Each gets the other into their list; whoever is there already gets the new name. Where a
        list is full: `TooManyFriends`."""
        rows, table = list(pairs), table_schema.friend

        def job(connection: Connection) -> None:
            for one in rows:
                self._put(connection, table, one)
                mine = select(func.count()).where(table.c.who == one.who)
                if connection.execute(mine).scalar_one() > MOST_FRIENDS:
                    raise TooManyFriends

        return self._store.writer.do(job)

    def block(self, one: Known) -> asyncio.Future[None]:
        """From now on nothing of theirs comes in; a friend they are no longer, on either side."""

        def job(connection: Connection) -> None:
            table = table_schema.block
            self._put(connection, table, one)
            mine = select(table.c.id).where(table.c.who == one.who).order_by(table.c.since.desc())
            connection.execute(delete(table).where(table.c.id.in_(mine.offset(MOST_BLOCKS))))
            friend, invite = table_schema.friend, table_schema.invite
            both = or_(
                and_(friend.c.who == one.who, friend.c.other == one.other),
                and_(friend.c.who == one.other, friend.c.other == one.who),
            )
            connection.execute(delete(friend).where(both))
            # One that could not be accepted would say who has blocked.
            either = or_(
                and_(invite.c.who == one.who, invite.c.by == one.other),
                and_(invite.c.who == one.other, invite.c.by == one.who),
            )
            open_ones = and_(either, invite.c.ended.is_(None))
            ended = update(invite).where(open_ones).values(ended=one.since, why="blocked")
            connection.execute(ended)

        return self._store.writer.do(job)

    def _put(self, connection: Connection, table: Table, one: Known) -> None:
        wanted = insert_into(connection, table).values(asdict(one))
        named = wanted.on_conflict_do_update(
            index_elements=["who", "other"], set_={"name": wanted.excluded.name}
        )
        connection.execute(named)

    def forget_friend(self, who: str, id: str) -> asyncio.Future[bool]:
        return self._drop(table_schema.friend, who, id)

    def unblock(self, who: str, id: str) -> asyncio.Future[bool]:
        return self._drop(table_schema.block, who, id)

    def _drop(self, table: Table, who: str, id: str) -> asyncio.Future[bool]:
        def job(connection: Connection) -> bool:
            gone = connection.execute(delete(table).where(table.c.who == who, table.c.id == id))
            return gone.rowcount == 1

        return self._store.writer.do(job)

    def is_blocked(self, visitor: str | None, by: Iterable[str]) -> bool:
        """Whether one of these has blocked a visitor."""
        others = [one for one in by if one != visitor]
        if visitor is None or not others:
            return False
        table = table_schema.block
        found = select(table.c.id).where(table.c.other == visitor, table.c.who.in_(others))
        with self._store.reader() as connection:
            return connection.execute(found.limit(1)).first() is not None

    def blockers(self, visitor: str) -> set[str]:
        """Who has blocked a visitor."""
        table = table_schema.block
        with self._store.reader() as connection:
            found = select(table.c.who).where(table.c.other == visitor)
            return set(connection.execute(found).scalars())

    def together(self, visitor: str, most: int = 30) -> list[tuple[str, str, int, str, float]]:
        """With whom a visitor has played: their visitor, a match, the place, the name, when; those
        of the latest matches first, each once."""
        mine, theirs, seat = schema.sitter.alias(), schema.sitter.alias(), schema.seat
        wanted = (
            select(theirs.c.visitor, theirs.c.match, theirs.c.place, seat.c.name, theirs.c.since)
            .join(mine, mine.c.match == theirs.c.match)
            .join(seat, and_(seat.c.match == theirs.c.match, seat.c.place == theirs.c.place))
            .where(
                mine.c.visitor == visitor,
                theirs.c.visitor.is_not(None),
                theirs.c.visitor != visitor,
                theirs.c.place != mine.c.place,
                theirs.c.how.in_(("began", "joined", "took")),
            )
            .order_by(theirs.c.since.desc())
            .limit(20 * most)
        )
        found: dict[str, tuple[str, str, int, str, float]] = {}
        with self._store.reader() as connection:
            for row in connection.execute(wanted):
                found.setdefault(row.visitor, (row[0], row[1], row[2], row[3], row[4]))
        return list(found.values())[:most]

    # Personal links

    def door(self, who: str) -> Door | None:
        return self._door(table_schema.door.c.who == who)

    def door_by(self, id: str) -> Door | None:
        return self._door(table_schema.door.c.id == id)

    def _door(self, where: ColumnElement[bool]) -> Door | None:
        with self._store.reader() as connection:
            row = connection.execute(select(table_schema.door).where(where)).first()
        return None if row is None else Door(**row._mapping)

    def set_door(self, door: Door) -> asyncio.Future[None]:
        """A personal link; the one before is no longer good."""

        def job(connection: Connection) -> None:
            table = table_schema.door
            connection.execute(delete(table).where(table.c.who == door.who))
            connection.execute(insert(table), asdict(door))

        return self._store.writer.do(job)

    # Invitations

    def add_invite(self, invite: Invite) -> asyncio.Future[None]:
        """Hand an invitation to somebody; whoever had the same one before has it no longer."""

        def job(connection: Connection) -> None:
            add_invites(connection, [invite])

        return self._store.writer.do(job)

    def end_invite(self, who: str, id: str, why: str) -> asyncio.Future[bool]:
        def job(connection: Connection) -> bool:
            table = table_schema.invite
            mine = and_(table.c.id == id, table.c.who == who, table.c.ended.is_(None))
            changed = update(table).where(mine).values(ended=time.time(), why=why)
            return connection.execute(changed).rowcount == 1

        return self._store.writer.do(job)

    def invites_to(self, who: str) -> list[Invite]:
        """The invitations that somebody can still accept, the latest first."""
        table, ticket, match = table_schema.invite, schema.ticket, schema.match
        now = time.time()
        live = and_(
            table.c.who == who,
            table.c.ended.is_(None),
            ticket.c.ended.is_(None),
            or_(ticket.c.expires.is_(None), ticket.c.expires > now),
            match.c.finished.is_(None),
            match.c.successor.is_(None),
        )
        wanted = (
            select(table)
            .join(ticket, ticket.c.id == table.c.ticket)
            .join(match, match.c.id == ticket.c.match)
            .where(live)
            .order_by(table.c.made.desc())
            .limit(MOST_INVITES)
        )
        with self._store.reader() as connection:
            return [Invite(**row._mapping) for row in connection.execute(wanted)]

    def invite(self, id: str) -> Invite | None:
        table = table_schema.invite
        with self._store.reader() as connection:
            row = connection.execute(select(table).where(table.c.id == id)).first()
        return None if row is None else Invite(**row._mapping)

    def invites_of(self, match: str) -> list[Invite]:
        """To whom the free seats of a match are offered."""
        table = table_schema.invite
        live = and_(table.c.match == match, table.c.ended.is_(None))
        with self._store.reader() as connection:
            return [Invite(**row._mapping) for row in connection.execute(select(table).where(live))]


def add_invites(connection: Connection, invites: Iterable[Invite]) -> None:
    """For jobs: invitations that are handed to people."""
    table = table_schema.invite
    for one in invites:
        same = and_(table.c.ticket == one.ticket, table.c.ended.is_(None))
        ended = {"ended": one.made, "why": "replaced"}
        connection.execute(update(table).where(same).values(ended))
        connection.execute(insert(table), asdict(one))
