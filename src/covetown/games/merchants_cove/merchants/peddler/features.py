"""The Peddler's board as numbers, for learners. Nobody plays it, so there is only what the others see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from covetown.games.merchants_cove.feature_bytes import blank, spread_fours, write_bits
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.peddler.board import POOL_SPACES, SHELF_SPACES, board_of
from covetown.games.merchants_cove.merchants.peddler.cards import PEDDLER_CARDS
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel.counts import byte, put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

DISCARDED: Final[i64] = 2
LEFT: Final[i64] = 3
RIGHT: Final[i64] = 4


@final
class PeddlerFeatures(MerchantFeatures):
    """The Peddler's board, field by field."""

    def public_names(self) -> list[tuple[str, int]]:
        """Where each card lies (1: in the deck), the pool and the shelf place by place, its Townsfolk, its supply."""
        out = [(f"place of {card.key()}", 4) for card in PEDDLER_CARDS]
        out += [(f"pool {space}", 5) for space in range(1, int(POOL_SPACES) + 1)]
        out += [(f"shelf {space}", 8) for space in range(1, int(SHELF_SPACES) + 1)]
        out += [(f"townsfolk {card.key}", 1) for card in TOWNSFOLK]
        return out + [(f"supply {good_name(good)}", 3) for good in range(int(GOODS))]

    def write_public(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = board_of(player)
        start = i64(len(out))
        write_bits(board.deck, i64(len(PEDDLER_CARDS)), out)
        card: i64 = 0
        discard = board.discard
        while discard > 0:
            if discard & 1:
                put(DISCARDED, start + card, out)
            discard >>= 1
            card += 1
        if board.left >= 0:
            put(LEFT, start + board.left, out)
        if board.right >= 0:
            put(RIGHT, start + board.right, out)
        at = blank(POOL_SPACES, out)
        for kind in board.pool:
            put(kind + 1, at, out)
            at += 1
        for good in board.shelf:
            out.append(byte(good + 1))
        write_bits(board.townsfolk, i64(len(TOWNSFOLK)), out)
        write_i64_le(out, spread_fours(player.supply))
