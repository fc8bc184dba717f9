"""Takes the pictures in docs/images: python -m tests.browser.shots [folder]. Look at each before you keep it."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from covetown.server import Config
from tests.browser.play import play_on_the_board, settled, take_turn
from tests.browser.town import DESK, PHONE, ROOT, Town, Visitor, built_pages, open_browser

MIDDLE = 36  # decisions after which a game looks like one
CALM_MS = 900
WORTH_A_LOOK = 4  # choices the master thought about


def take(page: Page, folder: Path, name: str) -> None:
    """A picture with the pointer out of the way."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(CALM_MS)
    path = folder / f"{name}.png"
    page.screenshot(path=path)
    print(path)


def at_action(page: Page) -> bool:
    """Go on until an action is asked; False when the game is over."""
    while settled(page) == "asked":
        if page.get_attribute(".table-page", "data-asked") == "action":
            return True
        take_turn(page)
    return False


def tour(town: Town, browser: Browser, folder: Path, size: ViewportSize, suffix: str) -> None:
    """Lobby, table in the middle of a game, a decision, the end and the replay."""
    ann = Visitor(town, browser, "Ann", size)
    ann.introduce()
    page = ann.page
    bots = ("novice", "apprentice") if size is DESK else ("novice",)
    decks = ["macaws", "squirrels", "chameleons", "raccoons"][: 2 + len(bots)]
    options = {"first_player": "0", "decks": "chosen", "deck_list": decks}
    table = ann.lay_table("me", *bots, options=options)
    ann.go(f"/t/{table}")
    for _ in range(MIDDLE):
        if settled(page) != "asked":
            break
        take_turn(page)
    at_action(page)
    take(page, folder, f"table-{suffix}")
    ann.go("/")
    page.wait_for_selector("[data-play]")
    take(page, folder, f"lobby-{suffix}")
    ann.go(f"/t/{table}")
    if at_action(page):
        lit = page.locator(".market .slots .live")
        (lit if lit.count() else page.locator(".hand .held .spot.live")).first.click()
        settled(page)
        take(page, folder, f"decision-{suffix}")
    play_on_the_board(page)
    page.wait_for_selector(".stats svg")
    take(page, folder, f"end-{suffix}")
    ann.go(f"/t/{table}/replay?step=60&viewer=0")
    page.wait_for_selector(".replay .market")
    take(page, folder, f"replay-{suffix}")
    ann.close()


def extras(town: Town, browser: Browser, folder: Path) -> None:
    """The text table, the draft, the rules, and the table by night."""
    ben = Visitor(town, browser, "Ben", DESK, theme="dark")
    ben.introduce()
    page = ben.page
    table = ben.lay_table("me", "novice", "novice", "novice", options={"first_player": "0"})
    ben.go(f"/t/{table}")
    for _ in range(MIDDLE // 2):
        if settled(page) == "asked":
            take_turn(page)
    at_action(page)
    take(page, folder, "night-1440x900")
    page.keyboard.press("Shift+B")
    page.wait_for_selector(".generic")
    take(page, folder, "text-table-1440x900")
    page.keyboard.press("Shift+B")
    ben.go(f"/t/{ben.lay_table('me', 'novice', options={'decks': 'draft', 'first_player': '0'})}")
    settled(page)
    take(page, folder, "draft-1440x900")
    ben.close()
    cleo = Visitor(town, browser, "Cleo", DESK)
    cleo.go("/rules/dale_of_merchants#DM-062")
    cleo.page.wait_for_selector("#DM-062.wanted")
    take(cleo.page, folder, "rules-1440x900")
    cleo.page.locator("#album").scroll_into_view_if_needed()
    cleo.page.evaluate("() => document.getElementById('album').scrollIntoView()")
    take(cleo.page, folder, "cards-1440x900")
    cleo.close()


def analysis(town: Town, browser: Browser, folder: Path) -> None:
    """The master's view of a position of a replay, with as much time to think as a player's server gives it."""
    town.config.analysis_budget_s = Config().analysis_budget_s
    dot = Visitor(town, browser, "Dot", DESK)
    dot.introduce()
    decks = ["pandas", "raccoons", "chameleons"]
    options = {"first_player": "0", "decks": "chosen", "deck_list": decks}
    table = dot.lay_table("apprentice", "apprentice", options=options)
    page = dot.go(f"/t/{table}")
    page.wait_for_selector("#end-title", timeout=300_000)
    dot.close()
    step = 30
    for size in (DESK, PHONE):
        eve = Visitor(town, browser, "Eve", size)
        while True:
            page = eve.go(f"/t/{table}/replay?step={step}")
            page.click("button[aria-pressed]:has-text('Analyse')")
            page.wait_for_selector(".analysis .position[data-verdict]:not([data-verdict=''])")
            if page.locator(".considered li").count() >= WORTH_A_LOOK:
                break
            step += 1
        take(page, folder, f"analysis-{size['width']}x{size['height']}")
        eve.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        town = Town(Path(scratch, "data"), built_pages(Path(scratch, "web"))).start()
        browser = open_browser(playwright)
        tour(town, browser, folder, DESK, "1440x900")
        tour(town, browser, folder, PHONE, "390x844")
        extras(town, browser, folder)
        analysis(town, browser, folder)
        browser.close()
        town.stop()


if __name__ == "__main__":
    main()
