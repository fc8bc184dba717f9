"""What must hold at every decision: nothing is lost, nothing is doubled, boats and piers agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import KIND_NAMES, KINDS, ROGUE, count, size
from covetown.games.merchants_cove.corruption import FACE_COUNTS, FACE_NAMES
from covetown.games.merchants_cove.corruption import count as count_faces
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.goods import count as count_goods
from covetown.games.merchants_cove.numbers import ADVENTURERS, BOAT_SLOTS
from covetown.games.merchants_cove.options import DOCK, ROB
from covetown.games.merchants_cove.rogues import ROGUE_CARDS
from covetown.games.merchants_cove.state import PRODUCTION
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel import kind_start, seats_in

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState


def faults(state: MerchantsState) -> list[str]:
    """Everything wrong with a position; empty for every position the rules can reach."""
    found = adventurer_faults(state)
    found += card_faults(state)
    found += goods_faults(state)
    found += boat_faults(state)
    for player in state.players:
        found += player.merchant.faults(state, player)
        if player.gold < 0:
            found.append(f"seat {player.seat} has {player.gold} gold")  # MC-062
        if player.marked > 8:
            found.append(f"seat {player.seat} used {player.marked} marked spaces")  # MC-404
    if (state.waiting == 0) != (state.asking is None):
        found.append("who is asked and what is asked do not agree")
    if state.asking is not None and state.waiting != i64(1) << state.active:
        found.append("the one who is asked is not the active player")  # MC-382
    if state.waiting == 0 and state.stack:
        found.append("the game is over, but something is still to be done")
    return found


def adventurer_faults(state: MerchantsState) -> list[str]:
    """MC-355: 44 Customers and the Rogues in play are all somewhere."""
    crowd = state.bag + state.held + state.halls
    for boat in state.boats:
        crowd += boat
    for pier in state.piers:
        crowd += pier
    for player in state.players:
        crowd += player.merchant.kept_adventurers(state, player)
    totals = [count(crowd, kind) for kind in range(KINDS)]
    found: list[str] = []
    for kind in range(5):
        wanted = ADVENTURERS[kind]
        if kind == ROGUE:
            wanted -= ROGUE_CARDS[state.rogue_card].box
        if totals[kind] != wanted:
            found.append(f"{totals[kind]} {KIND_NAMES[kind]} Adventurers, there should be {wanted}")
    return found


def card_faults(state: MerchantsState) -> list[str]:
    """Corruption and Townsfolk cards are each in one place."""
    found: list[str] = []
    for face in range(9):
        total = count_faces(state.corruption, face) + count_faces(state.discards, face)
        remembered: i64 = 0
        for player in state.players:
            total += count_faces(player.corruption, face)
            remembered += count_faces(player.discarded, face)
        if total != FACE_COUNTS[face]:
            found.append(f"{total} Corruption cards {FACE_NAMES[face]}, there should be {FACE_COUNTS[face]}")
        if remembered != count_faces(state.discards, face):
            found.append("the Corruption discard pile is not what the players put there")
    cards: list[int] = [card for card in range(36) if (state.townsfolk >> card) & 1]
    cards.extend(state.bottom)
    if state.recruited >= 0:
        cards.append(int(state.recruited))
    for space in range(4):
        if card_at(state, space) >= 0:
            cards.append(int(card_at(state, space)))
    for player in state.players:
        for slot in range(len(player.merchant.staff)):
            if player.card_in(slot) >= 0:
                cards.append(int(player.card_in(slot)))
        cards.extend(player.merchant.kept_townsfolk(state, player))
    wanted = [card for card in range(36) if (state.sets >> TOWNSFOLK[card].group) & 1]
    if sorted(cards) != wanted:
        found.append(f"Townsfolk cards {sorted(cards)}, there should be {wanted}")
    return found


def goods_faults(state: MerchantsState) -> list[str]:
    """Shelf and supply hold all Goods of a merchant."""
    found: list[str] = []
    for player in state.players:
        whole = player.merchant.all_goods(player)
        for good in range(GOODS):
            there = count_goods(player.shelf, good) + count_goods(player.supply, good)
            if there != count_goods(whole, good):
                found.append(f"seat {player.seat} has {there} Goods {good_name(good)}")
    return found


def boat_faults(state: MerchantsState) -> list[str]:
    """MC-356, MC-357: 3, 2 or 0 boats sail on a side, and none of them is full, except while docking is decided."""
    found: list[str] = []
    asked = seats_in(state.waiting)
    docking = any(kind_start(option) in (ROB, DOCK) for seat in asked for option in state.options(seat))
    for side in range(2):
        berths = (state.berths >> (6 * side)) & 63
        docked = (1 if berths & 7 else 0) + (1 if berths & 56 else 0)
        sailing = 0
        for boat in range(3 * side, 3 * side + 3):
            afloat = (state.sailing >> boat) & 1
            sailing += int(afloat)
            aboard = size(state.boats[boat])
            if aboard > BOAT_SLOTS or (aboard == BOAT_SLOTS and not docking):
                found.append(f"boat {boat + 1} carries {aboard}")
            if not afloat and aboard > 0:
                found.append(f"boat {boat + 1} is gone, but somebody is aboard")
        if state.phase == PRODUCTION and sailing != (3, 2, 0)[docked]:
            found.append(f"side {side} has {docked} boats docked and {sailing} sailing")
    if state.signal != (state.sailing == 0 and state.berths & 0o7777 != 0 and all_taken(state.berths)):
        found.append("the end signal does not agree with the pier spaces")
    return found


def all_taken(berths: i64) -> bool:
    taken = 0
    for berth in range(4):
        if (berths >> (3 * berth)) & 7:
            taken += 1
    return taken == 4
