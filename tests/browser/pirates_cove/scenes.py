"""A table in the browser that stands as a test wants it: a position from the builder, put before the people at it.

Dice that the builder was fed and has not used yet are the next to fall at the table; what it told is in the log.
"""

from __future__ import annotations

import asyncio

import msgspec

from covetown.kernel import ScriptedChance
from covetown.server.play import Frame
from covetown.store import Entry, Seat
from tests.browser.town import Town, Visitor
from tests.games.pirates_cove.builder import Table


class Onlooker(Seat):
    """A bot that looks like any other and never answers."""

    def bot_level(self) -> None:
        return None


async def put(house: object, ident: str, scene: Table, alone: bool) -> None:
    """The table's own task takes the position over, and everybody sees the table anew."""
    live = await house.live(ident)  # type: ignore[attr-defined]

    async def take_over() -> None:
        play = live.play
        state = scene.state.copy()
        state.events = None
        play.match.state = play.start = state
        if scene.script.left():
            play.match.chance = ScriptedChance(scene.script.values[scene.script.used :])
        told = scene.state.events.told if scene.state.events else []
        if told:
            play.frames.append(Frame(Entry(0, "move", 0, seen=-1), 0, list(told)))
            play.seqs = [seq + 1 for seq in play.seqs]
        play.pictures = play.pictures_of(state)
        play.asked_entry = [play.seq + 1] * play.seats
        if alone:
            live.table.seats = [Onlooker(**msgspec.structs.asdict(seat)) for seat in live.table.seats]
        live.tell_views()

    await live.ask(take_over)


def set_scene(town: Town, ident: str, scene: Table, alone: bool = True) -> None:
    """Put a position on a table that is laid. `alone`: the bots only watch, so that nothing moves but by people."""
    house = town.server.config.app.state.house  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(put(house, ident, scene, alone), town.loop).result(30)


def lay(town: Town, ann: Visitor, scene: Table, alone: bool = True) -> str:
    """A table at which Ann sits first, in this position; returns its id."""
    rivals = int(scene.state.seats) - 1
    ident = ann.lay_table("me", *["novice"] * rivals, game="pirates_cove")
    set_scene(town, ident, scene, alone)
    return ident
