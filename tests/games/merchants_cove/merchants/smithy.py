"""The Blacksmith's board in signs: a furnace is "R4+31", a red alloy die of 4 with coal 3 and 1; a pool is "RGCCC"."""

from __future__ import annotations

from typing import Self

from covetown.games.merchants_cove.merchants.blacksmith import board as smith
from tests.games.merchants_cove.merchants.table import Table

SIGNS = "RGBYC"


def furnace_of(text: str) -> int:
    """A furnace from its signs, "" for an empty one."""
    if not text:
        return 0
    alloy, _, coals = text.partition("+")
    furnace = (SIGNS.index(alloy[0]) + 1) | (int(alloy[1]) << 3)
    for value in coals:
        furnace = int(smith.with_coal(furnace, int(value)))
    return furnace


def signs_of(furnace: int) -> str:
    if furnace == 0:
        return ""
    coals = "".join(str(smith.die(furnace, place + 1)) for place in range(smith.coals(furnace)))
    return f"{SIGNS[smith.alloy(furnace)]}{smith.die(furnace, 0)}" + (f"+{coals}" if coals else "")


def packed_dice(signs: str) -> int:
    return sum(1 << (6 * SIGNS.index(sign)) for sign in signs)


class Smithy(Table):
    """A table for the Blacksmith with furnaces by number.

    Alloy dice not named lie on the rack; coal neither in a furnace nor in a given `pool` does not matter to the test.
    """

    def __init__(self, furnaces: dict[int, str] | None = None, pool: str | None = None, **where: int) -> None:
        super().__init__("blacksmith", **where)
        heated = tuple(furnace_of((furnaces or {}).get(number, "")) for number in range(1, 6))
        used = int(smith.dice_in(heated))
        loose = packed_dice(pool) if pool is not None else (5 - (used >> 24)) << 24
        rack = 0
        for colour in range(4):
            left = 2 - ((used + loose) >> (6 * colour) & 63)
            assert left >= 0, f"there are only two {SIGNS[colour]} alloy dice"
            rack += left << (6 * colour)
        self.me.board = smith.Smithy(heated, loose, rack)

    @property
    def smithy(self) -> smith.Smithy:
        return smith.smithy(self.me)

    def furnace(self, number: int) -> str:
        return signs_of(self.smithy.furnaces[number - 1])

    def pool(self) -> str:
        return "".join(sign * int((self.smithy.pool >> (6 * kind)) & 63) for kind, sign in enumerate(SIGNS))

    def rack(self) -> str:
        return "".join(sign * int((self.smithy.rack >> (6 * kind)) & 63) for kind, sign in enumerate(SIGNS))

    def stoke(self, *values: int, space: str = "stoke", rake: int | None = None) -> Self:
        """Stoke with these rolls, in the order of the dice; a furnace may be raked out first."""
        luck = [value - 1 for value in values]
        if any(self.smithy.furnaces):
            self.act(space)
            self.pick(int(smith.RAKE) + (int(smith.NONE) if rake is None else rake - 1), *luck)
        else:
            self.act(space, *luck)
        return self

    def lay(self, die: str, number: int, value: int | None = None) -> Self:
        """Put a rolled die ("R4", "C3") into a furnace; with the Bellows at another value."""
        kind, shown = SIGNS.index(die[0]), int(die[1])
        self.pick(smith.DIE + kind * 8 + shown)
        if self.asking == "ChooseFurnace":
            self.pick(smith.FURNACE + (number - 1) * 8 + (shown if value is None else value))
        return self

    def dice_offered(self) -> list[str]:
        assert self.asking == "PlaceDie"
        return [f"{SIGNS[(o - smith.DIE) >> 3]}{o & 7}" for o in self.options if o != smith.COOLED]
