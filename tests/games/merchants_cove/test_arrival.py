"""The Arrival Phase."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.adventurers import signs_of, size
from covetown.games.merchants_cove.state import ARRIVAL, PRODUCTION
from tests.games.merchants_cove.builder import Table, plain

X30 = list("RXGBXYRGRGBRYG")


def boats(table: Table) -> list[str]:
    return [signs_of(boat) for boat in table.state.boats]


@pytest.mark.rule("MC-X30", "MC-090", "MC-091", "MC-092", "MC-093", "MC-094")
def test_rogues_are_set_aside() -> None:
    table = Table("abcd", rogues="criminals").bag("RRRRGGGGBBYYXX").wish(*X30).arrive()
    assert boats(table) == ["RG", "BY", "RG", "RG", "RB", "GY"]
    assert table.bag_signs() == "XX"  # back in the bag only after the sixth boat


@pytest.mark.rule("MC-X30", "MC-095", "MC-096", "MC-351")
@pytest.mark.parametrize("rogues", ["cultists"])
def test_rogues_are_placed(rogues: str) -> None:
    table = Table("abcd", rogues=rogues).bag("RRRRGGGGBBYYXX").wish(*X30).arrive()
    assert boats(table) == ["RX", "GB", "YX", "RG", "RG", "RB"]
    assert table.question() == "choose-space"


@pytest.mark.rule("MC-096", "MC-351")
def test_no_robbery_on_arrival() -> None:
    """Robbers set Rogues aside on arrival, so nothing is asked before the first turn."""
    table = Table("ab", rogues="robbers").bag("R" * 12 + "XXX").arrive()
    assert boats(table) == ["RR"] * 6
    assert table.question() == "choose-space"
    assert table.number_of_cards("a") == 0


@pytest.mark.rule("MC-353")
def test_a_bag_without_customers_leaves_slots_empty() -> None:
    table = Table("ab", rogues="criminals").bag("RRRXX").arrive()
    assert boats(table) == ["RR", "R", "", "", "", ""]
    assert table.bag_signs() == "XX"
    placed = Table("ab", rogues="cultists").bag("RX").arrive()
    assert boats(placed) == ["RX", "", "", "", "", ""]


@pytest.mark.rule("MC-088", "MC-025", "MC-024")
def test_arrival_leads_to_production_with_all_boats_sailing() -> None:
    table = Table("ab").bag("RG" * 8)
    table.state.phase = ARRIVAL
    table.state.sailing = 0
    table.arrive()
    assert table.state.phase == PRODUCTION
    assert table.state.sailing == 0b111111
    assert [size(boat) for boat in table.state.boats] == [2] * 6
    view = plain(table.state.view(-1))["harbour"]["boats"]
    assert [boat["boat"] for boat in view] == [1, 2, 3, 4, 5, 6]
    assert {boat["status"] for boat in view} == {"sailing"}


@pytest.mark.rule("MC-097", "MC-257")
def test_merchants_arrive_after_the_boats_from_the_top_and_the_peddler_last() -> None:
    table = Table("ab", peddler="normal").bag("RG" * 12).clock({1: "bPa"})
    heard: list[str] = []

    def listen(name: str) -> None:
        stall = table.stalls[name]

        def arrive(state: object, player: object, chance: object) -> None:
            heard.append(f"{name} {len(table.pool_signs())} {sum(size(boat) for boat in table.state.boats)}")

        stall.arrive = arrive  # type: ignore[method-assign]

    listen("a")
    listen("b")
    table.arrive()
    assert heard == ["b 0 12", "a 0 12"]
    assert len(table.pool_signs()) == 4
