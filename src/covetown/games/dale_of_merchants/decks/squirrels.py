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
    CardEffect,
    Deck,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.options import in_stall
from covetown.games.dale_of_merchants.pieces import NOBODY, shown_id
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import TechniqueQuestion
from covetown.kernel.chance import Chance


class Acorn(CardEffect):
    """Trade places with a card in an opponent's stall."""  # DM-305

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(PICK_STALL_CARD)


@final
class PickStallCard(TechniqueQuestion):
    """Any card of any stack of an opponent (DM-318); the Acorn takes its place there (DM-319)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "stall_card"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        owners = sorted(state.opponents())
        for owner in owners:
            mate = state.mate(owner)
            if mate != NOBODY and mate < owner:
                continue  # a team's stall is named once
            stall = state.players[owner].stall
            for at in range(len(stall)):
                seen_mask: i64 = 0
                pile = stall[at]
                for place in range(len(pile)):
                    card = pile[place]
                    if not seen_mask & card.bit:
                        seen_mask |= card.bit
                        menu.append(in_stall(owner, at, place))
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        owner = (option >> 12) & 3
        at = int((option >> 8) & 15)
        place = int(option & 255)
        player = state.players[owner]
        stall = player.stall
        pile = stall[at]
        card = pile[place]
        acorn = state.resolving
        player.stall = (*stall[:at], (*pile[:place], acorn, *pile[place + 1 :]), *stall[at + 1 :])
        mate = state.mate(owner)
        if mate != NOBODY:
            state.players[mate].stall = player.stall
        state.resolving = EMPTY
        where = f"stall:{owner}"
        if state.events is not None:
            facts: dict[str, object] = {"seat": int(seat), "card": shown_id(acorn), "from": "resolving", "to": where}
            state.events.tell("swapped-in", {**facts, "hidden": 0, "stack": at + 1, "place": place + 1})
        state.gain_openly(seat, card, "took", where)


PICK_STALL_CARD: Final = PickStallCard()


class StashingMember(CardEffect):
    """Mono may use junk for building this turn; its turn looks for this card."""  # DM-518

    def play(self, state: DaleState, chance: Chance) -> None:
        pass


DECK: Final = Deck(
    3,
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
    member("stashing_member", BONUS | VENDOR, StashingMember()),
)
