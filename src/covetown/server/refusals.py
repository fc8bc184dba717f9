"""Saying no: every refusal names its reason as a message key, with an English sentence to fall back on."""

from __future__ import annotations

from covetown.text import texts


class Refusal(Exception):
    """What was asked for is not possible; nothing has changed."""

    def __init__(self, reason: str, status: int = 400, /, **args: object) -> None:
        self.reason = reason if "-" in reason and reason.startswith(("shell-", "undo-")) else f"shell-refused-{reason}"
        self.status = status
        self.args_told = args
        super().__init__(self.reason)

    def text(self) -> str:
        return texts().key(self.reason, **self.args_told)

    def plain(self) -> dict[str, object]:
        return {"reason": self.reason, "text": self.text(), "args": self.args_told}
