"""Where the chance of a match comes from: its generator, the commitment to its key, the key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FIRST_GENERATOR = "multiply-with-carry"


def upgrade() -> None:
    # Matches that were begun before go on with their seed.
    op.add_column(
        "match",
        sa.Column("generator", sa.String(32), nullable=False, server_default=FIRST_GENERATOR),
    )
    op.add_column("match", sa.Column("commitment", sa.String(64)))
    op.add_column("match", sa.Column("key", sa.String(64)))
