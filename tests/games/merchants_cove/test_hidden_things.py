"""What is hidden and what is public: Corruption cards, decks, the bag; and what always holds when somebody is asked."""

from __future__ import annotations

from typing import cast

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.adventurers import size
from covetown.games.merchants_cove.harbour import ChooseBerth, Rob
from covetown.games.merchants_cove.state import MerchantsState
from covetown.inspection import as_bytes
from covetown.kernel import SPECTATOR, Events, FastChance
from tests.games.merchants_cove.builder import Table


def seat_view(table: Table, viewer: int, name: str) -> dict[str, object]:
    players = cast(list[dict[str, object]], table.state.view(viewer)["players"])
    return players[table.names.index(name)]


@pytest.mark.rule("MC-X35", "MC-358", "MC-359", "MC-366")
def test_x35_own_faces_and_the_number_of_the_others() -> None:
    table = Table("ab").corrupt("a", "C", "CCR").corrupt("b", "CG").clock({1: "a", 5: "b"}).begin()
    for viewer, shown in ((0, {"a": ["c", "cc-red"], "b": None}), (1, {"a": None, "b": ["c-green"]})):
        for name, faces in shown.items():
            seen = seat_view(table, viewer, name)
            assert seen["corruption"] == {"a": 2, "b": 1}[name]
            if faces is None:
                assert not seen.get("faces")
            else:
                assert seen["faces"] == faces
    outside = table.state.view(SPECTATOR)
    for player in cast(list[dict[str, object]], outside["players"]):
        assert not player.get("faces")


@pytest.mark.rule("MC-358", "MC-360", "MC-361")
def test_hidden_faces_are_drawn_anew_for_a_viewer() -> None:
    """What b holds, what b discarded and what the deck holds differ between worlds; what a knows does not."""
    table = Table("ab").corrupt("a", "C", "CCR").corrupt("b", "CG", "CB").clock({1: "a", 5: "b"}).begin()
    held = set()
    discarded = set()
    for player, faces in ((table.player("a"), 1), (table.player("b"), 1 << 12)):
        player.corruption -= faces
        player.discarded += faces
        table.state.discards += faces
    before = as_bytes(table.state.view(0))
    for seed in range(40):
        other = cast(MerchantsState, table.state.redeal(0, FastChance(seed)))
        assert as_bytes(other.view(0)) == before
        assert other.players[0].corruption == table.player("a").corruption
        assert other.players[0].discarded == table.player("a").discarded
        held.add(int(other.players[1].corruption))
        discarded.add(int(other.players[1].discarded))
    assert len(held) > 2
    assert len(discarded) > 2


@pytest.mark.rule("MC-361", "MC-366")
def test_a_discarded_face_is_told_to_its_owner_alone() -> None:
    table = Table("ab").corrupt("a", "C", "CCR").square("TL02", "TL03", "TL04", "TL01").deck("TL05")
    table.clock({1: "a", 9: "b"}).begin().answer("space:recruit", "townsfolk:4", "corruption:cc-red")
    event = table.events("discarded-corruption")[0]
    assert event.seen_by(0)["face"] == "cc-red"
    assert "face" not in event.seen_by(1)
    assert "face" not in event.seen_by(SPECTATOR)
    assert "cc-red" not in str(table.state.view(1))
    assert "cc-red" not in str(table.state.view(SPECTATOR))


@pytest.mark.rule("MC-366", "MC-358")
def test_a_drawn_face_is_told_to_its_owner_alone() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).wish("CCB").begin().answer("space:four")
    while not table.events("drew-corruption"):
        table.answer(table.offered()[0])
    event = table.events("drew-corruption")[0]
    assert event.seen_by(0)["face"] == "cc-blue"
    assert "face" not in event.seen_by(1)


@pytest.mark.rule("MC-360", "MC-363")
def test_decks_show_their_size_and_never_an_order() -> None:
    table = Table("ab").clock({1: "a", 5: "b"}).square("TL01", "TL02", "TL03", "TL04").deck("TL05", "TL06").begin()
    view = table.state.view(0)
    assert view["corruption"] == {"deck": 60, "discards": 0}
    town = cast(dict[str, object], view["town"])
    assert town["deck"] == 2
    assert [space["card"] for space in cast(list[dict[str, object]], town["square"])] == [0, 1, 2, 3]


@pytest.mark.rule("MC-362", "MC-365", "MC-364")
def test_what_everybody_sees() -> None:
    table = Table("ab").clock({3: "a", 5: "b"}).bag("RRGX").halls(red=2, green=1, lair=3).boats({1: "RY"})
    table.piers(plaza="GG").shelf("b", "lB sR sR").gold(a=12, b=105).shields("b", "Y").figure("b", "two").begin()
    seen = [table.state.view(viewer) for viewer in (0, 1, SPECTATOR)]
    for view in seen:
        harbour = cast(dict[str, object], view["harbour"])
        assert harbour["bag"] == {"red": 2, "green": 1, "blue": 0, "yellow": 0, "rogue": 1}
        assert harbour["halls"] == {"red": 2, "green": 1, "blue": 0, "yellow": 0}
        assert harbour["lair"] == 3
        assert harbour["rogue_card"] == "criminals"
        boats = cast(list[dict[str, object]], harbour["boats"])
        assert boats[0]["aboard"] == {"red": 1, "green": 0, "blue": 0, "yellow": 1, "rogue": 0}
        piers = cast(list[dict[str, dict[str, int]]], harbour["piers"])
        assert piers[1]["crowd"]["green"] == 2
        clock = cast(dict[str, object], view["clock"])
        assert clock["marker"] == 24
        assert clock["stacks"] == [{"position": 6, "seats": [0]}, {"position": 10, "seats": [1]}]
        b = cast(list[dict[str, object]], view["players"])[1]
        assert b["gold"] == 105
        shelf = cast(dict[str, int], b["shelf"])
        assert {good: number for good, number in shelf.items() if number} == {"large-blue": 1, "small-red": 2}
        assert "yellow" in str(b["shields"])
    assert seen[0]["harbour"] == seen[1]["harbour"] == seen[2]["harbour"]


@pytest.mark.rule("MC-356", "MC-357", "MC-355", "MC-382", "MC-368")
@pytest.mark.parametrize("seed", range(6))
def test_what_holds_whenever_somebody_is_asked(seed: int) -> None:
    chance = FastChance(seed * 101 + 5)
    rogues = ("criminals", "cultists", "robbers")[seed % 3]
    sets = [["locals", "sailors"], ["mercenaries", "sailors"]][seed % 2]
    state = cast(MerchantsState, GAME.new(2 + seed % 3, {"rogues": rogues, "townsfolk": sets}, chance))
    while state.waiting:
        assert state.waiting == 1 << state.active
        options = state.options(state.active)
        assert len(options) == len(set(options)) > 1  # MC-368, MC-369
        if not isinstance(state.asking, (Rob, ChooseBerth)):
            for side in (0, 1):
                sailing = (int(state.sailing) >> (3 * side)) & 7
                assert sailing.bit_count() in (3, 2, 0)
                taken = [(int(state.berths) >> (3 * berth)) & 7 for berth in (2 * side, 2 * side + 1)]
                assert not all(taken) or sailing == 0
            for boat in range(6):
                assert not (state.sailing >> boat) & 1 or size(state.boats[boat]) < 4
        assert GAME.faults(state) == []
        state.apply(state.active, options[chance.below(len(options))], chance)


@pytest.mark.rule("MC-354")
def test_a_card_under_an_empty_deck_is_the_next_one_drawn() -> None:
    table = Table("ab").square("TL01", "TL02", "TL03", "TL04").deck().clock({1: "a", 9: "b"})
    table.staff("a", {1: "TM05", 2: "TM06", 3: "TM07", 4: "TM08"}).begin()
    table.answer("space:recruit", "townsfolk:4", "slot:0:2")
    assert table.on_square() == ["TM06", "TL01", "TL02", "TL03"]
    assert table.deck_codes() == []


@pytest.mark.rule("MC-366")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_a_viewer_gets_depends_on_what_is_hidden(seed: int) -> None:
    """The same answer is given in the real world and in a redealt one.

    The other seat's view and log are the same bytes as long as the luck is the same kind of luck.
    """
    chance = FastChance(seed)
    state = cast(MerchantsState, GAME.new(3, {}, chance))
    for _ in range(60):
        options = state.options(state.active)
        choice = options[chance.below(len(options))]
        twin = cast(MerchantsState, state.redeal(2, FastChance(seed + 50)))
        assert as_bytes(twin.view(2)) == as_bytes(state.view(2))
        told = []
        for world in (state.copy(), twin):
            world.events = Events()
            if choice in world.options(world.active) and world.active != 2:
                world.apply(world.active, choice, FastChance(7))
            events = [event.seen_by(2) for event in world.events.take()]
            told.append([event for event in events if event["kind"] != "final-scoring"])
        if state.active == 2 or choice in twin.options(twin.active):
            assert as_bytes(told[0]) == as_bytes(told[1])
        state.apply(state.active, choice, chance)
        if state.waiting == 0:
            break
