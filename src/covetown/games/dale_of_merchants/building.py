"""Building: a stack laid at once or card by card, additional stacks, and a teammate's help (sections 4.3 and 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.games.dale_of_merchants.abilities import add_abilities, is_ability, use_ability
from covetown.games.dale_of_merchants.cards import EMPTY, MEMBER, NOSTALGIC, RUBBISH, WINTER, Card, Face
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
from covetown.games.dale_of_merchants.options import (
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
from covetown.games.dale_of_merchants.pieces import (
    DISCARDS,
    HANDS,
    NOBODY,
    WON,
    Mark,
    Marks,
    Pile,
    card_facts,
    changed_value,
    in_bytes,
    shown_id,
)
from covetown.games.dale_of_merchants.stall import (
    EMPTY_STACK,
    FROM_HAND,
    HAND_NOSTALGIC,
    LEAVE_MASK,
    NO_LEAVE,
    OWN_PART,
    TOTAL_MASK,
    add_general_stacks,
    can_stand,
    completable,
    lay,
    stands,
    too_high,
    usable_pile,
)
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Question
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT

AN_ACTION: Final[i64] = -1  # instead of the number of additional stacks left: this build is an action


def required_value(state: DaleState, seat: i64) -> i64:
    """What the next stack must be worth (DM-097)."""
    return len(state.players[seat].stall) + 1


def hand_cards(state: DaleState, seat: i64, mask: i64) -> Pile:
    """The hand cards at the places of a mask."""
    hand = state.players[seat].hand
    cards: list[Card] = []
    for i in range(len(hand)):
        if (mask >> i) & 1:
            cards.append(hand[i])
    return tuple(cards)


def raise_stack(state: DaleState, seat: i64, built: Pile) -> None:
    """A finished stack stands in the stall of this player and the teammate."""
    player = state.players[seat]
    player.stall = (*player.stall, built)
    mate = state.mate(seat)
    if mate != NOBODY:
        state.players[mate].stall = player.stall
    if state.events is not None:
        state.events.tell(
            "built", {"seat": int(seat), "stack": len(player.stall), "cards": [shown_id(card) for card in built]}
        )
    if len(player.stall) >= state.rules.stacks:
        state.finish(state.side_mask(seat), WON)  # DM-161


def part_of(state: DaleState, seat: i64, hand: Pile, pile: Pile) -> tuple[Pile, i64]:
    """Take one player's cards for a stack from where they lie; also says how many Winter is Coming there are."""
    player = state.players[seat]
    winters: i64 = 0
    for card in (*hand, *pile):
        reveal_copy(state, seat, card)
        if state.face(card).flags & WINTER:
            winters += 1
    cards: list[Card] = []
    for card in hand:
        lying = state.take_from_hand(player, card)
        cards.append(lying)
        if state.events is not None:
            state.moved("placed", seat, lying, HANDS[seat], f"stall:{state.active}")
    for card in pile:
        place = take_from_pile(player.discard, card)
        state.drop_mark(card)
        cards.append(card)
        if state.events is not None:
            state.moved("placed", seat, card, DISCARDS[seat], f"stall:{state.active}", place)
    return tuple(cards), winters


def take_from_pile(pile: list[Card], card: Card) -> i64:
    """Take a card out of a pile and say which from the top it was; the others keep their order (DM-316)."""
    place: i64 = 1
    while pile[-place] is not card:
        place += 1
    pile.pop(-place)
    return place


def left_after(asked: Question) -> i64:
    """How many additional stacks are left once the stack is built that this question was about."""
    return asked.left - 1 if isinstance(asked, ExtraBuild) else AN_ACTION


def more_stacks(asked: Question) -> i64:
    """How many additional stacks may still be built, with the one this question is about."""
    return asked.left if isinstance(asked, ExtraBuild) else 0


def build(state: DaleState, hand: Pile, pile: Pile, left: i64, chance: Chance) -> None:
    """The active player builds alone."""
    cards, winters = part_of(state, state.active, hand, pile)
    finish_build(state, cards, winters, left, chance)


def finish_build(state: DaleState, cards: Pile, winters: i64, left: i64, chance: Chance) -> None:
    """The stack stands; then come additional stacks (DM-329) and whatever follows the build (DM-330)."""
    if left == AN_ACTION:
        state.spend_action()
    raise_stack(state, state.active, cards)
    if state.ending:
        return
    if left == AN_ACTION:
        if winters == 0:
            state.end_action(chance)
            return
        left = 0
    left += winters
    if left > 0:
        state.asked = False
        state.push(ExtraBuild(left))


def add_builds(state: DaleState, ways: list[list[Face]], flags: i64, menu: list[i64]) -> None:
    """Offer the stacks that can be built alone, and in the team game a help request (DM-183)."""
    seat = state.active
    player = state.players[seat]
    add_general_stacks(state, player, required_value(state, seat), ways, flags, menu)
    add_request(state, menu)


def add_request(state: DaleState, menu: list[i64]) -> None:
    """A help request is offered if both teammates have a card to add, once for each build (DM-186)."""
    seat = state.active
    mate = state.mate(seat)
    if mate == NOBODY or state.asked or not state.players[seat].hand or not state.players[mate].hand:
        return
    if request_menu(state, (), (), EMPTY_STACK):
        menu.append(ASK)


def begin_build(state: DaleState, option: i64, asked: Question, chance: Chance) -> None:
    """Carry out BUILD, STACK or ASK as the answer to a question."""
    if option == STACK:
        state.push(Stacking(asked, (), (), EMPTY_STACK, state.marks))
    elif option == ASK:
        state.push(Asking(asked, (), (), EMPTY_STACK, state.marks))
    else:
        build(state, hand_cards(state, state.active, option & ARGUMENT), (), left_after(asked), chance)


@final
class ExtraBuild(Question):
    """Winter is Coming: the active player may build the next stack straight away (DM-469)."""

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left = left

    def kind(self, state: DaleState, seat: i64) -> str:
        return "extra_build"

    def public_kind(self, state: DaleState) -> str:
        return "extra_build"

    def prompt(self, state: DaleState, seat: i64) -> Message:
        args: dict[str, object] = {"required": int(required_value(state, seat)), "left": int(self.left)}
        return Message("prompt-extra-build", args)

    def progress(self) -> i64:
        return in_bytes(0, 0, 0, self.left)

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        return DECLINE

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        ways = ways_of(state, seat, state.players[seat].hand)
        flags = flags_of(ways)
        add_builds(state, ways, flags, menu)
        add_abilities(state, ways, flags, False, menu)
        menu.append(DECLINE)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DECLINE:
            return  # DM-332
        if is_ability(option):
            use_ability(state, option, chance)
            state.push(self)
        else:
            begin_build(state, option, self, chance)


def cards_left(state: DaleState, user: i64, laid: Pile) -> list[Card]:
    """The hand cards of a player that are not laid yet."""
    return rest_of(state.players[user].hand, laid)


def pile_left(state: DaleState, user: i64, laid: Pile) -> list[Card]:
    """The cards of a discard pile that are not laid yet, from the top."""
    return rest_of(usable_pile(state.players[user]), laid)


def pile_choices(pile: list[Card]) -> list[Card]:
    """Every card of a pile wherever it lies (DM-314); of junk lying on junk the topmost, for the pile is then alike."""
    out: list[Card] = []
    junk = False
    for card in pile:
        again = junk and card.flags & RUBBISH != 0
        junk = card.flags & RUBBISH != 0
        if not again:
            out.append(card)
    return out


def pile_name(state: DaleState, pile: list[Card], card: Card, target: Card) -> i64:
    """An answer that names a card of the pile: the topmost junk as junk, deeper junk by itself."""
    option = named(state, LAY_PILE, card, target)
    if card.flags & RUBBISH and option & 511 == card.code:
        for other in pile:
            if other.flags & RUBBISH:
                return option if other is card else option & ~511 | card.ident
    return option


def add_completable(
    state: DaleState, user: i64, stack: i64, required: i64, hand: Pile, pile: Pile, menu: list[i64]
) -> None:
    """Offer each next card with which the stack can still be finished."""
    own = cards_left(state, user, hand)
    ways = ways_of(state, user, own)
    lying: list[Card] = []
    if stack & HAND_NOSTALGIC or flags_of(ways) & NOSTALGIC:
        lying = pile_left(state, user, pile)
    lying_ways = ways_of(state, user, lying)
    entangled = sees_hand(state, user, own + lying if lying else own)
    for card in distinct(state, own):
        at = 0
        while own[at] is not card:
            at += 1
        others: list[list[Face]] | None = None
        for way in ways[at]:
            after = lay(stack, way.card, way.worth, True)
            if card.flags & MEMBER or too_high(after, required):
                continue
            if entangled:
                fits = completable_after(state, user, card, way, after, required, rest_of(own, (card,)), lying)
            else:
                if others is None:
                    others = without_place(ways, at)
                fits = can_stand(after, required, others, lying_ways)
            if fits:
                menu.append(named(state, LAY, card, way.target))
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
                    fits = completable_after(state, user, card, way, after, required, own, rest_of(lying, (card,)))
                else:
                    fits = can_stand(after, required, ways, without_place(lying_ways, at))
                if fits:
                    menu.append(pile_name(state, lying, card, way.target))
    if stands(stack, required):
        menu.append(DONE)


def completable_after(
    state: DaleState, user: i64, card: Card, way: Face, stack: i64, required: i64, hand: list[Card], pile: list[Card]
) -> bool:
    """Whether the stack can be finished once this card is laid this way, with all that its binding changes."""
    before = state.marks
    if way.target is not EMPTY:
        state.set_mark(as_copy(state, card, way.target, ()))
    fits = completable(state, user, stack, required, hand, pile)
    state.marks = before
    return fits


def named_card(state: DaleState, user: i64, hand: Pile, pile: Pile, option: i64) -> Card:
    """The very card an answer names among those not laid yet."""
    left = cards_left(state, user, hand) if option & ~ARGUMENT == LAY else pile_left(state, user, pile)
    return found_in(state, left, option)


def lay_card(state: DaleState, user: i64, stack: i64, card: Card, option: i64) -> i64:
    """Bind the named card if it copies, and add it to the stack in the making."""
    target = target_in(state, option)
    if target is not EMPTY:
        bind(state, user, card, target)
    mark = state.mark_of(card)
    flashy = flashy_for(state, user)
    from_hand = option & ~ARGUMENT == LAY
    if mark is None:
        return lay(stack, card, card.value + flashy, from_hand)
    return lay(stack, card if mark.copy is EMPTY else mark.copy, changed_value(mark, flashy), from_hand)


def request_menu(state: DaleState, hand: Pile, pile: Pile, made: i64) -> list[i64]:
    """For a stack with the teammate's help: any own card that leaves at least one point to the teammate."""
    user = state.active
    most = required_value(state, user) - 1
    menu: list[i64] = []
    for card in distinct(state, cards_left(state, user, hand)):
        for way in faces_of(state, user, card):
            if not too_high(lay(made, way.card, way.worth, True), most):
                menu.append(named(state, LAY, card, way.target))
    if made & HAND_NOSTALGIC:
        lying = pile_left(state, user, pile)
        for card in pile_choices(lying):
            for way in faces_of(state, user, card):
                after = lay(made, way.card, way.worth, False)
                if not too_high(after, most) and after & LEAVE_MASK >= NO_LEAVE:
                    menu.append(pile_name(state, lying, card, way.target))
    if made & FROM_HAND:
        menu.append(DONE)
    return menu


class Laying(Question):
    """The active player lays cards for a stack one by one, which nobody else sees until it is done.

    `asked` is the question it answers, `marks` what everybody knew of the marks when the laying began.
    """

    __slots__ = ("asked", "hand", "made", "marks", "pile")

    def __init__(self, asked: Question, hand: Pile, pile: Pile, made: i64, marks: Marks) -> None:
        self.asked = asked
        self.hand = hand
        self.pile = pile
        self.made = made
        self.marks = marks

    def prompt(self, state: DaleState, seat: i64) -> Message:
        return stack_prompt(state, self.kind(state, seat), self.made)

    def public_kind(self, state: DaleState) -> str:
        return self.asked.kind(state, state.active)

    def public_marks(self, state: DaleState, viewer: int) -> Marks:
        return state.marks if viewer == state.active else self.marks

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        if viewer != state.active:
            return None
        return {
            "laid": {
                "what": "stack",
                "made": int(self.made & TOTAL_MASK),
                "cards": [card_facts(card) for card in self.hand],
                "pile": [card_facts(card) for card in self.pile],
            }
        }

    def progress(self) -> i64:
        return in_bytes(0, 0, self.made & TOTAL_MASK, more_stacks(self.asked))

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return self.hand if viewer == state.active else ()

    def pile_for(self, state: DaleState, viewer: i64) -> Pile:
        return self.pile if viewer == state.active else ()

    def taken_back(self, state: DaleState) -> None:
        state.ask(self.asked, state.waiting, None)


def stack_prompt(state: DaleState, kind: str, made: i64) -> Message:
    """What a stack in the making must be worth, and what it is worth so far."""
    required = required_value(state, state.active)
    return Message("prompt-" + kind.replace("_", "-"), {"required": int(required), "made": int(made & TOTAL_MASK)})


@final
@mypyc_attr(free_list_len=1)
class Stacking(Laying):
    """The active player lays a stack card by card; only cards with which it can be finished are offered."""

    __slots__ = ()

    def kind(self, state: DaleState, seat: i64) -> str:
        return "stack"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        add_completable(state, seat, self.made, required_value(state, seat), self.hand, self.pile, menu)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            build(state, self.hand, self.pile, left_after(self.asked), chance)
            return
        card = named_card(state, seat, self.hand, self.pile, option)
        made = lay_card(state, seat, self.made, card, option)
        if option & ~ARGUMENT == LAY:
            state.push(Stacking(self.asked, (*self.hand, card), self.pile, made, self.marks))
        else:
            state.push(Stacking(self.asked, self.hand, (*self.pile, card), made, self.marks))


@final
class Asking(Laying):
    """The active player names the own part of a stack for which the teammate is asked to help (DM-183)."""

    __slots__ = ()

    def kind(self, state: DaleState, seat: i64) -> str:
        return "ask_help"

    def whom(self, state: DaleState) -> i64:
        return state.mate(state.active)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return request_menu(state, self.hand, self.pile, self.made)

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            state.show_together(seat, self.hand)
            for card in (*self.hand, *self.pile):
                reveal_copy(state, seat, card)
            state.lie_open(seat, self.hand)  # what a copier copies may be a like card that stays in the hand
            if state.events is not None:
                named_cards = [shown_id(card) for card in (*self.hand, *self.pile)]
                state.events.tell(
                    "asked-help", {"seat": int(seat), "other": int(state.mate(seat)), "cards": named_cards}
                )
            state.push(Helping(self, (), (), self.made & ~OWN_PART | NO_LEAVE, state.marks))
            return
        card = named_card(state, seat, self.hand, self.pile, option)
        made = lay_card(state, seat, self.made, card, option)
        if option & ~ARGUMENT == LAY:
            state.push(Asking(self.asked, (*self.hand, card), self.pile, made, self.marks))
        else:
            state.push(Asking(self.asked, self.hand, (*self.pile, card), made, self.marks))


def marks_before(state: DaleState, before: Marks) -> Marks:
    """The marks as they were before a request; a copy that stands looks at the card it looks at now.

    That is the same card, but for another world, where one like it may have taken its place (DM-568).
    """
    marks: list[Mark] = []
    for old in before:
        now = state.mark_of(old.card)
        if now is not None and old.path and len(now.path) == len(old.path) and now.copy.kind == old.copy.kind:
            old = Mark(old.card, now.copy, now.path, old.changes, old.taken, old.spent, old.lent, old.echo)
        marks.append(old)
    return tuple(marks)


@final
class Helping(Question):
    """The teammate adds cards that finish the stack, or declines (DM-184)."""

    __slots__ = ("hand", "made", "marks", "pile", "request")

    def __init__(self, request: Asking, hand: Pile, pile: Pile, made: i64, marks: Marks) -> None:
        self.request = request
        self.hand = hand
        self.pile = pile
        self.made = made
        self.marks = marks

    def kind(self, state: DaleState, seat: i64) -> str:
        return "help"

    def seats(self, state: DaleState) -> i64:
        return 1 << state.mate(state.active)

    def whom(self, state: DaleState) -> i64:
        return state.active

    def prompt(self, state: DaleState, seat: i64) -> Message:
        message = stack_prompt(state, "help", self.made)
        return Message(message.key, {**message.args, "seat": int(state.active)})

    def public_kind(self, state: DaleState) -> str:
        return "help"

    def public_marks(self, state: DaleState, viewer: int) -> Marks:
        return state.marks if viewer == state.mate(state.active) else self.marks

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        """All see what the teammate was shown; what is added to it only who adds it."""
        request = self.request
        facts: dict[str, object] = {
            "what": "help",
            "made": int(request.made & TOTAL_MASK),
            "cards": [card_facts(card) for card in request.hand],
            "pile": [card_facts(card) for card in request.pile],
        }
        if viewer == state.mate(state.active):
            facts["made"] = int(self.made & TOTAL_MASK)
            facts["added"] = [card_facts(card) for card in self.hand]
            facts["added_pile"] = [card_facts(card) for card in self.pile]
        return {"laid": facts}

    def laid_open(self) -> Pile:
        return self.request.hand

    def progress(self) -> i64:
        return in_bytes(0, 0, self.made & TOTAL_MASK, more_stacks(self.request.asked))

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return self.request.hand + self.hand if viewer == state.mate(state.active) else self.request.hand

    def pile_for(self, state: DaleState, viewer: i64) -> Pile:
        return self.request.pile + self.pile if viewer == state.mate(state.active) else self.request.pile

    def taken_back(self, state: DaleState) -> None:
        made = self.request.made & ~OWN_PART | NO_LEAVE
        state.ask(Helping(self.request, (), (), made, self.marks), state.waiting, None)

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        return DECLINE if DECLINE in state.options(seat) else super().fallback(state, seat, chance)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        add_completable(state, seat, self.made, required_value(state, seat), self.hand, self.pile, menu)
        if not self.hand:
            menu.append(DECLINE)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        request = self.request
        if option == DECLINE:
            state.marks = marks_before(state, request.marks)  # DM-567
            state.asked = True
            if state.events is not None:
                state.events.tell("declined-help", {"seat": int(seat), "other": int(state.active)})
            state.push(request.asked)  # DM-186
            return
        if option == DONE:
            cards, winters = part_of(state, state.active, request.hand, request.pile)
            more, added = part_of(state, seat, self.hand, self.pile)
            finish_build(state, cards + more, winters + added, left_after(request.asked), chance)
            return
        card = named_card(state, seat, self.hand, self.pile, option)
        made = lay_card(state, seat, self.made, card, option)
        if option & ~ARGUMENT == LAY:
            state.push(Helping(request, (*self.hand, card), self.pile, made, self.marks))
        else:
            state.push(Helping(request, self.hand, (*self.pile, card), made, self.marks))
