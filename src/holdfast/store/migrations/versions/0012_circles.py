"""How people find each other: friends, invitations, blocks; and who said what in a chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

Counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    for name in ("friend", "block"):
        op.create_table(
            name,
            sa.Column("id", sa.String(16), nullable=False),
            sa.Column("who", sa.String(80), nullable=False),
            sa.Column("other", sa.String(80), nullable=False),
            sa.Column("name", sa.String(80), nullable=False),
            sa.Column("since", sa.Float(53), nullable=False),
            sa.PrimaryKeyConstraint("id", name=f"pk_{name}"),
            sa.UniqueConstraint("who", "other", name=f"uq_{name}_who_other"),
        )
    op.create_table(
        "door",
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_door"),
    )
    op.create_index("ix_door_id", "door", ["id"])
    op.create_table(
        "invite",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ticket", sa.String(16), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53)),
        sa.Column("why", sa.String(16)),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_invite_match"),
        sa.PrimaryKeyConstraint("id", name="pk_invite"),
    )
    for column in ("match", "ticket", "who"):
        op.create_index(f"ix_invite_{column}", "invite", [column])
    op.create_table(
        "shelf",
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_shelf_match"),
        sa.PrimaryKeyConstraint("who", "match", name="pk_shelf"),
    )
    op.create_table(
        "mute",
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("other", sa.String(80), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_mute_match"),
        sa.PrimaryKeyConstraint("who", "match", "other", name="pk_mute"),
    )
    op.create_table(
        "report",
        sa.Column("id", Counter, nullable=False, autoincrement=True),
        sa.Column("of_match", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("about", sa.String(80)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("handled", sa.Float(53)),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
        sa.UniqueConstraint("line", "who", name="uq_report_line_who"),
    )
    op.add_column("chat", sa.Column("who", sa.String(80)))


def downgrade() -> None:
    op.drop_column("chat", "who")
    for table in ("report", "mute", "shelf", "invite", "door", "block", "friend"):
        op.drop_table(table)
