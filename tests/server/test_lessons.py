"""Lessons at the table: laid for anybody, move by move, left and gone back to, and then an ordinary game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from covetown import lessons
from covetown.kernel import Decision, replay
from covetown.lessons import Lesson, LessonError, read
from covetown.server import Config, guided
from covetown.text import texts
from tests.server.house import Server, Table, opened
from tests.server.parlour import PARLOUR, ParlourState

WRITTEN = """
lesson = 1
title = "shell-title"
about = "shell-title"
choice = "shell-language"
seats = 2
options = { rounds = 2 }

[[beats]]
say = "first-said"
look = ["seat:1"]

[[beats]]
say = "roll-now"
look = ["seat:0"]
do = { kind = "roll" }
luck = 3
wrong = { draw = "undo-chance" }

[[beats]]
say = "she-draws"
seat = 1
do = { kind = "draw" }

[[beats]]
seat = 0
made = true
do = { kind = "bid-2" }

[[beats]]
seat = 1
do = { kind = "bid-0" }

[[beats]]
say = "think"
do = { kind = "think" }

[[beats]]
say = "good-bye"
"""


@pytest.fixture
def lesson(shelf: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lesson]:
    """A lesson of the parlour game, whose bids have kinds of their own here."""
    found = read("parlour", "first", WRITTEN)
    decision = ParlourState.decision

    def by_number(self: ParlourState, seat: int) -> Decision:
        asked = decision(self, seat)
        for option in asked.options:
            option.kind = f"bid-{option.ident - 500}" if option.kind == "bid" else option.kind
        return asked

    monkeypatch.setattr(ParlourState, "decision", by_number)
    monkeypatch.setattr(guided, "texts", lambda _game, _locale: texts())
    monkeypatch.setattr(lessons, "source", lambda _locale, _game: "")
    monkeypatch.setattr(lessons, "lessons_of", lambda game: (found,) if game == "parlour" else ())
    guided.lesson_of.cache_clear()
    yield found
    guided.lesson_of.cache_clear()


@pytest.fixture
def town(lesson: Lesson, tmp_path: Path) -> Iterator[Server]:
    running = opened(Config(data_dir=tmp_path, limits=False))
    try:
        yield running
    finally:
        running.stop()


def test_a_move_that_draws_must_name_its_luck(lesson: Lesson) -> None:
    first = msgspec.structs.replace(lesson.steps[0], luck=None)
    careless = msgspec.structs.replace(lesson, steps=[first, *lesson.steps[1:]])
    state = replay(PARLOUR, lesson.opening())
    assert lesson.move(state, 0).chance
    with pytest.raises(LessonError, match="must name its page"):
        careless.move(state, 0)


def at_step(table: Table, step: int) -> None:
    """Wait until the lesson has come so far, and asks or ends."""
    while table.last["lesson"]["step"] != step or (table.last["lesson"]["do"] is None) != (step == 2):
        table.until("moved", "undone")


def test_a_lesson_goes_move_by_move_and_becomes_an_ordinary_game(town: Server, lesson: Lesson) -> None:
    ann = town.player("Ann")
    (card,) = ann.get("/api/lessons")["lessons"]
    assert (card["game"], card["key"], card["progress"], card["done"]) == ("parlour", "first", None, False)
    assert card["choice"] == "shell-language"
    ident = ann.post("/api/lessons/parlour/first", 201)["id"]
    a = ann.sit(ident)
    told = a.until("view")["lesson"]
    assert [beat["say"] for beat in told["beats"]] == ["first-said", "roll-now"]
    assert [beat["look"] for beat in told["beats"]] == [["seat:1"], ["seat:0"]]
    assert told["do"] == {"option": 300, "kind": "roll", "refs": []}
    assert (told["step"], told["steps"]) == (0, 2)

    a.act("roll")
    at_step(a, 1)

    expected = lesson.page(3).below(6) + 1
    rolled = [event for message in a.heard for event in message.get("events", []) if event["kind"] == "rolled"]
    assert rolled == [{"kind": "rolled", "seat": 0, "dice": expected}]
    assert [beat["say"] for beat in a.last["lesson"]["beats"]] == ["she-draws", "think"]
    assert a.last["view"]["score"] == [expected + 2, 0]
    a.act("think")
    at_step(a, 2)
    assert [beat["say"] for beat in a.last["lesson"]["beats"]] == ["good-bye"]
    (card,) = ann.get("/api/lessons")["lessons"]
    assert card["done"]
    assert card["progress"] == {"table": ident, "state": "done"}

    a.asked()
    a.act("lay")  # free again, and the bot answers by itself
    while a.last["decision"] is None:
        a.until("moved")
    assert a.last["lesson"] is None
    assert a.last["decision"]["kind"] == "bid"


def test_closing_words_stay_while_rivals_move(town: Server, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a lesson that ends with a move after which a rival is asked, then its last words wait for the learner."""
    ending = WRITTEN.replace('do = { kind = "think" }', 'do = { kind = "draw" }')
    other = read("parlour", "first", ending)
    monkeypatch.setattr(lessons, "lessons_of", lambda game: (other,) if game == "parlour" else ())
    guided.lesson_of.cache_clear()
    ann = town.player("Ann")
    a = ann.sit(ann.post("/api/lessons/parlour/first", 201)["id"])
    a.until("view")
    a.act("roll")
    at_step(a, 1)
    a.act("draw")
    while a.last["decision"] is None:
        a.until("moved")
    assert a.last["decision"]["kind"] == "bid", "the rival has moved"
    assert [beat["say"] for beat in a.last["lesson"]["beats"]] == ["good-bye"]
    a.act("bid-1")
    while a.last["lesson"] is not None:
        a.until("moved", "view")


def test_a_wrong_try_is_answered_with_why_and_changes_nothing(town: Server) -> None:
    ann = town.player("Ann")
    a = ann.sit(ann.post("/api/lessons/parlour/first", 201)["id"])
    before = a.until("view")
    refused = a.act("draw")
    assert refused["reason"] == "shell-refused-lesson"
    assert refused["args"] == {"say": "undo-chance"}
    assert refused["text"] == "Luck has spoken since."
    a.last = dict(before)
    assert a.act("lay")["args"] == {"say": "lesson-not-this"}
    a.last = dict(before)
    assert a.act("roll")["type"] == "done"


def test_a_lesson_can_be_gone_back_to_and_left(town: Server) -> None:
    ann, eve = town.player("Ann"), town.player("Eve")
    ident = ann.post("/api/lessons/parlour/first", 201)["id"]
    a = ann.sit(ident)
    a.until("view")
    a.act("roll")
    at_step(a, 1)
    a.close()
    assert ann.get("/api/lessons")["lessons"][0]["progress"] == {"table": ident, "state": "going"}
    again = ann.sit(ident)
    assert again.until("view")["lesson"]["step"] == 1
    assert eve.get("/api/lessons")["lessons"][0]["progress"] is None
    eve.post(f"/api/tables/{ident}/lesson/leave", 403)
    assert eve.sit(ident).closed() == 4003
    ann.post(f"/api/tables/{ident}/lesson/leave", 200)
    assert again.until("view")["lesson"] is None
    assert again.act("draw")["type"] == "done"
    ann.post(f"/api/tables/{ident}/lesson/leave", 409)
    assert ann.get("/api/lessons")["lessons"][0]["progress"] == {"table": ident, "state": "left"}


def test_taking_back_goes_back_in_the_lesson(town: Server) -> None:
    ann = town.player("Ann")
    a = ann.sit(ann.post("/api/lessons/parlour/first", 201)["id"])
    a.until("view")
    a.act("roll")
    at_step(a, 1)
    score = a.last["view"]["score"]
    assert a.undo()["type"] == "done"
    at_step(a, 0)
    a.act("roll")
    at_step(a, 1)
    assert a.last["view"]["score"] == score, "the same luck again"


def test_nobody_is_promised_luck_that_was_prepared(town: Server) -> None:
    ann = town.player("Ann")
    ident = ann.post("/api/lessons/parlour/first", 201)["id"]
    told = ann.get(f"/api/tables/{ident}/fair")
    assert told["reason"] == "shell-promise-lesson"
    assert told["verified"] is None


def test_what_is_no_lesson_is_not_found(town: Server) -> None:
    ann = town.player("Ann")
    ann.post("/api/lessons/parlour/second", 404)
    ann.post("/api/lessons/nowhere/first", 404)
    ident = ann.table("me", "novice")["id"]
    ann.post(f"/api/tables/{ident}/lesson/leave", 409)
    town.player().post("/api/lessons/parlour/first", 401)
