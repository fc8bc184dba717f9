"""Analysis of replays: finished games only, for those who may see them, from what each seat knew; never twice."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import httpx
import pytest

from covetown.kernel import Advice, Game, State
from covetown.server import Config, analyst
from covetown.server.thinking import Thinkers
from covetown.thinker import Answer, Request, Thought
from tests.server.house import Json, Player, Server, first_judgement, opened, until
from tests.server.parlour import decode
from tests.server.test_replays import finished_game, replay_here

__all__ = ["replay_here"]

GOLDEN = Path(__file__).parents[1] / "golden"


def analyse(player: Player, card: Json, step: int, status: int = 200) -> Json:
    return player.post(f"/api/tables/{card['id']}/replay/{step}/analysis", status)


def whole(player: Player, card: Json) -> Json:
    """Have a whole game analysed and wait for the end of it."""
    path = f"/api/tables/{card['id']}/analysis"
    player.post(path)
    until(lambda: player.get(path)["state"] in ("done", "failed"))
    return player.get(path)


def test_a_decision_of_a_finished_game_is_judged(server: Server) -> None:
    """Ann drew a card; the judge would have laid one, and says so to anybody who may see the replay."""
    _, card, _ = finished_game(server)
    told = analyse(server.player(), card, 0)
    assert (told["step"], told["seat"], told["played"], told["best"]) == (0, 0, 200, 100)
    assert told["verdict"] == "miss"
    assert told["loss"] == pytest.approx(0.2)
    assert told["possible"] == 6
    assert told["prompt"]["key"] == "prompt-turn"
    rows = {row["option"]: row for row in told["considered"]}
    assert rows[100]["text"]["key"] == "option-lay"
    assert (rows[100]["share"], rows[100]["value"]) == (1.0, 0.5)
    assert rows[200]["value"] == 0.3


def test_where_nothing_is_decided_nothing_is_judged(server: Server) -> None:
    ann, card, _ = finished_game(server)
    assert analyse(ann, card, card["moves"], 409)["reason"] == "shell-refused-over"
    assert analyse(ann, card, card["moves"] + 1, 404)["reason"] == "shell-refused-step"


def test_of_a_running_game_nobody_gets_an_analysis(server: Server) -> None:
    """Neither the players, for any seat or step, nor those who watch."""
    ann, ben = server.player("Ann"), server.player("Ben")
    card = ann.table("me", "open")
    ben.post(f"/api/tables/{card['id']}/join")
    a, b = ann.sit(card["id"]), ben.sit(card["id"])
    a.asked()
    a.act("draw")
    b.asked()
    game = f"/api/tables/{card['id']}/analysis"
    for somebody in (ann, ben, server.player("Eve"), server.player()):
        for step in (0, 1):
            assert analyse(somebody, card, step, 409)["reason"] == "shell-refused-running"
        assert somebody.post(game, 409)["reason"] == "shell-refused-running"
        assert somebody.get(game, 409)["reason"] == "shell-refused-running"
    assert not server.house.analyst.known
    assert not server.house.analyst.games


def test_a_table_without_spectators_keeps_its_analysis_among_its_people(server: Server) -> None:
    ann, card, _ = finished_game(server, spectators=False)
    eve = server.player("Eve")
    game = f"/api/tables/{card['id']}/analysis"
    assert analyse(eve, card, 0, 403)["reason"] == "shell-refused-no-watching"
    assert eve.post(game, 403)["reason"] == "shell-refused-no-watching"
    assert eve.get(game, 403)["reason"] == "shell-refused-no-watching"
    assert analyse(ann, card, 0)["verdict"] == "miss"
    assert whole(ann, card)["state"] == "done"
    assert eve.get(game, 403)


def test_a_game_that_has_not_begun_has_no_analysis(server: Server) -> None:
    ann = server.player("Ann")
    card = ann.table("me", "open")
    assert analyse(ann, card, 0, 409)["reason"] == "shell-refused-not-started"


def test_a_hint_is_for_ones_own_seat_and_now(server: Server) -> None:
    """Of a running game no spectator gets a hint, and no player one for another seat or while not asked."""
    ann, ben, eve = server.player("Ann"), server.player("Ben"), server.player("Eve")
    card = ann.table("me", "open")
    ben.post(f"/api/tables/{card['id']}/join")
    ann.sit(card["id"]).asked()
    hint = f"/api/tables/{card['id']}/hint"
    assert ann.post(hint, seat=0)["considered"][0]["share"] == 1.0
    assert ann.post(hint, 403, seat=1)["reason"] == "shell-refused-not-yours"
    assert ben.post(hint, 409)["reason"] == "shell-refused-not-asked"
    assert eve.post(hint, 409)["reason"] == "shell-refused-not-asked"
    for seat in (0, 1):
        assert eve.post(hint, 403, seat=seat)["reason"] == "shell-refused-not-yours"
    assert server.player().post(hint, 401)["reason"] == "shell-refused-no-session"


def test_where_a_game_was_left_the_judge_says_what_to_do(server: Server) -> None:
    ann, card, _ = finished_game(server)
    written = ann.http.get(f"/api/tables/{card['id']}/export").json()
    written["moves"], written["result"] = written["moves"][:2], None
    left = ann.post("/api/import", 201, **written)
    assert left["status"] == "closed"
    told = analyse(ann, left, 2)
    assert (told["verdict"], told["played"], told["loss"]) == ("open", None, None)
    assert whole(ann, left)["end"] == []


def test_the_judge_is_shown_only_what_the_seat_knew(server: Server) -> None:
    """The seat's own hand is true in every world it gets; the other hands and the deck are dealt anew each time."""
    ann, card, _ = finished_game(server)
    house = server.house
    asked: list[Request] = []

    async def ask(request: Request, _limit_s: float, _patron: object) -> Answer:
        asked.append(request)
        best = decode(request.world).options(request.seat)[0]
        return Answer(best, [Thought(best, 1.0, 0.5)])

    thinkers = house.analyst.thinkers
    thinkers.ask = ask  # type: ignore[method-assign]
    del thinkers.judge  # type: ignore[method-assign]
    assert thinkers.judge.__func__ is Thinkers.judge  # type: ignore[attr-defined]
    for _ in range(6):
        house.analyst.known.clear()
        assert analyse(ann, card, 0)["verdict"] == "unseen"
    play = house.tables[card["id"]].play
    assert play is not None
    true = play.position(0)
    worlds = [decode(request.world) for request in asked]
    assert len(worlds) == 6
    assert all(request.played == 200 and request.seat == 0 for request in asked)
    assert all(world.hands[0] == true.hands[0] for world in worlds)  # type: ignore[attr-defined]
    assert len({tuple(world.hands[1]) for world in worlds}) > 1
    assert len({tuple(world.deck) for world in worlds}) > 1


def counted(server: Server) -> list[int]:
    """Count how often the judge thinks."""
    times: list[int] = []

    async def judge(game: Game, state: State, seat: int, played: int | None, budget_s: float) -> Advice:
        times.append(seat)
        return await first_judgement(game, state, seat, played, budget_s)

    server.house.analyst.thinkers.judge = judge  # type: ignore[method-assign]
    return times


def test_a_position_is_thought_about_once(server: Server) -> None:
    ann, card, _ = finished_game(server)
    times = counted(server)
    first = analyse(ann, card, 0)
    assert analyse(server.player(), card, 0) == first
    assert len(times) == 1
    analyse(ann, card, 1)
    assert len(times) == 2


def test_asking_is_limited_but_what_is_known_is_free(shelf: None, tmp_path: Path) -> None:
    server = opened(Config(data_dir=tmp_path, analyses_per_minute=2, game_analyses_per_hour=1))
    try:
        ann, card, _ = finished_game(server)
        for step in (0, 1, 0, 1):
            analyse(ann, card, step)
        assert analyse(ann, card, 2, 429)["reason"] == "shell-refused-too-often"
        analyse(ann, card, 1)
        assert whole(ann, card)["state"] == "done"
        assert whole(ann, card)["state"] == "done", "asking again costs nothing"
        _, other, _ = finished_game(server)
        assert ann.post(f"/api/tables/{other['id']}/analysis", 429)["reason"] == "shell-refused-too-often"
    finally:
        server.stop()


def test_whoever_moves_on_leaves_the_line(server: Server) -> None:
    """One position is thought about and one waits; the waiting one is dropped when nobody wants it any more."""
    ann, card, _ = finished_game(server)
    analyst_of = server.house.analyst
    go = asyncio.Event()
    begun: list[int] = []

    async def judge(game: Game, state: State, seat: int, played: int | None, budget_s: float) -> Advice:
        begun.append(seat)
        await go.wait()
        return await first_judgement(game, state, seat, played, budget_s)

    analyst_of.thinkers.judge = judge  # type: ignore[method-assign]
    heard: list[int] = []
    position = analyst_of.position

    async def noted(ident: str, game: Game, decided: analyst.Decided) -> Any:
        heard.append(decided.step)
        return await position(ident, game, decided)

    analyst_of.position = noted  # type: ignore[method-assign]

    def asked_and_left(step: int) -> bool:
        with contextlib.suppress(httpx.TimeoutException):
            ann.http.post(f"/api/tables/{card['id']}/replay/{step}/analysis", json={}, timeout=0.5)
        return step in heard

    until(lambda: asked_and_left(0))
    until(lambda: asked_and_left(1))
    until(lambda: len(analyst_of.questions) == 1)
    assert len(begun) == 1
    server.loop.call_soon_threadsafe(go.set)
    until(lambda: (card["id"], 0) in analyst_of.known)
    assert (card["id"], 1) not in analyst_of.known
    assert len(begun) == 1
    assert analyse(ann, card, 0)["verdict"] == "miss"


def test_a_whole_game_is_judged_with_its_key_moments(server: Server) -> None:
    ann, card, _ = finished_game(server)
    assert ann.get(f"/api/tables/{card['id']}/analysis")["state"] == "none"
    told = whole(server.player(), card)
    assert told["state"] == "done"
    assert told["done"] == told["total"] == len(told["points"]) == card["moves"]
    assert [point["step"] for point in told["points"]] == list(range(card["moves"]))
    assert told["moments"]
    first = told["moments"][0]
    assert (first["step"], first["seat"], first["best"]["key"]) == (0, 0, "option-lay")
    assert first["played"]["key"] == "option-draw"
    assert first["value"] - first["worth"] == pytest.approx(0.2)
    assert [moment["step"] for moment in told["moments"]] == sorted(moment["step"] for moment in told["moments"])
    assert sum(seat["judged"] for seat in told["seats"]) == told["total"]
    assert sum(told["end"]) == pytest.approx(1.0)
    times = counted(server)
    assert whole(ann, card) == told
    assert times == []


def test_a_game_that_nobody_waits_for_is_laid_aside_and_taken_up_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, card, _ = finished_game(server)
    monkeypatch.setattr(analyst, "FORGOTTEN_S", 0.0)
    path = f"/api/tables/{card['id']}/analysis"
    ann.post(path)
    job = server.house.analyst.games[card["id"]]
    until(lambda: job.state == "stopped")
    assert len(job.found) < card["moves"]
    monkeypatch.setattr(analyst, "FORGOTTEN_S", 15.0)
    assert whole(ann, card)["done"] == card["moves"]


def test_a_judge_who_fails_makes_no_table_fail(server: Server) -> None:
    ann, card, _ = finished_game(server)

    async def broken(*_args: Any) -> Advice:
        raise RuntimeError("no thoughts")

    server.house.analyst.thinkers.judge = broken  # type: ignore[method-assign]
    assert whole(ann, card)["state"] == "failed"
    server.house.analyst.thinkers.judge = first_judgement  # type: ignore[method-assign]
    assert whole(ann, card)["state"] == "done"


def test_a_real_game_is_judged_in_a_process_of_its_own(tmp_path: Path) -> None:
    server = Server(Config(data_dir=tmp_path, limits=False, analysis_budget_s=0.1)).start()
    try:
        ann = server.player("Ann")
        journal = (GOLDEN / "pirates_cove" / "clear_win.json").read_bytes()
        answer = ann.http.post("/api/import", content=journal, headers={"Content-Type": "application/json"}, timeout=90)
        assert answer.status_code == 201, answer.text
        card = answer.json()
        told = analyse(ann, card, 0)
        assert told["considered"][0]["option"] == told["best"]
        assert told["played"] in [row["option"] for row in told["considered"]]
        assert 0.0 < sum(row["share"] for row in told["considered"]) < 1.001
        assert server.house.analyst.thinkers.workers[0].process is not None
    finally:
        server.stop()
