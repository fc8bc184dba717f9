"""What one seat may see: built by adding what section 17 allows, never by taking away."""

from __future__ import annotations

from covetown.games.dale_of_merchants.blindfold import Guess, PickGuesser, SetValue
from covetown.games.dale_of_merchants.building import FOR_EXTRA, Asking, Helping, Stacking
from covetown.games.dale_of_merchants.cards import DECKS, EMPTY, RUBBISH, Card
from covetown.games.dale_of_merchants.draft import Drafting
from covetown.games.dale_of_merchants.market import EssentialThrows, Paying
from covetown.games.dale_of_merchants.ocelots import PlaceCharmed
from covetown.games.dale_of_merchants.pandas import KeepOffer, ThrowAside
from covetown.games.dale_of_merchants.raccoons import ThrowOne
from covetown.games.dale_of_merchants.state import (
    LIMIT,
    MARKET_POOL,
    MONO,
    NOBODY,
    ROLLED,
    SOLO,
    TEAM,
    THREW,
    THREW_OLD,
    Dale,
    Mark,
    Marks,
    changed_value,
    shown_id,
)
from covetown.games.dale_of_merchants.turn import round_of
from covetown.kernel.state import Result, seats_in

JUNK_CARDS = 20  # DM-006
MODES = ("free", "team", "solo")


def view(dale: Dale, viewer: int) -> dict[str, object]:
    """Everything this seat (or a spectator, -1) may know."""
    end = outcome(dale)
    rules = dale.rules
    marks = marks_for(dale, viewer)
    out: dict[str, object] = {
        "game": "dale_of_merchants",
        "seats": int(dale.seats),
        "viewer": viewer,
        "over": end is not None,
        "waiting": seats_in(dale.waiting),
        "result": None if end is None else end.plain(),
        "mode": MODES[int(rules.mode)],
        "rules": {
            "stacks": int(rules.stacks),
            "copy_lapse": "while_valid" if rules.lapse else "turn",
            "wily_fellow": "shuffle" if rules.wily_shuffle else "flip",
            "blindfold_values": "shifted" if rules.shifted else "fixed",
            "open_team_hands": rules.open_hands,
            "max_actions_per_turn": int(rules.max_actions),
            "turn_limit": int(rules.turn_limit) if rules.turn_limit else None,
            "undo": rules.undo,
            "unseen_cards": rules.unseen,
        },
        "decks": [DECKS[number].key for number in dale.decks],
        "phase": phase(dale, viewer),
        "active": int(dale.active),
        "start": int(dale.start),
        "turn": int(dale.turn),
        "round": int(round_of(dale)),
        "actions": int(dale.actions),
        "taken": int(dale.taken),
        "flashy": int(dale.flashy),
        "help_asked": dale.asked,  # DM-186
        "market": [offer_facts(card, slot) for slot, card in enumerate(dale.market)],
        "market_deck": len(dale.market_deck),
        "market_discard": [card_facts(card) for card in reversed(dale.market_discard)],
        "junk": max(0, JUNK_CARDS - junk_in_play(dale)),
        "players": [player_facts(dale, viewer, seat, marks) for seat in range(len(dale.players))],
        "resolving": resolving_facts(dale),
        "aside": aside_facts(dale, viewer),
        "laid": laid_facts(dale, viewer),
    }
    if dale.stack and isinstance(dale.stack[-1], Drafting):
        step = dale.stack[-1]
        out["draft"] = {
            "banned": [DECKS[number].key for number in step.banned],
            "picked": [DECKS[number].key for number in step.picked],
            "shelf": [deck.key for deck in DECKS],
        }
    if rules.unseen and dale.decks:
        out["unseen"] = unseen_cards(dale)
    if end is not None:
        out["market_deck_cards"] = [card_facts(card) for card in reversed(dale.market_deck)]  # DM-167
    return out


def phase(dale: Dale, viewer: int) -> str:
    """What the table is waiting for; others do not see how far a private choice has got."""
    if not dale.stack:
        return "over"
    step = dale.stack[-1]
    if viewer >= 0 and viewer == int(step.decider(dale)):
        return step.name()
    if isinstance(step, Paying):
        return "action"
    if isinstance(step, (Stacking, Asking)):
        return "extra_build" if step.purpose == FOR_EXTRA else "action"
    if dale.played_as is not EMPTY and not isinstance(step, (Guess, Helping)) and step.name() != "extra_build":
        return "technique"
    return step.name()


def marks_for(dale: Dale, viewer: int) -> Marks:
    """The marks a seat may know: copies in a choice not made yet are the chooser's own business (DM-376)."""
    if not dale.stack:
        return dale.marks
    step = dale.stack[-1]
    chooser = int(dale.active) if isinstance(step, Guess) else int(step.decider(dale))
    return dale.marks if viewer >= 0 and viewer == chooser else step.before(dale)


# Cards


def card_facts(card: Card) -> dict[str, object]:
    """What is printed on a card."""
    facts: dict[str, object] = {"id": shown_id(card), "key": card.key, "value": int(card.value)}
    facts["deck"] = DECKS[int(card.deck)].key if card.deck >= 0 else ""
    return facts


def offer_facts(card: Card, slot: int) -> dict[str, object]:
    """A market slot with its price."""
    if card is EMPTY:
        return {"slot": slot, "card": None, "price": None}
    return {"slot": slot, "card": card_facts(card), "price": int(card.value) + slot}


def held_facts(dale: Dale, seat: int, card: Card, mark: Mark | None) -> dict[str, object]:
    """A hand card with its current value and what is special about it."""
    facts = card_facts(card)
    flashy = dale.flashy if seat == int(dale.active) else 0
    facts["worth"] = int(card.value + flashy)
    facts["ref"] = "hand:junk" if card.flags & RUBBISH and mark is None else f"hand:{card.ident}"
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


def player_facts(dale: Dale, viewer: int, seat: int, marks: Marks) -> dict[str, object]:
    """One player's side of the table."""
    player = dale.players[seat]
    over = dale.ending != 0
    mate = int(dale.mate(seat))
    sees_hand = over or viewer == seat or (dale.rules.open_hands and viewer >= 0 and viewer == mate)
    facts: dict[str, object] = {
        "seat": seat,
        "mono": dale.rules.mode == SOLO and seat == int(MONO),
        "team": seat % 2 if dale.rules.mode == TEAM else None,
        "hand": len(player.hand),
        "deck": len(player.deck),
        "discard": [card_facts(card) for card in reversed(player.discard)],
        "stall": [[card_facts(card) for card in stack] for stack in player.stall],
        "stacks": len(player.stall),
        "required": len(player.stall) + 1,
        "open": [card_facts(card) for card in open_cards(dale, seat)],
    }
    if sees_hand:
        facts["cards"] = [held_facts(dale, seat, card, mark_in(marks, card)) for card in player.hand]
    else:
        # cards changed, bound or used in the open are public as long as they stay in that hand (DM-458, DM-459)
        facts["marked"] = [held_facts(dale, seat, mark.card, mark) for mark in marks if mark.card in player.hand]
    if over:
        facts["deck_cards"] = [card_facts(card) for card in reversed(player.deck)]
    elif viewer >= 0:
        known: list[object] = []
        for position, mask in enumerate(player.known):
            if (mask >> viewer) & 1:
                known.append({"position": position, "card": card_facts(player.deck[len(player.deck) - 1 - position])})
        facts["known"] = known  # DM-460
    return facts


def open_cards(dale: Dale, seat: int) -> list[Card]:
    """The hand cards that all have seen; of Mono's row also their order, from left to right (DM-525)."""
    player = dale.players[seat]
    if dale.rules.mode == SOLO and seat == int(MONO):
        return [card for card in reversed(player.hand) if card in player.open]
    return sorted(player.open, key=shown_id)


def resolving_facts(dale: Dale) -> dict[str, object] | None:
    """The technique being resolved, and what it is played as."""
    if dale.resolving is EMPTY:
        return None
    facts = card_facts(dale.resolving)
    if dale.played_as is not EMPTY and dale.played_as is not dale.resolving:
        facts["copy"] = card_facts(dale.played_as)
    return facts


def aside_facts(dale: Dale, viewer: int) -> dict[str, object]:
    """Cards set aside: their number for all, the cards for whoever looks at them (DM-237, DM-271, DM-298)."""
    facts: dict[str, object] = {"count": len(dale.aside)}
    public = bool(dale.stack) and isinstance(dale.stack[-1], PlaceCharmed)
    if dale.aside and (public or dale.ending != 0 or (viewer >= 0 and viewer == int(dale.active))):
        facts["cards"] = [card_facts(card) for card in dale.aside]
    return facts


def laid_facts(dale: Dale, viewer: int) -> dict[str, object] | None:
    """A payment or stack in the making: private until it is complete, but for what was shown to a teammate."""
    if not dale.stack:
        return None
    step = dale.stack[-1]
    mine = viewer >= 0 and viewer == int(step.decider(dale))
    if isinstance(step, Paying) and mine:
        return {
            "what": "payment",
            "source": int(step.source),
            "price": int(step.price),
            "paid": int(step.paid),
            "cards": [card_facts(card) for card in step.laid],
        }
    if isinstance(step, EssentialThrows):
        return {
            "what": "essential",
            "source": int(step.source),
            "cards": [card_facts(card) for card in step.laid],
            "thrown": [card_facts(card) for card in step.thrown],
        }
    if isinstance(step, (Stacking, Asking)) and mine:
        return {
            "what": "stack",
            "made": int(step.made & 1023),
            "cards": [card_facts(card) for card in step.hand],
            "pile": [card_facts(card) for card in step.pile],
        }
    if isinstance(step, Helping):
        facts: dict[str, object] = {
            "what": "help",
            "made": int(step.asked.made & 1023),
            "cards": [card_facts(card) for card in step.asked.hand],
            "pile": [card_facts(card) for card in step.asked.pile],
        }
        if mine:
            facts["made"] = int(step.made & 1023)
            facts["added"] = [card_facts(card) for card in step.hand]
            facts["added_pile"] = [card_facts(card) for card in step.pile]
        return facts
    if isinstance(step, PickGuesser) and mine:
        return {"what": "blindfold", "cards": [card_facts(step.card)]}
    if isinstance(step, Guess) and viewer == int(dale.active):
        return {"what": "blindfold", "cards": [card_facts(step.card)]}
    if isinstance(step, SetValue):
        return {"what": "blindfold", "cards": [card_facts(step.card)]}  # DM-375
    return None


def junk_in_play(dale: Dale) -> int:
    """All junk outside the junk pile (DM-156); it comes and goes in the open, so its number is public."""
    count = len([card for card in dale.aside if card.flags & RUBBISH])
    for player in dale.players:
        for pile in (player.hand, player.deck, player.discard):
            count += len([card for card in pile if card.flags & RUBBISH])
    stalls = dale.players[:2] if dale.rules.mode == TEAM else dale.players
    for player in stalls:
        count += len([card for stack in player.stall for card in stack if card.flags & RUBBISH])
    return count


# The display aid: which cards are hidden where, as far as everybody can tell (DM-466)


def aside_pool(dale: Dale) -> int:
    """Whose hidden cards those set aside are; nobody's if they lie open."""
    if not dale.aside or not dale.stack:
        return int(NOBODY)
    for step in reversed(dale.stack):
        if isinstance(step, PlaceCharmed):
            return int(NOBODY)
        if isinstance(step, (KeepOffer, ThrowAside)):
            return int(MARKET_POOL)
        if isinstance(step, ThrowOne):
            return int(step.seat)
    return int(dale.active)


def unseen_cards(dale: Dale) -> dict[str, object]:
    """Per player and for the market deck the cards not located in public, and the hand cards everybody knows."""
    pools: list[list[Card]] = [[] for _ in range(5)]
    for seat, player in enumerate(dale.players):
        pools[seat] += player.deck
        hidden = player.hand[:]
        for card in player.open:
            hidden.remove(card)
        pools[seat] += hidden
    pools[int(MARKET_POOL)] += dale.market_deck
    where = aside_pool(dale)
    if where >= 0:
        pools[where] += list(dale.aside)
    for whisper in dale.whispers:
        if whisper.origin != NOBODY and whisper.card in pools[int(whisper.holder)]:
            pools[int(whisper.holder)].remove(whisper.card)
            pools[int(whisper.origin)].append(whisper.card)
    return {
        "players": [counted(pools[seat]) for seat in range(len(dale.players))],
        "market": counted(pools[int(MARKET_POOL)]),
        "hands": [[card_facts(card) for card in sorted(player.open, key=shown_id)] for player in dale.players],
    }


def counted(cards: list[Card]) -> list[dict[str, object]]:
    """Cards by name with their number, in the order of the catalogue."""
    counts: dict[str, int] = {}
    ids: dict[str, int] = {}
    for card in cards:
        counts[card.key] = counts.get(card.key, 0) + 1
        ids[card.key] = min(ids.get(card.key, 999), shown_id(card))
    return [{"key": key, "count": counts[key]} for key in sorted(counts, key=ids.__getitem__)]


# The end


def outcome(dale: Dale) -> Result | None:
    """Places by stacks, the winner alone in front (DM-166); in solo mode the score is the difference (DM-538)."""
    if dale.ending == 0:
        return None
    if dale.rules.mode == SOLO:
        won = bool(dale.winners & 1)
        score = len(dale.players[0].stall) - len(dale.players[int(MONO)].stall)
        ending = "solo-limit" if dale.ending == LIMIT else "solo-won" if won else "solo-lost"
        return Result([1 if won else 2], [score], ending)
    scores = [len(player.stall) for player in dale.players]
    ranks = [score + 100 if (dale.winners >> seat) & 1 else score for seat, score in enumerate(scores)]
    places = [1 + len([other for other in ranks if other > rank]) for rank in ranks]
    ending = "stall"
    if dale.rules.mode == TEAM:
        ending = "team-stall"
    if dale.ending == LIMIT:
        ending = "drawn" if drawn(dale) else "limit"
    return Result(places, scores, ending)


def drawn(dale: Dale) -> bool:
    """Whether several players (or both teams) lead at the turn limit (DM-508)."""
    leading = len(seats_in(dale.winners))
    return leading > (2 if dale.rules.mode == TEAM else 1)
