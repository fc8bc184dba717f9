"""The characters a trader can have: what each is fond of beside the most gold."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.corruption import size as corruption_size
from covetown.games.merchants_cove.market import Selling
from covetown.games.merchants_cove.merchant import RECRUIT
from covetown.games.merchants_cove.options import CARD, DOCK, SELL, SPACE
from covetown.games.merchants_cove.piers import BLACK_MARKET, PIER_OF
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel.game import Style
from covetown.kernel.packing import ARGUMENT
from covetown.kernel.state import State


@final
class TraderStyle(Style):
    """A trader by weights.

    In positions: `corruption` for each own Corruption card, `staff` for each Townsfolk card on the Staff board. In
    answers: `dark` for what is sold at the Black Market and boats that dock there, `risky` for each Corruption card an
    action space costs, `recruit` for recruiting.
    """

    def __init__(
        self,
        key: str,
        corruption: float = 0.0,
        staff: float = 0.0,
        dark: float = 0.0,
        risky: float = 0.0,
        recruit: float = 0.0,
    ) -> None:
        super().__init__(key)
        self.corruption = corruption
        self.staff = staff
        self.dark = dark
        self.risky = risky
        self.recruit = recruit

    def fond(self, state: State, seat: i64) -> float:
        assert isinstance(state, MerchantsState)
        player = state.players[seat]
        found = self.corruption * float(corruption_size(player.corruption))
        if self.staff != 0.0:
            slot: i64 = 0
            while slot < len(player.merchant.staff):
                if player.card_in(slot) >= 0:
                    found += self.staff
                slot += 1
        return found

    def drawn(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, MerchantsState)
        question = state.asking
        dark = isinstance(question, Selling) and question.pier == BLACK_MARKET
        spaces = state.players[seat].merchant.spaces
        out: list[float] = []
        for option in options:
            kind = option & ~ARGUMENT
            arg = option & ARGUMENT
            found = 0.0
            if kind == SPACE:
                space = spaces[arg & 63]
                found = self.risky * float(space.corruption)
                if space.action == RECRUIT:
                    found += self.recruit
            elif kind == CARD:
                found = self.recruit
            elif (kind == SELL and dark) or (kind == DOCK and PIER_OF[arg] == BLACK_MARKET):
                found = self.dark
            out.append(found)
        return out


STYLES: Final[list[Style]] = [
    TraderStyle("fair-trader", corruption=-0.15, dark=-1.5, risky=-0.7),
    TraderStyle("fence", corruption=0.02, dark=2.0, risky=0.3),
    TraderStyle("recruiter", staff=0.15, recruit=1.0),
]
