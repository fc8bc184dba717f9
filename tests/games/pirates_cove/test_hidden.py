"""What is hidden from whom."""

from __future__ import annotations

import json

import pytest

from covetown.games.pirates_cove.cards.card import faces_held
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.state import PiratesState
from covetown.inspection import look_deeper, whispers
from covetown.kernel import FastChance
from covetown.kernel.playout import play_randomly
from tests.games.pirates_cove.builder import Table


def ships(table: Table, viewer: int) -> list[dict[str, object]]:
    found = table.state.view(viewer)["ships"]
    assert isinstance(found, list)
    return found


@pytest.mark.rule("PC-528", "PC-529", "PC-537")
def test_hands_are_known_to_their_owner_only_their_size_to_all() -> None:
    table = Table(4).ship(0, hand=["consort", "powder_keg"]).ship(1, hand=["fame_three"])
    assert [ship.get("hand") for ship in ships(table, 0)] == [[7, 10], None, None, None]
    assert [ship.get("hand") for ship in ships(table, 1)] == [None, [18], None, None]
    assert [ship.get("hand") for ship in ships(table, -1)] == [None, None, None, None]
    for viewer in (-1, 0, 1, 2):
        assert [ship["cards"] for ship in ships(table, viewer)] == [2, 1, 0, 0]


@pytest.mark.rule("PC-530")
def test_what_is_public_at_all_times() -> None:
    table = (
        Table(3)
        .legend("A", "captain_hook", 2)
        .legend("B", "blackbeard", 6)
        .squadron(3, by=1)
        .secret_map(2, 4, 6)
        .consort(0, 1)
    )
    table.ship(0, (1, 2, 3, 4), at=2, gold=5, chests=6, fame=7, parrot="bones", hurt=True, masters={"crew": "turned"})
    table.state.discard.append(table.state.deck.pop())
    view = table.fight(3).feed(4, 4, 4).fight(2).state.view(-1)
    ship = ships(table, -1)[0]
    assert (ship["gold"], ship["chests"], ship["fame"], ship["place"]) == (5, 6, 7, 2)
    assert ship["levels"] == {"hull": 1, "sails": 2, "cannon": 3, "crew": 4}
    assert ship["values"] == {"hull": 4, "sails": 5, "cannon": 3, "crew": 3}
    assert ship["parrot"] == {"card": 22, "section": "crew", "hurt": True}
    assert ship["masters"] == {"crew": "turned"}
    assert view["bank"] == {"gold": 119, "chests": 44}
    assert view["maps"] == [{"month": 6, "island": 4, "ship": 2, "seat": 2}]
    assert view["consort"] == {"ship": 0, "victim": 1}
    tavern, legends, combat = view["tavern"], view["legends"], view["combat"]
    assert isinstance(tavern, dict)
    assert isinstance(legends, dict)
    assert isinstance(combat, dict)
    assert (tavern["deck"], len(tavern["discard"])) == (42 - 1 - 2, 1)
    assert legends == {"deck": 3, "discard": []}
    assert combat["legend"] == {"card": 32, "hull": 5, "of": 5, "sunk": False}
    assert [black["legend"] for black in view["black_ships"]] == ["captain_hook", "blackbeard"]  # type: ignore[attr-defined]
    catalogue = GAME.catalogue()
    assert set(catalogue) == {"cards", "treasures", "mat", "islands"}


@pytest.mark.rule("PC-530")
def test_squadrons_and_their_controllers_are_public() -> None:
    table = Table(4).squadron(3, by=1)
    assert table.state.view(-1)["navy"] == [{"squadron": 0, "island": 3, "ship": 1, "seat": 1}]


@pytest.mark.rule("PC-531")
def test_the_order_of_all_decks_is_hidden_from_everybody() -> None:
    table = Table(4).month(3).ship(0, hand=["consort"])
    before = [table.state.view(viewer) for viewer in (-1, 0, 1)]
    state = table.state
    state.deck.reverse()
    state.legends = tuple(reversed(state.legends))
    hidden = list(state.treasures)
    for island in range(5):
        start = island * 12 + 3
        hidden[start : start + 9] = reversed(hidden[start : start + 9])
    state.treasures = tuple(hidden)
    assert [table.state.view(viewer) for viewer in (-1, 0, 1)] == before


@pytest.mark.rule("PC-532", "PC-379")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    table = (
        Table(4).ship(0, at=7).deck_top("consort", "billy_bones_parrot").upgrade().silence().do(0, "cove_cards tavern")
    )
    events = table.state.events
    assert events is not None
    for viewer in (-1, 1, 0):
        drew = [event.seen_by(viewer) for event in events.told if event.kind == "drew"]
        assert (drew[0].get("cards") == [10]) is (viewer == 0)
        assert drew[0]["count"] == 1
        assert [event.seen_by(viewer)["card"] for event in events.told if event.kind == "parrot_drawn"] == [22]


@pytest.mark.rule("PC-533")
def test_own_plans_are_seen_by_their_owner() -> None:
    table = Table(4).rig().do(0, "rig section:0:hull")
    assert ships(table, 0)[0]["draft"] == {"hull": 3, "sails": 2, "cannon": 2, "crew": 2}
    assert "draft" not in ships(table, 1)[0]
    table.navigate().do(0, "sail island:4")
    assert ships(table, 0)[0]["course"] == 4
    assert "course" not in ships(table, 1)[0]


@pytest.mark.rule("PC-534")
def test_precedence_rolls_name_the_rollers_not_their_cards() -> None:
    table = (
        Table(4)
        .legend("A", "blackbeard", 6)
        .ship(0, at=2, hand=["royal_navy_intercept"])
        .ship(1, at=3, hand=["a_fond_farewell"])
    )
    table.window_n1().silence().do(0, "play hand:14 island:3").feed(6, 1).do(1, "play hand:9 island:5")
    text = json.dumps(table.told("tie_roll"))
    assert table.told("tie_roll")[0]["seats"] == [0, 1]
    assert "fond" not in text
    assert [event["card"] for event in table.told("card_played")] == [14]


@pytest.mark.rule("PC-535")
def test_window_k_does_not_show_who_is_asked() -> None:
    views = []
    for holder in (1, 2):
        table = Table(4)
        for ship, sails in enumerate((8, 5, 3)):
            table.ship(ship, (8, sails, 2, 2), at=2, hand=["powder_keg" if ship == holder else "fame_one"])
        table.ship(3, at=3).fight(2).do(0, "fire fire")
        assert (table.asked(), table.waiting()) == ("kegs", [holder])
        assert table.state.public_waiting() == 0b110
        views.append([table.state.view(viewer) for viewer in (-1, 0, 3)])
    assert views[0] == views[1]


@pytest.mark.rule("PC-535")
def test_window_n1_shows_everybody_with_a_card() -> None:
    table = (
        Table(4)
        .legend("A", "blackbeard", 6)
        .ship(0, at=2, hand=["royal_navy_intercept"])
        .ship(2, at=3, hand=["fame_one"])
        .window_n1()
    )
    assert (table.waiting(), table.state.public_waiting(), table.state.view(3)["waiting"]) == ([0], 0b101, [0, 2])


@pytest.mark.rule("PC-536")
@pytest.mark.parametrize("seed", range(10))
def test_what_is_hidden_makes_no_difference(seed: int) -> None:
    """In a world that a viewer cannot tell apart, the view, the question and all that is told are the same."""
    chance = FastChance(1000 + seed)
    eyes = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    made = 0
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        answers = state.options(seat)
        option = int(answers[chance.below(len(answers))])
        if made % 4 == 0:
            assert look_deeper(GAME, state, eyes) == ""
            assert whispers(GAME, state, seat, option, eyes) == ""
        state.apply(seat, option, chance)
        made += 1


@pytest.mark.rule("PC-536", "PC-528")
def test_other_worlds_differ_in_what_is_hidden() -> None:
    table = Table(4).month(2).ship(0, hand=["consort"]).ship(1, hand=["fame_one", "fame_two", "mastercraft"]).navigate()
    worlds = [table.state.redeal(0, FastChance(seed)) for seed in range(20)]
    assert len({tuple(faces_held(world.ships[1].hand)) for world in worlds}) > 10
    assert len({tuple(card.ident for card in world.deck) for world in worlds}) == 20
    assert len({world.treasures for world in worlds}) == 20
    assert len({world.legends for world in worlds}) > 10
    assert {tuple(faces_held(world.ships[0].hand)) for world in worlds} == {(10,)}
    assert all(
        world.treasures[island * 12 : island * 12 + 2] == table.state.treasures[island * 12 : island * 12 + 2]
        for world in worlds
        for island in range(5)
    )


@pytest.mark.rule("PC-536", "PC-533")
def test_secret_answers_of_others_are_drawn_anew() -> None:
    table = Table(4).rig()
    for _ in range(3):
        table.do(1, "rig section:1:crew")
    table.do(1, "rig_done done").do(2, "rig section:2:hull")
    worlds = [table.state.redeal(0, FastChance(seed)) for seed in range(30)]
    assert len({int(world.ships[1].draft) for world in worlds}) > 3
    assert all(world.waiting == table.state.waiting for world in worlds)
    table.navigate().do(1, "sail island:4")
    worlds = [table.state.redeal(0, FastChance(seed)) for seed in range(30)]
    assert len({int(world.ships[1].course) for world in worlds}) == 6


@pytest.mark.rule("PC-536", "PC-092")
def test_who_lost_a_roll_for_precedence_is_known_to_hold_such_a_card() -> None:
    table = Table(4).legend("A", "blackbeard", 6).ship(0, at=2, hand=["royal_navy_intercept"])
    table.ship(1, at=3, hand=["royal_navy_intercept", "fame_one"]).ship(2, at=4, hand=["fame_two", "fame_one"])
    table.window_n1().do(0, "play hand:14 island:4").feed(6, 1).do(1, "play hand:14 island:4").done()
    assert [int(ship.shown) for ship in table.state.ships] == [0, 2, 0, 0]  # the winner's card is gone
    for seed in range(25):
        world = table.state.redeal(2, FastChance(seed))
        held = set(faces_held(world.ships[1].hand))
        assert held & {9, 13, 14}


@pytest.mark.rule("PC-536", "PC-375")
def test_a_new_deck_tells_what_the_hands_hold_together() -> None:
    """When the discards become the deck, no card of the new deck can be in a hand drawn before."""
    table = Table(4).ship(1, hand=["consort", "secret_map"]).ship(2, hand=["powder_keg"])
    table.empty_deck(True)
    size = len(table.state.discard)
    table.calm_shuffle(size)
    from covetown.games.pirates_cove.tavern import Draw

    table.start(Draw(3, 1))
    if table.asked() == "parrot":
        raise AssertionError("the top card should be no parrot")
    for seed in range(20):
        world = table.state.redeal(0, FastChance(seed))
        together = sorted(faces_held(world.ships[1].hand) + faces_held(world.ships[2].hand))
        assert together == [7, 10, 15]


@pytest.mark.rule("PC-538", "PC-513")
def test_at_the_end_fame_cards_are_shown_and_no_others() -> None:
    table = Table(4).ship(0, fame=9, hand=["fame_two", "consort"]).ship(1, hand=["fame_one"]).reckon()
    assert table.state.result() is not None
    shown = ships(table, 2)
    assert [ship["fame_cards"] for ship in shown] == [[17], [16], [], []]
    assert "hand" not in shown[0]
    world = table.state.redeal(2, FastChance(1))
    assert isinstance(world, PiratesState)
    assert world.view(2) == table.state.view(2)


@pytest.mark.rule("PC-537")
def test_spectators_see_public_information_only() -> None:
    chance = FastChance(5)
    state = GAME.new(4, {}, chance)
    play_randomly(state, chance, 60)
    view = state.view(-1)
    found = view["ships"]
    assert isinstance(found, list)
    assert not {"hand", "course", "draft", "submitted"} & {key for ship in found for key in ship}
    assert view["viewer"] == -1


@pytest.mark.rule("PC-536", "PC-080")
def test_crows_nest_does_not_make_a_shown_card_of_window_t_forgotten() -> None:
    """Who lost a roll in window T still holds that card, also after he has played Crow's Nest in window N0."""
    table = Table(4).ship(0, hand=["consort"]).ship(1, hand=["secret_map", "crows_nest"]).navigate()
    for seat in (2, 3):
        table.do(seat, "sail island:6")
    table.do(0, "play hand:10 seat:2").feed(6, 1).do(1, "play hand:15")
    assert [ship["holds_card_for"] for ship in ships(table, 3)] == [[], ["T"], [], []]
    for seat in (0, 2, 3):
        table.do(seat, "sail island:6")
    table.do(1, "pass pass").do(1, "play hand:11 seat:0").done()
    assert table.asked() == "open_course"
    assert [ship["holds_card_for"] for ship in ships(table, 3)] == [[], ["T"], [], []]
    for seed in range(30):
        world = table.state.redeal(3, FastChance(seed))
        assert faces_held(world.ships[1].hand) == [15]


@pytest.mark.rule("PC-496", "PC-530")
def test_a_ship_that_has_left_the_combat_does_not_reload() -> None:
    """The keg on her own volley sinks the ship that fired a Six Gun Salute; and one that reloads may be crippled."""
    for fires, dice in ((0, (6, 6)), (1, (6, 6))):
        table = Table(4).legend("A", "blackbeard", 6)
        table.ship(0, (1 if fires == 0 else 8, 8, 2, 2), at=2, hand=["six_gun_salute"])
        if fires == 0:
            table.ship(0, hand=["powder_keg"])
        table.ship(1, (8, 6, 8, 8), at=2).ship(2, (8, 4, 8, 8), at=2).fight(2)
        if fires == 0:
            table.do(0, "fire fire hand:8 hand:7").feed(*dice).do(0, "aim seat:1")
        else:
            table.do(0, "fire fire hand:8").feed(1, 1).do(0, "aim seat:1")
            reloading = table.state.view(-1)["combat"]
            assert isinstance(reloading, dict)
            assert reloading["reload"] == [0]
            table.ship(0, (8, 8, 1, 2)).fire(1, "section:0:cannon", *dice, 1, 1, 1)
        combat = table.state.view(-1)["combat"]
        assert isinstance(combat, dict)
        assert (combat["ships"], combat["reload"]) == ([1, 2], [])


@pytest.mark.rule("PC-536")
def test_a_rare_world_is_dealt_and_never_taken_from_the_true_one() -> None:
    """One keg is left unseen and one captain can hold it, so few worlds fit; his other card stays as good as any."""
    table = Table(4).ship(0, (8, 8, 2, 2), at=2).ship(1, (8, 6, 2, 2), at=2, hand=["powder_keg", "consort"])
    table.state.discard.append(CARDS[7])
    table.from_deck("powder_keg")
    table.fight(2).do(0, "fire fire")
    assert (table.asked(), table.waiting()) == ("kegs", [1])
    others: dict[int, int] = {}
    for seed in range(500):
        held = faces_held(table.state.redeal(0, FastChance(seed)).ships[1].hand)
        assert held[0] == 7 or held[1] == 7
        other = held[1] if held[0] == 7 else held[0]
        others[other] = others.get(other, 0) + 1
    assert len(others) > 12
    assert others.get(10, 0) < 35  # 1 of 37 is likely; the true hand must not come up more often
