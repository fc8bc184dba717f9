"""A running town for browser tests: the server with the built front end, and people who come with their own browser."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from importlib import resources
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    WebSocket,
    expect,
)

from covetown.server import Config, make_server
from covetown.server.house import House
from covetown.server.listening import fresh_loop, listen

ROOT = Path(__file__).resolve().parents[2]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)  # else five seconds, whatever a context's patience is


def built_pages(folder: Path) -> Path:
    """The front end of the installed package, or one built from the checkout."""
    installed = Path(str(resources.files("covetown"))) / "web"
    if (installed / "index.html").is_file():
        return installed
    command = [sys.executable, str(ROOT / "tools" / "web.py"), "build", "--out", str(folder)]
    subprocess.run(command, check=True, cwd=ROOT)
    return folder


def chromium() -> str:
    """The machine's own Chromium."""
    for name in (os.environ.get("COVETOWN_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise FileNotFoundError("the browser tests need Chromium: install it, or name it in COVETOWN_CHROMIUM")


def open_browser(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"])


class Town:
    """The server on a free port of this machine, in a thread."""

    def __init__(
        self,
        data: Path,
        pages: Path,
        port: int = 0,
        config: Config | None = None,
        database: str | None = None,
    ) -> None:
        self.data = data
        self.pages = pages
        self.listener = listen("127.0.0.1", port)
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = config or Config()
        config.data_dir, config.web, config.limits = data, pages, False
        config.database = database or config.database
        config.hint_budget_s = config.analysis_budget_s = 0.3
        config.analysis_game_s = 5.0
        self.config = config
        self.server = make_server(config)
        self.loop = fresh_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)

    @property
    def house(self) -> House:
        house: House = self.server.config.app.state.house  # type: ignore[union-attr]
        return house

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.listener]))
        self.loop.close()

    def start(self) -> Town:
        self.thread.start()
        end = time.monotonic() + 30
        while not self.server.started:
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.02)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        self.listener.close()

    def again(self) -> Town:
        """The same town after a restart: the same address, the same data."""
        port = int(self.url.rpartition(":")[2])
        return Town(self.data, self.pages, port, database=self.config.database).start()


# What Playwright's stand-in for an overheard line says where the page hung up while a message was under way. The page
# itself never sends on a socket that is not open (`lib/line.svelte.ts`).
HUNG_UP = "WebSocket is already in CLOSING or CLOSED state."


class Visitor:
    """A person with a browser window of their own; remembers complaints and everything that was received."""

    def __init__(
        self,
        town: Town,
        browser: Browser,
        name: str,
        size: ViewportSize = DESK,
        locale: str = "en-GB",
        worker: bool = False,
        url: str | None = None,
        **wishes: object,
    ) -> None:
        self.town = town
        self.name = name
        self.url = url or town.url
        touch = size["width"] < 600
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            base_url=self.url,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="light",
            locale=locale,
            service_workers="allow" if worker else "block",  # it would lay in the whole shell for every visitor
        )
        self.context.set_default_timeout(PATIENCE_MS)
        # A script presses faster than any finger slips; what guards people against that has tests of its own.
        preferences: dict[str, object] = {"speed": 0, "steady": False, **wishes}
        self.context.add_init_script(
            "if (!localStorage.getItem('covetown-preferences'))"
            f" localStorage.setItem('covetown-preferences', JSON.stringify({json.dumps(preferences)}))"
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.page.on("console", self.grumbled)
        self.page.on("pageerror", lambda error: self.heard_of(str(error)))
        self.page.on("websocket", self.listen)

    def grumbled(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.heard_of(message.text)

    def heard_of(self, fault: str) -> None:
        if HUNG_UP not in fault:
            self.complaints.append(fault)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.heard)

    def heard(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request with this visitor's session."""
        answer = self.context.request.fetch(
            path, method=method, data=body, headers={"Content-Type": "application/json", "Origin": self.url}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def introduce(self) -> None:
        self.call("POST", "/api/guests", {"name": self.name})

    def lay_table(self, *seats: str, game: str = "dale_of_merchants", **more: object) -> str:
        """Open a table: `me`, `open`, `here`, or a bot's level; returns its id."""
        kinds = [
            {"kind": "here", "name": "Here"} if seat == "here"
            else {"kind": seat} if seat in ("me", "open", "invite")
            else {"kind": "bot", "level": seat}
            for seat in seats
        ]  # fmt: skip
        table = {"game": game, "options": {}, "seats": kinds, "pace_ms": 0, **more}
        return str(self.call("POST", "/api/tables", table)["id"])

    def close(self) -> None:
        self.context.close()
