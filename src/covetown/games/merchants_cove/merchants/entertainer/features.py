"""The Entertainer's board and answers as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, ONES
from covetown.games.merchants_cove.answers import (
    AMOUNT,
    COLOUR,
    CORRUPTION,
    FLAG,
    GOLD,
    HOURS,
    PLACE,
    SECOND,
    Meaning,
    mark_card,
)
from covetown.games.merchants_cove.feature_bytes import blank, write_bits
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.entertainer import board as shop_board
from covetown.games.merchants_cove.merchants.entertainer.board import (
    HALL,
    LOCATION_NAMES,
    SQUARE,
    EntertainerBoard,
    board_of,
)
from covetown.games.merchants_cove.merchants.entertainer.bundles import (
    AGAIN,
    CROWD,
    LOWER,
    STONE,
    UPPER,
    colour,
    payments,
    value,
)
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CARDS,
    COUNT,
    LOWER_TYPE,
    UPPER_TYPE,
)
from covetown.games.merchants_cove.merchants.entertainer.stage import audience, hall_need
from covetown.games.merchants_cove.numbers import ADVENTURERS
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel import argument_of
from covetown.kernel.bits import ones
from covetown.kernel.counts import byte, one_more, put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

FIRST_CREATURE: Final[i64] = 13
FIRST_IMPRO: Final[i64] = 18  # of the Impro and Skill cards that can be bought


def type_names(names: list[str]) -> list[str]:
    """The types of bundles in the order of their numbers, without the first, which is no bundle."""
    return sorted(set(names))[1:]


UPPER_NAMES: Final = type_names([card.upper for card in CARDS])
LOWER_NAMES: Final = type_names([f"{card.lower}{card.price}" for card in CARDS])
# Where the types of bundles lie in a list of all: Reprise by the icons it repeats.
FIRST_LOWER: Final[i64] = i64(len(UPPER_NAMES))
STONES_AT: Final[i64] = FIRST_LOWER + i64(len(LOWER_NAMES))
CROWD_AT: Final[i64] = STONES_AT + 1
WISP_AT: Final[i64] = STONES_AT + 2
REPRISE_AT: Final[i64] = STONES_AT + 3  # of one icon, and of two
BUNDLES: Final[i64] = STONES_AT + 5

MEANINGS: Final = (
    Meaning(numbers=int(COUNT)),  # play
    Meaning(numbers=int(COUNT)),  # drop
    Meaning(AMOUNT, 3),  # tempo
    Meaning(FLAG, 2),  # swan song
    Meaning(PLACE, 9),  # where the Song begins
    Meaning(numbers=4 * int(BUNDLES)),  # spend a bundle as a colour
    Meaning(FLAG, 2),  # side of Dragon Island
    Meaning(),  # win a fan
    Meaning(numbers=len(TOWNSFOLK)),  # this fan
    Meaning(),  # rune
    Meaning(numbers=0),  # pay with a set of bundles
    Meaning(numbers=8),  # buy a card
    Meaning(numbers=4),  # improvise
    Meaning(),  # brag
    Meaning(numbers=5),  # the Creature whose effect comes next
    Meaning(),
    Meaning(numbers=5),  # take a Creature
    Meaning(PLACE, 9),  # move on
    Meaning(),
    Meaning(AMOUNT, ADVENTURERS[4] + 1),  # Rogues that count
)
KINDS_OF_CARDS: Final = (
    shop_board.PLAY,
    shop_board.DROP,
    shop_board.IMPROVISE,
    shop_board.NEXT_BRAG,
    shop_board.TAKE_CREATURE,
)

# Where a card of another Entertainer lies; from DECK_TOP on in this order on top of the deck.
KNOWN: Final[i64] = 1
DISCARDED: Final[i64] = 2
IN_SONG: Final[i64] = 3  # one more for a spent upper, two more for a spent lower bundle, four more when improvised
IN_BRAG: Final[i64] = 11
BRAGGING: Final[i64] = 12
ON_ISLAND: Final[i64] = 13
IN_STACK: Final[i64] = 14
ON_STACK: Final[i64] = 15
DECK_TOP: Final[i64] = 16


def bundle_type(board: EntertainerBoard, bundle: i64) -> i64:
    """The type of a bundle in the list of all: identical bundles have one type (EN-206)."""
    source = bundle >> 5
    if source == UPPER:
        return UPPER_TYPE[bundle & 31] - 1
    if source == LOWER:
        return FIRST_LOWER + LOWER_TYPE[bundle & 31] - 1
    if source == STONE:
        return STONES_AT
    if source == CROWD:
        return CROWD_AT
    if source == AGAIN:
        return REPRISE_AT + value(board, bundle) - 1
    return WISP_AT


@final
class Payments:
    """The sets of bundles that pay for a fan or a rune, kept while the answers of one question are written."""

    __slots__ = ("board", "hall", "need", "sets")

    def __init__(self, board: EntertainerBoard, need: i64, hall: i64) -> None:
        twin = board.copy()
        assert isinstance(twin, EntertainerBoard)
        self.board = twin
        self.need: i64 = need
        self.hall: i64 = hall
        self.sets = payments(board, need, hall)

    def hold(self, board: EntertainerBoard, need: i64, hall: i64) -> bool:
        """Whether these are still the sets."""
        old = self.board
        return (
            self.need == need
            and self.hall == hall
            and old.song == board.song
            and old.uppers == board.uppers
            and old.lowers == board.lowers
            and old.improvised == board.improvised
            and old.wisps == board.wisps
            and old.stones == board.stones
            and old.volume == board.volume
        )


@final
class EntertainerFeatures(MerchantFeatures):
    """The Entertainer's board, field by field."""

    def __init__(self) -> None:
        self.payments: Payments | None = None

    def names(self) -> list[tuple[str, int]]:
        """The numbers of board and Song, and in which pile every card lies."""
        out = stage_names()
        for zone in ("hand", "known hand", "song", "spent upper", "spent lower", "improvised", "discard"):
            out += [(f"{zone} {card.key}", 1) for card in CARDS]
        # 1: somewhere in the deck, from 2 on: on top of it, in this order
        out += [(f"deck {card.key}", 6) for card in CARDS]
        for zone in ("brag", "bragging", "island"):
            out += [(f"{zone} {card.key}", 1) for card in CARDS[13:18]]
        return out + [(f"stack {card.key}", 1) for card in CARDS[18:]]

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = board_of(player)
        write_stage(board, out)
        write_bits(board.hand, COUNT, out)
        write_bits(board.known, COUNT, out)
        write_bits(board.song, COUNT, out)
        write_bits(board.uppers, COUNT, out)
        write_bits(board.lowers, COUNT, out)
        write_bits(board.improvised, COUNT, out)
        write_bits(board.discard, COUNT, out)
        start = i64(len(out))
        write_bits(board.deck, COUNT, out)
        place: i64 = 2
        for card in board.top:
            put(place, start + card, out)
            place += 1
        write_bits(board.brag >> FIRST_CREATURE, 5, out)
        write_bits(board.bragging >> FIRST_CREATURE, 5, out)
        write_bits(board.island >> FIRST_CREATURE, 5, out)
        write_bits((board.impro_stack | board.skill_stack) >> FIRST_IMPRO, 8, out)

    def public_names(self) -> list[tuple[str, int]]:
        """The numbers of board and Song, and for every card where it lies; deck and hidden hand are one."""
        return stage_names() + [(f"place of {card.key}", 18) for card in CARDS]

    def write_public(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = board_of(player)
        write_stage(board, out)
        start = blank(COUNT, out)
        lay(board.known, KNOWN, start, out)
        lay(board.discard, DISCARDED, start, out)
        lay(board.song, IN_SONG, start, out)
        card: i64 = 0
        song = board.song
        while song > 0:
            if song & 1:
                spent = (board.uppers >> card) & 1 | ((board.lowers >> card) & 1) << 1
                put(IN_SONG + spent + 4 * ((board.improvised >> card) & 1), start + card, out)
            song >>= 1
            card += 1
        lay(board.brag, IN_BRAG, start, out)
        lay(board.bragging, BRAGGING, start, out)
        lay(board.island, ON_ISLAND, start, out)
        lay(board.impro_stack | board.skill_stack, IN_STACK, start, out)
        if board.skill_top >= 0:
            put(ON_STACK, start + board.skill_top, out)
        if board.impro_top >= 0:
            put(ON_STACK, start + board.impro_top, out)
        place = DECK_TOP
        for top in board.top:
            put(place, start + top, out)
            place += 1

    def meanings(self) -> tuple[Meaning, ...]:
        return MEANINGS

    def answer_names(self) -> list[tuple[str, int]]:
        """The card an answer names, and how many bundles of each type it has or spends."""
        out: list[tuple[str, int]] = [("card", int(COUNT))]
        out += [(f"upper {name}", 3) for name in UPPER_NAMES] + [(f"lower {name}", 2) for name in LOWER_NAMES]
        return [*out, ("stones", 3), ("crowd work", 1), ("wisps", 1), ("reprise 1", 1), ("reprise 2", 1)]

    def write_answer(
        self, state: MerchantsState, player: Player, option: i64, at: i64, own: i64, out: BytesWriter
    ) -> None:
        board = board_of(player)
        argument = argument_of(option)
        first = option - argument
        bundles = own + 1
        if first in KINDS_OF_CARDS:
            write_card(argument, at, own, out)
        elif first == shop_board.BUY:
            write_card(board.impro_top if argument else board.skill_top, at, own, out)
            out[at + FLAG] = u8(argument)
            put(board.card_price(), at + GOLD, out)
        elif first == shop_board.SPEND:
            bundle = argument >> 2
            hue = argument & 3
            icons = value(board, bundle)
            out[bundles + bundle_type(board, bundle)] = 1
            out[at + COLOUR + hue] = 1
            out[at + SECOND + (hue if bundle >> 5 == AGAIN else colour(bundle))] = 1
            put(icons, at + AMOUNT, out)
            put(icons * ((audience(state, board) >> (BITS * hue)) & ONES), at + GOLD, out)
        elif first == shop_board.FAN:
            out[at + PLACE + argument] = 1
            mark_card(state, card_at(state, argument), at, out)
        elif first == shop_board.RUNE:
            out[at + COLOUR + (board.bard - HALL)] = 1
        elif first == shop_board.PAY:
            for bundle in self.sets_for(state, board)[argument]:
                place = bundles + bundle_type(board, bundle)
                one_more(place, out)

    def sets_for(self, state: MerchantsState, board: EntertainerBoard) -> list[list[i64]]:
        """The sets that pay for a fan at the Town Square, or for a rune at a Hall."""
        hall = -1 if board.bard == SQUARE else board.bard - HALL
        need = 1 + ones(board.fans) if hall < 0 else hall_need(state, hall)
        found = self.payments
        if found is None or not found.hold(board, need, hall):
            found = Payments(board, need, hall)
            self.payments = found
        return found.sets

    def number_of(self, state: MerchantsState, player: Player, option: i64) -> i64:
        """A card by itself, a bundle by its type and colour; a payment has no number."""
        argument = argument_of(option)
        first = option - argument
        if first in (shop_board.PLAY, shop_board.DROP):
            return argument
        if first == shop_board.SPEND:
            return 4 * bundle_type(board_of(player), argument >> 2) + (argument & 3)
        if first == shop_board.FAN:
            return card_at(state, argument)
        if first == shop_board.BUY:
            board = board_of(player)
            return (board.impro_top if argument else board.skill_top) - FIRST_IMPRO
        if first == shop_board.IMPROVISE:
            return argument - FIRST_IMPRO
        if first == shop_board.PAY:
            return -1
        return argument - FIRST_CREATURE


def write_card(card: i64, at: i64, own: i64, out: BytesWriter) -> None:
    """A card in a row: its number, its hourglasses, volume and Corruption, and its bundles."""
    found = CARDS[card]
    put(card + 1, own, out)
    put(found.hourglasses, at + HOURS, out)
    put(found.volume, at + AMOUNT, out)
    put(found.corruption, at + CORRUPTION, out)
    if UPPER_TYPE[card] > 0:
        out[own + UPPER_TYPE[card]] = 1
    if LOWER_TYPE[card] > 0:
        out[own + FIRST_LOWER + LOWER_TYPE[card]] = 1


def lay(cards: i64, where: i64, at: i64, out: BytesWriter) -> None:
    """Write down where these cards lie."""
    while cards > 0:
        if cards & 1:
            put(where, at, out)
        cards >>= 1
        at += 1


def stage_names() -> list[tuple[str, int]]:
    """What everybody sees beside the cards: the numbers of the board, the Song, the fans."""
    out = [("volume", 6), ("quarter", 3), ("stones", 3), ("badges", 6), ("movement", 4), ("wisps", 1), ("hand", 4)]
    out += [("rogues", 8), ("side", 2), ("top of the discards", 26), ("skill top", 26), ("impro top", 26)]
    out += [(name, 1) for name in ("swan", "sang", "bragged", "bought", "acted", "earned", "finished")]
    out += [(f"rune {colour_name}", 1) for colour_name in COLOUR_NAMES]
    out += [(f"bard at {name}", 1) for name in LOCATION_NAMES]
    out += [(f"visited {name}", 1) for name in LOCATION_NAMES]
    return out + [(f"fan {card.key}", 2) for card in TOWNSFOLK]  # 2: it lies beside the board


def write_stage(board: EntertainerBoard, out: BytesWriter) -> None:
    out.append(byte(board.volume))
    out.append(byte(board.quarter))
    out.append(byte(board.stones))
    out.append(byte(board.badges))
    out.append(byte(board.movement))
    out.append(byte(board.wisps))
    out.append(byte(ones(board.hand)))
    out.append(byte(board.cult + 1))
    out.append(byte(board.side + 1))
    out.append(byte(board.dropped + 1))
    out.append(byte(board.skill_top + 1))
    out.append(byte(board.impro_top + 1))
    out.append(u8(1) if board.swan else u8(0))
    out.append(u8(1) if board.sang else u8(0))
    out.append(u8(1) if board.bragged else u8(0))
    out.append(u8(1) if board.bought else u8(0))
    out.append(u8(1) if board.acted else u8(0))
    out.append(u8(1) if board.earned else u8(0))
    out.append(u8(1) if board.finished else u8(0))
    write_bits(board.runes, 4, out)
    write_bits(i64(1) << board.bard if board.bard >= 0 else 0, 9, out)
    write_bits(board.visited, 9, out)
    start = i64(len(out))
    write_bits(board.fans, 36, out)
    if board.beside != 0:
        lay(board.beside, 2, start, out)
