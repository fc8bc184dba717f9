"""The windows T, N0 and N1: all players submit in secret and at once, and one card is resolved in each pass."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import (
    CONSORT,
    FOND_FAREWELL,
    SECRET_MAP,
    WINDOW_N0_CARDS,
    WINDOW_N1_CARDS,
    WINDOW_T_CARDS,
)
from covetown.games.pirates_cove.cards.events import event_card, play_submitted
from covetown.games.pirates_cove.options import PASS
from covetown.games.pirates_cove.ship import UNANSWERED
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.ties import winner_of
from covetown.kernel.chance import Chance
from covetown.kernel.state import lowest_seat

WINDOW_T: Final[i64] = 0
WINDOW_N0: Final[i64] = 1
WINDOW_N1: Final[i64] = 2

# A ship that lost a roll for precedence is known to hold a card of that window.
SHOWN_T: Final[i64] = 1
SHOWN_N1: Final[i64] = 2


def cards_of(window: i64) -> i64:
    """The cards that can be submitted in a window, as a mask over a hand."""  # PC-079, PC-080, PC-081
    if window == WINDOW_T:
        return WINDOW_T_CARDS
    if window == WINDOW_N0:
        return WINDOW_N0_CARDS
    return WINDOW_N1_CARDS


def offer_submissions(state: PiratesState, ship: i64, window: i64, out: list[i64]) -> None:
    """Each playable card of the window with each legal set of parameters."""  # PC-540
    hand = state.ships[ship].hand & cards_of(window)
    if hand == 0:
        return
    face = FOND_FAREWELL
    while face <= SECRET_MAP:
        if (hand >> (3 * face)) & 7:
            event_card(face).effect.offer(state, ship, out)
        face += 1


def can_submit(state: PiratesState, ship: i64, window: i64) -> bool:
    """Whether a ship has anything to submit in a window."""
    hand = state.ships[ship].hand & cards_of(window)
    if hand == 0:
        return False
    if window == WINDOW_N0 or (hand >> (3 * CONSORT)) & 7:
        return True
    out: list[i64] = []
    offer_submissions(state, ship, window, out)
    return len(out) > 0


def resolve_pass(state: PiratesState, window: i64, chance: Chance) -> bool:
    """One pass is complete: at most one submission is resolved; False if nobody submitted a card."""  # PC-091, PC-092
    sides: list[i64] = []
    for at, ship in enumerate(state.ships):
        if (ship.late_ticket if window == WINDOW_N0 else ship.ticket) > 0:
            sides.append(at)
    if not sides:
        return False  # PC-095
    if len(sides) > 1:
        shown = SHOWN_N1 if window == WINDOW_N1 else SHOWN_T
        for side in sides:
            state.ships[side].shown |= shown
        state.revelations += 1
    first = winner_of(state, sides, "precedence", chance)
    winner = state.ships[first]
    option = winner.late_ticket if window == WINDOW_N0 else winner.ticket
    if window != WINDOW_N0:  # a card of window T that was shown is still in the hand
        winner.shown &= ~(SHOWN_N1 if window == WINDOW_N1 else SHOWN_T)
    forget(state)  # PC-093
    play_submitted(state, first, option, chance)
    return True


def forget(state: PiratesState) -> None:
    """All submissions and courses that were not resolved are void."""
    for ship in state.ships:
        ship.ticket = 0
        ship.late_ticket = 0
        ship.course = 0


@final
class WindowN1(Question):
    """After the ships have moved: the Navy, its recall, and farewells."""  # PC-081, PC-110

    def run(self, state: PiratesState, chance: Chance) -> None:
        for at, ship in enumerate(state.ships):
            # PC-097: without a card only a pass is possible
            ship.ticket = UNANSWERED if state.stops_for(at) or can_submit(state, at, WINDOW_N1) else 0
        seats = self.seats(state)
        if seats != 0:
            state.ask(self, seats, None if seats & (seats - 1) else self.options(state, lowest_seat(seats)))

    def seats(self, state: PiratesState) -> i64:
        mask: i64 = 0
        for at, ship in enumerate(state.ships):
            if ship.ticket == UNANSWERED:
                mask |= 1 << state.owner(at)
        return mask

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        out: list[i64] = [PASS]
        offer_submissions(state, self.ship(state, seat), WINDOW_N1, out)
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        state.ships[self.ship(state, seat)].ticket = 0 if option == PASS else option
        waiting = self.seats(state)
        if waiting != 0:
            state.ask(self, waiting, None)
        elif resolve_pass(state, WINDOW_N1, chance):
            state.push(self)  # PC-094
        else:
            state.revelations += 1  # PC-595: nobody has played a card

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return PASS  # PC-554

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "window_n1"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        ship = seat
        while state.ships[ship].ticket != UNANSWERED:
            ship += state.seats
        return ship

    def secret(self) -> bool:
        return True

    def public_waiting(self, state: PiratesState) -> i64:
        """Everybody with a card in hand, whoever is really asked."""  # PC-535
        mask: i64 = 0
        for at, ship in enumerate(state.ships):
            if ship.hand != 0:
                mask |= 1 << state.owner(at)
        return mask

    def cards_wanted(self) -> i64:
        return WINDOW_N1_CARDS

    def fits_world(self, state: PiratesState, seat: i64, chance: Chance) -> bool:
        """Others who can submit a card are still to answer; somebody must be."""
        for at, ship in enumerate(state.ships):
            if state.owner(at) != seat:
                asked = ship.hand != 0 if state.rules.even_windows else can_submit(state, at, WINDOW_N1)
                ship.ticket = UNANSWERED if asked else 0
        waiting = self.seats(state)
        state.ask(self, waiting, None)
        return waiting != 0


AFTER_THE_MOVES: Final = WindowN1()
