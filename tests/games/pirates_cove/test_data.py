"""What is in the box: counts, tables, conventions."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.pirates_cove.cards.card import Effect, hand_size, one_card
from covetown.games.pirates_cove.cards.deck import CARDS, tavern_deck
from covetown.games.pirates_cove.catalogue import ISLANDS, catalogue
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.mat import (
    CANNON_VALUES,
    CREW_VALUES,
    HULL_VALUES,
    PRICES,
    SAILS_VALUES,
    SECTIONS,
    TOP_LEVEL,
    value_in,
)
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.navigation import COURSES
from covetown.games.pirates_cove.treasure import COPIES, TREASURES, treasure_deck
from covetown.kernel import FastChance
from covetown.kernel.playout import play_randomly
from tests.games.pirates_cove.builder import Table, pack_levels


def counts() -> dict[str, int]:
    return {card.key: card.copies for card in CARDS}


def of_kind(kind: str) -> dict[str, int]:
    return {card.key: card.copies for card in CARDS if card.kind == kind}


@pytest.mark.rule("PC-028")
def test_three_to_five_play_with_one_ship_each() -> None:
    for players in (3, 4, 5):
        assert players in GAME.seat_counts({})
        assert len(Table(players).state.ships) == players


@pytest.mark.rule("PC-002", "PC-003")
def test_the_westward_order() -> None:
    assert ISLANDS == ("tavern", "hull", "sail", "cannon", "crew", "treasure", "cove")
    table = Table(5)
    # Every outer island is plundered in this order; Treasure Island and the Cove are not.
    for ship, island in enumerate((5, 4, 3, 2, 1)):
        table.ship(ship, at=island)
    table.plunder()
    assert [event["island"] for event in table.told("plundered")] == [1, 2, 3, 4, 5]


@pytest.mark.rule("PC-004", "PC-042")
def test_the_four_sections_and_their_order() -> None:
    assert SECTIONS == ("hull", "sails", "cannon", "crew")
    table = Table().ship(0, (1, 3, 5, 7))
    assert table.levels(0) == (1, 3, 5, 7)
    assert [offer.split(":")[-1] for offer in table.rig().offers(0) if "section" in offer] == list(SECTIONS)


@pytest.mark.rule("PC-029", "PC-052")
def test_sixty_treasure_cards() -> None:
    deck = treasure_deck()
    assert (len(deck), len(TREASURES), COPIES) == (60, 30, 2)
    assert len({(t.fame, t.gold, t.chests, t.cards) for t in TREASURES}) == 30
    assert set(Counter(deck).values()) == {2}
    dealt = [TREASURES[face] for face in deck]
    sums = [sum(getattr(t, name) for t in dealt) for name in ("fame", "gold", "chests", "cards")]
    assert sums == [88, 294, 142, 10]
    assert Counter(t.fame for t in TREASURES) == {0: 8, 1: 8, 2: 8, 3: 4, 4: 2}


@pytest.mark.rule("PC-030")
def test_forty_two_tavern_cards() -> None:
    assert len(tavern_deck()) == 42
    sizes = {
        kind: sum(of_kind(kind).values()) for kind in ("parrot", "mastercraft", "battle", "volley", "event", "fame")
    }
    assert sizes == {"parrot": 4, "mastercraft": 7, "battle": 8, "volley": 6, "event": 8, "fame": 9}
    assert [card.ident for card in CARDS] == list(range(23))


@pytest.mark.rule("PC-031")
def test_battle_cards() -> None:
    assert of_kind("battle") == {
        "avast_belay": 1,
        "blow_me_down": 2,
        "grapple_attack": 2,
        "smoke_screen": 2,
        "treasure_overboard": 1,
    }


@pytest.mark.rule("PC-032")
def test_volley_cards() -> None:
    assert of_kind("volley") == {"grapeshot_attack": 2, "powder_keg": 2, "six_gun_salute": 2}


@pytest.mark.rule("PC-033")
def test_event_cards() -> None:
    assert of_kind("event") == {
        "a_fond_farewell": 1,
        "consort": 1,
        "crows_nest": 1,
        "going_on_the_account": 1,
        "privateering_commission": 1,
        "royal_navy_intercept": 2,
        "secret_map": 1,
    }


@pytest.mark.rule("PC-034")
def test_fame_cards() -> None:
    worth = Counter(int(card.fame) for card in tavern_deck() if card.kind == "fame")
    assert worth == {1: 5, 2: 3, 3: 1}


@pytest.mark.rule("PC-035")
def test_parrots() -> None:
    assert set(of_kind("parrot")) == {
        "captain_flints_parrot",
        "long_john_silvers_parrot",
        "billy_bones_parrot",
        "squire_trelawneys_parrot",
    }


@pytest.mark.rule("PC-036", "PC-037", "PC-038")
def test_five_legends_and_no_blank_cards() -> None:
    keys = [legend.key for legend in LEGENDS]
    assert keys == ["blackbeard", "the_flying_dutchman", "captain_hook", "bonny_and_read", "the_cacafuego"]
    cards = catalogue()["cards"]
    assert isinstance(cards, dict)
    assert {card["kind"] for card in cards.values()} == {
        "parrot",
        "mastercraft",
        "battle",
        "volley",
        "event",
        "fame",
        "legend",
        "navy",
    }
    assert len(cards) == 23 + 5 + 1
    state = GAME.new(4, {}, FastChance(3))
    legends = state.view(-1)["legends"]
    assert legends == {"deck": 4, "discard": []}  # one commands black ship A; the Navy is none of them


@pytest.mark.rule("PC-039", "PC-040", "PC-009", "PC-010", "PC-011")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_ever_lost_or_made(seed: int) -> None:
    chance = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    while state.waiting:
        assert GAME.faults(state) == []
        play_randomly(state, chance, 1)
    assert GAME.faults(state) == []


@pytest.mark.rule("PC-009", "PC-010", "PC-011", "PC-039", "PC-040")
def test_faults_are_found() -> None:
    table = Table().ship(0, gold=5, chests=2, hand=["consort"])
    table.state.ships[0].gold += 1
    assert "125 gold, not 124" in GAME.faults(table.state)[0]
    table.state.ships[0].gold -= 1
    table.state.bank_chests -= 1
    assert "49 chests, not 50" in GAME.faults(table.state)[0]
    table.state.bank_chests += 1
    table.state.ships[1].take_card(10)
    assert "2 of consort" in GAME.faults(table.state)[0]
    table.state.play_from_hand(1, 10)
    table.state.wrecks = 1
    assert "8 of mastercraft" in GAME.faults(table.state)[0]


@pytest.mark.rule("PC-041", "PC-105")
def test_a_wheel_shows_six_destinations() -> None:
    assert len(COURSES) == 6
    assert Table().navigate().offers(2) == [f"sail island:{island}" for island in range(1, 7)]


@pytest.mark.rule("PC-043", "PC-046")
def test_the_ship_mat() -> None:
    assert HULL_VALUES[1:] == (4, 5, 6, 7, 8, 9, 10, 12)
    assert SAILS_VALUES[1:] == (4, 5, 6, 7, 8, 9, 10, 12)
    assert CANNON_VALUES[1:] == (2, 2, 3, 3, 4, 4, 5, 5)
    assert CREW_VALUES[1:] == (2, 2, 3, 3, 4, 4, 5, 5)
    assert TOP_LEVEL == 8
    for section, values in enumerate((HULL_VALUES, SAILS_VALUES, CANNON_VALUES, CREW_VALUES)):
        for level in range(9):
            levels = [2, 2, 2, 2]
            levels[section] = level
            assert value_in(pack_levels(*levels), section) == values[level]


@pytest.mark.rule("PC-046")
def test_nothing_rises_above_level_8() -> None:
    table = Table().ship(0, (8, 8, 8, 8), at=2, gold=50, hand=["going_on_the_account", "mastercraft"]).upgrade()
    assert not [offer for offer in table.offers(0) if offer.startswith(("raise", "account"))]
    table.ship(0, at=6).upgrade()
    assert not [offer for offer in table.offers(0) if offer.startswith(("raise", "account"))]


@pytest.mark.rule("PC-044")
def test_prices() -> None:
    assert PRICES[2:] == (1, 1, 2, 2, 3, 3, 4)
    assert all(PRICES[level] == level // 2 for level in range(2, 9))


@pytest.mark.rule("PC-045")
def test_every_marker_starts_on_level_2() -> None:
    view = GAME.new(5, {}, FastChance(1)).view(-1)
    ships = view["ships"]
    assert isinstance(ships, list)
    assert all(ship["levels"] == dict.fromkeys(SECTIONS, 2) for ship in ships)


@pytest.mark.rule("PC-047")
def test_a_marker_pushed_off_means_crippled() -> None:
    for section in range(4):
        levels = [3, 3, 3, 3]
        levels[section] = 1
        assert not Table().ship(0, tuple(levels)).state.ships[0].crippled()  # type: ignore[arg-type]
        levels[section] = 0
        assert Table().ship(0, tuple(levels)).state.ships[0].crippled()  # type: ignore[arg-type]


@pytest.mark.rule("PC-048", "PC-049", "PC-050", "PC-051")
def test_what_the_values_are_for() -> None:
    table = Table().ship(0, (4, 6, 3, 8), chests=9, gold=60)
    ship = table.state.ships[0]
    assert (ship.hold(), ship.speed(), ship.dice(False)) == (7, 9, 3)
    table.closing()
    assert (ship.chests, ship.gold) == (7, 60)  # gold never counts against the hull
    table.ship(0, (4, 6, 8, 2))
    assert ship.dice(False) == 2


@pytest.mark.rule("PC-053")
def test_treasure_cards_are_not_bound_to_an_island() -> None:
    where: dict[int, set[int]] = {}
    for seed in range(12):
        view = GAME.new(4, {}, FastChance(seed)).copy()
        for index, face in enumerate(view.treasures):  # type: ignore[attr-defined]
            where.setdefault(face, set()).add(index // 12)
    assert all(len(islands) > 1 for islands in where.values())


@pytest.mark.rule("PC-008", "PC-017")
def test_gold_is_a_number_and_hands_have_no_limit() -> None:
    table = Table().ship(0, gold=101)
    hand = ["mastercraft"] * 7 + ["fame_one"] * 5 + ["smoke_screen"] * 2
    table.ship(0, hand=hand).check()
    assert len(table.hand(0)) == 14
    table.ship(0, at=3, levels=(2, 2, 2, 2)).upgrade().do(0, "raise section:0:sails")
    assert table.gold()[0] == 100
    assert hand_size(one_card(0) * 7 + one_card(18)) == 8


@pytest.mark.rule("PC-086", "PC-087", "PC-501")
def test_parrots_and_fame_cards_are_never_played() -> None:
    for card in CARDS:
        if card.kind in ("parrot", "fame"):
            out: list[int] = []
            card.effect.offer(Table().state, 0, out)
            assert out == []
            with pytest.raises(ValueError, match="not played"):
                card.effect.play(Table().state, 0, 0, FastChance(1))
        else:
            assert type(card.effect) is not Effect


@pytest.mark.rule("PC-086", "PC-087", "PC-088", "PC-501")
def test_a_hand_of_fame_cards_is_never_asked_for_one() -> None:
    table = Table().ship(0, at=2, hand=["fame_one", "fame_three"]).ship(1, at=2)
    table.navigate()
    assert table.offers(0) == [f"sail island:{island}" for island in range(1, 7)]
    table.window_n1()
    assert table.asked() == ""
    table.feed(1, 2).feed(2, 1).fight(2)  # the order of the card step, then of the round
    assert (table.asked(), table.offers(0)) == ("volley", ["fire fire", "flee flee"])
