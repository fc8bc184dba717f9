"""Another world that a seat cannot tell from the real one: everything it does not know is dealt anew (for search)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.acting import ACTING
from covetown.games.dale_of_merchants.blindfold import PICK_HIDDEN, Guess, PickGuesser
from covetown.games.dale_of_merchants.building import FOR_EXTRA, Asking, ExtraBuild, Helping, Stacking
from covetown.games.dale_of_merchants.cards import EMPTY, Card
from covetown.games.dale_of_merchants.copying import bind
from covetown.games.dale_of_merchants.faces import faces_of
from covetown.games.dale_of_merchants.market import Paying
from covetown.games.dale_of_merchants.raccoons import PICK_ROTTEN, GiveRotten
from covetown.games.dale_of_merchants.stall import NO_LEAVE, OWN_PART
from covetown.games.dale_of_merchants.state import MARKET_POOL, NOBODY, Dale, Whisper, without
from covetown.games.dale_of_merchants.view import aside_pool
from covetown.kernel.chance import Chance
from covetown.kernel.knowledge import redraw

Slot = tuple[list[Card], int]


@final
class Unknown:
    """Where the cards lie that one seat does not know: by the pool they were last seen in, and by who holds them."""

    def __init__(self) -> None:
        self.pools: list[list[Slot]] = [[], [], [], [], []]
        self.held: list[list[Slot]] = [[], [], [], [], []]
        self.whispered: list[tuple[Whisper, Slot]] = []
        self.strayed: list[bool] = [False, False, False, False, False]


def redealt(dale: Dale, seat: i64, chance: Chance) -> Dale:
    """A copy in which everything hidden from this seat (-1: a spectator) is drawn anew; what it knows stays."""
    world = dale.copy()
    if world.ending:
        return world
    forget_private_choices(world, seat)
    aside = list(world.aside)
    unknown = find_unknown(world, seat, aside)
    for pool in unknown.pools:
        redraw(pool, chance)
    settle_whispers(world, unknown)
    for at in range(5):
        if unknown.strayed[at]:
            redraw(unknown.held[at], chance)
    world.aside = tuple(aside)
    if world.stack and isinstance(world.stack[-1], Guess) and seat != world.active:
        hide_another(world, world.stack[-1], chance)
    return world


def forget_private_choices(world: Dale, seat: i64) -> None:
    """What another seat has chosen but not shown yet is taken back to where the choice began."""
    if not world.stack:
        return
    step = world.stack[-1]
    if step.decider(world) == seat:
        return
    if isinstance(step, Paying):
        world.marks = step.marks
        world.stack[-1] = ACTING
    elif isinstance(step, (Stacking, Asking)):
        world.marks = step.marks
        world.stack[-1] = ExtraBuild(step.left + 1) if step.purpose == FOR_EXTRA else ACTING
    elif isinstance(step, Helping):
        world.marks = step.marks
        world.stack[-1] = Helping(step.asked, (), (), step.asked.made & ~OWN_PART | NO_LEAVE, step.marks)
    elif isinstance(step, GiveRotten):
        world.stack[-1] = PICK_ROTTEN
    elif isinstance(step, PickGuesser):
        world.marks = step.marks
        world.stack[-1] = PICK_HIDDEN
    world.menu = None


def find_unknown(world: Dale, seat: i64, aside: list[Card]) -> Unknown:
    """Every place whose card this seat does not know."""
    unknown = Unknown()
    mate = world.mate(seat) if seat >= 0 else NOBODY
    for owner in range(len(world.players)):
        player = world.players[owner]
        hand_known = owner == seat or (world.rules.open_hands and owner == mate)
        if not hand_known:
            shown = player.open
            for at in range(len(player.hand)):
                card = player.hand[at]
                if card in shown:
                    shown = without(shown, card)
                elif world.mark_of(card) is None:
                    note(world, unknown, seat, owner, (player.hand, at), True)
        size = len(player.deck)
        for position in range(size):
            mask = player.known[position] if position < len(player.known) else 0
            if seat < 0 or not (mask >> seat) & 1:
                note(world, unknown, seat, owner, (player.deck, size - 1 - position), mask == 0)
    for at in range(len(world.market_deck)):
        unknown.pools[MARKET_POOL].append((world.market_deck, at))
    pool = aside_pool(world)
    if pool >= 0 and seat != world.active:
        for at in range(len(aside)):
            note(world, unknown, seat, pool, (aside, at), False)
    return unknown


def note(world: Dale, unknown: Unknown, seat: i64, owner: int, slot: Slot, movable: bool) -> None:
    """Put one place into the pool its card belongs to, unless this seat was told of the card."""
    pile, at = slot
    card = pile[at]
    pool = owner
    for whisper in world.whispers:
        if whisper.card is card:
            if seat >= 0 and (whisper.mask >> seat) & 1:
                return
            unknown.whispered.append((whisper, slot))
            if whisper.mask:
                movable = False
            if whisper.origin != NOBODY:
                pool = int(whisper.origin)
                unknown.strayed[owner] = True
            break
    unknown.pools[pool].append(slot)
    if movable:
        unknown.held[owner].append(slot)


def settle_whispers(world: Dale, unknown: Unknown) -> None:
    """Secrets belong to places: after the new deal they are about the cards that lie there now."""
    if not unknown.whispered:
        return
    moved = [whisper for whisper, _ in unknown.whispered]
    kept = [whisper for whisper in world.whispers if whisper not in moved]
    world.whispers = tuple(kept)
    for whisper, (pile, at) in unknown.whispered:
        card = pile[at]
        world.whispers = (*world.whispers, Whisper(card, whisper.mask, whisper.origin, whisper.holder))


def hide_another(world: Dale, step: Guess, chance: Chance) -> None:
    """The card under a Blindfold could be any card of that hand, as any card it can copy."""
    world.marks = step.marks
    hand = world.players[world.active].hand
    card = hand[chance.below(len(hand))]
    ways = faces_of(world, world.active, card)
    way = ways[chance.below(len(ways))]
    if way.target is not EMPTY:
        bind(world, world.active, card, way.target)
    world.stack[-1] = Guess(card, step.guesser, step.marks)
