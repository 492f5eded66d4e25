"""Alembic's way in. The store hands over its connection; nothing is read from an ini file."""

from __future__ import annotations

from alembic import context

from holdfast.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
