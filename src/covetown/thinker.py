"""A process in which bots think and imported games are played again. It knows one redealt world at a time, no more.

It reads requests from its standard input and answers on its standard output, each a length and a MessagePack map.
"""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from covetown import registry
from covetown.kernel import (
    Advice,
    Considered,
    Journal,
    JournalError,
    OldJournal,
    RuleError,
    journal_from,
    migrated,
    replay,
)

MOST_MOVES = 20_000


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
    most_moves: int = MOST_MOVES
    number: int = 0
    watched: bool = True


class Thought(msgspec.Struct, array_like=True):
    """One answer that was considered, as it travels."""

    option: int
    share: float
    value: float


class Answer(msgspec.Struct):
    """What came of it; `wrong` says why there is nothing else."""

    option: int = 0
    thoughts: list[Thought] = []
    journal: bytes = b""
    wrong: str = ""

    def advice(self) -> Advice:
        """What was advised, where advice was asked for."""
        return Advice(self.option, [Considered(row.option, row.share, row.value) for row in self.thoughts])


def advising(advice: Advice) -> Answer:
    """Advice as it travels."""
    return Answer(advice.option, [Thought(row.option, row.share, row.value) for row in advice.rows])


class Stop:
    """Raised when nobody needs the answer to a request any more."""

    def __init__(self, desk: Desk, number: int) -> None:
        self.desk = desk
        self.number = number

    def is_set(self) -> bool:
        return self.desk.stopped == self.number


def think(request: Request, stop: Stop | None = None) -> Answer:
    """Carry out one request."""
    if request.do == "replay":
        return play_again(request.world, request.most_moves)
    from covetown import bots
    from covetown.bots import elsewhere

    # By name alone: whoever asks does not say what is loaded here.
    if request.level not in [*bots.levels_of(registry.load(request.game)), *elsewhere.names()]:
        return Answer(wrong=f"there is no bot {request.level} here")
    asked = (request.level, request.game, request.world, request.seat, request.seed)
    if request.do == "choose":
        return Answer(bots.choose(*asked, request.budget_s, stop))
    if request.do == "judge":
        return advising(bots.judge(*asked, request.played, request.budget_s))
    return advising(bots.explain(*asked, request.budget_s, stop))


def play_again(written: bytes, most_moves: int = MOST_MOVES) -> Answer:
    """Play a journal that came from outside through the rules; nothing in it is taken for granted.

    One of an earlier format is brought up to date on the way.
    """
    try:
        data = msgspec.json.decode(written)
        moves = data.get("moves") if isinstance(data, dict) else None
        if isinstance(moves, list) and len(moves) > most_moves:
            return Answer(wrong=f"it has more than {most_moves} moves")
        try:
            journal = journal_from(data)
            game = registry.load(journal.game)
        except OldJournal:
            game = registry.load(journal_from(data, 1).game)
            journal = migrated(game, data)
        journal.options = game.check_options(journal.seats, game.recorded_options(journal.options))
        state = replay(game, journal)
    except (JournalError, RuleError, msgspec.DecodeError) as error:
        return Answer(wrong=str(error))
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        return Answer(wrong=f"it holds something no game can have ({type(error).__name__})")
    end = state.result()
    journal.result = None if end is None else end.plain()
    # Whoever asked gets what stands and the names, and none of what else lies in the file.
    journal.moves = journal.played()
    journal.notes = {"names": names_in(journal)}
    return Answer(journal=journal.dumps().encode())


def names_in(journal: Journal) -> list[str]:
    """The names of the players that a journal came with, each no longer than a name can be."""
    names = journal.notes.get("names")
    kept = names[: journal.seats] if isinstance(names, list) else []
    return [name[:100] if isinstance(name, str) else "" for name in kept]


def read_exactly(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    if len(data) != size:
        raise EOFError
    return data


class Desk:
    """Reads what comes in while the bot thinks, so that it can be told to stop."""

    def __init__(self, source: BinaryIO) -> None:
        self.source = source
        self.stopped = 0
        self.requests: SimpleQueue[Request | None] = SimpleQueue()

    def read(self) -> None:
        with contextlib.suppress(EOFError):
            while True:
                size = struct.unpack(">I", read_exactly(self.source, 4))[0]
                request = msgspec.msgpack.decode(read_exactly(self.source, size), type=Request)
                if request.do == "stop":
                    self.stopped = request.number
                else:
                    self.requests.put(request)
        self.requests.put(None)


def main() -> None:
    """Answer requests until the input ends."""
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints must not get between the answers
    if hasattr(os, "nice"):
        os.nice(5)  # people at the table come first
    desk = Desk(source)
    Thread(target=desk.read, name="desk", daemon=True).start()
    while (request := desk.requests.get()) is not None:
        try:
            answer = think(request, Stop(desk, request.number))
        except Exception as error:
            answer = Answer(wrong=f"{type(error).__name__}: {error}")
        data = msgspec.msgpack.encode(answer)
        sink.write(struct.pack(">I", len(data)) + data)
        sink.flush()


if __name__ == "__main__":
    main()
