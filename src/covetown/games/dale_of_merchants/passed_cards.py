"""Cards that go from one to another unseen: what all saw of it, and what they make of a card that comes to light.

That a card passes unseen is public, and from whom to whom (`passed`), not which one it is. A note (`Secret`) belongs to
every card on its way; which of like cards has it depends on nothing but what all were told (DM-568, DM-569).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import EMPTY, Card
from covetown.games.dale_of_merchants.memory import MOST_PASSED, MOST_SEATS, count_of, minus, note_on, thinned
from covetown.games.dale_of_merchants.pieces import (
    ALL_SAW,
    MARKET_POOL,
    MIXED,
    MONO,
    NOBODY,
    SOLO,
    Pile,
    Player,
    Secret,
    passed_before,
    seen_again,
    seen_with,
    with_card,
)
from covetown.kernel.bits import bit

if TYPE_CHECKING:
    from covetown.games.dale_of_merchants.state import DaleState


# What is noted of a card


def note_secret(
    state: DaleState, card: Card, seen: i64, origin: i64, via: i64, holder: i64, in_hand: bool = True
) -> None:
    """Note that a card came to this holder in secret: who saw it, the pool it is from, and who passed it on."""
    if via < MIXED and via != holder:
        pass_on(state, origin if via == NOBODY else via, holder)
    if seen <= ALL_SAW:
        seen = seen_with(seen, holder)
    old = note_on(state.secrets, card) if state.secrets else None
    if old is not None:
        if old.origin != NOBODY:
            origin = old.origin
        seen = seen_again(old.seen, seen)
        forget_secret(state, card)
    if origin == holder:
        origin = NOBODY
    if via == holder:  # put back on the deck it came from, and all saw it return
        if old is not None:
            came_back(state, holder, old.holder)
        via = NOBODY
    if origin != NOBODY or via != NOBODY:
        state.secrets = state.secrets + (Secret(card, seen, origin, via, holder, in_hand),)  # noqa: RUF005


def pass_on(state: DaleState, giver: i64, taker: i64) -> None:
    """All see that a hidden card went from one to another, the market deck being a giver too (DM-569)."""
    edge = giver * MOST_SEATS + taker
    if counted(state.passed, edge):
        state.passed = state.passed + (int(edge),)  # noqa: RUF005


def counted(passed: tuple[int, ...], edge: i64) -> bool:
    """Whether it is known how many cards went this way: so few that each counts (DM-568)."""
    if len(passed) < MOST_PASSED:
        return True
    count: i64 = 0
    for other in passed:
        if i64(other) == edge:
            count += 1
    return count < MOST_PASSED


def came_back(state: DaleState, giver: i64, taker: i64) -> None:
    """All see that a hidden card that went from one to another has returned."""
    edge = int(giver * MOST_SEATS + taker)
    for at in range(len(state.passed)):
        if state.passed[at] == edge:
            settle_passings(state, [at])
            return


def settle_passings(state: DaleState, numbers: list[int]) -> None:
    """What was passed on these times is hidden no longer, unless it is not known how many there were."""
    passed = state.passed
    numbers = [number for number in numbers if counted(passed, passed[number])]
    for number in numbers:
        edge: i64 = passed[number]
        for note in state.secrets:
            if note.lay_open() and note.source() == edge // MOST_SEATS:
                taker = edge % MOST_SEATS
                if passed_before(note.seen, taker) > 0:
                    seen = note.seen - (1 << (8 + 4 * taker))
                    replace_note(state, note, Secret(note.card, seen, note.origin, note.via, note.holder, note.in_hand))
    if len(numbers) == 1:
        state.passed = passed[: numbers[0]] + passed[numbers[0] + 1 :]
    else:
        state.passed = tuple([edge for number, edge in enumerate(passed) if number not in numbers])


def all_saw(state: DaleState, giver: i64) -> i64:
    """That a card lies open in this hand, and how many cards went from there to each seat before."""
    seen = ALL_SAW
    for edge in state.passed:
        if i64(edge) // MOST_SEATS == giver:
            seen += 1 << (8 + 4 * (i64(edge) % MOST_SEATS))
    return seen


def lose_sight(state: DaleState, player: Player, seat: i64, cards: list[Card], lost: Pile) -> None:
    """Note of cards that everybody knew in this hand that they are there, or are among those that left."""
    for known in lost:
        for card in (*player.hand, *cards):
            if card.kind == known.kind and note_on(state.secrets, card) is None:
                state.secrets = state.secrets + (Secret(card, all_saw(state, seat), NOBODY, NOBODY, seat, True),)  # noqa: RUF005
                break


def draw_noted(state: DaleState, card: Card) -> None:
    """A card that was put on a deck in secret is now in its holder's hand, who sees it."""
    note = note_on(state.secrets, card)
    if note is not None:
        seen = seen_again(note.seen, seen_with(1 << note.holder, note.holder))
        replace_note(state, note, Secret(card, seen, note.origin, note.via, note.holder, True))


def replace_note(state: DaleState, old: Secret, new: Secret) -> None:
    state.secrets = tuple([new if secret is old else secret for secret in state.secrets])


def forget_secret(state: DaleState, card: Card) -> None:
    secrets = state.secrets
    for at, secret in enumerate(secrets):
        if secret.card is card:
            state.secrets = secrets[:at] + secrets[at + 1 :]
            return


def swap_notes(state: DaleState, note: Secret, other: Card) -> None:
    """What was noted of one card is noted of its like, and the other way round."""
    theirs = note_on(state.secrets, other)
    card = note.card
    # A card that was put on a deck has come to light: where its like lies nobody has seen
    replace_note(state, note, Secret(other, note.seen, note.origin, note.via, note.holder, True))
    if theirs is not None:
        replace_note(state, theirs, theirs.about(card))


def note_rank(state: DaleState, card: Card) -> i64:
    """The holder's own cards before those that came from elsewhere, these in the order in which they came."""
    for at, secret in enumerate(state.secrets):
        if secret.card is card:
            return i64(at) + (1 if secret.origin == NOBODY else 1000)
    return 0


# Coming to light


def come_to_light(state: DaleState, player: Player, card: Card) -> None:
    """A card of a hand is seen by all: one note on such a card is over, the same whichever copy it was (DM-014).

    As far as all can tell it was the holder's own if there is such a one, else the one that came first.
    """
    note = note_on(state.secrets, card)
    if note is None:
        return
    other = like_hidden_card(state, player, card)
    if other is not EMPTY:
        swap_notes(state, note, other)
    drop_note(state, player, card)


def settle_shown(state: DaleState, player: Player, card: Card, count: i64) -> None:
    """So many such cards of a hand are known to all: the holder's own, as long as there are such, hidden or not."""
    first = EMPTY
    for other in player.hand:
        if other.kind == card.kind:
            note = note_on(state.secrets, other)
            if note is None or note.origin == NOBODY:
                count -= 1
            elif first is EMPTY or note_rank(state, other) < note_rank(state, first):
                first = other
    if count <= 0 or first is EMPTY:
        return
    for other in player.deck:
        if other.kind == card.kind and note_rank(state, other) < 1000:
            note = note_on(state.secrets, first)
            assert note is not None
            swap_notes(state, note, other)
            return
    drop_note(state, player, first)


def settle_pointed_at(state: DaleState, player: Player, card: Card, cards: Pile) -> None:
    """The very card that is shown is one that all know; what went its way in secret is a like one still hidden."""
    note = note_on(state.secrets, card)
    if note is None or note.origin == NOBODY:
        return
    for other in player.hand:
        if other.kind == card.kind and other not in cards and state.mark_of(other) is None:
            theirs = note_on(state.secrets, other)
            if theirs is None or theirs.origin == NOBODY:
                swap_notes(state, note, other)
                return


def drop_note(state: DaleState, player: Player, card: Card) -> None:
    """A card of a hand that went its way in secret has come to light, and nothing else can have."""
    note = note_on(state.secrets, card)
    if note is None:
        return
    for like in state.secrets:  # of several that came the same way, the first
        if like.holder == note.holder and like.origin == note.origin and like.card.kind == card.kind:
            if like.in_hand and like is not note and note.origin != NOBODY:
                swap_notes(state, note, like.card)
                note = like
            break
    forget_secret(state, card)
    if note.origin == NOBODY:
        # one of the holder's own hand went through another: any of them may have
        for heir in player.hand if note.via != NOBODY else []:
            if heir is not card and note_on(state.secrets, heir) is None:
                state.secrets = state.secrets + (note.about(heir),)  # noqa: RUF005
                return
    elif not taken_for(state, note, note.holder):
        trace(state, note, note.holder, [])


def seen_on_deck(state: DaleState, player: Player, card: Card, mixed_in: bool) -> None:
    """A card of a deck is seen by all, and where it lay; so it is the one that was put there, if one was.

    Not if its owner has looked at it since and may have kept it and put back another: then it is mixed in.
    """
    note = note_on(state.secrets, card) if state.secrets else None
    if note is None:
        return
    if note.in_hand or mixed_in or note.via == NOBODY:
        come_to_light(state, player, card)
    else:
        forget_secret(state, card)
        trace(state, note, note.via, [])


def seen_aside(state: DaleState, seat: i64, cards: Pile) -> None:
    """Cards off the top of a deck are seen by all one after the other, but not which of them lay where (DM-569)."""
    player = state.players[seat]
    size = len(player.deck)
    starts: list[i64] = []
    for card in state.aside:
        note = note_on(state.secrets, card)
        starts.append(seat if note is None or note.in_hand or note.via == NOBODY else note.via)
    player.deck.extend(cards)
    for card in cards:
        for at in range(size, len(player.deck)):
            if player.deck[at] is card:
                player.deck.pop(at)
                break
        note = note_on(state.secrets, card)
        source = seat if note is None or note.origin == NOBODY else note.origin
        able: list[int] = []
        for at in range(len(starts)):
            if Search(state, starts[at], card, source, False).found():
                able.append(at)
        rivals: list[i64] = []  # who may have put it there as well
        for at in able[1:]:
            if starts[at] != starts[able[0]] and starts[at] not in rivals:
                rivals.append(starts[at])
        start = starts.pop(able[0] if able else 0)
        if start == seat:
            come_to_light(state, player, card)
        else:
            seen = i64(0) if note is None else note.seen
            forget_secret(state, card)
            note = Secret(card, seen, NOBODY if source == seat else source, start, seat, False)
            trace(state, note, start, rivals)
        for rival in rivals:
            pass_on(state, rival, start)
            pass_on(state, start, rival)


def like_hidden_card(state: DaleState, player: Player, card: Card) -> Card:
    """A hidden copy of a noted card that is its holder's own, which all would sooner take it for, or EMPTY."""
    best = EMPTY
    best_rank = min(note_rank(state, card), 1000)
    kind = card.kind
    own: i64 = 0
    for other in player.hand:
        if other.kind == kind and other is not card and note_rank(state, other) < 1000:
            own += 1
    hidden = player.hand + player.deck if own > count_of(player.open, card) else player.deck
    for other in hidden:
        if other.kind == kind and other is not card:
            rank = note_rank(state, other)
            if rank < best_rank:
                best = other
                best_rank = rank
    return best


# Whose card it was


def trace(state: DaleState, note: Secret, start: i64, rivals: list[i64]) -> None:
    """A card that came to light was passed on by somebody: by whom, as far as all can tell (DM-569).

    The nearest who can have had such a one, of several the first who passed a card on, the market deck last. The
    search goes back from `start`: whoever put it on a deck, or its holder, who has had none. It may as well be that one
    of the rivals put it there, or that it had been the holder's and came back: then what was passed to `start` is
    still hidden.
    """
    source = note.source()
    search = Search(state, start, note.card, source, start == note.holder)
    able = search.able
    if start != note.holder and note.holder not in able:
        if source == note.holder or has_such(state, note.holder, note.card):
            rivals = [*rivals, note.holder]
    if not search.found() or (not able and source != MARKET_POOL):
        taken_for_anybodys(state, note)
        return
    chosen = able[0] if able else MARKET_POOL
    if chosen != source:
        taken_for(state, note, chosen)
    gone: list[int] = []
    if not rivals and (not able or not search.offered):
        gone = search.direct(chosen)
    if start != note.holder:
        planted = int(start * MOST_SEATS + note.holder)
        for number in range(len(state.passed)):
            if state.passed[number] == planted and number not in gone:
                gone.append(number)
                break
    if gone:
        settle_passings(state, gone)
    # It may have been another's, who then passed on what was taken for theirs
    for other in able[1:]:
        pass_on(state, other, chosen)
        pass_on(state, chosen, other)
    for other in rivals if able else []:
        if other != chosen:
            pass_on(state, other, chosen)
    if search.offered and able:
        pass_on(state, MARKET_POOL, chosen)


def has_such(state: DaleState, pool: i64, card: Card) -> bool:
    """Whether a like card is still hidden that was last seen in this pool."""
    kind = card.kind
    for secret in state.secrets:
        if secret.origin == pool and secret.card.kind == kind:
            return True
    if pool == MARKET_POOL:
        return any(other.kind == kind for other in state.market_deck)
    return hidden_own(state, state.players[pool], card) is not EMPTY


def taken_for_anybodys(state: DaleState, note: Secret) -> None:
    """No passing that is counted explains this card: it is the first player's in whose heap all miss such a one."""
    for pool in range(len(state.players)):
        if pool == note.source() or (has_such(state, pool, note.card) and taken_for(state, note, pool)):
            return


def taken_for(state: DaleState, note: Secret, pool: i64) -> bool:
    """Take the card that came to light for a like one of this pool, which then is the one from elsewhere."""
    kind = note.card.kind
    source = note.source()
    for other in state.secrets:
        if other.origin == pool and other.card.kind == kind:
            if other.holder == note.holder and other.in_hand and note.in_hand:
                replace_note(state, other, note.about(other.card))
                return True
            origin = NOBODY if source == other.holder else source
            seen = seen_again(note.seen, other.seen)
            replace_note(state, other, Secret(other.card, seen, origin, other.via, other.holder, other.in_hand))
            return True
    if pool != note.holder:
        mine = hidden_own(state, state.players[pool], note.card)
        if mine is not EMPTY:
            via = source if source != MARKET_POOL else NOBODY
            old = note_on(state.secrets, mine)
            if old is not None:
                forget_secret(state, mine)
            state.secrets = state.secrets + (Secret(mine, note.seen, source, via, pool, True),)  # noqa: RUF005
            return True
    return False


def own_in_hand(state: DaleState, player: Player, card: Card) -> i64:
    """How many like cards of a hand are its owner's own, as far as all can tell."""
    own: i64 = 0
    for other in player.hand:
        if other.kind == card.kind and note_rank(state, other) < 1000:
            own += 1
    return own


def hidden_own(state: DaleState, player: Player, card: Card) -> Card:
    """A like card of a player's own that need not be one of those that all know in the hand, or EMPTY."""
    free = own_in_hand(state, player, card) > count_of(player.open, card)
    noted = EMPTY
    kind = card.kind
    for other in player.hand + player.deck if free else player.deck:
        if other.kind == kind and note_rank(state, other) < 1000 and state.mark_of(other) is None:
            if note_on(state.secrets, other) is None:
                return other
            noted = other
    return noted


# What is certain after a reshuffle


def keep(state: DaleState, seat: i64) -> None:
    """A player's deck is made of nothing but the discard pile: all other hidden cards are in the hand (DM-568).

    But for those that went to others unseen, which may be any. Nothing is certain while cards lie aside, and Mono's
    row has an order of its own (DM-525).
    """
    if state.aside or (state.rules.mode == SOLO and seat == MONO):
        return
    player = state.players[seat]
    if state.passed:
        count_passed(state, seat)
    if not state.passed:
        player.kept = minus(tuple(player.hand), player.open)
        return
    own: Pile = tuple(player.hand)
    if state.secrets:
        own = tuple([card for card in player.hand if note_rank(state, card) < 1000])
    own = minus(own, player.open)
    for secret in state.secrets:
        if secret.origin == seat:
            own = with_card(own, secret.card)
    gone: i64 = 0
    each: i64 = 0  # how many went to each, a byte for each
    for passing in state.passed:
        edge: i64 = passing
        if edge // MOST_SEATS == seat:
            taker = 8 * (edge % MOST_SEATS)
            each += bit(taker)
            if (each >> taker) & 255 >= MOST_PASSED:  # or more: nothing is certain
                player.kept = ()
                return
            gone += 1
    # What the hand has no room for is elsewhere too, though the passing was taken for that of another card
    room: i64 = len(player.hand) - len(player.open)
    if len(own) - room > gone:
        gone = len(own) - room
    player.kept = thinned(own, gone)


def count_passed(state: DaleState, seat: i64) -> None:
    """All hidden cards of a player are in the hand: of those passed on to that player the others came to light.

    Or went on to somebody else, or back to whoever gave them (DM-568).
    """
    if state.rules.mode == SOLO:
        return
    hidden: i64 = len(state.players[seat].hand) - len(state.players[seat].open)
    went = hidden  # the most that can have come from anybody: what is hidden, and what went on to others
    back: i64 = 0  # how many of the latter went to each, a byte for each
    came: i64 = 0  # how many from each giver stay, likewise
    for passing in state.passed:
        edge: i64 = passing
        if edge // MOST_SEATS == seat:
            went += 1
            back += bit(8 * (edge % MOST_SEATS))
    gone: list[int] = []
    for number, passing in enumerate(state.passed):
        edge = passing
        if edge % MOST_SEATS == seat:
            giver = 8 * (edge // MOST_SEATS)
            if (came >> giver) & 255 >= went - ((back >> giver) & 255):
                gone.append(number)
            else:
                came += bit(giver)
    if gone:
        settle_passings(state, gone)


@final
class Search:
    """From whom a card that came to light may have come, by what was passed on in the sight of all.

    `able` are the players who can have had such a one, the nearest first; `offered` tells whether the market deck can.
    Nobody is looked for behind a player who can have had one: that one's own comes first.
    """

    def __init__(self, state: DaleState, start: i64, card: Card, source: i64, beyond: bool) -> None:
        self.passed = state.passed
        self.start = start
        self.pools: list[i64] = [start]
        self.steps: list[int] = [-1]  # by which passing each was found
        self.able: list[i64] = []
        self.offered = False
        at = 0
        while at < len(self.pools):
            pool = self.pools[at]
            at += 1
            if (at > 1 or not beyond) and (pool == source or has_such(state, pool, card)):
                if pool == MARKET_POOL:
                    self.offered = True
                else:
                    self.able.append(pool)
                continue
            for number in range(len(self.passed)):
                edge: i64 = self.passed[number]
                giver = edge // MOST_SEATS
                if edge % MOST_SEATS == pool and giver not in self.pools and pool != MARKET_POOL:
                    self.pools.append(giver)
                    self.steps.append(number)

    def found(self) -> bool:
        return self.offered or len(self.able) > 0

    def direct(self, pool: i64) -> list[int]:
        """The passing by which a card came straight from this pool; of longer ways it is not sure which it was."""
        for at in range(1, len(self.pools)):
            edge: i64 = self.passed[self.steps[at]]
            if self.pools[at] == pool and edge % MOST_SEATS == self.start:
                return [self.steps[at]]
        return []
