"""What each viewer is told: views, moves and the state of the table, built from what that viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from covetown.kernel import Event
from covetown.server import guided, proposals, rematch, takeback, visits, wire
from covetown.server.cards import kept_result, lobby_card, result_card
from covetown.server.connections import Connection
from covetown.store import Table
from covetown.store.chat import Said
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable

NOTHING_YET = wire.Undo(False, "undo-nothing", False)


def whole_table(live: LiveTable, connection: Connection, last_seq: int | None) -> wire.ViewMessage:
    """The `view` message: everything a viewer needs to draw the table from nothing."""
    viewer = connection.viewer
    frames, complete = ([], True) if live.play is None else live.play.gap(viewer, last_seq)
    return wire.ViewMessage(
        **picture(live, connection, public(live), with_fair=True),
        table=lobby_card(live.table, connection.person),
        viewer=viewer,
        you=wire.You(live.table.seats_of(connection.ident), connection.facing),
        hint=may_ask(live, connection),
        frames=frames,
        complete=complete,
        presence=live.presence(),
        chat=heard(live, connection),
        pause=live.pause_told(),
        rematch=rematch.told(live),
        proposal=proposals.part(live),
        since=visits.since(live, connection),
    )


class Public(msgspec.Struct):
    """What everybody at a table is told alike: worked out once, however many look on."""

    waiting: list[int]
    result: wire.Result | None
    clocks: wire.Clocks | None
    hurried: bool


def public(live: LiveTable) -> Public:
    play = live.play
    if play is None:
        return Public([], kept_result(live.table), None, hurried=False)
    hurried = live.patron.hurried and live.table.status == "playing"
    waiting = play.public_waiting() if live.table.status == "playing" else []
    return Public(waiting, result_card(play.state), live.clock.told(now_ms()), hurried)


def picture(live: LiveTable, connection: Connection, alike: Public, with_fair: bool) -> dict[str, Any]:
    """The fields of a `wire.Picture`, the part of a message that says how the game stands for this viewer now."""
    play = live.play
    viewer = connection.viewer
    told: dict[str, Any] = {
        "seq": 0,
        "step": 0,
        "view": wire.NULL,
        "panels": wire.NULL,
        "waiting": alike.waiting,
        "decision": wire.NULL,
        "asked": None,
        "pass_to": None,
        "result": alike.result,
        "clocks": alike.clocks,
        "undo": NOTHING_YET,
        "hurried": alike.hurried,
        "lesson": None,
        "beforehand": None,
        "fair": fair(live.table) if with_fair else UNSET,
    }
    if play is None:
        return told
    shown = play.pictures[viewer + 1]
    told["seq"] = play.seq_of(viewer)
    told["step"] = play.step_of(viewer)
    told["view"] = msgspec.Raw(shown.view)
    told["pass_to"] = pass_to(live, connection)
    told["undo"] = takeback.offer(live.table, play, connection.ident if viewer >= 0 else None, viewer)
    told["lesson"] = guided.told(live, viewer)
    told["beforehand"] = live.beforehand.get(viewer)
    if connection.panels:
        told["panels"] = msgspec.Raw(play.panels(viewer))
    if may_decide(live, viewer):
        told["decision"] = msgspec.Raw(shown.decision)
        told["asked"] = play.asked_at[viewer]
    return told


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
    playing = live.table.status == "playing" and live.table.hints and not live.table.rated
    return connection.facing is not None and playing


def pass_to(live: LiveTable, connection: Connection) -> int | None:
    """The other seat of the same device that is asked now, when the one in view is not."""
    play = live.play
    if play is None or live.table.status != "playing" or (connection.viewer >= 0 and play.asked(connection.viewer)):
        return None
    mine = live.table.seats_of(connection.ident)
    if len(mine) < 2:
        return None
    return next((seat for seat in mine if play.asked(seat) and live.table.seats[seat].bot_level() is None), None)


def change(live: LiveTable, connection: Connection, kind: str, events: list[Event], alike: Public) -> wire.MovedMessage:
    """The `moved` or `undone` message; the one that ends the game also tells how chance can be checked."""
    assert live.play is not None
    told = picture(live, connection, alike, with_fair=live.play.over())
    told["events"] = [event.seen_by(connection.viewer) for event in events]
    if kind == "undo":
        return wire.Undone(**told)
    frame = live.play.frames[-1]
    return wire.Moved(**told, late=frame.late_for(connection.viewer), passed=frame.passed_for(connection.viewer))


def fair(table: Table) -> wire.Fair:
    """The promise about chance, and what keeps it when the game is over (the seed would open every hand)."""
    ended = table.status in ("over", "closed") and not table.imported and table.open_hands
    return wire.Fair(
        commitment=None if table.imported else table.commitment,
        nonces=table.nonces,
        seed=table.seed if ended else None,
    )


def said(line: Said) -> wire.ChatTold:
    return wire.ChatTold(line.id, line.name, line.seat, line.text, line.at, line.person or None)


def heard(live: LiveTable, connection: Connection) -> list[wire.ChatTold]:
    """The chat, without those whom this person has shut out."""
    return [said(line) for line in live.said if line.person not in connection.shut_out]


def seat_looked_from(table: Table, ident: str | None, wanted: int | None) -> int | None:
    """The seat a client may look from: one of its own; with several, none before one is named."""
    mine = table.seats_of(ident)
    if wanted is not None and wanted in mine:
        return wanted
    return mine[0] if len(mine) == 1 else None
