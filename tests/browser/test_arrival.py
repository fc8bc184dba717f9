"""The way in: a friend invited, the app installed and without a connection, a new version, names for who watches, and
how many bytes all of it may be."""

from __future__ import annotations

import gzip
import json
import re
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser.bases import base, town
from tests.browser.conftest import Visit
from tests.browser.play import settled
from tests.browser.town import PHONE, Town, Visitor

__all__ = ["base", "town"]

pytestmark = pytest.mark.browser

# What a first visit may cost, packed as it travels. The bars are a little above what is there.
MOST_SHELL_SCRIPT = 90_000  # what every page needs, gzipped
MOST_LOBBY_BYTES = (
    74_000  # all until the shelf can be used, but the list of tables, which is as long as the town is busy
)
MOST_LOBBY_REQUESTS = 8
BOARD = ".table-page main.board"
SHARED = (
    "() => { window.shared = []; navigator.share = (what) => { window.shared.push(what); return Promise.resolve() } }"
)


def web_of(town: Town) -> Path:
    return Path(str(town.server.config.app.state.house.config.web))  # type: ignore[union-attr]


def test_a_friend_is_invited_from_the_first_row_and_sits_down(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", size=PHONE)
    page = ann.go("/")
    page.fill("#name", "Ann")
    page.locator("[data-friend]").click()
    page.wait_for_url("**/t/*")
    link = page.locator(".invitation input").input_value()
    assert re.fullmatch(rf"{ann.town.url}/t/\w+\?invite=\w+", link)
    note = page.locator(".invitation .here")
    expect(note).to_contain_text("good on this machine only")
    expect(note).to_contain_text("covetown play --lan")
    assert page.locator(".invitation img").count() == 0, "a code that no telephone could use is not shown"
    other = ben.go(link)
    other.fill(".name input", "Ben")
    other.click("text=Sit here")
    for each in (page, other):
        each.wait_for_selector(BOARD)
    seats = ann.call("GET", f"/api/tables/{link.split('/t/')[1].split('?')[0]}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben"]


def test_where_others_reach_the_server_the_link_and_its_code_lead_there(town: Town, visit: Visit) -> None:
    config = town.server.config.app.state.house.config  # type: ignore[union-attr]
    config.addresses = ["http://192.168.1.20:2683"]
    try:
        ann = visit("Ann", size=PHONE)
        ann.context.add_init_script(f"({SHARED})()")
        ann.introduce()
        table = ann.lay_table("me", "invite", visibility="link")
        page = ann.go(f"/t/{table}")
        code = page.locator(".invitation img")
        code.wait_for()
        link = page.locator(".invitation input").input_value()
        assert link.startswith(f"http://192.168.1.20:2683/t/{table}?invite=")
        page.wait_for_function("() => document.querySelector('.invitation img').naturalWidth > 0")
        page.click("text=Share")
        assert page.evaluate("() => window.shared[0].url") == link
        assert page.locator(".here").count() == 0
    finally:
        config.addresses = []


def test_who_watches_takes_a_name_where_they_want_to_chat(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    ann.introduce()
    table = ann.lay_table("me", "novice")
    page = eve.go(f"/t/{table}")
    page.wait_for_selector(BOARD)
    page.keyboard.press("Shift+C")
    page.fill(".chat input", "Eve")
    page.click("text=Join in")
    page.wait_for_selector(".as >> text=You speak as Eve.")
    page.fill(".chat input", "What a market!")
    page.press(".chat input", "Enter")
    theirs = ann.go(f"/t/{table}")
    settled(theirs)
    theirs.keyboard.press("Shift+C")
    expect(theirs.locator(".chat .lines")).to_contain_text("Eve What a market!")
    assert theirs.locator(".as").count() == 0, "who has a seat has its name"
    page.click(".as button")
    page.fill(".chat input", "Evelyn")
    page.click("text=Join in")
    page.wait_for_selector(".as >> text=You speak as Evelyn.")
    page.fill(".chat input", "Well played.")
    page.press(".chat input", "Enter")
    expect(theirs.locator(".chat .lines")).to_contain_text("Evelyn Well played.")


def test_the_shelf_tells_what_a_game_takes(visit: Visit) -> None:
    page = visit("Ann").go("/")
    page.wait_for_selector("[data-play]")
    facts = [" ".join(text.split()) for text in page.locator(".games > li .facts").all_inner_texts()]
    assert len(facts) >= 3
    assert all(re.search(r"\d+ to \d+ players \d+–\d+ min (easy|some rules|learned)", fact) for fact in facts), facts
    page.locator(".games > li summary").first.click()
    assert len(page.locator(".games > li details p").first.inner_text()) > 80


def test_sounds_have_three_volumes_and_are_off_at_first(visit: Visit) -> None:
    page = visit("Ann").go("/settings")
    sliders = page.locator(".volume input")
    sliders.first.wait_for()
    assert sliders.count() == 3
    assert sliders.first.is_disabled()
    page.get_by_label("Play sounds").check()
    sliders.nth(1).fill("20")
    page.reload()
    page.wait_for_selector(".volume")
    assert sliders.nth(1).input_value() == "20"
    assert sliders.nth(0).input_value() == "70"


# --- installed ---


@pytest.fixture
def own_town(town: Town, tmp_path: Path) -> Iterator[Town]:
    """A town of its own, whose files can be changed and which can be closed."""
    shutil.copytree(web_of(town), tmp_path / "web")
    running = Town(tmp_path / "data", tmp_path / "web").start()
    yield running
    running.stop()


def under_control(page: Page) -> None:
    """Wait until the worker has laid in the shell and answers for this page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def test_the_app_can_be_installed(town: Town, visit: Visit) -> None:
    ann = visit("Ann", worker=True)
    page = ann.go("/")
    told = json.loads(ann.context.request.get("/manifest.webmanifest").text())
    assert page.get_attribute("link[rel=manifest]", "href") == "/manifest.webmanifest"
    assert {(icon["sizes"], icon["purpose"]) for icon in told["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in told["icons"]:
        answer = ann.context.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"], icon
    line = ann.context.new_cdp_session(page)
    under_control(page)
    errors = {error["errorId"] for error in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}, "which every browser of a test is"


def test_without_a_connection_the_town_says_so_and_no_game_comes_from_the_store(
    own_town: Town, browser: Browser
) -> None:
    ann = Visitor(own_town, browser, "Ann", worker=True, locale="fr-FR")
    ann.introduce()
    table = ann.lay_table("me", "novice")
    page = ann.go("/")
    page.wait_for_selector("[data-play]")
    under_control(page)
    ann.go(f"/t/{table}")
    settled(page)
    ann.go(f"/t/{table}/replay")
    page.wait_for_selector(".replay")
    ann.go("/")
    page.wait_for_selector("[data-play]")
    kept = page.evaluate(KEPT)
    assert any(path.startswith("/assets/town-") for path in kept)
    assert {path for path in kept if not path.startswith(("/assets/", "/words/"))} == {"/"}
    assert any(path.startswith("/words/fr/") for path in kept), "words of a game that was read"
    ann.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".offline >> text=Le port est hors d’atteinte")
    for path in ("/api/start", f"/api/tables/{table}", "/api/games", "/games/x/board.js", "/api/texts/en"):
        assert page.evaluate("(path) => fetch(path).then(() => 'came', () => 'none')", path) == "none", path
    assert page.evaluate("() => fetch('/words/fr').then((answer) => answer.status)") == 200
    line = """(path) => new Promise((done) => {
      const line = new WebSocket(location.origin.replace('http', 'ws') + path);
      line.onopen = () => done('open');
      line.onerror = () => done('none');
    })"""
    assert page.evaluate(line, f"/ws/table/{table}") == "none"
    ann.context.set_offline(False)
    page.wait_for_selector("[data-play]")  # it tries by itself when the line is back
    ann.close()


def test_a_new_version_is_announced_and_never_in_the_middle_of_a_move(own_town: Town, browser: Browser) -> None:
    ann = Visitor(own_town, browser, "Ann", worker=True)
    ann.introduce()
    table = ann.lay_table("me", "novice", options={"first_player": "0"})
    page = ann.go("/")
    under_control(page)
    ann.go(f"/t/{table}")
    assert settled(page) == "asked"
    page.evaluate("() => (window.before = true)")
    worker = own_town.pages / "worker.js"
    new = f"shell-{secrets.token_hex(4)}-"  # also where the pages have been changed by this test before
    worker.write_text(worker.read_text("utf-8").replace("covetown-shell-", f"covetown-{new}"), "utf-8")
    worker.with_name("worker.js.br").unlink(missing_ok=True)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
    # However the page learned of it, and it has by now: nobody who is asked is told.
    page.evaluate("() => void dispatchEvent(new Event('vite:preloadError'))")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("text=A new version is there").count() == 0, "somebody is asked"
    page.evaluate("() => document.querySelector('a.home').click()")
    page.wait_for_selector("text=A new version is there")
    assert page.evaluate("() => window.before"), "nothing was loaded anew by itself"
    page.click("text=Reload")
    page.wait_for_function("() => window.before === undefined")
    page.wait_for_selector("[data-play]")
    page.wait_for_function(f"() => caches.keys().then((all) => all.some((name) => name.includes('{new}')))")
    ann.close()


# --- bytes ---


def test_the_shell_stays_small(town: Town) -> None:
    """The scripts that the page names, which every page needs, gzipped."""
    page = (web_of(town) / "index.html").read_text("utf-8")
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', page)
    size = sum(len(gzip.compress((web_of(town) / path[1:]).read_bytes(), 9)) for path in scripts)
    print(f"shell: {size / 1000:.1f} kB gzipped in {len(scripts)} files")
    assert scripts
    assert size <= MOST_SHELL_SCRIPT


def test_every_script_and_style_is_packed_by_the_build(town: Town) -> None:
    files = [path for path in (web_of(town) / "assets").iterdir() if path.suffix in (".js", ".css")]
    loose = [
        path.name for path in files if path.stat().st_size >= 800 and not path.with_name(f"{path.name}.br").exists()
    ]
    assert loose == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_lobby_needs_few_bytes_and_few_requests(visit: Visit, locale: str) -> None:
    ann = visit("Ann", locale=locale)
    came: list[Request] = []
    ann.page.on("requestfinished", lambda each: came.append(each))
    page = ann.go("/")
    page.wait_for_selector("[data-play]")
    # Pictures, letters and the line to the lobby come when it stands; they keep nobody waiting.
    needed = [each for each in came if not re.search(r"Cover|lettering|woff2|favicon|manifest|icons", each.url)]
    sizes = {each.url: each.sizes()["responseBodySize"] for each in needed}
    print({url.rsplit("/", 1)[-1]: size for url, size in sizes.items()})
    assert len(needed) <= MOST_LOBBY_REQUESTS, sorted(sizes)
    fixed = sum(size for url, size in sizes.items() if not url.endswith("/api/start"))
    assert fixed <= MOST_LOBBY_BYTES
    words = [each.url for each in came if "/words/" in each.url]
    assert words == [f"{ann.town.url}/words/{locale[:2]}"], "one language, and no words of games"
