"""A process in which bots think and imported games are played again. It knows one redealt world at a time, no more.

It reads requests from its standard input and answers on its standard output, each a length and a MessagePack map.
"""

from __future__ import annotations

import os
import struct
import sys
from typing import BinaryIO

import msgspec

from covetown import registry
from covetown.kernel import JournalError, RuleError, journal_from, replay


class Request(msgspec.Struct):
    """What is to be thought about."""

    do: str
    game: str = ""
    level: str = ""
    world: bytes = b""
    seat: int = 0
    seed: int = 0
    budget_s: float = 0.0
    played: int | None = None


class Answer(msgspec.Struct):
    """What came of it; `wrong` says why there is nothing else."""

    option: int = 0
    considered: list[dict[str, float]] = []
    journal: bytes = b""
    wrong: str = ""


def think(request: Request) -> Answer:
    """Carry out one request."""
    if request.do == "replay":
        return play_again(request.world)
    from covetown import bots

    asked = (request.level, request.game, request.world, request.seat, request.seed)
    if request.do == "choose":
        return Answer(bots.choose(*asked, request.budget_s))
    if request.do == "judge":
        told = bots.judge(*asked, request.played, request.budget_s)
    else:
        told = bots.explain(*asked, request.budget_s)
    rows = told["considered"]
    assert isinstance(rows, list)
    return Answer(int(str(told["option"])), rows)


def play_again(written: bytes) -> Answer:
    """Play a journal that came from outside through the rules; nothing in it is taken for granted."""
    try:
        journal = journal_from(msgspec.json.decode(written))
        game = registry.load(journal.game)
        journal.options = game.check_options(journal.seats, journal.options)
        state = replay(game, journal)
    except (JournalError, RuleError, msgspec.DecodeError) as error:
        return Answer(wrong=str(error))
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        return Answer(wrong=f"it holds something no game can have ({type(error).__name__})")
    end = state.result()
    journal.result = None if end is None else end.plain()
    return Answer(journal=journal.dumps().encode())


def read_exactly(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    if len(data) != size:
        raise EOFError
    return data


def main() -> None:
    """Answer requests until the input ends."""
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints must not get between the answers
    if hasattr(os, "nice"):
        os.nice(5)  # people at the table come first
    while True:
        try:
            size = struct.unpack(">I", read_exactly(source, 4))[0]
            request = msgspec.msgpack.decode(read_exactly(source, size), type=Request)
        except EOFError:
            return
        try:
            answer = think(request)
        except Exception as error:
            answer = Answer(wrong=f"{type(error).__name__}: {error}")
        data = msgspec.msgpack.encode(answer)
        sink.write(struct.pack(">I", len(data)) + data)
        sink.flush()


if __name__ == "__main__":
    main()
