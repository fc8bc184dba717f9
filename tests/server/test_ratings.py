"""Ratings: a rated table counts once, for accounts only, with whoever left as last."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from covetown.server import rating
from covetown.store import Seat, schema, tables
from covetown.store.ratings import ranks, settle
from tests.server.both import a_game, account, beaten_by_leaving, both, fresh_database, play_out, rated
from tests.server.house import Player, Server, until

__all__ = ["both", "fresh_database"]


def seat_ratings(player: Player, table: str) -> list[dict[str, Any]]:
    return [seat["rating"] for seat in player.get(f"/api/tables/{table}")["seats"]]


def test_a_rated_table_changes_the_ratings_of_both(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = rated(ann, ben)
    assert seat_ratings(ann, table) == [{"before": {"value": 1500, "provisional": True}, "after": None}] * 2
    a, b = ann.sit(table), ben.sit(table)
    play_out(a, b)
    told = a.until("table")["table"]
    places = told["result"]["places"]
    after = [seat["rating"]["after"]["value"] for seat in told["seats"]]
    assert after == [1500, 1500] if places == [1, 1] else (after[0] > after[1]) == (places[0] == 1)
    assert sum(after) == 3000
    shown = ben.get(f"/api/people/{ann.me['username']}")["record"]["ratings"]
    rated_once = {"value": after[0], "provisional": True}
    assert shown == [{"game": "parlour", "seats": 2, "rating": rated_once, "games": 1}]
    assert [each["after"] for each in seat_ratings(ben, table)] == [
        {"value": value, "provisional": True} for value in after
    ]


def test_the_next_table_starts_where_the_last_one_ended(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    first = a_game(ann, ben)
    second = rated(ben, ann)
    ended = {seat["name"]: seat["rating"]["after"] for seat in ann.get(f"/api/tables/{first}")["seats"]}
    began = {seat["name"]: seat["rating"]["before"] for seat in ann.get(f"/api/tables/{second}")["seats"]}
    assert began == ended


def test_a_table_counts_once_however_often_it_is_said(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = a_game(ann, ben)
    before = seat_ratings(ann, table)
    assert both.call(both.house.store.write(rating.settle, table))
    assert seat_ratings(ann, table) == before
    counted = select(schema.ratings.c.games).where(schema.ratings.c.person == ann.me["id"])
    assert both.call(both.house.store.read(lambda c: list(c.scalars(counted)))) == [1]


def test_nothing_counts_where_the_entry_was_not_written(both: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = rated(ann, ben)
    a, b = ann.sit(table), ben.sit(table)
    settles = rating.settle

    def broken(c: Connection, table: str) -> None:
        assert settles(c, table)
        raise RuntimeError("the power is gone")

    for socket in (a, b):
        socket.asked()
        socket.act(option=300)
    a.asked()
    a.act(option=500)
    b.asked()
    with monkeypatch.context() as patch:
        patch.setattr(rating, "settle", broken)
        assert b.act(option=500)["reason"] == "shell-refused-failed"
    rows = select(func.count()).select_from(schema.rating_changes).where(schema.rating_changes.c.table_id == table)
    assert both.call(both.house.store.read(lambda c: c.scalar(rows))) == 0
    assert ann.get(f"/api/tables/{table}")["status"] == "playing"


def test_guests_bots_and_shared_screens_are_not_rated(both: Server) -> None:
    ann, guest = account(both, "Ann"), both.player("Guest")
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"game": "parlour", "rated": True}
    assert guest.post("/api/tables", 403, seats=seats, **asked)["reason"] == "shell-refused-rated-account"
    for other in ({"kind": "bot", "level": "novice"}, {"kind": "here", "name": "Ben"}):
        refused = ann.post("/api/tables", 422, seats=[{"kind": "me"}, other], **asked)
        assert refused["reason"] == "shell-refused-rated-people"
    table = ann.table("me", "open", rated=True)["id"]
    assert guest.post(f"/api/tables/{table}/join", 403)["reason"] == "shell-refused-rated-account"
    seat = ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"})
    assert (seat.status_code, seat.json()["reason"]) == (409, "shell-refused-rated-people")
    token = ann.post("/api/tokens", 201, name="Bot")["token"]
    program = both.player(token=token)
    assert program.post(f"/api/tables/{table}/join", 403)["reason"] == "shell-refused-rated-account"


def test_there_are_no_hints_at_a_rated_table(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = rated(ann, ben)
    a = ann.sit(table)
    a.asked()
    assert a.last["hint"] is False
    assert ann.post(f"/api/tables/{table}/hint", 403, seat=0)["reason"] == "shell-refused-rated-hints"


def test_whoever_leaves_a_bot_behind_is_last(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = rated(ann, ben)
    beaten_by_leaving(ann, ben, table)
    until(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    after = [each["after"]["value"] for each in seat_ratings(ann, table)]
    assert after[0] > 1500 > after[1]


def test_a_rematch_is_rated_too_but_not_with_a_bot(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = rated(ann, ben)
    a, b = ann.sit(table), ben.sit(table)
    play_out(a, b)
    a.say("rematch")
    b.say("rematch")
    again = a.until("rematch")
    while again["table"] is None:
        again = a.until("rematch")
    assert ann.get(f"/api/tables/{again['table']}")["rated"]


def test_nothing_is_taken_back_after_a_rated_game(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = rated(ann, ben)
    a, b = ann.sit(table), ben.sit(table)
    play_out(a, b)
    assert b.undo()["reason"] == "undo-over"


# --- the model ---


def three(*stand_ins: str | None) -> tables.Table:
    seats = [Seat(number, "human", f"p{number}", "x", stand_in=gone) for number, gone in enumerate(stand_ins)]
    return tables.Table("t", "parlour", "1", "", "p0", "x", {}, seats, "", "", "", rated=True)


@pytest.mark.parametrize(
    ("gone", "places", "count"),
    [
        ((None, None, None), [2, 1, 3], [2, 1, 3]),
        ((None, None, None), [1, 1, 3], [1, 1, 3]),
        (("novice", None, None), [1, 2, 3], [4, 2, 3]),
        (("novice", "novice", None), [1, 2, 3], [4, 4, 3]),
        (("novice", "novice", "novice"), [1, 2, 3], None),
    ],
)
def test_places_that_count(gone: tuple[str | None, ...], places: list[int], count: list[int] | None) -> None:
    assert ranks(three(*gone), places) == count


def test_a_tie_counts_as_a_tie() -> None:
    one, other = rating.model([rating.START, rating.START], [1, 1])
    assert one == pytest.approx(other)
    assert one[0] == pytest.approx(rating.START[0])
    weak, strong = rating.model([(20.0, 4.0), (30.0, 4.0)], [1, 1])
    assert weak[0] > 20.0
    assert strong[0] < 30.0


def test_a_rating_is_provisional_for_some_tables() -> None:
    ratings = [rating.START, rating.START]
    tables_played = 0
    while rating.card(*ratings[0]).provisional:
        ratings = rating.model(ratings, [1, 2] if tables_played % 2 else [2, 1])
        tables_played += 1
    assert 8 <= tables_played <= 12


def test_two_tables_that_end_together_count_both(both: Server) -> None:
    """On PostgreSQL two servers may end tables of the same people at the same moment; neither result gets lost."""
    ann, ben = account(both, "Ann"), account(both, "Ben")
    first, second = rated(ann, ben), rated(ben, ann)
    store = both.house.store

    def end(table: str) -> None:
        def work(c: object) -> None:
            found = tables.table_by_id(c, table)  # type: ignore[arg-type]
            assert found is not None
            settle(c, found, [1, 2], rating.START, rating.model)  # type: ignore[arg-type]

        with store.engine.connect().execution_options(writes=True) as c, c.begin():
            work(c)

    threads = [threading.Thread(target=end, args=(table,)) for table in (first, second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sought = select(schema.ratings.c.games).where(schema.ratings.c.person.in_([ann.me["id"], ben.me["id"]]))
    assert both.call(store.read(lambda c: list(c.scalars(sought)))) == [2, 2]
