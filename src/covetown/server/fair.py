"""Fair chance: anybody can check that a finished game was dealt and rolled as promised before it began."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import Request

from covetown.kernel import Chance, ChanceError, FairChance, Game, Journal, RecordedChance, ScriptedChance, State
from covetown.server import wire
from covetown.server.forks import may_look
from covetown.server.guests import Who
from covetown.server.lobby import TableId, house_of
from covetown.server.refusals import Refusal, language
from covetown.server.rooms import Room
from covetown.server.telling import fair
from covetown.text import texts

room = Room("/api", "replays")


class Asked(Chance):
    """Gives listed values and notes how many possibilities each was drawn from."""

    def __init__(self, values: list[int]) -> None:
        self.source = ScriptedChance(values)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        if bound > 1:
            self.bounds.append(int(bound))
        return self.source.below(bound)


class Drawn:
    """What drawing a game again from its seed has shown: where it first differs, or whether its deal is of another day.

    `other_shelf` means that what was dealt before the set-up cannot be drawn again, because there was less to deal from
    then; everything after it was compared.
    """

    def __init__(self, wrong: str = "", other_shelf: bool = False) -> None:
        self.wrong = wrong
        self.other_shelf = other_shelf


def drawn_anew(game: Game, journal: Journal, chance: FairChance, start: State | None, moves: int) -> Drawn:
    """Draw a whole game again from its seed."""
    other_shelf = False
    recorder = RecordedChance(chance)
    if start is None:
        if not dealt_anew(game, journal, recorder):
            if not from_another_shelf(game, journal, chance):
                return Drawn("what was dealt before the set-up was not drawn from this seed")
            other_shelf = True
            chance.rewind((len(journal.dealing),))  # every value that was dealt took one number of the seed
            recorder.take()
        state = game.new(journal.seats, game.recorded_options(journal.all_options()), recorder)
        if recorder.take() != journal.setup:
            return Drawn("the set-up was not drawn from this seed")
    else:
        state = start
    for number, move in enumerate(journal.played()[moves:], moves + 1):
        try:
            state.apply(move.seat, move.option, recorder)
        except ChanceError as error:
            return Drawn(f"move {number}: {error}")
        if recorder.take() != move.chance:
            return Drawn(f"move {number} was not drawn from this seed")
    return Drawn(other_shelf=other_shelf)


def dealt_anew(game: Game, journal: Journal, recorder: RecordedChance) -> bool:
    """Whether the seed deals the recorded options again, by the recorded values."""
    dealt = game.deal_options(journal.seats, journal.options, recorder)
    return recorder.take() == journal.dealing and plain(dealt) == plain(journal.dealt)


def plain(dealt: dict[str, object]) -> object:
    """Dealt options as they are kept: tuples have become lists."""
    return msgspec.to_builtins(dealt)


def from_another_shelf(game: Game, journal: Journal, chance: FairChance) -> bool:
    """Whether recorded options may have been dealt with this seed when there was less on the shelf than today.

    The recorded values must either deal something else today, or each of them be what the seed gives for some smaller
    number of possibilities. A shelf only ever grows.
    """
    asked = Asked(journal.dealing)
    try:
        dealt = game.deal_options(journal.seats, journal.options, asked)
    except ChanceError:
        return True
    if asked.source.left() or plain(dealt) != plain(journal.dealt):
        return True
    for counter, (value, bound) in enumerate(zip(journal.dealing, asked.bounds, strict=True)):
        found = False
        for smaller in range(value + 1, bound + 1):
            chance.rewind((counter,))
            found = found or chance.below(smaller) == value
        if not found:
            return False
    return True


@room.get("/tables/{ident}/fair")
async def verify(ident: TableId, who: Who, request: Request) -> wire.FairCheck:
    """The promise about chance and, when the game is over, whether it was kept."""
    live = await house_of(request).live(ident)
    if not may_look(live, who.person):
        raise Refusal("no-watching", 403)
    table, play = live.table, live.play
    promise = fair(table)
    verified: bool | None = None
    reason, why = "shell-promise-later", ""
    if table.imported:
        reason = "shell-promise-imported"
    elif table.lesson is not None:
        reason = "shell-promise-lesson"
    elif table.status == "over" and play is not None:
        chance = FairChance(bytes.fromhex(table.seed), [nonce.encode() for nonce in table.nonces])
        start = play.position(table.copied) if table.copied or table.parent else None
        kept = chance.commitment() == table.commitment
        drawn = await asyncio.to_thread(drawn_anew, live.game, play.match.journal, chance, start, table.copied)
        why = drawn.wrong
        verified = kept and not drawn.wrong
        reason = "shell-promise-kept" if kept else "shell-promise-seed"
        if drawn.wrong:
            reason = "shell-promise-broken"
        elif kept and drawn.other_shelf:
            reason, verified = "shell-promise-other-shelf", None
    return wire.FairCheck(
        commitment=promise.commitment,
        nonces=promise.nonces,
        seed=promise.seed,
        from_step=table.copied,
        verified=verified,
        reason=reason,
        text=texts(locale=language(request.headers)).key(reason, why=why),
    )
