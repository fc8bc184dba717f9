"""A game of Pirate's Cove in progress: the sea, the ships, the tavern, and the steps that are still to come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.games.pirates_cove.cards.card import Card, holds, one_card
from covetown.games.pirates_cove.combat.ledger import NO_COMBAT, Combat
from covetown.games.pirates_cove.ship import NONE, Ship
from covetown.games.pirates_cove.steps import Question, Step
from covetown.kernel.chance import Chance
from covetown.kernel.decision import Decision
from covetown.kernel.state import Result, State

MONTHS: Final[i64] = 12  # PC-075
ALL_GOLD: Final[i64] = 124  # PC-039
ALL_CHESTS: Final[i64] = 50  # PC-040
NO_LEGEND: Final[i64] = -1
NO_BLACK_SHIP: Final[i64] = -2
FORGOTTEN: Final[i64] = -1  # nobody knows any more which of the cards in hands are older than the deck

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
        even_windows: bool,
    ) -> None:
        self.players = players
        self.multi_mastercraft = multi_mastercraft
        self.map_at_once = map_at_once
        self.navy_at_hull = navy_at_hull
        self.reload_may_flee = reload_may_flee
        self.wrecks_return = wrecks_return
        self.no_floor = no_floor
        self.best_ship = best_ship
        self.even_windows = even_windows


@final
@mypyc_attr(free_list_len=1)
class PiratesState(State):
    """A game of Pirate's Cove. A seat is a player; with two players each commands two ships (PC-571)."""

    def __init__(self, rules: Rules, ships: list[Ship], deck: list[Card], treasures: tuple[int, ...]) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.ships = ships
        self.deck = deck  # the top card is the last
        self.discard: list[Card] = []
        # What everybody saw when the discard pile last became the deck: the cards of all hands, and those of the new
        # deck, both without the cards that have left them since.
        self.held: i64 = 0
        self.fresh: i64 = 0
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
        self.combat: Combat = NO_COMBAT
        self.stack: list[Step] = []  # the next step last
        self.asking: Question | None = None  # the question being asked; it is not on the stack
        self.menu: list[i64] | None = None  # the answers of the one seat asked, made once; None where several are
        self.winner: i64 = NONE  # the winning player
        self.ending: i64 = NONE
        self.fame_cards: tuple[int, ...] = ()  # the fame of each ship's fame cards, once revealed

    # The loop.

    def push(self, step: Step) -> None:
        """Put a step before everything already on the stack."""
        self.stack.append(step)

    def ask(self, question: Question, seats: i64, menu: list[i64] | None) -> None:
        """Stop here until the seats of the mask have answered."""
        self.asking = question
        self.menu = menu
        self.waiting = seats

    def go_on(self, chance: Chance) -> None:
        """Run the rules to the next question or the end of the game."""
        stack = self.stack
        while self.waiting == 0 and stack:
            stack.pop().run(self, chance)

    # The hot contract.

    def options(self, seat: i64) -> list[i64]:
        menu = self.menu
        if menu is not None:
            return menu
        question = self.asking
        assert question is not None
        return question.options(self, seat)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        question = self.asking
        assert question is not None
        self.menu = None
        self.waiting &= ~(i64(1) << seat)
        if self.waiting == 0:
            self.asking = None
        question.resolve(self, seat, option, chance)
        self.go_on(chance)

    def copy(self) -> PiratesState:
        other = PiratesState(self.rules, [ship.copy() for ship in self.ships], self.deck[:], self.treasures)
        other.waiting = self.waiting
        other.revelations = self.revelations
        other.discard = self.discard[:]
        other.held = self.held
        other.fresh = self.fresh
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
        combat = self.combat
        if combat.island != 0:
            other.combat = combat.copy()
        other.stack = self.stack[:]
        other.asking = self.asking
        other.menu = self.menu
        other.winner = self.winner
        other.ending = self.ending
        other.fame_cards = self.fame_cards
        return other

    def redeal(self, seat: i64, chance: Chance) -> PiratesState:
        from covetown.games.pirates_cove.redeal import redeal

        return redeal(self, seat, chance)

    def reopen(self, seat: i64) -> None:
        question = self.asking
        if question is not None:
            question.reopen(self, seat)

    def payoff(self, seat: i64) -> float:
        from covetown.games.pirates_cove.scoring import payoff

        return payoff(self, seat)

    # The contract at the edges.

    def decision(self, seat: int) -> Decision:
        from covetown.games.pirates_cove.decisions import decision

        return decision(self, seat)

    def view(self, seat: int) -> dict[str, object]:
        from covetown.games.pirates_cove.view import view

        return view(self, seat)

    def result(self) -> Result | None:
        from covetown.games.pirates_cove.scoring import result

        return result(self)

    def public_waiting(self) -> i64:
        question = self.asking
        return self.waiting if question is None else question.public_waiting(self)

    def fallback(self, seat: i64, chance: Chance) -> i64:
        question = self.asking
        assert question is not None
        return question.fallback(self, seat, chance)

    def encode(self) -> bytes:
        from covetown.games.pirates_cove.codec import encode

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

    def play_from_hand(self, ship: i64, face: i64) -> None:
        """A card leaves a hand, for all to see. Was it there when the deck was last made, or drawn from that deck?

        Only what everybody can tell is kept: where it could be either, nobody knows any more what hands held then.
        """
        captain = self.ships[ship]
        held = captain.old != 0 and holds(self.held, face) > 0
        fresh = captain.old != captain.hand and holds(self.fresh, face) > 0
        captain.hand -= one_card(face)
        if held and fresh:
            self.held = FORGOTTEN
            for other in self.ships:
                other.old = 0
        elif held:
            captain.old -= one_card(face)
            self.held -= one_card(face)
        elif fresh and self.held != FORGOTTEN:
            self.fresh -= one_card(face)

    def stops_for(self, ship: i64) -> bool:
        """A window that is answered from the hand comes to a ship: whether it stops for her whatever she holds.

        Where it stops only for a captain with an answer, both to stop and not to stop tells something of his hand.
        """  # PC-593, PC-595
        if self.ships[ship].hand == 0:
            return False  # everybody sees that
        if self.rules.even_windows:
            return True
        self.revelations += 1
        return False

    def combat_speed(self, ship: i64) -> i64:
        """A ship's speed in a combat, with all bonuses."""  # PC-194
        return self.ships[ship].speed() + self.combat.wind_of(ship)

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


def ship_facts(state: PiratesState, ship: i64) -> dict[str, object]:
    """How events name a second ship beside the first."""
    return {"other": int(state.owner(ship)), "other_ship": int(ship), "other_mark": state.mark_of(ship)}
