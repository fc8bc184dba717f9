"""The sea as numbers, for learning: what one seat may know, field by field, one byte each."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.pirates_cove.cards.card import FACES_IN_HAND, hand_size
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.options import KIND_NAMES
from covetown.games.pirates_cove.ship import NO_PARROT, TREASURE_ISLAND
from covetown.games.pirates_cove.state import PHASES, RIGGING, UPGRADE, PiratesState
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.kernel.game import Features
from covetown.kernel.packing import ARGUMENT_BITS
from covetown.kernel.state import State

SHIPS: Final[i64] = 6
PLACES: Final[i64] = 8
SHIP_WIDTH: Final[i64] = 27
ISLAND_WIDTH: Final[i64] = 6

# Where the blocks of fields begin.
PHASE: Final[i64] = 2
MAY: Final[i64] = PHASE + 8
ASKED_SHIP: Final[i64] = MAY + 33
HAND: Final[i64] = ASKED_SHIP + SHIPS
COURSE: Final[i64] = HAND + FACES_IN_HAND
DRAFT: Final[i64] = COURSE + PLACES
ISLANDS: Final[i64] = DRAFT + 4
BLACK: Final[i64] = ISLANDS + 6 * ISLAND_WIDTH
COMBAT: Final[i64] = BLACK + 2 * (PLACES + 2)
FLEET: Final[i64] = COMBAT + 5
TOTAL: Final[i64] = FLEET + SHIPS * SHIP_WIDTH
BLANK: Final = bytes(int(TOTAL))


def byte(count: i64) -> u8:
    """A count in one byte; what does not fit is cut off."""
    if count > 255:
        return 255
    if count < 0:
        return 0
    return u8(count)


@final
class PiratesFeatures(Features):
    """The month, the islands, the black ships, the combat, every ship, and the own hand and plans."""

    def fields(self) -> list[tuple[str, int]]:
        out = [("asked", 1), ("month", 12)]
        out += [(f"phase {name}", 1) for name in PHASES]
        out += [(f"may {name}", 1) for name in KIND_NAMES[1:]]
        out += [(f"asked for ship {number}", 1) for number in range(int(SHIPS))]
        out += [(f"hand: {CARDS[face].key}", 2) for face in range(int(FACES_IN_HAND))]
        out += [(f"course {place}", 1) for place in range(int(PLACES))]
        out += [(f"rigging: {section}", 8) for section in SECTIONS]
        for island in range(1, 7):
            sizes = (("fame", 4), ("gold", 9), ("chests", 6), ("cards", 1), ("plundered", 1), ("navy", 1))
            out += [(f"island {island}: {what}", whole) for what, whole in sizes]
        for black in ("A", "B"):
            out += [(f"black ship {black} at {place}", 1) for place in range(int(PLACES))]
            out += [(f"black ship {black}: dice", 6), (f"black ship {black}: speed", 12)]
        out += [("combat at", 8), ("combat round", 10)]
        out += [("combat: legend's hull", 12), ("combat: first squadron", 6), ("combat: second squadron", 6)]
        for number in range(int(SHIPS)):
            name = f"ship {number}"
            out += [(f"{name}: there", 1), (f"{name}: own", 1), (f"{name}: gold", 30), (f"{name}: chests", 12)]
            out += [(f"{name}: fame", 60), (f"{name}: cards", 8), (f"{name}: in combat", 1)]
            out += [(f"{name} at {place}", 1) for place in range(int(PLACES))]
            out += [(f"{name}: {section}", 8) for section in SECTIONS]
            out += [(f"{name}: parrot on {section}", 1) for section in SECTIONS]
            out += [(f"{name}: mastercraft on {section}", 2) for section in SECTIONS]
        return out

    def actions(self) -> int:
        return 512

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, PiratesState)
        start = i64(len(out))
        out.write(BLANK)
        out[start + 1] = byte(state.month)
        out[start + PHASE + state.phase] = 1
        fleet = state.fleet()
        if (state.waiting >> seat) & 1:
            out[start] = 1
            first = start + MAY - 1
            for option in state.options(seat):
                out[first + (option >> ARGUMENT_BITS)] = 1
            question = state.asking
            assert question is not None
            out[start + ASKED_SHIP + (question.ship(state, seat) + fleet - seat) % fleet] = 1
        own = state.ships[seat]
        face: i64 = 0
        while face < FACES_IN_HAND:
            out[start + HAND + face] = byte((own.hand >> (3 * face)) & 7)
            face += 1
        out[start + COURSE + own.course] = 1
        if state.phase == RIGGING:
            section: i64 = 0
            while section < 4:
                out[start + DRAFT + section] = byte((own.draft >> (4 * section)) & 15)
                section += 1
        write_islands(state, start + ISLANDS, out)
        write_black_ship(state.place_a, state.captain_a, start + BLACK, out)
        write_black_ship(state.place_b, state.captain_b, start + BLACK + PLACES + 2, out)
        combat = state.combat
        out[start + COMBAT] = byte(combat.island)
        out[start + COMBAT + 1] = byte(combat.round)
        out[start + COMBAT + 2] = byte(combat.legend_hull)
        out[start + COMBAT + 3] = byte(combat.first_hull)
        out[start + COMBAT + 4] = byte(combat.second_hull)
        number: i64 = 0
        while number < fleet:
            write_ship(state, (seat + number) % fleet, seat, start + FLEET + SHIP_WIDTH * number, out)
            number += 1


def write_islands(state: PiratesState, start: i64, out: BytesWriter) -> None:
    """What lies open at the islands this month."""
    island: i64 = 1
    while island <= TREASURE_ISLAND:
        at = start + ISLAND_WIDTH * (island - 1)
        if (state.taken >> island) & 1:
            out[at + 4] = 1
        elif island < TREASURE_ISLAND and state.month > 0 and state.phase <= UPGRADE:
            treasure = TREASURES[state.treasures[stack_index(island, state.month)]]
            out[at] = byte(treasure.fame)
            out[at + 1] = byte(treasure.gold)
            out[at + 2] = byte(treasure.chests)
            out[at + 3] = byte(treasure.cards)
        if state.navy_at(island):
            out[at + 5] = 1
        island += 1


def write_black_ship(place: i64, captain: i64, start: i64, out: BytesWriter) -> None:
    """Where a black ship lies and how dangerous her captain is."""
    if captain < 0:
        return
    out[start + place] = 1
    legend = LEGENDS[captain]
    out[start + PLACES] = byte(legend.dice)
    out[start + PLACES + 1] = byte(legend.speed)


def write_ship(state: PiratesState, number: i64, seat: i64, start: i64, out: BytesWriter) -> None:
    """What everybody sees of a ship."""
    ship = state.ships[number]
    out[start] = 1
    if state.owner(number) == seat:
        out[start + 1] = 1
    out[start + 2] = byte(ship.gold)
    out[start + 3] = byte(ship.chests)
    out[start + 4] = byte(ship.fame)
    out[start + 5] = byte(hand_size(ship.hand))
    out[start + 6] = byte((state.combat.present >> number) & 1)
    out[start + 7 + ship.place] = 1
    at = start + 7 + PLACES
    section: i64 = 0
    while section < 4:
        out[at + section] = byte(ship.level(section))
        out[at + 8 + section] = byte(ship.master(section))
        section += 1
    if ship.parrot != NO_PARROT:
        out[at + 4 + ship.parrot] = 1
