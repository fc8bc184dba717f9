"""Steps: what the rules still have to do. They lie on the state's stack, the next one on top; a question asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from covetown.games.pirates_cove.ship import NONE, island_name
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message
from covetown.kernel.plain import dashed
from covetown.kernel.state import lowest_seat, seats_in

if TYPE_CHECKING:
    from covetown.games.pirates_cove.state import PiratesState


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of the rules that runs at once and may push the steps that follow it. It never changes once made."""

    def run(self, state: PiratesState, chance: Chance) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that asks. With one legal answer it is carried out unasked (PC-097); with none it is skipped."""

    def kind(self, state: PiratesState, seat: i64) -> str:
        """What kind of decision this is, for texts, bots and statistics."""
        return dashed(type(self).__name__)

    def ship(self, state: PiratesState, seat: i64) -> i64:
        """The ship for which a seat is asked; where only one ship can be meant, any seat tells it."""
        raise NotImplementedError

    def seats(self, state: PiratesState) -> i64:
        """Who is asked, as bits: the captain of the ship that acts now, unless a question says otherwise."""
        return i64(1) << state.owner(self.ship(state, NONE))

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        """Every legal answer of a seat that is asked, in a canonical order, without duplicates."""
        raise NotImplementedError

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        """Carry out an answer, pushing the steps that follow."""
        raise NotImplementedError

    def prompt(self, state: PiratesState, seat: i64) -> Message:
        """What the player is asked, with what his ship carries and where she lies."""
        ship = self.ship(state, seat)
        captain = state.ships[ship]
        facts: dict[str, object] = {
            "mark": state.mark_of(ship),
            "ships": int(state.fleet() // state.seats),
            "gold": int(captain.gold),
            "chests": int(captain.chests),
            "month": int(state.month),
            "island": island_name(captain.place) if captain.place else "",
        }
        return Message("prompt-" + self.kind(state, seat).replace("_", "-"), facts)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        """What a player who is gone answers."""  # PC-552
        options = state.options(seat)
        return options[chance.below(i64(len(options)))]

    def secret(self) -> bool:
        """Whether several decide at once and nobody sees an answer before all are in."""
        return False

    def public_waiting(self, state: PiratesState) -> i64:
        """The seats everybody may see being waited for."""
        return state.waiting

    def public_kind(self, state: PiratesState) -> str:
        """The kind of decision that everybody sees."""
        return self.kind(state, NONE)

    def public_ship(self, state: PiratesState) -> i64:
        """The ship that everybody sees on turn, or NONE where that would tell a secret."""
        return NONE if self.secret() else self.ship(state, NONE)

    def card_aside(self, state: PiratesState) -> i64:
        """The face of a card that was drawn and lies open until the answer is given, or NONE."""
        return NONE

    def from_hand(self, state: PiratesState, options: list[i64]) -> bool:
        """Whether only a hidden hand decides if there is a choice, so that asking or not would tell of it."""  # PC-593
        return False

    def cards_wanted(self) -> i64:
        """The cards of which somebody holds one where this is asked of holders only, as a mask over a hand."""
        return 0

    def fits_world(self, state: PiratesState, seat: i64, chance: Chance) -> bool:
        """Draws secret answers of others anew in a world for a seat, and says whether this could be asked in it.

        Whoever else is asked must have a choice, or nobody would have asked him.
        """
        if state.rules.even_windows:
            return True  # PC-593: also those without a choice are asked
        return all(asked == seat or len(self.options(state, asked)) > 1 for asked in seats_in(state.waiting))

    def reopen(self, state: PiratesState, seat: i64) -> None:
        """Take back the secret answers of others in a world for a seat, which may have drawn any."""

    def run(self, state: PiratesState, chance: Chance) -> None:
        seats = self.seats(state)
        if seats == 0:
            return
        if seats & (seats - 1):
            state.ask(self, seats, None)
            return
        seat = lowest_seat(seats)
        options = self.options(state, seat)
        stops = self.from_hand(state, options) and state.stops_for(self.ship(state, seat))
        if len(options) > 1 or (options and stops):
            state.ask(self, seats, options)
        elif options:
            self.resolve(state, seat, options[0], chance)
