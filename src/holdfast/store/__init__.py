"""Matches on disk: SQLite by default, PostgreSQL by one URL. Entries are only ever added."""

from __future__ import annotations

from holdfast.store.records import (
    ChatLine,
    Entry,
    Finish,
    MatchRow,
    MoveNote,
    SeatRow,
    Summary,
)
from holdfast.store.signals import Signal
from holdfast.store.store import Store
from holdfast.store.writer import StoreFailed, Writer

__all__ = [
    "ChatLine",
    "Entry",
    "Finish",
    "MatchRow",
    "MoveNote",
    "SeatRow",
    "Signal",
    "Store",
    "StoreFailed",
    "Summary",
    "Writer",
]
