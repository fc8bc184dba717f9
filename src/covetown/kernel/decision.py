"""What a player is asked: a prompt and every legal answer, each naming the things on the board that it involves."""

from __future__ import annotations

from typing import final

from covetown.kernel.message import Message


@final
class Option:
    """One legal answer.

    `ident` is the int the rules understand; `kind` groups like answers ("buy", "play"); `refs` names what a person
    would point at on the board ("hand:12", "market:3", "seat:1"), in the order in which it would be pointed at.
    """

    def __init__(self, ident: int, kind: str, text: Message, refs: list[str]) -> None:
        self.ident = ident
        self.kind = kind
        self.text = text
        self.refs = refs

    def plain(self) -> dict[str, object]:
        return {"id": self.ident, "kind": self.kind, "text": self.text.plain(), "refs": self.refs}


@final
class Decision:
    """A question to one seat. It is `secret` when others decide at once and no answer is seen before all are in.

    `by_itself` marks a question with one answer that is asked only so that nobody learns by its absence what the seat
    holds. A client may give that answer by itself, after a pause that tells nothing. Only the seat asked is told so.
    """

    def __init__(
        self,
        seat: int,
        kind: str,
        prompt: Message,
        options: list[Option],
        secret: bool = False,
        by_itself: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.secret = secret
        self.by_itself = by_itself

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt.plain(),
            "secret": self.secret,
            "options": [option.plain() for option in self.options],
        }
        if self.by_itself:
            out["by_itself"] = True
        return out
