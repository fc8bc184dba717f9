"""Everything a person reads, from Fluent files: one for the shell, one in each game's `text` folder."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from covetown import registry
from covetown.kernel import Message

LOCALES = ("en",)
UNKNOWN = re.compile(r"Unknown external: (\S+)")


def source(locale: str = "en", game: str | None = None) -> str:
    """The Fluent text of the shell or of a game: all *.ftl of the locale, one after the other.

    A game that has no words in this locale is told in English.
    """
    folder = resources.files(__name__) if game is None else registry.home(game) / "text"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    of_locale = [entry for entry in files if entry.name.startswith(locale)]
    if game is not None and not of_locale:
        of_locale = [entry for entry in files if entry.name.startswith(LOCALES[0])]
    return "\n".join(entry.read_text("utf-8") for entry in of_locale)


class Texts:
    """The messages of the shell and of one game, in one language."""

    def __init__(self, game: str | None = None, locale: str = "en") -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(locale)))
        if game is not None:
            self.bundle.add_resource(FluentResource(source(locale, game)))

    def has(self, key: str) -> bool:
        base, _, attribute = key.partition(".")
        if not self.bundle.has_message(base):
            return False
        message = self.bundle.get_message(base)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, message: Message) -> str:
        """A message as a sentence; a missing one shows its key, so that the gap is seen."""
        return self.key(message.key, **message.args)

    def key(self, key: str, /, **args: object) -> str:
        base, _, attribute = key.partition(".")
        if not self.has(key):
            return f"{{{key}}}"
        found = self.bundle.get_message(base)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        filled = {name: self.argument(value) for name, value in args.items()}
        text, errors = self.bundle.format_pattern(pattern, filled)
        if errors:  # an argument that is not there is shown as a gap, as in the browser, and selects nothing
            gaps = [found.group(1) for found in (UNKNOWN.search(str(error)) for error in errors) if found]
            text, _ = self.bundle.format_pattern(pattern, filled | {name: f"{{${name}}}" for name in gaps})
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


def from_plain(data: dict[str, object]) -> Message:
    """A message from its plain form, as it travels in views and decisions."""
    args = data.get("args")
    return Message(str(data["key"]), dict(args) if isinstance(args, dict) else {})


@cache
def texts(game: str | None = None, locale: str = "en") -> Texts:
    """The texts of a game, loaded once."""
    if game is not None:
        registry.load(game)
    return Texts(game, locale)
