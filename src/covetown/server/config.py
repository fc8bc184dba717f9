"""What the one who runs a server can set; every value has a sensible default."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

from covetown.kernel import Message, RuleError

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Config(msgspec.Struct, kw_only=True):
    """The settings of one server. Each can also be given as an environment variable `COVETOWN_<NAME>`."""

    database: str | None = None
    data_dir: Path | None = None
    # Names under which the server may be reached; empty means: whatever the Host header says is its own origin.
    origins: list[str] = []
    # Further names in the Host header under which it answers, besides those of the origins, of this machine and plain
    # addresses; `*` is any.
    hosts: list[str] = []
    # Where others reach the server, such as http://192.168.1.20:2683, for links and QR codes: found by itself where it
    # listens on more than the machine itself.
    addresses: list[str] = []
    secret: str = ""
    https: bool = False
    # Behind a proxy that sets X-Forwarded-For, the address of the visitor is its last entry.
    behind_proxy: bool = False
    web: Path | None = None
    metrics_token: str = ""

    # Besides these processes there is one for the levels that answer at once.
    bot_workers: int = 0
    # So many thoughts of this server's bots are out at once at `covetown think`, on other machines; 0 is none.
    thinkers: int = 0
    bot_tables_per_person: int = 3
    bot_tables_per_address: int = 12
    bot_budget_s: float = 5.0
    bot_grace_s: float = 10.0
    hint_level: str = "master"
    hint_budget_s: float = 2.0
    # Replays are analysed in processes of their own, so that no bot at a table waits for them.
    analysis_workers: int = 1
    analysis_budget_s: float = 1.0
    analysis_game_s: float = 60.0
    least_pace_ms: int = 0

    # How often tables are compared with a database that other servers write to as well.
    poll_s: float = 10.0
    # Where other servers on the same PostgreSQL call this one; without a host, its address in the database's network.
    peer_host: str = ""
    peer_port: int = 0
    # Processes that serve on one machine.
    workers: int = 1

    # Within so many seconds a write must be on disk, or the server says that it is not ready.
    ready_s: float = 3.0
    away_s: float = 60.0
    # A line on which nothing was heard for so long is dead: each side asks the other in good time before.
    silence_s: float = 10.0
    idle_s: float = 120.0
    # Guests who have not come back for so long are forgotten, and closed tables nobody sits at, and reports dealt with.
    guest_days: int = 180
    empty_table_days: int = 30
    report_days: int = 365
    # How often slow tables are looked at whose time is up, and how long people may rest: at a time, and in a year.
    slow_s: float = 20.0
    vacation_days: int = 21
    vacation_days_a_year: int = 42
    # Mail goes out where a server for it, a sender and our own origin are set.
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_from: str = ""
    # The push services that browsers may name: hosts over https, `*.` for all below one, or whole origins.
    push_hosts: list[str] = msgspec.field(default_factory=lambda: list(PUSH_SERVICES))
    # How often letters are looked for, and how long each channel waits whether its person comes by themselves.
    post_s: float = 3.0
    push_wait_s: float = 5.0
    mail_wait_s: float = 300.0
    rotate_s: float = 86_400.0
    session_days: int = 180

    body_bytes: int = 64 * 1024
    import_bytes: int = 4 * 1024 * 1024
    import_moves: int = 20_000
    socket_bytes: int = 16 * 1024
    socket_per_s: float = 20.0
    socket_burst: float = 60.0
    sockets_per_address: int = 40
    connections: int = 5_000
    connections_per_address: int = 100
    # Seconds for the head of a request, for its body, and for taking an answer.
    head_s: float = 10.0
    body_s: float = 30.0
    # Bytes of whole tables that the clients of one address may ask for.
    view_bytes_per_s: float = 500_000
    view_bytes_burst: float = 10_000_000
    requests_per_10s: float = 200.0
    guests_per_hour: float = 30.0
    logins_per_5min: float = 10.0
    tables_per_hour: float = 60.0
    renames_per_hour: float = 20.0
    friends_per_hour: float = 60.0
    reports_per_hour: float = 10.0
    profiles_per_minute: float = 60.0
    exports_per_hour: float = 5.0
    vacations_per_hour: float = 20.0
    wishes_per_minute: float = 60.0
    mails_per_hour: float = 6.0
    letters_per_day: float = 40.0
    hints_per_minute: float = 20.0
    proposals_per_minute: float = 6.0
    analyses_per_minute: float = 60.0
    game_analyses_per_hour: float = 20.0
    limits: bool = True


def from_environment(**given: object) -> Config:
    """The settings of the environment, with what was given on the command line on top."""
    values: dict[str, object] = {}
    for name in Config.__struct_fields__:
        told = os.environ.get("COVETOWN_" + name.upper())
        if told is not None:
            listed = ("origins", "hosts", "addresses", "push_hosts")
            values[name] = told.split(",") if name in listed else told
    values.update({name: value for name, value in given.items() if value is not None})
    config = msgspec.convert(values, Config, strict=False, dec_hook=lambda kind, value: kind(value))
    check_hint_level(config.hint_level)
    return config


def check_hint_level(level: str) -> None:
    """Advice comes from a bot that plays to win, in every game: one of the levels."""
    from covetown.bots import LEVELS

    if level not in LEVELS:
        known = ", ".join(LEVELS)
        told = Message("rules-hint-level", {"bot": level, "known": known})
        raise RuleError(f"COVETOWN_HINT_LEVEL is {level}; it can be: {known}", told)
