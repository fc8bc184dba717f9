"""Takes the pictures of the chart in docs/images: python -m tests.browser.pirates_cove.shots [folder] [name …].

All, or those with these names. Look at each.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.pirates_cove.captain import Captain
from tests.browser.pirates_cove.scenes import lay
from tests.browser.play import moved_on, question
from tests.browser.town import DESK, PHONE, ROOT, Town, Visitor, built_pages, open_browser
from tests.games.pirates_cove.builder import Table

CALM_MS = 250
OFTEN = 128
DRESSES = {"": ("light", "town"), "-dark": ("dark", "town"), "-safe": ("light", "safe")}
# Put on a theme and a palette, with no colour on its way from the one before.
DRESS = """([theme, palette]) => {
    Object.assign(document.documentElement.dataset, { theme, palette });
    document.body.offsetWidth;
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
}"""
WANTED = ("month", "wheel", "upgrade", "end")


def keep(picture: bytes, path: Path) -> None:
    """A picture of flat shapes needs few colours: the large ones exactly, and enough for small flags."""
    flat = Image.open(BytesIO(picture)).convert("RGB")
    counted = flat.getcolors(flat.width * flat.height) or []
    often = [
        part for _, colour in sorted(counted, reverse=True)[:OFTEN] if isinstance(colour, tuple) for part in colour
    ]
    spread = flat.quantize(255 - OFTEN, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(often + spread[: 3 * (255 - OFTEN)])
    flat.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def take(page: Page, folder: Path, name: str, calm: int = CALM_MS) -> None:
    """One state in every dress, on a phone and on a desk; a story goes on meanwhile, so they are kept later."""
    page.mouse.move(2, 2)
    taken: dict[str, bytes] = {}
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        page.wait_for_timeout(calm)
        for suffix, (theme, palette) in DRESSES.items():
            page.evaluate(DRESS, [theme, palette])
            page.wait_for_timeout(calm if calm == CALM_MS else 0)
            taken[f"pirates-{name}{suffix}-{size['width']}x{size['height']}.png"] = page.screenshot()
    page.evaluate(DRESS, DRESSES[""])
    for file, picture in taken.items():
        keep(picture, folder / file)
    print(name)


def state(page: Page, kind: str) -> str:
    """Which of the wanted pictures this moment would be."""
    month = page.locator(".months .past").count()
    if kind == "course" and month >= 3:
        return "wheel"
    if kind == "upgrade" and month >= 2 and page.locator(".mine .mat .live").count():
        return "upgrade"
    if kind in ("window_n1", "cove", "upgrade") and month >= 5:
        return "month"
    return ""


def play_until_seen(town: Town, browser: Browser, folder: Path, wanted: set[str]) -> None:
    ann = Visitor(town, browser, "Ann", DESK)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', *['novice'] * 3, game='pirates_cove')}")
    captain = Captain(page)
    while kind := captain.kind():
        found = state(page, kind)
        if found in wanted:
            if found == "wheel":
                captain.sail_to(3)
            take(page, folder, found)
            wanted.discard(found)
        captain.decide(kind)
    if "end" in wanted:
        page.wait_for_selector(".stats .bar")
        take(page, folder, "end")
        wanted.discard("end")
    ann.close()


def reveal(town: Town, browser: Browser, folder: Path) -> None:
    """All wheels turned, in the middle of a slow story."""
    ben = Visitor(town, browser, "Ben", DESK, speed=0.1)
    ben.introduce()
    page = ben.go(f"/t/{ben.lay_table('me', *['novice'] * 3, game='pirates_cove')}")
    captain = Captain(page)
    while captain.kind() != "course":
        captain.decide(captain.kind())
    page.keyboard.press("Escape")
    before = question(page)
    captain.sail_to(2)
    captain.press("[data-answer='sail']")
    moved_on(page, before)
    page.wait_for_selector(".reveal")
    turning = "document.querySelector('.reveal').getAnimations({ subtree: true })"
    page.wait_for_function(f"() => {turning}.every((one) => one.playState !== 'running')")
    take(page, folder, "reveal", calm=130)
    ben.close()


def three_in_a_bay() -> Table:
    """Three ships in one bay: a smoke screen, the last dice, and Ann to fire."""
    scene = Table(4).month(6).ship(0, (5, 6, 6, 4), at=2, gold=5, chests=2, fame=11, hand=["grapeshot_attack"])
    scene.ship(1, (6, 7, 5, 5), at=2, gold=3, chests=4, fame=14, hand=["smoke_screen"], masters={"hull": "upright"})
    scene.ship(2, (4, 4, 6, 6), at=2, gold=7, chests=1, fame=9, parrot="trelawney")
    scene.ship(3, (5, 5, 5, 5), at=4, gold=2, chests=2, fame=12)
    scene.fight(2)
    while scene.asked() == "battle_card":
        scene.do(scene.waiting()[0], "battle hand:4" if scene.waiting() == [1] and scene.hand(1) else "pass pass")
    while scene.waiting() != [0]:
        scene.fire(scene.waiting()[0], "section:0:sails", *[6, 2, 5, 1, 1, 1][: 4 if scene.waiting() == [1] else 6])
    return scene


def with_blackbeard() -> Table:
    """Blackbeard has fired at Ben, and Ann is to answer."""
    scene = Table(4).month(8).legend("A", "blackbeard", 5)
    scene.ship(0, (7, 6, 6, 6), at=5, gold=5, chests=2, fame=17, hand=["powder_keg"], masters={"hull": "upright"})
    scene.ship(1, (7, 5, 8, 5), at=5, gold=3, chests=4, fame=14)
    scene.ship(2, (4, 4, 6, 6), at=1, gold=7, chests=1, fame=15).ship(3, (5, 5, 5, 5), at=4, gold=2, fame=19)
    return scene.feed(5, 2, 6, 1, 3, 4).fight(5).do(0, "pass pass")


def battle(town: Town, browser: Browser, folder: Path, name: str, scene: Table) -> None:
    ann = Visitor(town, browser, "Ann", DESK)
    ann.introduce()
    page = ann.go(f"/t/{lay(town, ann, scene)}")
    page.wait_for_selector(".battle .roll .die")
    take(page, folder, name)
    ann.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        town = Town(Path(scratch, "data"), built_pages(Path(scratch, "web"))).start()
        browser = open_browser(playwright)
        names = set(sys.argv[2:])
        if not names or "reveal" in names:
            reveal(town, browser, folder)
        for name, scene in {"combat": three_in_a_bay, "legend": with_blackbeard}.items():
            if not names or name in names:
                battle(town, browser, folder, name, scene())
        wanted = set(WANTED) & names if names else set(WANTED)
        while wanted:
            play_until_seen(town, browser, folder, wanted)
        browser.close()
        town.stop()


if __name__ == "__main__":
    main()
