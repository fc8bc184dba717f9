"""What a tavern card is. They are listed in `deck`; what they do stands in one file for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.kernel.bits import bit
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message

if TYPE_CHECKING:
    from covetown.games.pirates_cove.state import PiratesState

# The faces of the tavern deck. Copies of one face are the same card object: at the table nobody can tell them apart.
MASTERCRAFT: Final[i64] = 0
AVAST_BELAY: Final[i64] = 1
BLOW_ME_DOWN: Final[i64] = 2
GRAPPLE_ATTACK: Final[i64] = 3
SMOKE_SCREEN: Final[i64] = 4
TREASURE_OVERBOARD: Final[i64] = 5
GRAPESHOT_ATTACK: Final[i64] = 6
POWDER_KEG: Final[i64] = 7
SIX_GUN_SALUTE: Final[i64] = 8
FOND_FAREWELL: Final[i64] = 9
CONSORT: Final[i64] = 10
CROWS_NEST: Final[i64] = 11
GOING_ON_THE_ACCOUNT: Final[i64] = 12
PRIVATEERING_COMMISSION: Final[i64] = 13
ROYAL_NAVY_INTERCEPT: Final[i64] = 14
SECRET_MAP: Final[i64] = 15
FAME_ONE: Final[i64] = 16
FAME_TWO: Final[i64] = 17
FAME_THREE: Final[i64] = 18
FIRST_PARROT: Final[i64] = 19  # the parrot of section s is face 19 + s


class Effect:
    """What a card does when it is played."""

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        """Add every way in which this ship may play the card now."""

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        """Carry out one of the offered ways."""
        raise ValueError("this card is not played from the hand")


@final
class Card:
    """One face of the tavern deck."""

    def __init__(self, ident: i64, key: str, kind: str, copies: int, effect: Effect, fame: i64 = 0) -> None:
        self.ident = ident
        self.key = key
        self.kind = kind
        self.copies = copies
        self.effect = effect
        self.fame = fame

    def name(self) -> Message:
        """What the card is called."""
        return Message("card-" + self.key.replace("_", "-"))


# A hand is one number that counts its cards, three bits a face. Parrots are never in a hand.
FACES_IN_HAND: Final[i64] = 19


def holds(hand: i64, face: i64) -> i64:
    """How many cards of this face a hand holds."""
    return (hand >> (3 * face)) & 7


def one_card(face: i64) -> i64:
    """A hand of a single card."""
    return bit(3 * face)


def hand_size(hand: i64) -> i64:
    """How many cards a hand holds."""
    total: i64 = 0
    while hand != 0:
        total += hand & 7
        hand >>= 3
    return total


def faces_held(hand: i64) -> list[int]:
    """The faces of a hand, each as often as it is held."""
    out: list[int] = []
    face: i64 = 0
    while face < FACES_IN_HAND:
        count = holds(hand, face)
        while count > 0:
            out.append(face)
            count -= 1
        face += 1
    return out


def faces_between(first: i64, last: i64) -> i64:
    """A mask over the faces from first to last: a hand has one of them where the mask and the hand meet."""
    mask: i64 = 0
    face = first
    while face <= last:
        mask |= 7 * bit(3 * face)
        face += 1
    return mask


BATTLE_CARDS: Final[i64] = faces_between(AVAST_BELAY, TREASURE_OVERBOARD)
VOLLEY_CARDS: Final[i64] = faces_between(GRAPESHOT_ATTACK, SIX_GUN_SALUTE)
KEG_CARDS: Final[i64] = faces_between(POWDER_KEG, POWDER_KEG)
UPGRADE_CARDS: Final[i64] = faces_between(MASTERCRAFT, MASTERCRAFT) | faces_between(
    GOING_ON_THE_ACCOUNT, GOING_ON_THE_ACCOUNT
)
FAME_FACES: Final[i64] = faces_between(FAME_ONE, FAME_THREE)
WINDOW_T_CARDS: Final[i64] = faces_between(CONSORT, CONSORT) | faces_between(SECRET_MAP, SECRET_MAP)
WINDOW_N0_CARDS: Final[i64] = faces_between(CROWS_NEST, CROWS_NEST)
WINDOW_N1_CARDS: Final[i64] = faces_between(FOND_FAREWELL, FOND_FAREWELL) | faces_between(
    PRIVATEERING_COMMISSION, ROYAL_NAVY_INTERCEPT
)
