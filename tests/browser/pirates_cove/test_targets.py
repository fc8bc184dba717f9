"""Every card and every shot finds what it aims at: inside the window, and hit where it lies, on a desk and a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.pirates_cove.captain import Captain
from tests.browser.pirates_cove.reach import out_of_reach
from tests.browser.pirates_cove.scenes import lay
from tests.browser.town import PHONE, Town
from tests.games.pirates_cove.builder import Table, face

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


def fleet(players: int, hand: list[str], at: list[int], **options: object) -> Table:
    """Ships at these islands, Ann's with this hand, and a card in every other hand."""
    table = Table(players, **options).legend("A", "captain_hook", 5)
    for number, island in enumerate(at):
        levels = (4, 7 - number, 3, 4)
        table.ship(
            number, levels, at=island, gold=8, chests=3, hand=hand if number == 0 else ["fame_one"][: number < 5]
        )
    return table


def before_courses(players: int) -> Table:
    return fleet(players, ["consort", "crows_nest", "secret_map"], [2, 2, 3, 4, 1, 6][: max(4, players)]).navigate()


def from_the_mast(players: int) -> Table:
    return fleet(players, ["crows_nest"], [2, 2, 3, 4, 1, 6][: max(4, players)]).navigate()


def after_the_moves(players: int) -> Table:
    table = fleet(
        players, ["royal_navy_intercept", "privateering_commission", "a_fond_farewell"], [2, 2, 3, 3, 2, 2][:players]
    )
    return table.squadron(2, by=1).squadron(2, by=3).window_n1()


def in_port(players: int) -> Table:
    table = fleet(players, ["mastercraft", "going_on_the_account"], [2, 3, 3, 4, 1, 1][: max(4, players)])
    return table.ship(0, parrot="flint", masters={"sails": "turned"}).upgrade()


def six_in_one_bay(players: int) -> Table:
    table = fleet(players, ["grapeshot_attack", "six_gun_salute", "powder_keg"], [2] * max(4, players))
    return table.feed(*[1 + n % 6 for n in range(60)]).fight(2)


def aiming(players: int) -> Table:
    return six_in_one_bay(players).do(0, "fire fire")


def aiming_with_grapeshot(players: int) -> Table:
    return six_in_one_bay(players).do(0, f"fire fire hand:{face('grapeshot_attack')}")


def among_legend_and_navy(players: int) -> Table:
    table = fleet(players, [], [2] * 3 + [3] * (players - 3)).legend("A", "captain_hook", 2)
    table.squadron(2, by=3).squadron(2, by=3)
    table.ship(0, (4, 8, 3, 8), parrot="trelawney")
    return table.feed(*[1 + n % 6 for n in range(60)]).fight(2).do(0, "fire fire")


SCENES: dict[str, tuple[Callable[[int], Table], int]] = {
    "before the courses, four": (before_courses, 4),
    "before the courses, six": (before_courses, 6),
    "before the courses, two ships each": (before_courses, 2),
    "from the mast, six": (from_the_mast, 6),
    "from the mast, two ships each": (from_the_mast, 2),
    "after the moves, six": (after_the_moves, 6),
    "in port, four": (in_port, 4),
    "in port, two ships each": (in_port, 2),
    "six in one bay": (six_in_one_bay, 6),
}
SHOTS: dict[str, tuple[Callable[[int], Table], int]] = {
    "six in one bay": (aiming, 6),
    "two ships each in one bay": (aiming, 2),
    "grapeshot, six": (aiming_with_grapeshot, 6),
    "a legend and the Navy, four": (among_legend_and_navy, 4),
}


@SIZES
@pytest.mark.parametrize("name", SCENES)
def test_whatever_a_card_aims_at_can_be_hit(town: Town, visit: Visit, name: str, size: object) -> None:
    build, players = SCENES[name]
    ann = visit("Ann", size=size)
    ann.introduce()
    page = ann.go(f"/t/{lay(town, ann, build(players))}")
    captain = Captain(page)
    captain.kind()
    missed = [f"at first: {what}" for what in out_of_reach(page)]
    cards: list[str] = page.eval_on_selector_all(".mine .hand .live", "all => all.map((card) => card.dataset.ref)")
    aimed = 0
    for ref in sorted(set(cards)):
        card = page.locator(f".mine .hand [data-ref='{ref}']").first
        card.click()
        page.wait_for_selector(".mine .hand .spot.picked")
        aimed += page.locator(".live[data-ref]").count()
        missed += [f"{ref}: {what}" for what in out_of_reach(page)]
        page.keyboard.press("Escape")
        page.wait_for_selector(".mine .hand .spot.picked", state="detached")
    assert missed == []
    assert aimed


@SIZES
@pytest.mark.parametrize("name", SHOTS)
def test_whatever_a_shot_aims_at_can_be_hit(town: Town, visit: Visit, name: str, size: object) -> None:
    build, players = SHOTS[name]
    ann = visit("Ann", size=size)
    ann.introduce()
    page = ann.go(f"/t/{lay(town, ann, build(players))}")
    assert Captain(page).kind() == "target"
    assert page.locator(".battle .live[data-ref]").count() > 1
    assert out_of_reach(page) == []
