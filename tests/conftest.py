"""The order of the tests: quick ones first, then slow ones, and at the end those that play in a browser.

Tests marked `long` are for `make games` (`COVETOWN_EVERY_GAME=1`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# What a test reads is English, whatever the machine speaks; who tests another language says so.
os.environ["COVETOWN_LANGUAGE"] = "en"

# No test has a time limit: a busy machine is slow, not wrong.
settings.register_profile("covetown", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("covetown")


# Folders whose tests talk to a real server over the network, and to its processes.
SERVERS = {"server", "security"}


def patience(item: pytest.Item) -> int:
    if item.get_closest_marker("browser"):
        return 2
    return 1 if item.get_closest_marker("slow") else 0


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("COVETOWN_EVERY_GAME") != "1":
        put_off = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=put_off)
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()) and not item.get_closest_marker("browser"):
            # Playwright's loop, once it runs, leaves no room for another in this process.
            raise pytest.UsageError(f"{item.nodeid} opens a browser and is not marked `browser`")
    items.sort(key=patience)
    again = config.pluginmanager.hasplugin("rerunfailures")
    for item in items:
        # Browsers and servers have clocks of their own: what fails there is tried up to twice more, and told.
        if again and (item.get_closest_marker("browser") or SERVERS & set(item.path.parts)):
            item.add_marker(pytest.mark.flaky(reruns=2))
        if item.get_closest_marker("browser"):
            # One browser at a time, also where several workers share the tests.
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests that need one."""
    from playwright.sync_api import sync_playwright

    from tests.browser.town import open_browser

    with sync_playwright() as playwright:
        found = open_browser(playwright)
        yield found
        found.close()
