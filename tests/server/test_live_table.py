"""The live table: moves exactly once, coming back, taking back, watching, hot-seat, clocks, leavers, rematch."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from covetown.kernel import Chance
from covetown.server.limits import Bucket
from tests.server.house import Player, Server, Table, until
from tests.server.parlour import ParlourState


def two_at_a_table(server: Server, **more: Any) -> tuple[Player, Player, Table, Table, str]:
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", **more)["id"]
    ben.post(f"/api/tables/{ident}/join")
    a, b = ann.sit(ident), ben.sit(ident)
    a.until("view")
    b.until("view")
    return ann, ben, a, b, ident


def test_each_viewer_gets_its_own_view_and_only_the_asked_seat_a_decision(server: Server) -> None:
    _, _, a, b, ident = two_at_a_table(server)
    watcher = server.player().sit(ident)
    watcher.until("view")
    assert isinstance(a.last["view"]["hands"][0], list)
    assert a.last["view"]["hands"][1] == 3
    assert b.last["view"]["hands"][0] == 3
    assert watcher.last["view"]["hands"] == [3, 3]
    assert watcher.last["viewer"] == -1
    assert a.last["decision"]["seat"] == 0
    assert b.last["decision"] is None
    assert watcher.last["decision"] is None
    assert a.last["waiting"] == b.last["waiting"] == watcher.last["waiting"] == [0]


def test_a_move_is_told_to_everybody_with_their_own_events(server: Server) -> None:
    _, _, a, b, ident = two_at_a_table(server)
    watcher = server.player().sit(ident)
    watcher.until("view")
    assert a.act("draw")["type"] == "done"
    mine, theirs, public = a.until("moved"), b.until("moved"), watcher.until("moved")
    assert mine["events"][0]["card"] in mine["view"]["hands"][0]
    assert theirs["events"] == public["events"] == [{"kind": "drew", "seat": 0}]
    assert theirs["decision"]["seat"] == 1
    assert mine["seq"] == theirs["seq"] == 1


def test_the_same_action_sent_again_is_done_once(server: Server) -> None:
    ann, _, a, b, ident = two_at_a_table(server)
    option = a.asked()["options"][0]["id"]
    for _ in range(3):
        a.say("act", action="only-once", seq=0, option=option)
    answers = [a.until("done") for _ in range(3)]
    assert [answer["again"] for answer in answers] == [False, True, True]
    again = ann.sit(ident)
    again.until("view")
    again.say("act", action="only-once", seq=0, option=option)
    assert again.until("done")["again"]
    assert [m["seq"] for m in b.quiet() if m["type"] == "moved"] == [1]


def test_a_wrong_sequence_gets_a_fresh_view(server: Server) -> None:
    _, _, a, b, _ = two_at_a_table(server)
    a.act("roll")
    b.asked()
    refused = b.act("roll", seq=0)
    assert refused["reason"] == "shell-refused-sequence"
    fresh = b.until("view")
    assert fresh["seq"] == 1
    assert fresh["decision"]["seat"] == 1
    assert b.act("roll", seq=7)["reason"] == "shell-refused-sequence"


def test_nobody_acts_for_somebody_else(server: Server) -> None:
    _, _, a, b, ident = two_at_a_table(server)
    thief = server.player("Eve").sit(ident)
    thief.until("view")
    option = a.asked()["options"][0]["id"]
    assert thief.act(option=option, seq=0)["reason"] == "shell-refused-not-seated"
    assert b.act(option=option, seq=0)["reason"] == "shell-refused-not-asked"
    thief.say("act", action="x", seq=0, option=option, seat=0)
    assert thief.until("refused")["reason"] == "shell-refused-invalid"
    thief.say("face", seat=0)
    assert thief.until("refused")["reason"] == "shell-refused-not-yours"
    stranger = server.player().sit(ident, facing=0)
    assert stranger.until("view")["viewer"] == -1
    assert stranger.act(option=option, seq=0)["reason"] == "shell-refused-not-seated"
    a.say("act", action="y", seq=0, option=99999)
    assert a.until("refused")["reason"] == "shell-refused-rules"
    assert a.act("roll")["type"] == "done"


def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    _, ben, a, b, ident = two_at_a_table(server)
    a.act("roll")
    b.asked()
    b.act("draw")
    seen = b.until("moved")["seq"]
    b.close()
    a.asked()
    a.act(option=501)
    until(lambda: a.hear()["type"] == "moved")
    back = ben.sit(ident, seen=1, facing=1)
    view = back.until("view")
    assert seen == 2
    assert view["complete"]
    assert [frame["seq"] for frame in view["frames"]] == [2], "the secret bid of another is no frame"
    assert view["frames"][0]["events"][0]["card"] in view["view"]["hands"][1]
    assert view["decision"]["kind"] == "bid"
    assert back.act(option=502)["type"] == "done"


def test_secret_answers_are_not_seen_before_all_are_in(server: Server) -> None:
    _, _, a, b, ident = two_at_a_table(server)
    watcher = server.player().sit(ident)
    watcher.until("view")
    a.act("roll")
    b.asked()
    b.act("roll")
    a.asked()
    b.asked()
    watcher.quiet()
    assert a.last["waiting"] == [0, 1]
    before = b.last["seq"]
    a.act(option=502)
    assert b.quiet() == []
    assert watcher.quiet() == []
    assert a.quiet()[0]["view"]["my_bid"] == 2
    assert b.act(option=501, seq=before)["type"] == "done", "another's secret answer does not make mine late"
    assert b.until("moved")["events"] == [{"kind": "bids", "bids": [2, 1]}]
    assert watcher.until("moved")["seq"] == 3


def test_undo_among_people_follows_the_four_rules(server: Server) -> None:
    _, _, a, b, _ = two_at_a_table(server)
    a.asked()
    assert a.last["undo"] == {"can": False, "reason": "undo-nothing", "ask": False}
    a.act("think")
    assert a.until("moved")["undo"] == {"can": True, "reason": None, "ask": False}
    assert b.until("moved")["undo"]["reason"] == "undo-not-yours"
    assert b.undo()["reason"] == "undo-not-yours"
    assert a.undo()["type"] == "done"
    back = b.until("undone")
    assert (back["seq"], back["step"]) == (2, 0)
    assert a.until("undone")["view"]["thoughts"] == 0
    a.act("roll")
    assert a.until("moved")["undo"]["reason"] == "undo-chance"
    b.asked()
    b.act("draw")
    b.until("moved")
    assert b.last["undo"]["reason"] == "undo-others"


def test_what_was_revealed_cannot_be_taken_back(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", "open", options={"rounds": 1})["id"]
    ben.post(f"/api/tables/{ident}/join")
    ben.post(f"/api/tables/{ident}/join", 409)
    ann.http.put(f"/api/tables/{ident}/seats/2", json={"kind": "bot", "level": "novice"})
    a = ann.sit(ident)
    a.asked()
    a.act("draw")
    assert a.until("moved")["undo"]["reason"] == "undo-others"


def test_a_table_may_be_without_undo(server: Server) -> None:
    _, _, a, _, _ = two_at_a_table(server, undo="never")
    a.asked()
    a.act("think")
    assert a.until("moved")["undo"]["reason"] == "undo-off"
    assert a.undo()["reason"] == "undo-off"


def test_alone_undo_is_free_and_goes_back_over_the_bots(server: Server) -> None:
    ann = server.player("Ann")
    a = ann.sit(ann.table("me", "novice", "novice")["id"])
    a.asked()
    before = a.last["view"]
    a.act("roll")
    while not (a.last["decision"] and a.last["decision"]["kind"] == "bid"):
        a.until("moved")
    rolled = a.last["view"]["score"]
    a.quiet()
    assert a.undo()["type"] == "done"
    undone = a.until("undone")
    assert undone["view"] == before
    assert undone["step"] == 0
    a.act("roll")
    while not (a.last["decision"] and a.last["decision"]["kind"] == "bid"):
        a.until("moved")
    assert a.last["view"]["score"] == rolled, "taking back does not buy better luck"


def test_a_finished_game_alone_can_be_taken_back(server: Server) -> None:
    ann = server.player("Ann")
    a = ann.sit(ann.table("me", options={"rounds": 1})["id"])
    a.asked()
    a.act("roll")
    a.asked()
    a.act(option=500)
    assert a.until("moved")["result"] is not None
    a.quiet()
    a.undo()
    assert a.until("undone")["decision"]["kind"] == "bid"
    a.act(option=502)
    assert a.until("moved")["result"]["scores"][0] >= 3


def test_hot_seat_passes_the_device_before_it_shows_a_hand(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.table("me", "here")
    a = ann.sit(table["id"])
    first = a.until("view")
    assert first["viewer"] == -1
    assert first["you"] == {"seats": [0, 1], "facing": None}
    assert first["pass_to"] == 0
    assert first["view"]["hands"] == [3, 3]
    a.say("face", seat=0)
    assert a.until("view")["decision"]["seat"] == 0
    a.act("draw")
    moved = a.until("moved")
    assert moved["pass_to"] == 1
    assert moved["decision"] is None
    assert moved["view"]["hands"][1] == 3
    a.say("face", seat=1)
    view = a.until("view")
    assert view["decision"]["seat"] == 1
    assert view["view"]["hands"][0] == 4
    a.undo()
    assert a.until("undone")["pass_to"] == 0


def test_presence_chat_and_spectators(server: Server) -> None:
    _, _, a, b, ident = two_at_a_table(server)
    watcher = server.player("Wim").sit(ident)
    watcher.until("view")
    until(lambda: a.until("presence")["watchers"] == 1)
    b.close()
    assert a.until("presence")["seats"] == [True, False]
    watcher.say("chat", text="  Good \u0007 luck! ")
    line = a.until("chat")
    assert (line["name"], line["seat"], line["text"]) == ("Wim", None, "Good luck!")
    late = server.player().sit(ident)
    assert late.until("view")["chat"][0]["text"] == "Good luck!"
    late.say("chat", text="me too")
    assert late.until("refused")["reason"] == "shell-refused-no-session"


def test_a_table_may_be_closed_to_spectators(server: Server) -> None:
    ann = server.player("Ann")
    ident = ann.table("me", "novice", spectators=False)["id"]
    assert server.player("Eve").sit(ident).closed() == 4003
    assert server.player().get(f"/api/tables/{ident}/replay", 403)["reason"] == "shell-refused-no-watching"
    assert server.player().sit("nosuchtable").closed() == 4004
    a = ann.sit(ident)
    while not a.last.get("result"):
        a.asked()
        a.act("roll" if a.last["decision"]["kind"] == "turn" else None)
        a.until("moved")
    assert server.player().get(f"/api/tables/{ident}/replay", 403)["reason"] == "shell-refused-no-watching"
    assert server.player().get(f"/api/tables/{ident}/export", 403)["reason"] == "shell-refused-no-watching"
    assert server.player("Eve").post(f"/api/tables/{ident}/fork", 403, step=0)["reason"] == "shell-refused-fork"
    assert ann.get(f"/api/tables/{ident}/replay", viewer=1)["viewers"] == [-1, 0, 1]


def test_who_is_cut_off_in_mid_move_loses_nothing(server: Server) -> None:
    ann, _, a, b, ident = two_at_a_table(server)
    a.asked()
    a.say("act", action="cut-off", seq=0, option=200)
    a.socket.close()
    b.asked()
    back = ann.sit(ident, seen=0, facing=0)
    view = back.until("view")
    assert view["complete"]
    assert view["frames"][0]["events"][0]["card"] in view["view"]["hands"][0]
    back.say("act", action="cut-off", seq=0, option=200)
    assert back.until("done")["again"]
    assert [m["type"] for m in b.quiet()].count("moved") == 0


def test_a_name_put_out_by_the_host_sees_nothing_of_the_seat(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", "open")["id"]
    ben.post(f"/api/tables/{ident}/join")
    b = ben.sit(ident)
    assert b.until("view")["viewer"] == 1
    ann.http.put(f"/api/tables/{ident}/seats/1", json={"kind": "bot", "level": "novice"})
    ann.http.put(f"/api/tables/{ident}/seats/2", json={"kind": "bot", "level": "novice"})
    while not b.last.get("view"):
        b.until("view")
    assert b.last["viewer"] == -1
    assert b.last["view"]["hands"] == [3, 3, 3]


def test_a_fault_in_the_rules_is_a_refusal_and_the_table_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.asked()
    whole = ParlourState.apply
    failing = [True]

    def apply(state: ParlourState, seat: int, option: int, chance: Chance) -> None:
        if failing.pop() if failing else False:
            raise ZeroDivisionError
        whole(state, seat, option, chance)

    monkeypatch.setattr(ParlourState, "apply", apply)
    decision = a.last["decision"]
    assert a.act("roll")["reason"] == "shell-refused-failed"
    a.last["decision"] = decision
    failing.extend([True, True, False])
    assert a.act("roll")["type"] == "done"
    while not (a.last["decision"] and a.last["decision"]["kind"] == "bid"):
        a.until("moved")
    assert failing == []


def test_chat_is_rationed(server: Server) -> None:
    server.house.config.limits = True
    ann, _, a, _, _ = two_at_a_table(server)
    server.house.talk[ann.me["id"]] = Bucket(5, 1e-9, time.monotonic())  # as it is made, but nothing flows back
    for n in range(7):
        a.say("chat", text=f"line {n}")
    said = [a.until("chat", "refused") for _ in range(7)]
    assert [m["type"] for m in said] == ["chat"] * 5 + ["refused"] * 2


def test_a_pause_needs_everybody_and_stops_the_game(server: Server) -> None:
    _, _, a, b, ident = two_at_a_table(server, clock={"bank_s": 600, "increment_s": 5})
    a.say("pause")
    assert b.until("pause") == {"type": "pause", "paused": False, "wanted_by": [0]}
    b.say("pause")
    while not a.until("pause")["paused"]:
        pass
    assert a.act("roll")["reason"] == "shell-refused-paused"
    assert server.player().get(f"/api/tables/{ident}")["paused"]
    b.say("resume")
    assert not a.until("pause")["paused"]
    a.last["decision"] = {"options": [{"id": 300, "kind": "roll"}]}
    assert a.act("roll")["type"] == "done"


def test_clocks_run_with_an_increment_and_a_bot_answers_when_one_is_out(server: Server) -> None:
    _, _, a, b, ident = two_at_a_table(server, clock={"bank_s": 600, "increment_s": 300})
    assert a.last["clocks"]["running"] == [0]
    a.act("roll")
    clocks = a.until("moved")["clocks"]
    assert clocks["running"] == [1]
    assert 600_000 < clocks["bank_ms"][0] <= 900_000  # what was used, and the increment
    live = server.house.tables[ident]
    live.clock.banks[1] = 50
    server.call(live.ask(asyncio.sleep, 0))
    moved = a.until("moved")
    assert moved["events"][0]["kind"] == "rolled"
    assert moved["events"][0]["seat"] == 1
    assert b.until("moved")["clocks"]["bank_ms"][1] > 4000


def test_a_leaver_is_replaced_by_a_bot_and_may_come_back(server: Server) -> None:
    server.house.config.away_s = 0.2
    ann, ben, a, b, ident = two_at_a_table(server)
    a.say("replace", seat=1, level="novice")
    assert a.until("refused")["reason"] == "shell-refused-not-away"
    b.close()
    until(lambda: a.until("presence")["seats"] == [True, False])
    time.sleep(0.3)
    a.say("replace", seat=1, level="novice")
    assert a.until("table")["table"]["seats"][1]["stand_in"] == "novice"
    a.until("view")
    a.act("roll")
    while not (a.last["decision"] and a.last["decision"]["kind"] == "bid"):
        a.until("moved")
    back = ben.sit(ident)
    assert back.until("view")["decision"] is None
    assert back.act(option=500, seq=back.last["seq"])["reason"] == "shell-refused-stand-in"
    back.say("return")
    assert back.until("table")["table"]["seats"][1]["stand_in"] is None
    a.act(option=500)
    back.until("view")
    assert ben.post(f"/api/tables/{ident}/leave", level="apprentice")["seats"][1]["stand_in"] == "apprentice"
    assert ann.get(f"/api/tables/{ident}")["seats"][1]["stand_in"] == "apprentice"


def test_a_rematch_has_the_same_seats_and_the_games_own_options(server: Server) -> None:
    _, _, a, b, _ = two_at_a_table(server, options={"rounds": 1})
    a.act("roll")
    b.asked()
    b.act("roll")
    a.asked()
    a.say("rematch")
    assert a.until("refused")["reason"] == "shell-refused-running"
    a.act(option=500)
    b.asked()
    b.act(option=500)
    while not a.last.get("result"):
        a.until("moved")
    a.say("rematch")
    assert a.until("rematch") == {"type": "rematch", "wanted_by": [0], "table": None}
    b.say("rematch")
    new = a.until("rematch")["table"]
    card = a.player.get(f"/api/tables/{new}")
    assert card["status"] == "playing"
    assert card["options"]["loser_starts"]
    assert [seat["name"] for seat in card["seats"]] == ["Ann", "Ben"]


def test_panels_are_sent_to_those_who_want_them(server: Server) -> None:
    ann = server.player("Ann")
    ident = ann.table("me", "novice")["id"]
    a = ann.sit(ident, panels=True)
    assert len(a.until("view")["panels"][0]["lines"][0]["things"]) == 3
    a.say("panels", on=False)
    assert a.until("view")["panels"] is None
    a.say("ping", n=4)
    assert a.until("pong") == {"type": "pong", "n": 4}


def test_advice_is_for_ones_own_decision(server: Server) -> None:
    ann, ben, a, _, ident = two_at_a_table(server)
    told = ann.post(f"/api/tables/{ident}/hint")
    assert told["option"] in [option["id"] for option in a.asked()["options"]]
    assert ben.post(f"/api/tables/{ident}/hint", 409)["reason"] == "shell-refused-not-asked"
    assert ben.post(f"/api/tables/{ident}/hint", 403, seat=0)["reason"] == "shell-refused-not-yours"
