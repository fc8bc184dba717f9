"""Coming in: all that the lobby shows in one answer, and the words to read it in one language.

On a slow line every request costs a second, so that the first page asks twice and not twelve times.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from fastapi import Request, Response

from covetown import lessons, text
from covetown.kernel import RuleError
from covetown.server import accounts, wire
from covetown.server.guests import Who
from covetown.server.lessons import lesson_cards
from covetown.server.lobby import cards_shown, game_by_key, house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.server.shelf import Key, Locale, game_card, kept, languages_there, playable
from covetown.server.thinking import characters, levels, visitors
from covetown.text import browser

room = Room("/api", "lobby")
words_room = Room("/words", "games")
WATCHED = 10


@room.get("/start")
async def start(who: Who, request: Request) -> wire.Start:
    """What the lobby shows: who you are, the games, the bots, the lessons, and the tables."""
    house, person = house_of(request), who.person
    return wire.Start(
        person=accounts.told(person).person,
        games=[game_card(game) for game in playable()],
        levels=levels(),
        characters=characters(),
        visitors=visitors(),
        lessons=await lesson_cards(house, person),
        open=await cards_shown(house, person, "open"),
        playing=await cards_shown(house, person, "playing", limit=WATCHED),
        over=await cards_shown(house, person, "over", limit=WATCHED),
        mine=[] if person is None else await cards_shown(house, person, "mine"),
        hidden=[] if person is None else await cards_shown(house, person, "hidden"),
        addresses=house.config.addresses,
        mail=house.post.mailer.possible,
    )


@words_room.get("/{locale}", response_model=wire.ShellWords)
async def shell_words(locale: Locale, request: Request, who: Who) -> Response:
    """The words of the pages in one language, with what the shelf says of every game."""
    return kept(request, encoded_shell(good(locale), tuple(game.key for game in playable())), "application/json")


@words_room.get("/{locale}/{key}", response_model=wire.Words)
async def game_words(locale: Locale, key: Key, request: Request, who: Who) -> Response:
    """The words of a game in one language."""
    return kept(request, encoded_game(good(locale), game_by_key(key).key), "application/json")


def style_messages(game: str) -> list[str]:
    """The messages of a game by which the characters of its bots are offered."""
    return [f"style-{style.key}" for style in game_by_key(game).styles()]


def good(locale: str) -> str:
    if locale not in text.LOCALES:
        raise Refusal("not-found", 404)
    return locale


@lru_cache(32)
def encoded_shell(locale: str, games: tuple[str, ...]) -> bytes:
    shelf = {game: on_the_shelf(locale, game) for game in games}
    return msgspec.json.encode(wire.ShellWords(locale, *browser.words(locale), shelf, languages_there()))


def on_the_shelf(locale: str, game: str) -> wire.Words:
    """What the lobby says of a game; nothing where it has no words, and then it is called by its key."""
    try:
        return wire.Words(locale, *browser.shelf_words(locale, game, [*lesson_messages(game), *style_messages(game)]))
    except (RuleError, FileNotFoundError):
        return wire.Words(locale, "", "")


@lru_cache(128)
def encoded_game(locale: str, game: str) -> bytes:
    try:
        return msgspec.json.encode(wire.Words(locale, *browser.words(locale, game)))
    except (RuleError, FileNotFoundError):
        raise Refusal("not-found", 404) from None


def lesson_messages(game: str) -> list[str]:
    """The messages of a game by which its lessons are offered."""
    written = [lesson.written for lesson in lessons.lessons_of(game)]
    return [key for each in written for key in (each.title, each.about, each.choice) if key]
