"""Another world that a seat cannot tell from the real one: everything it does not know is dealt anew (for search)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.copying import holder
from covetown.games.dale_of_merchants.memory import count_of, note_on, places_known, set_privy
from covetown.games.dale_of_merchants.pieces import ALL_SAW, MARKET_POOL, MIXED, NOBODY, Mark, Pile, Player, Secret
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.chance import Chance
from covetown.kernel.knowledge import redraw

Slot = tuple[list[Card], int]


@final
class Unknown:
    """Where the cards lie that one seat does not know.

    By the pool they were last seen in; by the hand they are in; and, of a hand, together with those cards that its
    owner has looked at and put back on the deck, because which of them the owner kept is not known. `noted` are those
    that went their way in secret, `doubted` notes on a card that this seat takes for any of its holder's. `privy` are
    the places of a hand that some seat knows besides what everybody knows.
    """

    def __init__(self) -> None:
        self.pools: list[list[Slot]] = [[], [], [], [], []]
        self.hands: list[list[Slot]] = [[], [], [], []]
        self.loose: list[list[Slot]] = [[], [], [], []]
        self.noted: list[tuple[Secret, Slot, bool]] = []
        self.doubted: list[Secret] = []
        self.decks: list[list[Slot]] = [[], [], [], []]
        self.privy: list[tuple[int, int, list[int]]] = []


def redeal(state: DaleState, seat: i64, chance: Chance) -> DaleState:
    """A copy in which everything hidden from this seat (-1: a spectator) is drawn anew; what it knows stays."""
    world = state.copy()
    if world.ending:
        return world
    question = world.asking
    if question is not None:
        world.marks = question.public_marks(world, int(seat))
        if seat < 0 or not (world.waiting >> seat) & 1:
            world.menu = None
            question.taken_back(world)
    aside = list(world.aside)
    unknown = find_unknown(world, seat, aside)
    for pool in unknown.pools:
        redraw(pool, chance)
    if world.secrets:
        follow_secrets(world, unknown, chance)
    if unknown.privy:
        settle_privy(world, unknown)
    if world.marks:
        settle_copies(state, world)
    world.aside = tuple(aside)
    question = world.asking
    if question is not None:
        question.redealt(world, seat, chance)
    return world


def find_unknown(world: DaleState, seat: i64, aside: list[Card]) -> Unknown:
    """Every place whose card this seat does not know."""
    unknown = Unknown()
    mate = world.mate(seat) if seat >= 0 else NOBODY
    for owner in range(len(world.players)):
        player = world.players[owner]
        if player.privy:
            note_privy(world, unknown, owner)
        hand_known = owner == seat or (world.rules.open_hands and owner == mate)
        if not hand_known:
            known = places_known(player, world.secrets, world.marks, seat)
            if owner == world.active and world.asking is not None:
                keep_laid(player.hand, known, world.asking.laid_open())
            if player.kept:
                keep_certain(world, player, known)
            for at in range(len(player.hand)):
                if not known[at] and world.mark_of(player.hand[at]) is None:
                    slot = (player.hand, at)
                    note(world, unknown, seat, owner, slot, True)
                    unknown.hands[owner].append(slot)
                    unknown.loose[owner].append(slot)
        size = len(player.deck)
        for position in range(size):
            mask = player.known[position] if position < len(player.known) else 0
            if seat < 0 or not (mask >> seat) & 1:
                slot = (player.deck, size - 1 - position)
                note(world, unknown, seat, owner, slot, False)
                unknown.decks[owner].append(slot)
                if (mask >> owner) & 1:
                    unknown.loose[owner].append(slot)
    for at in range(len(world.market_deck)):
        unknown.pools[MARKET_POOL].append((world.market_deck, at))
    told = world.laid_aside() if aside else None
    if told is not None and not told.seen_by(seat):
        for at in range(len(aside)):
            note(world, unknown, seat, int(told.pool), (aside, at), False)
            if told.pool < MARKET_POOL:
                unknown.decks[told.pool].append((aside, at))
    return unknown


def keep_laid(hand: list[Card], known: list[bool], laid: Pile) -> None:
    """Of like cards, those that lie before everybody are the known ones: the open question names them."""
    for card in laid:
        for at in range(len(hand)):
            if hand[at] is card and not known[at]:
                for other in range(len(hand)):
                    if known[other] and hand[other].kind == card.kind and hand[other] not in laid:
                        known[other] = False
                        break
                known[at] = True


def keep_certain(world: DaleState, player: Player, known: list[bool]) -> None:
    """Cards that nobody has seen in this hand, but that can be nowhere else (see memory.py)."""
    certain = player.open + player.kept
    for card in player.kept:
        wanted = count_of(certain, card)
        best = -1
        for at in range(len(known)):
            if player.hand[at].kind == card.kind:
                if known[at]:
                    wanted -= 1
                elif best < 0 or note_on(world.secrets, player.hand[best]) is not None:
                    best = at
        if wanted > 0 and best >= 0:
            known[best] = True


def note(world: DaleState, unknown: Unknown, seat: i64, owner: int, slot: Slot, in_hand: bool) -> None:
    """Put one place into the pool its card belongs to; a card that this seat saw on its way is in none any more."""
    pile, at = slot
    pool = owner
    secret = note_on(world.secrets, pile[at]) if world.secrets else None
    if secret is not None:
        seen = secret.seen == ALL_SAW or (seat >= 0 and (secret.seen >> seat) & 1 != 0)
        if in_hand or not secret.in_hand or not (seen or seat == owner):
            unknown.noted.append((secret, slot, in_hand))
            if seen:
                return
        else:
            unknown.doubted.append(secret)  # a copy of a card this seat saw, which may have been the one
            secret = None
    if secret is not None:
        if secret.origin != NOBODY:
            pool = int(secret.origin)
    unknown.pools[pool].append(slot)


def note_privy(world: DaleState, unknown: Unknown, owner: int) -> None:
    """Note which places of a hand single seats know."""
    player = world.players[owner]
    question = world.asking
    laid: Pile = question.laid_open() if question is not None and owner == world.active else ()
    everybody = places_known(player, world.secrets, world.marks, -1)
    keep_laid(player.hand, everybody, laid)
    for viewer in range(len(player.privy)):
        if player.privy[viewer]:
            known = places_known(player, world.secrets, world.marks, viewer)
            keep_laid(player.hand, known, laid)
            places = [at for at in range(len(known)) if known[at] and not everybody[at]]
            unknown.privy.append((owner, viewer, places))


def settle_privy(world: DaleState, unknown: Unknown) -> None:
    """What single seats know of hands belongs to places: it is about the cards that lie there now."""
    for owner, viewer, places in unknown.privy:
        player = world.players[owner]
        piles: list[Pile] = list(player.privy) if player.privy else [(), (), (), ()]
        piles[viewer] = tuple([player.hand[place] for place in places])
        set_privy(player, piles)


def settle_copies(state: DaleState, world: DaleState) -> None:
    """Where a copier's way to the copied card leads through the hand, all have seen such a card there: any like one."""
    for mark in world.marks:
        user = holder(world, mark.card)
        if user == NOBODY or not mark.path:
            continue
        before = state.players[user].hand
        path = tuple([card if card not in before else like_in_hand(world, user, card) for card in mark.path])
        if path != mark.path:
            copy = path[-1] if mark.copy is mark.path[-1] else mark.copy
            world.set_mark(Mark(mark.card, copy, path, mark.changes, mark.taken, mark.spent, mark.lent, mark.echo))


def like_in_hand(world: DaleState, seat: i64, card: Card) -> Card:
    """This card if it still is in that hand, else one like it that is."""
    hand = world.players[seat].hand
    if card not in hand:
        for other in hand:
            if other.kind == card.kind and world.mark_of(other) is None:
                return other
    return card


def follow_secrets(world: DaleState, unknown: Unknown, chance: Chance) -> None:
    """Cards that went from hand to hand: whoever passed one on may have passed on any other."""
    origins: dict[int, i64] = {}
    for owner in range(len(world.players)):
        for pile, at in unknown.loose[owner]:
            origins[int(pile[at].ident)] = owner
    for secret, (pile, at), _ in unknown.noted:
        origins[int(pile[at].ident)] = secret.origin if secret.origin != NOBODY else secret.holder
    for secret in unknown.doubted:
        origins[int(secret.card.ident)] = secret.origin if secret.origin != NOBODY else secret.holder
    in_order: list[tuple[Secret, Slot, bool]] = []
    for secret in world.secrets:
        for found in unknown.noted:
            if found[0] is secret:
                in_order.append(found)
    for number, (secret, slot, in_hand) in enumerate(in_order):
        if secret.in_hand and not in_hand:
            hand = places_before(unknown, in_order, int(secret.holder), 0)
            if hand:  # all know that it is in the hand
                place = hand[chance.below(len(hand))]
                swap(slot, place)
                in_order[number] = (secret, place, True)
    for number, (secret, slot, _) in enumerate(in_order):
        if secret.via >= MIXED:
            redraw([*places_mixed(in_order, secret), slot], chance)
        elif secret.via != NOBODY:
            redraw([*places_before(unknown, in_order, int(secret.via), number), slot], chance)
    for secret, _, _ in in_order:
        loose = unknown.loose[secret.holder]
        if len(loose) > len(unknown.hands[secret.holder]):
            redraw(loose, chance)
    settle_secrets(world, unknown, in_order, origins)


def places_before(unknown: Unknown, in_order: list[tuple[Secret, Slot, bool]], holder: int, number: int) -> list[Slot]:
    """The unknown places of a hand without those of the cards that came there later."""
    later = [at for secret, (_, at), in_hand in in_order[number:] if in_hand and secret.holder == holder]
    return [(pile, at) for pile, at in unknown.hands[holder] if at not in later]


def places_mixed(in_order: list[tuple[Secret, Slot, bool]], mixed: Secret) -> list[Slot]:
    """The places of the other hand that were dealt from the same mixed cards."""
    return [
        slot
        for secret, slot, in_hand in in_order
        if in_hand and secret.holder == mixed.via - MIXED and secret.via == MIXED + mixed.holder
    ]


def swap(one: Slot, other: Slot) -> None:
    pile, at = one
    there, place = other
    card = pile[at]
    pile[at] = there[place]
    there[place] = card


def settle_secrets(
    world: DaleState, unknown: Unknown, in_order: list[tuple[Secret, Slot, bool]], origins: dict[int, i64]
) -> None:
    """Notes belong to places: after the new deal they are about the cards that lie there now."""
    moved = [secret for secret, _, _ in in_order] + unknown.doubted
    secrets = [secret for secret in world.secrets if secret not in moved]
    done: list[int] = []
    for secret, (pile, at), _ in in_order:
        card = pile[at]
        origin = origins.get(int(card.ident), secret.holder)
        if origin == secret.holder:
            origin = NOBODY
        if origin != NOBODY or secret.via != NOBODY or secret.seen == ALL_SAW:
            secrets.append(Secret(card, secret.seen, origin, secret.via, secret.holder, secret.in_hand))
        done.append(int(card.ident))
    # A card from elsewhere that now lies where nothing was noted
    for owner in range(len(world.players)):
        for pile, at in unknown.hands[owner] + unknown.decks[owner]:
            card = pile[at]
            origin = origins.get(int(card.ident), owner)
            if origin != owner and int(card.ident) not in done:
                via = origin if origin != MARKET_POOL else NOBODY
                secrets.append(Secret(card, 1 << owner, origin, via, owner, True))
    world.secrets = tuple(secrets)
