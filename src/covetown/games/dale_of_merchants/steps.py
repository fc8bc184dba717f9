"""Steps: what the rules still have to do. They lie on the state's stack, the next one on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from covetown.games.dale_of_merchants.cards import EMPTY
from covetown.games.dale_of_merchants.pieces import Marks, Pile
from covetown.kernel.chance import Chance
from covetown.kernel.knowledge import Aside
from covetown.kernel.message import Message
from covetown.kernel.plain import dashed
from covetown.kernel.state import lowest_seat

if TYPE_CHECKING:
    from covetown.games.dale_of_merchants.state import DaleState


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of the rules that runs at once and may push the steps that follow it. It never changes once made."""

    def run(self, state: DaleState, chance: Chance) -> None:
        raise NotImplementedError

    def aside(self, state: DaleState) -> Aside | None:
        """Where the cards came from that this step has laid aside, and who may see them; None if it laid none."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that asks. With one legal answer it is carried out unasked; with none it is skipped (DM-492)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        """The kind of the decision, as section 18.1 of the rules calls it."""
        return dashed(type(self).__name__)

    def seats(self, state: DaleState) -> i64:
        """Who is asked, as bits: the active player unless the question says otherwise."""
        return i64(1) << state.active

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        """Every legal answer, in a canonical order, like ones once."""
        raise NotImplementedError

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        """Carry out the answer, pushing the steps that follow."""
        raise NotImplementedError

    def prompt(self, state: DaleState, seat: i64) -> Message:
        """What the player is asked."""
        return Message("prompt-" + self.kind(state, seat).replace("_", "-"))

    def always_asks(self) -> bool:
        """Whether even a single legal answer is left to the player (DM-492)."""
        return False

    def public_waiting(self, state: DaleState) -> i64:
        """Whom outsiders see being waited for."""
        return state.waiting

    def public_kind(self, state: DaleState) -> str:
        """The kind of decision outsiders see: how far a technique has got is its player's own business."""
        return self.kind(state, state.active) if state.played_as is EMPTY else "technique"

    def public_marks(self, state: DaleState, viewer: int) -> Marks:
        """The marks a viewer may know: copies in a choice not made yet are its maker's own business (DM-376)."""
        return state.marks

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        """What a viewer sees of the choice in the making, as parts of the view."""
        return None

    def laid_open(self) -> Pile:
        """The cards of the active player's hand that lie before everybody while this is asked."""
        return ()

    def progress(self) -> i64:
        """What learners are told of a choice in the making, in eight bits each: price, paid, stack, and one more.

        The last is where the card lies that is paid for (slot 0 is 1), or how many additional stacks are left.
        """
        return 0

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        """The hand cards that a viewer sees laid or named in a choice in the making."""
        return ()

    def pile_for(self, state: DaleState, viewer: i64) -> Pile:
        """The cards of discard piles that a viewer sees laid in a choice in the making."""
        return ()

    def whom(self, state: DaleState) -> i64:
        """The seat this choice is about besides the one who chooses, or -1."""
        return -1

    def drafted(self, deck: int) -> i64:
        """What a draft in the making has brought for a deck: 1 banned, 2 picked, 0 nothing."""
        return 0

    def taken_back(self, state: DaleState) -> None:
        """In a world for others, what this player has chosen but not shown is taken back to where the choice began."""

    def redealt(self, state: DaleState, seat: i64, chance: Chance) -> None:
        """In a world dealt anew for a seat, choose again what that seat does not know."""

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        """What a player who is gone answers: anything legal, unless the question knows how to pass (DM-510)."""
        options = state.options(seat)
        return options[chance.below(len(options))]

    def run(self, state: DaleState, chance: Chance) -> None:
        seats = self.seats(state)
        if seats & (seats - 1):
            state.ask(self, seats, None)
            return
        seat = lowest_seat(seats)
        menu = self.options(state, seat)
        count = len(menu)
        if count == 1 and not self.always_asks():
            self.resolve(state, seat, menu[0], chance)
        elif count > 0:
            state.ask(self, seats, menu)
