"""What would follow is shown before a choice, and what happened is told as a scene."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.merchants_cove.games import longest_chain, told, told_scene
from tests.browser.merchants_cove.positions import Position, Showroom
from tests.browser.merchants_cove.test_every_question import LAPTOP

pytestmark = pytest.mark.browser

FOUR = ("alchemist", "blacksmith", "captain", "chronomancer")


def asked(kind: str) -> list[Position]:
    """Whatever the first of the four was asked of this kind, in games until there is something."""
    for seed in range(3, 20):
        found = [position for position in told(FOUR, seed) if position.seat == 0 and position.kind == kind]
        if found:
            return found
    raise LookupError(kind)


def test_a_berth_shows_the_crowd_that_would_stand_there(visit: Visit) -> None:
    position = asked("choose-berth")[0]
    showroom = Showroom(visit, LAPTOP)
    showroom.show(position)
    for offer in position.view["harbour"]["docking"]:
        pier = next(one["pier"] for one in position.view["harbour"]["berths"] if one["berth"] == offer["berth"])
        before = next(one for one in position.view["harbour"]["piers"] if one["pier"] == pier)
        coming = [n - before["crowd"][kind] for kind, n in offer["crowd"].items() if n > before["crowd"][kind]]
        expect(showroom.page.locator(f".pier.{pier} .coming")).to_have_text([f"+{n}" for n in coming])
        shelf = showroom.page.locator(f".pier.{pier} .earns")
        expect(shelf).to_have_text(re.compile(rf"{before['earns'][0]}\s*→\s*{offer['earns'][0]}"))


def test_a_marble_shows_what_it_would_set_off(visit: Visit) -> None:
    position = max(asked("announce"), key=longest_chain)
    showroom = Showroom(visit, LAPTOP)
    _, marble = longest_chain(position)
    showroom.show(position)
    expect(showroom.page.locator(".decanter .going")).to_have_count(0)
    showroom.page.hover(f".decanter [data-ref='{marble}']")
    chains = position.view["players"][0]["board"]["chains"][marble]
    expect(showroom.page.locator(".decanter .going")).to_have_count(sum(len(chain) for chain in chains))


def told_in(page: Page, part: str, words: str) -> None:
    """The scene shows this part and says these words, at the same time."""
    page.wait_for_function(
        "([part, words]) => document.querySelector(`.scene ${part}`) "
        "&& document.querySelector('.scene').innerText.includes(words)",
        arg=[part, words],
    )


@pytest.mark.parametrize(
    ("merchants", "kind", "part", "words"),
    [
        (FOUR, "sold", ".sold .line .made", "sells at the"),
        (FOUR, "final-scoring", ".final .line .made", "gold for icons"),
        (("captain",), "peddler-turn", ".facing .card", "How often and where"),
    ],
    ids=["a sale", "the final count", "the Peddler's turn"],
)
def test_a_scene_tells_what_happened(
    visit: Visit, merchants: tuple[str, ...], kind: str, part: str, words: str
) -> None:
    """A slow scene shows goods with price and customers, icons with their Halls, the Peddler with its reasons."""
    before, after, events = told_scene(merchants, kind)
    showroom = Showroom(visit, LAPTOP, speed=0.5)
    start = [event["kind"] for event in events].index("peddler-card" if kind == "peddler-turn" else kind)
    showroom.show(before)
    showroom.move(after, events[start:])
    told_in(showroom.page, part, words)
    showroom.page.keyboard.press("Escape")
    expect(showroom.page.locator(".scene .sight")).to_have_count(0)
