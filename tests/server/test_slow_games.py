"""Slow games: days for each turn, vacations, tables that sleep on disk, and a whole game over weeks."""

from __future__ import annotations

import pytest

from covetown.kernel import Decision
from covetown.server import Config
from covetown.server.clocks import Clock, clock_from
from tests.server.house import Json, Player, Server, Table, opened, until
from tests.server.parlour import BID, ParlourState
from tests.server.slow import (
    DAY,
    HOUR,
    Calendar,
    calendar,
    postgres,
    slow_config,
    slow_server,
)

__all__ = ["calendar", "postgres", "slow_config", "slow_server"]

DAY_MS, HOUR_MS = DAY * 1000, HOUR * 1000


# --- what a turn is ---


def test_questions_in_a_row_are_one_turn_with_one_increment() -> None:
    clock = Clock([10_000, 10_000], 2_000, 0, [0])
    clock.turn(1_000, 0b01, anew=0b01)
    clock.turn(2_000, 0b01, anew=0b01)
    assert clock.banks == [8_000, 10_000], "no increment for a seat that is asked again at once"
    clock.turn(3_000, 0b10, anew=0b10)
    assert clock.banks == [9_000, 10_000]


def test_whoever_is_waited_for_with_others_ends_the_turn_when_the_window_closes() -> None:
    clock = Clock([10_000] * 3, 2_000, 0, [0, 1])
    clock.turn(1_000, 0b011, anew=0)  # an answer in secret
    assert clock.banks == [9_000, 9_000, 10_000]
    clock.turn(2_000, 0b011, anew=0b011)  # all are in, and the same two are asked again
    assert clock.banks == [10_000, 10_000, 10_000]
    clock.turn(3_000, 0b011, anew=0b001)  # one of them answers twice in the sight of all
    assert clock.banks == [9_000, 9_000, 10_000]
    clock.turn(4_000, 0b010, anew=0)
    assert clock.banks == [10_000, 8_000, 10_000], "the other is still at the same question"
    clock.turn(5_000, 0b011, anew=0b011)
    assert clock.banks == [10_000, 9_000, 10_000], "all are asked together: a new turn for each"


def test_every_turn_of_a_slow_game_has_its_own_time() -> None:
    clock = Clock([DAY_MS] * 2, 0, 0, [0], per_turn=DAY_MS)
    clock.turn(HOUR_MS, 0b01, anew=0b01)
    assert clock.left(0, HOUR_MS) == 23 * HOUR_MS, "its own next question is part of the same turn"
    clock.turn(2 * HOUR_MS, 0b10)
    assert clock.left(1, 2 * HOUR_MS) == DAY_MS
    clock.turn(3 * HOUR_MS, 0b01, undo=True)
    assert clock.left(0, 3 * HOUR_MS) == 22 * HOUR_MS, "taking back gives nobody time"
    clock.turn(4 * HOUR_MS, 0b10)
    clock.turn(5 * HOUR_MS, 0b01)
    assert clock.left(0, 5 * HOUR_MS) == DAY_MS


def test_at_a_table_for_one_every_answer_is_a_turn() -> None:
    clock = Clock([10_000], 2_000, 0, [0])
    clock.turn(1_000, 0b1, anew=0b1)
    assert clock.banks == [11_000]


def test_the_clock_of_somebody_on_vacation_stands_still() -> None:
    clock = Clock([DAY_MS] * 2, 0, 0, [0, 1], per_turn=DAY_MS)
    clock.rest(HOUR_MS, [0], (HOUR_MS, 5 * DAY_MS))
    assert clock.left(0, 4 * DAY_MS) == 23 * HOUR_MS
    assert clock.out(1, 4 * DAY_MS)
    assert clock.due(2 * HOUR_MS, [0]) == 5 * DAY_MS + 23 * HOUR_MS
    assert clock.due(2 * HOUR_MS, [0, 1]) == DAY_MS
    kept = clock_from(clock.plain())
    assert kept.left(0, 5 * DAY_MS + HOUR_MS) == 22 * HOUR_MS, "it runs again by itself"
    kept.rest(2 * DAY_MS, [0], None)
    assert kept.left(0, 2 * DAY_MS + HOUR_MS) == 22 * HOUR_MS, "or when somebody is back early"


# --- at the table ---


def two_slow(server: Server, days: int = 3, rounds: int = 3) -> tuple[Player, Player, str]:
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", clock={"days": days}, options={"rounds": rounds})["id"]
    ben.post(f"/api/tables/{ident}/join")
    return ann, ben, ident


def visit(player: Player, ident: str, *kinds: str) -> Table:
    """Somebody comes to the table, answers, and goes away again."""
    seat = player.sit(ident)
    for kind in kinds:
        seat.asked()
        assert seat.act(kind)["type"] == "done"
    if not kinds:
        seat.until("view")
    seat.close()
    return seat


def card(player: Player, ident: str) -> Json:
    return player.get(f"/api/tables/{ident}")


def test_a_table_has_days_or_a_bank(server: Server) -> None:
    ann = server.player("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for clock in ({}, {"bank_s": 60, "days": 1}, {"days": 4}, {"days": True}):
        ann.post("/api/tables", 422, game="parlour", seats=seats, clock=clock)
    assert ann.table("me", "open", clock={"days": 7})["clock"] == {
        "bank_s": 7 * DAY,
        "increment_s": 0,
        "days": 7,
    }


def test_a_slow_table_sleeps_and_wakes_when_the_time_is_up(slow_server: Server, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(slow_server)
    house = slow_server.house
    until(lambda: ident not in house.tables)
    calendar.passes(3 * DAY - HOUR)
    assert card(ann, ident)["left_ms"] == HOUR_MS
    calendar.passes(HOUR)
    until(lambda: card(ann, ident)["seats"][0]["stand_in"] is not None)
    until(lambda: card(ben, ident)["your_turn"])
    assert card(ben, ident)["left_ms"] == 3 * DAY_MS
    assert not card(ann, ident)["your_turn"], "a bot plays on"
    seat = ann.sit(ident)
    seat.until("view")
    seat.say("return")
    until(lambda: card(ann, ident)["seats"][0]["stand_in"] is None)
    seat.close()
    visit(ben, ident, "roll")
    assert card(ann, ident)["left_ms"] == 3 * DAY_MS, "whoever is back has a turn's time again"


def test_nobody_is_replaced_at_a_slow_table_for_being_away(slow_server: Server, calendar: Calendar) -> None:
    slow_server.house.config.away_s = 0
    ann, ben, ident = two_slow(slow_server)
    seat = ben.sit(ident)
    seat.until("view")
    seat.say("replace", seat=0, level="novice")
    assert seat.until("refused")["reason"] == "shell-refused-not-away"
    assert card(ann, ident)["your_turn"]


def test_a_vacation_stops_the_clocks_and_the_others_see_it(slow_server: Server, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(slow_server, days=1)
    looking = ben.sit(ident)
    looking.until("view")
    calendar.passes(HOUR)
    assert ann.get("/api/me/vacation") == {"until": None, "left_days": 42, "at_once_days": 21}
    told = ann.post("/api/me/vacation", 201, days=10)
    assert told == {"until": calendar.ms + 10 * DAY_MS, "left_days": 32, "at_once_days": 21}
    assert looking.until("clocks")["running"] == []
    assert looking.until("table")["table"]["seats"][0]["vacation"] == told["until"]
    looking.close()
    until(lambda: ident not in slow_server.house.tables)
    calendar.passes(9 * DAY)
    assert card(ann, ident)["left_ms"] == 23 * HOUR_MS
    assert card(ben, ident)["seats"][0]["vacation"] == told["until"]
    ann.post("/api/me/vacation", 409, days=1)
    # A table laid in the meantime knows it too.
    other = ann.table("me", "open", clock={"days": 1})["id"]
    ben.post(f"/api/tables/{other}/join")
    assert card(ben, other)["seats"][0]["vacation"] == told["until"]
    calendar.passes(2 * DAY - 2 * HOUR)
    assert card(ann, ident)["left_ms"] == HOUR_MS
    assert card(ben, ident)["seats"][0]["vacation"] is None, "it is over by itself"
    calendar.passes(HOUR)
    until(lambda: card(ann, ident)["seats"][0]["stand_in"] is not None)


def test_days_of_vacation_are_counted(slow_server: Server, calendar: Calendar) -> None:
    ann = slow_server.player("Ann")
    ann.post("/api/me/vacation", 409, days=22)
    ann.post("/api/me/vacation", 201, days=21)
    calendar.passes(DAY / 2)
    back = ann.http.delete("/api/me/vacation").json()
    assert back == {"until": None, "left_days": 41, "at_once_days": 21}, "what is not used stays"
    for _ in range(2):
        ann.post("/api/me/vacation", 201, days=20)
        calendar.passes(20 * DAY)
    assert ann.get("/api/me/vacation")["left_days"] == 1
    assert ann.post("/api/me/vacation", 409, days=2)["args"] == {"days": 1}


# --- my turns ---


def test_my_turns_are_the_tables_where_others_wait(slow_server: Server, calendar: Calendar) -> None:
    ann, ben = slow_server.player("Ann"), slow_server.player("Ben")
    lone = ann.table("me", "novice")["id"]
    slow, quick, open_end = (ann.table("me", "open", clock=clock)["id"] for clock in ({"days": 7}, {"days": 1}, None))
    for ident in (slow, quick, open_end):
        ben.post(f"/api/tables/{ident}/join")
    assert card(ann, lone)["your_turn"]
    turns = ann.get("/api/turns")["tables"]
    assert [table["id"] for table in turns] == [quick, slow, open_end], "the most urgent first, none against bots"
    assert [table["left_ms"] for table in turns] == [DAY_MS, 7 * DAY_MS, None]
    assert ben.get("/api/turns")["tables"] == []
    visit(ann, quick, "roll")
    assert [table["id"] for table in ann.get("/api/turns")["tables"]] == [slow, open_end]
    assert [table["id"] for table in ben.get("/api/turns")["tables"]] == [quick]
    assert slow_server.player().http.get("/api/turns").status_code == 401


def test_pages_hear_of_new_turns_and_of_nobody_elses(slow_server: Server, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(slow_server)
    other = ann.table("me", "open", clock={"days": 1})["id"]
    ben.post(f"/api/tables/{other}/join")
    a, b = ann.sit(ident), ben.sit(other)
    b.until("view")
    a.asked()
    b.quiet(0.2)
    a.act("roll")
    assert b.until("turns") == {"type": "turns"}
    assert "turns" not in [message["type"] for message in a.quiet(0.3)], "who sits at the table itself sees it there"
    # Both bid in secret: who answers hears of it, the other nothing.
    visit(ben, ident, "roll")
    a.asked()
    a.quiet(0.2)
    b.quiet(0.2)
    a.act("bid")
    assert "turns" not in [message["type"] for message in b.quiet(0.3)]


# --- since your last visit ---


def look(player: Player, ident: str) -> Json:
    """Somebody looks at the table as it stands and goes; returns where the visit before ended."""
    seat = player.sit(ident)
    view = seat.until("view")
    seat.say("seen", seq=view["seq"])
    seat.say("ping", n=1)
    seat.until("pong")
    seat.close()
    return view


def test_what_happened_since_the_last_visit(slow_server: Server, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(slow_server)
    assert look(ann, ident)["since"] is None, "the first visit"
    at = calendar.ms
    until(lambda: ident not in slow_server.house.tables)
    calendar.passes(DAY)
    visit(ann, ident, "think", "roll")  # a client that does not say that anybody looks, such as a program
    visit(ben, ident, "roll")
    until(lambda: ident not in slow_server.house.tables)
    told = look(ann, ident)
    assert told["since"] == {"seq": 0, "step": 0, "at": at}
    assert told["step"] == 3
    log = ann.get(f"/api/tables/{ident}/replay", viewer=0)["log"]
    assert [line["events"][0]["kind"] for line in log if line["step"] > told["since"]["step"]] == [
        "thought",
        "rolled",
        "rolled",
    ]
    until(lambda: ident not in slow_server.house.tables)
    assert look(ann, ident)["since"]["step"] == 3, "all of that has been seen"
    assert look(ben, ident)["since"] is None, "everybody has visits of their own"
    watcher = slow_server.player("Eve").sit(ident)
    assert watcher.until("view")["since"] is None
    watcher.say("seen", seq=1)
    assert watcher.until("refused")["reason"] == "shell-refused-not-seated"


def test_who_looks_at_a_table_that_still_gathers_has_seen_nothing(slow_server: Server) -> None:
    ann = slow_server.player("Ann")
    seat = ann.sit(ann.table("me", "open")["id"])
    seat.say("seen", seq=0)
    seat.say("ping", n=7)
    assert seat.until("refused", "pong")["type"] == "pong"


def test_what_was_taken_back_is_no_longer_seen(slow_server: Server, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(slow_server)
    seat = ann.sit(ident)
    seat.asked()
    seat.act("think")
    seat.asked()
    seat.say("seen", seq=seat.last["seq"])
    seat.undo()
    seat.until("undone")
    seat.close()
    visit(ben, ident)
    until(lambda: ident not in slow_server.house.tables)
    told = ann.sit(ident).until("view")
    assert told["since"]["seq"] == 1
    assert told["since"]["step"] == told["step"] == 0


# --- passing beforehand ---


def test_who_passes_beforehand_is_not_waited_for(
    slow_server: Server, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = ParlourState.decision

    def decision(state: ParlourState, seat: int) -> Decision:
        """A bid of nothing is a pass."""
        found = plain(state, seat)
        for option in found.options:
            option.kind = "pass" if option.ident == BID else option.kind
        return found

    monkeypatch.setattr(ParlourState, "decision", decision)
    monkeypatch.setattr("covetown.server.beforehand.LEAST_S", 0.0)
    monkeypatch.setattr("covetown.server.beforehand.MORE_S", 0.0)
    ann, ben, ident = two_slow(slow_server, rounds=3)
    for until_when, rounds in (("turn", 1), ("over", 2)):
        seat = ben.sit(ident)
        assert seat.until("view")["beforehand"] is None
        seat.say("beforehand", until=until_when)
        assert seat.until("view")["beforehand"] == until_when
        seat.close()
        for _ in range(rounds):
            visit(ann, ident, "roll")
            visit(ben, ident, "roll")
            if until_when == "turn":  # he had to come for something else than passing: that ends it
                assert ben.sit(ident).until("view")["beforehand"] is None
            visit(ann, ident, "bid")
            if until_when == "turn":
                visit(ben, ident, "bid")
            else:
                until(lambda: card(ann, ident)["your_turn"] or card(ann, ident)["status"] == "over")
    assert card(ann, ident)["status"] == "over"
    log = ann.get(f"/api/tables/{ident}/replay", viewer=-1)["log"]
    bids = [event["bids"] for line in log for event in line["events"] if event["kind"] == "bids"]
    assert [bid[1] for bid in bids[1:]] == [0, 0]
    own = ben.get(f"/api/tables/{ident}/replay", viewer=1)["log"]
    assert [line["passed"] for line in own if "passed" in line] == [1, 1], "what was done for him stands in his log"
    his = ann.get(f"/api/tables/{ident}/replay", viewer=1)["log"]
    assert all("passed" not in line for line in [*log, *his]), "and in nobody else's, though his hand lies open now"


def test_nobody_passes_for_somebody_else_or_where_there_is_no_passing(slow_server: Server, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(slow_server)
    watcher = slow_server.player("Eve").sit(ident)
    watcher.until("view")
    watcher.say("beforehand", until="over")
    assert watcher.until("refused")["reason"] == "shell-refused-not-seated"
    seat = ben.sit(ident)
    seat.until("view")
    seat.say("beforehand", until="over")
    seat.until("view")
    a = ann.sit(ident)
    assert a.until("view")["beforehand"] is None, "the others are not told"
    visit(ann, ident, "roll")
    assert seat.asked()["kind"] == "turn"
    seat.act("roll")
    assert seat.asked()["kind"] == "bid"
    assert not [message for message in seat.quiet(0.3) if message["type"] == "moved"]


# --- a whole game ---


def test_a_whole_slow_game_over_weeks(shelf: None, calendar: Calendar, slow_config: Config) -> None:
    """Moves days apart, a vacation, a fortnight's outage of the server, a flag that falls, and an end."""
    server = opened(slow_config)
    ann, ben, ident = two_slow(server, days=3, rounds=3)
    try:
        calendar.passes(2 * DAY)
        visit(ann, ident, "think", "think")
        assert card(ann, ident)["left_ms"] == DAY_MS, "thinking aloud is part of the same turn"
        visit(ann, ident, "roll")
        calendar.passes(2 * DAY)
        ben.post("/api/me/vacation", 201, days=14)
        calendar.passes(14 * DAY)
        assert card(ben, ident)["left_ms"] == DAY_MS
        visit(ben, ident, "roll")
        calendar.passes(DAY)
        visit(ben, ident, "bid")
        assert card(ann, ident)["left_ms"] == 2 * DAY_MS
        cookies = ann.http.cookies, ben.http.cookies
    finally:
        server.stop()
    calendar.passes(14 * DAY)
    server = opened(slow_config)
    try:
        ann, ben = server.player(), server.player()
        ann.http.cookies, ben.http.cookies = cookies
        assert card(ann, ident)["left_ms"] == 2 * DAY_MS, "nobody pays for the fortnight the server was away"
        calendar.passes(2 * DAY - HOUR)
        visit(ann, ident, "bid")
        # The second round: Ann does not come, a bot bids and rolls for her until she is back.
        calendar.passes(3 * DAY + HOUR)
        until(lambda: card(ben, ident)["your_turn"])
        assert card(ann, ident)["seats"][0]["stand_in"]
        visit(ben, ident, "roll")
        visit(ben, ident, "bid")
        until(lambda: card(ben, ident)["your_turn"])
        back = ann.sit(ident)
        back.until("view")
        back.say("return")
        back.until("table")
        back.close()
        assert card(ben, ident)["left_ms"] == 3 * DAY_MS
        visit(ben, ident, "roll")
        calendar.passes(2 * DAY)
        visit(ben, ident, "bid")
        visit(ann, ident, "bid")
        until(lambda: card(ann, ident)["status"] == "over")
        assert card(ann, ident)["ended"] == calendar.ms
        assert ann.get(f"/api/tables/{ident}/fair")["verified"]
        assert card(ann, ident)["moves"] == 14
    finally:
        server.stop()


@pytest.mark.parametrize("away", [0.5, 30])
def test_a_second_restart_does_not_give_the_time_twice(
    shelf: None, calendar: Calendar, slow_config: Config, away: float
) -> None:
    server = opened(slow_config)
    ann, _ben, ident = two_slow(server)
    cookies = ann.http.cookies
    calendar.passes(DAY)
    server.stop()
    for _ in range(2):
        calendar.passes(away * DAY)
        server = opened(slow_config)
        ann = server.player()
        ann.http.cookies = cookies
        assert card(ann, ident)["left_ms"] == 2 * DAY_MS
        visit(ann, ident)
        assert card(ann, ident)["left_ms"] == 2 * DAY_MS
        server.stop()
