"""What chance dealt before the set-up is kept with a table, and in which format its journal is written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Every table that is there was written by version 0.1, in format 1; `store.renewal` brings them up to date.
    op.add_column("game_tables", sa.Column("format", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("game_tables", sa.Column("dealt", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("game_tables", sa.Column("dealing", sa.Text(), nullable=False, server_default="[]"))
