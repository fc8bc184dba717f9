"""What bots should know of Dale of Merchants: how a position looks, and what a quick, sensible merchant would do."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants import taste
from covetown.games.dale_of_merchants.acting import Tidying
from covetown.games.dale_of_merchants.blindfold import Guess
from covetown.games.dale_of_merchants.building import Helping, Stacking
from covetown.games.dale_of_merchants.cards import BONUS, EMPTY, MEMBER, RUBBISH, Card
from covetown.games.dale_of_merchants.choices import (
    ARGUMENT,
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
from covetown.games.dale_of_merchants.market import Paying, offer_at
from covetown.games.dale_of_merchants.stall import EVERY_SET
from covetown.games.dale_of_merchants.state import MONO, SOLO, TEAM, Dale, Player
from covetown.games.dale_of_merchants.taste import (
    BUILDING,
    BUYING,
    DROPPING,
    OWNING,
    OWNING_ALONE,
    PAYING,
    PLAYING,
    PLAYING_BEFORE_BUILDING,
    PLAYING_WITH_JUNK,
    TAKING,
    TRAITS,
    TRAITS_ALONE,
)
from covetown.kernel.chance import Chance
from covetown.kernel.game import Guide
from covetown.kernel.state import State

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
        "dale",
        "hand",
        "junk",
        "need",
        "paying",
        "price",
        "step",
        "sums",
        "totals",
    )

    def __init__(self, dale: Dale, seat: i64, options: list[i64]) -> None:
        player = dale.players[seat]
        step = dale.stack[-1]
        self.dale = dale
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
            self.bought: i64 = offer_at(dale, step.source).deck
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
                totals += (card.value + dale.flashy) << (card.deck * 8)
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
            self.sums = sums_of_sets(self.hand, self.dale.flashy)
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
        found = (taste.WORTH + taste.WORTH_LATER * float(need)) * value + taste.COMPANY * self.points(card.deck)
        if self.completes(card, need):
            found += taste.FITS
        if self.completes(card, need + 1):
            found += taste.FITS_LATER
        if card.value > need:
            found += taste.TOO_BIG
        return found

    def buying(self, source: i64) -> float:
        offer = offer_at(self.dale, source)
        added: i64 = source if source < FROM_DISCARD else 0
        price = offer.value + added
        found = taste.BUY + BUYING[offer.kind] + self.welcome(offer)
        found += taste.ADDED_COST * float(added) + taste.PRICE * float(price) + taste.BUY_LATER * float(self.need)
        if price > self.junk:
            found += taste.NOT_BY_JUNK + taste.SHORT * float(price - self.junk)
        if self.builds:
            found += taste.BUY_OR_BUILD
        return found

    def playing(self, card: Card, target: Card) -> float:
        dale = self.dale
        face = dale.face(card) if target is EMPTY else dale.face(target)
        kind = face.kind
        found = taste.PLAY_IT + PLAYING[kind] + PLAYING_WITH_JUNK[kind] * float(self.junk)
        if self.builds:
            found += PLAYING_BEFORE_BUILDING[kind]
        if target is not EMPTY:
            found += taste.AS_COPY
        if kind == FAVOURITE_TOY:
            pile = dale.players[dale.active].discard
            if pile:
                found += taste.TOY * float(pile[-1].value)
        elif kind == TREASURE_HUNTER:
            best: i64 = 0
            for seat in dale.others():
                pile = dale.players[seat].discard
                if pile and pile[-1].value > best and not pile[-1].flags & MEMBER:
                    best = pile[-1].value
            found += taste.TREASURE * float(best)
        return found

    def laying(self, card: Card, target: Card, old: bool) -> float:
        """A card for a payment or for a stack."""
        face = self.dale.face(card) if target is EMPTY else self.dale.face(target)
        value = float(face.value)
        if not self.paying:
            return BUILDING[card.kind] + taste.LAY_WORTH * value + (taste.LAY_OLD if old else 0.0)
        found = PAYING[card.kind] + taste.PAY_WORTH * value
        if card.deck == self.bought:
            found += taste.PAY_SAME_SET
        over = face.value + self.dale.flashy - self.price
        if over >= 0:
            found += taste.PAY_LAST + taste.OVERPAID * float(over)
        return found

    def dropping(self, card: Card) -> float:
        """A hand card to be discarded, thrown away or given away."""
        value = float(card.value)
        found = DROPPING[card.kind] + taste.DROP_NEEDED * self.part(card.deck) + taste.DROP_WORTH * value
        if not isinstance(self.step, Tidying):
            found += taste.GIVE_WORTH * value
            if card.flags & RUBBISH:
                found += taste.GIVE_JUNK
        return found

    def stopping(self) -> float:
        step = self.step
        if self.paying:
            return taste.PAID
        if isinstance(step, Tidying):
            return taste.TIDIED + taste.TIDIED_JUNK * float(self.junk)
        if isinstance(step, (Stacking, Helping)):
            return taste.LAID
        return taste.ENOUGH

    def score(self, option: i64) -> float:
        """How good an answer looks; higher is better."""
        kind = option & ~ARGUMENT
        argument = option & ARGUMENT
        if kind == BUY:
            return self.buying(argument)
        if kind == PLAY:
            return self.playing(card_in(option), target_in(option))
        if kind in (LAY, LAY_PILE):
            return self.laying(card_in(option), target_in(option), kind == LAY_PILE)
        if kind == BUILD:
            found = taste.BUILD_IT
            for card in self.hand:
                if argument & 1:
                    found += BUILDING[card.kind]
                argument >>= 1
            return found
        if kind == CARD:
            return self.dropping(card_in(option))
        if kind == DONE:
            return self.stopping()
        if kind == INVENTORY:
            return taste.TIDY_UP + taste.TIDY_JUNK * float(self.junk) + taste.TIDY_LATER * float(self.need)
        if kind == STACK:
            return taste.STACK_IT
        if kind == ROLL:
            return taste.ROLL_OR_BUILD if self.builds else taste.ROLL_IT
        return self.rare_score(kind, option, argument)

    def rare_score(self, kind: i64, option: i64, argument: i64) -> float:
        """The answers that are seldom asked for."""
        dale = self.dale
        if kind == SLOT:
            return self.taking(dale.market[argument])
        if kind in (ASIDE, COPY):
            return self.taking(card_in(option))
        if kind == STALL:
            stall = dale.players[(option >> 12) & 3].stall
            return self.taking(stall[int((option >> 8) & 15)][int(option & 255)])
        if kind == PILE:
            card = card_in(option)
            return DROPPING[card.kind] + taste.DROP_OLD_WORTH * float(card.value)
        if kind == SEAT:
            rival = dale.players[argument]
            friend = dale.mate(dale.active) == argument
            return -1.0 if friend else 1.0 + 0.3 * len(rival.stall) + 0.05 * len(rival.hand)
        if kind == VALUE:
            if isinstance(self.step, Guess):
                return 1.0 - 0.1 * float(argument) if argument > dale.flashy else 0.0
            return 0.3 * float(argument)
        if kind == THROW:
            return taste.THROW_ONE
        if kind == THROW_OLD:
            return taste.THROW_OLD_ONE
        if kind == ASK:
            return taste.ASK_HELP
        if kind == BIND:
            return taste.BIND_COOKIES
        if kind == DECLINE:
            return taste.DECLINED
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
    found = taste.MONO_START + taste.MONO_STACK * stacks + taste.MONO_STACKS * stacks * stacks
    found += (taste.MONO_DENSITY + taste.MONO_DENSITY_LATER * stacks) * worth / count
    found += taste.MONO_CARD * count + taste.MONO_BONUS * bonus + taste.MONO_JUNK * junk / count
    return found + taste.MONO_LAST if len(mono.stall) == goal - 1 else found


@final
class DaleGuide(Guide):
    """Builds when it can, plays what helps for free, buys what completes stacks, and sheds junk."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dale)
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
            strength = exp(standing(players[at], goal, OWNING, TRAITS) + (taste.AT_TURN if at == state.active else 0.0))
            total += strength
            if at == seat or (team and at == (seat ^ 2)):
                mine += strength
        return mine / total

    def depth(self) -> int:
        return 8  # a turn or two on, the stalls and decks tell enough

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        assert isinstance(state, Dale)
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
        assert isinstance(state, Dale)
        look = Look(state, seat, options)
        scores: list[float] = [look.score(option) for option in options]
        top = max(scores)
        return [exp(score - top) + 0.002 for score in scores]
