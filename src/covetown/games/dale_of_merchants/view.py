"""What one seat may see: built by adding what section 17 allows, never by taking away."""

from __future__ import annotations

from covetown.games.dale_of_merchants.cards import EMPTY, RUBBISH, Card
from covetown.games.dale_of_merchants.memory import known_to, places_known
from covetown.games.dale_of_merchants.pieces import (
    MARKET_POOL,
    MONO,
    NOBODY,
    ROLLED,
    RUNNING,
    SOLO,
    TEAM,
    THREW,
    THREW_OLD,
    Mark,
    Marks,
    card_facts,
    changed_value,
    hand_ref,
    shown_id,
)
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.turn import round_of
from covetown.kernel.plain import view_head

JUNK_IN_BOX = 20  # DM-006
MODES = ("free", "team", "solo")


def view(state: DaleState, viewer: int) -> dict[str, object]:
    """Everything this seat (or a spectator, -1) may know."""
    rules = state.rules
    question = state.asking
    marks = state.marks if question is None else question.public_marks(state, viewer)
    out = view_head("dale_of_merchants", state, viewer)
    table: dict[str, object] = {
        "mode": MODES[int(rules.mode)],
        "rules": {
            "stacks": int(rules.stacks),
            "copy_lapse": "while_valid" if rules.lapse else "turn",
            "wily_fellow": "shuffle" if rules.wily_shuffle else "flip",
            "blindfold_values": "shifted" if rules.shifted else "fixed",
            "open_team_hands": rules.open_hands,
            "max_actions_per_turn": int(rules.max_actions),
            "turn_limit": int(rules.turn_limit) if rules.turn_limit else None,
            "unseen_cards": rules.unseen,
        },
        "decks": [state.shelf.decks[number].key for number in state.decks],
        "phase": phase(state, viewer),
        "active": int(state.active),
        "start": int(state.start),
        "turn": int(state.turn),
        "round": int(round_of(state)),
        "actions": int(state.actions),
        "taken": int(state.taken),
        "flashy": int(state.flashy),
        "help_asked": state.asked,  # DM-186
        "market": [offer_facts(card, slot) for slot, card in enumerate(state.market)],
        "market_deck": len(state.market_deck),
        "market_discard": [card_facts(card) for card in reversed(state.market_discard)],
        "junk": max(0, JUNK_IN_BOX - junk_in_play(state)),
        "players": [player_facts(state, viewer, seat, marks) for seat in range(len(state.players))],
        "resolving": resolving_facts(state),
        "aside": aside_facts(state, viewer),
        "laid": None,
    }
    out.update(table)
    shown = None if question is None else question.shown(state, viewer)
    if shown is not None:
        out.update(shown)
    if rules.unseen and state.decks:
        out["unseen"] = unseen_cards(state)
    if state.ending != RUNNING:
        out["market_deck_cards"] = [card_facts(card) for card in reversed(state.market_deck)]  # DM-167
    return out


def phase(state: DaleState, viewer: int) -> str:
    """What the table is waiting for; others do not see how far a private choice has got."""
    question = state.asking
    if question is None:
        return "over"
    asked = viewer >= 0 and (state.waiting >> viewer) & 1
    return question.kind(state, viewer) if asked else question.public_kind(state)


# Cards


def offer_facts(card: Card, slot: int) -> dict[str, object]:
    """A market slot with its price."""
    if card is EMPTY:
        return {"slot": slot, "card": None, "price": None}
    return {"slot": slot, "card": card_facts(card), "price": int(card.value) + slot}


def held_facts(state: DaleState, seat: int, card: Card, marks: Marks) -> dict[str, object]:
    """A hand card with its current value and what is special about it."""
    mark = mark_in(marks, card)
    facts = card_facts(card)
    flashy = state.flashy if seat == int(state.active) else 0
    facts["worth"] = int(card.value + flashy)
    facts["ref"] = hand_ref(card, marks)
    if mark is not None:
        facts["worth"] = int(changed_value(mark, flashy))
        if mark.copy is not EMPTY:
            facts["copy"] = card_facts(mark.copy)
        if mark.echo:
            facts["echo"] = True
        used = mark.spent | mark.lent
        facts["spent"] = [
            name for bit, name in ((ROLLED, "roll"), (THREW, "throw"), (THREW_OLD, "throw-old")) if used & bit
        ]
    return facts


def mark_in(marks: Marks, card: Card) -> Mark | None:
    for mark in marks:
        if mark.card is card:
            return mark
    return None


# Zones


def player_facts(state: DaleState, viewer: int, seat: int, marks: Marks) -> dict[str, object]:
    """One player's side of the table."""
    player = state.players[seat]
    over = state.ending != 0
    mate = int(state.mate(seat))
    sees_hand = over or viewer == seat or (state.rules.open_hands and viewer >= 0 and viewer == mate)
    facts: dict[str, object] = {
        "seat": seat,
        "mono": state.rules.mode == SOLO and seat == int(MONO),
        "team": seat % 2 if state.rules.mode == TEAM else None,
        "hand": len(player.hand),
        "deck": len(player.deck),
        "discard": [card_facts(card) for card in reversed(player.discard)],
        "stall": [[card_facts(card) for card in stack] for stack in player.stall],
        "stacks": len(player.stall),
        "required": len(player.stall) + 1,
        "open": [card_facts(card) for card in open_cards(state, seat, viewer)],
    }
    if sees_hand:
        facts["cards"] = [held_facts(state, seat, card, marks) for card in player.hand]
    else:
        # cards changed, bound or used in the open are public as long as they stay in that hand (DM-458, DM-459)
        facts["marked"] = [held_facts(state, seat, mark.card, marks) for mark in marks if mark.card in player.hand]
    if over:
        facts["deck_cards"] = [card_facts(card) for card in reversed(player.deck)]
    elif viewer >= 0:
        known: list[object] = []
        for position, mask in enumerate(player.known):
            if (mask >> viewer) & 1:
                known.append({"position": position, "card": card_facts(player.deck[len(player.deck) - 1 - position])})
        facts["known"] = known  # DM-460
    return facts


def open_cards(state: DaleState, seat: int, viewer: int) -> list[Card]:
    """The hand cards that a viewer is sure of; of Mono's row also their order, from left to right (DM-525)."""
    player = state.players[seat]
    if state.rules.mode == SOLO and seat == int(MONO):
        known = places_known(player, state.secrets, state.marks, viewer)
        return [card for at, card in reversed(list(enumerate(player.hand))) if known[at]]
    return sorted(player.open if viewer == seat else known_to(player, viewer), key=shown_id)


def resolving_facts(state: DaleState) -> dict[str, object] | None:
    """The technique being resolved, and what it is played as."""
    if state.resolving is EMPTY:
        return None
    facts = card_facts(state.resolving)
    if state.played_as is not EMPTY and state.played_as is not state.resolving:
        facts["copy"] = card_facts(state.played_as)
    return facts


def aside_facts(state: DaleState, viewer: int) -> dict[str, object]:
    """Cards set aside: their number for all, the cards for whoever looks at them (DM-237, DM-271, DM-298)."""
    facts: dict[str, object] = {"count": len(state.aside)}
    if state.aside:
        told = state.laid_aside()
        if state.ending != RUNNING or (told is not None and told.seen_by(viewer)):
            facts["cards"] = [card_facts(card) for card in state.aside]
    return facts


def junk_in_play(state: DaleState) -> int:
    """All junk outside the junk pile (DM-156); it comes and goes in the open, so its number is public."""
    count = len([card for card in state.aside if card.flags & RUBBISH])
    for player in state.players:
        for pile in (player.hand, player.deck, player.discard):
            count += len([card for card in pile if card.flags & RUBBISH])
    stalls = state.players[:2] if state.rules.mode == TEAM else state.players
    for player in stalls:
        count += len([card for stack in player.stall for card in stack if card.flags & RUBBISH])
    return count


# The display aid: which cards are hidden where, as far as everybody can tell (DM-466)


def unseen_cards(state: DaleState) -> dict[str, object]:
    """Per player and for the market deck the cards not located in public, and the hand cards everybody knows."""
    pools: list[list[Card]] = [[] for _ in range(5)]
    for seat, player in enumerate(state.players):
        pools[seat] += player.deck
        known = places_known(player, state.secrets, (), -1)
        pools[seat] += [card for at, card in enumerate(player.hand) if not known[at]]
    pools[int(MARKET_POOL)] += state.market_deck
    told = state.laid_aside() if state.aside else None
    if told is not None and told.pool != NOBODY:
        pools[int(told.pool)] += list(state.aside)
    for secret in state.secrets:
        if secret.origin != NOBODY and secret.card in pools[int(secret.holder)]:
            pools[int(secret.holder)].remove(secret.card)
            pools[int(secret.origin)].append(secret.card)
    return {
        "players": [counted(pools[seat]) for seat in range(len(state.players))],
        "market": counted(pools[int(MARKET_POOL)]),
        "hands": [[card_facts(card) for card in sorted(player.open, key=shown_id)] for player in state.players],
    }


def counted(cards: list[Card]) -> list[dict[str, object]]:
    """Cards by name with their number, in the order of the catalogue."""
    counts: dict[str, int] = {}
    ids: dict[str, int] = {}
    for card in cards:
        counts[card.key] = counts.get(card.key, 0) + 1
        ids[card.key] = min(ids.get(card.key, 999), shown_id(card))
    return [{"key": key, "count": counts[key]} for key in sorted(counts, key=ids.__getitem__)]
