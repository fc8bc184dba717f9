"""Lucky Ocelots: luck (section 14)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.abilities import roll_die
from covetown.games.dale_of_merchants.building import finish_build, required_value
from covetown.games.dale_of_merchants.cards import (
    ACQUIRE,
    BONUS,
    EMPTY,
    HAGGLER,
    MEMBER,
    RUBBISH,
    WINTER,
    Card,
    CardEffect,
    Deck,
    Face,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.copying import bind, reveal_copy
from covetown.games.dale_of_merchants.faces import distinct, faces_of
from covetown.games.dale_of_merchants.memory import (
    MOST_SEATS,
    count_of,
    known_to,
    minus,
    note_on,
    places_known,
    set_privy,
    thinned,
)
from covetown.games.dale_of_merchants.options import CARD, COPY, PILE, VALUE, found_in, named, target_in
from covetown.games.dale_of_merchants.passed_cards import all_saw, note_secret, pass_on, settle_shown
from covetown.games.dale_of_merchants.pieces import (
    DISCARDS,
    HANDS,
    MARKET_POOL,
    MIXED,
    MONO,
    NOBODY,
    OWN_DECKS,
    SOLO,
    Mark,
    Marks,
    Pile,
    Player,
    card_facts,
    card_name,
    change_code,
    shown_id,
)
from covetown.games.dale_of_merchants.stall import EMPTY_STACK, lay, stands
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import (
    DISCARD_HAND,
    DrawCards,
    PickPlayer,
    TechniqueQuestion,
    receive,
    seat_menu,
)
from covetown.kernel.chance import Chance, pick, shuffle
from covetown.kernel.knowledge import ALL_SEATS, Aside, put_on_top
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT

HIGHEST_GUESS: Final[i64] = 8  # DM-371


class NewSeason(CardEffect):
    """Throw away an animalfolk card from your discard pile, then draw from the market deck."""  # DM-334

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(PICK_OLD_CARD)


@final
class PickOldCard(TechniqueQuestion):
    """Any animalfolk card of the own discard pile (DM-343); with none nothing happens (DM-344)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "discard_card"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        pile = state.players[state.active].discard
        i: i64 = len(pile) - 1
        while i >= 0:
            card = pile[i]
            if not card.flags & (RUBBISH | MEMBER):  # DM-345, DM-543
                menu.append(PILE | card.ident)
            i -= 1
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        ident = option & 511
        i = len(player.discard) - 1
        while player.discard[i].ident != ident:
            i -= 1
        place = len(player.discard) - i
        state.throw_away(seat, player.discard.pop(i), DISCARDS[seat], place)
        card = state.turn_up_market(chance)
        if card is not EMPTY:
            player.hand.append(card)
            note_secret(state, card, 1 << seat, MARKET_POOL, NOBODY, seat)  # DM-347
            if state.events is not None:
                state.moved_in_secret("drew-offer", seat, card, "market-deck", HANDS[seat], 1 << seat)


class Whirligig(CardEffect):
    """Discard your hand, draw as many, and mix these with another player's hand."""  # DM-335

    def play(self, state: DaleState, chance: Chance) -> None:
        count: i64 = len(state.players[state.active].hand)
        if count > 0:  # DM-353
            state.push(MIX_HANDS)
            state.push(DrawCards(count))
            state.push(DISCARD_HAND)


@final
class MixHands(PickPlayer):
    """With whom the hand is mixed; each side gets back as many cards as it had (DM-351, DM-352)."""

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        active = state.active
        mine = state.players[active]
        theirs = state.players[seat]
        my_cards = mine.hand
        their_cards = theirs.hand
        mixed = my_cards + their_cards
        mine_end: i64 = len(my_cards)  # from here on they are the other's
        places: list[i64] = [at for at in range(len(mixed))]  # noqa: C416  (much faster when compiled)
        dealt = pick(places, mine_end, chance)
        if state.rules.mode == SOLO:
            shuffle(places, chance)  # DM-565
        state.revelations += 1
        shown = places_known(mine, state.secrets, (), -1) + places_known(theirs, state.secrets, (), -1)
        mine.hand = [mixed[at] for at in dealt]
        theirs.hand = [mixed[at] for at in places]
        self.forget(state, active, seat, tuple(my_cards), tuple(their_cards))
        for at in dealt:
            self.give(state, mixed[at], active if at < mine_end else seat, active, seat, shown[at])
        for at in places:
            self.give(state, mixed[at], active if at < mine_end else seat, seat, active, shown[at])
        for _ in range(min(len(my_cards), len(their_cards))):
            pass_on(state, active, seat)
            pass_on(state, seat, active)
        for player in (mine, theirs):
            for card in player.open:
                settle_shown(state, player, card, count_of(player.open, card))

    def forget(self, state: DaleState, one: i64, two: i64, cards_one: Pile, cards_two: Pile) -> None:
        """After mixing it is only certain of a hand what the other cannot hold; the two know their own cards."""
        mine = state.players[one]
        theirs = state.players[two]
        mine_before = [known_to(mine, seat) for seat in range(-1, MOST_SEATS)]
        theirs_before = [known_to(theirs, seat) for seat in range(-1, MOST_SEATS)]
        mine_before[one + 1] = cards_one
        theirs_before[two + 1] = cards_two
        both = [first + second for first, second in zip(mine_before, theirs_before, strict=True)]
        for holder, other in ((one, two), (two, one)):
            player = state.players[holder]
            there = state.players[other]
            player.open = thinned(both[0], len(there.hand))
            if there.hand:
                player.kept = ()
            piles: list[Pile] = []
            for seat in range(MOST_SEATS):
                pile: Pile = ()
                if seat == other:
                    pile = minus(both[seat + 1], tuple(there.hand))
                elif seat != holder:
                    pile = thinned(both[seat + 1], len(there.hand))
                piles.append(minus(pile, player.open))
            set_privy(player, piles)

    def give(self, state: DaleState, card: Card, giver: i64, taker: i64, other: i64, shown: bool) -> None:
        """One mixed card reaches a hand. The two know where their own former cards went; the others know nothing."""
        if state.marks:
            state.drop_mark(card)
        seen = all_saw(state, giver) if shown else (1 << giver) | (1 << taker)
        note_secret(state, card, seen, giver, MIXED + other, taker)
        if state.events is not None:
            state.moved_in_secret("mixed", taker, card, "aside", HANDS[taker], 1 << taker)


class Charm(CardEffect):
    """The top card of the market deck becomes your next stack if it can, else it is thrown away."""  # DM-336

    def play(self, state: DaleState, chance: Chance) -> None:
        card = state.turn_up_market(chance)
        if card is EMPTY:
            return  # DM-360
        if state.events is not None:
            state.moved("turned-up", state.active, card, "market-deck", "aside")
        state.aside = (card,)
        state.push(PLACE_CHARMED)


@final
class PlaceCharmed(TechniqueQuestion):
    """The card turned up is built if it alone makes the next stack (DM-354, DM-355), a copier as what it can copy."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "charm_copy"

    def prompt(self, state: DaleState, seat: i64) -> Message:
        args: dict[str, object] = {"technique": card_name(state.played_as), "card": card_name(state.aside[0])}
        return Message("prompt-charm-copy", args)

    def aside(self, state: DaleState) -> Aside | None:
        return Aside(NOBODY, ALL_SEATS)

    def fitting(self, state: DaleState) -> list[Face]:
        seat = state.active
        card = state.aside[0]
        required = required_value(state, seat)
        return [
            way for way in faces_of(state, seat, card) if stands(lay(EMPTY_STACK, way.card, way.worth, True), required)
        ]

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        for way in self.fitting(state):
            menu.append(named(state, COPY, state.aside[0], way.target))
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        card = state.aside[0]
        target = target_in(state, option)
        if target is not EMPTY:
            bind(state, seat, card, target)
            reveal_copy(state, seat, card)
        winters: i64 = 1 if state.face(card).flags & WINTER else 0
        state.drop_mark(card)
        state.aside = ()
        if state.events is not None:
            state.moved("placed", seat, card, "aside", f"stall:{seat}")
        finish_build(state, (card,), winters, 0, chance)

    def run(self, state: DaleState, chance: Chance) -> None:
        if self.fitting(state):
            super().run(state, chance)
            return
        card = state.aside[0]
        state.aside = ()
        state.throw_away(state.active, card, "aside")  # DM-359


class Gamble(CardEffect):
    """Choose a player and roll: so many random cards change hands both ways."""  # DM-337

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(BET)


@final
class Bet(PickPlayer):
    """With whom one gambles (DM-364, DM-367)."""

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        active = state.active
        count = roll_die(state, active, "gamble", chance)
        count = min(count, len(state.players[active].hand), len(state.players[seat].hand))  # DM-365
        if count == 0:
            return
        state.revelations += 1
        my_places: list[i64] = list(range(len(state.players[active].hand)))
        their_places: list[i64] = list(range(len(state.players[seat].hand)))
        mine = state.slip_out(active, pick(my_places, count, chance), 1 << seat)
        theirs = state.slip_out(seat, pick(their_places, count, chance), 1 << active)
        receive(state, active, seat, mine)
        receive(state, seat, active, theirs)


class Blindfold(CardEffect):
    """An opponent guesses the value of one of your cards: right, it is discarded; wrong, you set its value."""

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(PICK_HIDDEN)


def hidden_card(card: Card) -> dict[str, object]:
    """The card under the Blindfold, for whoever may see it."""
    return {"laid": {"what": "blindfold", "cards": [card_facts(card)]}}


@final
class PickHidden(TechniqueQuestion):
    """The card is chosen first; a copier is bound in secret (DM-369, DM-376)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "hand_card"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        for card in distinct(state, state.players[seat].hand):
            for way in faces_of(state, seat, card):
                menu.append(named(state, CARD, card, way.target))
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        before = state.marks
        card = found_in(state, state.players[seat].hand, option)
        target = target_in(state, option)
        if target is not EMPTY:
            bind(state, seat, card, target)
        state.push(PickGuesser(card, before))


@final
class PickGuesser(PickPlayer):
    """Then the opponent who has to guess; never the teammate (DM-180)."""

    __slots__ = ("card", "marks")

    def __init__(self, card: Card, marks: Marks) -> None:
        self.card = card
        self.marks = marks

    def public_marks(self, state: DaleState, viewer: int) -> Marks:
        return state.marks if viewer == state.active else self.marks

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        return hidden_card(self.card) if viewer == state.active else None

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return (self.card,) if viewer == state.active else ()

    def taken_back(self, state: DaleState) -> None:
        state.ask(PICK_HIDDEN, state.waiting, None)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return seat_menu(state.opponents())

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        if state.events is not None:
            state.events.tell("blindfolded", {"seat": int(state.active), "other": int(seat)})
        state.push(Guess(self.card, seat, self.marks))


@final
class Guess(TechniqueQuestion):
    """The chosen opponent alone names a value (DM-370)."""

    __slots__ = ("card", "guesser", "marks")

    def __init__(self, card: Card, guesser: i64, marks: Marks) -> None:
        self.card = card
        self.guesser = guesser
        self.marks = marks

    def kind(self, state: DaleState, seat: i64) -> str:
        return "guess_value"

    def seats(self, state: DaleState) -> i64:
        return 1 << self.guesser

    def public_kind(self, state: DaleState) -> str:
        return "guess_value"

    def public_marks(self, state: DaleState, viewer: int) -> Marks:
        return state.marks if viewer == state.active else self.marks

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        return hidden_card(self.card) if viewer == state.active else None

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return (self.card,) if viewer == state.active else ()

    def redealt(self, state: DaleState, seat: i64, chance: Chance) -> None:
        """The card under the Blindfold could be any card of that hand, as any card it can copy."""
        if seat == state.active:
            return
        hand = state.players[state.active].hand
        card = hand[chance.below(len(hand))]
        ways = faces_of(state, state.active, card)
        way = ways[chance.below(len(ways))]
        if way.target is not EMPTY:
            bind(state, state.active, card, way.target)
        state.ask(Guess(card, self.guesser, self.marks), state.waiting, state.menu)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        value: i64 = 1
        while value <= HIGHEST_GUESS + state.flashy:
            menu.append(VALUE | value)
            value += 1
        return menu

    def run(self, state: DaleState, chance: Chance) -> None:
        """Mono guesses at random (DM-544)."""
        if state.rules.mode != SOLO:
            super().run(state, chance)
            return
        self.judge(state, 1 + state.flashy + chance.below(5))

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        self.judge(state, option & ARGUMENT)

    def judge(self, state: DaleState, guess: i64) -> None:
        """The card is shown to everybody, right or wrong (DM-375)."""
        seat = state.active
        card = self.card
        right = guess == state.worth(card)  # DM-372
        state.show(seat, card)
        reveal_copy(state, seat, card)
        state.revelations += 1
        if state.events is not None:
            other = MONO if state.rules.mode == SOLO else self.guesser
            facts: dict[str, object] = {
                "seat": int(seat), "other": int(other), "card": shown_id(card), "guess": int(guess),
                "right": 1 if right else 0,
            }  # fmt: skip
            state.events.tell("guessed", facts)
        if right:
            state.discard_from_hand(seat, card)
        else:
            state.push(SetValue(card))


@final
class SetValue(TechniqueQuestion):
    """After a wrong guess the active player sets the card's value for this turn (DM-374, DM-551)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def kind(self, state: DaleState, seat: i64) -> str:
        return "set_value"

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        return hidden_card(self.card)  # DM-375

    def laid_open(self) -> Pile:
        return (self.card,)

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return (self.card,)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        low: i64 = state.flashy if state.rules.shifted else 0
        return [VALUE | (low + 1), VALUE | (low + 2), VALUE | (low + 3), VALUE | (low + 4), VALUE | (low + 5)]

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        card = self.card
        mark = state.mark_of(card)
        if mark is None:
            mark = Mark(card, EMPTY, (), (), (), 0, 0, False)
        state.moment += 1
        changes = (*mark.changes, change_code(state.moment, state.flashy, True, option & ARGUMENT))
        state.set_mark(Mark(card, mark.copy, mark.path, changes, mark.taken, mark.spent, mark.lent, mark.echo))
        if state.events is not None:
            state.events.tell(
                "set-value", {"seat": int(state.active), "card": shown_id(card), "value": int(option & ARGUMENT)}
            )


PICK_OLD_CARD: Final = PickOldCard()
MIX_HANDS: Final = MixHands()
PLACE_CHARMED: Final = PlaceCharmed()
BET: Final = Bet()
PICK_HIDDEN: Final = PickHidden()


class BoldMember(CardEffect):
    """Roll: so many cards change places between the tops of the human's and Mono's decks."""  # DM-519

    def play(self, state: DaleState, chance: Chance) -> None:
        human = state.players[0]
        mono = state.players[MONO]
        count = roll_die(state, MONO, "bold_member", chance)
        count = min(count, total(human), total(mono))  # DM-521
        first, first_known = top_block(state, 0, count, chance)
        second, second_known = top_block(state, MONO, count, chance)
        put_block(state, MONO, 0, first, first_known)
        put_block(state, 0, MONO, second, second_known)


def total(player: Player) -> i64:
    """How many cards a deck with its discard pile can give."""
    return len(player.deck) + len(player.discard)


def top_block(state: DaleState, seat: i64, count: i64, chance: Chance) -> tuple[list[Card], list[int]]:
    """Cards off a deck, top card first, with who knows each."""
    cards: list[Card] = []
    known: list[int] = []
    while len(cards) < count:
        knowing = state.players[seat].known
        known.append(knowing[0] if knowing else 0)
        cards.append(state.turn_up(seat, chance))
    return cards, known


def put_block(state: DaleState, seat: i64, giver: i64, cards: list[Card], known: list[int]) -> None:
    """Put a block on a deck in unchanged order."""
    player = state.players[seat]
    for at in range(len(cards) - 1, -1, -1):
        card = cards[at]
        player.deck.append(card)
        player.known = put_on_top(player.known, known[at])
        note = note_on(state.secrets, card)
        owner = giver  # or who all saw put it on that deck, if the giver has not looked at it since (DM-569)
        looked_at = (known[at] >> giver) & 1 != 0
        if note is not None and not note.in_hand and note.via != NOBODY and not looked_at:
            owner = note.via
        note_secret(state, card, 0, giver, owner, seat, False)
        if state.events is not None:
            state.moved_in_secret("traded-top", seat, card, OWN_DECKS[giver], OWN_DECKS[seat], 0)


DECK: Final = Deck(
    4,
    "ocelots",
    [
        passive("bold_haggler", HAGGLER),
        technique("new_season", NewSeason(), bonus=True),
        technique("whirligig", Whirligig(), bonus=True),
        technique("charm", Charm(), bonus=True),
        technique("gamble", Gamble(), bonus=True),
        technique("blindfold", Blindfold(), bonus=True),
    ],
    [2, 3, 2, 3],
    member("bold_member", BONUS | ACQUIRE, BoldMember()),
)
