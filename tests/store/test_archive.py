"""Every kept game can be taken out of the store and played again, undone moves included."""

from __future__ import annotations

from covetown.kernel import replay
from covetown.store import archive
from tests.server.house import Server, server, shelf
from tests.server.parlour import PARLOUR

__all__ = ["server", "shelf"]


def test_a_kept_game_plays_again(server: Server) -> None:
    ann = server.player("Ann")
    ident = ann.table("me", options={"rounds": 2})["id"]
    a = ann.sit(ident)
    a.asked()
    a.act("draw")
    a.asked()
    a.undo()
    a.until("undone")
    a.act("roll")
    a.asked()
    a.act(option=502)
    a.asked()
    store = server.house.store
    assert server.call(store.read(archive.started_tables)) == [ident]
    kept = server.call(store.read(archive.journal_of, ident))
    assert [(move.option, move.undone) for move in kept.moves] == [(200, True), (300, False), (502, False)]
    live = server.house.tables[ident]
    assert live.play is not None
    assert replay(PARLOUR, kept).encode() == live.play.state.encode()
    assert server.call(store.read(archive.journal_of, "none")) is None
