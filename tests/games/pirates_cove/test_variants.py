"""Table options, two players and six."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.meta import GAME
from covetown.kernel import FastChance, RuleError
from covetown.kernel.playout import play_randomly
from tests.games.pirates_cove.builder import Table


@pytest.mark.rule("PC-562")
def test_options_are_public_and_checked() -> None:
    state = GAME.new(4, {"fame_floor": "none"}, FastChance(1))
    rules = state.view(-1)["rules"]
    assert rules == {
        "multi_mastercraft": False,
        "secret_map_month": "next",
        "navy_section": "controller",
        "reload_may_flee": False,
        "destroyed_mastercraft": "remove",
        "fame_floor": "none",
        "two_player_score": "sum",
        "even_windows": False,
    }
    play_randomly(state, FastChance(2), 10000)
    assert state.view(2)["rules"] == rules
    with pytest.raises(RuleError, match="fame_floor is one of zero, none"):
        GAME.new(4, {"fame_floor": "deep"}, FastChance(1))
    with pytest.raises(RuleError, match="has no option sixth_sense"):
        GAME.new(4, {"sixth_sense": True}, FastChance(1))
    with pytest.raises(RuleError, match="2, 3, 4, 5, 6 seats"):
        GAME.new(7, {}, FastChance(1))


# Two players.


@pytest.mark.rule("PC-571", "PC-574")
def test_two_players_command_two_ships_each() -> None:
    state = GAME.new(2, {}, FastChance(4))
    view = state.view(0)
    ships = view["ships"]
    assert isinstance(ships, list)
    assert [ship["seat"] for ship in ships] == [0, 1, 0, 1]
    assert [ship["mark"] for ship in ships] == [" I", " I", " II", " II"]
    assert state.seats == 2


@pytest.mark.rule("PC-575", "PC-578")
def test_each_ship_has_its_own_goods_and_a_player_sees_both_hands() -> None:
    state = GAME.new(2, {}, FastChance(4))
    for seat in (0, 1):
        ships = state.view(seat)["ships"]
        assert isinstance(ships, list)
        assert ["hand" in ship for ship in ships] == [number % 2 == seat for number in range(4)]
        assert [ship["gold"] for ship in ships] == [9, 9, 9, 9]
    # A card can be used only by the ship in whose hand it is.
    table = (
        Table(2)
        .legend("A", "blackbeard", 6)
        .legend("B", "captain_hook", 5)
        .ship(0, at=2)
        .ship(2, at=3, gold=9, hand=["mastercraft"])
    )
    table.upgrade()
    assert (table.asked(), table.waiting(), table.asked_ship()) == ("upgrade", [0], 2)
    assert "attach hand:0 section:2:hull" in table.offers(0)


@pytest.mark.rule("PC-573", "PC-576")
def test_two_destinations_are_one_decision() -> None:
    table = Table(2).navigate()
    pairs = [tuple(int(ref[-1]) for ref in offer.split()[1:]) for offer in table.offers(1)]
    assert pairs == [(a, b) for a in range(1, 7) for b in range(1, 7) if a != b or a == 6]
    table.do(0, "sail island:3 island:5").do(1, "sail island:6 island:6")
    assert table.places() == [3, 6, 5, 6]


@pytest.mark.rule("PC-577")
def test_under_crows_nest_the_second_ship_must_go_elsewhere() -> None:
    table = Table(2).ship(0, hand=["crows_nest"]).navigate().do(0, "play hand:11 seat:1")
    table.do(1, "sail island:6 island:6")
    table.do(1, "sail island:3")  # ship 1
    assert table.offers(0) == [f"sail island:{island}" for island in range(1, 7)]
    table.do(0, "sail island:2")  # ship 2
    assert table.offers(1) == [f"sail island:{island}" for island in (1, 2, 4, 5, 6)]
    table.do(1, "sail island:6")  # ship 3
    assert table.offers(0) == [f"sail island:{island}" for island in (1, 3, 4, 5, 6)]
    table.do(0, "sail island:1")
    assert table.places() == [1, 3, 2, 6]


@pytest.mark.rule("PC-577", "PC-555")
def test_both_ships_may_meet_on_treasure_island_under_crows_nest() -> None:
    table = Table(2).ship(0, hand=["crows_nest"]).navigate().do(0, "play hand:11 seat:0")
    table.do(1, "sail island:6 island:6").do(0, "sail island:6").do(1, "sail island:2")
    assert "sail island:6" in table.offers(0)


@pytest.mark.rule("PC-592")
def test_every_other_decision_is_asked_for_each_ship() -> None:
    table = Table(2).rig()
    table.do(0, "rig section:0:hull").do(0, "rig_done done")
    assert (table.waiting(), "rig section:2:hull" in table.offers(0)) == ([0, 1], True)
    table.do(0, "rig_done done").do(1, "rig_done done").do(1, "rig_done done")
    assert [table.levels(ship)[0] for ship in range(4)] == [3, 2, 2, 2]
    table.ship(0, hand=["consort"]).ship(2, hand=["secret_map"]).navigate()
    assert table.state.decision(0).kind == "window_t"
    assert [offer for offer in table.offers(0) if "hand:15" in offer] == []
    table.do(0, "pass pass")
    assert "play hand:15" in table.offers(0)
    table.do(0, "pass pass")
    assert table.state.decision(0).kind == "course"
    window = Table(2).legend("A", "blackbeard", 6).legend("B", "captain_hook", 5)
    window.ship(0, at=2, hand=["royal_navy_intercept"]).ship(2, at=3, hand=["royal_navy_intercept"]).window_n1()
    window.do(0, "play hand:14 island:1").feed(5, 2).do(0, "play hand:14 island:4").done()
    assert window.navy() == [(1, 0)]  # the two ships rolled for precedence


@pytest.mark.rule("PC-579", "PC-273", "PC-285")
@pytest.mark.parametrize("flees", [True, False])
def test_a_players_other_ship_is_no_opponent(flees: bool) -> None:
    table = Table(2).legend("A", "blackbeard", 6).legend("B", "captain_hook", 5)
    for ship, sails in enumerate((8, 3, 2)):
        table.ship(ship, (8, sails, 2, 2), at=6, parrot="trelawney" if ship == 0 else None)
    table.ship(0, (1, 8, 8, 2)).fight(6)
    if flees:
        table.state.combat.hit = 0b1
        table.feed(6).feed(2, 1).feed(1, 1, 1, 1, 1, 1).do(0, "flee flee")
    else:
        # Blackbeard fires at the most cannon: ship 0. The other two tie.
        table.feed(1, 1).feed(5, 2).feed(5, 1, 1, 1, 1, 1).do(0, "fire fire")
    assert (table.places()[0], table.fame()) == (7, [0, 1, 0, 0])


@pytest.mark.rule("PC-580")
def test_consort_is_played_on_the_other_player_only() -> None:
    table = Table(2).ship(2, hand=["consort"]).navigate()
    assert table.offers(0) == ["pass pass", "play hand:10 seat:1", "play hand:10 seat:3"]


@pytest.mark.rule("PC-581")
def test_the_navy_is_sent_to_neither_of_the_own_ships() -> None:
    table = Table(2).legend("A", "blackbeard", 6).legend("B", "captain_hook", 5)
    table.ship(0, at=2, hand=["royal_navy_intercept", "privateering_commission"]).ship(2, at=4).squadron(
        2, by=1
    ).window_n1()
    targets = {int(offer[-1]) for offer in table.offers(0) if offer.startswith("play")}
    assert targets == {1, 3, 5}


@pytest.mark.rule("PC-570", "PC-582")
@pytest.mark.parametrize(("how", "scores", "winner"), [("sum", [16, 15], 0), ("best", [8, 9], 1)])
def test_two_player_scores(how: str, scores: list[int], winner: int) -> None:
    table = Table(2, two_player_score=how)
    for ship, fame in enumerate((8, 6, 8, 9)):
        table.ship(ship, fame=fame)
    table.reckon()
    result = table.state.result()
    assert result is not None
    assert (result.scores, table.state.winner) == (scores, winner)


@pytest.mark.rule("PC-583")
@pytest.mark.parametrize(("fame", "fighters"), [((8, 4, 5, 9), 0b1001), ((5, 9, 8, 4), 0b0110), ((6, 9, 6, 3), 0b0011)])
def test_the_better_ships_fight_the_last_battle(fame: tuple[int, ...], fighters: int) -> None:
    table = Table(2)
    for ship, points in enumerate(fame):
        table.ship(ship, (3, 2 + ship, 4, 4), fame=points)
    table.reckon()
    assert table.state.combat.present == fighters
    shooter = table.asked_ship()
    table.feed(6, 6, 6).do(table.waiting()[0], table.offers(table.waiting()[0])[0])
    assert table.state.winner == shooter % 2


@pytest.mark.rule("PC-584", "PC-573")
@pytest.mark.parametrize("seed", range(8))
def test_two_ships_of_one_player_never_meet_on_an_outer_island(seed: int) -> None:
    chance = FastChance(seed)
    state = GAME.new(2, {}, chance)
    while state.waiting:
        ships = state.view(-1)["ships"]
        assert isinstance(ships, list)
        if state.view(-1)["phase"] == "combat":
            for first, second in ((0, 2), (1, 3)):
                place = ships[first]["place"]
                assert place >= 6 or place != ships[second]["place"]
        play_randomly(state, chance, 1)


@pytest.mark.rule("PC-572")
def test_two_players_have_both_black_ships() -> None:
    view = GAME.new(2, {}, FastChance(2)).view(0)["black_ships"]
    assert isinstance(view, list)
    assert [(ship["name"], ship["island"]) for ship in view] == [("A", 1), ("B", 4)]


# Six players.


@pytest.mark.rule("PC-585", "PC-586", "PC-063")
def test_six_players() -> None:
    state = GAME.new(6, {}, FastChance(3))
    view = state.view(-1)
    black = view["black_ships"]
    ships = view["ships"]
    assert isinstance(black, list)
    assert isinstance(ships, list)
    assert (len(black), len(ships), view["bank"]) == (1, 6, {"gold": 70, "chests": 50})


@pytest.mark.rule("PC-587")
def test_with_five_others_hook_numbers_only_four() -> None:
    table = Table(6).legend("A", "captain_hook", 2)
    for ship in range(6):
        table.ship(ship, (8 if ship == 0 else 7 - ship, 2 + ship, 2, 2), at=2)
    table.feed(4, 4, 1).fight(2).done()
    # P1 is 1, P2 2, P3 3, P4 4; P5 has no number.
    assert [event["ship"] for event in table.told("stray_shot")] == [4, 4, 1]


# Not offered.


@pytest.mark.rule("PC-588", "PC-589")
def test_what_is_not_offered() -> None:
    keys = [spec.key for spec in GAME.option_specs()]
    assert keys == [
        "multi_mastercraft",
        "secret_map_month",
        "navy_section",
        "reload_may_flee",
        "destroyed_mastercraft",
        "fame_floor",
        "two_player_score",
        "even_windows",
    ]
    # No answer of any game gives something to another player: there is nothing by which a deal could be enforced.
    chance = FastChance(9)
    state = GAME.new(4, {}, chance)
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        for option in state.decision(seat).options:
            if any(ref.startswith("seat:") for ref in option.refs):
                assert option.kind in ("play", "aim")
        play_randomly(state, chance, 1)
