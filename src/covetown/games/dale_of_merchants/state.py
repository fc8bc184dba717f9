"""The table: every zone with its cards, the turn, what cards count as this turn, and who knows what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    BONUS,
    COOKIES,
    EMPTY,
    JUNK_CARDS,
    MEMBER,
    RUBBISH,
    Card,
)
from covetown.games.dale_of_merchants.pieces import (
    DISCARDS,
    FREE,
    HAND_SIZE,
    HANDS,
    LIMIT,
    MARKET_POOL,
    MARKET_SLOTS,
    MONO,
    NOBODY,
    OWN_DECKS,
    ROLLED,
    RUNNING,
    SLOTS,
    SOLO,
    TEAM,
    THREW,
    THREW_OLD,
    WON,
    Mark,
    Marks,
    Pile,
    Player,
    Rules,
    Whisper,
    change_code,
    changed_value,
    shown_id,
    with_card,
    without,
)
from covetown.kernel.chance import Chance, shuffle
from covetown.kernel.decision import Decision
from covetown.kernel.state import Result, State

__all__ = [
    "DISCARDS",
    "FREE",
    "HANDS",
    "HAND_SIZE",
    "LIMIT",
    "MARKET_POOL",
    "MARKET_SLOTS",
    "MONO",
    "NOBODY",
    "NO_OPTIONS",
    "OWN_DECKS",
    "ROLLED",
    "RUNNING",
    "SLOTS",
    "SOLO",
    "TEAM",
    "THREW",
    "THREW_OLD",
    "WON",
    "Dale",
    "Mark",
    "Marks",
    "Pile",
    "Player",
    "Rules",
    "Step",
    "Whisper",
    "change_code",
    "changed_value",
    "shown_id",
    "with_card",
    "without",
]


class Step:
    """Something the rules still have to do. A step never changes once it is made."""

    def options(self, dale: Dale) -> list[i64]:
        """The legal answers; a step that asks nothing has none and is run."""
        return NO_OPTIONS

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        raise NotImplementedError

    def run(self, dale: Dale, chance: Chance) -> None:
        raise NotImplementedError

    def decider(self, dale: Dale) -> i64:
        return dale.active

    def always_asks(self) -> bool:
        """Whether even a single legal answer is left to the player (DM-492)."""
        return False

    def before(self, dale: Dale) -> Marks:
        """What everybody knew of the marks before this step's player began to choose in private."""
        return dale.marks

    def name(self) -> str:
        """The kind of the decision, as section 18.1 of the rules calls it."""
        return ""


NO_OPTIONS: Final[list[i64]] = []


@final
class Dale(State):
    """A game of Dale of Merchants at one moment."""

    __slots__ = (
        "actions",
        "active",
        "aside",
        "asked",
        "decks",
        "ending",
        "flashy",
        "market",
        "market_deck",
        "market_discard",
        "marks",
        "menu",
        "moment",
        "played_as",
        "players",
        "resolving",
        "rules",
        "stack",
        "start",
        "taken",
        "turn",
        "whispers",
        "winners",
    )  # fmt: skip

    def __init__(
        self, seats: i64, rules: Rules, players: list[Player], market: list[Card], market_deck: list[Card],
        market_discard: list[Card], stack: list[Step],
    ) -> None:  # fmt: skip
        super().__init__(seats)
        self.rules = rules
        self.players = players
        self.market = market
        self.market_deck = market_deck
        self.market_discard = market_discard
        self.stack = stack
        self.decks: tuple[int, ...] = ()
        self.active: i64 = 0
        self.start: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.taken: i64 = 0
        self.flashy: i64 = 0
        self.moment: i64 = 0
        self.marks: Marks = ()
        self.whispers: tuple[Whisper, ...] = ()
        self.resolving: Card = EMPTY
        self.played_as: Card = EMPTY
        self.aside: Pile = ()
        self.asked: bool = False
        self.winners: i64 = 0
        self.ending: i64 = RUNNING
        self.menu: list[i64] | None = None

    # The contract

    def options(self, seat: i64) -> list[i64]:
        menu = self.menu
        if menu is None:
            menu = self.stack[-1].options(self)
            self.menu = menu
        return menu

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        step = self.stack.pop()
        step.answer(self, option, chance)
        self.proceed(chance)

    def proceed(self, chance: Chance) -> None:
        """Run the rules to the next decision; what has only one answer is not asked (DM-492)."""
        stack = self.stack
        lapse = self.rules.lapse
        while stack:
            if lapse and self.marks:
                self.lapse()
            step = stack[-1]
            menu = step.options(self)
            count = len(menu)
            if count == 0:
                stack.pop()
                step.run(self, chance)
            elif count == 1 and not step.always_asks():
                stack.pop()
                step.answer(self, menu[0], chance)
            else:
                self.menu = menu
                self.waiting = 1 << step.decider(self)
                return
        self.menu = NO_OPTIONS
        self.waiting = 0

    def copy(self) -> Dale:
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        other = Dale(
            self.seats, self.rules, players, self.market[:], self.market_deck[:], self.market_discard[:], self.stack[:]
        )
        other.waiting = self.waiting
        other.revelations = self.revelations
        other.decks = self.decks
        other.active = self.active
        other.start = self.start
        other.turn = self.turn
        other.actions = self.actions
        other.taken = self.taken
        other.flashy = self.flashy
        other.moment = self.moment
        other.marks = self.marks
        other.whispers = self.whispers
        other.resolving = self.resolving
        other.played_as = self.played_as
        other.aside = self.aside
        other.asked = self.asked
        other.winners = self.winners
        other.ending = self.ending
        other.menu = self.menu
        return other

    def redeal(self, seat: i64, chance: Chance) -> Dale:
        from covetown.games.dale_of_merchants.redeal import redealt

        return redealt(self, seat, chance)

    def payoff(self, seat: i64) -> float:
        if not (self.winners >> seat) & 1:
            return 0.0
        share: i64 = 0
        mask = self.winners
        while mask > 0:
            share += mask & 1
            mask >>= 1
        if self.rules.mode == TEAM:
            return 1.0 if share == 2 else 0.5  # a team wins as one
        return 1.0 / float(share)

    def decision(self, seat: int) -> Decision:
        from covetown.games.dale_of_merchants.answers import decision

        return decision(self, seat)

    def view(self, seat: int) -> dict[str, object]:
        from covetown.games.dale_of_merchants.view import view

        return view(self, seat)

    def result(self) -> Result | None:
        from covetown.games.dale_of_merchants.view import outcome

        return outcome(self)

    def fallback(self, seat: i64, chance: Chance) -> i64:
        from covetown.games.dale_of_merchants.answers import fallback

        return fallback(self, seat, chance)

    def encode(self) -> bytes:
        from covetown.games.dale_of_merchants.records import encode

        return encode(self)

    # Who sits where

    def mate(self, seat: i64) -> i64:
        """The teammate across the table (DM-169), or nobody."""
        return seat ^ 2 if self.rules.mode == TEAM else NOBODY

    def next_seat(self, seat: i64) -> i64:
        """The player to the left (DM-044)."""
        seat += 1
        return seat if seat < len(self.players) else 0

    def others(self) -> list[i64]:
        """All players but the active one, in turn order (DM-092)."""
        found: list[i64] = []
        seat = self.next_seat(self.active)
        while seat != self.active:
            found.append(seat)
            seat = self.next_seat(seat)
        return found

    def opponents(self) -> list[i64]:
        """The others without the teammate (DM-179)."""
        mate = self.mate(self.active)
        return [seat for seat in self.others() if seat != mate]

    def stacks(self, seat: i64) -> i64:
        """How many stacks stand in the stall of this player (or team)."""
        return len(self.players[seat].stall)

    # Marks: what is special about a card this turn

    def mark_of(self, card: Card) -> Mark | None:
        for mark in self.marks:
            if mark.card is card:
                return mark
        return None

    def set_mark(self, mark: Mark) -> None:
        """Replace what is noted about this card, or note it as the newest."""
        marks = self.marks
        for at, old in enumerate(marks):
            if old.card is mark.card:
                self.marks = marks[:at] + (mark,) + marks[at + 1 :]  # noqa: RUF005  (as in with_card)
                return
        self.marks = marks + (mark,)  # noqa: RUF005

    def drop_mark(self, card: Card) -> None:
        marks = self.marks
        for at, mark in enumerate(marks):
            if mark.card is card:
                self.marks = marks[:at] + marks[at + 1 :]
                return

    def face(self, card: Card) -> Card:
        """The card this one counts as: what it copies, or itself (DM-399)."""
        if self.marks:
            for mark in self.marks:
                if mark.card is card:
                    return card if mark.copy is EMPTY else mark.copy
        return card

    def worth(self, card: Card) -> i64:
        """The current value of a card of the active player (DM-211)."""
        if self.marks:
            for mark in self.marks:
                if mark.card is card:
                    return changed_value(mark, self.flashy)
        return card.value + self.flashy

    def lapse(self) -> None:
        from covetown.games.dale_of_merchants.copying import lapse

        lapse(self)

    # Leaving and entering hands

    def leave(self, player: Player, card: Card) -> Card:
        """Forget what was special about a card that has left this hand (DM-201, DM-215, DM-407); returns it."""
        if player.open:
            player.open = without(player.open, card)
        if self.whispers:
            self.forget_whisper(card)
        if self.marks:
            self.drop_mark(card)
        return card

    def forget_whisper(self, card: Card) -> None:
        whispers = self.whispers
        for at, whisper in enumerate(whispers):
            if whisper.card is card:
                self.whispers = whispers[:at] + whispers[at + 1 :]
                return

    def take_from_hand(self, player: Player, card: Card) -> Card:
        """Take a card out of a hand; returns it as it lies elsewhere."""
        hand = player.hand
        i: i64 = len(hand) - 1
        while i >= 0:
            if hand[i] is card:
                hand.pop(i)
                break
            i -= 1
        else:
            raise ValueError(f"{card.key} is not in this hand")
        return self.leave(player, card)

    def take_at(self, player: Player, place: i64) -> Card:
        """Take the card at this place out of a hand; returns it as it lies elsewhere."""
        return self.leave(player, player.hand.pop(place))

    def discard_from_hand(self, seat: i64, card: Card) -> None:
        """A hand card goes face up onto its owner's discard pile."""
        player = self.players[seat]
        lying = self.take_from_hand(player, card)
        player.discard.append(lying)
        if self.events is not None:
            self.moved("discarded", seat, lying, HANDS[seat], DISCARDS[seat])

    def throw_away(self, seat: i64, card: Card, source: str) -> None:
        """Junk goes to the junk pile, animalfolk to the market discard (DM-147, DM-148), Mono cards home (DM-542)."""
        if card.flags & RUBBISH:
            target = "junk"
        elif card.flags & MEMBER:
            self.players[MONO].discard.append(card)
            target = DISCARDS[MONO]
        else:
            self.market_discard.append(card)
            target = "market-discard"
        if self.events is not None:
            self.moved("threw", seat, card, source, target)

    def gain_openly(self, seat: i64, card: Card, kind: str, source: str) -> None:
        """A card everybody has seen goes to a hand (DM-448)."""
        player = self.players[seat]
        player.hand.append(card)
        player.open = with_card(player.open, card)
        if self.events is not None:
            self.moved(kind, seat, card, source, HANDS[seat])

    def show(self, seat: i64, card: Card) -> None:
        """Everybody now knows that this card is in this hand."""
        player = self.players[seat]
        for known in player.open:
            if known is card:
                return
        self.revelations += 1
        player.open = with_card(player.open, card)
        if self.events is not None:
            self.moved("showed", seat, card, HANDS[seat], HANDS[seat])

    # Drawing

    def turn_up(self, seat: i64, chance: Chance) -> Card:
        """The top card off a player's deck, reshuffled if needed (DM-138); EMPTY if there is none (DM-142)."""
        player = self.players[seat]
        deck = player.deck
        if not deck:
            if not player.discard:
                return EMPTY
            deck = player.discard
            player.discard = []
            player.deck = deck
            shuffle(deck, chance)
            player.known = ()
            if self.events is not None:
                self.events.tell(
                    "reshuffled", {"seat": int(seat), "count": len(deck), "from": DISCARDS[seat], "to": OWN_DECKS[seat]}
                )
        self.revelations += 1
        if player.known:
            player.known = player.known[1:]
        return deck.pop()

    def draw(self, seat: i64, count: i64, chance: Chance) -> i64:
        """Draw cards into the hand of their owner; returns how many there were (DM-078)."""
        player = self.players[seat]
        drawn: i64 = 0
        while drawn < count and self.draw_one(seat, player, chance) is not EMPTY:
            drawn += 1
        return drawn

    def draw_one(self, seat: i64, player: Player, chance: Chance) -> Card:
        """Draw a card into the hand of its owner and return it; EMPTY if there is none."""
        knowing: i64 = 0
        if player.known:
            knowing = player.known[0] & ~(1 << seat)
        card = self.turn_up(seat, chance)
        if card is not EMPTY:
            player.hand.append(card)
            if knowing:
                self.whisper(card, knowing, NOBODY, seat)
            if self.events is not None:
                self.slipped("drew", seat, card, OWN_DECKS[seat], HANDS[seat], 1 << seat)
        return card

    def turn_up_market(self, chance: Chance) -> Card:
        """The top card off the market deck, reshuffling its discard pile if needed (DM-145); EMPTY if there is none."""
        deck = self.market_deck
        if not deck:
            if not self.market_discard:
                return EMPTY
            deck = self.market_discard
            self.market_discard = []
            self.market_deck = deck
            shuffle(deck, chance)
            if self.events is not None:
                self.events.tell(
                    "reshuffled-market", {"count": len(deck), "from": "market-discard", "to": "market-deck"}
                )
        self.revelations += 1
        return deck.pop()

    # Secrets

    def whisper(self, card: Card, mask: i64, origin: i64, holder: i64) -> None:
        """Note who knows a hidden card of this holder, and the pool it came from."""
        if self.whispers:
            old = self.origin_of(card, NOBODY)
            if old != NOBODY:
                origin = old
            self.forget_whisper(card)
        if origin == holder:
            origin = NOBODY
        if mask or origin != NOBODY:
            self.whispers = self.whispers + (Whisper(card, mask, origin, holder),)  # noqa: RUF005  (as in with_card)

    def origin_of(self, card: Card, holder: i64) -> i64:
        """The pool in which everybody last saw this hidden card of a holder."""
        for old in self.whispers:
            if old.card is card and old.origin != NOBODY:
                return old.origin
        return holder

    def cloud(self, seat: i64, witnesses: i64) -> None:
        """A card left this hand in secret: only the witnesses still know for sure which others are there."""
        player = self.players[seat]
        if not player.open:
            return
        everybody = (1 << len(self.players)) - 1
        if (witnesses | (1 << seat)) & everybody == everybody:
            return
        if witnesses:
            for card in player.open:
                self.whisper(card, witnesses, NOBODY, seat)
        player.open = ()

    def new_junk(self) -> Card:
        """A junk card from the junk pile, which never runs out (DM-154).

        All junk is alike, so after more of it than any sane game sees, a junk card outside all hands stands for two.
        """
        used: set[int] = set()
        held: set[int] = set()
        for player in self.players:
            for card in player.hand:
                if card.flags & RUBBISH:
                    held.add(int(card.ident))
            for pile in (player.deck, player.discard):
                for card in pile:
                    if card.flags & RUBBISH:
                        used.add(int(card.ident))
            for stack in player.stall:
                for card in stack:
                    if card.flags & RUBBISH:
                        used.add(int(card.ident))
        for junk in JUNK_CARDS:
            if int(junk.ident) not in used and int(junk.ident) not in held:
                return junk
        for junk in JUNK_CARDS:
            if int(junk.ident) not in held:
                return junk
        return JUNK_CARDS[-1]

    # Hand size

    def hand_size(self, seat: i64) -> i64:
        """5, and one more for every Cookies in hand, printed or copied (DM-121, DM-122)."""
        size = HAND_SIZE
        marks = self.marks
        for card in self.players[seat].hand:
            if card.flags & COOKIES or (marks and self.face(card).flags & COOKIES):
                size += 1
        return size

    # Flow

    def then(self, step: Step) -> None:
        self.stack.append(step)

    def has_bonus(self, card: Card) -> bool:
        return card.flags & BONUS != 0

    def finish(self, winners: i64, ending: i64) -> None:
        """The game is over at this very moment (DM-162, DM-163)."""
        self.winners = winners
        self.ending = ending
        self.stack.clear()
        if self.events is not None:
            won = [seat for seat in range(len(self.players)) if (winners >> seat) & 1]
            alone = len(won) == (2 if self.rules.mode == TEAM else 1)
            how = "won" if ending == WON else "limit" if alone else "drawn"
            self.events.tell(
                "ended", {"seats": won, "winner": won[0], "other": won[-1], "count": len(won), "ending": how}
            )

    # Events

    def moved(self, kind: str, seat: i64, card: Card, source: str, target: str) -> None:
        """Tell everybody that a card went from one place to another."""
        if self.events is not None:
            self.events.tell(
                kind, {"seat": int(seat), "card": shown_id(card), "from": source, "to": target, "hidden": 0}
            )

    def slipped(self, kind: str, seat: i64, card: Card, source: str, target: str, audience: i64) -> None:
        """Tell everybody that a card moved, and only some which one it was."""
        if self.events is not None:
            facts: dict[str, object] = {"seat": int(seat), "from": source, "to": target, "hidden": 1}
            self.events.whisper(kind, facts, audience, {"card": shown_id(card), "hidden": 0})
