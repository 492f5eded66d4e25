"""Where a match was begun, so that limits count networks and not only visitors."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("network", sa.String(40)))
    op.create_index("ix_match_network_created", "match", ["network", "created"])


def downgrade() -> None:
    op.drop_index("ix_match_network_created", "match")
    op.drop_column("match", "network")
