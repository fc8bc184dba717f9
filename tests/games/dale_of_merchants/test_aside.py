"""Cards laid aside: the step that lays them there says where they came from and who may see them (DM-237)."""

from __future__ import annotations

from typing import Any

import pytest

from covetown.games.dale_of_merchants.cards import EMPTY, CardEffect, Deck, DeckShelf, passive, technique
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.meta import DaleOfMerchants
from covetown.games.dale_of_merchants.options import VALUE
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import TechniqueQuestion, aside_menu, take_aside
from covetown.kernel import Aside, Chance, FastChance
from tests.games.dale_of_merchants.builder import Table


class Bury(TechniqueQuestion):
    """A fifth card that lays cards aside: one of two cards of the own deck is buried in the discard pile."""

    def kind(self, state: DaleState, seat: int) -> str:
        return "keep_one"

    def options(self, state: DaleState, seat: int) -> list[int]:
        return aside_menu(state)

    def resolve(self, state: DaleState, seat: int, option: int, chance: Chance) -> None:
        player = state.players[seat]
        player.discard.append(take_aside(state, option))
        player.deck.extend(state.aside)
        state.aside = ()


class BuryAndTell(Bury):
    """The same card, but it says that these cards are the active player's and lie open to that player alone."""

    def aside(self, state: DaleState) -> Aside | None:
        return Aside(state.active, 1 << state.active)


class Wonder(TechniqueQuestion):
    """A number is named before the card is buried; it says nothing of the cards that lie aside meanwhile."""

    def kind(self, state: DaleState, seat: int) -> str:
        return "set_value"

    def options(self, state: DaleState, seat: int) -> list[int]:
        return [VALUE | 1, VALUE | 2]

    def resolve(self, state: DaleState, seat: int, option: int, chance: Chance) -> None:
        """Nothing comes of it."""


class Digging(CardEffect):
    """Two cards are laid aside; of the questions the last is asked first."""

    def __init__(self, questions: tuple[TechniqueQuestion, ...]) -> None:
        self.questions = questions

    def play(self, state: DaleState, chance: Chance) -> None:
        found = [card for card in (state.turn_up(state.active, chance) for _ in range(2)) if card is not EMPTY]
        state.aside = tuple(found)
        for question in self.questions:
            state.push(question)


def digging(*questions: TechniqueQuestion) -> Table:
    """A table at which the card has just been played and two cards lie aside."""
    printings = [technique("dig", Digging(questions)), *[passive(f"guest_{number}", 0) for number in range(5)]]
    game = DaleOfMerchants(DeckShelf([*SHELF.decks, Deck(6, "moles", printings, [1, 1, 0, 0])]))
    decks = ["acorn charm spyglass gamble blindfold", ""]
    return Table(hands=["dig junk", "junk"], decks=decks, game=game).do("play dig")


def aside_in(view: dict[str, Any]) -> list[str]:
    return [card["key"] for card in view["aside"].get("cards", [])]


def said(table: Table) -> list[str]:
    return [fault for fault in table.dale_faults() if "aside" in fault]


@pytest.mark.rule("DM-023")
def test_a_step_that_lays_cards_aside_and_does_not_say_so_is_found_out() -> None:
    table = digging(Bury())
    assert said(table) == ["cards lie aside, but no step says where they came from and who may see them"]
    for viewer in (-1, 0, 1):
        assert aside_in(table.dale.view(viewer)) == []


def test_what_the_step_says_decides_who_sees_the_cards_and_what_others_imagine() -> None:
    table = digging(BuryAndTell())
    assert said(table) == []
    assert aside_in(table.dale.view(0)) == ["acorn", "charm"]
    assert aside_in(table.dale.view(1)) == aside_in(table.dale.view(-1)) == []
    for viewer in (-1, 1):
        worlds = [table.dale.redeal(viewer, FastChance(seed)) for seed in range(30)]
        assert len({tuple(card.key for card in world.aside) for world in worlds}) > 5
    mine = [table.dale.redeal(0, FastChance(seed)) for seed in range(5)]
    assert {tuple(card.key for card in world.aside) for world in mine} == {("acorn", "charm")}


@pytest.mark.rule("DM-237")
def test_a_step_that_waits_beneath_a_question_still_says_who_sees_its_cards() -> None:
    table = digging(BuryAndTell(), Wonder())
    assert table.options() == ["value 1", "value 2"]
    assert said(table) == []
    assert aside_in(table.dale.view(0)) == ["acorn", "charm"]
    assert aside_in(table.dale.view(1)) == aside_in(table.dale.view(-1)) == []
