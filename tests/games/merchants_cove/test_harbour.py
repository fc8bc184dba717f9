"""Loading, docking, boats that leave, and the end signal."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.harbour import LoadTheBoats
from tests.games.merchants_cove.builder import Table, plain


@pytest.mark.rule("MC-134", "MC-135", "MC-136", "MC-137", "MC-378", "MC-025")
@pytest.mark.parametrize("drawn", ["R", "X"])
def test_the_player_sees_what_was_drawn_and_chooses_any_sailing_boat(drawn: str) -> None:
    table = Table("abcd").clock({3: "a", 9: "bcd"}).docked(PL=2).bag(drawn).begin().answer("space:one")
    assert table.question() == "place-on-boat"
    assert table.offered() == ["boat:1", "boat:3", "boat:4", "boat:5", "boat:6"]  # no passing, no Docked boat
    drawn_view = plain(table.state.view(-1))["harbour"]["drawn"]
    assert drawn_view["red" if drawn == "R" else "rogue"] == 1
    table.answer("boat:6")
    assert table.boat(6) == drawn


@pytest.mark.rule("MC-X10", "MC-147", "MC-148", "MC-149", "MC-150", "MC-151", "MC-154", "MC-112", "MC-101")
def test_the_fourth_boat_with_another_timepiece_ahead() -> None:
    table = Table("abc").halls().clock({7: "a", 8: "c", 9: "b"}).docked(BZ=1, PL=2, PR=4).gone(3)
    table.boats({5: "RGY", 6: "BX"}).bag("RG").wish("R").begin().answer("space:three", "boat:5")
    assert table.pier("black") == "RRGY"
    assert table.boat(5) == "docked BM"
    assert table.boat(6) == "gone"
    assert table.hall() == "BX"
    assert table.marker() == 10
    assert table.where("a") == 10
    assert table.bag_signs() == "G"  # 9:30 loaded nothing
    assert table.asked() == "c"


@pytest.mark.rule("MC-X11", "MC-117", "MC-151", "MC-133", "MC-159", "MC-160")
def test_the_fourth_boat_with_the_mover_farthest() -> None:
    table = Table("abc").clock({7: "ab", 8: "c"}).docked(BZ=1, PL=2, PR=4).gone(3)
    table.boats({5: "RGY", 6: "BX"}).bag("R").begin().answer("space:three", "boat:5")
    assert table.marker() == 9
    assert table.where("a") == 10
    assert table.asked() == "b"
    table.answer("space:two")
    assert table.where("b") == 9
    assert table.asked() == "c"
    table.answer("space:one")
    assert table.stack(2) == "acb"  # regrouped on 9 as [a, c, b], and so carried into the next day


@pytest.mark.rule("MC-X12", "MC-139", "MC-140", "MC-141", "MC-143", "MC-153", "MC-377")
def test_the_marker_stays_on_twelve_and_the_second_adventurer_goes_back() -> None:
    table = Table("abc").halls().clock({11: "ab", 12: "c"}).docked(BZ=1, PL=2, BM=6).gone(3)
    table.boats({4: "R", 5: "GGB"}).bag("RY").wish("Y", "R").begin().answer("space:two")
    assert table.question() == "place-drawn"
    assert table.offered() == ["adventurer:red", "adventurer:yellow"]
    assert table.bag_signs() == ""  # both were drawn before the first is placed
    table.answer("adventurer:yellow", "boat:5")
    assert table.pier("plaza") == "GGBY"
    assert table.boat(4) == "gone"
    assert table.hall() == "R"
    assert table.marker() == 12
    assert table.bag_signs() == "R"
    assert table.where("a") == 13
    assert table.asked() == "b"
    table.answer("space:two")
    assert table.state.round == 2


@pytest.mark.rule("MC-X13", "MC-144", "MC-146", "MC-147", "MC-148", "MC-026")
def test_both_berths_of_a_side_filled() -> None:
    table = Table("abcd").halls().clock({3: "a", 9: "bcd"}).docked(BZ=2).bag("Y")
    table.boats({1: "RRG", 3: "BX", 4: "RR", 5: "GG", 6: "BB"}).begin().answer("space:one", "boat:1")
    assert table.boat(1) == "docked PL"
    assert table.pier("plaza") == "RRGY"
    assert table.boat(3) == "gone"
    assert table.hall() == "BX"
    assert [table.boat(boat) for boat in (4, 5, 6)] == ["RR", "GG", "BB"]
    assert not table.state.signal
    statuses = [boat["status"] for boat in plain(table.state.view(-1))["harbour"]["boats"]]
    assert statuses == ["docked", "docked", "gone", "sailing", "sailing", "sailing"]


@pytest.mark.rule("MC-X14", "MC-045", "MC-139", "MC-145", "MC-380")
def test_two_boats_dock_on_two_sides() -> None:
    table = Table("ab").clock({9: "a", 11: "b"}).boats({1: "RR", 2: "GGB", 3: "BB", 4: "GG", 5: "RYY", 6: "BB"})
    table.bag("RX").wish("R", "X").begin().answer("space:one", "adventurer:rogue", "boat:2")
    assert table.question() == "choose-berth"
    assert table.offered() == ["berth:BZ pier:bazaar", "berth:PL pier:plaza"]
    table.answer("berth:PL", "boat:5")
    assert table.offered() == ["berth:PR pier:plaza", "berth:BM pier:black-market"]
    table.answer("berth:BM")
    assert table.pier("plaza") == "GGBX"
    assert table.pier("black") == "RRYY"
    assert [table.boat(boat) for boat in (1, 3, 4, 6)] == ["RR", "BB", "GG", "BB"]
    assert not table.state.signal
    assert table.where("a") == 10


@pytest.mark.rule("MC-X15", "MC-141", "MC-147")
def test_two_boats_dock_on_one_side() -> None:
    table = Table("ab").halls().clock({9: "a", 11: "b"}).boats({4: "RRR", 6: "YBB", 5: "GX"})
    table.bag("GY").wish("G", "Y").begin()
    table.answer("space:one", "adventurer:green", "boat:4", "berth:PR", "boat:6")
    assert table.pier("plaza") == "RRRG"
    assert table.pier("black") == "BBYY"
    assert table.boat(6) == "docked BM"  # without a choice
    assert table.boat(5) == "gone"
    assert table.hall() == "GX"
    assert not table.state.signal


@pytest.mark.rule("MC-142")
def test_nobody_boards_a_docked_boat() -> None:
    table = Table("abcd").clock({3: "a", 9: "bcd"}).docked(BZ=1, PL=3, PR=4).gone(2).bag("R").begin()
    table.answer("space:one")
    assert table.offered() == ["boat:5", "boat:6"]


@pytest.mark.rule("MC-150", "MC-152", "MC-153")
@pytest.mark.parametrize(("ahead", "marker"), [(8, 9), ("5:30", 6), (11, 12), (12, 12), (14, 12)])
def test_where_the_marker_goes(ahead: int | str, marker: int) -> None:
    table = Table("abc", round=2).clock({3: "a", 4: "b", ahead: "c"}).docked(BZ=1, PL=2, PR=4).gone(3)
    table.boats({5: "RGY", 6: ""}).bag("R").begin().answer("space:one", "boat:5")
    assert table.state.signal
    assert table.marker() == marker


@pytest.mark.rule("MC-154")
def test_after_the_signal_nothing_is_loaded() -> None:
    table = Table("ab").signalled().bag("RRR").clock({3: "a", 8: "b"}, marker=9).begin().answer("space:three")
    assert table.bag_signs() == "RRR"
    assert table.where("a") == 6


@pytest.mark.rule("MC-352")
def test_an_empty_bag_loads_nothing() -> None:
    table = Table("abcd").clock({3: "a", 9: "bcd"}).bag("").begin().answer("space:one")
    assert table.where("a") == 4
    assert table.question() == "choose-space"
    one_left = Table("ab").clock({9: "a", 11: "b"}).bag("R").begin().answer("space:one")
    assert one_left.question() == "place-on-boat"  # of two to draw only one was there


@pytest.mark.rule("MC-369", "MC-377")
def test_two_equal_adventurers_are_not_asked_for() -> None:
    table = Table("ab").clock({9: "a", 11: "b"}).bag("RR").begin().answer("space:one")
    assert table.question() == "place-on-boat"


@pytest.mark.rule("MC-355", "MC-018")
def test_adventurers_in_hand_are_counted() -> None:
    table = Table("ab").clock({9: "a", 11: "b"}).bag("RG").start(LoadTheBoats(2))
    assert table.question() == "place-drawn"
    assert plain(table.state.view(0))["harbour"]["drawn"] == {
        "red": 1, "green": 1, "blue": 0, "yellow": 0, "rogue": 0,
    }  # fmt: skip


@pytest.mark.rule("MC-X19", "MC-138", "MC-345", "MC-346", "MC-349", "MC-350", "MC-156", "MC-379")
def test_robbers_move_a_customer_before_docking() -> None:
    table = Table("abcd", rogues="robbers").clock({3: "a", 9: "bcd"}).boats({1: "RGB", 4: "YYG"}).bag("X").begin()
    table.answer("space:one", "boat:1")
    assert table.question() == "rob"
    assert table.offered()[0] == "done"
    # Each Customer of boat 1 to each of the five other boats; never the Rogue.
    assert len(table.offered()) == 1 + 3 * 5
    assert not any("rogue" in ref or ref.endswith("boat:1") for ref in table.offered())
    table.answer("boat:1 adventurer:green boat:4")
    assert table.number_of_cards("a") == 1
    kinds = [event.kind for event in table.told]
    assert kinds.index("drew-corruption") < kinds.index("boarded")
    assert table.boat(1) == "RBX"
    assert table.question() == "choose-berth"
    table.answer("berth:BM")
    assert table.pier("black") == "GGYY"


@pytest.mark.rule("MC-X20", "MC-345", "MC-348")
def test_robbers_declined_or_impossible() -> None:
    table = Table("abcd", rogues="robbers").clock({3: "a", 9: "bcd"}).boats({1: "RGB", 4: "YYG"}).bag("X").begin()
    table.answer("space:one", "boat:1", "done", "berth:BZ")
    assert table.number_of_cards("a") == 0
    assert table.pier("bazaar") == "RGBX"
    lonely = Table("abcd", rogues="robbers").clock({3: "a", 9: "bcd"}).boats({5: "X"}).bag("X").begin()
    lonely.answer("space:one", "boat:5")
    assert lonely.question() == "choose-space"  # ROB was not asked
    assert lonely.boat(5) == "XX"


@pytest.mark.rule("MC-348", "MC-330", "MC-347")
def test_when_robbers_make_no_offer() -> None:
    last_boat = Table("abcd", rogues="robbers").clock({3: "a", 9: "bcd"}).docked(BZ=1, PL=2, PR=4).gone(3, 6)
    last_boat.boats({5: "R"}).bag("X").begin().answer("space:one")
    assert last_boat.question() == "choose-space"  # no other boat to go to; even the only boat was not asked for
    assert last_boat.boat(5) == "RX"
    no_cards = Table("abcd", rogues="robbers").clock({3: "a", 9: "bcd"}).corruption_deck().boats({1: "R"}).bag("X")
    no_cards.begin().answer("space:one", "boat:1")
    assert no_cards.question() == "choose-space"
    twice = Table("ab", rogues="robbers").clock({9: "a", 11: "b"}).boats({1: "R", 4: "GG"}).bag("XX").begin()
    twice.answer("space:one", "boat:1")
    assert twice.question() == "rob"
    twice.answer("boat:1 adventurer:red boat:4", "boat:1")
    assert twice.question() == "choose-space"  # no Customer is left there for the second Rogue
    again = Table("ab", rogues="robbers").clock({9: "a", 11: "b"}).boats({1: "RB", 4: "GG"}).bag("XX").begin()
    again.answer("space:one", "boat:1", "boat:1 adventurer:red boat:4", "boat:1")
    assert again.question() == "rob"  # once per Rogue placed


@pytest.mark.rule("MC-336")
@pytest.mark.parametrize("rogues", ["criminals", "cultists"])
def test_other_rogues_do_not_rob(rogues: str) -> None:
    table = Table("abcd", rogues=rogues).clock({3: "a", 9: "bcd"}).boats({1: "RGB", 4: "YYG"}).bag("X").begin()
    table.answer("space:one", "boat:1")
    assert table.question() == "choose-berth"


@pytest.mark.rule("MC-157")
def test_a_boat_that_is_emptied_keeps_sailing() -> None:
    table = Table("abcd", rogues="robbers").clock({3: "a", 9: "bcd"}).boats({2: "R"}).square(None, None, None, "TS09")
    table.begin().answer("space:recruit", "slot:0:1")
    assert table.boat(2) == ""
    assert "docked" not in table.boat(2)
    assert (table.state.sailing >> 1) & 1
