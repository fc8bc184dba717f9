"""Slow games: a time for each turn, vacations, what was last seen, answers given beforehand, and notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def person() -> sa.Column[str]:
    return sa.Column("person", sa.String(32), nullable=False)


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), nullable=False)


def belongs(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=f"fk_{table}_{column}", ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("turn_ms", sa.BigInteger()))
    op.add_column("game_tables", sa.Column("due", sa.BigInteger()))
    op.create_index("ix_game_tables_due", "game_tables", ["due"])
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(32), nullable=False),
        person(),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_vacations"),
        belongs("vacations", "person", "people"),
    )
    op.create_index("ix_vacations_person", "vacations", ["person"])
    op.create_table(
        "visits",
        person(),
        table_id(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "seat", name="pk_visits"),
        belongs("visits", "person", "people"),
        belongs("visits", "table_id", "game_tables"),
    )
    op.create_index("ix_visits_table_id", "visits", ["table_id"])
    op.create_table(
        "beforehand",
        table_id(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("until", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_beforehand"),
        belongs("beforehand", "table_id", "game_tables"),
    )
    op.create_table(
        "wishes",
        person(),
        sa.Column("mail", sa.String(254)),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
        belongs("wishes", "person", "people"),
    )
    op.create_table(
        "push_doors",
        sa.Column("id", sa.String(32), nullable=False),
        person(),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_doors"),
        sa.UniqueConstraint("endpoint", name="uq_push_doors_endpoint"),
        belongs("push_doors", "person", "people"),
    )
    op.create_index("ix_push_doors_person", "push_doors", ["person"])
    op.create_table(
        "letters",
        person(),
        table_id(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("says", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "kind", "channel", name="pk_letters"),
        belongs("letters", "person", "people"),
        belongs("letters", "table_id", "game_tables"),
    )
    op.create_index("ix_letters_table_id", "letters", ["table_id"])
    op.create_index("ix_letters_at", "letters", ["at"])
