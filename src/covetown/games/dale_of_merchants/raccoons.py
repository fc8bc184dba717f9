"""Thieving Northern Raccoons: conflict (section 12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    ACQUIRE,
    BONUS,
    EMPTY,
    RUBBISH,
    Card,
    Deck,
    Effect,
    member,
    technique,
)
from covetown.games.dale_of_merchants.choices import ARGUMENT, DONE, SEAT, found_in
from covetown.games.dale_of_merchants.state import DISCARDS, HANDS, MONO, OWN_DECKS, Dale, Step, shown_id
from covetown.games.dale_of_merchants.techniques import PickPlayer, aside_menu, hand_menu, take_aside
from covetown.kernel.chance import Chance, shuffle
from covetown.kernel.knowledge import put_on_top


class WilyFellow(Effect):
    """Your deck and your discard pile trade places."""  # DM-276

    def play(self, dale: Dale, chance: Chance) -> None:
        seat = dale.active
        player = dale.players[seat]
        deck = player.discard
        discard = player.deck
        discard.reverse()  # DM-282
        shuffle(deck, chance)
        if dale.rules.wily_shuffle:  # DM-550
            shuffle(discard, chance)
        player.deck = deck
        player.discard = discard
        player.known = ()  # DM-461
        dale.revelations += 1
        for card in discard:
            dale.forget_whisper(card)
        if dale.events is not None:
            facts: dict[str, object] = {
                "seat": int(seat), "count": len(deck), "cards": [shown_id(card) for card in discard],
                "from": OWN_DECKS[seat], "to": DISCARDS[seat],
            }  # fmt: skip
            dale.events.tell("swapped-piles", facts)


class Nuisance(Effect):
    """Up to two other players lose a random card."""  # DM-277

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(NUISANCES[0])


@final
class PickVictims(Step):
    """The active player chooses 0, 1 or 2 other players (DM-286)."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: i64) -> None:
        self.chosen = chosen

    def name(self) -> str:
        return "players"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        count = 0
        for seat in dale.others():
            if (self.chosen >> seat) & 1:
                count += 1
        if count < 2:
            for seat in dale.others():
                if not (self.chosen >> seat) & 1 and dale.players[seat].hand:  # DM-287
                    menu.append(SEAT | seat)
        menu.append(DONE)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option != DONE:
            dale.then(NUISANCES[self.chosen | (1 << (option & ARGUMENT))])
            return
        for seat in dale.others():
            if (self.chosen >> seat) & 1:
                self.lose(dale, seat, chance)

    def lose(self, dale: Dale, seat: i64, chance: Chance) -> None:
        """One random card, face up onto its owner's discard pile (DM-288)."""
        player = dale.players[seat]
        card = dale.take_at(player, chance.below(len(player.hand)))
        player.discard.append(card)
        dale.revelations += 1
        if dale.events is not None:
            dale.moved("discarded", seat, card, HANDS[seat], DISCARDS[seat])


NUISANCES: Final = [PickVictims(chosen) for chosen in range(16)]


class RottenFood(Effect):
    """Put a hand card on top of another player's deck."""  # DM-278

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(PICK_ROTTEN)


@final
class PickRotten(Step):
    """First the card is chosen (DM-289)."""

    def name(self) -> str:
        return "hand_card"

    def options(self, dale: Dale) -> list[i64]:
        return hand_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        dale.then(GiveRotten(found_in(dale, dale.players[dale.active].hand, option)))

    def run(self, dale: Dale, chance: Chance) -> None:
        """No card to give (DM-290)."""


@final
class GiveRotten(PickPlayer):
    """Then the player (DM-291)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        giver = dale.active
        origin = dale.origin_of(self.card, giver)
        card = dale.take_from_hand(dale.players[giver], self.card)
        dale.cloud(giver, 0)
        other = dale.players[seat]
        other.deck.append(card)
        other.known = put_on_top(other.known, 1 << giver)  # DM-292, DM-460
        dale.whisper(card, 0, origin, seat)
        if dale.events is not None:
            dale.slipped("planted", giver, card, HANDS[giver], OWN_DECKS[seat], 1 << giver)


class DirtyExchange(Effect):
    """Take a random card from another player's hand and give one back."""  # DM-279

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(ROB)


@final
class Rob(PickPlayer):
    """Whose card is taken."""

    def fits(self, dale: Dale, seat: i64) -> bool:
        return len(dale.players[seat].hand) > 0

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        place = chance.below(len(dale.players[seat].hand))
        dale.revelations += 1
        hand_over(dale, seat, dale.active, [place])
        dale.then(GiveBack(seat))


def hand_over(dale: Dale, giver: i64, taker: i64, places: list[i64]) -> None:
    """Cards go from hand to hand; only these two players know which (DM-452)."""
    receive(dale, giver, taker, lift(dale, giver, taker, places))


def lift(dale: Dale, giver: i64, taker: i64, places: list[i64]) -> list[tuple[Card, i64]]:
    """Take the cards at these places out of a hand, each with the pool it came from."""
    player = dale.players[giver]
    lifted: list[tuple[Card, i64]] = []
    for place in places:
        card = player.hand[place]
        lifted.append((card, dale.origin_of(card, giver)))
    for place in sorted(places, reverse=True) if len(places) > 1 else places:
        dale.take_at(player, place)
    dale.cloud(giver, 1 << taker)
    return lifted


def receive(dale: Dale, giver: i64, taker: i64, cards: list[tuple[Card, i64]]) -> None:
    """The cards enter the other hand one after the other."""
    for card, origin in cards:
        dale.players[taker].hand.append(card)
        dale.whisper(card, 1 << giver, origin, taker)
        if dale.events is not None:
            dale.slipped("exchanged", taker, card, HANDS[giver], HANDS[taker], (1 << giver) | (1 << taker))


@final
class GiveBack(Step):
    """Any hand card goes back, also the one just taken (DM-294)."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def name(self) -> str:
        return "hand_card"

    def options(self, dale: Dale) -> list[i64]:
        return hand_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        hand = dale.players[dale.active].hand
        card = found_in(dale, hand, option)
        place: i64 = 0
        while hand[place] is not card:
            place += 1
        hand_over(dale, dale.active, self.seat, [place])


class Sabotage(Effect):
    """Look at two cards of another player's deck: one is thrown away, the other discarded."""  # DM-280

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(SPOIL)


@final
class Spoil(PickPlayer):
    """Whose deck is sabotaged (DM-299)."""

    def fits(self, dale: Dale, seat: i64) -> bool:
        return len(dale.players[seat].deck) > 0 or len(dale.players[seat].discard) > 0

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        found: list[Card] = []
        for _ in range(2):
            card = dale.turn_up(seat, chance)
            if card is EMPTY:
                break
            found.append(card)
            if dale.events is not None:
                dale.slipped("looked", dale.active, card, OWN_DECKS[seat], "aside", 1 << dale.active)
        dale.aside = tuple(found)
        dale.then(ThrowOne(seat))


@final
class ThrowOne(Step):
    """The active player decides which of the two cards is thrown away (DM-298); a single one is (DM-296)."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def name(self) -> str:
        return "throw_one"

    def options(self, dale: Dale) -> list[i64]:
        return aside_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        card = take_aside(dale, option)
        dale.forget_whisper(card)
        dale.throw_away(dale.active, card, "aside")
        for other in dale.aside:
            dale.forget_whisper(other)
            dale.players[self.seat].discard.append(other)
            if dale.events is not None:
                dale.moved("discarded", self.seat, other, "aside", DISCARDS[self.seat])
        dale.aside = ()


class TreasureHunter(Effect):
    """Take the top card of another player's discard pile."""  # DM-281

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(HUNT)


@final
class Hunt(PickPlayer):
    """Whose discard pile is plundered (DM-300)."""

    def fits(self, dale: Dale, seat: i64) -> bool:
        return len(dale.players[seat].discard) > 0

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        dale.gain_openly(dale.active, dale.players[seat].discard.pop(), "took", DISCARDS[seat])


PICK_ROTTEN: Final = PickRotten()
ROB: Final = Rob()
SPOIL: Final = Spoil()
HUNT: Final = Hunt()


class WilyMember(Effect):
    """A random card of the human's hand and Mono's leftmost junk change places."""  # DM-517

    def play(self, dale: Dale, chance: Chance) -> None:
        human = dale.players[0]
        row = dale.players[MONO].hand
        place = -1
        for i in range(len(row)):
            if row[i].flags & RUBBISH:
                place = i  # the leftmost card is the last of the list
        if place < 0 or not human.hand:
            return
        at = chance.below(len(human.hand))
        origin = dale.origin_of(human.hand[at], 0)
        lost = dale.take_at(human, at)
        mono = dale.players[MONO]
        junk_origin = dale.origin_of(row[place], MONO)
        junk = dale.take_at(mono, place)
        row.append(lost)
        dale.whisper(lost, 1, origin, MONO)
        human.hand.append(junk)
        dale.whisper(junk, 0, junk_origin, 0)
        if dale.events is not None:
            dale.slipped("exchanged", MONO, lost, HANDS[0], HANDS[MONO], 1)
            dale.moved("exchanged", 0, junk, HANDS[MONO], HANDS[0])


RACCOONS: Final = Deck(
    "raccoons",
    [
        technique("wily_fellow", WilyFellow(), bonus=True),
        technique("nuisance", Nuisance(), bonus=True),
        technique("rotten_food", RottenFood(), bonus=True),
        technique("dirty_exchange", DirtyExchange(), bonus=True),
        technique("sabotage", Sabotage(), bonus=True),
        technique("treasure_hunter", TreasureHunter()),
    ],
    [1, 3, 3, 2],
    member(2, "wily_member", BONUS | ACQUIRE, WilyMember()),
)
