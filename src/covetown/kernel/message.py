"""Text as a key with arguments: the rules never hold a sentence, the edges translate."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


@final
class Message:
    """A Fluent message key with its arguments; an argument may be a number, a text, a message or a list of messages."""

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key = key
        self.args: dict[str, object] = {} if args is None else args

    def plain(self) -> dict[str, object]:
        """The message as data that can be sent."""
        out: dict[str, object] = {"key": self.key}
        if self.args:
            out["args"] = {name: plain_argument(value) for name, value in self.args.items()}
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class ToldError(Exception):
    """An error that people read: in plain English, for logs and programs, and as a message for the edges to translate.

    `game` names the game whose words the message is of; without one it is of everybody's.
    """

    def __init__(self, text: str = "", told: Message | None = None, game: str = "") -> None:
        super().__init__(text)
        self.told = told
        self.game = game


def plain_argument(value: object) -> object:
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, (list, tuple)):
        return [plain_argument(item) for item in value]
    return value
