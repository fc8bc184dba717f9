"""Decisions as people see them: every option of the core with its kind, its words and what it names on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove import options
from covetown.games.merchants_cove.adventurers import KIND_NAMES, ROGUE
from covetown.games.merchants_cove.clock import load_value
from covetown.games.merchants_cove.corruption import FACE_NAMES
from covetown.games.merchants_cove.merchant import RECRUIT, space_name, staff_name
from covetown.games.merchants_cove.numbers import RECRUIT_CORRUPTION, RECRUIT_HOURS
from covetown.games.merchants_cove.options import CORE_KINDS
from covetown.games.merchants_cove.piers import BERTH_NAMES, PIER_NAMES, PIER_OF
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import card_name
from covetown.kernel import Decision, Message, Option, argument_of, kind_number

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def adventurer(kind: i64) -> Message:
    return Message("adventurer-" + KIND_NAMES[kind])


def pier(number: i64) -> Message:
    return Message("pier-" + PIER_NAMES[number])


def decision(state: MerchantsState, seat: int) -> Decision:
    """The question before a seat."""
    question = state.asking
    assert question is not None
    described = [describe(state, seat, option) for option in state.options(seat)]
    alone = len(described) == 1  # MC-412: asked only so that nobody learns from what is not asked
    return Decision(seat, question.kind(state, seat), question.prompt(state, seat), described, by_itself=alone)


def describe(state: MerchantsState, seat: int, option: i64) -> Option:
    """One option in words, with its references: by the question itself, by the merchant, or by the core."""
    question = state.asking
    assert question is not None
    said = question.describe(state, seat, option)
    if said is not None:
        return said
    player = state.players[seat]
    kind = kind_number(option)
    if kind >= CORE_KINDS:
        return player.merchant.view.describe(state, player, option)
    argument = argument_of(option)
    name = options.KIND_NAMES[kind]
    text, refs = core_words(state, player, option - argument, argument)
    return Option(int(option), name, text, refs)


def core_words(state: MerchantsState, player: Player, first: i64, argument: i64) -> tuple[Message, list[str]]:
    """The words and references of a core option."""
    if first == options.SPACE:
        return space_words(player, argument)
    if first == options.CARD:
        card = card_at(state, argument)
        args: dict[str, object] = {"card": card_name(card), "hours": RECRUIT_HOURS[argument]}
        args["corruption"] = RECRUIT_CORRUPTION[argument]
        return Message("option-card", args), [f"townsfolk:{argument + 1}", f"card:{card}"]
    if first == options.DISCARD:
        face = FACE_NAMES[argument]
        return Message("option-discard", {"face": Message("corruption-" + face)}), ["corruption:" + face]
    if first == options.SAILOR_FROM:
        boat = int(argument >> 3) + 1
        words: dict[str, object] = {"adventurer": adventurer(argument & 7), "boat": boat}
        return Message("option-sailor-from", words), [f"boat:{boat}", "adventurer:" + KIND_NAMES[argument & 7]]
    if first == options.SAILOR_TO_PIER:
        return Message("option-sailor-pier", {"pier": pier(argument)}), ["pier:" + PIER_NAMES[argument]]
    if first in (options.SAILOR_TO_BOAT, options.BOAT):
        return boat_words(state, argument)
    if first == options.SLOT:
        return slot_words(player, argument)
    if first == options.STAFF:
        staff: dict[str, object] = {"ability": staff_name(player.merchant, argument)}
        staff["card"] = card_name(player.card_in(argument))
        return Message("option-staff", staff), [f"slot:{player.seat}:{argument + 1}"]
    if first == options.HAND:
        return hand_words(state, player, argument)
    if first == options.FIRST:
        return Message("option-first", {"adventurer": adventurer(argument)}), ["adventurer:" + KIND_NAMES[argument]]
    if first == options.DOCK:
        berth = BERTH_NAMES[argument]
        words = {"berth": Message("berth-" + berth.lower()), "pier": pier(PIER_OF[argument])}
        return Message("option-dock", words), [f"berth:{berth}", "pier:" + PIER_NAMES[PIER_OF[argument]]]
    if first == options.CULTISTS:
        return Message("option-cultists", {"count": int(argument)}), [f"rogues:{argument}"]
    return Message("option-done"), ["done"]


def space_words(player: Player, argument: i64) -> tuple[Message, list[str]]:
    merchant = player.merchant
    figure = argument >> 6
    index = argument & 63
    space = merchant.spaces[index]
    args: dict[str, object] = {"space": space_name(merchant, index), "hours": int(space.hours)}
    args["corruption"] = int(space.corruption)
    refs = [f"space:{merchant.key}:{space.key}"]
    key = "option-space"
    if len(merchant.figures) > 1:
        args["figure"] = Message("figure-" + merchant.key + "-" + merchant.figures[figure])
        refs.insert(0, f"figure:{merchant.figures[figure]}")
        key = "option-space-figure"
    return Message(key + "-recruit" if space.action == RECRUIT else key, args), refs


def boat_words(state: MerchantsState, boat: i64) -> tuple[Message, list[str]]:
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


def hand_words(state: MerchantsState, player: Player, hand: i64) -> tuple[Message, list[str]]:
    hour = player.position >> 1
    if hand:
        return Message("option-hand", {"hour": int(hour)}), [f"clock:{player.position + 1}"]
    args: dict[str, object] = {"hour": int(hour) + 1, "count": int(load_value(state, hour)) if not state.signal else 0}
    return Message("option-hour", args), [f"clock:{player.position + 2}"]
