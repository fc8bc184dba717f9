"""Everything a person reads, from Fluent files: the shell's beside this one, a game's in its `text` folder.

A language is a set of files, `fr.ftl` and `fr-<room>.ftl`. The languages there are, are those the shell is written in;
what a game does not say in one of them is said in English, message by message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from covetown import registry
from covetown.kernel import Message, ToldError

FALLBACK = "en"
# `fr.ftl`, `fr-board.ftl`, `pt-BR.ftl`, `pt-BR-board.ftl`: a language, perhaps a country in capitals, perhaps a room.
FILE = re.compile(r"([a-z]{2,3}(?:-[A-Z][A-Za-z]{1,3})?)(?:-[a-z0-9][a-z0-9_-]*)?\.ftl")
UNKNOWN = re.compile(r"Unknown external: (\S+)")


def languages_in(folder: Traversable) -> dict[str, list[Traversable]]:
    """The Fluent files of a folder by their languages, English first."""
    found: dict[str, list[Traversable]] = {}
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        named = FILE.fullmatch(entry.name)
        if named:
            found.setdefault(named.group(1), []).append(entry)
    return dict(sorted(found.items(), key=lambda item: (item[0] != FALLBACK, item[0])))


LOCALES = tuple(languages_in(resources.files(__name__)))


def source(locale: str = FALLBACK, game: str | None = None) -> str:
    """The Fluent text of the shell or of a game: all files of the language, one after the other; perhaps none."""
    folder = resources.files(__name__) if game is None else registry.home(game) / "text"
    return "\n".join(entry.read_text("utf-8") for entry in languages_in(folder).get(locale, []))


def best(wanted: Iterable[str], there: tuple[str, ...] = LOCALES) -> str:
    """The language that suits somebody who wants these, best first: the very one, or the same without its country."""
    for tag in wanted:
        asked = tag.strip().replace("_", "-").lower()
        base = asked.partition("-")[0]
        for fits in (asked, base):
            found = next((locale for locale in there if locale.lower() == fits), None)
            if found is not None:
                return found
        near = next((locale for locale in there if locale.lower().startswith(f"{base}-")), None)
        if base and near is not None:
            return near
    return FALLBACK


class Language:
    """Messages in one language, which may say some of another in their place."""

    def __init__(self, locale: str, own: list[str], borrowed: list[str]) -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.own: set[str] = set()
        for text in own:
            resource = FluentResource(text)
            self.own |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
            self.bundle.add_resource(resource)
        for text in borrowed:  # only what messages of this language speak of, and it does not say itself
            self.bundle.add_resource(FluentResource(text))


class Texts:
    """The messages of the shell and of one game, in one language; what it does not say, in English."""

    def __init__(self, game: str | None = None, locale: str = FALLBACK) -> None:
        self.locale = locale
        english = written(FALLBACK, game)
        self.languages = [Language(FALLBACK, english, [])]
        if locale != FALLBACK:
            self.languages.insert(0, Language(locale, written(locale, game), english))

    def language(self, message: str) -> Language | None:
        """The first language that has a message; all its forms are of that one."""
        return next((language for language in self.languages if message in language.own), None)

    def has(self, key: str) -> bool:
        base, _, attribute = key.partition(".")
        language = self.language(base)
        if language is None:
            return False
        message = language.bundle.get_message(base)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, message: Message) -> str:
        """A message as a sentence; a missing one shows its key, so that the gap is seen."""
        return self.key(message.key, **message.args)

    def key(self, key: str, /, **args: object) -> str:
        base, _, attribute = key.partition(".")
        language = self.language(base)
        if language is None or not self.has(key):
            return f"{{{key}}}"
        bundle = language.bundle
        found = bundle.get_message(base)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        filled = {name: self.argument(value) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, filled)
        if errors:  # an argument that is not there is shown as a gap, as in the browser, and selects nothing
            gaps = [found.group(1) for found in (UNKNOWN.search(str(error)) for error in errors) if found]
            text, _ = bundle.format_pattern(pattern, filled | {name: f"{{${name}}}" for name in gaps})
        return str(text)

    def argument(self, value: object) -> str | int | float:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.argument(item)) for item in value)
        if isinstance(value, bool) or value is None:
            return str(value)
        if isinstance(value, (int, float, str)):
            return value
        if isinstance(value, dict) and "key" in value:
            return self.say(from_plain(value))
        return str(value)

    def number(self, value: float, digits: int = 0, percent: bool = False) -> str:
        """A number as this language writes it, with so many digits after its point or comma."""
        style = "percent" if percent else "decimal"
        shown = fluent_number(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.key("number", n=shown)


def written(locale: str, game: str | None) -> list[str]:
    """What the shell and a game say in a language."""
    return [source(locale)] if game is None else [source(locale), source(locale, game)]


def reason(error: ToldError, locale: str = FALLBACK) -> str:
    """Why something is not possible, in a language; in plain English where the error brings no message."""
    if error.told is None:
        return str(error)
    return texts(error.game or None, locale).say(error.told)


def from_plain(data: dict[str, object]) -> Message:
    """A message from its plain form, as it travels in views and decisions."""
    args = data.get("args")
    return Message(str(data["key"]), dict(args) if isinstance(args, dict) else {})


@cache
def texts(game: str | None = None, locale: str = FALLBACK) -> Texts:
    """The texts of a game, loaded once."""
    if game is not None:
        registry.load(game)
    return Texts(game, locale)
