"""The four parrots: each belongs to a section, sits on the only perch, and dies at the second hit."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import FIRST_PARROT, Card, Effect
from covetown.games.pirates_cove.hoard import lose_fame
from covetown.games.pirates_cove.mat import CANNON, CREW, HULL, SAILS
from covetown.games.pirates_cove.options import KEEP_PARROT, TAKE_PARROT
from covetown.games.pirates_cove.ship import NO_PARROT
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.kernel.chance import Chance, shuffle
from covetown.kernel.message import Message


@final
class ParrotEffect(Effect):
    """A parrot is never played; what it gives stands with the ship: `hold`, `speed` and `dice`."""  # PC-086


PARROT: Final = ParrotEffect()

# PC-388, PC-392, PC-395, PC-397: a parrot's face follows the order of the sections.
PARROT_CARDS: Final[list[Card]] = [
    Card(FIRST_PARROT + HULL, "captain_flints_parrot", "parrot", 1, PARROT),
    Card(FIRST_PARROT + SAILS, "squire_trelawneys_parrot", "parrot", 1, PARROT),
    Card(FIRST_PARROT + CANNON, "long_john_silvers_parrot", "parrot", 1, PARROT),
    Card(FIRST_PARROT + CREW, "billy_bones_parrot", "parrot", 1, PARROT),
]


def perch(state: PiratesState, ship: i64, section: i64) -> None:
    """A parrot comes aboard, unhurt."""  # PC-378, PC-384
    captain = state.ships[ship]
    captain.parrot = section
    captain.hurt = 0
    if state.events is not None:
        state.tell("parrot_aboard", ship, {"card": int(FIRST_PARROT + section)})


def hurt_parrot(state: PiratesState, ship: i64, reason: str) -> None:
    """A hit reaches the parrot: the first hurts, the second kills."""  # PC-242
    captain = state.ships[ship]
    section = captain.parrot
    if captain.hurt == 0:
        captain.hurt = 1
        if state.events is not None:
            state.tell("parrot_hurt", ship, {"card": int(FIRST_PARROT + section), "reason": reason})
        return
    captain.parrot = NO_PARROT
    captain.hurt = 0
    state.discard.append(PARROT_CARDS[section])  # PC-400
    if state.events is not None:
        state.tell("parrot_killed", ship, {"card": int(FIRST_PARROT + section), "reason": reason})
    lose_fame(state, ship, 2, "parrot")  # PC-399


def heal_parrots(state: PiratesState) -> None:
    """Hurt parrots are turned upright at the start of the Upgrade phase."""  # PC-132, PC-133, PC-402
    for at, ship in enumerate(state.ships):
        if ship.hurt != 0:
            ship.hurt = 0
            if state.events is not None:
                state.tell("parrot_healed", at, {"card": int(FIRST_PARROT + ship.parrot)})


@final
class ParrotChoice(Question):
    """A second parrot was drawn: keep the old one, or take the new one for 1 fame."""  # PC-381

    def __init__(self, drawn_by: i64, section: i64) -> None:
        self.drawn_by = drawn_by
        self.section = section

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        return [KEEP_PARROT, TAKE_PARROT]  # PC-548

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.drawn_by
        unwanted = self.section
        if option == TAKE_PARROT:
            unwanted = state.ships[ship].parrot
            lose_fame(state, ship, 1, "exchange")  # PC-385
            perch(state, ship, self.section)
        state.deck.append(PARROT_CARDS[unwanted])
        shuffle(state.deck, chance)  # PC-382
        if state.events is not None:
            state.tell("parrot_released", ship, {"card": int(FIRST_PARROT + unwanted)})

    def prompt(self, state: PiratesState, seat: i64) -> Message:
        asked = super().prompt(state, seat)
        asked.args["old"] = PARROT_CARDS[state.ships[self.drawn_by].parrot].name()
        asked.args["new"] = PARROT_CARDS[self.section].name()
        return asked

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return KEEP_PARROT  # PC-559

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "parrot"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return self.drawn_by

    def card_aside(self, state: PiratesState) -> i64:
        return FIRST_PARROT + self.section  # PC-379
