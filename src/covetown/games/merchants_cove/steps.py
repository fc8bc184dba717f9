"""Steps: what the rules still have to do. They lie on the state's stack, the next one on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from covetown.games.merchants_cove.feature_bytes import NOTHING_ASKED
from covetown.kernel import Chance, Message, Option, dashed
from covetown.kernel.state import lowest_seat

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of the rules that runs at once and may push the steps that follow it. It never changes once made."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that asks. With one legal answer it is carried out unasked (MC-369); with none it is skipped."""

    def kind(self, state: MerchantsState, seat: i64) -> str:
        """The kind of the decision, for texts, bots and statistics: the name of the class, such as "choose-space"."""
        return dashed(type(self).__name__)

    def seats(self, state: MerchantsState) -> i64:
        """Who is asked, as bits: the active seat."""
        return i64(1) << state.active

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        """Every legal answer, in a canonical order, without duplicates (MC-367, MC-368)."""
        raise NotImplementedError

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        """Carry out the answer, pushing the steps that follow."""
        raise NotImplementedError

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        """What the player is asked."""
        raise NotImplementedError

    def public_waiting(self, state: MerchantsState) -> i64:
        """Whom outsiders see being waited for."""
        return state.waiting

    def redealt(self, state: MerchantsState, seat: i64, chance: Chance) -> None:
        """In a world dealt anew for a seat, forget what that seat does not know of the choice in the making."""

    def fallback(self, state: MerchantsState, seat: i64, chance: Chance) -> i64:
        """What a player who is gone answers: any legal answer."""
        options = state.options(seat)
        return options[chance.below(i64(len(options)))]

    def shown(self, state: MerchantsState, viewer: int) -> dict[str, object] | None:
        """What the table sees of the choice in the making; it joins the board of the player who is asked."""
        return None

    def describe(self, state: MerchantsState, seat: i64, option: i64) -> Option | None:
        """An answer in words, if they depend on more than the answer; None leaves it to the usual words."""
        return None

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        """How attractive an answer looks to a bot, in gold, where that depends on more than the answer."""
        return 0.0

    def gold_chosen(self, state: MerchantsState, seat: i64) -> i64:
        """The gold that what was picked so far will bring, in the middle of a sale."""
        return 0

    def gold_of(self, state: MerchantsState, seat: i64, option: i64) -> i64:
        """The gold an answer brings by itself, in a sale."""
        return 0

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        """Append what the seat asked knows of the choice in the making, for learners (`feature_bytes.py`)."""
        out.write(NOTHING_ASKED)

    def run(self, state: MerchantsState, chance: Chance) -> None:
        seats = self.seats(state)
        if seats & (seats - 1) != 0:
            state.ask(self, seats, None)
            return
        seat = lowest_seat(seats)
        options = self.options(state, seat)
        count = len(options)
        if count > 1:
            state.ask(self, seats, options)
        elif count == 1:
            self.resolve(state, seat, options[0], chance)
