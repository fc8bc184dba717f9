"""What several commands read from their arguments: seats and table options."""

from __future__ import annotations

import json

from covetown.cli.language import say
from covetown.kernel import Game, RuleError

BOT_LEVELS = ("random", "novice", "apprentice", "master", "grandmaster", "adaptive")


def table_options(game: Game, pairs: list[str]) -> dict[str, object]:
    """`key=value` pairs as options; values are JSON, or plain words, or words with commas where a list is wanted."""
    kinds = {spec.key: spec.kind for spec in game.option_specs()}
    out: dict[str, object] = {}
    for pair in pairs:
        key, sign, text = pair.partition("=")
        if not sign:
            raise RuleError(say("cli-option-form", told=pair))
        if kinds.get(key) == "list" and not text.startswith("["):
            out[key] = [part.strip() for part in text.split(",") if part.strip()]
            continue
        try:
            out[key] = json.loads(text)
        except ValueError:
            out[key] = text
    return out


def bots_of(game: Game) -> tuple[str, ...]:
    """The words for the bots of a game: levels, and the characters that it has."""
    return (*BOT_LEVELS, *(style.key for style in game.styles()))


def seat_list(text: str, allowed: tuple[str, ...]) -> list[str]:
    """`apprentice,mine.py:MyBot` as a list of players, each one that exists."""
    from covetown.bots import elsewhere

    seats = [part.strip() for part in text.split(",") if part.strip()]
    for seat in seats:
        if seat in allowed:
            continue
        if not elsewhere.known(seat):
            raise RuleError(say("cli-no-seat", seats=", ".join([*allowed, *elsewhere.names()]), told=seat))
        elsewhere.load(seat)
    if not seats:
        raise RuleError(say("cli-no-seats"))
    return seats
