"""The life of a table: who is away, whose time was up, resigning, stopping, asking to take back, hiding, clearing away.

Everything that is written holds for both kinds of databases.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from covetown.kernel import Result
from covetown.server import Config
from covetown.server.cards import plain_result
from covetown.server.play import Frame
from covetown.store import Entry
from tests.server.house import Json, Player, Server, Table, opened, put_on_shelf, until
from tests.store.postgres import fresh_database


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def town(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a kind of database; everybody lays a table of their own."""
    with contextlib.ExitStack() as stack:
        put_on_shelf(stack.enter_context(pytest.MonkeyPatch.context()))
        url = stack.enter_context(fresh_database()) if request.param == "postgresql" else None
        data = tmp_path_factory.mktemp("life")
        running = opened(Config(database=url, data_dir=data, limits=False, away_s=3.0, silence_s=8.0))
        stack.callback(running.stop)
        yield running


def two(server: Server, **more: Any) -> tuple[Player, Player, Table, Table, str]:
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", **more)["id"]
    ben.post(f"/api/tables/{ident}/join")
    a = ann.sit(ident)
    a.until("view")  # before the other comes: who comes second is told to who is there
    b = ben.sit(ident)
    b.until("view")
    return ann, ben, a, b, ident


def told(table: Table, status: str) -> Json:
    """Wait until the table has a status."""
    while table.last["table"]["status"] != status:
        table.until("view")
    card: Json = table.last["table"]
    return card


# --- away, and out of time ---


def test_who_is_away_is_counted_down_until_a_bot_may_be_let_in(town: Server) -> None:
    _, _, a, b, _ = two(town)
    assert a.until("presence")["replace_in"] == [None, None]
    b.close()
    gone = a.until("presence")
    assert gone["seats"] == [True, False]
    assert gone["replace_in"][0] is None
    assert 0 < gone["replace_in"][1] <= 3000
    a.say("replace", seat=1, level="novice")
    assert a.until("refused")["reason"] == "shell-refused-not-away"

    def replaced() -> bool:
        a.say("replace", seat=1, level="novice")
        return a.until("refused", "table")["type"] == "table"

    until(replaced)
    assert a.until("presence")["replace_in"] == [None, None], "nobody is missed any more"


def test_a_choice_made_by_the_clock_stands_in_the_log_and_in_the_replay(town: Server) -> None:
    ann, _, a, b, ident = two(town, clock={"bank_s": 600, "increment_s": 0})
    live = town.house.tables[ident]
    live.clock.banks[0] = 0
    town.loop.call_soon_threadsafe(live.post, nothing)
    moved = b.until("moved")
    assert moved["late"] == 0
    assert a.until("moved")["late"] == 0
    assert b.asked()
    b.act("think")
    assert "late" not in b.until("moved")
    fresh = ann.sit(ident).until("view")
    assert [frame.get("late") for frame in fresh["frames"]] == [0, None]
    log = ann.get(f"/api/tables/{ident}/replay")["log"]
    assert [line.get("late") for line in log if line["step"]] == [0, None]


async def nothing() -> None:
    """Something for a table to do, so that it looks at its clocks."""


def test_a_secret_choice_by_the_clock_is_told_to_its_seat_alone() -> None:
    """Where nobody may see that a seat is asked, its clock tells it neither."""
    frame = Frame(Entry(1, "move", 1, late=2), 1, [])
    assert frame.late_for(1) == 1
    assert not isinstance(frame.late_for(0), int)
    assert not isinstance(frame.late_for(-1), int)


def test_a_ping_is_answered_whatever_the_table_does(town: Server) -> None:
    _, _, a, _, ident = two(town)
    town.call(forgotten(town, ident))
    a.say("ping", n=7)
    assert a.until("pong")["n"] == 7


def test_a_line_that_answers_nothing_is_taken_for_dead(town: Server) -> None:
    """A client whose machine is gone sends no good-bye: the server asks, hears nothing, and its seat is away."""
    _, _, a, b, _ = two(town)
    until(lambda: a.until("presence")["seats"] == [True, True])
    freeze(b)
    assert a.until("presence")["seats"] == [True, False]


def freeze(table: Table) -> None:
    """From now on this client answers nothing, not even the pings its library would answer by itself."""
    table.socket.protocol.receive_data = lambda data: None  # type: ignore[method-assign]


# --- leaving well ---


def test_whoever_resigns_is_played_for_and_the_other_may_stop(town: Server) -> None:
    ann, ben, a, b, ident = two(town)
    a.asked()
    a.say("resign")
    card = b.until("table")["table"]
    assert (card["seats"][0]["resigned"], card["status"]) == (True, "playing")
    b.asked()
    a.say("return")
    b.act("think")
    assert ann.get(f"/api/tables/{ident}")["seats"][0]["stand_in"], "resigning is for good"
    b.say("propose", what="stop")
    over = told(b, "over")
    assert over["stopped"] == {"how": "resigned", "seats": [0]}
    assert over["result"] is None
    assert b.last["waiting"] == []
    assert b.last["undo"]["reason"] == "undo-over"
    assert b.act(option=400)["reason"] == "shell-refused-over"
    assert ben.get(f"/api/tables/{ident}/replay")["steps"] >= 2
    assert ben.get(f"/api/tables/{ident}/fair")["verified"]
    assert ident in [each["id"] for each in ann.get("/api/tables", show="over")["tables"]]
    a.say("rematch")
    b.say("rematch")
    new = b.until("rematch")["table"] or b.until("rematch")["table"]
    assert [seat["stand_in"] for seat in ann.get(f"/api/tables/{new}")["seats"]] == [None, None]


def test_alone_resigning_ends_the_game(town: Server) -> None:
    ann = town.player("Ann")
    ident = ann.table("me", "novice")["id"]
    a = ann.sit(ident)
    a.asked()
    a.say("resign")
    assert told(a, "over")["stopped"] == {"how": "resigned", "seats": [0]}
    a.say("resign")
    assert a.until("refused")["reason"] == "shell-refused-over"


def test_people_agree_to_stop_and_a_no_ends_the_proposal(town: Server) -> None:
    _, ben, a, b, ident = two(town)
    a.asked()
    b.say("propose", what="stop")
    asked = a.until("proposal")["proposal"]
    assert (asked["what"], asked["seat"], asked["agreed"], asked["open"]) == ("stop", 1, [1], [0])
    a.say("propose", what="back")
    assert a.until("refused")["reason"] == "shell-refused-proposal-open"
    a.say("answer", id=asked["id"], yes=False)
    b.until("proposal")
    ended = b.until("proposal")
    assert (ended["ended"], ended["by"], ended["proposal"]) == ("refused", 0, None)
    a.until("proposal")
    a.say("answer", id=asked["id"], yes=True)
    assert a.until("refused")["reason"] == "shell-refused-proposal-gone"

    a.say("propose", what="stop")
    asked = a.until("proposal")["proposal"]
    a.say("answer", id=asked["id"], yes=False)
    assert a.until("proposal")["ended"] == "withdrawn"

    a.say("propose", what="stop")
    asked = a.until("proposal")["proposal"]
    a.act("think")
    assert ben.sit(ident).until("view")["proposal"]["id"] == asked["id"], "a move does not end it"
    b.say("answer", id=asked["id"], yes=True)
    assert told(a, "over")["stopped"] == {"how": "agreed", "seats": []}
    assert a.act(option=400)["reason"] == "shell-refused-over"


def test_two_who_propose_the_same_at_once_agree(town: Server) -> None:
    _, _, a, b, _ = two(town)
    a.say("propose", what="stop")
    b.say("propose", what="stop")
    assert told(a, "over")["stopped"]["how"] == "agreed"


def test_outsiders_and_stand_ins_propose_and_answer_nothing(town: Server) -> None:
    ann, _, a, b, ident = two(town)
    eve = town.player("Eve").sit(ident)
    eve.until("view")
    b.say("propose", what="stop")
    asked = eve.until("proposal")["proposal"]
    for what in ({"kind": "propose", "what": "stop"}, {"kind": "answer", "id": asked["id"], "yes": True}):
        eve.say(**what)
        assert eve.until("refused")["reason"] == "shell-refused-not-seated"
    eve.say("resign")
    assert eve.until("refused")["reason"] == "shell-refused-not-seated"
    ann.post(f"/api/tables/{ident}/leave")
    a.say("answer", id=asked["id"], yes=False)
    assert a.until("refused")["reason"] == "shell-refused-stand-in"


def test_a_resignation_settles_what_waited_for_that_person_alone(town: Server) -> None:
    _, _, a, b, _ = two(town)
    b.say("propose", what="stop")
    a.until("proposal")
    a.say("resign")
    assert told(b, "over")["stopped"] == {"how": "resigned", "seats": [0]}


def test_a_proposal_outlives_a_restart(town: Server) -> None:
    _, _, a, b, ident = two(town)
    b.say("propose", what="stop")
    asked = a.until("proposal")["proposal"]
    town.call(forgotten(town, ident))
    again = a.player.sit(ident)
    assert again.until("view")["proposal"] == asked
    again.say("answer", id=asked["id"], yes=True)
    assert told(again, "over")["stopped"]["how"] == "agreed"


async def forgotten(server: Server, ident: str) -> None:
    """The table leaves memory, as when the server stops."""
    live = server.house.tables[ident]
    before = set(server.house.chores)
    server.house.forget(live)
    await live.stop()
    await asyncio.gather(*(set(server.house.chores) - before))  # in the database it is nobody's any more, too


def test_a_game_against_bots_is_cleared_away_for_good(town: Server) -> None:
    ann, eve = town.player("Ann"), town.player("Eve")
    ident = ann.table("me", "novice")["id"]
    a = ann.sit(ident)
    a.asked()
    a.act("roll")
    assert eve.http.delete(f"/api/tables/{ident}").status_code == 403
    assert ann.http.delete(f"/api/tables/{ident}").status_code == 204
    assert a.closed() == 4004
    ann.get(f"/api/tables/{ident}", 404)
    ann.get(f"/api/tables/{ident}/replay", 404)
    assert ann.get("/api/tables", show="mine")["tables"] == []


def test_a_game_among_people_is_nobodys_to_clear_away(town: Server) -> None:
    ann, ben, a, _, ident = two(town)
    a.asked()
    assert ann.http.delete(f"/api/tables/{ident}").status_code == 409
    assert ben.http.delete(f"/api/tables/{ident}").status_code == 403
    assert ann.get(f"/api/tables/{ident}")["status"] == "playing"


def test_a_hidden_table_is_off_my_lists_alone(town: Server) -> None:
    ann, ben, _, _, ident = two(town)
    eve = town.player("Eve")
    assert ann.http.put(f"/api/tables/{ident}/hidden", json={}).status_code == 204
    assert ann.http.put(f"/api/tables/{ident}/hidden", json={}).status_code == 204
    assert eve.http.put(f"/api/tables/{ident}/hidden", json={}).status_code == 403

    def listed(player: Player, show: str) -> list[str]:
        return [each["id"] for each in player.get("/api/tables", show=show)["tables"]]

    assert [ident in listed(ann, show) for show in ("mine", "playing", "hidden")] == [False, False, True]
    assert [ident in listed(ben, show) for show in ("mine", "playing", "hidden")] == [True, True, False]
    assert ann.http.delete(f"/api/tables/{ident}/hidden").status_code == 204
    assert listed(ann, "mine") == [ident]


def test_lists_say_since_when_somebody_is_waited_for(town: Server) -> None:
    ann, _, a, b, ident = two(town)
    first = ann.get(f"/api/tables/{ident}")
    assert first["since"] == first["started"]
    a.act("think")
    a.until("moved")
    assert ann.get(f"/api/tables/{ident}")["since"] == first["since"], "it is still the same turn"
    a.act("roll")
    b.asked()
    assert ann.get(f"/api/tables/{ident}")["since"] > first["since"]


# --- taking back among people ---


def test_the_others_allow_a_choice_to_be_taken_back(town: Server) -> None:
    _, _, a, b, _ = two(town, undo="ask")
    a.asked()
    a.act("think")
    assert a.until("moved")["undo"] == {"can": True, "reason": None, "ask": True}
    assert a.undo()["reason"] == "undo-ask"
    a.say("propose", what="back")
    asked = b.until("proposal")["proposal"]
    assert (asked["what"], asked["seat"], asked["open"]) == ("back", 0, [1])
    b.say("answer", id=asked["id"], yes=True)
    assert b.until("undone")["step"] == 0
    ended = b.until("proposal")
    assert (ended["ended"], ended["proposal"]) == ("done", None)
    assert a.until("undone")["view"]["thoughts"] == 0


def test_a_refusal_or_a_new_move_ends_the_request(town: Server) -> None:
    _, _, a, b, _ = two(town, undo="ask")
    a.asked()
    a.act("think")
    a.until("moved")
    a.say("propose", what="back")
    b.say("answer", id=b.until("proposal")["proposal"]["id"], yes=False)
    a.until("proposal")
    assert a.until("proposal")["ended"] == "refused"
    a.say("propose", what="back")
    asked = a.until("proposal")["proposal"]
    a.asked()
    a.act("roll")
    assert a.until("proposal")["ended"] == "moved"
    b.say("answer", id=asked["id"], yes=True)
    assert b.until("refused")["reason"] == "shell-refused-proposal-gone"


def test_nobody_can_allow_it_across_chance_or_what_was_seen(town: Server) -> None:
    _, _, a, b, _ = two(town, undo="ask")
    a.asked()
    a.act("roll")
    assert a.until("moved")["undo"] == {"can": False, "reason": "undo-chance", "ask": False}
    a.say("propose", what="back")
    assert a.until("refused")["reason"] == "undo-chance"
    b.asked()
    b.act("draw")
    assert not b.until("moved")["undo"]["can"]


def test_a_table_without_taking_back_is_not_asked_either(town: Server) -> None:
    _, _, a, _, _ = two(town, undo="never")
    a.asked()
    a.act("think")
    assert a.until("moved")["undo"] == {"can": False, "reason": "undo-off", "ask": False}
    a.say("propose", what="back")
    assert a.until("refused")["reason"] == "undo-off"


# --- what the host sets ---


def test_hints_are_off_with_a_clock_unless_the_host_says_otherwise(town: Server) -> None:
    ann = town.player("Ann")
    clock = {"bank_s": 600, "increment_s": 0}
    for more, given in (({}, True), ({"clock": clock}, False), ({"clock": clock, "hints": True}, True)):
        card = ann.table("me", "novice", **more)
        assert card["hints"] is given
        a = ann.sit(card["id"])
        assert a.until("view")["hint"] is given
        a.asked()
        answer = ann.http.post(f"/api/tables/{card['id']}/hint", json={})
        assert answer.status_code == (200 if given else 403)


def test_spectators_are_silent_where_the_host_wants_it(town: Server) -> None:
    _, _, a, _, ident = two(town, watchers_talk=False)
    eve = town.player("Eve").sit(ident)
    eve.until("view")
    eve.say("chat", text="psst")
    assert eve.until("refused")["reason"] == "shell-refused-no-chat"
    a.say("chat", text="hello")
    assert eve.until("chat")["text"] == "hello"


def test_hands_stay_closed_after_the_game_where_the_host_wants_it(town: Server) -> None:
    ann, ben, a, b, ident = two(town, open_hands=False)
    a.asked()
    a.act("draw")
    b.say("propose", what="stop")
    a.say("answer", id=a.until("proposal")["proposal"]["id"], yes=True)
    assert told(a, "over")["open_hands"] is False
    assert a.last["fair"]["seed"] is None
    assert ann.get(f"/api/tables/{ident}/replay")["viewers"] == [-1, 0]
    ben.get(f"/api/tables/{ident}/replay", 403, viewer=0)
    assert ben.http.get(f"/api/tables/{ident}/export").status_code == 403
    ben.post(f"/api/tables/{ident}/fork", 403, step=0, seat=1)
    ben.post(f"/api/tables/{ident}/replay/0/analysis", 403)
    checked = ben.get(f"/api/tables/{ident}/fair")
    assert (checked["verified"], checked["seed"]) == (True, None), "the promise is checked all the same"


def test_a_rematch_keeps_what_the_host_has_set(town: Server) -> None:
    set_so = {"undo": "ask", "hints": False, "watchers_talk": False, "open_hands": False}
    ann, _, a, b, ident = two(town, **set_so)
    a.say("propose", what="stop")
    b.say("answer", id=b.until("proposal")["proposal"]["id"], yes=True)
    told(a, "over")
    told(b, "over")
    a.say("rematch")
    b.say("rematch")
    until(lambda: ann.get(f"/api/tables/{ident}")["rematch"] is not None)
    new = ann.get(f"/api/tables/{ann.get(f'/api/tables/{ident}')['rematch']}")
    assert {name: new[name] for name in set_so} == set_so


def test_rivals_tie_and_partners_do_not() -> None:
    class Ended:
        """A game that is over: the places, and what each seat has won."""

        def __init__(self, places: list[int], won: list[float]) -> None:
            self.places, self.won = places, won

        def result(self) -> Result:
            return Result(self.places, [0] * len(self.places), "")

        def payoff(self, seat: int) -> float:
            return self.won[seat]

    def tie(places: list[int], won: list[float]) -> bool:
        plain = plain_result(Ended(places, won))  # type: ignore[arg-type]
        assert plain is not None
        return "tie" in plain

    assert tie([1, 1], [0.5, 0.5])
    assert not tie([1, 2], [1.0, 0.0])
    assert not tie([1, 2, 1, 2], [1.0, 0.0, 1.0, 0.0]), "partners win together"
