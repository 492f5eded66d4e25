"""What is agreed at a table: time limits, what becomes of absent players, proposals, rematches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

Counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "agreement",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("per", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("absent", sa.String(8), nullable=False),
        sa.Column("look_at", sa.Float(53)),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_agreement_match"),
        sa.PrimaryKeyConstraint("match", name="pk_agreement"),
    )
    op.create_index("ix_agreement_look_at", "agreement", ["look_at"])
    op.create_table(
        "proposal",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53)),
        sa.Column("why", sa.String(16)),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_proposal_match"),
        sa.PrimaryKeyConstraint("id", name="pk_proposal"),
    )
    op.create_index("ix_proposal_match_ended", "proposal", ["match", "ended"])
    op.create_table(
        "beat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_beat"),
    )
    op.create_table(
        "outage",
        sa.Column("id", Counter, nullable=False, autoincrement=True),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outage"),
    )
    op.create_index("ix_outage_until", "outage", ["until"])
    op.create_table(
        "rematch",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("next", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_rematch_match"),
        sa.PrimaryKeyConstraint("match", name="pk_rematch"),
    )


def downgrade() -> None:
    for table in ("rematch", "outage", "beat", "proposal", "agreement"):
        op.drop_table(table)
