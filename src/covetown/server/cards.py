"""A table as a card for the lobby: what this person may know about it."""

from __future__ import annotations

from covetown.kernel import seats_in
from covetown.store import Person, Seat, Table


def card(table: Table, person: Person | None) -> dict[str, object]:
    """A table as the lobby shows it to somebody."""
    ident = None if person is None else person.id
    mine = table.seats_of(ident)
    member = bool(mine) or (ident is not None and table.host == ident)
    playing = table.status == "playing"
    return {
        "id": table.id,
        "game": table.game,
        "title": table.title,
        "status": table.status,
        "options": table.options,
        "seats": [place(seat, ident) for seat in table.seats],
        "host": table.host_name,
        "you_host": ident is not None and table.host == ident,
        "visibility": table.visibility,
        "spectators": table.spectators,
        "undo": table.undo,
        "clock": None
        if table.bank_ms is None
        else {"bank_s": table.bank_ms // 1000, "increment_s": (table.increment_ms or 0) // 1000},
        "created": table.created,
        "started": table.started,
        "ended": table.ended,
        "moves": table.moves if table.status in ("over", "closed") else None,
        "waiting": seats_in(table.public_waiting) if playing else [],
        "your_turn": playing and any((table.waiting >> seat) & 1 and not table.seats[seat].stand_in for seat in mine),
        "paused": playing and bool((table.clocks or {}).get("paused")),
        "result": table.result,
        "commitment": None if table.imported else table.commitment,
        "invite": table.invite if member else None,
        "parent": None if table.parent is None else {"table": table.parent, "step": table.parent_step},
        "imported": table.imported,
        "rematch_of": table.rematch_of,
        "rematch": table.rematch,
    }


def place(seat: Seat, person: str | None) -> dict[str, object]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "you": person is not None and seat.person == person,
        "here": seat.here,
    }
