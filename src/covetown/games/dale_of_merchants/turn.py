"""The turn: actions, clean-up, and whose turn is next (sections 3 to 5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.abilities import add_abilities, is_ability, use_ability
from covetown.games.dale_of_merchants.building import add_builds, add_request, begin_build, required_value
from covetown.games.dale_of_merchants.cards import (
    ABILITY,
    BONUS,
    COOKIES,
    COPIER,
    DISCOVERY,
    EMPTY,
    GOOD_OLD,
    HAGGLER,
    MEMBER,
    NOSTALGIC,
    STALL_CRAFT,
    TECHNIQUE,
    Card,
)
from covetown.games.dale_of_merchants.copying import bind, by_ident, in_reach, looks_of, loose, reveal_copy, valid_cards
from covetown.games.dale_of_merchants.faces import distinct, flags_of, ways_of
from covetown.games.dale_of_merchants.market import (
    NO_PLACE,
    NOTHING_LAID,
    add_general_purchases,
    add_purchases,
    can_pay,
    fill_market,
    price_of,
)
from covetown.games.dale_of_merchants.memory import count_of
from covetown.games.dale_of_merchants.mono import MONO_TURN
from covetown.games.dale_of_merchants.options import (
    ASK,
    BUILD,
    BUY,
    CARD,
    DONE,
    ENOUGH,
    FROM_DISCARD,
    INVENTORY,
    PICKS,
    PLAY,
    PLAYS,
    ROLL,
    STACK,
    THROW,
    TIDY,
    card_in,
    found_in,
    named,
    offer,
    target_in,
)
from covetown.games.dale_of_merchants.payment import Paying
from covetown.games.dale_of_merchants.pieces import (
    DISCARDS,
    HAND_SIZE,
    HANDS,
    LIMIT,
    MONO,
    SOLO,
    TEAM,
    Player,
    with_card,
)
from covetown.games.dale_of_merchants.scoring import leaders
from covetown.games.dale_of_merchants.stall import EMPTY_STACK, WIDEST_MASK, add_stacks, add_unbound_stacks
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Question, Step
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT


def begin_turn(state: DaleState, seat: i64, chance: Chance) -> None:
    """A player's turn begins with one open action (DM-049)."""
    state.active = seat
    state.actions = 1
    state.taken = 0
    state.asked = False
    if state.events is not None:
        state.events.tell("turn", {"seat": int(seat), "round": int(round_of(state))})
    if seat == MONO and state.rules.mode == SOLO:
        state.push(AFTER_MONO)
        state.push(MONO_TURN)
    else:
        state.push(NEXT_ACTION)
        state.push(ACTING)


def round_of(state: DaleState) -> i64:
    """Rounds are counted from 1 and begin with the starting player (DM-507)."""
    return state.turn // len(state.players) + 1


@final
class Acting(Question):
    """The active player takes an action or uses an ability."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "action"

    def prompt(self, state: DaleState, seat: i64) -> Message:
        args: dict[str, object] = {"actions": int(state.actions), "required": int(required_value(state, seat))}
        return Message("prompt-action", args)

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        return INVENTORY

    def always_asks(self) -> bool:
        return True

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        player = state.players[seat]
        hand = player.hand
        purse: i64 = state.flashy * len(hand)
        special: i64 = 0
        for card in hand:
            purse += card.value
            special |= card.flags
        if state.marks or special & COPIER or (special & NOSTALGIC and player.discard) or len(hand) > WIDEST_MASK:
            add_general_actions(state, menu)
            return menu
        add_purchases(state, purse, menu)
        if special & ABILITY:
            add_plain_abilities(state, hand, menu)
        if special & TECHNIQUE:
            seen_mask: i64 = 0
            for card in hand:
                if card.flags & TECHNIQUE and not seen_mask & card.bit:
                    seen_mask |= card.bit
                    offer(menu, PLAYS[card.ident])
        if special & STALL_CRAFT:
            add_unbound_stacks(hand, state.flashy, 0, EMPTY_STACK, len(player.stall) + 1, 0, 0, menu)
        else:
            add_stacks(state, player, len(player.stall) + 1, menu)
        if state.rules.mode == TEAM:
            add_request(state, menu)
        offer(menu, TIDY)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        kind = option & ~ARGUMENT
        if kind == BUY:
            source = option & ARGUMENT
            state.push(
                Paying(self, source, price_of(state, source), (), 0, 0, NOTHING_LAID, False, source == 5, state.marks)
            )
        elif kind == PLAY:
            play(state, card_in(state, option), target_in(state, option), chance)
        elif kind == INVENTORY:
            state.spend_action()
            if state.players[seat].hand:
                state.push(TIDYING)
            else:
                state.end_action(chance)
        elif kind in (BUILD, STACK, ASK):
            begin_build(state, option, self, chance)
        elif is_ability(option):
            use_ability(state, option, chance)
            state.push(self)  # DM-206
        else:
            raise ValueError(f"{option} is no action")


def add_plain_abilities(state: DaleState, hand: list[Card], menu: list[i64]) -> None:
    """Rolls and throws of a hand without copiers in which nothing was used yet; also purchases by Market Discovery."""
    throwable = len(state.market_deck) > 0 or len(state.market_discard) > 0
    seen_mask: i64 = 0
    for card in hand:
        flags = card.flags
        if flags & (HAGGLER | DISCOVERY) and not seen_mask & card.bit:
            seen_mask |= card.bit
            if flags & HAGGLER:
                menu.append(ROLL | card.ident)
            elif throwable:
                menu.append(THROW | card.ident)
                if state.market_discard:
                    ways = ways_of(state, state.active, hand)
                    if can_pay(0, NOTHING_LAID, price_of(state, FROM_DISCARD), False, True, ways, NO_PLACE):
                        menu.append(BUY | FROM_DISCARD)


def add_general_actions(state: DaleState, menu: list[i64]) -> None:
    """All actions and abilities of a hand with copiers, changed cards or a Nostalgic Item."""
    player = state.players[state.active]
    hand = player.hand
    marks = state.marks
    ways = ways_of(state, state.active, hand)
    flags = flags_of(ways)
    add_general_purchases(state, player, ways, flags, menu)
    if flags & TECHNIQUE:
        seen_mask: i64 = 0
        for at, card in enumerate(hand):
            if not marks or state.mark_of(card) is None:
                if seen_mask & card.bit:
                    continue
                seen_mask |= card.bit
            for way in ways[at]:
                if way.card.flags & TECHNIQUE:
                    menu.append(named(state, PLAY, card, way.target))  # DM-489
    add_abilities(state, ways, flags, False, menu)
    add_builds(state, ways, flags, menu)
    offer(menu, TIDY)


def play(state: DaleState, card: Card, target: Card, chance: Chance) -> None:
    """Play a technique: it lies in the resolving zone until all its effects are done (DM-077)."""
    seat = state.active
    state.spend_action()
    if target is not EMPTY:
        bind(state, seat, card, target)
        reveal_copy(state, seat, card)
    face = state.face(card)
    state.take_from_hand(state.players[seat], card)
    state.resolving = card
    state.played_as = face
    if state.events is not None:
        state.moved("played", seat, card, HANDS[seat], "resolving")
    state.push(FINISHING)
    face.effect.play(state, chance)


@final
class Finishing(Step):
    """A technique is fully resolved: it goes to the discard pile and its bonus icon counts (DM-076, DM-082)."""

    def run(self, state: DaleState, chance: Chance) -> None:
        seat = state.active
        card = state.resolving
        bonus = state.played_as.flags & BONUS
        if card is not EMPTY:
            state.players[seat].discard.append(card)
            if state.events is not None:
                state.moved("resolved", seat, card, "resolving", DISCARDS[seat])
            state.resolving = EMPTY
        state.played_as = EMPTY
        if state.rules.mode == SOLO:
            send_members_home(state)
        if bonus and state.taken < state.rules.max_actions:  # DM-504
            state.actions += 1
        state.end_action(chance)


@final
class Tidying(Question):
    """An inventory action: cards are discarded one after the other until the player is done (DM-116, DM-118)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "inventory"

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        return DONE

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        hand = state.players[seat].hand
        if state.marks:
            for card in distinct(state, hand):
                menu.append(named(state, CARD, card, EMPTY))
        else:
            seen_mask: i64 = 0
            for card in hand:
                if not seen_mask & card.bit:
                    seen_mask |= card.bit
                    offer(menu, PICKS[card.code])
        offer(menu, ENOUGH)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option != DONE:
            hand = state.players[seat].hand
            state.discard_from_hand(seat, found_in(state, hand, option))
            if hand:
                state.push(self)
                return
        state.end_action(chance)


@final
class NextAction(Step):
    """Lies beneath all that a player does in a turn: after an action comes the next open one, or clean-up (DM-050)."""

    def run(self, state: DaleState, chance: Chance) -> None:
        if state.actions > 0:
            state.asked = False
            state.push(self)
            state.push(ACTING)
        else:
            fill_hand(state, chance)


def fill_hand(state: DaleState, chance: Chance) -> None:
    """Clean-up part 1: draw up to the hand size, offer what can be used there, bind forced Cookies (DM-128)."""
    seat = state.active
    special = draw_up(state, seat, state.players[seat], chance)
    if special & (COPIER | DISCOVERY) and (state.marks or can_be_used(state, seat, special)):
        state.push(CLEANUP_WINDOW)  # answered without asking if there is nothing to use
    else:
        fill_market(state, chance)
        end_turn(state, chance)


def can_be_used(state: DaleState, seat: i64, special: i64) -> bool:
    """Whether an unmarked hand with these flags may hold something to use in clean-up (DM-128, DM-129)."""
    flags = special & (DISCOVERY | GOOD_OLD)
    if special & COPIER:
        flags |= in_reach(state, seat, looks_of(state.players[seat].hand))
    if state.market_deck or state.market_discard:
        return flags & (DISCOVERY | GOOD_OLD | COOKIES) != 0
    return flags & COOKIES != 0  # DM-264


def close_hand(state: DaleState, chance: Chance) -> None:
    """The hand is filled and nothing more is wanted: forced Cookies copies fill it again, else the market follows."""
    if bind_forced_cookies(state):
        fill_hand(state, chance)
        return
    fill_market(state, chance)
    end_turn(state, chance)


def bind_forced_cookies(state: DaleState) -> bool:
    """Bind copiers that can be nothing but Cookies (DM-129); says whether there were any."""
    seat = state.active
    bound = False
    hand = state.players[seat].hand
    if not state.marks and not in_reach(state, seat, looks_of(hand)) & COOKIES:
        return False
    for card in by_ident(hand):
        if loose(state, card):
            valid = valid_cards(state, seat, card)
            if valid and all_cookies(state, valid):
                bind(state, seat, card, valid[0])
                reveal_copy(state, seat, card)
                bound = True
    return bound


def all_cookies(state: DaleState, cards: list[Card]) -> bool:
    cookies = True
    for card in cards:
        if not state.face(card).flags & COOKIES:
            cookies = False
    return cookies


def draw_up(state: DaleState, seat: i64, player: Player, chance: Chance) -> i64:
    """Draw one card at a time until the hand size is reached (DM-120); returns the flags of all cards in hand."""
    hand = player.hand
    size = HAND_SIZE
    flags: i64 = 0
    for card in hand:
        flags |= card.flags
        if card.flags & COOKIES:
            size += 1
    marked = len(state.marks) > 0
    if marked:
        size = state.hand_size(seat)
    while len(hand) < size:
        if len(hand) >= HAND_SIZE:
            show_cookies(state, seat, len(hand) - HAND_SIZE + 1)
        card = state.draw_one(seat, player, chance)
        if card is EMPTY:
            junk = state.new_junk()  # DM-126
            hand.append(junk)
            player.open = with_card(player.open, junk)
            if state.events is not None:
                state.moved("took-junk", seat, junk, "junk", HANDS[seat])
            continue
        flags |= card.flags
        if card.flags & COOKIES:
            size += 1
        elif card.flags & MEMBER and state.rules.mode == SOLO and seat != MONO:
            send_members_home(state)  # DM-541
    return flags


def show_cookies(state: DaleState, seat: i64, count: i64) -> None:
    """Cookies that make their owner draw are shown (DM-233); those that all know already count first."""
    player = state.players[seat]
    for card in player.open:
        if card.flags & COOKIES:
            count -= 1
    for card in player.hand:
        if not card.flags & COOKIES and state.face(card).flags & COOKIES:
            count -= 1  # bound in the open (DM-430)
    for card in player.hand:
        if count <= 0:
            return
        if card.flags & COOKIES and count_of(player.open, card) < held(player.hand, card):
            state.show_one(seat, card)
            count -= 1


def held(hand: list[Card], card: Card) -> i64:
    """How many such cards are in a hand."""
    return len([other for other in hand if other.kind == card.kind])


def send_members_home(state: DaleState) -> None:
    """Mono cards that came into the human's hand go onto Mono's discard pile (DM-540)."""
    seat: i64 = 0
    player = state.players[seat]
    for card in player.hand[:]:
        if card.flags & MEMBER:
            state.take_from_hand(player, card)
            state.players[MONO].discard.append(card)
            if state.events is not None:
                state.moved("went-home", seat, card, HANDS[seat], DISCARDS[MONO])


def forget_turn(state: DaleState) -> None:
    """All changes, copies and spent marks of the turn are over (DM-052)."""
    state.flashy = 0
    state.moment = 0
    state.marks = ()


def end_turn(state: DaleState, chance: Chance) -> None:
    """The next player's turn begins, unless the turn limit is reached (DM-507)."""
    forget_turn(state)
    state.turn += 1
    limit = state.rules.turn_limit
    seat = state.next_seat(state.active)
    if limit > 0 and seat == state.start and state.turn >= limit * len(state.players):
        state.finish(leaders(state), LIMIT)
        return
    begin_turn(state, seat, chance)


@final
class CleanupWindow(Question):
    """The active player may still use passives before the market part."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "cleanup_window"

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        return DONE

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        ways = ways_of(state, seat, state.players[seat].hand)
        add_abilities(state, ways, flags_of(ways), True, menu)
        menu.append(DONE)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            close_hand(state, chance)
        else:
            use_ability(state, option, chance)
            fill_hand(state, chance)


@final
class AfterMono(Step):
    """Mono has taken its turn: the market is filled and the human's turn begins (DM-536)."""

    def run(self, state: DaleState, chance: Chance) -> None:
        fill_market(state, chance)
        end_turn(state, chance)


ACTING: Final = Acting()
FINISHING: Final = Finishing()
TIDYING: Final = Tidying()
NEXT_ACTION: Final = NextAction()
CLEANUP_WINDOW: Final = CleanupWindow()
AFTER_MONO: Final = AfterMono()
