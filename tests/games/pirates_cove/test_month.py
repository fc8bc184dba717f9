"""Navigation, where combats happen, plunder, and phase 6."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.month import CLOSING, MONTH
from covetown.games.pirates_cove.plunder import PLUNDERS
from covetown.games.pirates_cove.upgrade import UPGRADE_PHASE
from covetown.kernel import shuffle_script
from tests.games.pirates_cove.builder import Table

# Navigation.


@pytest.mark.rule("PC-104", "PC-108", "PC-533")
def test_destinations_are_secret_until_all_are_chosen() -> None:
    table = (
        Table(3).legend("A", "blackbeard", 6).legend("B", "captain_hook", 5).ship(0, at=1).ship(1, at=1).ship(2, at=1)
    )
    table.navigate()
    views = [table.state.view(viewer)["ships"] for viewer in (-1, 1, 2)]
    table.do(0, "sail island:4")
    assert [table.state.view(viewer)["ships"] for viewer in (-1, 1, 2)] == views
    table.do(2, "sail island:3")
    assert table.places() == [1, 1, 1]
    table.do(1, "sail island:2")
    assert table.places() == [4, 2, 3]
    assert [event["island"] for event in table.told("sailed")] == [4, 2, 3]


@pytest.mark.rule("PC-105")
@pytest.mark.parametrize("place", [0, 4, 6, 7])
def test_the_cove_cannot_be_chosen(place: int) -> None:
    table = Table(4).ship(0, at=place).navigate()
    assert table.offers(0) == [f"sail island:{island}" for island in (1, 2, 3, 4, 5, 6)]


@pytest.mark.rule("PC-106", "PC-107")
def test_staying_and_crowding_are_legal() -> None:
    table = Table(4)
    for ship in range(4):
        table.ship(ship, at=6)
    table.navigate()
    for seat in range(4):
        table.do(seat, "sail island:6")
    assert table.places() == [6, 6, 6, 6]


@pytest.mark.rule("PC-109")
def test_a_destination_cannot_be_changed() -> None:
    table = Table(4).navigate().do(1, "sail island:3")
    assert table.waiting() == [0, 2, 3]


# Where and when combats take place.


@pytest.mark.rule("PC-111")
def test_combats_run_westward() -> None:
    table = Table(6)
    for ship, island in enumerate((4, 4, 2, 2, 5, 5)):
        table.ship(ship, (1, 8 - ship, 2, 2), at=island)
    table.fight(1)
    for _ in range(3):
        shooter = table.waiting()[0]
        table.fire(shooter, f"section:{shooter + 1}:hull", 5, 5)
    assert [event["island"] for event in table.told("combat")] == [2, 4, 5]


@pytest.mark.rule("PC-112", "PC-113", "PC-114", "PC-120", "PC-340", "PC-315", "PC-117")
@pytest.mark.parametrize(
    ("ships", "legend", "navy", "island", "due"),
    [
        (2, "", 0, 2, True),
        (1, "", 0, 2, False),
        (1, "captain_hook", 0, 2, True),
        (1, "", 1, 2, True),
        (0, "captain_hook", 1, 2, False),
        (0, "", 2, 2, False),
        (1, "the_cacafuego", 0, 2, False),
        (2, "the_cacafuego", 0, 2, True),
        (3, "", 0, 6, False),
        (1, "captain_hook", 0, 6, True),
        (2, "the_cacafuego", 0, 6, False),
    ],
)
def test_where_a_combat_takes_place(ships: int, legend: str, navy: int, island: int, due: bool) -> None:
    table = Table(4)
    for ship in range(ships):
        table.ship(ship, (8, 2 + ship, 2, 2), at=island)
    if legend:
        table.legend("A", legend, island)
    for _ in range(navy):
        table.squadron(island, by=3)
    table.feed(1, 1, 1, 1, 1, 1, 1).fight(island)
    assert ([event["island"] for event in table.told("combat")] == [island]) is due


@pytest.mark.rule("PC-115", "PC-116", "PC-178", "PC-353")
def test_the_cove_is_safe() -> None:
    table = Table(4).ship(0, at=7).ship(1, at=7).ship(2, at=3, hand=["royal_navy_intercept"]).fight(1)
    assert (table.told("combat"), table.asked()) == ([], "")
    table.window_n1()
    assert not [offer for offer in table.offers(2) if "island:7" in offer or "island:6" in offer]
    table.legend("A", "blackbeard", 6).closing()
    assert table.state.place_a == 1


@pytest.mark.rule("PC-118")
def test_combat_is_not_optional() -> None:
    table = Table(4).ship(0, (8, 5, 2, 2), at=2).ship(1, at=2).fight(2)
    assert table.offers(0) == ["fire fire", "flee flee"]


@pytest.mark.rule("PC-119", "PC-355")
def test_an_idle_squadron_leaves() -> None:
    table = Table(4).legend("A", "blackbeard", 6).squadron(3, by=0).ship(0, at=4).fight(1)
    assert (table.navy(), table.told("combat")) == ([], [])
    assert table.told("navy_left") == [{"island": 3}]


@pytest.mark.rule("PC-120")
def test_a_lone_ship_stays_and_plunders() -> None:
    table = Table(4).legend("A", "blackbeard", 1).ship(0, at=3).treasure(3, 1, 9, 1, 0).fight(1)
    assert table.places()[0] == 3
    table.plunder()
    assert (table.fame()[0], table.gold()[0], table.chests()[0]) == (1, 9, 1)


# Plunder.


@pytest.mark.rule("PC-122", "PC-123", "PC-124", "PC-125", "PC-504")
def test_plunder_gives_what_the_card_shows_in_order() -> None:
    table = Table(4).ship(0, at=2).treasure(2, 2, 2, 2, 1).deck_top("smoke_screen").plunder()
    assert (table.fame()[0], table.gold()[0], table.chests()[0], table.hand(0)) == (2, 2, 2, ["smoke_screen"])
    kinds = [kind for kind in table.kinds() if kind.endswith(("gained", "drew"))]
    assert kinds == ["fame_gained", "gold_gained", "chests_gained", "drew"]
    assert table.asked() == ""


@pytest.mark.rule("PC-126", "PC-375")
@pytest.mark.parametrize("discard", [True, False])
def test_what_is_not_there_is_not_given(discard: bool) -> None:
    table = Table(4).ship(0, at=2).treasure(2, 2, 2, 2, 1).bank(gold=1, chests=0)
    if discard:
        table.empty_deck(True)
        size = len(table.state.discard)
        table.calm_shuffle(size)
    else:
        for key in ["mastercraft"] * 7 + ["fame_one"] * 5:
            table.ship(3, hand=[key])
        for card in list(table.state.deck):
            if card.kind == "parrot":
                continue
            table.ship(3, hand=[card.key])
        for ship, parrot in enumerate(("flint", "silver", "bones", "trelawney")):
            table.ship(ship, parrot=parrot)
        assert table.state.deck == []
    table.plunder()
    assert (table.fame()[0], table.gold()[0], table.chests()[0]) == (2, 1, 0)
    assert len(table.hand(0)) == (1 if discard else 0)


@pytest.mark.rule("PC-127", "PC-128", "PC-121")
def test_a_shortage_is_not_made_good() -> None:
    """P0 empties the bank at island 2; what is paid in later does not come to him."""
    table = Table(4).legend("A", "blackbeard", 6).ship(0, at=2).ship(1, at=3, gold=5)
    table.treasure(2, 0, 9, 3, 0).treasure(3, 4, 0, 0, 1).bank(gold=4, chests=2).start(PLUNDERS[1], UPGRADE_PHASE)
    assert (table.gold()[0], table.chests()[0], table.state.bank_gold) == (4, 2, 0)
    table.do(0, "end_turn done").do(1, "raise section:1:sails")
    assert (table.state.bank_gold, table.gold()[0]) == (1, 4)
    table.do(1, "end_turn done")
    assert table.gold()[0] == 4


@pytest.mark.rule("PC-129")
def test_the_hull_does_not_limit_plunder() -> None:
    table = Table(4).ship(0, (1, 2, 2, 2), at=2, chests=4).treasure(2, 0, 3, 6, 0).plunder()
    assert table.chests()[0] == 10
    table.closing()
    assert table.chests()[0] == 4


@pytest.mark.rule("PC-130", "PC-187")
def test_plundered_and_leftover_cards_leave_the_game() -> None:
    table = Table(4).month(5).ship(0, at=2).treasure(2, 0, 9, 3, 0).treasure(3, 0, 8, 3, 0)
    table.start(PLUNDERS[1])
    islands = table.state.view(-1)["islands"]
    assert isinstance(islands, list)
    assert (islands[1]["treasure"], islands[2]["treasure"]["gold"]) == (None, 8)
    table.start(CLOSING)
    islands = table.state.view(-1)["islands"]
    assert isinstance(islands, list)
    assert [island["treasure"] for island in islands] == [None] * 7
    before = table.state.treasures
    table.start(MONTH)
    assert table.state.treasures == before
    assert table.state.month == 6


@pytest.mark.rule("PC-131")
def test_nothing_is_plundered_at_treasure_island_and_the_cove() -> None:
    table = Table(4).ship(0, at=6).ship(1, at=7).plunder()
    assert (table.told("plundered"), table.gold()[:2]) == ([], [0, 0])


# Phase 6.


@pytest.mark.rule("PC-177", "PC-178")
@pytest.mark.parametrize(("here", "there"), [(1, 2), (2, 3), (5, 6), (6, 1)])
def test_black_ships_sail_westward(here: int, there: int) -> None:
    table = Table(4).legend("A", "blackbeard", here).closing()
    assert table.state.place_a == there
    assert table.told("black_ship_moved") == [{"black_ship": "A", "island": there}]


@pytest.mark.rule("PC-181", "PC-182", "PC-184")
def test_movement_first_then_new_legends_a_before_b() -> None:
    table = Table(3).legend("A", "the_cacafuego", 1).legend("B", "captain_hook", 4)
    table.state.captain_a = table.state.captain_b = -1
    table.legend_decks([3, 0, 1], [4, 2]).closing()
    assert (table.captain("A"), table.captain("B"), table.state.legends) == ("bonny_and_read", "blackbeard", (1,))
    kinds = [kind for kind in table.kinds() if kind in ("black_ship_moved", "legend_revealed")]
    assert kinds == ["black_ship_moved", "black_ship_moved", "legend_revealed", "legend_revealed"]
    assert [event["island"] for event in table.told("legend_revealed")] == [2, 5]


@pytest.mark.rule("PC-183", "PC-184")
def test_an_empty_legend_deck_is_made_from_the_discards() -> None:
    table = Table(4)
    table.state.captain_a = -1
    table.legend_decks([], [1, 2, 3, 4, 0])
    table.values(*shuffle_script([1, 2, 3, 4, 0], [2, 4, 0, 1, 3])).closing().done()
    # The legend defeated this very month is among those shuffled.
    assert (table.captain("A"), table.state.legends, table.state.sunk_legends) == ("captain_hook", (4, 0, 1, 3), ())


@pytest.mark.rule("PC-184")
def test_a_defeated_legend_is_discarded_at_the_moment_of_defeat() -> None:
    table = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").fight(2)
    table.feed(5, 5, 5, 5, 5).do(0, "fire fire")
    assert (table.captain("A"), table.state.sunk_legends) == ("", (2,))


@pytest.mark.rule("PC-185", "PC-186")
def test_the_cargo_check_takes_exactly_the_excess_from_all() -> None:
    table = Table(4).ship(0, (1, 2, 2, 2), chests=6).ship(1, (8, 2, 2, 2), chests=13).ship(2, (3, 2, 2, 2), chests=6)
    bank = table.state.bank_chests
    table.closing()
    assert (table.chests(), table.state.bank_chests - bank, table.asked()) == ([4, 12, 6, 0], 3, "")
    kinds = table.kinds()
    assert kinds.index("black_ship_moved") < kinds.index("chests_lost")


@pytest.mark.rule("PC-188")
def test_old_map_markers_are_removed() -> None:
    table = Table(4).month(6).secret_map(0, 3, 6).secret_map(1, 2, 7).closing()
    assert list(table.state.maps) == [7 * 64 + 2 * 8 + 1]
    table.month(7).closing()
    assert list(table.state.maps) == []
