"""A game of Pirate's Cove in progress: the sea, the ships, the tavern, and the steps that are still to come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.card import Card
from covetown.games.pirates_cove.fight import NO_COMBAT, Combat
from covetown.games.pirates_cove.ship import Ship
from covetown.kernel.chance import Chance
from covetown.kernel.decision import Decision
from covetown.kernel.state import Result, State

MONTHS: Final[i64] = 12  # PC-075
ALL_GOLD: Final[i64] = 124  # PC-039
ALL_CHESTS: Final[i64] = 50  # PC-040
NO_LEGEND: Final[i64] = -1
NO_BLACK_SHIP: Final[i64] = -2
NONE: Final[i64] = -1

# The phases of a month (PC-076), with rigging before the first and the reckoning after the last.
RIGGING: Final[i64] = 0
TREASURE: Final[i64] = 1
NAVIGATION: Final[i64] = 2
COMBAT: Final[i64] = 3
PLUNDER: Final[i64] = 4
UPGRADE: Final[i64] = 5
BLACK_SHIPS: Final[i64] = 6
RECKONING: Final[i64] = 7
PHASES: Final[tuple[str, ...]] = (
    "rigging",
    "treasure",
    "navigation",
    "combat",
    "plunder",
    "upgrade",
    "black_ships",
    "reckoning",
)


@final
class Rules:
    """What the table agreed on before setup; it never changes during a game."""  # PC-562

    def __init__(
        self,
        players: i64,
        multi_mastercraft: bool,
        map_at_once: bool,
        navy_at_hull: bool,
        reload_may_flee: bool,
        wrecks_return: bool,
        no_floor: bool,
        best_ship: bool,
    ) -> None:
        self.players = players
        self.multi_mastercraft = multi_mastercraft
        self.map_at_once = map_at_once
        self.navy_at_hull = navy_at_hull
        self.reload_may_flee = reload_may_flee
        self.wrecks_return = wrecks_return
        self.no_floor = no_floor
        self.best_ship = best_ship


class Step:
    """Something the rules have still to do: it runs at once, or it asks and resolves the answer. Steps never change."""

    def run(self, state: CoveState, chance: Chance) -> None:
        """Do it, or ask by `state.ask`."""
        raise NotImplementedError

    def options(self, state: CoveState, seat: i64) -> list[i64]:
        """Every legal answer of a seat that was asked."""
        raise NotImplementedError

    def resolve(self, state: CoveState, seat: i64, option: i64, chance: Chance) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def public_waiting(self, state: CoveState) -> i64:
        """The seats everybody may see being waited for."""
        return state.waiting

    def fallback(self, state: CoveState, seat: i64) -> i64:
        """The answer of a seat whose player does not answer."""  # PC-552
        raise NotImplementedError

    def asks(self, state: CoveState, seat: i64) -> str:
        """What kind of decision this is, for the edges."""
        raise NotImplementedError

    def asked_ship(self, state: CoveState, seat: i64) -> i64:
        """The ship a seat is asked for."""
        raise NotImplementedError


@final
class CoveState(State):
    """A game of Pirate's Cove. A seat is a player; with two players each commands two ships (PC-571)."""

    def __init__(self, rules: Rules, ships: list[Ship], deck: list[Card], treasures: tuple[int, ...]) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.ships = ships
        self.deck = deck  # the top card is the last
        self.discard: list[Card] = []
        self.wrecks: i64 = 0  # destroyed Mastercraft cards, out of the game
        self.treasures = treasures
        self.taken: i64 = 0  # islands whose Treasure card has been plundered this month
        self.month: i64 = 0
        self.phase: i64 = RIGGING
        self.legends: tuple[int, ...] = ()  # the legend deck, the top card first
        self.sunk_legends: tuple[int, ...] = ()
        self.captain_a: i64 = NO_LEGEND
        self.captain_b: i64 = NO_BLACK_SHIP
        self.place_a: i64 = 0
        self.place_b: i64 = 0
        self.bank_gold: i64 = ALL_GOLD
        self.bank_chests: i64 = ALL_CHESTS
        self.navy: tuple[int, ...] = ()  # squadrons in order of arrival: island * 8 + controlling ship
        self.maps: tuple[int, ...] = ()  # Secret Map markers: month * 64 + island * 8 + owner
        self.consort: i64 = NONE  # the ship that shares in another's booty this month
        self.victim: i64 = NONE
        self.nest: i64 = NONE  # under Crow's Nest the ship that chooses first
        self.queue: i64 = 0  # ships still to have their upgrade turn at this place
        self.bought: i64 = 0
        self.buried: i64 = 0
        self.burying: i64 = 0  # chests put aside while the captain counts his gold
        self.doubled: i64 = 0
        self.fight: Combat = NO_COMBAT
        self.stack: list[Step] = []
        self.winner: i64 = NONE  # the winning player
        self.ending: i64 = NONE
        self.fame_cards: tuple[int, ...] = ()  # the fame of each ship's fame cards, once revealed

    # The hot contract.

    def options(self, seat: i64) -> list[i64]:
        return self.stack[-1].options(self, seat)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        stack = self.stack
        step = stack.pop()
        waiting = self.waiting
        self.waiting = 0
        if waiting & (waiting - 1):
            # Others were asked at the same time: the step says who is still to answer.
            self.waiting = waiting
        step.resolve(self, seat, option, chance)
        while self.waiting == 0 and stack:
            stack.pop().run(self, chance)

    def ask(self, step: Step, waiting: i64) -> None:
        """Stop here until the seats of the mask have answered."""
        self.stack.append(step)
        self.waiting = waiting

    def copy(self) -> CoveState:
        ships: list[Ship] = []
        for ship in self.ships:
            ships.append(ship.copy())
        other = CoveState(self.rules, ships, self.deck[:], self.treasures)
        other.waiting = self.waiting
        other.revelations = self.revelations
        other.discard = self.discard[:]
        other.wrecks = self.wrecks
        other.taken = self.taken
        other.month = self.month
        other.phase = self.phase
        other.legends = self.legends
        other.sunk_legends = self.sunk_legends
        other.captain_a = self.captain_a
        other.captain_b = self.captain_b
        other.place_a = self.place_a
        other.place_b = self.place_b
        other.bank_gold = self.bank_gold
        other.bank_chests = self.bank_chests
        other.navy = self.navy
        other.maps = self.maps
        other.consort = self.consort
        other.victim = self.victim
        other.nest = self.nest
        other.queue = self.queue
        other.bought = self.bought
        other.buried = self.buried
        other.burying = self.burying
        other.doubled = self.doubled
        fight = self.fight
        if fight.island != 0:
            other.fight = fight.copy()
        other.stack = self.stack[:]
        other.winner = self.winner
        other.ending = self.ending
        other.fame_cards = self.fame_cards
        return other

    def redeal(self, seat: i64, chance: Chance) -> CoveState:
        from covetown.games.pirates_cove.redeal import redealt

        return redealt(self, seat, chance)

    def payoff(self, seat: i64) -> float:
        return 1.0 if self.winner == seat else 0.0

    def fallback(self, seat: i64, chance: Chance) -> i64:
        return self.stack[-1].fallback(self, seat)

    # The contract at the edges.

    def decision(self, seat: int) -> Decision:
        from covetown.games.pirates_cove.answers import decision

        return decision(self, seat)

    def view(self, seat: int) -> dict[str, object]:
        from covetown.games.pirates_cove.view import view_of

        return view_of(self, seat)

    def result(self) -> Result | None:
        from covetown.games.pirates_cove.scoring import outcome

        return outcome(self)

    def public_waiting(self) -> i64:
        if self.waiting == 0:
            return 0
        return self.stack[-1].public_waiting(self)

    def encode(self) -> bytes:
        from covetown.games.pirates_cove.records import encode

        return encode(self)

    # Who is who.

    def owner(self, ship: i64) -> i64:
        """The player who commands a ship."""  # PC-574
        return ship % self.seats

    def fleet(self) -> i64:
        """How many ships sail."""
        return i64(len(self.ships))

    def ships_at(self, place: i64) -> i64:
        """The player ships at a place, as a mask."""
        mask: i64 = 0
        for ship, other in enumerate(self.ships):
            if other.place == place:
                mask |= 1 << ship
        return mask

    def captain_at(self, island: i64) -> i64:
        """The legend at an island, or NO_LEGEND."""
        if self.place_a == island and self.captain_a >= 0:
            return self.captain_a
        if self.place_b == island and self.captain_b >= 0:
            return self.captain_b
        return NO_LEGEND

    def black_ship_at(self, island: i64) -> bool:
        """Whether a black ship lies at an island."""
        return self.place_a == island or (self.place_b == island and self.captain_b != NO_BLACK_SHIP)

    def navy_at(self, island: i64) -> bool:
        """Whether a squadron lies at an island."""
        return any(squadron >> 3 == island for squadron in self.navy)

    # Events.

    def facts_of(self, ship: i64) -> dict[str, object]:
        """How events name a ship: her player and, where a player has two, which of them she is."""
        return {"seat": int(self.owner(ship)), "ship": int(ship), "mark": self.mark_of(ship)}

    def mark_of(self, ship: i64) -> str:
        """The mark that tells a player's two ships apart; none where he has but one."""
        if self.fleet() == self.seats:
            return ""
        return " I" if ship < self.seats else " II"

    def tell(self, kind: str, ship: i64, facts: dict[str, object]) -> None:
        """Report something a ship did or suffered."""
        events = self.events
        if events is not None:
            named = self.facts_of(ship)
            named.update(facts)
            events.tell(kind, named)

    def tell_all(self, kind: str, facts: dict[str, object]) -> None:
        """Report something that belongs to no ship."""
        events = self.events
        if events is not None:
            events.tell(kind, facts)


def die(chance: Chance) -> i64:
    """One die."""
    return chance.below(6) + 1


def ship_facts(state: CoveState, ship: i64) -> dict[str, object]:
    """How events name a second ship beside the first."""
    return {"other": int(state.owner(ship)), "other_ship": int(ship), "other_mark": state.mark_of(ship)}
