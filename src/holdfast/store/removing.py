"""Taking matches out of the database, with everything that is theirs."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete

from holdfast.store import schema

__all__ = ["remove_matches"]


def remove_matches(connection: Connection, matches: Collection[str]) -> None:
    """For jobs. Whatever points to a match goes before it; the caller tells the other servers."""
    for each in reversed(schema.METADATA.sorted_tables):
        if any(key.target_fullname == "match.id" for key in each.foreign_keys):
            connection.execute(delete(each).where(each.c.match.in_(matches)))
    connection.execute(delete(schema.match).where(schema.match.c.id.in_(matches)))
