"""Sections 40 and 42 to 45: Songs, icons, locations, bragging, and the swan song."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.entertainer.board import EntertainerBoard
from covetown.games.merchants_cove.merchants.entertainer.bundles import AGAIN, STONE, payments
from covetown.games.merchants_cove.merchants.entertainer.cards import CARDS, song_card
from tests.games.merchants_cove.merchants.stage import PLACES, Stage


@pytest.mark.rule("EN-051", "EN-052", "EN-170")
def test_the_bard_starts_at_one_of_nine_locations() -> None:
    stage = Stage().song()
    assert stage.options() == [f"go {place}" for place in PLACES.values()]


@pytest.mark.rule("EN-053", "EN-054", "EN-055")
def test_further_different_locations_at_any_distance() -> None:
    stage = Stage(quarter=1).song().do("go bazaar")
    assert stage.options("go") == [f"go {place}" for place in list(PLACES.values())[1:]]
    stage.do("go island")
    assert "go bazaar" not in stage.options()
    stage.do("go plaza")
    assert stage.options("go") == []


@pytest.mark.rule("EN-056", "EN-058", "EN-063", "EN-064", "EN-171")
def test_acting_is_optional_everywhere_and_the_bard_goes_home() -> None:
    stage = Stage(zone="ES01", bazaar="RR", quarter=0).song().do("go bazaar")
    assert "spend ES01 red" in stage.options()
    stage.do("end")
    assert (stage.gold, stage.board.bard) == (0, -1)


@pytest.mark.rule("EN-057")
def test_one_action_per_visit() -> None:
    """A fan or a rune can be won once in a visit, a card bought once."""
    square = Stage(zone="ES01 ES04 ES07 ES10").song().do("go square", "win-fan", "fan 1", "pay ES01")
    assert "win-fan" not in square.options()
    hall = Stage(zone="ES01 ES12", volume=3).song().do("go red", "rune", "pay ES01")
    assert "rune" not in hall.options()
    pier = Stage(gold=9).song().do("go plaza", "buy EK01")
    assert pier.options("buy") == []


@pytest.mark.rule("EN-059", "EN-060", "EN-099")
def test_icons_are_spent_once_and_pay_per_adventurer() -> None:
    stage = Stage(zone="ES01", bazaar="RRR", plaza="RR", quarter=0).song().do("go bazaar", "spend ES01 red")
    assert stage.gold == 6
    stage.do("go plaza")
    assert stage.options("spend") == []


@pytest.mark.rule("EN-061", "EN-111", "EN-115")
def test_icons_of_several_sources_are_combined() -> None:
    stage = Stage(zone="ES02 ES05", fans="TL05").song().do("go square", "win-fan", "fan 1")
    assert stage.board.fans.bit_count() == 2  # 2 icons needed: the red and the green one together, the only way


@pytest.mark.rule("EN-062", "EN-098", "EN-X15")
def test_bundles_are_indivisible() -> None:
    stage = Stage(zone="ES02", volume=2, halls={"red": 1}, bazaar="RR").song().do("go red", "rune")
    assert (stage.runes(), stage.board.volume) == (1, 0)
    stage.do("go bazaar")
    assert stage.options("spend") == ["spend ES02 red"]
    assert stage.do("spend ES02 red").gold == 2


@pytest.mark.rule("EN-084", "EN-085", "EN-086", "EN-087", "EN-088")
def test_upper_icons_are_free_and_lower_ones_cost_volume_when_spent() -> None:
    stage = Stage(zone="ES02", volume=2, bazaar="R", plaza="R").song().do("go bazaar")
    assert stage.options("spend") == ["spend ES02 red", "spend ES02_ red"]
    stage.do("spend ES02_ red")
    assert (stage.gold, stage.board.volume) == (3, 0)
    stage.do("go plaza", "spend ES02 red")
    assert stage.gold == 4
    poor = Stage(zone="ES02", volume=1, bazaar="R").song().do("go bazaar")
    assert poor.options("spend") == ["spend ES02 red"]


@pytest.mark.rule("EN-089", "EN-090", "EN-196", "EN-197", "EN-199")
def test_impro_cards_help_once_at_any_moment() -> None:
    stage = Stage(zone="EI01 EI02 EI04 ES01 ES04", volume=5, quarter=0).song().do("go bazaar")
    assert stage.options("improvise") == ["improvise EI01", "improvise EI02", "improvise EI04"]
    stage.do("improvise EI01", "improvise EI02", "improvise EI04")
    assert (stage.board.movement, stage.board.volume, stage.gold) == (2, 6, 4)
    assert stage.options("improvise") == []


@pytest.mark.rule("EN-190")
def test_crowd_work_is_worth_the_skill_cards_in_the_zone() -> None:
    stage = Stage(zone="EI00 ES01 ES04 ES07", bazaar="Y").song().do("go bazaar", "spend EI00 yellow")
    assert stage.gold == 3
    assert Stage(zone="EI00", bazaar="Y").song().do("go bazaar").options("spend") == []


@pytest.mark.rule("EN-198")
def test_reprise_repeats_an_upper_bundle_also_a_spent_one() -> None:
    stage = Stage(zone="EI03 ES01 ES04", bazaar="RG").song().do("go bazaar")
    assert stage.options("spend") == [
        "spend ES01 red",
        "spend again:ES01 red",
        "spend ES04 green",
        "spend again:ES04 green",
    ]
    stage.do("spend ES01 red", "spend again:ES01 red")
    assert stage.gold == 4
    assert stage.options("spend") == ["spend ES04 green"]


@pytest.mark.rule("EN-091", "EN-092", "EN-094")
def test_a_paladin_bundle_is_any_one_colour() -> None:
    stage = Stage(zone="EK01", bazaar="RGG").song().do("go bazaar")
    assert stage.options("spend") == ["spend EK01 red", "spend EK01 green"]
    stage.do("spend EK01 green")
    assert stage.gold == 4
    assert stage.options("spend") == []


@pytest.mark.rule("EN-093", "EN-096", "EN-097")
def test_any_number_of_stones_may_be_spent_for_three_icons_each() -> None:
    stage = Stage(stones=2, bazaar="B").song().do("go bazaar", "spend stone blue", "spend stone blue")
    assert (stage.gold, stage.board.stones) == (6, 0)
    assert stage.options("spend") == []


@pytest.mark.rule("EN-095", "EN-144", "EN-192")
@pytest.mark.parametrize(("stones", "after"), [(0, 1), (2, 3), (3, 3)])
def test_there_are_only_three_stones(stones: int, after: int) -> None:
    stage = Stage(stones=stones, brag="EC01", volume=3).song().do("go plaza", "brag")
    assert (stage.board.stones, stage.corruption()) == (after, 1)


@pytest.mark.rule("EN-100", "EN-101", "EN-102")
def test_several_colours_at_a_pier_but_no_rogues_and_no_absent_colour() -> None:
    stage = Stage(zone="ES01 ES04 ES07", plaza="RGGXX").song().do("go plaza")
    assert stage.options("spend") == ["spend ES01 red", "spend ES04 green"]
    stage.do("spend ES01 red", "spend ES04 green")
    assert stage.gold == 6


@pytest.mark.rule("EN-103", "EN-104", "EN-106", "EN-107", "EN-145")
def test_a_card_is_bought_before_between_or_after_spending() -> None:
    before = Stage(gold=1, zone="ES01", bazaar="R").song().do("go bazaar", "buy EI01", "spend ES01 red")
    assert before.gold == 2
    after = Stage(zone="ES01", bazaar="R").song().do("go bazaar")
    assert after.options("buy") == []  # too poor
    after.do("spend ES01 red", "buy EK01")
    assert after.gold == 1
    assert [CARDS[card].code for card in after.board.top] == ["EK01"]
    assert after.zone("hand") == ""


@pytest.mark.rule("EN-108")
def test_singing_and_buying_at_the_black_market_draws_no_corruption() -> None:
    stage = Stage(zone="ES01", black="RR", gold=2).song().do("go black", "spend ES01 red", "buy EK01", "end")
    assert (stage.gold, stage.corruption()) == (5, 0)


@pytest.mark.rule("EN-109", "EN-110", "EN-207", "EN-022")
@pytest.mark.parametrize(("fans", "need"), [("", 1), ("TL05", 2), ("TL05 TM09", 3)])
def test_a_fan_costs_one_icon_more_for_each_fan(fans: str, need: int) -> None:
    stage = Stage(stones=1, fans=fans).song().do("go square", "win-fan", "fan 1")
    assert stage.fans() == len(fans.split()) + 1
    assert stage.board.badges == 6 - stage.fans()
    assert stage.table.state.view(-1)
    short = Stage(zone="EK02 ES02" if need == 3 else "EK02" if need == 2 else "", fans=fans).song().do("go square")
    assert ("win-fan" in short.options()) is False


@pytest.mark.rule("EN-112", "EN-113")
def test_a_fan_cannot_be_won_twice() -> None:
    stage = Stage(stones=3, fans="TL05 TS01").song().do("go square", "win-fan")
    assert stage.options() == ["fan 1", "fan 3"]


@pytest.mark.rule("EN-114")
def test_without_a_badge_no_fan() -> None:
    stage = Stage(stones=3, badges=0).song().do("go square")
    assert "win-fan" not in stage.options()


@pytest.mark.rule("EN-115", "EN-206", "EN-208", "EN-122", "EN-X08")
def test_payments_leave_no_bundle_out_and_equal_ones_are_offered_once() -> None:
    stage = Stage(zone="ES07 ES08 ES12 EK02", halls={"blue": 2}).song().do("go blue", "rune")
    assert sorted(stage.options()) == ["pay EK02+ES07", "pay ES07+ES08"]


@pytest.mark.rule("EN-115")
def test_a_payment_must_be_able_to_pay_all_its_volume() -> None:
    """Two lower bundles for two volume each, with only three volume at hand."""
    stage = Stage(zone="ES02 ES05", volume=3, fans="TL05 TM09 TS01").song().do("go square", "win-fan")
    found = stage.options()
    assert found
    assert not any("ES02_" in option and "ES05_" in option for option in found)


@pytest.mark.rule("EN-116", "EN-117")
def test_a_new_fan_stays_where_it_is_and_does_nothing() -> None:
    stage = Stage(stones=1).song().do("go square", "win-fan", "fan 2")
    assert stage.table.on_square() == ["TL01", "TL05", "TM09", "TS01"]
    assert (stage.gold, stage.corruption()) == (0, 0)


@pytest.mark.rule("EN-118", "EN-119", "EN-120")
@pytest.mark.parametrize(("inside", "possible"), [(0, True), (1, True), (2, False)])
def test_a_rune_needs_more_icons_than_adventurers(inside: int, possible: bool) -> None:
    stage = Stage(zone="ES01 ES04", halls={"red": inside}).song().do("go red")
    assert ("rune" in stage.options()) is possible
    wild = Stage(zone="EK01", halls={"red": 1}).song().do("go red", "rune")
    assert wild.runes() == 1
    again = Stage(zone="ES01", runes="R").song().do("go red")
    assert "rune" not in again.options()


@pytest.mark.rule("EN-121")
def test_a_placed_rune_makes_cards_dearer() -> None:
    stage = Stage(zone="ES01").song().do("go red", "rune")
    assert stage.board.card_price() == 2


@pytest.mark.rule("EN-123", "EN-126", "EN-172")
def test_the_island_needs_a_rune_and_only_its_colour_counts() -> None:
    boats = {1: "RG", 4: "RR"}
    assert Stage(zone="ES01 ES04", boats=boats).song().do("go island").options("left") == []
    stage = Stage(zone="ES01 ES04", boats=boats, runes="G").song().do("go island")
    assert stage.options("left") == ["left"]
    assert stage.options("right") == []
    stage.do("left")
    assert stage.options("spend") == ["spend ES04 green"]


@pytest.mark.rule("EN-124", "EN-125", "EN-127", "EN-128", "EN-129", "EN-130", "EN-131", "EN-173")
def test_singing_for_the_boats_of_one_side() -> None:
    boats = {1: "RG", 2: "R", 3: "GX", 4: "RRRR"}
    stage = Stage(zone="ES01 ES02 ES04 ES07", boats=boats, runes="RGB").song().do("go island", "left")
    assert stage.options("spend") == ["spend ES01 red", "spend ES02 red", "spend ES04 green"]
    stage.do("spend ES01 red", "spend ES02 red", "spend ES04 green")
    assert stage.gold == 4 + 2 + 4
    assert not {"left", "right"} & set(stage.options())
    stage.do("finish")
    assert stage.options() == ["take-creature EC01", "take-creature EC02", "take-creature EC03", "take-creature EC04"]
    stage.do("take-creature EC03")
    assert stage.zone("brag") == "EC03"
    assert stage.zone("island") == "EC01 EC02 EC04"


@pytest.mark.rule("EN-131", "EN-132", "EN-133")
@pytest.mark.parametrize("way", ["finish", "go bazaar", "end"])
def test_the_island_action_is_finished_by_word_by_moving_on_or_by_ending(way: str) -> None:
    stage = (
        Stage(zone="ES01 ES12", boats={1: "R"}, runes="R", volume=3)
        .song()
        .do("go island", "left", "spend ES01 red", way)
    )
    assert stage.options("take-creature")
    stage.do("take-creature EC02")
    assert stage.options("spend") == [] or way != "finish"
    idle = Stage(zone="ES01", boats={1: "R"}, runes="R").song().do("go island", "left", "finish")
    assert idle.options("take-creature") == []


@pytest.mark.rule("EN-134")
def test_an_empty_island_gives_no_creature() -> None:
    stage = Stage(zone="ES01", boats={1: "R"}, runes="R")
    stage.board.island = 0
    stage.song().do("go island", "left", "spend ES01 red", "finish")
    assert stage.options("take-creature") == []


@pytest.mark.rule("EN-135", "EN-136", "EN-137", "EN-138", "EN-174")
def test_bragging_carries_out_all_creatures_in_the_chosen_order() -> None:
    stage = Stage(brag="EC00 EC01 EC03", volume=4, dropped="ES09").song().do("go red", "brag")
    assert stage.board.volume == 1
    assert stage.options() == ["next-brag EC00", "next-brag EC01", "next-brag EC03"]
    stage.do("next-brag EC03", "next-brag EC01")
    assert (stage.gold, stage.board.stones, stage.corruption()) == (10, 1, 1)
    assert stage.zone("brag") == ""
    assert CARDS[int(stage.board.dropped)].code == "ES09"
    assert stage.zone("discard") == "ES09 EC00 EC01 EC03"


@pytest.mark.rule("EN-139", "EN-140", "EN-141", "EN-142")
def test_bragging_once_per_song_at_any_moment_with_a_card_and_three_volume() -> None:
    assert not Stage(brag="EC00", volume=2).song().do("go red").can("brag")
    assert not Stage(volume=6).song().do("go red").can("brag")
    stage = Stage(zone="ES01 ES03", brag="EC00", volume=6, boats={1: "R"}, runes="R").song()
    stage.do("go island", "left", "spend ES01 red", "brag", "spend ES03 red", "finish", "take-creature EC03")
    assert not stage.can("brag")
    later = Stage(zone="ES01", volume=3, boats={1: "R"}, runes="R").song()
    later.do("go island", "left", "spend ES01 red", "finish", "take-creature EC03", "brag")
    assert later.gold == 2 + 6


@pytest.mark.rule("EN-143", "EN-193")
def test_a_wisp_is_a_paladin_bundle_for_this_song_only() -> None:
    stage = Stage(brag="EC02", volume=3, bazaar="GG").song().do("go bazaar", "brag", "spend EC02 green")
    assert stage.gold == 4
    lost = Stage(brag="EC02", volume=3, bazaar="GG").song().do("go red", "brag", "end")
    assert lost.board.wisps == 0


@pytest.mark.rule("EN-191", "EN-194")
@pytest.mark.parametrize(("card", "gold"), [("EC00", 4), ("EC03", 6)])
def test_songbird_and_magpie_bring_gold(card: str, gold: int) -> None:
    assert Stage(brag=card, volume=3).song().do("go red", "brag").gold == gold


@pytest.mark.rule("EN-195", "EN-175", "EN-144")
def test_the_owl_discards_a_corruption_card_of_choice() -> None:
    stage = Stage(brag="EC04", volume=3)
    stage.table.corrupt("a", "CR", "CCY")
    stage.song().do("go red", "brag")
    assert stage.gold == 2
    assert stage.table.question() == "discard-corruption"
    stage.table.answer(stage.table.offered()[-1])
    assert stage.table.cards("a") == ["CR"]
    none = Stage(brag="EC04", volume=3).song().do("go red", "brag")
    assert (none.gold, none.asked) == (2, "sing")


@pytest.mark.rule("EN-006")
def test_coins_are_gold() -> None:
    assert Stage(gold=3, brag="EC00", volume=3).song().do("go red", "brag").gold == 7


# The swan song


@pytest.mark.rule("EN-075", "EN-076", "EN-077", "EN-078", "EN-079", "EN-080", "EN-169")
def test_a_swan_song_before_the_market() -> None:
    stage = Stage(
        zone="ES02 EI00", hand="ES04 ES05", quarter=2, volume=5, brag="EC00", stones=1, bazaar="RR", discard="ES01"
    )
    stage.table.market()
    assert stage.options() == ["rest", "sing"]
    stage.do("sing", "go bazaar")
    assert stage.board.movement == 3
    stage.do("brag", "spend stone red", "spend ES02 red")
    assert stage.table.where("a") == 12
    stage.do("end")
    assert stage.gold == 4 + 6 + 2
    assert (stage.board.quarter, stage.zone("hand"), stage.zone("song")) == (2, "ES04 ES05", "")
    assert set(stage.zone("discard").split()) == {"ES01", "ES02", "EI00", "EC00"}


@pytest.mark.rule("EN-081")
def test_without_a_swan_song_the_zone_stays() -> None:
    stage = Stage(zone="ES02 EI00", bazaar="RR")
    stage.table.market()
    stage.do("rest")
    assert stage.zone("song") == "ES02 EI00"


@pytest.mark.rule("EN-082", "EN-083", "EN-176", "EN-X16")
def test_cultists_serve_a_swan_song() -> None:
    stage = Stage(zone="ES01 ES04", plaza="RXX", rogues="cultists")
    stage.table.market()
    stage.do("sing", "go plaza", "spend ES01 red")
    assert stage.options() == ["rogues 0", "rogues 1", "rogues 2"]
    stage.do("rogues 1", "spend ES04 green")
    assert (stage.gold, stage.corruption()) == (6, 1)
    production = Stage(zone="ES01 ES04", plaza="RXX", rogues="cultists").song().do("go plaza")
    assert production.options("spend") == ["spend ES01 red"]
    assert production.do("spend ES01 red").gold == 2


@pytest.mark.rule("EN-X18", "EN-101", "EN-176")
def test_cultists_without_a_matching_customer() -> None:
    stage = Stage(zone="ES01 ES04", bazaar="RX", rogues="cultists")
    stage.table.market()
    stage.do("sing", "go bazaar", "spend ES04 green")
    assert (stage.gold, stage.corruption()) == (2, 1)
    stage.do("spend ES01 red")
    assert stage.gold == 6
    other = Stage(zone="ES01 ES04", bazaar="RX", rogues="cultists")
    other.table.market()
    other.do("sing", "go bazaar", "spend ES01 red", "rogues 0")
    assert (other.gold, other.options("spend")) == (2, [])


@pytest.mark.rule("EN-205")
def test_nothing_is_earned_on_the_island_in_a_swan_song() -> None:
    stage = Stage(zone="ES01", boats={1: "RR"}, runes="R")
    stage.table.market()
    stage.do("sing", "go island")
    assert not {"left", "right"} & set(stage.options())


# Vectors


@pytest.mark.rule("EN-X01")
def test_the_32_gold_song() -> None:
    stage = Stage(
        hand="ES12 ES05 ES10",
        zone="EI00 ES01 ES08",
        quarter=3,
        volume=3,
        stones=1,
        fans="TL01",
        halls={"red": 1},
        boats={4: "RRG", 5: "RX", 6: "RB"},
        deck="ES02 ES03 ES04 ES06",
        loads=True,
    )
    stage.table.bag("Y")
    stage.compose("ES12", "ES05")
    assert (stage.board.quarter, stage.board.movement, stage.board.volume) == (1, 2, 6)
    stage.do("go red", "rune", "pay ES01")
    assert stage.board.card_price() == 2
    stage.do("go square", "win-fan", "fan 2", "pay ES12")
    assert stage.board.hand_limit() == 4
    stage.do("go island", "right", "spend ES12_ red")
    assert stage.gold == 8
    stage.do("spend stone red", "spend EI00 red")
    assert stage.gold == 32
    stage.do("finish", "take-creature EC01", "brag")
    assert (stage.board.volume, stage.board.stones, stage.corruption()) == (0, 1, 1)
    assert stage.table.question() == "place-on-boat"  # nothing left but to end; one Adventurer at 5:30
    stage.table.answer(stage.table.offered()[0])
    assert stage.table.where("a") == 6
    assert stage.zone("song") == ""
    assert set(stage.zone("discard").split()) == {"ES05", "EC01", "EI00", "ES01", "ES08", "ES12"}
    assert stage.zone("hand") == "ES02 ES03 ES04 ES10"
    assert (stage.gold, stage.fans(), stage.runes(), stage.board.quarter) == (32, 2, 1, 1)


@pytest.mark.rule("EN-X07")
def test_card_price() -> None:
    stage = Stage(zone="ES01", runes="BY", badges=3, gold=3, plaza="RRG").song()
    stage.do("go plaza", "spend ES01 red")
    assert stage.gold == 7
    stage.do("buy EI01")
    assert stage.gold == 3
    assert stage.options("buy") == []
    assert [CARDS[card].code for card in stage.board.top] == ["EI01"]


@pytest.mark.rule("EN-X09")
def test_swan_song_vector() -> None:
    stage = Stage(zone="ES02 ES11", quarter=2, volume=4, black="RRYX", bazaar="YY", hand="ES04 ES05")
    stage.table.market()
    stage.do("sing", "go black", "spend ES02 red", "spend ES02_ red", "spend ES11 yellow")
    assert stage.gold == 10
    stage.do("go bazaar", "spend ES11_ yellow", "end")
    assert (stage.gold, stage.board.volume, stage.corruption(), stage.board.quarter) == (16, 0, 0, 2)
    assert stage.zone("discard") == "ES02 ES11"
    assert stage.zone("hand") == "ES04 ES05"


@pytest.mark.rule("EN-X12")
def test_brag_and_the_card_that_sets_the_hours() -> None:
    stage = Stage(hand="ES01 ES09", brag="EC00 EC03", volume=3, quarter=3, deck="ES04 ES05").compose("ES01", "ES09")
    assert stage.board.volume == 5
    stage.do("go red", "brag", "next-brag EC00")
    assert (stage.board.volume, stage.gold) == (2, 10)
    assert CARDS[int(stage.board.dropped)].code == "ES09"
    stage.do("end")
    assert stage.table.where("a") == 6


@pytest.mark.rule("EN-X17")
def test_dragon_island_counts_sailing_boats_of_one_side() -> None:
    stage = Stage(zone="ES01 ES04", runes="G", boats={1: "GGR", 3: "GX"})
    stage.table.docked(BZ=2)
    stage.table.piers(bazaar="GG")
    stage.song().do("go island")
    assert stage.options("left") == ["left"]
    assert stage.options("right") == []
    stage.do("left")
    assert stage.options("spend") == ["spend ES04 green"]
    stage.do("spend ES04 green", "finish")
    assert stage.gold == 6
    assert len(stage.options("take-creature")) == 4


@pytest.mark.rule("EN-198", "EN-115")
def test_reprise_pays_one_bundle_and_never_two() -> None:
    """In the song zone lie 2 and 1 red icons, both spent; Reprise brings back either of them, not both."""
    song = 1 << song_card("ES01") | 1 << song_card("ES02")
    board = EntertainerBoard(song=song | 1 << song_card("EI03"), uppers=song)
    for hall in (-1, 0):
        assert sorted([int(one) for one in paid] for paid in payments(board, 1, hall)) == [[128], [129]]
        assert [[int(one) for one in paid] for paid in payments(board, 2, hall)] == [[int(AGAIN * 32)]]
        assert payments(board, 3, hall) == []
    board.stones = 1
    paid = [sorted(int(one) >> 5 for one in chosen) for chosen in payments(board, 4, -1)]
    assert paid == [[STONE, AGAIN], [STONE, AGAIN]]
