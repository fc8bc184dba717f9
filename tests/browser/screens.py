"""Every screen there is, for tests that look at all of them: from the lobby to the last page of a book."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Page

from covetown import registry
from covetown.lessons import lessons_of
from tests.browser.play import settled
from tests.browser.town import Visitor

# A game between bots that is soon over, for the screens of its end.
SHORT: dict[str, dict[str, object]] = {"dale_of_merchants": {"turn_limit": 3}}
SEATS = {"dale_of_merchants": 2, "merchants_cove": 2, "pirates_cove": 3}
END = "#end-title"


class Screen(NamedTuple):
    """Where it is, what tells that it stands, and what is done there before it is looked at."""

    name: str
    path: str
    sign: str
    then: Callable[[Page], None]


def nothing(_page: Page) -> None:
    """It is looked at as it is."""


def asked(page: Page) -> None:
    settled(page)


def read_on(page: Page) -> None:
    """A lesson at the first beat that asks for a move."""
    while page.locator("section.lesson [data-lesson='next']").count():
        page.click("section.lesson [data-lesson='next']")
        page.wait_for_selector("section.lesson .move, section.lesson [data-lesson='next']")


def choices(page: Page) -> None:
    settled(page)
    page.keyboard.press("Shift+O")


def text_table(page: Page) -> None:
    settled(page)
    page.keyboard.press("Shift+B")
    page.wait_for_selector(".generic")


def drawer(page: Page) -> None:
    settled(page)
    page.click("[data-tool='book']")
    page.wait_for_selector("aside .components")


def analysed(page: Page) -> None:
    page.click("[data-tool='analyse']")
    page.wait_for_selector("[data-analyse-game]")


def finished_games(host: Visitor) -> dict[str, str]:
    """One table of every game at which bots play to the end; they go on while other screens are looked at."""
    host.introduce()
    return {
        game: host.lay_table(*["novice"] * SEATS[game], game=game, options=SHORT.get(game, {}))
        for game in registry.names()
    }


def screens(visitor: Visitor, finished: dict[str, str]) -> Iterator[Screen]:
    """All of them, quick ones first. Tables are laid when it is their turn."""
    yield Screen("lobby", "/", "[data-play]", nothing)
    yield Screen("settings and account", "/settings", "fieldset", nothing)
    yield Screen("profile", "/people", ".figures", nothing)
    yield Screen("about", "/about", ".panel", nothing)
    yield Screen("nowhere", "/nowhere", "h1", nothing)
    for game in registry.names():
        yield Screen(f"new table of {game}", f"/new/{game}", "#seat-0", nothing)
        yield Screen(f"book and components of {game}", f"/rules/{game}", ".components", nothing)
        yield Screen(f"ledger of {game}", f"/ledger/{game}", "article section[lang]", nothing)
        seats = ["me", *["novice"] * (SEATS[game] - 1)]
        yield Screen(
            f"gathering at {game}", f"/t/{visitor.lay_table('me', 'open', 'open', game=game)}", ".gathering", nothing
        )
        table = visitor.lay_table(*seats, game=game)
        yield Screen(f"{game}", f"/t/{table}", ".prompt", asked)
        yield Screen(f"choices of {game}", f"/t/{table}", ".prompt", choices)
        yield Screen(f"book at the table of {game}", f"/t/{table}", ".prompt", drawer)
        lesson = lessons_of(game)[0]
        taken = visitor.call("POST", f"/api/lessons/{game}/{lesson.key}", {})["id"]
        yield Screen(f"lesson of {game}", f"/t/{taken}", "section.lesson", read_on)
    for game, table in finished.items():
        yield Screen(f"end of {game}", f"/t/{table}", END, nothing)
        yield Screen(f"replay of {game}", f"/t/{table}/replay?step=9", ".replay .log a", nothing)
        yield Screen(f"analysis of {game}", f"/t/{table}/replay?step=9", ".replay .log a", analysed)
    # Last, because a reader who wants the table as text keeps it.
    yield Screen("table as text", f"/t/{visitor.lay_table('me', 'novice')}", ".prompt", text_table)


def visited(visitor: Visitor, finished: dict[str, str], share: Callable[[int], bool]) -> Iterator[tuple[str, Page]]:
    """Go to the screens whose number has its share, one after the other."""
    for number, screen in enumerate(screens(visitor, finished)):
        if share(number):
            page = visitor.go(screen.path)
            page.wait_for_selector(screen.sign, timeout=120_000)
            screen.then(page)
            yield screen.name, page
