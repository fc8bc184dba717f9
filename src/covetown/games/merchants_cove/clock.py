"""The clock: how a Timepiece goes forward over hours, Clock Hands and indicators, and how it goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.corruption import draw_corruption
from covetown.games.merchants_cove.feature_bytes import ASKED_LEFT, asked
from covetown.games.merchants_cove.harbour import LoadTheBoats
from covetown.games.merchants_cove.numbers import HAND_HOURS, INDICATOR_HOURS, LOADS
from covetown.games.merchants_cove.options import HAND
from covetown.games.merchants_cove.steps import Question, Step
from covetown.games.merchants_cove.timepieces import land, tell_move
from covetown.kernel import Chance, Message
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

# By hour: the number of the indicator or hand that follows it, -1 for none.
INDICATOR_AFTER: Final = vec[i64](
    [INDICATOR_HOURS.index(hour) if hour in INDICATOR_HOURS else -1 for hour in range(64)]
)
HAND_AFTER: Final = vec[i64]([HAND_HOURS.index(hour) if hour in HAND_HOURS else -1 for hour in range(64)])


def loads_for(players: int) -> i64:
    """The values of all indicators for this number of players, packed (MC-084)."""
    packed: i64 = 0
    values = LOADS[players]
    for index in range(len(values)):
        packed |= i64(values[index]) << (2 * i64(index))
    return packed


def load_value(state: MerchantsState, hour: i64) -> i64:
    """What the step from this hour to the next loads (MC-116); hours past 12 have no indicators (MC-037)."""
    index = INDICATOR_AFTER[hour]
    return 0 if index < 0 else (state.loads >> (2 * index)) & 3


def hand_open(state: MerchantsState, hour: i64) -> bool:
    """Whether an open Clock Hand lies after this hour (MC-052 to MC-054): one from round 2 on, both in round 3."""
    index = HAND_AFTER[hour]
    return index >= 0 and state.round >= index + 2


@final
class Advance(Step):
    """Resolve the clock: the active player's Timepiece goes forward, one hour after the other (MC-113)."""

    __slots__ = ("hours",)

    def __init__(self, hours: i64) -> None:
        self.hours: i64 = hours

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[state.active]
        left = self.hours
        while left > 0:
            position = player.position
            if position & 1:  # MC-124: from a hand to the hour, without loading
                player.position = position + 1
                tell_move(state, player, position)
                left -= 1
                continue
            hour = position >> 1
            if hand_open(state, hour):
                if not player.merchant.automatic:
                    state.push(ChooseHand(left))
                    return
                if player.merchant.takes_hand(state, player):
                    enter_hand(state, player, chance)
                    left -= 1
                    continue
            player.position = position + 2
            tell_move(state, player, position)
            left -= 1
            value = load_value(state, hour)
            if value > 0 and not state.signal:
                state.push(advance(left))
                state.push(LoadTheBoats(value))
                return
        land(state, player)


ADVANCES: Final[list[Advance]] = [Advance(hours) for hours in range(16)]


def advance(hours: i64) -> Advance:
    """The step that moves the active player's Timepiece by these hours and puts it down."""
    return ADVANCES[hours] if hours < 16 else Advance(hours)


def enter_hand(state: MerchantsState, player: Player, chance: Chance) -> None:
    """Step onto a Clock Hand: one Corruption card at once (MC-121), and no load (MC-123)."""
    start = player.position
    player.position += 1
    tell_move(state, player, start)
    draw_corruption(state, player, chance)


@final
class ChooseHand(Question):
    """HAND: step onto the open Clock Hand or to the next hour (MC-376)."""

    __slots__ = ("hours",)

    def __init__(self, hours: i64) -> None:
        self.hours: i64 = hours

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [HAND, HAND + 1]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        state.push(advance(self.hours - 1))
        if option == HAND + 1:
            enter_hand(state, player, chance)
            return
        start = player.position
        player.position += 2
        tell_move(state, player, start)
        value = load_value(state, start >> 1)
        if value > 0 and not state.signal:
            state.push(LoadTheBoats(value))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        hour = state.players[seat].position >> 1
        return Message("prompt-hand", {"hour": int(hour), "next": int(hour) + 1, "hours": int(self.hours)})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.hours, at + ASKED_LEFT, out)


def hours_back(state: MerchantsState, player: Player) -> i64:
    """How many hours the Timepiece can go back: never behind the round's first hour (MC-395)."""
    return (player.position + 1 - 2 * state.round) >> 1


def place_back(player: Player, hours: i64) -> i64:
    """Where the Timepiece stands when it has gone back so many numbered hours (MC-394)."""
    return ((player.position + 1) >> 1) * 2 - 2 * hours


def move_back(state: MerchantsState, player: Player, hours: i64) -> None:
    """Move the Timepiece back over numbered hours, on top of the stack there; nothing is triggered (MC-131, MC-394)."""
    hours = min(hours, hours_back(state, player))
    if hours <= 0:
        return
    start = player.position
    player.position = place_back(player, hours)
    land(state, player)
    tell_move(state, player, start)
