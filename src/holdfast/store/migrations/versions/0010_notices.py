"""Notices: where browsers can be reached, and what is to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

Counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("device", sa.String(16), sa.ForeignKey("device.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.UniqueConstraint("device", name="uq_push_device"),
    )
    op.create_index("ix_push_person", "push", ["person"])
    op.create_table(
        "notice",
        sa.Column("id", Counter, primary_key=True, autoincrement=True),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id")),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(254), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(16)),
        sa.Column("until", sa.Float(53)),
        sa.Column("ended", sa.Float(53)),
        sa.Column("outcome", sa.String(16)),
        sa.UniqueConstraint("key", "channel", "target", name="uq_notice_key_channel_target"),
    )
    op.create_index("ix_notice_match", "notice", ["match"])
    op.create_index("ix_notice_ended_due", "notice", ["ended", "due"])


def downgrade() -> None:
    op.drop_table("notice")
    op.drop_table("push")
