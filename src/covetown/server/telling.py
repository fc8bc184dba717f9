"""What each viewer is told: views, moves and the state of the table, built from what that viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from covetown.kernel import SPECTATOR, Event
from covetown.server import takeback
from covetown.server.cards import card
from covetown.server.connections import Connection
from covetown.store import Table
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable

NULL = msgspec.Raw(b"null")


def whole_table(live: LiveTable, connection: Connection, seen: int | None) -> dict[str, object]:
    """The `view` message: everything a viewer needs to draw the table from nothing."""
    viewer = connection.viewer
    play = live.play
    message: dict[str, object] = {
        "type": "view",
        "table": card(live.table, connection.person),
        "viewer": viewer,
        "you": {"seats": live.table.seats_of(connection.ident), "facing": connection.facing},
        "seq": 0 if play is None else play.seq_of(viewer),
        "step": 0 if play is None else play.step_of(viewer),
        **position(live, connection),
        "hint": may_ask(live, connection),
        "presence": live.presence(),
        "chat": [said(line) for line in live.said],
        "pause": live.pause_told(),
        "rematch": {"wanted_by": live.seats_of_people(live.rematch_votes), "table": live.table.rematch},
        "fair": fair(live.table),
    }
    if play is None:
        message["frames"], message["complete"] = [], True
    else:
        message["frames"], message["complete"] = play.gap(viewer, seen)
    return message


def position(live: LiveTable, connection: Connection) -> dict[str, object]:
    """The part of a message that says how the game stands for this viewer now."""
    play = live.play
    viewer = connection.viewer
    if play is None:
        return {
            "view": None,
            "panels": None,
            "waiting": [],
            "decision": None,
            "asked": None,
            "pass_to": None,
            "result": live.table.result,
            "clocks": None,
            "undo": {"can": False, "reason": "undo-nothing"},
        }
    face = play.faces[viewer + 1]
    deciding = may_decide(live, viewer)
    reason = takeback.refusal(live.table, play, connection.ident if viewer >= 0 else None, viewer)
    return {
        "view": msgspec.Raw(face.view),
        "panels": msgspec.Raw(play.panels(viewer)) if connection.panels else None,
        "waiting": play.public_waiting(),
        "decision": msgspec.Raw(face.decision) if deciding else None,
        "asked": play.asked_at[viewer] if deciding else None,
        "pass_to": pass_to(live, connection),
        "result": play.result(),
        "clocks": live.clock.told(now_ms()),
        "undo": {"can": reason == "", "reason": reason or None},
    }


def may_decide(live: LiveTable, viewer: int) -> bool:
    """Whether the seat this viewer looks from is asked and answers for itself."""
    return (
        live.play is not None
        and viewer >= 0
        and live.table.status == "playing"
        and live.play.asked(viewer)
        and live.table.seats[viewer].bot_level() is None
    )


def may_ask(live: LiveTable, connection: Connection) -> bool:
    """Whether advice can be asked for here."""
    return connection.facing is not None and live.table.status == "playing"


def pass_to(live: LiveTable, connection: Connection) -> int | None:
    """The other seat of the same device that is asked now, when the one in view is not."""
    play = live.play
    if play is None or play.over() or (connection.viewer >= 0 and play.asked(connection.viewer)):
        return None
    mine = live.table.seats_of(connection.ident)
    if len(mine) < 2:
        return None
    return next((seat for seat in mine if play.asked(seat) and live.table.seats[seat].bot_level() is None), None)


def change(live: LiveTable, connection: Connection, kind: str, events: list[Event]) -> dict[str, object]:
    """The `moved` or `undone` message."""
    play = live.play
    assert play is not None
    viewer = connection.viewer
    message: dict[str, object] = {
        "type": kind,
        "seq": play.seq_of(viewer),
        "step": play.step_of(viewer),
        "events": [event.seen_by(viewer) for event in events],
        **position(live, connection),
    }
    if play.over():
        message["fair"] = fair(live.table)
    return message


def fair(table: Table) -> dict[str, object]:
    """The promise about chance, and what keeps it when the game is over."""
    return {
        "commitment": None if table.imported else table.commitment,
        "nonces": table.nonces,
        "seed": table.seed if table.status in ("over", "closed") and not table.imported else None,
    }


def said(line: object) -> dict[str, object]:
    out = msgspec.structs.asdict(line)  # type: ignore[arg-type]
    return {"type": "chat", **out}


def seat_looked_from(table: Table, ident: str | None, wanted: int | None) -> int | None:
    """The seat a client may look from: one of its own; with several, none before one is named."""
    mine = table.seats_of(ident)
    if wanted is not None and wanted in mine:
        return wanted
    return mine[0] if len(mine) == 1 else None


def spectator(connection: Connection) -> bool:
    return connection.viewer == SPECTATOR
