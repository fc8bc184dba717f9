"""The Peddler's board: its cards, Customer Pool and Sale Shelf, and the numbers on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.merchant import ShopBoard

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import Player

POOL_SPACES: Final[i64] = 6  # PD-016
MARKED_SPACES: Final[i64] = 4  # PD-017
SHELF_SPACES: Final[i64] = 6  # PD-021
RECRUIT_DRAWS: Final[i64] = 2  # PD-053
SPONSOR_GOLD: Final[i64] = 2  # PD-075
HAND_GOODS: Final[i64] = 3  # PD-077: with more Goods on the shelf it goes by the hour


@final
class PeddlerBoard(ShopBoard):
    """The Peddler's cards, Customer Pool, Sale Shelf and Townsfolk. Nobody knows the order of its deck (PD-111).

    Defaults are literals: the compiled form tells a constructor's parameters only then.
    """

    __slots__ = ("cards", "deck", "discard", "goods", "left", "pool", "right", "shelf", "stock", "townsfolk")

    def __init__(
        self,
        cards: i64 = 0,
        deck: i64 = 0,
        discard: i64 = 0,
        left: i64 = -1,
        right: i64 = -1,
        pool: tuple[int, ...] = (),
        shelf: tuple[int, ...] = (-1, -1, -1, -1, -1, -1),
        townsfolk: i64 = 0,
        stock: str = "",
        goods: i64 = 0,
    ) -> None:
        self.cards: i64 = cards  # the 16 cards in use
        self.deck: i64 = deck
        self.discard: i64 = discard
        self.left: i64 = left
        self.right: i64 = right
        self.pool = pool  # kinds of Adventurers, space 1 first; never with a gap
        self.shelf = shelf  # kinds of Goods, -1 for an empty space
        self.townsfolk: i64 = townsfolk
        self.stock = stock  # key of the merchant whose Goods it sells
        self.goods: i64 = goods  # all of these Goods

    def copy(self) -> ShopBoard:
        return PeddlerBoard(
            self.cards, self.deck, self.discard, self.left, self.right,
            self.pool, self.shelf, self.townsfolk, self.stock, self.goods,
        )  # fmt: skip


def board_of(player: Player) -> PeddlerBoard:
    board = player.board
    assert isinstance(board, PeddlerBoard)
    return board
