"""Bundles: the icons of one source, spent all together. Which are at hand in a Song, and which sets pay a price.

A bundle is the int source * 32 + card. Of identical ones only the leftmost in the song zone stands in a list (EN-206).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.merchants_cove.merchants.entertainer.board import STONE_VALUE, WISP_VALUE, EntertainerBoard
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CARDS,
    COUNT,
    CROWD_WORK,
    FIRST_CARD,
    HARMONY_WISP,
    LOWER_COLOUR,
    LOWER_TYPE,
    LOWER_VALUE,
    PALADIN,
    PRICE,
    REPRISE,
    SKILLS,
    UPPER_COLOUR,
    UPPER_TYPE,
    UPPER_VALUE,
)
from covetown.kernel import Message
from covetown.kernel.bits import bit, ones

UPPER: Final[i64] = 0  # free icons of a Skill card (EN-085)
LOWER: Final[i64] = 1  # icons at a volume price (EN-086)
STONE: Final[i64] = 2  # an acoustic stone (EN-093)
CROWD: Final[i64] = 3  # Crowd Work (EN-190)
AGAIN: Final[i64] = 4  # Reprise of the upper bundle of this card (EN-198)
WISP: Final[i64] = 5  # Harmony Wisp (EN-193)
SOURCE_NAMES: Final[tuple[str, ...]] = ("upper", "lower", "stone", "crowd-work", "reprise", "wisp")
TINTS: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow", "wild")


def at_hand(board: EntertainerBoard) -> list[i64]:
    """The bundles that can be spent now, one of each type."""
    found: list[i64] = []
    skills = board.song & SKILLS
    seen_upper: i64 = 0
    seen_lower: i64 = 0
    seen_again: i64 = 0
    again = (board.song >> REPRISE) & 1 == 1 and (board.improvised >> REPRISE) & 1 == 0
    card: i64 = 0
    left = skills
    while left > 0:
        if left & 1:
            upper = i64(1) << UPPER_TYPE[card]
            if not (board.uppers >> card) & 1 and not seen_upper & upper:
                seen_upper |= upper
                found.append(UPPER * 32 + card)
            if PRICE[card] > 0 and PRICE[card] <= board.volume and not (board.lowers >> card) & 1:
                lower = i64(1) << LOWER_TYPE[card]
                if not seen_lower & lower:
                    seen_lower |= lower
                    found.append(LOWER * 32 + card)
            if again and not seen_again & upper:
                seen_again |= upper
                found.append(AGAIN * 32 + card)
        left >>= 1
        card += 1
    if board.stones > 0:
        found.append(STONE * 32)
    if (board.song >> CROWD_WORK) & 1 and not (board.improvised >> CROWD_WORK) & 1 and skills != 0:
        found.append(CROWD * 32 + CROWD_WORK)
    if board.wisps > 0:
        found.append(WISP * 32 + HARMONY_WISP)
    return found


def colour(bundle: i64) -> i64:
    """The colour of a bundle, PALADIN for a wild one."""
    source = bundle >> 5
    if source in (UPPER, AGAIN):
        return UPPER_COLOUR[bundle & 31]
    if source == LOWER:
        return LOWER_COLOUR[bundle & 31]
    return PALADIN


def value(board: EntertainerBoard, bundle: i64) -> i64:
    """How many icons a bundle has."""
    source = bundle >> 5
    if source in (UPPER, AGAIN):
        return UPPER_VALUE[bundle & 31]
    if source == LOWER:
        return LOWER_VALUE[bundle & 31]
    if source == STONE:
        return STONE_VALUE
    if source == CROWD:
        return ones(board.song & SKILLS)
    return WISP_VALUE


def volume_price(bundle: i64) -> i64:
    """The volume that must be paid to spend the bundle (EN-086)."""
    return PRICE[bundle & 31] if bundle >> 5 == LOWER else 0


def same_type(board: EntertainerBoard, bundle: i64) -> list[i64]:
    """All unspent bundles identical to this one, leftmost first."""
    source = bundle >> 5
    if source == STONE:
        return [STONE * 32] * int(board.stones)
    if source == WISP:
        return [bundle] * int(board.wisps)
    if source in (CROWD, AGAIN):
        return [bundle]
    found: list[i64] = []
    spent = board.uppers if source == UPPER else board.lowers
    kinds = UPPER_TYPE if source == UPPER else LOWER_TYPE
    card: i64 = 0
    while card < COUNT:
        if (board.song >> card) & 1 and not (spent >> card) & 1 and (SKILLS >> card) & 1:
            if kinds[card] == kinds[bundle & 31]:
                found.append(source * 32 + card)
        card += 1
    return found


def spend(board: EntertainerBoard, bundle: i64) -> None:
    """Use a bundle up; its volume price is paid now (EN-087)."""
    source = bundle >> 5
    card = bundle & 31
    if source == UPPER:
        board.uppers |= i64(1) << card
    elif source == LOWER:
        board.lowers |= i64(1) << card
        board.volume -= PRICE[card]
    elif source == STONE:
        board.stones -= 1  # EN-096: back to the supply
    elif source == CROWD:
        board.improvised |= i64(1) << CROWD_WORK
    elif source == AGAIN:
        board.improvised |= i64(1) << REPRISE
    else:
        board.wisps -= 1


def payments(board: EntertainerBoard, need: i64, hall: i64) -> list[list[i64]]:
    """Every set of bundles that pays `need` icons and from which none could be left out (EN-115).

    `hall` is the colour that counts, or -1 where icons of all colours do (EN-111). Sets that differ only in identical
    bundles, or in the colour of a Reprise where colours do not matter, are one set.
    """
    kinds: list[list[i64]] = []
    seen_again: i64 = 0
    for bundle in at_hand(board):
        tint = colour(bundle)
        if hall >= 0 and tint != hall and tint != PALADIN:
            continue
        if bundle >> 5 == AGAIN:
            mask = bit(value(board, bundle) if hall < 0 else 8 * tint + value(board, bundle))
            if seen_again & mask:
                continue
            seen_again |= mask
        kinds.append(same_type(board, bundle))
    found: list[list[i64]] = []
    collect(board, kinds, 0, need, board.volume, 99, [], found)
    return found


def collect(
    board: EntertainerBoard,
    kinds: list[list[i64]],
    at: i64,
    need: i64,
    volume: i64,
    least: i64,
    chosen: list[i64],
    found: list[list[i64]],
) -> None:
    """Add to `chosen` bundles of the kinds from `at` on.

    `need` icons are still missing, `least` is the smallest value used.
    """
    if need <= 0:
        if need + least > 0:  # leaving the smallest one out would not do
            found.append(chosen)
        return
    if at >= len(kinds):
        return
    collect(board, kinds, at + 1, need, volume, least, chosen, found)
    same = kinds[at]
    worth = value(board, same[0])
    price = volume_price(same[0])
    if same[0] >> 5 == AGAIN and holds_again(chosen):
        return
    number: i64 = 1
    while number <= len(same):
        if price * number > volume:
            return
        taken = chosen + same[:number]
        left = need - worth * number
        collect(board, kinds, at + 1, left, volume - price * number, min(least, worth), taken, found)
        if left <= 0:
            return
        number += 1


def holds_again(chosen: list[i64]) -> bool:
    count = 0
    for bundle in chosen:
        if bundle >> 5 == AGAIN:
            count += 1
    return count > 0


def reachable(board: EntertainerBoard, need: i64, hall: i64) -> bool:
    """Whether any set of bundles pays this much: a quick answer before the sets are listed."""
    icons: i64 = 0
    best_again: i64 = 0
    for bundle in at_hand(board):
        tint = colour(bundle)
        if hall >= 0 and tint != hall and tint != PALADIN:
            continue
        worth = value(board, bundle)
        if bundle >> 5 == AGAIN:
            best_again = max(best_again, worth)
        else:
            icons += worth * i64(len(same_type(board, bundle)))
    if icons + best_again < need:
        return False
    return len(payments(board, need, hall)) > 0


def shown(board: EntertainerBoard, bundle: i64) -> dict[str, object]:
    """A bundle as it stands in a view."""
    return {
        "source": SOURCE_NAMES[bundle >> 5],
        "card": FIRST_CARD + int(bundle & 31) if bundle >> 5 != STONE else None,
        "colour": ("red", "green", "blue", "yellow", "paladin")[colour(bundle)],
        "value": int(value(board, bundle)),
        "price": int(volume_price(bundle)),
    }


def song_card_name(card: i64) -> Message:
    return Message("card-" + CARDS[card].key)


def bundle_words(board: EntertainerBoard, bundle: i64) -> Message:
    """A bundle in words: its icons, where they come from, its price."""
    args: dict[str, object] = {"value": int(value(board, bundle)), "colour": TINTS[colour(bundle)]}
    args["price"] = int(volume_price(bundle))
    if bundle >> 5 == STONE:
        return Message("bundle-stone", args)
    args["card"] = song_card_name(bundle & 31)
    return Message("bundle-" + str(shown(board, bundle)["source"]), args)


def bundle_ref(bundle: i64) -> str:
    if bundle >> 5 == STONE:
        return "stone"
    return f"card:{FIRST_CARD + int(bundle & 31)}"
