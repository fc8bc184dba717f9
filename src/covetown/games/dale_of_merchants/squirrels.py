"""Hoarding Flying Squirrels: the stall (section 13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    ACCORDION,
    BONUS,
    CHEST,
    EMPTY,
    NOSTALGIC,
    VENDOR,
    WINTER,
    Deck,
    Effect,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.choices import in_stall
from covetown.games.dale_of_merchants.state import NOBODY, Dale, Step
from covetown.kernel.chance import Chance


class Acorn(Effect):
    """Trade places with a card in an opponent's stall."""  # DM-305

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(PICK_STALL_CARD)


@final
class PickStallCard(Step):
    """Any card of any stack of an opponent (DM-318); the Acorn takes its place there (DM-319)."""

    def name(self) -> str:
        return "stall_card"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        owners = sorted(dale.opponents())
        for seat in owners:
            mate = dale.mate(seat)
            if mate != NOBODY and mate < seat:
                continue  # a team's stall is named once
            stall = dale.players[seat].stall
            for at in range(len(stall)):
                seen: i64 = 0
                pile = stall[at]
                for place in range(len(pile)):
                    card = pile[place]
                    if not seen & card.bit:
                        seen |= card.bit
                        menu.append(in_stall(seat, at, place))
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        seat = (option >> 12) & 3
        at = int((option >> 8) & 15)
        place = int(option & 255)
        player = dale.players[seat]
        stall = player.stall
        pile = stall[at]
        card = pile[place]
        acorn = dale.resolving
        player.stall = (*stall[:at], (*pile[:place], acorn, *pile[place + 1 :]), *stall[at + 1 :])
        mate = dale.mate(seat)
        if mate != NOBODY:
            dale.players[mate].stall = player.stall
        dale.resolving = EMPTY
        where = f"stall:{seat}"
        if dale.events is not None:
            dale.moved("swapped-in", dale.active, acorn, "resolving", where)
        dale.gain_openly(dale.active, card, "took", where)

    def run(self, dale: Dale, chance: Chance) -> None:
        """No opponent has built anything (DM-321)."""


PICK_STALL_CARD: Final = PickStallCard()


class StashingMember(Effect):
    """Mono may use junk for building this turn; its turn looks for this card."""  # DM-518

    def play(self, dale: Dale, chance: Chance) -> None:
        pass


SQUIRRELS: Final = Deck(
    "squirrels",
    [
        passive("stashing_vendor", VENDOR),
        passive("empty_chest", CHEST),
        passive("nostalgic_item", NOSTALGIC),
        technique("acorn", Acorn(), bonus=True),
        passive("accordion", ACCORDION),
        passive("winter_is_coming", WINTER),
    ],
    [1, 2, 0, 1],
    member(3, "stashing_member", BONUS | VENDOR, StashingMember()),
)
