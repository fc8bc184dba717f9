"""Resolving the clock: indicators, Clock Hands, stacks, and moving back."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.clock import hours_back, move_back
from tests.games.merchants_cove.builder import Table


def loads(table: Table, boat: str = "boat:1") -> int:
    """Answer every load with one boat; returns how many Adventurers were placed."""
    count = 0
    while table.question() == "place-on-boat":
        table.answer(boat)
        count += 1
    return count


@pytest.mark.rule("MC-X04", "MC-113", "MC-114", "MC-115", "MC-116", "MC-052")
def test_two_indicators_in_one_move() -> None:
    table = Table("abcd").clock({3: "a", 9: "bcd"}).bag("RG").wish("R", "G").begin().answer("space:three")
    assert (table.question(), table.where("a")) == ("place-on-boat", 4)
    table.answer("boat:1")  # the first load is resolved before the second step
    assert (table.question(), table.where("a")) == ("place-on-boat", 6)
    table.answer("boat:2")
    assert table.where("a") == 6
    assert (table.boat(1), table.boat(2)) == ("R", "G")


@pytest.mark.rule("MC-X05", "MC-118", "MC-119", "MC-120", "MC-121", "MC-123", "MC-124", "MC-125", "MC-376")
def test_through_an_open_hand_or_past_it() -> None:
    table = Table("abc", round=2).clock({5: "a", 9: "bc"}).bag("R").begin().answer("space:two")
    assert table.question() == "choose-hand"
    assert table.offered() == ["clock:12", "clock:11"]
    table.answer("clock:11")
    assert (table.where("a"), table.number_of_cards("a")) == (6, 1)
    assert table.boat(1) == ""  # nothing was loaded
    past = Table("abc", round=2).clock({5: "a", 9: "bc"}).bag("R").begin().answer("space:two", "clock:12")
    assert past.question() == "place-on-boat"
    past.answer("boat:1")
    assert (past.where("a"), past.number_of_cards("a")) == (7, 0)


@pytest.mark.rule("MC-X06", "MC-036", "MC-122", "MC-124", "MC-127", "MC-050")
def test_ending_on_a_hand() -> None:
    table = Table("abc", round=3).clock({7: "ac", 8: "b"}).bag("RG").begin().answer("space:one", "clock:15")
    assert (table.where("a"), table.number_of_cards("a")) == ("7:30", 1)
    assert table.asked() == "c"
    table.answer("space:three", "clock:16")
    assert loads(table) == 2  # at 7:30 and at 9:30
    assert table.where("c") == 10
    assert table.asked() == "a"
    table.answer("space:two")
    assert (table.where("a"), table.number_of_cards("a")) == (9, 1)  # leaving the hand: no load, no card
    assert table.asked() == "b"


@pytest.mark.rule("MC-127")
def test_a_hand_holds_a_stack_like_an_hour() -> None:
    table = Table("abc", round=2).clock({5: "ab", 9: "c"}).begin()
    table.answer("space:one", "clock:11", "space:one", "clock:11")
    assert table.stack("5:30") == "ba"
    assert table.asked() == "b"
    late = Table("abc").signalled().clock({11: "a", 13: "b", 12: "c"})
    late.begin().answer("space:two")
    assert late.stack(2) == "abc"  # a came to 13 on top of b; regrouped over c


@pytest.mark.rule("MC-X07", "MC-051", "MC-052", "MC-053")
@pytest.mark.parametrize(("round", "hour"), [(1, 5), (2, 7)])
def test_a_closed_hand_is_not_asked_for(round: int, hour: int) -> None:
    table = Table("abcd", round=round).clock({hour: "a", 11: "bcd"}).bag("R").begin().answer("space:one")
    assert table.question() == "place-on-boat"
    table.answer("boat:1")
    assert table.where("a") == hour + 1


@pytest.mark.rule("MC-X08", "MC-048", "MC-116")
def test_a_zero_token_loads_nothing() -> None:
    table = Table("abcde").clock({3: "a", 9: "bcde"}).bag("R").begin().answer("space:three")
    assert (table.question(), table.where("a")) == ("place-on-boat", 6)
    table.answer("boat:1")
    assert table.where("a") == 6
    assert table.boat(1) == "R"


@pytest.mark.rule("MC-126", "MC-128", "MC-129")
def test_a_moving_timepiece_leaves_stacks_it_passes_alone() -> None:
    table = Table("abcd").clock({7: "ba", 8: "c", 9: "d"}).bag("RR").begin()
    table.answer("space:one", "boat:1")
    assert (table.stack(7), table.stack(8)) == ("a", "bc")
    table.answer("space:two", "boat:1")  # a passes the stack on 8
    assert (table.stack(8), table.stack(9)) == ("bc", "ad")


@pytest.mark.rule("MC-117")
def test_while_loading_the_mover_stands_on_the_next_hour() -> None:
    table = Table("ab").clock({3: "a", 9: "b"}).bag("R").begin().answer("space:three")
    assert table.where("a") == 4
    assert table.stack(4) == "a"


@pytest.mark.rule("MC-X38", "MC-131", "MC-132", "MC-394", "MC-395", "MC-396")
def test_moving_back() -> None:
    table = Table("abc", round=2).clock({6: "ab", 8: "c"}).bag("RR").begin().answer("space:back")
    assert (table.stack(5), table.stack(6)) == ("a", "b")
    assert (table.number_of_cards("a"), table.bag_signs(), table.marker()) == (0, "RR", 12)
    assert table.asked() == "a"
    table.answer("space:one", "clock:12", "boat:1")
    assert table.stack(6) == "ab"
    assert table.boat(1) == "R"  # the indicator worked once more


@pytest.mark.rule("MC-X38", "MC-394", "MC-395")
@pytest.mark.parametrize(
    ("start", "hours", "possible", "end"),
    [("5:30", 1, 4, 5), ("5:30", 2, 4, 4), (3, 2, 1, 2), (2, 1, 0, 2), (4, 1, 2, 3)],
)
def test_how_far_back(start: int | str, hours: int, possible: int, end: int) -> None:
    table = Table("abc", round=2).clock({start: "a", 8: "bc"})
    player = table.player("a")
    assert hours_back(table.state, player) == possible
    move_back(table.state, player, hours)
    assert table.where("a") == end


@pytest.mark.rule("MC-131")
def test_back_on_top_of_a_stack() -> None:
    table = Table("abc", round=2).clock({6: "a", 5: "b", 8: "c"})
    move_back(table.state, table.player("a"), 1)
    assert table.stack(5) == "ab"


@pytest.mark.rule("MC-396")
def test_the_marker_does_not_follow_back() -> None:
    table = Table("abc", round=2).signalled().clock({6: "a", 5: "b", 8: "c"}, marker=9)
    move_back(table.state, table.player("a"), 2)
    assert table.marker() == 9


@pytest.mark.rule("MC-037")
def test_hours_beyond_twelve_have_nothing_on_them() -> None:
    table = Table("ab", round=3).signalled().clock({11: "a", 12: "b"})
    table.state.signal = False
    table.state.sailing = 0b111111
    table.state.berths = 0
    table.bag("RRRR").begin().answer("space:four", "boat:1", "boat:1")
    assert table.number_of_cards("a") == 1  # the cost of space four; no hand is open past 12
    assert table.state.result() is not None
