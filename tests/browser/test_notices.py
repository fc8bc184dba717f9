"""Notices in the browser: a push that wakes the worker, a mail address confirmed by its link, and a new password."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.bases import base
from tests.browser.test_slow_games import move, shot, slow_table
from tests.browser.town import PHONE, Town, Visitor, built_pages
from tests.server.house import until
from tests.server.pushing import PushService
from tests.server.test_notices import Letterbox, letterbox

__all__ = ["base", "letterbox"]

pytestmark = pytest.mark.browser

# A browser without a push service of its maker: it has the keys and the endpoint of the one in this test.
SUBSCRIBE = """door => {
    const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    let kept = null;
    PushManager.prototype.getSubscription = async () => kept;
    PushManager.prototype.subscribe = async (options) => {
        kept = {
            endpoint: door.endpoint,
            options: { applicationServerKey: options.applicationServerKey.buffer },
            getKey: (name) => bytes(door[name]).buffer,
            unsubscribe: async () => { kept = null; return true; },
        };
        return kept;
    };
    Notification.requestPermission = async () => 'granted';
}"""


@pytest.fixture
def pushes() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()
    assert service.faults == []


@pytest.fixture
def harbour(tmp_path: Path, base: str | None, pushes: PushService, letterbox: Letterbox) -> Iterator[Town]:
    town = Town(tmp_path / "data", built_pages(tmp_path / "web"), database=base)
    config = town.config
    config.smtp_host, config.smtp_port, config.smtp_security = "127.0.0.1", letterbox.port, "none"
    config.mail_from, config.origins = "harbour@town.example", [town.url]
    config.push_hosts = [pushes.url]
    config.post_s, config.push_wait_s, config.mail_wait_s = 0.1, 0.1, 0.1
    town.start()
    yield town
    town.stop()


def test_a_turn_comes_to_a_device_and_by_mail(
    harbour: Town, browser: Browser, pushes: PushService, letterbox: Letterbox
) -> None:
    ann, ben = Visitor(harbour, browser, "Ann"), Visitor(harbour, browser, "Ben", size=PHONE, worker=True)
    try:
        ann.introduce()
        ben.introduce()
        ben.context.grant_permissions(["notifications"], origin=harbour.url)
        page = ben.go("/settings")
        page.wait_for_selector("#notices")
        page.evaluate(SUBSCRIBE, pushes.subscribe("ben"))
        page.check("#notices .flag input")
        expect(page.locator("#notices")).to_contain_text("1 device of yours is told things.")

        page.fill("#notices input[type=email]", "ben@example.org")
        page.click("text=Send me a link")
        expect(page.locator("#notices")).to_contain_text("is not confirmed yet")
        until(lambda: letterbox.mails)
        confirm = letterbox.found(r"http\S+/letters\?confirm=\S+")
        letters = ben.go(confirm.removeprefix(harbour.url))
        shot(ben, "confirm-phone")
        letters.click("text=Yes, this is my address")
        expect(letters.locator("[role=status]").first).to_contain_text("Thank you")
        page = ben.go("/settings")
        expect(page.locator("#notices")).to_contain_text("Mail goes to ben@example.org")
        page.locator("#notices").scroll_into_view_if_needed()
        shot(ben, "notices-phone")
        page.uncheck("#notices input[aria-label='a game is over, by mail']")
        expect(page.locator("#notices input[aria-label='a game is over, by mail']")).to_be_enabled()
        assert ben.call("GET", "/api/me/notices")["wishes"]["over"] == ["push"]
        letterbox.mails.clear()

        ben.go("/about")
        table = slow_table(ann, ben, "Before the tide")
        move(ann, table)
        until(lambda: pushes.received and letterbox.mails)
        assert pushes.received[0]["body"] == "It is your turn at “Before the tide” (Dale of Merchants)."
        assert f"{harbour.url}/t/{table}" in letterbox.text()

        # What arrived is handed to the worker as the browser would, and stands among the device's notices.
        devtools = ben.context.new_cdp_session(ben.page)
        registered: list[str] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        for _ in range(800):
            if registered:
                break
            ben.page.wait_for_timeout(25)
        told = {key: pushes.received[0][key] for key in ("title", "body", "url", "tag")}
        # The worker lays in the shell before it listens.
        ben.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": harbour.url, "registrationId": registered[0], "data": json.dumps(told)},
        )
        shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => n.body)"
        for _ in range(800):
            if ben.page.evaluate(shown):
                break
            ben.page.wait_for_timeout(25)
        assert ben.page.evaluate(shown) == [told["body"]]

        leave = letterbox.found(r"http\S+/letters\?leave=\S+")
        page = ben.go(leave.removeprefix(harbour.url))
        page.click("text=Stop the mail")
        expect(page.locator("[role=status]").first).to_contain_text("Nothing more will come")
        assert ann.complaints == []
        assert ben.complaints == []
        ann.go("/settings")
        ann.page.locator("#notices").scroll_into_view_if_needed()
        shot(ann, "notices-desk")
    finally:
        ann.close()
        ben.close()


def test_a_forgotten_password_is_set_anew_in_the_browser(harbour: Town, browser: Browser, letterbox: Letterbox) -> None:
    ben = Visitor(harbour, browser, "Ben", worker=True)
    username = f"ben-{secrets.token_hex(4)}"
    try:
        ben.introduce()
        ben.call("POST", "/api/accounts", {"username": username, "password": "the old password"})
        ben.call("PUT", "/api/me/mail", {"address": "ben@example.org", "password": "the old password"})
        until(lambda: letterbox.mails)
        ben.go(letterbox.found(r"http\S+/letters\?confirm=\S+").removeprefix(harbour.url))
        ben.page.click("text=Yes, this is my address")
        expect(ben.page.locator("[role=status]").first).to_contain_text("Thank you")
        letterbox.mails.clear()
        ben.context.clear_cookies()
        page = ben.go("/settings")
        page.click("text=Password forgotten?")
        page.fill("input[autocomplete=username]", username)
        page.click("text=Send the link")
        expect(page.locator("[role=status]").first).to_contain_text("a link is on its way")
        until(lambda: letterbox.mails)
        page = ben.go(letterbox.found(r"http\S+/letters\?password=\S+").removeprefix(harbour.url))
        page.fill("input[type=password]", "the new password")
        shot(ben, "password-desk")
        page.click("text=Set the password")
        expect(page.locator("[role=status]").first).to_contain_text("The new password is set")
        ben.call("POST", "/api/login", {"username": username, "password": "the new password"})
        assert ben.complaints == []
    finally:
        ben.close()
