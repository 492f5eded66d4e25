"""The tables about people: who they are, by what they are known again, what they are told.

A person is optional: guests are visitors, known by a cookie and by nothing in these tables. What a
person holds is held by the visitor `@` and the person's name: see `visitor_of`.
"""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from holdfast.store.json_text import JsonText
from holdfast.store.schema import METADATA, Counter

__all__ = ["device", "notice", "passkey", "person", "person_of", "push", "visitor_of", "voucher"]


def visitor_of(person: str) -> str:
    """As whom a person sits at matches. No guest is called so: their names have no such sign."""
    return f"@{person}"


def person_of(visitor: str | None) -> str | None:
    """The person behind a visitor, or None for a guest."""
    return visitor[1:] if visitor is not None and visitor.startswith("@") else None


person = Table(
    "person",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("made", Float(53), nullable=False),
    Column("prefs", JsonText, nullable=False),
    Column("address", String(254), unique=True),
    Column("notices", JsonText, nullable=False),
)

# Browsers that are signed in. Who is signed out is no longer here.
device = Table(
    "device",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("how", String(16), nullable=False),
    Column("since", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
)

passkey = Table(
    "passkey",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("label", String(80), nullable=False),
    Column("made", Float(53), nullable=False),
    Column("used", Float(53)),
)

# What is good once and not for long: the challenges of passkeys, and links in mails. Neither stands
# here: both are derived from the name and the server's key.
voucher = Table(
    "voucher",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("visitor", String(80)),
    Column("person", String(16)),
    Column("address", String(254)),
    Column("network", String(40), nullable=False),
    Column("made", Float(53), nullable=False),
    Column("expires", Float(53), nullable=False),
    Column("ended", Float(53)),
    Index("ix_voucher_network_made", "network", "made"),
    Index("ix_voucher_address_made", "address", "made"),
)

# Where a browser can be reached although no page is open.
push = Table(
    "push",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("device", ForeignKey("device.id"), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("made", Float(53), nullable=False),
)

# What is to be sent, to one address or browser each, and for a while what was: each thing once.
notice = Table(
    "notice",
    METADATA,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("key", String(120), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(16)),
    Column("match", ForeignKey("match.id"), index=True),
    Column("number", Integer, nullable=False),
    Column("channel", String(8), nullable=False),
    Column("target", String(254), nullable=False),
    Column("facts", JsonText, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("due", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("origin", String(16)),
    Column("until", Float(53)),
    Column("ended", Float(53)),
    Column("outcome", String(16)),
    UniqueConstraint("key", "channel", "target"),
    Index("ix_notice_ended_due", "ended", "due"),
)
