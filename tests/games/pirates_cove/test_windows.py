"""The months, the phases and the card windows."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.month import MONTH
from covetown.games.pirates_cove.state import PiratesState
from covetown.kernel import Events, FastChance
from covetown.kernel.playout import play_randomly
from tests.games.pirates_cove.builder import Table

ALL_EVENTS = [
    "a_fond_farewell",
    "consort",
    "crows_nest",
    "going_on_the_account",
    "privateering_commission",
    "royal_navy_intercept",
    "secret_map",
]
FIGHTING = ["avast_belay", "blow_me_down", "grapple_attack", "smoke_screen", "treasure_overboard"]
VOLLEY = ["grapeshot_attack", "powder_keg", "six_gun_salute"]
EVERYTHING = [*ALL_EVENTS, *FIGHTING, *VOLLEY, "mastercraft", "fame_one"]


def played(offers: list[str]) -> set[str]:
    """The cards that can be played by these answers."""
    keys = {
        9: "a_fond_farewell",
        10: "consort",
        11: "crows_nest",
        12: "going_on_the_account",
        13: "privateering_commission",
        14: "royal_navy_intercept",
        15: "secret_map",
        0: "mastercraft",
        1: "avast_belay",
        2: "blow_me_down",
        3: "grapple_attack",
        4: "smoke_screen",
        5: "treasure_overboard",
        6: "grapeshot_attack",
        7: "powder_keg",
        8: "six_gun_salute",
        16: "fame_one",
    }
    return {keys[int(ref[5:])] for offer in offers for ref in offer.split() if ref.startswith("hand:")}


@pytest.mark.rule("PC-075", "PC-076", "PC-101", "PC-512")
@pytest.mark.parametrize("seed", range(3))
def test_twelve_months_of_six_phases(seed: int) -> None:
    chance = FastChance(seed)
    state = GAME.new(4, {}, chance)
    assert isinstance(state, PiratesState)
    state.events = Events()
    seen: list[tuple[int, int]] = []
    while state.waiting:
        play_randomly(state, chance, 1)
        here = (int(state.month), int(state.phase))
        if not seen or seen[-1] != here:
            seen.append(here)
    assert seen == sorted(seen)
    told = [event for event in state.events.take() if event.kind in ("month", "treasure", "black_ship_moved", "won")]
    assert [event.facts["month"] for event in told if event.kind == "month"] == list(range(1, 13))
    assert len([event for event in told if event.kind == "treasure"]) == 60
    assert len([event for event in told if event.kind == "black_ship_moved"]) == 12
    assert told[-1].kind == "won"


@pytest.mark.rule("PC-076")
def test_the_phases_come_in_their_order() -> None:
    table = Table(4).legend("A", "blackbeard", 5).month(4)
    table.ship(0, (8, 5, 2, 2), at=7, gold=3).ship(1, (1, 2, 2, 2), at=7, gold=3)
    table.start(MONTH)
    assert (table.state.phase, table.asked()) == (2, "course")
    for seat, island in enumerate((2, 2, 3, 4)):
        table.do(seat, f"sail island:{island}")
    assert (table.state.phase, table.asked()) == (3, "volley")
    table.fire(0, "section:1:hull", 5, 1)
    kinds = [kind for kind in table.kinds() if kind in ("treasure", "sailed", "combat", "plundered", "upgrade_turn")]
    assert list(dict.fromkeys(kinds)) == ["treasure", "sailed", "combat", "plundered", "upgrade_turn"]
    assert table.state.phase == 5


@pytest.mark.rule("PC-077")
def test_the_fastest_acts_first_in_combat_and_upgrade() -> None:
    table = Table(4)
    for ship, sails in enumerate((2, 6, 4, 8)):
        table.ship(ship, (8, sails, 2, 2), at=2)
    table.fight(2)
    assert table.order() == ["ship:3", "ship:1", "ship:2", "ship:0"]
    for ship in range(4):
        table.ship(ship, at=6, chests=2)
    table.upgrade()
    for seat in (3, 1, 2, 0):
        assert table.waiting() == [seat]
        table.do(seat, "end_turn done")


@pytest.mark.rule("PC-078")
def test_month_12_is_played_in_full() -> None:
    table = Table(4).month(11).ship(0, chests=3).legend("A", "blackbeard", 3)
    table.start(MONTH)
    for seat, island in enumerate((6, 1, 2, 4)):
        table.do(seat, f"sail island:{island}")
    while table.waiting() != [0]:
        table.do(table.waiting()[0], "end_turn done")
    assert table.state.month == 12
    assert (table.asked(), table.waiting()) == ("upgrade", [0])
    table.do(0, "bury bury").do(0, "bury_chests amount:3")
    assert table.fame()[0] == 3
    assert "black_ship_moved" in table.kinds()
    assert table.state.winner == 0


def full_month() -> Table:
    """P0 holds one of every card he can hold, a squadron is at his island."""
    table = Table(4).legend("A", "blackbeard", 6)
    return table.ship(0, (8, 8, 8, 8), at=2, gold=5, chests=2, hand=EVERYTHING).ship(1, (8, 2, 2, 2), at=2)


@pytest.mark.rule("PC-079", "PC-088", "PC-102")
def test_window_t() -> None:
    table = full_month().navigate()
    assert table.asked() == "window_t"
    assert played(table.offers(0)) == {"consort", "secret_map"}


@pytest.mark.rule("PC-080", "PC-088", "PC-103", "PC-432")
def test_window_n0() -> None:
    table = full_month().navigate().do(0, "pass pass")
    decision = table.state.decision(0)
    assert decision.kind == "window_n0"
    assert played(table.offers(0)) == {"crows_nest"}
    table.do(0, "pass pass")
    assert table.state.decision(0).kind == "course"
    assert played(table.offers(0)) == set()


@pytest.mark.rule("PC-081", "PC-088", "PC-110", "PC-414", "PC-449")
def test_window_n1() -> None:
    table = full_month().squadron(2, by=3).window_n1()
    assert played(table.offers(0)) == {"royal_navy_intercept", "privateering_commission", "a_fond_farewell"}


@pytest.mark.rule("PC-082", "PC-088", "PC-201")
def test_window_b() -> None:
    table = full_month().ship(2, at=3, hand=["smoke_screen"]).fight(2)
    assert (table.asked(), table.waiting()) == ("battle_card", [0])
    assert played(table.offers(0)) == set(FIGHTING)
    assert all(offer.count("hand:") <= 1 for offer in table.offers(0))
    table.do(0, "pass pass")
    assert table.asked() == "volley"  # P2 is not in this combat and is not asked


@pytest.mark.rule("PC-083", "PC-088", "PC-219")
def test_window_v() -> None:
    table = full_month().fight(2).do(0, "pass pass")
    assert played(table.offers(0)) == set(VOLLEY)
    table.do(0, "fire fire")
    assert (table.asked(), played(table.offers(0))) == ("target", set())


@pytest.mark.rule("PC-084", "PC-088")
def test_window_k() -> None:
    table = full_month().ship(1, (8, 8, 2, 2), parrot="trelawney").fight(2).do(0, "pass pass")
    assert table.waiting() == [1]
    table.do(1, "fire fire")
    assert (table.asked(), table.waiting(), table.offers(0)) == ("kegs", [0], ["pass pass", "kegs hand:7 amount:1"])


@pytest.mark.rule("PC-085", "PC-088", "PC-144")
@pytest.mark.parametrize("place", range(1, 8))
def test_window_u(place: int) -> None:
    table = full_month().legend("A", "blackbeard", 3).ship(0, (7, 8, 8, 8), at=place).ship(1, at=0).upgrade()
    if place == 7:
        table.do(0, "cove_gold bank")
    assert played(table.offers(0)) == {"mastercraft", "going_on_the_account"}


@pytest.mark.rule("PC-089")
@pytest.mark.parametrize("place", [0, 3, 6, 7])
def test_everybody_takes_part_wherever_his_ship_is(place: int) -> None:
    table = Table(4).legend("A", "blackbeard", 5).ship(0, at=place, hand=["consort", "royal_navy_intercept"]).navigate()
    assert table.asked() == "window_t"
    table.window_n1()
    assert table.waiting() == [0]


@pytest.mark.rule("PC-090", "PC-534")
def test_submissions_are_secret_and_simultaneous() -> None:
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, at=2, hand=["royal_navy_intercept"]).ship(1, at=3, hand=["royal_navy_intercept"]).ship(
        2, at=4, hand=["fame_one"]
    )
    table.ship(3, at=5).window_n1()
    assert table.waiting() == [0, 1]
    views = [table.state.view(viewer) for viewer in (-1, 1, 2, 3)]
    table.silence().do(0, "play hand:14 island:3")
    assert [table.state.view(viewer) for viewer in (-1, 1, 2, 3)] == views
    assert table.kinds() == []


@pytest.mark.rule("PC-091")
def test_a_single_submission_needs_no_roll() -> None:
    table = Table(4).legend("A", "blackbeard", 6).ship(0, at=2, hand=["royal_navy_intercept"]).window_n1()
    table.do(0, "play hand:14 island:3").done()
    assert (table.navy(), table.told("tie_roll")) == ([(3, 0)], [])


@pytest.mark.rule("PC-092", "PC-093", "PC-534")
def test_several_submissions_roll_and_the_losers_stay_hidden() -> None:
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, at=2, hand=["royal_navy_intercept"]).ship(1, at=3, hand=["a_fond_farewell"]).window_n1()
    table.silence().do(0, "play hand:14 island:3").feed(1, 4).do(1, "play hand:9 island:5").done()
    assert [event["card"] for event in table.told("card_played")] == [9]
    assert table.told("tie_roll")[0]["sides"] == ["ship:0", "ship:1"]
    assert (table.hand(0), table.hand(1), table.discard()) == (["royal_navy_intercept"], [], ["a_fond_farewell"])
    assert (table.waiting(), table.offers(0)[0]) == ([0], "pass pass")  # he may submit it again


@pytest.mark.rule("PC-094", "PC-095")
def test_a_new_pass_after_every_card_until_all_pass() -> None:
    table = Table(4).legend("A", "blackbeard", 6)
    table.ship(0, at=2, hand=["royal_navy_intercept"]).ship(1, at=3, hand=["royal_navy_intercept"]).window_n1()
    table.do(0, "play hand:14 island:3").do(1, "pass pass")
    assert (table.navy(), table.waiting()) == ([(3, 0)], [1])  # P1, who had passed, is asked again
    table.do(1, "pass pass")
    assert (table.asked(), table.hand(1)) == ("", ["royal_navy_intercept"])


@pytest.mark.rule("PC-094", "PC-104")
def test_courses_chosen_before_a_card_was_known_are_void() -> None:
    table = Table(4).ship(1, hand=["consort"]).navigate()
    for seat in (0, 2, 3):
        table.do(seat, "sail island:6")
    assert table.waiting() == [1]
    table.do(1, "play hand:10 seat:0")
    assert (table.waiting(), table.state.victim, table.places()) == ([0, 1, 2, 3], 0, [0, 0, 0, 0])
    assert all(table.state.decision(seat).kind == "course" for seat in range(4))


@pytest.mark.rule("PC-096")
def test_a_window_is_skipped_when_no_hand_has_a_card() -> None:
    table = Table(4).ship(0, at=2).ship(1, at=3).silence().window_n1()
    assert (table.asked(), table.kinds()) == ("", [])
    table.navigate()
    assert all(table.state.decision(seat).kind == "course" for seat in range(4))


@pytest.mark.rule("PC-097", "PC-535")
def test_automatic_passes_leave_the_same_trace() -> None:
    """Whether P1 holds a card for the window or another card makes no difference to anybody else."""
    traces = []
    for held in ("royal_navy_intercept", "fame_one"):
        table = Table(4).legend("A", "blackbeard", 6)
        table.ship(0, at=2, hand=["royal_navy_intercept"]).ship(1, at=3, hand=[held]).ship(2, at=4).ship(3, at=5)
        table.window_n1().silence()
        trace: list[object] = [
            table.state.view(0),
            table.state.view(2),
            table.state.view(-1),
            int(table.state.public_waiting()),
        ]
        if 1 in table.waiting():
            table.do(1, "pass pass")
        trace += [table.state.view(0), table.state.view(2), int(table.state.public_waiting())]
        table.do(0, "pass pass")
        trace += [table.state.view(0), table.state.view(2), table.kinds()]
        traces.append(trace)
    assert traces[0] == traces[1]


@pytest.mark.rule("PC-097", "PC-535", "PC-536")
@pytest.mark.parametrize("held", ["consort", "crows_nest", "secret_map", "fame_one"])
def test_windows_t_and_n0_cannot_be_seen_by_others(held: str) -> None:
    table = Table(4).ship(1, hand=[held]).navigate()
    plain = Table(4).ship(1, hand=["fame_two"]).navigate()
    for viewer in (0, 2, 3, -1):
        mine = table.state.view(viewer)
        other = plain.state.view(viewer)
        assert mine == other
        if viewer >= 0:
            assert table.state.decision(viewer).plain() == plain.state.decision(viewer).plain()
    assert table.state.public_waiting() == plain.state.public_waiting() == 0b1111


@pytest.mark.rule("PC-098")
def test_an_event_card_is_discarded_at_once() -> None:
    table = Table(4).ship(1, hand=["consort"]).navigate().do(1, "play hand:10 seat:0")
    for seat in (0, 2, 3):
        table.do(seat, "sail island:6")
    assert (table.discard(), table.state.consort, table.hand(1)) == (["consort"], 1, [])


@pytest.mark.rule("PC-099", "PC-100")
def test_the_top_card_of_each_stack_is_turned_up() -> None:
    table = Table(4).month(3).treasure(2, 0, 9, 3, 0)
    before = table.state.view(0)["islands"]
    assert isinstance(before, list)
    assert before[1]["treasure"]["gold"] == 9
    table.month(2)
    hidden = table.state.view(0)["islands"]
    table.start(MONTH)
    assert table.state.month == 3
    after = table.state.view(0)["islands"]
    assert isinstance(after, list)
    assert isinstance(hidden, list)
    assert after[1]["treasure"] == {**after[1]["treasure"], "fame": 0, "gold": 9, "chests": 3, "cards": 0}
    assert [event["island"] for event in table.told("treasure")] == [1, 2, 3, 4, 5]
    assert all(after[at]["treasure"] is not None for at in range(5))
    assert after[5]["treasure"] is None
    table.ship(0, at=2).plunder()
    assert (table.gold()[0], table.chests()[0]) == (9, 3)


@pytest.mark.rule("PC-101")
def test_the_stacks_are_used_up_with_the_twelfth_reveal() -> None:
    table = Table(4).month(11)
    assert table.state.view(0)["stacks"] == 1
    table.start(MONTH)
    assert table.state.view(0)["stacks"] == 0
