"""Recruiting, Townsfolk abilities, the Staff board, and the Town Square's refill."""

from __future__ import annotations

import pytest

from tests.games.merchants_cove.builder import Table, plain


def recruiting(card: str, space: int = 4, rogues: str = "criminals") -> Table:
    """A table at which a will recruit this card next."""
    codes: list[str | None] = [None, None, None, None]
    codes[space - 1] = card
    return Table("abc", rogues=rogues).clock({1: "a", 9: "bc"}).square(*codes).deck()


@pytest.mark.rule("MC-210", "MC-211", "MC-212", "MC-213", "MC-214", "MC-215", "MC-227", "MC-371", "MC-217")
@pytest.mark.parametrize(("space", "hours", "cards"), [(1, 3, 0), (2, 2, 0), (3, 1, 1), (4, 1, 0)])
def test_what_recruiting_costs(space: int, hours: int, cards: int) -> None:
    table = Table("abc").clock({1: "a", 9: "bc"}).square("TM01", "TM02", "TM03", "TM04").deck("TM05").bag("R").begin()
    table.answer("space:recruit")
    assert table.question() == "choose-card"
    assert [offer.split()[0] for offer in table.offered()] == [f"townsfolk:{number}" for number in (1, 2, 3, 4)]
    table.answer(f"townsfolk:{space}", "slot:0:1")
    if hours == 3:
        assert table.question() == "place-on-boat"  # at 3:30
        table.answer("boat:1")
    assert table.where("a") == 1 + hours
    assert table.number_of_cards("a") == cards


@pytest.mark.rule("MC-X22", "MC-216", "MC-262", "MC-263", "MC-266", "MC-214")
@pytest.mark.parametrize("before", [1, 0])
def test_locals_before_the_cost(before: int) -> None:
    table = recruiting("TL01", 3).corrupt("a", *["CCR"] * before).wish("C").begin()
    table.answer("space:recruit", "slot:0:1")
    assert table.cards("a") == ["C"]  # the old card is gone, the card of the cost has stayed
    assert table.staff_of("a") == {1: "TL01"}
    assert table.where("a") == 2


@pytest.mark.rule("MC-262", "MC-263", "MC-372")
def test_one_card_must_be_discarded_and_its_owner_chooses() -> None:
    table = recruiting("TL01").corrupt("a", "C", "C", "CR").begin().answer("space:recruit")
    assert table.question() == "discard-corruption"
    assert table.offered() == ["corruption:c", "corruption:c-red"]  # equal cards are one answer, and there is no done
    table.answer("corruption:c-red")
    assert table.cards("a") == ["C", "C"]
    assert table.question() == "choose-slot"


@pytest.mark.rule("MC-264", "MC-265", "MC-411", "MC-372")
def test_up_to_three_cards_may_be_discarded() -> None:
    table = recruiting("TL09").corrupt("a", "C", "CR", "CG", "CB").begin().answer("space:recruit")
    assert table.offered() == ["corruption:c", "corruption:c-red", "corruption:c-green", "corruption:c-blue", "done"]
    table.answer("corruption:c-red")
    assert table.offered() == ["corruption:c-green", "corruption:c-blue", "done"]  # none before the last pick
    table.answer("corruption:c-green", "corruption:c-blue")
    assert table.question() == "choose-slot"  # three are enough
    assert table.cards("a") == ["C"]
    none = recruiting("TL09").corrupt("a", "C").begin().answer("space:recruit", "done")
    assert none.cards("a") == ["C"]
    two_equal = recruiting("TL09").corrupt("a", "C", "C").begin().answer("space:recruit", "corruption:c")
    assert two_equal.offered() == ["corruption:c", "done"]


@pytest.mark.rule("MC-267", "MC-248", "MC-364")
def test_mercenaries_bring_a_good() -> None:
    table = recruiting("TM07").begin().answer("space:recruit", "slot:0:2")
    assert table.on_shelf("a") == "lB"
    shelf = plain(table.state.view(1))["players"][0]["shelf"]
    assert shelf["large-blue"] == 1


@pytest.mark.rule("MC-X32", "MC-267", "MC-219", "MC-249")
def test_a_mercenary_without_supply() -> None:
    table = recruiting("TM07").shelf("a", "lB lB").begin().answer("space:recruit", "slot:0:1")
    assert table.on_shelf("a") == "lB lB"
    assert table.staff_of("a") == {1: "TM07"}
    assert table.where("a") == 2


@pytest.mark.rule("MC-X16", "MC-268", "MC-274", "MC-276", "MC-155", "MC-151", "MC-216")
def test_a_sailor_draws_the_fourth_boat_home() -> None:
    table = Table("abc").halls().clock({6: "a", 7: "c", 8: "b"}).docked(BZ=1, PL=2, BM=6).gone(3)
    table.boats({4: "RBY", 5: "GG"}).square(None, "TS01", "TM01", "TM02").deck("TM03", "TM04").bag("G").begin()
    table.answer("space:recruit", "card:24", "boat:4")
    assert table.boat(4) == "docked PR"
    assert table.hall() == "GG"
    assert table.marker() == 9
    table.answer("slot:0:1")
    assert table.staff_of("a") == {1: "TS01"}
    assert table.number_of_cards("a") == 0
    assert table.stack(8) == "ab"
    assert table.on_square() == ["TM04", "TM03", "TM01", "TM02"]
    assert table.asked() == "c"


@pytest.mark.rule("MC-X41", "MC-036", "MC-101", "MC-152")
def test_the_fourth_boat_with_a_timepiece_on_a_hand() -> None:
    table = Table("abc", round=2).halls().clock({4: "a", 5: "c", "5:30": "b"}).docked(BZ=1, PL=2, BM=6).gone(3)
    table.boats({4: "RBY", 5: "G"}).square("TM01", "TM02", "TM03", "TS01").deck("TM04").bag("G").begin()
    table.answer("space:recruit", "card:24", "boat:4", "slot:0:1")
    assert table.hall() == "G"
    assert table.marker() == 6
    assert table.stack(5) == "ac"
    assert table.asked() == "a"
    table.answer("space:two", "clock:11", "space:two", "clock:11")
    assert table.asked() == "b"  # on the hand and so before the marker, b still has a turn


@pytest.mark.rule("MC-X17", "MC-273", "MC-155", "MC-373")
def test_a_sailor_changes_boats_and_docks_one() -> None:
    table = recruiting("TS11").halls().docked(BZ=3).boats({1: "RG", 2: "BBY"}).begin().answer("space:recruit")
    assert table.question() == "choose-sailor"
    assert "boat:1 adventurer:green" in table.offered()
    table.answer("boat:1 adventurer:green")
    assert table.offered() == ["boat:2", "boat:4", "boat:5", "boat:6"]  # another Sailing boat, on either side
    table.answer("boat:2")
    assert table.boat(2) == "docked PL"
    assert table.boat(1) == "gone"
    assert table.hall() == "R"
    assert table.question() == "choose-slot"


@pytest.mark.rule("MC-X18", "MC-269", "MC-270", "MC-411")
def test_a_sailor_takes_somebody_to_an_empty_pier() -> None:
    table = recruiting("TS04").boats({2: "YG"}).shelf("a", "sY lY").begin().answer("space:recruit")
    assert table.offered() == ["boat:2 adventurer:green", "boat:2 adventurer:yellow"]
    table.answer("boat:2 adventurer:yellow")
    assert table.offered() == ["pier:bazaar", "pier:plaza", "pier:black-market"]
    table.answer("pier:black-market", "slot:0:1")
    assert (table.pier("black"), table.boat(2)) == ("Y", "G")
    table.market()
    assert table.offered() == ["good:small-yellow", "good:large-yellow", "done"]
    amounts = [option.text.args.get("amount") for option in table.state.decision(0).options]
    assert amounts == [4, 8, None]


@pytest.mark.rule("MC-271", "MC-013")
def test_a_sailor_sends_a_customer_to_its_hall_but_no_rogue() -> None:
    table = recruiting("TS06").halls().boats({2: "YX", 5: "R"}).begin().answer("space:recruit")
    assert table.offered() == ["boat:2 adventurer:yellow", "boat:5 adventurer:red"]
    table.answer("boat:5 adventurer:red")
    assert (table.hall(), table.boat(5)) == ("R", "")


@pytest.mark.rule("MC-272")
def test_a_sailor_puts_somebody_back_into_the_bag() -> None:
    table = recruiting("TS09").boats({2: "YX"}).bag("").begin().answer("space:recruit", "boat:2 adventurer:rogue")
    assert (table.bag_signs(), table.boat(2)) == ("X", "Y")


@pytest.mark.rule("MC-275", "MC-138", "MC-351")
@pytest.mark.parametrize("card", ["TS01", "TS11"])
def test_a_rogue_placed_by_a_sailor_may_rob(card: str) -> None:
    table = recruiting(card, rogues="robbers").boats({1: "RG", 2: "X"}).bag("X").begin().answer("space:recruit")
    if card == "TS11":
        table.answer("boat:2 adventurer:rogue", "boat:1")
    else:
        table.answer("boat:1")
    assert table.question() == "rob"
    table.answer("boat:1 adventurer:red boat:4")
    assert (table.boat(4), table.number_of_cards("a")) == ("R", 1)


@pytest.mark.rule("MC-277", "MC-219")
def test_without_a_sailing_boat_nothing_is_drawn() -> None:
    table = recruiting("TS01").signalled().bag("R").begin().answer("space:recruit")
    assert table.question() == "choose-slot"
    assert table.bag_signs() == "R"


@pytest.mark.rule("MC-278", "MC-219")
@pytest.mark.parametrize("card", ["TS04", "TS06", "TS09", "TS11"])
def test_a_sailor_without_anybody_to_move_is_lost(card: str) -> None:
    table = recruiting(card).boats({}).begin().answer("space:recruit")
    assert table.question() == "choose-slot"
    one_boat = recruiting("TS11").docked(BZ=1, PL=2, PR=4).gone(3, 6).boats({5: "RG"}).begin().answer("space:recruit")
    assert one_boat.question() == "choose-slot"  # Boat needs two Sailing boats
    rogues = recruiting("TS06").boats({5: "X"}).begin().answer("space:recruit")
    assert rogues.question() == "choose-slot"  # Hall needs a Customer


@pytest.mark.rule("MC-X23", "MC-220", "MC-223", "MC-225", "MC-228")
def test_the_square_slides_and_a_replaced_card_goes_under_the_deck() -> None:
    table = Table("ab").clock({1: "a", 2: "b"}).square("TL01", "TM02", "TL03", "TM04").deck("TL05", "TM06", "TL07")
    table.staff("a", {1: "TM09", 2: "TM01", 3: "TM10", 4: "TM11"}).begin()
    table.answer("space:recruit", "townsfolk:2")
    assert table.texts() == ["option-slot-replace"] * 4
    table.answer("slot:0:2")
    assert table.staff_of("a")[2] == "TM02"
    assert table.on_square() == ["TL05", "TL01", "TL03", "TM04"]
    assert table.deck_codes() == ["TM06", "TL07", "TM01"]
    assert table.asked() == "b"
    table.answer("space:recruit", "townsfolk:4", "slot:1:1")
    assert table.on_square() == ["TM06", "TL05", "TL01", "TL03"]


@pytest.mark.rule("MC-222", "MC-224", "MC-374", "MC-245", "MC-226")
def test_any_slot_may_be_chosen_after_the_ability() -> None:
    table = recruiting("TL01").staff("a", {2: "TM01"}).corrupt("a", "C", "CR").begin().answer("space:recruit")
    assert table.question() == "discard-corruption"
    table.answer("corruption:c")
    assert table.question() == "choose-slot"
    assert table.offered() == [f"slot:0:{slot}" for slot in (1, 2, 3, 4)]
    assert table.texts() == ["option-slot", "option-slot-replace", "option-slot", "option-slot"]
    table.answer("slot:0:2")
    assert table.staff_of("a") == {2: "TL01"}
    assert not any("slot" in offer for offer in table.offered())  # nothing else moves or discards Staff


@pytest.mark.rule("MC-216", "MC-229", "MC-110")
def test_the_square_is_refilled_after_the_clock() -> None:
    table = Table("abcd").clock({3: "a", 9: "bcd"}).square("TM01", "TM02", "TM03", "TM04").deck("TM05").bag("R").begin()
    table.answer("space:recruit", "townsfolk:3", "slot:0:1")
    assert table.question() == "place-on-boat"
    assert table.number_of_cards("a") == 1  # Corruption before the clock
    assert table.on_square() == ["TM01", "TM02", None, "TM04"]  # not yet refilled
    table.answer("boat:1")
    assert table.on_square() == ["TM05", "TM01", "TM02", "TM04"]


@pytest.mark.rule("MC-X39", "MC-354", "MC-399", "MC-230")
def test_a_refill_with_more_than_one_gap() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).square(None, "TL03", "TL01", "TM02").deck()
    table.staff("a", {1: "TM05", 2: "TM06", 3: "TM07", 4: "TM08"}).begin()
    table.answer("space:recruit", "townsfolk:3", "slot:0:1")
    assert table.on_square() == [None, "TM05", "TL03", "TM02"]
    assert table.deck_codes() == []


@pytest.mark.rule("MC-230")
def test_an_empty_deck_leaves_spaces_empty() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).square("TM01", "TM02", "TM03", "TM04").deck().begin()
    table.answer("space:recruit", "townsfolk:4", "slot:0:1")
    assert table.on_square() == [None, "TM01", "TM02", "TM03"]


@pytest.mark.rule("MC-X34", "MC-231", "MC-232", "MC-234", "MC-235", "MC-237", "MC-375", "MC-220")
def test_activate_staff() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).staff("a", {1: "TM01", 3: "TM02"}).begin().answer("space:staff")
    assert table.offered() == ["slot:0:1", "slot:0:3", "done"]
    table.answer("slot:0:3")
    assert table.offered() == ["slot:0:1", "done"]
    table.answer("slot:0:1")
    assert table.stalls["a"].used == [3, 1]
    assert table.where("a") == 3
    assert table.number_of_cards("a") == 0


@pytest.mark.rule("MC-233", "MC-221")
def test_activate_staff_may_stop_at_once() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).staff("a", {1: "TM01"}).begin().answer("space:staff", "done")
    assert table.stalls["a"].used == []
    assert table.on_shelf("a") == ""  # the Townsfolk ability is never used from the Staff board
    assert table.where("a") == 3


@pytest.mark.rule("MC-404", "MC-234")
def test_a_marked_staff_ability_counts_for_the_eight() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).staff("a", {1: "TM01", 2: "TM02"}).bag("")
    table.stalls["a"].marked_staff = 0b01
    table.player("a").marked = 7
    table.begin().answer("space:staff", "slot:0:1")
    assert table.player("a").marked == 8
    table.answer("done").answer("space:one", "space:staff")
    assert table.offered() == ["slot:0:2", "done"]
