"""The Entertainer's board as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.feature_bytes import byte, write_bits
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.entertainer.board import LOCATION_NAMES, board_of
from covetown.games.merchants_cove.merchants.entertainer.cards import CARDS
from covetown.kernel.bits import ones

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class EntertainerFeatures(MerchantFeatures):
    """The Entertainer's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        out = [("volume", 6), ("quarter", 3), ("stones", 3), ("badges", 6), ("movement", 4), ("deck", 20), ("wisps", 1)]
        out += [(f"rune {colour_name}", 1) for colour_name in COLOUR_NAMES]
        out += [(f"bard at {name}", 1) for name in LOCATION_NAMES]
        for zone in ("hand", "song", "spent upper", "spent lower", "brag", "discard"):
            out += [(f"{zone} {card.key}", 1) for card in CARDS]
        return [*out, ("skill top", 26), ("impro top", 26), ("swan", 1)]

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = board_of(player)
        out.append(byte(board.volume))
        out.append(byte(board.quarter))
        out.append(byte(board.stones))
        out.append(byte(board.badges))
        out.append(byte(board.movement))
        out.append(byte(ones(board.deck) + i64(len(board.top))))
        out.append(byte(board.wisps))
        write_bits(board.runes, 4, out)
        write_bits(i64(1) << board.bard if board.bard >= 0 else 0, 9, out)
        write_bits(board.hand, 26, out)
        write_bits(board.song, 26, out)
        write_bits(board.uppers, 26, out)
        write_bits(board.lowers, 26, out)
        write_bits(board.brag, 26, out)
        write_bits(board.discard, 26, out)
        out.append(byte(board.skill_top + 1))
        out.append(byte(board.impro_top + 1))
        out.append(u8(1) if board.swan else u8(0))
