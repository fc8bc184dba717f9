"""Games among people that are over at once: every seat answers at random, as fast as the server writes it down."""

from __future__ import annotations

import asyncio
import random

from covetown.kernel import lowest_seat
from covetown.server.driving import bot_answers
from covetown.server.house import House
from tests.browser.town import Town


async def play_out(house: House, ident: str, seed: int) -> None:
    dice = random.Random(seed)
    live = await house.live(ident)

    async def to_the_end() -> None:
        play = live.play
        assert play is not None
        while play.state.waiting:
            seat = int(lowest_seat(play.state.waiting))
            await bot_answers(live, seat, play.asked_entry[seat], dice.choice(play.state.options(seat)))

    await live.ask(to_the_end)


def finish(town: Town, table: str, seed: int = 1) -> None:
    """Play a running game to its end."""
    asyncio.run_coroutine_threadsafe(play_out(town.house, table, seed), town.loop).result(120)
