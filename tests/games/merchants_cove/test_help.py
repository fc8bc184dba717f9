"""Help where the eye is: every answer, card, space and ability has its words, and they say what the rules say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from covetown import registry
from covetown.games.merchants_cove import options
from covetown.games.merchants_cove.corruption import FACE_NAMES
from covetown.games.merchants_cove.merchants import SHELF
from covetown.games.merchants_cove.merchants.entertainer.cards import CARDS, SKILL, SongCard
from covetown.games.merchants_cove.piers import PIER_NAMES
from covetown.games.merchants_cove.rogues import ROGUE_CARDS
from covetown.text import LOCALES, texts

ROOT = Path(__file__).resolve().parents[3]
GAME = "merchants_cove"
BOARD = ROOT / "frontend" / "src" / "boards" / GAME
IN_EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)


def dashed(key: str) -> str:
    return key.replace("_", "-")


def messages() -> list[str]:
    """The ids of all messages of the game in English."""
    files = sorted((registry.home(GAME) / "text").glob("en*.ftl"))
    return [found for file in files for found in re.findall(r"^([a-z][a-z0-9-]*) *=", file.read_text("utf-8"), re.M)]


def kinds() -> set[str]:
    """Every kind of answer: the core's, the merchants', and those that a shop tells apart in its words."""
    found = {kind for kind in options.KIND_NAMES if kind}
    for merchant in SHELF.everyone:
        found |= set(merchant.kinds)
        if merchant.reconstruction and merchant.base:
            own = f"option-{merchant.key}-"
            found |= {message.removeprefix(own) for message in messages() if message.startswith(own)}
    return found


@IN_EVERY_LANGUAGE
def test_every_kind_of_answer_of_every_shop_has_a_name_and_a_line(locale: str) -> None:
    words = texts(GAME, locale)
    assert {"furnace-cooler", "still-water", "keep", "sell", "spend"} <= kinds()
    keys = [f"option-kind-{kind}" for kind in sorted(kinds())]
    assert [key for key in keys if not words.has(key) or not words.has(f"{key}.help")] == []


@IN_EVERY_LANGUAGE
def test_every_card_space_and_ability_tells_its_effect(locale: str) -> None:
    words = texts(GAME, locale)
    cards: object = registry.load(GAME).catalogue()["cards"]
    assert isinstance(cards, dict)
    keys = [f"card-{dashed(card['key'])}" for card in cards.values()]
    keys += [f"rogues-{card.key}" for card in ROGUE_CARDS] + [f"pier-{pier}" for pier in PIER_NAMES]
    for merchant in SHELF.everyone:
        keys += [f"staff-{merchant.key}-{dashed(ability)}" for ability in merchant.staff]
        for space in merchant.spaces:
            own = f"space-{merchant.key}-{dashed(space.key)}"
            keys.append(own if words.has(own) else f"space-{dashed(space.key)}")
    assert len(keys) > 120
    assert [key for key in keys if not words.has(f"{key}.text")] == []
    assert [face for face in FACE_NAMES if not words.has(f"corruption-{face}")] == []


def numbers(card: SongCard) -> list[int]:
    """What is printed on a Skill card, in the order in which its text tells it (EN-004)."""
    icons = [int(icon[1]) for icon in (card.upper,) if icon]
    lower = [int(card.price), int(card.lower[1])] if card.lower else []
    return [int(card.hourglasses), *icons, *lower, int(card.volume)]


@IN_EVERY_LANGUAGE
@pytest.mark.rule("EN-178", "EN-180", "EN-182", "EN-201", "EN-203")
def test_the_numbers_in_the_text_of_a_skill_card_are_those_printed_on_it(locale: str) -> None:
    words = texts(GAME, locale)
    told = {card.key: re.findall(r"\d+", words.key(f"card-{card.key}.text")) for card in CARDS if card.kind == SKILL}
    assert told == {card.key: [str(one) for one in numbers(card)] for card in CARDS if card.kind == SKILL}


def test_every_line_about_a_thing_is_shown_on_the_board() -> None:
    drawn = "".join(file.read_text("utf-8") for file in [*BOARD.rglob("*.svelte"), *BOARD.rglob("*.ts")])
    lines = [message.removeprefix("tip-") for message in messages() if message.startswith("tip-")]
    assert lines
    assert [line for line in lines if f"'{line}'" not in drawn and f"'tip-{line}'" not in drawn] == []
