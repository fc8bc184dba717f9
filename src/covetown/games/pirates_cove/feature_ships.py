"""The rows of learners, second part: the own hands and plans, and every ship from the own seat on."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import AVAST_BELAY, FACES_IN_HAND, FAME_ONE, TREASURE_OVERBOARD, hand_size
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.feature_bytes import mark_number, write_faces
from covetown.games.pirates_cove.feature_table import ISLANDS, SHIPS
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.options import (
    KIND_NAMES,
    PLAY_COMMISSION,
    PLAY_CONSORT,
    PLAY_FAREWELL,
    PLAY_NEST,
)
from covetown.games.pirates_cove.ship import NO_PARROT, NONE, UNANSWERED, Ship
from covetown.games.pirates_cove.state import ALL_CHESTS, ALL_GOLD, RECKONING, RIGGING, UPGRADE, PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.windows import SHOWN_N1, SHOWN_T
from covetown.kernel.counts import one_more, put
from covetown.kernel.packing import ARGUMENT, ARGUMENT_BITS

PLACES: Final[i64] = 8
FIRST_PLAY: Final[i64] = PLAY_CONSORT >> ARGUMENT_BITS
LAST_PLAY: Final[i64] = PLAY_FAREWELL >> ARGUMENT_BITS

# The fields of a captain's own secrets.
COURSE: Final[i64] = FACES_IN_HAND
DRAFT: Final[i64] = COURSE + ISLANDS
RIGGED: Final[i64] = DRAFT + 4
SUBMITTED: Final[i64] = RIGGED + 1
SUBMITTED_ISLAND: Final[i64] = SUBMITTED + 6
SUBMITTED_SHIP: Final[i64] = SUBMITTED_ISLAND + ISLANDS
SUBMITTED_SQUADRON: Final[i64] = SUBMITTED_SHIP + SHIPS
SECRETS_WIDTH: Final[i64] = SUBMITTED_SQUADRON + 2

# What is more of it has a field of its own: so most ships use the whole width from 0 to 1, and nothing is cut off.
MUCH_GOLD: Final[i64] = 30
MANY_CHESTS: Final[i64] = 12
MUCH_FAME: Final[i64] = 60

# The fields of a ship.
CARGO: Final[i64] = 3
HAND: Final[i64] = CARGO + 7
TURN: Final[i64] = HAND + 4
PLACE: Final[i64] = TURN + 1
LEVELS: Final[i64] = PLACE + PLACES
PARROT: Final[i64] = LEVELS + 4
MASTERS: Final[i64] = PARROT + 5
MARKS: Final[i64] = MASTERS + 4
IN_COMBAT: Final[i64] = MARKS + 3
BATTLE: Final[i64] = IN_COMBAT + 12
FAME_CARDS: Final[i64] = BATTLE + 5
SHIP_WIDTH: Final[i64] = FAME_CARDS + 3


def secret_fields(whose: str) -> list[tuple[str, int]]:
    """What only a captain knows of his ship."""
    out = [(f"{whose} hand: {card.key}", card.copies) for card in CARDS[: int(FACES_IN_HAND)]]
    out += [(f"{whose} course {island}", 1) for island in range(1, int(ISLANDS) + 1)]
    out += [(f"{whose} rigging: {section}", 8) for section in SECTIONS]
    out += [(f"{whose} rigging is done", 1)]
    out += [(f"{whose} submitted: {name}", 1) for name in KIND_NAMES[int(FIRST_PLAY) : int(LAST_PLAY) + 1]]
    out += [(f"{whose} submitted: island {island}", 1) for island in range(1, int(ISLANDS) + 1)]
    out += [(f"{whose} submitted: ship {number}", 1) for number in range(int(SHIPS))]
    out += [(f"{whose} submitted: squadron {number}", 1) for number in (1, 2)]
    return out


def ship_fields(name: str) -> list[tuple[str, int]]:
    """What everybody sees of a ship."""
    out = [(f"{name}: there", 1), (f"{name}: waited for", 1), (f"{name}: on turn", 1)]
    out += [(f"{name}: gold", int(MUCH_GOLD)), (f"{name}: gold beyond {MUCH_GOLD}", int(ALL_GOLD - MUCH_GOLD))]
    out += [(f"{name}: chests", int(MANY_CHESTS))]
    out += [(f"{name}: chests beyond {MANY_CHESTS}", int(ALL_CHESTS - MANY_CHESTS))]
    out += [(f"{name}: fame", int(MUCH_FAME)), (f"{name}: fame beyond {MUCH_FAME}", int(MUCH_FAME))]
    out += [(f"{name}: fame below 0", 40), (f"{name}: cards", 38), (f"{name}: cards older than the deck", 38)]
    out += [(f"{name}: holds a card for window T", 1), (f"{name}: holds a card for window N1", 1)]
    out += [(f"{name}: upgrade turn", int(SHIPS))]
    out += [(f"{name} at {place}", 1) for place in range(int(PLACES))]
    out += [(f"{name}: {section}", 8) for section in SECTIONS]
    out += [(f"{name}: parrot on {section}", 1) for section in SECTIONS]
    out += [(f"{name}: parrot hurt", 1)]
    out += [(f"{name}: mastercraft on {section}", 2) for section in SECTIONS]
    out += [(f"{name}: consort", 1), (f"{name}: shares her booty", 1), (f"{name}: chooses first", 1)]
    out += [(f"{name}: in combat", 1), (f"{name}: place in the order", 9), (f"{name}: place among the prey", 6)]
    out += [(f"{name}: wind", 112), (f"{name}: hit", 1), (f"{name}: smoke", 1), (f"{name}: reloads", 1)]
    out += [(f"{name}: passed", 1), (f"{name}: fires", 1), (f"{name}: laid a keg", 1), (f"{name}: fired last", 1)]
    out += [(f"{name}: last target", 1)]
    battle_cards = CARDS[int(AVAST_BELAY) : int(TREASURE_OVERBOARD) + 1]
    out += [(f"{name}: in play {card.key}", 2) for card in battle_cards]
    fame_cards = CARDS[int(FAME_ONE) : int(FACES_IN_HAND)]
    out += [(f"{name}: shown {card.key}", card.copies) for card in fame_cards]
    return out


def write_secrets(state: PiratesState, ship: Ship, seat: i64, start: i64, out: BytesWriter) -> None:
    """The hand of an own ship and her captain's plans."""
    write_faces(ship.hand, start, out)
    if state.phase == RIGGING:
        section: i64 = 0
        while section < 4:
            put((ship.draft >> (4 * section)) & 15, start + DRAFT + section, out)
            section += 1
        if ship.ticket != UNANSWERED:
            out[start + RIGGED] = 1
        return
    mark_number(ship.course, start + COURSE, out)
    if ship.ticket > 0:
        write_submission(state, ship.ticket, seat, start, out)
    elif ship.late_ticket > 0:
        write_submission(state, ship.late_ticket, seat, start, out)


def write_submission(state: PiratesState, option: i64, seat: i64, start: i64, out: BytesWriter) -> None:
    """The card that a captain has submitted in a window, with what it names."""
    out[start + SUBMITTED + (option >> ARGUMENT_BITS) - FIRST_PLAY] = 1
    argument = option & ARGUMENT
    kind = option - argument
    if kind in (PLAY_CONSORT, PLAY_NEST):
        fleet = state.fleet()
        out[start + SUBMITTED_SHIP + (argument + fleet - seat) % fleet] = 1
        return
    mark_number(argument & 7, start + SUBMITTED_ISLAND, out)
    if kind == PLAY_COMMISSION:
        out[start + SUBMITTED_SQUADRON + (argument >> 3)] = 1


def write_fleet(state: PiratesState, seat: i64, question: Question | None, start: i64, out: BytesWriter) -> None:
    """Every ship, beginning with the own one, clockwise."""
    fleet = state.fleet()
    seats = state.seats
    on_turn = NONE
    if question is not None:
        asked = (state.waiting >> seat) & 1
        on_turn = question.ship(state, seat) if asked else question.public_ship(state)
    waited_for = state.public_waiting()
    fighting = state.combat.island != 0
    at = start
    ship = seat
    for _ in range(fleet):
        write_ship(state, ship, at, out)
        if (waited_for >> ship % seats) & 1:
            out[at + 1] = 1
        if ship == on_turn:
            out[at + 2] = 1
        if fighting:
            write_fighter(state, ship, at, out)
        at += SHIP_WIDTH
        ship += 1
        if ship == fleet:
            ship = 0
    if state.phase == UPGRADE:
        write_places(state.queue, seat, fleet, start + TURN, out)
    if fighting:
        combat = state.combat
        write_places(combat.order, seat, fleet, start + IN_COMBAT + 1, out)
        write_places(combat.prey, seat, fleet, start + IN_COMBAT + 2, out)
        for entry in combat.cards:
            relative = ((i64(entry) >> 5) + fleet - seat) % fleet
            at = start + SHIP_WIDTH * relative + BATTLE + (i64(entry) & 31) - AVAST_BELAY
            one_more(at, out)


def write_ship(state: PiratesState, number: i64, start: i64, out: BytesWriter) -> None:
    """A ship, her cargo and what is aboard."""
    ship = state.ships[number]
    out[start] = 1
    write_amount(ship.gold, MUCH_GOLD, start + CARGO, out)
    write_amount(ship.chests, MANY_CHESTS, start + CARGO + 2, out)
    write_amount(ship.fame, MUCH_FAME, start + CARGO + 4, out)
    put(-ship.fame, start + CARGO + 6, out)
    put(hand_size(ship.hand), start + HAND, out)
    if ship.old != 0:
        put(hand_size(ship.old), start + HAND + 1, out)
    if ship.shown != 0:
        if ship.shown & SHOWN_T:
            out[start + HAND + 2] = 1
        if ship.shown & SHOWN_N1:
            out[start + HAND + 3] = 1
    out[start + PLACE + ship.place] = 1
    levels = ship.levels
    put(levels & 15, start + LEVELS, out)
    put((levels >> 4) & 15, start + LEVELS + 1, out)
    put((levels >> 8) & 15, start + LEVELS + 2, out)
    put((levels >> 12) & 15, start + LEVELS + 3, out)
    if ship.parrot != NO_PARROT:
        out[start + PARROT + ship.parrot] = 1
        put(ship.hurt, start + PARROT + 4, out)
    masters = ship.masters
    at = start + MASTERS
    while masters != 0:
        put(masters & 3, at, out)
        masters >>= 2
        at += 1
    if number == state.consort:
        out[start + MARKS] = 1
    if number == state.victim:
        out[start + MARKS + 1] = 1
    if number == state.nest:
        out[start + MARKS + 2] = 1
    if state.phase == RECKONING:
        write_faces(ship.hand >> (3 * FAME_ONE), start + FAME_CARDS, out)  # PC-513


def write_amount(amount: i64, much: i64, start: i64, out: BytesWriter) -> None:
    """An amount in two fields: up to so much, and what is beyond."""
    if amount > much:
        put(amount - much, start + 1, out)
        amount = much
    put(amount, start, out)


def write_fighter(state: PiratesState, number: i64, start: i64, out: BytesWriter) -> None:
    """A ship's part in the combat that is being fought."""
    combat = state.combat
    at = start + IN_COMBAT
    put((combat.present >> number) & 1, at, out)
    put(combat.wind_of(number), at + 3, out)
    put((combat.hit >> number) & 1, at + 4, out)
    put((combat.smoke >> number) & 1, at + 5, out)
    put((combat.reload >> number) & 1, at + 6, out)
    if combat.round == 0:
        put((combat.passes >> number) & 1, at + 7, out)
    if combat.shooter == number:
        out[at + 8] = 1
    put((combat.keg_by >> number) & 1, at + 9, out)
    if combat.dice_by >= 0:
        if combat.dice_by == number:
            out[at + 10] = 1
        if combat.target == number:
            out[at + 11] = 1


def write_places(order: i64, seat: i64, fleet: i64, start: i64, out: BytesWriter) -> None:
    """The places of the ships in an order, counted from 1, each in the same field of her ship."""
    place: i64 = 1
    while order != 0:
        side = (order & 15) - 1
        if side < SHIPS:
            put(place, start + SHIP_WIDTH * ((side + fleet - seat) % fleet), out)
        order >>= 4
        place += 1
