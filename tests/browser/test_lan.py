"""`covetown play` as somebody starts it at home: friends come from other devices, or are told that they cannot, and the
address is the same the next time."""

from __future__ import annotations

import contextlib
import io
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import segno
from playwright.sync_api import expect

from covetown.server.listening import addresses_of_this_machine, listen
from tests.browser.bases import base, town
from tests.browser.conftest import Visit
from tests.browser.play import ASKED, take_turn
from tests.browser.town import PHONE, Town

__all__ = ["base", "town"]

pytestmark = pytest.mark.browser

# The port is one that is free here, and not the one of a town in which somebody plays meanwhile.
PLAY = "import sys; from covetown.cli import main, web; web.HOME_PORT = int(sys.argv[1]); main(sys.argv[2:])"
BOARD = ".table-page main.board"
# A machine without a network has no address for others: there its second name for itself stands in for one.
SECOND = "127.0.0.2"


class Home:
    """A running `covetown play` and what it says when it is there."""

    def __init__(self, folder: Path, pages: Path, port: int, database: str | None, *wishes: str) -> None:
        self.lan = (addresses_of_this_machine() or [SECOND])[0]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            "PYTHONUTF8": "1",
            "COVETOWN_LANGUAGE": "en",
            "COVETOWN_WEB": str(pages),
        }
        if self.lan == SECOND and "--lan" in wishes:
            environment["COVETOWN_ADDRESSES"] = f"http://{SECOND}:{port}"
        command = [sys.executable, "-c", PLAY, str(port), "play", "--no-browser", "--data-dir", str(folder), *wishes]
        if database:
            command += ["--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment)
        self.said = ""
        last = "Whoever is in this network" if "--lan" in wishes else "Covetown is at"
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line
            if last in line:
                break
        self.url = self.found(r"Covetown is at (\S+)/$")

    def found(self, pattern: str) -> str:
        match = re.search(pattern, self.said, re.M)
        assert match, f"{pattern} is not in:\n{self.said}"
        return match[1]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


Open = Callable[..., Home]


def free_port() -> int:
    """A free port that no connection to elsewhere is given by chance while a server is away from it."""
    for port in random.sample(range(20_000, 30_000), 100):
        with contextlib.suppress(OSError), listen("127.0.0.1", port):
            return port
    raise AssertionError("no port is free")


@pytest.fixture
def at_home(town: Town, base: str | None, tmp_path: Path) -> Iterator[Open]:
    """Somebody types `covetown play` with these words, always at the same port, and with the same data or others."""
    port = free_port()
    homes: list[Home] = []

    def start(*wishes: str, folder: str = "home") -> Home:
        database = base if folder == "home" else None
        homes.append(Home(tmp_path / folder, town.pages, port, database, *wishes))
        return homes[-1]

    yield start
    for home in homes:
        if home.process.poll() is None:
            home.stop()


def drawn(link: str) -> str:
    code = io.StringIO()
    segno.make(link, micro=False).terminal(out=code, border=2, compact=True)
    return code.getvalue()


def test_with_lan_a_friend_comes_from_another_device_and_plays(at_home: Open, visit: Visit) -> None:
    home = at_home("--lan")
    address = home.found(r"Friends in the same network open (\S+) or point a telephone at this code:$")
    assert address == f"http://{home.lan}:{home.port}"
    assert drawn(address) in home.said, "the code leads to the same place"

    ann, ben = visit("Ann", url=home.url), visit("Ben", url=address, size=PHONE, confirm="never")
    page = ann.go("/")
    page.fill("#name", "Ann")
    page.select_option("#friend-game", "dale_of_merchants")
    page.locator("[data-friend]").click()
    page.wait_for_url("**/t/*")
    code = page.locator(".invitation img")
    code.wait_for()
    page.wait_for_function("() => document.querySelector('.invitation img').naturalWidth > 0")
    assert page.locator(".invitation .here").count() == 0
    link = page.locator(".invitation input").input_value()
    assert link.startswith(f"{address}/t/")

    other = ben.go(link)
    other.fill(".name input", "Ben")
    other.click("text=Sit here")
    for each in (page, other):
        each.wait_for_selector(BOARD)
    assert other.evaluate("() => location.origin") == address
    moved: set[str] = set()
    for _ in range(400):
        for one in (ann, ben):
            if one.page.query_selector(ASKED):
                take_turn(one.page)
                moved.add(one.name)
        if len(moved) == 2:
            break
        page.wait_for_timeout(50)
    assert moved == {"Ann", "Ben"}
    # In a house without https a browser says that it leaves out one of our guards, which is for https alone.
    ben.complaints[:] = [each for each in ben.complaints if "Cross-Origin-Opener-Policy" not in each]


def test_without_lan_nobody_comes_in_and_the_invitation_says_so(at_home: Open, visit: Visit) -> None:
    home = at_home()
    assert "Friends in the same network" not in home.said
    if home.lan != SECOND:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((home.lan, home.port), 5)
    ann, ben = visit("Ann", url=home.url), visit("Ben", url=home.url)
    page = ann.go("/")
    page.fill("#name", "Ann")
    page.locator("[data-friend]").click()
    page.wait_for_url("**/t/*")
    note = page.locator(".invitation .here")
    expect(note).to_contain_text("good on this machine only")
    expect(note).to_contain_text("covetown play --lan")
    assert page.locator(".invitation img").count() == 0, "a code that no telephone could use is not shown"
    # In another browser of the same machine it is good.
    other = ben.go(page.locator(".invitation input").input_value())
    other.fill(".name input", "Ben")
    other.click("text=Sit here")
    page.wait_for_selector(BOARD)


def test_the_address_is_the_same_the_next_time_and_so_is_who_comes(at_home: Open, visit: Visit) -> None:
    home = at_home()
    ann, ben = visit("Ann", url=home.url), visit("Ben", url=home.url)
    ann.introduce()
    ben.introduce()
    table = ann.lay_table("me", "open", title="Over night")
    ben.call("POST", f"/api/tables/{table}/join", {})
    neighbour = at_home(folder="another")
    assert f"Port {home.port} is taken" in neighbour.said
    assert neighbour.port != home.port
    neighbour.stop()
    home.stop()

    again = at_home()
    assert again.url == home.url
    for one in (ann, ben):
        page = one.go("/")
        page.wait_for_selector(f"a[href='/t/{table}']")
        expect(page.locator("#name")).to_have_value(one.name)
