"""What a browser needs of the words: one language at a time, without those of the terminal, and for the lobby of every
game no more than stands on the shelf."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from covetown import registry
from covetown.text import FALLBACK, languages_in

TERMINAL = ("agent", "cli", "commands")
# What the shelf says of a game, besides its title.
ON_THE_SHELF = ("summary", "plays", "designer", "publisher")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.M)
ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.M)
REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*)(?:[ .(}]|$)", re.M)
COMMENT = re.compile(r"^#.*\n?", re.M)


class Words(NamedTuple):
    """Messages in one language, and in English those it does not say."""

    own: str
    english: str


@lru_cache(256)
def entries(locale: str, game: str | None = None) -> dict[str, str]:
    """Every message of the shell or a game, by its id, as it is written; without comments and the terminal's words."""
    folder = resources.files("covetown.text") if game is None else registry.home(game) / "text"
    rooms = [f"{locale}-{room}.ftl" for room in TERMINAL] if game is None else []
    files = [entry for entry in languages_in(folder).get(locale, []) if entry.name not in rooms]
    source = COMMENT.sub("", "\n".join(entry.read_text("utf-8") for entry in files))
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {start[1]: source[start.start() : end].rstrip() for start, end in zip(starts, ends, strict=True)}


def together(found: dict[str, str]) -> str:
    return "\n".join(found.values())


def lacking(locale: str, game: str | None, english: dict[str, str]) -> dict[str, str]:
    """What a language does not say, so that English does; with terms and messages that these speak of."""
    if locale == FALLBACK:
        return {}
    own = entries(locale, game)
    missing = [key for key in english if key not in own]
    return {key: english[key] for key in reached(missing, english)}


def reached(keys: Iterable[str], source: dict[str, str]) -> list[str]:
    """Some messages with all that they speak of, in the order of the file."""
    found: set[str] = set()
    open_keys = [key for key in keys if key in source]
    while open_keys:
        key = open_keys.pop()
        if key not in found:
            found.add(key)
            open_keys += [other for other in REFERENCE.findall(source[key]) if other in source]
    return [key for key in source if key in found]


@lru_cache(256)
def words(locale: str, game: str | None = None) -> Words:
    """The words of the shell, or of a game, for a browser."""
    return Words(together(entries(locale, game)), together(lacking(locale, game, entries(FALLBACK, game))))


def shelf_words(locale: str, game: str, offered: Iterable[str]) -> Words:
    """What the lobby says of a game: its title and what stands under it, and its lessons and styles by their keys."""
    title = f"game-{game.replace('_', '-')}"
    wanted = [title, *(key.partition(".")[0] for key in offered)]
    own, english = (chosen(entries(each, game), wanted, title) for each in (locale, FALLBACK))
    rest = {} if locale == FALLBACK else {key: entry for key, entry in english.items() if key not in own}
    return Words(together(own), together(rest))


def chosen(source: dict[str, str], wanted: list[str], title: str) -> dict[str, str]:
    found = {key: source[key] for key in reached(wanted, source)}
    if title in found:
        found[title] = with_attributes(found[title], ON_THE_SHELF)
    return found


def with_attributes(entry: str, kept: tuple[str, ...]) -> str:
    """A message without its other attributes."""
    starts = list(ATTRIBUTE.finditer(entry))
    ends = [start.start() for start in starts[1:]] + [len(entry)]
    parts = [entry[start.start() : end] for start, end in zip(starts, ends, strict=True) if start[1] in kept]
    return (entry[: starts[0].start()] if starts else entry) + "".join(parts).rstrip()
