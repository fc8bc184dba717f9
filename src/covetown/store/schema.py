"""What is kept, as relational tables. A change here needs a migration beside it (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("username", String(32), unique=True),
    Column("password", Text),
    Column("owner", String(32), ForeignKey("people.id")),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("previous", String(64)),
    Column("rotated", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("person", String(32)),
    Column("created", BigInteger, nullable=False, index=True),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

game_tables = Table(
    "game_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("title", String(120), nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("host_name", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("bank_ms", BigInteger),
    Column("increment_ms", BigInteger),
    Column("leaver_level", String(32), nullable=False),
    Column("pace_ms", Integer, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("seed", String(128), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("nonces", Text, nullable=False),
    Column("setup", Text),
    Column("setup_counter", BigInteger, nullable=False),
    # The format of the journal; what chance dealt as options before the set-up, and the values that took.
    Column("format", Integer, nullable=False),
    Column("dealt", Text, nullable=False),
    Column("dealing", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("touched", BigInteger, nullable=False),
    # The last entry of the journal, and what lists need to know without playing the game again.
    Column("seq", BigInteger, nullable=False),
    Column("moves", BigInteger, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("public_waiting", BigInteger, nullable=False),
    Column("result", Text),
    Column("clocks", Text),
    Column("parent", String(32)),
    Column("parent_step", BigInteger),
    Column("copied", BigInteger, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("rematch_of", String(32)),
    Column("rematch", String(32)),
    # The lesson that is taught here, and whether its learner has left it for an ordinary game.
    Column("lesson", String(64)),
    Column("lesson_left", Boolean, nullable=False),
    Index("ix_game_tables_status_created", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", String(64)),
    Column("level", String(32)),
    Column("stand_in", String(32)),
    Column("here", Boolean, nullable=False),
    Column("nonce", String(200)),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", BigInteger, nullable=False),
    Column("chance", Text, nullable=False),
    Column("mark", String(32), nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("back", Integer, nullable=False),
    # Which viewers (bit 0: spectators, bit n+1: seat n) saw a change, and which were asked something new.
    Column("seen", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("person", String(32)),
    Column("action", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "person", "action"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", String(1000), nullable=False),
    Column("at", BigInteger, nullable=False),
)
