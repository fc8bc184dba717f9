"""The characters a captain can have: what each is fond of beside the most fame."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.bot import island_value
from covetown.games.pirates_cove.options import BURY, BURY_CHESTS, BURY_GOLD, FIRE, FLEE, SAIL, SAIL_BOTH
from covetown.games.pirates_cove.ship import COVE, TREASURE_ISLAND
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.kernel.game import Style
from covetown.kernel.packing import ARGUMENT
from covetown.kernel.state import State

ISLANDS: Final[i64] = 6  # PC-002


@final
class CaptainStyle(Style):
    """A captain by weights.

    In positions: `company` for each rival ship at the island of an own one, `beaten` for each in the Cove while the own
    is not, `cargo` for each chest aboard. In answers: `hunt` for courses on which rivals are likely, `chests` for those
    to islands with chests, `hoard` for the course to Treasure Island and for burying, `fight` for firing and against
    fleeing.
    """

    def __init__(
        self,
        key: str,
        company: float = 0.0,
        beaten: float = 0.0,
        cargo: float = 0.0,
        hunt: float = 0.0,
        chests: float = 0.0,
        hoard: float = 0.0,
        fight: float = 0.0,
    ) -> None:
        super().__init__(key)
        self.company = company
        self.beaten = beaten
        self.cargo = cargo
        self.hunt = hunt
        self.chests = chests
        self.hoard = hoard
        self.fight = fight

    def fond(self, state: State, seat: i64) -> float:
        assert isinstance(state, PiratesState)
        found = 0.0
        fleet = state.fleet()
        own = seat
        while own < fleet:
            captain = state.ships[own]
            found += self.cargo * float(captain.chests)
            if captain.place != COVE and captain.place != 0:
                for number, other in enumerate(state.ships):
                    if state.owner(number) != seat:
                        if other.place == captain.place:
                            found += self.company
                        elif other.place == COVE:
                            found += self.beaten
            own += state.seats
        return found

    def drawn(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, PiratesState)
        courses: list[float] | None = None
        out: list[float] = []
        for option in options:
            kind = option & ~ARGUMENT
            arg = option & ARGUMENT
            found = 0.0
            if kind in (SAIL, SAIL_BOTH):
                if courses is None:
                    courses = self.courses(state, seat)
                found = courses[arg] if kind == SAIL else (courses[arg >> 3] + courses[arg & 7])
            elif kind == FIRE:
                found = self.fight
            elif kind == FLEE:
                found = -self.fight
            elif kind in (BURY, BURY_CHESTS, BURY_GOLD):
                found = self.hoard
            out.append(found)
        return out

    def courses(self, state: PiratesState, seat: i64) -> list[float]:
        """How much every island draws, by its number."""
        out = [0.0 for _ in range(ISLANDS + 1)]
        island: i64 = 1
        while island < TREASURE_ISLAND:
            out[island] = self.chests * float(TREASURES[state.treasures[stack_index(island, state.month)]].chests)
            island += 1
        out[TREASURE_ISLAND] = self.hoard * float(state.ships[seat].chests)
        if self.hunt != 0.0:
            for number in range(len(state.ships)):
                if state.owner(number) != seat:
                    hopes = likely(state, number)
                    for at, hope in enumerate(hopes):
                        out[at] += self.hunt * hope
        return out


def likely(state: PiratesState, ship: i64) -> list[float]:
    """How likely a ship is to sail to each island, as far as islands that look good to her are."""
    hopes = [0.0 for _ in range(ISLANDS + 1)]
    total = 0.001
    island: i64 = 1
    while island <= ISLANDS:
        value = island_value(state, ship, island)
        if value > 0.0:
            hopes[island] = value * value
            total += hopes[island]
        island += 1
    return [hope / total for hope in hopes]


STYLES: Final[list[Style]] = [
    CaptainStyle("raider", company=0.35, beaten=0.25, hunt=2.5, fight=1.2),
    CaptainStyle("treasure-hunter", cargo=0.08, chests=0.35, hoard=0.3),
    CaptainStyle("cautious-captain", company=-0.3, hunt=-1.5, fight=-0.8),
]
