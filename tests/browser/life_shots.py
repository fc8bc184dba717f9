"""Takes pictures of the life around a table: python -m tests.browser.life_shots [folder]. Look at each.

The lobby of an empty town and of a busy one, a profile, my turns, somebody who is away, and a tap that waits for the
line; at a desk and on a phone, by day and by night in English, and by day in French.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from covetown.server import Config
from tests.browser.finishing import finish
from tests.browser.play import settled
from tests.browser.town import DESK, PHONE, Town, Visitor, built_pages, open_browser

SECRET = "a long enough word"
CALM_MS = 600


class Picture:
    """One visitor's window, and the pictures taken of it."""

    def __init__(self, visitor: Visitor, folder: Path, suffix: str, schemes: tuple[str, ...]) -> None:
        self.visitor = visitor
        self.folder = folder
        self.suffix = suffix
        self.schemes = schemes

    def take(self, name: str, whole: bool = False) -> None:
        page = self.visitor.page
        page.mouse.move(2, 2)
        for scheme in self.schemes:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.wait_for_timeout(CALM_MS)
            path = self.folder / f"{name}-{self.suffix}-{scheme}.png"
            page.screenshot(path=path, full_page=whole)
            print(path)


def windows(town: Town, browser: Browser, folder: Path, name: str = "") -> Iterator[Picture]:
    """A fresh window for every size and language, in which somebody has logged in, or a stranger looks."""
    for size, where in ((DESK, "desk"), (PHONE, "phone")):
        for language, schemes in (("en", ("light", "dark")), ("fr", ("light",))):
            visitor = Visitor(town, browser, "", size, locale=f"{language}-{language.upper()}", confirm="never")
            if name:
                visitor.call("POST", "/api/login", {"username": name, "password": SECRET})
            yield Picture(visitor, folder, f"{where}-{language}", schemes)
            visitor.close()


def comes(town: Town, browser: Browser, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = Visitor(town, browser, name)
    visitor.introduce()
    visitor.call("POST", "/api/accounts", {"username": name.lower(), "password": SECRET})
    return visitor


def sit_down(table: str, *guests: Visitor) -> str:
    for guest in guests:
        guest.call("POST", f"/api/tables/{table}/join", {})
    return table


def a_busy_evening(town: Town, ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    """Games that are over, games under way, open tables, an invitation and turns that wait."""
    merchants = (("alchemist", "captain"), ("captain", "blacksmith"), ("alchemist", "chronomancer"))
    for seed, (mine, theirs) in enumerate(merchants):
        options = {"merchant_1": mine, "merchant_2": theirs}
        finish(town, sit_down(ann.lay_table("me", "open", game="merchants_cove", options=options), ben), seed)
    for seed in range(4):
        options = {"first_player": str(seed % 2), "turn_limit": 12}
        finish(town, sit_down(ann.lay_table("me", "open", options=options, rated=True), ben), seed)
    finish(town, sit_down(ben.lay_table("me", "open", "open", game="pirates_cove"), cleo, ann))

    first, second = {"first_player": "0"}, {"first_player": "1"}
    sit_down(ann.lay_table("me", "open", options=first, clock={"days": 7}, title="The long summer"), ben)
    sit_down(ann.lay_table("me", "open", options=first, clock={"days": 1}, title="Before the tide"), cleo)
    sit_down(ann.lay_table("me", "open", "open", game="pirates_cove", clock={"days": 3}), ben, cleo)
    sit_down(ann.lay_table("me", "open", options=second, clock={"days": 3}, title="Rain on the roof"), ben)
    sit_down(ben.lay_table("me", "open", game="merchants_cove"), cleo)
    ben.lay_table("me", "open", rated=True, clock={"bank_s": 900, "increment_s": 30}, title="For points")
    cleo.lay_table("me", "open", "open", "novice", game="merchants_cove")
    cleo.lay_table("me", "open", "open", game="pirates_cove", clock={"days": 2})
    ident = {one.name: one.call("GET", "/api/me")["person"]["id"] for one in (ann, ben)}
    ann.call("POST", "/api/friends", {"person": ident["Ben"]})
    ben.call("POST", "/api/friends", {"person": ident["Ann"]})
    kept = ben.lay_table("me", "invite", game="merchants_cove")
    ben.call("POST", f"/api/tables/{kept}/invitations", {"person": ident["Ann"]})


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/life")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        config = Config(bot_budget_s=0.3)
        town = Town(Path(home) / "data", built_pages(Path(home) / "web"), config=config).start()
        browser = open_browser(playwright)
        for window in windows(town, browser, folder):
            window.visitor.go("/").wait_for_selector("[data-play]")
            window.take("lobby-empty")

        ann, ben, cleo = (comes(town, browser, name) for name in ("Ann", "Ben", "Cleo"))
        a_busy_evening(town, ann, ben, cleo)
        for window in windows(town, browser, folder, "ann"):
            page = window.visitor.go("/")
            page.wait_for_selector(".turns li")
            window.take("lobby-busy", whole=True)
            page.locator(".turns").evaluate("one => one.scrollIntoView()")
            window.take("turns")
            window.visitor.go("/people/ann").wait_for_selector(".figures")
            window.take("profile", whole=True)

            table = sit_down(ann.lay_table("me", "open", options={"first_player": "1"}), ben)
            page = window.visitor.go(f"/t/{table}")
            ben.go(f"/t/{table}").wait_for_selector(".prompt.yours")
            page.wait_for_selector(".prompt")
            ben.go("about:blank")
            page.wait_for_selector("[data-bar=away]")
            window.take("away")

            page = window.visitor.go(f"/t/{sit_down(ann.lay_table('me', 'open', options={'first_player': '0'}), ben)}")
            settled(page)
            window.visitor.context.set_offline(True)
            page.wait_for_selector("[data-bar=offline]")
            page.locator("[data-answer='inventory']").first.click()
            page.wait_for_selector("[data-bar=waiting]")
            window.take("offline")
        browser.close()
        town.stop()


if __name__ == "__main__":
    main()
