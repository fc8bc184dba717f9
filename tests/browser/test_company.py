"""People meet: friends, invitations, rated games, a rude line and what becomes of it, and leaving for good."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import zipfile
from typing import Any

import pytest
from playwright.sync_api import expect

from covetown.cli import main
from covetown.store import people
from tests.browser.bases import base, town
from tests.browser.conftest import Visit
from tests.browser.finishing import finish
from tests.browser.play import ASKED, settled, take_turn
from tests.browser.test_pages import findings
from tests.browser.town import PHONE, Town, Visitor

__all__ = ["base", "town"]

pytestmark = pytest.mark.browser

SECRET = "a long enough word"
numbers = itertools.count(1)


def person(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.call("GET", "/api/me")["person"]
    return found


def account(visitor: Visitor) -> str:
    """Give somebody an account; returns its username."""
    visitor.introduce()
    username = f"{visitor.name.lower()}-{next(numbers)}"
    visitor.call("POST", "/api/accounts", {"username": username, "password": SECRET})
    return username


def befriend(one: Visitor, other: Visitor) -> None:
    one.call("POST", "/api/friends", {"person": person(other)["id"]})
    other.call("POST", "/api/friends", {"person": person(one)["id"]})


def test_friends_are_asked_invited_and_sit_down(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", size=PHONE)
    account(ann)
    username = account(ben)
    ben.go("/")
    ann.go("/friends")
    ann.page.fill("#friend-name", username)
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector("text=You have asked")
    # Ben sees it at once, wherever he is, and says yes.
    ben.page.locator(".news").wait_for()
    ben.page.click("nav a[href='/friends']")
    ben.page.click("text=Accept")
    expect(ann.page.locator("section:has(#friends) li")).to_contain_text("here now")
    expect(ben.page.locator("section:has(#friends) li")).to_contain_text("Ann")
    # Ann keeps a seat for him.
    table = ann.lay_table("me", "invite", options={"first_player": "0"})
    ann.go(f"/t/{table}")
    ben.go("/")
    ben.page.wait_for_selector("[data-play]")
    ann.page.click("button:has-text('Invite: Ben')")
    ann.page.wait_for_selector("button:has-text('Invited')")
    ben.page.wait_for_selector("text=Ann invites you to a table")
    ben.page.click("text=Sit here")
    ben.page.wait_for_selector(".hand .held")
    ann.page.wait_for_selector(".hand .held")
    assert ben.page.url.endswith(f"/t/{table}")
    # And when he closes his page she is shown that he is gone.
    ann.go("/friends")
    expect(ann.page.locator("section:has(#friends) li")).to_contain_text("here now")
    ben.page.close()
    expect(ann.page.locator("section:has(#friends) li")).to_contain_text("not here")


def test_guests_meet_like_everybody_and_are_not_rated(visit: Visit) -> None:
    ann, gus = visit("Ann"), visit("Gus", size=PHONE)
    username = account(ann)
    gus.introduce()
    ann.go("/")
    gus.go("/friends")
    gus.page.fill("#friend-name", username)
    gus.page.keyboard.press("Enter")
    gus.page.wait_for_selector("text=You have asked")
    ann.page.locator(".news").wait_for()
    ann.page.click("nav a[href='/friends']")
    ann.page.click("text=Accept")
    # Ann would like a game for points, and then plays just so.
    counted = ann.lay_table("me", "open", rated=True)
    gus.go(f"/t/{counted}")
    gus.page.click("text=Sit here")
    gus.page.wait_for_selector("text=Rated games are for accounts")
    gus.complaints.clear()  # the browser itself grumbles about the answer
    table = ann.lay_table("me", "invite", options={"first_player": "0"})
    ann.go(f"/t/{table}")
    ann.page.click("button:has-text('Invite: Gus')")
    gus.go("/")
    gus.page.click("text=Sit here")
    gus.page.wait_for_selector(".hand .held")
    ann.page.wait_for_selector(".hand .held")
    gus.go("/new/dale_of_merchants")
    gus.page.wait_for_selector("#seat-1")
    gus.page.select_option("#seat-1", "open")
    rated = gus.page.locator("label:has-text('Rated game')")
    expect(rated.locator("input")).to_be_disabled()
    expect(rated).to_contain_text("For ratings you need an account.")


def test_open_tables_are_found_by_game_pace_and_level(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", size=PHONE)
    account(ann)
    account(ben)
    tables = {
        "calm": ann.lay_table("me", "open", title="calm", clock={"bank_s": 3600, "increment_s": 30}),
        "quick": ann.lay_table("me", "open", title="quick", clock={"bank_s": 300, "increment_s": 10}),
        "slow": ann.lay_table("me", "open", "open", title="slow", game="pirates_cove", clock={"days": 2}),
        "counted": ann.lay_table("me", "open", title="counted", rated=True),
    }
    page = ben.go("/find")

    def found(*names: str) -> None:
        """These of Ann's tables are listed, and no others of hers."""
        for name, table in tables.items():
            expect(page.locator(f".page a[href='/t/{table}']")).to_have_count(1 if name in names else 0)

    def choose(label: str, value: str) -> None:
        page.select_option(f"label:has-text('{label}') select", value)

    found("calm", "quick", "slow", "counted")
    choose("Game", "pirates_cove")
    found("slow")
    choose("Game", "dale_of_merchants")
    found("calm", "quick", "counted")
    choose("Pace", "quick")
    found("quick")
    choose("Pace", "calm")
    found("calm")
    choose("Game", "")
    choose("Pace", "days")
    found("slow")
    choose("Pace", "")
    choose("Level", "near")
    found("counted")
    choose("Level", "free")
    found("calm", "quick", "slow")
    page.reload()
    found("calm", "quick", "slow")
    # A table that is laid while he looks comes by itself.
    tables["late"] = ann.lay_table("me", "open", title="late")
    found("calm", "quick", "slow", "late")


def test_a_profile_tells_results_by_players_seat_and_merchant(visit: Visit, town: Town) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    username = account(ann)
    account(ben)
    merchants = {"merchant_1": "alchemist", "merchant_2": "captain"}
    for seed in (1, 2):
        table = ann.lay_table("me", "open", game="merchants_cove", options=merchants)
        ben.call("POST", f"/api/tables/{table}/join", {})
        finish(town, table, seed)
    record = ben.call("GET", f"/api/people/{username}")["record"]
    page = ben.go(f"/people/{username}")
    figures = page.locator(".figures .panel")
    expect(figures.nth(0)).to_contain_text("2")
    expect(figures.nth(1).locator("dd").first).to_have_text(str(record["tally"]["won"]))
    expect(figures.nth(2).locator("dd").first).to_have_text(str(record["streak"]))
    expect(figures.nth(3).locator("dd").first).to_have_text(str(record["best_streak"]))
    results = page.locator("section:has(h2:text('Merchants Cove')) tr")
    rows = [" ".join(row.split()) for row in results.all_inner_texts()]
    for name in ("2 players", "Seat 1", "Alchemist"):
        assert any(re.search(rf"{name} 2 {record['tally']['won']}\b", row) for row in rows), (name, rows)
    assert not any("Captain" in row for row in rows), "that was Ben"


def test_a_rated_game_is_found_and_played_and_changes_both_ratings(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    username = account(ann)
    account(ben)
    ann.go("/new/dale_of_merchants")
    ann.page.wait_for_selector("#seat-1")
    ann.page.select_option("#seat-1", "open")
    ann.page.check("label:has-text('Rated game') input")
    ann.page.fill("label:has-text('Name of the table') input", "For points")
    with ann.page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        ann.page.click("text=Open the table")
    assert json.loads(asked.value.post_data or "")["rated"]
    ann.page.wait_for_selector("text=The result changes the ratings of all")
    ann.page.wait_for_selector("text=1500")
    ann.page.wait_for_url("**/t/*")
    ann.call("DELETE", f"/api/tables/{ann.page.url.rpartition('/')[2]}")

    # The same with a limit of turns, so that it ends soon.
    options = {"first_player": "0", "turn_limit": 2}
    table = ann.lay_table("me", "open", options=options, rated=True, title="For points")
    ben.go("/find")
    ben.page.select_option("label:has-text('Level') select", "rated")
    ben.page.click(f"a[href='/t/{table}']")
    ann.go(f"/t/{table}")
    ben.page.click("text=Sit here")
    ended = ann.page.locator("#end-title")
    while ended.count() == 0:
        # Whoever is asked answers; the other's page is looked at again when this one has moved on.
        asked_now = [one for one in (ann, ben) if one.page.query_selector(ASKED)]
        for one in asked_now:
            take_turn(one.page)
        if not asked_now:
            ann.page.wait_for_timeout(50)
    for one in (ann, ben):
        one.page.wait_for_selector("#end-title")
        expect(one.page.locator(".end .rating")).to_have_count(2)
        expect(one.page.locator(".end .rating .was").first).to_have_text("1500")
    ben.go(f"/people/{username}")
    ben.page.wait_for_selector("h2:has-text('Ratings')")
    expect(ben.page.locator("#recent ~ ul li")).to_have_count(1)
    expect(ben.page.locator(".figures dd").first).to_have_text("1")


def test_a_rude_line_is_muted_reported_and_deleted(visit: Visit, town: Town) -> None:
    ann, eve, host = visit("Ann"), visit("Eve"), visit("Host")
    account(ann)
    eve.introduce()
    account(host)
    ident = person(host)["id"]
    house = town.server.config.app.state.house  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(house.store.write(people.make_host, ident, True), town.loop).result(20)
    table = ann.lay_table("me", "open", options={"first_player": "0"})
    eve.call("POST", f"/api/tables/{table}/join", {})
    host.go("/house")
    for one in (ann, eve):
        one.go(f"/t/{table}")
        settled(one.page) if one is ann else one.page.wait_for_selector(".hand .held")
        one.page.click("[aria-label='Chat']")

    def says(words: str) -> None:
        eve.page.fill(".chat input", words)
        eve.page.keyboard.press("Enter")

    says("You play like a turnip")
    ann.page.wait_for_selector(".chat >> text=turnip")
    ann.page.click("[aria-label='About Eve']")
    ann.page.click("text=Report this line")
    ann.page.select_option(".report select", "abuse")
    complaint = f"All evening long, {next(numbers)} times."
    ann.page.fill(".report textarea", complaint)
    ann.page.click("text=Send the report")
    ann.page.wait_for_selector("text=The host of this server will look at it")
    # Muted at this table, and heard again.
    ann.page.click("[aria-label='About Eve']")
    ann.page.click("text=Mute Eve at this table")
    expect(ann.page.locator(".chat >> text=turnip")).to_have_count(0)
    ann.page.click("text=Hear Eve again")
    ann.page.wait_for_selector(".chat >> text=turnip")
    # The host sees it without asking, and deletes the line; it is gone from Ann's page too.
    report = host.page.locator(f"article:has-text('{complaint}')")
    expect(report).to_contain_text("turnip")
    report.locator("button:has-text('Delete line')").click()
    expect(report).to_contain_text("Deleted:")
    expect(ann.page.locator(".chat >> text=turnip")).to_have_count(0)
    report.locator("text=Mark as done").click()
    expect(report).to_have_count(0)
    # Shut out: what Eve says now is not seen.
    says("Hello?")
    ann.page.wait_for_selector(".chat >> text=Hello?")
    ann.page.click("[aria-label='About Eve']")
    ann.page.click(".about >> text=Shut out")
    expect(ann.page.locator(".chat >> text=Hello?")).to_have_count(0)
    ann.go("/friends")
    ann.page.wait_for_selector("section:has(#blocked) >> text=Eve")


def test_somebody_leaves_for_good_and_the_other_plays_on(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    username = account(ann)
    ben.introduce()
    table = ann.lay_table("me", "open", options={"first_player": "1"})
    ben.call("POST", f"/api/tables/{table}/join", {})
    ben.go(f"/t/{table}")
    settled(ben.page)
    ann.go("/settings")
    with ann.page.expect_download() as taken:
        ann.page.click("text=Take it along")
    archive = zipfile.ZipFile(taken.value.path())
    assert json.loads(archive.read("person.json"))["username"] == username
    ann.page.click("text=Delete everything")
    sure = ann.page.locator("button:has-text('Delete for good')")
    expect(sure).to_be_disabled()
    ann.page.fill(f"label:has-text('Type {username}') input", username)
    ann.page.fill("label:has-text('Your password') input", SECRET)
    sure.click()
    ann.page.wait_for_selector("text=Everything about you is deleted")
    ben.page.click("[aria-label='Players']")
    ben.page.wait_for_selector(".people >> text=A departed player")
    assert settled(ben.page) == "asked", "the game goes on"


def test_the_host_of_the_server_prints_a_link_that_sets_a_new_password(
    visit: Visit, town: Town, base: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    cy = visit("Cy")
    username = account(cy)
    where = ["--data-dir", str(town.data)] if base is None else ["--database", base]
    with pytest.raises(SystemExit) as left:
        main(["people", "reset", username, "--address", town.url, *where])
    assert not left.value.code
    link = capsys.readouterr().out.split()[-1]
    assert link.startswith(f"{town.url}/reset/")
    again = visit("Cy")
    again.go(link)
    again.page.fill("[type=password]", "quite another word")
    again.page.click("text=Set the password")
    again.page.wait_for_selector("text=The password is set")
    again.page.fill("[autocomplete=username]", username)
    again.page.fill("[type=password]", "quite another word")
    again.page.click("button:has-text('Log in') >> nth=0")
    again.page.wait_for_selector(f"text=You are logged in as {username}")
    cy.go("/settings").wait_for_selector("text=Make an account")  # the old browser is logged out


@pytest.mark.parametrize(("theme", "phone"), [("light", True), ("dark", False)])
def test_axe_finds_nothing_on_the_pages_of_people(visit: Visit, theme: str, phone: bool) -> None:
    ann = visit("Ann", theme=theme, **({"size": PHONE} if phone else {}))
    ben = visit("Ben")
    name = account(ann)
    account(ben)
    befriend(ann, ben)
    found: dict[str, list[str]] = {}
    for path, sign in (
        (f"/people/{name}", ".figures"),
        ("/people/" + person(ben)["id"], "text=Be friends no longer"),
        ("/friends", "text=Ben"),
        ("/find", "select"),
        ("/reset/x", "[type=password]"),
    ):
        page = ann.go(path)
        page.wait_for_selector(sign)
        if path.endswith(person(ben)["id"]):
            page.click("text=Report")
        found[path] = findings(page)
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} scrolls sideways"
    assert {path: what for path, what in found.items() if what} == {}
