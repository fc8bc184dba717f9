"""One JSON object a line: requests come in, what the table says goes out, until the game is over or the agent goes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import BinaryIO

import msgspec

from covetown.agent.library import refusal
from covetown.agent.sitting import Sitting
from covetown.agent.words import REQUESTS, Asked, Refused, Told
from covetown.kernel import RuleError
from covetown.text import reason

KINDS = {str(kind.__struct_config__.tag): kind for kind in REQUESTS}


def request(line: bytes) -> Asked:
    """A line as a request; a RuleError says what is wrong with it, and what could be written."""
    try:
        told = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refusal("agent-not-json") from None
    if not isinstance(told, dict) or not isinstance(told.get("do"), str) or told["do"] not in KINDS:
        raise refusal("agent-no-request", requests=", ".join(KINDS))
    kind = KINDS[told["do"]]
    try:
        asked: Asked = msgspec.convert(told, Asked)
    except msgspec.ValidationError:
        fields = ", ".join(f"{field.name} ({fits(field.type)})" for field in msgspec.structs.fields(kind))
        raise refusal("agent-wrong-fields", request=told["do"], fields=fields or "–") from None
    return asked


def fits(kind: object) -> str:
    """What a field holds, by the name that JSON has for it."""
    return "string" if kind is str else "integer"


def converse(sitting: Sitting, heard: Iterable[bytes], out: BinaryIO) -> None:
    """Play one game over two streams. When nothing more is heard, the agent has left."""

    def say(told: Told) -> None:
        out.write(msgspec.json.encode(told) + b"\n")
        out.flush()

    say(sitting.welcome())
    say(sitting.present)
    lines = iter(heard)
    while not sitting.over and (line := next(lines, None)) is not None:
        if not line.strip():
            continue
        try:
            say(sitting.carry_out(request(line)))
        except RuleError as error:
            say(Refused(reason(error, sitting.locale)))
