"""People: accounts without a password, their devices and passkeys, and what is good only once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("prefs", sa.Text, nullable=False),
        sa.Column("address", sa.String(254)),
        sa.Column("notices", sa.Text, nullable=False),
        sa.UniqueConstraint("address", name="uq_person_address"),
    )
    op.create_table(
        "device",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_index("ix_device_person", "device", ["person"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("used", sa.Float(53)),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "voucher",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(80)),
        sa.Column("person", sa.String(16)),
        sa.Column("address", sa.String(254)),
        sa.Column("network", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53)),
    )
    op.create_index("ix_voucher_network_made", "voucher", ["network", "made"])
    op.create_index("ix_voucher_address_made", "voucher", ["address", "made"])


def downgrade() -> None:
    for table in ("voucher", "passkey", "device", "person"):
        op.drop_table(table)
