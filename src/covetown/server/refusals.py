"""Saying no: every refusal names its reason as a message key, with an English sentence to fall back on."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from covetown.server import wire
from covetown.text import texts


class Refusal(Exception):
    """What was asked for is not possible; nothing has changed."""

    def __init__(self, reason: str, status: int = 400, /, **args: str | int) -> None:
        self.reason = reason if "-" in reason and reason.startswith(("shell-", "undo-")) else f"shell-refused-{reason}"
        self.status = status
        self.args_told = args
        super().__init__(self.reason)

    def text(self) -> str:
        return texts().key(self.reason, **self.args_told)

    def told(self) -> wire.RefusalTold:
        """The refusal as a client is told it over REST."""
        return wire.RefusalTold(self.reason, self.text(), self.args_told)

    def message(self, action: str | None) -> wire.Refused:
        """The refusal as a client is told it over a socket; `action` is what it had asked for."""
        return wire.Refused(self.reason, self.text(), self.args_told, action)

    def response(self) -> Response:
        headers = {"Retry-After": str(self.args_told.get("seconds", 1))} if self.status in (429, 503) else None
        return Response(msgspec.json.encode(self.told()), self.status, headers, "application/json")
