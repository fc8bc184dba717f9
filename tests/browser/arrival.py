"""How long the way in takes on a slow line, and how many bytes it is: `make arrival`.

Chromium's own network emulation slows every request down. Each line is the middle one of three visits with an empty
cache (and one of a second visit), from the moment the address is opened until the shelf can be used, or the board of a
table is asked about.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.browser.town import DESK, Town, Visitor, built_pages, open_browser

# Milliseconds to the server and back, and bytes a second: WebPageTest's "3G Slow", the "Slow 3G" of Chromium's own
# tools (which adds its latency to every request), and the loopback as it is.
LINES = {
    "slow 3G (400 kbit/s, 400 ms)": (400, 50_000),
    "DevTools slow 3G (400 kbit/s, 2000 ms)": (2000, 50_000),
    "loopback": (0, -1),
}
LOBBY = "[data-play]"
TABLE = ".table-page main.board"


class Way:
    """One visit: when what one came for is there, and what had to travel for it."""

    def __init__(self, page: Page, path: str, sign: str, latency: int, speed: int, cached: bool = False) -> None:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": not cached})
        told = {"offline": False, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed}
        line.send("Network.emulateNetworkConditions", told)
        self.bytes = self.requests = 0
        line.on("Network.loadingFinished", self.came)
        began = time.perf_counter()
        page.goto(path, wait_until="commit")
        page.wait_for_selector(sign)
        self.seconds = time.perf_counter() - began
        self.needed, self.asked = self.bytes, self.requests
        page.wait_for_load_state("networkidle")
        line.detach()

    def came(self, told: dict[str, object]) -> None:
        self.requests += 1
        self.bytes += int(float(str(told["encodedDataLength"])))


def visits(visitor: Visitor, path: str, sign: str, latency: int, speed: int, cached: bool = False) -> Way:
    ways = sorted(
        (Way(visitor.page, path, sign, latency, speed, cached) for _ in range(1 if latency > 1000 else 3)),
        key=lambda way: way.seconds,
    )
    assert median(way.seconds for way in ways) >= 0
    return ways[len(ways) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--locale", default="en-GB")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        town = Town(Path(folder, "data"), built_pages(Path(folder, "web"))).start()
        browser = open_browser(playwright)
        print("| line | page | seconds | requests | kB | all kB |\n|---|---|---:|---:|---:|---:|")
        for line, (latency, speed) in LINES.items():
            ann = Visitor(town, browser, "Ann", DESK, told.locale)
            ann.context.set_default_timeout(120_000)
            ann.introduce()
            table = ann.lay_table("me", "novice")
            for name, path, sign, cached in (
                ("lobby", "/", LOBBY, False),
                ("lobby again", "/", LOBBY, True),
                ("table", f"/t/{table}", TABLE, False),
            ):
                way = visits(ann, path, sign, latency, speed, cached)
                print(
                    f"| {line} | {name} | {way.seconds:.2f} | {way.asked} | {way.needed / 1000:.0f}"
                    f" | {way.bytes / 1000:.0f} |",
                    flush=True,
                )
            ann.close()
        browser.close()
        town.stop()


if __name__ == "__main__":
    main()
