"""How much and how often: buckets that refill, for each address or connection, in the memory of each server."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Protocol

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from covetown.server.config import Config
from covetown.server.refusals import Refusal, language


class Bucket:
    """Holds up to `size` tokens and refills steadily; what finds it empty has to wait."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: float, per_s: float, now: float) -> None:
        self.size = size
        self.rate = per_s
        self.left = size
        self.at = now

    def take(self, now: float) -> float:
        """Take one token; returns 0, or the seconds until there is one."""
        self.fill(now)
        if self.left >= 1.0:
            self.left -= 1.0
            return 0.0
        return (1.0 - self.left) / self.rate

    def fill(self, now: float) -> None:
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now


class SharedBuckets(Protocol):
    """Buckets that several processes count in."""

    def get(self, kind: str, who: str, size: float, per_s: float, now: float) -> Bucket: ...


class Limits:
    """The buckets of everybody."""

    def __init__(
        self, config: Config, clock: Callable[[], float] = time.monotonic, shared: SharedBuckets | None = None
    ) -> None:
        self.on = config.limits
        self.shared = shared
        self.clock = clock
        self.kinds = {
            "request": (config.requests_per_10s, config.requests_per_10s / 10),
            "guest": (config.guests_per_hour, config.guests_per_hour / 3600),
            "login": (config.logins_per_5min, config.logins_per_5min / 300),
            "table": (config.tables_per_hour, config.tables_per_hour / 3600),
            "rename": (config.renames_per_hour, config.renames_per_hour / 3600),
            "friend": (config.friends_per_hour, config.friends_per_hour / 3600),
            "report": (config.reports_per_hour, config.reports_per_hour / 3600),
            "profile": (config.profiles_per_minute, config.profiles_per_minute / 60),
            "export": (config.exports_per_hour, config.exports_per_hour / 3600),
            "vacation": (config.vacations_per_hour, config.vacations_per_hour / 3600),
            "wish": (config.wishes_per_minute, config.wishes_per_minute / 60),
            "mail": (config.mails_per_hour, config.mails_per_hour / 3600),
            "letter": (config.letters_per_day, config.letters_per_day / 86_400),
            "hint": (config.hints_per_minute, config.hints_per_minute / 60),
            "proposal": (config.proposals_per_minute, config.proposals_per_minute / 60),
            "view": (config.view_bytes_burst, config.view_bytes_per_s),
            "analysis": (config.analyses_per_minute, config.analyses_per_minute / 60),
            "game-analysis": (config.game_analyses_per_hour, config.game_analyses_per_hour / 3600),
        }
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, kind: str, who: str) -> None:
        """Count one thing somebody does; a refusal says how long to wait."""
        if not self.on:
            return
        now = self.clock()
        wait = self.bucket(kind, who, now).take(now)
        if wait:
            raise Refusal("too-often", 429, seconds=math.ceil(wait))

    def bucket(self, kind: str, who: str, now: float) -> Bucket:
        """The bucket of somebody; of all processes of this machine together, where there are several."""
        if self.shared is not None:
            return self.shared.get(kind, who, *self.kinds[kind], now)
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            if len(self.buckets) > 50_000:
                self.forget(now)
            bucket = self.buckets[kind, who] = Bucket(*self.kinds[kind], now)
        return bucket

    def used(self, kind: str, who: str, amount: int) -> None:
        """Count so much more than one; whoever has had too much has to wait at the next thing."""
        if self.on:
            self.bucket(kind, who, self.clock()).left -= amount

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again."""
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate < bucket.size
        }


class BodyLimit:
    """Stops reading a request body that is too big."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.config.import_bytes if scope["path"] == "/api/import" else self.config.body_bytes
        headers = Headers(scope=scope)
        told = headers.get("content-length", "")
        if told.isascii() and told.isdigit() and int(told[:18]) > limit:
            await Refusal("too-big", 413, bytes=limit).response(language(headers))(scope, receive, send)
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit:
                raise HTTPException(413, detail=str(limit))
            return message

        await self.app(scope, counted, send)
