"""The shelf: the games there are, their options and cards, their texts, and their rules in our own words."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
import structlog
from fastapi import APIRouter, Path, Request, Response

from covetown import registry, text
from covetown.kernel import Game, RuleError
from covetown.rulebook import RULE, TAG
from covetown.server.guests import Who
from covetown.server.lobby import REFUSALS, game_by_key
from covetown.server.packing import packed
from covetown.server.refusals import Refusal
from covetown.server.shapes import CheckAsked, Checked, GamesTold, GameTold, LevelsTold, RulesTold
from covetown.server.thinking import levels

router = APIRouter(prefix="/api", tags=["games"], responses=REFUSALS)
Key = Annotated[str, Path(max_length=64, pattern="^[a-z0-9_]+$")]
log = structlog.get_logger("shelf")
Locale = Annotated[str, Path(max_length=12)]


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
    found = []
    for key in registry.names():
        try:
            found.append(registry.load(key))
        except Exception as error:
            log.warning("cannot-load", game=key, error=f"{type(error).__name__}: {error}")
    return found


def game_card(game: Game) -> dict[str, Any]:
    specs = game.option_specs()
    defaults = {spec.key: spec.default for spec in specs}
    return {
        "key": game.key,
        "title": game.about().plain(),
        "rules_version": game.rules_version,
        "seat_counts": game.seat_counts(defaults),
        "options": [spec.plain() for spec in specs],
        "defaults": defaults,
    }


@router.get("/games", response_model=GamesTold)
async def games(request: Request, who: Who) -> Response:
    """Every game that can be played here."""
    found = [game_card(game) for game in playable()]
    return kept(request, msgspec.json.encode({"games": found}), "application/json")


@router.get("/games/{key}", response_model=GameTold)
async def one_game(key: Key, request: Request, who: Who) -> Response:
    """A game with its catalogue."""
    game = game_by_key(key)
    return kept(request, msgspec.json.encode({**game_card(game), "catalogue": game.catalogue()}), "application/json")


@router.post("/games/{key}/check")
async def check(key: Key, asked: CheckAsked, who: Who) -> Checked:
    """Whether a game can be played like this, and with how many otherwise."""
    game = game_by_key(key)
    defaults = {spec.key: spec.default for spec in game.option_specs()}
    try:
        full = game.check_options(asked.seats, asked.options)
        return Checked(ok=True, text=None, options=full, seat_counts=game.seat_counts(full))
    except RuleError as error:
        merged = {**defaults, **{name: value for name, value in asked.options.items() if name in defaults}}
        try:
            for spec in game.option_specs():
                spec.check(merged[spec.key])
            counts = game.seat_counts(merged)
        except RuleError:
            counts = game.seat_counts(defaults)
        return Checked(ok=False, text=str(error), options=merged, seat_counts=counts)


@router.get("/bots")
async def bots(who: Who) -> LevelsTold:
    """The bots there are, from weak to strong."""
    return LevelsTold(levels=levels())


def fluent(package: str, locale: str) -> bytes:
    if locale not in text.LOCALES:
        raise Refusal("not-found", 404)
    try:
        return text.source(package, locale).encode()
    except (ModuleNotFoundError, FileNotFoundError):
        raise Refusal("not-found", 404) from None


@router.get("/texts/{locale}", response_class=Response)
async def shell_text(locale: Locale, request: Request, who: Who) -> Response:
    """The words of the shell, as Fluent source."""
    return kept(request, fluent("covetown.text", locale), "text/plain; charset=utf-8")


@router.get("/texts/{locale}/{key}", response_class=Response)
async def game_text(locale: Locale, key: Key, request: Request, who: Who) -> Response:
    """The words of a game, as Fluent source."""
    game = game_by_key(key)
    return kept(request, fluent(f"covetown.games.{game.key}", locale), "text/plain; charset=utf-8")


@router.get("/games/{key}/rules", response_model=RulesTold)
async def rules(key: Key, request: Request, who: Who) -> Response:
    """The rules of a game in our own words, every rule with its id."""
    game = game_by_key(key)
    return kept(request, written_rules(game.key), "application/json")


@cache
def written_rules(key: str) -> bytes:
    try:
        source = resources.files(f"covetown.games.{key}").joinpath("rules.md").read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        raise Refusal("not-found", 404) from None
    return msgspec.json.encode({"game": key, **rules_from(source)})


def rules_from(source: str) -> dict[str, Any]:
    """A rules file as plain sections and blocks: text only, no markup that could become HTML."""
    title = ""
    sections: list[dict[str, Any]] = []
    blocks: list[dict[str, Any]] = []
    open_text = False
    head = True
    for raw in source.splitlines():
        line = raw.strip()
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            words = line.lstrip("#").strip()
            title = title or words
            slug = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-") or "section"
            taken = sum(1 for section in sections if section["id"].startswith(slug))
            blocks = []
            sections.append(
                {"id": slug if not taken else f"{slug}-{taken + 1}", "level": level, "title": words, "blocks": blocks}
            )
            open_text, head = False, True
            continue
        if not line:
            open_text, head = False, True
            continue
        if not sections:
            sections.append({"id": "start", "level": 1, "title": "", "blocks": blocks})
        if line.startswith("|"):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))]
            if all(set(cell) <= set("-: ") for cell in cells):
                continue
            block: dict[str, Any] = {"kind": "row", "cells": [RULE.sub(r"\1", cell) for cell in cells], "head": head}
            found = RULE.search(cells[0])
            if found is not None:
                block["id"] = found.group(1)
            blocks.append(block)
            open_text, head = False, False
            continue
        found = RULE.match(line.removeprefix("- "))
        if found is not None:
            words = TAG.sub("", line.removeprefix("- ")[found.end() :]).strip()
            blocks.append({"kind": "rule", "id": found.group(1), "text": words})
            open_text = True
        elif line.startswith(("- ", "* ")):
            blocks.append({"kind": "item", "text": line[2:]})
            open_text = True
        elif open_text and blocks:
            blocks[-1]["text"] += " " + line
        else:
            blocks.append({"kind": "text", "text": line})
            open_text = True
    return {"title": title, "sections": sections}
