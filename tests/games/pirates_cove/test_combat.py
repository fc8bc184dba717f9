"""Combat in full: participants, order, battle cards, volleys, absorbing, resolving, the end."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.combat.ledger import ROUND_LIMIT
from covetown.games.pirates_cove.combat.phase import COMBATS
from tests.games.pirates_cove.builder import Table


def duel(
    first: tuple[int, int, int, int] = (8, 5, 4, 4), second: tuple[int, int, int, int] = (8, 3, 4, 4), **extra: object
) -> Table:
    """P0 is faster than P1, both at Hull Island; nobody has a card unless the test gives one."""
    table = Table(4).ship(0, first, at=2, **extra)  # type: ignore[arg-type]
    return table.ship(1, second, at=2)


# Participants.


@pytest.mark.rule("PC-189", "PC-193")
def test_all_ships_and_hostile_npcs_at_the_island_take_part() -> None:
    table = Table(5).legend("A", "captain_hook", 2).squadron(2, by=3).squadron(4, by=3)
    for ship, place in enumerate((2, 2, 3, 4, 7)):
        table.ship(ship, (8, 2 + ship, 2, 2), at=place)
    table.fight(2)
    combat = table.state.combat
    assert (combat.present, combat.legend, combat.first_hull, combat.second_hull) == (0b00011, 2, 4, 0)
    assert table.asked() == "navy_target"  # the fastest of all
    assert table.order() == ["navy:0", "legend", "ship:1", "ship:0"]


@pytest.mark.rule("PC-193")
def test_a_combat_is_a_battle_card_step_and_then_rounds() -> None:
    table = duel(hand=["smoke_screen"]).fight(2)
    assert (table.asked(), table.state.combat.round) == ("battle_card", 0)
    table.do(0, "pass pass")
    assert (table.asked(), table.state.combat.round) == ("volley", 1)


@pytest.mark.rule("PC-190", "PC-350")
def test_the_cacafuego_takes_no_part() -> None:
    table = duel(hand=["powder_keg"]).legend("A", "the_cacafuego", 2).fight(2)
    assert (table.state.combat.legend, table.order()) == (-1, ["ship:0", "ship:1"])
    table.do(0, "fire fire hand:7")
    assert table.offers(0) == [f"aim section:1:{section}" for section in ("hull", "sails", "cannon", "crew")]
    table.feed(6, 6, 1).do(0, "aim section:1:crew")
    assert (table.captain("A"), [table.levels(ship)[0] for ship in (0, 1)]) == ("the_cacafuego", [6, 6])


@pytest.mark.rule("PC-191", "PC-295")
def test_every_npc_starts_with_its_full_hull() -> None:
    table = Table(4).legend("A", "blackbeard", 2).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").fight(2)
    assert table.state.combat.legend_hull == 8
    table.feed(5, 5, 5, 1, 1).feed(1, 1, 1, 1, 1, 1).do(0, "fire fire")
    assert table.state.combat.legend_hull == 5
    table.feed(6).do(0, "flee flee")
    table.ship(1, (8, 8, 8, 8), at=2).feed(1, 1, 1, 1, 1, 1).fight(2)
    assert table.state.combat.legend_hull == 8  # fully repaired after driving off P0


@pytest.mark.rule("PC-192", "PC-264")
def test_the_hit_flag_starts_off_in_every_combat() -> None:
    table = duel().fight(2)
    assert table.state.combat.hit == 0
    table.fire(0, "section:1:hull", 5, 1, 1)
    assert table.state.combat.hit == 0b10
    table.feed(6).do(1, "flee flee")
    table.ship(1, at=2).fight(2)
    assert table.state.combat.hit == 0


# Speed and order.


@pytest.mark.rule("PC-194")
def test_combat_speed() -> None:
    table = duel((8, 5, 4, 4), hand=["blow_me_down", "blow_me_down", "treasure_overboard"], chests=3)
    table.ship(0, parrot="trelawney").fight(2).do(0, "battle hand:2").do(0, "battle hand:2")
    table.do(0, "battle hand:5 amount:3")
    assert table.state.combat_speed(0) == 8 + 20 + 6 + 6 + 6
    assert table.state.combat_speed(1) == 6


@pytest.mark.rule("PC-195", "PC-196")
def test_the_order_is_made_at_the_start_of_a_round() -> None:
    table = duel((8, 5, 4, 4), (8, 4, 4, 4)).ship(2, (8, 3, 4, 4), at=2).fight(2)
    assert table.order() == ["ship:0", "ship:1", "ship:2"]
    table.fire(0, "section:1:sails", 6, 6, 1)  # P1 is now the slowest, but acts second all the same
    assert (table.waiting(), table.order()) == ([1], ["ship:0", "ship:1", "ship:2"])
    table.fire(1, "section:0:hull", 1, 1, 1).fire(2, "section:0:hull", 1, 1, 1)
    assert table.order() == ["ship:0", "ship:2", "ship:1"]


@pytest.mark.rule("PC-197", "PC-198")
def test_equal_speeds_are_rolled_also_among_npcs() -> None:
    table = Table(4).squadron(2, by=3).squadron(2, by=2).ship(0, (8, 8, 2, 2), at=2).feed(2, 5).fight(2).done()
    assert table.order() == ["navy:1", "navy:0", "ship:0"]


@pytest.mark.rule("PC-199")
def test_the_order_of_the_card_step_ranks_all_player_ships_anew_each_round() -> None:
    table = Table(4).legend("A", "captain_hook", 2)
    table.ship(0, (8, 3, 2, 2), at=2, hand=["smoke_screen", "grapple_attack"]).ship(1, (8, 3, 2, 2), at=2)
    table.feed(2, 4).fight(2).done()
    assert (table.order(), table.waiting()) == (["ship:1", "ship:0"], [0])  # P1's empty hand is ranked, no NPC is
    table.feed(5, 1).do(0, "battle hand:4").done()
    assert (table.order(), table.waiting()) == (["ship:0", "ship:1"], [0])


# The battle-card step.


@pytest.mark.rule("PC-200", "PC-201", "PC-202")
def test_the_fastest_begins_and_each_plays_one_card_or_passes() -> None:
    table = duel(hand=["smoke_screen", "grapple_attack"]).ship(1, hand=["grapple_attack"]).fight(2)
    assert table.waiting() == [0]
    table.do(0, "battle hand:4")
    assert (table.state.combat.smoke, table.waiting()) == (0b01, [1])  # at once, and then the next
    assert table.told("card_played") == [{"seat": 0, "ship": 0, "mark": "", "card": 4}]


@pytest.mark.rule("PC-203", "PC-204", "PC-205")
def test_the_step_ends_when_all_have_passed() -> None:
    table = duel(hand=["smoke_screen"]).ship(1, hand=["grapple_attack"]).fight(2)
    table.do(0, "pass pass").do(1, "battle hand:3")
    assert table.waiting() == [0]  # the play lifts his pass
    table.do(0, "pass pass")
    assert table.asked() == "volley"


@pytest.mark.rule("PC-206")
def test_who_has_just_played_is_asked_again() -> None:
    table = duel(hand=["smoke_screen", "blow_me_down"]).fight(2).do(0, "battle hand:4")
    assert (table.asked(), table.waiting()) == ("battle_card", [0])


@pytest.mark.rule("PC-207", "PC-208")
def test_battle_cards_last_the_whole_combat_even_when_their_player_has_left() -> None:
    table = duel((8, 5, 2, 7), (8, 4, 2, 7), hand=["grapple_attack"]).ship(2, (8, 3, 2, 7), at=2).fight(2)
    table.do(0, "battle hand:3").feed(6).do(0, "flee flee")
    table.fire(1, "section:2:hull", 1, 1, 1, 1, 1).fire(2, "section:1:hull", 1, 1, 1, 1, 1)
    table.fire(1, "section:2:hull", 1, 1, 1, 1, 1).done()
    assert table.discard() == []


@pytest.mark.rule("PC-209")
def test_battle_cards_are_discarded_when_the_combat_is_over() -> None:
    table = duel(hand=["grapple_attack", "smoke_screen"]).fight(2).do(0, "battle hand:3").do(0, "battle hand:4")
    assert table.discard() == []
    table.feed(6).do(0, "flee flee")
    assert sorted(table.discard()) == ["grapple_attack", "smoke_screen"]


@pytest.mark.rule("PC-210")
def test_a_battle_card_is_for_the_own_ship() -> None:
    table = (
        Table(4)
        .squadron(2, by=0)
        .ship(0, at=3, hand=["smoke_screen"])
        .ship(1, (8, 2, 2, 2), at=2, hand=["smoke_screen"])
    )
    table.fight(2)
    assert table.waiting() == [1]  # the Navy's controller is not asked
    table.do(1, "battle hand:4")
    assert table.state.combat.smoke == 0b10


@pytest.mark.rule("PC-211", "PC-470", "PC-473", "PC-475")
def test_a_battle_card_may_be_played_in_vain_treasure_overboard_excepted() -> None:
    table = duel(hand=["grapple_attack", "grapple_attack", "smoke_screen", "smoke_screen", "treasure_overboard"]).fight(
        2
    )
    assert not [offer for offer in table.offers(0) if "hand:5" in offer]  # no chest aboard
    for card in (3, 3, 4, 4):
        table.do(0, f"battle hand:{card}")
    combat = table.state.combat
    assert (combat.grapple, combat.smoke, len(combat.cards)) == (1, 0b01, 4)


@pytest.mark.rule("PC-212")
def test_the_card_step_is_skipped_without_cards() -> None:
    table = Table(4).ship(0, (8, 3, 2, 2), at=2).ship(1, (8, 3, 2, 2), at=2).ship(2, at=3, hand=["smoke_screen"])
    table.feed(2, 1).fight(2).done()  # one tie roll only: that of the round
    assert [roll["purpose"] for roll in table.told("tie_roll")] == ["speed"]
    assert table.told("passed") == []


@pytest.mark.rule("PC-097", "PC-212")
def test_a_hand_without_battle_cards_passes_by_itself() -> None:
    table = duel(hand=["fame_one"]).fight(2)
    assert (table.asked(), [event["ship"] for event in table.told("passed")]) == ("volley", [0, 1])


# Rounds of volleys.


@pytest.mark.rule("PC-213", "PC-217")
def test_every_ship_acts_once_a_round_until_the_combat_ends() -> None:
    table = duel().ship(2, (8, 2, 4, 4), at=2).fight(2)
    for round_ in (1, 2, 3):
        for seat in (0, 1, 2):
            assert (table.state.combat.round, table.waiting()) == (round_, [seat])
            table.fire(seat, f"section:{(seat + 1) % 3}:hull", 1, 1, 1)


@pytest.mark.rule("PC-214", "PC-287")
def test_a_ship_that_has_left_does_not_act() -> None:
    table = duel((8, 5, 4, 4), (1, 4, 4, 4)).ship(2, (8, 3, 4, 4), at=2).fight(2).fire(0, "section:1:hull", 5, 1, 1)
    assert (table.places()[1], table.waiting()) == (7, [2])


@pytest.mark.rule("PC-215", "PC-543", "PC-268", "PC-269")
def test_a_player_on_turn_fires_or_flees() -> None:
    table = duel().fight(2)
    assert (table.state.combat.round, table.offers(0)) == (1, ["fire fire", "flee flee"])


@pytest.mark.rule("PC-216", "PC-281")
def test_legends_and_navy_always_fire() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2).fight(2)
    table.feed(1, 1, 1, 1).feed(1, 1, 1).do(3, "aim section:0:hull")
    assert [shot["side"] for shot in table.told("volley")][:2] == ["navy:0", "legend"]
    assert "fled" not in table.kinds()


@pytest.mark.rule("PC-218")
def test_who_fires_cannot_flee_any_more() -> None:
    table = duel().ship(1, hand=["powder_keg"]).fight(2).do(0, "fire fire").do(1, "kegs hand:7 amount:1")
    assert (table.asked(), [offer for offer in table.offers(0) if "flee" in offer]) == ("target", [])


# Firing.


@pytest.mark.rule("PC-219", "PC-222", "PC-230")
def test_cards_then_kegs_then_target_then_roll() -> None:
    table = duel(hand=["grapeshot_attack"]).ship(1, hand=["powder_keg"]).fight(2).silence()
    table.do(0, "fire fire hand:6").do(1, "kegs hand:7 amount:1")
    assert (table.asked(), table.kinds()) == ("target", ["card_played", "card_played"])
    table.feed(1, 1, 1).do(0, "aim section:1:sails")
    volley = table.told("volley")[0]
    assert (volley["at"], volley["section"]) == ("ship:1", "sails")


@pytest.mark.rule("PC-220", "PC-221", "PC-544")
def test_sets_of_volley_cards_on_one_volley() -> None:
    hand = ["grapeshot_attack", "grapeshot_attack", "six_gun_salute", "six_gun_salute", "powder_keg", "powder_keg"]
    table = duel(hand=hand).fight(2)
    sets = [" ".join(offer.split()[2:]) for offer in table.offers(0) if offer.startswith("fire")]
    expected = [
        " ".join([*["hand:6"] * grape, *["hand:8"] * salute, *["hand:7"] * kegs])
        for kegs in range(3)
        for salute in range(2)
        for grape in range(2)
    ]
    assert sorted(sets) == sorted(expected)


@pytest.mark.rule("PC-223", "PC-224", "PC-545")
def test_kegs_are_asked_for_in_the_order_of_the_round() -> None:
    table = Table(5)
    for ship, sails in enumerate((5, 2, 8, 4)):
        table.ship(ship, (8, sails, 2, 2), at=2)
    table.ship(4, at=3, hand=["powder_keg"]).ship(1, hand=["powder_keg"])
    table.fight(2).do(2, "fire fire")
    assert (table.asked(), table.waiting(), table.offers(1)) == ("kegs", [1], ["pass pass", "kegs hand:7 amount:1"])
    table = Table(4)
    for ship, sails in enumerate((8, 2, 5, 4)):
        table.ship(ship, (8, sails, 2, 2), at=2, hand=["powder_keg"] if ship in (1, 2) else None)
    table.fight(2).do(0, "fire fire")
    assert table.waiting() == [2]
    table.do(2, "pass pass")
    assert table.waiting() == [1]
    both = duel().ship(1, hand=["powder_keg", "powder_keg"]).fight(2).do(0, "fire fire")
    assert both.offers(1) == ["pass pass", "kegs hand:7 amount:1", "kegs hand:7 amount:2"]


@pytest.mark.rule("PC-223")
def test_the_shooter_is_not_asked_in_window_k() -> None:
    table = duel(hand=["powder_keg"]).fight(2).do(0, "fire fire")
    assert table.asked() == "target"


@pytest.mark.rule("PC-225")
def test_window_k_in_the_volleys_of_npcs() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2, hand=["powder_keg"])
    table.fight(2)
    assert (table.asked(), table.waiting(), table.told("volley")) == ("kegs", [0], [])
    table.do(0, "pass pass").feed(1, 1, 1, 1).do(3, "aim section:0:hull")
    assert (table.asked(), table.waiting(), len(table.told("volley"))) == ("kegs", [0], 1)
    table.feed(1, 1, 1).do(0, "kegs hand:7 amount:1")
    assert table.told("volley")[1]["side"] == "legend"


@pytest.mark.rule("PC-226", "PC-227", "PC-228", "PC-300", "PC-363", "PC-364", "PC-546")
def test_hostile_npcs_must_be_fired_at_first() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).squadron(2, by=3)
    table.ship(0, (8, 8, 2, 2), at=2, parrot="trelawney").ship(1, (8, 2, 2, 2), at=2)
    table.feed(6, 1).fight(2).do(0, "fire fire")
    assert table.offers(0) == ["aim legend:A", "aim navy:0", "aim navy:1"]
    table.feed(5, 1).do(0, "aim navy:1")
    assert (table.state.combat.first_hull, table.state.combat.second_hull) == (4, 3)
    alone = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 8, 2, 2), at=2, parrot="trelawney")
    alone.ship(1, (8, 2, 2, 2), at=2).fight(2).feed(1, 1, 2, 1, 1, 1, 1).do(0, "fire fire")
    assert alone.told("volley")[0]["at"] == "legend"  # nothing to choose


@pytest.mark.rule("PC-229", "PC-546")
def test_without_npc_the_shooter_names_ship_and_section() -> None:
    table = duel().ship(2, (8, 2, 2, 2), at=2).ship(3, at=3).fight(2).do(0, "fire fire")
    assert table.offers(0) == [
        f"aim section:{ship}:{s}" for ship in (1, 2) for s in ("hull", "sails", "cannon", "crew")
    ]


@pytest.mark.rule("PC-231", "PC-390", "PC-391", "PC-392", "PC-393", "PC-394", "PC-468")
@pytest.mark.parametrize(
    ("parrot", "grapple", "cannon", "crew", "dice"),
    [
        (None, False, 5, 3, 3),
        (None, False, 3, 8, 3),
        (None, True, 3, 8, 5),
        (None, True, 8, 3, 3),
        ("bones", False, 8, 1, 5),
        ("bones", True, 3, 8, 3),
        ("silver", False, 1, 1, 6),
        ("silver", True, 1, 1, 6),
        ("flint", True, 2, 7, 5),
        ("trelawney", False, 7, 2, 2),
    ],
)
def test_how_many_dice(parrot: str | None, grapple: bool, cannon: int, crew: int, dice: int) -> None:
    table = Table(4).ship(0, (8, 8, cannon, crew), at=2, parrot=parrot, hand=["grapple_attack"] if grapple else None)
    table.ship(1, (8, 2, 2, 2), at=2).fight(2)
    if grapple:
        table.do(0, "battle hand:3")
    table.do(0, "fire fire").feed(*[1] * dice).do(0, "aim section:1:hull").done()
    assert len(table.told("volley")[0]["dice"]) == dice  # type: ignore[arg-type]


@pytest.mark.rule("PC-232", "PC-233", "PC-234", "PC-471", "PC-479", "PC-480")
@pytest.mark.parametrize(
    ("smoke", "grape", "hits"), [(False, False, 2), (True, False, 1), (False, True, 4), (True, True, 4)]
)
def test_what_hits(smoke: bool, grape: bool, hits: int) -> None:
    table = Table(4).ship(0, (8, 8, 8, 8), at=2, parrot="silver", hand=["grapeshot_attack"] if grape else None)
    table.ship(1, (8, 7, 2, 2), at=2, hand=["smoke_screen"] if smoke else None).fight(2)
    if smoke:
        table.do(1, "battle hand:4")
    table.do(0, "fire fire hand:6" if grape else "fire fire").feed(1, 2, 3, 4, 5, 6).do(0, "aim section:1:sails")
    assert (table.levels(1)[1], table.told("volley")[0]["hits"]) == (7 - hits, hits)
    needed = 3 if grape else 6 if smoke else 5
    assert table.told("volley")[0]["needed"] == needed


@pytest.mark.rule("PC-235", "PC-236")
def test_hits_cost_levels_and_never_spill_over() -> None:
    table = (
        duel((8, 5, 8, 8), (8, 3, 2, 4)).ship(2, (3, 2, 2, 2), at=2).fight(2).fire(0, "section:1:cannon", 5, 6, 5, 6, 5)
    )
    assert (table.levels(1), table.levels(2)) == ((8, 3, 0, 4), (3, 2, 2, 2))
    assert [(event["section"], event["amount"], event["level"]) for event in table.told("levels_lost")] == [
        ("cannon", 2, 0)
    ]


@pytest.mark.rule("PC-237", "PC-293", "PC-495")
def test_hits_on_an_npc() -> None:
    table = (
        Table(4).legend("A", "captain_hook", 2).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney", hand=["six_gun_salute"])
    )
    table.fight(2).feed(5, 6, 1, 1, 1).feed(4, 4, 4).feed(4, 4, 4).do(0, "fire fire hand:8")
    assert table.state.combat.legend_hull == 3
    table.feed(5, 5, 5, 1, 1).do(0, "fire fire")
    assert (table.fame()[0], table.captain("A")) == (3, "")


@pytest.mark.rule("PC-238", "PC-239", "PC-491")
def test_a_volley_card_counts_for_one_roll_and_is_discarded() -> None:
    table = duel(hand=["grapeshot_attack", "powder_keg"]).fight(2).do(0, "fire fire hand:6 hand:7")
    assert table.discard() == []
    table.feed(1, 1, 1).do(0, "aim section:1:hull")  # no hit at all
    assert sorted(table.discard()) == ["grapeshot_attack", "powder_keg"]
    assert [table.levels(ship)[0] for ship in (0, 1)] == [8, 8]
    table.fire(1, "section:0:hull", 3, 4, 1)
    assert table.levels(0)[0] == 8  # 3 and 4 miss again


@pytest.mark.rule("PC-240", "PC-369")
def test_no_volley_card_for_the_navy() -> None:
    table = Table(4).squadron(2, by=3).ship(3, at=4, hand=["grapeshot_attack", "six_gun_salute", "powder_keg"])
    table.ship(0, (8, 2, 2, 2), at=2).fight(2)
    assert (table.asked(), table.waiting()) == ("navy_target", [3])
    assert all("hand" not in offer for offer in table.offers(3))


# Absorbing.


@pytest.mark.rule("PC-241", "PC-242", "PC-243", "PC-244", "PC-398", "PC-401", "PC-409", "PC-410")
@pytest.mark.parametrize(
    ("master", "parrot", "hurt", "hits", "left"),
    [
        ("upright", False, False, 1, ("turned", "", 0, 8)),
        ("upright", False, False, 2, ("", "", 0, 8)),
        ("upright", False, False, 3, ("", "", 0, 7)),
        ("turned", False, False, 1, ("", "", 0, 8)),
        ("turned", False, False, 2, ("", "", 0, 7)),
        ("", True, False, 1, ("", "hurt", 0, 8)),
        ("", True, False, 2, ("", "", 2, 8)),
        ("", True, True, 1, ("", "", 2, 8)),
        ("", True, True, 2, ("", "", 2, 7)),
        ("upright", True, False, 2, ("", "well", 0, 8)),
        ("upright", True, False, 3, ("", "hurt", 0, 8)),
        ("upright", True, False, 5, ("", "", 2, 7)),
        ("turned", True, True, 3, ("", "", 2, 7)),
    ],
)
def test_who_takes_the_hits(master: str, parrot: bool, hurt: bool, hits: int, left: tuple[str, str, int, int]) -> None:
    """P1's hull: Mastercraft first, then Captain Flint's parrot, then levels."""
    table = Table(4).ship(0, (8, 8, 8, 8), at=2)
    table.ship(
        1,
        (8, 2, 2, 2),
        at=2,
        fame=9,
        parrot="flint" if parrot else None,
        hurt=hurt,
        masters={"hull": master} if master else None,
    )
    table.fight(2).fire(0, "section:1:hull", *[5] * hits, *[1] * (5 - hits))
    ship = table.state.ships[1]
    bird = "" if table.parrot(1) == "" else ("hurt" if ship.hurt else "well")
    assert (table.masters(1).get("hull", ""), bird, 9 - table.fame()[1], table.levels(1)[0]) == left


@pytest.mark.rule("PC-245", "PC-409")
def test_each_section_absorbs_for_itself() -> None:
    table = duel((8, 5, 8, 8), (8, 3, 4, 4)).ship(1, masters={"hull": "upright"}, parrot="silver").fight(2)
    table.fire(0, "section:1:crew", 5, 5, 1, 1, 1)
    assert (table.masters(1), table.parrot(1), table.levels(1)) == (
        {"hull": "upright"},
        "long_john_silvers_parrot",
        (8, 3, 4, 2),
    )


@pytest.mark.rule("PC-246", "PC-247")
def test_absorbed_hits_count_as_hits() -> None:
    table = duel().ship(1, masters={"hull": "upright"}).fight(2).fire(0, "section:1:hull", 5, 1, 1)
    assert (table.levels(1)[0], table.state.combat.hit) == (8, 0b10)
    table.feed(4).do(1, "flee flee")
    assert table.fame()[0] == 1


@pytest.mark.rule("PC-247")
@pytest.mark.parametrize("source", ["keg", "recoil", "stray"])
def test_any_hit_sets_the_flag(source: str) -> None:
    if source == "stray":
        table = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 2, 2, 2), at=2).ship(1, (7, 3, 2, 2), at=2)
        table.feed(1, 4, 4).fight(2)
        assert (table.told("volley")[0]["at"], table.state.combat.hit) == ("ship:0", 0b10)
    else:
        table = duel(hand=["powder_keg", "grapeshot_attack"]).fight(2)
        table.do(0, "fire fire hand:7" if source == "keg" else "fire fire hand:6")
        table.feed(6 if source == "keg" else 1, 1, 1).do(0, "aim section:1:crew")
        assert table.state.combat.hit & 0b01


@pytest.mark.rule("PC-248")
def test_damage_counts_at_once() -> None:
    table = duel((8, 5, 8, 8), (8, 3, 8, 8)).fight(2).fire(0, "section:1:crew", 5, 5, 5, 5, 1)
    assert table.levels(1)[3] == 4
    table.do(1, "fire fire").feed(1, 1, 1).do(1, "aim section:0:hull").done()  # three dice only


@pytest.mark.rule("PC-249")
def test_a_hurt_parrot_gives_its_full_benefit() -> None:
    table = Table(4)
    for ship, parrot in enumerate(("flint", "trelawney", "silver", "bones")):
        table.ship(ship, (2, 2, 7, 2), parrot=parrot, hurt=True)
    ships = table.state.ships
    assert (ships[0].hold(), ships[1].speed(), ships[2].dice(False), ships[3].dice(True)) == (-1, 25, 6, 5)


# Resolving one volley.


@pytest.mark.rule("PC-250", "PC-251", "PC-252")
def test_hits_then_kegs_then_all_leave_together() -> None:
    table = (
        duel((8, 5, 4, 4), (1, 3, 4, 4), hand=["powder_keg"]).ship(2, (1, 2, 2, 2), at=2).ship(3, (8, 2, 2, 2), at=3)
    )
    table.fight(2).silence().do(0, "fire fire hand:7").feed(6, 1, 1).do(0, "aim section:1:crew")
    kinds = [kind for kind in table.kinds() if kind in ("levels_lost", "explosion", "crippled", "fame_gained")]
    # P1's crew first, then the hulls of all three, then both leave, then P0's two fame.
    assert kinds[:2] == ["levels_lost", "explosion"]
    assert kinds[2:] == ["levels_lost"] * 3 + ["crippled", "crippled", "fame_gained", "fame_gained"]
    assert table.fame() == [2, 0, 0, 0]


@pytest.mark.rule("PC-253")
def test_fame_for_npcs_comes_before_fame_for_ships() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3)
    table.ship(0, (8, 8, 8, 8), at=2, parrot="trelawney", hand=["powder_keg"]).ship(1, (1, 2, 2, 2), at=2).fight(2)
    table.state.combat.legend_hull = 1
    table.state.combat.first_hull = 1
    table.silence().do(0, "fire fire hand:7").feed(5, 1, 1, 1, 1).do(0, "aim legend:A")
    told = [(kind) for kind in table.kinds() if kind in ("legend_sunk", "navy_sunk", "fame_gained", "crippled")]
    assert told == ["legend_sunk", "fame_gained", "navy_sunk", "fame_gained", "crippled", "fame_gained"]
    assert table.fame()[:2] == [3 + 4 + 1, 0]


@pytest.mark.rule("PC-254", "PC-255")
def test_recoil_strikes_even_a_crippled_shooter() -> None:
    table = duel((1, 5, 2, 4), (8, 3, 4, 4), hand=["grapeshot_attack", "powder_keg"]).fight(2)
    table.do(0, "fire fire hand:6 hand:7").feed(6, 1).do(0, "aim section:1:crew")
    assert (table.levels(0), table.places()[0]) == ((0, 5, 0, 4), 7)
    assert table.fame()[:2] == [0, 1]  # crippled once, in step 3


@pytest.mark.rule("PC-256", "PC-260")
def test_the_end_is_tested_after_every_turn() -> None:
    table = duel((8, 5, 4, 4), (1, 3, 4, 4)).fight(2).fire(0, "section:1:hull", 5, 1, 1)
    assert (table.asked(), table.state.combat.island) == ("", 0)
    table = duel().fight(2).feed(5).do(0, "flee flee")
    assert (table.asked(), table.told("combat_won")[0]["ship"]) == ("", 1)


# The end of a combat.


@pytest.mark.rule("PC-257")
def test_a_combat_ends_when_no_player_is_left() -> None:
    table = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 8, 2, 2), at=2, parrot="trelawney").fight(2)
    table.feed(5).do(0, "flee flee")
    assert (table.asked(), table.state.combat.island, table.captain("A")) == ("", 0, "captain_hook")


@pytest.mark.rule("PC-258", "PC-261")
def test_an_outer_island_is_fought_for_until_one_is_left() -> None:
    table = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney")
    table.ship(1, (1, 2, 2, 2), at=2).fight(2).feed(5, 5, 5, 5, 5).do(0, "fire fire")
    assert (table.captain("A"), table.asked(), table.waiting()) == ("", "volley", [1])  # they fight on
    table.feed(1, 1).do(1, "fire fire").do(1, "aim section:0:hull")
    table.fire(0, "section:1:hull", 5, 1, 1, 1, 1)
    assert (table.asked(), table.places()[:2]) == ("", [2, 7])


@pytest.mark.rule("PC-259")
def test_treasure_island_is_at_peace_once_the_npc_is_sunk() -> None:
    table = Table(4).legend("A", "captain_hook", 6).ship(0, (8, 8, 8, 8), at=6, parrot="trelawney")
    table.ship(1, (1, 2, 2, 2), at=6).fight(6).feed(5, 5, 5, 5, 5).do(0, "fire fire")
    assert (table.asked(), table.places()[:2], table.fame()[:2]) == ("", [6, 6], [1, 1])


@pytest.mark.rule("PC-262")
def test_players_fight_on_in_the_same_round() -> None:
    table = (
        Table(4).squadron(2, by=3).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").ship(1, (8, 3, 2, 2), at=2).fight(2)
    )
    table.feed(5, 5, 5, 5, 1).do(0, "fire fire")
    assert (table.state.combat.round, table.waiting()) == (1, [1])
    table.do(1, "fire fire")
    assert table.offers(1)[0] == "aim section:0:hull"


@pytest.mark.rule("PC-263")
def test_crippled_together_nobody_wins() -> None:
    table = duel((1, 5, 4, 4), (1, 3, 4, 4), hand=["powder_keg"]).treasure(2, 0, 9, 3, 0).fight(2)
    table.do(0, "fire fire hand:7").feed(5, 1, 1).do(0, "aim section:1:sails")
    assert (table.places()[:2], table.fame()[:2], table.told("combat_won")) == ([7, 7], [0, 0], [])
    table.plunder()
    assert table.told("plundered") == []


@pytest.mark.rule("PC-264", "PC-499")
def test_nothing_of_a_combat_outlasts_it() -> None:
    table = duel((8, 5, 4, 4), (1, 3, 4, 4), hand=["six_gun_salute"]).fight(2)
    table.feed(5, 1, 1).do(0, "fire fire hand:8")
    assert table.state.combat.island == 0
    table.ship(1, (8, 3, 4, 4), at=2).fight(2)
    assert (table.state.combat.reload, table.state.combat.prey, table.waiting()) == (0, 0, [0])
    assert table.offers(0) == ["fire fire", "flee flee"]


@pytest.mark.rule("PC-265", "PC-266")
def test_a_combat_with_an_npc_is_broken_off_after_a_hundred_rounds() -> None:
    table = Table(4).legend("A", "captain_hook", 2).ship(0, (8, 8, 2, 2), at=2, gold=3, parrot="trelawney")
    table.ship(1, (7, 2, 2, 2), at=2).fight(2)
    table.state.combat.round = int(ROUND_LIMIT)
    table.feed(1, 1).feed(4, 4, 4).do(0, "fire fire").silence().feed(1, 1).do(1, "fire fire").done()
    assert (table.places()[:2], table.fame()[:2], table.gold()[0]) == ([7, 7], [0, 0], 3)
    assert ("mutiny_roll" in table.kinds(), table.captain("A"), table.asked()) == (False, "captain_hook", "")


@pytest.mark.rule("PC-265", "PC-267")
def test_a_combat_of_players_is_broken_off_in_favour_of_the_fastest() -> None:
    table = duel((8, 5, 4, 4), (8, 3, 4, 4)).fight(2)
    table.state.combat.round = int(ROUND_LIMIT)
    table.fire(0, "section:1:hull", 1, 1, 1).do(1, "fire fire").feed(5, 5, 5).do(1, "aim section:0:sails")
    # P0 has sails level 2 now and is slower than P1: the order is made afresh.
    assert (table.places()[:2], table.fame()[:2]) == ([7, 2], [0, 0])
    assert ROUND_LIMIT == 100


@pytest.mark.rule("PC-117", "PC-315", "PC-371")
def test_npcs_never_fight_one_another() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).fight(2)
    assert (table.told("combat"), table.captain("A"), table.navy()) == ([], "captain_hook", [])
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).ship(0, (8, 2, 2, 2), at=2).start(COMBATS[2])
    assert all("legend" not in offer for offer in table.offers(3))
