"""Saying no: every refusal names its reason as a message key, with a sentence to fall back on."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from covetown.server import wire
from covetown.text import FALLBACK, best, texts

MOST_LANGUAGES = 20  # of a header are looked at


def language(headers: Mapping[str, str]) -> str:
    """The language in which somebody wants to be answered, by the header Accept-Language."""
    wanted: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:400].split(",")[:MOST_LANGUAGES]:
        tag, _, weight = part.strip().partition(";")
        told = re.fullmatch(r"\s*q=([01](?:\.[0-9]{0,3})?)\s*", weight) if weight else None
        wanted.append((float(told.group(1)) if told else 1.0, tag.strip()))
    return best(tag for weight, tag in sorted(wanted, key=lambda one: -one[0]) if weight > 0)


class Refusal(Exception):
    """What was asked for is not possible; nothing has changed."""

    def __init__(self, reason: str, status: int = 400, /, **args: str | int) -> None:
        self.reason = reason if "-" in reason and reason.startswith(("shell-", "undo-")) else f"shell-refused-{reason}"
        self.status = status
        self.args_told = args
        super().__init__(self.reason)

    def text(self, locale: str = FALLBACK) -> str:
        return texts(locale=locale).key(self.reason, **self.args_told)

    def told(self, locale: str = FALLBACK) -> wire.RefusalTold:
        """The refusal as a client is told it over REST."""
        return wire.RefusalTold(self.reason, self.text(locale), self.args_told)

    def message(self, action: str | None, locale: str = FALLBACK) -> wire.Refused:
        """The refusal as a client is told it over a socket; `action` is what it had asked for."""
        return wire.Refused(self.reason, self.text(locale), self.args_told, action)

    def response(self, locale: str = FALLBACK) -> Response:
        headers = {"Retry-After": str(self.args_told.get("seconds", 1))} if self.status in (429, 503) else None
        return Response(msgspec.json.encode(self.told(locale)), self.status, headers, "application/json")
