"""The Alchemist's board in signs: chutes from the bottom, cauldrons slot by slot, I for Ichor, _ for a free slot."""

from __future__ import annotations

from covetown.games.merchants_cove.merchants.alchemist import board as lab
from tests.games.merchants_cove.merchants.table import Table, packed

SIGNS = "RGBYI"


def chutes_of(*signs: str) -> tuple[int, ...]:
    return tuple(packed(row, SIGNS) for row in signs)


def marbles(row: int, places: int = 5) -> str:
    """A chute or cauldron in signs, free places at the end left out."""
    out = "".join("_" if lab.cell(row, place) < 0 else SIGNS[lab.cell(row, place)] for place in range(places))
    return out.rstrip("_")


class Laboratory(Table):
    """A table for the Alchemist with a given decanter; the bag holds what is left of the marbles."""

    def __init__(
        self, *chutes: str, cauldrons: tuple[str, ...] = (), vats: tuple[int, ...] = (0, 0, 0, 0), hour: int = 1
    ) -> None:
        super().__init__("alchemist", hour=hour)
        pots = [*cauldrons, *[""] * (5 - len(cauldrons))]
        waste = sum(number << (6 * colour) for colour, number in enumerate(vats))
        signs = "".join(chutes) + "".join(pots) + "I" * sum(vats)
        bag = 0
        for kind, sign in enumerate(SIGNS):
            left = lab.MARBLES[kind] - signs.count(sign)
            assert left >= 0, f"there are only {lab.MARBLES[kind]} {sign} marbles"
            bag |= left << (6 * kind)
        self.me.board = lab.Laboratory(chutes_of(*chutes), chutes_of(*pots), bag, waste, 0)
        assert self.faults() == []

    @property
    def lab(self) -> lab.Laboratory:
        return lab.laboratory(self.me)

    def chutes(self) -> list[str]:
        return [marbles(chute) for chute in self.lab.chutes]

    def cauldron(self, number: int) -> str:
        """A cauldron slot by slot, base slots first."""
        slots = int(lab.slots_of(number - 1))
        return marbles(self.lab.cauldrons[number - 1], slots).ljust(slots, "_")

    def catch(self) -> str:
        return "".join(sign * int((self.lab.catch >> (6 * kind)) & 63) for kind, sign in enumerate(SIGNS))

    def vats(self) -> list[int]:
        return [int((self.lab.vats >> (6 * colour)) & 63) for colour in range(4)]

    def bag(self) -> dict[str, int]:
        return {sign: int((self.lab.bag >> (6 * kind)) & 63) for kind, sign in enumerate(SIGNS)}
