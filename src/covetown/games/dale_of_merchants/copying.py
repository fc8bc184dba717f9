"""Chameleons: which cards a copier can copy, by which path, and what being a copy means (section 16)."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    COPIER,
    EMPTY,
    GOOD_OLD,
    LOOKS_AT_DISCARDS,
    LOOKS_AT_HAND,
    LOOKS_AT_MARKET,
    LOOKS_AT_MARKET_DISCARD,
    LOOKS_AT_STALL,
    LOOKS_NOWHERE,
    MEMBER,
    RUBBISH,
    Card,
)
from covetown.games.dale_of_merchants.pieces import HANDS, NOBODY, THREW_OLD, Mark, Pile, shown_id
from covetown.games.dale_of_merchants.state import DaleState


def loose(state: DaleState, card: Card) -> bool:
    """Whether this is a copier that copies nothing yet."""
    if not card.flags & COPIER:
        return False
    if state.marks:
        mark = state.mark_of(card)
        return mark is None or mark.copy is EMPTY
    return True


def look_of(state: DaleState, card: Card) -> i64:
    """What a copier looks at; one that has turned into a Good Old Times looks where that looks (DM-437)."""
    if state.marks:
        mark = state.mark_of(card)
        if mark is not None and mark.echo:
            return LOOKS_AT_MARKET_DISCARD
    return card.look


def looked_at(state: DaleState, user: i64, card: Card) -> list[Card]:
    """The cards a copier looks at, seen from its user (DM-415 to DM-419, DM-422), in the order of DM-429."""
    look = look_of(state, card) if state.marks else card.look
    if look == LOOKS_AT_HAND:
        return [other for other in lying_at(state, user, look) if other is not card]
    if look == LOOKS_AT_MARKET:
        return [offer for offer in state.market if offer is not EMPTY]
    return lying_at(state, user, look)


def lying_at(state: DaleState, user: i64, look: i64) -> list[Card]:
    """What lies where such a copier looks: with empty market slots, and with the copier itself if it is in hand."""
    if look == LOOKS_AT_MARKET:
        return state.market
    if look == LOOKS_AT_STALL:
        stall = state.players[user].stall
        return list(stall[len(stall) - 1]) if stall else []
    if look == LOOKS_AT_DISCARDS:
        tops: list[Card] = []
        seat = state.next_seat(user)
        while seat != user:
            pile = state.players[seat].discard
            if pile:
                tops.append(pile[-1])
            seat = state.next_seat(seat)
        return tops
    if look == LOOKS_AT_MARKET_DISCARD:
        return [state.market_discard[-1]] if state.market_discard else []
    if look == LOOKS_AT_HAND:
        return by_ident(state.players[user].hand)
    return []


def by_ident(cards: list[Card]) -> list[Card]:
    """The cards in the order of their ids."""
    ordered: list[Card] = []
    for card in cards:
        ordered.append(card)
        at: i64 = len(ordered) - 1
        while at > 0 and ordered[at - 1].ident > card.ident:
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = card
    return ordered


def in_reach(state: DaleState, user: i64, looks: i64) -> i64:
    """The flags of all cards that copiers looking at these places come upon, also by way of other copiers.

    `looks` is a set of bits. Only while nothing is bound or changed.
    """
    flags: i64 = 0
    done: i64 = 1 << LOOKS_NOWHERE
    look: i64 = 0
    while looks & ~done:
        look = look + 1 if look < LOOKS_AT_HAND else LOOKS_AT_STALL
        if not ((looks & ~done) >> look) & 1:
            continue
        done |= 1 << look
        for card in state.players[user].hand if look == LOOKS_AT_HAND else lying_at(state, user, look):
            flags |= card.flags
            if card.flags & COPIER:
                looks |= 1 << card.look
    return flags


def looks_of(cards: list[Card]) -> i64:
    """Where the copiers among these cards look, as bits."""
    looks: i64 = 0
    for card in cards:
        if card.flags & COPIER:
            looks |= 1 << card.look
    return looks


def likeness(state: DaleState, card: Card) -> tuple[int, tuple[int, ...], int]:
    """What makes two valid cards the same option: name, tied changes and spent marks (DM-428)."""
    if state.marks:
        mark = state.mark_of(card)
        if mark is not None:
            face = card if mark.copy is EMPTY else mark.copy
            return int(face.kind), tuple(sorted(mark.changes + mark.taken)), int((mark.spent | mark.lent) & ~THREW_OLD)
    return int(card.kind), (), 0


def valid_cards(state: DaleState, user: i64, copier: Card) -> list[Card]:
    """The cards a copier can copy now, like ones only once (DM-420, DM-421, DM-423, DM-428)."""
    if state.marks:
        return general_valid_cards(state, user, copier)
    found: list[Card] = []
    seen_mask: i64 = EMPTY.bit
    looks: i64 = copier.look  # the places still to be looked at, three bits each
    asked: i64 = 1 << copier.look
    while looks:
        look = looks & 7
        looks >>= 3
        for card in lying_at(state, user, look):
            if card.flags & COPIER:
                if not (asked >> card.look) & 1:
                    asked |= 1 << card.look
                    looks = queued(looks, card.look)
            elif not (seen_mask & card.bit or card.flags & MEMBER):
                seen_mask |= card.bit
                found.append(card)
    return found


def queued(looks: i64, look: i64) -> i64:
    """The places to look at with one more at the end."""
    end: i64 = 0
    while looks >> end:
        end += 3
    return looks | (look << end)


def general_valid_cards(state: DaleState, user: i64, copier: Card) -> list[Card]:
    """The same while some hand cards are bound or changed."""
    found: list[Card] = []
    seen_mask: i64 = 0
    changed: list[tuple[int, tuple[int, ...], int]] = []
    searched: list[Card] = [copier]
    at: i64 = 0
    while at < len(searched):
        for card in looked_at(state, user, searched[at]):
            mark = state.mark_of(card)
            if card.flags & COPIER and (mark is None or mark.copy is EMPTY):
                if not has(searched, card):
                    searched.append(card)
            elif mark is None or is_unchanged(mark):
                bit = card.bit if mark is None or mark.copy is EMPTY else mark.copy.bit
                if not (seen_mask & bit or card.flags & MEMBER):  # DM-543
                    seen_mask |= bit
                    found.append(card)
            elif not card.flags & MEMBER:
                like = likeness(state, card)
                if like not in changed:
                    changed.append(like)
                    found.append(card)
        at += 1
    return found


def is_unchanged(mark: Mark) -> bool:
    """Whether a marked card is like any other of its name (DM-428)."""
    return not mark.changes and not mark.taken and not (mark.spent | mark.lent) & ~THREW_OLD


def has(cards: list[Card], card: Card) -> bool:
    i: i64 = len(cards) - 1
    while i >= 0:
        if cards[i] is card:
            return True
        i -= 1
    return False


def reached_copiers(state: DaleState, user: i64, copier: Card) -> list[Card]:
    """The copiers met along the paths of a copier, itself first."""
    searched: list[Card] = [copier]
    at: i64 = 0
    while at < len(searched):
        for card in looked_at(state, user, searched[at]):
            if loose(state, card) and not has(searched, card):
                searched.append(card)
        at += 1
    return searched


def looks_into_hand(state: DaleState, user: i64, copier: Card) -> bool:
    """Whether what this copier can be depends on other cards in hand."""
    looking = False
    for card in reached_copiers(state, user, copier):
        if look_of(state, card) == LOOKS_AT_HAND:
            looking = True
    return looking


def may_throw_old(state: DaleState, user: i64, copier: Card) -> bool:
    """Whether the throw of Good Old Times is open to this loose copier (DM-391, DM-437, DM-563)."""
    if not state.marks:
        return (copier.flags | in_reach(state, user, 1 << copier.look)) & GOOD_OLD != 0
    mark = state.mark_of(copier)
    if mark is not None and mark.spent & THREW_OLD:
        return False
    if copier.flags & GOOD_OLD:
        return True
    hand = state.players[user].hand
    for card in reached_copiers(state, user, copier):
        if card is copier:
            continue
        met = state.mark_of(card)
        if card.flags & GOOD_OLD or (met is not None and met.echo):
            if met is None or not met.spent & THREW_OLD or not has(hand, card):
                return True
    return False


def show_way_to_throw(state: DaleState, user: i64, copier: Card) -> None:
    """Show the hand cards on the way to the Good Old Times whose throw a copier uses (DM-395, DM-437)."""
    hand = state.players[user].hand
    paths: list[list[Card]] = [[copier]]
    best: list[Card] | None = None
    while paths:
        path = paths.pop()
        at = path[len(path) - 1]
        if at is not copier and lends_throw(state, hand, at):
            shown = shown_on(state, hand, path)
            if best is None or len(shown) < len(best):
                best = shown
            continue
        for card in looked_at(state, user, at):
            if loose(state, card) and not has(path, card):
                paths.append([*path, card])
    if best is not None:
        for card in best:
            state.show(user, card)


def lends_throw(state: DaleState, hand: list[Card], card: Card) -> bool:
    """Whether a copier met on a path is a Good Old Times whose throw can be used through it (DM-437)."""
    mark = state.mark_of(card)
    if not card.flags & GOOD_OLD and (mark is None or not mark.echo):
        return False
    return mark is None or not mark.spent & THREW_OLD or not has(hand, card)


def shown_on(state: DaleState, hand: list[Card], path: list[Card]) -> list[Card]:
    """The hand cards a path points at."""
    found: list[Card] = []
    for i in range(1, len(path)):
        if look_of(state, path[i - 1]) == LOOKS_AT_HAND and has(hand, path[i]):
            found.append(path[i])
    return found


def path_to(state: DaleState, user: i64, copier: Card, target: Card) -> Pile:
    """The way from a copier to a card like the target: fewest hand cards shown, then shortest, then first (DM-429)."""
    if look_of(state, copier) != LOOKS_AT_HAND:
        for card in lying_at(state, user, look_of(state, copier)):
            if card is target and not loose(state, card):
                return (card,)  # in plain sight: no way is shorter
    hand = state.players[user].hand
    wanted = likeness(state, target)
    paths: list[tuple[int, list[int], list[Card]]] = [(0, [], [copier])]
    best: tuple[int, int, list[int]] | None = None
    chosen: list[Card] = []
    while paths:
        shown, ranks, path = paths.pop()
        for rank, card in enumerate(looked_at(state, user, path[-1])):
            cost = shown + (1 if has(hand, card) and look_of(state, path[-1]) == LOOKS_AT_HAND else 0)
            # places are compared in the order stall, discard piles, market discard, market, hand
            places = [*ranks, int(look_of(state, path[-1])) * 100 + rank]
            if loose(state, card):
                if not has(path, card):
                    paths.append((cost, places, [*path, card]))
            elif not card.flags & MEMBER and likeness(state, card) == wanted:
                key = (cost, len(places), places)
                if best is None or key < best:
                    best = key
                    chosen = [*path[1:], card]
    return tuple(chosen)


def as_copy(state: DaleState, copier: Card, target: Card, path: Pile) -> Mark:
    """A copier bound to a card, with the changes and uses that card has now (DM-432)."""
    copy = target
    taken: tuple[int, ...] = ()
    lent: i64 = 0
    model = state.mark_of(target)
    if model is not None:
        if model.copy is not EMPTY:
            copy = model.copy
        taken = tuple(sorted(model.changes + model.taken))
        lent = (model.spent | model.lent) & ~THREW_OLD
    old = state.mark_of(copier)
    if old is None:
        return Mark(copier, copy, path, (), taken, 0, lent, False)
    return Mark(copier, copy, path, old.changes, taken, old.spent, lent, old.echo)


def bind(state: DaleState, user: i64, copier: Card, target: Card) -> None:
    """Fix what a copier copies (DM-398). Telling the others is `reveal_copy`."""
    path = path_to(state, user, copier, target)
    state.set_mark(as_copy(state, copier, path[-1], path))


def reveal_copy(state: DaleState, user: i64, copier: Card) -> None:
    """Name the copied card to all and show the hand cards on the way to it (DM-430, DM-459)."""
    mark = state.mark_of(copier)
    if mark is None or mark.copy is EMPTY:
        return
    if state.events is not None:
        state.events.tell("copied", {"seat": int(user), "card": shown_id(copier), "copied": shown_id(mark.copy)})
    hand = state.players[user].hand
    if has(hand, copier):
        state.show(user, copier)
    before = copier
    for card in mark.path:
        if look_of(state, before) == LOOKS_AT_HAND and has(hand, card):
            state.show(user, card)
        before = card


def lapse(state: DaleState) -> None:
    """Under the option `while_valid` a copy ends when its path no longer exists (DM-549)."""
    for mark in state.marks:
        if mark.copy is EMPTY:
            continue
        user = holder(state, mark.card)
        if user == NOBODY or still_there(state, user, mark):
            continue
        if mark.changes or mark.spent or mark.echo:
            state.set_mark(Mark(mark.card, EMPTY, (), mark.changes, (), mark.spent, 0, mark.echo))
        else:
            state.drop_mark(mark.card)
        if state.events is not None:
            state.events.tell(
                "copy-ended", {"seat": int(user), "card": shown_id(mark.card), "from": HANDS[user], "to": HANDS[user]}
            )


def holder(state: DaleState, card: Card) -> i64:
    """In whose hand a marked card is."""
    for seat in range(len(state.players)):
        if has(state.players[seat].hand, card):
            return seat
    return NOBODY


def still_there(state: DaleState, user: i64, mark: Mark) -> bool:
    at = mark.card
    last = len(mark.path) - 1
    for place, card in enumerate(mark.path):
        seen = looked_at(state, user, at)
        found = False
        for other in seen:
            if other is card or (other.flags & RUBBISH and card.flags & RUBBISH):
                found = True
        if not found or (place < last and not loose(state, card)):
            return False
        at = card
    return True
