"""The shelf: the games there are, their options and cards, their texts, and their rules in our own words."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Annotated, Literal

import msgspec
import structlog
from fastapi import Path, Query, Request, Response
from msgspec import UNSET

from covetown import book as books
from covetown import registry, rulebook, text
from covetown.kernel import Game, RuleError
from covetown.rule_search import rule_search
from covetown.server import wire
from covetown.server.guests import Who
from covetown.server.lobby import game_by_key
from covetown.server.packing import packed
from covetown.server.refusals import Refusal, language
from covetown.server.rooms import Room
from covetown.server.thinking import characters, levels, visitors
from covetown.text import reason

room = Room("/api", "games")
Key = Annotated[str, Path(max_length=64, pattern="^[a-z0-9_]+$")]
log = structlog.get_logger("shelf")
Locale = Annotated[str, Path(max_length=12)]
Asked = Annotated[str, Query(min_length=1, max_length=100)]
RULES_SHOWN = 40


def kept(request: Request, body: bytes, kind: str) -> Response:
    """An answer that a browser may keep and ask about again."""
    tag = f'"{hashlib.blake2s(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    body, how = packed(request, body)
    return Response(body, media_type=kind, headers={**headers, **how})


def playable() -> list[Game]:
    """The games that can be loaded; one that cannot is left out and named in the log."""
    warn_of_troubles()
    found = []
    for key in registry.names():
        try:
            found.append(registry.load(key))
        except Exception as error:
            log.warning("cannot-load", game=key, error=f"{type(error).__name__}: {error}")
    return found


@cache
def warn_of_troubles() -> None:
    """Name the games and bots from elsewhere that cannot be used, once."""
    from covetown.bots import elsewhere

    for trouble in [*registry.troubles(), *elsewhere.troubles()]:
        log.warning("cannot-use", trouble=trouble)


def board_path(game: Game) -> str | None:
    """Where a browser finds the board that a game brings along; `pages` serves it from there."""
    return f"/games/{game.key}/{game.board()}" if game.board() else None


def game_card(game: Game) -> wire.GameCard:
    specs = game.option_specs()
    defaults = {spec.key: spec.default for spec in specs}
    return wire.GameCard(
        key=game.key,
        title=msgspec.convert(game.about().plain(), wire.Message),
        rules_version=game.rules_version,
        seat_counts=game.seat_counts(defaults),
        usual_seats=game.usual_seats,
        minutes=list(game.minutes) if any(game.minutes) else None,
        complexity=game.complexity,
        options=[msgspec.convert(spec.plain(), wire.OptionSpec) for spec in specs],
        defaults=defaults,
        styles=[style.key for style in game.styles()],
    )


def game_sheet(game: Game) -> wire.GameSheet:
    """The card of a game with all that a client needs to show it."""
    card = msgspec.structs.asdict(game_card(game))
    return wire.GameSheet(
        **card,
        catalogue=game.catalogue(),
        roles=game.event_roles(),
        board=board_path(game),
        book=books.book(game.key) is not None,
    )


@room.get("/games", response_model=wire.Games)
async def games(request: Request, who: Who) -> Response:
    """Every game that can be played here."""
    found = [game_card(game) for game in playable()]
    return kept(request, msgspec.json.encode(wire.Games(found)), "application/json")


@room.get("/games/{key}", response_model=wire.GameSheet)
async def one_game(key: Key, request: Request, who: Who) -> Response:
    """A game with its catalogue, the roles of its events' arguments, and the board it brings along."""
    return kept(request, msgspec.json.encode(game_sheet(game_by_key(key))), "application/json")


@room.post("/games/{key}/check")
async def check(key: Key, asked: wire.OptionsToCheck, who: Who, request: Request) -> wire.Checked:
    """Whether a game can be played like this, and with how many otherwise."""
    game = game_by_key(key)
    defaults = {spec.key: spec.default for spec in game.option_specs()}
    try:
        full = game.check_options(asked.seats, asked.options)
        return wire.Checked(ok=True, text=None, options=full, seat_counts=game.seat_counts(full))
    except RuleError as error:
        merged = {**defaults, **{name: value for name, value in asked.options.items() if name in defaults}}
        try:
            for spec in game.option_specs():
                spec.check(merged[spec.key])
            counts = game.seat_counts(merged)
        except RuleError:
            counts = game.seat_counts(defaults)
        text = reason(error, language(request.headers))
        return wire.Checked(ok=False, text=text, options=merged, seat_counts=counts)


@room.get("/bots")
async def bots(who: Who) -> wire.Bots:
    """The bots there are, from weak to strong, those that play to another end, and those from elsewhere."""
    return wire.Bots(levels(), characters(), visitors())


@room.get("/languages", response_model=wire.Languages)
async def languages(request: Request, who: Who) -> Response:
    """The languages that everything can be read in."""
    return kept(request, msgspec.json.encode(wire.Languages(languages_there())), "application/json")


def languages_there() -> list[wire.Language]:
    return [wire.Language(locale, text.texts(locale=locale).key("language-name")) for locale in text.LOCALES]


def fluent(locale: str, game: str | None = None) -> bytes:
    if locale not in text.LOCALES:
        raise Refusal("not-found", 404)
    try:
        return text.source(locale, game).encode()
    except (RuleError, FileNotFoundError):
        raise Refusal("not-found", 404) from None


@room.get("/texts/{locale}", response_class=Response)
async def shell_text(locale: Locale, request: Request, who: Who) -> Response:
    """The words of the shell in one language, as Fluent source."""
    return kept(request, fluent(locale), "text/plain; charset=utf-8")


@room.get("/texts/{locale}/{key}", response_class=Response)
async def game_text(locale: Locale, key: Key, request: Request, who: Who) -> Response:
    """The words of a game in one language, as Fluent source; those it does not say are said in English."""
    game = game_by_key(key)
    return kept(request, fluent(locale, game.key), "text/plain; charset=utf-8")


@room.get("/games/{key}/rules", response_model=wire.Rulebook)
async def rules(key: Key, request: Request, who: Who) -> Response:
    """The rules of a game in our own words, every rule with its id."""
    game = game_by_key(key)
    return kept(request, written_rules(game.key), "application/json")


@room.get("/games/{key}/book/{locale}", response_model=wire.Book)
async def book(key: Key, locale: Locale, request: Request, who: Who) -> Response:
    """A game in a few pages, for players; in English where it is not written in this language."""
    return kept(request, written_book(game_by_key(key).key, locale), "application/json")


@cache
def written_book(key: str, locale: str) -> bytes:
    found = books.book(key, locale) if locale in text.LOCALES else None
    if found is None:
        raise Refusal("not-found", 404)
    return msgspec.json.encode(msgspec.convert(found, wire.Book, from_attributes=True))


@cache
def written_rules(key: str) -> bytes:
    try:
        source = rulebook.written_rules(key)
    except (RuleError, FileNotFoundError):
        raise Refusal("not-found", 404) from None
    return msgspec.json.encode(rules_from(key, source))


def rules_from(key: str, source: str) -> wire.Rulebook:
    """A rules file as plain sections and blocks: text only, no markup that could become HTML."""
    book = rulebook.Rulebook(source)
    sections: list[wire.RuleSection] = []
    for section in book.sections:
        slug = re.sub(r"[^a-z0-9]+", "-", section.title.lower()).strip("-") or ("section" if section.title else "start")
        taken = sum(1 for other in sections if other.id.startswith(slug))
        ident = slug if not taken else f"{slug}-{taken + 1}"
        blocks = [rule_block(block) for block in section.blocks]
        sections.append(wire.RuleSection(ident, section.level, section.title, blocks))
    title = next((section.title for section in book.sections if section.title), "")
    return wire.Rulebook(key, title, sections)


KINDS: dict[str, Literal["rule", "text", "item", "chart"]] = {
    "rule": "rule",
    "text": "text",
    "item": "item",
    "chart": "chart",
}


def rule_block(block: rulebook.Block) -> wire.RuleBlock:
    ident = block.ident or UNSET
    if block.kind == "row":
        return wire.RuleBlock("row", id=ident, cells=block.cells, head=block.head)
    return wire.RuleBlock(KINDS[block.kind], id=ident, of=block.owner or UNSET, text=block.text)


@room.get("/games/{key}/rules/search", response_model=wire.RulesFound)
async def search_rules(key: Key, words: Asked, request: Request, who: Who) -> Response:
    """The rules and tables for some words or an id, best first; or words to try instead."""
    game = game_by_key(key)
    try:
        found = rule_search(game.key).search(words)
    except (RuleError, FileNotFoundError):
        raise Refusal("not-found", 404) from None
    entries = [
        wire.RuleFound(id=one.ident, section=one.section)
        if isinstance(one, rulebook.Rule)
        else wire.RuleFound(section=one.section, caption=one.caption, rows=one.rows)
        for one in found.entries[:RULES_SHOWN]
    ]
    told = wire.RulesFound(entries, len(found.entries), found.complete, found.instead)
    return kept(request, msgspec.json.encode(told), "application/json")
