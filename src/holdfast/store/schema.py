"""The tables. Migrations in `migrations/versions` bring a database to this shape."""

from __future__ import annotations

from dataclasses import fields

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from holdfast.store.json_text import JsonText
from holdfast.store.records import MatchRow

__all__ = [
    "METADATA",
    "chat",
    "claim",
    "entry",
    "knock",
    "match",
    "note",
    "position",
    "seat",
    "signal",
    "sitter",
    "story",
    "ticket",
]

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts rows up by itself only in a column that is exactly INTEGER.
Counter = BigInteger().with_variant(Integer, "sqlite")


def columns(record: type) -> list[Column[object]]:
    """The columns of a table, as the fields of its record say."""
    made = []
    for one in fields(record):
        kind, about = one.metadata["column"]
        made.append(Column(one.name, kind, **about))
    return made


match = Table(
    "match",
    METADATA,
    *columns(MatchRow),
    Index("ix_match_network_created", "network", "created"),
    Index("ix_match_creator_finished", "creator", "finished"),
    Index("ix_match_listed_finished", "listed", "finished", "created"),
)

seat = Table(
    "seat",
    METADATA,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("bot", String(32)),
    Column("name", String(80), nullable=False),
    Column("claimed_by", String(80)),
)

# Who sits at a seat: a browser, by its visitor, or a program, by the hash of its token. Who has
# gone stays here with the reason, so that an old cookie or token can be told.
sitter = Table(
    "sitter",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("visitor", String(80), index=True),
    Column("token", String(64)),
    Column("label", String(80), nullable=False),
    Column("how", String(16), nullable=False),
    Column("by", String(16)),
    Column("since", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Column("ended", Float(53)),
    Column("why", String(16)),
    Index(
        "uq_sitter_match_place_visitor",
        "match",
        "place",
        "visitor",
        unique=True,
        sqlite_where=text("ended IS NULL AND visitor IS NOT NULL"),
        postgresql_where=text("ended IS NULL AND visitor IS NOT NULL"),
    ),
)

# Links that seat somebody once: invitations, links to another device, links to come back. Only the
# hash of a secret is stored; a dead one is kept so that an old link can say what became of it.
ticket = Table(
    "ticket",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("match", ForeignKey("match.id"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("by", String(16)),
    Column("made", Float(53), nullable=False),
    Column("expires", Float(53)),
    Column("ended", Float(53)),
    Column("why", String(16)),
    Column("used_by", String(16)),
)

# Browsers that ask whoever holds a seat to let them sit there too.
knock = Table(
    "knock",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("visitor", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("browser", String(80), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("refused", Boolean, nullable=False),
    UniqueConstraint("match", "place", "visitor"),
)

# Plays, undos and what happened at the table, in order. Nothing here is ever changed, nor deleted
# before its match is, and two servers can never both write number 12 of one match.
entry = Table(
    "entry",
    METADATA,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("turn", Integer),
    Column("actions", Integer),
    Column("fingerprint", String(16)),
    UniqueConstraint("match", "number"),
)

# What was told of a finished match. It is told from the record as long as that holds; when a rule
# has been corrected since, this is what remains of it.
story = Table(
    "story",
    METADATA,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("events", JsonText, nullable=False),
)

# Which server thinks about the next move of a bot, after which entry, and until when.
claim = Table(
    "claim",
    METADATA,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("origin", String(16), nullable=False),
    Column("until", Float(53), nullable=False),
)

# Positions that were shared, by their short names; the digest finds the same one again.
position = Table(
    "position",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("code", Text, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False, index=True),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("match.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("who", String(80)),
)

note = Table(
    "note",
    METADATA,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("match.id"), nullable=False, index=True),
    Column("action", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("at", Float(53), nullable=False),
)

# What servers on one SQLite file tell each other; PostgreSQL has NOTIFY for that.
signal = Table(
    "signal",
    METADATA,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("origin", String(16), nullable=False),
    Column("match", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    sqlite_autoincrement=True,  # old signals go, but their numbers never come back
)
