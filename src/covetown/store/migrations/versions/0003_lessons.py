"""A table may be a lesson: which one, and whether its learner has left it for an ordinary game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("lesson", sa.String(64)))
    op.add_column("game_tables", sa.Column("lesson_left", sa.Boolean(), nullable=False, server_default=sa.false()))
