"""Fair chance: anybody can check that a finished game was dealt and rolled as promised before it began."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request

from covetown.kernel import ChanceError, FairChance, Game, Journal, RecordedChance, State
from covetown.server.guests import Who
from covetown.server.lobby import REFUSALS, TableId, house_of
from covetown.server.shapes import FairTold
from covetown.server.telling import fair
from covetown.text import texts

router = APIRouter(prefix="/api", tags=["replays"], responses=REFUSALS)


def drawn_anew(game: Game, journal: Journal, chance: FairChance, start: State | None, moves: int) -> str:
    """Draw a whole game again from its seed; says where it first differs, or nothing."""
    recorder = RecordedChance(chance)
    if start is None:
        state = game.new(journal.seats, journal.options, recorder)
        if recorder.take() != journal.setup:
            return "the set-up was not drawn from this seed"
    else:
        state = start
    for number, move in enumerate(journal.played()[moves:], moves + 1):
        try:
            state.apply(move.seat, move.option, recorder)
        except ChanceError as error:
            return f"move {number}: {error}"
        if recorder.take() != move.chance:
            return f"move {number} was not drawn from this seed"
    return ""


@router.get("/tables/{ident}/fair")
async def verify(ident: TableId, who: Who, request: Request) -> FairTold:
    """The promise about chance and, when the game is over, whether it was kept."""
    live = await house_of(request).live(ident)
    table, play = live.table, live.play
    promise = fair(table)
    verified: bool | None = None
    reason, why = "shell-promise-later", ""
    if table.imported:
        reason = "shell-promise-imported"
    elif table.status == "over" and play is not None:
        chance = FairChance(bytes.fromhex(table.seed), [nonce.encode() for nonce in table.nonces])
        start = play.position(table.copied) if table.copied or table.parent else None
        kept = chance.commitment() == table.commitment
        wrong = await asyncio.to_thread(drawn_anew, live.game, play.match.journal, chance, start, table.copied)
        verified = kept and not wrong
        reason = "shell-promise-kept" if kept else "shell-promise-seed"
        if wrong:
            reason, why = "shell-promise-broken", wrong
    return FairTold.model_validate(
        {
            "from_step": table.copied,
            "verified": verified,
            "reason": reason,
            "text": texts().key(reason, why=why),
            **promise,
        }
    )
