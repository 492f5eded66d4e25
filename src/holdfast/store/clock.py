"""What time it is for whatever expires: the database says, so that all its servers agree."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, text

__all__ = ["JUMP", "now"]

JUMP: Final = 120.0
"""Seconds by which a clock may be set back before it counts as having jumped."""

POSTGRES: Final = text("SELECT extract(epoch FROM clock_timestamp())::float8")


def now(connection: Connection) -> float:
    """Seconds since 1970. A SQLite file has no other clock than that of its machine."""
    if connection.dialect.name == "postgresql":
        return float(connection.execute(POSTGRES).scalar_one())
    return time.time()
