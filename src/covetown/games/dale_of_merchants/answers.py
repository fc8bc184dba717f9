"""Decisions for people: what is asked, and every answer with its text and the things on the board it names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.building import Asking, ExtraBuild, Helping, Stacking, hand_cards, required_value
from covetown.games.dale_of_merchants.cards import CARDS, DECKS, EMPTY, JUNK, RUBBISH, Card
from covetown.games.dale_of_merchants.choices import (
    ARGUMENT,
    ASIDE,
    ASK,
    BIND,
    BUILD,
    BUY,
    CARD,
    COPY,
    DECK,
    DECLINE,
    DONE,
    FROM_DISCARD,
    INVENTORY,
    LAY,
    LAY_PILE,
    PILE,
    PLAY,
    ROLL,
    SEAT,
    SLOT,
    STACK,
    STALL,
    THROW,
    THROW_OLD,
    VALUE,
    card_in,
    target_in,
)
from covetown.games.dale_of_merchants.market import EssentialThrows, Paying, offer_at, price_of
from covetown.games.dale_of_merchants.state import Dale
from covetown.kernel.chance import Chance
from covetown.kernel.decision import Decision, Option
from covetown.kernel.message import Message

KINDS: Final[dict[int, str]] = {
    int(BUY): "buy",
    int(PLAY): "play",
    int(BUILD): "build",
    int(STACK): "stack",
    int(ROLL): "roll",
    int(THROW): "throw",
    int(THROW_OLD): "throw-old",
    int(ASK): "ask",
    int(INVENTORY): "inventory",
    int(LAY): "lay",
    int(LAY_PILE): "lay-pile",
    int(DONE): "done",
    int(CARD): "card",
    int(SEAT): "seat",
    int(SLOT): "slot",
    int(STALL): "stall",
    int(PILE): "pile",
    int(VALUE): "value",
    int(ASIDE): "aside",
    int(COPY): "copy",
    int(BIND): "bind",
    int(DECK): "deck",
    int(DECLINE): "decline",
}
ACTIONS: Final = ("buy", "play", "build", "stack", "ask", "inventory")


def kind_of(option: i64) -> str:
    return KINDS[int(option & ~ARGUMENT)]


def card_name(card: Card) -> Message:
    return Message("card-" + card.key.replace("_", "-"))


def deck_name(number: int) -> Message:
    return Message("deck-" + DECKS[number].key)


def asked_seat(dale: Dale) -> int:
    """Who has the decision before them."""
    return int(dale.stack[-1].decider(dale))


# Board references


def hand_ref(card: Card) -> str:
    return "hand:junk" if card is JUNK else f"hand:{card.ident}"


def pile_ref(seat: int, card: Card) -> str:
    return f"discard:{seat}:junk" if card.flags & RUBBISH else f"discard:{seat}:{card.ident}"


def same(card: Card, wanted: Card) -> bool:
    """Whether this is the card looked for; JUNK is any junk."""
    return card is wanted or (wanted is JUNK and card.flags & RUBBISH != 0)


def place_ref(dale: Dale, user: int, wanted: Card) -> str:
    """Where a card that can be copied lies, as its user would point at it."""
    for slot, offer in enumerate(dale.market):
        if offer is wanted:
            return f"market:{slot}"
    if dale.market_discard and dale.market_discard[-1] is wanted:
        return f"market-discard:{wanted.ident}"
    stall = dale.players[user].stall
    if stall:
        for place, card in enumerate(stall[-1]):
            if same(card, wanted):
                return f"stall:{user}:{len(stall) - 1}:{place}"
    for seat, player in enumerate(dale.players):
        if seat != user and player.discard and same(player.discard[-1], wanted):
            return pile_ref(seat, wanted)
    return hand_ref(wanted)


# Texts


def decision(dale: Dale, seat: int) -> Decision:
    """The question a seat has before it."""
    step = dale.stack[-1]
    name = step.name()
    options = [describe(dale, seat, option) for option in dale.options(seat)]
    return Decision(seat, name, prompt(dale, name), options)


def prompt(dale: Dale, name: str) -> Message:
    """What is asked, in the game's words."""
    step = dale.stack[-1]
    args: dict[str, object] = {}
    if dale.played_as is not EMPTY:
        args["technique"] = card_name(dale.played_as)
    if isinstance(step, Paying):
        args = {"card": card_name(offer_at(dale, step.source)), "price": int(step.price), "paid": int(step.paid)}
    elif isinstance(step, EssentialThrows):
        args = {"count": 3 - len(step.thrown)}
    elif isinstance(step, (Stacking, Asking, Helping)):
        made = int(step.made & 1023)
        args = {"required": int(required_value(dale, dale.active)), "made": made}
        if isinstance(step, Helping):
            args["seat"] = int(dale.active)
    elif isinstance(step, ExtraBuild):
        args = {"required": int(required_value(dale, dale.active)), "left": int(step.left)}
    elif name == "action":
        args = {"actions": int(dale.actions), "required": int(required_value(dale, dale.active))}
    elif name == "charm_copy":
        args["card"] = card_name(dale.aside[0])
    key = "prompt-" + name.replace("_", "-")
    if name in ("hand_card", "player", "order", "market_card", "keep_one") and dale.played_as is not EMPTY:
        key += "-" + dale.played_as.key.replace("_", "-")
    return Message(key, args)


def describe(dale: Dale, seat: int, option: i64) -> Option:
    """One answer: its kind, its sentence, and what a person would point at."""
    kind = kind_of(option)
    argument = int(option & ARGUMENT)
    args: dict[str, object] = {}
    refs: list[str] = []
    key = "option-" + kind
    if kind == "buy":
        source = option & ARGUMENT
        offer = offer_at(dale, source)
        args = {"card": card_name(offer), "price": int(price_of(dale, source))}
        refs = [f"market-discard:{offer.ident}" if source == FROM_DISCARD else f"market:{source}"]
    elif kind == "build":
        cards = hand_cards(dale, dale.active, option & ARGUMENT)
        args = {
            "cards": [card_name(dale.face(card)) for card in cards],
            "required": int(required_value(dale, dale.active)),
        }
        refs = [hand_ref(card if dale.mark_of(card) is not None else CARDS[card.code]) for card in cards]
    elif kind in ("stack", "ask"):
        args = {"required": int(required_value(dale, dale.active))}
        refs = [f"stall:{dale.active}"]
    elif kind in ("play", "roll", "throw", "throw-old", "lay", "lay-pile", "card", "copy", "bind"):
        card = card_in(option)
        target = target_in(option)
        args = {"card": card_name(card)}
        if kind == "lay-pile":
            refs = [pile_ref(seat, card)]
        elif kind == "copy":
            refs = ["aside:" + str(card.ident)]
        else:
            refs = [hand_ref(card)]
        face = dale.face(card)
        if target is not EMPTY:
            key += "-as"
            args["copy"] = card_name(dale.face(target))
            refs.append(place_ref(dale, seat, target))
        elif face is not card:
            key += "-as"
            args["copy"] = card_name(face)
        if kind in ("lay", "card"):
            args["value"] = int(dale.worth(card))
    elif kind == "seat":
        args = {"seat": argument}
        refs = [f"seat:{argument}"]
    elif kind == "slot":
        args = {"card": card_name(dale.market[argument]), "slot": argument}
        refs = [f"market:{argument}"]
    elif kind == "stall":
        owner, at, place = stall_place(option)
        args = {"card": card_name(dale.players[owner].stall[at][place]), "seat": owner, "stack": at + 1}
        refs = [f"stall:{owner}:{at}:{place}"]
    elif kind == "pile":
        card = card_in(option)
        args = {"card": card_name(card)}
        refs = [pile_ref(seat, card)]
    elif kind == "value":
        args = {"value": argument}
        refs = [f"value:{argument}"]
    elif kind == "aside":
        card = card_in(option)
        args = {"card": card_name(card)}
        refs = [f"aside:{'junk' if card is JUNK else card.ident}"]
    elif kind == "deck":
        args = {"deck": deck_name(argument)}
        refs = [f"deck-choice:{DECKS[argument].key}"]
        key += "-pick" if dale.stack[-1].name() == "pick_deck" else "-ban"
    elif kind == "done":
        key += "-" + dale.stack[-1].name().replace("_", "-")
        refs = ["done"]
    elif kind == "decline":
        refs = ["done"]
        key += "-help" if isinstance(dale.stack[-1], Helping) else "-extra"
    elif kind == "inventory":
        refs = [f"discard:{dale.active}"]
    return Option(int(option), kind, Message(key, args), refs)


def stall_place(option: i64) -> tuple[int, int, int]:
    """The owner, the stack and the place in it that an answer names."""
    return int((option >> 12) & 3), int((option >> 8) & 15), int(option & 255)


# Short names, for recorded games that people read and for tests


def short_name(dale: Dale, card: Card) -> str:
    """A card by its key; a junk card with a value of its own says so."""
    if card.flags & RUBBISH and dale.mark_of(card) is not None:
        return f"junk={dale.worth(card)}"
    return card.key


def short(dale: Dale, option: i64) -> str:
    """An answer in a few words: "play trendsetting as treasure_hunter", "buy 3", "lay junk", "done"."""
    kind = kind_of(option)
    argument = int(option & ARGUMENT)
    if kind == "buy":
        return "buy discard" if argument == FROM_DISCARD else f"buy {argument}"
    if kind == "build":
        cards = hand_cards(dale, dale.active, option & ARGUMENT)
        return "build " + "+".join(sorted(short_name(dale, card) for card in cards))
    if kind in ("play", "roll", "throw", "throw-old", "lay", "lay-pile", "card", "copy", "bind", "pile", "aside"):
        words = f"{kind} {short_name(dale, card_in(option))}"
        target = target_in(option)
        return words if target is EMPTY else f"{words} as {dale.face(target).key}"
    if kind in ("seat", "slot", "value"):
        return f"{kind} {argument}"
    if kind == "stall":
        owner, at, place = stall_place(option)
        return f"stall {owner} {at + 1} {dale.players[owner].stall[at][place].key}"
    if kind == "deck":
        return f"deck {DECKS[argument].key}"
    return kind


def fallback(dale: Dale, seat: i64, chance: Chance) -> i64:
    """What a seat without a player answers: it passes, declines, and else takes a random legal answer (DM-510)."""
    options = dale.options(seat)
    name = dale.stack[-1].name()
    if name == "action":
        return INVENTORY
    if DECLINE in options:
        return DECLINE
    if name in ("inventory", "cleanup_window", "essential", "players") and DONE in options:
        return DONE
    return options[chance.below(len(options))]
