"""The Alchemist's shop: set-up, spaces, Brew, Hasty Brew, Purge, staff, shields and what stays."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.alchemist import MERCHANT
from covetown.games.merchants_cove.merchants.alchemist import board as lab
from covetown.games.merchants_cove.options import DISCARD, DONE, STAFF
from covetown.kernel import FastChance
from tests.games.merchants_cove.merchants.laboratory import SIGNS, Laboratory, marbles
from tests.games.merchants_cove.merchants.table import BLUE, GREEN, RED, YELLOW, Table

DECANTER = ("RGBYR", "GRRBG", "BYGRY", "YBRGB")


# --- Set-up ---


@pytest.mark.rule("AL-002", "AL-005", "AL-006", "AL-007", "AL-008", "AL-010", "AL-011", "AL-013", "AL-081")
def test_set_up_fills_the_decanter_from_the_bag_chute_by_chute() -> None:
    assert lab.MARBLES == (12, 12, 8, 8, 12)
    table = Table("alchemist").set_up()
    assert table.luck.asked == list(range(44, 24, -1))  # 44 in the bag, 20 drawn one at a time
    board = lab.laboratory(table.me)
    assert [len(marbles(chute)) for chute in board.chutes] == [5, 5, 5, 5]
    assert [int((board.vats >> (6 * colour)) & 63) for colour in range(4)] == [2, 2, 2, 2]
    assert board.cauldrons == (0, 0, 0, 0, 0)
    assert table.faults() == []


@pytest.mark.rule("AL-010", "AL-007")
def test_the_first_marbles_drawn_lie_at_the_bottom_of_l1() -> None:
    table = Table("alchemist").set_up(0, 0, 11, 11, 39)
    # red, red, then the first green, the next green, and the last of the bag
    board = lab.laboratory(table.me)
    assert marbles(board.chutes[0]) == "RRGGI"
    assert marbles(board.chutes[1])[:5] == "RRRRR"  # red on red: no reaction while filling
    assert table.board()["chutes"][0] == ["red", "red", "green", "green", "ichor"]  # type: ignore[index]


@pytest.mark.rule("AL-011", "AL-012")
def test_there_are_five_cauldrons() -> None:
    table = list(zip(lab.BASE_SLOTS, lab.CATALYST_SLOTS, lab.BREWS, strict=True))
    assert table == [(2, 1, 0)] * 3 + [(3, 2, 4)] * 2


@pytest.mark.rule("AL-080")
def test_no_marble_is_ever_lost() -> None:
    """A walk through random turns: after every answer all 52 marbles are where the ledger says."""
    table = Table("alchemist", other_hour=40).set_up()
    table.staff(1, 2, 3, 4)
    chance = FastChance(3)
    table.start()
    table.state.loads = 0
    for _ in range(400):
        table.me.position = 2
        options = table.options
        table.state.apply(0, options[chance.below(len(options))], chance)
        assert table.faults() == []


@pytest.mark.rule("AL-054")
def test_the_bag_always_holds_enough() -> None:
    outside = 20 + sum(lab.BASE_SLOTS) + sum(lab.CATALYST_SLOTS) + 4 * lab.VAT_SIZE
    assert outside == 47
    assert sum(lab.MARBLES) - outside == 5 > lab.FORAGED


# --- Which spaces are open ---


@pytest.mark.rule("AL-024")
@pytest.mark.parametrize(
    ("table", "space", "is_open"),
    [
        (Laboratory("RGBIR", "GRBIG", "BYGIY", "YBRIB"), "take_upper", False),
        (Laboratory("RGBIR", "GRBIG", "BYGIY", "YBRRB"), "take_upper", True),
        (Laboratory("RIBYR", "GIRBG", "BIGRY", "YIRGB"), "take_lower", False),
        (Laboratory("RGIYR", "GIIIG", "BIIIY", "YIIIB"), "take_middle", True),
        (Laboratory("RIIIR", "GIIIG", "BIIIY", "YIIIB"), "take_middle", False),
        (Laboratory(*DECANTER, cauldrons=("RR_",)), "brew", False),
        (Laboratory(*DECANTER, cauldrons=("RRI",)), "brew", True),
        (Laboratory(*DECANTER, cauldrons=("RRI",)).shelf(small_red=3), "brew", False),
        (Laboratory(*DECANTER, cauldrons=("R__",)), "hasty_brew", False),
        (Laboratory(*DECANTER, cauldrons=("RR_",)), "hasty_brew", True),
        (Laboratory(*DECANTER, cauldrons=("RR_",)).shelf(small_red=3), "hasty_brew", False),
        (Laboratory(*DECANTER), "purge", False),
        (Laboratory(*DECANTER, vats=(0, 0, 1, 0)), "purge", True),
    ],
)
def test_when_a_space_can_be_chosen(table: Laboratory, space: str, is_open: bool) -> None:
    assert (space in table.staff(1).start().spaces()) is is_open


# --- Brewing ---


@pytest.mark.rule("AL-X05", "AL-060", "AL-061", "AL-062", "AL-063", "AL-093", "AL-012", "AL-026")
def test_x05_three_cauldrons_brewed_at_once() -> None:
    table = Laboratory(*DECANTER, cauldrons=("RRI", "RRG", "", "BBIYI"), vats=(0, 0, 1, 2)).shelf(small_red=2)
    table.act("brew")
    assert table.options == [lab.PICK, lab.PICK + 1, lab.PICK + 3]
    table.pick(lab.PICK)
    assert table.options == [lab.PICK + 1, lab.PICK + 3, lab.PICKED]
    table.pick(lab.PICK + 1)
    assert table.on_shelf() == {"small-red": 2}  # nothing is resolved before the last pick
    table.pick(lab.PICK + 3)  # no number above is left, so the naming is complete

    assert table.on_shelf() == {"small-red": 3, "large-blue": 1}
    assert [table.cauldron(number) for number in (1, 2, 4)] == ["___", "RRG", "_____"]
    assert table.vats() == [1, 0, 2, 2]
    assert table.cards == 1
    assert table.hour == 3
    assert table.faults() == []


@pytest.mark.rule("AL-X06", "AL-065", "AL-075", "AL-076")
def test_x06_purging_opens_the_shields() -> None:
    table = Laboratory(*DECANTER, cauldrons=("", "RRG"), vats=(1, 0, 2, 2)).halls("RRRRRGGGBBBBYY")
    assert table.shields() == {"green"}
    ichor = table.bag()["I"]
    table.act("purge")
    assert table.vats() == [0, 0, 0, 0]
    assert table.bag()["I"] == ichor + 5
    assert table.hour == 2
    table.state.sailing = 0
    table.market()
    assert table.gold == 14


@pytest.mark.rule("AL-075", "AL-076", "AL-077")
def test_a_closed_shield_pays_nothing_and_nothing_pays_at_once() -> None:
    table = Laboratory(*DECANTER, vats=(1, 0, 2, 2)).halls("RRRRRGGGBBBBYY")
    table.state.sailing = 0
    assert table.gold == 0
    table.market()
    assert table.gold == 3


@pytest.mark.rule("AL-066")
def test_waste_is_missing_from_the_bag() -> None:
    assert Laboratory(*DECANTER, vats=(2, 2, 2, 2)).bag()["I"] == 4
    assert Laboratory(*DECANTER).bag()["I"] == 12


@pytest.mark.rule("AL-061", "AL-093")
def test_brewing_may_leave_cauldrons_out_and_goes_upward() -> None:
    table = Laboratory(*DECANTER, cauldrons=("RRI", "GGI", "GGR")).act("brew").pick(lab.PICK + 1)
    assert table.options == [lab.PICK + 2, lab.PICKED]
    table.pick(lab.PICKED)
    assert table.on_shelf() == {"small-green": 1}
    assert table.cauldron(1) == "RRI"


@pytest.mark.rule("AL-064", "AL-094")
def test_hasty_brew_takes_one_cauldron_that_may_lack_a_marble() -> None:
    table = Laboratory(*DECANTER, cauldrons=("RR_", "GGI", "Y__", "BBB_Y", "RR___")).act("hasty_brew")
    assert table.options == [lab.HASTY, lab.HASTY + 1, lab.HASTY + 3]
    table.pick(lab.HASTY + 3)
    assert table.on_shelf() == {"large-blue": 1}
    assert table.cauldron(4) == "_____"
    assert table.cauldron(2) == "GGI"
    assert table.cards == 0
    assert table.hour == 2
    assert table.faults() == []


# --- Staff ---


@pytest.mark.rule("AL-072")
def test_the_staff_board_has_four_abilities() -> None:
    assert MERCHANT.staff == ("ladler", "forager", "stillhand", "confessor")


@pytest.mark.rule("AL-074", "AL-085")
@pytest.mark.parametrize(
    ("table", "slots"),
    [
        (Laboratory(*DECANTER), {1, 2}),
        (Laboratory(*DECANTER, cauldrons=("RRI", "GGI", "GGI", "RRRII", "YYYII")), {1, 3}),
        (Laboratory(*DECANTER, cauldrons=("RRI",)).shelf(small_red=3), {1, 2}),
        (Laboratory(*DECANTER).corruption("c"), {1, 2, 4}),
    ],
)
def test_abilities_without_an_object_are_not_offered(table: Laboratory, slots: set[int]) -> None:
    table.staff(1, 2, 3, 4).act("staff")
    assert {option - STAFF + 1 for option in table.options if option != DONE} == slots


@pytest.mark.rule("AL-087", "AL-054", "AL-092")
def test_the_forager_draws_four_and_keeps_at_most_three() -> None:
    table = Laboratory(*DECANTER, vats=(2, 2, 2, 2)).staff(2).act("staff")
    bag = table.bag()
    size = sum(bag.values())
    table.use(2, 0, 0, size - 3, size - 4)  # red, red, Ichor, Ichor
    assert table.luck.asked == [size, size - 1, size - 2, size - 3]
    assert table.catch() == "RRII"
    table.pick(lab.PLACE + RED * 8).pick(lab.PLACE + 4 * 8).pick(lab.PLACE + RED * 8)
    assert table.asking == "ChooseSpace"  # three are placed, and no other ability is staffed
    assert table.cauldron(1) == "RIR"
    assert table.catch() == ""
    assert table.bag()["I"] == bag["I"] - 1  # the other Ichor went back into the bag, not into a full vat
    assert table.cards == 0
    assert table.chutes() == list(DECANTER)
    assert table.faults() == []


@pytest.mark.rule("AL-094")
def test_the_stillhand_brews_one_full_cauldron() -> None:
    table = Laboratory(*DECANTER, cauldrons=("RRI", "GG_", "GGR")).staff(3).act("staff").use(3)
    assert table.options == [lab.STILL, lab.STILL + 2]
    table.pick(lab.STILL + 2)
    assert table.on_shelf() == {"small-green": 1}
    assert table.cauldron(1) == "RRI"
    assert table.hour == 3


@pytest.mark.rule("AL-088", "AL-096", "AL-074")
@pytest.mark.parametrize(("vats", "most"), [((0, 0, 0, 0), 2), ((0, 0, 1, 0), 1)])
def test_the_confessor_takes_two_cards_while_the_vats_are_empty(vats: tuple[int, ...], most: int) -> None:
    table = Laboratory(*DECANTER, vats=vats).corruption("c", "c-red", "cc-blue").staff(4).act("staff").use(4)
    assert table.options == [DISCARD, DISCARD + 1, DISCARD + 7]  # the first is a must
    table.pick(DISCARD)
    if most == 2:
        assert table.options == [DISCARD + 1, DISCARD + 7, DONE]
        table.pick(DISCARD + 1)  # a third is not asked for, though there is one
    assert table.cards == 3 - most
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("AL-095", "AL-086")
def test_the_ladler_may_take_ichor_and_asks_for_no_vat_without_any_left() -> None:
    table = Laboratory("RGBYR", "GRRBG", "BYIRY", "YBRGB", cauldrons=("RR_",)).staff(1).act("staff").use(1)
    table.pick(lab.LADLE + 2 * 8 + 2)
    assert table.catch() == "I"
    table.pick(lab.PLACE + 4 * 8)
    assert table.cauldron(1) == "RRI"
    assert table.asking == "ChooseSpace"
    assert table.vats() == [0, 0, 0, 0]


@pytest.mark.rule("AL-086")
def test_ichor_the_ladler_leaves_goes_to_the_vat_named() -> None:
    table = Laboratory("RGBYR", "GRRBG", "BYIRY", "YBRGB", cauldrons=("RR_",)).staff(1).act("staff").use(1)
    table.pick(lab.LADLE + 2 * 8 + 2).pick(lab.PLACED)
    assert table.options == [lab.VAT + colour for colour in (RED, GREEN, BLUE, YELLOW)]
    table.pick(lab.VAT + YELLOW)
    assert table.vats() == [0, 0, 0, 1]


# --- Between rounds, and what is public ---


@pytest.mark.rule("AL-078")
def test_everything_stays_between_rounds() -> None:
    table = Laboratory(*DECANTER, cauldrons=("RRI", "G_Y"), vats=(1, 0, 2, 2)).start()
    before = table.board()
    table.clean_up()
    assert table.state.round == 2
    assert table.board() == before


@pytest.mark.rule("AL-079")
def test_all_but_the_order_of_the_bag_is_public() -> None:
    table = Laboratory(*DECANTER, cauldrons=("RRI", "G_Y"), vats=(1, 0, 2, 2)).start()
    shown = MERCHANT.view.show(table.state, table.me, False)
    assert shown == MERCHANT.view.show(table.state, table.me, True)
    names = dict(zip(SIGNS, lab.MARBLE_NAMES, strict=True))
    assert shown["chutes"] == [[names[sign] for sign in chute] for chute in DECANTER]
    assert shown["bag"] == [table.bag()[sign] for sign in SIGNS]
    assert shown["vats"] == [1, 0, 2, 2]
    other = table.state.redeal(1, FastChance(9))
    assert other.view(1) == table.state.view(1)


@pytest.mark.rule("AL-089", "AL-090", "AL-091", "AL-092", "AL-093", "AL-094", "AL-095")
def test_answers_point_at_the_board() -> None:
    table = Laboratory(*DECANTER, cauldrons=("RR_", "G__")).act("take_middle")
    assert table.option(lab.EMPTY).refs == ["cauldron:1"]
    table.pick(lab.EMPTY + lab.NONE)
    assert table.option(lab.STIR + 0).refs == ["marble:1:1", "marble:1:2"]
    table.pick(lab.STIR + lab.NONE)
    assert table.option(lab.COLOUR + RED).refs == ["marble:2:3", "marble:4:3"]
    table.pick(lab.COLOUR + RED)
    assert table.option(lab.PLACE + RED * 8 + 1).refs == ["catch:red", "cauldron:2"]
