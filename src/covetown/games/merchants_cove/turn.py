"""A turn in the Production Phase: choose an action space, act, draw the Corruption cards, resolve the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.clock import advance
from covetown.games.merchants_cove.corruption import draw_corruption
from covetown.games.merchants_cove.merchant import ACTIVATE_STAFF, RECRUIT, Space, space_name
from covetown.games.merchants_cove.numbers import MARKED_LIMIT
from covetown.games.merchants_cove.options import SPACE
from covetown.games.merchants_cove.steps import Question, Step
from covetown.games.merchants_cove.town.square import CHOOSE_CARD, REFILL_SQUARE, USE_STAFF
from covetown.kernel import Chance, Message, argument_of

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

FIGURE_BITS: Final[i64] = 6
FIGURE_ONES: Final[i64] = 63


def can_choose(state: MerchantsState, player: Player, index: i64, space: Space) -> bool:
    """Whether an action space is open to the player, figures aside (MC-107, MC-218, MC-404)."""
    if space.action == RECRUIT:
        return state.square != 0
    if space.marked and player.marked >= MARKED_LIMIT:
        return False
    return player.merchant.can_choose(state, player, index)


def wait(state: MerchantsState) -> None:
    """A turn without a legal action space: the figure stays, the Timepiece advances 1 hour (MC-393)."""
    if state.events is not None:
        state.events.tell("waited", {"seat": int(state.active)})
    state.push(advance(1))


@final
class ChooseSpace(Question):
    """SPACE: one figure moves to an action space where none of the own figures stands (MC-370)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        merchant = player.merchant
        spaces = merchant.spaces
        figures = i64(len(merchant.figures))
        occupied: i64 = 0
        placed = player.figures
        while placed > 0:
            entry = placed & FIGURE_ONES
            if entry != 0:
                occupied |= i64(1) << (entry - 1)
            placed >>= FIGURE_BITS
        if player.figures == 0:
            figures = 1  # figures on their start spaces are alike (MC-368)
        options: list[i64] = []
        index: i64 = 0
        while index < len(spaces):
            if not (occupied >> index) & 1 and can_choose(state, player, index, spaces[index]):
                options.append(SPACE + index)
            index += 1
        open_spaces = len(options)
        figure: i64 = 1
        while figure < figures:
            for at in range(open_spaces):
                options.append(options[at] + figure * 64)
            figure += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        figure = argument_of(option) >> 6
        index = argument_of(option) & 63
        space = player.merchant.spaces[index]
        player.figures &= ~(FIGURE_ONES << (FIGURE_BITS * figure))
        player.figures |= (index + 1) << (FIGURE_BITS * figure)
        state.due_hours = space.hours
        state.due_corruption = space.corruption
        if space.marked:
            player.marked += 1
        if state.events is not None:
            facts: dict[str, object] = {"seat": int(player.seat), "space": space_name(player.merchant, index).plain()}
            facts["figure"] = int(figure)
            facts["ref"] = "space:" + player.merchant.key + ":" + space.key
            state.events.tell("chose-space", facts)
        state.push(PAY_FOR_ACTION)
        if space.action == RECRUIT:
            state.push(CHOOSE_CARD)
        elif space.action == ACTIVATE_STAFF:
            state.push(USE_STAFF[0])
        else:
            player.merchant.act(state, player, index, chance)

    def run(self, state: MerchantsState, chance: Chance) -> None:
        seat = state.active
        options = self.options(state, seat)
        if not options:
            wait(state)
        elif len(options) == 1:
            self.resolve(state, seat, options[0], chance)
        else:
            state.ask(self, self.seats(state), options)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-space")


@final
class PayForAction(Step):
    """Steps 3 and 4 (MC-109 to MC-111, MC-229).

    The Corruption cards of the cost come first, then its hours, and last the refill of the Town Square.
    """

    def run(self, state: MerchantsState, chance: Chance) -> None:
        left = state.due_corruption
        while left > 0:
            draw_corruption(state, state.players[state.active], chance)
            left -= 1
        if state.refill:
            state.push(REFILL_SQUARE)
        if state.due_hours > 0:  # MC-130: no hours, no move
            state.push(advance(state.due_hours))


CHOOSE_SPACE: Final = ChooseSpace()
PAY_FOR_ACTION: Final = PayForAction()
