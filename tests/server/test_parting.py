"""Leaving for good, taking one's data along, what goes by itself, and a password by a link."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, Text, cast, select, update

from covetown.kernel import read_journal, replay
from covetown.server import Config, retention
from covetown.server.parting import WORD
from covetown.store import leaving, people, resets, schema
from covetown.store.database import now_ms
from tests.server.both import SECRET, a_game, account, befriend, both, fresh_database, play_out, rated
from tests.server.house import Player, Server, opened, until
from tests.server.parlour import PARLOUR

__all__ = ["both", "fresh_database"]


def goodbye(player: Player) -> None:
    player.post("/api/me/delete", 204, name=player.me["username"], password=SECRET)


def everywhere(server: Server, word: str) -> list[str]:
    """The columns in which a text is kept."""

    def look(c: Any) -> list[str]:
        found = []
        for table in schema.metadata.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, (String, Text)):
                    if c.execute(select(column).where(cast(column, Text).contains(word)).limit(1)).first():
                        found.append(f"{table.name}.{column.name}")
        return found

    found: list[str] = server.call(server.house.store.read(look))
    return found


def test_nothing_is_kept_about_whoever_has_left(both: Server) -> None:
    ann, ben = account(both, "Xantippe"), account(both, "Ben")
    befriend(ann, ben)
    ann.post("/api/tokens", 201, name="Xantippe's bot")
    over = a_game(ann, ben)
    running, waiting = rated(ben, ann), ann.table("me", "open")["id"]
    ben.post(f"/api/tables/{waiting}/leave", 403)
    b = ben.sit(running)
    b.until("view")
    a = ann.sit(running)
    a.until("view")
    a.say("chat", text="good luck")
    b.until("chat")
    ben.post("/api/blocks", 204, person=ann.me["id"])
    ben.http.delete(f"/api/blocks/{ann.me['id']}")
    ann.post("/api/reports", 204, person=ben.me["id"], reason="other")
    ben.post("/api/reports", 204, person=ann.me["id"], reason="other")
    assert ann.http.put(f"/api/tables/{over}/hidden", json={}).status_code == 204
    wishes = {"turn": ["push"], "over": [], "invitation": [], "mention": [], "locale": "en"}
    assert ann.http.put("/api/me/notices", json=wishes).status_code == 200
    ann.post("/api/me/vacation", 201, days=1)
    a.say("propose", what="stop")
    b.until("proposal")
    ident = ann.me["id"]
    assert len(everywhere(both, ident)) > 12
    goodbye(ann)
    assert a.closed() == 4009
    assert everywhere(both, ident) == []
    assert everywhere(both, "Xantippe") == []
    assert ann.get("/api/me")["person"] is None
    # The finished game stays, with nobody's name.
    card = ben.get(f"/api/tables/{over}")
    assert [seat["name"] for seat in card["seats"]] == [None, "Ben"]
    assert card["host"] == ""
    assert ben.get(f"/api/tables/{over}/replay")["steps"] == 4
    assert [seat["rating"]["after"] is not None for seat in card["seats"]] == [True, True]
    # In the running one a bot plays on, and the table sees it at once.
    told = b.until("table")["table"]
    assert (told["seats"][1]["name"], told["seats"][1]["stand_in"] is not None) == (None, True)
    assert b.until("chats")["lines"][0]["name"] == ""
    b.asked()
    b.act(option=300)
    while (b.last.get("decision") or {}).get("kind") != "bid":
        b.until("moved", "view")
    # The table that waited for somebody is closed.
    assert ben.get(f"/api/tables/{waiting}")["status"] == "closed"
    assert ben.get("/api/friends")["friends"] == []
    assert ben.get(f"/api/people/{ident}", 404)


def test_deleting_is_confirmed(both: Server) -> None:
    ann, guest = account(both, "Ann"), both.player("Guest")
    wrong = ann.post("/api/me/delete", 403, name="somebody", password=SECRET)
    assert wrong["reason"] == "shell-refused-not-the-name"
    assert ann.post("/api/me/delete", 403, name=ann.me["username"], password="wrong")["reason"] == "shell-refused-login"
    assert ann.post("/api/me/delete", 403, name=ann.me["username"])
    assert ann.get("/api/me")["person"] is not None
    assert both.player().post("/api/me/delete", 401, name="x")
    guest.post("/api/me/delete", 204, name="Guest")
    assert guest.get("/api/me")["person"] is None


def test_a_game_nobody_else_plays_is_closed(both: Server) -> None:
    ann = account(both, "Ann")
    table = ann.table("me", "novice")["id"]
    goodbye(ann)
    assert both.player("Tom").get(f"/api/tables/{table}")["status"] == "closed"


def test_a_rematch_with_whoever_has_left_is_with_a_bot(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = rated(ann, ben)
    b = ben.sit(table)
    play_out(ann.sit(table), b)
    goodbye(ann)
    b.say("rematch")
    told = b.until("rematch")
    while told["table"] is None:
        told = b.until("rematch")
    again = ben.get(f"/api/tables/{told['table']}")
    assert (again["rated"], again["seats"][0]["stand_in"] is not None) == (False, True)


def test_a_suspended_or_departed_name_is_free_again(both: Server) -> None:
    ann = account(both, "Ann")
    goodbye(ann)
    assert ann.post("/api/login", 401, username=ann.me["username"], password=SECRET)
    other = both.player("Ann")
    other.post("/api/accounts", 201, username=ann.me["username"], password=SECRET)


# --- taking it along ---


def test_the_export_holds_everything(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    befriend(ann, ben)
    over = a_game(ann, ben)
    running = rated(ann, ben)
    a = ann.sit(running)
    a.until("view")
    a.say("chat", text="hello there")
    a.until("chat")
    answer = ann.http.get("/api/me/export")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    told = json.loads(archive.read("person.json"))
    assert (told["id"], told["friends"], told["password"]) == (ann.me["id"], [ben.me["username"]], "kept as a hash")
    assert told["ratings"][0]["games"] == 1
    assert [line["text"] for line in json.loads(archive.read("chat.json"))] == ["hello there"]
    assert {table["id"] for table in json.loads(archive.read("tables.json"))} == {over, running}
    games = [name for name in archive.namelist() if name.startswith("games/")]
    assert games == [f"games/parlour-{over}.json"], "and nothing hidden of the running one"
    journal = read_journal(archive.read(games[0]).decode())
    assert replay(PARLOUR, journal).result() is not None
    whole = b"".join(archive.read(name) for name in archive.namelist())
    assert b"argon2" not in whole
    assert ben.me["id"].encode() not in whole, "others are there by name only"
    assert both.player().get("/api/me/export", 401)


def test_the_journal_of_a_shared_win_says_what_the_rules_say(both: Server) -> None:
    """What a server adds to a result for people's sake is no part of a journal, or nobody could verify it."""
    ann, ben = account(both, "Ann"), account(both, "Ben")
    over = a_game(ann, ben)
    place = schema.game_tables.c.id == over

    def shared(c: Any) -> None:
        found = json.loads(c.scalar(select(schema.game_tables.c.result).where(place)))
        c.execute(update(schema.game_tables).where(place).values(result=json.dumps({**found, "tie": True})))

    both.call(both.house.store.write(shared))
    archive = zipfile.ZipFile(io.BytesIO(ann.http.get("/api/me/export").content))
    journal = read_journal(archive.read(f"games/parlour-{over}.json").decode())
    assert replay(PARLOUR, journal).result() is not None


# --- what goes by itself ---


def age(server: Server, ident: str, days: int) -> None:
    at = now_ms() - days * 86_400_000

    def work(c: Any) -> None:
        c.execute(update(schema.people).where(schema.people.c.id == ident).values(seen=at, created=at))
        c.execute(update(schema.sessions).where(schema.sessions.c.person == ident).values(rotated=at))

    server.call(server.house.store.write(work))


def test_guests_who_never_return_are_forgotten(both: Server) -> None:
    old, young, kept = both.player("Old"), both.player("Young"), account(both, "Kept")
    table = old.table("me", "open")["id"]
    age(both, old.me["id"], 400)
    age(both, kept.me["id"], 400)
    age(both, young.me["id"], 100)
    both.house.around.clear()
    both.call(retention.sweep(both.house))
    known = both.call(
        both.house.store.read(people.people_by_ids, [old.me["id"], young.me["id"], kept.me["id"], leaving.NOBODY])
    )
    assert set(known) == {young.me["id"], kept.me["id"], leaving.NOBODY}
    assert young.get(f"/api/tables/{table}")["status"] == "closed"


def test_a_guest_who_was_here_lately_stays(both: Server) -> None:
    guest = both.player("Guest")
    age(both, guest.me["id"], 400)
    assert guest.get("/api/me")["person"] is not None  # and the secret of the session is a new one
    both.call(retention.sweep(both.house))
    assert guest.get("/api/me")["person"] is not None


def test_empty_tables_are_removed_and_finished_games_stay(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    over, closed = a_game(ann, ben), ann.table("me", "open")["id"]
    assert ann.http.delete(f"/api/tables/{closed}").status_code == 204
    lonely = ann.table("me", "novice")["id"]
    goodbye(ann)
    old = now_ms() - 100 * 86_400_000
    changed = update(schema.game_tables).where(schema.game_tables.c.id.in_([over, closed, lonely])).values(touched=old)
    both.call(both.house.store.write(lambda c: c.execute(changed).rowcount))
    both.call(retention.sweep(both.house))
    kept = select(schema.game_tables.c.id).where(schema.game_tables.c.id.in_([over, closed, lonely]))
    assert both.call(both.house.store.read(lambda c: list(c.scalars(kept)))) == [over]


def test_zero_days_keep_everything(shelf: None, tmp_path: Path) -> None:
    server = opened(Config(data_dir=tmp_path, limits=False, guest_days=0, empty_table_days=0, report_days=0))
    try:
        guest = server.player("Guest")
        age(server, guest.me["id"], 4000)
        server.call(retention.sweep(server.house))
        assert server.call(server.house.store.read(people.person_by_id, guest.me["id"])) is not None
    finally:
        server.stop()


# --- a password by a link ---


def test_a_link_sets_a_password_once(both: Server) -> None:
    ann = account(both, "Ann")
    store = both.house.store
    first = both.call(store.write(resets.add_reset, ann.me["id"]))
    link = both.call(store.write(resets.add_reset, ann.me["id"]))
    stranger = both.player()
    for wrong in (first, "nonsense", "", link[:-1]):
        refused = stranger.post("/api/password", 403, link=wrong, password="another long one")
        assert refused["reason"] == "shell-refused-reset-link"
    assert stranger.post("/api/password", 422, link=link, password="short")["reason"] == "shell-refused-password"
    stranger.post("/api/password", 204, link=link, password="another long one")
    assert ann.get("/api/me")["person"] is None, "every device logs in again"
    assert stranger.post("/api/password", 403, link=link, password="another long one")
    ann.post("/api/login", username=ann.me["username"], password="another long one")


def test_a_link_is_good_for_a_day(both: Server) -> None:
    ann = account(both, "Ann")
    link = both.call(both.house.store.write(resets.add_reset, ann.me["id"]))
    late = update(schema.resets).values(created=now_ms() - resets.LIFE_MS - 1)
    both.call(both.house.store.write(lambda c: c.execute(late).rowcount))
    assert both.player().post("/api/password", 403, link=link, password="another long one")


def test_a_server_hears_of_what_a_command_has_done(both: Server) -> None:
    """`covetown people` works on the database of a running server: sockets are closed with the next heartbeat."""
    from covetown.server import parting

    ann = account(both, "Ann")
    socket = ann.sit(ann.table("me", "novice")["id"])
    socket.until("view")
    both.call(parting.look_again(both.house))
    both.call(both.house.store.write(people.suspend, ann.me["id"], True))
    both.call(both.house.store.write(people.set_setting, WORD, str(now_ms())))
    both.call(parting.look_again(both.house))
    assert socket.closed() == 4009


# --- texts that no database can keep ---


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guests", {"name": "A\0n"}),
        ("/api/accounts", {"username": "a\0nn", "password": SECRET}),
        ("/api/login", {"username": "a\0nn", "password": SECRET}),
        ("/api/login", {"username": "ann", "password": "\0" * 12}),
        ("/api/friends", {"username": "a\0"}),
        ("/api/tokens", {"name": "\0"}),
        ("/api/tables", {"game": "parl\0our", "seats": [{"kind": "me"}]}),
        ("/api/tables", {"game": "parlour", "title": "\0", "seats": [{"kind": "me", "name": "\0"}]}),
        ("/api/tables", {"game": "parlour", "options": {"\0": "\0"}, "seats": [{"kind": "me"}]}),
        ("/api/reports", {"reason": "other", "person": "p0", "text": "\0"}),
        ("/api/password", {"link": "a\0.b", "password": SECRET}),
    ],
)
def test_the_character_0_is_refused_in_every_text(both: Server, path: str, body: dict[str, object]) -> None:
    ann = both.player("Ann")
    answer = ann.http.post(path, json=body)
    assert (answer.status_code, answer.json()["reason"]) == (422, "shell-refused-invalid"), answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/api/people/a%00b",
        "/api/people/%00",
        "/api/tables?show=open&game=%00",
        "/api/tables?game=a%00",
        "/api/tables/%00",
        "/api/games/%00",
        "/api/texts/%00",
        "/%00",
    ],
)
def test_the_character_0_in_an_address_finds_nothing(both: Server, path: str) -> None:
    assert both.player("Ann").http.get(path).status_code in (200, 404, 422)


def test_the_character_0_in_paths_that_change_something_and_on_sockets(both: Server) -> None:
    ann = both.player("Ann")
    for path in ("/api/tokens/%00", "/api/passkeys/%00", "/api/friends/%00", "/api/invitations/%00"):
        assert ann.http.delete(path).status_code in (404, 422), path
    socket = ann.sit(ann.table("me", "novice")["id"])
    socket.until("view")
    socket.say("chat", text="nothing\0here")
    assert socket.until("refused")["reason"] == "shell-refused-invalid"
    socket.say("chat", text="a backslash: \\u0000")
    assert socket.until("chat")["text"] == "a backslash: \\u0000"


def test_half_a_letter_is_refused(both: Server) -> None:
    """A lone surrogate is no text: neither database could keep it."""
    ann = both.player("Ann")
    headers = {"Content-Type": "application/json"}
    answer = ann.http.patch("/api/me", content=b'{"name": "\\ud800"}', headers=headers)
    assert answer.status_code == 422, answer.text


def test_presence_is_written_down_for_the_time_when_guests_are_forgotten(both: Server) -> None:
    from covetown.server import company

    guest = both.player("Guest")
    age(both, guest.me["id"], 10)
    guest.get("/api/me")
    both.call(company.write_down(both.house))
    seen = both.call(both.house.store.read(people.person_by_id, guest.me["id"])).seen
    until(lambda: now_ms() - seen < 60_000)
