"""Even windows: no window tells who could answer it."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.state import PiratesState
from covetown.inspection import walk
from covetown.kernel import FastChance
from tests.games.pirates_cove.builder import Table

EVERYBODY = (-1, 0, 1, 2, 3)


def seen(table: Table, viewers: tuple[int, ...]) -> list[object]:
    """What these viewers see and have been told."""
    events = table.state.events
    assert events is not None
    told = [[event.seen_by(viewer) for event in events.told] for viewer in viewers]
    return [[table.state.view(viewer) for viewer in viewers], told, int(table.state.public_waiting())]


def at_hull_island(hands: list[list[str]]) -> Table:
    """Ships at Hull Island, each slower than the one before, at a table with even windows."""
    table = Table(4, even_windows=True).legend("A", "blackbeard", 6).ship(3, at=3)
    for number, hand in enumerate(hands):
        table.ship(number, (8, 8 - 2 * number, 2, 2), at=2, hand=hand)
    return table


@pytest.mark.rule("PC-593", "PC-535", "PC-536", "PC-082")
def test_the_battle_card_step_stops_for_everybody_with_a_card() -> None:
    tables = []
    for hands in ([["fame_one"], [], ["smoke_screen"]], [["smoke_screen"], [], ["fame_one"]]):
        table = at_hull_island(hands).fight(2)
        assert (table.asked(), table.waiting()) == ("battle_card", [0])
        assert table.state.decision(0).by_itself is (hands[0] == ["fame_one"])
        tables.append(table)
    for viewers in (EVERYBODY[:1], (1, 3)):
        assert seen(tables[0], viewers) == seen(tables[1], viewers)
    for table in tables:
        table.do(0, "pass pass")
        assert (table.asked(), table.waiting()) == ("battle_card", [2])  # 1 has no card, as everybody sees
        assert table.told("passed") == [
            {"seat": 0, "ship": 0, "mark": ""},
            {"seat": 1, "ship": 1, "mark": ""},
        ]
        table.do(2, "pass pass")
        assert (table.asked(), table.waiting()) == ("volley", [0])
    assert seen(tables[0], (-1, 1, 3)) == seen(tables[1], (-1, 1, 3))


@pytest.mark.rule("PC-593", "PC-535", "PC-536", "PC-084", "PC-545")
def test_window_k_stops_for_everybody_with_a_card_in_the_order_of_the_round() -> None:
    tables = []
    for hands in (
        [["fame_three"], ["fame_one"], ["fame_two"]],
        [["fame_three"], ["powder_keg"], ["fame_two"]],
        [["fame_three"], ["fame_one"], ["powder_keg"]],
    ):
        table = at_hull_island(hands).fight(2)
        for seat in (0, 1, 2):
            table.do(seat, "pass pass")
        table.do(0, "fire fire")
        assert (table.asked(), table.waiting()) == ("kegs", [1])
        assert table.state.public_waiting() == 0b110
        tables.append(table)
    first = tables[0]
    assert first.offers(1) == ["pass pass"]
    assert first.state.decision(1).by_itself
    assert first.state.decision(1).plain()["by_itself"] is True
    assert not tables[1].state.decision(1).by_itself
    assert "by_itself" not in tables[1].state.decision(1).plain()
    for table in tables[1:]:
        assert seen(table, (-1, 0, 3)) == seen(first, (-1, 0, 3))
    assert seen(tables[1], (2,)) == seen(first, (2,))
    for table in tables:
        table.do(1, "pass pass")
        assert (table.asked(), table.waiting()) == ("kegs", [2])
    for table in tables[1:]:
        assert seen(table, (-1, 0, 3)) == seen(first, (-1, 0, 3))
    for table in tables:
        table.do(2, "pass pass")
        assert (table.asked(), table.waiting()) == ("target", [0])


@pytest.mark.rule("PC-593", "PC-464")
def test_where_everybody_knows_that_no_card_may_be_played_nobody_is_asked() -> None:
    table = at_hull_island([["avast_belay", "fame_one"], ["powder_keg"], []]).fight(2)
    table.do(0, "battle hand:1")
    assert table.asked() == "volley"
    assert table.do(0, "fire fire").asked() == "target"


@pytest.mark.rule("PC-593", "PC-535", "PC-536", "PC-081")
def test_window_n1_stops_for_everybody_with_a_card() -> None:
    tables = []
    for hands in ((["fame_one"], ["fame_two"]), (["a_fond_farewell"], ["fame_two"]), (["fame_one"], ["consort"])):
        table = Table(4, even_windows=True).legend("A", "blackbeard", 6)
        for number in range(4):
            table.ship(number, at=2 + number)
        table.ship(0, hand=hands[0]).ship(1, hand=hands[1]).window_n1()
        assert (table.asked(), table.waiting(), table.state.public_waiting()) == ("window_n1", [0, 1], 0b11)
        assert table.state.decision(0).by_itself is (hands[0] == ["fame_one"])
        tables.append(table)
    for table in tables[1:]:
        assert seen(table, (-1, 2, 3)) == seen(tables[0], (-1, 2, 3))
    for table in tables:
        table.do(1, "pass pass")
        assert (table.waiting(), table.state.public_waiting()) == ([0], 0b11)
        assert table.do(0, "pass pass").asked() == ""


@pytest.mark.rule("PC-593")
def test_one_captain_alone_with_a_card_is_asked_too() -> None:
    table = Table(4, even_windows=True).ship(0, at=2, hand=["fame_one"]).window_n1()
    assert (table.waiting(), table.offers(0)) == ([0], ["pass pass"])
    assert Table(4).ship(0, at=2, hand=["fame_one"]).window_n1().asked() == ""


@pytest.mark.rule("PC-593", "PC-096", "PC-212")
def test_nobody_is_asked_whose_hand_is_empty() -> None:
    assert Table(4, even_windows=True).window_n1().asked() == ""
    table = at_hull_island([[], [], []]).fight(2)
    assert (table.asked(), table.kinds().count("passed")) == ("volley", 0)
    assert table.do(0, "fire fire").asked() == "target"


@pytest.mark.rule("PC-593", "PC-085")
@pytest.mark.parametrize("hand", ["fame_one", "mastercraft", "going_on_the_account"])
def test_an_upgrade_turn_ends_by_hand_where_a_card_could_be_played(hand: str) -> None:
    """Without gold there is nothing to do at Hull Island, unless a card is played."""
    table = Table(4, even_windows=True).ship(1, at=2, hand=[hand]).ship(2, at=3).upgrade()
    assert (table.asked(), table.waiting(), table.state.view(0)["active"]) == ("upgrade", [1], 1)
    assert table.state.decision(1).by_itself is (hand == "fame_one")
    assert table.do(1, "end_turn done").asked() == ""  # ship 2 has neither gold nor card: everybody sees that
    shown = Table(4).ship(1, at=2, hand=[hand]).upgrade()
    assert shown.asked() == ("" if hand == "fame_one" else "upgrade")
    assert shown.state.revelations == 1


@pytest.mark.rule("PC-593", "PC-083", "PC-522")
def test_in_the_last_battle_a_captain_with_cards_fires_by_hand() -> None:
    """Nobody can flee there, so whoever is asked how to fire would be known to hold a volley card."""
    for even in (False, True):
        for hand in ("secret_map", "grapeshot_attack"):
            table = Table(4, even_windows=even).ship(0, (2, 8, 2, 2), fame=9, hand=[hand]).ship(1, fame=9).reckon()
            if even:
                table.do(0, "pass pass")
            before = table.asked()
            assert before == ("volley" if even or hand == "grapeshot_attack" else "target")
            if even:
                assert table.state.decision(0).by_itself is (hand == "secret_map")
            else:
                assert table.state.revelations > 1


@pytest.mark.rule("PC-593", "PC-592")
def test_two_ships_of_one_player_are_asked_one_after_the_other() -> None:
    table = Table(2, even_windows=True).legend("B", "captain_hook", 6)
    for number in range(4):
        table.ship(number, at=2 + number, hand=[["fame_one"], [], ["a_fond_farewell"], ["consort"]][number])
    table.legend("A", "blackbeard", 1).window_n1()
    assert table.waiting() == [0, 1]
    assert table.offers(0) == ["pass pass"]
    table.do(0, "pass pass")
    assert table.waiting() == [0, 1]
    assert len(table.offers(0)) > 1
    assert table.do(0, "pass pass").do(1, "pass pass").asked() == ""


@pytest.mark.rule("PC-593")
def test_it_is_on_where_two_people_sit_down_and_off_in_simulations() -> None:
    spec = next(spec for spec in GAME.option_specs() if spec.key == "even_windows")
    assert (spec.default, spec.people_default) == (False, True)
    assert GAME.options_for(1, {}) == {}
    assert GAME.options_for(2, {"fame_floor": "none"}) == {"even_windows": True, "fame_floor": "none"}
    assert GAME.options_for(3, {"even_windows": False}) == {"even_windows": False}
    assert "even_windows" not in GAME.sim_options()


@pytest.mark.rule("PC-593")
@pytest.mark.parametrize("seed", range(4))
def test_even_tables_have_no_fault(seed: int) -> None:
    seats, options = GAME.any_setup(FastChance(seed))
    options["even_windows"] = True
    walk(GAME, 9000 + seed, every=8, setup=(seats, options))


@pytest.mark.rule("PC-594")
def test_a_player_who_is_gone_buries_all_chests_and_all_threes_of_gold() -> None:
    table = Table(4).ship(0, at=6, gold=8, chests=3).upgrade().do(0, "bury bury")
    state = table.state
    assert isinstance(state, PiratesState)
    chance = FastChance(1)
    for wanted in ("bury_chests amount:3", "bury_gold amount:2"):
        answer = int(state.fallback(0, chance))
        found = next(option for option in state.decision(0).options if option.ident == answer)
        assert " ".join([found.kind, *found.refs]) == wanted
        table.do(0, wanted)
    assert (table.fame()[0], table.gold()[0], table.chests()[0]) == (5, 2, 0)


@pytest.mark.rule("PC-593", "PC-464", "PC-522")
def test_after_avast_belay_nobody_is_asked_how_to_fire_in_the_last_battle() -> None:
    table = Table(4, even_windows=True).ship(0, (2, 8, 2, 2), fame=9, hand=["avast_belay", "fame_one"])
    table.ship(1, fame=10, hand=["grapeshot_attack"]).reckon().do(0, "battle hand:1")
    assert table.asked() == "target"
