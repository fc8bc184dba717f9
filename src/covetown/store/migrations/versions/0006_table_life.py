"""What people agree on at a table: taking back, hints, who may talk, open hands; how it was left, and who hides it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("take_back", sa.String(8), nullable=False, server_default="free"))
    tables = sa.table("game_tables", sa.column("take_back", sa.String()), sa.column("undo", sa.Boolean()))
    op.execute(tables.update().where(tables.c.undo.is_(sa.false())).values(take_back="never"))
    op.drop_column("game_tables", "undo")
    for name in ("hints", "watchers_talk", "open_hands"):
        op.add_column("game_tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("game_tables", sa.Column("turned", sa.BigInteger()))
    op.add_column("game_tables", sa.Column("stopped", sa.Text()))
    op.add_column("game_tables", sa.Column("proposal", sa.Text()))
    # Since when somebody is waited for was not written down: the last change is the nearest that is known.
    running = sa.table("game_tables", sa.column("turned"), sa.column("touched"), sa.column("status", sa.String()))
    op.execute(running.update().where(running.c.status == "playing").values(turned=running.c.touched))
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("journal", sa.Column("late", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "hidden_tables",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", name="fk_hidden_tables_person"), nullable=False),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("game_tables.id", name="fk_hidden_tables_table_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_hidden_tables"),
    )
    op.create_index("ix_hidden_tables_table_id", "hidden_tables", ["table_id"])
