"""The turn: counting actions, filling the hand, the market, and whose turn is next (sections 3 and 5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    COOKIES,
    COPIER,
    DISCOVERY,
    EMPTY,
    GOOD_OLD,
    MEMBER,
    Card,
)
from covetown.games.dale_of_merchants.copying import bind, by_ident, in_reach, looks_of, loose, reveal_copy, valid_cards
from covetown.games.dale_of_merchants.state import (
    DISCARDS,
    HAND_SIZE,
    HANDS,
    LIMIT,
    MARKET_SLOTS,
    MONO,
    SLOTS,
    SOLO,
    TEAM,
    Dale,
    Player,
    Step,
    with_card,
)
from covetown.kernel.chance import Chance


@final
class Flow:
    """The steps every turn is made of; the files that know them fill them in, so that deck files need not."""

    def __init__(self, acting: Step, window: Step, mono: Step) -> None:
        self.acting = acting
        self.window = window
        self.mono = mono


FLOW: Final = Flow(Step(), Step(), Step())


def spend_action(dale: Dale) -> None:
    """An action is being taken (DM-049, DM-505)."""
    dale.actions -= 1
    dale.taken += 1


def end_action(dale: Dale, chance: Chance) -> None:
    """After an action: the next open one, or clean-up (DM-050)."""
    if dale.actions > 0:
        dale.asked = False
        dale.stack.append(FLOW.acting)
    else:
        fill_hand(dale, chance)


def begin_turn(dale: Dale, seat: i64, chance: Chance) -> None:
    """A player's turn begins with one open action (DM-049)."""
    dale.active = seat
    dale.actions = 1
    dale.taken = 0
    dale.asked = False
    if dale.events is not None:
        dale.events.tell("turn", {"seat": int(seat), "round": int(round_of(dale))})
    if seat == MONO and dale.rules.mode == SOLO:
        dale.stack.append(FLOW.mono)
    else:
        dale.stack.append(FLOW.acting)


def round_of(dale: Dale) -> i64:
    """Rounds are counted from 1 and begin with the starting player (DM-507)."""
    return dale.turn // len(dale.players) + 1


def fill_hand(dale: Dale, chance: Chance) -> None:
    """Clean-up part 1: draw up to the hand size, offer what can be used there, bind forced Cookies (DM-128)."""
    seat = dale.active
    special = draw_up(dale, seat, dale.players[seat], chance)
    if special & (COPIER | DISCOVERY) and (dale.marks or can_be_used(dale, seat, special)):
        dale.stack.append(FLOW.window)  # answered without asking if there is nothing to use
    else:
        fill_market(dale, chance)
        end_turn(dale, chance)


def can_be_used(dale: Dale, seat: i64, special: i64) -> bool:
    """Whether an unmarked hand with these flags may hold something to use in clean-up (DM-128, DM-129)."""
    flags = special & (DISCOVERY | GOOD_OLD)
    if special & COPIER:
        flags |= in_reach(dale, seat, looks_of(dale.players[seat].hand))
    if dale.market_deck or dale.market_discard:
        return flags & (DISCOVERY | GOOD_OLD | COOKIES) != 0
    return flags & COOKIES != 0  # DM-264


def close_hand(dale: Dale, chance: Chance) -> None:
    """The hand is filled and nothing more is wanted: forced Cookies copies fill it again, else the market follows."""
    if bind_forced_cookies(dale):
        fill_hand(dale, chance)
        return
    fill_market(dale, chance)
    end_turn(dale, chance)


def bind_forced_cookies(dale: Dale) -> bool:
    """Bind copiers that can be nothing but Cookies (DM-129); says whether there were any."""
    seat = dale.active
    bound = False
    hand = dale.players[seat].hand
    if not dale.marks and not in_reach(dale, seat, looks_of(hand)) & COOKIES:
        return False
    for card in by_ident(hand):
        if loose(dale, card):
            valid = valid_cards(dale, seat, card)
            if valid and all_cookies(dale, valid):
                bind(dale, seat, card, valid[0])
                reveal_copy(dale, seat, card)
                bound = True
    return bound


def all_cookies(dale: Dale, cards: list[Card]) -> bool:
    cookies = True
    for card in cards:
        if not dale.face(card).flags & COOKIES:
            cookies = False
    return cookies


def draw_up(dale: Dale, seat: i64, player: Player, chance: Chance) -> i64:
    """Draw one card at a time until the hand size is reached (DM-120); returns the flags of all cards in hand."""
    hand = player.hand
    size = HAND_SIZE
    flags: i64 = 0
    for card in hand:
        flags |= card.flags
        if card.flags & COOKIES:
            size += 1
    marked = len(dale.marks) > 0
    if marked:
        size = dale.hand_size(seat)
    while len(hand) < size:
        if len(hand) >= HAND_SIZE:
            show_cookies(dale, seat, len(hand) - HAND_SIZE + 1)
        card = dale.draw_one(seat, player, chance)
        if card is EMPTY:
            junk = dale.new_junk()  # DM-126
            hand.append(junk)
            player.open = with_card(player.open, junk)
            if dale.events is not None:
                dale.moved("took-junk", seat, junk, "junk", HANDS[seat])
            continue
        flags |= card.flags
        if card.flags & COOKIES:
            size += 1
        elif card.flags & MEMBER and dale.rules.mode == SOLO and seat != MONO:
            send_members_home(dale)  # DM-541
    return flags


def show_cookies(dale: Dale, seat: i64, count: i64) -> None:
    """Cookies that make their owner draw are shown (DM-233); those that all know already count first."""
    player = dale.players[seat]
    for card in player.open:
        if dale.face(card).flags & COOKIES:
            count -= 1
    for card in player.hand:
        if count <= 0:
            return
        if dale.face(card).flags & COOKIES and card not in player.open:
            dale.show(seat, card)
            count -= 1


def send_members_home(dale: Dale) -> None:
    """Mono cards that came into the human's hand go onto Mono's discard pile (DM-540)."""
    seat: i64 = 0
    player = dale.players[seat]
    for card in player.hand[:]:
        if card.flags & MEMBER:
            dale.take_from_hand(player, card)
            dale.players[MONO].discard.append(card)
            if dale.events is not None:
                dale.moved("went-home", seat, card, HANDS[seat], DISCARDS[MONO])


def fill_market(dale: Dale, chance: Chance) -> None:
    """Clean-up part 2: cards slide right, empty slots are filled from the right (DM-133, DM-134)."""
    market = dale.market
    filled: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        card = market[slot]
        if card is not EMPTY:
            if slot != filled:
                market[filled] = card
                market[slot] = EMPTY
                if dale.events is not None:
                    dale.moved("slid", dale.active, card, MARKET_SLOTS[slot], MARKET_SLOTS[filled])
            filled += 1
        slot += 1
    if filled < SLOTS:
        lay_out_market(dale, chance)


def lay_out_market(dale: Dale, chance: Chance) -> None:
    """Fill the empty slots from the market deck, slot 0 first."""
    slot: i64 = 0
    while slot < SLOTS:
        if dale.market[slot] is EMPTY:
            card = dale.turn_up_market(chance)
            if card is EMPTY:
                return  # DM-135
            dale.market[slot] = card
            if dale.events is not None:
                dale.moved("laid-out", dale.active, card, "market-deck", MARKET_SLOTS[slot])
        slot += 1


def forget_turn(dale: Dale) -> None:
    """All changes, copies and spent marks of the turn are over (DM-052)."""
    dale.flashy = 0
    dale.moment = 0
    dale.marks = ()


def end_turn(dale: Dale, chance: Chance) -> None:
    """The next player's turn begins, unless the turn limit is reached (DM-507)."""
    forget_turn(dale)
    dale.turn += 1
    limit = dale.rules.turn_limit
    seat = dale.next_seat(dale.active)
    if limit > 0 and seat == dale.start and dale.turn >= limit * len(dale.players):
        dale.finish(leaders(dale), LIMIT)
        return
    begin_turn(dale, seat, chance)


def leaders(dale: Dale) -> i64:
    """The players (or the team) with the most stacks, as a mask (DM-508)."""
    most: i64 = -1
    for player in dale.players:
        if len(player.stall) > most:
            most = len(player.stall)
    mask: i64 = 0
    for seat in range(len(dale.players)):
        if len(dale.players[seat].stall) == most:
            mask |= 1 << seat
    return mask


def side_mask(dale: Dale, seat: i64) -> i64:
    """A player with the teammate, as a mask."""
    return (1 << seat) | (1 << (seat ^ 2)) if dale.rules.mode == TEAM else 1 << seat
