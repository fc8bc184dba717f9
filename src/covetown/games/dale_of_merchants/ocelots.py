"""Lucky Ocelots: luck (section 14). Blindfold has a file of its own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.abilities import roll_die
from covetown.games.dale_of_merchants.blindfold import Blindfold
from covetown.games.dale_of_merchants.building import FOR_EXTRA, finish_build, required_value
from covetown.games.dale_of_merchants.cards import (
    ACQUIRE,
    BONUS,
    EMPTY,
    HAGGLER,
    MEMBER,
    RUBBISH,
    WINTER,
    Card,
    Deck,
    Effect,
    Face,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.choices import COPY, PILE, named, target_in
from covetown.games.dale_of_merchants.copying import bind, reveal_copy
from covetown.games.dale_of_merchants.faces import faces_of
from covetown.games.dale_of_merchants.raccoons import lift, receive
from covetown.games.dale_of_merchants.stall import EMPTY_STACK, lay, stands
from covetown.games.dale_of_merchants.state import (
    DISCARDS,
    HANDS,
    MARKET_POOL,
    MONO,
    OWN_DECKS,
    SOLO,
    Dale,
    Pile,
    Player,
    Step,
)
from covetown.games.dale_of_merchants.techniques import DISCARD_HAND, DrawCards, PickPlayer
from covetown.kernel.chance import Chance, pick, shuffle
from covetown.kernel.knowledge import put_on_top


class NewSeason(Effect):
    """Throw away an animalfolk card from your discard pile, then draw from the market deck."""  # DM-334

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(PICK_OLD_CARD)


@final
class PickOldCard(Step):
    """Any animalfolk card of the own discard pile (DM-343); with none nothing happens (DM-344)."""

    def name(self) -> str:
        return "discard_card"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        pile = dale.players[dale.active].discard
        i: i64 = len(pile) - 1
        while i >= 0:
            card = pile[i]
            if not card.flags & (RUBBISH | MEMBER):  # DM-345, DM-543
                menu.append(PILE | card.ident)
            i -= 1
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        seat = dale.active
        player = dale.players[seat]
        ident = option & 511
        i = len(player.discard) - 1
        while player.discard[i].ident != ident:
            i -= 1
        dale.throw_away(seat, player.discard.pop(i), DISCARDS[seat])
        card = dale.turn_up_market(chance)
        if card is not EMPTY:
            player.hand.append(card)
            dale.whisper(card, 0, MARKET_POOL, seat)  # DM-347
            if dale.events is not None:
                dale.slipped("drew-offer", seat, card, "market-deck", HANDS[seat], 1 << seat)

    def run(self, dale: Dale, chance: Chance) -> None:
        """Nothing to throw, so nothing to draw."""


class Whirligig(Effect):
    """Discard your hand, draw as many, and mix these with another player's hand."""  # DM-335

    def play(self, dale: Dale, chance: Chance) -> None:
        count: i64 = len(dale.players[dale.active].hand)
        if count > 0:  # DM-353
            dale.then(MIX_HANDS)
            dale.then(DrawCards(count))
            dale.then(DISCARD_HAND)


@final
class MixHands(PickPlayer):
    """With whom the hand is mixed; each side gets back as many cards as it had (DM-351, DM-352)."""

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        active = dale.active
        mine = dale.players[active]
        theirs = dale.players[seat]
        my_cards = mine.hand
        their_cards = theirs.hand
        mixed = my_cards + their_cards
        known: Pile = theirs.open
        home: list[i64] = [active] * len(my_cards) + [seat] * len(their_cards)
        origins = home
        if dale.whispers:
            origins = [dale.origin_of(mixed[i], home[i]) for i in range(len(mixed))]
        places: list[int] = list(range(len(mixed)))
        dealt = pick(places, len(my_cards), chance)
        if dale.rules.mode == SOLO:
            shuffle(places, chance)  # DM-565
        dale.revelations += 1
        mine.hand = []
        theirs.hand = []
        mine.open = ()
        theirs.open = ()
        for at in dealt:
            self.give(dale, mixed[at], home[at], active, origins[at], known)
        for at in places:
            self.give(dale, mixed[at], home[at], seat, origins[at], known)

    def give(self, dale: Dale, card: Card, giver: i64, taker: i64, origin: i64, known: Pile) -> None:
        """One mixed card reaches a hand. The two know where their own former cards went; the others know nothing."""
        lying = dale.leave(dale.players[giver], card)
        dale.players[taker].hand.append(lying)
        if giver != taker:
            dale.whisper(lying, 1 << giver, origin, taker)
        else:
            witness: i64 = 0
            if taker != dale.active:
                for seen in known:
                    if seen is card:
                        witness = 1 << dale.active
            dale.whisper(lying, witness, origin, taker)
        if dale.events is not None:
            dale.slipped("mixed", taker, lying, "aside", HANDS[taker], 1 << taker)


class Charm(Effect):
    """The top card of the market deck becomes your next stack if it can, else it is thrown away."""  # DM-336

    def play(self, dale: Dale, chance: Chance) -> None:
        card = dale.turn_up_market(chance)
        if card is EMPTY:
            return  # DM-360
        if dale.events is not None:
            dale.moved("turned-up", dale.active, card, "market-deck", "aside")
        dale.aside = (card,)
        dale.then(PLACE_CHARMED)


@final
class PlaceCharmed(Step):
    """The card turned up is built if it alone makes the next stack (DM-354, DM-355), a copier as what it can copy."""

    def name(self) -> str:
        return "charm_copy"

    def fitting(self, dale: Dale) -> list[Face]:
        seat = dale.active
        card = dale.aside[0]
        required = required_value(dale, seat)
        return [
            way for way in faces_of(dale, seat, card) if stands(lay(EMPTY_STACK, way.card, way.worth, True), required)
        ]

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        for way in self.fitting(dale):
            menu.append(named(dale, COPY, dale.aside[0], way.target))
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        seat = dale.active
        card = dale.aside[0]
        target = target_in(option)
        if target is not EMPTY:
            bind(dale, seat, card, target)
            reveal_copy(dale, seat, card)
        winters: i64 = 1 if dale.face(card).flags & WINTER else 0
        dale.drop_mark(card)
        dale.aside = ()
        if dale.events is not None:
            dale.moved("placed", seat, card, "aside", f"stall:{seat}")
        finish_build(dale, (card,), winters, FOR_EXTRA, 0, chance)

    def run(self, dale: Dale, chance: Chance) -> None:
        card = dale.aside[0]
        dale.aside = ()
        dale.throw_away(dale.active, card, "aside")  # DM-359


class Gamble(Effect):
    """Choose a player and roll: so many random cards change hands both ways."""  # DM-337

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(BET)


@final
class Bet(PickPlayer):
    """With whom one gambles (DM-364, DM-367)."""

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        active = dale.active
        count = roll_die(dale, active, "gamble", chance)
        count = min(count, len(dale.players[active].hand), len(dale.players[seat].hand))  # DM-365
        if count == 0:
            return
        dale.revelations += 1
        my_places: list[i64] = list(range(len(dale.players[active].hand)))
        their_places: list[i64] = list(range(len(dale.players[seat].hand)))
        mine = lift(dale, active, seat, pick(my_places, count, chance))
        theirs = lift(dale, seat, active, pick(their_places, count, chance))
        receive(dale, active, seat, mine)
        receive(dale, seat, active, theirs)


PICK_OLD_CARD: Final = PickOldCard()
MIX_HANDS: Final = MixHands()
PLACE_CHARMED: Final = PlaceCharmed()
BET: Final = Bet()


class BoldMember(Effect):
    """Roll: so many cards change places between the tops of the human's and Mono's decks."""  # DM-519

    def play(self, dale: Dale, chance: Chance) -> None:
        human = dale.players[0]
        mono = dale.players[MONO]
        count = roll_die(dale, MONO, "bold_member", chance)
        count = min(count, total(human), total(mono))  # DM-521
        first, first_known = top_block(dale, 0, count, chance)
        second, second_known = top_block(dale, MONO, count, chance)
        put_block(dale, MONO, 0, first, first_known)
        put_block(dale, 0, MONO, second, second_known)


def total(player: Player) -> i64:
    """How many cards a deck with its discard pile can give."""
    return len(player.deck) + len(player.discard)


def top_block(dale: Dale, seat: i64, count: i64, chance: Chance) -> tuple[list[Card], list[int]]:
    """Cards off a deck, top card first, with who knows each."""
    cards: list[Card] = []
    known: list[int] = []
    while len(cards) < count:
        knowing = dale.players[seat].known
        known.append(knowing[0] if knowing else 0)
        cards.append(dale.turn_up(seat, chance))
    return cards, known


def put_block(dale: Dale, seat: i64, giver: i64, cards: list[Card], known: list[int]) -> None:
    """Put a block on a deck in unchanged order."""
    player = dale.players[seat]
    for at in range(len(cards) - 1, -1, -1):
        card = cards[at]
        player.deck.append(card)
        player.known = put_on_top(player.known, known[at])
        dale.whisper(card, 0, dale.origin_of(card, giver), seat)
        if dale.events is not None:
            dale.slipped("traded-top", seat, card, OWN_DECKS[giver], OWN_DECKS[seat], 0)


OCELOTS: Final = Deck(
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
    member(4, "bold_member", BONUS | ACQUIRE, BoldMember()),
)
