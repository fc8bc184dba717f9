"""A program in any language as a bot: it reads one question a line and writes one answer a line, both JSON.

    {"game": …, "seat": 0, "seconds": 1.0, "iterations": 0, "kind": …, "prompt": words, "secret": false,
     "options": [{"id": 4711, "kind": "buy", "text": words, "refs": […]}, …], "view": {…}}
    {"option": 4711}

`options`, `view` and their parts are those of docs/protocol.md, with words in place of messages. A question holds all
that its seat may know, so a program needs to remember nothing. What it writes to its error stream is for people.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import shlex
import shutil
import subprocess
import time
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread

from covetown.bots.contract import Bot, Budget
from covetown.kernel import Chance, Game, Message, RuleError, State
from covetown.narrator import Narrator
from covetown.text import from_plain

PATIENCE_S = 8.0  # beyond its budget, for starting, reading and writing; a server waits a little longer


def words(command: str) -> list[str]:
    """A command as a list of words."""
    try:
        return shlex.split(command, posix=os.name != "nt") or [""]
    except ValueError:
        return [command]


def find(command: str) -> list[str]:
    """The words of a command whose program there is."""
    found = words(command)
    if not found[0] or shutil.which(found[0]) is None:
        raise RuleError(
            f"there is no program {found[0]} that can be run",
            Message("rules-bot-program", {"program": found[0]}),
        )
    return found


def question(
    told: dict[str, object], view: object, narrator: Narrator | None, game: str, budget: Budget
) -> dict[str, object]:
    """A decision in its plain form as a program is asked it; without a narrator, by the keys of its messages."""

    def say(message: object) -> str:
        assert isinstance(message, dict)
        return str(message["key"]) if narrator is None else narrator.message(from_plain(message))

    options = told["options"]
    assert isinstance(options, list)
    return {
        "game": game,
        "seat": told["seat"],
        "seconds": budget.seconds,
        "iterations": budget.iterations,
        "kind": told["kind"],
        "prompt": say(told["prompt"]),
        "secret": told["secret"],
        "options": [{**option, "text": say(option["text"])} for option in options],
        "view": view,
    }


class Program:
    """A program that runs from its first question on; when it fails it is ended, and started anew with the next."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.owner = 0
        self.lines: SimpleQueue[bytes] = SimpleQueue()

    def ask(self, asked: dict[str, object]) -> int:
        """The option that it answers, which is one of those it was offered."""
        seconds = float(str(asked["seconds"])) + PATIENCE_S
        try:
            return self.option_in(self.line(json.dumps(asked, ensure_ascii=False).encode(), seconds), asked)
        except BaseException:
            self.end(0.0)
            raise

    def line(self, asked: bytes, seconds: float) -> bytes:
        if self.process is None or self.owner != os.getpid():  # a forked process starts its own
            self.start()
        assert self.process is not None
        assert self.process.stdin is not None
        until = time.monotonic() + seconds
        try:
            self.process.stdin.write(asked + b"\n")
            self.process.stdin.flush()
            answer = self.lines.get(timeout=max(0.0, until - time.monotonic()))
        except OSError:
            answer = b""
        except Empty:
            raise RuleError(
                f"the program {self.command} has not answered within {seconds:g} s",
                Message("rules-bot-silent", {"program": self.command, "seconds": f"{seconds:g}"}),
            ) from None
        if not answer:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(1.0)
            status = "?" if self.process.returncode is None else str(self.process.returncode)
            raise RuleError(
                f"the program {self.command} has ended instead of answering (exit status {status})",
                Message("rules-bot-ended", {"program": self.command, "status": status}),
            )
        return answer

    def option_in(self, answer: bytes, asked: dict[str, object]) -> int:
        options = asked["options"]
        assert isinstance(options, list)
        try:
            option = json.loads(answer)["option"]
        except (ValueError, TypeError, LookupError):
            option = None
        if not isinstance(option, int) or option not in [each["id"] for each in options]:
            said = answer.decode("utf-8", "replace").strip()[:200]
            raise RuleError(
                f"the program {self.command} has answered {said!r}, which names no option it was offered",
                Message("rules-bot-said", {"program": self.command, "said": said}),
            )
        return option

    def start(self) -> None:
        try:
            self.process = subprocess.Popen(find(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise RuleError(
                f"the program {self.command} cannot be started: {error.strerror}",
                Message("rules-bot-start", {"program": self.command, "why": str(error.strerror)}),
            ) from None
        self.owner = os.getpid()
        self.lines = SimpleQueue()
        Thread(target=read, args=(self.process, self.lines), name="program", daemon=True).start()

    def end(self, patience_s: float = 1.0) -> None:
        """Let the program end: its input does, and if that does not help it is stopped."""
        process, self.process = self.process, None
        if process is None or self.owner != os.getpid():
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(patience_s)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def read(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Hand on what a program writes, line by line; an empty line without its end is the last."""
    assert process.stdout is not None
    with process.stdout as stream:
        for line in stream:
            lines.put(line)
    lines.put(b"")


@cache
def running(command: str) -> Program:
    """The one program of this process for a command."""
    program = Program(command)
    atexit.register(program.end)
    return program


class ProgramBot(Bot):
    """A program of its own as a bot; all bots of a process with the same command share it, a question at a time."""

    def __init__(self, game: Game, command: str) -> None:
        super().__init__(game)
        self.program = running(command)
        self.narrators: dict[int, Narrator] = {}

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        if seat not in self.narrators:
            names = [f"seat {number}" for number in range(int(world.seats))]
            self.narrators[seat] = Narrator(self.game, names, you=seat)
        told = world.decision(seat).plain()
        return self.program.ask(question(told, world.view(seat), self.narrators[seat], self.game.key, budget))
