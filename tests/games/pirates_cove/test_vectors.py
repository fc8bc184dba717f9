"""The worked examples of the ledger, with their dice."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from covetown.games.pirates_cove.combat.phase import COMBATS
from covetown.games.pirates_cove.mat import NEW_SHIP, price_into, rigging_price
from covetown.games.pirates_cove.plunder import PLUNDERS
from covetown.games.pirates_cove.upgrade import UPGRADE_PHASE
from covetown.games.pirates_cove.windows import AFTER_THE_MOVES
from covetown.kernel import Chance
from tests.games.pirates_cove.builder import Table, pack_levels


@pytest.mark.rule("PC-X01", "PC-044", "PC-150", "PC-153", "PC-142")
def test_x01_upgrade_prices() -> None:
    table = Table().ship(0, at=3, gold=4).upgrade()
    assert table.offers(0) == ["end_turn done", "raise section:0:sails"]
    table.do(0, "raise section:0:sails")
    assert table.gold()[0] == 3
    table.do(0, "raise section:0:sails")
    assert (table.levels(0), table.gold()[0]) == ((2, 4, 2, 2), 1)
    assert table.state.ships[0].value(1) == 7
    assert table.asked() == ""  # a third step costs 2 and nothing else is for sale here


@pytest.mark.rule("PC-X02", "PC-044", "PC-070")
@pytest.mark.parametrize(("start", "end", "sum_"), [(2, 8, 15), (1, 8, 16), (5, 7, 6), (1, 3, 2)])
def test_x02_price_sums(start: int, end: int, sum_: int) -> None:
    assert sum(int(price_into(level)) for level in range(start + 1, end + 1)) == sum_
    if start == 2:
        assert rigging_price(pack_levels(end, 2, 2, 2)) == sum_
    assert rigging_price(NEW_SHIP) == 0


@pytest.mark.rule("PC-X03", "PC-069", "PC-070", "PC-073", "PC-009")
def test_x03_rigging() -> None:
    table = Table(4).rig()
    assert table.state.bank_gold == 88
    for section in ("hull", "hull", "sails", "sails", "cannon", "crew"):
        table.do(0, f"rig section:0:{section}")
    for seat in range(4):
        table.do(seat, "rig_done done")
    ship = table.state.ships[0]
    assert (table.levels(0), ship.gold, ship.hold(), ship.speed(), ship.dice(False)) == ((4, 4, 3, 3), 1, 7, 7, 3)
    assert (table.gold(), table.state.bank_gold) == ([1, 9, 9, 9], 96)


@pytest.mark.rule("PC-X04", "PC-161", "PC-162", "PC-155", "PC-156", "PC-163", "PC-164")
@pytest.mark.parametrize("upgrade_first", [True, False])
def test_x04_treasure_island(upgrade_first: bool) -> None:
    table = Table().ship(0, (5, 2, 2, 2), at=6, gold=14, chests=6, fame=10).upgrade()
    gold, chests = table.state.bank_gold, table.state.bank_chests
    if upgrade_first:
        table.do(0, "raise section:0:hull")
        assert (table.levels(0)[0], table.gold()[0], table.state.ships[0].value(0)) == (6, 8, 9)
        assert table.offers(0) == ["end_turn done", "bury bury"]
        table.do(0, "bury bury").do(0, "bury_chests amount:6").do(0, "bury_gold amount:2")
        assert (table.fame()[0], table.gold()[0], table.chests()[0]) == (18, 2, 0)
        assert (table.state.bank_gold - gold, table.state.bank_chests - chests) == (12, 6)
        assert table.asked() == ""
    else:
        table.do(0, "bury bury").do(0, "bury_chests amount:6").do(0, "bury_gold amount:4")
        assert (table.fame()[0], table.gold()[0]) == (20, 2)
        assert table.offers(0) == ["end_turn done", *[f"raise section:0:{s}" for s in ("sails", "cannon", "crew")]]


@pytest.mark.rule("PC-X05", "PC-195", "PC-197", "PC-021", "PC-022", "PC-023")
def test_x05_order_with_a_speed_tie() -> None:
    table = Table(3).legend("A", "captain_hook", 2)
    table.ship(0, (8, 4, 2, 2), at=2).ship(1, (8, 4, 2, 2), at=2).ship(2, (8, 6, 2, 2), at=2)
    table.feed(4, 4, 2, 5)
    table.feed(3, 2, 1)  # the hulls are equal: Hook's own tie roll for his prey
    table.feed(4, 4, 4)  # his volley strikes nobody
    table.fight(2).done()
    assert table.order() == ["legend", "ship:2", "ship:1", "ship:0"]
    assert [roll["dice"] for roll in table.told("tie_roll")[:2]] == [[4, 4], [2, 5]]
    for seat in (2, 1):
        table.fire(seat, "", 1, 1)  # misses
    table.feed(1, 1, 6, 1)  # P0 misses, then round 2 rolls anew for the same tie
    table.feed(4, 4, 4)
    table.do(0, "fire fire").done()
    assert table.order() == ["legend", "ship:2", "ship:0", "ship:1"]


@pytest.mark.rule("PC-X06", "PC-198", "PC-022", "PC-396")
def test_x06_tie_with_an_npc() -> None:
    table = Table(4).legend("A", "blackbeard", 6).ship(0, (8, 1, 2, 2), at=6, parrot="trelawney")
    assert table.state.ships[0].speed() == 24
    table.feed(3, 6, 1, 1, 1, 1, 1, 1).fight(6).done()
    assert table.order() == ["legend", "ship:0"]


@pytest.mark.rule("PC-X07", "PC-243", "PC-241", "PC-242", "PC-399", "PC-400", "PC-413", "PC-568", "PC-231", "PC-248")
@pytest.mark.parametrize("wreck", ["remove", "discard"])
def test_x07_mastercraft_and_parrot_absorb(wreck: str) -> None:
    table = Table(4, destroyed_mastercraft=wreck)
    table.ship(0, (2, 5, 2, 2), at=2, parrot="silver")
    table.ship(1, (2, 2, 5, 3), at=2, parrot="bones", masters={"crew": "upright"}, fame=5)
    table.fight(2)
    assert table.state.ships[1].dice(False) == 4
    table.fire(0, "section:1:crew", 5, 5, 6, 6, 6, 1)
    assert (table.levels(1), table.fame()[1], table.parrot(1), table.masters(1)) == ((2, 2, 5, 2), 3, "", {})
    assert table.state.ships[1].dice(False) == 2
    assert "billy_bones_parrot" in table.discard()
    assert (table.discard().count("mastercraft"), table.state.wrecks) == ((0, 1) if wreck == "remove" else (1, 0))
    assert table.places()[1] == 2


def grapeshot_duel(parrot: str | None, masters: dict[str, str] | None, cannon: int) -> Table:
    table = Table(4).ship(0, (3, 4, cannon, 3), at=2, parrot=parrot, masters=masters, hand=["grapeshot_attack"], fame=6)
    table.ship(1, (5, 6, 3, 3), at=2)
    # P1 is faster and misses; a hand means a battle-card step, in which nobody has a card to lay.
    table.fight(2).fire(1, "section:0:hull", 1, 1, 1)
    return table.do(0, "fire fire hand:6")


@pytest.mark.rule("PC-X08", "PC-479", "PC-481", "PC-482", "PC-254")
def test_x08a_recoil_on_a_turned_mastercraft_card_and_the_parrot() -> None:
    table = grapeshot_duel("silver", {"cannon": "turned"}, 4).feed(1, 2, 3, 4, 5, 6).do(0, "aim section:1:sails")
    assert table.levels(1)[1] == 2
    assert (table.masters(0), table.parrot(0), table.state.ships[0].hurt) == ({}, "long_john_silvers_parrot", 1)
    assert (table.levels(0)[2], table.fame()[0], table.state.ships[0].dice(False)) == (4, 6, 6)


@pytest.mark.rule("PC-X08", "PC-482")
def test_x08b_recoil_kills_the_parrot() -> None:
    table = grapeshot_duel("silver", None, 4).feed(1, 2, 3, 4, 5, 6).do(0, "aim section:1:sails")
    assert (table.parrot(0), table.fame()[0], table.levels(0)[2]) == ("", 4, 4)
    assert table.state.ships[0].dice(False) == 3


@pytest.mark.rule("PC-X08", "PC-483", "PC-255", "PC-286")
def test_x08c_recoil_cripples_the_shooter() -> None:
    table = grapeshot_duel(None, None, 2).feed(4, 1).do(0, "aim section:1:sails").done()
    assert table.levels(1)[1] == 5
    assert (table.levels(0)[2], table.places()[0], table.fame()) == (0, 7, [6, 1, 0, 0])
    assert (table.places()[1], table.told("combat_won")[0]["ship"]) == (2, 1)


@pytest.mark.rule("PC-X09", "PC-485", "PC-487", "PC-488", "PC-222", "PC-224", "PC-246", "PC-284", "PC-247")
def test_x09_powder_keg_out_of_turn() -> None:
    table = Table(4).ship(0, (3, 4, 3, 3), at=3).ship(1, (2, 3, 2, 2), at=3, hand=["powder_keg"])
    table.ship(2, (4, 2, 2, 2), at=3, masters={"hull": "upright"}, hand=["powder_keg"])
    table.fight(3).do(0, "fire fire")
    assert (table.asked(), table.waiting()) == ("kegs", [1])
    table.do(1, "pass pass")
    assert (table.asked(), table.waiting()) == ("kegs", [2])
    table.do(2, "kegs hand:7 amount:1").feed(5, 6, 2).do(0, "aim section:1:hull").done()
    assert [table.levels(ship)[0] for ship in range(3)] == [1, 0, 4]
    assert (table.masters(2), table.state.wrecks) == ({}, 1)
    assert (table.fame(), table.places()[1]) == ([1, 0, 1, 0], 7)
    assert table.state.combat.hit & 0b101 == 0b101
    assert (table.asked(), table.waiting()) == ("volley", [2])


@pytest.mark.rule("PC-X10", "PC-493", "PC-496", "PC-497", "PC-289", "PC-169", "PC-170")
def test_x10_six_gun_salute() -> None:
    table = Table(4).ship(0, (8, 5, 3, 3), at=2, hand=["six_gun_salute"])
    table.ship(1, (3, 3, 2, 2), at=2, gold=6).ship(2, (8, 2, 8, 8), at=2)
    table.fight(2).do(0, "fire fire hand:8")
    assert table.offers(0) == ["aim seat:1", "aim seat:2"]
    table.feed(5, 1, 6).do(0, "aim seat:1")
    assert (table.levels(1), table.fame(), table.places()[1]) == ((1, 1, 0, 0), [1, 0, 1, 0], 7)
    table.silence().fire(2, "section:0:hull", 1, 1, 1, 1, 1)
    assert table.kinds()[-2:] == ["round", "reloaded"]  # P0's turn passes without a roll or a question
    assert (table.asked(), table.waiting()) == ("volley", [2])
    table.fire(2, "section:0:hull", 1, 1, 1, 1, 1)
    assert (table.waiting(), table.offers(0)) == ([0], ["fire fire", "flee flee"])
    cove = Table(4).ship(1, (1, 1, 0, 0), at=7, gold=6).upgrade()
    assert (cove.levels(1), cove.gold()[1]) == ((1, 1, 2, 2), 2)


def smoke_table(hand: list[str], keg: bool = False) -> Table:
    table = Table(4).ship(0, (8, 6, 6, 6), at=2, hand=hand).ship(1, (8, 8, 2, 2), at=2, hand=["smoke_screen"])
    if keg:
        table.ship(2, (8, 2, 2, 2), at=2, hand=["powder_keg"])
    table.fight(2).do(1, "battle hand:4")
    # P1 is faster and wastes his volley.
    table.do(1, "fire fire")
    if table.asked() == "kegs" and table.waiting() == [2]:
        table.do(2, "pass pass")
    return table.feed(1, 1).do(1, "aim section:0:hull")


@pytest.mark.rule("PC-X11", "PC-233")
def test_x11a_smoke_screen() -> None:
    table = smoke_table([]).do(0, "fire fire").feed(5, 5, 6, 4).do(0, "aim section:1:sails")
    assert table.levels(1) == (8, 7, 2, 2)


@pytest.mark.rule("PC-X11", "PC-234", "PC-480")
def test_x11b_grapeshot_through_smoke() -> None:
    table = smoke_table(["grapeshot_attack"]).do(0, "fire fire hand:6").feed(5, 5, 6, 4).do(0, "aim section:1:sails")
    assert table.levels(1) == (8, 4, 2, 2)


@pytest.mark.rule("PC-X11", "PC-472", "PC-490")
def test_x11c_powder_keg_under_smoke() -> None:
    table = smoke_table([], keg=True).do(0, "fire fire").do(2, "kegs hand:7 amount:1")
    table.feed(5, 5, 6, 4).do(0, "aim section:1:sails")
    assert (table.levels(0)[0], table.levels(1), table.levels(2)[0]) == (7, (7, 7, 2, 2), 7)


@pytest.mark.rule("PC-X12", "PC-468", "PC-469", "PC-394", "PC-391", "PC-299", "PC-231")
def test_x12_grapple_attack_and_parrots() -> None:
    table = Table(4).legend("A", "blackbeard", 2)
    table.ship(0, (8, 2, 2, 7), at=2, hand=["grapple_attack"]).ship(1, (8, 3, 4, 8), at=2, parrot="bones")
    table.ship(2, (8, 4, 2, 2), at=2, parrot="silver").ship(3, (8, 5, 8, 2), at=2)
    table.feed(2, 1).feed(1, 1, 1, 1, 1, 1)  # P0 and P2 tie for the last place among the cannons
    table.fight(2).do(0, "battle hand:3").done()
    dice = [int(ship.dice(table.state.combat.grapple != 0)) for ship in table.state.ships]
    assert dice == [5, 3, 6, 2]
    assert table.told("volley")[0]["dice"] == [1, 1, 1, 1, 1, 1]  # Blackbeard, six dice
    table.state.combat.legend_hull = 0
    table.do(3, "fire fire").feed(1, 1).do(3, "aim section:1:crew")
    table.do(2, "fire fire").feed(6, 5, 1, 1, 1, 1).do(2, "aim section:1:crew")  # exactly two hits kill the parrot
    assert (table.parrot(1), table.levels(1)[3]) == ("", 8)
    table.do(1, "fire fire").feed(1, 1, 1, 1, 1).do(1, "aim section:0:hull").done()


@pytest.mark.rule("PC-X13", "PC-474", "PC-477", "PC-205", "PC-199", "PC-196", "PC-197")
def test_x13_treasure_overboard() -> None:
    table = Table(4).ship(0, (8, 2, 2, 2), at=2, chests=6, hand=["treasure_overboard", "smoke_screen"])
    table.ship(1, (8, 8, 2, 2), at=2, hand=["smoke_screen"]).fight(2)
    assert (table.asked(), table.waiting()) == ("battle_card", [1])
    table.do(1, "pass pass").do(0, "battle hand:5 amount:4")
    assert (table.chests()[0], table.state.combat.overboard) == (2, 4)
    assert (table.waiting(), table.order()) == ([0], ["ship:0", "ship:1"])
    table.do(0, "pass pass").do(1, "pass pass")
    bank = table.state.bank_chests
    table.fire(0, "section:1:hull", 1, 1)
    table.do(1, "fire fire").feed(5, 1, 2, 3).do(1, "aim section:0:sails").done()
    assert table.levels(0)[1] == 1
    assert table.order() == ["ship:1", "ship:0"]
    table.feed(6).do(1, "flee flee")
    assert (table.state.bank_chests - bank, table.chests()[0]) == (4, 2)


@pytest.mark.rule("PC-X14", "PC-271", "PC-272", "PC-279", "PC-274", "PC-276", "PC-277", "PC-013", "PC-280", "PC-273")
@pytest.mark.parametrize(
    ("pips", "hit", "island"), [(1, True, 4), (4, True, 4), (4, False, 4), (1, False, 4), (4, True, 6)]
)
def test_x14_fleeing_and_mutiny(pips: int, hit: bool, island: int) -> None:
    table = Table(4).ship(0, (8, 4, 2, 2), at=island, gold=7, chests=3, fame=1)
    table.ship(1, (8, 6, 2, 2), at=island).ship(2, (8, 5, 2, 2), at=island)
    if island == 6:
        table.legend("A", "captain_hook", 6)
        # Hook rolls for his prey: the hulls are equal. P0 is hit by his volley.
        table.feed(6, 2, 1, 5, 4, 4).fight(6)
        table.fire(1, "", 1, 1).fire(2, "", 1, 1)
    else:
        table.fight(4)
        table.fire(1, "section:0:hull", 5 if hit else 1, 1).fire(2, "section:0:hull", 1, 1)
    assert (table.state.combat.hit & 1 == 1) is hit
    table.feed(pips)
    if island == 6:
        table.feed(4, 4, 4)  # Hook's second volley follows
    table.do(0, "flee flee").done()
    assert table.places()[0] == 7
    assert table.fame()[1:3] == ([1, 1] if hit else [0, 0])
    events = table.kinds()
    assert events.index("fled") < events.index("mutiny_roll")
    if hit:
        assert events.index("fame_gained") < events.index("mutiny_roll")
    if pips == 1:
        assert (table.gold()[0], table.chests()[0], table.fame()[0]) == (0, 0, 0)
        assert (table.state.bank_gold, table.state.bank_chests) == (124, 50)
    else:
        assert (table.gold()[0], table.chests()[0], table.fame()[0]) == (7, 3, 1)
    table.ship(1, at=7).ship(2, at=7).upgrade()
    while table.waiting() != [0]:
        table.do(table.waiting()[0], "cove_cards tavern")
    assert table.asked() == "cove"  # also after a mutiny


@pytest.mark.rule("PC-X15", "PC-301", "PC-302", "PC-304", "PC-305", "PC-306", "PC-317")
def test_x15_the_legends_queue() -> None:
    table = Table(4).legend("A", "blackbeard", 2)
    table.ship(0, (8, 4, 3, 2), at=2).ship(1, (8, 5, 4, 2), at=2).ship(2, (8, 6, 5, 2), at=2)
    table.feed(2, 6).feed(1, 1, 1, 1, 1, 1).fight(2)
    assert [shot["at"] for shot in table.told("volley")] == ["ship:2"]
    table.fire(2, "", 1, 1).fire(1, "", 1, 1).feed(1, 1).feed(1, 1, 1, 1, 1, 1).do(0, "fire fire").done()
    assert table.told("volley")[-1]["at"] == "ship:1"
    table.fire(2, "", 1, 1).fire(1, "", 1, 1).feed(6).feed(1, 1, 1, 1, 1, 1).do(0, "flee flee").done()
    assert table.told("volley")[-1]["at"] == "ship:2"  # P0 is gone: ranked anew, without a roll


@pytest.mark.rule("PC-X16", "PC-322", "PC-323", "PC-324", "PC-309", "PC-262")
def test_x16_the_flying_dutchman() -> None:
    table = Table(4).legend("A", "the_flying_dutchman", 2)
    table.ship(0, (8, 6, 6, 5), at=2).ship(1, (8, 5, 5, 8), at=2)
    table.feed(1, 1, 1, 1).fight(2)  # she fires at the larger crew
    table.fire(0, "", 5, 5, 5, 1)
    table.feed(5, 1, 1, 1).feed(1, 1, 1, 1).do(1, "fire fire")
    assert table.state.combat.legend_hull == 3
    table.fire(0, "", 1, 1, 1, 1)
    table.feed(5, 1, 1, 1).feed(1, 1, 1, 1).do(1, "fire fire")
    assert table.state.combat.legend_hull == 3
    table.fire(0, "", 5, 5, 5, 1).done()
    assert (table.state.combat.legend_hull, table.fame()) == (0, [3, 3, 0, 0])
    assert (table.waiting(), table.asked()) == ([1], "volley")
    assert table.captain("A") == ""
    table.do(1, "fire fire")
    assert "aim section:0:hull" in table.offers(1)


@pytest.mark.rule("PC-X17", "PC-329", "PC-330", "PC-331", "PC-332", "PC-334", "PC-335", "PC-490")
@pytest.mark.parametrize(
    ("dice", "smoke", "keg", "hulls", "hook"),
    [
        ((5, 2, 3), None, False, (7, 7, 8, 7), 5),
        ((5, 2, 3), 4, False, (7, 7, 8, 8), 5),
        ((5, 2, 3), 1, False, (7, 8, 8, 7), 5),
        ((4, 4, 1), None, False, (8, 8, 7, 8), 5),
        ((5, 2, 3), None, True, (4, 4, 5, 4), 2),
    ],
)
def test_x17_hooks_stray_shots(
    dice: tuple[int, int, int], smoke: int | None, keg: bool, hulls: tuple[int, ...], hook: int
) -> None:
    """The hulls are those of P0, P1, P3 and P4; P2 is elsewhere."""
    table = Table(5).legend("A", "captain_hook", 2).ship(2, at=3)
    for speed, ship in enumerate((0, 1, 3, 4)):
        table.ship(ship, (8, 2 + speed, 2, 2), at=2)
    if smoke is not None:
        table.ship(smoke, hand=["smoke_screen"])
    if keg:
        table.ship(0, hand=["powder_keg"])
    if smoke is not None:
        table.fight(2).feed(1, 6, 2, 3).feed(*dice).do(smoke, "battle hand:4")
    elif keg:
        table.fight(2).feed(1, 6, 2, 3).feed(*dice).do(0, "kegs hand:7 amount:1")
    else:
        table.feed(1, 6, 2, 3).feed(*dice).fight(2)
    table.done()
    assert table.told("volley")[0]["at"] == "ship:1"
    assert tuple(table.levels(ship)[0] for ship in (0, 1, 3, 4)) == hulls
    assert table.state.combat.legend_hull == hook


@pytest.mark.rule("PC-X18", "PC-336", "PC-337", "PC-245", "PC-397", "PC-282")
def test_x18_bonny_and_read() -> None:
    table = Table(4).legend("A", "bonny_and_read", 2)
    table.ship(0, (2, 5, 2, 3), at=2, fame=7, parrot="trelawney", masters={"cannon": "upright"})
    table.ship(1, (8, 3, 2, 2), at=2).fight(2)
    table.feed(1, 1, 6, 5, 2).do(0, "fire fire").done()  # P0 is faster and misses
    assert table.told("volley")[1]["at"] == "ship:0"
    assert (table.levels(0), table.parrot(0), table.masters(0)) == ((0, 5, 2, 1), "", {})
    assert (table.fame()[:2], table.places()[0]) == ([5, 1], 7)


@pytest.mark.rule("PC-X19", "PC-341", "PC-342", "PC-349")
def test_x19a_fighting_for_the_cacafuego() -> None:
    table = Table(4).legend("A", "the_cacafuego", 3).treasure(3, 0, 5, 5, 0)
    table.ship(0, (2, 5, 2, 2), at=3).ship(1, (1, 2, 2, 2), at=3)
    table.fight(3).feed(5, 1, 5).do(0, "fire fire").do(0, "aim section:1:hull").done()
    assert (table.fame()[:2], table.captain("A")) == ([6, 0], "")
    table.plunder()
    assert (table.gold()[0], table.chests()[0]) == (5, 5)
    table.closing()
    assert table.captain("A") not in ("", "the_cacafuego")


@pytest.mark.rule("PC-X19", "PC-346", "PC-344", "PC-349")
@pytest.mark.parametrize(("island", "ships", "pips", "fame"), [(6, 3, 5, [1, 1, 1]), (5, 1, 2, [2])])
def test_x19bc_the_cacafuego_without_a_fight(island: int, ships: int, pips: int, fame: list[int]) -> None:
    table = Table(4).legend("A", "the_cacafuego", island)
    for ship in range(ships):
        table.ship(ship, at=island)
    table.feed(pips).fight(island).done()
    assert (table.fame()[:ships], table.captain("A")) == (fame, "")
    table.closing()
    assert table.captain("A") != ""


@pytest.mark.rule("PC-X19", "PC-348")
def test_x19d_nobody_is_left_for_the_cacafuego() -> None:
    table = Table(4).legend("A", "the_cacafuego", 3)
    table.ship(0, (1, 5, 2, 2), at=3, hand=["powder_keg"]).ship(1, (1, 2, 2, 2), at=3)
    table.fight(3).do(0, "fire fire hand:7").feed(5, 1).do(0, "aim section:1:hull").done()
    assert (table.fame(), table.captain("A"), table.places()[:2]) == ([0, 0, 0, 0], "the_cacafuego", [7, 7])


@pytest.mark.rule("PC-X20", "PC-366", "PC-367", "PC-236", "PC-261")
@pytest.mark.parametrize(("ships", "share"), [(3, 1), (2, 2), (1, 4), (4, 1)])
def test_x20_navy_and_rounding(ships: int, share: int) -> None:
    table = Table(5).squadron(2, by=4).ship(4, at=3)
    for ship in range(ships):
        table.ship(ship, (8, 8 - ship, 2, 2), at=2, parrot="trelawney" if ship == 0 else None)
    table.fight(2)
    table.state.combat.first_hull = 1
    assert table.waiting() == [0]
    table.feed(5, 6).do(0, "fire fire")
    assert table.fame() == [share] * ships + [0] * (5 - ships)
    if ships > 1:
        assert table.asked() == "volley"
        table.do(table.waiting()[0], "fire fire")
        assert "aim section:0:hull" in table.offers(table.waiting()[0])


@pytest.mark.rule("PC-X21", "PC-422", "PC-423", "PC-424", "PC-427")
def test_x21_consort() -> None:
    table = Table(4).consort(0, 1).ship(0, at=6).ship(1, at=2).treasure(2, 1, 5, 3, 0).plunder()
    assert (table.fame()[:2], table.gold()[:2], table.chests()[:2]) == ([1, 0], [3, 2], [2, 1])
    table = Table(4).consort(0, 1).ship(0, at=6).ship(1, at=2).treasure(2, 0, 2, 5, 1).deck_top("consort").plunder()
    assert (table.gold()[:2], table.chests()[:2]) == ([1, 1], [3, 2])
    assert (table.hand(0), table.hand(1)) == (["consort"], [])
    table = Table(4).consort(0, 1).ship(1, at=6, chests=5, gold=6).upgrade()
    table.do(1, "bury bury").do(1, "bury_chests amount:5").do(1, "bury_gold amount:2")
    assert table.fame() == [4, 3, 0, 0]


@pytest.mark.rule("PC-X21", "PC-425", "PC-420")
def test_x21_what_consort_does_not_share() -> None:
    table = Table(4).consort(0, 1).squadron(2, by=3).ship(1, (8, 2, 2, 2), at=2, parrot="trelawney").fight(2)
    table.state.combat.first_hull = 1
    table.feed(5, 1).do(1, "fire fire")
    assert table.fame() == [0, 4, 0, 0]
    table = Table(4).consort(0, 1).ship(0, at=6).ship(1, at=2, hand=["a_fond_farewell"]).ship(2, at=3).ship(3, at=3)
    table.window_n1().do(1, "play hand:9 island:4")
    assert (table.state.consort, table.state.victim) == (-1, -1)


@pytest.mark.rule("PC-X22", "PC-453", "PC-455", "PC-456", "PC-457", "PC-458", "PC-461", "PC-565")
def test_x22_secret_map() -> None:
    table = Table(4).month(5).ship(2, hand=["secret_map"]).navigate()
    table.do(2, "play hand:15").feed(6, 3)
    for seat in (0, 1, 3):
        table.do(seat, "sail island:6")
    assert (table.done().state.maps, table.asked()) == ((6 * 64 + 3 * 8 + 2,), "course")
    for plunderer, bank, chests in ((2, None, 10), (2, 7, 7), (1, None, 5)):
        table = Table(4).month(6).secret_map(2, 3, 6).treasure(3, 0, 5, 5, 0)
        table.ship(plunderer, at=3)
        if bank is not None:
            table.bank(chests=bank)
        table.plunder()
        assert (table.gold()[plunderer], table.chests()[plunderer]) == (5, chests)
        table.closing()
        assert table.state.maps == ()
    table = Table(4, secret_map_month="current").month(5).ship(2, hand=["secret_map"]).navigate()
    table.do(2, "play hand:15").feed(3)
    for seat in (0, 1, 3):
        table.do(seat, "sail island:6")
    table.ship(2, at=3).treasure(3, 0, 5, 5, 0).plunder()
    assert table.chests()[2] == 10


@pytest.mark.rule("PC-X23", "PC-168", "PC-169", "PC-171", "PC-172", "PC-173", "PC-174", "PC-175")
def test_x23_cove_repair_when_poor() -> None:
    table = Table(4).ship(0, (1, 3, 0, 0), at=7, gold=3).upgrade()
    assert (table.levels(0), table.gold()[0], table.hand(0), table.asked()) == ((1, 3, 2, 2), 3, [], "")
    table = Table(4).ship(0, (1, 3, 0, 0), at=7, gold=4).deck_top("fame_one").upgrade()
    assert (table.levels(0), table.gold()[0], table.asked()) == ((1, 3, 2, 2), 0, "cove")
    table.do(0, "cove_gold bank")
    assert (table.gold()[0], table.hand(0)) == (2, ["fame_one"])


@pytest.mark.rule("PC-X24", "PC-185", "PC-186", "PC-387", "PC-389")
@pytest.mark.parametrize(("parrot", "kept"), [(None, 5), ("flint", 8), ("silver", 5)])
def test_x24_cargo_check(parrot: str | None, kept: int) -> None:
    table = Table(4).ship(0, chests=8, parrot=parrot)
    bank = table.state.bank_chests
    table.closing()
    assert (table.chests()[0], table.state.bank_chests - bank) == (kept, 8 - kept)


@pytest.mark.rule("PC-X24", "PC-389")
def test_x24c_flints_parrot_dies_in_combat() -> None:
    table = Table(4).ship(0, (2, 2, 2, 2), at=2, chests=8, parrot="flint").ship(1, (8, 5, 2, 2), at=2)
    table.fight(2).fire(1, "section:0:hull", 5, 5)
    assert table.parrot(0) == ""
    table.closing()
    assert table.chests()[0] == 5


@pytest.mark.rule("PC-X25", "PC-312", "PC-313", "PC-251", "PC-253", "PC-486", "PC-259")
def test_x25_powder_keg_sinks_a_legend_and_cripples_its_user() -> None:
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, (1, 3, 2, 2), at=6, parrot="trelawney", hand=["powder_keg"]).ship(1, (4, 2, 2, 2), at=6)
    table.fight(6)
    table.state.combat.legend_hull = 2
    table.feed(5, 1).do(0, "fire fire hand:7").done()
    assert table.fame()[:2] == [3, 4]
    assert (table.places()[:2], table.levels(1)[0], table.state.combat.island) == ([7, 6], 3, 0)
    assert [event["ship"] for event in table.told("fame_gained")] == [0, 1, 1]


@pytest.mark.rule("PC-X26", "PC-252", "PC-254", "PC-263", "PC-187")
def test_x26_recoil_cripples_the_last_ship() -> None:
    table = Table(4).ship(0, (2, 3, 2, 2), at=2, hand=["grapeshot_attack"]).ship(1, (8, 2, 2, 1), at=2)
    table.treasure(2, 0, 5, 5, 0).fight(2).do(0, "fire fire hand:6").feed(3, 1).do(0, "aim section:1:crew").done()
    assert (table.fame()[:2], table.places()[:2]) == ([1, 0], [7, 7])
    table.plunder()
    assert table.gold()[:2] == [0, 0]
    table.closing()
    islands = table.state.view(0)["islands"]
    assert isinstance(islands, list)
    assert all(island["treasure"] is None for island in islands)


@pytest.mark.rule("PC-X27", "PC-204", "PC-205", "PC-206", "PC-465")
def test_x27_passing_in_the_battle_card_step() -> None:
    table = Table(4).ship(0, (8, 6, 2, 2), at=2, hand=["blow_me_down", "avast_belay"])
    table.ship(1, (8, 4, 2, 2), at=2, hand=["smoke_screen", "grapple_attack"]).fight(2)
    table.do(0, "pass pass").do(1, "battle hand:4")
    assert table.waiting() == [0]
    table.do(0, "battle hand:2")
    assert table.state.combat.wind_of(0) == 6
    table.do(1, "pass pass")
    assert (table.asked(), table.waiting()) == ("battle_card", [0])
    table.do(0, "pass pass")
    assert table.asked() == "volley"  # P1 is skipped: nobody has played since his pass


@pytest.mark.rule("PC-X28", "PC-092", "PC-093", "PC-094", "PC-095", "PC-444", "PC-446", "PC-447", "PC-415")
def test_x28_window_n1() -> None:
    table = Table(4).legend("A", "blackbeard", 1)
    table.ship(0, at=5, hand=["royal_navy_intercept"]).ship(1, at=2, hand=["privateering_commission"])
    table.ship(2, at=2, hand=["a_fond_farewell"]).ship(3, at=3)
    table.start(AFTER_THE_MOVES, COMBATS[1])
    assert table.waiting() == [0, 2]  # P1 has no squadron at his island yet
    table.do(0, "play hand:14 island:2").feed(2, 5).do(2, "play hand:9 island:4").done()
    assert (table.places()[2], table.hand(0), table.navy()) == (4, ["royal_navy_intercept"], [])
    assert table.waiting() == [0]
    table.do(0, "play hand:14 island:2")
    assert (table.navy(), table.waiting()) == ([(2, 0)], [1])
    table.do(1, "play hand:13 navy:0 island:5")
    assert table.navy() == [(5, 1)]
    # Nobody has a card left: the window closes, and the one combat is on island 5.
    assert [combat["island"] for combat in table.told("combat")] == [5]
    assert (table.asked(), table.waiting()) == ("navy_target", [1])


@pytest.mark.rule("PC-X29", "PC-177", "PC-178", "PC-179", "PC-180", "PC-065")
def test_x29_black_ships() -> None:
    table = Table(3).legend("A", "blackbeard", 1).legend("B", "captain_hook", 4)
    seen = []
    for month in range(1, 13):
        table.month(month)
        seen.append((int(table.state.place_a), int(table.state.place_b)))
        assert seen[-1] == ((month - 1) % 6 + 1, (month + 2) % 6 + 1)
        table.closing()
    assert seen[-1] == (6, 3)


@pytest.mark.rule("PC-X30", "PC-381", "PC-382", "PC-383", "PC-147", "PC-185")
@pytest.mark.parametrize("take", [True, False])
def test_x30_second_parrot(take: bool) -> None:
    table = Table(4).legend("A", "blackbeard", 3)
    table.ship(0, at=1, gold=6, fame=4, chests=9, parrot="flint").deck_top("long_john_silvers_parrot").upgrade()
    table.do(0, "buy tavern")
    assert table.asked() == "parrot"
    size = len(table.state.deck) + 1
    table.calm_shuffle(size).do(0, "take card:21" if take else "keep card:19").done()
    assert (table.fame()[0], table.gold()[0], table.state.bought) == (3 if take else 4, 4, 1)
    unwanted = "captain_flints_parrot" if take else "long_john_silvers_parrot"
    assert (unwanted in table.deck(), table.hand(0), table.discard()) == (True, [], [])
    table.do(0, "end_turn done").closing()
    assert table.chests()[0] == (5 if take else 9)


@pytest.mark.rule("PC-X31", "PC-121", "PC-127", "PC-128")
def test_x31_bank_shortage() -> None:
    table = Table(4).ship(0, at=1).ship(1, at=2).treasure(1, 0, 9, 2, 0).treasure(2, 4, 2, 0, 0).bank(gold=4).plunder()
    assert (table.gold()[:2], table.chests()[0], table.fame()[1]) == ([4, 0], 2, 4)


@pytest.mark.rule("PC-X32", "PC-051", "PC-232", "PC-235", "PC-236", "PC-258", "PC-122")
def test_x32_a_whole_duel() -> None:
    table = Table(4).ship(0, (2, 3, 3, 3), at=2, gold=5).ship(1, (2, 2, 4, 4), at=2).treasure(2, 0, 9, 3, 0)
    table.feed(5, 2, 6, 6, 3, 1, 1, 4, 5, 5).start(COMBATS[2], PLUNDERS[1], UPGRADE_PHASE)
    for _ in range(2):
        table.do(0, "fire fire").do(0, "aim section:1:cannon")
        table.do(1, "fire fire").do(1, "aim section:0:hull")
    assert (table.done().levels(1), table.fame()[:2], table.places()[:2]) == ((2, 2, 2, 4), [0, 1], [7, 2])
    assert (table.gold()[1], table.chests()[1]) == (9, 3)
    while table.waiting() != [0]:
        table.do(table.waiting()[0], "end_turn done")
    assert (table.gold()[0], table.levels(0)[0]) == (3, 2)


@pytest.mark.rule("PC-X33", "PC-516", "PC-519", "PC-524", "PC-525", "PC-517", "PC-521")
def test_x33_last_battle() -> None:
    table = Table(3).ship(0, (2, 5, 2, 2), fame=41).ship(1, fame=39).ship(2, (3, 7, 2, 2), fame=41).reckon()
    assert (table.asked(), table.waiting()) == ("target", [2])
    table.feed(5, 6).do(2, "aim section:0:hull")
    assert table.levels(0)[0] == 0
    result = table.state.result()
    assert result is not None
    assert (result.scores, result.places, result.ending) == ([41, 39, 41], [2, 3, 1], "last_battle")
    table = Table(3).ship(0, (2, 5, 2, 2), fame=41, hand=["powder_keg"]).ship(1, fame=39)
    table.ship(2, (2, 7, 2, 2), fame=41).reckon().do(0, "kegs hand:7 amount:1")
    table.feed(5, 6, 4, 1).do(2, "aim section:0:hull").done()
    result = table.state.result()
    assert result is not None
    assert (result.scores, result.places, result.ending) == ([41, 39, 41], [1, 3, 2], "last_roll")


@pytest.mark.rule("PC-X34", "PC-220", "PC-221", "PC-490", "PC-493", "PC-481", "PC-284")
def test_x34_stacked_volley_cards() -> None:
    table = Table(4).ship(0, (3, 4, 4, 3), at=2, hand=["grapeshot_attack", "six_gun_salute", "powder_keg"])
    table.ship(1, (5, 3, 3, 3), at=2).ship(2, (2, 2, 2, 2), at=2).fight(2)
    table.do(0, "fire fire hand:6 hand:8 hand:7").feed(3, 4, 1).do(0, "aim seat:1").done()
    assert table.levels(1) == (1, 1, 1, 1)
    assert (table.levels(0), table.levels(2)[0], table.places()[:3]) == ((1, 4, 2, 3), 0, [2, 2, 7])
    assert (table.fame(), table.state.combat.reload) == ([1, 1, 0, 0], 1)


class Ones(Chance):
    """Every die shows a one."""

    def below(self, bound: i64) -> i64:
        return 0


@pytest.mark.rule("PC-X35", "PC-025", "PC-265", "PC-267")
def test_x35_guard() -> None:
    table = Table(4).ship(0, at=2).ship(1, at=2).treasure(2, 0, 5, 5, 0)
    state = table.state
    state.stack = [PLUNDERS[1], COMBATS[2]]
    ones = Ones()
    state.go_on(ones)
    turns = 0
    while state.waiting:
        seat = table.waiting()[0]
        if table.asked() == "volley":
            assert seat == turns % 2  # P0 is first in every round
            turns += 1
        state.apply(seat, state.options(seat)[0], ones)
    assert turns == 200
    assert (table.places()[:2], table.fame(), table.gold()[:2]) == ([2, 7], [0, 0, 0, 0], [5, 0])
    assert "mutiny_roll" not in table.kinds()
    assert len([roll for roll in table.told("tie_roll") if roll["purpose"] == "speed"]) == 100 * 50


@pytest.mark.rule("PC-X36", "PC-462", "PC-464")
def test_x36_avast_belay() -> None:
    table = Table(4).ship(0, (8, 5, 2, 2), at=2, hand=["avast_belay", "powder_keg"])
    table.ship(1, (8, 2, 2, 2), at=2, hand=["smoke_screen", "powder_keg"]).fight(2).do(0, "battle hand:1")
    assert (table.asked(), table.waiting(), table.offers(0)) == ("volley", [0], ["fire fire", "flee flee"])
    table.do(0, "fire fire")
    assert (table.asked(), table.waiting()) == ("target", [0])  # no window K for P1
    table.feed(1, 1).do(0, "aim section:1:hull")
    assert table.offers(1) == ["fire fire", "flee flee"]


@pytest.mark.rule("PC-X37", "PC-576", "PC-573", "PC-579")
def test_x37_two_players() -> None:
    table = Table(2).legend("A", "captain_hook", 6).legend("B", "blackbeard", 3).navigate()
    offers = table.offers(0)
    assert "sail island:3 island:3" not in offers
    assert "sail island:6 island:6" in offers
    assert "sail island:3 island:4" in offers
    for ship, hull in enumerate((1, 8, 8)):
        table.ship(ship, (hull, 2 + ship, 2, 2), at=6)
    # Hook fires first, at the biggest hull: P1 wins the tie against P2; a stray 2 strikes seat 0.
    table.feed(6, 1).feed(2, 4, 4).fight(6).done()
    assert (table.places()[0], table.fame()) == (7, [0, 1, 0, 0])


@pytest.mark.rule("PC-X38", "PC-021", "PC-022", "PC-590")
def test_x38a_several_ties() -> None:
    table = Table(4)
    for ship, sails in enumerate((4, 4, 3, 3)):
        table.ship(ship, (8, sails, 2, 2), at=2)
    table.feed(3, 3, 5, 2, 1, 6).fight(2).done()
    assert table.order() == ["ship:0", "ship:1", "ship:3", "ship:2"]


@pytest.mark.rule("PC-X38", "PC-591", "PC-092")
@pytest.mark.parametrize(("dice", "winner"), [((4, 2, 2), 0), ((2, 5, 5, 3, 1), 1)])
def test_x38bc_precedence(dice: tuple[int, ...], winner: int) -> None:
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, at=5, hand=["royal_navy_intercept"]).ship(1, at=5, hand=["royal_navy_intercept"])
    table.ship(2, at=2).ship(3, at=2, hand=["a_fond_farewell"]).window_n1()
    table.do(0, "play hand:14 island:2").do(1, "play hand:14 island:3").feed(*dice).do(3, "play hand:9 island:6").done()
    assert table.navy() == [(2 + winner, winner)]
