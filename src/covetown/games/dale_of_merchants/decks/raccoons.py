"""Thieving Northern Raccoons: conflict (section 12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    ACQUIRE,
    BONUS,
    RUBBISH,
    Card,
    CardEffect,
    Deck,
    member,
    technique,
)
from covetown.games.dale_of_merchants.options import DONE, SEAT, found_in
from covetown.games.dale_of_merchants.passed_cards import draw_noted, keep, note_secret, seen_aside, seen_on_deck
from covetown.games.dale_of_merchants.pieces import DISCARDS, HANDS, MONO, OWN_DECKS, Pile, shown_id, with_card
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import (
    PickPlayer,
    TechniqueQuestion,
    aside_menu,
    hand_menu,
    hand_over,
    take_aside,
)
from covetown.kernel.chance import Chance, shuffle
from covetown.kernel.knowledge import Aside, put_on_top
from covetown.kernel.packing import ARGUMENT


class WilyFellow(CardEffect):
    """Your deck and your discard pile trade places."""  # DM-276

    def play(self, state: DaleState, chance: Chance) -> None:
        seat = state.active
        player = state.players[seat]
        deck = player.discard
        discard = player.deck
        discard.reverse()  # DM-282
        shuffle(deck, chance)
        turned = tuple(discard)
        looked_at = [at < len(player.known) and (player.known[at] >> seat) & 1 != 0 for at in range(len(turned))]
        player.deck = []
        if state.rules.wily_shuffle:  # DM-550
            shuffle(discard, chance)
            if state.secrets:
                self.seen_together(state, turned, looked_at, tuple(discard))
        else:
            for at, card in enumerate(turned):
                seen_on_deck(state, player, card, looked_at[at])
        player.deck = deck
        player.discard = discard
        player.known = ()  # DM-461
        keep(state, seat)
        state.revelations += 1
        if state.events is not None:
            facts: dict[str, object] = {
                "seat": int(seat), "count": len(deck), "cards": [shown_id(card) for card in discard],
                "from": OWN_DECKS[seat], "to": DISCARDS[seat],
            }  # fmt: skip
            state.events.tell("swapped-piles", facts)

    def seen_together(self, state: DaleState, turned: Pile, looked_at: list[bool], shown: Pile) -> None:
        """The cards of the former deck are seen by all, but not which of them lay where (DM-569)."""
        for at, card in enumerate(turned):
            if looked_at[at]:  # the owner may have kept it and put back another
                draw_noted(state, card)
        aside = state.aside
        state.aside = turned
        seen_aside(state, state.active, shown)
        state.aside = aside


class Nuisance(CardEffect):
    """Up to two other players lose a random card."""  # DM-277

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(NUISANCES[0])


@final
class PickVictims(TechniqueQuestion):
    """The active player chooses 0, 1 or 2 other players (DM-286)."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: i64) -> None:
        self.chosen = chosen

    def kind(self, state: DaleState, seat: i64) -> str:
        return "players"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        count = 0
        for other in state.others():
            if (self.chosen >> other) & 1:
                count += 1
        if count < 2:
            for other in state.others():
                if not (self.chosen >> other) & 1 and state.players[other].hand:  # DM-287
                    menu.append(SEAT | other)
        menu.append(DONE)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option != DONE:
            state.push(NUISANCES[self.chosen | (1 << (option & ARGUMENT))])
            return
        for other in state.others():
            if (self.chosen >> other) & 1:
                self.lose(state, other, chance)

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        return DONE

    def lose(self, state: DaleState, seat: i64, chance: Chance) -> None:
        """One random card, face up onto its owner's discard pile (DM-288)."""
        player = state.players[seat]
        card = state.take_at(player, chance.below(len(player.hand)))
        player.discard.append(card)
        state.revelations += 1
        if state.events is not None:
            state.moved("discarded", seat, card, HANDS[seat], DISCARDS[seat])


NUISANCES: Final = [PickVictims(chosen) for chosen in range(16)]


class RottenFood(CardEffect):
    """Put a hand card on top of another player's deck."""  # DM-278

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(PICK_ROTTEN)


@final
class PickRotten(TechniqueQuestion):
    """First the card is chosen (DM-289)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "hand_card"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return hand_menu(state)

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        state.push(GiveRotten(found_in(state, state.players[state.active].hand, option)))


@final
class GiveRotten(PickPlayer):
    """Then the player (DM-291)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return (self.card,) if viewer == state.active else ()

    def taken_back(self, state: DaleState) -> None:
        state.ask(PICK_ROTTEN, state.waiting, None)

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        giver = state.active
        hand = state.players[giver].hand
        place: i64 = 0
        while hand[place] is not self.card:
            place += 1
        card = state.slip_out(giver, [place], 0)[0]
        other = state.players[seat]
        other.deck.append(card)
        other.known = put_on_top(other.known, 1 << giver)  # DM-292, DM-460
        note_secret(state, card, 1 << giver, giver, giver, seat, False)
        if state.events is not None:
            state.moved_in_secret("planted", giver, card, HANDS[giver], OWN_DECKS[seat], 1 << giver)


class DirtyExchange(CardEffect):
    """Take a random card from another player's hand and give one back."""  # DM-279

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(ROB)


@final
class PickRobbed(PickPlayer):
    """Whose card is taken."""

    def fits(self, state: DaleState, seat: i64) -> bool:
        return len(state.players[seat].hand) > 0

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        place = chance.below(len(state.players[seat].hand))
        state.revelations += 1
        hand_over(state, seat, state.active, [place])
        state.push(GiveBack(seat))


@final
class GiveBack(TechniqueQuestion):
    """Any hand card goes back, also the one just taken (DM-294)."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def whom(self, state: DaleState) -> i64:
        return self.seat

    def kind(self, state: DaleState, seat: i64) -> str:
        return "hand_card"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return hand_menu(state)

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        hand = state.players[state.active].hand
        card = found_in(state, hand, option)
        place: i64 = 0
        while hand[place] is not card:
            place += 1
        hand_over(state, state.active, self.seat, [place])


class Sabotage(CardEffect):
    """Look at two cards of another player's deck: one is thrown away, the other discarded."""  # DM-280

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(SPOIL)


@final
class Spoil(PickPlayer):
    """Whose deck is sabotaged (DM-299)."""

    def fits(self, state: DaleState, seat: i64) -> bool:
        return len(state.players[seat].deck) > 0 or len(state.players[seat].discard) > 0

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        state.lay_aside(seat, 2, chance)
        state.push(ThrowOne(seat))


@final
class ThrowOne(TechniqueQuestion):
    """The active player decides which of the two cards is thrown away (DM-298); a single one is (DM-296)."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def whom(self, state: DaleState) -> i64:
        return self.seat

    def kind(self, state: DaleState, seat: i64) -> str:
        return "throw_one"

    def aside(self, state: DaleState) -> Aside | None:
        return Aside(self.seat, 1 << state.active)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return aside_menu(state)

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        aside = state.aside
        card = take_aside(state, option)
        player = state.players[self.seat]
        state.revelations += 1  # DM-455
        if state.secrets:
            rest = state.aside
            state.aside = aside
            seen_aside(state, self.seat, (card, *rest))
            state.aside = rest
        state.throw_away(state.active, card, "aside")
        for other in state.aside:
            player.discard.append(other)
            if state.events is not None:
                state.moved("discarded", self.seat, other, "aside", DISCARDS[self.seat])
        state.aside = ()


class TreasureHunter(CardEffect):
    """Take the top card of another player's discard pile."""  # DM-281

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(HUNT)


@final
class Hunt(PickPlayer):
    """Whose discard pile is plundered (DM-300)."""

    def fits(self, state: DaleState, seat: i64) -> bool:
        return len(state.players[seat].discard) > 0

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        state.gain_openly(state.active, state.players[seat].discard.pop(), "took", DISCARDS[seat])


PICK_ROTTEN: Final = PickRotten()
ROB: Final = PickRobbed()
SPOIL: Final = Spoil()
HUNT: Final = Hunt()


class WilyMember(CardEffect):
    """A random card of the human's hand and Mono's leftmost junk change places."""  # DM-517

    def play(self, state: DaleState, chance: Chance) -> None:
        human = state.players[0]
        row = state.players[MONO].hand
        place = -1
        for i in range(len(row)):
            if row[i].flags & RUBBISH:
                place = i  # the leftmost card is the last of the list
        if place < 0 or not human.hand:
            return
        at = chance.below(len(human.hand))
        mono = state.players[MONO]
        junk = state.take_at(mono, place)
        # the row is shown at once, so that all see which card it was (DM-525)
        lost = state.take_at(human, at)
        row.append(lost)
        human.hand.append(junk)
        human.open = with_card(human.open, junk)
        if state.events is not None:
            state.moved_in_secret("exchanged", MONO, lost, HANDS[0], HANDS[MONO], 1)
            told: dict[str, object] = {
                "seat": 0,
                "card": shown_id(junk),
                "from": HANDS[MONO],
                "to": HANDS[0],
                "hidden": 0,
            }
            told["other"] = int(MONO)
            state.events.tell("exchanged", told)


DECK: Final = Deck(
    2,
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
    member("wily_member", BONUS | ACQUIRE, WilyMember()),
)
