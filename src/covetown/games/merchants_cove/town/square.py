"""The Town Square: four cards on offer, recruiting one of them, the Staff board it comes to, and the refill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.feature_bytes import ASKED_NAMED, asked, asked_bits
from covetown.games.merchants_cove.merchant import staff_name
from covetown.games.merchants_cove.numbers import MARKED_LIMIT, RECRUIT_CORRUPTION, RECRUIT_HOURS, SQUARE_SPACES
from covetown.games.merchants_cove.options import CARD, DONE, SLOT, STAFF
from covetown.games.merchants_cove.steps import Question, Step
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel import Chance, Message, argument_of
from covetown.kernel.bits import ones

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState

CARD_BITS: Final[i64] = 6
CARD_ONES: Final[i64] = 63


def card_at(state: MerchantsState, space: i64) -> i64:
    """The card on a space (0 to 3, from the left), -1 for none."""
    return ((state.square >> (CARD_BITS * space)) & CARD_ONES) - 1


def deck_size(state: MerchantsState) -> i64:
    """How many Townsfolk cards are in the deck."""
    return ones(state.townsfolk) + i64(len(state.bottom))


def draw_townsfolk(state: MerchantsState, chance: Chance) -> i64:
    """The next card of the deck, -1 if it is empty. Cards put under the deck come last, in their order (MC-354)."""
    cards = state.townsfolk
    if cards != 0:
        count: i64 = 0
        left = cards
        while left > 0:
            left &= left - 1
            count += 1
        place = chance.below(count)
        while place > 0:
            cards &= cards - 1
            place -= 1
        bit = cards & -cards
        state.townsfolk &= ~bit
        card: i64 = 0
        while bit > 1:
            bit >>= 1
            card += 1
    elif state.bottom:
        card = state.bottom[0]
        state.bottom = state.bottom[1:]
    else:
        return -1
    state.revelations += 1
    return card


def refill(state: MerchantsState, chance: Chance) -> None:
    """Slide all cards to the right and fill the spaces on the left from the deck one by one (MC-228, MC-399)."""
    square: i64 = 0
    free = SQUARE_SPACES - 1
    space = SQUARE_SPACES - 1
    while space >= 0:
        entry = (state.square >> (CARD_BITS * space)) & CARD_ONES
        if entry != 0:
            square |= entry << (CARD_BITS * free)
            free -= 1
        space -= 1
    if square != state.square:
        state.square = square
        if state.events is not None:
            row: list[object] = []
            for place in range(SQUARE_SPACES):
                card = card_at(state, place)
                row.append(int(card) if card >= 0 else None)
            state.events.tell("square-moved-up", {"square": row})
    while free >= 0:
        card = draw_townsfolk(state, chance)
        if card < 0:
            break
        state.square |= (card + 1) << (CARD_BITS * free)
        if state.events is not None:
            state.events.tell("townsfolk-dealt", {"card": int(card), "space": int(free) + 1})
        free -= 1
    state.refill = False


def take_from_square(state: MerchantsState, space: i64) -> i64:
    """Take the card off a space of the Town Square."""
    card = card_at(state, space)
    state.square &= ~(CARD_ONES << (CARD_BITS * space))
    return card


def discard_townsfolk(state: MerchantsState, card: i64) -> None:
    """Put a card under the deck, unless a merchant takes it instead (MC-408)."""
    for player in state.players:
        if player.merchant.takes_discard(state, player, card):
            return
    state.bottom = (*state.bottom, int(card))
    if state.events is not None:
        state.events.tell("townsfolk-discarded", {"card": int(card)})


def tell_merchants(state: MerchantsState, card: i64, seat: i64) -> None:
    """Every other merchant learns that a seat has selected a card (MC-408)."""
    for player in state.players:
        if player.seat != seat:
            player.merchant.card_recruited(state, player, card, seat)


@final
class ChooseCard(Question):
    """CARD: which card of the Town Square to recruit (MC-371). Its place sets the cost of the action (MC-227)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = []
        space: i64 = 0
        while space < SQUARE_SPACES:
            if (state.square >> (CARD_BITS * space)) & CARD_ONES:
                options.append(CARD + space)
            space += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        space = argument_of(option)
        card = take_from_square(state, space)
        state.recruited = card
        state.refill = True
        state.due_hours = RECRUIT_HOURS[space]
        state.due_corruption = RECRUIT_CORRUPTION[space]
        if state.events is not None:
            facts: dict[str, object] = {"seat": int(seat), "card": int(card), "space": int(space) + 1}
            facts["hours"] = RECRUIT_HOURS[space]
            facts["corruption"] = RECRUIT_CORRUPTION[space]
            state.events.tell("recruited", facts)
        tell_merchants(state, card, seat)
        state.push(CHOOSE_SLOT)
        TOWNSFOLK[card].ability.use(state, chance)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-card")


@final
class ChooseSlot(Question):
    """SLOT: an empty Staff slot, or an occupied one whose card is replaced (MC-374)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = []
        slot: i64 = 0
        while slot < len(state.players[seat].merchant.staff):
            options.append(SLOT + slot)
            slot += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        slot = argument_of(option)
        player = state.players[seat]
        old = player.card_in(slot)
        player.staff &= ~(CARD_ONES << (CARD_BITS * slot))
        player.staff |= (state.recruited + 1) << (CARD_BITS * slot)
        if state.events is not None:
            facts: dict[str, object] = {"seat": int(player.seat), "card": int(state.recruited), "slot": int(slot) + 1}
            state.events.tell("assigned", facts)
        state.recruited = -1
        if old >= 0:
            discard_townsfolk(state, old)  # MC-223

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-slot", {"card": int(state.recruited)})


@final
class UseStaff(Question):
    """STAFF: the next unused Staff ability with a card assigned, or stop (MC-375)."""

    __slots__ = ("used",)

    def __init__(self, used: i64) -> None:
        self.used: i64 = used

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        options: list[i64] = []
        slot: i64 = 0
        staff = player.staff
        while staff > 0:
            if staff & CARD_ONES and not (self.used >> slot) & 1:
                if not (player.merchant.marked_staff >> slot) & 1 or player.marked < MARKED_LIMIT:
                    if player.merchant.can_use(state, player, slot):
                        options.append(STAFF + slot)
            staff >>= CARD_BITS
            slot += 1
        options.append(DONE)
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            return
        slot = argument_of(option)
        player = state.players[seat]
        state.push(USE_STAFF[self.used | (i64(1) << slot)])
        if (player.merchant.marked_staff >> slot) & 1:
            player.marked += 1
        if state.events is not None:
            facts: dict[str, object] = {"seat": int(player.seat), "card": int(player.card_in(slot))}
            facts["ability"] = staff_name(player.merchant, slot).plain()
            state.events.tell("used-staff", facts)
        player.merchant.use_staff(state, player, slot, chance)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-staff")

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        asked_bits(out, at + ASKED_NAMED, self.used)


@final
class RefillSquare(Step):
    """The last event of a turn: the Town Square is refilled if a card was taken (MC-229)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        if state.refill:
            refill(state, chance)


CHOOSE_CARD: Final = ChooseCard()
CHOOSE_SLOT: Final = ChooseSlot()
REFILL_SQUARE: Final = RefillSquare()
USE_STAFF: Final[list[UseStaff]] = [UseStaff(used) for used in range(64)]
