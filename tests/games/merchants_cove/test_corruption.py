"""Corruption cards: drawing, discarding, an exhausted deck; and what anybody may know of them."""

from __future__ import annotations

import json

import pytest

from covetown.games.merchants_cove.corruption import available, draw_corruption, size
from covetown.kernel import FastChance, ScriptedChance
from tests.games.merchants_cove.builder import Table, plain


@pytest.mark.rule("MC-316", "MC-327")
def test_drawn_and_discarded_cards() -> None:
    table = Table("ab").corruption_deck("CCR", "C").wish("CCR")
    draw_corruption(table.state, table.player("a"), table.luck)
    assert table.cards("a") == ["CCR"]
    assert table.cards("b") == []
    table.square(None, None, None, "TL01").deck().clock({1: "a", 9: "b"}).begin().answer("space:recruit")
    assert table.cards("a") == []
    assert size(table.state.discards) == 1


@pytest.mark.rule("MC-328", "MC-329", "MC-018")
def test_an_exhausted_deck() -> None:
    table = Table("ab").corruption_deck()
    table.state.discards = 1 + (1 << 30)  # C and C C R
    draw_corruption(table.state, table.player("a"), table.luck)
    assert table.number_of_cards("a") == 1
    assert size(table.state.corruption) == 1
    assert table.state.discards == 0
    draw_corruption(table.state, table.player("a"), table.luck)
    draw_corruption(table.state, table.player("a"), table.luck)  # nothing is left: skipped
    assert table.number_of_cards("a") == 2


@pytest.mark.rule("MC-329", "MC-330", "MC-121")
def test_compulsory_draws_are_skipped_without_cards() -> None:
    table = Table("ab", round=2).corruption_deck().clock({5: "a", 9: "b"}).begin()
    assert not available(table.state)
    table.answer("space:one")
    assert table.question() == "choose-hand"  # a Clock Hand stays open: its card is compulsory
    table.answer("clock:11")
    assert (table.where("a"), table.number_of_cards("a")) == ("5:30", 0)
    table.answer("space:four")
    assert table.number_of_cards("a") == 0


@pytest.mark.rule("MC-X35", "MC-358", "MC-359", "MC-360", "MC-363", "MC-366")
def test_faces_are_for_their_owner_and_numbers_for_all() -> None:
    table = Table("ab").corrupt("a", "C", "CCR").corrupt("b", "CG").begin()
    views = [plain(table.state.view(seat)) for seat in (0, 1, -1)]
    faces = [[player["faces"] for player in view["players"]] for view in views]
    assert faces == [[["c", "cc-red"], None], [None, ["c-green"]], [None, None]]
    for view in views:
        assert [player["corruption"] for player in view["players"]] == [2, 1]
        assert view["corruption"] == {"deck": 57, "discards": 0}


@pytest.mark.rule("MC-361", "MC-366")
def test_the_log_names_a_card_only_to_its_owner() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).corruption_deck("CCR").begin().answer("space:four")
    drew = table.events("drew-corruption")[0]
    assert drew.seen_by(0)["face"] == "cc-red"
    assert "face" not in drew.seen_by(1)
    assert "face" not in drew.seen_by(-1)
    discarding = Table("ab").clock({1: "a", 9: "b"}).corrupt("a", "CCR").square(None, None, None, "TL01").deck().begin()
    discarding.answer("space:recruit")
    told = discarding.events("discarded-corruption")[0]
    assert told.seen_by(0)["face"] == "cc-red"
    assert "face" not in told.seen_by(1)
    view = json.dumps(plain(discarding.state.view(0)))
    assert "cc-red" not in view  # nobody looks through the discard pile, not even who put the card there


@pytest.mark.rule("MC-361", "MC-360", "MC-358")
def test_redealing_moves_what_a_seat_cannot_know_and_nothing_else() -> None:
    table = Table("abc").corrupt("a", "C", "CCR").corrupt("b", "CG", "CB").corrupt("c", "CY").begin()
    table.player("b").discarded = 1 << 30
    table.state.discards = 1 << 30
    table.state.corruption -= 1 << 30
    worlds = [plain(table.state.redeal(0, FastChance(seed))) for seed in range(40)]

    assert {world.players[0].corruption for world in worlds} == {table.player("a").corruption}
    assert len({world.players[1].corruption for world in worlds}) > 3
    assert len({world.discards for world in worlds}) > 3
    own = [plain(table.state.redeal(1, FastChance(seed))) for seed in range(40)]
    assert {world.discards for world in own} == {1 << 30}
    for world in worlds:
        everything = world.corruption + world.discards + sum(player.corruption for player in world.players)
        assert everything == table.state.corruption + table.state.discards + sum(
            player.corruption for player in table.state.players
        )


@pytest.mark.rule("MC-362", "MC-364", "MC-365", "MC-363")
def test_what_lies_open_to_everybody() -> None:
    table = Table("ab").bag("RRX").boats({1: "G"}).piers(plaza="B").halls(1, 2, 3, 4, 5).shelf("b", "lY")
    table.staff("b", {2: "TM01"}).shields("b", "R").gold(b=105)
    table.square("TL01", "TL02", "TL03", "TL04").deck("TL05").begin()
    for viewer in (-1, 0, 1):
        view = plain(table.state.view(viewer))
        harbour = view["harbour"]
        assert harbour["bag"] == {"red": 2, "green": 0, "blue": 0, "yellow": 0, "rogue": 1}
        assert harbour["boats"][0]["aboard"]["green"] == 1
        assert harbour["piers"][1]["crowd"]["blue"] == 1
        assert harbour["halls"] == {"red": 1, "green": 2, "blue": 3, "yellow": 4}
        assert (harbour["lair"], harbour["rogue_card"]) == (5, "criminals")
        other = view["players"][1]
        assert other["shelf"]["large-yellow"] == 1
        assert other["staff"][1]["card"] == 12
        assert other["shields"]["red"] == 1
        assert (other["gold"], other["gems"], other["tracker"]) == (105, 1, 5)
        assert other["figures"] == [None]
        assert [space["card"] for space in view["town"]["square"]] == [0, 1, 2, 3]
        assert view["town"]["deck"] == 1
        assert view["clock"]["stacks"] == [{"position": 2, "seats": [0, 1]}]


@pytest.mark.rule("MC-328", "MC-361")
def test_a_discarded_card_is_known_only_until_it_is_shuffled_into_a_new_deck() -> None:
    """a and b have discarded a card each; when the deck runs out, a draws one of them and knows of no discard more."""
    table = Table("ab").corruption_deck().clock({1: "a", 9: "b"}).begin()
    for name, face in (("a", 0), ("b", 5)):
        table.player(name).discarded = 1 << (6 * face)
        table.state.discards += 1 << (6 * face)
    draw_corruption(table.state, table.player("a"), ScriptedChance([1]))
    assert [int(player.discarded) for player in table.state.players] == [0, 0]
    assert (int(table.state.discards), int(table.state.corruption)) == (0, 1)
    assert int(table.player("a").corruption) == 1 << 30
    held = {int(plain(table.state.redeal(1, FastChance(seed))).players[0].corruption) for seed in range(20)}
    assert held == {1, 1 << 30}  # for b it may be either card
