"""Positions that somebody shared, each under a short name.

The same position always has the same name, so that sharing it again adds nothing. The name itself
is drawn: nobody who knows a part of a position can guess where the whole lies.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, insert, select, update

from holdfast.store import schema
from holdfast.store.records import SharedPosition

if TYPE_CHECKING:
    from holdfast.store.database import Database

__all__ = ["PositionStore"]

DAY: Final = 24 * 3600.0


class PositionStore:
    """The part of the store that knows shared positions."""

    def __init__(self, store: Database) -> None:
        self._store = store

    def keep(self, game: str, code: str, new_name: Callable[[], str]) -> asyncio.Future[str]:
        """The name under which a position is kept from now on, or was already."""
        digest = hashlib.sha256(f"{game}\n{code}".encode()).hexdigest()
        table = schema.position

        def job(connection: Connection) -> str:
            now = time.time()
            known = connection.execute(select(table.c.id).where(table.c.digest == digest)).scalar()
            if known is not None:
                connection.execute(update(table).where(table.c.id == known).values(seen=now))
                return str(known)
            name = new_name()
            while connection.execute(select(table.c.id).where(table.c.id == name)).first():
                name = new_name()
            values = {"id": name, "digest": digest, "game": game, "code": code}
            connection.execute(insert(table).values(**values, made=now, seen=now))
            return name

        return self._store.writer.do(job)

    def find(self, name: str) -> SharedPosition | None:
        table = schema.position
        with self._store.reader() as connection:
            row = connection.execute(select(table).where(table.c.id == name)).first()
        return None if row is None else SharedPosition(row.id, row.game, row.code, row.seen)

    async def touch(self, position: SharedPosition) -> None:
        """Somebody has opened it: it is kept on. Once a day is often enough to note that."""
        now = time.time()
        if now - position.seen < DAY:
            return
        table = schema.position
        wanted = update(table).where(table.c.id == position.id).values(seen=now)

        def job(connection: Connection) -> None:
            connection.execute(wanted)

        await self._store.writer.do(job)

    def remove_unseen(self, before: float) -> asyncio.Future[int]:
        """Remove positions that nobody has opened since a moment; how many they were."""
        table = schema.position

        def job(connection: Connection) -> int:
            return connection.execute(delete(table).where(table.c.seen < before)).rowcount

        return self._store.writer.do(job)
