"""Matches on disk: SQLite by default, PostgreSQL by one URL. Entries are only ever added."""

from __future__ import annotations

from holdfast.store.continuing import GoneOn
from holdfast.store.records import (
    NOBODY,
    ChatLine,
    Entry,
    Finish,
    Knock,
    MatchRow,
    MoveNote,
    Seating,
    SeatRow,
    Sitter,
    Summary,
    Terms,
    Ticket,
)
from holdfast.store.seating import SeatRefused
from holdfast.store.signals import Signal
from holdfast.store.store import Store
from holdfast.store.writer import StoreFailed, Writer

__all__ = [
    "NOBODY",
    "ChatLine",
    "Entry",
    "Finish",
    "GoneOn",
    "Knock",
    "MatchRow",
    "MoveNote",
    "SeatRefused",
    "SeatRow",
    "Seating",
    "Signal",
    "Sitter",
    "Store",
    "StoreFailed",
    "Summary",
    "Terms",
    "Ticket",
    "Writer",
]
