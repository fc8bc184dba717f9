"""Profiles and finding a table."""

from __future__ import annotations

from covetown.server.profiles import by_choice, streaks, tally
from covetown.store import friends
from covetown.store.records import Played
from tests.server.both import a_game, account, beaten_by_leaving, both, fresh_database, rated
from tests.server.house import Server

__all__ = ["both", "fresh_database"]


def test_a_profile_counts_the_games_of_an_account(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    table = a_game(ann, ben)
    place = ann.get(f"/api/tables/{table}")["result"]["places"][0]
    told = ben.get(f"/api/people/{ann.me['username']}")
    assert told["person"] == {key: ann.me[key] for key in ("id", "name", "kind", "username")}
    record = told["record"]
    won = 1 if place == 1 else 0
    assert (record["tally"]["games"], record["tally"]["won"], record["with_people"]) == (1, won, 1)
    assert (record["streak"], record["streak_won"], record["best_streak"]) == (1, won == 1, won)
    (game,) = record["games"]
    assert game["game"] == "parlour"
    assert [(row["seats"], row["tally"]["games"]) for row in game["by_count"]] == [(2, 1)]
    assert [(row["seat"], row["tally"]["won"]) for row in game["by_seat"]] == [(0, won)]
    assert [card["id"] for card in record["recent"]] == [table]


def test_replays_are_listed_for_those_who_may_see_them(both: Server) -> None:
    ann, ben, eve = account(both, "Ann"), account(both, "Ben"), both.player("Eve")
    hidden = a_game(ann, ben, spectators=False)
    by_link = a_game(ann, ben, visibility="link")
    path = f"/api/people/{ann.me['id']}"
    assert eve.get(path)["record"]["recent"] == []
    assert eve.get(path)["record"]["tally"]["games"] == 2
    for one in (ann, ben):
        assert [card["id"] for card in one.get(path)["record"]["recent"]] == [by_link, hidden]


def test_a_guest_has_a_profile_for_themselves(both: Server) -> None:
    guest, ann = both.player("Guest"), account(both, "Ann")
    path = f"/api/people/{guest.me['id']}"
    assert guest.get(path)["bond"] == "you"
    assert guest.get(path)["record"]["tally"]["games"] == 0
    told = ann.get(path)
    assert (told["record"], told["bond"], told["person"]["username"]) == (None, "none", None)
    assert both.player().get(path, 401)
    for nobody in ("nobody-at-all", "Zoé", "%00", "n" * 33):
        assert ann.get(f"/api/people/{nobody}", 404)["reason"] == "shell-refused-no-person"


def test_whoever_shut_me_out_tells_me_nothing(both: Server) -> None:
    ann, eve = account(both, "Ann"), account(both, "Eve")
    both.call(both.house.store.write(friends.block, ann.me["id"], eve.me["id"]))
    assert eve.get(f"/api/people/{ann.me['id']}")["record"] is None


def a_played(place: int, left: bool = False, **options: object) -> Played:
    return Played("t", "merchants_cove", 2, 1, place, False, 2, options, 0, False, left)


def test_streaks_and_tallies() -> None:
    played = [a_played(1), a_played(1), a_played(2), a_played(1), a_played(1), a_played(1), a_played(1, left=True)]
    assert streaks(played) == (2, 3)
    assert streaks([]) == (0, 0)
    assert streaks([a_played(2), a_played(2), a_played(1)]) == (2, 1)
    assert (tally(played).won, tally(played).left) == (5, 1)


def test_choices_are_those_of_the_own_seat_and_those_that_varied() -> None:
    played = [
        a_played(1, merchant_1="alchemist", merchant_2="captain", rogues="robbers", difficulty="normal"),
        a_played(2, merchant_1="captain", merchant_2="alchemist", rogues="cultists", difficulty="normal"),
        a_played(1, merchant_1="captain", merchant_2="alchemist", rogues="cultists", difficulty="normal"),
    ]
    rows = by_choice("merchants_cove", played)
    assert [(row.option, row.value, row.own, row.tally.games, row.tally.won) for row in rows] == [
        ("merchant", "alchemist", True, 2, 1),
        ("merchant", "captain", True, 1, 1),
        ("rogues", "cultists", False, 2, 1),
        ("rogues", "robbers", False, 1, 1),
    ]


# --- finding a table ---


def test_tables_are_found_by_game_pace_and_rating(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    quick = ann.table("me", "open", clock={"bank_s": 300, "increment_s": 10})["id"]
    calm = ann.table("me", "open", clock={"bank_s": 3600, "increment_s": 30})["id"]
    days = ann.table("me", "open", clock={"bank_s": 3 * 86400, "increment_s": 0})["id"]
    slow = ann.table("me", "open", clock={"days": 3})["id"]
    counted = ann.table("me", "open", rated=True)["id"]
    kept = ann.table("me", "invite")["id"]
    mine = ben.table("me", "open")["id"]

    def found(**query: object) -> set[str]:
        told = ben.get("/api/tables", free=True, limit=100, **query)["tables"]
        return {card["id"] for card in told} & {quick, calm, days, slow, counted, kept, mine}

    assert found() == {quick, calm, days, slow, counted}
    assert found(pace="quick") == {quick}
    assert found(pace="calm") == {calm}
    assert found(pace="days") == {days, slow}
    assert found(pace="none") == {counted}
    assert found(rated=True) == found(near=True) == {counted}
    assert found(rated=False) == {quick, calm, days, slow}
    assert found(game="parlour") == {quick, calm, days, slow, counted}
    assert found(game="nothing") == set()
    assert ben.get("/api/tables", 422, pace="soon")
    guest = both.player()
    assert counted in {card["id"] for card in guest.get("/api/tables", free=True, limit=100)["tables"]}


def test_a_table_is_near_while_the_ratings_are(both: Server) -> None:
    ann, ben, eve = account(both, "Ann"), account(both, "Ben"), account(both, "Eve")
    for _ in range(4):  # Ben always leaves, so Ann always wins
        table = rated(ann, ben)
        beaten_by_leaving(ann, ben, table)
    open_table = ann.table("me", "open", rated=True)["id"]
    for one, near in ((eve, False), (ben, False), (account(both, "Zoe"), False)):
        told = {card["id"] for card in one.get("/api/tables", free=True, near=True, limit=100)["tables"]}
        assert (open_table in told) is near
    theirs = ben.table("me", "open", rated=True)["id"]
    assert theirs not in {card["id"] for card in ann.get("/api/tables", free=True, near=True)["tables"]}
