"""The Entertainer's stage: what the bard may be told to do, where the bard may go, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from covetown.games.merchants_cove.merchant import ARGUMENTS, BLOCK
from covetown.games.merchants_cove.merchants.entertainer_cards import NUMBER, EntertainerBoard

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import CoveState, Player

FIRST_KIND: Final[i64] = NUMBER * BLOCK * ARGUMENTS
PLAY: Final[i64] = FIRST_KIND + 0 * ARGUMENTS  # EN-166: card
DROP: Final[i64] = FIRST_KIND + 1 * ARGUMENTS  # EN-167: card
TEMPO: Final[i64] = FIRST_KIND + 2 * ARGUMENTS  # EN-168: quarters more, plus 1
SWAN: Final[i64] = FIRST_KIND + 3 * ARGUMENTS  # EN-169: 1 to sing
PLACE: Final[i64] = FIRST_KIND + 4 * ARGUMENTS  # EN-170: location
SPEND: Final[i64] = FIRST_KIND + 5 * ARGUMENTS  # EN-171: bundle * 4 + colour
SIDE: Final[i64] = FIRST_KIND + 6 * ARGUMENTS  # EN-172: 0 left, 1 right
WIN_FAN: Final[i64] = FIRST_KIND + 7 * ARGUMENTS
FAN: Final[i64] = FIRST_KIND + 8 * ARGUMENTS  # EN-207: space of the Town Square
RUNE: Final[i64] = FIRST_KIND + 9 * ARGUMENTS
PAY: Final[i64] = FIRST_KIND + 10 * ARGUMENTS  # EN-208: number of the payment in their list
BUY: Final[i64] = FIRST_KIND + 11 * ARGUMENTS  # 0 Skill stack, 1 Impro stack
IMPROVISE: Final[i64] = FIRST_KIND + 12 * ARGUMENTS  # card
BRAG: Final[i64] = FIRST_KIND + 13 * ARGUMENTS
NEXT_BRAG: Final[i64] = FIRST_KIND + 14 * ARGUMENTS  # EN-174: card
FINISH: Final[i64] = FIRST_KIND + 15 * ARGUMENTS
TAKE_CREATURE: Final[i64] = FIRST_KIND + 16 * ARGUMENTS  # EN-173: card
MOVE: Final[i64] = FIRST_KIND + 17 * ARGUMENTS  # location
END: Final[i64] = FIRST_KIND + 18 * ARGUMENTS
CULT: Final[i64] = FIRST_KIND + 19 * ARGUMENTS  # EN-176: how many Rogues count
OPTION_NAMES: Final[tuple[str, ...]] = (
    "play", "drop", "tempo", "swan", "place", "spend", "side", "win-fan", "fan", "rune", "pay", "buy", "improvise",
    "brag", "next-brag", "finish", "take-creature", "move", "end-song", "cult",
)  # fmt: skip

# The nine locations (EN-051).
SQUARE: Final[i64] = 3
HALL: Final[i64] = 4  # and 5, 6, 7
ISLAND: Final[i64] = 8
LOCATIONS: Final[i64] = 9
LOCATION_NAMES: Final[tuple[str, ...]] = (
    "pier-bazaar", "pier-plaza", "pier-black-market", "town-square", "hall-red", "hall-green", "hall-blue",
    "hall-yellow", "dragon-island",
)  # fmt: skip
LOCATION_REFS: Final[tuple[str, ...]] = (
    "pier:bazaar", "pier:plaza", "pier:black-market", "town-square", "hall:red", "hall:green", "hall:blue",
    "hall:yellow", "dragon-island",
)  # fmt: skip


def board_of(player: Player) -> EntertainerBoard:
    board = player.board
    assert isinstance(board, EntertainerBoard)
    return board


def singing(state: CoveState) -> EntertainerBoard:
    """The board of the Entertainer who is asked."""
    return board_of(state.players[state.active])


def tell(state: CoveState, kind: str, facts: dict[str, object]) -> None:
    assert state.events is not None
    facts["seat"] = int(state.active)
    state.events.tell(kind, facts)
