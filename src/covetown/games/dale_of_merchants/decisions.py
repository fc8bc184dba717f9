"""Decisions for people: what is asked, and every answer with its text and the things on the board it names."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.building import hand_cards, required_value
from covetown.games.dale_of_merchants.cards import EMPTY, JUNK, RUBBISH, Card, Deck
from covetown.games.dale_of_merchants.market import offer_at, price_of
from covetown.games.dale_of_merchants.options import FROM_DISCARD, KIND_NAMES, card_in, target_in
from covetown.games.dale_of_merchants.pieces import card_name, hand_ref, shown_id
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.decision import Decision, Option
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT, kind_number


def deck_name(deck: Deck) -> Message:
    return Message("deck-" + deck.key)


# Board references


def pile_place(state: DaleState, seat: int, card: Card) -> int:
    """How deep a card lies in a discard pile, 0 for the top card; of JUNK the topmost."""
    pile = state.players[seat].discard
    for depth in range(len(pile)):
        if same(pile[len(pile) - 1 - depth], card):
            return depth
    return 0


def pile_ref(seat: int, depth: int) -> str:
    return f"discard:{seat}:place:{depth}"


def same(card: Card, wanted: Card) -> bool:
    """Whether this is the card looked for; JUNK is any junk."""
    return card is wanted or (wanted is JUNK and card.flags & RUBBISH != 0)


def place_ref(state: DaleState, user: int, wanted: Card) -> str:
    """Where a card that can be copied lies, as its user would point at it."""
    for slot, offer in enumerate(state.market):
        if offer is wanted:
            return f"market:{slot}"
    if state.market_discard and state.market_discard[-1] is wanted:
        return f"market-discard:{shown_id(wanted)}"
    stall = state.players[user].stall
    if stall:
        for place, card in enumerate(stall[-1]):
            if same(card, wanted):
                return f"stall:{user}:{len(stall) - 1}:{place}"
    for seat, player in enumerate(state.players):
        if seat != user and player.discard and same(player.discard[-1], wanted):
            return pile_ref(seat, 0)
    return hand_ref(wanted, state.marks)


# Texts


def decision(state: DaleState, seat: int) -> Decision:
    """The question a seat has before it."""
    question = state.asking
    assert question is not None
    options = [describe(state, seat, option) for option in state.options(seat)]
    return Decision(seat, question.kind(state, seat), question.prompt(state, seat), options)


def describe(state: DaleState, seat: int, option: i64) -> Option:
    """One answer: its kind, its sentence, and what a person would point at."""
    kind = KIND_NAMES[kind_number(option)]
    argument = int(option & ARGUMENT)
    args: dict[str, object] = {}
    refs: list[str] = []
    key = "option-" + kind
    if kind == "buy":
        source = option & ARGUMENT
        offer = offer_at(state, source)
        args = {"card": card_name(offer), "price": int(price_of(state, source))}
        args["pile"] = "discard" if source == FROM_DISCARD else "market"
        refs = [f"market-discard:{shown_id(offer)}" if source == FROM_DISCARD else f"market:{source}"]
    elif kind == "build":
        cards = hand_cards(state, state.active, option & ARGUMENT)
        args = {
            "cards": [card_name(state.face(card)) for card in cards],
            "required": int(required_value(state, state.active)),
        }
        refs = [hand_ref(card, state.marks) for card in cards]
    elif kind in ("stack", "ask"):
        args = {"required": int(required_value(state, state.active))}
        refs = [f"stall:{state.active}"]
    elif kind in ("play", "roll", "throw", "throw-old", "lay", "lay-pile", "card", "copy", "bind"):
        card = card_in(state, option)
        target = target_in(state, option)
        args = {"card": told_apart(state, seat, card)}
        if kind == "lay-pile":
            depth = pile_place(state, seat, card)
            args["place"] = depth + 1
            refs = [pile_ref(seat, depth)]
        elif kind == "copy":
            refs = ["aside:" + str(shown_id(card))]
        else:
            refs = [hand_ref(card, state.marks)]
        face = state.face(card)
        if target is not EMPTY:
            key += "-as"
            args["copy"] = card_name(state.face(target))
            refs.append(place_ref(state, seat, target))
        elif face is not card:
            key += "-as"
            args["copy"] = card_name(face)
        if kind in ("lay", "card"):
            args["value"] = int(state.worth(card))
    elif kind == "seat":
        args = {"seat": argument}
        refs = [f"seat:{argument}"]
    elif kind == "slot":
        args = {"card": card_name(state.market[argument]), "slot": argument}
        refs = [f"market:{argument}"]
    elif kind == "stall":
        owner, at, place = stall_place(option)
        args = {"card": card_name(state.players[owner].stall[at][place]), "seat": owner, "stack": at + 1}
        refs = [f"stall:{owner}:{at}:{place}"]
    elif kind == "pile":
        card = card_in(state, option)
        depth = pile_place(state, seat, card)
        args = {"card": card_name(card), "place": depth + 1}
        refs = [pile_ref(seat, depth)]
    elif kind == "value":
        args = {"value": argument}
        refs = [f"value:{argument}"]
    elif kind == "aside":
        card = card_in(state, option)
        args = {"card": card_name(card)}
        refs = [f"aside:{'junk' if card is JUNK else shown_id(card)}"]
    elif kind == "deck":
        deck = state.shelf.decks[argument]
        args = {"deck": deck_name(deck)}
        refs = [f"deck-choice:{deck.key}"]
        key += "-pick" if asked_kind(state, seat) == "pick_deck" else "-ban"
    elif kind == "done":
        key += "-" + asked_kind(state, seat).replace("_", "-")
        refs = ["done"]
    elif kind == "decline":
        refs = ["done"]
        key += "-help" if asked_kind(state, seat) == "help" else "-extra"
    elif kind == "inventory":
        refs = [f"discard:{state.active}"]
    return Option(int(option), kind, Message(key, args), refs)


def told_apart(state: DaleState, seat: int, card: Card) -> Message:
    """The name of a hand card; one with something special about it by a number too, if there are more of that name."""
    name = card_name(card)
    number = 0
    for mark in state.marks:
        number += 1 if mark.card.kind == card.kind else 0
        if mark.card is card and len([other for other in state.players[seat].hand if other.kind == card.kind]) > 1:
            return Message("card-numbered", {"card": name, "number": number})
    return name


def asked_kind(state: DaleState, seat: int) -> str:
    """The kind of the question being asked."""
    question = state.asking
    return "" if question is None else question.kind(state, seat)


def stall_place(option: i64) -> tuple[int, int, int]:
    """The owner, the stack and the place in it that an answer names."""
    return int((option >> 12) & 3), int((option >> 8) & 15), int(option & 255)


# Short names, for recorded games that people read and for tests


def short_name(state: DaleState, card: Card) -> str:
    """A card by its key; a junk card with a value of its own says so."""
    if card.flags & RUBBISH and state.mark_of(card) is not None:
        return f"junk={state.worth(card)}"
    return card.key


def short(state: DaleState, option: i64) -> str:
    """An answer in a few words: "play trendsetting as treasure_hunter", "buy 3", "lay junk", "done"."""
    kind = KIND_NAMES[kind_number(option)]
    argument = int(option & ARGUMENT)
    if kind == "buy":
        return "buy discard" if argument == FROM_DISCARD else f"buy {argument}"
    if kind == "build":
        cards = hand_cards(state, state.active, option & ARGUMENT)
        return "build " + "+".join(sorted(short_name(state, card) for card in cards))
    if kind in ("play", "roll", "throw", "throw-old", "lay", "lay-pile", "card", "copy", "bind", "pile", "aside"):
        words = f"{kind} {short_name(state, card_in(state, option))}"
        target = target_in(state, option)
        return words if target is EMPTY else f"{words} as {state.face(target).key}"
    if kind in ("seat", "slot", "value"):
        return f"{kind} {argument}"
    if kind == "stall":
        owner, at, place = stall_place(option)
        return f"stall {owner} {at + 1} {state.players[owner].stall[at][place].key}"
    if kind == "deck":
        return f"deck {state.shelf.decks[argument].key}"
    return kind
