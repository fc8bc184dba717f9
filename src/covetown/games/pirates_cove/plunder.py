"""Plunder: the ship left at an outer island takes what its Treasure card shows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.hoard import gain_fame, take_chests, take_gold
from covetown.games.pirates_cove.ship import TREASURE_ISLAND
from covetown.games.pirates_cove.state import PLUNDER, PiratesState, ship_facts
from covetown.games.pirates_cove.steps import Step
from covetown.games.pirates_cove.tavern import Draw
from covetown.games.pirates_cove.ties import first_in
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.kernel.chance import Chance


def doubled_by_map(state: PiratesState, ship: i64, island: i64) -> bool:
    """Whether this ship has a Secret Map of this island for this month."""  # PC-456, PC-458
    return any(marker == state.month * 64 + island * 8 + ship for marker in state.maps)


def halves(total: i64) -> tuple[i64, i64]:
    """What Consort takes and what it leaves."""  # PC-423
    return (total + 1) // 2, total // 2


@final
class PlunderAt(Step):
    """One outer island is plundered; nobody can decline."""  # PC-121, PC-122, PC-124

    def __init__(self, island: i64) -> None:
        self.island = island

    def run(self, state: PiratesState, chance: Chance) -> None:
        island = self.island
        state.phase = PLUNDER
        if island + 1 < TREASURE_ISLAND:
            state.push(PLUNDERS[island + 1])
        ships = state.ships_at(island)
        if ships == 0:
            return
        ship = first_in(ships)
        state.taken |= 1 << island  # PC-130
        treasure = TREASURES[state.treasures[stack_index(island, state.month)]]
        fame = treasure.fame
        gold = treasure.gold if treasure.gold < state.bank_gold else state.bank_gold
        chests = treasure.chests
        if doubled_by_map(state, ship, island):
            chests *= 2  # PC-457
        if chests > state.bank_chests:
            chests = state.bank_chests  # PC-461
        cards = treasure.cards
        pile = i64(len(state.deck)) + i64(len(state.discard))
        if cards > pile:
            cards = pile
        if state.events is not None:
            state.tell("plundered", ship, {"island": int(island)})
        if state.victim != ship:
            receive(state, ship, fame, gold, chests)
            if cards > 0:
                state.push(Draw(ship, cards))
            return
        partner = state.consort
        if state.events is not None:
            state.tell("consort_shares", partner, ship_facts(state, ship))
        his_fame, fame = halves(fame)
        his_gold, gold = halves(gold)
        his_chests, chests = halves(chests)
        his_cards, cards = halves(cards)
        receive(state, partner, his_fame, his_gold, his_chests)  # PC-429
        receive(state, ship, fame, gold, chests)
        if cards > 0:
            state.push(Draw(ship, cards))
        if his_cards > 0:
            state.push(Draw(partner, his_cards))  # PC-427


def receive(state: PiratesState, ship: i64, fame: i64, gold: i64, chests: i64) -> None:
    """A captain receives fame, gold and chests, in this order."""  # PC-123, PC-125
    gain_fame(state, ship, fame, "plunder")
    take_gold(state, ship, gold, "plunder")
    take_chests(state, ship, chests, "plunder")


PLUNDERS: Final[list[PlunderAt]] = [PlunderAt(0), PlunderAt(1), PlunderAt(2), PlunderAt(3), PlunderAt(4), PlunderAt(5)]
