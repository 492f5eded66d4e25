"""Who is kept out by whoever runs the server: visitors by name, networks by the hash of theirs."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, Float, String, Table, Text, delete, insert, or_, select

from holdfast.store.schema import METADATA

if TYPE_CHECKING:
    from holdfast.store.database import Database

__all__ = ["Ban", "add_ban", "ban", "bans_now", "lift_ban"]

ban = Table(
    "ban",
    METADATA,
    Column("kind", String(16), primary_key=True),
    Column("subject", String(80), primary_key=True),
    Column("why", Text, nullable=False),
    Column("since", Float(53), nullable=False),
    Column("until", Float(53)),
)


@dataclass(frozen=True, slots=True)
class Ban:
    kind: str
    """`visitor` or `network`."""
    subject: str
    """The visitor's name, or the hash of the network as the record of a match has it."""
    why: str
    since: float
    until: float | None
    """When it ends by itself; None: when somebody lifts it."""


def bans_now(database: Database) -> list[Ban]:
    """Those that hold now, the oldest first."""
    wanted = select(ban).where(or_(ban.c.until.is_(None), ban.c.until > time.time()))
    with database.reader() as connection:
        return [Ban(**row._mapping) for row in connection.execute(wanted.order_by(ban.c.since))]


def add_ban(connection: Connection, one: Ban) -> None:
    """Keep somebody out; what was said of them before is replaced."""
    lift_ban(connection, one.kind, one.subject)
    values = {name: getattr(one, name) for name in ban.c.keys()}  # noqa: SIM118
    connection.execute(insert(ban), values)


def lift_ban(connection: Connection, kind: str, subject: str) -> bool:
    """Let somebody in again; whether they were kept out."""
    here = (ban.c.kind == kind) & (ban.c.subject == subject)
    return connection.execute(delete(ban).where(here)).rowcount > 0
