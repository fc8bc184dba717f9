"""What can never be: lost coins, doubled cards, ships in two places."""

from __future__ import annotations

from covetown.games.pirates_cove.card import FIRST_PARROT, MASTERCRAFT, faces_held
from covetown.games.pirates_cove.cards import CARDS
from covetown.games.pirates_cove.fight import sides_of
from covetown.games.pirates_cove.mat import TOP_LEVEL
from covetown.games.pirates_cove.parrots import ParrotChoice
from covetown.games.pirates_cove.ship import COVE, NO_PARROT
from covetown.games.pirates_cove.state import ALL_CHESTS, ALL_GOLD, MONTHS, NO_BLACK_SHIP, CoveState
from covetown.games.pirates_cove.volley_cards import VOLLEY_CARD_LIST


def card_counts(state: CoveState) -> list[int]:
    """How many cards of each face there are, wherever they lie."""  # PC-011
    counts = [0 for _ in CARDS]
    for card in state.deck:
        counts[card.ident] += 1
    for card in state.discard:
        counts[card.ident] += 1
    for ship in state.ships:
        for face in faces_held(ship.hand):
            counts[face] += 1
        if ship.parrot != NO_PARROT:
            counts[FIRST_PARROT + ship.parrot] += 1
        for section in range(4):
            if ship.master(section):
                counts[MASTERCRAFT] += 1
    fight = state.fight
    for entry in fight.cards:
        counts[entry & 31] += 1
    for card, laid in zip(VOLLEY_CARD_LIST, (fight.grapeshot, fight.kegs, fight.salute), strict=True):
        counts[card.ident] += int(laid)
    for step in state.stack:
        if isinstance(step, ParrotChoice):
            counts[FIRST_PARROT + step.section] += 1
    counts[MASTERCRAFT] += int(state.wrecks)
    return counts


def faults_of(state: CoveState) -> list[str]:
    """What is wrong with a state; empty for every state the rules can reach."""
    wrong: list[str] = []
    gold = state.bank_gold + sum(ship.gold for ship in state.ships)
    if gold != ALL_GOLD:
        wrong.append(f"there are {gold} gold, not {ALL_GOLD}")  # PC-009
    chests = state.bank_chests + state.fight.overboard + sum(ship.chests for ship in state.ships)
    if chests != ALL_CHESTS:
        wrong.append(f"there are {chests} chests, not {ALL_CHESTS}")  # PC-010
    if state.bank_gold < 0 or state.bank_chests < 0:
        wrong.append("the bank owes something")
    for card, count in zip(CARDS, card_counts(state), strict=True):
        if count != card.copies:
            wrong.append(f"there are {count} of {card.key}, not {card.copies}")
    for number, ship in enumerate(state.ships):
        if ship.gold < 0 or ship.chests < 0:
            wrong.append(f"ship {number} owes something")
        if ship.fame < 0 and not state.rules.no_floor:
            wrong.append(f"ship {number} has {ship.fame} fame")
        if any(not 0 <= ship.level(section) <= TOP_LEVEL for section in range(4)):
            wrong.append(f"ship {number} has levels off the mat")
        if ship.crippled() and ship.place != COVE and state.winner < 0 and (state.fight.present >> number) & 1 == 0:
            if state.month < MONTHS or state.fight.island == 0:
                wrong.append(f"ship {number} is crippled at sea")
        masters = sum(1 for section in range(4) if ship.master(section))
        if masters > 1 and not state.rules.multi_mastercraft:
            wrong.append(f"ship {number} has {masters} Mastercraft cards")
        if any((ship.old >> 3 * face) & 7 > (ship.hand >> 3 * face) & 7 for face in range(19)):
            wrong.append(f"ship {number} has old cards that she does not hold")
    captains = list(state.legends) + list(state.sunk_legends)
    captains += [int(captain) for captain in (state.captain_a, state.captain_b) if captain >= 0]
    if sorted(captains) != [0, 1, 2, 3, 4]:
        wrong.append(f"the legends are {sorted(captains)}")
    if state.captain_b != NO_BLACK_SHIP and state.place_a == state.place_b:
        wrong.append("the black ships have met")
    if state.waiting and not state.stack:
        wrong.append("a seat is waited for without a question")
    if len(set(sides_of(state.fight.order))) != len(sides_of(state.fight.order)):
        wrong.append("a side stands twice in an order")
    return wrong
