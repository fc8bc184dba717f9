"""The life of a table in real browsers: a frozen line, people who are away, slips, leaving, asking to take back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from covetown.server import Config
from tests.browser.bases import base, town
from tests.browser.freezing import FreezingLine
from tests.browser.play import click_answer, question, settled
from tests.browser.town import PHONE, Town, Visitor

__all__ = ["base", "town"]

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory, town: Town, base: str | None) -> Iterator[Town]:
    """A town where nobody waits a minute for somebody who is away."""
    running = Town(
        tmp_path_factory.mktemp("life"),
        town.pages,
        config=Config(away_s=4.0, silence_s=4.0, bot_budget_s=0.3),
        database=base,
    ).start()
    yield running
    running.stop()


Meet = Callable[..., Visitor]


@pytest.fixture
def meet(quick: Town, browser: Browser) -> Iterator[Meet]:
    """Somebody comes to the quick town, perhaps by another address. Browsers may complain about a line that breaks."""
    visitors: list[Visitor] = []

    def come(name: str, url: str | None = None, **more: object) -> Visitor:
        visitor = Visitor(quick, browser, name, url=url, **more)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()


def two(ann: Visitor, ben: Visitor, turn_limit: int = 0, **more: object) -> str:
    """Ann and Ben at a table; Ann begins, and the game may end after so many turns of each."""
    ann.introduce()
    ben.introduce()
    options: dict[str, object] = {"first_player": "0"}
    if turn_limit:
        options["turn_limit"] = turn_limit
    table = ann.lay_table("me", "open", options=options, **more)
    ben.call("POST", f"/api/tables/{table}/join", {})
    for each in (ann, ben):
        each.go(f"/t/{table}")
        each.page.wait_for_selector(".table-page .prompt")
    settled(ann.page)
    return table


def bar(page: Page, name: str) -> str:
    """Wait for a bar above the board; returns what it says."""
    return page.wait_for_selector(f"[data-bar='{name}'] span:not(.pair)", state="attached").inner_text()


def gone(page: Page, name: str) -> None:
    page.wait_for_selector(f"[data-bar='{name}']", state="detached")


def people(page: Page) -> None:
    """Open the list of players."""
    if not page.locator("#tab-people").is_visible():
        page.click("[aria-label='Log, choices, chat and players']")
    page.click("#tab-people")


def leave(page: Page, way: str) -> None:
    people(page)
    page.click(f"[data-leave='{way}']")
    page.click("[data-leave=sure]")


# --- the line ---


def test_a_frozen_line_is_noticed_a_tap_waits_and_goes_out_once(quick: Town, meet: Meet) -> None:
    line = FreezingLine(quick.port)
    try:
        ann, ben = meet("Ann", url=line.url, size=PHONE, confirm="never"), meet("Ben")
        table = two(ann, ben, undo="never")
        frozen = time.monotonic()
        line.freeze()
        assert bar(ben.page, "away").startswith("Ann is away. In 0:0"), "the other sees it, and how long to wait"
        ann.page.wait_for_selector("[data-bar=offline]")
        assert time.monotonic() - frozen < 15.0  # ten by the page's own clock; this one has the browser's delays in it
        assert ann.page.is_visible(".link.offline")
        asked = ann.page.get_attribute(".table-page", "data-seq")
        ann.page.locator("[data-answer='inventory']").first.click()
        assert "once" in bar(ann.page, "waiting")
        line.thaw()
        ann.page.wait_for_selector(".link.live", state="attached")
        gone(ann.page, "offline")
        ann.page.wait_for_function(f"() => document.querySelector('.table-page').dataset.seq !== '{asked}'")
        gone(ben.page, "away")
        assert ben.call("GET", f"/api/tables/{table}/replay")["steps"] == 1, "once"
        ann.page.wait_for_selector("[data-bar]", state="detached")
    finally:
        line.close()


def test_what_waits_is_not_sent_when_the_game_has_moved_on(quick: Town, meet: Meet) -> None:
    line = FreezingLine(quick.port)
    try:
        ann, ben = meet("Ann", url=line.url), meet("Ben")
        table = two(ann, ben)
        line.freeze()
        ann.page.wait_for_selector("[data-bar=offline]")
        ann.page.locator("[data-answer='inventory']").first.click()
        bar(ann.page, "waiting")
        ben.page.click("[data-bar=away] button")
        settled(ben.page)  # a bot has played on, and it is Ben's turn
        steps = ben.call("GET", f"/api/tables/{table}/replay")["steps"]
        line.thaw()
        ann.page.wait_for_selector("text=your choice was not made")
        assert ben.call("GET", f"/api/tables/{table}/replay")["steps"] == steps
    finally:
        line.close()


def test_a_device_that_loses_its_network_says_so_at_once_and_comes_back_by_itself(meet: Meet) -> None:
    ann, ben = meet("Ann", size=PHONE), meet("Ben")
    two(ann, ben)
    ann.context.set_offline(True)
    assert bar(ann.page, "offline").startswith("You are offline.")
    assert bar(ben.page, "away").startswith("Ann is away.")
    ann.context.set_offline(False)
    gone(ann.page, "offline")
    gone(ben.page, "away")
    assert settled(ann.page) == "asked"


def test_a_choice_made_by_the_clock_stands_in_the_log(meet: Meet, quick: Town) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = two(ann, ben, clock={"bank_s": 600, "increment_s": 0})
    live = quick.house.tables[table]
    live.clock.banks[0] = 0
    quick.loop.call_soon_threadsafe(live.post, nothing)
    ben.page.wait_for_selector(".log >> text=The time of Ann was up: a bot chose.")
    ben.go(f"/t/{table}/replay")
    ben.page.wait_for_selector(".log >> text=The time of Ann was up: a bot chose.")


async def nothing() -> None:
    """Something for a table to do, so that it looks at its clocks."""


# --- slips ---


def test_two_quick_presses_answer_one_question(meet: Meet) -> None:
    """The second press of a double click is meant for the question that is gone."""
    ann, ben = meet("Ann", steady=True), meet("Ben")
    acts: list[object] = []
    ann.page.on(
        "websocket", lambda line: line.on("framesent", lambda sent: acts.append(sent) if '"act"' in str(sent) else None)
    )
    table = two(ann, ben)
    page = ann.page
    page.wait_for_timeout(450)  # a person has read the question
    page.evaluate(
        """() => {
            // As fast as a finger can: whatever button stands there when the next question has come up.
            const seq = document.querySelector('.table-page').dataset.seq;
            document.querySelector("[data-answer='inventory']").click();
            const again = () => {
                const now = document.querySelector('.table-page');
                const next = document.querySelector('[data-answer]:not([disabled])');
                if (now.dataset.seq === seq || !now.dataset.asked || !next) return setTimeout(again, 4);
                window.pressed = now.dataset.seq;
                next.click();
            };
            again();
        }"""
    )
    page.wait_for_function("() => window.pressed")
    assert settled(page) == "asked"
    assert page.get_attribute(".table-page", "data-seq") == page.evaluate("() => window.pressed")
    page.wait_for_timeout(450)
    assert len(acts) == 1
    assert ben.call("GET", f"/api/tables/{table}/replay")["steps"] == 1
    page.locator("[data-answer]:not([disabled])").first.click()
    page.wait_for_function("() => document.querySelector('.table-page').dataset.seq !== window.pressed")
    assert len(acts) == 2, "whoever waits a moment is heard"


def test_on_a_phone_a_choice_among_people_takes_a_second_press(meet: Meet) -> None:
    ann, ben = meet("Ann", size=PHONE), meet("Ben")
    two(ann, ben)
    before = question(ann.page)
    ann.page.locator("[data-answer='inventory']").first.click()
    sure = ann.page.wait_for_selector(".answers .primary")
    assert sure.inner_text().startswith("Sure?")
    assert question(ann.page) == before
    sure.click()
    ann.page.wait_for_function(f"() => document.querySelector('.table-page').dataset.seq !== '{before.split(',')[0]}'")


# --- leaving ---


def test_one_resigns_the_other_is_told_and_stops_and_they_play_again(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = two(ann, ben)
    leave(ann.page, "resign")
    assert bar(ben.page, "resigned") == "Ann resigned. A bot plays on."
    ben.page.click("[data-bar=resigned] .primary")
    for each in (ann, ben):
        assert each.page.wait_for_selector("#end-title").inner_text() == "The game was stopped"
        assert "Ann resigned" in each.page.inner_text("section.end")

    ann.page.click("[data-rematch]")
    assert "Ann would like a rematch" in ben.page.wait_for_selector(".offer").inner_text()
    assert ben.page.inner_text("[data-rematch]") == "Accept the rematch"
    ben.page.click("[data-rematch]")
    for each in (ann, ben):
        each.page.wait_for_url(lambda url: not url.endswith(table))
        each.page.wait_for_selector(".hand .held")
    ben.page.go_back()
    ben.page.wait_for_selector("#end-title")
    assert ben.page.url.endswith(table), "Back leads to the game that is over, and stays there"


def test_they_agree_to_stop(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben", size=PHONE)
    two(ann, ben)
    leave(ann.page, "stop")
    assert bar(ben.page, "proposal") == "Ann proposes to stop the game without a winner."
    assert "Waiting for Ben" in bar(ann.page, "proposal")
    ben.page.click("[data-bar=proposal] button:not(.primary)")
    ann.page.wait_for_selector("text=Ben would rather play on.")
    gone(ann.page, "proposal")
    leave(ann.page, "stop")
    ben.page.click("[data-bar=proposal] .primary")
    assert ann.page.wait_for_selector("#end-title").inner_text() == "The game was stopped"
    assert "There is no winner" in ben.page.wait_for_selector("section.end").inner_text()


def test_a_table_that_one_hides_stays_with_the_other(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = two(ann, ben)
    for each in (ann, ben):
        each.go("/")
    row = ben.page.locator(f"section:has(#mine) li:has(> a[href='/t/{table}'])")
    expect(row.locator("strong")).to_have_text("Ann and Ben")
    expect(row).to_contain_text("Ann to play, asked just now · begun just now")
    assert row.locator("[data-delete]").count() == 0, "it is not one's own to delete"
    ben.page.click(f"[data-hide='{table}']")
    expect(row).to_have_count(0)
    ben.page.wait_for_selector("summary:has-text('Hidden tables')")
    ann.page.reload()
    ann.page.wait_for_selector(f".turns a[href='/t/{table}']")
    assert ann.page.locator("summary:has-text('Hidden tables')").count() == 0


def test_tables_are_told_apart_hidden_shown_again_and_deleted(meet: Meet) -> None:
    ann = meet("Ann")
    ann.introduce()
    table = ann.lay_table("me", "novice", "novice")
    page = ann.go("/")
    row = page.wait_for_selector(f"a[href='/t/{table}']")
    assert row.query_selector("strong").inner_text() == "Ann against 2 bots"  # type: ignore[union-attr]
    assert "to play, asked" in row.inner_text()
    assert "begun" in row.inner_text()
    page.click(f"[data-hide='{table}']")
    page.wait_for_selector(f"section a[href='/t/{table}']", state="detached")
    page.click("summary:has-text('Hidden tables')")
    page.click(f"details [data-hide='{table}']")
    page.wait_for_selector("details.put-away", state="detached")
    page.click(f"[data-delete='{table}']")
    assert page.inner_text(f"[data-delete='{table}']") == "Delete this game for good?"
    page.click(f"[data-delete='{table}']")
    page.wait_for_selector(f"a[href='/t/{table}']", state="detached")


def test_a_tie_says_so(meet: Meet) -> None:
    """One turn each, and nobody builds anything: both lead when the limit is reached."""
    ann, ben = meet("Ann"), meet("Ben")
    two(ann, ben, turn_limit=1)
    for each in (ann, ben):
        while settled(each.page) == "asked":
            assert click_answer(each.page, "inventory") or click_answer(each.page, "done")
            if each.page.locator(".prompt", has_text="Waiting for").count():
                break
    for each in (ann, ben):
        assert each.page.wait_for_selector("#end-title").inner_text() == "It is a tie!"
        assert "share the first place" in each.page.inner_text("section.end .tie")


# --- taking back ---


def test_a_choice_is_taken_back_when_the_other_allows_it(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = two(ann, ben, undo="ask")
    take = "[aria-label='Ask to take back your last choice']"
    assert click_answer(ann.page, "inventory")
    ann.page.wait_for_selector(take)
    ann.page.click(take)
    assert bar(ben.page, "proposal") == "Ann asks to take the last choice back."
    ben.page.click("[data-bar=proposal] .primary")
    ann.page.wait_for_selector("text=The choice was taken back.")
    assert ann.call("GET", f"/api/tables/{table}/replay")["steps"] == 0
