"""Accounts are optional: a password or a passkey keeps a guest's games, and a token lets a program sit down."""

from __future__ import annotations

import secrets

import pytest

from tests.browser.conftest import Visit
from tests.browser.play import settled
from tests.browser.town import Town

pytestmark = pytest.mark.browser


def test_a_guest_becomes_an_account_by_password_and_logs_in_elsewhere(visit: Visit) -> None:
    username = f"ann-{secrets.token_hex(4)}"
    ann = visit("Ann")
    ann.introduce()
    table = ann.lay_table("me", "open")
    page = ann.go("/settings")
    page.fill("[autocomplete=username]", username)
    page.fill("[type=password]", "a long enough word")
    page.click("text=Make an account")
    page.wait_for_selector(f"text=You are logged in as {username}")

    elsewhere = visit("Nobody")
    page = elsewhere.go("/settings")
    page.fill("[autocomplete=username]", username)
    page.fill("[type=password]", "a long enough word")
    page.click("button:has-text('Log in') >> nth=0")
    page.wait_for_selector(f"text=You are logged in as {username}")
    elsewhere.go("/")
    page.wait_for_selector(f"a[href='/t/{table}']")


def test_a_passkey_opens_the_account(visit: Visit, town: Town) -> None:
    """A key of the browser itself, by a virtual authenticator. Keys need a name: the town is called localhost here."""
    cora = visit("Cora")
    key = cora.context.new_cdp_session(cora.page)
    key.send("WebAuthn.enable")
    authenticator = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    key.send("WebAuthn.addVirtualAuthenticator", {"options": authenticator})
    page = cora.go(town.url.replace("127.0.0.1", "localhost") + "/settings")
    page.click("text=Make an account with a passkey")
    page.wait_for_selector("text=You are logged in as")
    page.click("text=Log out")
    page.click("text=Log in with a passkey")
    page.wait_for_selector("text=You are logged in as")


def test_a_program_gets_a_token_once(visit: Visit) -> None:
    dan = visit("Dan")
    dan.introduce()
    page = dan.go("/settings")
    page.fill("[placeholder='Name of the program']", "Deep Dale")
    page.click("text=Make a token")
    page.wait_for_selector("code >> text=cvt_")
    page.reload()
    page.wait_for_selector("text=Deep Dale")
    assert page.locator("code").count() == 0


def test_logging_out_everywhere_by_the_button(visit: Visit) -> None:
    username = f"ann-{secrets.token_hex(4)}"
    ann, elsewhere = visit("Ann"), visit("Nobody")
    ann.introduce()
    for visitor, button in ((ann, "text=Make an account"), (elsewhere, "button:has-text('Log in') >> nth=0")):
        page = visitor.go("/settings")
        page.fill("[autocomplete=username]", username)
        page.fill("[type=password]", "a long enough word")
        page.click(button)
        page.wait_for_selector(f"text=You are logged in as {username}")
    elsewhere.page.click("text=Log out everywhere")
    elsewhere.page.wait_for_selector("text=You are logged out on every device.")
    page = ann.go("/settings")
    page.wait_for_selector("text=Make an account")
    assert page.locator("text=You are logged in").count() == 0


def test_a_table_says_that_its_bots_are_hurried(visit: Visit, town: Town) -> None:
    ann = visit("Ann")
    ann.introduce()
    # Ann begins: a bot that thinks now would say itself whether it is in a hurry.
    table = ann.lay_table("me", "novice", options={"first_player": "0"})
    page = ann.go(f"/t/{table}")
    page.wait_for_selector(".link.live")
    settled(page)
    assert page.locator(".hurried").count() == 0
    house = town.server.config.app.state.house  # type: ignore[union-attr]
    house.tables[table].patron.hurried = True
    page.reload()
    page.wait_for_selector(".hurried:has-text('Bots in a hurry')")
