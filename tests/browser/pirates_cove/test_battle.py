"""A battle as a scene: the moments players remember have a drawing of their own."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.pirates_cove.captain import Captain
from tests.browser.pirates_cove.scenes import lay
from tests.browser.town import PHONE, Town
from tests.games.pirates_cove.builder import Table

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}


def in_a_bay(hand: list[str]) -> Table:
    table = Table(4).ship(0, (8, 8, 4, 4), at=2, gold=5, chests=3, hand=hand)
    return table.ship(1, (8, 3, 4, 4), at=2).ship(2, at=3).ship(3, at=4).fight(2)


def sit(town: Town, visit: Visit, scene: Table, size: object) -> Captain:
    ann = visit("Ann", size=size, speed=0.5)
    ann.introduce()
    captain = Captain(ann.go(f"/t/{lay(town, ann, scene)}"))
    captain.kind()
    return captain


def shown(captain: Captain, drama: str) -> None:
    """The drawing is there, wholly inside the window, and says what it is."""
    drawn = captain.page.locator(f"[data-drama='{drama}']")
    drawn.wait_for()
    inside = drawn.evaluate(
        "one => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.left >= 0"
        " && box.right <= innerWidth && box.bottom <= innerHeight && box.width > 120 }"
    )
    assert inside


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_boarding_and_recoil_are_drawn(town: Town, visit: Visit, size: object) -> None:
    scene = in_a_bay(["grapple_attack"])
    scene.ship(0, hand=["grapeshot_attack"])
    captain = sit(town, visit, scene, size)
    page = captain.page
    page.click(".mine .hand [data-ref='hand:3']")
    page.click(".answers .primary")
    shown(captain, "boarding")

    fired = in_a_bay(["grapeshot_attack"]).do(0, "fire fire hand:6").feed(1, 1, 1)
    captain = sit(town, visit, fired, size)
    captain.page.locator(".battle .live[data-ref='section:1:sails']").click()
    shown(captain, "recoil")


@pytest.mark.parametrize("ships", [3, 4])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_dice_are_seen_with_the_cards_in_play(town: Town, visit: Visit, size: object, ships: int) -> None:
    """With three or four ships, cards laid and chests overboard, the last dice lie inside the scene."""
    scene = Table(4)
    for ship in range(4):
        hand = ["treasure_overboard", "smoke_screen"] if ship == 0 else []
        scene.ship(ship, (8, 8 - ship, 4, 4), at=2 if ship < ships else 4, chests=3, hand=hand)
    scene.fight(2).do(0, "battle hand:5 amount:2").do(0, "battle hand:4")
    scene.fire(0, "section:1:sails", 6, 1, 5)
    ann = visit("Ann", size=size)
    ann.introduce()
    page = ann.go(f"/t/{lay(town, ann, scene)}")
    page.wait_for_selector(".battle .roll .die >> nth=2")
    cut = page.evaluate(
        """() => {
            const scene = document.querySelector('.battle').getBoundingClientRect();
            return [...document.querySelectorAll('.battle .die, .battle .laid, .battle .side')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.bottom > scene.bottom || box.top < scene.top || box.bottom > innerHeight;
            }).map((one) => one.className);
        }"""
    )
    assert cut == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_mutiny_is_drawn(town: Town, visit: Visit, size: object) -> None:
    captain = sit(town, visit, in_a_bay([]).feed(1), size)
    captain.page.click("[data-answer='flee']")
    shown(captain, "murmur")
    shown(captain, "mutiny")
    captain.page.wait_for_selector(".log >> text=Mutiny!", state="attached")
