"""Help at the table of Merchants Cove: the book opens at what is asked, cards are shown large, answers have a line."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from covetown.book import book
from tests.browser.conftest import Visit
from tests.browser.merchants_cove.positions import Position, Showroom, positions
from tests.browser.town import DESK, PHONE

pytestmark = pytest.mark.browser

GAMES = 3
LARGE = 230  # pixels: at this width everything on a card can be read
PLACES = {
    "choose-space": "Your turn",
    "selling": "Selling",
    "choose-furnace": "Blacksmith (a reconstruction)",
    "play-card": "Composing",
}
UNKNOWN = "{"  # a message that is not there shows its key in braces


@cache
def asked() -> list[Position]:
    """One position of every question that a few games with all merchants come to."""
    by_kind: dict[str, Position] = {}
    for seats in (5, 1):
        for position in positions(seats, GAMES):
            by_kind.setdefault(position.kind, position)
    return list(by_kind.values())


@pytest.fixture(autouse=True, scope="module")
def played_before_the_page_opens() -> None:
    """A page that hears nothing while games are worked out takes its line for dead."""
    asked()


def of_kind(kind: str) -> Position:
    return next(position for position in asked() if position.kind == kind)


def test_what_can_i_do_has_a_line_for_every_kind_of_answer(visit: Visit) -> None:
    """The question tells what "done" means there: at a stall it closes it."""
    room = Showroom(visit, DESK)
    room.show(asked()[0])
    room.page.get_by_role("button", name="What can I do?").click()
    room.page.wait_for_selector("aside.open .decision")
    amiss = []
    for position in asked():
        room.show(position)
        room.page.wait_for_selector(f".table-page[data-asked='{position.kind}']")
        groups = room.page.locator("aside.open .group")
        expect(room.page.locator("aside.open .option")).to_have_count(position.answers)
        if groups.count() != room.page.locator("aside.open .group .about").count():
            amiss.append(position.kind)
        if UNKNOWN in room.page.locator("aside.open .decision").inner_text():
            amiss.append(f"{position.kind}: a key is shown")
    assert amiss == []
    room.show(of_kind("selling"))
    expect(room.page.locator("aside.open .group", has=room.page.locator("[data-kind='done']"))).to_contain_text(
        "Close the stall"
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_book_is_opened_at_what_is_asked(visit: Visit, size: object) -> None:
    room = Showroom(visit, size)
    for kind, title in PLACES.items():
        room.show(of_kind(kind))
        room.page.get_by_role("button", name="Rules").first.click()
        here = room.page.locator("aside section.now")
        expect(here.locator("> h3")).to_have_text(title)
        expect(here.locator("> h3")).to_be_in_viewport()
        room.page.keyboard.press("Escape")
        expect(here).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_figure_of_the_book_is_drawn_and_fits(visit: Visit, size: object) -> None:
    ann = visit("Ann", size=size)
    ann.introduce()
    page = ann.go("/rules/merchants_cove")
    page.wait_for_selector(".book .figure .workshop > *")
    found = book("merchants_cove")
    assert found is not None
    wanted = [block for section in found.sections() for block in section.blocks if block.figure]
    figures = page.locator(".book figure .figure.cove-light")
    expect(figures).to_have_count(len(wanted))
    wide: list[str] = figures.evaluate_all(
        """all => all.filter((one) => !one.children.length || one.scrollWidth > one.clientWidth + 1
            || [...one.querySelectorAll('.workshop > *')].some((shop) => shop.scrollWidth > shop.clientWidth + 1))
            .map((one) => one.className)"""
    )
    assert wide == []
    assert UNKNOWN not in page.locator(".book").inner_text()
    assert ann.complaints == []


def shown(page: Page) -> float:
    page.wait_for_selector("#tip.shown .face")
    box = page.locator("#tip.shown .face").bounding_box()
    assert box is not None
    return box["width"]


def test_a_card_is_shown_large_with_its_effect(visit: Visit) -> None:
    """A tap shows one of the Townsfolk that gives no answer now; the pointer shows a song card."""
    phone = Showroom(visit, PHONE)
    phone.show(of_kind("choose-space"))
    phone.page.locator("#tab-clock").tap()
    phone.page.locator(".square .offer .spot").first.tap()
    assert shown(phone.page) >= LARGE
    expect(phone.page.locator("#tip.shown .words")).not_to_be_empty()
    desk = Showroom(visit, DESK)
    desk.show(of_kind("play-card"))
    desk.page.locator(".workshop .hand .spot").first.hover()
    assert shown(desk.page) >= LARGE


def test_everything_in_the_harbour_has_a_tip(visit: Visit) -> None:
    room = Showroom(visit, DESK)
    room.show(of_kind("choose-space"))
    for place in (".hall .spot", ".lair", ".bag", ".boat .spot", ".berth .spot", ".clock .dial", ".space .spot"):
        room.page.mouse.move(2, 2)
        room.page.locator(place).first.hover()
        expect(room.page.locator("#tip.shown b")).not_to_be_empty()
        assert UNKNOWN not in room.page.locator("#tip.shown").inner_text()
