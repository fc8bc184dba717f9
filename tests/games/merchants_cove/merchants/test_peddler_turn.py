"""The Peddler's turn: two cards side by side, Recruit, Procure, Sponsorship, the clock and the boats."""

from __future__ import annotations

import pytest

from tests.games.merchants_cove.builder import Table

SQUARE = ("TL01", "TL02", "TL03", "TL04")


def solo(left: str, right: str, hour: int = 1, **options: object) -> Table:
    """The Peddler is active on an hour and will read these two cards; a stands under it."""
    table = Table("a", peddler="normal", **options)  # type: ignore[arg-type]
    table.clock({hour: "Pa"}).boats(dict.fromkeys(range(1, 7), "RG"))
    return table.square(*SQUARE).deck("TL05", "TL06", "TL07").peddler_cards(left=left, right=right)


# --- Reading a turn ---


@pytest.mark.rule("PD-X03", "PD-033", "PD-034", "PD-037", "PD-038", "PD-039", "PD-040", "PD-041", "PD-042", "PD-067")
def test_x03_reading_a_turn_from_two_cards() -> None:
    table = solo(left="PC16", right="PC07").begin()
    assert table.peddler.shelf == (0, 0, -1, -1, -1, -1)  # two small red on spaces 1 and 2
    assert table.where("P") == 3
    assert table.number_of_cards("P") == 1
    assert table.slot_code(table.peddler.right) == "PC16"  # Sponsorship yellow comes next
    assert table.peddler.left == -1
    assert (table.peddler.discard >> 6) & 1  # PC07 lies on the discard pile
    assert table.asked() == "a"
    kinds = [event.kind for event in table.told]
    assert kinds.index("produced") < kinds.index("timepiece-moved") < kinds.index("drew-corruption")


@pytest.mark.rule("PD-043")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = solo(left="PC16", right="PC07")
    table.peddler.discard |= table.peddler.deck
    table.peddler.deck = 0
    table.wish("PC16").begin()
    assert table.slot_code(table.peddler.right) == "PC16"
    assert int(table.peddler.deck).bit_count() == 14
    assert int(table.peddler.discard).bit_count() == 1


# --- Location icons ---


@pytest.mark.rule("PD-044", "PD-045", "PD-046", "PD-047", "PD-048", "PD-053", "PD-X02")
@pytest.mark.parametrize(
    ("icons", "card"),
    [("PC02", "TL01"), ("PC01", "TL02"), ("PC03", "TL03"), ("PC04", "TL04")],
)
def test_which_card_of_the_town_square_is_recruited(icons: str, card: str) -> None:
    right = "PC02" if icons == "PC01" else "PC01"
    table = solo(left=icons, right=right).begin()
    assert table.events("recruited")[0].facts["space"] == SQUARE.index(card) + 1
    assert card not in table.on_square()


@pytest.mark.rule("PD-049")
@pytest.mark.parametrize(
    ("icons", "square", "space"),
    [
        ("PC02", (None, "TL02", "TL03", "TL04"), 2),  # Left, Outer: the other space of the half
        ("PC02", (None, None, "TL03", "TL04"), 4),  # then the other half with the same Outer icon
        ("PC02", (None, None, "TL03", None), 3),  # then the last remaining card
        ("PC03", ("TL01", "TL02", None, "TL04"), 4),
        ("PC03", ("TL01", "TL02", None, None), 2),
        ("PC03", ("TL01", None, None, None), 1),
    ],
)
def test_where_the_named_space_is_empty(icons: str, square: tuple[str | None, ...], space: int) -> None:
    table = solo(left=icons, right="PC01").square(*square).deck().begin()
    assert table.events("recruited")[0].facts["space"] == space


@pytest.mark.rule("PD-050", "PD-086", "PD-X02")
@pytest.mark.parametrize(
    ("icons", "gone", "boat"),
    [
        ("PC10", (), 1),  # Left, Outer
        ("PC10", (1,), 2),
        ("PC09", (), 3),  # Left, Inner
        ("PC09", (3,), 2),
        ("PC11", (), 4),  # Right, Inner
        ("PC12", (), 6),  # Right, Outer
        ("PC12", (6,), 5),
    ],
)
def test_which_boat_is_loaded(icons: str, gone: tuple[int, ...], boat: int) -> None:
    table = solo(left=icons, right="PC13", hour=3).pool("").bag("Y").gone(*gone).begin()
    assert table.boat(boat) == "RGY"


@pytest.mark.rule("PD-051")
@pytest.mark.parametrize(("icons", "boat"), [("PC09", 4), ("PC10", 6)])
def test_an_empty_half_is_left_for_the_other(icons: str, boat: int) -> None:
    table = solo(left=icons, right="PC13", hour=3).pool("").bag("Y").gone(1, 2, 3).begin()
    assert table.boat(boat) == "RGY"


@pytest.mark.rule("PD-052", "PD-087", "PD-X02")
@pytest.mark.parametrize(
    ("icons", "boat", "taken", "berth"),
    [
        ("PC10", 1, {}, "BZ"),
        ("PC10", 1, {"BZ": 2}, "PL"),
        ("PC09", 3, {}, "PL"),
        ("PC09", 3, {"PL": 2}, "BZ"),
        ("PC11", 4, {}, "PR"),
        ("PC11", 4, {"PR": 5}, "BM"),
        ("PC12", 6, {}, "BM"),
        ("PC12", 6, {"BM": 5}, "PR"),
    ],
)
def test_where_a_full_boat_docks(icons: str, boat: int, taken: dict[str, int], berth: str) -> None:
    table = solo(left=icons, right="PC13", hour=3).pool("").bag("Y").boats({boat: "RGB"}).docked(**taken).begin()
    assert table.boat(boat) == "docked " + berth


@pytest.mark.rule("PD-X12", "PD-051", "PD-052")
def test_x12_no_boat_on_the_named_half_and_the_pier_occupied() -> None:
    table = solo(left="PC09", right="PC13", hour=3).pool("B").shelf("P", "sB").halls()
    table.docked(BZ=1, PL=2, PR=4).gone(3).boats({5: "RRG", 6: "B"}).begin()
    assert table.boat(5) == "docked BM"
    assert table.pier("black") == "RRGB"
    assert table.boat(6) == "gone"
    assert table.hall() == "B"
    assert table.state.signal


# --- Recruit ---


@pytest.mark.rule("PD-053", "PD-054", "PD-056", "PD-057", "PD-058", "PD-064")
def test_recruiting_takes_a_card_and_two_adventurers() -> None:
    """TL04 would discard a Corruption card, and space 4 would cost an hour: neither concerns the Peddler."""
    table = solo(left="PC04", right="PC02").corrupt("P", "C").bag("XYR").wish("X", "Y").begin()
    assert table.pool_signs() == "XY"
    assert table.number_of_cards("P") == 1
    assert table.where("P") == 3  # 1h and 1h, whatever the space costs
    assert [int(card) for card in range(36) if (table.peddler.townsfolk >> card) & 1] == [3]
    assert table.on_square() == ["TL05", "TL01", "TL02", "TL03"]
    kinds = [event.kind for event in table.told]
    assert kinds.index("townsfolk-dealt") < kinds.index("timepiece-moved")


@pytest.mark.rule("PD-X08", "PD-063", "PD-047")
def test_x08_a_double_recruit_uses_the_refilled_square() -> None:
    table = solo(left="PC15", right="PC01").begin()  # Right, Inner; x2
    assert [event.facts["space"] for event in table.events("recruited")] == [3, 3]
    assert [card for card in range(36) if (table.peddler.townsfolk >> card) & 1] == [1, 2]  # TL03, then TL02
    assert table.on_square() == ["TL06", "TL05", "TL01", "TL04"]


@pytest.mark.rule("PD-X07", "PD-059", "PD-060", "PD-061")
def test_x07_recruiting_with_a_nearly_full_pool() -> None:
    table = solo(left="PC15", right="PC01").pool("RGBYR").corrupt("P", "C", "CR").bag("GGGG").begin()
    assert table.pool_signs() == "RGBYRG"
    assert table.bag_signs() == "GGG"
    assert int(table.peddler.townsfolk).bit_count() == 2
    assert len(table.events("discarded-corruption")) == 2
    assert table.number_of_cards("P") == 1  # both are gone; one came with the cost of PC15


@pytest.mark.rule("PD-061")
def test_the_discarded_corruption_card_is_a_random_one() -> None:
    kept = set()
    for number in (0, 1):
        table = solo(left="PC04", right="PC02").pool("RGBYR").corrupt("P", "C", "CCR").bag("G").wish(number).begin()
        kept.add(tuple(table.cards("P")))
    assert kept == {("C",), ("CCR",)}


@pytest.mark.rule("PD-062")
def test_an_empty_bag_causes_no_discard() -> None:
    table = solo(left="PC04", right="PC02").pool("RG").corrupt("P", "C").bag("").begin()
    assert table.pool_signs() == "RG"
    assert table.number_of_cards("P") == 1


@pytest.mark.rule("PD-065")
def test_an_empty_square_still_brings_adventurers() -> None:
    table = solo(left="PC04", right="PC02").square().deck().bag("RGB").wish("R", "G").begin()
    assert table.peddler.townsfolk == 0
    assert table.pool_signs() == "RG"


# --- Procure ---


@pytest.mark.rule("PD-066", "PD-067", "PD-068", "PD-069")
def test_procuring_fills_the_shelf_from_the_left() -> None:
    table = solo(left="PC09", right="PC05").shelf("P", "lB - - lY").begin()
    assert table.peddler.shelf == (6, 0, 1, 7, -1, -1)  # small red, then small green into the gaps
    assert table.on_shelf("P") == "sR sG lB lY"


@pytest.mark.rule("PD-X06", "PD-070", "PD-071", "PD-072")
def test_x06_full_shelf_and_full_pool() -> None:
    table = solo(left="PC14", right="PC05").shelf("P", "sR sR sG sG sB sB").pool("RGBYR").corrupt("P", "C", "C")
    table.signalled().bag("YG").wish("Y").begin()  # no boat is loaded any more, so that the pool can be looked at
    assert table.on_shelf("P") == "sR sR sG sG sB sB"
    assert table.pool_signs() == "RGBYRY"
    assert table.bag_signs() == "G"
    assert table.events("discarded-corruption") == []
    assert table.where("P") == 4  # 2h + 1h
    assert table.number_of_cards("P") == 3


@pytest.mark.rule("PD-073")
def test_a_good_missing_in_the_supply_is_not_gained_and_draws_nobody() -> None:
    table = solo(left="PC10", right="PC11").pool("").bag("RG")
    table.player("P").supply -= 2 << (4 * 6)  # both large blue
    table.begin()
    assert table.on_shelf("P") == ""
    assert table.pool_signs() == ""


@pytest.mark.rule("PD-X14", "PD-074", "PD-067")
def test_x14_a_gap_on_the_shelf_is_filled_again() -> None:
    table = solo(left="PC09", right="PC08").shelf("P", "sR - sY").begin()
    assert table.peddler.shelf == (0, 1, 3, -1, -1, -1)


# --- Sponsorship ---


@pytest.mark.rule("PD-075", "PD-037", "PD-039")
def test_sponsorship_pays_two_gold_a_customer_each_time() -> None:
    table = solo(left="PC09", right="PC15").halls(blue=4, lair=3).begin()
    assert table.gold_of("P") == 8
    twice = solo(left="PC07", right="PC15").halls(blue=4, lair=3).begin()
    assert twice.gold_of("P") == 16
    assert twice.where("P") == 4  # 1h + 2h, paid once


# --- The clock ---


@pytest.mark.rule("PD-X09", "PD-076", "PD-077", "PD-078", "PD-079")
@pytest.mark.parametrize(
    ("shelf", "where", "cards", "loaded"),
    [("sR sR sG", 6, 1, False), ("sR sR sG lB", 7, 0, True), ("", 6, 1, False)],
)
def test_x09_clock_hands_are_for_a_peddler_with_few_goods(shelf: str, where: int, cards: int, loaded: bool) -> None:
    table = Table("a", peddler="normal", round=2).clock({5: "Pa"}).boats(dict.fromkeys(range(1, 7), "RG"))
    table.square(*SQUARE).deck("TL05").shelf("P", shelf).pool("").bag("Y" * 9)
    table.peddler_cards(left="PC02", right="PC01").begin()  # Recruit, 1h and 1h
    assert table.where("P") == where
    assert table.number_of_cards("P") == cards
    assert (len(table.events("timepiece-moved")), bool(table.boat(1) == "RGY")) == (2, loaded)


@pytest.mark.rule("PD-079")
def test_goods_are_counted_at_the_moment_of_the_step() -> None:
    """Three Goods before the turn, four after Procure: it loads at 5:30."""
    table = Table("a", peddler="normal", round=2).clock({5: "Pa"}).boats(dict.fromkeys(range(1, 7), "RG"))
    table.shelf("P", "sR sR sG").pool("").bag("Y").peddler_cards(left="PC10", right="PC07").begin()
    assert table.on_shelf("P") == "sR sR sR sG"
    assert table.number_of_cards("P") == 0
    assert table.boat(1) == "RGY"


# --- Loading ---


@pytest.mark.rule("PD-X04", "PD-080", "PD-081", "PD-090")
def test_x04_the_rightmost_good_with_a_match_chooses() -> None:
    table = solo(left="PC10", right="PC13", hour=3).shelf("P", "sR lB sY").pool("RGB").bag("").begin()
    assert table.boat(1) == "RGB"
    assert table.pool_signs() == "RG"


@pytest.mark.rule("PD-X05", "PD-082", "PD-083")
def test_x05_a_rogue_and_then_the_bag() -> None:
    table = solo(left="PC10", right="PC13", hour=3).shelf("P", "sR").pool("GX").bag("").begin()
    assert table.boat(1) == "RGX"
    assert table.pool_signs() == "G"
    table = solo(left="PC10", right="PC13", hour=3).shelf("P", "sR").pool("G").bag("B").begin()
    assert table.boat(1) == "RGB"
    assert table.pool_signs() == "G"


@pytest.mark.rule("PD-084")
@pytest.mark.parametrize(("pool", "boat", "left"), [("GX", "RGX", "G"), ("GB", "RGY", "GB")])
def test_with_an_empty_shelf_no_customer_matches(pool: str, boat: str, left: str) -> None:
    table = solo(left="PC10", right="PC13", hour=3).pool(pool).bag("Y").begin()
    assert table.boat(1) == boat
    assert table.pool_signs() == left


@pytest.mark.rule("PD-085", "PD-090", "PD-091")
def test_of_equal_adventurers_the_leftmost_goes_and_the_others_slide() -> None:
    table = solo(left="PC10", right="PC13", hour=3).shelf("P", "sR").pool("GRBRY").begin()
    assert table.events("left-pool")[0].facts["space"] == 2
    assert table.pool_signs() == "GBRY"


@pytest.mark.rule("PD-X13", "PD-088", "PD-091", "PD-050")
def test_x13_a_double_indicator() -> None:
    table = Table("a", peddler="normal").clock({9: "Pa"}).boats({1: "RGB", 2: "YY", 3: "GR"})
    table.shelf("P", "sR lG").pool("RGYX").peddler_cards(left="PC10", right="PC13").begin()  # 1h + 1h, Left, Outer
    assert table.boat(1) == "docked BZ"
    assert table.pier("bazaar") == "RGGB"
    assert table.boat(2) == "RYY"
    assert table.pool_signs() == "YX"
    assert table.where("P") == 11


@pytest.mark.rule("PD-089")
def test_after_the_end_signal_the_second_adventurer_stays() -> None:
    table = Table("a", peddler="normal").clock({9: "Pa"}).boats({3: "RGB", 6: "YY"}).shelf("P", "sR lG").pool("RGYX")
    table.docked(BZ=1, PR=4, BM=5).gone(2, 6).peddler_cards(left="PC10", right="PC13").begin()
    assert table.boat(3) == "docked PL"
    assert table.state.signal
    assert table.pool_signs() == "RYX"


@pytest.mark.rule("PD-092")
def test_boats_keep_their_places_after_arrival() -> None:
    """Boat 1 has docked: the outermost one left of the island is now boat 2, which keeps its number."""
    table = solo(left="PC10", right="PC13", hour=3).docked(BZ=1).pool("").bag("Y").begin()
    assert table.boat(2) == "RGY"
    assert table.boat(3) == "RG"


# --- Rogue cards in the Production Phase ---


@pytest.mark.rule("PD-109")
def test_the_peddler_never_robs() -> None:
    table = solo(left="PC10", right="PC13", hour=3, rogues="robbers").pool("X").shelf("P", "sR").begin()
    assert table.boat(1) == "RGX"
    assert table.number_of_cards("P") == 0


@pytest.mark.rule("PD-105")
def test_criminals_do_nothing_to_the_peddler() -> None:
    table = solo(left="PC10", right="PC13", hour=3, rogues="criminals").pool("X").shelf("P", "sR").begin()
    assert table.boat(1) == "RGX"
    assert table.number_of_cards("P") == 0
