"""What is in the box: Adventurers, boats, clock, cards, prices. Every number of the ledger's tables is counted."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KIND_NAMES, crowd_of, size
from covetown.games.merchants_cove.clock import hand_open, load_value
from covetown.games.merchants_cove.corruption import FACE_COUNTS, corruption_icons, faces, faction_icons, whole_deck
from covetown.games.merchants_cove.goods import BASE_COUNTS, BASE_PRICES, GOODS, good_name, price, total, usual_goods
from covetown.games.merchants_cove.merchants import merchants
from covetown.games.merchants_cove.numbers import (
    ADVENTURERS,
    BOAT_SLOTS,
    BOATS,
    HAND_HOURS,
    INDICATOR_HOURS,
    LOADS,
    RECRUIT_CORRUPTION,
    RECRUIT_HOURS,
)
from covetown.games.merchants_cove.piers import BERTH_NAMES, PIER_NAMES, PIER_OF, first_berth
from covetown.games.merchants_cove.purse import gems, tracker
from covetown.games.merchants_cove.rogues import ROGUE_CARDS
from covetown.games.merchants_cove.town.townsfolk import (
    TO_BAG,
    TO_BOAT,
    TO_HALL,
    TO_PIER,
    TOWNSFOLK,
    BringAboard,
    BringGood,
    DiscardOne,
    DiscardUpToThree,
    TakeFromBoat,
    card_number,
)
from tests.games.merchants_cove.builder import Table, faces_of, plain


@pytest.mark.rule("MC-012", "MC-013", "MC-014", "MC-015", "MC-017")
def test_the_box_holds_52_adventurers_of_five_kinds() -> None:
    assert COLOUR_NAMES == ("red", "green", "blue", "yellow")
    assert KIND_NAMES[4] == "rogue"
    assert ADVENTURERS == (13, 13, 9, 9, 8)
    assert sum(ADVENTURERS) == 52
    assert size(crowd_of("RRGBYX")) == 6
    groups = [card.group for card in TOWNSFOLK]
    assert [groups.count(group) for group in range(3)] == [12, 12, 12]
    assert len(faces(whole_deck())) == 60
    assert len(ROGUE_CARDS) == 3


@pytest.mark.rule("MC-016", "MC-044", "MC-045", "MC-046", "MC-047", "MC-048", "MC-084", "PD-014", "PD-015")
@pytest.mark.parametrize(
    ("players", "values"),
    [(2, [1, 1, 1, 2, 2]), (3, [1, 1, 1, 1, 2]), (4, [1, 1, 1, 1, 1]), (5, [0, 1, 1, 1, 1])],
)
def test_tokens_change_what_indicators_load(players: int, values: list[int]) -> None:
    table = Table("abcde"[:players])
    assert [load_value(table.state, hour) for hour in (3, 5, 7, 9, 11)] == values
    # Two tokens at most, each either double or zero.
    assert sum(value != 1 for value in values) <= 2
    assert set(values) <= {0, 1, 2}


@pytest.mark.rule("MC-014", "MC-035", "MC-036", "MC-038", "MC-039", "MC-040", "MC-041", "MC-042", "MC-043", "MC-037")
def test_indicators_lie_between_hours_and_nowhere_else() -> None:
    table = Table("abcd")
    assert [hour for hour in range(1, 30) if load_value(table.state, hour)] == [3, 5, 7, 9, 11]
    assert INDICATOR_HOURS == (3, 5, 7, 9, 11)
    assert set(LOADS) == {2, 3, 4, 5}


@pytest.mark.rule("MC-049", "MC-050", "MC-051", "MC-052", "MC-053", "MC-054")
@pytest.mark.parametrize(("round", "open_after"), [(1, []), (2, [5]), (3, [5, 7])])
def test_clock_hands_open_one_by_one(round: int, open_after: list[int]) -> None:
    table = Table("ab", round=round)
    assert HAND_HOURS == (5, 7)
    assert [hour for hour in range(1, 30) if hand_open(table.state, hour)] == open_after
    hands = plain(table.state.view(-1))["clock"]["hands"]
    assert hands == [{"position": 11, "open": 5 in open_after}, {"position": 15, "open": 7 in open_after}]


@pytest.mark.rule("MC-020", "MC-021", "MC-022", "MC-023", "MC-027", "MC-028", "MC-029", "MC-030", "MC-031", "MC-032")
def test_six_boats_four_slots_four_berths_three_piers() -> None:
    assert BOATS == 6
    assert BOAT_SLOTS == 4
    assert BERTH_NAMES == ("BZ", "PL", "PR", "BM")
    assert [PIER_NAMES[PIER_OF[berth]] for berth in range(4)] == ["bazaar", "plaza", "plaza", "black-market"]
    # Boats 1 to 3 have the two left berths, boats 4 to 6 the two right ones.
    assert [first_berth(boat) for boat in range(6)] == [0, 0, 0, 2, 2, 2]
    sides = [boat["side"] for boat in plain(Table("ab").state.view(-1))["harbour"]["boats"]]
    assert sides == ["left"] * 3 + ["right"] * 3


@pytest.mark.rule("MC-033")
def test_both_plaza_berths_land_on_one_plaza() -> None:
    table = Table("ab").clock({9: "a", 11: "b"}).boats({1: "GGB", 4: "RYY"}).bag("RR").begin()
    table.answer("space:one", "boat:1", "berth:PL", "boat:4", "berth:PR")
    assert table.pier("plaza") == "RRRGGBYY"


@pytest.mark.rule("MC-034")
def test_halls_take_customers_and_the_lair_takes_rogues() -> None:
    table = Table("ab").halls().docked(BZ=2).boats({1: "RRG", 3: "BX"}).bag("Y").clock({3: "a", 9: "b"}).begin()
    table.answer("space:one", "boat:1")
    assert table.hall() == "BX"


@pytest.mark.rule("MC-019", "MC-181", "MC-182", "MC-183", "MC-184", "MC-246", "MC-247")
def test_goods_have_a_colour_a_size_and_base_prices() -> None:
    assert [good_name(good) for good in range(GOODS)] == [
        f"{size_of}-{colour}" for size_of in ("small", "large") for colour in COLOUR_NAMES
    ]
    assert BASE_PRICES == (3, 3, 4, 4, 6, 6, 8, 8)
    assert BASE_COUNTS == (3, 3, 3, 3, 2, 2, 2, 2)
    assert sum(good.count for good in usual_goods(("x",) * 8)) == 20
    player = Table("a", peddler="normal").player("a")
    assert total(player.supply) == 20
    assert [price(player.prices, good) for good in range(GOODS)] == list(BASE_PRICES)


@pytest.mark.rule("MC-057", "MC-058", "MC-059", "MC-060", "MC-061", "MC-X29")
@pytest.mark.parametrize(
    ("gold", "shown"),
    [(0, (0, 0)), (1, (0, 1)), (96 + 9, (1, 5)), (100, (0, 100)), (200, (1, 100)), (201, (2, 1)), (1301, (13, 1))],
)
def test_gold_shows_as_tracker_and_gems(gold: int, shown: tuple[int, int]) -> None:
    counted = (int(gems(gold)), int(tracker(gold)))
    assert counted == shown
    view = plain(Table("ab").gold(a=gold).state.view(0))["players"][0]
    assert (view["gems"], view["tracker"]) == shown


CARDS = [
    ("TL01", "baker", "R R", "discard 1", "MC-279"),
    ("TL02", "piper", "G G", "discard 1", "MC-280"),
    ("TL03", "librarian", "B B", "discard 1", "MC-281"),
    ("TL04", "heiress", "Y Y", "discard 1", "MC-282"),
    ("TL05", "apothecary", "R B", "discard 1", "MC-283"),
    ("TL06", "florist", "G Y", "discard 1", "MC-284"),
    ("TL07", "tailor", "R Y", "discard 1", "MC-285"),
    ("TL08", "weaver", "G B", "discard 1", "MC-286"),
    ("TL09", "constable", "R", "discard 3", "MC-287"),
    ("TL10", "storyteller", "G", "discard 3", "MC-288"),
    ("TL11", "teacher", "B", "discard 3", "MC-289"),
    ("TL12", "judge", "Y", "discard 3", "MC-290"),
    ("TM01", "spearman", "R C", "small-red", "MC-291"),
    ("TM02", "archer", "G C", "small-green", "MC-292"),
    ("TM03", "hexer", "B C", "small-blue", "MC-293"),
    ("TM04", "duellist", "Y C", "small-yellow", "MC-294"),
    ("TM05", "berserker", "R C C", "large-red", "MC-295"),
    ("TM06", "ranger", "G C C", "large-green", "MC-296"),
    ("TM07", "battlemage", "B C C", "large-blue", "MC-297"),
    ("TM08", "champion", "Y C C", "large-yellow", "MC-298"),
    ("TM09", "brawler", "G Y C C", "small-red", "MC-299"),
    ("TM10", "trapper", "R B C C", "small-green", "MC-300"),
    ("TM11", "runeblade", "R Y C C", "small-blue", "MC-301"),
    ("TM12", "bodyguard", "G B C C", "small-yellow", "MC-302"),
    ("TS01", "boatswain", "R G", "draw", "MC-303"),
    ("TS02", "purser", "B Y", "draw", "MC-304"),
    ("TS03", "deckhand", "R B", "draw", "MC-305"),
    ("TS04", "pilot", "G", "pier", "MC-306"),
    ("TS05", "navigator", "B", "pier", "MC-307"),
    ("TS06", "herald", "Y", "hall", "MC-308"),
    ("TS07", "ferryman", "R", "hall", "MC-309"),
    ("TS08", "stevedore", "G Y", "boat", "MC-310"),
    ("TS09", "gatekeeper", "R G", "bag", "MC-311"),
    ("TS10", "harbour-clerk", "B Y", "bag", "MC-312"),
    ("TS11", "rigger", "R Y", "boat", "MC-313"),
    ("TS12", "helmsman", "G B", "boat", "MC-314"),
]


def ability_of(code: str) -> str:
    """A card's ability in the ledger's short words."""
    ability = TOWNSFOLK[card_number(code)].ability
    if isinstance(ability, BringGood):
        return good_name(ability.good)
    if isinstance(ability, TakeFromBoat):
        targets = {int(TO_PIER): "pier", int(TO_HALL): "hall", int(TO_BAG): "bag", int(TO_BOAT): "boat"}
        return targets[int(ability.target)]
    return {DiscardOne: "discard 1", DiscardUpToThree: "discard 3", BringAboard: "draw"}[type(ability)]


@pytest.mark.rule(
    "MC-279", "MC-280", "MC-281", "MC-282", "MC-283", "MC-284", "MC-285", "MC-286", "MC-287", "MC-288", "MC-289",
    "MC-290", "MC-291", "MC-292", "MC-293", "MC-294", "MC-295", "MC-296", "MC-297", "MC-298", "MC-299", "MC-300",
    "MC-301", "MC-302", "MC-303", "MC-304", "MC-305", "MC-306", "MC-307", "MC-308", "MC-309", "MC-310", "MC-311",
    "MC-312", "MC-313", "MC-314",
)  # fmt: skip
@pytest.mark.parametrize(("code", "key", "icons", "ability", "rule"), CARDS)
def test_townsfolk_cards_are_as_listed(code: str, key: str, icons: str, ability: str, rule: str) -> None:
    card = TOWNSFOLK[card_number(code)]
    assert (card.key, " ".join(card.icons), ability_of(code)) == (key, icons, ability), rule


@pytest.mark.rule("MC-315")
def test_icons_are_spread_evenly_over_each_set() -> None:
    icons = ["".join(card.icons for card in TOWNSFOLK if card.group == group) for group in range(3)]
    assert [[group.count(sign) for sign in "RGBY"] for group in icons] == [[5] * 4, [4] * 4, [5] * 4]
    assert [group.count("C") for group in icons] == [0, 20, 0]


@pytest.mark.rule("MC-317", "MC-318", "MC-319", "MC-320", "MC-321", "MC-322", "MC-323", "MC-324", "MC-325", "MC-326")
def test_the_sixty_corruption_cards() -> None:
    assert FACE_COUNTS == (28, 4, 4, 4, 4, 4, 4, 4, 4)
    for face, colour, icons in [("C", -1, 1), ("CR", 0, 1), ("CG", 1, 1), ("CB", 2, 1), ("CY", 3, 1)]:
        assert corruption_icons(faces_of([face])) == icons
        assert [faction_icons(faces_of([face]), hue) for hue in range(4)] == [int(hue == colour) for hue in range(4)]
    for face, colour in [("CCR", 0), ("CCG", 1), ("CCB", 2), ("CCY", 3)]:
        assert corruption_icons(faces_of([face])) == 2
        assert [faction_icons(faces_of([face]), hue) for hue in range(4)] == [int(hue == colour) for hue in range(4)]


@pytest.mark.rule("MC-331", "MC-332", "MC-333", "MC-334", "MC-335")
def test_the_three_rogue_cards() -> None:
    facts = [(card.key, card.lair, card.bag, card.box, card.set_aside) for card in ROGUE_CARDS]
    assert facts == [("criminals", 3, 5, 0, True), ("cultists", 2, 6, 0, False), ("robbers", 2, 5, 1, True)]
    assert all(lair + bag + box == 8 for _, lair, bag, box, _ in facts)


@pytest.mark.rule("MC-011")
def test_clients_get_the_tables_the_rules_read() -> None:
    facts = GAME.catalogue()
    cards = facts["cards"]
    assert isinstance(cards, dict)
    assert {card["code"] for card in cards.values()} >= {code for code, *_ in CARDS} | {"PC01", "PC12H", "ES01", "EK04"}
    assert set(plain(facts["merchants"])) == {merchant.key for merchant in merchants()}


@pytest.mark.rule("MC-011")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_game_charges_what_the_tables_say(space: int) -> None:
    """Costs and indicator values are data: the engine follows the table, whatever stands in it."""
    table = Table("ab").square("TM01", "TM02", "TM03", "TM04").deck()
    table.state.loads = 0
    table.begin().answer("space:recruit", f"townsfolk:{space}", "slot:0:1")
    assert table.where("a") == 1 + RECRUIT_HOURS[space - 1]
    assert table.number_of_cards("a") == RECRUIT_CORRUPTION[space - 1]
