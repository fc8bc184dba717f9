"""What is known of hidden hands. Copies of a card are alike (DM-014), so everything here is about kinds.

What everybody knows of a hand is a pile of cards that must be there; single seats may know of more. A number of a kind
is what is certain: when one of them leaves, there is one less of which anybody can be sure.

Some cards of a hand nobody has seen, and yet they can be nowhere else: when a discard pile becomes the deck, every
hidden card of its owner is in the hand. If one like these comes to light later, it is taken for one of them; had it
been drawn since, the hands that are possible would be the same, because copies are alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.pieces import Marks, Pile, Player, Secret, with_card

MOST_SEATS: Final = 4
# So many that went unseen from one to another stand for any number (DM-568): nothing of the giver's hand is certain any
# more, and those that come to light do not lessen it. Between two players a reshuffle forgets what can be hidden no
# longer; in a ring of three or more each passing may have gone on to the next, so that only this bounds them. Who can
# have had a card is a matter of one passing.
MOST_PASSED: Final = 10


def count_of(pile: Pile, card: Card) -> i64:
    """How many such cards there are."""
    count: i64 = 0
    for other in pile:
        if other.kind == card.kind:
            count += 1
    return count


def lose_one(pile: Pile, card: Card) -> Pile:
    """The pile with one such card less, if there is one."""
    kind = card.kind
    for at in range(len(pile)):
        if pile[at].kind == kind:
            if at == 0:
                return pile[1:]
            return pile[:at] + pile[at + 1 :] if at < len(pile) - 1 else pile[:at]
    return pile


def thinned(pile: Pile, count: i64) -> Pile:
    """What is still certain of a pile when so many unknown cards have left it: of every kind so many less."""
    left: Pile = ()
    for at in range(len(pile)):
        if count_of(pile[:at], pile[at]) >= count:
            left = with_card(left, pile[at])
    return left


def minus(pile: Pile, other: Pile) -> Pile:
    """A pile without the cards of another, each taken away once."""
    for card in other:
        pile = lose_one(pile, card)
    return pile


def privy_to(player: Player, seat: i64) -> Pile:
    """What a seat knows of this hand besides what everybody knows."""
    return player.privy[seat] if player.privy and seat >= 0 else ()


def known_to(player: Player, seat: i64) -> Pile:
    """All that a seat (or a spectator, -1) knows of this hand."""
    return player.open + privy_to(player, seat) if player.privy else player.open


def set_privy(player: Player, piles: list[Pile]) -> None:
    """Note what single seats know, nothing if they know nothing."""
    for pile in piles:
        if pile:
            player.privy = tuple(piles)
            return
    player.privy = ()


def entered(player: Player, card: Card, mask: i64) -> None:
    """A card has come into this hand, and these seats know which."""
    if mask == 0:
        return
    piles: list[Pile] = []
    for seat in range(MOST_SEATS):
        pile = privy_to(player, seat)
        piles.append(with_card(pile, card) if (mask >> seat) & 1 else pile)
    set_privy(player, piles)


def left_openly(player: Player, card: Card) -> bool:
    """A card has left this hand in the open; says whether everybody knew that it was there."""
    rest = lose_one(player.open, card)
    if len(rest) < len(player.open):
        player.open = rest
        return True
    if player.kept:
        player.kept = lose_one(player.kept, card)
    if player.privy:
        set_privy(player, [lose_one(pile, card) for pile in player.privy])
    return False


def left_in_secret(player: Player, holder: i64, cards: list[Card], witnesses: i64) -> None:
    """Cards have left this hand, and only the witnesses know which: the others are sure of less (DM-452)."""
    if not player.open and not player.privy and not player.kept:
        return
    count = len(cards)
    open_before = player.open
    player.open = thinned(open_before, count)
    player.kept = minus(thinned(open_before + player.kept, count), player.open)
    piles: list[Pile] = []
    for seat in range(MOST_SEATS):
        pile: Pile = ()
        if seat != holder:
            pile = open_before + privy_to(player, seat)
            if (witnesses >> seat) & 1:
                for card in cards:
                    pile = lose_one(pile, card)
            else:
                pile = thinned(pile, count)
            pile = minus(pile, player.open)
        piles.append(pile)
    set_privy(player, piles)


def seen_in_hand(player: Player, card: Card) -> None:
    """One more such card is known to all to be in this hand; whoever knew of one may have known of this one."""
    player.open = with_card(player.open, card)
    player.kept = lose_one(player.kept, card)
    if player.privy:
        set_privy(player, [lose_one(pile, card) for pile in player.privy])


def note_on(secrets: tuple[Secret, ...], card: Card) -> Secret | None:
    """What is noted of a card's way."""
    for secret in secrets:
        if secret.card is card:
            return secret
    return None


def places_known(player: Player, secrets: tuple[Secret, ...], marks: Marks, seat: i64) -> list[bool]:
    """For every place of a hand whether its card is known to a seat (-1: to everybody).

    Any card of a known kind will do: first those marked in the open, then for everybody those that did not go their way
    in secret, and for a seat those that it saw on their way.
    """
    hand = player.hand
    known = [False for _ in hand]
    if not player.open and not player.privy:
        return known
    for card in player.open:
        tick_place(hand, known, secrets, marks, card, -1)
    for card in privy_to(player, seat):
        tick_place(hand, known, secrets, marks, card, seat)
    return known


def tick_place(
    hand: list[Card], known: list[bool], secrets: tuple[Secret, ...], marks: Marks, card: Card, seat: i64
) -> None:
    """Find the place in a hand that a known card of this kind most likely has."""
    best = -1
    rank = -1
    for at in range(len(hand)):
        if known[at] or hand[at].kind != card.kind:
            continue
        secret = note_on(secrets, hand[at]) if secrets else None
        if seat < 0:
            grade = 2 if secret is None else 1 if secret.origin < 0 else 0
        else:
            grade = 0 if secret is None else 1 + int((secret.seen >> seat) & 1)
        for mark in marks:
            if mark.card is hand[at]:
                grade += 10
        if grade > rank:
            best = at
            rank = grade
    if best >= 0:
        known[best] = True
