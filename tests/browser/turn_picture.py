"""Makes the moving picture of the README: python -m tests.browser.turn_picture [file.webp]. Needs Pillow; look at it.

A turn of Dale of Merchants from the position of its first lesson: a card is bought, paid for, and the rival moves.
"""

from __future__ import annotations

import io
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.play import settled
from tests.browser.town import ROOT, Town, Visitor, built_pages, open_browser

SIZE: ViewportSize = {"width": 1200, "height": 750}
SHOWN = (960, 600)
LONG, SHORT = 1600, 90  # how long a picture stands, in milliseconds: at rest, and while things move


class Film:
    """Pictures of a page, one after the other, each with the time for which it is shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shots: list[tuple[bytes, int]] = []

    def rest(self, long: int = LONG) -> None:
        self.shots.append((self.page.screenshot(), long))

    def move(self, frames: int = 7) -> None:
        for _ in range(frames):
            self.shots.append((self.page.screenshot(), SHORT))

    def write(self, file: Path) -> None:
        image = import_module("PIL.Image")
        pictures = [image.open(io.BytesIO(shot)).convert("RGB").resize(SHOWN) for shot, _ in self.shots]
        times = [long for _, long in self.shots]
        pictures[0].save(
            file,
            save_all=True,
            append_images=pictures[1:],
            duration=times,
            loop=0,
            quality=62,
            method=6,
            minimize_size=True,
        )


def film(page: Page) -> Film:
    shown = Film(page)
    shown.rest()
    page.locator(".market .slots .live").last.hover()
    shown.rest(900)
    page.locator(".market .slots .live").last.click()
    page.wait_for_selector(".table-page[data-asked='pay']")
    shown.move()
    shown.rest(1000)
    for paid in range(3):
        seq = page.get_attribute(".table-page", "data-seq")
        page.locator(".hand .held .spot.live").first.click()
        page.wait_for_function("seq => document.querySelector('.table-page').dataset.seq !== seq", arg=seq)
        shown.move(4 if paid < 2 else 9)
        page.mouse.move(SIZE["width"] / 2, 4)  # no tip lies over the board
        shown.rest(700)
    shown.move(8)
    settled(page)
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    shown.rest(2400)
    return shown


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images" / "turn.webp"
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        town = Town(Path(home) / "data", built_pages(Path(home) / "web")).start()
        browser = open_browser(playwright)
        ann = Visitor(town, browser, "Ann", SIZE, speed=0.5)
        ann.introduce()
        table = ann.call("POST", "/api/lessons/dale_of_merchants/first-stacks", {})["id"]
        ann.call("POST", f"/api/tables/{table}/lesson/leave", {})
        page = ann.go(f"/t/{table}")
        settled(page)
        page.wait_for_selector(".market .slots .live")
        film(page).write(file)
        browser.close()
        town.stop()
    print(f"{file}: {file.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
