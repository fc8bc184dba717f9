"""The rows of learners, first part: the month, what is asked, the rules, the bank, the decks, the islands, the Navy."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import FACES_IN_HAND, FAME_ONE, FIRST_PARROT
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.feature_bytes import mark_number, write_faces
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.ship import NONE, TREASURE_ISLAND
from covetown.games.pirates_cove.state import (
    ALL_CHESTS,
    ALL_GOLD,
    FORGOTTEN,
    MONTHS,
    NO_BLACK_SHIP,
    PHASES,
    UPGRADE,
    PiratesState,
)
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.kernel.counts import one_more, put

SHIPS: Final[i64] = 6
ISLANDS: Final[i64] = 6
OUTER_ISLANDS: Final[i64] = 5
FACES: Final[i64] = 23
CAPTAINS: Final[i64] = 5
ISLAND_WIDTH: Final[i64] = 5
BLACK_SHIP_WIDTH: Final[i64] = ISLANDS + CAPTAINS
SQUADRON_WIDTH: Final[i64] = OUTER_ISLANDS + SHIPS
MAP_WIDTH: Final[i64] = OUTER_ISLANDS + SHIPS

RULES: Final[tuple[str, ...]] = (
    "multi mastercraft",
    "secret map at once",
    "navy at the hull",
    "reload may flee",
    "wrecks return",
    "no fame floor",
    "best ship counts",
    "even windows",
)
# The kinds of decisions, as questions name them.
STAGES: Final[tuple[str, ...]] = (
    "rigging",
    "course",
    "window_t",
    "window_n0",
    "open_course",
    "window_n1",
    "battle_card",
    "volley",
    "reload",
    "kegs",
    "target",
    "navy_target",
    "parrot",
    "cove",
    "upgrade",
    "bury_chests",
    "bury_gold",
)
STAGE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(STAGES)}

# Where the blocks of fields begin.
PHASE: Final[i64] = 3
STAGE: Final[i64] = PHASE + 8
RULE: Final[i64] = STAGE + 17
BANK: Final[i64] = RULE + 8
TAVERN: Final[i64] = BANK + 2
DISCARD: Final[i64] = TAVERN + 3
TOP: Final[i64] = DISCARD + FACES
HELD: Final[i64] = TOP + FACES
FRESH: Final[i64] = HELD + FACES_IN_HAND
LEGEND_DECK: Final[i64] = FRESH + FAME_ONE  # fame cards are never discarded
SUNK: Final[i64] = LEGEND_DECK + 1
ISLAND: Final[i64] = SUNK + CAPTAINS
BLACK: Final[i64] = ISLAND + OUTER_ISLANDS * ISLAND_WIDTH
NAVY: Final[i64] = BLACK + 2 * BLACK_SHIP_WIDTH
MAPS: Final[i64] = NAVY + 2 * SQUADRON_WIDTH
OFFERED: Final[i64] = MAPS + 2 * MAP_WIDTH
TURN: Final[i64] = OFFERED + 4
TABLE_WIDTH: Final[i64] = TURN + 4


def table_fields() -> list[tuple[str, int]]:
    """What the table has that belongs to no ship."""
    out = [("asked", 1), ("month", int(MONTHS)), ("two ships a player", 1)]
    out += [(f"phase {name}", 1) for name in PHASES]
    out += [(f"stage {name}", 1) for name in STAGES]
    out += [(f"rule: {name}", 1) for name in RULES]
    out += [("bank: gold", int(ALL_GOLD)), ("bank: chests", int(ALL_CHESTS))]
    out += [("tavern: deck", 42), ("tavern: wrecks out of the game", 7), ("tavern: old hands forgotten", 1)]
    out += [(f"discard: {card.key}", card.copies) for card in CARDS]
    out += [(f"on top of the discard pile: {card.key}", 1) for card in CARDS]
    out += [(f"in hands since the deck was made: {card.key}", card.copies) for card in CARDS[: int(FACES_IN_HAND)]]
    out += [(f"in the deck when it was made: {card.key}", card.copies) for card in CARDS[: int(FAME_ONE)]]
    out += [("legends in the deck", int(CAPTAINS))]
    out += [(f"sunk: {legend.key}", 1) for legend in LEGENDS]
    for island in range(1, int(OUTER_ISLANDS) + 1):
        sizes = (("fame", 4), ("gold", 9), ("chests", 6), ("cards", 1), ("plundered", 1))
        out += [(f"island {island}: {what}", whole) for what, whole in sizes]
    for black in ("A", "B"):
        out += [(f"black ship {black} at {island}", 1) for island in range(1, int(ISLANDS) + 1)]
        out += [(f"black ship {black}: {legend.key}", 1) for legend in LEGENDS]
    for thing in ("squadron 1", "squadron 2", "map of this month", "map of next month"):
        out += [(f"{thing} at {island}", 1) for island in range(1, int(OUTER_ISLANDS) + 1)]
        out += [(f"{thing} of ship {number}", 1) for number in range(int(SHIPS))]
    out += [(f"parrot offered: {section}", 1) for section in SECTIONS]
    out += [("upgrade: bought", 3), ("upgrade: buried", 1), ("upgrade: chests put aside", int(ALL_CHESTS))]
    out += [("upgrade: paid double", 1)]
    return out


def write_table(state: PiratesState, seat: i64, question: Question | None, start: i64, out: BytesWriter) -> None:
    """What everybody sees of the table, and what this seat is asked."""
    put(state.month, start + 1, out)
    fleet = state.fleet()
    if fleet > state.seats:
        out[start + 2] = 1  # PC-571
    out[start + PHASE + state.phase] = 1
    if question is not None:
        if (state.waiting >> seat) & 1:
            out[start] = 1
            out[start + STAGE + STAGE_NUMBERS[question.kind(state, seat)]] = 1
        else:
            out[start + STAGE + STAGE_NUMBERS[question.public_kind(state)]] = 1
        face = question.card_aside(state)
        if face != NONE:
            out[start + OFFERED + face - FIRST_PARROT] = 1
    write_rules(state, start + RULE, out)
    put(state.bank_gold, start + BANK, out)
    put(state.bank_chests, start + BANK + 1, out)
    write_tavern(state, start, out)
    put(i64(len(state.legends)), start + LEGEND_DECK, out)
    for captain in state.sunk_legends:
        out[start + SUNK + captain] = 1
    write_islands(state, start + ISLAND, out)
    write_black_ship(state.place_a, state.captain_a, start + BLACK, out)
    write_black_ship(state.place_b, state.captain_b, start + BLACK + BLACK_SHIP_WIDTH, out)
    if state.navy:
        at = start + NAVY
        for squadron in state.navy:
            if squadron != 0:
                write_marker(i64(squadron) >> 3, (i64(squadron) & 7) + fleet - seat, fleet, at, out)
            at += SQUADRON_WIDTH
    for marker in state.maps:
        at = start + MAPS + MAP_WIDTH * ((i64(marker) >> 6) - state.month)
        write_marker((i64(marker) >> 3) & 7, (i64(marker) & 7) + fleet - seat, fleet, at, out)
    if state.phase == UPGRADE and state.queue != 0:
        put(state.bought, start + TURN, out)
        put(state.buried, start + TURN + 1, out)
        put(state.burying, start + TURN + 2, out)
        put(state.doubled, start + TURN + 3, out)


def write_rules(state: PiratesState, start: i64, out: BytesWriter) -> None:
    """What the table agreed on."""
    rules = state.rules
    if rules.multi_mastercraft:
        out[start] = 1
    if rules.map_at_once:
        out[start + 1] = 1
    if rules.navy_at_hull:
        out[start + 2] = 1
    if rules.reload_may_flee:
        out[start + 3] = 1
    if rules.wrecks_return:
        out[start + 4] = 1
    if rules.no_floor:
        out[start + 5] = 1
    if rules.best_ship:
        out[start + 6] = 1
    if rules.even_windows:
        out[start + 7] = 1


def write_tavern(state: PiratesState, start: i64, out: BytesWriter) -> None:
    """The tavern deck: its size, what was discarded, and what everybody knows of it since it was last made."""
    put(i64(len(state.deck)), start + TAVERN, out)
    put(state.wrecks, start + TAVERN + 1, out)
    at = start + DISCARD
    face: i64 = NONE
    for card in state.discard:
        face = card.ident
        one_more(at + face, out)
    if face != NONE:
        out[start + TOP + face] = 1
    if state.held == FORGOTTEN:
        out[start + TAVERN + 2] = 1
    else:
        write_faces(state.held, start + HELD, out)
    write_faces(state.fresh, start + FRESH, out)


def write_islands(state: PiratesState, start: i64, out: BytesWriter) -> None:
    """What lies open at the outer islands this month."""
    open_cards = state.month > 0 and state.phase <= UPGRADE
    island: i64 = 1
    at = start
    while island < TREASURE_ISLAND:
        if (state.taken >> island) & 1:
            out[at + 4] = 1
        elif open_cards:
            treasure = TREASURES[state.treasures[stack_index(island, state.month)]]
            put(treasure.fame, at, out)
            put(treasure.gold, at + 1, out)
            put(treasure.chests, at + 2, out)
            put(treasure.cards, at + 3, out)
        island += 1
        at += ISLAND_WIDTH


def write_black_ship(place: i64, captain: i64, start: i64, out: BytesWriter) -> None:
    """Where a black ship lies and who commands her."""
    if captain == NO_BLACK_SHIP:
        return
    mark_number(place, start, out)
    if captain >= 0:
        out[start + ISLANDS + captain] = 1


def write_marker(island: i64, ship: i64, fleet: i64, start: i64, out: BytesWriter) -> None:
    """A squadron or a map: the island where it lies, and the ship it belongs to, counted from the own seat."""
    mark_number(island, start, out)
    out[start + OUTER_ISLANDS + ship % fleet] = 1
