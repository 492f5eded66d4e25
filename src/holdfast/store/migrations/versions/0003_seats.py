"""Seats belong to people: sitters instead of holders, links that work once instead of secrets.

Whoever sits somewhere by cookie keeps the seat. The secret of a seat that nobody has claimed
becomes an invitation; all others die, and say so when they are opened.
"""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LIVE_BROWSERS = sa.text("ended IS NULL AND visitor IS NOT NULL")


def upgrade() -> None:
    make_tables()
    connection = op.get_bind()
    seat_holders(connection)
    turn_secrets_into_links(connection)
    op.drop_table("holder")
    op.drop_table("secret")


def make_tables() -> None:
    op.create_table(
        "sitter",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(80)),
        sa.Column("token", sa.String(64)),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("by", sa.String(16)),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53)),
        sa.Column("why", sa.String(16)),
    )
    op.create_index("ix_sitter_match", "sitter", ["match"])
    op.create_index("ix_sitter_visitor", "sitter", ["visitor"])
    op.create_index(
        "uq_sitter_match_place_visitor",
        "sitter",
        ["match", "place", "visitor"],
        unique=True,
        sqlite_where=LIVE_BROWSERS,
        postgresql_where=LIVE_BROWSERS,
    )
    op.create_table(
        "ticket",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("by", sa.String(16)),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("expires", sa.Float(53)),
        sa.Column("ended", sa.Float(53)),
        sa.Column("why", sa.String(16)),
        sa.Column("used_by", sa.String(16)),
    )
    op.create_index("ix_ticket_match", "ticket", ["match"])
    op.create_table(
        "knock",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("browser", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
        sa.UniqueConstraint("match", "place", "visitor", name="uq_knock_match_place_visitor"),
    )


def seat_holders(connection: sa.Connection) -> None:
    """Nobody noted which browser it was: the label stays empty."""
    rows = connection.execute(
        sa.text(
            "SELECT h.match, h.place, h.visitor, h.since, m.creator FROM holder h "
            "JOIN match m ON m.id = h.match"
        )
    ).all()
    for row in rows:
        connection.execute(
            sa.text(
                "INSERT INTO sitter (id, match, place, visitor, label, how, since, seen) "
                "VALUES (:id, :match, :place, :visitor, '', :how, :since, :since)"
            ),
            {
                "id": secrets.token_hex(6),
                "match": row.match,
                "place": row.place,
                "visitor": row.visitor,
                "how": "began" if row.visitor == row.creator else "joined",
                "since": row.since,
            },
        )


def turn_secrets_into_links(connection: sa.Connection) -> None:
    """The secrets had no names; `holdfast.web.seats.ticket_id` finds these by their hash."""
    rows = connection.execute(
        sa.text(
            "SELECT k.hash, k.match, k.place, k.retired, s.kind, s.claimed_by, m.created "
            "FROM secret k JOIN match m ON m.id = k.match "
            "JOIN seat s ON s.match = k.match AND s.place = k.place"
        )
    ).all()
    now = time.time()
    for row in rows:
        invites = not row.retired and row.kind == "human" and row.claimed_by is None
        connection.execute(
            sa.text(
                "INSERT INTO ticket (id, hash, match, place, kind, made, ended, why) "
                "VALUES (:id, :hash, :match, :place, 'invitation', :made, :ended, :why)"
            ),
            {
                "id": row.hash[:16],
                "hash": row.hash,
                "match": row.match,
                "place": row.place,
                "made": row.created,
                "ended": None if invites else now,
                "why": None if invites else "replaced" if row.retired else "old",
            },
        )
