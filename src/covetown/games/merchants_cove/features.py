"""The table as numbers, for learning: what one seat may know, field by field, one byte each.

Fields of the town, the harbour and the clock come first, then what is asked, then the own things, then every side
from the own seat on, then the own board in the block of its merchant (`MerchantFeatures`).
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, u8

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KIND_NAMES
from covetown.games.merchants_cove.corruption import FACE_NAMES
from covetown.games.merchants_cove.feature_bytes import (
    ZEROS,
    byte,
    spread_fours,
    spread_sixes,
    total_sixes,
    write_bits,
    write_crowd,
)
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.merchant import Merchant
from covetown.games.merchants_cove.merchants import SHELF, merchants
from covetown.games.merchants_cove.options import BLOCK
from covetown.games.merchants_cove.options import KIND_NAMES as ANSWER_NAMES
from covetown.games.merchants_cove.piers import PIER_NAMES
from covetown.games.merchants_cove.scoring import card_worth
from covetown.games.merchants_cove.state import MerchantsState, Player
from covetown.games.merchants_cove.town.square import card_at
from covetown.kernel import kind_number
from covetown.kernel.game import Features
from covetown.kernel.state import State

SIDES: Final[i64] = 6
ANSWERS: Final[i64] = 17  # kinds of answers the core has, with the unused 0
PHASES: Final = ("arrival", "production", "market", "cleanup")


@final
class Place:
    """Where a merchant's block lies among those of all merchants: the zeros before and after it, and its fields."""

    def __init__(self, merchant: Merchant, before: i64, after: i64) -> None:
        self.merchant = merchant
        self.before = ZEROS[:before]
        self.after = ZEROS[:after]
        self.spaces: i64 = i64(len(merchant.spaces))
        self.width: i64 = width(merchant)


def width(merchant: Merchant) -> i64:
    """How many fields a merchant's block has: who it is, where the figures stand, and the board's own."""
    return 1 + i64(len(merchant.spaces)) + i64(len(merchant.features.names()))


def lay_out() -> list[Place]:
    """The blocks of all merchants side by side."""
    every = merchants()
    whole: i64 = 0
    for merchant in every:
        whole += width(merchant)
    out: list[Place] = []
    before: i64 = 0
    for merchant in every:
        out.append(Place(merchant, before, whole - before - width(merchant)))
        before += width(merchant)
    return out


@final
class MerchantsFeatures(Features):
    """Harbour, clock, town, the own secrets, everybody's open things, and the own shop board."""

    def __init__(self) -> None:
        self.places: list[Place | None] = []  # by the merchants' numbers
        self.laid_for: tuple[Merchant, ...] = ()  # the merchants that were on the shelf when the blocks were laid out

    def place_of(self, merchant: Merchant) -> Place:
        """Where the block of a merchant lies."""
        if self.laid_for is not SHELF.everyone:
            self.laid_for = SHELF.everyone
            self.places = [None for _ in range(32)]
            for place in lay_out():
                self.places[place.merchant.number] = place
        found = self.places[merchant.number]
        if found is None or found.merchant is not merchant:
            raise ValueError(f"{merchant.key} is not on the shelf")
        return found

    def fields(self) -> list[tuple[str, int]]:
        out: list[tuple[str, int]] = [("asked", 1), ("own turn", 1), ("round", 3), ("signal", 1), ("marker", 24)]
        out += [(f"phase {name}", 1) for name in PHASES]
        out += [(f"rogue card {number}", 1) for number in range(3)]
        out += [("hours due", 4), ("corruption due", 2), ("sale gold", 60)]
        for place in ("bag", "drawn", "halls and lair"):
            out += [(f"{place}: {kind}", 13) for kind in KIND_NAMES]
        for boat in range(1, 7):
            out.append((f"boat {boat} sails", 1))
            out += [(f"boat {boat}: {kind}", 4) for kind in KIND_NAMES]
        out += [(f"berth {berth} taken", 1) for berth in ("BZ", "PL", "PR", "BM")]
        for pier in PIER_NAMES:
            out += [(f"{pier}: {kind}", 8) for kind in KIND_NAMES]
        for space in range(1, 5):
            out += [(f"space {space} card", 36), (f"space {space} worth + 20", 40)]
        out += [("corruption deck", 60), ("corruption discards", 60)]
        out += [(f"may {name}", 1) for name in ANSWER_NAMES[1:]]
        out += [(f"may own kind {number}", 1) for number in range(int(BLOCK))]
        out += [(f"own card {face}", 4) for face in FACE_NAMES]
        for side in ("own", "rival 1", "rival 2", "rival 3", "rival 4", "rival 5"):
            out += [(f"{side}: there", 1), (f"{side}: gold", 250), (f"{side}: clock", 28), (f"{side}: corruption", 15)]
            out += [(f"{side}: staff worth + 20", 60), (f"{side}: staff", 4), (f"{side}: above us", 1)]
            out += [(f"{side}: shield {colour}", 2) for colour in COLOUR_NAMES]
            out += [(f"{side}: shelf {good_name(good)}", 3) for good in range(int(GOODS))]
        for merchant in merchants():
            out.append((f"own merchant {merchant.key}", 1))
            out += [(f"own figure on {merchant.key} {space.key}", 1) for space in merchant.spaces]
            out += [(f"{merchant.key}: {name}", whole) for name, whole in merchant.features.names()]
        return out

    def actions(self) -> int:
        return 1024

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, MerchantsState)
        own = state.players[seat]
        asked = (state.waiting >> seat) & 1
        active: i64 = 1 if state.active == seat else 0
        signal: i64 = 1 if state.signal else 0
        write_i32_le(out, i32(asked | active << 8 | state.round << 16 | signal << 24))
        out.append(byte(state.marker))
        write_i32_le(out, i32(one_hot(state.phase, 4)))
        write_i16_le(out, i16(one_hot(state.rogue_card, 2)))
        out.append(u8(1) if state.rogue_card == 2 else u8(0))
        out.append(byte(state.due_hours))
        out.append(byte(state.due_corruption))
        question = state.asking
        out.append(byte(question.gold_chosen(state, seat) if question is not None and asked else 0))
        write_harbour(state, out)
        write_town(state, out)
        write_question(state, asked == 1, own, out)
        write_i64_le(out, spread_sixes(own.corruption))
        out.append(u8((own.corruption >> 48) & 63))
        count = i64(len(state.players))
        at = seat
        side: i64 = 0
        while side < count:
            write_side(state, state.players[at], own, out)
            at += 1
            if at == count:
                at = 0
            side += 1
        out.write(ABSENT[count])
        place = self.place_of(own.merchant)
        out.write(place.before)
        start = i64(len(out))
        out.append(1)
        write_figures(own, place.spaces, out)
        own.merchant.features.write(state, own, out)
        assert i64(len(out)) == start + place.width
        out.write(place.after)


# What is written for the sides that are not there, by the number of those that are.
SIDE_WIDTH: Final[i64] = 7 + 4 + GOODS
ABSENT: Final = tuple([ZEROS[: (SIDES - count) * SIDE_WIDTH] for count in range(SIDES + 1)])


def one_hot(which: i64, count: i64) -> i64:
    """A one in the byte of this number, if it is one of the `count` there are."""
    return i64(1) << (8 * which) if 0 <= which < count else 0


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
    out.append(u8(1) if berths & 7 else u8(0))
    out.append(u8(1) if berths & 0o70 else u8(0))
    out.append(u8(1) if berths & 0o700 else u8(0))
    out.append(u8(1) if berths & 0o7000 else u8(0))
    for crowd in state.piers:
        write_crowd(crowd, out)


def write_town(state: MerchantsState, out: BytesWriter) -> None:
    space: i64 = 0
    while space < 4:
        card = card_at(state, space)
        out.append(byte(card + 1))
        out.append(byte(card_worth(card, state.halls) + 20 if card >= 0 else 0))
        space += 1
    out.append(byte(total_sixes(state.corruption)))
    out.append(byte(total_sixes(state.discards)))


def write_question(state: MerchantsState, asked: bool, own: Player, out: BytesWriter) -> None:
    """Which kinds of answers are open: the core's, and those of the own merchant."""
    core: i64 = 0
    shop: i64 = 0
    if asked:
        first = own.merchant.first_kind
        for option in state.options(own.seat):
            kind = kind_number(option)
            if kind < ANSWERS:
                core |= i64(1) << kind
            else:
                shop |= i64(1) << (kind - first)
    write_bits(core >> 1, ANSWERS - 1, out)
    write_bits(shop, BLOCK, out)


def write_side(state: MerchantsState, player: Player, own: Player, out: BytesWriter) -> None:
    """What everybody sees of a player, and how many cards of Corruption: 19 fields in three words and a byte."""
    worth: i64 = 20
    staffed: i64 = 0
    staff = player.staff
    while staff > 0:
        if staff & 63:
            worth += card_worth((staff & 63) - 1, state.halls)
            staffed += 1
        staff >>= 6
    above: i64 = 1 if player.position == own.position and player.height > own.height else 0
    shields = player.merchant.active_shields(state, player)
    cards = total_sixes(player.corruption)
    first = i64(1) | i64(byte(player.gold)) << 8 | i64(byte(player.position)) << 16 | cards << 24
    write_i64_le(out, first | i64(byte(worth)) << 32 | staffed << 40 | above << 48 | (shields & 63) << 56)
    write_i16_le(out, i16((shields >> 6) & 63 | ((shields >> 12) & 63) << 8))
    out.append(u8((shields >> 18) & 63))
    write_i64_le(out, spread_fours(player.shelf))


def write_figures(player: Player, spaces: i64, out: BytesWriter) -> None:
    occupied: i64 = 0
    figures = player.figures
    while figures > 0:
        entry = figures & 63
        if entry:
            occupied |= i64(1) << (entry - 1)
        figures >>= 6
    write_bits(occupied, spaces, out)


FEATURES: Final = MerchantsFeatures()
