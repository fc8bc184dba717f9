"""Figures for the one who runs the server, in Prometheus form."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FIGURES = CollectorRegistry()

MOVES = Counter("covetown_moves", "Moves written to journals", ["by"], registry=FIGURES)
BY_PERSON, BY_BOT = MOVES.labels("person"), MOVES.labels("bot")
UNDONE = Counter("covetown_undone", "Moves taken back", registry=FIGURES)
REFUSED = Counter("covetown_refused", "Requests and actions refused", ["reason"], registry=FIGURES)
CONFLICTS = Counter("covetown_conflicts", "Journal entries another server wrote first", registry=FIGURES)
BOT_FAULTS = Counter("covetown_bot_faults", "Answers of bots that failed and were asked for again", registry=FIGURES)
THOUGHTS_WAITING = Gauge("covetown_thoughts_waiting", "Thoughts of bots that wait for a process", registry=FIGURES)
HURRIED = Counter("covetown_hurried", "Thoughts of bots cut short because much was waiting", registry=FIGURES)
TABLE_FAULTS = Counter("covetown_table_faults", "Times a table could not do what was asked", registry=FIGURES)
RELAYED = Counter("covetown_relayed", "Requests and sockets for tables of other servers", registry=FIGURES)
CONNECTIONS = Gauge("covetown_connections", "Connections of every kind", registry=FIGURES)
TURNED_AWAY = Counter("covetown_turned_away", "Connections too many or too slow", registry=FIGURES)
SOCKETS = Gauge("covetown_sockets", "Open connections", registry=FIGURES)
LIVE = Gauge("covetown_live_tables", "Tables in memory", registry=FIGURES)
COMMIT = Histogram(
    "covetown_commit_seconds",
    "From an action to its entry on disk",
    registry=FIGURES,
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
THINKING = Histogram(
    "covetown_thinking_seconds",
    "How long bots take",
    ["level"],
    registry=FIGURES,
    buckets=(0.01, 0.1, 0.3, 1, 3, 10, 30),
)


def page() -> tuple[bytes, str]:
    return generate_latest(FIGURES), CONTENT_TYPE_LATEST
