"""The Peddler as a person sees it: its board in a view, the panel, and its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from covetown.games.merchants_cove.adventurers import KIND_NAMES
from covetown.games.merchants_cove.goods import good_name
from covetown.games.merchants_cove.merchant import MerchantView
from covetown.games.merchants_cove.merchants.peddler.board import board_of
from covetown.games.merchants_cove.merchants.peddler.cards import FIRST_CARD, PEDDLER_CARDS
from covetown.games.merchants_cove.town.townsfolk import card_thing
from covetown.kernel import Line, Message, Thing

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class PeddlerView(MerchantView):
    """The Peddler's board, all of it public but the order of its deck (PD-111)."""

    def drawn(self) -> bool:
        return True

    def show(self, state: MerchantsState, player: Player, own: bool) -> dict[str, object]:
        board = board_of(player)
        return {
            "stock": board.stock,
            "cards": [FIRST_CARD + number for number in range(20) if (board.cards >> number) & 1],
            "discard": [FIRST_CARD + number for number in range(20) if (board.discard >> number) & 1],
            "deck": sum((board.deck >> number) & 1 for number in range(20)),
            "left": FIRST_CARD + int(board.left) if board.left >= 0 else None,
            "right": FIRST_CARD + int(board.right) if board.right >= 0 else None,
            "pool": [KIND_NAMES[kind] for kind in board.pool],
            "shelf": [good_name(good) if good >= 0 else None for good in board.shelf],
            "townsfolk": [number for number in range(36) if (board.townsfolk >> number) & 1],
        }

    def panel(self, board: dict[str, object]) -> list[Line]:
        """The Peddler's cards, pool, shelf and Townsfolk."""
        lines: list[Line] = []
        for slot in ("left", "right"):
            card = board[slot]
            things: list[Thing] = []
            if isinstance(card, int):
                key = "card-" + PEDDLER_CARDS[card - FIRST_CARD].key()
                things.append(Thing(Message(key), f"card:{card}", "card", Message(key + ".text")))
            lines.append(Line(Message("panel-peddler-" + slot), things))
        pool = board["pool"]
        shelf = board["shelf"]
        cards = board["townsfolk"]
        assert isinstance(pool, list)
        assert isinstance(shelf, list)
        assert isinstance(cards, list)
        things = [Thing(Message("adventurers-" + str(kind), {"count": 1}), "pool", str(kind)) for kind in pool]
        lines.append(Line(Message("panel-pool"), things))
        things = []
        for good in shelf:
            if good is None:
                things.append(Thing(Message("panel-nobody"), "peddler-shelf"))
            else:
                things.append(Thing(Message(f"good-{good}"), f"peddler-good:{good}", str(good).split("-")[1]))
        lines.append(Line(Message("panel-shelf"), things))
        lines.append(Line(Message("panel-staff"), [card_thing(card, f"card:{card}") for card in cards]))
        piles: dict[str, object] = {"deck": board["deck"]}
        discard = board["discard"]
        assert isinstance(discard, list)
        piles["discard"] = len(discard)
        lines.append(Line(Message("panel-peddler-deck"), [Thing(Message("panel-song-piles-text", piles))]))
        return lines

    def catalogue(self) -> dict[str, object]:
        cards = {str(FIRST_CARD + number): PEDDLER_CARDS[number].shown() for number in range(len(PEDDLER_CARDS))}
        return {"cards": cards}
