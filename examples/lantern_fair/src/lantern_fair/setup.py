"""Set-up: lanterns are mixed, wishes dealt, candles handed out."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.kernel import Chance, Events, number, shuffle
from lantern_fair.evening import BeginEvening, KeepWishes
from lantern_fair.lanterns import LANTERNS
from lantern_fair.state import LanternState, Maker
from lantern_fair.wishes import DEALT, all_wishes


def new_game(seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> LanternState:
    """A fair about to begin: every maker looks at three wishes."""
    state = LanternState(seats)
    state.events = events
    state.evenings = number(options["evenings"])
    state.deck = list(LANTERNS)
    shuffle(state.deck, chance)
    state.unused = all_wishes()
    shuffle(state.unused, chance)
    for _ in range(seats):
        maker = Maker()
        maker.candles = (i64(2) << state.evenings) - 2  # LF-004
        maker.wishes = sorted(state.unused.pop() for _ in range(DEALT))  # LF-005
        state.makers.append(maker)
    state.unused.sort()
    state.push(BeginEvening())
    state.push(KeepWishes())
    state.go_on(chance)
    return state
