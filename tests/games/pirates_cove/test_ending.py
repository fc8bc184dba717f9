"""Scoring, the end of the game and the last battle."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.combat.ledger import ROUND_LIMIT
from covetown.kernel import Result
from tests.games.pirates_cove.builder import Table


def result(table: Table) -> Result:
    found = table.state.result()
    assert found is not None
    return found


def year_end(*fame: int, **options: object) -> Table:
    table = Table(len(fame), **options)
    for ship, points in enumerate(fame):
        table.ship(ship, (3, 8 - ship, 4, 4), fame=points)
    return table


@pytest.mark.rule("PC-503", "PC-504", "PC-505", "PC-506", "PC-507", "PC-508")
def test_where_fame_comes_from() -> None:
    """One ship earns fame in every way, and the events name each."""
    table = Table(5).legend("A", "the_cacafuego", 3).squadron(2, by=4)
    table.ship(0, (8, 8, 8, 8), at=2, parrot="trelawney", hand=["fame_two"]).ship(1, (1, 2, 2, 2), at=2).ship(
        2, (1, 1, 2, 2), at=2
    )
    table.fight(2).feed(5, 5, 5, 5, 1).do(0, "fire fire")  # 4 for the squadron among three: 1 each
    table.feed(1, 1).do(1, "fire fire").do(1, "aim section:0:hull").feed(6).do(2, "flee flee")
    table.fire(0, "section:1:hull", 5, 1, 1, 1, 1)  # 1 for a crippled opponent
    table.treasure(2, 4, 2, 0, 0).plunder()  # 4
    table.ship(0, at=6, chests=2, gold=3).upgrade().do(0, "bury bury").do(0, "bury_chests amount:2").do(
        0, "bury_gold amount:1"
    )
    table.ship(0, at=3).feed(6).fight(3)  # the Cacafuego: 6
    table.reckon()  # fame card: 2
    gained = [(event["reason"], event["amount"]) for event in table.told("fame_gained") if event["ship"] == 0]
    assert gained == [
        ("sinking", 1),
        ("crippled", 1),
        ("plunder", 4),
        ("burial", 3),
        ("cacafuego", 6),
        ("fame_cards", 2),
    ]
    assert table.fame()[0] == 17


@pytest.mark.rule("PC-503")
def test_fame_for_a_flight_after_a_hit_while_still_there() -> None:
    table = Table(4).ship(0, (8, 8, 4, 4), at=2).ship(1, (8, 3, 4, 4), at=2).fight(2)
    table.fire(0, "section:1:hull", 5, 1, 1).feed(6).do(1, "flee flee")
    assert table.fame()[:2] == [1, 0]


@pytest.mark.rule("PC-509", "PC-510")
def test_where_fame_is_lost() -> None:
    table = Table(4).ship(0, (8, 8, 4, 4), at=2).ship(1, (8, 3, 4, 4), at=2, fame=9, parrot="silver").fight(2)
    table.fire(0, "section:1:cannon", 5, 5, 1).feed(1).do(1, "flee flee")
    assert [(event["reason"], event["amount"]) for event in table.told("fame_lost")] == [("parrot", 2), ("mutiny", 2)]
    assert table.fame()[1] == 5


@pytest.mark.rule("PC-512", "PC-513", "PC-515")
def test_most_fame_after_the_fame_cards_wins() -> None:
    table = year_end(20, 18, 5, 3).ship(1, hand=["fame_three"]).reckon()
    assert (result(table).scores, result(table).places, result(table).ending) == ([20, 21, 5, 3], [2, 1, 3, 4], "fame")
    assert (table.state.winner, table.state.payoff(1), table.state.payoff(0)) == (1, 1.0, 0.0)
    assert [event["amount"] for event in table.told("fame_cards")] == [0, 3, 0, 0]


@pytest.mark.rule("PC-514", "PC-520")
def test_unburied_goods_are_worth_nothing() -> None:
    table = year_end(10, 9, 8).ship(1, gold=60, chests=12).reckon()
    assert (table.state.winner, table.fame()) == (0, [10, 9, 8])
    assert (table.gold(), table.chests(), table.state.bank_gold, table.state.bank_chests) == (
        [0, 0, 0],
        [0, 0, 0],
        124,
        50,
    )


@pytest.mark.rule("PC-516", "PC-519", "PC-523")
def test_the_tied_players_fight_a_last_battle() -> None:
    table = year_end(10, 7, 10, 10).ship(2, (1, 2, 4, 4)).reckon()
    combat = table.state.combat
    assert (combat.present, combat.legend, combat.first_hull, table.state.view(0)["combat"]) == (
        0b1101,
        -1,
        0,
        table.state.view(1)["combat"],
    )
    shown = table.state.view(0)["combat"]
    assert isinstance(shown, dict)
    assert (shown["last_battle"], shown["island"], shown["ships"]) == (True, None, [0, 2, 3])
    assert (table.asked(), table.waiting()) == ("target", [0])
    table.feed(5, 1, 1).do(0, "aim section:2:hull")
    assert table.waiting() == [3]
    table.feed(5, 5, 5).do(3, "aim section:0:hull")
    assert (result(table).ending, table.state.winner) == ("last_battle", 3)


@pytest.mark.rule("PC-517", "PC-518")
def test_places_after_a_last_battle() -> None:
    table = year_end(10, 10, 10, 7, 7).ship(1, (1, 2, 2, 2)).ship(2, (1, 3, 2, 2)).reckon()
    table.feed(5, 1, 1).do(0, "aim section:1:hull")
    table.feed(1, 1).do(2, "aim section:0:hull")
    table.feed(5, 1, 1).do(0, "aim section:2:hull")
    assert (result(table).places, result(table).scores) == ([1, 2, 2, 4, 4], [10, 10, 10, 7, 7])


@pytest.mark.rule("PC-520", "PC-475")
def test_treasure_overboard_cannot_be_played_in_the_last_battle() -> None:
    table = year_end(10, 10, 5).ship(0, chests=5, hand=["treasure_overboard", "smoke_screen"]).reckon()
    assert table.offers(0) == ["pass pass", "battle hand:4"]


@pytest.mark.rule("PC-521", "PC-522", "PC-543")
def test_cards_of_the_last_battle_and_no_flight() -> None:
    table = year_end(10, 10, 5).ship(
        0, hand=["smoke_screen", "grapeshot_attack", "consort", "royal_navy_intercept", "fame_one"]
    )
    table.ship(1, hand=["fame_one"]).reckon()
    assert (table.asked(), table.offers(0)) == ("battle_card", ["pass pass", "battle hand:4"])
    table.do(0, "battle hand:4")
    assert (table.asked(), table.offers(0)) == ("volley", ["fire fire", "fire fire hand:6"])
    table.do(0, "fire fire").feed(1, 1, 1).do(0, "aim section:1:hull")
    assert (table.asked(), table.waiting()) == ("target", [1])  # P1 has nothing to choose but the target


@pytest.mark.rule("PC-522", "PC-567")
def test_no_flight_in_a_reload_turn_of_the_last_battle() -> None:
    table = year_end(10, 10, 5, reload_may_flee=True).ship(0, hand=["six_gun_salute"]).reckon()
    table.feed(1, 1, 1).do(0, "fire fire hand:8").feed(1, 1, 1).do(1, "aim section:0:hull")
    assert table.told("reloaded")[0]["ship"] == 0
    assert (table.asked(), table.waiting()) == ("target", [1])


@pytest.mark.rule("PC-523")
def test_the_last_battle_runs_like_a_combat() -> None:
    table = year_end(10, 10, 10).ship(0, (3, 5, 4, 4)).ship(1, (3, 5, 4, 4)).feed(2, 6).reckon()
    assert table.order() == ["ship:2", "ship:1", "ship:0"]
    assert table.told("tie_roll")[0]["purpose"] == "speed"


@pytest.mark.rule("PC-524")
def test_nothing_in_the_last_battle_changes_fame() -> None:
    table = year_end(10, 10, 10).ship(1, (3, 7, 1, 4), parrot="silver").ship(2, (1, 2, 2, 2)).reckon()
    table.feed(5, 5, 1).do(0, "aim section:1:cannon")  # the parrot dies
    assert (table.parrot(1), table.fame()) == ("", [10, 10, 10])
    table.feed(5, 1).do(1, "aim section:2:hull")  # P2 is crippled
    assert (table.state.combat.present, table.fame()) == (0b011, [10, 10, 10])


@pytest.mark.rule("PC-525")
def test_crippled_together_they_roll_for_the_victory() -> None:
    table = year_end(10, 10, 10).ship(0, (1, 8, 4, 4), hand=["powder_keg"])
    table.ship(1, (1, 7, 4, 4)).ship(2, (1, 6, 4, 4)).reckon().do(0, "fire fire hand:7")
    table.feed(5, 1, 1).feed(3, 5, 5, 2, 4).do(0, "aim section:1:crew").done()
    assert (table.state.winner, result(table).ending, result(table).places) == (2, "last_roll", [2, 2, 1])


@pytest.mark.rule("PC-526")
def test_recoil_comes_too_late_for_the_winner() -> None:
    table = year_end(10, 10, 5).ship(0, (3, 8, 2, 2), hand=["grapeshot_attack"]).ship(1, (1, 2, 2, 2)).reckon()
    table.do(0, "fire fire hand:6").feed(3, 1).do(0, "aim section:1:hull")
    assert (table.state.winner, result(table).ending, table.levels(0)[2]) == (0, "last_battle", 2)


@pytest.mark.rule("PC-526", "PC-255")
def test_recoil_still_cripples_while_others_are_afloat() -> None:
    table = year_end(10, 10, 10).ship(0, (3, 8, 2, 2), hand=["grapeshot_attack"]).ship(1, (1, 2, 2, 2)).reckon()
    table.do(0, "fire fire hand:6").feed(3, 1).do(0, "aim section:1:hull")
    assert (table.state.winner, result(table).ending) == (2, "last_battle")


@pytest.mark.rule("PC-527")
def test_after_a_hundred_rounds_those_afloat_roll() -> None:
    table = year_end(10, 10, 5).reckon()
    table.state.combat.round = int(ROUND_LIMIT)
    table.feed(1, 1, 1).do(0, "aim section:1:hull").feed(1, 1, 1).feed(2, 6).do(1, "aim section:0:hull").done()
    assert (table.state.winner, result(table).ending) == (1, "last_roll")
