"""What the one who runs a server can set; every value has a sensible default."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Config(msgspec.Struct, kw_only=True):
    """The settings of one server. Each can also be given as an environment variable `COVETOWN_<NAME>`."""

    database: str | None = None
    data_dir: Path | None = None
    # Names under which the server may be reached; empty means: whatever the Host header says is its own origin.
    origins: list[str] = []
    # Further names in the Host header under which it answers, besides those of the origins, of this machine and plain
    # addresses; `*` is any.
    hosts: list[str] = []
    secret: str = ""
    https: bool = False
    # Behind a proxy that sets X-Forwarded-For, the address of the visitor is its last entry.
    behind_proxy: bool = False
    web: Path | None = None
    metrics_token: str = ""

    # Besides these processes there is one for the levels that answer at once.
    bot_workers: int = 0
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

    # Within so many seconds a write must be on disk, or the server says that it is not ready.
    ready_s: float = 3.0
    away_s: float = 60.0
    idle_s: float = 120.0
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
    hints_per_minute: float = 20.0
    analyses_per_minute: float = 60.0
    game_analyses_per_hour: float = 20.0
    limits: bool = True


def from_environment(**given: object) -> Config:
    """The settings of the environment, with what was given on the command line on top."""
    values: dict[str, object] = {}
    for name in Config.__struct_fields__:
        told = os.environ.get("COVETOWN_" + name.upper())
        if told is not None:
            values[name] = told.split(",") if name in ("origins", "hosts") else told
    values.update({name: value for name, value in given.items() if value is not None})
    return msgspec.convert(values, Config, strict=False, dec_hook=lambda kind, value: kind(value))
