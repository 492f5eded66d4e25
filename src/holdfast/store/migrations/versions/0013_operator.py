"""For whoever runs a server: matches out of sight, and who is kept out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "match", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "ban",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("subject", sa.String(80), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
    )


def downgrade() -> None:
    op.drop_table("ban")
    op.drop_column("match", "hidden")
