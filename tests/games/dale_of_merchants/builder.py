"""Any position of Dale of Merchants, in the game's words.

    table = Table(hands=[["spyglass", "junk*2"], ["acorn"]], market="- - cookies charm acorn", stalls=[4, 0])
    table.do("buy 1", "lay spyglass")
    assert table.discard(0) == ["spyglass"]

Cards are named by key. `cookies#2` is the second copy of a card, `junk*3` three junk cards; a plain name takes the next
copy not used yet. Piles are written top card first, market rows from slot 4 to slot 0 with `-` for an empty slot. A
stall is a number (so many finished stacks of cards that do not matter) or a list of stacks.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.building import Stacking
from covetown.games.dale_of_merchants.cards import BONUS, DECK_SIZE, EMPTY, TECHNIQUE, Card, Deck, DeckShelf
from covetown.games.dale_of_merchants.copying import valid_cards
from covetown.games.dale_of_merchants.decisions import short
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.faults import faults
from covetown.games.dale_of_merchants.meta import DaleOfMerchants
from covetown.games.dale_of_merchants.options import BUILD, BUY, DONE, STACK
from covetown.games.dale_of_merchants.payment import EssentialThrows, Paying
from covetown.games.dale_of_merchants.setup import empty_table, rules_from
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Step
from covetown.games.dale_of_merchants.turn import ACTING, NEXT_ACTION, begin_turn, fill_hand
from covetown.inspection import as_bytes
from covetown.kernel import Chance, Events, FastChance, ScriptedChance, shuffle_script
from covetown.kernel.events import Event

Names = str | Sequence[str]
StallNames = int | Sequence[Names]


def words(names: Names) -> list[str]:
    """Card names, one by one: a list of them, or one text with blanks between."""
    parts = names.split() if isinstance(names, str) else [part for name in names for part in name.split()]
    out: list[str] = []
    for part in parts:
        key, star, count = part.partition("*")
        out += [key] * (int(count) if star else 1)
    return out


class Box:
    """Hands out the copies of each card, none of them twice."""

    def __init__(self, shelf: DeckShelf) -> None:
        self.shelf = shelf
        self.used: set[int] = set()

    def take(self, name: str) -> Card:
        if name == "-":
            return EMPTY
        key, hash_mark, number = name.partition("#")
        copies = self.shelf.cards_named(key)
        if hash_mark:
            card = copies[int(number) - 1]
            if int(card.ident) in self.used:
                raise ValueError(f"{name} is on the table already")
        else:
            free = [copy for copy in copies if int(copy.ident) not in self.used]
            if not free:
                raise ValueError(f"all {len(copies)} copies of {key} are on the table already")
            card = free[0]
        self.used.add(int(card.ident))
        return card

    def pile(self, names: Names) -> list[Card]:
        """A pile as the engine keeps it, with the top card last."""
        return [self.take(name) for name in words(names)][::-1]


class Table:
    """A position with the action decision of the active player open, and readable ways to play it and look at it."""

    def __init__(
        self,
        hands: Sequence[Names] = (),
        decks: Sequence[Names] = (),
        discards: Sequence[Names] = (),
        stalls: Sequence[StallNames] = (),
        market: Names = "- - - - -",
        market_deck: Names = (),
        market_discard: Names = (),
        players: int = 2,
        active: int = 0,
        start: int = 0,
        actions: int = 1,
        taken: int = 0,
        flashy: int = 0,
        turn: int = 0,
        step: Step | None = None,
        game: DaleOfMerchants = GAME,
        **options: object,
    ) -> None:
        options.setdefault("mode", "free")
        seats = 1 if options["mode"] == "solo" else 4 if options["mode"] == "team" else players
        full = game.check_options(seats, dict(options))
        dale = empty_table(seats, rules_from(full), game.shelf)
        box = Box(game.shelf)
        # Numbered copies first, so that a plain name never takes one that is asked for later.
        everything = [*hands, *decks, *discards, market, market_deck, market_discard]
        everything += [stack for stall in stalls if not isinstance(stall, int) for stack in stall]
        reserved = {name for names in everything for name in words(names) if "#" in name}
        for name in reserved:
            box.used.add(int(box_card(name, box.shelf).ident))
        self.box = box
        self.reserved = reserved
        for seat, names in enumerate(hands):
            dale.players[seat].hand = self.pile(names)[::-1]
            if dale.rules.mode == 2 and seat == 1:
                dale.players[seat].hand.reverse()  # Mono's row is written left to right
        for seat, names in enumerate(decks):
            dale.players[seat].deck = self.pile(names)
        for seat, names in enumerate(discards):
            dale.players[seat].discard = self.pile(names)
        for seat, stall in enumerate(stalls):
            dale.players[seat].stall = self.stall(stall)
            mate = int(dale.mate(seat))
            if mate >= 0:
                dale.players[mate].stall = dale.players[seat].stall
        dale.market = self.pile(market)
        dale.market_deck = self.pile(market_deck)
        dale.market_discard = self.pile(market_discard)
        dale.decks = tuple(deck.number for deck in game.shelf.decks)
        dale.active = active
        dale.start = start
        dale.actions = actions
        dale.taken = taken
        dale.flashy = flashy
        dale.turn = turn
        dale.push(NEXT_ACTION)
        dale.push(ACTING if step is None else step)
        dale.go_on(ScriptedChance([]))
        self.dale = dale
        self.told: list[Event] = []

    # Setting up

    def pile(self, names: Names) -> list[Card]:
        return [
            box_card(name, self.box.shelf) if name in self.reserved else self.box.take(name) for name in words(names)
        ][::-1]

    def stall(self, stacks: StallNames) -> tuple[tuple[Card, ...], ...]:
        if isinstance(stacks, int):
            return tuple((self.box.take("junk"),) for _ in range(stacks))
        return tuple(tuple(self.pile(stack)[::-1]) for stack in stacks)

    @classmethod
    def cleaning_up(cls, chance: Chance | Sequence[int] = (), **zones: object) -> Table:
        """A position in which the active player has taken the last action: clean-up begins."""
        table = cls(**zones)  # type: ignore[arg-type]
        dale = table.dale
        interrupt(dale)
        dale.actions = 0
        source = chance if isinstance(chance, Chance) else ScriptedChance(list(chance))
        fill_hand(dale, source)
        dale.go_on(source)
        return table

    # Playing

    @property
    def seat(self) -> int:
        """Who is asked."""
        return next(seat for seat in range(int(self.dale.seats)) if (self.dale.waiting >> seat) & 1)

    @property
    def asked(self) -> str:
        """What is asked: the name of the decision."""
        return kind_asked(self.dale)

    def options(self, kind: str = "") -> list[str]:
        """Every legal answer in short words; only those of a kind if one is named."""
        if not self.dale.waiting:
            return []
        answers = [short(self.dale, option) for option in self.dale.options(self.seat)]
        return [answer for answer in answers if not kind or answer.split()[0] == kind]

    def can(self, answer: str) -> bool:
        return answer in self.options()

    def do(self, *answers: str, chance: Chance | Sequence[int] = ()) -> Table:
        """Give these answers one after the other; the chance values serve all of them and must be used up."""
        source = chance if isinstance(chance, Chance) else ScriptedChance(list(chance))
        for answer in answers:
            seat = self.seat
            for option in self.dale.options(seat):
                if short(self.dale, option) == answer:
                    break
            else:
                raise AssertionError(
                    f"{answer!r} is not possible at {self.asked}; possible: {', '.join(self.options())}"
                )
            listener = Events()
            self.dale.events = listener
            self.dale.apply(seat, option, source)
            self.dale.events = None
            self.told += listener.take()
        if isinstance(source, ScriptedChance) and source.left():
            raise AssertionError(f"{source.left()} chance values were not used")
        return self

    def pass_turn(self, chance: Chance | Sequence[int] = ()) -> Table:
        """An inventory action with no card."""
        answers = ["inventory", "done"] if self.dale.players[int(self.dale.active)].hand else ["inventory"]
        return self.do(*answers, chance=chance)

    def mono_turn(self, chance: Chance | Sequence[int] = ()) -> Table:
        """Mono takes a turn from here; afterwards the human is asked again."""
        source = chance if isinstance(chance, Chance) else ScriptedChance(list(chance))
        listener = Events()
        self.dale.events = listener
        interrupt(self.dale)
        self.dale.turn += 1
        begin_turn(self.dale, 1, source)
        self.dale.go_on(source)
        self.dale.events = None
        self.told += listener.take()
        if isinstance(source, ScriptedChance) and source.left():
            raise AssertionError(f"{source.left()} chance values were not used")
        return self

    def give(self, name: str) -> Table:
        """One more card for the active player's hand while an action is asked; a card just discarded comes back."""
        player = self.dale.players[self.active]
        for card in player.discard:
            if card.key == name:
                player.discard.remove(card)
                break
        else:
            card = self.box.take(name)
        player.hand.append(card)
        self.dale.menu = None
        return self

    # Trying out

    def fork(self) -> Table:
        """The same position once more, to try something without consequences."""
        twin = Table.__new__(Table)
        twin.box = self.box
        twin.reserved = self.reserved
        twin.dale = self.dale.copy()
        twin.told = []
        return twin

    def payments(self, source: int) -> set[str]:
        """Every legal payment for a market slot (5: the top of the market discard pile), as `junk+reflection=acorn`."""
        found: set[str] = set()
        if BUY | source in self.dale.options(self.seat):
            explore(self.dale, [BUY | source], [], (Paying, EssentialThrows), "paid", found)
        return found

    def builds(self) -> set[str]:
        """Every stack the active player can build alone, as `acorn+reflection=junk`; `pile:acorn` was discarded."""
        found: set[str] = set()
        for option in self.dale.options(self.seat):
            if option == STACK or option & ~0xFFFFF == BUILD:
                explore(self.dale, [option], [], (Stacking,), "placed", found)
        return found

    # Scripting chance

    @staticmethod
    def shuffle(before: Names, after: Names) -> list[int]:
        """The chance values that turn one pile into another; both are written top card first."""
        return shuffle_script(words(before)[::-1], words(after)[::-1])

    def shuffle_discard(self, seat: int, after: Names) -> list[int]:
        """The chance values that shuffle a player's present discard pile into this deck."""
        return self.shuffle(self.discard(seat), after)

    @staticmethod
    def pick(hand: Names, picked: Names) -> list[int]:
        """The chance values that pick these cards, in this order, out of a hand as `hand` lists it."""
        left = words(hand)
        values = []
        for name in words(picked):
            values.append(left.index(name))
            left.remove(name)
        return values

    # Looking

    def hand(self, seat: int = 0) -> list[str]:
        """A hand, sorted by name."""
        return sorted(card.key for card in self.dale.players[seat].hand)

    def hand_in_order(self, seat: int) -> list[str]:
        """A hand in the order in which the engine keeps it (for `pick`)."""
        return [card.key for card in self.dale.players[seat].hand]

    def row(self) -> list[str]:
        """Mono's row from left to right."""
        return [card.key for card in reversed(self.dale.players[1].hand)]

    def deck(self, seat: int = 0) -> list[str]:
        return [card.key for card in reversed(self.dale.players[seat].deck)]

    def discard(self, seat: int = 0) -> list[str]:
        return [card.key for card in reversed(self.dale.players[seat].discard)]

    def stacks(self, seat: int = 0) -> list[list[str]]:
        """A stall, stack by stack."""
        return [[card.key for card in stack] for stack in self.dale.players[seat].stall]

    def market(self) -> list[str]:
        """The market row from slot 4 to slot 0."""
        return ["-" if card is EMPTY else card.key for card in reversed(self.dale.market)]

    def market_deck(self) -> list[str]:
        return [card.key for card in reversed(self.dale.market_deck)]

    def market_discard(self) -> list[str]:
        return [card.key for card in reversed(self.dale.market_discard)]

    def card(self, name: str, seat: int = 0) -> Card:
        """A card of a hand by its name."""
        key, _, number = name.partition("#")
        copies = self.box.shelf.cards_named(key)
        wanted = [copies[int(number) - 1]] if number else copies
        for card in self.dale.players[seat].hand:
            if card in wanted:
                return card
        raise ValueError(f"seat {seat} does not hold {name}")

    def worth(self, name: str) -> int:
        """The current value of a hand card of the active player."""
        return int(self.dale.worth(self.card(name, int(self.dale.active))))

    def copies(self, name: str) -> str:
        """What a hand card of the active player copies; empty if nothing."""
        card = self.card(name, int(self.dale.active))
        face = self.dale.face(card)
        return "" if face is card else face.key

    @property
    def open_actions(self) -> int:
        """How many actions the active player still has, the one being asked included; 0 when none is asked."""
        return int(self.dale.actions) if self.asked == "action" else 0

    @property
    def active(self) -> int:
        return int(self.dale.active)

    def valid(self, name: str, seat: int = -1) -> list[str]:
        """The names of the cards a copier in this hand (by default the active player's) can copy now, sorted."""
        user = self.active if seat < 0 else seat
        found = valid_cards(self.dale, user, self.card(name, user))
        return sorted(self.dale.face(card).key for card in found)

    def shown(self, seat: int = 0) -> list[str]:
        """The cards of a hand that everybody knows, sorted by name."""
        return sorted(card.key for card in self.dale.players[seat].open)

    def told_cards(self, kind: str, seat: int = -1) -> list[str]:
        """The cards named in the events of a kind so far, as this seat may know them; `?` where it may not."""
        cards = self.box.shelf.cards
        return [cards[int(str(facts["card"]))].key if "card" in facts else "?" for facts in self.events(kind, seat)]

    def dale_faults(self) -> list[str]:
        """What is wrong with the position, whatever cards are missing from it."""
        return [fault for fault in faults(self.dale) if "animalfolk cards instead of" not in fault]

    def events(self, kind: str, seat: int = -1) -> list[dict[str, object]]:
        """The events of a kind so far, as this seat may know them."""
        return [event.seen_by(seat) for event in self.told if event.kind == kind]


def explore(
    dale: DaleState,
    options: Sequence[int],
    told: list[Event],
    steps: tuple[type[Step], ...],
    kind: str,
    found: set[str],
) -> None:
    """Follow every way through a payment or a stack to its end, and note the cards that left the hand or pile."""
    for option in options:
        after = dale.copy()
        listener = Events()
        after.events = listener
        after.apply(next(seat for seat in range(4) if (dale.waiting >> seat) & 1), option, FastChance(1))
        after.events = None
        heard = [*told, *listener.take()]
        if after.waiting and isinstance(after.asking, steps):
            after_options: Sequence[int] = after.options(0)
            if isinstance(after.asking, EssentialThrows):
                after_options = [DONE]
            explore(after, after_options, heard, steps, kind, found)
        else:
            found.add("+".join(sorted(moved_cards(heard, kind))))


def moved_cards(told: list[Event], kind: str) -> list[str]:
    """The names of the cards moved by events of a kind, with what they were copies of."""
    copies = {
        event.facts["card"]: SHELF.cards[int(str(event.facts["copied"]))].key
        for event in told
        if event.kind == "copied"
    }
    out: list[str] = []
    for event in told:
        if event.kind == kind:
            name = SHELF.cards[int(str(event.facts["card"]))].key
            if event.facts["card"] in copies:
                name += "=" + copies[event.facts["card"]]
            out.append("pile:" + name if str(event.facts["from"]).startswith("discard") else name)
    return out


def printed_cards(deck: Deck) -> list[Card]:
    """The cards of a deck as it lies in the box, without a seventh card that somebody added."""
    return deck.cards[: int(DECK_SIZE)]


def printed(key: str) -> tuple[int, int, bool, bool]:
    """What is printed on a card: its value, how many copies there are, technique or not, bonus icon or not."""
    copies = [card for deck in SHELF.decks for card in deck.cards if card.key == key]
    card = copies[0]
    return int(card.value), len(copies), card.flags & TECHNIQUE != 0, card.flags & BONUS != 0


def box_card(name: str, shelf: DeckShelf) -> Card:
    key, _, number = name.partition("#")
    return shelf.cards_named(key)[int(number) - 1]


def kind_asked(dale: DaleState) -> str:
    """The kind of the question being asked; empty if nobody is asked."""
    question = dale.asking
    return "" if question is None else question.kind(dale, dale.active)


def interrupt(dale: DaleState) -> None:
    """Break off whatever is being asked and done, so that something else can begin."""
    dale.stack.clear()
    dale.asking = None
    dale.menu = None
    dale.waiting = 0


def dale_of(table: Table) -> DaleState:
    return table.dale


def without_copies(written: bytes) -> bytes:
    """A written game in which the copies of a card are numbered in the order in which they are met (DM-014).

    What is known of a hand, and the way to what a copier copies, is about kinds of cards and names any copy.
    """
    numbers: dict[int, str] = {}
    met: Counter[int] = Counter()

    def kind_of(ident: int) -> int:
        return int(GAME.shelf.cards[ident].kind) if ident >= 0 else ident

    def copy_of(ident: int) -> str:
        if ident not in numbers:
            met[kind_of(ident)] += 1
            numbers[ident] = f"{kind_of(ident)} {met[kind_of(ident)]}"
        return numbers[ident]

    def renumbered(tree: object, kinds_only: bool) -> object:
        if not isinstance(tree, list):
            return tree
        if tree[0] == "#":
            return kind_of(tree[1]) if kinds_only else copy_of(tree[1])
        of_kinds = {"Player": (6, 7, 8), "Mark": (2, 3)}.get(tree[0], ()) if isinstance(tree[0], str) else ()
        return [renumbered(part, kinds_only or at in of_kinds) for at, part in enumerate(tree)]

    return as_bytes(renumbered(json.loads(written), False))
