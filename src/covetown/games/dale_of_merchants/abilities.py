"""Abilities: optional uses of hand cards besides actions (DM-204 to DM-207)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    ABILITY,
    COOKIES,
    COPIER,
    DISCOVERY,
    EMPTY,
    GOOD_OLD,
    HAGGLER,
    Card,
    Face,
)
from covetown.games.dale_of_merchants.copying import bind, loose, may_throw_old, reveal_copy, show_way_to_throw
from covetown.games.dale_of_merchants.options import BIND, ROLL, THROW, THROW_OLD, card_in, named, target_in
from covetown.games.dale_of_merchants.pieces import ROLLED, THREW, THREW_OLD, Mark, change_code
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.chance import Chance

DIE: Final = (0, 1, 1, 2, 2, 3)  # DM-009


def roll_die(state: DaleState, seat: i64, purpose: str, chance: Chance) -> i64:
    """Roll the ocelot die, in the open (DM-457)."""
    rolled: i64 = DIE[chance.below(6)]
    if state.events is not None:
        state.events.tell("rolled", {"seat": int(seat), "roll": int(rolled), "purpose": purpose})
    return rolled


def spent(state: DaleState, card: Card) -> i64:
    """The abilities this card has used up, or that came used up with the card it copies."""
    mark = state.mark_of(card)
    return 0 if mark is None else mark.spent | mark.lent


def add_abilities(state: DaleState, ways: list[list[Face]], flags: i64, cleanup: bool, menu: list[i64]) -> None:
    """Offer the open rolls and throws; in clean-up the throws and Cookies copies (DM-130, DM-131).

    `flags` are those of all that the hand cards can be.
    """
    seat = state.active
    hand = state.players[seat].hand
    throwable = len(state.market_deck) > 0 or len(state.market_discard) > 0  # DM-264
    marks = state.marks
    seen_mask: i64 = 0
    for at, card in enumerate(hand):
        if not card.flags & ABILITY:
            continue
        if not marks or state.mark_of(card) is None:
            if seen_mask & card.bit:
                continue
            seen_mask |= card.bit
        if throwable and card.flags & COPIER and loose(state, card) and may_throw_old(state, seat, card):
            menu.append(THROW_OLD | card.ident)
        if not flags & (HAGGLER | DISCOVERY | COOKIES):
            continue
        faces = ways[at]
        for way in faces:
            can = way.card.flags
            if not can & (HAGGLER | DISCOVERY | COOKIES):
                continue
            used: i64 = spent(state, card) if marks else i64(0)
            if marks and way.target is not EMPTY:
                used |= spent(state, way.target)
            if can & HAGGLER and not cleanup and not used & ROLLED:
                menu.append(named(state, ROLL, card, way.target))
            if can & DISCOVERY and throwable and not used & THREW:
                menu.append(named(state, THROW, card, way.target))
            if can & COOKIES and cleanup and len(faces) > 1:
                menu.append(named(state, BIND, card, way.target))


def use_ability(state: DaleState, option: i64, chance: Chance) -> None:
    """Roll, throw or bind as the answer says."""
    seat = state.active
    kind = option & ~0xFFFFF
    card = card_in(state, option)
    target = target_in(state, option)
    if target is not EMPTY:
        bind(state, seat, card, target)  # DM-436
    state.show(seat, card)
    reveal_copy(state, seat, card)
    if kind == BIND:
        return
    mark = state.mark_of(card)
    if mark is None:
        mark = Mark(card, EMPTY, (), (), (), 0, 0, False)
    if kind == ROLL:
        rolled = roll_die(state, seat, "bold_haggler", chance)
        state.moment += 1
        changes = mark.changes
        if rolled > 0:
            changes = (*changes, change_code(state.moment, state.flashy, False, rolled))
        state.set_mark(Mark(card, mark.copy, mark.path, changes, mark.taken, mark.spent | ROLLED, mark.lent, mark.echo))
        return
    if kind == THROW:
        state.set_mark(
            Mark(card, mark.copy, mark.path, mark.changes, mark.taken, mark.spent | THREW, mark.lent, mark.echo)
        )
    elif kind == THROW_OLD:
        echo = not card.flags & GOOD_OLD
        if echo:
            show_way_to_throw(state, seat, card)
        state.set_mark(
            Mark(card, mark.copy, mark.path, mark.changes, mark.taken, mark.spent | THREW_OLD, mark.lent, echo)
        )
    thrown = state.turn_up_market(chance)
    if thrown is not EMPTY:
        state.throw_away(seat, thrown, "market-deck")  # DM-263


def is_ability(option: i64) -> bool:
    kind = option & ~0xFFFFF
    return kind in (ROLL, THROW, THROW_OLD, BIND)
