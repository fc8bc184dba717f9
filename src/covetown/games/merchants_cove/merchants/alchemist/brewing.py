"""The Alchemist's cauldrons are emptied and brewed, and their Ichor runs into the Toxic Waste."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count, one
from covetown.games.merchants_cove.corruption import draw_corruption
from covetown.games.merchants_cove.feature_bytes import ASKED_NAMED, asked, asked_bits
from covetown.games.merchants_cove.goods import produce
from covetown.games.merchants_cove.merchants.alchemist.board import (
    CAULDRONS,
    EMPTY,
    HASTY,
    ICHOR,
    NONE,
    PICK,
    PICKED,
    STILL,
    VAT_SIZE,
    brewable,
    colour_of,
    good_of,
    laboratory,
    marbles_in,
    with_place,
)
from covetown.games.merchants_cove.steps import Question
from covetown.kernel import Chance, Message

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def spill_into(state: MerchantsState, player: Player, colour: i64, ichor: i64, chance: Chance) -> None:
    """Ichor goes into a vat one at a time; what finds it full returns to the bag and corrupts (AL-052, AL-055)."""
    board = laboratory(player)
    while ichor > 0:
        ichor -= 1
        if count(board.vats, colour) < VAT_SIZE:
            board.vats += one(colour)
            if state.events is not None:
                state.events.tell("alchemist-waste", {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]})
        else:
            board.bag += one(ICHOR)
            if state.events is not None:
                state.events.tell("alchemist-spilt", {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]})
            draw_corruption(state, player, chance)


def empty(state: MerchantsState, player: Player, index: i64, chance: Chance) -> None:
    """Coloured marbles of a cauldron go to the bag, its Ichor to the vat of its colour (AL-030, AL-062)."""
    board = laboratory(player)
    held = marbles_in((board.cauldrons[index],))
    colour = colour_of(board.cauldrons[index])
    ichor = count(held, ICHOR)
    board.cauldrons = with_place(board.cauldrons, index, 0)
    board.bag += held - ichor * one(ICHOR)
    if state.events is not None:
        state.events.tell("alchemist-emptied", {"seat": int(player.seat), "cauldron": int(index) + 1})
    spill_into(state, player, colour, ichor, chance)


def brew(state: MerchantsState, player: Player, index: i64, chance: Chance) -> None:
    """One cauldron gives its good and is emptied; without the good it stays as it is (AL-062, AL-063)."""
    if produce(state, player, good_of(laboratory(player), index)):
        empty(state, player, index, chance)


# --- Steps ---


@final
class EmptyCauldron(Question):
    """Take, step 1: one cauldron may be emptied (AL-030, AL-089)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        board = laboratory(state.players[seat])
        out: list[i64] = []
        index: i64 = 0
        while index < CAULDRONS:
            if board.cauldrons[index] != 0:
                out.append(EMPTY + index)
            index += 1
        if out:
            out.append(EMPTY + NONE)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option != EMPTY + NONE:
            empty(state, state.players[seat], option - EMPTY, chance)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-alchemist-empty")


@final
class BrewPick(Question):
    """BREW: full cauldrons are named in ascending number and then resolved in this order (AL-061, AL-093)."""

    __slots__ = ("named", "next")

    def __init__(self, named: i64, next: i64) -> None:
        self.named: i64 = named
        self.next: i64 = next

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        out = brewable(player, self.next, 0, PICK)
        if self.named != 0:
            out.append(PICKED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option != PICKED:
            index = option - PICK
            state.push(BrewPick(self.named | (i64(1) << index), index + 1))
            return
        index = 0
        while index < CAULDRONS:
            if (self.named >> index) & 1:
                brew(state, state.players[seat], index, chance)
            index += 1

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-alchemist-brew")

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        asked_bits(out, at + ASKED_NAMED, self.named)


@final
class BrewOne(Question):
    """HASTY: one cauldron that may lack a marble (AL-064). STILL: one full cauldron for the Stillhand (AL-094)."""

    __slots__ = ("hasty",)

    def __init__(self, hasty: bool) -> None:
        self.hasty = hasty

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        return brewable(player, 0, 1, HASTY) if self.hasty else brewable(player, 0, 0, STILL)

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        brew(state, state.players[seat], option & 7, chance)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-alchemist-hasty" if self.hasty else "prompt-alchemist-still")
