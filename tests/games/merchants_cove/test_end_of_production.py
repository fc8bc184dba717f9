"""The end of the Production Phase."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.state import MARKET
from tests.games.merchants_cove.builder import Table


@pytest.mark.rule("MC-X09", "MC-158", "MC-159", "MC-160", "MC-166", "MC-196")
def test_overshoot_and_regrouping() -> None:
    table = Table("abcd").clock({12: "a", 13: "db", 14: "c"}).piers(plaza="R")
    for name in "abcd":
        table.shelf(name, "sR")
    table.state.sailing = 0
    table.begin()
    order = ""
    while table.question() == "selling":
        order += table.asked()
        table.answer("done")
    assert order == "cdba"
    assert table.stack(2) == "cdba"
    assert table.asked() == "c"


@pytest.mark.rule("MC-X26", "MC-161", "MC-162", "MC-163", "MC-026")
def test_boats_still_at_sea() -> None:
    table = Table("ab").halls().clock({12: "ab"}).docked(BZ=1, PR=4, BM=6).gone(5).boats({2: "RXG", 3: "B"})
    table.piers(plaza="YY").shelf("a", "sY")
    table.begin()
    assert table.question() == "selling"
    assert table.state.phase == MARKET
    assert table.hall() == "RGBX"
    assert table.pier("plaza") == "YY"
    left = [event.facts["boat"] for event in table.events("boat-left")]
    assert left == [2, 3]
    kinds = [event.kind for event in table.told]
    assert kinds.index("boat-left") < kinds.index("phase")
    assert {table.boat(boat) for boat in (2, 3)} == {"gone"}


@pytest.mark.rule("MC-X40", "MC-397", "MC-112", "MC-159", "MC-229")
def test_the_last_turn_is_finished_first() -> None:
    table = Table("abcd").clock({11: "a", 12: "bcd"})
    table.square("TM01", "TM02", "TM03", "TM04").deck("TM05", "TM06", "TM07")
    table.bag("R" * 20).begin().answer("space:recruit", "townsfolk:2", "slot:0:1")
    assert table.question() == "place-on-boat"  # at 11:30; every Timepiece is on the marker now
    assert table.where("a") == 12
    table.answer("boat:1")
    kinds = [event.kind for event in table.told]
    assert kinds.index("townsfolk-dealt") < kinds.index("phase")  # the square was refilled before the market
    assert table.stack(2) == "abcd"


@pytest.mark.rule("MC-158", "MC-162")
def test_the_phase_goes_on_while_one_timepiece_is_behind() -> None:
    table = Table("ab").signalled().clock({8: "a", 9: "b"}, marker=9).begin()
    assert table.asked() == "a"
    table.answer("space:one")
    assert table.state.round == 2
