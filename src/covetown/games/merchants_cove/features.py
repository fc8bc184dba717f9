"""The table as numbers, for learning: what one seat may know, and what its answers mean, one byte a field.

An observation begins with the town, the harbour and the clock; then comes what is asked, then the own secrets, then
every side from the own seat on, then the own board in the block of its merchant, and last the boards of the others, as
far as they are public, in blocks by merchant (`MerchantFeatures`).
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from covetown.games.merchants_cove import options
from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KIND_NAMES
from covetown.games.merchants_cove.answers import (
    ARGUMENTS,
    COLOUR,
    CORE_MEANINGS,
    CORRUPTION,
    FLAG,
    GOLD,
    HOURS,
    ICONS_OF,
    PLACE,
    WORTH_ZERO,
    Meaning,
    argument_names,
    mark_card,
    mark_number,
    mark_place,
)
from covetown.games.merchants_cove.corruption import FACE_NAMES
from covetown.games.merchants_cove.feature_bytes import (
    NOTHING_ASKED,
    spread_fours,
    spread_sixes,
    total_sixes,
    write_bits,
    write_crowd,
)
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.merchant import Merchant
from covetown.games.merchants_cove.merchants import SHELF, merchants
from covetown.games.merchants_cove.numbers import RECRUIT_CORRUPTION, RECRUIT_HOURS
from covetown.games.merchants_cove.options import BLOCK
from covetown.games.merchants_cove.options import KIND_NAMES as ANSWER_NAMES
from covetown.games.merchants_cove.piers import BERTH_NAMES, PIER_NAMES
from covetown.games.merchants_cove.scoring import card_worth, staff_worth
from covetown.games.merchants_cove.state import MerchantsState, Player
from covetown.games.merchants_cove.town.square import card_at, deck_size
from covetown.games.merchants_cove.town.townsfolk import SET_NAMES, TARGET_NAMES, TOWNSFOLK
from covetown.kernel import argument_of, kind_number
from covetown.kernel.bits import bit
from covetown.kernel.counts import byte, put
from covetown.kernel.game import Features
from covetown.kernel.state import State

SIDES: Final[i64] = 6
SIDE_NAMES: Final = ("own", "rival 1", "rival 2", "rival 3", "rival 4", "rival 5")
ANSWERS: Final[i64] = 17  # kinds of answers the core has, with the unused 0
PHASES: Final = ("arrival", "production", "market", "cleanup")
STAFF_SLOTS: Final[i64] = 6
TOWN: Final[i64] = i64(len(TOWNSFOLK))


@final
class Block:
    """Where the things of a merchant lie: its board among the observations, its answers among the rows and numbers."""

    def __init__(self, merchant: Merchant) -> None:
        features = merchant.features
        self.merchant = merchant
        self.spaces: i64 = i64(len(merchant.spaces))
        self.figures: i64 = i64(len(merchant.figures))
        # The own board: which merchant it is, where the figures stand, its fields; and the zeros around it.
        self.width: i64 = 1 + self.spaces * self.figures + i64(len(features.names()))
        self.before = b""
        self.after = b""
        # The board of another: whose it is, where the figures stand, its public fields; zeros if nobody has it.
        self.public_width: i64 = SIDES - 1 + self.figures + i64(len(features.public_names()))
        self.absent = bytes(int(self.public_width))
        # The own kinds of answers: where they begin in a row, then the own fields; and the first number of each.
        self.meanings: tuple[Meaning, ...] = features.meanings()
        self.kinds: i64 = 0
        self.fields: i64 = 0
        self.first_space: i64 = 0
        self.first_staff: i64 = 0
        self.first_numbers: list[i64] = []


def core_numbers() -> vec[i64]:
    """The first plain number of every kind of the core's, and last how many there are."""
    out = vec[i64]()
    number: i64 = 0
    for meaning in CORE_MEANINGS:
        out = append(out, number)
        number += meaning.numbers
    return append(out, number)


CORE_NUMBERS: Final = core_numbers()


@final
class MerchantsFeatures(Features):
    """Harbour, clock, town, the own secrets, everybody's open things, and all shop boards; answers by their meaning."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []  # in the order of the shelf, the Peddler's too
        self.by_number: list[Block | None] = []  # by the merchants' numbers
        self.laid_for: tuple[Merchant, ...] = ()  # the merchants that were on the shelf when the blocks were laid out
        self.numbers: i64 = 0
        self.row = b""

    def lay_out(self) -> None:
        """Lay the blocks of all merchants side by side."""
        blocks = [Block(merchant) for merchant in SHELF.everyone]
        by_number: list[Block | None] = [None for _ in range(32)]
        whole: i64 = 0
        for block in blocks:
            by_number[block.merchant.number] = block
            if not block.merchant.automatic:
                whole += block.width
        before: i64 = 0
        at: i64 = ARGUMENTS + ANSWERS - 1
        number = CORE_NUMBERS[ANSWERS]
        for block in blocks:
            merchant = block.merchant
            if merchant.automatic:
                continue
            block.before = bytes(int(before))
            before += block.width
            block.after = bytes(int(whole - before))
            block.kinds = at
            at += i64(len(merchant.kinds))
            block.fields = at
            at += i64(len(merchant.features.answer_names()))
            block.first_space = number
            number += block.spaces * block.figures
            block.first_staff = number
            number += i64(len(merchant.staff))
            for meaning in block.meanings:
                block.first_numbers.append(number)
                number += meaning.numbers
        self.blocks = blocks
        self.by_number = by_number
        self.numbers = number
        self.row = bytes(int(at))
        self.laid_for = SHELF.everyone

    def block_of(self, merchant: Merchant) -> Block:
        """Where the things of a merchant lie."""
        if self.laid_for is not SHELF.everyone:
            self.lay_out()
        found = self.by_number[merchant.number]
        if found is None or found.merchant is not merchant:
            raise ValueError(f"{merchant.key} is not on the shelf")
        return found

    def fields(self) -> list[tuple[str, int]]:
        out: list[tuple[str, int]] = [("asked", 1), ("own turn", 1), ("round", 3), ("signal", 1), ("marker", 24)]
        out += [(f"phase {name}", 1) for name in PHASES]
        out += [(f"rogue card {number}", 1) for number in range(3)]
        out += [("half hours to the marker", 24), ("hours due", 4), ("corruption due", 2)]
        for place in ("bag", "drawn", "halls and lair"):
            out += [(f"{place}: {kind}", 13) for kind in KIND_NAMES]
        for boat in range(1, 7):
            out.append((f"boat {boat} sails", 1))
            out += [(f"boat {boat}: {kind}", 4) for kind in KIND_NAMES]
        for berth in BERTH_NAMES:
            out += [(f"berth {berth} taken", 1), (f"berth {berth} boat", 6)]
        for pier in PIER_NAMES:
            out += [(f"{pier}: {kind}", 8) for kind in KIND_NAMES]
        for space in range(1, 5):
            out += [(f"space {space} card", 36), (f"space {space} worth + 20", 40)]
            out += [(f"space {space} icons {name}", 2) for name in (*COLOUR_NAMES, "corruption")]
        out += [(f"set {name}", 1) for name in SET_NAMES]
        out += [("townsfolk deck", 36), ("recruited card", 36)]
        # 1: somewhere among the unknown cards of the deck, from 2 on: under them, in this order
        out += [(f"deck: {card.key}", 12) for card in TOWNSFOLK]
        out += [("corruption deck", 60), ("corruption discards", 60)]
        out += [(f"may {name}", 1) for name in ANSWER_NAMES[1:]]
        out += [(f"may own kind {number}", 1) for number in range(int(BLOCK))]
        out += [("sale gold", 60), *asked_names()]
        out += [(f"own card {face}", 4) for face in FACE_NAMES]
        out += [(f"own discard {face}", 4) for face in FACE_NAMES]
        for side in SIDE_NAMES:
            out += [(f"{side}: there", 1), (f"{side}: gold", 250), (f"{side}: gold beyond 255", 250)]
            out += [(f"{side}: clock", 28), (f"{side}: corruption", 15), (f"{side}: staff worth + 20", 60)]
            out += [(f"{side}: before", 5), (f"{side}: marked", 8)]
            out += [(f"{side}: shield {colour}", 2) for colour in COLOUR_NAMES]
            out += [(f"{side}: active", 1), (f"{side}: sold at the Black Market", 1)]
            out += [(f"{side}: staff {slot}", 36) for slot in range(1, int(STAFF_SLOTS) + 1)]
            out += [(f"{side}: shelf {good_name(good)}", 3) for good in range(int(GOODS))]
        for merchant in merchants():
            out.append((f"own merchant {merchant.key}", 1))
            for figure in merchant.figures:
                out += [(f"own {figure} on {merchant.key} {space.key}", 1) for space in merchant.spaces]
            out += [(f"{merchant.key}: {name}", whole) for name, whole in merchant.features.names()]
        for merchant in SHELF.everyone:
            out += [(f"{side} is the {merchant.key}", 1) for side in SIDE_NAMES[1:]]
            out += [(f"rival {merchant.key} {figure}", max(1, len(merchant.spaces))) for figure in merchant.figures]
            out += [(f"rival {merchant.key}: {name}", whole) for name, whole in merchant.features.public_names()]
        return out

    def actions(self) -> int:
        return 1024

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, MerchantsState)
        self.write_table(state, seat, out)

    def write_table(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        """Append what a seat may know of the table."""
        own = state.players[seat]
        asked = (state.waiting >> seat) & 1
        active: i64 = 1 if state.active == seat else 0
        signal: i64 = 1 if state.signal else 0
        write_i32_le(out, i32(asked | active << 8 | state.round << 16 | signal << 24))
        out.append(byte(state.marker))
        write_i32_le(out, i32(one_hot(state.phase, 4)))
        write_i16_le(out, i16(one_hot(state.rogue_card, 2)))
        out.append(u8(1) if state.rogue_card == 2 else u8(0))
        out.append(byte(state.marker - own.position))
        out.append(byte(state.due_hours))
        out.append(byte(state.due_corruption))
        write_harbour(state, out)
        write_town(state, out)
        write_question(state, asked == 1, own, out)
        write_i64_le(out, spread_sixes(own.corruption))
        out.append(u8((own.corruption >> 48) & 63))
        write_i64_le(out, spread_sixes(own.discarded))
        out.append(u8((own.discarded >> 48) & 63))
        players = state.players
        count = i64(len(players))
        rivals: i64 = 0  # the numbers of their merchants, as bits
        at = seat
        side: i64 = 0
        while side < count:
            player = players[at]
            write_side(state, player, out)
            rivals |= bit(player.merchant.number)
            at += 1
            if at == count:
                at = 0
            side += 1
        out.write(ABSENT[count])
        block = self.block_of(own.merchant)
        out.write(block.before)
        start = i64(len(out))
        out.append(1)
        write_figures(own, block, out)
        own.merchant.features.write(state, own, out)
        assert i64(len(out)) == start + block.width
        out.write(block.after)
        rivals &= ~bit(own.merchant.number)
        for other in self.blocks:
            if (rivals >> other.merchant.number) & 1:
                for player in players:
                    if player.merchant is other.merchant:
                        write_rival(state, own, player, other, out)
                        break
            else:
                out.write(other.absent)

    def answer_fields(self) -> list[tuple[str, int]]:
        """The name of every field of an answer, and the count that learners see as 1."""
        out = argument_names() + [(f"kind {name}", 1) for name in ANSWER_NAMES[1:]]
        for merchant in merchants():
            out += [(f"kind {merchant.key} {name}", 1) for name in merchant.kinds]
            out += [(f"{merchant.key}: {name}", whole) for name, whole in merchant.features.answer_names()]
        return out

    def write_answer(self, state: State, seat: i64, option: i64, out: BytesWriter) -> None:
        """Append what an answer means: one byte for every answer field. The same meaning is the same row."""
        assert isinstance(state, MerchantsState)
        self.write_row(state, state.players[seat], option, out)

    def write_row(self, state: MerchantsState, player: Player, option: i64, out: BytesWriter) -> None:
        """Append what an answer of a player means."""
        if self.laid_for is not SHELF.everyone:
            self.lay_out()
        at = i64(len(out))
        out.write(self.row)
        kind = kind_number(option)
        argument = argument_of(option)
        if kind < ANSWERS:
            out[at + ARGUMENTS + kind - 1] = 1
            write_core_answer(state, player, option, at, out)
            return
        block = self.block_of(player.merchant)
        own = kind - player.merchant.first_kind
        out[at + block.kinds + own] = 1
        if own < len(block.meanings):
            block.meanings[own].write(argument, at, out)
        else:
            mark_number(argument, at, out)
        player.merchant.features.write_answer(state, player, option, at, at + block.fields, out)

    def plain_actions(self) -> int:
        """How many numbers `plain_action` uses."""
        if self.laid_for is not SHELF.everyone:
            self.lay_out()
        return int(self.numbers)

    def plain_action(self, state: State, seat: i64, option: i64) -> i64:
        """A number for an answer by its meaning, from 0, the same in every position and game; -1: none of its own."""
        assert isinstance(state, MerchantsState)
        return self.plain_number(state, state.players[seat], option)

    def plain_number(self, state: MerchantsState, player: Player, option: i64) -> i64:
        """The number of an answer of a player, or -1."""
        kind = kind_number(option)
        argument = argument_of(option)
        if kind >= ANSWERS:
            block = self.block_of(player.merchant)
            own = kind - player.merchant.first_kind
            if own >= len(block.meanings):
                return -1
            meaning = block.meanings[own]
            if not meaning.own_numbers:
                return block.first_numbers[own] + meaning.number(argument)
            number = player.merchant.features.number_of(state, player, option)
            return block.first_numbers[own] + number if number >= 0 else -1
        first = option - argument
        if first == options.SPACE:
            block = self.block_of(player.merchant)
            return block.first_space + (argument >> 6) * block.spaces + (argument & 63)
        if first == options.STAFF:
            return self.block_of(player.merchant).first_staff + argument
        if first == options.CARD:
            return CORE_NUMBERS[kind] + card_at(state, argument)
        if first == options.DISCARD:
            return CORE_NUMBERS[kind] + argument
        return CORE_NUMBERS[kind] + CORE_MEANINGS[kind].number(argument)


# What is written for the sides that are not there, by the number of those that are.
SIDE_WIDTH: Final[i64] = 8 + 4 + 2 + STAFF_SLOTS + GOODS
ABSENT: Final = tuple([bytes(int((SIDES - count) * SIDE_WIDTH)) for count in range(SIDES + 1)])


def asked_names() -> list[tuple[str, int]]:
    """The fields of a choice in the making, as they lie in `feature_bytes.py`."""
    out: list[tuple[str, int]] = [("asked: left", 6), ("asked: count", 8), ("asked: flag", 1)]
    out += [(f"asked: boat {boat}", 1) for boat in range(1, 7)]
    out += [(f"asked: {kind}", 1) for kind in (*COLOUR_NAMES, "other")]
    out += [(f"asked: {pier}", 1) for pier in PIER_NAMES]
    out += [(f"asked: to {target}", 1) for target in TARGET_NAMES]
    out += [(f"asked: named {place}", 1) for place in range(1, 7)]
    out += [(f"asked: {good_name(good)}", 3) for good in range(int(GOODS))]
    for kind in (*COLOUR_NAMES, "coal"):
        out += [(f"asked: {kind} die {value}", 4) for value in range(1, 7)]
    return out


def one_hot(which: i64, count: i64) -> i64:
    """A one in the byte of this number, if it is one of the `count` there are."""
    return i64(1) << (8 * which) if 0 <= which < count else i64(0)


def write_harbour(state: MerchantsState, out: BytesWriter) -> None:
    write_crowd(state.bag, out)
    write_crowd(state.held, out)
    write_crowd(state.halls, out)
    sailing = state.sailing
    boats = state.boats
    pair: i64 = 0
    while pair < 6:
        # Two boats are twelve numbers of six bits: whether it sails, then the crowd.
        one = (sailing & 1) | (boats[pair] << 6)
        other = ((sailing >> 1) & 1) | (boats[pair + 1] << 6)
        write_i64_le(out, spread_sixes(one | ((other & 0xFFF) << 36)))
        write_i32_le(out, i32(spread_sixes(other >> 12)))
        sailing >>= 2
        pair += 2
    berths = state.berths
    berth: i64 = 0
    while berth < 4:
        out.append(u8(1) if berths & 7 else u8(0))
        out.append(u8(berths & 7))
        berths >>= 3
        berth += 1
    for crowd in state.piers:
        write_crowd(crowd, out)


def write_town(state: MerchantsState, out: BytesWriter) -> None:
    space: i64 = 0
    while space < 4:
        card = card_at(state, space)
        out.append(byte(card + 1))
        if card >= 0:
            out.append(byte(card_worth(card, state.halls) + WORTH_ZERO))
            icons = ICONS_OF[card]
            write_i32_le(out, i32(icons & 0x3F3F3F3F))
            out.append(u8(icons >> 32))
        else:
            out.append(0)
            write_i32_le(out, 0)
            out.append(0)
        space += 1
    write_bits(state.sets, 3, out)
    out.append(byte(deck_size(state)))
    out.append(byte(state.recruited + 1))
    start = i64(len(out))
    write_bits(state.townsfolk, TOWN, out)
    place: i64 = 2
    for under in state.bottom:
        put(place, start + under, out)
        place += 1
    out.append(byte(total_sixes(state.corruption)))
    out.append(byte(total_sixes(state.discards)))


def write_question(state: MerchantsState, asked: bool, own: Player, out: BytesWriter) -> None:
    """Which kinds of answers are open, the core's and those of the own merchant, and what was chosen already."""
    core: i64 = 0
    shop: i64 = 0
    question = state.asking
    if not asked or question is None:
        out.write(NO_QUESTION)
        return
    first = own.merchant.first_kind
    for option in state.options(own.seat):
        kind = kind_number(option)
        if kind < ANSWERS:
            core |= i64(1) << kind
        else:
            shop |= i64(1) << (kind - first)
    write_bits(core >> 1, ANSWERS - 1, out)
    write_bits(shop, BLOCK, out)
    out.append(byte(question.gold_chosen(state, own.seat)))
    question.write_asked(state, own.seat, out)


NO_QUESTION: Final = bytes(int(ANSWERS - 1 + BLOCK + 1) + len(NOTHING_ASKED))


def write_side(state: MerchantsState, player: Player, out: BytesWriter) -> None:
    """What everybody sees of a player, and how many cards of Corruption: 28 fields in three words and a half."""
    worth = WORTH_ZERO + staff_worth(player.staff, state.halls)
    position = player.position
    clock = (position << 16) - player.height
    before: i64 = 0  # how many Timepieces come before this one
    for other in state.players:
        if (other.position << 16) - other.height < clock:
            before += 1
    shields = player.merchant.active_shields(state, player)
    gold = i64(byte(player.gold)) << 8 | i64(byte(player.gold - 255)) << 16
    shown = i64(byte(position)) << 24 | total_sixes(player.corruption) << 32
    write_i64_le(out, i64(1) | gold | shown | i64(byte(worth)) << 40 | before << 48 | (player.marked & 15) << 56)
    write_i32_le(out, i32(spread_sixes(shields & 0xFFFFFF)))
    active: i64 = 1 if state.active == player.seat else 0
    sold = (state.sold_at_black_market >> player.seat) & 1
    write_i64_le(out, active | sold << 8 | spread_sixes(player.staff & 0xFFFFFFFFF) << 16)
    write_i64_le(out, spread_fours(player.shelf))


def write_figures(player: Player, block: Block, out: BytesWriter) -> None:
    """Where each figure stands on the own board."""
    occupied: i64 = 0
    figures = player.figures
    first: i64 = 0
    while figures > 0:
        entry = figures & 63
        if entry:
            occupied |= bit(first + entry - 1)
        figures >>= 6
        first += block.spaces
    write_bits(occupied, block.spaces * block.figures, out)


def write_rival(state: MerchantsState, own: Player, player: Player, block: Block, out: BytesWriter) -> None:
    """The public board of the rival who has a merchant."""
    start = i64(len(out))
    side = player.seat - own.seat
    if side < 0:
        side += i64(len(state.players))
    write_bits(i64(1) << (side - 1), SIDES - 1, out)
    figures = player.figures
    figure: i64 = 0
    while figure < block.figures:
        out.append(u8(figures & 63))
        figures >>= 6
        figure += 1
    block.merchant.features.write_public(state, player, out)
    assert i64(len(out)) == start + block.public_width


def write_core_answer(state: MerchantsState, player: Player, option: i64, at: i64, out: BytesWriter) -> None:
    """What an answer of one of the core's kinds names."""
    argument = argument_of(option)
    first = option - argument
    if first == options.SPACE:
        space = player.merchant.spaces[argument & 63]
        mark_place(argument & 63, at, out)
        put(argument >> 6, at + FLAG, out)
        put(space.hours, at + HOURS, out)
        put(space.corruption, at + CORRUPTION, out)
    elif first == options.CARD:
        out[at + PLACE + argument] = 1
        put(RECRUIT_HOURS[argument], at + HOURS, out)
        put(RECRUIT_CORRUPTION[argument], at + CORRUPTION, out)
        mark_card(state, card_at(state, argument), at, out)
    elif first == options.DISCARD:
        if argument > 0:
            out[at + COLOUR + ((argument - 1) & 3)] = 1
        out[at + CORRUPTION] = 2 if argument > 4 else 1
    else:
        CORE_MEANINGS[kind_number(option)].write(argument, at, out)
        if first == options.SLOT:
            mark_card(state, player.card_in(argument), at, out)
        elif first == options.STAFF:
            out[at + PLACE + argument] = 1
            mark_card(state, player.card_in(argument), at, out)
        elif first == options.SELL:
            question = state.asking
            if question is not None:
                put(question.gold_of(state, player.seat, option), at + GOLD, out)


FEATURES: Final = MerchantsFeatures()
