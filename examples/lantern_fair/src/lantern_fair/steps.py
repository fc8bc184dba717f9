"""Step and Question, typed to the state of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from covetown.kernel import Chance, Message, dashed, lowest_seat

if TYPE_CHECKING:
    from lantern_fair.state import LanternState


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of the rules that runs at once and may push the steps that follow it. It never changes once made."""

    def run(self, state: LanternState, chance: Chance) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that asks. With one legal answer it is carried out unasked; with none it is skipped."""

    def kind(self, state: LanternState, seat: i64) -> str:
        """The kind of the decision."""
        return dashed(type(self).__name__)

    def seats(self, state: LanternState) -> i64:
        """Who is asked, as bits."""
        return i64(1) << state.active

    def options(self, state: LanternState, seat: i64) -> list[i64]:
        """Every legal answer, in a canonical order, without duplicates."""
        raise NotImplementedError

    def resolve(self, state: LanternState, seat: i64, option: i64, chance: Chance) -> None:
        """Carry out the answer, pushing the steps that follow."""
        raise NotImplementedError

    def prompt(self, state: LanternState, seat: i64) -> Message:
        """What the player is asked."""
        return Message("prompt-" + self.kind(state, seat))

    def public_waiting(self, state: LanternState) -> i64:
        """Whom everybody sees being waited for."""
        return state.waiting

    def fallback(self, state: LanternState, seat: i64, chance: Chance) -> i64:
        """What a player who is gone answers."""
        options = state.options(seat)
        return options[chance.below(i64(len(options)))]

    def redealt(self, state: LanternState, seat: i64, chance: Chance) -> None:
        """Imagine anew the secret answers already given to this question, but for those of the seat itself."""

    def run(self, state: LanternState, chance: Chance) -> None:
        seats = self.seats(state)
        if seats & (seats - 1):
            state.ask(self, seats, None)
            return
        seat = lowest_seat(seats)
        options = self.options(state, seat)
        if len(options) > 1:
            state.ask(self, seats, options)
        elif options:
            self.resolve(state, seat, options[0], chance)
