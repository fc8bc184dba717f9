"""Takes the pictures docs/images/merchants-*.png: python -m tests.browser.merchants_cove.shots [folder] [name …].

Games are played by apprentices, so that there is something to see; look at each picture before you keep it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.merchants_cove.games import OPTIONS, longest_chain, told, told_scene, worth_telling
from tests.browser.merchants_cove.positions import MERCHANTS, Position, Showroom
from tests.browser.pirates_cove.shots import DRESS, DRESSES
from tests.browser.town import DESK, PHONE, ROOT, Town, Visitor, built_pages, open_browser

CALM_MS = 300
# Which question shows a shop at its best.
WORK = {
    "blacksmith": "choose-furnace",
    "alchemist": "announce",
    "captain": "move-ship",
    "chronomancer": "push-tile",
    "entertainer": "play-card",
}


def moment(kind: str, day: int, merchants: tuple[str, ...], least: int = 2) -> Position:
    """The first time from this day on that the first merchant is asked this, with so many answers."""
    for seed in range(3, 40):
        for one in told(merchants, seed):
            if one.seat or one.kind != kind or one.view["round"] < day or one.answers < least:
                continue
            if kind != "announce" or longest_chain(one)[0] > 2:
                return one
    raise LookupError(kind)


def keep(picture: bytes, path: Path) -> None:
    """Few colours make a small file; the averages of a few rounds leave parchment and wood their own."""
    flat = Image.open(BytesIO(picture)).convert("RGB")
    flat.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)


class Photographer:
    """Shows a position to a new visitor, and takes it as a phone shows it and in every dress on a desk."""

    def __init__(self, town: Town, browser: Browser, folder: Path, wanted: list[str]) -> None:
        self.town = town
        self.browser = browser
        self.folder = folder
        self.wanted = wanted
        self.visitors: list[Visitor] = []

    def visit(self, name: str, **more: Any) -> Visitor:
        self.visitors.append(Visitor(self.town, self.browser, name, **more))
        return self.visitors[-1]

    def leave(self) -> None:
        for visitor in self.visitors:
            visitor.close()
        self.visitors.clear()

    def wants(self, name: str) -> bool:
        return not self.wanted or name in self.wanted

    def take(self, page: Page, name: str, calm: int = CALM_MS, ready: Callable[[bool], None] | None = None) -> None:
        taken: dict[str, bytes] = {}
        for file, size, theme, palette in [
            ("-390x844", PHONE, *DRESSES[""]),
            *[(f"{suffix}-1440x900", DESK, *dress) for suffix, dress in DRESSES.items()],
        ]:
            page.mouse.move(2, 2)
            page.set_viewport_size(size)
            page.evaluate(DRESS, [theme, palette])
            if ready:
                ready(size is PHONE)
            page.wait_for_timeout(calm)
            taken[f"merchants-{name}{file}.png"] = page.screenshot()
        for file, picture in taken.items():
            keep(picture, self.folder / file)
        print(name)

    def show(self, name: str, position: Position, ready: Callable[[Page, bool], None] | None = None) -> None:
        """One position, perhaps with something opened or pointed at."""
        if not self.wants(name):
            return
        room = Showroom(self.visit, DESK)
        room.show(position)
        self.take(room.page, name, ready=(lambda phone: ready(room.page, phone)) if ready else None)
        self.leave()

    def scene(self, name: str, merchants: tuple[str, ...], kind: str, step: str) -> None:
        """A moment of a scene: what led to it is told as it happens."""
        if not self.wants(name):
            return
        before, after, events = told_scene(merchants, kind)
        room = Showroom(self.visit, DESK, speed=0.2)
        room.show(before)
        room.move(after, events[next(at for at, event in enumerate(events) if worth_telling([event], kind)) :])
        room.page.wait_for_selector(step)
        room.page.wait_for_timeout(2500)
        self.take(room.page, name, calm=250)
        self.leave()

    def end(self) -> None:
        """A real game, played by stand-ins, so that its end can be looked up."""
        if not self.wants("end"):
            return
        ann = self.visit("Ann", size=DESK)
        ann.introduce()
        seats = {f"merchant_{seat + 1}": merchant for seat, merchant in enumerate(MERCHANTS[:4])}
        table = ann.lay_table("me", *["apprentice"] * 3, game="merchants_cove", options={**OPTIONS, **seats})
        ann.call("POST", f"/api/tables/{table}/leave", {"level": "apprentice"})
        page = ann.go(f"/t/{table}")
        page.wait_for_selector(".stats .bar", timeout=120_000)
        self.take(page, "end")
        self.leave()


def open_peddler(page: Page, phone: bool) -> None:
    if phone:
        page.click("#tab-others")
    if not page.query_selector(".open"):
        page.click("[data-other='1']")
    page.wait_for_selector(".open .facing .card")


def look_at(ref: str) -> Callable[[Page, bool], None]:
    """Point at a thing with a mouse."""

    def look(page: Page, phone: bool) -> None:
        if not phone:
            page.hover(f".decanter [data-ref='{ref}']")

    return look


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    four = ("blacksmith", "captain", "alchemist", "chronomancer")

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        town = Town(Path(scratch, "data"), built_pages(Path(scratch, "web"))).start()
        browser = open_browser(playwright)
        photographer = Photographer(town, browser, folder, sys.argv[2:])
        photographer.show("morning", moment("choose-space", 1, four))
        photographer.show("loading", moment("place-on-boat", 2, four))
        photographer.show("docking", moment("choose-berth", 2, four))
        for own, kind in WORK.items():
            table = (own, *[other for other in MERCHANTS if other != own][:3])
            if photographer.wants(own):
                found = moment(kind, 2, table, 3)
                ready = look_at(longest_chain(found)[1]) if own == "alchemist" else None
                photographer.show(own, found, ready)
        photographer.show("peddler", moment("choose-space", 3, ("captain",)), open_peddler)
        photographer.scene("market", four, "sold", ".scene .sold .made")
        photographer.scene("final-scoring", four, "final-scoring", ".scene .final .line")
        photographer.end()
        browser.close()
        town.stop()


if __name__ == "__main__":
    main()
