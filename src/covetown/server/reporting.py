"""Reports: people tell the host of the server about a line or a person, and the host sees to it."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Path, Query, Request, Response
from sqlalchemy import Connection

from covetown.server import company, revoking, wire
from covetown.server.forks import may_look
from covetown.server.guests import Human, Visitor, human_visitor
from covetown.server.lobby import house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.server.social import PersonId, person_card, somebody
from covetown.store import Person, chat, people, reports

room = Room("/api", "reports")
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
PAGE = 30


async def host_visitor(who: Annotated[Visitor, Depends(human_visitor)]) -> Visitor:
    if not who.human().host:
        raise Refusal("not-host", 403)
    return who


# For routes of the one who looks after the server.
Host = Annotated[Visitor, Depends(host_visitor)]


def one_line(text: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


@room.post("/reports", status_code=204)
async def report(asked: wire.NewReport, who: Human, request: Request) -> Response:
    """Report a line of chat you can see, or a person."""
    house, me = house_of(request), who.human()
    house.limits.spend("report", me.id)
    table: str | None = None
    line = None
    if asked.line is not None:
        found = await house.store.read(chat.line_by_id, asked.line)
        if found is None or not may_look(await house.live(found[0]), me):
            raise Refusal("not-found", 404)
        table, line = found
        ident, name = line.person or None, line.name
    elif asked.person is not None:
        other = await somebody(house, asked.person, me)
        ident, name = other.id, other.name
    else:
        raise Refusal("invalid", 422, why="a report is about a line or a person")
    if ident == me.id:
        raise Refusal("not-yourself", 409)
    await house.store.write(reports.add_report, me.id, ident, name, line, table, asked.reason, one_line(asked.text))
    await company.ring(house, await house.store.read(people.hosts))
    return Response(status_code=204)


# --- for the host of the server ---


@room.get("/house/reports")
async def list_reports(
    who: Host,
    request: Request,
    done: bool = False,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None,
) -> wire.Reports:
    """What was reported, with what was said around it."""
    found = await house_of(request).store.read(cards, done, before)
    return wire.Reports(found, found[-1].id if len(found) == PAGE else None)


def cards(c: Connection, done: bool, before: int | None) -> list[wire.ReportCard]:
    found = reports.list_reports(c, done, before, PAGE)
    known = people.people_by_ids(
        c, sorted({ident for one in found for ident in (one.reporter, one.person) if ident is not None})
    )
    return [card(c, one, known) for one in found]


def card(c: Connection, one: reports.Report, known: dict[str, Person]) -> wire.ReportCard:
    about, by = known.get(one.person or ""), known.get(one.reporter or "")
    around = [] if one.table_id is None or one.line is None else reports.lines_around(c, one.table_id, one.line)
    return wire.ReportCard(
        id=one.id,
        reporter=None if by is None else person_card(by),
        person=None if about is None else person_card(about),
        name=one.name,
        suspended=about is not None and about.suspended is not None,
        table=one.table_id,
        line=one.line,
        said=one.said,
        reason=cast("wire.people.Reason", one.reason),
        text=one.text,
        created=one.created,
        done=one.done,
        lines=[
            wire.ReportLine(line.id, line.name, line.person or None, line.text, line.at, line.id == one.line)
            for line in around
        ],
    )


@room.post("/house/reports/{number}", status_code=204)
async def mark(number: Number, asked: wire.Mark, who: Host, request: Request) -> Response:
    """A report has been dealt with, or has to be looked at again."""
    house = house_of(request)
    if not await house.store.write(reports.mark, number, asked.done):
        raise Refusal("not-found", 404)
    await company.ring(house, await house.store.read(people.hosts))
    return Response(status_code=204)


@room.delete("/house/lines/{number}", status_code=204)
async def drop_line(number: Number, who: Host, request: Request) -> Response:
    """Delete a line of chat, also from the pages that show it now."""
    house = house_of(request)
    table = await house.store.write(reports.drop_line, number)
    if table is None:
        raise Refusal("not-found", 404)
    await company.chat_changed(house, table)
    return Response(status_code=204)


@room.post("/house/people/{ident}/suspension", status_code=204)
async def suspend(ident: PersonId, asked: wire.Suspension, who: Host, request: Request) -> Response:
    """Let nobody in as this person, and close what they have open; or let them come again."""
    house = house_of(request)
    other = await somebody(house, ident, who.human())
    if other.host:
        raise Refusal("not-a-host", 403)
    await house.store.write(people.suspend, other.id, asked.suspended)
    if asked.suspended:
        await revoking.end(house, {"k": "ended", "person": other.id, "but": "", "whole": True})
    return Response(status_code=204)
