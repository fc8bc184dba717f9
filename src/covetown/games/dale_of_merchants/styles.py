"""The characters a merchant can have: what each is fond of beside a finished stall."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import MEMBER, RUBBISH
from covetown.games.dale_of_merchants.options import BUY, PLAY, ROLL
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.game import Style
from covetown.kernel.packing import ARGUMENT
from covetown.kernel.state import State

# Actions of a turn after which techniques draw no more: bonus actions may follow each other for long (DM-086, DM-504).
PLAYS_A_TURN: Final[i64] = 6


@final
class MerchantStyle(Style):
    """A merchant by weights.

    In positions: `cards` for each own card that is no junk, in the stall too. In answers: `buy`, and `play` for
    techniques and the dice, for the first actions of a turn.
    """

    def __init__(self, key: str, cards: float = 0.0, buy: float = 0.0, play: float = 0.0) -> None:
        super().__init__(key)
        self.cards = cards
        self.buy = buy
        self.play = play

    def fond(self, state: State, seat: i64) -> float:
        assert isinstance(state, DaleState)
        if self.cards == 0.0:
            return 0.0
        player = state.players[seat]
        count: i64 = 0
        for pile in (player.hand, player.deck, player.discard):
            for card in pile:
                if not card.flags & (RUBBISH | MEMBER):
                    count += 1
        for stack in player.stall:
            count += len(stack)
        return self.cards * float(count)

    def drawn(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, DaleState)
        play = self.play if state.taken < PLAYS_A_TURN else 0.0
        out: list[float] = []
        for option in options:
            kind = option & ~ARGUMENT
            if kind == BUY:
                out.append(self.buy)
            elif kind in (PLAY, ROLL):
                out.append(play)
            else:
                out.append(0.0)
        return out


STYLES: Final[list[Style]] = [
    MerchantStyle("hoarder", cards=0.015, buy=0.4),
    MerchantStyle("haggler", play=1.2),
]
