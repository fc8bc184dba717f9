"""The row of numbers that learners see says what lies on the table."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KIND_NAMES, SIGNS
from covetown.games.merchants_cove.corruption import FACE_NAMES, count, size
from covetown.games.merchants_cove.feature_bytes import (
    spread_bits,
    spread_fours,
    spread_sixes,
    total_sixes,
    write_bits,
    write_cells,
    write_colours,
    write_crowd,
    write_threes,
)
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchants.alchemist.board import Laboratory, cell
from covetown.games.merchants_cove.merchants.blacksmith.board import Smithy, heat
from covetown.games.merchants_cove.merchants.captain.board import LANE_NAMES, SeaChart
from covetown.games.merchants_cove.merchants.chronomancer.board import Workshop, anchor_of
from covetown.games.merchants_cove.state import MerchantsState, Player
from covetown.kernel import FastChance
from covetown.kernel.counts import byte
from covetown.kernel.playout import play_randomly

NAMES = [name for name, _ in GAME.features().fields()]


def packed(numbers: list[int], bits: int) -> int:
    return sum(number << (bits * place) for place, number in enumerate(numbers))


@pytest.mark.parametrize("seed", range(20))
def test_packed_numbers_are_spread_over_bytes(seed: int) -> None:
    chance = FastChance(seed)
    sixes = [int(chance.below(64)) for _ in range(9)]
    fours = [int(chance.below(16)) for _ in range(8)]
    bits = [int(chance.below(2)) for _ in range(26)]
    cells = [int(chance.below(6)) for _ in range(5)]
    assert spread_sixes(packed(sixes[:8], 6)).to_bytes(8, "little") == bytes(sixes[:8])
    assert total_sixes(packed(sixes, 6)) == sum(sixes)
    assert spread_fours(packed(fours, 4)).to_bytes(8, "little") == bytes(fours)
    assert spread_bits(packed(bits[:8], 1)).to_bytes(8, "little") == bytes(bits[:8])
    out = BytesWriter()
    write_crowd(packed(sixes[:5], 6), out)
    write_colours(packed(sixes[:5], 6), out)
    write_bits(packed(bits, 1), 26, out)
    write_bits(packed(bits, 1), 13, out)
    write_cells(packed(cells, 3), 5, 5, out)
    write_threes(packed(cells, 3), 5, out)
    one_of_five = [int(kind == here - 1) for here in cells for kind in range(5)]
    assert list(out.getvalue()) == [*sixes[:5], *sixes[:4], *bits, *bits[:13], *one_of_five, *cells]


@pytest.mark.parametrize(("number", "written"), [(-3, 0), (0, 0), (255, 255), (256, 255)])
def test_what_does_not_fit_into_a_byte_is_cut_off(number: int, written: int) -> None:
    assert byte(number) == written


def rows() -> list[tuple[MerchantsState, int, dict[str, int]]]:
    """Positions of many tables with the row of every seat, by the names of the fields."""
    chance = FastChance(12)
    features = GAME.features()
    found = []
    for _ in range(40):
        seats, options = GAME.any_setup(chance)
        state = GAME.new(seats, GAME.check_options(seats, options), chance)
        play_randomly(state, chance, chance.below(250))
        assert isinstance(state, MerchantsState)
        for seat in range(seats):
            out = BytesWriter()
            features.write(state, seat, out)
            found.append((state, seat, dict(zip(NAMES, out.getvalue(), strict=True))))
    return found


def test_the_row_says_what_lies_on_the_table() -> None:
    boards: set[type] = set()
    for state, seat, row in rows():
        own = state.players[seat]
        asked = state.waiting >> seat & 1
        assert (row["asked"], row["own turn"]) == (asked, int(state.active == seat))
        assert (row["round"], row["marker"], row["hours due"]) == (state.round, state.marker, max(0, state.due_hours))
        for place, sign in enumerate(SIGNS):
            for boat in range(6):
                there = state.boats[boat] >> 6 * place & 63
                assert row[f"boat {boat + 1}: {KIND_NAMES[place]}"] == there, sign
        assert [row[f"own card {name}"] for name in FACE_NAMES] == [count(own.corruption, face) for face in range(9)]
        sides = ["own", *(f"rival {number}" for number in range(1, 6))]
        for place, side in enumerate(sides):
            if place >= len(state.players):
                assert not any(row[name] for name in NAMES if name.startswith(f"{side}:"))
                continue
            player = state.players[(seat + place) % len(state.players)]
            assert row[f"{side}: gold"] == min(255, player.gold)
            assert row[f"{side}: clock"] == player.position
            assert row[f"{side}: corruption"] == size(player.corruption)
            shields = player.merchant.active_shields(state, player)
            for colour in range(4):
                assert row[f"{side}: shield {COLOUR_NAMES[colour]}"] == shields >> 6 * colour & 63
            for good in range(int(GOODS)):
                assert row[f"{side}: shelf {good_name(good)}"] == goods_count(player.shelf, good)
        boards.add(type(own.board))
        check_board(own, row)
        blocks = [name for name in row if name.startswith("own merchant ") and row[name]]
        assert blocks == [f"own merchant {own.merchant.key}"]
    assert len(boards) == 5, "every merchant was met"


def check_board(player: Player, row: dict[str, int]) -> None:
    """The fields of the own shop board against the board."""
    board = player.board
    if isinstance(board, Laboratory):
        assert row["alchemist: chute L2 level 3: blue"] == int(cell(board.chutes[1], 2) == 2)
        assert row["alchemist: bag: ichor"] == board.bag >> 24
    elif isinstance(board, Smithy):
        for index, furnace in enumerate(board.furnaces):
            assert row[f"blacksmith: furnace {index + 1} heat"] == heat(furnace)
        assert row["blacksmith: pool: coal"] == board.pool >> 24
    elif isinstance(board, SeaChart):
        assert row["captain: ships in the harbour"] == board.ships.count(0)
        for lane, name in enumerate(LANE_NAMES):
            for space in range(1, 8):
                ships = board.ships.count(lane * 8 + space)
                assert row[f"captain: ships in lane {name} space {space}"] == ships
    elif isinstance(board, Workshop):
        for colour, name in enumerate(COLOUR_NAMES):
            rifts = [row[f"chronomancer: anchor {name} on rift {rift}"] for rift in range(1, 6)]
            assert rifts == [int(anchor_of(board, colour) == rift) for rift in range(5)]
        assert row["chronomancer: hourglass"] == int(board.hourglass)
