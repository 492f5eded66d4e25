"""Who thinks about a bot's move, where several servers share a database.

Two moves of one number can never both be written; a claim only saves the second server the work. It
runs out, so that somebody else moves when a server has gone while it thought.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text

if TYPE_CHECKING:
    from holdfast.store.database import Database

__all__ = ["claim"]

# The same words for SQLite and PostgreSQL.
CLAIM: Final = text(
    "INSERT INTO claim (match, number, origin, until) VALUES (:match, :number, :origin, :until) "
    "ON CONFLICT (match) DO UPDATE "
    "SET number = excluded.number, origin = excluded.origin, until = excluded.until "
    "WHERE claim.number < excluded.number OR claim.until < :now OR claim.origin = excluded.origin "
    "RETURNING match"
)


def claim(store: Database, match: str, number: int, seconds: float) -> asyncio.Future[bool]:
    """Whether this server is the one to move a bot after entry `number`, within so many seconds."""

    def job(connection: Connection) -> bool:
        now = time.time()
        values = {
            "match": match,
            "number": number,
            "origin": store.origin,
            "until": now + seconds,
            "now": now,
        }
        return connection.execute(CLAIM, values).first() is not None

    return store.writer.do(job)
