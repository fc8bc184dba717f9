"""What bots should know of Dale of Merchants: how a position looks, and what a quick, sensible merchant would do."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.building import Helping, Stacking
from covetown.games.dale_of_merchants.cards import (
    BASE_DECKS,
    BONUS,
    EMPTY,
    EMPTY_KIND,
    FIRST_GUEST_KIND,
    MEMBER,
    MOST_KINDS,
    RUBBISH,
    VALUES,
    Card,
)
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.market import offer_at
from covetown.games.dale_of_merchants.options import (
    ASIDE,
    ASK,
    BIND,
    BUILD,
    BUY,
    CARD,
    COPY,
    DECLINE,
    DONE,
    FROM_DISCARD,
    INVENTORY,
    LAY,
    LAY_PILE,
    PILE,
    PLAY,
    ROLL,
    SEAT,
    SLOT,
    STACK,
    STALL,
    THROW,
    THROW_OLD,
    VALUE,
    card_in,
    target_in,
)
from covetown.games.dale_of_merchants.payment import Paying
from covetown.games.dale_of_merchants.pieces import MONO, SOLO, TEAM, Player
from covetown.games.dale_of_merchants.stall import EVERY_SET
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.turn import Tidying
from covetown.kernel.chance import Chance
from covetown.kernel.game import Guide
from covetown.kernel.packing import ARGUMENT
from covetown.kernel.state import State

# What cards and situations are worth to a quick merchant: numbers learnt from many games of stronger ones. Scores are
# on a scale of logarithms: an answer scored one higher is about three times as likely to be the best one.

# A card to buy, to play (and more for each junk in hand, and when a stack could be built), to build with, to pay with,
# to drop, to take, and to own: against Mono, and at a table of merchants.
TASTE: Final[dict[str, tuple[float, ...]]] = {
    "swift_broker": (0.0, -0.22, -0.2, -0.17, 0.58, -0.14, -0.63, -0.33, -0.01, 0.03),
    "cookies": (-0.22, 0.0, 0.0, 0.0, 0.15, -0.39, -0.12, -0.38, 0.26, 0.2),
    "shattered_relic": (-0.31, 0.32, -0.19, -0.21, 0.62, -0.25, -0.2, -0.03, -0.09, 0.13),
    "spyglass": (-0.01, 1.12, -0.25, -0.48, 1.05, -0.33, -0.19, -0.16, 0.16, 0.08),
    "flashy_show": (0.49, 1.27, -0.47, -1.13, 0.57, -0.11, -0.22, -0.23, 0.39, 0.48),
    "favourite_toy": (0.08, -0.77, -0.19, -0.83, 0.72, 0.02, 0.08, 0.28, 0.13, 0.26),
    "loyal_partner": (-0.01, 0.25, -0.23, 0.81, 1.08, -0.13, -0.65, -0.26, 0.02, -0.02),
    "prepaid_good": (-1.0, -1.09, -0.2, -0.25, 1.0, -0.01, 0.11, -0.23, 0.06, 0.07),
    "essential_purchase": (0.34, 0.0, 0.0, 0.0, 0.67, -0.01, 0.2, -0.1, 0.03, 0.16),
    "market_discovery": (0.18, 0.0, 0.0, 0.0, 0.64, 0.03, 0.09, -0.2, 0.09, 0.14),
    "special_offer": (0.43, -0.23, 0.11, -1.15, 0.91, -0.03, 0.02, 0.29, 0.31, 0.21),
    "stock_clearance": (0.52, 0.0, 0.0, 0.0, 0.17, 0.12, 0.13, -0.05, 0.18, 0.18),
    "wily_fellow": (0.0, -0.75, -0.51, 0.83, 1.18, -0.15, 0.24, -0.44, -0.24, -0.1),
    "nuisance": (-0.84, 0.43, -0.42, 0.68, 0.71, -0.09, -0.18, 0.03, 0.0, -0.06),
    "rotten_food": (-0.42, -1.03, 0.04, 0.26, 0.94, -0.07, 0.24, 0.06, 0.07, 0.17),
    "dirty_exchange": (0.72, 0.51, 0.13, 0.24, 0.55, -0.03, -0.42, 0.1, 0.49, 0.58),
    "sabotage": (-0.12, 0.67, -0.17, -0.09, 1.22, -0.09, 0.29, -0.14, -0.09, 0.14),
    "treasure_hunter": (-0.26, -1.03, -0.89, -0.33, 0.68, 0.04, -0.01, -0.49, -0.02, 0.14),
    "stashing_vendor": (0.0, 0.0, 0.0, 0.0, -1.06, -0.02, -0.62, 1.61, 0.64, 0.28),
    "empty_chest": (-0.26, 0.0, 0.0, 0.0, -0.11, -0.17, -0.5, 0.31, 0.57, 0.3),
    "nostalgic_item": (0.48, 0.0, 0.0, 0.0, 0.03, -0.06, -0.89, 0.26, 0.62, 0.21),
    "acorn": (0.55, 0.58, -0.17, -0.6, 0.08, 0.12, -0.03, 0.02, 0.67, 0.26),
    "accordion": (0.48, 0.0, 0.0, 0.0, 0.18, -0.2, -0.1, 1.85, 0.67, 0.48),
    "winter_is_coming": (0.14, 0.0, 0.0, 0.0, 1.02, -0.41, -0.14, -0.11, 0.4, 0.17),
    "bold_haggler": (1.38, 0.0, 0.0, 0.0, 0.19, -0.2, 0.29, -0.42, 0.44, 0.11),
    "new_season": (-0.53, 0.1, -0.27, -0.71, 0.78, -0.1, 0.26, 0.0, 0.12, 0.07),
    "whirligig": (0.07, -1.24, 0.46, -0.46, 0.82, -0.05, 0.04, -0.07, 0.28, 0.27),
    "charm": (-0.21, -0.23, -0.28, 0.19, 0.87, -0.06, 0.11, -0.15, 0.2, 0.05),
    "gamble": (0.19, -1.69, 0.76, -1.12, 0.58, 0.89, 0.18, -0.1, 0.32, 0.27),
    "blindfold": (0.01, 0.06, -0.25, -0.55, 1.13, 0.13, 0.49, 0.22, 0.28, 0.02),
    "flexible_shopkeeper": (0.44, 0.0, 0.0, 0.0, -0.33, 0.02, -0.51, 0.13, 0.5, 0.29),
    "reflection": (-1.71, 0.0, 0.0, 0.0, 1.26, -0.23, -0.21, -0.5, -0.19, 0.03),
    "good_old_times": (0.11, 0.0, 0.0, 0.0, 0.37, -0.16, -0.06, 0.11, 0.17, 0.08),
    "gift_voucher": (0.25, 0.25, -0.25, -0.5, 0.48, -0.01, -0.24, 0.2, 0.4, 0.13),
    "trendsetting": (0.45, 0.0, 0.0, 0.0, 0.53, -0.47, -0.13, 0.27, 0.41, 0.2),
    "seeing_doubles": (0.2, 0.0, 0.0, 0.0, 0.3, -0.02, -0.51, 0.04, 0.34, 0.27),
    "junk": (0.0, 0.0, 0.0, 0.0, 0.74, 0.26, 0.56, 0.1, -0.143, -0.087),
}  # fmt: skip


def column(number: int) -> list[float]:
    """One column of the table by kind of card; a card not in it is taken for the mean of its place in a deck."""
    out = [0.0] * MOST_KINDS
    means = [0.0] * len(VALUES)
    for deck in SHELF.decks[:BASE_DECKS]:
        for place, printing in enumerate(deck.printings):
            row = TASTE.get(printing.key)
            if row is not None:
                means[place] += row[number] / BASE_DECKS
    for kind in range(FIRST_GUEST_KIND, EMPTY_KIND):
        out[kind] = means[(kind - FIRST_GUEST_KIND) % len(means)]
    for key, row in TASTE.items():
        out[SHELF.cards_named(key)[0].kind] = row[number]
    return out


BUYING: Final[list[float]] = column(0)
PLAYING: Final[list[float]] = column(1)
PLAYING_WITH_JUNK: Final[list[float]] = column(2)
PLAYING_BEFORE_BUILDING: Final[list[float]] = column(3)
BUILDING: Final[list[float]] = column(4)
PAYING: Final[list[float]] = column(5)
DROPPING: Final[list[float]] = column(6)
TAKING: Final[list[float]] = column(7)
OWNING_ALONE: Final[list[float]] = column(8)
OWNING: Final[list[float]] = column(9)

# A card that would come to hand
FITS: Final = 0.96  # completes the next stack with cards of the hand
FITS_LATER: Final = 0.14  # the stack after it
WORTH: Final = 0.02  # for each point of value
WORTH_LATER: Final = 0.04  # the same for each stack
COMPANY: Final = -0.02  # for each point of its set in hand
TOO_BIG: Final = 0.1  # above the value of the next stack

# A market action
BUY_IT: Final = -0.34
ADDED_COST: Final = 0.09  # for each point
PRICE: Final = -0.01  # for each point
SHORT: Final = -0.01  # for each point that junk does not pay
NOT_BY_JUNK: Final = -0.32  # junk does not pay it all
BUY_LATER: Final = -0.28  # for each stack
BUY_OR_BUILD: Final = -0.64  # a stack could be built

# Other actions
PLAY_IT: Final = -0.17
TOY: Final = 0.43  # for each point of the own top card
TREASURE: Final = 0.9  # for each point of another's top card
AS_COPY: Final = -0.3  # a copier played as something else
BUILD_IT: Final = 0.87
STACK_IT: Final = 1.72
TIDY_UP: Final = -0.84
TIDY_JUNK: Final = -0.45  # for each junk in hand
TIDY_LATER: Final = -0.19  # for each stack
ROLL_IT: Final = 0.64
ROLL_OR_BUILD: Final = 0.18
THROW_ONE: Final = -1.67
THROW_OLD_ONE: Final = -1.41

# Paying and laying
PAY_WORTH: Final = -0.11  # for each point of the card
PAY_SAME_SET: Final = -0.1  # its set is that of the card bought
PAY_LAST: Final = -0.77  # it completes the payment
OVERPAID: Final = -0.19  # for each point too much
PAID: Final = 0.26  # done with the payment
LAY_WORTH: Final = 0.18  # for each point in a stack
LAY_OLD: Final = 0.91  # from the discard pile
LAID: Final = 0.0  # done with the stack

# Dropping cards
TIDIED: Final = 0.47  # done with an inventory action
TIDIED_JUNK: Final = -0.15  # for each junk still in hand
HAD_ENOUGH: Final = -1.15  # done with anything else
DROP_NEEDED: Final = -0.91  # its set makes the next stack
DROP_WORTH: Final = -0.05  # for each point
GIVE_WORTH: Final = -0.23  # for each point more, if it is gone for good
GIVE_JUNK: Final = 0.68
DROP_OLD_WORTH: Final = -0.16  # for each point of a card of the discard pile
DECLINED: Final = -1.95
BIND_COOKIES: Final = -0.17
ASK_HELP: Final = -0.8

# How a position looks: a player's finished stacks (squared), what is missing for the others in points (and squared),
# points in hand, a stack ready to be built (for each finished one), and only one stack to go.
TRAITS_ALONE: Final[list[float]] = [0.1633, -0.0606, 0.00179, 0.0426, 0.1293, 0.323]
TRAITS: Final[list[float]] = [0.0998, -0.035, 0.00059, 0.0181, 0.0618, 0.512]
AT_TURN: Final = 0.396  # the active player

# Mono: a start, each stack (and squared), each card, points a card (for each stack), cards with the icon, the share of
# junk, and only one stack to go.
MONO_START: Final = -2.832
MONO_STACK: Final = -0.2274
MONO_STACKS: Final = 0.1577
MONO_CARD: Final = 0.0098
MONO_DENSITY: Final = 0.1654
MONO_DENSITY_LATER: Final = 0.4216
MONO_BONUS: Final = 0.1087
MONO_JUNK: Final = 2.5022
MONO_LAST: Final = 0.4222

SETS: Final[i64] = 6  # sets that are told apart here; those of guest decks are not
WHIM_BITS: Final[i64] = (1 << 30) - 1
WHIM: Final = 0.5 / 1073741824.0  # how much a quick merchant's liking varies

FAVOURITE_TOY: Final[i64] = 5  # kinds of cards whose worth depends on what lies on a pile
TREASURE_HUNTER: Final[i64] = 17


def sums_of_sets(hand: list[Card], more: i64) -> i64:
    """The values that hand cards of each set can make together, as ten bits for each set."""
    sums: i64 = 0
    for card in hand:
        deck = card.deck
        if deck >= 0 and deck < SETS:
            worth = card.value + more
            if worth <= 10:
                shift = deck * 10
                made = (sums >> shift) & 1023
                sums |= (((made << worth) | (i64(1) << (worth - 1))) & 1023) << shift
    return sums


@final
class Look:
    """What a merchant sees at a glance before choosing; nothing of it is hidden from that seat."""

    __slots__ = (
        "bought",
        "builds",
        "hand",
        "junk",
        "need",
        "paying",
        "price",
        "state",
        "step",
        "sums",
        "totals",
    )

    def __init__(self, state: DaleState, seat: i64, options: list[i64]) -> None:
        player = state.players[seat]
        step = state.asking
        self.state = state
        self.hand = player.hand
        self.step = step
        self.need: i64 = len(player.stall) + 1
        self.builds = False
        self.junk: i64 = 0
        self.totals: i64 = 0  # eight bits for each set
        self.sums: i64 = -1  # see `completes`
        if isinstance(step, Paying):
            self.paying = True
            self.price: i64 = step.price - step.paid
            self.bought: i64 = offer_at(state, step.source).deck
            return
        self.paying = False
        self.price = 0
        self.bought = EMPTY.deck
        junk: i64 = 0
        totals: i64 = 0
        for card in player.hand:
            if card.flags & RUBBISH:
                junk += 1
            elif card.deck >= 0 and card.deck < SETS:
                totals += (card.value + state.flashy) << (card.deck * 8)
        self.junk = junk
        self.totals = totals
        for option in options:
            kind = option & ~ARGUMENT
            if kind in (BUILD, STACK):
                self.builds = True
                break

    def completes(self, card: Card, need: i64) -> bool:
        """Whether this card would make a stack, alone or with hand cards of its set."""
        if card.value >= need or card.deck >= SETS:
            return card.value == need
        if self.sums < 0:
            self.sums = sums_of_sets(self.hand, self.state.flashy)
        return (self.sums >> (card.deck * 10 + need - card.value - 1)) & 1 != 0

    def points(self, deck: i64) -> float:
        """What the hand cards of a set are worth."""
        return float((self.totals >> (deck * 8)) & 255) if deck >= 0 and deck < SETS else 0.0

    def part(self, deck: i64) -> float:
        """How much of the next stack the hand cards of a set make."""
        part = self.points(deck) / float(self.need)
        return part if part < 1.0 else 1.0

    def welcome(self, card: Card) -> float:
        """How good it would be to have this card in hand."""
        if card.deck < 0:
            return 0.0
        value = float(card.value)
        need = self.need
        found = (WORTH + WORTH_LATER * float(need)) * value + COMPANY * self.points(card.deck)
        if self.completes(card, need):
            found += FITS
        if self.completes(card, need + 1):
            found += FITS_LATER
        if card.value > need:
            found += TOO_BIG
        return found

    def buying(self, source: i64) -> float:
        offer = offer_at(self.state, source)
        added: i64 = source if source < FROM_DISCARD else 0
        price = offer.value + added
        found = BUY_IT + BUYING[offer.kind] + self.welcome(offer)
        found += ADDED_COST * float(added) + PRICE * float(price) + BUY_LATER * float(self.need)
        if price > self.junk:
            found += NOT_BY_JUNK + SHORT * float(price - self.junk)
        if self.builds:
            found += BUY_OR_BUILD
        return found

    def playing(self, card: Card, target: Card) -> float:
        state = self.state
        face = state.face(card) if target is EMPTY else state.face(target)
        kind = face.kind
        found = PLAY_IT + PLAYING[kind] + PLAYING_WITH_JUNK[kind] * float(self.junk)
        if self.builds:
            found += PLAYING_BEFORE_BUILDING[kind]
        if target is not EMPTY:
            found += AS_COPY
        if kind == FAVOURITE_TOY:
            pile = state.players[state.active].discard
            if pile:
                found += TOY * float(pile[-1].value)
        elif kind == TREASURE_HUNTER:
            best: i64 = 0
            for seat in state.others():
                pile = state.players[seat].discard
                if pile and pile[-1].value > best and not pile[-1].flags & MEMBER:
                    best = pile[-1].value
            found += TREASURE * float(best)
        return found

    def laying(self, card: Card, target: Card, old: bool) -> float:
        """A card for a payment or for a stack."""
        face = self.state.face(card) if target is EMPTY else self.state.face(target)
        value = float(face.value)
        if not self.paying:
            return BUILDING[card.kind] + LAY_WORTH * value + (LAY_OLD if old else 0.0)
        found = PAYING[card.kind] + PAY_WORTH * value
        if card.deck == self.bought:
            found += PAY_SAME_SET
        over = face.value + self.state.flashy - self.price
        if over >= 0:
            found += PAY_LAST + OVERPAID * float(over)
        return found

    def dropping(self, card: Card) -> float:
        """A hand card to be discarded, thrown away or given away."""
        value = float(card.value)
        found = DROPPING[card.kind] + DROP_NEEDED * self.part(card.deck) + DROP_WORTH * value
        if not isinstance(self.step, Tidying):
            found += GIVE_WORTH * value
            if card.flags & RUBBISH:
                found += GIVE_JUNK
        return found

    def stopping(self) -> float:
        step = self.step
        if self.paying:
            return PAID
        if isinstance(step, Tidying):
            return TIDIED + TIDIED_JUNK * float(self.junk)
        if isinstance(step, (Stacking, Helping)):
            return LAID
        return HAD_ENOUGH

    def score(self, option: i64) -> float:
        """How good an answer looks; higher is better."""
        kind = option & ~ARGUMENT
        argument = option & ARGUMENT
        if kind == BUY:
            return self.buying(argument)
        if kind == PLAY:
            return self.playing(card_in(self.state, option), target_in(self.state, option))
        if kind in (LAY, LAY_PILE):
            return self.laying(card_in(self.state, option), target_in(self.state, option), kind == LAY_PILE)
        if kind == BUILD:
            found = BUILD_IT
            for card in self.hand:
                if argument & 1:
                    found += BUILDING[card.kind]
                argument >>= 1
            return found
        if kind == CARD:
            return self.dropping(card_in(self.state, option))
        if kind == DONE:
            return self.stopping()
        if kind == INVENTORY:
            return TIDY_UP + TIDY_JUNK * float(self.junk) + TIDY_LATER * float(self.need)
        if kind == STACK:
            return STACK_IT
        if kind == ROLL:
            return ROLL_OR_BUILD if self.builds else ROLL_IT
        return self.rare_score(kind, option, argument)

    def rare_score(self, kind: i64, option: i64, argument: i64) -> float:
        """The answers that are seldom asked for."""
        state = self.state
        if kind == SLOT:
            return self.taking(state.market[argument])
        if kind in (ASIDE, COPY):
            return self.taking(card_in(self.state, option))
        if kind == STALL:
            stall = state.players[(option >> 12) & 3].stall
            return self.taking(stall[int((option >> 8) & 15)][int(option & 255)])
        if kind == PILE:
            card = card_in(self.state, option)
            return DROPPING[card.kind] + DROP_OLD_WORTH * float(card.value)
        if kind == SEAT:
            rival = state.players[argument]
            friend = state.mate(state.active) == argument
            return -1.0 if friend else 1.0 + 0.3 * len(rival.stall) + 0.05 * len(rival.hand)
        if kind == VALUE:
            if self.step is not None and self.step.kind(state, state.active) == "guess_value":
                return 1.0 - 0.1 * float(argument) if argument > state.flashy else 0.0
            return 0.3 * float(argument)
        if kind == THROW:
            return THROW_ONE
        if kind == THROW_OLD:
            return THROW_OLD_ONE
        if kind == ASK:
            return ASK_HELP
        if kind == BIND:
            return BIND_COOKIES
        if kind == DECLINE:
            return DECLINED
        return 0.0

    def taking(self, card: Card) -> float:
        return TAKING[card.kind] + self.welcome(card)


def standing(player: Player, goal: i64, owning: list[float], traits: list[float]) -> float:
    """How far a player has got: finished stacks, what the cards promise for the others, and what is ready in hand."""
    stacks: i64 = len(player.stall)
    total = 0.0
    worth: i64 = 0
    for pile in (player.hand, player.deck, player.discard):
        for card in pile:
            total += owning[card.kind]
            if not card.flags & (RUBBISH | MEMBER):
                worth += card.value
    held: i64 = 0
    for card in player.hand:
        if not card.flags & (RUBBISH | MEMBER):
            held += card.value
    missing = (goal * (goal + 1) - stacks * (stacks + 1)) // 2 - worth
    if missing > 0:
        total += (traits[1] + traits[2] * float(missing)) * float(missing)
    sums = sums_of_sets(player.hand, 0) >> stacks
    if sums & EVERY_SET:
        total += traits[4] * float(stacks)
    if stacks == goal - 1:
        total += traits[5]
    return total + traits[0] * float(stacks * stacks) + traits[3] * float(held)


def mono_standing(mono: Player, goal: i64) -> float:
    """How far Mono has got: it needs no sets and no sense, only cards of value and little junk (DM-531)."""
    stacks = float(len(mono.stall))
    count = 0.001
    junk = 0.0
    worth = 0.0
    bonus = 0.0
    for pile in (mono.hand, mono.deck, mono.discard):
        for card in pile:
            count += 1.0
            if card.flags & RUBBISH:
                junk += 1.0
            elif not card.flags & MEMBER:
                worth += float(card.value)
                if card.flags & BONUS:
                    bonus += 1.0
    found = MONO_START + MONO_STACK * stacks + MONO_STACKS * stacks * stacks
    found += (MONO_DENSITY + MONO_DENSITY_LATER * stacks) * worth / count
    found += MONO_CARD * count + MONO_BONUS * bonus + MONO_JUNK * junk / count
    return found + MONO_LAST if len(mono.stall) == goal - 1 else found


@final
class DaleGuide(Guide):
    """Builds when it can, plays what helps for free, buys what completes stacks, and sheds junk."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, DaleState)
        if state.ending:
            return state.payoff(seat)
        players = state.players
        goal = state.rules.stacks
        if state.rules.mode == SOLO:
            ahead = standing(players[seat], goal, OWNING_ALONE, TRAITS_ALONE) - mono_standing(players[MONO], goal)
            return 1.0 / (1.0 + exp(-ahead))
        mine = 0.0
        total = 0.0
        team = state.rules.mode == TEAM
        for at in range(len(players)):
            strength = exp(standing(players[at], goal, OWNING, TRAITS) + (AT_TURN if at == state.active else 0.0))
            total += strength
            if at == seat or (team and at == (seat ^ 2)):
                mine += strength
        return mine / total

    def depth(self) -> int:
        return 8  # a turn or two on, the stalls and decks tell enough

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        assert isinstance(state, DaleState)
        look = Look(state, seat, options)
        best: i64 = options[0]
        highest = -1.0e9
        whim = chance.below(WHIM_BITS)  # one draw, then a short row of numbers made from it
        for option in options:
            whim = (whim * 1103515245 + 12345) & WHIM_BITS
            found = look.score(option) + WHIM * float(whim)
            if found > highest:
                highest = found
                best = option
        return best

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, DaleState)
        look = Look(state, seat, options)
        scores: list[float] = [look.score(option) for option in options]
        top = max(scores)
        return [exp(score - top) + 0.002 for score in scores]
