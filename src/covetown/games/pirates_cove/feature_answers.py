"""What an answer means, for learners: a row of fields of its own, and a number by its meaning.

Ships are counted from the deciding seat on, clockwise: 0 is the own ship (with two ships a player, 0 and 2 are).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import (
    AVAST_BELAY,
    FAME_ONE,
    FIRST_PARROT,
    GOING_ON_THE_ACCOUNT,
    GRAPESHOT_ATTACK,
    MASTERCRAFT,
    POWDER_KEG,
    SIX_GUN_SALUTE,
    TREASURE_OVERBOARD,
)
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.cards.events import face_submitted
from covetown.games.pirates_cove.cards.mastercraft import MENDING
from covetown.games.pirates_cove.cards.volley import WITH_GRAPESHOT, WITH_KEG, WITH_SALUTE
from covetown.games.pirates_cove.combat.ledger import LEGEND_SIDE
from covetown.games.pirates_cove.feature_bytes import mark_number
from covetown.games.pirates_cove.feature_combat import NPCS
from covetown.games.pirates_cove.feature_table import ISLANDS, OUTER_ISLANDS, SHIPS
from covetown.games.pirates_cove.mat import SECTIONS, TOP_LEVEL, level_in, price_into
from covetown.games.pirates_cove.options import (
    ACCOUNT,
    AIM,
    AIM_NAVY,
    ATTACH,
    BATTLE,
    BURY_CHESTS,
    BURY_GOLD,
    BUY,
    CHESTS,
    FIRE,
    KEEP_PARROT,
    KEGS,
    KIND_NAMES,
    MEND,
    NO_SECTION,
    PLAY_COMMISSION,
    PLAY_CONSORT,
    PLAY_FAREWELL,
    PLAY_INTERCEPT,
    PLAY_MAP,
    PLAY_NEST,
    RAISE,
    RAISE_TWICE,
    RIG,
    SAIL,
    SAIL_BOTH,
    TAKE_PARROT,
)
from covetown.games.pirates_cove.state import ALL_CHESTS, ALL_GOLD, PiratesState
from covetown.games.pirates_cove.upgrade import CARD_PRICE, GOLD_FOR_FAME
from covetown.kernel.counts import put
from covetown.kernel.packing import ARGUMENT, ARGUMENT_BITS

KINDS: Final[i64] = 33
SECTION_WAYS: Final[i64] = 5  # one of four sections, or none named

# Where the blocks of fields begin.
SHIP: Final[i64] = KINDS
NPC: Final[i64] = SHIP + SHIPS
SECTION: Final[i64] = NPC + 3
ISLAND: Final[i64] = SECTION + SECTION_WAYS
SECOND_ISLAND: Final[i64] = ISLAND + ISLANDS
FACE: Final[i64] = SECOND_ISLAND + ISLANDS
PARROT: Final[i64] = FACE + FAME_ONE
AMOUNT: Final[i64] = PARROT + 4
ANSWER_WIDTH: Final[i64] = AMOUNT + 3
BLANK_ANSWER: Final = bytes(int(ANSWER_WIDTH))

# How many numbers each kind of answer has, by the number of the kind.
SIZES: Final[dict[int, int]] = {
    int(RIG): 4,
    int(PLAY_CONSORT): int(SHIPS),
    int(PLAY_NEST): int(SHIPS),
    int(PLAY_INTERCEPT): int(OUTER_ISLANDS),
    int(PLAY_COMMISSION): 2 * int(OUTER_ISLANDS),
    int(PLAY_FAREWELL): int(ISLANDS),
    int(SAIL): int(ISLANDS),
    int(SAIL_BOTH): int(ISLANDS * ISLANDS),
    int(BATTLE): int(TREASURE_OVERBOARD - AVAST_BELAY + ALL_CHESTS),
    int(FIRE): 3 * int(WITH_KEG),
    int(KEGS): 3,
    int(AIM): int(SHIPS * SECTION_WAYS) + 3,
    int(AIM_NAVY): int(SHIPS) * 4,
    int(RAISE): 4,
    int(RAISE_TWICE): 4,
    int(BURY_CHESTS): int(ALL_CHESTS) + 1,
    int(BURY_GOLD): int(ALL_GOLD // GOLD_FOR_FAME) + 1,
    int(ATTACH): 4,
    int(MEND): 4,
    int(ACCOUNT): 4,
}


def first_numbers() -> tuple[int, ...]:
    """The first number of every kind, and at last how many numbers there are."""
    out: list[int] = [0]
    total = 0
    for kind in range(1, int(KINDS) + 1):
        out.append(total)
        total += SIZES.get(kind << int(ARGUMENT_BITS), 1)
    out.append(total)
    return tuple(out)


FIRST_NUMBERS: Final = first_numbers()
PLAIN_ACTIONS: Final[int] = FIRST_NUMBERS[-1]


def answer_fields() -> list[tuple[str, int]]:
    """The kind, the target, the section, the islands, the cards laid, the parrot, and the amounts."""
    out = [(f"kind {name}", 1) for name in KIND_NAMES[1:]]
    out += [(f"ship {number}", 1) for number in range(int(SHIPS))]
    out += [(npc, 1) for npc in NPCS]
    out += [(f"section {name}", 1) for name in (*SECTIONS, "none named")]
    out += [(f"island {island}", 1) for island in range(1, int(ISLANDS) + 1)]
    out += [(f"second ship's island {island}", 1) for island in range(1, int(ISLANDS) + 1)]
    out += [(f"card {card.key}", min(card.copies, 2)) for card in CARDS[: int(FAME_ONE)]]
    out += [(f"parrot of {section}", 1) for section in SECTIONS]
    out += [("chests", int(ALL_CHESTS)), ("gold paid", int(ALL_GOLD)), ("level reached", int(TOP_LEVEL))]
    return out


def write_answer(state: PiratesState, seat: i64, option: i64, out: BytesWriter) -> None:
    """Append the row of an answer."""
    start = i64(len(out))
    out.write(BLANK_ANSWER)
    argument = option & ARGUMENT
    kind = option - argument
    out[start + (option >> ARGUMENT_BITS) - 1] = 1
    if kind in (AIM, AIM_NAVY):
        write_side(state, seat, argument >> 3, start, out)
        out[start + SECTION + (argument & 7)] = 1
    elif kind == SAIL:
        mark_number(argument, start + ISLAND, out)
    elif kind == SAIL_BOTH:
        mark_number(argument >> 3, start + ISLAND, out)
        mark_number(argument & 7, start + SECOND_ISLAND, out)
    elif kind == FIRE:
        if argument & WITH_GRAPESHOT:
            out[start + FACE + GRAPESHOT_ATTACK] = 1
        if argument & WITH_SALUTE:
            out[start + FACE + SIX_GUN_SALUTE] = 1
        put(argument // WITH_KEG, start + FACE + POWDER_KEG, out)
    elif kind == KEGS:
        put(argument, start + FACE + POWDER_KEG, out)
    elif kind == BATTLE:
        out[start + FACE + argument // CHESTS] = 1
        put(argument % CHESTS, start + AMOUNT, out)
    elif kind == BURY_CHESTS:
        put(argument, start + AMOUNT, out)
    elif kind == BURY_GOLD:
        put(argument * GOLD_FOR_FAME, start + AMOUNT + 1, out)
    elif kind == BUY:
        put(CARD_PRICE, start + AMOUNT + 1, out)
    elif PLAY_CONSORT <= kind <= PLAY_FAREWELL:
        write_event(state, seat, kind, argument, start, out)
    elif kind in (KEEP_PARROT, TAKE_PARROT):
        write_parrot(state, seat, kind, start, out)
    elif kind in (RIG, RAISE, RAISE_TWICE, ATTACH, MEND, ACCOUNT):
        write_work(state, seat, kind, argument, start, out)


def write_side(state: PiratesState, seat: i64, side: i64, start: i64, out: BytesWriter) -> None:
    """A side of a combat that is fired at."""
    if side >= LEGEND_SIDE:
        out[start + NPC + side - LEGEND_SIDE] = 1
    else:
        fleet = state.fleet()
        out[start + SHIP + (side + fleet - seat) % fleet] = 1


def write_event(state: PiratesState, seat: i64, kind: i64, argument: i64, start: i64, out: BytesWriter) -> None:
    """An event card submitted in a window, with what it names."""
    out[start + FACE + face_submitted(kind)] = 1
    if kind in (PLAY_CONSORT, PLAY_NEST):
        write_side(state, seat, argument, start, out)
    elif kind != PLAY_MAP:
        mark_number(argument & 7, start + ISLAND, out)
        if kind == PLAY_COMMISSION:
            out[start + NPC + 1 + (argument >> 3)] = 1


def write_parrot(state: PiratesState, seat: i64, kind: i64, start: i64, out: BytesWriter) -> None:
    """The parrot that stays: the old one, or the one just drawn."""
    question = state.asking
    assert question is not None
    section = question.card_aside(state) - FIRST_PARROT
    if kind == KEEP_PARROT:
        section = state.ships[question.ship(state, seat)].parrot
    out[start + PARROT + section] = 1


def write_work(state: PiratesState, seat: i64, kind: i64, section: i64, start: i64, out: BytesWriter) -> None:
    """Work on a section of the own ship: its card, its price, and the level it reaches."""
    out[start + SECTION + section] = 1
    if kind == ATTACH:
        out[start + FACE + MASTERCRAFT] = 1
        return
    if kind == MEND:
        put(MENDING, start + AMOUNT + 1, out)
        return
    question = state.asking
    assert question is not None
    captain = state.ships[question.ship(state, seat)]
    level = level_in(captain.draft if kind == RIG else captain.levels, section) + 1
    put(level, start + AMOUNT + 2, out)
    if kind == ACCOUNT:
        out[start + FACE + GOING_ON_THE_ACCOUNT] = 1
        return
    price = price_into(level)
    put(2 * price if kind == RAISE_TWICE else price, start + AMOUNT + 1, out)


def plain_action(state: PiratesState, seat: i64, option: i64) -> i64:
    """The number of an answer: the first of its kind, and on from there by what it names."""
    argument = option & ARGUMENT
    kind = option - argument
    first = i64(FIRST_NUMBERS[option >> ARGUMENT_BITS])
    if kind in (AIM, AIM_NAVY):
        side = argument >> 3
        ways: i64 = NO_SECTION if kind == AIM_NAVY else SECTION_WAYS
        if side >= LEGEND_SIDE:
            return first + SHIPS * ways + side - LEGEND_SIDE
        fleet = state.fleet()
        return first + ways * ((side + fleet - seat) % fleet) + (argument & 7)
    if kind in (SAIL, PLAY_INTERCEPT, PLAY_FAREWELL):
        return first + argument - 1
    if kind == SAIL_BOTH:
        return first + ISLANDS * ((argument >> 3) - 1) + (argument & 7) - 1
    if kind in (PLAY_CONSORT, PLAY_NEST):
        fleet = state.fleet()
        return first + (argument + fleet - seat) % fleet
    if kind == PLAY_COMMISSION:
        return first + OUTER_ISLANDS * (argument >> 3) + (argument & 7) - 1
    if kind == BATTLE:
        number = first + argument // CHESTS - AVAST_BELAY
        chests = argument % CHESTS
        return number + chests - 1 if chests > 0 else number
    return first + argument
