"""Matches, seats, their secrets and holders, entries, chat, notes, signals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

COUNTER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("pack", sa.Text),
        sa.Column("study", sa.Boolean, nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(80), nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("parent_at", sa.Integer),
        sa.Column("webhook", sa.Text),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("finished", sa.Float(53)),
        sa.Column("result", sa.Text),
        sa.Column("returns", sa.Text),
    )
    op.create_index("ix_match_creator_finished", "match", ["creator", "finished"])
    op.create_index("ix_match_listed_finished", "match", ["listed", "finished", "created"])
    op.create_table(
        "seat",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("claimed_by", sa.String(80)),
    )
    op.create_table(
        "secret",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("retired", sa.Boolean, nullable=False),
    )
    op.create_index("ix_secret_match", "secret", ["match"])
    op.create_table(
        "holder",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(80), primary_key=True),
        sa.Column("since", sa.Float(53), nullable=False),
    )
    op.create_index("ix_holder_visitor", "holder", ["visitor"])
    op.create_table(
        "entry",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.UniqueConstraint("match", "number", name="uq_entry_match_number"),
    )
    op.create_table(
        "chat",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("ix_chat_match", "chat", ["match"])
    op.create_table(
        "note",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("ix_note_match", "note", ["match"])
    op.create_table(
        "signal",
        sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sqlite_autoincrement=True,
    )
