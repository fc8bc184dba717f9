"""What the log says of a draft: decks by their names, never by their keys."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.meta import GAME
from covetown.kernel import FastChance, new_match
from covetown.narrator import Narrator
from covetown.text import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_a_deck_that_is_banned_or_picked_is_called_by_its_name(locale: str) -> None:
    match = new_match(GAME, 2, {"decks": "draft"}, FastChance(1))
    narrator = Narrator(GAME, ["Ann", "Ben"], locale)
    told: list[str] = []
    while match.state.decision(0 if match.state.waiting & 1 else 1).kind in ("ban_deck", "pick_deck"):
        seat = 0 if match.state.waiting & 1 else 1
        told += narrator.lines(match.choose(seat, match.state.options(seat)[0]), 0)
    said = " ".join(told)
    assert said
    assert not [deck.key for deck in GAME.shelf.decks if f" {deck.key}" in said]
