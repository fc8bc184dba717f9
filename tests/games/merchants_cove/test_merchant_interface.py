"""What all shops share: the hooks a merchant may fill and the operations by which it touches the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import covetown.games.merchants_cove.merchants
from covetown.games.merchants_cove.goods import produce, take_back, total
from covetown.games.merchants_cove.merchant import ACTIVATE_STAFF, RECRUIT, Merchant, NoBoard, Space, field_thing
from covetown.games.merchants_cove.merchants import SHELF, merchants
from covetown.games.merchants_cove.purse import activate_shield, deactivate_shield, gain_gold
from covetown.games.merchants_cove.state import MerchantsState
from covetown.games.merchants_cove.town.square import discard_townsfolk
from covetown.kernel import FastChance
from tests.games.merchants_cove.builder import Stall, Table, plain

HOOKS = [
    "set_up", "arrive", "act", "use_staff", "card_recruited", "takes_discard", "open_market", "clean_up", "final_gold",
    "turn", "can_choose", "can_use",
]  # fmt: skip


@pytest.mark.rule("MC-256", "MC-257", "MC-261")
def test_a_merchant_is_data_and_hooks_and_an_empty_hook_does_nothing() -> None:
    plain = Merchant("plain", 30, (Space("stroll", 0, 1),), (), ())
    assert (plain.key, plain.figures, plain.goods, plain.staff) == ("plain", ("figure",), (), ())
    assert isinstance(plain.new_board(), NoBoard)
    assert all(hasattr(plain, hook) for hook in HOOKS)
    table = Table("ab")
    player = table.player("a")
    before = table.state.corruption, table.state.bag, player.gold, len(table.state.stack)
    plain.set_up(table.state, player, table.luck)
    plain.arrive(table.state, player, table.luck)
    plain.act(table.state, player, 0, table.luck)
    plain.use_staff(table.state, player, 0, table.luck)
    plain.card_recruited(table.state, player, 3, 1)
    plain.open_market(table.state, player, table.luck)
    plain.clean_up(table.state, player, table.luck)
    assert plain.takes_discard(table.state, player, 3) is False
    assert plain.final_gold(table.state, player) == 0
    assert (table.state.corruption, table.state.bag, player.gold, len(table.state.stack)) == before
    assert plain.view.show(table.state, player, True) == {}


@pytest.mark.rule("MC-001", "MC-400", "MC-401")
def test_a_merchant_may_replace_the_turn_and_lack_everything() -> None:
    """The Entertainer has no spaces, no Goods, no Staff; its own turn resolves the clock exactly once."""
    table = Table("ab", merchants={"a": "entertainer"}).clock({1: "a", 9: "b"})
    table.entertainer(hand="ES01 ES04", deck="ES05 ES06").begin()
    assert table.question() == "play-card"
    table.answer("card:64", "tempo:0")
    assert table.where("a") == 2
    view = plain(table.state.view(0))["players"][0]
    assert (view["spaces"], view["staff"]) == ([], [])
    assert total(table.player("a").supply) == 0


@pytest.mark.rule("MC-410")
def test_a_peddler_rule_takes_the_place_of_a_core_rule() -> None:
    """The core stacks Timepieces at random (MC-083); with the Peddler its Timepiece is on top (PD-009)."""
    from covetown.games.merchants_cove import GAME

    for seed in range(12):
        state = GAME.new(2, {"peddler_joins": True}, FastChance(seed))
        assert isinstance(state, MerchantsState)
        heights = [player.height for player in state.players]
        if state.players[2].position == 2:
            assert heights[2] == max(heights)
        # Otherwise it has already moved: nobody else has.
        else:
            assert {player.position for player in state.players[:2]} == {2}


@pytest.mark.rule("MC-240", "MC-370")
def test_a_merchant_with_two_figures_moves_one_of_them() -> None:
    table = Table("ab").clock({1: "a", 9: "b"})
    table.stalls["a"].figures = ("elder", "younger")
    table.begin()
    assert table.offered()[0] == "figure:elder space:one"
    assert all("elder" in offer for offer in table.offered())  # on their start spaces they are alike
    table.answer("figure:elder space:one")
    offered = table.offered()
    assert not any("space:one" in offer for offer in offered)  # free of all own figures
    assert "figure:elder space:two" in offered
    assert "figure:younger space:two" in offered
    table.answer("figure:younger space:two")
    places = [table.player("a").space_of(figure) for figure in (0, 1)]
    assert places == [0, 1]


@pytest.mark.rule("MC-248", "MC-249", "MC-250", "MC-258")
def test_goods_move_between_supply_and_shelf() -> None:
    table = Table("ab")
    player = table.player("a")
    made = [produce(table.state, player, 0) for _ in range(4)]
    assert made == [True, True, True, False]  # there are three small red ones
    for good in range(1, 8):
        while produce(table.state, player, good):
            pass
    assert total(player.shelf) == 20  # the shelf has no limit
    assert take_back(table.state, player, 7)
    assert (total(player.shelf), total(player.supply)) == (19, 1)
    assert not take_back(Table("ab").state, Table("ab").player("a"), 0)


@pytest.mark.rule("MC-251", "MC-252", "MC-253", "MC-258")
def test_shields_are_off_until_activated() -> None:
    table = Table("ab").halls(red=3, blue=2)
    player = table.player("a")
    assert player.shields == 0
    activate_shield(table.state, player, 0)
    activate_shield(table.state, player, 2)
    activate_shield(table.state, player, 2)
    deactivate_shield(table.state, player, 0)
    table.market()
    assert table.gold_of("a") == 2 * 2
    gain_gold(table.state, player, 3, "test")
    assert table.gold_of("a") == 7


@pytest.mark.rule("MC-408", "MC-257")
def test_merchants_hear_of_recruits_before_the_ability() -> None:
    table = Table("abc").clock({1: "a", 9: "bc"}).corrupt("a", "C").square(None, None, None, "TL01").deck()
    heard: list[tuple[str, int, int, int]] = []
    for name in "abc":
        stall = table.stalls[name]

        def hear(state: object, player: object, card: int, seat: int, name: str = name) -> None:
            heard.append((name, int(card), int(seat), table.number_of_cards("a")))

        stall.card_recruited = hear  # type: ignore[method-assign]
    table.begin().answer("space:recruit")
    assert heard == [("b", 0, 0, 1), ("c", 0, 0, 1)]  # the others, while the Corruption card is still there


@pytest.mark.rule("MC-408")
def test_merchants_hear_of_a_mercenary_before_its_good_is_there() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).square(None, None, None, "TM07").deck()
    heard: list[str] = []

    def hear(state: object, player: object, card: int, seat: int) -> None:
        heard.append(table.on_shelf("a"))

    table.stalls["b"].card_recruited = hear  # type: ignore[method-assign]
    table.begin().answer("space:recruit")
    assert heard == [""]
    assert table.on_shelf("a") == "lB"


@pytest.mark.rule("MC-408")
def test_a_merchant_may_take_a_card_that_would_go_under_the_deck() -> None:
    table = Table("ab").deck("TL05")
    discard_townsfolk(table.state, 3)
    assert table.deck_codes() == ["TL05", "TL04"]
    table.stalls["b"].takes_discard = lambda state, player, card: card == 7  # type: ignore[method-assign]
    discard_townsfolk(table.state, 7)
    discard_townsfolk(table.state, 8)
    assert table.deck_codes() == ["TL05", "TL04", "TL09"]


@pytest.mark.rule("MC-243", "MC-244", "MC-245", "MC-246", "MC-256")
@pytest.mark.parametrize("merchant", [found for found in merchants() if found.base], ids=lambda found: str(found.key))
def test_base_merchants_have_the_usual_outfit(merchant: Merchant) -> None:
    actions = [space.action for space in merchant.spaces]
    assert actions.count(RECRUIT) == 1
    assert actions.count(ACTIVATE_STAFF) == 1
    assert len(merchant.staff) == 4
    assert sum(good.count for good in merchant.goods) == 20


@pytest.mark.rule("MC-406", "MC-407", "MC-255")
@pytest.mark.parametrize("merchant", merchants(), ids=lambda found: str(found.key))
def test_every_board_survives_copying_and_keeps_its_pieces(merchant: Merchant) -> None:
    """Boards are copied and written field by field, and a whole random game never loses a component."""
    from covetown.games.merchants_cove import GAME
    from covetown.kernel.state import lowest_seat

    chance = FastChance(11)
    state = GAME.new(2, {"merchant_1": merchant.key, "peddler_joins": True}, chance)
    assert isinstance(state, MerchantsState)
    while state.waiting:
        player = state.players[0]
        assert GAME.decode(state.encode()).view(0) == state.view(0) == state.copy().view(0)
        assert merchant.faults(state, player) == []
        seat = lowest_seat(state.waiting)
        # What a merchant sees of the table through its own decision is the same in every world its seat cannot tell
        # apart.
        answers = state.options(seat)
        if seat == 0:
            other = state.redeal(0, chance)
            assert other.options(0) == answers
        state.apply(seat, answers[chance.below(len(answers))], chance)
    assert state.copy().encode() == state.encode()


@pytest.mark.rule("MC-004")
def test_the_table_refuses_clashing_merchants() -> None:
    taken = merchants()[0]
    with pytest.raises(ValueError, match="clashes"):
        SHELF.put(Stall(taken.key, 29))
    with pytest.raises(ValueError, match="clashes"):
        SHELF.put(Stall("somebody", int(taken.number)))
    with pytest.raises(ValueError, match="numbers"):
        SHELF.put(Stall("somebody", 1))
    assert "somebody" not in [merchant.key for merchant in SHELF.everyone]


SHELF_FOLDER = Path(covetown.games.merchants_cove.merchants.__path__[0])
ROOMS = {"board", "shop", "view", "advice", "features"}


@pytest.mark.parametrize(
    "folder", sorted(path.name for path in SHELF_FOLDER.iterdir() if (path / "__init__.py").exists())
)
def test_each_merchant_has_a_folder_with_the_same_rooms(folder: str) -> None:
    """Nobody plays the Peddler, so it needs no advice."""
    rooms = {path.stem for path in (SHELF_FOLDER / folder).glob("*.py")} | {
        path.name.split(".")[0] for path in (SHELF_FOLDER / folder).glob("*.so")
    }
    wanted = ROOMS - {"advice"} if folder == "peddler" else ROOMS
    assert wanted <= rooms


def test_a_shop_without_a_drawing_travels_as_the_rows_of_its_panel() -> None:
    """Whoever says that a shop is drawn has its drawing in the front end."""
    drawings = Path(__file__).resolve().parents[3] / "frontend" / "src" / "boards" / "merchants_cove" / "shops"
    drawn = sorted(folder.name for folder in drawings.iterdir())
    assert [merchant.key for merchant in SHELF.everyone if merchant.view.drawn()] == drawn
    players: Any = Table("ab", merchants={"a": "captain"}).begin().state.view(0)["players"]
    assert "panel" not in players[0]
    assert players[1]["panel"] == []  # a Stall has no board of its own
    beds = field_thing("red", "beds:1").plain()
    assert (beds["ref"], beds["tone"]) == ("beds:1", "red")
    assert field_thing(None, "beds:2").plain()["text"] == {"key": "panel-nobody"}
