"""Parting: taking one's own data along, deleting everything about oneself, and a new password by a link."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection as Transaction

from covetown.server import company, following, revoking
from covetown.server.thinking import levels
from covetown.store import leaving, people
from covetown.store.notices import Notice

if TYPE_CHECKING:
    from covetown.server.house import House

log = structlog.get_logger("parting")

# Where a command of the one who runs the server leaves word that people have changed.
WORD = "people-changed"


def stand_in_level() -> str:
    """The bot that plays on at tables that name none."""
    known = levels()
    return known[min(2, len(known) - 1)]


async def depart(house: House, person: str) -> None:
    """Remove somebody for good, at every server."""
    ended: Notice = {"k": "ended", "person": person, "but": "", "whole": True}

    def write(c: Transaction) -> list[str]:
        changed = leaving.depart(c, person, stand_in_level())
        house.notices.tell_within(c, ended)
        for table in changed:
            house.notices.tell_within(c, {"k": "table", "t": table})
            house.notices.tell_within(c, {"k": "chats", "t": table})
        return changed

    changed = await house.store.write(write)
    await house.notices.told(ended)
    await revoking.close_ended(house, ended)
    for table in changed:
        await house.notices.told({"k": "table", "t": table})
        await house.notices.told({"k": "chats", "t": table})
        live = house.tables.get(table)
        if live is not None:
            live.post(live.reread)
            live.post(company.read_chat_again, live)
    if changed:
        await house.lobby_changed()
    log.info("departed", tables=len(changed))


async def look_again(house: House) -> None:
    """Find out whether a command has suspended or deleted somebody: then everything is read again."""
    word = await house.store.read(people.word, WORD)
    if word == house.told:
        return
    first, house.told = house.told == "", word
    if first:
        return
    await following.look_again(house)
    await asyncio.gather(*[live.ask(company.read_chat_again, live) for live in list(house.tables.values())])
