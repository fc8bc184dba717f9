"""The Legendary Pirates and the Royal Navy."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.combat.phase import COMBATS
from covetown.games.pirates_cove.navigation import CHARTING
from tests.games.pirates_cove.builder import CAPTAINS, Table

MISSES = {"blackbeard": (1,) * 6, "the_flying_dutchman": (1,) * 4, "captain_hook": (4,) * 3, "bonny_and_read": (1,) * 3}
HOSTILE = list(MISSES)


def meet(key: str, *ships: tuple[int, int, int, int], island: int = 2) -> Table:
    """Ships meet a legend; they are told apart by their sails."""
    table = Table(5).legend("A", key, island)
    for number, levels in enumerate(ships):
        table.ship(number, levels, at=island)
    return table


# All legends.


@pytest.mark.rule("PC-292")
def test_whoever_ends_navigation_at_a_black_ship_meets_its_captain() -> None:
    table = Table(4).legend("A", "captain_hook", 3).start(CHARTING, COMBATS[1])
    for seat, island in enumerate((3, 1, 2, 4)):
        if seat == 3:
            table.feed(4, 4, 4)
        table.do(seat, f"sail island:{island}")
    met = table.told("combat")[0]
    assert [met[fact] for fact in ("island", "ships", "seats", "card", "navy")] == [3, [0], [0], 32, []]


@pytest.mark.rule("PC-293", "PC-228", "PC-294")
@pytest.mark.parametrize("key", HOSTILE)
def test_a_legend_is_hit_on_its_hull_only_and_sinks_at_zero(key: str) -> None:
    table = meet(key, (8, 8, 8, 8)).ship(0, parrot="trelawney").fight(2)
    legend = LEGENDS[CAPTAINS[key]]
    before = (legend.dice, legend.speed)
    table.state.combat.legend_hull = 3
    table.feed(5, 6, 1, 1, 1).feed(*MISSES[key]).do(0, "fire fire")
    assert table.told("volley")[0]["section"] == "hull"
    hull = int(table.state.combat.legend_hull)
    assert hull == (3 if key == "the_flying_dutchman" else 1)
    assert (legend.dice, legend.speed) == before
    table.state.combat.legend_hull = 1
    table.feed(6, 1, 1, 1, 1).do(0, "fire fire")
    assert (table.captain("A"), table.fame()[0], table.asked()) == ("", int(legend.fame), "")


@pytest.mark.rule("PC-295")
def test_a_victorious_legend_is_repaired() -> None:
    table = meet("captain_hook", (1, 8, 8, 8)).ship(0, parrot="trelawney").fight(2)
    table.feed(5, 5, 1, 1, 1).feed(5, 1, 1).do(0, "fire fire")
    assert (table.places()[0], table.state.combat.island, table.captain("A")) == (7, 0, "captain_hook")
    table.ship(1, (8, 8, 2, 2), at=2, parrot="bones").feed(4, 4, 4).fight(2)
    assert table.state.combat.legend_hull == 5


@pytest.mark.rule("PC-296", "PC-297", "PC-298")
@pytest.mark.parametrize("key", HOSTILE)
def test_nobody_decides_or_plays_anything_for_a_legend(key: str) -> None:
    table = meet(key, (8, 2, 2, 2)).ship(1, at=3, hand=["grapeshot_attack", "smoke_screen"]).feed(*MISSES[key]).fight(2)
    assert (table.waiting(), table.asked(), table.told("volley")[0]["side"]) == ([0], "volley", "legend")
    assert table.told("card_played") == []


@pytest.mark.rule("PC-299")
def test_grapple_attack_does_not_change_a_legends_dice() -> None:
    table = (
        meet("captain_hook", (8, 2, 2, 8))
        .ship(0, hand=["grapple_attack"])
        .fight(2)
        .feed(4, 4, 4)
        .do(0, "battle hand:3")
    )
    assert table.done().told("volley")[0]["dice"] == [4, 4, 4]


@pytest.mark.rule("PC-301", "PC-302", "PC-303")
def test_a_legend_fires_down_the_ranking_and_then_ranks_anew() -> None:
    table = meet("blackbeard", (8, 2, 8, 2), (8, 3, 5, 2), (8, 4, 3, 2)).feed(*MISSES["blackbeard"]).fight(2)
    aims = []
    for round_ in range(4):
        aims.append(table.told("volley")[-1]["at"])
        for seat in (2, 1):
            table.feed(1, 1).do(seat, "fire fire")
        if round_ == 2:
            table.ship(0, (8, 2, 2, 2))  # before the new ranking P0 has lost his cannons
        table.feed(1, 1).feed(*MISSES["blackbeard"]).do(0, "fire fire")
    assert aims == ["ship:0", "ship:1", "ship:2", "ship:1"]


@pytest.mark.rule("PC-304")
def test_a_queue_without_anybody_left_is_made_anew_at_once() -> None:
    table = meet("blackbeard", (8, 2, 8, 2), (8, 3, 5, 2)).feed(*MISSES["blackbeard"]).fight(2)
    assert table.told("volley")[-1]["at"] == "ship:0"
    table.feed(6).do(1, "flee flee")
    table.feed(1, 1).feed(*MISSES["blackbeard"]).do(0, "fire fire")
    assert table.told("volley")[-1]["at"] == "ship:0"
    assert len(table.told("prey_ranked")) == 2


@pytest.mark.rule("PC-305", "PC-306", "PC-307")
def test_ranks_are_by_value_and_ties_rolled_after_window_k() -> None:
    table = meet("blackbeard", (8, 2, 3, 2), (8, 3, 4, 2)).ship(0, hand=["powder_keg"]).fight(2)
    assert (table.asked(), table.told("tie_roll")) == ("kegs", [])
    table.feed(6, 2).feed(*MISSES["blackbeard"]).do(0, "pass pass").done()  # levels 3 and 4 have the same value
    assert table.told("tie_roll")[0]["purpose"] == "prey"
    assert table.told("volley")[0]["at"] == "ship:0"


@pytest.mark.rule("PC-305", "PC-337")
def test_bonny_and_read_rank_by_combat_speed() -> None:
    table = meet("bonny_and_read", (8, 2, 2, 2), (8, 5, 2, 2)).ship(0, hand=["blow_me_down"]).fight(2)
    table.feed(1, 1, 1).do(0, "battle hand:2")
    assert table.told("volley")[0]["at"] == "ship:0"  # 5 + 6 against 8


@pytest.mark.rule("PC-308")
@pytest.mark.parametrize(("smoke", "hull"), [(False, 6), (True, 7)])
def test_a_legends_die_hits_as_a_players(smoke: bool, hull: int) -> None:
    table = meet("blackbeard", (8, 2, 2, 2)).ship(0, hand=["smoke_screen"] if smoke else None)
    if smoke:
        table.fight(2).feed(1, 2, 3, 4, 5, 6).do(0, "battle hand:4")
    else:
        table.feed(1, 2, 3, 4, 5, 6).fight(2)
    assert table.levels(0)[0] == hull


@pytest.mark.rule("PC-309", "PC-310", "PC-311", "PC-505")
@pytest.mark.parametrize(("ships", "share"), [(1, 6), (2, 3), (4, 1)])
def test_a_legends_fame_is_shared_at_the_moment_of_sinking(ships: int, share: int) -> None:
    table = (
        meet("blackbeard", *[(8, 8 - ship, 8, 8) for ship in range(ships)])
        .ship(0, parrot="trelawney")
        .ship(4, at=3)
        .fight(2)
    )
    table.state.combat.legend_hull = 1
    table.feed(5, 1, 1, 1, 1).do(0, "fire fire")
    assert table.fame() == [share] * ships + [0] * (5 - ships)
    kinds = table.kinds()
    assert kinds[kinds.index("legend_sunk") + 1] == "fame_gained"


@pytest.mark.rule("PC-310")
def test_who_has_left_does_not_share() -> None:
    table = meet("blackbeard", (8, 8, 8, 8), (8, 7, 8, 8)).ship(0, parrot="trelawney").fight(2)
    table.state.combat.legend_hull = 1
    table.feed(1, 1, 1, 1, 1).feed(2, 1).feed(*MISSES["blackbeard"]).do(0, "fire fire")
    table.feed(6).do(1, "flee flee")
    table.feed(5, 1, 1, 1, 1).do(0, "fire fire")
    assert table.fame()[:2] == [6, 0]


@pytest.mark.rule("PC-311", "PC-314")
def test_if_nobody_may_share_all_is_lost() -> None:
    """P1 fires with a grapeshot and sinks nobody; a keg of P0 would be needed: here P0 alone is privileged."""
    table = meet("blackbeard", (1, 8, 8, 8), (1, 7, 8, 8)).ship(0, parrot="trelawney", hand=["powder_keg"]).fight(2)
    table.state.combat.legend_hull = 2
    table.feed(5, 1, 1, 1, 1).do(0, "fire fire hand:7")
    assert (table.fame()[:2], table.places()[:2]) == ([6, 0], [7, 7])  # P1, crippled too, does not share


@pytest.mark.rule("PC-311")
def test_the_remainder_is_lost() -> None:
    table = meet("captain_hook", (8, 8, 8, 8), (8, 7, 8, 8)).ship(0, parrot="trelawney").fight(2)
    table.state.combat.legend_hull = 1
    table.feed(5, 1, 1, 1, 1).do(0, "fire fire")
    assert table.fame()[:2] == [1, 1]


@pytest.mark.rule("PC-312", "PC-313", "PC-314", "PC-368")
@pytest.mark.parametrize("npc", ["legend", "navy"])
def test_the_keg_players_privilege(npc: str) -> None:
    """P1's own keg on P0's volley sinks the NPC and cripples P1; P2 is crippled too but played nothing."""
    table = Table(5)
    if npc == "legend":
        table.legend("A", "blackbeard", 2)
    else:
        table.squadron(2, by=4)
    table.ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").ship(1, (1, 7, 2, 2), at=2, hand=["powder_keg"])
    table.ship(2, (1, 6, 2, 2), at=2).ship(4, at=3).fight(2)
    if npc == "legend":
        table.state.combat.legend_hull = 2
    else:
        table.state.combat.first_hull = 2
    table.do(0, "fire fire").feed(5, 1, 1, 1, 1).do(1, "kegs hand:7 amount:1")
    share = 3 if npc == "legend" else 2
    assert table.fame()[:3] == [share + 2, share, 0]
    assert table.places()[:3] == [2, 7, 7]


@pytest.mark.rule("PC-312")
def test_a_grapeshot_that_sinks_a_legend_and_cripples_its_shooter_earns_fame() -> None:
    table = meet("blackbeard", (8, 8, 2, 8)).ship(0, parrot="trelawney", hand=["grapeshot_attack"]).fight(2)
    table.state.combat.legend_hull = 1
    table.feed(3, 1).do(0, "fire fire hand:6")
    assert (table.fame()[0], table.places()[0], table.levels(0)[2]) == (6, 7, 0)


# One by one.


@pytest.mark.rule("PC-316", "PC-317", "PC-318")
def test_blackbeard() -> None:
    legend = LEGENDS[0]
    assert (legend.dice, legend.hull, legend.speed, legend.fame) == (6, 8, 24, 6)
    table = meet("blackbeard", (8, 2, 3, 8), (8, 3, 8, 2)).feed(5, 5, 1, 1, 1, 6).fight(2).done()
    assert (table.told("volley")[0]["at"], table.levels(1)) == ("ship:1", (5, 3, 8, 2))


@pytest.mark.rule("PC-319", "PC-320", "PC-321")
def test_the_flying_dutchman() -> None:
    legend = LEGENDS[1]
    assert (legend.dice, legend.hull, legend.speed, legend.fame) == (4, 5, 16, 6)
    table = meet("the_flying_dutchman", (8, 2, 3, 8), (8, 3, 8, 2)).feed(5, 5, 1, 6).fight(2).done()
    assert (table.told("volley")[0]["at"], table.levels(0)) == ("ship:0", (8, 2, 3, 5))


@pytest.mark.rule("PC-322", "PC-323", "PC-324", "PC-325")
@pytest.mark.parametrize(
    ("hits", "keg", "hull"), [(0, False, 5), (1, False, 5), (2, False, 5), (3, False, 4), (4, False, 3), (2, True, 3)]
)
def test_the_dutchman_regains_up_to_two(hits: int, keg: bool, hull: int) -> None:
    """With a keg two hits cost four points, of which two come back."""
    table = meet("the_flying_dutchman", (8, 2, 8, 8)).ship(0, hand=["powder_keg"] if keg else None)
    if keg:
        table.fight(2).feed(1, 1, 1, 1).do(0, "pass pass")
    else:
        table.feed(1, 1, 1, 1).fight(2)
    table.feed(*[5] * hits, *[1] * (5 - hits)).feed(1, 1, 1, 1).do(0, "fire fire hand:7" if keg else "fire fire")
    assert table.state.combat.legend_hull == hull


@pytest.mark.rule("PC-323")
def test_points_lost_in_earlier_rounds_are_never_regained() -> None:
    table = meet("the_flying_dutchman", (8, 2, 8, 8)).feed(1, 1, 1, 1).fight(2)
    table.feed(5, 5, 5, 5, 1).feed(1, 1, 1, 1).do(0, "fire fire")
    assert table.state.combat.legend_hull == 3
    table.feed(1, 1, 1, 1, 1).feed(1, 1, 1, 1).do(0, "fire fire")
    assert table.state.combat.legend_hull == 3


@pytest.mark.rule("PC-324")
def test_a_sunk_dutchman_regains_nothing() -> None:
    table = meet("the_flying_dutchman", (8, 3, 8, 8), (8, 2, 2, 2)).feed(1, 1, 1, 1).fight(2)
    table.feed(5, 5, 5, 5, 5).do(0, "fire fire")
    assert table.captain("A") == ""
    table.fire(1, "section:0:hull", 1, 1)
    assert (table.state.combat.legend_hull, table.told("hull_regained"), table.state.combat.round) == (0, [], 2)


@pytest.mark.rule("PC-326", "PC-327", "PC-328")
def test_captain_hook() -> None:
    legend = LEGENDS[2]
    assert (legend.dice, legend.hull, legend.speed, legend.fame) == (3, 5, 18, 3)
    table = meet("captain_hook", (3, 2, 3, 8), (6, 3, 8, 2)).feed(5, 4, 6).fight(2).done()
    assert (table.told("volley")[0]["at"], table.levels(1)) == ("ship:1", (4, 3, 8, 2))


@pytest.mark.rule("PC-329", "PC-330", "PC-331", "PC-332")
def test_hooks_numbers_begin_left_of_the_target() -> None:
    """P3 is the target: P4 is 1, P0 is 2 (seats 1 and 2 are not here)."""
    table = Table(5).legend("A", "captain_hook", 2)
    table.ship(3, (8, 2, 2, 2), at=2).ship(4, (7, 3, 2, 2), at=2).ship(0, (6, 4, 2, 2), at=2).ship(1, at=3)
    table.feed(1, 2, 3).fight(2).done()
    assert [event["ship"] for event in table.told("stray_shot")] == [4, 0]
    assert [table.levels(ship) for ship in (3, 4, 0)] == [(8, 2, 2, 2), (6, 3, 2, 2), (5, 4, 2, 2)]


@pytest.mark.rule("PC-333")
def test_strays_never_strike_npcs_or_ships_elsewhere() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2).ship(1, at=3)
    table.fight(2).feed(1, 1, 1, 1).feed(1, 2, 3).do(3, "aim section:0:sails").done()
    assert (table.told("stray_shot"), table.levels(1), table.state.combat.first_hull) == ([], (2, 2, 2, 2), 4)
    assert table.state.combat.legend_hull == 5


@pytest.mark.rule("PC-336", "PC-337", "PC-338")
def test_bonny_and_read() -> None:
    legend = LEGENDS[3]
    assert (legend.dice, legend.hull, legend.speed, legend.fame) == (3, 5, 22, 6)
    table = meet("bonny_and_read", (8, 2, 3, 8), (6, 4, 8, 3)).feed(5, 4, 6).fight(2).done()
    assert (table.told("volley")[0]["at"], table.levels(1)) == ("ship:1", (4, 2, 6, 1))


@pytest.mark.rule("PC-339", "PC-490")
def test_bonny_and_reads_dice_count_once_for_a_keg() -> None:
    table = meet("bonny_and_read", (8, 2, 4, 8)).ship(1, (8, 3, 8, 8), at=2, hand=["powder_keg"]).fight(2)
    table.feed(5, 1, 1).do(1, "kegs hand:7 amount:1")
    assert table.levels(1) == (8 - 1 - 1, 2, 7, 7)
    assert (table.levels(0)[0], table.state.combat.legend_hull) == (7, 4)


# The Cacafuego.


@pytest.mark.rule("PC-340", "PC-344", "PC-345", "PC-508")
def test_a_lone_captain_takes_the_cacafuego() -> None:
    table = meet("the_cacafuego", (2, 2, 2, 2)).feed(4).fight(2).done()
    assert (table.fame()[0], table.told("combat"), table.asked()) == (4, [], "")


@pytest.mark.rule("PC-341", "PC-342", "PC-343")
def test_the_cacafuego_is_fought_for_and_the_die_comes_last() -> None:
    table = meet("the_cacafuego", (8, 5, 4, 4), (1, 2, 2, 2)).fight(2)
    assert table.told("cacafuego_captured") == []
    table.do(0, "fire fire").feed(5, 1, 1, 6).do(0, "aim section:1:hull").done()
    assert table.fame()[:2] == [7, 0]
    kinds = table.kinds()
    assert kinds.index("combat_won") < kinds.index("cacafuego_captured")


@pytest.mark.rule("PC-346")
def test_the_cacafuego_is_shared_on_treasure_island() -> None:
    table = meet("the_cacafuego", (2, 2, 2, 2), (2, 3, 2, 2), island=6).feed(3).fight(6).done()
    assert table.fame()[:2] == [1, 1]


@pytest.mark.rule("PC-347")
def test_the_navy_is_fought_before_the_capture() -> None:
    table = meet("the_cacafuego", (8, 8, 8, 8)).ship(0, parrot="trelawney").squadron(2, by=3).fight(2)
    assert table.told("combat")[0]["squadrons"] == 1
    table.feed(5, 5, 5, 5, 1).feed(2).do(0, "fire fire").done()
    assert table.fame()[0] == 4 + 2
    kinds = table.kinds()
    assert kinds.index("navy_sunk") < kinds.index("cacafuego_captured")


@pytest.mark.rule("PC-348", "PC-349")
def test_an_uncaptured_cacafuego_sails_on_and_a_captured_one_is_replaced() -> None:
    table = meet("the_cacafuego", (8, 8, 8, 8)).squadron(2, by=3).ship(0, parrot="trelawney").fight(2)
    table.feed(6).do(0, "flee flee").closing()
    assert (table.captain("A"), table.state.place_a) == ("the_cacafuego", 3)
    table = meet("the_cacafuego", (2, 2, 2, 2)).feed(1).fight(2)
    assert table.state.sunk_legends == (4,)
    table.closing()
    assert table.captain("A") == "blackbeard"


@pytest.mark.rule("PC-350", "PC-190")
def test_players_fire_at_each_other_beside_the_cacafuego() -> None:
    table = meet("the_cacafuego", (8, 5, 4, 4), (8, 2, 2, 2)).fight(2).do(0, "fire fire")
    assert table.offers(0)[0] == "aim section:1:hull"


# The Royal Navy.


@pytest.mark.rule("PC-351")
def test_the_navy_comes_through_intercept_only() -> None:
    table = Table(4).ship(0, at=2).start(CHARTING)
    for seat in range(4):
        table.do(seat, "sail island:6" if seat else "sail island:2")
    assert table.navy() == []
    table.legend("A", "blackbeard", 6).ship(0, hand=["royal_navy_intercept"]).window_n1().do(0, "play hand:14 island:3")
    assert table.navy() == [(3, 0)]
    table.closing()
    assert table.navy() == []


@pytest.mark.rule("PC-352", "PC-365", "PC-370")
def test_a_squadron_in_combat() -> None:
    table = Table(4).squadron(2, by=3).ship(0, (8, 8, 8, 2), at=2, hand=["grapple_attack"]).ship(1, (8, 2, 2, 2), at=2)
    table.ship(1, hand=["smoke_screen"]).fight(2).do(0, "battle hand:3").do(1, "battle hand:4")
    combat = table.state.combat
    assert (combat.first_hull, table.order()) == (4, ["navy:0", "ship:0", "ship:1"])  # speed 20
    table.feed(3, 4, 5, 6).do(3, "aim section:1:hull").done()  # four dice, whatever Grapple Attack says
    assert table.levels(1)[0] == 7  # only the 6 through the smoke
    table.feed(1, 1).do(0, "fire fire").feed(1, 1).do(1, "fire fire")
    table.feed(3, 4, 5, 6).do(3, "aim section:0:hull")
    assert table.levels(0)[0] == 6


@pytest.mark.rule("PC-353", "PC-354", "PC-355", "PC-450")
def test_where_the_navy_can_be_sent() -> None:
    table = Table(4).legend("A", "blackbeard", 6).ship(0, at=3, hand=["royal_navy_intercept"]).ship(1, at=4).window_n1()
    assert table.offers(0) == ["pass pass", *[f"play hand:14 island:{island}" for island in (1, 2, 4, 5)]]


@pytest.mark.rule("PC-356", "PC-451")
def test_each_intercept_brings_its_own_squadron() -> None:
    table = Table(4).legend("A", "blackbeard", 6).ship(0, at=3, hand=["royal_navy_intercept"])
    table.ship(1, at=4, hand=["royal_navy_intercept"]).ship(2, (8, 2, 2, 2), at=2).window_n1()
    table.do(0, "play hand:14 island:2").feed(5, 2).do(1, "play hand:14 island:2").do(1, "play hand:14 island:2").done()
    assert table.navy() == [(2, 0), (2, 1)]
    table.feed(5, 1).fight(2)
    assert (table.asked(), table.waiting()) == ("navy_target", [0])
    assert table.state.decision(0).prompt.args.items() >= {"squadron": 1, "squadrons": 2}.items()
    table.feed(1, 1, 1, 1).do(0, "aim section:2:hull")
    assert (table.asked(), table.waiting()) == ("navy_target", [1])
    assert table.state.decision(1).prompt.args.items() >= {"squadron": 2, "squadrons": 2}.items()
    assert (table.state.combat.first_hull, table.state.combat.second_hull) == (4, 4)


@pytest.mark.rule("PC-357", "PC-253")
def test_a_commission_does_not_change_the_order_of_arrival() -> None:
    table = (
        Table(5)
        .legend("A", "blackbeard", 6)
        .squadron(2, by=3)
        .squadron(4, by=1)
        .ship(0, at=2, hand=["privateering_commission"])
    )
    table.window_n1().do(0, "play hand:13 navy:0 island:4")
    assert table.navy() == [(4, 0), (4, 1)]


@pytest.mark.rule("PC-358", "PC-359", "PC-361", "PC-547")
def test_the_controller_decides_anew_at_each_turn_wherever_he_is() -> None:
    table = Table(4).squadron(2, by=3).ship(3, at=7).ship(0, (8, 8, 8, 8), at=2).ship(1, (8, 2, 2, 2), at=2).fight(2)
    assert table.offers(3) == [
        f"aim section:{ship}:{s}" for ship in (0, 1) for s in ("hull", "sails", "cannon", "crew")
    ]
    table.feed(5, 1, 1, 1).do(3, "aim section:1:crew")
    assert table.levels(1)[3] == 1
    table.feed(1, 1, 1, 1, 1).do(0, "fire fire").feed(1, 1).do(1, "fire fire")
    assert (table.asked(), table.waiting()) == ("navy_target", [3])
    table.feed(5, 1, 1, 1).do(3, "aim section:0:hull")
    assert table.levels(0)[0] == 7


@pytest.mark.rule("PC-359")
def test_the_controller_decides_after_window_k() -> None:
    table = Table(4).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2, hand=["powder_keg"]).fight(2)
    assert table.asked() == "kegs"
    table.do(0, "pass pass")
    assert table.asked() == "navy_target"


@pytest.mark.rule("PC-360", "PC-566")
@pytest.mark.parametrize(
    ("option", "sections"), [("controller", ["hull", "sails", "cannon", "crew"]), ("hull", ["hull"])]
)
def test_the_navys_section(option: str, sections: list[str]) -> None:
    table = (
        Table(4, navy_section=option).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2).ship(1, (8, 3, 2, 2), at=2).fight(2)
    )
    assert table.offers(3) == [f"aim section:{ship}:{s}" for ship in (0, 1) for s in sections]


@pytest.mark.rule("PC-361")
def test_the_controller_directs_even_when_his_ship_is_crippled() -> None:
    table = (
        Table(4).squadron(3, by=0).ship(0, (1, 2, 2, 2), at=2).ship(1, (8, 5, 4, 4), at=2).ship(2, (8, 2, 2, 2), at=3)
    )
    table.fight(2).fire(1, "section:0:hull", 5, 1, 1)
    assert (table.places()[0], table.asked(), table.waiting()) == (7, "navy_target", [0])


@pytest.mark.rule("PC-362", "PC-371")
def test_a_squadron_fires_at_player_ships_of_its_combat_only() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2).ship(1, at=4).fight(2)
    assert all(offer.startswith("aim section:0:") for offer in table.offers(3))


@pytest.mark.rule("PC-366", "PC-367")
def test_a_squadrons_fame() -> None:
    table = (
        Table(4).squadron(2, by=3).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").ship(1, (8, 3, 2, 2), at=2).fight(2)
    )
    table.feed(5, 5, 5, 5, 1).do(0, "fire fire")
    assert table.fame() == [2, 2, 0, 0]


@pytest.mark.rule("PC-372")
@pytest.mark.parametrize("won", [True, False])
def test_the_navy_leaves_after_its_combat(won: bool) -> None:
    table = Table(4).squadron(2, by=3).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").fight(2)
    if won:
        table.feed(5, 5, 5, 5, 1).do(0, "fire fire")
    else:
        table.feed(6).do(0, "flee flee")
    assert (table.navy(), table.asked()) == ([], "")
