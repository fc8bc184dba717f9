"""Person and number in a game's texts: every sentence is said to its reader and about others, with one and with two."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

from fluent.syntax import FluentParser, ast

from covetown.kernel import Events, FastChance, Game
from covetown.kernel.playout import play_randomly
from covetown.narrator import Narrator
from covetown.text import FALLBACK, source

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
CATEGORIES = {"zero", "one", "two", "few", "many"}
NUMBERS = (1, 2)
MOST = 400  # ways to say one sentence; none has as many yet
BRACES = re.compile(r"[{}]")
COUNTING = re.compile(r"(?:(\w+) )?(?<![/\d−-])\b([12]) (?:more )?(\w+)")
LABELS = {"boat", "card", "level", "machine", "round", "ship", "slot", "space", "stack"}  # "stack 2" counts nothing
LABELS |= {"bateau", "carte", "case", "jour", "machine", "manche", "mois", "navire", "niveau", "pile", "place", "tour"}
USUAL = {"cards", "chests", "dice", "hours", "icons", "points"}
IRREGULAR = {"is", "has", "goes", "does", "was"}
# How a language speaks to its reader. A language that has no row here is only asked not to call readers by name.
READER = {"en": re.compile(r"\byou(rs?)?\b", re.I), "fr": re.compile(r"\b(vous|votre|vos|vôtres?)\b", re.I)}
# French: the verb of a sentence that begins with "Vous", whatever small words stand before it.
SUBJECT = re.compile(
    r"^Vous (?:ne |n’|en |y |le |la |les |l’|lui |leur |vous |me |m’|j’)*(?:êtes|faites|dites|(\w+))\b", re.U
)


class Parts:
    """What a pattern is made of: its variables, what they select, and the messages it says as parts of itself."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.keys: dict[str, list[str]] = {}
        self.messages: list[str] = []

    def read(self, pattern: ast.BaseNode) -> None:
        for node in nodes(pattern):
            if isinstance(node, ast.VariableReference) and node.id.name not in self.variables:
                self.variables.append(node.id.name)
            elif isinstance(node, ast.MessageReference):
                self.messages.append(node.id.name)
            elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                keys = [variant.key for variant in node.variants]
                names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
                self.keys.setdefault(node.selector.id.name, []).extend(names)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A piece of a Fluent file and everything inside it."""
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from nodes(inner)


def words_told(game: Game) -> dict[str, object]:
    """Arguments of events that are words and not numbers, each as a random game told it first."""
    out: dict[str, object] = {}
    for seed in range(3):
        chance = FastChance(seed)
        state = game.new(game.usual_seats, game.check_options(game.usual_seats, game.sim_options()), chance)
        state.events = listener = Events()
        play_randomly(state, chance, 400)
        for event in listener.take():
            for name, value in (event.facts | (event.secrets or {})).items():
                if not isinstance(value, int):
                    out.setdefault(name, value)
    return out


class Speech:
    """The sentences of a game in one language, each said in every way that its arguments allow."""

    def __init__(self, game: Game, locale: str = "en") -> None:
        self.game = game
        self.locale = locale
        self.narrators = {you: Narrator(game, NAMES, locale, you) for you in range(-1, len(NAMES))}
        self.roles = {name: role for role, names in game.event_roles().items() for name in names}
        # What is not said in this language is said in English, alone or as a part of a sentence.
        written = [source(one, home) for one in (FALLBACK, locale) for home in (None, game.key)]
        entries = [entry for text in written for entry in FluentParser().parse(text).body]
        self.messages = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
        self.words = words_told(game)
        own = FluentParser().parse(source(locale, game.key)).body
        self.own = [entry.id.name for entry in own if isinstance(entry, ast.Message) and entry.value]

    def events(self) -> list[str]:
        return [key for key in self.own if key.startswith("event-")]

    def parts(self, pattern: ast.Pattern) -> Parts:
        """All that is needed to say a pattern, with what stands in its parts."""
        found = Parts()
        found.read(pattern)
        for key in found.messages:
            inner = self.messages.get(key)
            if inner is not None and inner.value is not None:
                found.read(inner.value)
        return found

    def seats(self, key: str) -> list[str]:
        """The arguments of a message that are seats."""
        value = self.messages[key].value
        assert value is not None
        return [name for name in self.parts(value).variables if self.roles.get(name) == "seat" and name != "seats"]

    def samples(self, key: str) -> Iterator[dict[str, object]]:
        """Arguments for every way to say a message: every case it tells apart, with one and with two of everything."""
        message = self.messages[key]
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        names: dict[str, list[str]] = {}
        for pattern in patterns:
            if pattern is not None:
                found = self.parts(pattern)
                for name in found.variables:
                    names.setdefault(name, [])
                    names[name] += found.keys.get(name, [])
        plain = [name for name, keys in names.items() if not keys]
        seats = [name for name in names if self.roles.get(name) == "seat"]
        choices = [self.values(name, keys, seats.index(name) if name in seats else 0) for name, keys in names.items()]
        for number in NUMBERS:
            for values in islice(product(*choices), MOST):
                args = dict(zip(names, values, strict=True))
                yield args | {name: number for name in plain if args[name] == NUMBERS[0] and name not in self.roles}

    def values(self, name: str, keys: list[str], place: int) -> list[object]:
        """Samples for one argument: seats differ, cards exist, words are some that a game has told."""
        role = self.roles.get(name)
        if role == "seat":
            return [place % len(NAMES)]
        if role == "card":
            cards = self.game.catalogue()["cards"]
            assert isinstance(cards, dict)
            return [int(next(iter(cards)))]
        if not keys:
            return [self.words.get(name, NUMBERS[0])]
        if any(key in CATEGORIES or key.lstrip("-").isdigit() for key in keys):
            digits = {int(key) for key in keys if key.lstrip("-").isdigit()}
            return [*sorted(digits | set(NUMBERS))]
        return [*dict.fromkeys(keys)]

    def said(self, key: str, args: dict[str, object], you: int = -1) -> str:
        """A sentence as the player in the seat `you` reads it; -1 reads of everybody by name."""
        narrator = self.narrators[you]
        named = {name: narrator.argument(name, value) for name, value in args.items()}
        return narrator.say.key(narrator.addressed(key, args), **named)

    # What is wrong, as lines for people.

    def forms_missing(self, spoken_of: tuple[str, ...]) -> list[str]:
        """Events that name a seat and cannot speak to who sits there; nobody sits where `spoken_of` are about."""
        out = []
        for key in self.events():
            for name in self.seats(key):
                form = "you" if name == "seat" else f"you-{name}"
                if key not in spoken_of and form not in {one.id.name for one in self.messages[key].attributes}:
                    out.append(f"{key} has no .{form}")
        return out

    def holes(self) -> list[str]:
        """Sentences with braces left in them, in any person."""
        out = []
        for key in self.own:
            for args in self.samples(key):
                for you in (-1, *sorted({int(str(args[name])) for name in args if self.roles.get(name) == "seat"})):
                    told = self.said(key, args, you)
                    if BRACES.search(told):
                        out.append(f"{key}: {told}")
        return out

    def slips_of_person(self) -> list[str]:
        """Sentences to a reader that call the reader by name, do not say you, or have a verb of another person."""
        third = self.verbs() if self.locale == "en" else set()
        reader = READER.get(self.locale)
        out = []
        for key in self.events():
            for args in self.samples(key):
                for name in self.seats(key):
                    seat = int(str(args[name]))
                    told = self.said(key, args, seat)
                    if told == self.said(key, args):
                        continue  # this case names nobody, or the form is missing, which is told elsewhere
                    if re.search(rf"\b{NAMES[seat]}\b", told) or (reader is not None and not reader.search(told)):
                        out.append(f"{key}: {told}")
                    verb = SUBJECT.match(told) if self.locale == "fr" else None
                    if verb is not None and verb.group(1) and not verb.group(1).endswith("ez"):
                        out.append(f"{key}: {told}")
                    verbs = re.findall(r"\byou (\w+)", told, re.I)
                    if told.startswith("You "):
                        verbs += re.findall(r"\band (\w+)", told)
                    out += [f"{key}: {told}" for verb in verbs if verb in third]
        return out

    def verbs(self) -> set[str]:
        """Verbs of the third person: what follows a name, and what follows "and" in a sentence that begins with one."""
        out = set(IRREGULAR)
        for key in self.events():
            for args in self.samples(key):
                told = self.said(key, args)
                for name in NAMES:
                    out.update(re.findall(rf"\b{name} (\w+s)\b", told))
                    if told.startswith(f"{name} "):
                        out.update(re.findall(r"\band (\w+s)\b", told))
        return out

    def slips_of_number(self) -> list[str]:
        """ "1 cards" and "2 card", by the nouns that the texts themselves count."""
        wrong = dict(zip("12", self.counted(), strict=True))
        out = []
        for key in self.own:
            for args in self.samples(key):
                told = self.said(key, args)
                for before, number, noun in COUNTING.findall(told):
                    if noun in wrong[number] and before.lower() not in LABELS:
                        out.append(f"{key}: {told}")
        return out

    def counted(self) -> tuple[set[str], set[str]]:
        """The nouns that stand after a number where a text tells one from many: (many, one)."""
        written = f"{source(self.locale)}\n{source(self.locale, self.game.key)}"
        plural = set(re.findall(r"\*\[other\][^\n]*?\{ \$\w+ \} (?:\w+ )?(\w+[sx])\b", written))
        single = set(re.findall(r"\[one\][^\n]*?(?:\{ \$\w+ \}|\ban?|\b1|\b[Oo]ne|\b[Uu]ne?) (\w+)\b", written))
        many = {noun for noun in plural if noun[:-1] in single} | (USUAL if self.locale == "en" else set())
        return many, {noun for noun in single if f"{noun}s" in many or f"{noun}x" in many}
