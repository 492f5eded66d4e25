"""The tables. Migrations in `migrations/versions` bring a database to this shape."""

from __future__ import annotations

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

from holdfast.core.chance import SEEDED

__all__ = [
    "METADATA",
    "chat",
    "entry",
    "knock",
    "match",
    "note",
    "seat",
    "signal",
    "sitter",
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

match = Table(
    "match",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),  # 0 where the generator takes a key
    Column("position", Text),
    Column("pack", Text),
    Column("study", Boolean, nullable=False),
    Column("title", String(200), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("creator", String(80), nullable=False),
    Column("parent", String(32)),
    Column("parent_at", Integer),
    Column("webhook", Text),
    Column("created", Float(53), nullable=False),
    Column("finished", Float(53)),
    Column("result", Text),
    Column("returns", Text),
    Column("generator", String(32), nullable=False, server_default=SEEDED),
    Column("commitment", String(64)),
    Column("key", String(64)),
    Column("network", String(40)),
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

# Plays and undos, in order. Nothing here is ever changed, nor deleted before its match is, and two
# servers can never both write number 12 of one match.
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
    UniqueConstraint("match", "number"),
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
