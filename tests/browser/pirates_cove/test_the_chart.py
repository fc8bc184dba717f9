"""What the chart shows and where: measured in the browser, at the sizes people play at."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.pirates_cove.captain import BATTLE, Captain
from tests.browser.pirates_cove.scenes import lay
from tests.browser.play import LETTERS, OVER
from tests.browser.test_pages import findings
from tests.browser.town import PHONE, Town
from tests.games.pirates_cove.builder import Table

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
MOST_BOARD_BYTES = 60 * 1024
MOST_ANSWERS = 8

NEEDED = {
    "the prompt": ".prompt",
    "the own mat": ".mine .mat",
    "the hand": ".mine .hand",
    "the islands": ".chart .isle",
    "the rivals": ".rivals .mat",
}


def outside(page: Page) -> list[str]:
    """What is needed and not wholly inside the window, or covered by nothing but thin air."""
    found: list[str] = page.evaluate(
        """needed => Object.entries(needed).flatMap(([name, selector]) => {
            const nodes = [...document.querySelectorAll(selector)];
            if (!nodes.length) return [`${name} is not there`];
            return nodes.filter(node => {
                const box = node.getBoundingClientRect();
                return !box.width || box.left < -1 || box.top < -1 || box.right > innerWidth + 1
                    || box.bottom > innerHeight + 1;
            }).map(() => name);
        })""",
        NEEDED,
    )
    return found


@pytest.mark.parametrize("rivals", [3, 5])
def test_everything_is_in_the_window_of_a_laptop(visit: Visit, rivals: int) -> None:
    """At 1366 × 768 nobody scrolls: prompt, own mat, hand and all islands, and no answers in a long list."""
    ann = visit("Ann", size=LAPTOP)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', *['novice'] * rivals, game='pirates_cove')}")
    captain = Captain(page)
    missed: list[str] = []
    for _ in range(28):
        kind = captain.kind()
        if not kind:
            break
        missed += [f"{kind}: {what}" for what in outside(page)]
        missed += [f"{kind}: {n} answers" for n in [page.locator(".answers [data-answer]").count()] if n > MOST_ANSWERS]
        captain.decide(kind)
    assert missed == []
    assert page.evaluate("() => document.querySelector('.rivals').scrollHeight - innerHeight") < 0
    assert page.locator(".chart .isle").count() == 7


@pytest.mark.parametrize(
    ("theme", "size"), [("light", LAPTOP), ("dark", PHONE)], ids=["laptop by day", "phone by night"]
)
def test_axe_finds_nothing_serious(visit: Visit, theme: str, size: object) -> None:
    ann = visit("Ann", size=size, theme=theme)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'novice', 'novice', game='pirates_cove')}")
    captain = Captain(page)
    found: dict[str, list[str]] = {}
    for _ in range(24):
        kind = captain.kind()
        if kind and kind not in found:
            found[kind] = findings(page)
        if not kind:
            break
        captain.decide(kind)
    assert {kind: what for kind, what in found.items() if what} == {}
    assert len(found) > 2


def test_the_board_is_a_small_file_of_its_own(town: Town) -> None:
    web = Path(str(town.server.config.app.state.house.config.web))  # type: ignore[union-attr]
    boards = [script for script in (path.read_bytes() for path in web.rglob("*.js")) if b"blow_me_down" in script]
    assert len(boards) == 1
    size = len(gzip.compress(boards[0], 9))
    print(f"The chart: {size / 1024:.1f} KiB gzipped")
    assert size <= MOST_BOARD_BYTES


def test_a_click_that_does_nothing_says_why(visit: Visit) -> None:
    ann = visit("Ann", size=LAPTOP)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'novice', 'novice', game='pirates_cove')}")
    captain = Captain(page)
    captain.kind()
    page.click(".rivals .mat [data-ref^='section'] >> nth=0")
    page.wait_for_selector(".toast >> text=when you fire")
    captain.play(until="course")
    page.click(".mine [data-ref^='section'] >> nth=0")
    page.wait_for_selector(".toast >> text=in your upgrade turn")
    page.click(".chart [data-ref='island:7']")
    page.wait_for_selector(".toast >> text=of his own will")


def test_a_pick_stays_while_the_others_answer(visit: Visit) -> None:
    """Courses are set by all at once: what Ann points at is not lost when Ben seals his wheel."""
    ann, ben = visit("Ann", size=LAPTOP), visit("Ben", size=LAPTOP)
    ann.introduce()
    ben.introduce()
    table = ann.lay_table("me", "open", "novice", game="pirates_cove")
    ben.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    first, second = Captain(ann.go(f"/t/{table}")), Captain(ben.go(f"/t/{table}"))
    for captain in (first, second):
        captain.kind()
        captain.answer("rig_done")
    while (kind := first.kind()) != "course":
        first.decide(kind)
    while (kind := second.kind()) != "course":
        second.decide(kind)
    first.sail_to(4)
    ann.page.wait_for_selector("[data-answer='sail']")
    second.decide("course")
    sealed = ann.page.locator(".rivals .mat[data-ship='1'] .secret.done")
    sealed.wait_for()
    assert ann.page.locator("[data-ref='island:4'].picked").count() == 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_spectator_sees_a_battle(town: Town, visit: Visit, size: object) -> None:
    """Whoever watches sees the dice fall, may skip and see the battle once more, and can read it in the log."""
    ann, dot = visit("Ann", size=LAPTOP), visit("Dot", size=size, speed=0.5)
    ann.introduce()
    scene = Table(4).ship(0, (8, 8, 4, 4), at=2, hand=["smoke_screen"])
    scene.ship(1, (8, 3, 4, 4), at=2).ship(2, at=3).ship(3, at=4).fight(2).feed(5, 1, 1)
    ident = lay(town, ann, scene)
    page = dot.go(f"/t/{ident}")
    page.wait_for_selector(".battle .side >> nth=1")
    captain = Captain(ann.go(f"/t/{ident}"))
    captain.kind()
    captain.answer("pass")
    captain.kind()
    captain.answer("fire")
    captain.kind()
    captain.click(captain.live(BATTLE).first)
    page.wait_for_selector(".battle .roll:not(.old) .die >> nth=2")
    assert "hits on 5, 6" in page.inner_text(".battle .roll")
    assert page.locator(".battle .side").count() == 2
    assert page.locator(".mine .mat").count() == 0
    assert page.locator(".rivals .mat").count() == 4
    assert page.locator("[data-answer], .live[data-ref]").count() == 0
    page.wait_for_selector(".story >> text=Skip")
    page.keyboard.press("Escape")
    page.wait_for_selector(".story", state="detached")
    page.wait_for_selector(".log >> text=Ann fires at", state="attached")


def test_a_spectator_replays_a_year_from_any_month(visit: Visit) -> None:
    """Somebody who never sat at the table sees the figures of the year, and begins the replay where they like."""
    ann, dot = visit("Ann", size=LAPTOP), visit("Dot", size=LAPTOP)
    ann.introduce()
    table = ann.lay_table("novice", "novice", "novice", game="pirates_cove")
    page = dot.go(f"/t/{table}")
    page.wait_for_selector(OVER, timeout=120_000)
    page.wait_for_selector(".stats .from a >> nth=11")
    for month in (1, 7, 12):
        page.click(f".stats .from a >> nth={month - 1}")
        page.wait_for_selector(f".replay .sky .month:has-text('Month {month} of 12')")
        assert page.locator(".replay .mine .mat").count() == 0
        page.go_back()
        page.wait_for_selector(".stats .from a >> nth=11")


OUTSIDER = """() => {
    const page = document.querySelector('.table-page').cloneNode(true);
    for (const node of page.querySelectorAll('.side, aside, header')) if (!node.closest('.cove')) node.remove();
    page.removeAttribute('data-seq'); // how much was seen before the scene was set
    return page.outerHTML.replace(/(id|url|href|for|aria-labelledby)[=(]["']?[^"')]*["')]/g, '');
}"""


def after_the_moves(holder: int) -> Table:
    """Everybody but Ann holds a card; only the holder's can be played now."""
    table = Table(4)
    for ship in range(4):
        table.ship(ship, (4, 4, 3, 4), at=2 + ship % 3, gold=4, chests=2)
        if ship:
            table.ship(ship, hand=["royal_navy_intercept" if ship == holder else "smoke_screen"][: 1 + ship])
    return table.window_n1()


def before_the_courses(holder: int) -> Table:
    table = Table(4)
    for ship in range(1, 4):
        table.ship(
            ship, (4, 4, 3, 4), at=2, hand=["consort" if ship == holder else "powder_keg" if ship < 3 else "fame_one"]
        )
    return table.navigate()


def kegs_about(holder: int) -> Table:
    table = Table(4).ship(0, at=3)
    for ship in range(1, 4):
        table.ship(ship, (4, 8 - ship, 3, 4), at=2, hand=["powder_keg" if ship == holder else "fame_one"])
    return table.fight(2).do(1, "fire fire")


@pytest.mark.parametrize("scene", [after_the_moves, before_the_courses, kegs_about], ids=["N1", "T", "kegs"])
def test_a_window_looks_alike_whoever_can_use_it(town: Town, visit: Visit, scene: Callable[[int], Table]) -> None:
    """For a captain without a card, and for a spectator, it makes no difference who could play one."""
    seen: dict[str, list[tuple[str, bytes]]] = {"captain": [], "spectator": []}
    for holder in (2, 3):
        ann, dot = visit("Ann", size=LAPTOP), visit("Dot", size=LAPTOP)
        ann.introduce()
        ident = lay(town, ann, scene(holder))
        for who, visitor in (("captain", ann), ("spectator", dot)):
            page = visitor.go(f"/t/{ident}")
            page.wait_for_selector(".rivals .mat >> nth=2")
            page.wait_for_selector(".prompt p:has-text(' ')")
            page.wait_for_selector(LETTERS, state="attached")
            page.mouse.move(2, 2)
            page.wait_for_timeout(400)
            seen[who].append((page.evaluate(OUTSIDER), page.locator(".cove").screenshot(animations="disabled")))
    for who, (first, second) in seen.items():
        assert first[0] == second[0], who
        assert first[1] == second[1], who


def test_rivals_lie_under_the_chart_of_a_phone(visit: Visit) -> None:
    """They are scrolled to, each with its whole mat, and do not lie on each other."""
    ann = visit("Ann", size=PHONE)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'novice', game='pirates_cove')}")
    page.wait_for_selector(".rivals .mat")
    last = page.locator(".rivals .mat").last
    last.evaluate("node => node.scrollIntoView({ block: 'end' })")
    seen = last.evaluate(
        """node => {
            const box = node.getBoundingClientRect();
            const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return { high: box.height > 60, there: node.contains(there) };
        }"""
    )
    assert seen == {"high": True, "there": True}


def test_the_chart_is_enlarged_with_two_fingers_and_with_its_button(visit: Visit) -> None:
    """A phone pans and zooms the chart: what is enlarged can still be pointed at, and is made whole again."""
    ann = visit("Ann", size=PHONE)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'novice', 'novice', game='pirates_cove')}")
    captain = Captain(page)
    captain.play(until="course")

    def width() -> float:
        return float(page.evaluate("() => document.querySelector('.pan .sheet').getBoundingClientRect().width"))

    whole = width()
    box = page.locator(".pan").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 40)
    for apart in (50, 60, 70, 80):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    page.wait_for_function(
        "whole => document.querySelector('.pan .sheet').getBoundingClientRect().width > whole * 1.6", arg=whole
    )
    page.click("[aria-label='The whole chart']")
    page.wait_for_function(
        "whole => document.querySelector('.pan .sheet').getBoundingClientRect().width <= whole + 1", arg=whole
    )

    page.click("[aria-label='Make the chart larger']")
    page.wait_for_function(
        "whole => document.querySelector('.pan .sheet').getBoundingClientRect().width > whole * 1.4", arg=whole
    )
    island = page.locator(".chart [data-ref='island:5']")
    island.scroll_into_view_if_needed()
    island.click()
    page.wait_for_selector(".chart [data-ref='island:5'].picked")
    assert page.evaluate("() => document.querySelector('.pan').scrollTop") > 0
    captain.press("[data-answer='sail']")
