"""What each viewer is told: views, moves and the state of the table, built from what that viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from covetown.kernel import Event
from covetown.server import guided, rematch, takeback, wire
from covetown.server.cards import kept_result, lobby_card, result_card
from covetown.server.connections import Connection
from covetown.store import Table
from covetown.store.chat import Said
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable


def whole_table(live: LiveTable, connection: Connection, last_seq: int | None) -> wire.ViewMessage:
    """The `view` message: everything a viewer needs to draw the table from nothing."""
    viewer = connection.viewer
    frames, complete = ([], True) if live.play is None else live.play.gap(viewer, last_seq)
    return wire.ViewMessage(
        **msgspec.structs.asdict(picture(live, connection, with_fair=True)),
        table=lobby_card(live.table, connection.person),
        viewer=viewer,
        you=wire.You(live.table.seats_of(connection.ident), connection.facing),
        hint=may_ask(live, connection),
        frames=frames,
        complete=complete,
        presence=live.presence(),
        chat=[said(line) for line in live.said],
        pause=live.pause_told(),
        rematch=rematch.told(live),
    )


def picture(live: LiveTable, connection: Connection, with_fair: bool) -> wire.Picture:
    """The part of a message that says how the game stands for this viewer now."""
    play = live.play
    viewer = connection.viewer
    promise = fair(live.table) if with_fair else UNSET
    if play is None:
        return wire.Picture(
            seq=0,
            step=0,
            view=wire.NULL,
            panels=wire.NULL,
            waiting=[],
            decision=wire.NULL,
            asked=None,
            pass_to=None,
            result=kept_result(live.table),
            clocks=None,
            undo=wire.Undo(False, "undo-nothing"),
            hurried=False,
            lesson=None,
            fair=promise,
        )
    shown = play.pictures[viewer + 1]
    deciding = may_decide(live, viewer)
    reason = takeback.refusal(live.table, play, connection.ident if viewer >= 0 else None, viewer)
    return wire.Picture(
        seq=play.seq_of(viewer),
        step=play.step_of(viewer),
        view=msgspec.Raw(shown.view),
        panels=msgspec.Raw(play.panels(viewer)) if connection.panels else wire.NULL,
        waiting=play.public_waiting(),
        decision=msgspec.Raw(shown.decision) if deciding else wire.NULL,
        asked=play.asked_at[viewer] if deciding else None,
        pass_to=pass_to(live, connection),
        result=result_card(play.state.result()),
        clocks=live.clock.told(now_ms()),
        undo=wire.Undo(reason == "", reason or None),
        hurried=live.patron.hurried and live.table.status == "playing",
        lesson=guided.told(live, viewer),
        fair=promise,
    )


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


def change(live: LiveTable, connection: Connection, kind: str, events: list[Event]) -> wire.MovedMessage:
    """The `moved` or `undone` message; the one that ends the game also tells how chance can be checked."""
    assert live.play is not None
    message = wire.Undone if kind == "undo" else wire.Moved
    shown = picture(live, connection, with_fair=live.play.over())
    return message(**msgspec.structs.asdict(shown), events=[event.seen_by(connection.viewer) for event in events])


def fair(table: Table) -> wire.Fair:
    """The promise about chance, and what keeps it when the game is over."""
    ended = table.status in ("over", "closed") and not table.imported
    return wire.Fair(
        commitment=None if table.imported else table.commitment,
        nonces=table.nonces,
        seed=table.seed if ended else None,
    )


def said(line: Said) -> wire.ChatTold:
    return wire.ChatTold(line.id, line.name, line.seat, line.text, line.at)


def seat_looked_from(table: Table, ident: str | None, wanted: int | None) -> int | None:
    """The seat a client may look from: one of its own; with several, none before one is named."""
    mine = table.seats_of(ident)
    if wanted is not None and wanted in mine:
        return wanted
    return mine[0] if len(mine) == 1 else None
