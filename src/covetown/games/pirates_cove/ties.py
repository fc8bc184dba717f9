"""Orders and ties: sides by falling mark; equal ones roll one die each until the order is clear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.combat.ledger import LEGEND_CARD, LEGEND_SIDE
from covetown.games.pirates_cove.state import PiratesState, die
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message

PATIENCE: Final[i64] = 50  # PC-025


def side_fact(side: i64) -> str:
    """How events name a side of a tie."""
    if side < LEGEND_SIDE:
        return f"ship:{side}"
    if side == LEGEND_SIDE:
        return "legend"
    return f"navy:{side - LEGEND_SIDE - 1}"


def side_name(state: PiratesState, side: i64, die: i64 = 0) -> dict[str, object]:
    """A side by its name, with what it has rolled: a message in its plain form, as events carry it."""
    args: dict[str, object] = {"die": int(die)}
    if side < LEGEND_SIDE:
        args["seat"] = int(state.owner(side))
        args["mark"] = state.mark_of(side)
        return Message("side-ship", args).plain()
    if side == LEGEND_SIDE:
        args["card"] = int(LEGEND_CARD + state.combat.legend)
        return Message("side-legend", args).plain()
    args["squadron"] = int(side - LEGEND_SIDE)
    return Message("side-navy", args).plain()


def tell_tie(state: PiratesState, sides: list[i64], dice: list[i64], purpose: str) -> None:
    """Report a tie roll."""  # PC-027
    owners: list[object] = [int(state.owner(side)) if side < LEGEND_SIDE else -1 for side in sides]
    facts: dict[str, object] = {
        "purpose": purpose,
        "sides": [side_fact(side) for side in sides],
        "seats": owners,
        "dice": [int(pips) for pips in dice],
        "rolls": ", ".join(str(int(pips)) for pips in dice),
        "rollers": [side_name(state, side, pips) for side, pips in zip(sides, dice, strict=True)],
    }
    state.tell_all("tie_roll", facts)


def roll_for(state: PiratesState, sides: list[i64], purpose: str, chance: Chance) -> list[i64]:
    """One die for each side, in the order given."""  # PC-020, PC-022
    dice: list[i64] = []
    for _ in sides:
        dice.append(die(chance))
    if state.events is not None:
        tell_tie(state, sides, dice, purpose)
    return dice


def settled(state: PiratesState, group: list[i64], purpose: str, chance: Chance) -> list[i64]:
    """A tied group in the order its dice give, those still equal rolling again among themselves."""  # PC-021
    tries: i64 = 0
    while tries < PATIENCE:
        tries += 1
        dice = roll_for(state, group, purpose, chance)
        first = dice[0]
        same = True
        for pips in dice:
            if pips != first:
                same = False
        if same:
            continue
        out: list[i64] = []
        pips_wanted: i64 = 6
        while pips_wanted > 0:
            equal: list[i64] = []
            at: i64 = 0
            size: i64 = i64(len(group))
            while at < size:
                if dice[at] == pips_wanted:
                    equal.append(group[at])
                at += 1
            if len(equal) == 1:
                out.append(equal[0])
            elif len(equal) > 1:
                out.extend(settled(state, equal, purpose, chance))
            pips_wanted -= 1
        return out
    return group  # PC-025: the order of PC-022 decides


def ranked(state: PiratesState, sides: list[i64], marks: list[i64], purpose: str, chance: Chance) -> i64:
    """Sides, given in the order of PC-022, by falling mark; ties are rolled, the higher first."""  # PC-590
    size: i64 = i64(len(sides))
    i: i64 = 1
    while i < size:
        mark = marks[i]
        side = sides[i]
        j = i - 1
        while j >= 0 and marks[j] < mark:
            marks[j + 1] = marks[j]
            sides[j + 1] = sides[j]
            j -= 1
        marks[j + 1] = mark
        sides[j + 1] = side
        i += 1
    order: i64 = 0
    i = 0
    while i < size:
        j = i + 1
        while j < size and marks[j] == marks[i]:
            j += 1
        if j == i + 1:
            order |= (sides[i] + 1) << (4 * i)  # PC-024
        else:
            at = i
            for side in settled(state, sides[i:j], purpose, chance):
                order |= (side + 1) << (4 * at)
                at += 1
        i = j
    return order


def winner_of(state: PiratesState, sides: list[i64], purpose: str, chance: Chance) -> i64:
    """The one side that rolls highest; only the highest roll again."""  # PC-591
    tries: i64 = 0
    while len(sides) > 1 and tries < PATIENCE:
        dice = roll_for(state, sides, purpose, chance)
        best: i64 = 0
        for pips in dice:
            if pips > best:
                best = pips
        left: list[i64] = []
        at: i64 = 0
        size: i64 = i64(len(sides))
        while at < size:
            if dice[at] == best:
                left.append(sides[at])
            at += 1
        tries = tries + 1 if i64(len(left)) == size else 0
        sides = left
    return sides[0]


def place_in(order: i64, at: i64) -> i64:
    """The side at a place of an order, or -1 past its end."""
    return ((order >> (4 * at)) & 15) - 1


def sides_of(order: i64) -> list[int]:
    """An order as a list, first to last."""
    out: list[int] = []
    while order != 0:
        out.append((order & 15) - 1)
        order >>= 4
    return out


def sides_in(mask: i64) -> list[i64]:
    """The ships of a mask, ascending."""
    out: list[i64] = []
    ship: i64 = 0
    while mask != 0:
        if mask & 1:
            out.append(ship)
        mask >>= 1
        ship += 1
    return out


def first_in(mask: i64) -> i64:
    """The lowest ship of a mask."""
    ship: i64 = 0
    while (mask >> ship) & 1 == 0:
        ship += 1
    return ship
