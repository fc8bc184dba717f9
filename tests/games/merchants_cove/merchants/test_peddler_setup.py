"""The Peddler comes to the table: who plays, its cards, its Goods, its pool, and what is known about it."""

from __future__ import annotations

from typing import cast

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.adventurers import ROGUE, count, size
from covetown.games.merchants_cove.clock import load_value
from covetown.games.merchants_cove.corruption import size as cards
from covetown.games.merchants_cove.merchants import merchant
from covetown.games.merchants_cove.merchants.peddler.board import PeddlerBoard
from covetown.games.merchants_cove.merchants.peddler.cards import PEDDLER_CARDS, deck_of
from covetown.games.merchants_cove.merchants.peddler.shop import PEDDLER
from covetown.games.merchants_cove.state import MerchantsState
from covetown.games.merchants_cove.timepieces import from_top
from covetown.kernel import FastChance, RuleError, new_match
from tests.games.merchants_cove.builder import Table


def game(seats: int, seed: int = 1, **options: object) -> MerchantsState:
    """A fresh game with the Peddler; alone it always plays, with two it joins."""
    chosen: dict[str, object] = dict(options)
    if seats > 1:
        chosen["peddler_joins"] = True
    return cast(MerchantsState, GAME.new(seats, chosen, FastChance(seed)))


def board(state: MerchantsState) -> PeddlerBoard:
    return cast(PeddlerBoard, state.players[state.peddler].board)


def codes(mask: int) -> list[str]:
    return [card.code for number, card in enumerate(PEDDLER_CARDS) if (mask >> number) & 1]


# --- Role ---


@pytest.mark.rule("PD-001", "PD-014")
def test_alone_the_game_is_set_up_for_two() -> None:
    state = game(1)
    assert state.seats == 1
    assert len(state.players) == 2
    assert state.peddler == 1
    assert [int(load_value(state, hour)) for hour in (3, 5, 7, 9, 11)] == [1, 1, 1, 2, 2]


@pytest.mark.rule("PD-002", "PD-015")
def test_with_two_players_the_peddler_makes_three() -> None:
    state = game(2)
    assert len(state.players) == 3
    assert [int(load_value(state, hour)) for hour in (3, 5, 7, 9, 11)] == [1, 1, 1, 1, 2]
    assert GAME.new(2, {}, FastChance(1)).peddler == -1  # type: ignore[attr-defined]


@pytest.mark.rule("PD-X18", "PD-002")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_cannot_have_the_peddler(seats: int) -> None:
    with pytest.raises(RuleError):
        GAME.check_options(seats, {"peddler_joins": True})


@pytest.mark.rule("PD-X18", "PD-010", "PD-015")
def test_x18_the_peddler_lies_on_top_of_the_random_stack_and_acts_first() -> None:
    orders = set()
    for seed in range(20):
        state = game(2, seed)
        assert state.players[2].position > 2  # it took its turn before anybody was asked
        assert state.players[0].position == state.players[1].position == 2
        orders.add(int(state.active))
    assert orders == {0, 1}
    table = Table("ab", peddler="normal").clock({1: "Pba"}).peddler_cards(left="PC09", right="PC13").begin()
    assert table.where("P") == 3
    assert table.asked() == "b"


@pytest.mark.rule("PD-009", "PD-008", "PD-020", "PD-021", "PD-006")
def test_the_solo_peddler_starts_on_top_with_nothing() -> None:
    match = new_match(GAME, 1, {"merchant_1": "captain"}, FastChance(4))
    state = cast(MerchantsState, match.state)
    # it was active first: its card lies in the right slot and a turn was taken before the player was asked
    assert state.active == 0
    assert state.players[1].position > state.players[0].position
    fresh = PeddlerBoard()
    assert fresh.pool == ()
    assert fresh.shelf == (-1,) * 6
    assert Table("a", peddler="normal").gold_of("P") == 0


@pytest.mark.rule("PD-003", "PD-005")
def test_the_peddler_counts_as_a_player_without_a_shop() -> None:
    table = Table("ab", peddler="normal").clock({4: "a", 6: "P", 9: "b"})
    assert [table.names[player.seat] for player in from_top(table.state)] == ["a", "P", "b"]
    assert PEDDLER.spaces == ()
    assert PEDDLER.staff == ()
    assert PEDDLER.figures == ()
    # it is waited for by the end of the phase, and counts for the marker
    table.state.marker = 18
    table.clock({9: "ab", 8: "P"}, marker=9).peddler_cards(left="PC09", right="PC13").begin()
    assert table.where("P") != 8


@pytest.mark.rule("PD-004")
def test_the_peddler_is_never_asked() -> None:
    chance = FastChance(12)
    state = game(1, 12, rogues="robbers")
    while state.waiting:
        assert state.waiting == 1
        options = state.options(0)
        state.apply(0, options[chance.below(len(options))], chance)
    assert state.result() is not None


# --- Goods ---


@pytest.mark.rule("PD-011", "PD-012", "PD-013")
@pytest.mark.parametrize(
    ("options", "stock"),
    [
        ({"merchant_1": "captain"}, "alchemist"),
        ({"merchant_1": "alchemist"}, "blacksmith"),
        ({"merchant_1": "entertainer"}, "alchemist"),
        ({"merchant_1": "alchemist", "peddler_goods": "chronomancer"}, "chronomancer"),
    ],
)
def test_the_peddler_sells_the_goods_of_a_merchant_nobody_plays(options: dict[str, object], stock: str) -> None:
    state = game(1, 1, **options)
    assert board(state).stock == stock
    peddler = state.players[state.peddler]
    assert peddler.prices == merchant(stock).prices
    assert peddler.supply + peddler.shelf == merchant(stock).supply


@pytest.mark.rule("PD-012", "PD-011")
@pytest.mark.parametrize("stock", ["entertainer", "captain"])
def test_a_stock_without_goods_or_in_play_is_refused(stock: str) -> None:
    with pytest.raises(RuleError):
        GAME.check_options(1, {"merchant_1": "captain", "peddler_goods": stock})


# --- Difficulty and the cards ---


@pytest.mark.rule("PD-X16", "PD-007", "PD-022", "PD-023", "PD-024", "PD-025")
def test_x16_the_two_decks() -> None:
    basic = [f"PC{number:02d}" for number in range(1, 17)]
    assert codes(int(deck_of(False))) == basic
    hard = {"PC03": "PC03H", "PC06": "PC06H", "PC11": "PC11H", "PC12": "PC12H"}
    assert set(codes(int(deck_of(True)))) == {hard.get(code, code) for code in basic}
    assert len(codes(int(deck_of(True)))) == 16
    assert len(PEDDLER_CARDS) == 20
    assert codes(int(board(game(1)).cards)) == basic
    assert set(codes(int(board(game(1, difficulty="hard")).cards))) >= set(hard.values())


FACES = {
    "PC01": "recruit 1 0 | 1 LI 1 0",
    "PC02": "recruit 1 0 | 1 LO 1 0",
    "PC03": "recruit 2 0 | 1 RI 1 0",
    "PC04": "recruit 1 1 | 1 RO 1 0",
    "PC05": "procure small-red small-green 2 0 | 2 LI 2 0",
    "PC06": "procure small-blue small-yellow 2 1 | 2 LO 2 0",
    "PC07": "procure small-red 1 0 | 2 RI 2 0",
    "PC08": "procure small-green 1 0 | 2 RO 2 0",
    "PC09": "procure large-red 2 0 | 1 LI 1 0",
    "PC10": "procure large-green 2 0 | 1 LO 1 0",
    "PC11": "procure large-blue 2 0 | 1 RI 1 0",
    "PC12": "procure large-yellow 2 0 | 1 RO 1 0",
    "PC13": "sponsor red 1 0 | 2 LI 1 1",
    "PC14": "sponsor green 1 0 | 2 LO 1 1",
    "PC15": "sponsor blue 1 0 | 2 RI 1 1",
    "PC16": "sponsor yellow 1 0 | 2 RO 1 1",
    "PC03H": "recruit 1 0 | 1 RI 1 0",
    "PC06H": "procure small-blue small-yellow 2 0 | 2 LO 2 0",
    "PC11H": "procure large-blue small-blue 2 0 | 1 RI 1 0",
    "PC12H": "procure large-yellow small-yellow 2 0 | 1 RO 1 0",
}


@pytest.mark.rule(
    "PD-035", "PD-036", "PD-115", "PD-116", "PD-117", "PD-118", "PD-119", "PD-120", "PD-121", "PD-122", "PD-123",
    "PD-124", "PD-125", "PD-126", "PD-127", "PD-128", "PD-129", "PD-130", "PD-131", "PD-132", "PD-133", "PD-134",
)  # fmt: skip
def test_the_faces_of_the_twenty_cards() -> None:
    for card in PEDDLER_CARDS:
        face = card.shown()
        words = [str(face["action"]), *cast(list[str], face["goods"])]
        if face["colour"]:
            words.append(str(face["colour"]))
        where = ("R" if face["half"] == "right" else "L") + ("O" if face["edge"] == "outer" else "I")
        words += [str(face["hours"]), str(face["corruption"]), "|", str(face["times"]), where]
        words += [str(face["right_hours"]), str(face["right_corruption"])]
        assert " ".join(words) == FACES[card.code]
    assert len(FACES) == len(PEDDLER_CARDS)


@pytest.mark.rule("PD-135")
def test_location_pairs_and_costs_are_even() -> None:
    basic = PEDDLER_CARDS[:16]
    for right in (False, True):
        for outer in (False, True):
            pair = [card for card in basic if card.right == right and card.outer == outer]
            assert sorted(int(card.times) for card in pair) == [1, 1, 2, 2]
    totals = {
        int(left.hours + right.right_hours) for left in PEDDLER_CARDS for right in PEDDLER_CARDS if left is not right
    }
    assert totals == {2, 3, 4}


# --- Arrival ---


@pytest.mark.rule("PD-026", "PD-027", "PD-028", "PD-016", "PD-017", "PD-018", "PD-019")
def test_arrival_turns_up_a_card_and_fills_four_pool_spaces_after_the_boats() -> None:
    table = Table("a", peddler="normal").clock({1: "aP"}).bag("R" * 12 + "GBYR")
    table.wish(*"R" * 12, "PC09", "G", "B", "Y", "R").arrive()
    assert [table.boat(number) for number in range(1, 7)] == ["RR"] * 6
    assert table.slot_code(table.peddler.right) == "PC09"
    assert table.pool_signs() == "GBYR"
    kinds = [event.kind for event in table.told if event.kind in ("arrived", "peddler-card", "entered-pool")]
    assert kinds == ["arrived"] * 6 + ["peddler-card"] + ["entered-pool"] * 4
    assert [event.facts["space"] for event in table.events("entered-pool")] == [1, 2, 3, 4]


@pytest.mark.rule("PD-X15", "PD-029", "PD-030", "PD-032")
@pytest.mark.parametrize("rogues", ["criminals", "cultists"])
def test_x15_the_pool_is_filled_up_with_customers(rogues: str) -> None:
    table = Table("a", peddler="normal", rogues=rogues).clock({1: "aP"}).pool("XG").bag("G" * 12 + "RXB")
    table.wish(*"G" * 12, "PC09", "R", "X", "B").arrive()
    assert table.pool_signs() == "XGRB"
    assert table.bag_signs() == "X"


@pytest.mark.rule("PD-X19", "PD-136", "PD-029")
def test_x19_a_bag_without_customers_ends_the_refill() -> None:
    table = Table("a", peddler="normal").clock({1: "aP"}).bag("G" * 12 + "RXX").wish(*"G" * 12).arrive()
    assert table.pool_signs() == "R"
    assert table.bag_signs() == "XX"


@pytest.mark.rule("PD-031", "PD-032", "PD-030")
@pytest.mark.parametrize("pool", ["RGBY", "XXXX", "RGBYR", "RGXYRG"])
def test_with_four_marked_spaces_filled_nothing_is_drawn(pool: str) -> None:
    table = Table("a", peddler="normal").clock({1: "aP"}).pool(pool).corrupt("P", "C").bag("R" * 20)
    table.arrive()
    assert table.pool_signs() == pool
    assert table.bag_signs() == "R" * 8
    assert table.number_of_cards("P") == 1


# --- Hidden information and undo ---


@pytest.mark.rule("PD-111", "PD-112", "PD-113")
def test_what_a_player_sees_of_the_peddler() -> None:
    table = Table("a", peddler="normal").clock({1: "a", 5: "P"}).pool("RX").shelf("P", "sR - lB").corrupt("P", "CCR")
    table.peddler_cards(left="PC16", right="PC07").begin()
    view = table.state.view(0)
    shop = PEDDLER.view.show(table.state, table.player("P"), False)
    assert shop["pool"] == ["red", "rogue"]
    assert shop["shelf"] == ["small-red", None, "large-blue", None, None, None]
    assert shop["deck"] == 1
    assert len(cast(list[int], shop["cards"])) == 16
    assert shop["right"] is not None
    assert len(cast(list[int], shop["discard"])) == 14
    assert "cc-red" not in str(view)
    other = table.state.redeal(0, FastChance(3))
    assert other.view(0) == view


@pytest.mark.rule("PD-111", "PD-113")
def test_redealing_draws_the_peddlers_corruption_cards_anew() -> None:
    table = Table("a", peddler="normal").clock({1: "a", 5: "P"}).corrupt("P", "C", "C")
    table.peddler_cards(left="PC16", right="PC07").begin()
    faces = {
        int(cast(MerchantsState, table.state.redeal(0, FastChance(seed))).players[1].corruption) for seed in range(30)
    }
    assert len(faces) > 1
    assert all(cards(face) == 2 for face in faces)


@pytest.mark.rule("PD-114")
def test_a_peddler_turn_comes_at_once_and_no_undo_reaches_behind_it() -> None:
    match = new_match(GAME, 1, {"merchant_1": "blacksmith"}, FastChance(8))
    state = cast(MerchantsState, match.state)
    turns = 0
    while state.waiting and turns < 40:
        position = int(state.players[1].position)
        match.choose(0, int(state.options(0)[-1]))
        state = cast(MerchantsState, match.state)
        assert state.active == 0 or state.waiting == 0
        if int(state.players[1].position) != position and state.waiting:
            assert match.undo_refusal(0, False) != ""
            turns += 1
            if turns == 3:
                break
    assert turns == 3
    assert size(state.bag) > 0
    assert count(state.halls, ROGUE) > 0
