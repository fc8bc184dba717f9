"""The tavern deck: drawing cards, making a new deck, and the parrots that come aboard the moment they are drawn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import FIRST_PARROT, Card, faces_held, one_card
from covetown.games.pirates_cove.cards.parrots import ParrotChoice, perch
from covetown.games.pirates_cove.ship import NO_PARROT
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Step
from covetown.kernel.chance import Chance, shuffle

NO_CHOICE: Final[i64] = -1


def cards_left(state: PiratesState) -> bool:
    """Whether a card can still be drawn."""  # PC-376
    return len(state.deck) > 0 or len(state.discard) > 0


def new_deck(state: PiratesState, chance: Chance) -> None:
    """The discard pile becomes the deck. What the hands hold together is public knowledge in this moment."""  # PC-375
    state.deck = state.discard
    empty: list[Card] = []
    state.discard = empty
    shuffle(state.deck, chance)
    state.held = 0
    for ship in state.ships:
        ship.old = ship.hand
        state.held += ship.hand
    state.fresh = 0
    for card in state.deck:
        if card.ident < FIRST_PARROT:
            state.fresh += one_card(card.ident)
    if state.events is not None:
        state.tell_all("new_deck", {"count": len(state.deck)})


def draw_card(state: PiratesState, ship: i64, chance: Chance) -> i64:
    """Draw the top card. A second parrot is not settled here: its section is returned, else NO_CHOICE."""  # PC-373
    if not state.deck:
        if not state.discard:
            return NO_CHOICE
        new_deck(state, chance)
    card = state.deck.pop()
    state.revelations += 1
    captain = state.ships[ship]
    face = card.ident
    if face >= FIRST_PARROT:
        section = face - FIRST_PARROT
        if state.events is not None:
            state.tell("parrot_drawn", ship, {"card": int(face)})  # PC-379
        if captain.parrot != NO_PARROT:
            return section
        perch(state, ship, section)
        return NO_CHOICE
    captain.take_card(face)
    return NO_CHOICE


def tell_drawn(state: PiratesState, ship: i64, before: i64) -> None:
    """Report how many cards came into a hand; which they are, its owner learns."""  # PC-532
    events = state.events
    if events is None or state.ships[ship].hand == before:
        return
    faces = faces_held(state.ships[ship].hand - before)
    facts = state.facts_of(ship)
    facts["seen"] = 0
    facts["count"] = len(faces)
    cards: list[object] = list(faces)
    events.whisper("drew", facts, 1 << state.owner(ship), {"cards": cards, "seen": 1})


@final
class Draw(Step):
    """A ship draws cards, one at a time, each settled before the next."""  # PC-374

    def __init__(self, ship: i64, count: i64) -> None:
        self.ship = ship
        self.count = count

    def run(self, state: PiratesState, chance: Chance) -> None:
        left = self.count
        before = state.ships[self.ship].hand
        while left > 0:
            left -= 1
            section = draw_card(state, self.ship, chance)
            if section != NO_CHOICE:
                tell_drawn(state, self.ship, before)
                if left > 0:
                    state.push(Draw(self.ship, left))
                state.push(ParrotChoice(self.ship, section))
                return
        tell_drawn(state, self.ship, before)
