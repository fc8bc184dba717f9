"""Rules that hold only if every word of them is there: each test here fails when one small thing is left out."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.cards.card import CONSORT, MASTERCRAFT, one_card
from covetown.games.pirates_cove.combat.ledger import LAST_BATTLE, Combat
from covetown.games.pirates_cove.combat.tie_battle import AFTER_LAST_BATTLE
from covetown.games.pirates_cove.ship import Ship
from covetown.games.pirates_cove.state import FORGOTTEN, NO_LEGEND
from covetown.games.pirates_cove.tavern import cards_left
from covetown.kernel import FastChance
from tests.games.pirates_cove.builder import Table


@pytest.mark.rule("PC-471", "PC-473")
def test_smoke_of_two_ships_and_of_two_cards() -> None:
    """Each ship has her own smoke, and a second card makes it neither thicker nor thinner."""
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, (8, 8, 2, 2), at=2, hand=["smoke_screen"]).ship(1, (8, 6, 2, 2), at=2, hand=["smoke_screen"])
    table.ship(2, (8, 4, 8, 8), at=2).fight(2)
    table.do(0, "battle hand:4").do(1, "battle hand:4")
    combat = table.state.view(-1)["combat"]
    assert isinstance(combat, dict)
    assert combat["smoke"] == [0, 1]
    both = Table(4).legend("A", "blackbeard", 6).ship(0, (8, 8, 2, 2), at=2, hand=["smoke_screen", "smoke_screen"])
    both.ship(1, (8, 6, 8, 8), at=2).fight(2).do(0, "battle hand:4").do(0, "battle hand:4")
    both.fire(0, "section:1:hull", 1, 1).fire(1, "section:0:hull", 5, 5, 5, 5, 6)
    assert both.levels(0)[0] == 7  # the six alone


@pytest.mark.rule("PC-485", "PC-486")
def test_a_keg_strikes_both_squadrons() -> None:
    table = Table(4).legend("A", "blackbeard", 6).squadron(2, by=1).squadron(2, by=3)
    table.ship(0, (8, 8, 2, 2), at=2, hand=["powder_keg"], parrot="trelawney").ship(2, (8, 2, 2, 2), at=2)
    table.feed(6, 1).fight(2)
    table.do(0, "fire fire hand:7").feed(5, 1).do(0, "aim navy:0")
    combat = table.state.view(-1)["combat"]
    assert isinstance(combat, dict)
    assert combat["navy"] == [{"squadron": 0, "hull": 2}, {"squadron": 1, "hull": 3}]


@pytest.mark.rule("PC-313", "PC-314", "PC-310")
@pytest.mark.parametrize(("grapeshot", "fame"), [(True, [3, 4]), (False, [0, 7])])
def test_who_fires_grapeshot_shares_though_anothers_keg_cripples_him(grapeshot: bool, fame: list[int]) -> None:
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, (1, 8, 4, 4), at=6, hand=["grapeshot_attack"] if grapeshot else [], parrot="trelawney")
    table.ship(1, (8, 6, 2, 2), at=6, hand=["powder_keg"]).fight(6)
    table.state.combat.legend_hull = 2
    table.do(0, "fire fire hand:6" if grapeshot else "fire fire").feed(5, 1, 1).do(1, "kegs hand:7 amount:1")
    assert table.fame()[:2] == fame  # and 1 for the crippled ship to whoever stays
    assert table.places()[0] == 7


@pytest.mark.rule("PC-270", "PC-271", "PC-214")
def test_a_ship_that_flees_is_gone_at_once() -> None:
    table = Table(4).legend("A", "blackbeard", 6).ship(0, (8, 8, 2, 2), at=2, gold=3).ship(1, (8, 6, 2, 2), at=2)
    table.ship(2, (8, 4, 2, 2), at=2).fight(2).feed(4).do(0, "flee flee")
    combat = table.state.view(-1)["combat"]
    assert isinstance(combat, dict)
    assert (combat["ships"], table.places()[:3]) == ([1, 2], [7, 2, 2])
    table.fire(1, "section:2:hull", 1, 1).fire(2, "section:1:hull", 1, 1)
    assert table.waiting() == [1]  # round 2 begins without her
    assert {option.refs[0] for option in table.do(1, "fire fire").state.decision(1).options} == {
        f"section:2:{section}" for section in ("hull", "sails", "cannon", "crew")
    }


@pytest.mark.rule("PC-525", "PC-527")
@pytest.mark.parametrize(
    ("present", "crippled", "dice", "winner"),
    [
        (0b011, 0b100, (2, 5), 1),  # broken off: those still there roll, not the one crippled before
        (0b000, 0b110, (2, 5), 2),  # nobody left: those crippled last roll
        (0b100, 0b011, (), 2),  # one left: no roll
    ],
)
def test_who_rolls_after_the_last_battle(present: int, crippled: int, dice: tuple[int, ...], winner: int) -> None:
    table = Table(4).month(12)
    combat = Combat(LAST_BATTLE)
    combat.present, combat.last_crippled = present, crippled
    table.state.combat = combat
    table.feed(*dice).start(AFTER_LAST_BATTLE).done()
    assert table.state.winner == winner


@pytest.mark.rule("PC-161", "PC-141")
@pytest.mark.parametrize(("place", "price"), [(2, 1), (6, 2)])
def test_an_answer_tells_the_price_that_is_paid(place: int, price: int) -> None:
    table = Table(4).ship(0, (2, 2, 2, 2), at=place, gold=5).upgrade()
    hull = next(option for option in table.state.decision(0).options if option.refs == ["section:0:hull"])
    assert hull.text.args["price"] == price
    assert table.do(0, "raise section:0:hull").gold()[0] == 5 - price


@pytest.mark.rule("PC-375", "PC-536")
@pytest.mark.parametrize(
    ("old", "new", "played", "left"),
    [
        (["consort"], ["secret_map"], CONSORT, (0, "new")),  # the only Consort was in a hand when the deck was made
        (["secret_map"], ["consort"], CONSORT, (1, "old")),  # the only Consort was in the deck
        (["mastercraft"], ["secret_map"], MASTERCRAFT, (0, "either")),  # there were some in hands and in the deck
        (["mastercraft"], [], MASTERCRAFT, (0, "new")),  # nothing was drawn since
        ([], ["mastercraft"], MASTERCRAFT, (0, "old")),  # nothing is left of then
    ],
)
def test_what_everybody_can_tell_of_a_played_cards_age(
    old: list[str], new: list[str], played: int, left: tuple[int, str]
) -> None:
    table = Table(4).ship(1, hand=old).ship(2, hand=["fame_one", "mastercraft"])
    state = table.state
    for ship in state.ships:
        ship.old = ship.hand
        state.held += ship.hand
    state.fresh = sum((one_card(card.ident) for card in state.deck if card.ident < 19), start=0)
    held, fresh = int(state.held), int(state.fresh)
    table.ship(1, hand=new)
    state.play_from_hand(1, played)
    taken = one_card(played)
    size, kept = left
    assert bin(int(state.ships[1].old)).count("1") == size
    if kept == "either":
        assert (state.held, state.fresh) == (FORGOTTEN, fresh)
        assert [int(ship.old) for ship in state.ships] == [0, 0, 0, 0]
    elif kept == "new":
        assert (state.held, state.fresh) == (held - taken, fresh)
    else:
        assert (state.held, state.fresh) == (held, fresh - taken)


@pytest.mark.rule("PC-375", "PC-536")
def test_worlds_after_a_new_deck_come_from_what_is_known_alone() -> None:
    """Old cards change hands unseen; and what the deck was not made of is never in it, whoever holds it."""
    worlds = []
    for first, second in (("consort", "secret_map"), ("secret_map", "consort")):
        table = Table(4).ship(1, hand=[first]).ship(2, hand=[second])
        state = table.state
        for ship in state.ships:
            ship.old = ship.hand
            state.held += ship.hand
        state.fresh = sum((one_card(card.ident) for card in state.deck if card.ident < 19), start=0)
        worlds.append([state.redeal(3, FastChance(seed)).encode() for seed in range(8)])
        state.held = FORGOTTEN
        for ship in state.ships:
            ship.old = 0
        for seed in range(8):
            assert not {10, 15} & {int(card.ident) for card in state.redeal(3, FastChance(seed)).deck}
    assert worlds[0] == worlds[1]


@pytest.mark.rule("PC-536", "PC-535", "PC-485")
def test_in_worlds_of_one_who_has_passed_nobody_before_him_is_asked_for_kegs() -> None:
    """Ship 2 fires, ship 1 has passed: in no world of hers is ship 0, who comes before her, still to answer."""
    table = Table(5).legend("A", "blackbeard", 6)
    table.ship(0, (8, 8, 2, 2), at=2, hand=["fame_one"]).ship(1, (8, 7, 2, 2), at=2, hand=["powder_keg"])
    table.ship(2, (8, 6, 2, 2), at=2).ship(3, (8, 5, 2, 2), at=2, hand=["powder_keg"])
    table.ship(4, (8, 4, 2, 2), at=2, hand=["fame_one"]).fight(2)
    table.do(0, "fire fire").do(1, "pass pass")
    assert (table.asked(), table.waiting()) == ("kegs", [3])
    table.state.combat.shooter = 2
    worlds = [table.state.redeal(1, FastChance(seed)) for seed in range(120)]
    assert {int(world.waiting).bit_length() - 1 for world in worlds} == {3, 4}


@pytest.mark.rule("PC-376")
def test_one_discarded_card_can_still_be_drawn() -> None:
    state = Table(4).state
    state.discard = [state.deck[0]]
    state.deck = []
    assert cards_left(state)
    state.discard = []
    assert not cards_left(state)


def test_the_legend_of_either_black_ship_is_found_at_its_island() -> None:
    state = Table(4).state
    state.place_a, state.captain_a, state.place_b, state.captain_b = 2, NO_LEGEND, 2, 3
    assert (state.captain_at(2), state.captain_at(3)) == (3, NO_LEGEND)
    state.captain_a = 1
    assert state.captain_at(2) == 1


def test_a_new_ship_has_submitted_nothing() -> None:
    ship = Ship()
    assert (ship.ticket, ship.late_ticket, ship.course, ship.hand) == (0, 0, 0, 0)
