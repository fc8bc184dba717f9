"""Worlds as one captain may imagine them: everything he cannot know varies, everything he knows holds."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.cards.card import faces_held, hand_size, holds, one_card
from covetown.games.pirates_cove.combat.ledger import Combat
from covetown.games.pirates_cove.faults import faults
from covetown.games.pirates_cove.mat import NEW_SHIP, rigging_price
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.ship import UNANSWERED
from covetown.games.pirates_cove.state import NO_LEGEND
from covetown.games.pirates_cove.treasure import stack_index
from covetown.games.pirates_cove.windows import SHOWN_N1, SHOWN_T
from covetown.kernel import FastChance
from tests.games.pirates_cove.builder import Table, face

WINDOW_T = {face("consort"), face("secret_map")}
WINDOW_N1 = {face("a_fond_farewell"), face("privateering_commission"), face("royal_navy_intercept")}


@pytest.mark.rule("PC-573", "PC-576")
def test_two_ships_have_thirty_one_pairs_of_courses() -> None:
    """Any two islands, but never one outer island for both."""
    offers = Table(2).navigate().offers(0)
    pairs = [tuple(int(ref.partition(":")[2]) for ref in offer.split()[1:]) for offer in offers]
    wanted = [(one, two) for one in range(1, 7) for two in range(1, 7) if one != two or one == 6]
    assert (sorted(pairs), len(wanted)) == (wanted, 31)


@pytest.mark.rule("PC-536", "PC-533", "PC-576")
def test_in_other_worlds_both_ships_of_a_captain_who_is_done_have_a_lawful_course() -> None:
    table = Table(2).navigate()
    table.do(1, next(offer for offer in table.offers(1) if offer.startswith("sail")))
    seen = set()
    for seed in range(300):
        world = table.state.redeal(0, FastChance(seed))
        seen.add((int(world.ships[1].course), int(world.ships[3].course)))
    assert seen == {(one, two) for one in range(1, 7) for two in range(1, 7) if one != two or one == 6}


@pytest.mark.rule("PC-536", "PC-079", "PC-080")
def test_in_other_worlds_who_is_done_has_answered_and_who_is_not_has_not() -> None:
    table = Table(4).ship(1, hand=["consort"]).ship(2, hand=["secret_map", "fame_one"]).navigate()
    table.do(1, "pass pass").do(1, "sail island:4")
    assert table.waiting() == [0, 2, 3]
    asked = 0
    for seed in range(60):
        world = table.state.redeal(0, FastChance(seed))
        assert (int(world.ships[1].ticket), int(world.ships[1].late_ticket)) == (0, 0)
        can_play = bool(set(faces_held(world.ships[2].hand)) & WINDOW_T)
        assert int(world.ships[2].ticket) == (UNANSWERED if can_play else 0)
        asked += can_play
    assert 0 < asked < 60


@pytest.mark.rule("PC-536", "PC-533")
def test_in_other_worlds_nobody_rigs_for_more_than_he_has() -> None:
    table = Table(4).rig().do(1, "rig_done done")
    prices = []
    for seed in range(100):
        world = table.state.redeal(0, FastChance(seed))
        prices.append(int(rigging_price(world.ships[1].draft)))
        assert int(world.ships[2].ticket) == UNANSWERED
    assert (min(prices), max(prices)) == (0, 9)


@pytest.mark.rule("PC-104", "PC-079", "PC-080")
def test_courses_that_are_taken_back_are_asked_for_from_the_first_question() -> None:
    table = Table(4).ship(1, hand=["consort"]).ship(2, hand=["secret_map", "fame_one"]).navigate()
    table.do(1, "pass pass").do(1, "sail island:4")
    asked = 0
    for seed in range(60):
        world = table.state.redeal(0, FastChance(seed))
        hands = [int(ship.hand) for ship in world.ships]
        world.reopen(0)
        assert (int(world.waiting), [int(ship.hand) for ship in world.ships]) == (0b1111, hands)
        captain = world.ships[1]
        can_play = bool(set(faces_held(captain.hand)) & WINDOW_T)
        assert (int(captain.ticket), int(captain.course)) == (UNANSWERED if can_play else 0, 0)
        asked += can_play
    assert 0 < asked < 60


@pytest.mark.rule("PC-104")
def test_own_courses_and_own_passes_are_not_taken_back() -> None:
    table = Table(4).ship(0, hand=["consort"]).navigate().do(0, "pass pass").do(2, "sail island:4")
    world = table.state.redeal(0, FastChance(1))
    world.reopen(0)
    assert int(world.ships[0].ticket) == 0
    assert world.options(0) == table.state.options(0)
    world.apply(0, world.options(0)[2], FastChance(1))
    world.reopen(0)
    assert (int(world.ships[0].course), int(world.waiting)) == (3, 0b1110)


@pytest.mark.rule("PC-071")
def test_rigging_that_is_taken_back_begins_with_a_new_ship() -> None:
    table = Table(4).rig().do(0, "rig section:0:crew").do(1, "rig section:1:crew").do(1, "rig_done done")
    for seed in range(20):
        world = table.state.redeal(0, FastChance(seed))
        world.reopen(0)
        assert int(world.waiting) == 0b1111
        assert (int(world.ships[1].draft), int(world.ships[1].ticket)) == (int(NEW_SHIP), UNANSWERED)
        assert int(world.ships[0].draft) == int(table.state.ships[0].draft)
        assert world.options(1) == table.state.options(2)


@pytest.mark.rule("PC-536", "PC-531")
def test_in_other_worlds_the_treasures_of_the_very_next_month_vary() -> None:
    table = Table(4).month(2).navigate()
    for month, kinds in ((2, 1), (3, 5), (12, 5)):
        found = {table.state.redeal(0, FastChance(seed)).treasures[int(stack_index(1, month))] for seed in range(40)}
        assert (len(found) == 1) if kinds == 1 else (len(found) >= kinds), month


@pytest.mark.rule("PC-536", "PC-092", "PC-375")
@pytest.mark.parametrize(
    ("shown", "window", "cards"),
    [
        (SHOWN_T, WINDOW_T, ["consort", "secret_map"]),
        (SHOWN_N1, WINDOW_N1, ["a_fond_farewell", "royal_navy_intercept"]),
    ],
)
def test_what_two_captains_have_shown_is_held_in_every_world_also_after_a_new_deck(
    shown: int, window: set[int], cards: list[str]
) -> None:
    """The one holds an old and a new card, the other old ones only; one of the cards of the window is old, one new.

    If the first is dealt the old one, nothing is left that the second could hold: such a world is dealt again.
    """
    table = Table(4).ship(1, hand=[cards[0], "fame_one"]).ship(2, hand=[cards[1], "fame_two"])
    rest = [one for one in table.state.deck if int(one.ident) in window]
    for one in rest:  # the other cards of the window have been played
        table.state.deck.remove(one)
        table.state.discard.append(one)
    table.state.ships[1].shown = table.state.ships[2].shown = shown
    table.state.ships[1].old = one_card(face("fame_one"))
    table.state.ships[2].old = table.state.ships[2].hand
    table.navigate()
    assert table.asked() == "course"
    for seed in range(80):
        world = table.state.redeal(0, FastChance(seed))
        for number in (1, 2):
            ship = world.ships[number]
            assert set(faces_held(ship.hand)) & window
            assert (int(hand_size(ship.hand)), int(hand_size(ship.old))) == (2, number)
            assert all(holds(ship.old, at) <= holds(ship.hand, at) for at in range(19))


@pytest.mark.rule("PC-536", "PC-375")
def test_a_shown_card_is_as_likely_old_as_there_are_old_places() -> None:
    """One old place and one new one: every other time the shown card is the old Consort, and as a mere old card it
    comes to her in half of the other worlds too."""
    table = Table(4).ship(1, hand=["consort", "fame_three"]).ship(2, hand=["fame_one"])
    ship = table.state.ships[1]
    ship.shown = SHOWN_T
    ship.old = one_card(face("consort"))
    table.state.ships[2].old = table.state.ships[2].hand
    table.navigate()  # the Secret Map lies in the deck
    worlds = [table.state.redeal(0, FastChance(seed)).ships[1] for seed in range(800)]
    assert {int(hand_size(held.old)) for held in worlds} == {1}
    assert 560 < sum(int(held.old == one_card(face("consort"))) for held in worlds) < 640


@pytest.mark.rule("PC-536", "PC-535", "PC-485")
def test_in_other_worlds_nobody_is_asked_for_kegs_who_was_before_one_that_has_answered() -> None:
    """Kegs are laid in the order of the volleys; whoever comes before one that laid some has had his turn."""
    table = Table(5).legend("A", "blackbeard", 6)
    table.ship(0, (8, 8, 2, 2), at=2).ship(1, (8, 7, 2, 2), at=2, hand=["fame_one"])
    table.ship(2, (8, 6, 2, 2), at=2, hand=["powder_keg"]).ship(3, (8, 5, 2, 2), at=2, hand=["powder_keg"])
    table.ship(4, (8, 4, 2, 2), at=2, hand=["fame_one"]).fight(2)
    table.do(0, "fire fire").do(2, "kegs hand:7 amount:1")
    assert (table.asked(), table.waiting()) == ("kegs", [3])
    asked = set()
    for seed in range(120):
        world = table.state.redeal(0, FastChance(seed))
        asked.add(int(world.waiting).bit_length() - 1)
    assert asked == {3, 4}


@pytest.mark.rule("PC-010")
def test_a_crippled_ship_at_sea_is_a_fault_unless_she_is_still_fighting() -> None:
    table = Table(4).ship(0, (0, 8, 2, 2), at=3)
    assert faults(table.state) == ["ship 0 is crippled at sea"]
    table.state.combat = Combat(3)  # a position without a combat has one that all such positions share
    table.state.combat.present = 0b0001
    assert faults(table.state) == []
    table.state.combat.present = 0b0010
    assert faults(table.state) == ["ship 0 is crippled at sea"]


def test_statistics_name_the_legends_that_were_met_and_no_ship_without_a_captain() -> None:
    table = Table(3).legend("A", "blackbeard", 1)
    table.state.captain_b = NO_LEGEND
    assert GAME.facets(table.state) == [("players", "3", -1), ("legend", "blackbeard", -1)]
