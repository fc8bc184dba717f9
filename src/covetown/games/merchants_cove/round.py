"""The course of a round: Arrival, Production, Market, Cleanup; and after three rounds Final Scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import CUSTOMERS, ROGUE, draw, listed, one, shown
from covetown.games.merchants_cove.harbour import ALL_BOATS, to_halls
from covetown.games.merchants_cove.market import FIRST_SALES
from covetown.games.merchants_cove.numbers import ARRIVALS, BOATS, LAST_HOUR, ROUNDS, SQUARE_SPACES
from covetown.games.merchants_cove.rogues import ROGUE_CARDS
from covetown.games.merchants_cove.scoring import final_scoring
from covetown.games.merchants_cove.state import ARRIVAL, CLEANUP, MARKET, OVER, PRODUCTION
from covetown.games.merchants_cove.steps import Step
from covetown.games.merchants_cove.timepieces import active_player, from_top, regroup, restack
from covetown.games.merchants_cove.town.square import card_at, discard_townsfolk, refill, take_from_square
from covetown.games.merchants_cove.turn import CHOOSE_SPACE
from covetown.kernel import Chance

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState


def begin_phase(state: MerchantsState, phase: i64, name: str) -> None:
    """Enter a phase; undo does not reach behind it (MC-389)."""
    state.phase = phase
    state.revelations += 1
    if state.events is not None:
        state.events.tell("phase", {"phase": name, "round": int(state.round)})


def fill_boats(state: MerchantsState, chance: Chance) -> None:
    """Two Adventurers for each boat (MC-091, MC-092), Rogues as the Arrival Rule says (MC-093 to MC-095)."""
    set_aside = ROGUE_CARDS[state.rogue_card].set_aside
    aside: i64 = 0
    boat: i64 = 0
    while boat < BOATS:
        crowd: i64 = 0
        left = ARRIVALS
        while left > 0:
            if state.bag == 0 or (set_aside and state.bag & CUSTOMERS == 0):  # MC-353
                break
            kind = draw(state.bag, chance)
            state.bag -= one(kind)
            if kind == ROGUE and set_aside:
                aside += 1
                continue
            crowd += one(kind)
            left -= 1
        state.boats[boat] = crowd
        if state.events is not None:
            state.events.tell("arrived", {"boat": int(boat) + 1, "crowd": shown(crowd), "who": listed(crowd)})
        boat += 1
    if aside > 0:
        state.bag += aside * one(ROGUE)  # MC-094
        if state.events is not None:
            state.events.tell("set-aside", {"count": int(aside)})


@final
class Arrival(Step):
    """The Arrival Phase: boats, then the merchants' effects, the Peddler's last (MC-097)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        begin_phase(state, ARRIVAL, "arrival")
        state.sailing = ALL_BOATS
        fill_boats(state, chance)
        state.push(PRODUCTION_PHASE)
        push_hooks(state, ARRIVAL)


def push_hooks(state: MerchantsState, phase: i64) -> None:
    """The merchants' own parts of a phase in stack order from top to bottom, the Peddler's last."""
    order = from_top(state)
    at = len(order) - 1
    if state.peddler >= 0:
        state.push(HOOKS[phase * 8 + state.peddler])
    while at >= 0:
        if order[at].seat != state.peddler:
            state.push(HOOKS[phase * 8 + order[at].seat])
        at -= 1


@final
class Hook(Step):
    """A merchant's own part of a phase."""

    __slots__ = ("phase", "seat")

    def __init__(self, phase: i64, seat: i64) -> None:
        self.phase: i64 = phase
        self.seat: i64 = seat

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[self.seat]
        state.active = self.seat
        if self.phase == ARRIVAL:
            player.merchant.arrive(state, player, chance)
        elif self.phase == MARKET:
            player.merchant.open_market(state, player, chance)
        else:
            player.merchant.clean_up(state, player, chance)


HOOKS: Final[list[Hook]] = [Hook(phase, seat) for phase in range(4) for seat in range(8)]


@final
class ProductionPhase(Step):
    """The Production Phase begins."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        begin_phase(state, PRODUCTION, "production")
        state.push(NEXT_TURN)


@final
class NextTurn(Step):
    """Between turns: the Timepiece farthest back is active (MC-098).

    Once every one is on the marker's hour or beyond the phase is over (MC-158, MC-397).
    """

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = active_player(state)
        if player.position >= state.marker:
            state.push(END_OF_PRODUCTION)
            return
        state.active = player.seat
        state.push(NEXT_TURN)
        if player.merchant.replaces_turn:
            player.merchant.turn(state, player, chance)
        else:
            state.push(CHOOSE_SPACE)


@final
class EndOfProduction(Step):
    """Timepieces regroup on the marker; boats still Sailing are emptied from 1 to 6 (MC-159 to MC-163)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        regroup(state)
        boat: i64 = 0
        while boat < BOATS:
            if (state.sailing >> boat) & 1:
                crowd = state.boats[boat]
                state.boats[boat] = 0
                if state.events is not None:
                    state.events.tell("boat-left", {"boat": int(boat) + 1})
                to_halls(state, crowd)
            boat += 1
        state.sailing = 0
        begin_phase(state, MARKET, "market")
        state.push(END_OF_MARKET)
        state.push(FIRST_SALES)
        push_hooks(state, MARKET)


@final
class EndOfMarket(Step):
    """After rounds 1 and 2 Cleanup follows, after round 3 Final Scoring (MC-089)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        if state.round < ROUNDS:
            state.push(CLEANUP_PHASE)
            return
        begin_phase(state, OVER, "scoring")
        final_scoring(state)


@final
class CleanupPhase(Step):
    """Cleanup in the order piers, Town Square, clock, merchants (MC-198)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        begin_phase(state, CLEANUP, "cleanup")
        leaving = state.piers[0] + state.piers[1] + state.piers[2]
        state.bag += leaving  # MC-190
        if state.events is not None and leaving != 0:
            state.events.tell("left-piers", {"crowd": shown(leaving), "who": listed(leaving)})
        state.piers[0] = 0
        state.piers[1] = 0
        state.piers[2] = 0
        state.berths = 0
        state.signal = False
        last = SQUARE_SPACES - 1
        if card_at(state, last) >= 0:  # MC-193
            discard_townsfolk(state, take_from_square(state, last))
        refill(state, chance)
        state.round += 1
        restack(state, 2 * state.round)  # MC-194 to MC-196
        state.marker = 2 * LAST_HOUR
        for player in state.players:
            player.marked = 0
        if state.events is not None:
            state.events.tell("cleaned-up", {"hour": int(state.round)})
        state.push(ARRIVAL_PHASE)
        push_hooks(state, CLEANUP)


ARRIVAL_PHASE: Final = Arrival()
PRODUCTION_PHASE: Final = ProductionPhase()
NEXT_TURN: Final = NextTurn()
END_OF_PRODUCTION: Final = EndOfProduction()
END_OF_MARKET: Final = EndOfMarket()
CLEANUP_PHASE: Final = CleanupPhase()
