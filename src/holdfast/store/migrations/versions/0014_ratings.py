"""Ratings of people: rated matches, what each did, and who chose to be listed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "match", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "rating",
        sa.Column("person", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("why", sa.String(16)),
        sa.Column("changes", sa.Text, nullable=False),
    )
    op.create_table(
        "leader",
        sa.Column("person", sa.String(80), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    for table in ("leader", "rated", "rating"):
        op.drop_table(table)
    op.drop_column("match", "rated")
