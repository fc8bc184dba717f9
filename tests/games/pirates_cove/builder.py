"""A table in any position, in the game's own words: ships, cards, legends, dice.

All 42 cards start in the deck, all gold and chests in the bank; whatever a test gives to a ship is taken from there, so
that a position built here is always one the rules could have reached. Dice are fed as they would be read: `feed(5, 2)`.
"""

from __future__ import annotations

from covetown.games.pirates_cove.cards import card as faces
from covetown.games.pirates_cove.cards.deck import CARDS, tavern_deck
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.combat.phase import COMBATS
from covetown.games.pirates_cove.combat.tie_battle import RECKONING_STEP
from covetown.games.pirates_cove.faults import faults
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.month import CLOSING, MONTH
from covetown.games.pirates_cove.navigation import CHARTING
from covetown.games.pirates_cove.plunder import PLUNDERS
from covetown.games.pirates_cove.rigging import RIGGING_STEP
from covetown.games.pirates_cove.setup import read_rules
from covetown.games.pirates_cove.ship import NO_PARROT, Ship
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Step
from covetown.games.pirates_cove.ties import side_fact, sides_of
from covetown.games.pirates_cove.treasure import TREASURES, stack_index, treasure_deck
from covetown.games.pirates_cove.upgrade import UPGRADE_PHASE
from covetown.games.pirates_cove.windows import AFTER_THE_MOVES
from covetown.kernel import ScriptedChance, shuffle_script
from covetown.kernel.events import Events
from covetown.kernel.state import seats_in

KEYS = {card.key: int(card.ident) for card in CARDS}
CAPTAINS = {legend.key: number for number, legend in enumerate(LEGENDS)}
PARROTS = {
    "flint": "captain_flints_parrot",
    "trelawney": "squire_trelawneys_parrot",
    "silver": "long_john_silvers_parrot",
    "bones": "billy_bones_parrot",
}


def face(key: str) -> int:
    """A card's id by its key."""
    return KEYS[key]


def pack_levels(hull: int, sails: int, cannon: int, crew: int) -> int:
    """Four levels as a ship holds them: one number, four bits a section."""
    return hull | sails << 4 | cannon << 8 | crew << 12


class Table:
    """A position and what can be done with it."""

    def __init__(self, players: int = 4, **options: object) -> None:
        rules = read_rules(players, GAME.check_options(players, dict(options)))
        fleet = 4 if players == 2 else players
        deck = sorted(tavern_deck(), key=lambda card: (card.kind == "fame", -card.fame))  # fame cards on top
        self.state = PiratesState(rules, [Ship() for _ in range(fleet)], deck, tuple(treasure_deck()))
        self.script = ScriptedChance([])
        self.state.events = Events()
        self.state.month = 5
        self.legend("A", "blackbeard", 1)
        if players <= 3:
            self.legend("B", "the_flying_dutchman", 4)

    # Setting the scene.

    def legend(self, name: str, key: str, island: int) -> Table:
        """A legend commands a black ship at an island; the other legends lie in the deck."""
        state = self.state
        if name == "A":
            state.captain_a, state.place_a = CAPTAINS[key], island
        else:
            state.captain_b, state.place_b = CAPTAINS[key], island
        busy = {int(state.captain_a), int(state.captain_b)} | set(state.sunk_legends)
        state.legends = tuple(number for number in range(5) if number not in busy)
        return self

    def legend_decks(self, deck: list[int], discard: list[int]) -> Table:
        """The legend deck, top card first, and the legends that have been defeated."""
        self.state.legends, self.state.sunk_legends = tuple(deck), tuple(discard)
        return self

    def ship(
        self,
        number: int,
        levels: tuple[int, int, int, int] | None = None,
        at: int | None = None,
        gold: int | None = None,
        chests: int | None = None,
        fame: int | None = None,
        hand: list[str] | None = None,
        parrot: str | None = None,
        hurt: bool = False,
        masters: dict[str, str] | None = None,
    ) -> Table:
        """A ship as the test wants her."""
        state = self.state
        ship = state.ships[number]
        if levels is not None:
            ship.levels = pack_levels(*levels)
        if at is not None:
            ship.place = at
        if gold is not None:
            state.bank_gold += ship.gold - gold
            ship.gold = gold
        if chests is not None:
            state.bank_chests += ship.chests - chests
            ship.chests = chests
        if fame is not None:
            ship.fame = fame
        for key in hand or []:
            self.from_deck(key)
            ship.take_card(face(key))
        if parrot is not None:
            self.from_deck(PARROTS[parrot])
            ship.parrot = face(PARROTS[parrot]) - int(faces.FIRST_PARROT)
            ship.hurt = int(hurt)
        for section, how in (masters or {}).items():
            self.from_deck("mastercraft")
            ship.set_master(SECTIONS.index(section), 1 if how == "upright" else 2)
        return self

    def from_deck(self, key: str) -> None:
        """One card of this key leaves the deck."""
        self.state.deck.remove(CARDS[face(key)])

    def deck_top(self, *keys: str) -> Table:
        """The next cards to be drawn, the first one first."""
        for key in keys:
            self.from_deck(key)
        self.state.deck.extend(CARDS[face(key)] for key in reversed(keys))
        return self

    def empty_deck(self, discard: bool) -> Table:
        """The deck has run out; its cards lie in the discard pile, or are in hands nobody looks at."""
        state = self.state
        if discard:
            state.discard.extend(state.deck)
        state.deck.clear()
        return self

    def treasure(self, island: int, fame: int, gold: int, chests: int, cards: int) -> Table:
        """What an island shows this month."""
        state = self.state
        wanted = next(
            number
            for number, card in enumerate(TREASURES)
            if (card.fame, card.gold, card.chests, card.cards) == (fame, gold, chests, cards)
        )
        dealt = list(state.treasures)
        dealt[int(stack_index(island, state.month))] = wanted
        state.treasures = tuple(dealt)
        return self

    def bank(self, gold: int | None = None, chests: int | None = None) -> Table:
        """What the bank holds; the rest is aboard the last ship."""
        state = self.state
        rich = state.ships[-1]
        if gold is not None:
            rich.gold += state.bank_gold - gold
            state.bank_gold = gold
        if chests is not None:
            rich.chests += state.bank_chests - chests
            state.bank_chests = chests
        return self

    def squadron(self, island: int, by: int) -> Table:
        """A squadron at an island, sent by a ship."""
        self.state.navy = (*self.state.navy, island * 8 + by)
        return self

    def consort(self, by: int, victim: int) -> Table:
        self.state.consort, self.state.victim = by, victim
        return self

    def secret_map(self, by: int, island: int, month: int) -> Table:
        self.state.maps = (*self.state.maps, month * 64 + island * 8 + by)
        return self

    def month(self, number: int) -> Table:
        self.state.month = number
        return self

    def feed(self, *dice: int) -> Table:
        """Dice in the order in which they will be rolled."""
        self.script.values.extend(pips - 1 for pips in dice)
        return self

    def values(self, *values: int) -> Table:
        """Raw chance values, for shuffles."""
        self.script.values.extend(values)
        return self

    def calm_shuffle(self, size: int) -> Table:
        """A shuffle that changes nothing."""
        order = list(range(size))
        self.script.values.extend(shuffle_script(order, order))
        return self

    def shuffle_under(self, size: int) -> Table:
        """A shuffle that puts the top card to the bottom and changes nothing else."""
        order = list(range(size))
        self.script.values.extend(shuffle_script(order, [order[-1], *order[:-1]]))
        return self

    # Letting it run.

    def start(self, *steps: Step) -> Table:
        """Run these steps, the first one first, up to the next question."""
        state = self.state
        state.stack = list(reversed(steps))
        state.asking, state.menu, state.waiting = None, None, 0
        return self.go_on()

    def go_on(self) -> Table:
        self.state.go_on(self.script)
        return self.check()

    def check(self) -> Table:
        wrong = faults(self.state)
        assert not wrong, wrong
        return self

    def fight(self, island: int) -> Table:
        """The Combat phase from this island on."""
        return self.start(COMBATS[island])

    def plunder(self) -> Table:
        return self.start(PLUNDERS[1])

    def upgrade(self) -> Table:
        return self.start(UPGRADE_PHASE)

    def closing(self) -> Table:
        return self.start(CLOSING)

    def navigate(self) -> Table:
        return self.start(CHARTING)

    def window_n1(self) -> Table:
        return self.start(AFTER_THE_MOVES)

    def rig(self) -> Table:
        for ship in range(len(self.state.ships)):
            self.ship(ship, gold=9)
        return self.start(RIGGING_STEP)

    def next_month(self) -> Table:
        return self.start(MONTH)

    def reckon(self) -> Table:
        self.state.month = 12
        return self.start(RECKONING_STEP)

    # Questions and answers.

    def asked(self) -> str:
        """The kind of the open question, or an empty text."""
        state = self.state
        question = state.asking
        return "" if question is None else question.kind(state, seats_in(state.waiting)[0])

    def asked_ship(self) -> int:
        """The ship for which the first of the waiting seats is asked."""
        question = self.state.asking
        assert question is not None
        return int(question.ship(self.state, self.waiting()[0]))

    def waiting(self) -> list[int]:
        return seats_in(self.state.waiting)

    def offers(self, seat: int) -> list[str]:
        """Every answer of a seat as "kind ref ref"."""
        return [" ".join([option.kind, *option.refs]) for option in self.state.decision(seat).options]

    def do(self, seat: int, answer: str) -> Table:
        """Give the one answer that is described by "kind ref ref"."""
        decision = self.state.decision(seat)
        found = [option for option in decision.options if " ".join([option.kind, *option.refs]) == answer]
        assert len(found) == 1, f"seat {seat} cannot {answer!r}; it can {self.offers(seat)}"
        assert found[0].ident in self.state.options(seat)
        self.state.apply(seat, found[0].ident, self.script)
        return self.check()

    def fire(self, seat: int, at: str, *dice: int) -> Table:
        """Fire without cards at a target, with these dice; "at" is empty where there is no choice."""
        if not at:
            return self.feed(*dice).do(seat, "fire fire")
        return self.do(seat, "fire fire").feed(*dice).do(seat, f"aim {at}")

    def done(self) -> Table:
        """No die of the feed is left."""
        assert self.script.left() == 0, f"{self.script.left()} values were not used"
        return self

    # Looking at it.

    def told(self, kind: str) -> list[dict[str, object]]:
        """The facts of every event of a kind."""
        events = self.state.events
        assert events is not None
        return [event.facts for event in events.told if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events, in order."""
        events = self.state.events
        assert events is not None
        return [event.kind for event in events.told]

    def silence(self) -> Table:
        """Forget what was told so far."""
        events = self.state.events
        assert events is not None
        events.take()
        return self

    def levels(self, number: int) -> tuple[int, ...]:
        ship = self.state.ships[number]
        return tuple(int(ship.level(section)) for section in range(4))

    def fame(self) -> list[int]:
        return [int(ship.fame) for ship in self.state.ships]

    def gold(self) -> list[int]:
        return [int(ship.gold) for ship in self.state.ships]

    def chests(self) -> list[int]:
        return [int(ship.chests) for ship in self.state.ships]

    def places(self) -> list[int]:
        return [int(ship.place) for ship in self.state.ships]

    def hand(self, number: int) -> list[str]:
        return [CARDS[held].key for held in faces.faces_held(self.state.ships[number].hand)]

    def parrot(self, number: int) -> str:
        section = self.state.ships[number].parrot
        return "" if section == NO_PARROT else CARDS[int(faces.FIRST_PARROT + section)].key

    def masters(self, number: int) -> dict[str, str]:
        ship = self.state.ships[number]
        how = {1: "upright", 2: "turned"}
        return {name: how[int(ship.master(at))] for at, name in enumerate(SECTIONS) if ship.master(at)}

    def discard(self) -> list[str]:
        return [card.key for card in self.state.discard]

    def deck(self) -> list[str]:
        """The deck, top card first."""
        return [card.key for card in reversed(self.state.deck)]

    def order(self) -> list[str]:
        """The order of the round or of the battle-card round."""
        return [side_fact(side) for side in sides_of(self.state.combat.order)]

    def navy(self) -> list[tuple[int, int]]:
        """The squadrons as (island, controlling ship)."""
        return [(entry >> 3, entry & 7) for entry in self.state.navy if entry]

    def captain(self, name: str) -> str:
        captain = int(self.state.captain_a if name == "A" else self.state.captain_b)
        return LEGENDS[captain].key if captain >= 0 else ""
