"""The Cleanup Phase, and what follows the third round."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.adventurers import size
from tests.games.merchants_cove.builder import Table, plain


@pytest.mark.rule("MC-X25", "MC-190", "MC-191", "MC-192", "MC-193", "MC-194", "MC-196", "MC-197", "MC-055", "MC-056")
def test_cleanup_after_round_one() -> None:
    table = Table("abc").clock({12: "bac"}, marker=9).halls(2, 3, 1, 2, 3).piers("RRRR", "GGGGBBBB", "YYYY").bag("")
    table.square("TL03", "TM02", "TL07", "TM08").deck("TL09", "TL10").docked(BZ=1, PL=2, PR=4, BM=5).gone(3, 6)
    table.state.signal = True
    table.cleanup()
    assert table.on_square() == ["TL09", "TL03", "TM02", "TL07"]
    assert table.deck_codes() == ["TL10", "TM08"]
    assert table.hall() == "RRGGGBYYXXX"
    assert [table.pier(pier) for pier in ("bazaar", "plaza", "black")] == ["", "", ""]
    assert len(table.bag_signs()) + sum(size(boat) for boat in table.state.boats) == 16
    assert table.stack(2) == "bac"
    assert table.marker() == 12
    assert not table.state.signal
    clock = plain(table.state.view(-1))["clock"]
    assert clock["mice"] == [1]
    assert [hand["open"] for hand in clock["hands"]] == [True, False]
    assert {table.boat(boat)[:4] for boat in range(1, 7)} & {"dock", "gone"} == set()


@pytest.mark.rule("MC-195", "MC-196", "MC-054")
def test_cleanup_after_round_two() -> None:
    table = Table("ab", round=2).clock({12: "ba"}).bag("R" * 12).cleanup()
    assert table.stack(3) == "ba"
    clock = plain(table.state.view(-1))["clock"]
    assert clock["mice"] == [1, 2]
    assert [hand["open"] for hand in clock["hands"]] == [True, True]


@pytest.mark.rule("MC-089", "MC-189", "MC-002", "MC-199")
def test_no_cleanup_after_round_three() -> None:
    table = Table("ab", round=3).piers(plaza="RR").square("TL03", "TM02", "TL07", "TM08").market()
    assert table.asked() == ""
    assert table.state.result() is not None
    assert table.pier("plaza") == "RR"
    assert table.on_square()[3] == "TM08"
    assert [event.facts["phase"] for event in table.events("phase")] == ["market", "scoring"]


@pytest.mark.rule("MC-002", "MC-088")
def test_three_rounds_of_four_phases() -> None:
    table = Table("ab").signalled().bag("RG" * 20).clock({12: "ab"}).begin()
    phases = [event.facts["phase"] for event in table.events("phase")]
    while table.state.waiting:
        table.answer(table.offered()[-1])
        phases += [event.facts["phase"] for event in table.events("phase")]
    day = ["market", "cleanup", "arrival", "production"]
    assert phases == day + day + ["market", "scoring"]


@pytest.mark.rule("MC-198", "MC-257")
def test_the_order_of_cleanup() -> None:
    table = Table("ab", peddler="normal").clock({12: "bPa"}).square("TL03", "TM02", "TL07", "TM08").deck("TL09")
    table.bag("R" * 30).piers(plaza="G")
    table.peddler.right = 0
    table.peddler.deck &= ~1
    heard: list[str] = []
    for name in "ab":
        stall = table.stalls[name]

        def hear(state: object, player: object, chance: object, name: str = name) -> None:
            done = (table.pier("plaza"), table.on_square()[0], table.stack(2), table.peddler.right >= 0)
            heard.append(f"{name} {done}")

        stall.clean_up = hear  # type: ignore[method-assign]
    table.cleanup()
    done = ("", "TL09", "bPa", True)
    assert heard == [f"b {done}", f"a {done}"]  # piers, square and clock are done; the Peddler comes last


@pytest.mark.rule("MC-193", "MC-354", "MC-230")
def test_cleanup_with_an_empty_deck_or_an_empty_last_space() -> None:
    table = Table("ab").square(None, "TL01", "TL02", "TL03").deck().bag("R" * 12).cleanup()
    assert table.on_square() == [None, "TL03", "TL01", "TL02"]  # the discarded card was the whole deck
    bare = Table("ab").square().deck("TL05").bag("R" * 12).cleanup()
    assert bare.on_square() == [None, None, None, "TL05"]
