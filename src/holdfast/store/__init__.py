"""Matches on disk: SQLite by default, PostgreSQL by one URL. Entries are only ever added."""

from __future__ import annotations

from holdfast.store.agreements import Behind, GoneOn, Proposal, TableRefused
from holdfast.store.bans import Ban, bans_now
from holdfast.store.circles import Door, Invite, Known
from holdfast.store.people import PersonRefused
from holdfast.store.people_records import (
    Account,
    Device,
    Notice,
    Passkey,
    PersonRow,
    Push,
    Session,
    Voucher,
)
from holdfast.store.people_schema import person_of, visitor_of
from holdfast.store.records import (
    NOBODY,
    Agreement,
    ChatLine,
    Entry,
    Finish,
    Knock,
    MatchRow,
    MoveNote,
    Past,
    Seating,
    SeatRow,
    SharedPosition,
    Sitter,
    Summary,
    Terms,
    Ticket,
)
from holdfast.store.seating import SeatRefused
from holdfast.store.shelves import Report
from holdfast.store.signals import Signal
from holdfast.store.store import Store
from holdfast.store.vouchers import VoucherRefused
from holdfast.store.writer import StoreFailed, Writer

__all__ = [
    "NOBODY",
    "Account",
    "Agreement",
    "Ban",
    "Behind",
    "ChatLine",
    "Device",
    "Door",
    "Entry",
    "Finish",
    "GoneOn",
    "Invite",
    "Knock",
    "Known",
    "MatchRow",
    "MoveNote",
    "Notice",
    "Passkey",
    "Past",
    "PersonRefused",
    "PersonRow",
    "Proposal",
    "Push",
    "Report",
    "SeatRefused",
    "SeatRow",
    "Seating",
    "Session",
    "SharedPosition",
    "Signal",
    "Sitter",
    "Store",
    "StoreFailed",
    "Summary",
    "TableRefused",
    "Terms",
    "Ticket",
    "Voucher",
    "VoucherRefused",
    "Writer",
    "bans_now",
    "person_of",
    "visitor_of",
]
