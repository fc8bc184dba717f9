"""Other worlds: everything a seat cannot know is drawn anew, and nothing that it knows changes.

Hidden are the hands of others, the order of all decks, and what others have answered in secret. Known are the sizes of
hands, what lies face up, and two things that follow from play: the cards that were in the hands when the discard pile
became the deck are none of those in the deck; and whoever lost a roll for precedence in a window holds a card of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.card import FAME_FACES, FAME_ONE, FIRST_PARROT, POWDER_KEG, Card, faces_held, one_card
from covetown.games.pirates_cove.cards import CARDS
from covetown.games.pirates_cove.fight import LEGEND_SIDE, place_in
from covetown.games.pirates_cove.gunnery import KegWindow
from covetown.games.pirates_cove.mat import NEW_SHIP, TOP_LEVEL, level_in, price_into, raised, rigging_price
from covetown.games.pirates_cove.navigation import PAIRS, Charting, question
from covetown.games.pirates_cove.rigging import Rigging
from covetown.games.pirates_cove.ship import UNANSWERED, Ship
from covetown.games.pirates_cove.state import RECKONING, CoveState
from covetown.games.pirates_cove.treasure import stack_index
from covetown.games.pirates_cove.windows import (
    SHOWN_N1,
    SHOWN_T,
    WINDOW_N0,
    WINDOW_N1,
    WINDOW_T,
    WindowN1,
    can_submit,
    cards_of,
)
from covetown.kernel.chance import Chance, shuffle

TRIES: Final = 40


def redealt(state: CoveState, seat: i64, chance: Chance) -> CoveState:
    """Another world that this seat (or a spectator, -1) cannot tell from the real one."""
    world = state.copy()
    redeal_treasures(world, chance)
    legends: list[int] = list(world.legends)
    shuffle(legends, chance)
    world.legends = tuple(legends)
    if world.waiting == 0:
        redeal_hands(world, seat, -1, chance)
        return world
    for _ in range(TRIES):
        redeal_hands(world, seat, -1, chance)
        if fits(state, world, seat, chance):
            return world
    # A rare world: leave one of those who are really asked the cards that make the question possible.
    for ship in range(state.fleet()):
        if (state.waiting >> state.owner(ship)) & 1 and state.owner(ship) != seat:
            other = state.copy()
            other.treasures = world.treasures
            other.legends = world.legends
            redeal_hands(other, seat, ship, chance)
            if fits(state, other, seat, chance):
                return other
    other = state.copy()
    other.treasures = world.treasures
    other.legends = world.legends
    return other


def redeal_treasures(world: CoveState, chance: Chance) -> None:
    """The Treasure cards that have not been turned up lie in another order."""
    cards: list[int] = list(world.treasures)
    hidden: list[int] = []
    for island in range(1, 6):
        for month in range(int(world.month) + 1, 13):
            hidden.append(int(stack_index(island, month)))
    faces = [cards[index] for index in hidden]
    shuffle(faces, chance)
    for index, face in zip(hidden, faces, strict=True):
        cards[index] = face
    world.treasures = tuple(cards)


def redeal_hands(world: CoveState, seat: i64, kept: i64, chance: Chance) -> None:
    """Deal the cards of hidden hands and the deck anew, but for the hands this seat sees and one that is kept."""
    old: list[Card] = []
    new: list[Card] = []
    others: list[Card] = []
    hidden: list[Ship] = []
    fame: list[i64] = []
    known: i64 = FAME_FACES if world.phase == RECKONING else 0  # PC-538: fame cards have been shown
    old_sizes: list[int] = []
    new_sizes: list[int] = []
    for at, ship in enumerate(world.ships):
        if at == kept or world.owner(at) == seat:
            continue
        hidden.append(ship)
        fame.append(ship.hand & known)
        faces = faces_held(ship.old & ~known)
        old_sizes.append(len(faces))
        old.extend([CARDS[face] for face in faces])
        faces = faces_held((ship.hand - ship.old) & ~known)
        new_sizes.append(len(faces))
        new.extend([CARDS[face] for face in faces])
    for card in world.deck:
        if card.ident >= (FAME_ONE if known else FIRST_PARROT):
            others.append(card)
        else:
            new.append(card)
    shuffle(old, chance)
    shuffle(new, chance)
    for at, ship in enumerate(hidden):
        dealt: i64 = 0
        for _ in range(old_sizes[at]):
            dealt += one_card(old.pop().ident)
        ship.old = dealt | (ship.old & known)
        for _ in range(new_sizes[at]):
            dealt += one_card(new.pop().ident)
        ship.hand = dealt | fame[at]
    new.extend(others)
    shuffle(new, chance)
    world.deck = new


def fits(state: CoveState, world: CoveState, seat: i64, chance: Chance) -> bool:
    """Whether the question that is open now could be open in this world; secret answers of others are drawn anew."""
    for at, ship in enumerate(world.ships):
        if ship.shown and world.owner(at) != seat:
            if ship.shown & SHOWN_T and ship.hand & cards_of(WINDOW_T) == 0:
                return False
            if ship.shown & SHOWN_N1 and ship.hand & cards_of(WINDOW_N1) == 0:
                return False
    step = world.stack[-1]
    if isinstance(step, Rigging):
        return rig_others(state, world, seat, chance)
    if isinstance(step, Charting):
        return chart_others(state, world, seat, chance)
    if isinstance(step, WindowN1):
        return reopen_window(world, seat)
    if isinstance(step, KegWindow):
        return reopen_kegs(world, seat)
    for asked in range(world.seats):
        if (world.waiting >> asked) & 1 and asked != seat and len(world.options(asked)) < 2:
            return False
    return True


def rig_others(state: CoveState, world: CoveState, seat: i64, chance: Chance) -> bool:
    """Captains who are done have rigged in some way; the others have not begun."""
    for at, ship in enumerate(world.ships):
        owner = world.owner(at)
        if owner == seat:
            continue
        ship.draft = NEW_SHIP
        if (state.waiting >> owner) & 1:
            ship.ticket = UNANSWERED
            continue
        section = chance.below(5)
        while section < 4:
            level = level_in(ship.draft, section)
            if level == TOP_LEVEL or price_into(level + 1) > ship.gold - rigging_price(ship.draft):
                break
            ship.draft = raised(ship.draft, section)
            section = chance.below(5)
    return True


def chart_others(state: CoveState, world: CoveState, seat: i64, chance: Chance) -> bool:
    """Captains who are done have set some course; the others start from their first question."""
    for player in range(world.seats):
        if player == seat:
            continue
        done = not (state.waiting >> player) & 1
        for at in range(player, world.fleet(), world.seats):
            ship = world.ships[at]
            ship.ticket = 0 if done or not can_submit(world, at, WINDOW_T) else UNANSWERED
            ship.late_ticket = 0 if done or not can_submit(world, at, WINDOW_N0) else UNANSWERED
            ship.course = 0
        if done:
            if world.fleet() == world.seats:
                world.ships[player].course = chance.below(6) + 1
            else:
                pair = PAIRS[chance.below(len(PAIRS))]
                world.ships[player].course = (pair >> 3) & 7
                world.ships[player + world.seats].course = pair & 7
    return seat < 0 or not (state.waiting >> seat) & 1 or question(world, seat) == question(state, seat)


def reopen_window(world: CoveState, seat: i64) -> bool:
    """Others who can submit a card are still to answer; somebody must be."""
    waiting: i64 = 0
    for at, ship in enumerate(world.ships):
        owner = world.owner(at)
        if owner != seat:
            ship.ticket = UNANSWERED if can_submit(world, at, WINDOW_N1) else 0
        if ship.ticket == UNANSWERED:
            waiting |= 1 << owner
    world.waiting = waiting
    return waiting != 0


def reopen_kegs(world: CoveState, seat: i64) -> bool:
    """Somebody in the combat is asked for his kegs; who it is, nobody else can tell."""
    fight = world.fight
    if seat >= 0 and (world.waiting >> seat) & 1:
        return True
    first: i64 = 0  # places of the order before this one have answered
    last: i64 = 99
    at: i64 = 0
    while True:
        side = place_in(fight.order, at)
        if side < 0:
            break
        if side < LEGEND_SIDE:
            if (fight.keg_by >> side) & 1 and side != fight.shooter:
                first = at + 1
            elif world.owner(side) == seat and world.ships[side].holds(POWDER_KEG) > 0 and side != fight.shooter:
                if (fight.present >> side) & 1:
                    if at < fight.keg_at:
                        first = at + 1
                    elif at < last:
                        last = at
        at += 1
    at = first
    while at < last:
        side = place_in(fight.order, at)
        if side < 0:
            return False
        at += 1
        if side < LEGEND_SIDE and side != fight.shooter and (fight.present >> side) & 1 and world.owner(side) != seat:
            if world.ships[side].holds(POWDER_KEG) > 0:
                fight.keg_at = at
                world.waiting = 1 << world.owner(side)
                return True
    return False
