"""What bots should know about the Entertainer: what the board may still bring, and which answers look sensible.

Weights are gold, with an offset for answers that should come first while the bard stands somewhere: spend what is
worth most here, then win fans and runes, improvise, buy, brag, and only then move on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, CUSTOMERS, ONES
from covetown.games.merchants_cove.merchant import MerchantAdvice
from covetown.games.merchants_cove.merchants.entertainer.board import (
    BRAG,
    BUY,
    DROP,
    FAN,
    FINISH,
    HALL,
    IMPROVISE,
    ISLAND,
    MOVE,
    NEXT_BRAG,
    PLACE,
    PLAY,
    RUNE,
    SIDE,
    SPEND,
    SQUARE,
    SWAN,
    TAKE_CREATURE,
    TEMPO,
    WIN_FAN,
    EntertainerBoard,
    board_of,
)
from covetown.games.merchants_cove.merchants.entertainer.bundles import LOWER, at_hand, colour, value, volume_price
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CALL_AND_RESPONSE,
    CARDS,
    ENCORE,
    LOWER_COLOUR,
    LOWER_VALUE,
    PALADIN,
    PRICE,
    SKILLS,
    UPPER_COLOUR,
    UPPER_VALUE,
    cards_in,
)
from covetown.games.merchants_cove.merchants.entertainer.stage import audience, fan_spaces, hall_need, island_crowd
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import sponsorship
from covetown.kernel import argument_of
from covetown.kernel.bits import ones

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

HOUR: Final = 5.0
CARD: Final = 2.0
VOLUME: Final = 1.4


def demand(state: MerchantsState, tint: i64) -> float:
    """Adventurers of a colour an icon may meet: the best pier now, and what boats bring."""
    best = 0.0
    hue: i64 = 0
    while hue < 4:
        if tint in (hue, PALADIN):
            here = 0.0
            for crowd in state.piers:
                here = max(here, float((crowd >> (BITS * hue)) & ONES))
            afloat = 0.0
            for boat in state.boats:
                afloat += float((boat >> (BITS * hue)) & ONES)
            best = max(best, 0.8 * here + 0.25 * afloat)
        hue += 1
    return 1.0 + best


def card_value(state: MerchantsState, card: i64) -> float:
    """Gold a Skill card in the song zone may bring."""
    gold = float(UPPER_VALUE[card]) * demand(state, UPPER_COLOUR[card])
    if PRICE[card] > 0:
        gold += 0.7 * (float(LOWER_VALUE[card]) * demand(state, LOWER_COLOUR[card]) - VOLUME * float(PRICE[card]))
    return gold


def drop_value(state: MerchantsState, player: Player, board: EntertainerBoard, card: i64) -> float:
    """What discarding a card brings: volume, for hours and Corruption; hours past the marker are free."""
    face = CARDS[card]
    left = float(state.marker - player.position) / 2.0
    hours = min(float(face.hourglasses), left)
    volume = min(float(face.volume), 6.0 - float(board.volume))
    return VOLUME * volume - HOUR * hours - CARD * float(face.corruption) + 0.6 * float(face.hourglasses)


def gain_at(board: EntertainerBoard, bundle: i64, crowd: i64) -> float:
    """Gold of a bundle spent for a crowd as its best colour."""
    tint = colour(bundle)
    if tint != PALADIN:
        return float(value(board, bundle) * ((crowd >> (BITS * tint)) & ONES))
    best: i64 = 0
    hue: i64 = 0
    while hue < 4:
        best = max(best, (crowd >> (BITS * hue)) & ONES)
        hue += 1
    return float(value(board, bundle) * best)


def spend_weight(state: MerchantsState, board: EntertainerBoard, choice: i64) -> float:
    """Spend here what brings no more elsewhere."""
    bundle = choice >> 2
    hue = choice & 3
    here = float(value(board, bundle) * ((audience(state, board) >> (BITS * hue)) & ONES))
    price = VOLUME * float(volume_price(bundle))
    if board.movement > 0:
        place: i64 = 0
        while place < 3:
            if not (board.visited >> place) & 1 and gain_at(board, bundle, state.piers[place] & CUSTOMERS) > here:
                return -4.0
            place += 1
    return 100.0 + here - price if here > price else -2.0


def place_weight(state: MerchantsState, player: Player, board: EntertainerBoard, place: i64) -> float:
    """What the bard could earn at a place with the bundles at hand."""
    bundles = at_hand(board)
    if place < 3:
        return best_gold(board, bundles, state.piers[place] & CUSTOMERS) - 0.5
    icons: i64 = 0
    if place == SQUARE:
        need = 1 + ones(board.fans)
        for bundle in bundles:
            icons += value(board, bundle)
        if board.badges > 0 and icons >= need and fan_spaces(state, board):
            return 16.0 - 3.0 * float(need) + 2.0 * float(3 - state.round)
        return -1.0
    if place < ISLAND:
        hall = place - HALL
        if (board.runes >> hall) & 1 or state.round == 3:
            return -1.0
        for bundle in bundles:
            if colour(bundle) in (hall, PALADIN):
                icons += value(board, bundle)
        need = hall_need(state, hall)
        return 13.0 - 3.0 * float(need) + float(3 - state.round) if icons >= need else -1.0
    if board.runes == 0:
        return -1.0
    left = best_gold(board, bundles, island_crowd(state, board, 0))
    right = best_gold(board, bundles, island_crowd(state, board, 1))
    return max(left, right) + 4.0 if max(left, right) > 0.0 else -1.0


def best_gold(board: EntertainerBoard, bundles: list[i64], crowd: i64) -> float:
    """The gold of all bundles spent for this crowd, as far as the volume lasts."""
    gold = 0.0
    volume = board.volume
    for bundle in bundles:
        price = volume_price(bundle)
        if price <= volume:
            gain = gain_at(board, bundle, crowd) - VOLUME * float(price)
            if gain > 0.0:
                gold += gain
                volume -= price
    return gold


def pay_weight(state: MerchantsState, board: EntertainerBoard, paid: list[i64]) -> float:
    """Pay with little, and keep volume, stones and wild icons."""
    cost = 0.0
    for bundle in paid:
        cost += float(value(board, bundle)) * demand(state, colour(bundle)) + VOLUME * float(volume_price(bundle))
    return -cost


def improvise_weight(board: EntertainerBoard, card: i64) -> float:
    """Use what helps: volume while it fits, another movement, tips at any time."""
    if card == CALL_AND_RESPONSE:
        return 110.0 if board.volume <= 3 else -1.0
    if card == ENCORE:
        return 70.0
    return 80.0


def brag_weight(board: EntertainerBoard) -> float:
    """Brag with volume that no lower bundle needs."""
    for bundle in at_hand(board):
        if bundle >> 5 == LOWER and board.movement > 0:
            return -1.0
    return 50.0


def swan_weight(state: MerchantsState, board: EntertainerBoard) -> float:
    """Sing before the market when somebody is there to listen, and always on the last day."""
    bundles = at_hand(board)
    best = 0.0
    for crowd in state.piers:
        best = max(best, best_gold(board, bundles, crowd & CUSTOMERS))
    return best + (10.0 if state.round == 3 else 0.0)


@final
class EntertainerAdvice(MerchantAdvice):
    """Advice on the Entertainer's shop."""

    def worth(self, state: MerchantsState, player: Player) -> float:
        """Gold the song zone, the volume, stones, runes and fans may still bring."""
        board = board_of(player)
        gold = 0.0
        for card in cards_in(board.song & SKILLS & ~board.uppers):
            gold += 0.8 * card_value(state, card)
        gold += VOLUME * float(board.volume) + 6.0 * float(board.stones) + 3.0 * float(ones(board.brag))
        rounds = float(4 - state.round)
        gold += float(ones(board.runes)) * 4.0 * rounds
        for card in cards_in(board.fans):
            gold += float(sponsorship(card, state.halls)) * 0.25 * rounds
        if board.bard >= 0:
            gold += 1.5 * float(board.movement)
        return gold

    def weigh(self, state: MerchantsState, player: Player, option: i64) -> float:
        """How attractive an option of a Song or of Compose looks."""
        board = board_of(player)
        argument = argument_of(option)
        first = option - argument
        if first == SPEND:
            return spend_weight(state, board, argument)
        if first in (PLACE, MOVE):
            return place_weight(state, player, board, argument)
        if first == WIN_FAN:
            return 90.0 if ones(board.fans) < 5 else 10.0
        if first == RUNE:
            return 90.0
        if first == FAN:
            return float(sponsorship(card_at(state, argument), state.halls))
        if first == SIDE:
            return 95.0 + best_gold(board, at_hand(board), island_crowd(state, board, argument))
        if first == BUY:
            return 60.0 + float(argument) if state.round < 3 and board.card_price() <= 3 else -3.0
        if first == IMPROVISE:
            return improvise_weight(board, argument)
        if first == BRAG:
            return brag_weight(board)
        if first in (NEXT_BRAG, TAKE_CREATURE):
            return 5.0
        if first == FINISH:
            return 0.5
        if first == SWAN:
            return swan_weight(state, board) if argument else 5.0
        if first == TEMPO:
            return 0.0 if argument == 1 else -3.0
        if first == PLAY:
            best = -99.0
            for other in cards_in(board.hand):
                if other != argument:
                    best = max(best, drop_value(state, player, board, other))
            return card_value(state, argument) + best
        if first == DROP:
            return drop_value(state, player, board, argument) - 0.3 * card_value(state, argument)
        return super().weigh(state, player, option)
