"""Several servers on one database: which of them are there, who has a table, and what is to be thought about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
    )
    # What is thought about is asked again when the database itself falls over: PostgreSQL writes no log for it.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("watched", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("limit_s", sa.Float(), nullable=False),
        sa.Column("request", sa.LargeBinary(), nullable=False),
        sa.Column("answer", sa.LargeBinary()),
        prefixes=unlogged,
    )
    op.create_index("ix_thoughts_waiting", "thoughts", ["watched", "asked"])
    op.add_column("game_tables", sa.Column("owner", sa.String(32)))
    op.create_index("ix_game_tables_owner", "game_tables", ["owner"])
