"""The tables of what people agree on and of how they find each other, beside those of `schema`.

People stand here by `who`, the visitor of their browser.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

from holdfast.store.json_text import JsonText
from holdfast.store.schema import METADATA, Counter

__all__ = [
    "agreement",
    "beat",
    "block",
    "door",
    "friend",
    "invite",
    "mute",
    "outage",
    "proposal",
    "rematch",
    "report",
    "shelf",
]

WHO: Final = 80
"""How long the name of a visitor may be."""

# What was agreed when a match was set up: how much time there is, and what happens to a seat whose
# player is gone. A match without a row has no limit. `look_at` is a moment before which nothing can
# happen to its clocks; `reminded` is the entry after which somebody was reminded last.
agreement = Table(
    "agreement",
    METADATA,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("per", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("absent", String(8), nullable=False),
    Column("look_at", Float(53), index=True),
    Column("reminded", Integer, nullable=False),
)

# What somebody proposes to the others at a table. At most one at a time is open.
proposal = Table(
    "proposal",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("days", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("agreed", JsonText, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("ended", Float(53)),
    Column("why", String(16)),
    Index("ix_proposal_match_ended", "match", "ended"),
)

# When a server was last alive. One row.
beat = Table(
    "beat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
)

# When none was, or when a clock jumped: nobody's time runs then.
outage = Table(
    "outage",
    METADATA,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("since", Float(53), nullable=False),
    Column("until", Float(53), nullable=False, index=True),
)

rematch = Table(
    "rematch",
    METADATA,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("next", String(32), nullable=False),
)

friend = Table(
    "friend",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("who", String(WHO), nullable=False),
    Column("other", String(WHO), nullable=False),
    Column("name", String(80), nullable=False),
    Column("since", Float(53), nullable=False),
    Unique("who", "other"),
)

# A personal link: whoever opens it becomes a friend. Its secret follows from its id.
door = Table(
    "door",
    METADATA,
    Column("who", String(WHO), primary_key=True),
    Column("id", String(16), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("made", Float(53), nullable=False),
)

block = Table(
    "block",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("who", String(WHO), nullable=False),
    Column("other", String(WHO), nullable=False),
    Column("name", String(80), nullable=False),
    Column("since", Float(53), nullable=False),
    Unique("who", "other"),
)

# An invitation that is handed to somebody instead of sent as a link: it is a ticket all the same.
invite = Table(
    "invite",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("ticket", String(16), nullable=False, index=True),
    Column("who", String(WHO), nullable=False, index=True),
    Column("by", String(WHO), nullable=False),
    Column("name", String(80), nullable=False),
    Column("made", Float(53), nullable=False),
    Column("ended", Float(53)),
    Column("why", String(16)),
)

# Where somebody put a match of theirs: out of sight, or into the archive.
shelf = Table(
    "shelf",
    METADATA,
    Column("who", String(WHO), primary_key=True),
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("at", Float(53), nullable=False),
)

# Whose chat somebody does not want to read at a table.
mute = Table(
    "mute",
    METADATA,
    Column("who", String(WHO), primary_key=True),
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("other", String(WHO), primary_key=True),
)

# What somebody told the operator about a line of chat. It outlives the match.
report = Table(
    "report",
    METADATA,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("of_match", String(32), nullable=False),
    Column("line", Integer, nullable=False),
    Column("who", String(WHO), nullable=False),
    Column("about", String(WHO)),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("handled", Float(53)),
    Unique("line", "who"),
)
