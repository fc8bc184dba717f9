"""Bots from elsewhere: anybody's class or program plays wherever a level does.

    mine.py:MyBot             a class in a file
    package.module:MyBot      a class that can be imported
    program:./mybot --fast    a program in any language (`bots/program.py`)
    Name                      an offer of another package, in the entry-point group `covetown.bots`, or of the variable
                              COVETOWN_BOTS: addresses as above with commas between, each perhaps as `Name=address`

A class is a `Bot`. What it answers is checked, and what it raises is told with its name. An offer that cannot be taken
is left out, and `troubles` says why. Nothing is loaded before it is asked to play.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import operator
import os
import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import metadata
from pathlib import Path
from types import ModuleType

from covetown import registry
from covetown.bots import program
from covetown.bots.contract import CHARACTERS, LEVELS, Bot, Budget
from covetown.kernel import Advice, Chance, Game, Message, RuleError, State

GROUP = "covetown.bots"
VARIABLE = "COVETOWN_BOTS"
SECONDS = 1.0  # for an answer, unless told otherwise
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,31}")
NAMED = re.compile(r"([A-Za-z][A-Za-z0-9_-]*)=(.+)")
PROGRAM = re.compile(r"program:(.*?)((?::[0-9.]+i?)*)")
IN_FILE = re.compile(r"(.+\.py):([A-Za-z_]\w*)(|:.*)")
IN_MODULE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(|:.*)")
RESERVED = {"random", "you", "program", *LEVELS, *CHARACTERS}


def refused(key: str, text: str, **args: object) -> RuleError:
    return RuleError(text, Message(key, args))


# --- names and addresses ---


def addressed(text: str) -> tuple[str, list[str]] | None:
    """Where a bot is, and what follows; None if the text does not say where."""
    word = text.partition(":")[0]
    if word == "program":
        found = PROGRAM.fullmatch(text)
        return (f"program:{found[1]}", following(found[2])) if found else None
    found = IN_FILE.fullmatch(text) or IN_MODULE.fullmatch(text)
    if found is None or word in RESERVED:
        return None
    return f"{found[1]}:{found[2]}", following(found[3])


def following(text: str) -> list[str]:
    return [part for part in text.split(":") if part]


def parted(text: str) -> tuple[str, list[str]]:
    """A bot as it is written with its budget: `mine.py:MyBot:0.5` is the bot `mine.py:MyBot` and `0.5`."""
    word, *parts = text.split(":")
    if word in offers().addresses:
        return word, parts
    return addressed(text) or (word, parts)


def is_address(text: str) -> bool:
    """Whether a text says where a bot is, rather than how it is called."""
    return addressed(text) == (text, [])


class Offers:
    """The bots that are offered by name: where each is, and what is wrong with those that could not be taken."""

    def __init__(self) -> None:
        self.addresses: dict[str, str] = {}
        self.troubles: list[str] = []

    def take(self, name: str, address: str, giver: str) -> None:
        why = ""
        if not NAME.fullmatch(name):
            why = "a name is made of letters, digits, - and _, begins with a letter and has 32 characters at most"
        elif name in RESERVED:
            why = "Covetown has a bot of this name itself"
        elif name in styles_by_game():
            why = f"{styles_by_game()[name]} has a style of this name"
        elif name in self.addresses:
            why = "there is another bot of this name"
        else:
            try:
                look_for(address)
            except RuleError as error:
                why = str(error)
        if why:
            self.troubles.append(f"the bot {name} of {giver} cannot be used: {why}")
        else:
            self.addresses[name] = address


def styles_by_game() -> dict[str, str]:
    """The styles of all games that can be played, each with a game that has it."""
    found: dict[str, str] = {}
    for key in registry.names():
        with contextlib.suppress(RuleError, ImportError, AttributeError):
            found.update({style.key: key for style in registry.load(key).styles()})
    return found


@cache
def offers() -> Offers:
    """Everything that the variable and other packages offer, looked for once."""
    found = Offers()
    for part in os.environ.get(VARIABLE, "").split(","):
        if part.strip():
            named = NAMED.fullmatch(part.strip())
            address = named[2] if named else part.strip()
            found.take(named[1] if named else short(address), address, VARIABLE)
    for offer in sorted(set(metadata.entry_points(group=GROUP)), key=lambda offer: offer.name):
        giver = offer.dist.name if offer.dist is not None else offer.value
        found.take(offer.name, offer.value, giver)
    return found


def names() -> list[str]:
    """The bots that are offered by name."""
    return list(offers().addresses)


def troubles() -> list[str]:
    """What is wrong with offered bots that could not be taken, a sentence each that names the giver."""
    return offers().troubles


def look_again() -> None:
    """Forget what was found: the variable may have changed, or a package been installed."""
    offers.cache_clear()


def known(text: str) -> bool:
    """Whether a text names a bot that is offered, or says where one is."""
    return text in offers().addresses or is_address(text)


def short(text: str) -> str:
    """What a bot is called where there is little room: its class, or the file of its program."""
    if text.startswith("program:"):
        return Path(program.words(text.removeprefix("program:"))[0]).stem if text != "program:" else text
    return text.rpartition(":")[2]


def address_of(text: str) -> str:
    """Where a bot is that was named or addressed."""
    if text in offers().addresses:
        return offers().addresses[text]
    if is_address(text):
        return text
    there = ", ".join(["random", *LEVELS, *CHARACTERS, *names()])
    raise refused("rules-no-bot", f"there is no bot {text}; the levels are: {there}", bot=text, known=there)


# --- loading ---


def look_for(address: str) -> None:
    """Make sure, without loading anything, that there can be a bot at an address."""
    if not is_address(address):
        raise refused(
            "rules-bot-address",
            f"{address} does not say where a bot is; mine.py:MyBot, package.module:MyBot and program:./mybot do",
            bot=address,
        )
    where = address.rpartition(":")[0]
    if address.startswith("program:"):
        program.find(address.removeprefix("program:"))
    elif where.endswith(".py") and not Path(where).is_file():
        raise refused("rules-bot-file", f"there is no file {where} for the bot {address}", file=where, bot=address)


def load(text: str) -> Callable[[Game], Bot]:
    """What makes a bot that was named or addressed, for a game."""
    address = address_of(text)
    look_for(address)
    if address.startswith("program:"):
        command = address.removeprefix("program:")
        return lambda game: program.ProgramBot(game, command)
    where, _, name = address.rpartition(":")
    module = module_at(where, address)
    made = getattr(module, name, None)
    if made is None:
        there = [one for one, value in vars(module).items() if is_bot(value) and value.__module__ == module.__name__]
        raise refused(
            "rules-bot-class",
            f"there is no {name} in {where}" + (f"; its bots are: {', '.join(there)}" if there else ", and no bot"),
            name=name,
            where=where,
            n=len(there),
            known=", ".join(there),
        )
    if not isinstance(made, type) or not issubclass(made, Bot):
        raise refused(
            "rules-bot-kind",
            f"{name} in {where} is no bot: a bot is a class made from covetown.bots.Bot",
            name=name,
            where=where,
        )
    return made


def is_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot)


def module_at(where: str, bot: str) -> ModuleType:
    """The module of a bot, from its file or by its name; beside the file and in the current folder others may lie."""
    try:
        if not where.endswith(".py"):
            beside(Path.cwd())
            return importlib.import_module(where)
        file = Path(where).resolve()
        name = f"covetown_bot_{file.stem}_{hashlib.blake2s(str(file).encode(), digest_size=4).hexdigest()}"
        if name in sys.modules:
            return sys.modules[name]
        beside(file.parent)
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
        return module
    except Exception as error:
        why = told(error)
        raise refused("rules-bot-loading", f"the bot {bot} cannot be loaded: {why}", bot=bot, why=why) from error


def beside(folder: Path) -> None:
    """Let modules of a folder be found, after all others."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def told(error: Exception) -> str:
    """What went wrong in somebody else's code, and where."""
    ours = (__file__, importlib.__file__)
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename not in ours]
    frames = [frame for frame in frames if not frame.filename.startswith("<frozen ")]
    at = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{at}"


def fingerprint(text: str) -> str:
    """Changes with the file of a bot, where it has one, so that games of an earlier form are not taken for its own."""
    address = address_of(text)
    files = [address.rpartition(":")[0]]
    if address.startswith("program:"):
        files = program.words(address.removeprefix("program:"))
    elif not files[0].endswith(".py"):
        files = [str(module_at(files[0], address).__file__)]
    data = b"".join(Path(file).read_bytes() for file in files if Path(file).is_file())
    return hashlib.blake2s(data, digest_size=6).hexdigest()


# --- playing ---


def make(text: str, game: Game) -> Bot:
    """A bot from elsewhere for a game; what it does is checked."""
    making = load(text)
    try:
        return Visitor(text, game, making(game))
    except Exception as error:
        why = told(error)
        raise refused(
            "rules-bot-making",
            f"the bot {text} cannot be made for {game.key}: {why}",
            bot=text,
            game=game.key,
            why=why,
        ) from error


class Visitor(Bot):
    """A bot from elsewhere at our table: it gets a copy of its world, and gives a legal answer or is told apart."""

    def __init__(self, name: str, game: Game, bot: Bot) -> None:
        super().__init__(game)
        self.name = name
        self.bot = bot

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        try:
            answer: object = self.bot.choose(world.copy(), seat, chance, budget)
        except Exception as error:
            raise self.failed(error) from error
        return self.legal(answer, world, seat)

    def explain(self, world: State, seat: int, chance: Chance, budget: Budget) -> Advice:
        try:
            advice = self.bot.explain(world.copy(), seat, chance, budget)
        except Exception as error:
            if isinstance(error, TypeError):  # most likely an answer that is no number: asked for it alone, we name it
                self.choose(world, seat, chance, budget)
            raise self.failed(error) from error
        self.legal(advice.option, world, seat)
        return advice

    def moved(self, seat: int) -> None:
        try:
            self.bot.moved(seat)
        except Exception as error:
            raise self.failed(error) from error

    def failed(self, error: Exception) -> RuleError:
        """An error of the bot, with its name."""
        if isinstance(error, RuleError) and error.told is not None:
            return error
        why = told(error)
        return refused("rules-bot-failed", f"the bot {self.name} failed: {why}", bot=self.name, why=why)

    def legal(self, answer: object, world: State, seat: int) -> int:
        """The answer, if it is one of those that are possible."""
        options = [int(option) for option in world.options(seat)]
        try:
            option = operator.index(answer)  # type: ignore[arg-type]
        except TypeError:
            option = None
        if option is None or option not in options:
            possible = ", ".join(str(option) for option in options)
            raise refused(
                "rules-bot-answer",
                f"the bot {self.name} answered {answer!r}, which is not possible; possible are: {possible}",
                bot=self.name,
                answer=repr(answer),
                options=possible,
            )
        return option
