"""The table as numbers, for learning: what one seat may know, field by field, one byte each.

Fields of the town, the harbour and the clock come first, then what is asked, then the own things, then every side
from the own seat on, then the own board in the block of its merchant (`Merchant.feature_names`, `Merchant.features`).
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, KIND_NAMES, KINDS, ONES
from covetown.games.merchants_cove.corruption import BITS as FACE_BITS
from covetown.games.merchants_cove.corruption import FACE_NAMES, size
from covetown.games.merchants_cove.corruption import ONES as FACE_ONES
from covetown.games.merchants_cove.goods import BITS as GOOD_BITS
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.goods import ONES as GOOD_ONES
from covetown.games.merchants_cove.harbour import PIER_NAMES
from covetown.games.merchants_cove.kinds import KIND_NAMES as ANSWER_NAMES
from covetown.games.merchants_cove.market import Selling
from covetown.games.merchants_cove.merchant import ARGUMENTS, BLOCK
from covetown.games.merchants_cove.merchants import merchants
from covetown.games.merchants_cove.scoring import card_worth, staff_worth
from covetown.games.merchants_cove.state import CoveState, Player
from covetown.games.merchants_cove.town_square import card_at
from covetown.kernel.game import Features
from covetown.kernel.state import State

SIDES: Final[i64] = 6
CORE_KINDS: Final[i64] = 17
PHASES: Final = ("arrival", "production", "market", "cleanup")


def byte(count: i64) -> u8:
    """A count in one byte; what does not fit is cut off."""
    if count > 255:
        return 255
    if count < 0:
        return 0
    return u8(count)


@final
class CoveFeatures(Features):
    """Harbour, clock, town, the own secrets, everybody's open things, and the own shop board."""

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
            out += [(f"{merchant.key}: {name}", whole) for name, whole in merchant.feature_names()]
        return out

    def actions(self) -> int:
        return 1024

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, CoveState)
        own = state.players[seat]
        asked = (state.waiting >> seat) & 1
        out.append(u8(asked))
        out.append(u8(1) if state.active == seat else u8(0))
        out.append(byte(state.round))
        out.append(u8(1) if state.signal else u8(0))
        out.append(byte(state.marker))
        one_hot(state.phase, 4, out)
        one_hot(state.rogue_card, 3, out)
        out.append(byte(state.due_hours))
        out.append(byte(state.due_corruption))
        out.append(byte(sale_gold(state) if asked else 0))
        write_harbour(state, out)
        write_town(state, out)
        write_question(state, asked == 1, own, out)
        face: i64 = 0
        while face < 9:
            out.append(byte((own.corruption >> (FACE_BITS * face)) & FACE_ONES))
            face += 1
        count = i64(len(state.players))
        side: i64 = 0
        while side < SIDES:
            if side < count:
                write_side(state, state.players[(seat + side) % count], own, out)
            else:
                blank(7 + 4 + GOODS, out)
            side += 1
        for merchant in merchants():
            mine = merchant is own.merchant
            out.append(u8(1) if mine else u8(0))
            spaces = i64(len(merchant.spaces))
            if merchant.feature_count < 0:
                merchant.feature_count = i64(len(merchant.feature_names()))
            names = merchant.feature_count
            if not mine:
                blank(spaces + names, out)
                continue
            write_figures(own, spaces, out)
            numbers = merchant.features(state, own)
            assert len(numbers) == names
            for number in numbers:
                out.append(byte(number))


def one_hot(which: i64, count: i64, out: BytesWriter) -> None:
    at: i64 = 0
    while at < count:
        out.append(u8(1) if at == which else u8(0))
        at += 1


def blank(count: i64, out: BytesWriter) -> None:
    while count > 0:
        out.append(0)
        count -= 1


def write_crowd(crowd: i64, out: BytesWriter) -> None:
    kind: i64 = 0
    while kind < KINDS:
        out.append(byte((crowd >> (BITS * kind)) & ONES))
        kind += 1


def sale_gold(state: CoveState) -> i64:
    """What the Goods picked so far will bring, in the middle of a sale."""
    question = state.asking
    if not isinstance(question, Selling):
        return 0
    return question.gold(state)


def write_harbour(state: CoveState, out: BytesWriter) -> None:
    write_crowd(state.bag, out)
    write_crowd(state.held, out)
    write_crowd(state.halls, out)
    boat: i64 = 0
    while boat < 6:
        out.append(u8((state.sailing >> boat) & 1))
        write_crowd(state.boats[boat], out)
        boat += 1
    berth: i64 = 0
    while berth < 4:
        out.append(u8(1) if (state.berths >> (3 * berth)) & 7 else u8(0))
        berth += 1
    for crowd in state.piers:
        write_crowd(crowd, out)


def write_town(state: CoveState, out: BytesWriter) -> None:
    space: i64 = 0
    while space < 4:
        card = card_at(state, space)
        out.append(byte(card + 1))
        out.append(byte(card_worth(card, state.halls) + 20 if card >= 0 else 0))
        space += 1
    out.append(byte(size(state.corruption)))
    out.append(byte(size(state.discards)))


def write_question(state: CoveState, asked: bool, own: Player, out: BytesWriter) -> None:
    """Which kinds of answers are open: the core's, and those of the own merchant."""
    core: i64 = 0
    shop: i64 = 0
    if asked:
        for option in state.choices:
            kind = option // ARGUMENTS
            if kind < CORE_KINDS:
                core |= i64(1) << kind
            else:
                shop |= i64(1) << (kind - own.merchant.first_kind)
    kind = 1
    while kind < CORE_KINDS:
        out.append(u8((core >> kind) & 1))
        kind += 1
    kind = 0
    while kind < BLOCK:
        out.append(u8((shop >> kind) & 1))
        kind += 1


def write_side(state: CoveState, player: Player, own: Player, out: BytesWriter) -> None:
    out.append(1)
    out.append(byte(player.gold))
    out.append(byte(player.position))
    out.append(byte(size(player.corruption)))
    out.append(byte(staff_worth(player.staff, state.halls) + 20))
    staffed: i64 = 0
    staff = player.staff
    while staff > 0:
        if staff & 63:
            staffed += 1
        staff >>= 6
    out.append(byte(staffed))
    out.append(u8(1) if player.position == own.position and player.height > own.height else u8(0))
    shields = player.merchant.active_shields(state, player)
    colour: i64 = 0
    while colour < 4:
        out.append(byte((shields >> (BITS * colour)) & ONES))
        colour += 1
    good: i64 = 0
    while good < GOODS:
        out.append(byte((player.shelf >> (GOOD_BITS * good)) & GOOD_ONES))
        good += 1


def write_figures(player: Player, spaces: i64, out: BytesWriter) -> None:
    occupied: i64 = 0
    figures = player.figures
    while figures > 0:
        entry = figures & 63
        if entry:
            occupied |= i64(1) << (entry - 1)
        figures >>= 6
    space: i64 = 0
    while space < spaces:
        out.append(u8((occupied >> space) & 1))
        space += 1


FEATURES: Final = CoveFeatures()
