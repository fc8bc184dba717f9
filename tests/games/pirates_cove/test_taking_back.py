"""What a window tells by stopping, by not stopping or by closing can no longer be taken back."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.navigation import CHARTING
from covetown.games.pirates_cove.upgrade import UPGRADE_PHASE
from covetown.games.pirates_cove.windows import AFTER_THE_MOVES
from covetown.kernel import FastChance, Move
from covetown.kernel.match import taking_back
from tests.games.pirates_cove.builder import Table


def refusal(table: Table, seat: int, answer: str) -> str:
    """Why a seat could not take back this answer once given; empty if it could."""
    before = int(table.state.revelations)
    left = table.script.left()
    table.do(seat, answer)
    used = left - table.script.left()
    return taking_back(Move(seat, 0, [0] * used), seat, table.state, before)


def duel(*hands: list[str], **options: object) -> Table:
    """Ships at Hull Island, each slower than the one before."""
    table = Table(4, **options).legend("A", "blackbeard", 6)
    for number, hand in enumerate(hands):
        table.ship(number, (8, 8 - 2 * number, 2, 2), at=2, hand=hand)
    return table.fight(2)


@pytest.mark.rule("PC-595")
def test_a_pass_after_which_a_rival_is_passed_over_stays() -> None:
    """The rival holds a card; that he is not asked shows that it is no battle card."""
    table = duel(["smoke_screen"], ["fame_one"])
    assert (table.asked(), table.waiting()) == ("battle_card", [0])
    assert refusal(table, 0, "pass pass") == "undo-revealed"
    assert (table.asked(), table.waiting()) == ("volley", [0])


@pytest.mark.rule("PC-595")
def test_a_pass_that_shows_nothing_can_be_taken_back() -> None:
    """The rival's hand is empty, as everybody sees."""
    assert refusal(duel(["smoke_screen"], []), 0, "pass pass") == ""


@pytest.mark.rule("PC-595")
def test_firing_where_nobody_answers_with_a_keg_stays() -> None:
    table = duel([], ["fame_one"])
    assert (table.asked(), table.waiting()) == ("volley", [0])
    assert refusal(table, 0, "fire fire") == "undo-revealed"
    assert (table.asked(), table.waiting()) == ("target", [0])
    assert refusal(duel([], []), 0, "fire fire") == ""


@pytest.mark.rule("PC-595")
@pytest.mark.parametrize("even", [False, True])
def test_the_last_pass_before_plundering_stays(even: bool) -> None:
    """That the window closes tells that the others have passed too."""
    table = Table(4, even_windows=even).legend("A", "blackbeard", 6)
    for number in range(4):
        table.ship(number, at=2 + number, gold=4 if number == 0 else 0)
    table.ship(0, hand=["a_fond_farewell"]).ship(1, hand=["royal_navy_intercept"])
    table.start(AFTER_THE_MOVES, UPGRADE_PHASE).do(1, "pass pass")
    assert (table.asked(), table.waiting()) == ("window_n1", [0])
    assert refusal(table, 0, "pass pass") == "undo-revealed"
    assert (table.asked(), table.waiting()) == ("upgrade", [0])


@pytest.mark.rule("PC-595", "PC-433")
def test_the_last_open_course_stays_where_a_skipped_window_tells_of_a_hand() -> None:
    """Nobody is asked in window N1, so the card in hand is none of that window."""
    for hand, said in ((["fame_one"], "undo-revealed"), ([], "")):
        table = Table(4).legend("A", "blackbeard", 6).ship(2, (2, 5, 2, 2), gold=4)
        table.ship(1, hand=["crows_nest", *hand]).start(CHARTING, UPGRADE_PHASE)
        table.do(0, "sail island:6").do(2, "sail island:6").do(3, "sail island:6").do(1, "play hand:11 seat:3")
        table.do(3, "sail island:1").do(0, "sail island:4").do(1, "sail island:5")
        assert refusal(table, 2, "sail island:3") == said
        assert (table.asked(), table.waiting()) == ("upgrade", [2])


@pytest.mark.rule("PC-595", "PC-593")
def test_where_windows_are_even_passing_over_tells_nothing() -> None:
    table = duel(["smoke_screen"], ["fame_one"], even_windows=True)
    assert refusal(table, 0, "pass pass") == "undo-others"
    assert (table.asked(), table.waiting()) == ("battle_card", [1])


@pytest.mark.rule("PC-595", "PC-535")
def test_the_reason_does_not_tell_who_is_asked() -> None:
    """Ship 3 sails last and is asked in window N1; ship 2, who holds a card too, may have an answer there or not."""
    for card in ("fame_one", "a_fond_farewell"):
        table = Table(4).legend("A", "blackbeard", 6).ship(2, hand=[card]).ship(3, hand=["royal_navy_intercept"])
        table.start(CHARTING, UPGRADE_PHASE).do(0, "sail island:1").do(1, "sail island:3").do(2, "sail island:4")
        assert refusal(table, 3, "sail island:5") == "undo-others"
        assert (table.asked(), table.waiting()[-1]) == ("window_n1", 3)


@pytest.mark.rule("PC-535", "PC-536")
def test_a_world_does_not_tell_whom_a_window_passed_over() -> None:
    """Ship 0 fires; the keg is in the hand of ship 1 or of ship 2, and only its captain knows."""
    pair = []
    for hands in ((["powder_keg"], ["fame_one"]), (["fame_one"], ["powder_keg"])):
        table = duel([], *hands)
        table.do(0, "fire fire")
        assert table.asked() == "kegs"
        pair.append(table)
    assert [table.waiting() for table in pair] == [[1], [2]]
    for viewer in (-1, 0, 3):
        for seed in range(20):
            worlds = [table.state.redeal(viewer, FastChance(seed)).encode() for table in pair]
            assert worlds[0] == worlds[1]
