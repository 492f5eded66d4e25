"""Positions that were shared, each under a short name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "position",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("position")
