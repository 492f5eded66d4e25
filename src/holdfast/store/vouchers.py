"""What is good once and not for long: challenges of passkeys, links in mails.

The database's clock decides, not that of the server that is asked; and where that one was set back,
a voucher of the future is no longer good, since nobody knows how old it is.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from holdfast.store.clock import JUMP, now
from holdfast.store.people_records import Voucher
from holdfast.store.people_schema import voucher as table

if TYPE_CHECKING:
    from holdfast.store.store import Store

__all__ = ["VoucherRefused", "Vouchers"]

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
KEPT: Final = 7 * 24 * HOUR
"""So long an old link can say what became of it."""
MOST_OF_NETWORK: Final = 120
MOST_MAILS_OF_NETWORK: Final = 20
MOST_OF_ADDRESS: Final = 5
MOST_OF_ADDRESS_IN_A_DAY: Final = 15


class VoucherRefused(Exception):
    """`kind` says why: `unknown`, `used`, `expired`, `foreign`, or `too_many`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Vouchers:
    """The part of the store that keeps what is good once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, voucher: Voucher, seconds: float) -> asyncio.Future[None]:
        """A new one that is good for so long; `too_many` where somebody asks again and again."""

        def job(connection: Connection) -> None:
            moment = now(connection)
            _check_few(connection, voucher, moment)
            voucher.made, voucher.expires = moment, moment + seconds
            connection.execute(insert(table), asdict(voucher))

        return self._store.writer.do(job)

    def look(self, id: str) -> Voucher:
        """One that is still good, without using it; or `VoucherRefused`."""
        with self._store.reader() as connection:
            found = connection.execute(select(table).where(table.c.id == id)).first()
            return _good(None if found is None else Voucher(**found._mapping), now(connection))

    def use(
        self, id: str, visitor: str | None = None, *, anywhere: bool = False
    ) -> asyncio.Future[Voucher]:
        """Use one up, in the browser that it was made for or `anywhere`. Of two who try at once one
        is told that it was used."""

        def job(connection: Connection) -> Voucher:
            moment = now(connection)
            free = and_(table.c.id == id, table.c.ended.is_(None))
            used = connection.execute(
                update(table).where(free).values(ended=moment).returning(table.c.id)
            ).first()
            found = connection.execute(select(table).where(table.c.id == id)).first()
            voucher = None if found is None else Voucher(**found._mapping)
            if used is not None and voucher is not None:
                voucher.ended = None
            good = _good(voucher, moment)
            if not anywhere and good.visitor is not None and good.visitor != visitor:
                raise VoucherRefused("foreign")
            return good

        return self._store.writer.do(job)

    def forget_old(self) -> asyncio.Future[None]:
        def job(connection: Connection) -> None:
            connection.execute(delete(table).where(table.c.expires < now(connection) - KEPT))

        return self._store.writer.do(job)


def _good(voucher: Voucher | None, moment: float) -> Voucher:
    if voucher is None:
        raise VoucherRefused("unknown")
    if voucher.ended is not None:
        raise VoucherRefused("used")
    if not voucher.made - JUMP <= moment < voucher.expires:
        raise VoucherRefused("expired")
    return voucher


def _mailbox(address: str) -> ColumnElement[bool]:
    """All addresses that are read in the same place: anna+anything@ is anna@ to most servers."""
    name, _at, host = address.rpartition("@")
    own = name.partition("+")[0]
    tagged = table.c.address.startswith(f"{own}+", autoescape=True)
    return or_(
        table.c.address == f"{own}@{host}",
        and_(tagged, table.c.address.endswith(f"@{host}", autoescape=True)),
    )


def _check_few(connection: Connection, voucher: Voucher, moment: float) -> None:
    """Networks are counted, since a visitor costs nothing, and whoever gets mail from us."""
    lately = table.c.made > moment - HOUR
    here = and_(lately, table.c.network == voucher.network)
    limits = [(here, MOST_OF_NETWORK)]
    if voucher.address is not None:
        limits.append((and_(here, table.c.address.is_not(None)), MOST_MAILS_OF_NETWORK))
        theirs, today = _mailbox(voucher.address), table.c.made > moment - DAY
        limits.append((and_(lately, theirs), MOST_OF_ADDRESS))
        limits.append((and_(today, theirs), MOST_OF_ADDRESS_IN_A_DAY))
    for where, most in limits:
        count = select(func.count()).select_from(table).where(where)
        if connection.execute(count).scalar_one() >= most:
            raise VoucherRefused("too_many")
