"""The Entertainer's board: the numbers of the shop, the kinds of answers, the places of a Song, and what lies where.

First values to tune: the gold of the Songbird and the Coin Magpie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.merchant import ShopBoard
from covetown.games.merchants_cove.merchants.entertainer.cards import SKILLS
from covetown.kernel.bits import ones

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

NUMBER: Final[i64] = 2  # of the Entertainer's block of kinds of answers
MOVEMENT: Final[tuple[int, ...]] = (1, 2, 3, 2)  # EN-011 to EN-014: by quarter of the dial
MOST_VOLUME: Final[i64] = 6  # EN-007
STONES: Final[i64] = 3  # EN-095
STONE_VALUE: Final[i64] = 3  # EN-094
BADGES: Final[i64] = 6  # EN-022
HAND_LIMIT: Final[i64] = 2  # EN-016: one more for each of the first two badges placed
BRAG_PRICE: Final[i64] = 3  # EN-135
SONGBIRD_GOLD: Final[i64] = 4  # EN-191
MAGPIE_GOLD: Final[i64] = 6  # EN-194
OWL_GOLD: Final[i64] = 2  # EN-195
WISP_VALUE: Final[i64] = 2  # EN-193
CALL_VOLUME: Final[i64] = 3  # EN-197
TIP_GOLD: Final[i64] = 2  # EN-199

FIRST: Final[i64] = NUMBER * 32  # its first kind; a merchant has 32
PLAY: Final[i64] = FIRST << 20  # EN-166: card
DROP: Final[i64] = (FIRST + 1) << 20  # EN-167: card
TEMPO: Final[i64] = (FIRST + 2) << 20  # EN-168: quarters more, plus 1
SWAN: Final[i64] = (FIRST + 3) << 20  # EN-169: 1 to sing
PLACE: Final[i64] = (FIRST + 4) << 20  # EN-170: location
SPEND: Final[i64] = (FIRST + 5) << 20  # EN-171: bundle * 4 + colour
SIDE: Final[i64] = (FIRST + 6) << 20  # EN-172: 0 left, 1 right
WIN_FAN: Final[i64] = (FIRST + 7) << 20
FAN: Final[i64] = (FIRST + 8) << 20  # EN-207: space of the Town Square
RUNE: Final[i64] = (FIRST + 9) << 20
PAY: Final[i64] = (FIRST + 10) << 20  # EN-208: number of the payment in their list
BUY: Final[i64] = (FIRST + 11) << 20  # 0 Skill stack, 1 Impro stack
IMPROVISE: Final[i64] = (FIRST + 12) << 20  # card
BRAG: Final[i64] = (FIRST + 13) << 20
NEXT_BRAG: Final[i64] = (FIRST + 14) << 20  # EN-174: card
FINISH: Final[i64] = (FIRST + 15) << 20
TAKE_CREATURE: Final[i64] = (FIRST + 16) << 20  # EN-173: card
MOVE: Final[i64] = (FIRST + 17) << 20  # location
END: Final[i64] = (FIRST + 18) << 20
CULT: Final[i64] = (FIRST + 19) << 20  # EN-176: how many Rogues count
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


@final
class EntertainerBoard(ShopBoard):
    """The Entertainer's things. Piles are masks of card numbers; nobody knows the order of the deck below `top`.

    The second half is the Song being sung: where the bard stands and what has been used up.
    """

    __slots__ = (
        "acted", "badges", "bard", "beside", "bought", "brag", "bragged", "bragging", "cult", "deck", "discard",
        "dropped", "earned", "fans", "finished", "hand", "impro_stack", "impro_top", "improvised", "island",
        "known", "lowers", "movement", "quarter", "runes", "sang", "side", "skill_stack", "skill_top", "song",
        "stones", "swan", "top", "uppers", "visited", "volume", "wisps",
    )  # fmt: skip

    def __init__(
        self,
        hand: i64 = 0,
        known: i64 = 0,
        deck: i64 = 0,
        top: tuple[int, ...] = (),
        discard: i64 = 0,
        dropped: i64 = -1,
        song: i64 = 0,
        brag: i64 = 0,
        island: i64 = 0,
        skill_top: i64 = -1,
        skill_stack: i64 = 0,
        impro_top: i64 = -1,
        impro_stack: i64 = 0,
        volume: i64 = 0,
        quarter: i64 = 0,
        stones: i64 = 0,
        badges: i64 = 0,
        runes: i64 = 0,
        fans: i64 = 0,
        beside: i64 = 0,
        sang: bool = False,
        swan: bool = False,
        bard: i64 = -1,
        visited: i64 = 0,
        movement: i64 = 0,
        uppers: i64 = 0,
        lowers: i64 = 0,
        improvised: i64 = 0,
        wisps: i64 = 0,
        bragged: bool = False,
        bragging: i64 = 0,
        bought: bool = False,
        acted: bool = False,
        side: i64 = -1,
        earned: bool = False,
        finished: bool = False,
        cult: i64 = -1,
    ) -> None:
        self.hand: i64 = hand
        self.known: i64 = known  # hand cards that everybody knows: bought ones, and those left when the deck ran out
        self.deck: i64 = deck  # cards of unknown order
        self.top = top  # bought cards on top of the deck, the next one first (EN-107)
        self.discard: i64 = discard
        self.dropped: i64 = dropped  # top card of the discard pile
        self.song: i64 = song  # song zone
        self.brag: i64 = brag  # brag zone
        self.island: i64 = island  # Creature cards on Dragon Island
        self.skill_top: i64 = skill_top
        self.skill_stack: i64 = skill_stack  # below the top card
        self.impro_top: i64 = impro_top
        self.impro_stack: i64 = impro_stack
        self.volume: i64 = volume
        self.quarter: i64 = quarter
        self.stones: i64 = stones
        self.badges: i64 = badges  # still on the badge track
        self.runes: i64 = runes  # Halls with a rune, as bits
        self.fans: i64 = fans  # Townsfolk cards with a badge
        self.beside: i64 = beside  # fans lying beside the board
        self.sang = sang  # a Song took place in this turn
        # The Song in progress.
        self.swan = swan
        self.bard: i64 = bard
        self.visited: i64 = visited
        self.movement: i64 = movement
        self.uppers: i64 = uppers  # Skill cards whose upper bundle was spent
        self.lowers: i64 = lowers
        self.improvised: i64 = improvised  # Impro cards used
        self.wisps: i64 = wisps  # Harmony Wisp bundles to spend
        self.bragged = bragged
        self.bragging: i64 = bragging  # Creature cards whose effects are still to come
        self.bought = bought  # in this visit
        self.acted = acted  # fan won or rune placed in this visit
        self.side: i64 = side  # of Dragon Island, in this visit
        self.earned = earned  # gold on Dragon Island, in this visit
        self.finished = finished
        self.cult: i64 = cult  # Rogues that count in this visit (EN-082); -1 while not chosen

    def copy(self) -> ShopBoard:
        return EntertainerBoard(
            self.hand, self.known, self.deck, self.top, self.discard, self.dropped, self.song, self.brag,
            self.island, self.skill_top, self.skill_stack, self.impro_top, self.impro_stack, self.volume,
            self.quarter, self.stones, self.badges, self.runes, self.fans, self.beside, self.sang, self.swan,
            self.bard, self.visited, self.movement, self.uppers, self.lowers, self.improvised, self.wisps,
            self.bragged, self.bragging, self.bought, self.acted, self.side, self.earned, self.finished, self.cult,
        )  # fmt: skip

    def hand_limit(self) -> i64:
        """How many Skill cards the hand is filled up to (EN-015, EN-016)."""
        return HAND_LIMIT + min(BADGES - self.badges, 2)

    def card_price(self) -> i64:
        """What a bought card costs: 1, and 1 for each uncovered coin and each uncovered gem (EN-018)."""
        return 1 + ones(self.runes) + max(BADGES - self.badges - 2, 0)

    def skills_in_song(self) -> i64:
        return ones(self.song & SKILLS)

    def raise_volume(self, amount: i64) -> None:
        """Gain volume, at most up to 6 (EN-008)."""
        self.volume = min(self.volume + amount, MOST_VOLUME)


def board_of(player: Player) -> EntertainerBoard:
    board = player.board
    assert isinstance(board, EntertainerBoard)
    return board


def singing(state: MerchantsState) -> EntertainerBoard:
    """The board of the Entertainer who is asked."""
    return board_of(state.players[state.active])


def tell(state: MerchantsState, kind: str, facts: dict[str, object]) -> None:
    assert state.events is not None
    facts["seat"] = int(state.active)
    state.events.tell(kind, facts)
