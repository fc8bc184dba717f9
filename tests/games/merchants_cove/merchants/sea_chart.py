"""The Captain's board in signs: ships as "W2 W5 - -" (a dash is the harbour), tokens N, E, S, W as "RGBY" or "_"."""

from __future__ import annotations

from typing import Self

from covetown.games.merchants_cove.merchants.captain import board as sea
from tests.games.merchants_cove.merchants.table import Table

LANES = "NESW"
SECTORS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def place(sign: str) -> int:
    return 0 if sign == "-" else LANES.index(sign[0]) * 8 + int(sign[1])


def sign_of(place: int) -> str:
    return "-" if place == 0 else f"{LANES[place >> 3]}{place & 7}"


def spin(sector: str) -> int:
    """The chance value of a compass sector."""
    return SECTORS.index(sector)


def point(sign: str) -> int:
    """The answer that moves the ship at a place, or a ship from the harbour into a lane ("N")."""
    return int(sea.POINT) + (LANES.index(sign) * 8 if len(sign) == 1 else place(sign))


def home(sign: str) -> int:
    return int(sea.RETURN) + place(sign)


class SeaChart(Table):
    """A table for the Captain."""

    def __init__(self, ships: str = "- - - -", tokens: str = "RGBY", taken: str = "", **where: int) -> None:
        super().__init__("captain", **where)
        colours = tuple(-1 if sign == "_" else "RGBY".index(sign) for sign in tokens)
        packed = sum(1 << (6 * "RGBY".index(sign)) for sign in taken)
        self.me.board = sea.SeaChart(tuple(place(sign) for sign in ships.split()), colours, packed)
        assert self.faults() == []

    @property
    def chart(self) -> sea.SeaChart:
        return sea.chart(self.me)

    def ships(self) -> str:
        return " ".join(sign_of(ship) for ship in self.chart.ships)

    def tokens(self) -> str:
        return "".join("_" if token < 0 else "RGBY"[token] for token in self.chart.tokens)

    def points(self, *signs: str) -> Self:
        """Use points one after the other."""
        for sign in signs:
            self.pick(point(sign))
        return self

    def spun(self, *sectors: str) -> list[int]:
        return [spin(sector) for sector in sectors]

    def offered(self) -> set[str]:
        """What POINT offers: places of ships and lanes to enter."""
        assert self.asking == "MoveShip"
        found = [option - sea.POINT for option in self.options if option != sea.WAIVE]
        return {sign_of(value) if value & 7 else LANES[value >> 3] for value in found}
