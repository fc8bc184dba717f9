"""The Captain's shop: ships sail with the spinning compass, and come home with what they found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, one
from covetown.games.merchants_cove.appraisal import card_cost
from covetown.games.merchants_cove.corruption import draw_corruption
from covetown.games.merchants_cove.feature_bytes import ASKED_COUNT, ASKED_FLAG, ASKED_LEFT, asked
from covetown.games.merchants_cove.goods import LARGE, good_name, produce
from covetown.games.merchants_cove.merchant import Merchant, ShopBoard
from covetown.games.merchants_cove.merchants.captain.board import (
    BOSUN,
    FULL_SAIL,
    FULL_SAIL_SPINS,
    FULL_SAIL_STORM,
    GALE,
    GALE_SPINS,
    GALE_STORM,
    HAIL,
    HAILED,
    HARBOUR,
    HELMSMAN,
    HELMSMAN_POINTS,
    LANE_COLOURS,
    LANE_HOLDS,
    LANE_NAMES,
    LANES,
    NAVIGATOR,
    NAVIGATOR_STORM,
    POINT,
    POINTS,
    RECALL,
    RETURN,
    RETURNED,
    SAIL,
    SAIL_STORM,
    SECTOR_NAMES,
    SECTORS,
    SHIPS,
    SMUGGLE,
    SMUGGLED,
    SPIN,
    STORM,
    TOKENS,
    WAIVE,
    WINDS,
    SeaChart,
    any_out,
    blown,
    can_sail,
    chart,
    haul,
    misplaced,
    moved,
    on_wreck,
    ports,
    ship_at,
    ships_in,
    with_ship,
)
from covetown.games.merchants_cove.merchants.captain.view import sea_ref
from covetown.games.merchants_cove.purse import sponsor
from covetown.games.merchants_cove.steps import Question, Step
from covetown.kernel import Chance, Message, shuffle
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

# --- The compass ---

CORRUPTING: Final[i64] = -1  # what a storm gives on the extra spin of Sail: a Corruption card (CA-035)


@final
class SpinCompass(Step):
    """One spin (CA-020 to CA-027): the wind, then the points, then perhaps the question of another spin.

    `storm` is what the storm gives, `left` how many spins may follow, `extra` marks Sail, whose second spin is the
    extra one.
    """

    __slots__ = ("extra", "left", "storm")

    def __init__(self, storm: i64, left: i64, extra: bool) -> None:
        self.storm: i64 = storm
        self.left: i64 = left
        self.extra = extra

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[state.active]
        board = chart(player)
        sector = chance.below(SECTORS)
        state.revelations += 1
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "sector": SECTOR_NAMES[sector]}
            state.events.tell("captain-spun", told)
        points: i64 = POINTS[sector]
        if sector == STORM:
            if self.storm == CORRUPTING:
                draw_corruption(state, player, chance)  # CA-028
            else:
                points = self.storm
        lane: i64 = WINDS[sector]
        if lane >= 0:
            board.ships = blown(board.ships, lane)
            if state.events is not None and ships_in(board.ships, lane) > 0:
                told = {"seat": int(player.seat), "lane": LANE_NAMES[lane]}
                state.events.tell("captain-blown", told)
        if self.left > 0:
            state.push(SpinAgain(self.storm, self.left, self.extra))
        if points > 0:
            state.push(MoveShip(points))


@final
class SpinAgain(Question):
    """SPIN: another spin or stop; none is offered once all ships are on wrecks (CA-061, CA-062, CA-065)."""

    __slots__ = ("extra", "left", "storm")

    def __init__(self, storm: i64, left: i64, extra: bool) -> None:
        self.storm: i64 = storm
        self.left: i64 = left
        self.extra = extra

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        if can_sail(chart(state.players[seat]).ships):
            return [SPIN + 1, SPIN]
        return []

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option != SPIN:
            state.push(SpinCompass(CORRUPTING if self.extra else self.storm, self.left - 1, self.extra))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        if self.extra:
            return Message("prompt-captain-extra-spin")
        return Message("prompt-captain-spin", {"left": int(self.left)})

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        if option == SPIN:
            return 0.0
        return 2.0 - (card_cost(state) / 8.0 if self.extra else 0.0)  # the extra spin may bring a Corruption card

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.left, at + ASKED_LEFT, out)
        put(self.storm + 1, at + ASKED_COUNT, out)
        put(1 if self.extra else 0, at + ASKED_FLAG, out)


@final
class MoveShip(Question):
    """POINT: one point moves one ship one space outward, or out of the harbour (CA-023 to CA-026, CA-066)."""

    __slots__ = ("points",)

    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        ships = chart(state.players[seat]).ships
        out: list[i64] = []
        number: i64 = 0
        while number < SHIPS:
            place: i64 = ships[number]
            if place != HARBOUR and not on_wreck(place) and ship_at(ships, place) == number:
                out.append(POINT + place)
            number += 1
        out.sort()
        if ship_at(ships, HARBOUR) >= 0:
            lane: i64 = 0
            while lane < LANES:
                if ships_in(ships, lane) < LANE_HOLDS:
                    out.append(POINT + lane * 8)
                lane += 1
        if out:
            out.append(WAIVE)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        if option == WAIVE:
            if state.events is not None:
                state.events.tell("captain-waived", {"seat": int(player.seat), "points": int(self.points)})
            return
        board = chart(player)
        place = option - POINT
        if state.events is not None:
            number = ship_at(board.ships, place if place & 7 else HARBOUR)
            told: dict[str, object] = {"seat": int(player.seat), "ship": int(number) + 1}
            told["lane"] = LANE_NAMES[place >> 3]
            told["space"] = int(place & 7) + 1
            state.events.tell("captain-sailed", told)
        board.ships = moved(board.ships, place)
        if self.points > 1:
            state.push(MoveShip(self.points - 1))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-captain-point", {"points": int(self.points)})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.points, at + ASKED_LEFT, out)


# --- Coming home ---


def bring_home(state: MerchantsState, player: Player, place: i64) -> None:
    """A ship returns to the harbour with what it found (CA-040 to CA-044)."""
    board = chart(player)
    number = ship_at(board.ships, place)
    good = haul(board, player.supply, place)
    board.ships = with_ship(board.ships, number, HARBOUR)
    if state.events is not None:
        told: dict[str, object] = {"seat": int(player.seat), "ship": int(number) + 1, "ref": sea_ref(place)}
        told["brought"] = good_name(good) if good >= 0 else "nothing"
        state.events.tell("captain-returned", told)
    if good < 0:
        return
    if good >= LARGE:
        tokens = list(board.tokens)
        tokens[place >> 3] = -1
        board.tokens = tuple(tokens)
        board.taken += one(good - LARGE)
    produce(state, player, good)


@final
class ReturnShip(Question):
    """RETURN: ships come home one by one, each resolved at once (CA-039, CA-045, CA-067)."""

    __slots__ = ("left", "must")

    def __init__(self, left: i64, must: bool) -> None:
        self.left: i64 = left  # how many ships may still return
        self.must = must

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        ships = chart(state.players[seat]).ships
        places: list[int] = []
        number: i64 = 0
        while number < SHIPS:
            if ships[number] != HARBOUR and ship_at(ships, ships[number]) == number:
                places.append(ships[number])
            number += 1
        places.sort()
        out: list[i64] = [RETURN + place for place in places]
        if out and not self.must:
            out.append(RETURNED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == RETURNED:
            return
        bring_home(state, state.players[seat], option - RETURN)
        if self.left > 1:
            state.push(ReturnShip(self.left - 1, False))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-captain-return", {"left": int(self.left)})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.left, at + ASKED_LEFT, out)
        put(1 if self.must else 0, at + ASKED_FLAG, out)


@final
class HailPort(Question):
    """PORT: an Immediate Sponsorship of the colour of a lane with a ship in its port waters (CA-046, CA-068)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        lanes = ports(chart(state.players[seat]).ships)
        return [HAILED + lane for lane in range(LANES) if (lanes >> lane) & 1]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        sponsor(state, state.players[seat], LANE_COLOURS[option - HAILED])

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-captain-port")


def deal_tokens(state: MerchantsState, player: Player, chance: Chance) -> None:
    """Shuffle all treasure tokens and lay one on each wreck, N, E, S, W; the others lie aside (CA-010, CA-012)."""
    tokens: list[int] = []
    for colour in range(4):
        for _ in range(TOKENS[colour]):
            tokens.append(colour)
    shuffle(tokens, chance)
    board = chart(player)
    board.tokens = tuple(tokens[:LANES])
    board.taken = 0
    state.revelations += 1
    if state.events is not None:
        dealt = [COLOUR_NAMES[token] for token in board.tokens]
        told: dict[str, object] = {"seat": int(player.seat), "tokens": dealt}
        for lane in range(LANES):
            told[LANE_NAMES[lane]] = dealt[lane]
        state.events.tell("captain-treasures", told)


@final
class Captain(Merchant):
    """The Captain's shop."""

    def new_board(self) -> ShopBoard:
        return SeaChart((0, 0, 0, 0), (-1, -1, -1, -1), 0)

    def set_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        deal_tokens(state, player, chance)

    def clean_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        deal_tokens(state, player, chance)

    def can_choose(self, state: MerchantsState, player: Player, space: i64) -> bool:
        """CA-047, table CA-T3."""
        ships = chart(player).ships
        if space <= GALE:
            return can_sail(ships)
        if space <= SMUGGLE:
            return any_out(ships)
        if space == HAIL:
            return ports(ships) != 0
        return player.staff != 0

    def act(self, state: MerchantsState, player: Player, space: i64, chance: Chance) -> None:
        if space == SAIL:
            state.push(SpinCompass(SAIL_STORM, 1, True))
        elif space == FULL_SAIL:
            state.push(SpinCompass(FULL_SAIL_STORM, FULL_SAIL_SPINS - 1, False))
        elif space == GALE:
            state.push(SpinCompass(GALE_STORM, GALE_SPINS - 1, False))
        elif space == RECALL:
            state.push(ReturnShip(SHIPS, True))
        elif space == SMUGGLE:
            state.push(ReturnShip(SMUGGLED, True))
        else:
            state.push(HailPort())

    def can_use(self, state: MerchantsState, player: Player, slot: i64) -> bool:
        """CA-063."""
        ships = chart(player).ships
        if slot in (HELMSMAN, NAVIGATOR):
            return can_sail(ships)
        if slot == BOSUN:
            return any_out(ships)
        return ports(ships) != 0

    def use_staff(self, state: MerchantsState, player: Player, slot: i64, chance: Chance) -> None:
        if slot == HELMSMAN:
            state.push(MoveShip(HELMSMAN_POINTS))
        elif slot == NAVIGATOR:
            state.push(SpinCompass(NAVIGATOR_STORM, 0, False))
        elif slot == BOSUN:
            state.push(ReturnShip(1, True))
        else:
            state.push(HailPort())

    def active_shields(self, state: MerchantsState, player: Player) -> i64:
        """CA-055, CA-056: the colour of each lane with a ship in its port waters, once."""
        lanes = ports(chart(player).ships)
        out: i64 = 0
        lane: i64 = 0
        while lane < LANES:
            if (lanes >> lane) & 1:
                out += one(LANE_COLOURS[lane])
            lane += 1
        return out

    def faults(self, state: MerchantsState, player: Player) -> list[str]:
        return misplaced(chart(player))
