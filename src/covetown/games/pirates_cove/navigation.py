"""Navigation: every captain sets the wheel in secret, after the windows T and N0 have closed.

The windows are held in the same breath as the wheels are set. A captain who has no card for a window is asked for the
course at once, one who has is asked about the card first; nobody else can see the difference. If a card is played, all
courses chosen so far are void and everybody chooses again, knowing the card.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.options import PASS, SAIL, SAIL_BOTH
from covetown.games.pirates_cove.ship import NONE, TREASURE_ISLAND, UNANSWERED
from covetown.games.pirates_cove.state import NAVIGATION, PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.windows import (
    AFTER_THE_MOVES,
    WINDOW_N0,
    WINDOW_T,
    can_submit,
    forget,
    offer_submissions,
    resolve_pass,
)
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT

# What a captain may be asked while the wheels are set.
ASK_T: Final[i64] = 0
ASK_N0: Final[i64] = 1
ASK_COURSE: Final[i64] = 2
ASK_NOTHING: Final[i64] = 3

COURSES: Final[list[i64]] = [SAIL + 1, SAIL + 2, SAIL + 3, SAIL + 4, SAIL + 5, SAIL + 6]  # PC-105


def pairs() -> list[i64]:
    """The courses of two ships of one player; never both to the same outer island."""  # PC-573, PC-576
    out: list[i64] = []
    first: i64 = 1
    while first <= TREASURE_ISLAND:
        second: i64 = 1
        while second <= TREASURE_ISLAND:
            if first != second or first == TREASURE_ISLAND:
                out.append(SAIL_BOTH + first * 8 + second)
            second += 1
        first += 1
    return out


PAIRS: Final[list[i64]] = pairs()


def next_question(state: PiratesState, seat: i64) -> i64:
    """What a seat is asked next, as what is asked * 8 + ship."""
    fleet = state.fleet()
    ship = seat
    plays = False
    while ship < fleet:
        ticket = state.ships[ship].ticket
        if ticket == UNANSWERED:
            return ASK_T * 8 + ship
        if ticket > 0:
            plays = True
        ship += state.seats
    if plays:
        return ASK_NOTHING * 8  # a card in window T makes everything after it void
    ship = seat
    while ship < fleet:
        ticket = state.ships[ship].late_ticket
        if ticket == UNANSWERED:
            return ASK_N0 * 8 + ship
        if ticket > 0:
            plays = True
        ship += state.seats
    if plays or state.ships[seat].course != 0:
        return ASK_NOTHING * 8
    return ASK_COURSE * 8 + seat


@final
class Charting(Question):
    """Windows T and N0, and the secret choice of destinations. `after` is the card that made earlier ones void."""

    # PC-102, PC-103, PC-104

    def __init__(self, after: i64) -> None:
        self.after = after

    def run(self, state: PiratesState, chance: Chance) -> None:
        state.phase = NAVIGATION
        for at, ship in enumerate(state.ships):
            ship.ticket = 0
            ship.late_ticket = 0
            if ship.hand != 0:
                if can_submit(state, at, WINDOW_T):
                    ship.ticket = UNANSWERED
                if can_submit(state, at, WINDOW_N0):
                    ship.late_ticket = UNANSWERED
            ship.course = 0
        super().run(state, chance)

    def seats(self, state: PiratesState) -> i64:
        return (i64(1) << state.seats) - 1

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        asked = next_question(state, seat)
        ship = asked & 7
        asked >>= 3
        if asked == ASK_COURSE:
            return COURSES[:] if state.fleet() == state.seats else PAIRS[:]
        out: list[i64] = [PASS]
        offer_submissions(state, ship, WINDOW_T if asked == ASK_T else WINDOW_N0, out)
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        asked = next_question(state, seat)
        ship = asked & 7
        asked >>= 3
        if asked == ASK_COURSE:
            if state.fleet() == state.seats:
                state.ships[seat].course = option & ARGUMENT
            else:
                state.ships[seat].course = (option & ARGUMENT) >> 3
                state.ships[seat + state.seats].course = option & 7
        elif asked == ASK_T:
            state.ships[ship].ticket = 0 if option == PASS else option
        else:
            state.ships[ship].late_ticket = 0 if option == PASS else option
        if asked != ASK_COURSE and next_question(state, seat) >> 3 != ASK_NOTHING:
            state.ask(self, state.waiting | i64(1) << seat, None)
        elif state.waiting == 0:
            self.close(state, chance)

    def close(self, state: PiratesState, chance: Chance) -> None:
        """Everybody has answered: a card is resolved, or all wheels are shown and every ship moves."""  # PC-108
        if resolve_pass(state, WINDOW_T, chance):
            state.push(CHARTING_AGAIN[state.discard[-1].ident])  # PC-094
            return
        if resolve_pass(state, WINDOW_N0, chance):
            forget(state)
            state.push(OPEN_COURSES[0])
            return
        state.revelations += 1
        for at, ship in enumerate(state.ships):
            ship.place = ship.course
            ship.course = 0
            if state.events is not None:
                state.tell("sailed", at, {"island": int(ship.place), "reason": "wheel"})
        state.push(AFTER_THE_MOVES)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        if next_question(state, seat) >> 3 != ASK_COURSE:
            return PASS  # PC-554
        first = home_course(state, seat)  # PC-555
        if state.fleet() == state.seats:
            return SAIL + first
        second = home_course(state, seat + state.seats)
        if first == second:
            second = TREASURE_ISLAND
        return SAIL_BOTH + first * 8 + second

    def kind(self, state: PiratesState, seat: i64) -> str:
        asked = next_question(state, seat) >> 3
        if asked == ASK_T:
            return "window_t"
        if asked == ASK_N0:
            return "window_n0"
        return "course"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return next_question(state, seat) & 7

    def prompt(self, state: PiratesState, seat: i64) -> Message:
        asked = super().prompt(state, seat)
        if self.after == NONE or next_question(state, seat) >> 3 != ASK_COURSE:
            return asked
        asked.args["card"] = CARDS[self.after].name()
        return Message("prompt-course-again", asked.args)

    def secret(self) -> bool:
        return True

    def public_kind(self, state: PiratesState) -> str:
        return "course"  # PC-535: who is asked about a card would tell that he has one

    def fits_world(self, state: PiratesState, seat: i64, chance: Chance) -> bool:
        """Captains who are done have set some course; the others start from their first question."""
        for player in range(state.seats):
            if player == seat:
                continue
            done = not (state.waiting >> player) & 1
            for at in range(player, state.fleet(), state.seats):
                ship = state.ships[at]
                ship.ticket = 0 if done or not can_submit(state, at, WINDOW_T) else UNANSWERED
                ship.late_ticket = 0 if done or not can_submit(state, at, WINDOW_N0) else UNANSWERED
                ship.course = 0
            if done:
                if state.fleet() == state.seats:
                    state.ships[player].course = chance.below(6) + 1
                else:
                    pair = PAIRS[chance.below(len(PAIRS))]
                    state.ships[player].course = (pair >> 3) & 7
                    state.ships[player + state.seats].course = pair & 7
        return True

    def reopen(self, state: PiratesState, seat: i64) -> None:
        waiting = state.waiting
        for at, ship in enumerate(state.ships):
            owner = state.owner(at)
            if owner != seat and not (state.waiting >> owner) & 1:
                ship.ticket = UNANSWERED if can_submit(state, at, WINDOW_T) else 0
                ship.late_ticket = UNANSWERED if can_submit(state, at, WINDOW_N0) else 0
                ship.course = 0
                waiting |= i64(1) << owner
        state.ask(self, waiting, None)


def home_course(state: PiratesState, ship: i64) -> i64:
    """The island where a ship is, or Treasure Island if she is at none."""
    place = state.ships[ship].place
    return place if 0 < place <= TREASURE_ISLAND else TREASURE_ISLAND


@final
class OpenCourse(Question):
    """Under Crow's Nest the ships choose one after the other, clockwise, for all to see."""  # PC-433, PC-435

    def __init__(self, turn: i64) -> None:
        self.turn = turn

    def run(self, state: PiratesState, chance: Chance) -> None:
        if self.turn == state.fleet():
            state.nest = NONE
            forget(state)
            state.push(AFTER_THE_MOVES)  # PC-436
        else:
            super().run(state, chance)

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        if state.fleet() == state.seats:
            return COURSES[:]
        ship = self.ship(state, seat)
        sister = state.ships[(ship + state.seats) % state.fleet()].course
        out: list[i64] = []
        for option in COURSES:
            if option - SAIL != sister or sister == TREASURE_ISLAND:
                out.append(option)  # PC-577
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.ship(state, seat)
        captain = state.ships[ship]
        captain.course = option & ARGUMENT
        captain.place = captain.course
        if state.events is not None:
            state.tell("sailed", ship, {"island": int(captain.place), "reason": "nest"})
        state.push(OPEN_COURSES[self.turn + 1])

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        course = SAIL + home_course(state, self.ship(state, seat))
        if course in self.options(state, seat):
            return course
        return SAIL + TREASURE_ISLAND  # PC-555

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "open_course"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return (state.nest + self.turn) % state.fleet()


CHARTING: Final = Charting(NONE)
CHARTING_AGAIN: Final[list[Charting]] = [Charting(card.ident) for card in CARDS]
OPEN_COURSES: Final[list[OpenCourse]] = [
    OpenCourse(0),
    OpenCourse(1),
    OpenCourse(2),
    OpenCourse(3),
    OpenCourse(4),
    OpenCourse(5),
    OpenCourse(6),
]
