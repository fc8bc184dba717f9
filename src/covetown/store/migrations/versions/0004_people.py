"""People: hosts, suspensions, friends, blocks, invitations, ratings, reports and links for a lost password."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def person(name: str, **more: Any) -> sa.Column[str]:
    """A column that names somebody."""
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), **more)


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("host", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("suspended", sa.BigInteger()))
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    # Nobody knows when they were here last; from now on it is written down.
    op.execute("UPDATE people SET seen = created")
    op.add_column("game_tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "ratings",
        person("person", primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("seats", sa.Integer(), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "rating_changes",
        table_id(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        person("person", index=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("new_mu", sa.Float(), nullable=False),
        sa.Column("new_sigma", sa.Float(), nullable=False),
    )
    op.create_table(
        "friends",
        person("person", primary_key=True),
        person("other", primary_key=True, index=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger()),
    )
    op.create_table(
        "blocks",
        person("person", primary_key=True),
        person("other", primary_key=True, index=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "invitations",
        table_id(),
        person("person", primary_key=True, index=True),
        person("sender", nullable=False, index=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        person("reporter", index=True),
        person("person", index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("line", sa.Integer()),
        sa.Column("said", sa.String(1000)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger()),
    )
    op.create_index("ix_reports_done_created", "reports", ["done", "created"])
    op.create_table(
        "resets",
        sa.Column("id", sa.String(32), primary_key=True),
        person("person", nullable=False, index=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
