"""Lessons: what can be learned here and how far one has come; a guided game for anybody; leaving it for a free one."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from covetown import lessons
from covetown.kernel import replay
from covetown.lessons import Lesson, LessonError
from covetown.server import guided, wire
from covetown.server.cards import lobby_card
from covetown.server.clocks import Clock
from covetown.server.forks import write_fork
from covetown.server.guests import Known, Who
from covetown.server.house import House
from covetown.server.lobby import TableId, game_by_key, good_level, house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.server.shelf import Key, playable
from covetown.server.tables import LiveTable
from covetown.server.thinking import as_stand_in
from covetown.store import Entry, Person, Seat, Table, tables
from covetown.store.database import now_ms

room = Room("/api", "lessons")
LessonKey = Annotated[str, Path(max_length=64, pattern="^[a-z0-9-]+$")]
PACE_MS = 900


def progress(table: Table, lesson: Lesson) -> wire.LessonProgress:
    """How far somebody has come at a table."""
    if table.lesson_left:
        return wire.LessonProgress(table.id, "left")
    done = guided.number_of(table, table.moves) >= len(lesson.steps)
    return wire.LessonProgress(table.id, "done" if done else "going")


@room.get("/lessons")
async def shown(who: Who, request: Request) -> wire.Lessons:
    """The lessons of every game, with one's own progress: the best of one's tries."""
    return wire.Lessons(await lesson_cards(house_of(request), who.person))


async def lesson_cards(house: House, person: Person | None) -> list[wire.LessonCard]:
    taken: dict[tuple[str, str], list[Table]] = {}
    if person is not None:
        for table in await house.store.read(tables.lessons_taken, person.id):
            taken.setdefault((table.game, table.lesson or ""), []).append(table)
    found = []
    for game in playable():
        for lesson in lessons.lessons_of(game.key):
            tries = [progress(table, lesson) for table in taken.get((game.key, lesson.key), [])]
            best = sorted(tries, key=lambda one: ("going", "done", "left").index(one.state))
            found.append(
                wire.LessonCard(
                    game=game.key,
                    key=lesson.key,
                    title=lesson.written.title,
                    about=lesson.written.about,
                    choice=lesson.written.choice,
                    minutes=lessons.minutes(game.key, lesson.key),
                    progress=best[0] if best else None,
                    done=any(one.state == "done" for one in tries),
                )
            )
    return found


@room.post("/lessons/{game}/{key}", status_code=201)
async def begin(game: Key, key: LessonKey, asked: wire.Nothing, who: Known, request: Request) -> wire.TableCard:
    """Sit down to a lesson, from its beginning."""
    house, person = house_of(request), who.known()
    game_by_key(game)
    try:
        lesson = lessons.lesson_by_key(game, key)
    except LessonError:
        raise Refusal("not-found", 404) from None
    house.limits.spend("table", who.address)
    table = house.fresh_table(game_by_key(game), {}, seats_of(lesson, person), person.id, person.name)
    entries = lay(table, lesson)
    await house.store.write(write_fork, table, entries)
    live = await house.live(table.id)
    return lobby_card(live.table, person)


def seats_of(lesson: Lesson, person: Person) -> list[Seat]:
    level = good_level(lesson.written.rivals, game_by_key(lesson.game))
    return [
        Seat(number, "human", person.id, person.name) if number == lesson.seat else Seat(number, "bot", level=level)
        for number in range(lesson.written.seats)
    ]


def lay(table: Table, lesson: Lesson) -> list[Entry]:
    """Lay a table as the lesson opens; returns the moves that were made before the learner sat down."""
    journal = lesson.opening()
    state = replay(game_by_key(lesson.game), journal)
    at = now_ms()
    clock = Clock([], 0, at, [])
    clock.turn(at, state.public_waiting())
    played = journal.played()
    everybody = (1 << (lesson.written.seats + 1)) - 1
    table.lesson, table.visibility, table.spectators = lesson.key, "link", False
    table.options, table.dealt, table.dealing, table.setup = (
        journal.options,
        journal.dealt,
        journal.dealing,
        journal.setup,
    )
    table.pace_ms, table.leaver_level = PACE_MS, as_stand_in(lesson.written.rivals)
    table.status, table.started = "playing", at
    table.seq = table.moves = table.copied = len(played)
    table.waiting, table.public_waiting = int(state.waiting), int(state.public_waiting())
    table.clocks = clock.plain()
    return [
        Entry(number, "move", move.seat, move.option, move.chance, move.mark, 0, seen=everybody, at=at)
        for number, move in enumerate(played, 1)
    ]


@room.post("/tables/{ident}/lesson/leave")
async def leave(ident: TableId, asked: wire.Nothing, who: Known, request: Request) -> wire.TableCard:
    """Leave the lesson: the same game goes on without guidance."""
    person = who.known()
    live = await house_of(request).live(ident)
    if person.id not in live.table.people():
        raise Refusal("not-seated", 403)
    if guided.step_now(live) is None:
        raise Refusal("no-lesson", 409)
    await live.ask(left, live)
    return lobby_card(live.table, person)


async def left(live: LiveTable) -> None:
    await live.write(tables.change_table, live.table.id, lesson_left=True)
    live.table.lesson_left = True
    live.tell_views()
