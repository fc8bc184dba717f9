"""Fleeing, mutiny and crippling."""

from __future__ import annotations

import pytest

from tests.games.pirates_cove.builder import Table


def battle(*speeds: int, island: int = 2, hit: int = -1) -> Table:
    """Ships with these sails in a fight; one of them may have been hit."""
    table = Table(5)
    for ship, sails in enumerate(speeds):
        table.ship(ship, (8, sails, 4, 4), at=island)
    table.fight(island)
    if hit >= 0:
        table.state.combat.hit |= 1 << hit
    return table


@pytest.mark.rule("PC-268", "PC-269", "PC-270")
def test_fleeing_in_the_first_turn() -> None:
    table = battle(5, 4).feed(3).do(0, "flee flee")
    assert (table.places()[:2], table.asked()) == ([7, 2], "")


@pytest.mark.rule("PC-271", "PC-272", "PC-273")
@pytest.mark.parametrize(("hit", "fame"), [(0, [0, 1, 1, 0, 0]), (1, [0, 0, 0, 0, 0])])
def test_fame_for_a_flight(hit: int, fame: list[int]) -> None:
    assert battle(5, 4, 3, hit=hit).feed(3).do(0, "flee flee").fame() == fame


@pytest.mark.rule("PC-271")
def test_only_opponents_still_there_gain_fame_for_a_flight() -> None:
    table = battle(5, 4, 3, hit=1).feed(3).do(0, "flee flee").feed(3).do(1, "flee flee")
    assert table.fame() == [0, 0, 1, 0, 0]


@pytest.mark.rule("PC-274", "PC-275", "PC-276", "PC-277", "PC-509")
@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("hit", [-1, 0])
def test_the_mutiny_roll(pips: int, hit: int) -> None:
    table = battle(5, 4, hit=hit).ship(0, gold=6, chests=4, fame=7)
    gold, chests = table.state.bank_gold, table.state.bank_chests
    table.feed(pips).do(0, "flee flee").done()
    assert table.told("mutiny_roll")[0]["die"] == pips
    if pips == 1:
        assert (table.gold()[0], table.chests()[0], table.fame()[0]) == (0, 0, 5)
        assert (table.state.bank_gold - gold, table.state.bank_chests - chests) == (6, 4)
    else:
        assert (table.gold()[0], table.chests()[0], table.fame()[0]) == (6, 4, 7)


@pytest.mark.rule("PC-278")
def test_mutiny_leaves_cards_and_levels() -> None:
    table = (
        battle(5, 4).ship(0, hand=["consort"], parrot="silver", masters={"hull": "turned"}).feed(1).do(0, "flee flee")
    )
    assert (table.hand(0), table.parrot(0), table.masters(0)) == (
        ["consort"],
        "long_john_silvers_parrot",
        {"hull": "turned"},
    )
    assert table.levels(0) == (8, 5, 4, 4)


@pytest.mark.rule("PC-279")
def test_fame_for_the_others_comes_before_the_mutiny_roll() -> None:
    table = battle(5, 4, hit=0).silence().feed(1).do(0, "flee flee")
    assert table.kinds()[:4] == ["fled", "fame_gained", "mutiny_roll", "mutiny"]


@pytest.mark.rule("PC-280")
def test_a_mutinous_ship_has_its_cove_turn() -> None:
    table = battle(5, 4).feed(1).do(0, "flee flee").ship(1, at=0).upgrade()
    assert (table.asked(), table.waiting()) == ("cove", [0])


@pytest.mark.rule("PC-282", "PC-283")
@pytest.mark.parametrize("section", ["hull", "sails", "cannon", "crew"])
def test_a_marker_pushed_off_any_section_cripples(section: str) -> None:
    table = Table(4).ship(0, (8, 5, 4, 4), at=2).ship(1, (1, 1, 1, 1), at=2).ship(2, (8, 2, 2, 2), at=2).fight(2)
    table.fire(0, f"section:1:{section}", 5, 1, 1)
    assert (table.places()[1], table.state.combat.present, table.waiting()) == (7, 0b101, [2])


@pytest.mark.rule("PC-284", "PC-285", "PC-286", "PC-503")
def test_fame_for_a_crippled_ship_whoever_did_it() -> None:
    # A legend on Treasure Island cripples P0: P1 and P2 gain fame although they may not fight each other.
    table = Table(4).legend("A", "blackbeard", 6)
    for ship, cannon in enumerate((8, 2, 2)):
        table.ship(ship, (1 if ship == 0 else 8, 2 + ship, cannon, 8), at=6)
    table.feed(1, 2).feed(5, 1, 1, 1, 1, 1).fight(6)
    assert (table.places()[0], table.fame()) == (7, [0, 1, 1, 0])


@pytest.mark.rule("PC-287")
def test_a_ship_may_be_crippled_before_it_acts() -> None:
    table = Table(4).ship(0, (8, 5, 4, 4), at=2).ship(1, (1, 2, 2, 2), at=2).fight(2).fire(0, "section:1:hull", 5, 1, 1)
    assert [shot["side"] for shot in table.told("volley")] == ["ship:0"]
    assert table.places()[1] == 7


@pytest.mark.rule("PC-288")
def test_ships_crippled_together_do_not_score_for_each_other() -> None:
    table = Table(4).ship(0, (8, 5, 4, 4), at=2, hand=["powder_keg"])
    for ship in (1, 2):
        table.ship(ship, (1, 2 + ship, 2, 2), at=2)
    table.ship(3, (8, 2, 2, 2), at=2).fight(2)
    table.do(0, "fire fire hand:7").feed(5, 1, 1).do(0, "aim section:3:crew")
    assert (table.fame(), table.places()) == ([2, 0, 0, 2], [2, 7, 7, 2])


@pytest.mark.rule("PC-289")
def test_several_sections_may_be_crippled_at_once() -> None:
    table = Table(4).ship(0, (8, 5, 4, 4), at=2, hand=["six_gun_salute"]).ship(1, (1, 2, 1, 3), at=2, gold=4)
    table.ship(2, (8, 3, 2, 2), at=2).fight(2).do(0, "fire fire hand:8").feed(5, 1, 1).do(0, "aim seat:1")
    assert table.levels(1) == (0, 1, 0, 2)
    table.ship(0, at=0).ship(2, at=0).upgrade()
    assert (table.levels(1), table.gold()[1]) == ((2, 1, 2, 2), 0)


@pytest.mark.rule("PC-290", "PC-291")
def test_a_crippled_ship_rolls_for_no_mutiny_and_keeps_what_it_has() -> None:
    table = (
        Table(4)
        .ship(0, (8, 5, 4, 4), at=2)
        .ship(1, (1, 2, 2, 2), at=2, gold=7, chests=3, hand=["consort"], parrot="bones")
    )
    table.fight(2).fire(0, "section:1:hull", 5, 1, 1).done()
    assert "mutiny_roll" not in table.kinds()
    assert (table.gold()[1], table.chests()[1], table.hand(1), table.parrot(1)) == (
        7,
        3,
        ["consort"],
        "billy_bones_parrot",
    )


@pytest.mark.rule("PC-281")
def test_npcs_never_flee() -> None:
    table = Table(4).legend("A", "blackbeard", 2).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").fight(2)
    table.state.combat.legend_hull = 1
    table.feed(1, 1, 1, 1, 1).feed(1, 1, 1, 1, 1, 1).do(0, "fire fire")
    assert [shot["side"] for shot in table.told("volley")] == ["ship:0", "legend"]
