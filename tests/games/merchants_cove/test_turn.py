"""Turns: who is active, which action spaces are open, what an action costs, and in which order it is paid."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.corruption import DiscardCorruption
from covetown.games.merchants_cove.merchant import Merchant
from covetown.games.merchants_cove.merchants import merchants
from covetown.games.merchants_cove.steps import Step
from tests.games.merchants_cove.builder import Table


@pytest.mark.rule("MC-X03", "MC-098", "MC-099", "MC-100", "MC-126")
def test_the_topmost_of_the_farthest_back_stack_is_active() -> None:
    table = Table("abcd").clock({4: "ba", 6: "c", 7: "d"}).bag("RR").begin()
    assert table.asked() == "b"
    table.answer("space:two", "boat:1")
    assert table.stack(6) == "bc"
    assert table.asked() == "a"
    table.answer("space:two", "boat:1")
    assert table.stack(6) == "abc"
    assert table.asked() == "a"  # a takes the next turn too
    assert table.question() == "choose-space"


@pytest.mark.rule("MC-101", "MC-158")
@pytest.mark.parametrize("hour", [12, 13])
def test_nobody_acts_on_the_marker_or_beyond(hour: int) -> None:
    table = Table("ab").clock({hour: "a", 11: "b"}).begin()
    assert table.asked() == "b"
    table.signalled()
    table.answer("space:one")
    assert table.state.round == 2  # the market had nothing to sell; a new round has begun


@pytest.mark.rule("MC-102", "MC-108", "MC-109", "MC-110", "MC-111")
def test_the_four_steps_come_in_order() -> None:
    """Space four costs 4h and 1 Corruption card: action, then the card, then the clock with its loads."""
    table = Table("ab").clock({3: "a", 9: "b"}).bag("RR")
    seen: list[tuple[object, int]] = []
    stall = table.stalls["a"]

    def act(state: object, player: object, space: object, chance: object) -> None:
        seen.append((table.where("a"), table.number_of_cards("a")))

    stall.act = act  # type: ignore[method-assign]
    table.begin().answer("space:four")
    assert seen == [(3, 0)]  # the action comes before anything is paid
    assert table.question() == "place-on-boat"
    assert (table.where("a"), table.number_of_cards("a")) == (4, 1)  # the card was drawn before the clock moved
    kinds = [event.kind for event in table.told]
    assert kinds.index("drew-corruption") < kinds.index("timepiece-moved")
    table.answer("boat:1", "boat:1")
    assert table.where("a") == 7


@pytest.mark.rule("MC-103", "MC-104", "MC-105", "MC-239", "MC-X33", "MC-238")
def test_the_figure_must_move() -> None:
    table = Table("ab", round=2).clock({2: "ba"}).begin()
    everything = ["one", "two", "three", "four", "free", "back", "staff"]
    assert table.offered() == [f"space:{key}" for key in everything]
    table.answer("space:one")
    assert table.asked() == "a"
    fresh = Table("ab", round=2).figure("a", "one").clock({2: "ab"}).begin()
    assert "space:one" not in fresh.offered()
    assert {"space:two", "space:three"} <= set(fresh.offered())


@pytest.mark.rule("MC-239", "MC-255")
def test_figures_stay_over_the_round_border() -> None:
    table = Table("ab").signalled().clock({11: "a", 12: "b"}).begin()
    table.answer("space:one")
    assert table.state.round == 2
    while table.asked() != "a":
        table.answer("space:one" if "space:one" in table.offered() else "space:two")
    assert "space:one" not in table.offered()


@pytest.mark.rule("MC-241")
def test_other_figures_never_block() -> None:
    table = Table("ab").figure("b", "one").clock({1: "ab"}).begin()
    assert table.asked() == "a"
    assert "space:one" in table.offered()


@pytest.mark.rule("MC-106", "MC-107")
def test_there_is_no_passing_and_an_action_without_effect_is_still_paid() -> None:
    table = Table("ab").clock({1: "a", 5: "b"}).begin()
    assert not any(ref.startswith("done") for ref in table.offered())
    table.answer("space:staff")  # nobody is on the Staff board
    assert table.where("a") == 3


@pytest.mark.rule("MC-X37", "MC-393", "MC-218")
def test_without_a_legal_space_the_turn_is_a_wait() -> None:
    table = Table("abcd").clock({3: "a", 9: "bcd"}).figure("a", "staff").square().deck().bag("R")
    table.stalls["a"].closed = {"one", "two", "three", "four", "free", "back"}
    table.begin()
    assert table.question() == "place-on-boat"  # 3:30 was passed; no space was asked for
    assert table.where("a") == 4
    assert table.events("waited")
    assert table.player("a").space_of(0) == 7
    assert table.number_of_cards("a") == 0


@pytest.mark.rule("MC-218")
def test_recruit_needs_a_card_in_the_square() -> None:
    assert "space:recruit" not in Table("ab").square().begin().offered()
    assert "space:recruit" in Table("ab").square(None, None, None, "TL01").begin().offered()


@pytest.mark.rule("MC-112", "MC-133")
def test_the_cost_is_paid_in_full_beyond_the_marker() -> None:
    table = Table("ab").signalled().clock({11: "a", 12: "b"})
    table.stalls["b"].closed = set()
    table.begin().answer("space:three")
    # a went to 14, both were regrouped, and a new day began with a on top.
    assert table.stack(2) == "ab"


@pytest.mark.rule("MC-X42", "MC-404")
def test_a_marked_space_serves_eight_times_a_round() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).begin()
    for use in range(8):
        assert "space:free" in table.offered() or "space:back" in table.offered(), use
        table.answer("space:free" if "space:free" in table.offered() else "space:back")
    assert table.player("a").marked == 8
    assert "space:free" not in table.offered()
    assert "space:back" not in table.offered()
    assert {"space:one", "space:two"} <= set(table.offered())
    table.cleanup()
    while table.asked() != "a":
        table.answer("space:one")
    assert "space:free" in table.offered()  # until the next round


@pytest.mark.rule("MC-405", "MC-242", "MC-243", "MC-244", "MC-236", "MC-237")
@pytest.mark.parametrize("merchant", merchants(), ids=lambda merchant: str(merchant.key))
def test_every_shop_has_the_common_actions_once_and_no_unmarked_free_space(merchant: Merchant) -> None:
    spaces = merchant.spaces
    if not spaces:
        assert merchant.replaces_turn
        return
    assert [space.key for space in spaces].count("recruit") == 1
    assert [(space.hours, space.corruption) for space in spaces if space.key == "staff"] == [(2, 0)]
    assert len({space.key for space in spaces}) == len(spaces)
    for space in spaces:
        assert space.hours >= 1 or space.marked or space.key == "recruit", space.key


@pytest.mark.rule("MC-130")
def test_no_hours_leave_the_timepiece_in_its_stack() -> None:
    table = Table("abc").clock({4: "ab", 9: "c"}).begin().answer("space:free")
    assert table.stack(4) == "ab"
    beneath = Table("abc").clock({4: "ba", 9: "c"}).begin().answer("space:free")
    assert beneath.stack(4) == "ba"
    assert beneath.asked() == "b"


@pytest.mark.rule("MC-402", "MC-403")
def test_the_cost_is_final_when_the_action_is_done() -> None:
    """An action may raise its own cost, and a card of its effect is drawn within step 2."""
    table = Table("ab").clock({1: "a", 9: "b"}).corrupt("a", "C")
    stall = table.stalls["a"]

    class Dearer(Step):
        def run(self, state: object, chance: object) -> None:
            table.state.due_hours += 1

    def act(state: object, player: object, space: object, chance: object) -> None:
        table.state.push(Dearer())
        table.state.push(DiscardCorruption(1, 1, 0))

    stall.act = act  # type: ignore[method-assign]
    table.begin().answer("space:one")
    assert table.where("a") == 3
    assert table.number_of_cards("a") == 0
