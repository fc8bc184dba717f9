"""A player's ship: her mat, her cargo, her parrot and Mastercraft cards, and the hand of her captain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.games.pirates_cove.cards.card import holds, one_card
from covetown.games.pirates_cove.mat import CANNON, CREW, HULL, NEW_SHIP, SAILS, any_section_lost, level_in, value_in
from covetown.kernel.message import Message

NONE: Final[i64] = -1  # no ship, no card, no player
NO_PARROT: Final[i64] = -1
COVE: Final[i64] = 7  # islands are 1 to 6 (PC-002); 0 is the open sea before the first month (PC-067)
TREASURE_ISLAND: Final[i64] = 6
TAVERN_ISLAND: Final[i64] = 1

UPRIGHT: Final[i64] = 1
TURNED: Final[i64] = 2

UNANSWERED: Final[i64] = -1
SQUIRES_BONUS: Final[i64] = 20  # PC-396


def island_name(place: i64) -> Message:
    """The name of an island, or of the Cove."""
    return Message(f"island-{place}")


@final
@mypyc_attr(free_list_len=1)
class Ship:
    """One ship. What her captain has answered in secret is kept here until it is revealed."""

    def __init__(self) -> None:
        self.levels: i64 = NEW_SHIP
        self.gold: i64 = 0
        self.chests: i64 = 0
        self.fame: i64 = 0
        self.place: i64 = 0
        self.parrot: i64 = NO_PARROT  # the section it belongs to
        self.hurt: i64 = 0
        self.masters: i64 = 0  # two bits a section: none, upright, turned
        self.hand: i64 = 0
        self.old: i64 = 0  # the part of the hand that was drawn before the deck was last made from the discard pile
        self.shown: i64 = 0  # windows (1: T, 2: N1) for which she is known to hold a card
        self.ticket: i64 = 0  # the submission in window T or N1
        self.late_ticket: i64 = 0  # the submission in window N0
        self.course: i64 = 0  # the chosen island
        self.draft: i64 = NEW_SHIP  # the rigging chosen so far

    def copy(self) -> Ship:
        other = Ship()
        other.levels = self.levels
        other.gold = self.gold
        other.chests = self.chests
        other.fame = self.fame
        other.place = self.place
        other.parrot = self.parrot
        other.hurt = self.hurt
        other.masters = self.masters
        other.hand = self.hand
        other.old = self.old
        other.shown = self.shown
        other.ticket = self.ticket
        other.late_ticket = self.late_ticket
        other.course = self.course
        other.draft = self.draft
        return other

    def level(self, section: i64) -> i64:
        return level_in(self.levels, section)

    def value(self, section: i64) -> i64:
        return value_in(self.levels, section)

    def crippled(self) -> bool:
        return any_section_lost(self.levels)  # PC-282

    def hold(self) -> i64:
        """How many chests she can keep; -1 for any number."""
        if self.parrot == HULL:
            return -1  # PC-387
        return value_in(self.levels, HULL)  # PC-048

    def speed(self) -> i64:
        """Her speed without battle cards."""  # PC-137
        speed = value_in(self.levels, SAILS)
        if self.parrot == SAILS:
            speed += SQUIRES_BONUS
        return speed

    def dice(self, grapple: bool) -> i64:
        """How many dice she rolls in a volley."""  # PC-231
        if self.parrot == CANNON:
            return 6  # PC-390
        cannon = value_in(self.levels, CANNON)
        if self.parrot == CREW:
            return cannon  # PC-393
        crew = value_in(self.levels, CREW)
        if grapple or crew < cannon:
            return crew  # PC-468
        return cannon

    def master(self, section: i64) -> i64:
        """The Mastercraft card on a section: 0 none, UPRIGHT or TURNED."""
        return (self.masters >> (2 * section)) & 3

    def set_master(self, section: i64, state: i64) -> None:
        shift = 2 * section
        self.masters = (self.masters & ~(3 << shift)) | state << shift

    def holds(self, face: i64) -> i64:
        return holds(self.hand, face)

    def take_card(self, face: i64) -> None:
        """A card comes into the hand."""
        self.hand += one_card(face)
