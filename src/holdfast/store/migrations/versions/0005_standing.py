"""How a match stands, with each entry: whose turn it is, how many actions, and a fingerprint.

Also what a replay compares with and what outlives it: the chance of set-up, the match in which one
goes on whose record no longer holds, the story of a finished one. In older records whose turn it is
stays unknown until somebody looks: only the rules can tell.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("setup", sa.Text))
    op.add_column("match", sa.Column("turn", sa.Integer))
    op.add_column("match", sa.Column("successor", sa.String(32)))
    op.add_column("entry", sa.Column("turn", sa.Integer))
    op.add_column("entry", sa.Column("actions", sa.Integer))
    op.add_column("entry", sa.Column("fingerprint", sa.String(16)))
    op.create_table(
        "story",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("events", sa.Text, nullable=False),
    )
