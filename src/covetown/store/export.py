"""Everything that is kept about one person, as a file for them: JSON, and the journals of their finished games."""

from __future__ import annotations

import io
import json
import zipfile

from sqlalchemy import Connection, or_, select

from covetown.kernel import Journal, Move
from covetown.store import chat, friends, journal, people, ratings, reports, schema, tables, vacations, wishes
from covetown.store.people import Person
from covetown.store.tables import Table

S = schema.seats
T = schema.game_tables


def everything(c: Connection, person: Person) -> bytes:
    """A zip archive. What would tell about others is left out: of them only the names that were seen at the table."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:

        def put(name: str, what: object) -> None:
            archive.writestr(f"{name}.json", json.dumps(what, ensure_ascii=False, indent=1))

        put("person", about(c, person))
        idents = tables_of(c, person.id)
        found: list[Table] = []
        for start in range(0, len(idents), 200):
            found += tables.tables_where(c, idents[start : start + 200])
        put("tables", [table_told(table, person.id) for table in found])
        said = chat.by_person(c, person.id)
        put("chat", [{"table": table, "at": line.at, "text": line.text} for table, line in said])
        for table in found:
            if table.status in ("over", "closed") and table.setup is not None:
                put(f"games/{table.game}-{table.id}", journal_told(c, table))
    return packed.getvalue()


def tables_of(c: Connection, person: str) -> list[str]:
    mine = select(S.c.table_id).where(S.c.person == person)
    return list(c.scalars(select(T.c.id).where(or_(T.c.id.in_(mine), T.c.host == person)).order_by(T.c.created)))


def about(c: Connection, person: Person) -> dict[str, object]:
    """The person, what opens their account (never the secrets themselves), and their friends."""
    circle = friends.circle(c, person.id)
    known = people.people_by_ids(c, sorted({*circle.friends, *circle.asking, *circle.asked, *circle.blocked}))

    def named(idents: list[str]) -> list[str]:
        return [known[ident].username or known[ident].name for ident in idents if ident in known]

    wish = wishes.wish_of(c, person.id)
    hidden = select(schema.hidden_tables.c.table_id).where(schema.hidden_tables.c.person == person.id)
    sessions = c.execute(select(schema.sessions).where(schema.sessions.c.person == person.id)).mappings()
    return {
        "id": person.id,
        "name": person.name,
        "kind": person.kind,
        "username": person.username,
        "created": person.created,
        "seen": person.seen,
        "host": person.host,
        "suspended": person.suspended,
        "password": "kept as a hash" if person.password else None,
        "sessions": [{"begun": row["created"], "renewed": row["rotated"]} for row in sessions],
        "passkeys": [{"name": key.name, "created": key.created} for key in people.passkeys_of(c, person.id)],
        "programs": [{"name": token.name, "created": token.created} for token in people.tokens_of(c, person.id)],
        "mail": wish.mail,
        "notices": wish.choices,
        "browsers_told": [door.endpoint for door in wishes.doors_of(c, person.id)],
        "vacations": [[rest.begins, rest.ends] for rest in vacations.vacations_of(c, person.id, 0)],
        "hidden_tables": list(c.scalars(hidden)),
        "friends": named(circle.friends),
        "asked_by": named(circle.asking),
        "asked": named(circle.asked),
        "blocked": named(circle.blocked),
        "ratings": [
            {"game": one.game, "seats": one.seats, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in ratings.ratings_of(c, person.id)
        ],
        "reports": [
            {"about": one.name, "reason": one.reason, "text": one.text, "said": one.said, "created": one.created}
            for one in reports.by_reporter(c, person.id)
        ],
    }


def table_told(table: Table, person: str) -> dict[str, object]:
    """A table as its player knows it: of a running game nothing that is hidden."""
    return {
        "id": table.id,
        "game": table.game,
        "title": table.title,
        "status": table.status,
        "options": table.options,
        "host": table.host == person,
        "rated": table.rated,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "level": seat.level, "you": seat.person == person}
            for seat in table.seats
        ],
        "created": table.created,
        "started": table.started,
        "ended": table.ended,
        "result": table.result,
    }


def journal_told(c: Connection, table: Table) -> dict[str, object]:
    """The journal of a finished game, such as `covetown replay` reads."""
    written = Journal(table.game, table.rules, len(table.seats), table.options, table.setup or [])
    written.dealt, written.dealing, written.result = table.dealt, table.dealing, table.outcome()
    standing: list[Move] = []
    for entry in journal.entries_after(c, table.id, 0):
        if entry.kind == "undo":
            for move in standing[len(standing) - entry.back :]:
                move.undone = True
            del standing[len(standing) - entry.back :]
        else:
            standing.append(Move(entry.seat, entry.option, entry.chance, entry.mark))
            written.moves.append(standing[-1])
    written.notes = {"table": table.id, "names": [seat.name or seat.level or "" for seat in table.seats]}
    return {**written.plain(), "covetown": table.format}
