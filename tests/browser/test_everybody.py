"""Everybody can play: by keys alone, with a screen reader, on a low or a small screen, with less motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Visit
from tests.browser.play import OVER, moved_on, question, settled, take_turn
from tests.browser.test_languages import TABLES
from tests.browser.town import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
DOUBLED: ViewportSize = {"width": 720, "height": 450}  # a desk of 1440 × 900 at twice its size
SEATS = {
    "dale_of_merchants": ("me", "novice"),
    "pirates_cove": ("me", "novice", "novice"),
    "merchants_cove": ("me", "novice", "novice"),
}
GAMES = pytest.mark.parametrize("game", sorted(SEATS))
LIVE = ".table-page :is(main, .mine) .live[data-ref]"


def sit_down(visit: Visit, game: str, **wishes: object) -> Page:
    ann = visit("Anneliese", **wishes)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table(*SEATS[game], game=game)}")
    settled(page)
    page.wait_for_selector(LIVE)
    return page


@GAMES
def test_what_can_be_played_says_so(visit: Visit, game: str) -> None:
    page = sit_down(visit, game)
    without = f"() => [...document.querySelectorAll('{LIVE}')].filter(one => !one.hasAttribute('aria-pressed')).length"
    assert page.evaluate(without) == 0
    idle = (
        "() => [...document.querySelectorAll('.table-page :is(main, .mine) [data-ref]:not(.live, .picked)')]"
        ".filter(one => one.hasAttribute('aria-pressed')).length"
    )
    assert page.evaluate(idle) == 0


@GAMES
def test_the_arrow_keys_move_within_every_place(visit: Visit, game: str) -> None:
    """Every group is one stop of the Tab key, and its things are reached from there by arrows."""
    page = sit_down(visit, game)
    stops = """() => {
        const all = [...document.querySelectorAll(
            '.table-page :is(a[href], button:not([disabled]), input, select, [tabindex])')];
        const seen = all.filter(one => one.tabIndex >= 0 && one.getClientRects().length);
        return seen.findIndex(one => one.closest('main, .mine'));
    }"""
    assert 0 <= page.evaluate(stops) < 10, "the Tab key comes to the board soon"
    group = """() => [...document.querySelectorAll('.table-page :is(main, .mine, .tools, aside ol)[data-roving], '
        + '.table-page :is(main, .mine, aside) [data-roving]')].map((group, at) => {
        group.dataset.tried = at;
        const things = [...group.querySelectorAll('button:not([disabled]), a[href], [tabindex]:not([data-roving])')]
            .filter(one => one.closest('[data-roving]') === group && one.getClientRects().length);
        const stops = things.filter(one => one.tabIndex === 0);
        if (stops[0]) stops[0].dataset.tried_stop = at;
        return {at, things: things.length, stops: stops.length};
    })"""
    groups = [one for one in page.evaluate(group) if one["things"] > 1]
    assert len(groups) >= 3
    for one in groups:
        assert one["stops"] == 1, one
        page.locator(f"[data-tried_stop='{one['at']}']").focus()
        page.evaluate("() => { window.first = document.activeElement; }")
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            page.keyboard.press(key)
            if page.evaluate("() => document.activeElement !== window.first"):
                break
        there = f"document.activeElement.closest('[data-roving]')?.dataset.tried === '{one['at']}'"
        assert page.evaluate(f"() => document.activeElement !== window.first && {there}"), one


@GAMES
def test_the_focus_is_never_lost_after_a_move(visit: Visit, game: str) -> None:
    page = sit_down(visit, game)
    held = "() => document.activeElement && document.activeElement !== document.body"
    for _ in range(8):
        if settled(page) == "over":
            break
        before = question(page)
        choice = ".answers [data-answer]:not([disabled])"
        first = page.locator(LIVE).first if page.locator(LIVE).count() else page.locator(choice).first
        first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            f"before => [document.querySelector('.table-page')?.dataset.seq, "
            f"document.querySelector('{OVER}')?.textContent].join() !== before "
            f"|| document.querySelector('{choice}') || document.querySelector('dialog[open]')",
            arg=before,
        )
        page.wait_for_function(held)
        if question(page) == before:
            page.keyboard.press("Escape")
            page.locator(choice).first.focus() if page.locator(choice).count() else page.locator(LIVE).last.focus()
            page.keyboard.press("Enter")
            if page.locator(".answers .primary:not([disabled])").count() and question(page) == before:
                page.locator(".answers .primary:not([disabled])").first.focus()
                page.keyboard.press("Enter")
            moved_on(page, before)
        settled(page)
        page.wait_for_function(held)


def test_the_log_is_read_out_and_can_be_muted(visit: Visit) -> None:
    ann = visit("Anneliese")
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', options={'first_player': '0'})}")
    settled(page)
    log = page.locator("[role='log']")
    assert log.get_attribute("aria-live") == "polite"
    assert log.count() == 1
    assert not (log.text_content() or "").strip(), "what happened before is not read out"
    spoken = "() => document.querySelector(\"[role='log']\").textContent.trim()"
    for _ in range(6):
        take_turn(page)
        settled(page)
        if page.evaluate(spoken):
            break
    assert page.evaluate(spoken)
    page.get_by_label("Screen readers say what happens").uncheck()
    assert log.get_attribute("aria-live") == "off"
    assert not (log.text_content() or "").strip()
    page.reload()
    settled(page)
    assert page.locator("[role='log']").get_attribute("aria-live") == "off", "it stays muted"


def test_there_are_three_palettes_for_colour_vision(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go("/settings")
    colours = "() => getComputedStyle(document.documentElement).getPropertyValue('--leaf').trim()"
    seen = {page.evaluate(colours)}
    for palette in ("safe", "tritan", "strong"):
        page.check(f"input[name='palette'][value='{palette}']")
        page.wait_for_selector(f"html[data-palette='{palette}']", state="attached")
        seen.add(page.evaluate(colours))
    assert len(seen) == 4


@pytest.mark.parametrize("size", [SIDEWAYS, DOUBLED], ids=["sideways", "doubled"])
@GAMES
def test_nothing_covers_the_board_on_a_low_screen(visit: Visit, game: str, size: ViewportSize) -> None:
    page = sit_down(visit, game, size=size)
    board = page.locator("main").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] > 0.45 * size["width"] * size["height"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    covered = f"""() => [...document.querySelectorAll('{LIVE}')].filter(one => {{
        if (!one.getClientRects().length) return false;
        one.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
        const box = one.getBoundingClientRect();
        const [from, to] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
        const tries = [0.5, 0.25, 0.1].map(part => [from + (to - from) * part, box.top + box.height / 2]);
        return !tries.some(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    }}).map(one => one.dataset.ref)"""
    assert page.evaluate(covered) == []
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= size["height"]


SMALL = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const out = [];
    while (walker.nextNode()) {
        const words = walker.currentNode.data.trim();
        const one = walker.currentNode.parentElement;
        if (!words || one.closest('.hidden-text, noscript, script, style')) continue;
        if (!one.getClientRects().length || getComputedStyle(one).visibility === 'hidden') continue;
        const drawn = one.ownerSVGElement && one.getScreenCTM();
        const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        if (size < 10.95) out.push(`${words} ${size.toFixed(1)}`);
    }
    return out;
}"""


@GAMES
def test_no_text_is_below_eleven_pixels_on_a_phone(visit: Visit, game: str) -> None:
    page = sit_down(visit, game, size=PHONE)
    assert page.evaluate(SMALL) == []
    page.get_by_role("button", name="Log, choices, chat and players").tap()
    page.wait_for_selector("aside.open .log")
    assert page.evaluate(SMALL) == []


def test_no_shop_has_small_print_on_a_phone(visit: Visit) -> None:
    ann = visit("Anneliese", size=PHONE)
    ann.introduce()
    small: dict[str, list[str]] = {}
    for merchants in TABLES["merchants_cove"]:
        table = ann.lay_table("me", "novice", "novice", game="merchants_cove", options=merchants)
        page = ann.go(f"/t/{table}")
        settled(page)
        small[str(merchants["merchant_1"])] = page.evaluate(SMALL)
    assert {merchant: found for merchant, found in small.items() if found} == {}


def test_no_page_has_small_print_on_a_phone(visit: Visit) -> None:
    ann = visit("Ann", size=PHONE)
    ann.introduce()
    pages = {
        "/": "[data-lesson]",
        "/settings": "fieldset",
        "/about": "h3",
        "/rules/dale_of_merchants": ".components svg.card",
    }
    for path, sign in pages.items():
        page = ann.go(path)
        page.wait_for_selector(sign)
        assert page.evaluate(SMALL) == [], path


@GAMES
def test_nothing_moves_for_who_wants_less_motion(visit: Visit, game: str) -> None:
    ann = visit("Anneliese", speed=1)
    ann.introduce()
    ann.page.emulate_media(reduced_motion="reduce")
    page = ann.go(f"/t/{ann.lay_table(*SEATS[game], game=game)}")
    page.evaluate(
        """() => {
            window.moving = new Set();
            const look = () => {
                for (const one of document.getAnimations())
                    if (one.effect.getComputedTiming().duration > 1)
                        window.moving.add(one.animationName ?? one.transitionProperty ?? 'script');
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    settled(page)
    before = question(page)
    page.locator(f"{LIVE}, .answers [data-answer]").first.click()
    if page.locator(".answers .primary").count():
        page.locator(".answers .primary").first.click()
    page.wait_for_function(
        "before => document.querySelector('.table-page').dataset.seq !== before || document.querySelector('.picked')",
        arg=before.partition(",")[0],
    )
    settled(page)
    assert page.evaluate("() => [...window.moving]") == []
