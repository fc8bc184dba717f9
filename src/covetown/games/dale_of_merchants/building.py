"""Building: a stack laid at once or card by card, additional stacks, and a teammate's help (sections 4.3 and 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.abilities import add_abilities, is_ability, use_ability
from covetown.games.dale_of_merchants.cards import EMPTY, MEMBER, NOSTALGIC, RUBBISH, WINTER, Card, Face
from covetown.games.dale_of_merchants.choices import (
    ARGUMENT,
    ASK,
    DECLINE,
    DONE,
    LAY,
    LAY_PILE,
    STACK,
    found_in,
    named,
    target_in,
)
from covetown.games.dale_of_merchants.copying import as_copy, bind, reveal_copy
from covetown.games.dale_of_merchants.faces import (
    distinct,
    faces_of,
    flags_of,
    flashy_for,
    rest_of,
    sees_hand,
    ways_of,
    without_place,
)
from covetown.games.dale_of_merchants.stall import (
    EMPTY_STACK,
    FROM_HAND,
    HAND_NOSTALGIC,
    LEAVE_MASK,
    NO_LEAVE,
    OWN_PART,
    add_odd_stacks,
    can_stand,
    completable,
    lay,
    stands,
    too_high,
    usable_pile,
)
from covetown.games.dale_of_merchants.state import (
    DISCARDS,
    HANDS,
    NOBODY,
    WON,
    Dale,
    Marks,
    Pile,
    Step,
    changed_value,
    shown_id,
)
from covetown.games.dale_of_merchants.turn import FLOW, end_action, side_mask, spend_action
from covetown.kernel.chance import Chance

FOR_ACTION: Final[i64] = 0
FOR_EXTRA: Final[i64] = 1


def required_value(dale: Dale, seat: i64) -> i64:
    """What the next stack must be worth (DM-097)."""
    return len(dale.players[seat].stall) + 1


def hand_cards(dale: Dale, seat: i64, mask: i64) -> Pile:
    """The hand cards at the places of a mask."""
    hand = dale.players[seat].hand
    cards: list[Card] = []
    for i in range(len(hand)):
        if (mask >> i) & 1:
            cards.append(hand[i])
    return tuple(cards)


def raise_stack(dale: Dale, seat: i64, built: Pile) -> None:
    """A finished stack stands in the stall of this player and the teammate."""
    player = dale.players[seat]
    player.stall = (*player.stall, built)
    mate = dale.mate(seat)
    if mate != NOBODY:
        dale.players[mate].stall = player.stall
    if dale.events is not None:
        dale.events.tell(
            "built", {"seat": int(seat), "stack": len(player.stall), "cards": [shown_id(card) for card in built]}
        )
    if len(player.stall) >= dale.rules.stacks:
        dale.finish(side_mask(dale, seat), WON)  # DM-161


def part_of(dale: Dale, seat: i64, hand: Pile, pile: Pile) -> tuple[Pile, i64]:
    """Take one player's cards for a stack from where they lie; also says how many Winter is Coming there are."""
    player = dale.players[seat]
    winters: i64 = 0
    for card in (*hand, *pile):
        reveal_copy(dale, seat, card)
        if dale.face(card).flags & WINTER:
            winters += 1
    cards: list[Card] = []
    for card in hand:
        lying = dale.take_from_hand(player, card)
        cards.append(lying)
        if dale.events is not None:
            dale.moved("placed", seat, lying, HANDS[seat], f"stall:{dale.active}")
    for card in pile:
        take_from_pile(player.discard, card)
        dale.drop_mark(card)
        cards.append(card)
        if dale.events is not None:
            dale.moved("placed", seat, card, DISCARDS[seat], f"stall:{dale.active}")
    return tuple(cards), winters


def take_from_pile(pile: list[Card], card: Card) -> None:
    """Take the topmost such card out of a pile; the others keep their order (DM-316)."""
    i = len(pile) - 1
    while pile[i] is not card:
        i -= 1
    pile.pop(i)


def build(dale: Dale, hand: Pile, pile: Pile, purpose: i64, left: i64, chance: Chance) -> None:
    """The active player builds alone."""
    cards, winters = part_of(dale, dale.active, hand, pile)
    finish_build(dale, cards, winters, purpose, left, chance)


def finish_build(dale: Dale, cards: Pile, winters: i64, purpose: i64, left: i64, chance: Chance) -> None:
    """The stack stands; then come additional stacks (DM-329) and whatever follows the build (DM-330)."""
    if purpose == FOR_ACTION:
        spend_action(dale)
    raise_stack(dale, dale.active, cards)
    if dale.ending:
        return
    if purpose == FOR_ACTION:
        if winters == 0:
            end_action(dale, chance)
            return
        dale.stack.append(END_ACTION)
    left += winters
    if left > 0:
        dale.asked = False
        dale.stack.append(ExtraBuild(left))


@final
class EndAction(Step):
    """The action is over once all additional stacks are built or declined."""

    def run(self, dale: Dale, chance: Chance) -> None:
        end_action(dale, chance)


END_ACTION: Final = EndAction()


def add_builds(dale: Dale, ways: list[list[Face]], flags: i64, menu: list[i64]) -> None:
    """Offer the stacks that can be built alone, and in the team game a help request (DM-183)."""
    seat = dale.active
    player = dale.players[seat]
    add_odd_stacks(dale, player, required_value(dale, seat), ways, flags, menu)
    add_request(dale, menu)


def add_request(dale: Dale, menu: list[i64]) -> None:
    """A help request is offered if both teammates have a card to add, once for each build (DM-186)."""
    seat = dale.active
    mate = dale.mate(seat)
    if mate == NOBODY or dale.asked or not dale.players[seat].hand or not dale.players[mate].hand:
        return
    if Asking(FOR_ACTION, 0, (), (), EMPTY_STACK, dale.marks).options(dale):
        menu.append(ASK)


def begin_build(dale: Dale, option: i64, purpose: i64, left: i64, chance: Chance) -> None:
    """Carry out BUILD, STACK or ASK."""
    if option == STACK:
        dale.stack.append(Stacking(purpose, left, (), (), EMPTY_STACK, dale.marks))
    elif option == ASK:
        dale.stack.append(Asking(purpose, left, (), (), EMPTY_STACK, dale.marks))
    else:
        build(dale, hand_cards(dale, dale.active, option & ARGUMENT), (), purpose, left, chance)


@final
class ExtraBuild(Step):
    """Winter is Coming: the active player may build the next stack straight away (DM-469)."""

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left = left

    def name(self) -> str:
        return "extra_build"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        ways = ways_of(dale, dale.active, dale.players[dale.active].hand)
        flags = flags_of(ways)
        add_builds(dale, ways, flags, menu)
        add_abilities(dale, ways, flags, False, menu)
        menu.append(DECLINE)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option == DECLINE:
            return  # DM-332
        if is_ability(option):
            use_ability(dale, option, chance)
            dale.stack.append(self)
        else:
            begin_build(dale, option, FOR_EXTRA, self.left - 1, chance)


def cards_left(dale: Dale, user: i64, laid: Pile) -> list[Card]:
    """The hand cards of a player that are not laid yet."""
    return rest_of(dale.players[user].hand, laid)


def pile_left(dale: Dale, user: i64, laid: Pile) -> list[Card]:
    """The cards of a discard pile that are not laid yet, from the top."""
    return rest_of(usable_pile(dale.players[user]), laid)


def pile_choices(pile: list[Card]) -> list[Card]:
    """Every card of a pile, junk only once (the topmost)."""
    out: list[Card] = []
    junk = False
    for card in pile:
        if card.flags & RUBBISH:
            if junk:
                continue
            junk = True
        out.append(card)
    return out


def add_completable(dale: Dale, user: i64, stack: i64, required: i64, hand: Pile, pile: Pile, menu: list[i64]) -> None:
    """Offer each next card with which the stack can still be finished."""
    own = cards_left(dale, user, hand)
    ways = ways_of(dale, user, own)
    lying: list[Card] = []
    if stack & HAND_NOSTALGIC or flags_of(ways) & NOSTALGIC:
        lying = pile_left(dale, user, pile)
    lying_ways = ways_of(dale, user, lying)
    entangled = sees_hand(dale, user, own + lying if lying else own)
    for card in distinct(dale, own):
        at = 0
        while own[at] is not card:
            at += 1
        others: list[list[Face]] | None = None
        for way in ways[at]:
            after = lay(stack, way.card, way.worth, True)
            if card.flags & MEMBER or too_high(after, required):
                continue
            if entangled:
                fits = completable_after(dale, user, card, way, after, required, rest_of(own, (card,)), lying)
            else:
                if others is None:
                    others = without_place(ways, at)
                fits = can_stand(after, required, others, lying_ways)
            if fits:
                menu.append(named(dale, LAY, card, way.target))
    if lying and (stack & HAND_NOSTALGIC or entangled):
        for card in pile_choices(lying):
            at = 0
            while lying[at] is not card:
                at += 1
            for way in lying_ways[at]:
                after = lay(stack, way.card, way.worth, False)
                if too_high(after, required):
                    continue
                if not stack & HAND_NOSTALGIC or after & LEAVE_MASK < NO_LEAVE:
                    # before its Nostalgic Item only a copier is laid, which may have to be bound first (DM-434)
                    if not entangled or way.target is EMPTY:
                        continue
                if entangled:
                    fits = completable_after(dale, user, card, way, after, required, own, rest_of(lying, (card,)))
                else:
                    fits = can_stand(after, required, ways, without_place(lying_ways, at))
                if fits:
                    menu.append(named(dale, LAY_PILE, card, way.target))
    if stands(stack, required):
        menu.append(DONE)


def completable_after(
    dale: Dale, user: i64, card: Card, way: Face, stack: i64, required: i64, hand: list[Card], pile: list[Card]
) -> bool:
    """Whether the stack can be finished once this card is laid this way, with all that its binding changes."""
    before = dale.marks
    if way.target is not EMPTY:
        dale.set_mark(as_copy(dale, card, way.target, ()))
    fits = completable(dale, user, stack, required, hand, pile)
    dale.marks = before
    return fits


def named_card(dale: Dale, user: i64, hand: Pile, pile: Pile, option: i64) -> Card:
    """The very card an answer names among those not laid yet."""
    left = cards_left(dale, user, hand) if option & ~ARGUMENT == LAY else pile_left(dale, user, pile)
    return found_in(dale, left, option)


def lay_card(dale: Dale, user: i64, stack: i64, card: Card, option: i64) -> i64:
    """Bind the named card if it copies, and add it to the stack in the making."""
    target = target_in(option)
    if target is not EMPTY:
        bind(dale, user, card, target)
    mark = dale.mark_of(card)
    flashy = flashy_for(dale, user)
    from_hand = option & ~ARGUMENT == LAY
    if mark is None:
        return lay(stack, card, card.value + flashy, from_hand)
    return lay(stack, card if mark.copy is EMPTY else mark.copy, changed_value(mark, flashy), from_hand)


@final
class Stacking(Step):
    """The active player lays a stack card by card; only cards with which it can be finished are offered."""

    __slots__ = ("hand", "left", "made", "marks", "pile", "purpose")

    def __init__(self, purpose: i64, left: i64, hand: Pile, pile: Pile, made: i64, marks: Marks) -> None:
        self.purpose = purpose
        self.left = left
        self.hand = hand
        self.pile = pile
        self.made = made
        self.marks = marks

    def name(self) -> str:
        return "stack"

    def before(self, dale: Dale) -> Marks:
        return self.marks

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        add_completable(dale, dale.active, self.made, required_value(dale, dale.active), self.hand, self.pile, menu)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option == DONE:
            build(dale, self.hand, self.pile, self.purpose, self.left, chance)
            return
        card = named_card(dale, dale.active, self.hand, self.pile, option)
        made = lay_card(dale, dale.active, self.made, card, option)
        if option & ~ARGUMENT == LAY:
            dale.stack.append(Stacking(self.purpose, self.left, (*self.hand, card), self.pile, made, self.marks))
        else:
            dale.stack.append(Stacking(self.purpose, self.left, self.hand, (*self.pile, card), made, self.marks))


@final
class Asking(Step):
    """The active player names the own part of a stack for which the teammate is asked to help (DM-183)."""

    __slots__ = ("hand", "left", "made", "marks", "pile", "purpose")

    def __init__(self, purpose: i64, left: i64, hand: Pile, pile: Pile, made: i64, marks: Marks) -> None:
        self.purpose = purpose
        self.left = left
        self.hand = hand
        self.pile = pile
        self.made = made
        self.marks = marks

    def name(self) -> str:
        return "ask_help"

    def before(self, dale: Dale) -> Marks:
        return self.marks

    def options(self, dale: Dale) -> list[i64]:
        """Any own card that leaves at least one point to the teammate."""
        user = dale.active
        most = required_value(dale, user) - 1
        menu: list[i64] = []
        for card in distinct(dale, cards_left(dale, user, self.hand)):
            for way in faces_of(dale, user, card):
                if not too_high(lay(self.made, way.card, way.worth, True), most):
                    menu.append(named(dale, LAY, card, way.target))
        if self.made & HAND_NOSTALGIC:
            for card in pile_choices(pile_left(dale, user, self.pile)):
                for way in faces_of(dale, user, card):
                    after = lay(self.made, way.card, way.worth, False)
                    if not too_high(after, most) and after & LEAVE_MASK >= NO_LEAVE:
                        menu.append(named(dale, LAY_PILE, card, way.target))
        if self.made & FROM_HAND:
            menu.append(DONE)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option == DONE:
            for card in self.hand:
                dale.show(dale.active, card)
            for card in (*self.hand, *self.pile):
                reveal_copy(dale, dale.active, card)
            if dale.events is not None:
                named_cards = [shown_id(card) for card in (*self.hand, *self.pile)]
                dale.events.tell(
                    "asked-help", {"seat": int(dale.active), "other": int(dale.mate(dale.active)), "cards": named_cards}
                )
            dale.stack.append(Helping(self, (), (), self.made & ~OWN_PART | NO_LEAVE, dale.marks))
            return
        card = named_card(dale, dale.active, self.hand, self.pile, option)
        made = lay_card(dale, dale.active, self.made, card, option)
        if option & ~ARGUMENT == LAY:
            dale.stack.append(Asking(self.purpose, self.left, (*self.hand, card), self.pile, made, self.marks))
        else:
            dale.stack.append(Asking(self.purpose, self.left, self.hand, (*self.pile, card), made, self.marks))


@final
class Helping(Step):
    """The teammate adds cards that finish the stack, or declines (DM-184)."""

    __slots__ = ("asked", "hand", "made", "marks", "pile")

    def __init__(self, asked: Asking, hand: Pile, pile: Pile, made: i64, marks: Marks) -> None:
        self.asked = asked
        self.hand = hand
        self.pile = pile
        self.made = made
        self.marks = marks

    def name(self) -> str:
        return "help"

    def decider(self, dale: Dale) -> i64:
        return dale.mate(dale.active)

    def before(self, dale: Dale) -> Marks:
        return self.marks

    def options(self, dale: Dale) -> list[i64]:
        mate = dale.mate(dale.active)
        menu: list[i64] = []
        add_completable(dale, mate, self.made, required_value(dale, mate), self.hand, self.pile, menu)
        if not self.hand:
            menu.append(DECLINE)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        asked = self.asked
        if option == DECLINE:
            dale.marks = asked.marks  # DM-567
            dale.asked = True
            if dale.events is not None:
                dale.events.tell("declined-help", {"seat": int(dale.mate(dale.active)), "other": int(dale.active)})
            resume(dale, asked.purpose, asked.left)
            return
        mate = dale.mate(dale.active)
        if option == DONE:
            cards, winters = part_of(dale, dale.active, asked.hand, asked.pile)
            more, added = part_of(dale, mate, self.hand, self.pile)
            finish_build(dale, cards + more, winters + added, asked.purpose, asked.left, chance)
            return
        card = named_card(dale, mate, self.hand, self.pile, option)
        made = lay_card(dale, mate, self.made, card, option)
        if option & ~ARGUMENT == LAY:
            dale.stack.append(Helping(asked, (*self.hand, card), self.pile, made, self.marks))
        else:
            dale.stack.append(Helping(asked, self.hand, (*self.pile, card), made, self.marks))


def resume(dale: Dale, purpose: i64, left: i64) -> None:
    """After a declined request the same decision is asked again (DM-186)."""
    if purpose == FOR_EXTRA:
        dale.stack.append(ExtraBuild(left + 1))
    else:
        dale.stack.append(FLOW.acting)
