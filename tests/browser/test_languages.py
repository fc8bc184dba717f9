"""Every page in another language: chosen by browser or reader, changed on the spot, and with room."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, ViewportSize

from covetown import book, registry
from tests.browser.conftest import Visit
from tests.browser.play import settled, take_turn
from tests.browser.pseudo import grown, in_pseudo, overflows, speak_pseudo
from tests.browser.town import PHONE, Visitor

pytestmark = pytest.mark.browser

GAMES = registry.names()
BOOKS = [game for game in GAMES if book.book(game) is not None]
SMALL_DESK: ViewportSize = {"width": 1366, "height": 768}
SIZES = pytest.mark.parametrize("size", [SMALL_DESK, PHONE], ids=["desk", "phone"])


def language(page: Page) -> str:
    return str(page.evaluate("() => document.documentElement.lang"))


def test_words_grow_by_a_third() -> None:
    text = "Pull up a chair at the harbour"
    assert 1.2 < len(grown(text)) / len(text) < 1.45
    assert in_pseudo("a = Go { $n ->\n    [one] one\n   *[other] { $n } cards\n}\n").count("$n") == 2


def test_the_browser_s_language_is_spoken_until_the_reader_chooses_another(visit: Visit) -> None:
    ann = visit("Ann", locale="fr-CA")
    page = ann.go("/settings")
    page.wait_for_selector("h1 >> text=Réglages")
    assert language(page) == "fr"
    page.select_option("#language", "en")
    page.wait_for_selector("h1 >> text=Settings")
    assert language(page) == "en"
    page.reload()
    page.wait_for_selector("h1 >> text=Settings")
    page.select_option("#language", "")
    page.wait_for_selector("h1 >> text=Réglages")


def test_the_language_is_changed_at_the_table_and_nothing_is_loaded_anew(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', options={'first_player': '0'})}")
    assert settled(page) == "asked"
    take_turn(page)
    settled(page)
    page.evaluate("() => { window.same = true }")
    english = page.inner_text(".log")
    page.select_option("header select", "fr")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    page.wait_for_function("before => document.querySelector('.log').innerText !== before", arg=english)
    assert "Vous" in page.inner_text(".log")
    assert "You " not in page.inner_text(".log")
    assert page.evaluate("() => window.same") is True
    assert json.loads(page.evaluate("() => localStorage['covetown-preferences']"))["language"] == "fr"
    assert settled(page) == "asked"
    take_turn(page)  # and the game goes on
    page.select_option("header select", "en")
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('You ')")


def test_a_refusal_is_told_in_the_reader_s_language(visit: Visit) -> None:
    ann = visit("Ann", locale="fr-FR")
    answer = ann.context.request.get("/api/tables/nothing", headers={"Accept-Language": "fr-FR, en;q=0.5"})
    assert answer.json()["text"] == "Cette table n’existe pas."
    assert ann.context.request.get("/api/tables/nothing", headers={"Accept-Language": "de"}).json()["text"] == (
        "There is no such table."
    )


# Where a table looks another way for everybody who may sit at it: one table each.
TABLES: dict[str, list[dict[str, object]]] = {
    "merchants_cove": [
        {"merchant_1": one, "merchant_2": two, "merchant_3": three}
        for one, two, three in (
            ("alchemist", "blacksmith", "captain"),
            ("blacksmith", "chronomancer", "entertainer"),
            ("captain", "alchemist", "chronomancer"),
            ("chronomancer", "entertainer", "blacksmith"),
            ("entertainer", "captain", "alchemist"),
        )
    ]
}


def tour(visitor: Visitor, game: str, tables: int = 1) -> list[tuple[str, str]]:
    """The pages that are looked at, each with what tells that it stands."""
    laid = [
        visitor.lay_table("me", "novice", "novice", game=game, options=options)
        for options in TABLES.get(game, [{}])[:tables]
    ]
    pages = [(f"/t/{table}", ".prompt") for table in laid] + [(f"/new/{game}", "#seat-0")]
    return pages + ([(f"/rules/{game}", ".page nav")] if game in BOOKS else [])


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_texts_have_room_at_the_table_of_every_game(visit: Visit, game: str, size: ViewportSize) -> None:
    ann = visit("Ann", size=size)
    ann.introduce()
    speak_pseudo(ann.context)
    found: dict[str, list[str]] = {}
    for path, sign in tour(ann, game, tables=5):
        page = ann.go(path)
        page.wait_for_selector(sign)
        if path.startswith("/t/"):
            settled(page)
        found[path] = overflows(page)
    assert {path: what for path, what in found.items() if what} == {}


@SIZES
def test_texts_have_room_in_the_shell(visit: Visit, size: ViewportSize) -> None:
    ann = visit("Ann", size=size)
    ann.introduce()
    ann.lay_table("me", "novice")
    speak_pseudo(ann.context)
    found: dict[str, list[str]] = {}
    for path, sign in (("/", "[data-play]"), ("/settings", "fieldset"), ("/about", ".panel")):
        page = ann.go(path)
        page.wait_for_selector(sign)
        found[path] = overflows(page)
    assert {path: what for path, what in found.items() if what} == {}
