"""The table: every zone with its cards, the turn, what cards count as this turn, and who knows what."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from covetown.games.dale_of_merchants.cards import (
    COOKIES,
    EMPTY,
    JUNK_CARDS,
    MEMBER,
    NO_DECKS,
    RUBBISH,
    Card,
    DeckShelf,
)
from covetown.games.dale_of_merchants.memory import (
    count_of,
    entered,
    left_in_secret,
    left_openly,
    minus,
    seen_in_hand,
)
from covetown.games.dale_of_merchants.passed_cards import (
    come_to_light,
    draw_noted,
    keep,
    lose_sight,
    note_secret,
    settle_pointed_at,
    settle_shown,
)
from covetown.games.dale_of_merchants.pieces import (
    DISCARDS,
    HAND_SIZE,
    HANDS,
    MONO,
    NOBODY,
    OWN_DECKS,
    RUNNING,
    TEAM,
    WON,
    Mark,
    Marks,
    Pile,
    Player,
    Rules,
    Secret,
    changed_value,
    shown_id,
    with_card,
)
from covetown.games.dale_of_merchants.steps import Question, Step
from covetown.kernel.chance import Chance, shuffle
from covetown.kernel.decision import Decision
from covetown.kernel.knowledge import Aside
from covetown.kernel.state import Result, State


@final
@mypyc_attr(free_list_len=1)
class DaleState(State):
    """A game of Dale of Merchants at one moment."""

    __slots__ = (
        "actions",
        "active",
        "aside",
        "asked",
        "asking",
        "decks",
        "ending",
        "flashy",
        "market",
        "market_deck",
        "market_discard",
        "marks",
        "menu",
        "moment",
        "passed",
        "played_as",
        "players",
        "resolving",
        "rules",
        "secrets",
        "shelf",
        "stack",
        "start",
        "taken",
        "turn",
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
        self.secrets: tuple[Secret, ...] = ()
        self.passed: tuple[int, ...] = ()
        self.resolving: Card = EMPTY
        self.played_as: Card = EMPTY
        self.aside: Pile = ()
        self.asked: bool = False
        self.winners: i64 = 0
        self.ending: i64 = RUNNING
        self.asking: Question | None = None
        self.menu: list[i64] | None = None
        self.shelf: DeckShelf = NO_DECKS

    # The loop

    def push(self, step: Step) -> None:
        """Put a step before everything already on the stack."""
        self.stack.append(step)

    def ask(self, question: Question, seats: i64, menu: list[i64] | None) -> None:
        """Wait for the answers of these seats; `menu` holds those of a single one, if they are made already."""
        self.asking = question
        self.menu = menu
        self.waiting = seats

    def go_on(self, chance: Chance) -> None:
        """Run the rules to the next decision."""
        stack = self.stack
        lapse = self.rules.lapse
        while self.waiting == 0 and stack:
            if lapse and self.marks:
                self.lapse()
            stack.pop().run(self, chance)

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

    def spend_action(self) -> None:
        """An action is being taken (DM-049, DM-505)."""
        self.actions -= 1
        self.taken += 1

    def end_action(self, chance: Chance) -> None:
        """An action is over: the turn, which lies beneath it on the stack, goes on at once (DM-050)."""
        self.stack.pop().run(self, chance)

    def public_waiting(self) -> i64:
        question = self.asking
        return self.waiting if question is None else question.public_waiting(self)

    def fallback(self, seat: i64, chance: Chance) -> i64:
        question = self.asking
        assert question is not None
        return question.fallback(self, seat, chance)

    # The contract

    def copy(self) -> DaleState:
        players = [player.copy() for player in self.players]
        other = DaleState(
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
        other.secrets = self.secrets
        other.passed = self.passed
        other.resolving = self.resolving
        other.played_as = self.played_as
        other.aside = self.aside
        other.asked = self.asked
        other.winners = self.winners
        other.ending = self.ending
        other.asking = self.asking
        other.menu = self.menu
        other.shelf = self.shelf
        return other

    def redeal(self, seat: i64, chance: Chance) -> DaleState:
        from covetown.games.dale_of_merchants.redeal import redeal

        return redeal(self, seat, chance)

    def payoff(self, seat: i64) -> float:
        from covetown.games.dale_of_merchants.scoring import payoff

        return payoff(self, seat)

    def decision(self, seat: int) -> Decision:
        from covetown.games.dale_of_merchants.decisions import decision

        return decision(self, seat)

    def view(self, seat: int) -> dict[str, object]:
        from covetown.games.dale_of_merchants.view import view

        return view(self, seat)

    def result(self) -> Result | None:
        from covetown.games.dale_of_merchants.scoring import result

        return result(self)

    def encode(self) -> bytes:
        from covetown.games.dale_of_merchants.codec import encode

        return encode(self)

    # Who sits where

    def mate(self, seat: i64) -> i64:
        """The teammate across the table (DM-169), or nobody."""
        return seat ^ 2 if self.rules.mode == TEAM else NOBODY

    def next_seat(self, seat: i64) -> i64:
        """The player to the left (DM-044)."""
        seat += 1
        return seat if seat < len(self.players) else i64(0)

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

    def side_mask(self, seat: i64) -> i64:
        """A player with the teammate, as bits."""
        mate = self.mate(seat)
        return 1 << seat if mate == NOBODY else (1 << seat) | (1 << mate)

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
        """Forget what was special about a card that has left this hand in the open; returns it.

        What was noted of it is over (DM-201, DM-215, DM-407). Unless everybody knew that it was there, something hidden
        has come to light (DM-498).
        """
        if (not player.open and not player.privy and not player.kept) or not left_openly(player, card):
            self.revelations += 1
        if self.secrets:
            come_to_light(self, player, card)
        if self.marks:
            self.drop_mark(card)
        return card

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

    def slip_out(self, seat: i64, places: list[i64], witnesses: i64) -> list[Card]:
        """Take the cards at these places out of a hand; besides their owner only the witnesses know which."""
        player = self.players[seat]
        cards = [player.hand[place] for place in places]
        for place in sorted(places, reverse=True) if len(places) > 1 else places:
            player.hand.pop(place)
        for card in cards:
            if self.marks:
                self.drop_mark(card)
        if player.open or player.privy or player.kept:
            before = player.open
            left_in_secret(player, seat, cards, witnesses)
            lose_sight(self, player, seat, cards, minus(before, player.open))
        return cards

    def slip_in(self, taker: i64, card: Card, giver: i64) -> None:
        """A card from another hand enters this one; only the two players know which (DM-452)."""
        player = self.players[taker]
        player.hand.append(card)
        self.revelations += 1
        entered(player, card, 1 << giver)
        note_secret(self, card, (1 << giver) | (1 << taker), giver, giver, taker)

    def discard_from_hand(self, seat: i64, card: Card) -> None:
        """A hand card goes face up onto its owner's discard pile."""
        player = self.players[seat]
        lying = self.take_from_hand(player, card)
        player.discard.append(lying)
        if self.events is not None:
            self.moved("discarded", seat, lying, HANDS[seat], DISCARDS[seat])

    def throw_away(self, seat: i64, card: Card, source: str, place: i64 = 0) -> None:
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
            self.moved("threw", seat, card, source, target, place)

    def gain_openly(self, seat: i64, card: Card, kind: str, source: str) -> None:
        """A card everybody has seen goes to a hand (DM-448)."""
        player = self.players[seat]
        player.hand.append(card)
        player.open = with_card(player.open, card)
        if self.events is not None:
            zone, _, word = source.partition(":")
            owner = int(word) if zone in ("discard", "stall") else int(seat)
            facts: dict[str, object] = {"seat": int(seat), "card": shown_id(card), "from": source, "to": HANDS[seat]}
            facts.update({"hidden": 0, "other": owner, "theirs": 1 if owner != seat else 0})
            self.events.tell(kind, facts)

    def show(self, seat: i64, card: Card) -> None:
        """Everybody now knows that this card is in this hand."""
        self.show_together(seat, (card,))

    def show_together(self, seat: i64, cards: Pile) -> None:
        """Everybody now knows that all these cards are in this hand, with those marked there in the open."""
        player = self.players[seat]
        for at, card in enumerate(cards):
            count = count_of(cards[: at + 1], card)
            for mark in self.marks:
                if mark.card.kind == card.kind and mark.card not in cards and mark.card in player.hand:
                    count += 1
            if count > count_of(player.open, card):
                self.show_one(seat, card)
        self.lie_open(seat, cards)

    def lie_open(self, seat: i64, cards: Pile) -> None:
        """These very cards of a hand lie before everybody, and all know of so many such cards there (DM-568)."""
        if self.secrets:
            for card in cards:
                settle_pointed_at(self, self.players[seat], card, cards)

    def show_one(self, seat: i64, card: Card) -> None:
        """One more such card of a hand is shown to everybody."""
        player = self.players[seat]
        self.revelations += 1
        if self.secrets:
            settle_shown(self, player, card, count_of(player.open, card) + 1)
        seen_in_hand(player, card)
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
        if not player.deck and player.discard:
            keep(self, seat)
        card = self.turn_up(seat, chance)
        if card is not EMPTY:
            player.hand.append(card)
            if knowing:
                entered(player, card, knowing)
            if self.secrets:
                draw_noted(self, card)
            if self.events is not None:
                self.moved_in_secret("drew", seat, card, OWN_DECKS[seat], HANDS[seat], 1 << seat)
        return card

    def lay_aside(self, seat: i64, count: i64, chance: Chance) -> None:
        """The active player looks at the top cards of a deck; they lie aside until it is settled where they go."""
        player = self.players[seat]
        for _ in range(count):
            if not player.deck and player.discard:
                keep(self, seat)
            mixed_in = len(player.known) > 0 and seat != self.active and (player.known[0] >> seat) & 1 != 0
            card = self.turn_up(seat, chance)
            if card is EMPTY:
                break
            if mixed_in and self.secrets:
                draw_noted(self, card)
            self.aside = with_card(self.aside, card)
            if self.events is not None:
                self.moved_in_secret("looked", self.active, card, OWN_DECKS[seat], "aside", 1 << self.active)

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

    # Cards aside, and the end

    def laid_aside(self) -> Aside | None:
        """What the step that laid cards aside says of them: where they came from, and who may see them."""
        question = self.asking
        told = None if question is None else question.aside(self)
        at = len(self.stack) - 1
        while told is None and at >= 0:
            told = self.stack[at].aside(self)
            at -= 1
        return told

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

    def moved(self, kind: str, seat: i64, card: Card, source: str, target: str, place: i64 = 0) -> None:
        """Tell everybody that a card went from one place to another; out of a pile, which from the top it was."""
        if self.events is not None:
            facts: dict[str, object] = {"seat": int(seat), "card": shown_id(card), "from": source, "to": target}
            facts["hidden"] = 0
            if place > 0:
                facts["place"] = int(place)
            self.events.tell(kind, facts)

    def moved_in_secret(self, kind: str, seat: i64, card: Card, source: str, target: str, audience: i64) -> None:
        """Tell everybody that a card moved, and only some which one it was."""
        if self.events is not None:
            facts: dict[str, object] = {"seat": int(seat), "from": source, "to": target, "hidden": 1}
            other = target if target not in (HANDS[seat], OWN_DECKS[seat], "aside") else source
            zone, _, word = other.partition(":")
            if zone in ("hand", "deck"):
                facts["other"] = int(word)  # whose hand or deck it is besides
            if target == "aside":
                facts["theirs"] = 1 if zone == "deck" and int(word) != seat else 0
            self.events.whisper(kind, facts, audience, {"card": shown_id(card), "hidden": 0})
