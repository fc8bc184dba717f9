"""How alembic reaches the database: always through the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from covetown.store.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise RuntimeError("migrations run when the store is opened; there is nothing to run by hand")
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transaction_per_migration=False
)
with context.begin_transaction():
    context.run_migrations()
