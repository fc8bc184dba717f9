"""Answers as people see them: every option of the core with its kind, its words and the things on the board it
names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove import kinds
from covetown.games.merchants_cove.adventurers import KIND_NAMES, ROGUE
from covetown.games.merchants_cove.clock import load_value
from covetown.games.merchants_cove.corruption import FACE_NAMES
from covetown.games.merchants_cove.goods import good_message, good_name, price
from covetown.games.merchants_cove.harbour import BERTH_NAMES, PIER_NAMES, PIER_OF
from covetown.games.merchants_cove.market import Selling, buyers
from covetown.games.merchants_cove.merchant import BLOCK, space_name, staff_name
from covetown.games.merchants_cove.numbers import RECRUIT_CORRUPTION, RECRUIT_HOURS
from covetown.games.merchants_cove.steps import Question
from covetown.games.merchants_cove.town_square import card_at
from covetown.games.merchants_cove.townsfolk import TOWNSFOLK
from covetown.kernel import Decision, Message, Option

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import CoveState, Player


def card_name(card: i64) -> Message:
    """The name of a Townsfolk card."""
    return Message("card-" + TOWNSFOLK[card].key)


def adventurer(kind: i64) -> Message:
    return Message("adventurer-" + KIND_NAMES[kind])


def pier(number: i64) -> Message:
    return Message("pier-" + PIER_NAMES[number])


def question_name(question: Question) -> str:
    """The kind of a decision: the class name of its question in lower case, such as "choose-space"."""
    name = type(question).__name__
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


def decision(state: CoveState, seat: int) -> Decision:
    """The question before the active player."""
    question = state.asking
    assert question is not None
    options = [describe(state, option) for option in state.choices]
    return Decision(seat, question_name(question), question.prompt(state), options)


def describe(state: CoveState, option: i64) -> Option:
    """One option in words, with its references."""
    player = state.players[state.active]
    kind = kinds.kind(option)
    if kind >= 2 * BLOCK:
        return player.merchant.describe(state, option)
    argument = kinds.argument(option)
    name = kinds.KIND_NAMES[kind]
    text, refs = core_words(state, player, option - argument, argument)
    return Option(int(option), name, text, refs)


def core_words(state: CoveState, player: Player, first: i64, argument: i64) -> tuple[Message, list[str]]:
    """The words and references of a core option."""
    if first == kinds.SPACE:
        return space_words(player, argument)
    if first == kinds.CARD:
        card = card_at(state, argument)
        args: dict[str, object] = {"card": card_name(card), "hours": RECRUIT_HOURS[argument]}
        args["corruption"] = RECRUIT_CORRUPTION[argument]
        return Message("option-card", args), [f"townsfolk:{argument + 1}", f"card:{card}"]
    if first == kinds.DISCARD:
        face = FACE_NAMES[argument]
        return Message("option-discard", {"face": Message("corruption-" + face)}), ["corruption:" + face]
    if first == kinds.SAILOR_FROM:
        boat = int(argument >> 3) + 1
        words: dict[str, object] = {"adventurer": adventurer(argument & 7), "boat": boat}
        return Message("option-sailor-from", words), [f"boat:{boat}", "adventurer:" + KIND_NAMES[argument & 7]]
    if first == kinds.SAILOR_TO_PIER:
        return Message("option-sailor-pier", {"pier": pier(argument)}), ["pier:" + PIER_NAMES[argument]]
    if first in (kinds.SAILOR_TO_BOAT, kinds.BOAT):
        return boat_words(state, argument)
    if first == kinds.SLOT:
        return slot_words(player, argument)
    if first == kinds.STAFF:
        staff: dict[str, object] = {"ability": staff_name(player.merchant, argument)}
        staff["card"] = card_name(player.card_in(argument))
        return Message("option-staff", staff), [f"slot:{player.seat}:{argument + 1}"]
    if first == kinds.HAND:
        return hand_words(state, player, argument)
    if first == kinds.FIRST:
        return Message("option-first", {"adventurer": adventurer(argument)}), ["adventurer:" + KIND_NAMES[argument]]
    if first == kinds.ROB:
        rob: dict[str, object] = {"adventurer": adventurer(argument >> 3), "boat": int(argument & 7) + 1}
        return Message("option-rob", rob), ["adventurer:" + KIND_NAMES[argument >> 3], f"boat:{(argument & 7) + 1}"]
    if first == kinds.DOCK:
        berth = BERTH_NAMES[argument]
        words = {"berth": Message("berth-" + berth.lower()), "pier": pier(PIER_OF[argument])}
        return Message("option-dock", words), [f"berth:{berth}", "pier:" + PIER_NAMES[PIER_OF[argument]]]
    if first == kinds.CULTISTS:
        return Message("option-cultists", {"count": int(argument)}), [f"rogues:{argument}"]
    if first == kinds.SELL:
        return sell_words(state, player, argument)
    return Message("option-done"), ["done"]


def space_words(player: Player, argument: i64) -> tuple[Message, list[str]]:
    merchant = player.merchant
    figure = argument >> 6
    index = argument & 63
    space = merchant.spaces[index]
    args: dict[str, object] = {"space": space_name(merchant, index), "hours": int(space.hours)}
    args["corruption"] = int(space.corruption)
    refs = [f"space:{merchant.key}:{space.key}"]
    if len(merchant.figures) > 1:
        args["figure"] = Message("figure-" + merchant.key + "-" + merchant.figures[figure])
        refs.insert(0, f"figure:{merchant.figures[figure]}")
        return Message("option-space-figure", args), refs
    return Message("option-space-recruit" if space.hours == 0 and space.action < 0 else "option-space", args), refs


def boat_words(state: CoveState, boat: i64) -> tuple[Message, list[str]]:
    crowd = state.boats[boat]
    aboard: list[object] = []
    kind: i64 = 0
    while kind <= ROGUE:
        count = (crowd >> (6 * kind)) & 63
        if count > 0:
            aboard.append(Message("adventurers-" + KIND_NAMES[kind], {"count": int(count)}))
        kind += 1
    key = "option-boat" if aboard else "option-boat-empty"
    return Message(key, {"boat": int(boat) + 1, "aboard": aboard}), [f"boat:{boat + 1}"]


def slot_words(player: Player, slot: i64) -> tuple[Message, list[str]]:
    old = player.card_in(slot)
    args: dict[str, object] = {"slot": int(slot) + 1, "ability": staff_name(player.merchant, slot)}
    refs = [f"slot:{player.seat}:{slot + 1}"]
    if old < 0:
        return Message("option-slot", args), refs
    args["card"] = card_name(old)
    return Message("option-slot-replace", args), refs


def hand_words(state: CoveState, player: Player, hand: i64) -> tuple[Message, list[str]]:
    hour = player.position >> 1
    if hand:
        return Message("option-hand", {"hour": int(hour)}), [f"clock:{player.position + 1}"]
    args: dict[str, object] = {"hour": int(hour) + 1, "count": int(load_value(state, hour)) if not state.signal else 0}
    return Message("option-hour", args), [f"clock:{player.position + 2}"]


def sell_words(state: CoveState, player: Player, good: i64) -> tuple[Message, list[str]]:
    question = state.asking
    rogues: i64 = question.rogues if isinstance(question, Selling) else 0
    at: i64 = question.pier if isinstance(question, Selling) else 0
    each = price(player.prices, good) * buyers(state, at, good & 3, rogues)
    return Message("option-sell", {"good": good_message(player, good), "amount": int(each)}), [
        "good:" + good_name(good)
    ]
