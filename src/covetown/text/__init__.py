"""Everything a person reads, from Fluent files: one for the shell, one in each game's `text` folder."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from covetown import registry
from covetown.kernel import Message

LOCALES = ("en",)


def source(package: str, locale: str = "en") -> str:
    """The Fluent text of a package (`covetown.text` or a game's package); all *.ftl of the locale, one after the
    other.
    """
    folder = resources.files(package)
    if package != __name__:
        folder = folder / "text"
    files = sorted(
        (entry for entry in folder.iterdir() if entry.name.startswith(locale) and entry.name.endswith(".ftl")), key=str
    )
    return "\n".join(entry.read_text("utf-8") for entry in files)


class Texts:
    """The messages of the shell and of one game, in one language."""

    def __init__(self, game: str | None = None, locale: str = "en") -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(__name__, locale)))
        if game is not None:
            self.bundle.add_resource(FluentResource(source(f"covetown.games.{game}", locale)))

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
        text, _errors = self.bundle.format_pattern(
            pattern, {name: self.argument(value) for name, value in args.items()}
        )
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
