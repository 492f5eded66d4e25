"""Challenges: the same dice for all, who has tried, and until when a try is sealed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("sealed", sa.Float(53)))
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("creator", sa.String(80)),
        sa.Column("generator", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("opens", sa.Float(53), nullable=False),
        sa.Column("ends", sa.Float(53), nullable=False),
        sa.Column("closes", sa.Float(53), nullable=False),
        sa.UniqueConstraint("day", "game", name="uq_challenge_day_game"),
    )
    op.create_index("ix_challenge_creator", "challenge", ["creator"])
    op.create_table(
        "attempt",
        sa.Column("challenge", sa.String(32), sa.ForeignKey("challenge.id"), primary_key=True),
        sa.Column("person", sa.String(80), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("begun", sa.Float(53), nullable=False),
        sa.Column("done", sa.Float(53)),
        sa.Column("win", sa.Float(53)),
        sa.Column("score", sa.Float(53)),
        sa.Column("luck", sa.Float(53)),
        sa.Column("luck_score", sa.Float(53)),
        sa.UniqueConstraint("match", name="uq_attempt_match"),
    )
    op.create_index("ix_attempt_person", "attempt", ["person"])


def downgrade() -> None:
    op.drop_table("attempt")
    op.drop_table("challenge")
    op.drop_column("match", "sealed")
