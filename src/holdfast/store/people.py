"""People in the database: signing up, in and out, and what a guest brings along.

Whatever is about a person is told to the other servers, which keep some of it in memory for a
moment: the signal `person` carries whose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Table,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from holdfast.store import people_schema as tables
from holdfast.store import schema
from holdfast.store.belongings import bring, export, let_go
from holdfast.store.people_records import Account, Device, Passkey, PersonRow, Push, Session
from holdfast.store.people_schema import visitor_of
from holdfast.store.signals import Signal

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["PeopleStore", "PersonRefused"]

T = TypeVar("T")

MOST_DEVICES: Final = 30
MOST_PASSKEYS: Final = 20


class PersonRefused(Exception):
    """A change that cannot be; `kind` says why, and nothing was written: `gone` (there is no such
    person any more), `known_passkey`, `known_address`, `last_way` (nothing would be left to sign in
    with), `too_many`, `no_such` (nothing of that name is theirs)."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class PeopleStore:
    """The part of the store that knows people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Reading

    def session(self, device: str) -> Session | None:
        """Who is signed in on a browser, or None: it was signed out."""
        devices, people = tables.device, tables.person
        wanted = (
            select(devices.c.person, devices.c.id, people.c.prefs, devices.c.seen)
            .join(people, people.c.id == devices.c.person)
            .where(devices.c.id == device)
        )
        with self._store.reader() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else Session(*found)

    def account(self, person: str) -> Account | None:
        """Everything of a person."""
        with self._store.reader() as connection:
            found = connection.execute(
                select(tables.person).where(tables.person.c.id == person)
            ).first()
            if found is None:
                return None
            return Account(
                PersonRow(**found._mapping),
                [Device(**row) for row in _of(connection, tables.device, person, "seen")],
                [Passkey(**row) for row in _of(connection, tables.passkey, person, "made")],
                [Push(**row) for row in _of(connection, tables.push, person, "made")],
            )

    def passkey(self, id: str) -> Passkey | None:
        with self._store.reader() as connection:
            found = connection.execute(
                select(tables.passkey).where(tables.passkey.c.id == id)
            ).first()
        return None if found is None else Passkey(**found._mapping)

    def push(self, id: str) -> Push | None:
        with self._store.reader() as connection:
            found = connection.execute(select(tables.push).where(tables.push.c.id == id)).first()
        return None if found is None else Push(**found._mapping)

    def by_address(self, address: str) -> str | None:
        """Who has confirmed an address."""
        table = tables.person
        with self._store.reader() as connection:
            found: str | None = connection.execute(
                select(table.c.id).where(table.c.address == address)
            ).scalar()
        return found

    def matches_of(self, visitor: str) -> int:
        """In how many matches a visitor holds a seat."""
        table = schema.sitter
        wanted = select(func.count(func.distinct(table.c.match))).where(
            table.c.visitor == visitor, table.c.ended.is_(None)
        )
        with self._store.reader() as connection:
            return connection.execute(wanted).scalar_one()

    def export(self, person: str) -> dict[str, object]:
        """What is known of a person, for themselves."""
        with self._store.reader() as connection:
            return export(connection, person)

    # Signing up, in and out

    def sign_up(
        self, person: PersonRow, device: Device, passkey: Passkey | None, guest: str | None
    ) -> asyncio.Future[list[str]]:
        """A new person, with what the guest held who they were: the matches that changed."""

        def change(connection: Connection) -> list[str]:
            if person.address is not None:
                _check_free(connection, person.address, person.id)
            connection.execute(insert(tables.person), asdict(person))
            connection.execute(insert(tables.device), asdict(device))
            if passkey is not None:
                _add_passkey(connection, passkey)
            return [] if guest is None else self._brought(connection, guest, person.id)

        return self._change(person.id, change, is_new=True)

    def sign_in(self, device: Device, passkey: Passkey | None = None) -> asyncio.Future[None]:
        """One more browser of somebody; of a passkey is noted that it was used."""

        def change(connection: Connection) -> None:
            table = tables.device
            mine = table.c.person == device.person
            old = select(table.c.id).where(mine).order_by(table.c.seen.desc())
            _sign_out(connection, device.person, table.c.id.in_(old.offset(MOST_DEVICES - 1)))
            connection.execute(insert(table), asdict(device))
            if passkey is not None:
                keys = tables.passkey
                used = {"count": passkey.count, "used": device.since}
                connection.execute(update(keys).where(keys.c.id == passkey.id).values(used))

        return self._change(device.person, change)

    def sign_out(self, person: str, device: str) -> asyncio.Future[None]:
        def change(connection: Connection) -> None:
            if not _sign_out(connection, person, tables.device.c.id == device):
                raise PersonRefused("no_such")

        return self._change(person, change)

    def sign_out_others(self, person: str, device: str) -> asyncio.Future[None]:
        def change(connection: Connection) -> None:
            _sign_out(connection, person, tables.device.c.id != device)

        return self._change(person, change)

    def saw(self, device: str, at: float) -> asyncio.Future[None]:
        table = tables.device

        def job(connection: Connection) -> None:
            connection.execute(update(table).where(table.c.id == device).values(seen=at))

        return self._store.writer.do(job)

    def bring(self, guest: str, person: str) -> asyncio.Future[list[str]]:
        """What a guest held becomes a person's: the matches that changed."""
        return self._change(person, lambda connection: self._brought(connection, guest, person))

    def _brought(self, connection: Connection, guest: str, person: str) -> list[str]:
        matches = bring(connection, guest, visitor_of(person))
        for match in matches:
            self._store.writer.announce(Signal(match, "seats", None))
        return matches

    # What they decide about themselves

    def keep_prefs(self, person: str, prefs: dict[str, str]) -> asyncio.Future[None]:
        return self._keep(person, prefs=prefs)

    def keep_notices(self, person: str, notices: dict[str, object]) -> asyncio.Future[None]:
        return self._keep(person, notices=notices)

    def keep_address(self, person: str, address: str | None) -> asyncio.Future[None]:
        """An address that was confirmed, or none."""

        def change(connection: Connection) -> None:
            if address is None:
                _check_ways(connection, person, but_address=True)
            else:
                _check_free(connection, address, person)
            table = tables.person
            wanted = update(table).where(table.c.id == person).values(address=address)
            connection.execute(wanted)

        return self._change(person, change)

    def _keep(self, person: str, **values: object) -> asyncio.Future[None]:
        def change(connection: Connection) -> None:
            table = tables.person
            connection.execute(update(table).where(table.c.id == person).values(values))

        return self._change(person, change)

    def add_passkey(self, passkey: Passkey) -> asyncio.Future[None]:
        def change(connection: Connection) -> None:
            _add_passkey(connection, passkey)

        return self._change(passkey.person, change)

    def remove_passkey(self, person: str, id: str) -> asyncio.Future[None]:
        def change(connection: Connection) -> None:
            table = tables.passkey
            mine = and_(table.c.person == person, table.c.id == id)
            if connection.execute(delete(table).where(mine)).rowcount != 1:
                raise PersonRefused("no_such")
            _check_ways(connection, person)

        return self._change(person, change)

    def add_push(self, push: Push) -> asyncio.Future[None]:
        """Where one browser of theirs can be reached; an earlier place of it is forgotten."""

        def change(connection: Connection) -> None:
            table = tables.push
            same = (table.c.device == push.device) | (table.c.endpoint == push.endpoint)
            connection.execute(delete(table).where(same))
            connection.execute(insert(table), asdict(push))

        return self._change(push.person, change)

    def remove_push(
        self, person: str, *, device: str | None = None, id: str | None = None
    ) -> asyncio.Future[None]:
        def change(connection: Connection) -> None:
            table = tables.push
            which = table.c.id == id if device is None else table.c.device == device
            connection.execute(delete(table).where(table.c.person == person, which))

        return self._change(person, change)

    def delete(self, person: str) -> asyncio.Future[tuple[list[str], list[str]]]:
        """Forget a person: the matches that are no more, and those where a seat has changed."""

        def change(connection: Connection) -> tuple[list[str], list[str]]:
            gone, changed = let_go(connection, visitor_of(person))
            for table in (tables.push, tables.device, tables.passkey, tables.notice):
                connection.execute(delete(table).where(table.c.person == person))
            vouchers = tables.voucher
            connection.execute(delete(vouchers).where(vouchers.c.person == person))
            connection.execute(delete(tables.person).where(tables.person.c.id == person))
            for kind, matches in (("gone", gone), ("seats", changed)):
                for match in matches:
                    self._store.writer.announce(Signal(match, kind, None))
            return gone, changed

        return self._change(person, change)

    def _change(
        self, person: str, change: Callable[[Connection], T], *, is_new: bool = False
    ) -> asyncio.Future[T]:
        def job(connection: Connection) -> T:
            table = tables.person
            # Whoever else changes this person waits: on PostgreSQL there may be several servers.
            found = select(table.c.id).where(table.c.id == person).with_for_update()
            if not is_new and connection.execute(found).first() is None:
                raise PersonRefused("gone")
            done = change(connection)
            self._store.writer.announce(Signal("", "person", person))
            return done

        return self._store.writer.do(job)


def _of(connection: Connection, table: Table, person: str, order: str) -> list[RowMapping]:
    wanted = select(table).where(table.c.person == person).order_by(table.c[order].desc())
    return [row._mapping for row in connection.execute(wanted)]


def _add_passkey(connection: Connection, passkey: Passkey) -> None:
    table = tables.passkey
    count = select(func.count()).select_from(table).where(table.c.person == passkey.person)
    if connection.execute(count).scalar_one() >= MOST_PASSKEYS:
        raise PersonRefused("too_many")
    try:
        with connection.begin_nested():
            connection.execute(insert(table), asdict(passkey))
    except IntegrityError:
        raise PersonRefused("known_passkey") from None


def _sign_out(connection: Connection, person: str, which: ColumnElement[bool]) -> int:
    table = tables.device
    out = and_(table.c.person == person, which)
    ids = list(connection.execute(select(table.c.id).where(out)).scalars())
    connection.execute(delete(tables.push).where(tables.push.c.device.in_(ids)))
    connection.execute(delete(table).where(table.c.id.in_(ids)))
    return len(ids)


def _check_free(connection: Connection, address: str, person: str) -> None:
    table = tables.person
    other = select(table.c.id).where(table.c.address == address, table.c.id != person)
    if connection.execute(other).first() is not None:
        raise PersonRefused("known_address")


def _check_ways(connection: Connection, person: str, *, but_address: bool = False) -> None:
    """Somebody who could never sign in again would lose everything with this browser."""
    keys, people = tables.passkey, tables.person
    has_key = connection.execute(select(keys.c.id).where(keys.c.person == person)).first()
    address = connection.execute(select(people.c.address).where(people.c.id == person)).scalar()
    if has_key is None and (but_address or address is None):
        raise PersonRefused("last_way")
