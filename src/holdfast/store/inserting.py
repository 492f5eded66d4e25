"""Inserting what may be there already: both databases can, SQLAlchemy has a statement for each."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

__all__ = ["insert_into"]


def insert_into(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insertion that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
