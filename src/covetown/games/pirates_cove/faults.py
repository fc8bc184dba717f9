"""What can never be: lost coins, doubled cards, ships in two places."""

from __future__ import annotations

from covetown.games.pirates_cove.cards.card import FIRST_PARROT, MASTERCRAFT, faces_held
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.cards.volley import VOLLEY_CARD_LIST
from covetown.games.pirates_cove.mat import TOP_LEVEL
from covetown.games.pirates_cove.ship import COVE, NO_PARROT, NONE
from covetown.games.pirates_cove.state import ALL_CHESTS, ALL_GOLD, MONTHS, NO_BLACK_SHIP, PiratesState
from covetown.games.pirates_cove.ties import sides_of


def card_counts(state: PiratesState) -> list[int]:
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
    combat = state.combat
    for entry in combat.cards:
        counts[entry & 31] += 1
    for card, laid in zip(VOLLEY_CARD_LIST, (combat.grapeshot, combat.kegs, combat.salute), strict=True):
        counts[card.ident] += int(laid)
    question = state.asking
    if question is not None:
        aside = question.card_aside(state)
        if aside != NONE:
            counts[aside] += 1
    counts[MASTERCRAFT] += int(state.wrecks)
    return counts


def faults(state: PiratesState) -> list[str]:
    """What is wrong with a state; empty for every state the rules can reach."""
    wrong: list[str] = []
    gold = state.bank_gold + sum(ship.gold for ship in state.ships)
    if gold != ALL_GOLD:
        wrong.append(f"there are {gold} gold, not {ALL_GOLD}")  # PC-009
    chests = state.bank_chests + state.combat.overboard + sum(ship.chests for ship in state.ships)
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
        if ship.crippled() and ship.place != COVE and state.winner < 0 and (state.combat.present >> number) & 1 == 0:
            if state.month < MONTHS or state.combat.island == 0:
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
    if state.waiting and state.asking is None:
        wrong.append("a seat is waited for without a question")
    if len(set(sides_of(state.combat.order))) != len(sides_of(state.combat.order)):
        wrong.append("a side stands twice in an order")
    return wrong
