"""The Chronomancer's board in signs: machines from position 1 to 5, _ for a gap; anchors as {"R": 2}."""

from __future__ import annotations

from covetown.games.merchants_cove.merchants.chronomancer import board as time
from tests.games.merchants_cove.merchants.table import Table, packed

SIGNS = "RGBY"


def row(cells: int, places: int) -> str:
    return "".join("_" if time.cell(cells, place) < 0 else SIGNS[time.cell(cells, place)] for place in range(places))


def push(tile: str, machine: int, end: str) -> int:
    """The answer that pushes a tile into machine 1 or 2 at its "left" or "right" end."""
    return int(time.PUSH) + SIGNS.index(tile) * 4 + (machine - 1) * 2 + (1 if end == "right" else 0)


def tinker(tile: str, machine: int, position: int) -> int:
    return int(time.SWAP) + SIGNS.index(tile) * 16 + (machine - 1) * 8 + position - 1


class Workshop(Table):
    """A table for the Chronomancer; the bag holds what is left of the tiles. The figures stand where `stands` says."""

    def __init__(
        self,
        upper: str,
        lower: str,
        bench: str = "RGB",
        anchors: dict[str, int] | None = None,
        stands: tuple[str, ...] = (),
        hourglass: bool = True,
        round: int = 1,
        hour: int | None = None,
        other_hour: int = 12,
    ) -> None:
        super().__init__("chronomancer", round=round, hour=round if hour is None else hour, other_hour=other_hour)
        signs = upper + lower + bench
        bag = 0
        for colour, sign in enumerate(SIGNS):
            left = time.TILES[colour] - signs.count(sign)
            assert left >= 0, f"there are only {time.TILES[colour]} {sign} tiles"
            bag |= left << (6 * colour)
        held = sum(rift << (3 * SIGNS.index(sign)) for sign, rift in (anchors or {}).items())
        self.me.board = time.Workshop(
            packed(upper, SIGNS), packed(lower, SIGNS), packed(bench, SIGNS), bag, held, hourglass
        )
        keys = [space.key for space in self.me.merchant.spaces]
        for figure, key in enumerate(stands):
            if key:
                self.me.figures |= (keys.index(key) + 1) << (6 * figure)
        assert self.faults() == []

    @property
    def workshop(self) -> time.Workshop:
        return time.workshop(self.me)

    def machines(self) -> tuple[str, str]:
        return row(self.workshop.upper, 5), row(self.workshop.lower, 5)

    def bench(self) -> str:
        return row(self.workshop.bench, int(time.bench_size(self.workshop.bench)))

    def bag(self) -> dict[str, int]:
        return {sign: int((self.workshop.bag >> (6 * colour)) & 63) for colour, sign in enumerate(SIGNS)}

    def aligned(self) -> dict[int, str]:
        """The aligned rifts with their colours."""
        found = [(rift + 1, int(time.aligned(self.workshop, rift))) for rift in range(5)]
        return {rift: SIGNS[colour] for rift, colour in found if colour >= 0}

    def anchors(self) -> dict[str, int]:
        found = {sign: int(time.anchor_of(self.workshop, colour)) + 1 for colour, sign in enumerate(SIGNS)}
        return {sign: rift for sign, rift in found.items() if rift}
