"""What is kept, as relational tables. A change here needs a migration beside it (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    # Whether this person looks after the server; since when nobody gets in as this person; when they were last seen.
    Column("host", Boolean, nullable=False),
    Column("suspended", BigInteger),
    Column("seen", BigInteger, nullable=False),
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
    # What the host has set for the table: how choices are taken back, whether advice is given, whether spectators may
    # talk, and whether every hand may be looked at when the game is over.
    Column("take_back", String(8), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("watchers_talk", Boolean, nullable=False),
    Column("open_hands", Boolean, nullable=False),
    Column("bank_ms", BigInteger),
    Column("increment_ms", BigInteger),
    # The time for each turn at a slow table, and when the first of its clocks will be out.
    Column("turn_ms", BigInteger),
    Column("due", BigInteger, index=True),
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
    # Since when those are waited for whom everybody sees being waited for.
    Column("turned", BigInteger),
    Column("result", Text),
    # How a game ended that was not played to its end, and what somebody proposes to the others.
    Column("stopped", Text),
    Column("proposal", Text),
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
    # The server that has the table now, where there are several: only it writes here.
    Column("owner", String(32)),
    Column("rated", Boolean, nullable=False),
    Index("ix_game_tables_status_created", "status", "created"),
    Index("ix_game_tables_owner", "owner"),
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
    Column("resigned", Boolean, nullable=False),
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
    # A choice that was made by the clock: 1 where everybody saw that seat being waited for, 2 where only it may know.
    Column("late", Integer, nullable=False),
    UniqueConstraint("table_id", "person", "action"),
)

hidden_tables = Table(
    "hidden_tables",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", String(1000), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The servers that are there now; each counts on while it lives.
servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("beat", BigInteger, nullable=False),
)

# What bots are to think about on other machines, and what came of it.
thoughts = Table(
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("server", String(32), nullable=False),
    Column("watched", Boolean, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("limit_s", Float, nullable=False),
    Column("request", LargeBinary, nullable=False),
    Column("answer", LargeBinary),
    Index("ix_thoughts_waiting", "watched", "asked"),
)

# How well an account plays a game with so many, by the rated tables so far.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# What one rated table did to the ratings of those who sat there. A table is in here once, or not at all.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("new_mu", Float, nullable=False),
    Column("new_sigma", Float, nullable=False),
)

# `person` has asked `other`; they are friends since `since`.
friends = Table(
    "friends",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
    Column("since", BigInteger),
)

# `person` wants nothing to do with `other`.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("sender", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

# What people tell the host of the server about others. The line is kept as it was said.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("reporter", String(32), ForeignKey("people.id"), index=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", String(64), nullable=False),
    Column("table_id", String(32)),
    Column("line", Integer),
    Column("said", String(1000)),
    Column("reason", String(16), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("done", BigInteger),
    Index("ix_reports_done_created", "done", "created"),
)

# Links with which somebody who has lost a password sets a new one, once.
resets = Table(
    "resets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# --- slow games: who rests, what was seen, what was answered beforehand, who wants to hear of it ---

vacations = Table(
    "vacations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("begins", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
    # The last sequence of that seat which its person has looked at, and when.
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

beforehand = Table(
    "beforehand",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", String(16), nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mail", String(254)),
    Column("confirmed", Boolean, nullable=False),
    Column("choices", Text, nullable=False),
    Column("locale", String(16), nullable=False),
)

push_doors = Table(
    "push_doors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(16), primary_key=True),
    Column("channel", String(8), primary_key=True),
    # The entry of the journal it is about, what it says besides, and when it is to go out.
    Column("seq", BigInteger, nullable=False),
    Column("says", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)
