"""Section 4.3: which cards make a stack, and how it is built."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dale_of_merchants.builder import Table


def stacks(table: Table) -> set[tuple[str, ...]]:
    """Every set of cards the active player can build as the next stack, by the names printed on them."""
    names = [[card.removeprefix("pile:").partition("=")[0] for card in way.split("+")] for way in table.builds()]
    return {tuple(sorted(cards)) for cards in names}


def needing(value: int, hand: str, discard: str = "", **more: object) -> Table:
    """A player who needs a stack of this value."""
    return Table(hands=[hand, []], discards=[discard, ""], decks=["junk*9", "junk*9"], stalls=[value - 1, 0], **more)  # type: ignore[arg-type]


@pytest.mark.rule("DM-094", "DM-161")
def test_the_eighth_stack_completes_a_stall() -> None:
    table = needing(7, "accordion empty_chest")
    table.do("build accordion+empty_chest")
    assert table.dale.ending == 0
    table = needing(8, "sabotage rotten_food").do("build rotten_food+sabotage")
    assert table.dale.ending != 0
    assert len(table.stacks(0)) == 8


@pytest.mark.rule("DM-095", "DM-096", "DM-097")
@pytest.mark.parametrize(
    ("value", "built"), [(1, {("swift_broker",)}), (2, {("cookies",)}), (3, {("cookies", "swift_broker")}), (4, set())]
)
def test_stacks_have_exactly_the_next_value(value: int, built: set[tuple[str, ...]]) -> None:
    assert stacks(needing(value, "swift_broker cookies junk")) == built


@pytest.mark.rule("DM-097", "DM-103")
def test_the_next_value_depends_on_the_number_of_stacks_alone() -> None:
    """Whatever lies in the earlier stacks by now."""
    table = Table(hands=["cookies#3 swift_broker", []], stalls=[[["sabotage"], ["junk"]], 0], decks=["junk*9", ""])
    assert stacks(table) == {("cookies", "swift_broker")}


@pytest.mark.rule("DM-098", "DM-109")
def test_a_stack_is_of_one_set() -> None:
    assert stacks(needing(5, "cookies shattered_relic nuisance rotten_food")) == {
        ("cookies", "shattered_relic"),
        ("nuisance", "rotten_food"),
    }


@pytest.mark.rule("DM-099", "DM-108")
def test_junk_is_no_part_of_a_stack() -> None:
    assert stacks(needing(3, "cookies junk")) == set()
    assert stacks(needing(1, "junk")) == set()


@pytest.mark.rule("DM-100", "DM-105")
def test_a_stack_is_laid_in_one_go_and_only_one() -> None:
    table = needing(1, "swift_broker swift_broker cookies").do("build swift_broker")
    assert table.stacks(0)[-1] == ["swift_broker"]
    assert len(table.stacks(0)) == 1
    assert table.dale.active == 1


@pytest.mark.rule("DM-101", "DM-443")
def test_stalls_are_readable_by_everyone() -> None:
    table = needing(5, "cookies shattered_relic").do("build cookies+shattered_relic")
    cards = [int(card.ident) for card in table.dale.players[0].stall[-1]]
    for viewer in (-1, 0, 1):
        assert all(str(ident) in str(table.dale.view(viewer)) for ident in cards)
    assert table.events("built")[-1]["cards"] == cards


@pytest.mark.rule("DM-102")
def test_built_cards_cannot_be_used_any_more() -> None:
    table = Table(hands=["cookies", []], stalls=[[["spyglass"]], 0], market="- - - - -", decks=["junk*9", ""])
    assert not any("spyglass" in option for option in table.options())
    assert stacks(table) == {("cookies",)}


@pytest.mark.rule("DM-104", "DM-208")
def test_changed_values_must_be_used() -> None:
    assert stacks(needing(3, "cookies shattered_relic", flashy=1)) == {("cookies",)}
    assert stacks(needing(4, "cookies spyglass", flashy=1)) == set()


@pytest.mark.rule("DM-106", "DM-107")
def test_a_stack_needs_a_card_from_hand() -> None:
    """A Nostalgic Item from hand opens the discard pile; the discard pile alone builds nothing."""
    assert stacks(needing(4, "nostalgic_item", "junk acorn")) == {("junk", "nostalgic_item")}
    assert stacks(needing(3, "junk", "nostalgic_item")) == set()


@pytest.mark.rule("DM-106", "DM-108", "DM-308", "DM-309")
def test_a_stashing_vendor_lets_junk_in() -> None:
    assert stacks(needing(4, "stashing_vendor junk*3 cookies")) == {("junk", "junk", "junk", "stashing_vendor")}


@pytest.mark.rule("DM-109", "DM-397")
def test_a_stack_laid_card_by_card_is_of_one_set_too() -> None:
    """Cookies and Nuisance are 4 together; the Reflection can only be Sabotage, which is too much."""
    zones: dict[str, Any] = {"discards": ["", "sabotage"], "stalls": [3, 0], "decks": ["junk*9", "junk*9"]}
    assert Table(hands=["reflection cookies nuisance", ""], **zones).options("stack") == []
    assert Table(hands=["reflection cookies#1 cookies#2", ""], **zones).options("stack") == ["stack"]


@pytest.mark.rule("DM-106", "DM-109", "DM-310", "DM-311")
def test_an_empty_chest_lets_sets_mix_but_no_junk() -> None:
    assert stacks(needing(5, "empty_chest cookies swift_broker junk*3")) == {("cookies", "empty_chest", "swift_broker")}
    assert ("cookies", "empty_chest") not in stacks(needing(5, "empty_chest cookies junk"))


@pytest.mark.rule("DM-106", "DM-110", "DM-312")
def test_each_nostalgic_item_brings_one_card_of_the_discard_pile() -> None:
    assert stacks(needing(8, "nostalgic_item#1 nostalgic_item#2", "junk junk cookies")) == {
        ("junk", "junk", "nostalgic_item", "nostalgic_item"),
        ("cookies", "nostalgic_item", "nostalgic_item"),
    }
    assert stacks(needing(5, "nostalgic_item", "junk junk")) == set()


@pytest.mark.rule("DM-112")
def test_cards_from_the_discard_pile_bind_no_set() -> None:
    """A macaw from the pile with squirrels from hand, and junk without a Stashing Vendor."""
    assert stacks(needing(9, "nostalgic_item acorn", "cookies junk")) == {("acorn", "cookies", "nostalgic_item")}
    assert stacks(needing(8, "nostalgic_item acorn", "cookies junk")) == {("acorn", "junk", "nostalgic_item")}


@pytest.mark.rule("DM-106", "DM-111", "DM-323", "DM-325")
@pytest.mark.parametrize(
    ("value", "flashy", "can"), [(3, 0, False), (4, 0, True), (5, 0, True), (6, 0, True), (7, 0, False), (7, 1, True)]
)
def test_an_accordion_bends_by_one(value: int, flashy: int, can: bool) -> None:
    assert (("accordion",) in stacks(needing(value, "accordion", flashy=flashy))) is can


@pytest.mark.rule("DM-113", "DM-431")
def test_a_bound_copier_counts_as_what_it_copies() -> None:
    table = needing(4, "reflection stashing_vendor", market="- - - - -")
    table.dale.players[1].discard.append(table.box.take("nostalgic_item"))
    table.dale.menu = None
    assert ("reflection", "stashing_vendor") in stacks(table)
    assert stacks(Table(hands=["reflection", []], discards=["", "junk"], decks=["junk*9", ""])) == set()


@pytest.mark.rule("DM-114", "DM-388")
def test_copiers_are_bound_before_the_stack_moves_and_extras_come_last() -> None:
    """Flexible Shopkeeper copies a card of the stack built before, not of the one it becomes part of."""
    table = Table(
        hands=["flexible_shopkeeper cookies", []], stalls=[[["swift_broker"], ["cookies"]], 0], decks=["junk*9", ""]
    )
    assert stacks(table) == set()
    table = Table(
        hands=["flexible_shopkeeper swift_broker", []],
        stalls=[[["swift_broker"], ["cookies"]], 0],
        decks=["junk*9", ""],
    )
    assert stacks(table) == {("flexible_shopkeeper", "swift_broker")}
    table = needing(5, "winter_is_coming spyglass cookies").do("build winter_is_coming")
    assert table.asked == "extra_build"
    assert len(table.stacks(0)) == 5


@pytest.mark.rule("DM-486")
def test_a_stack_from_hand_and_pile_names_both_parts() -> None:
    table = needing(7, "nostalgic_item", "acorn cookies charm").do("stack", "lay-pile acorn")
    assert table.stacks(0)[-1] == ["nostalgic_item", "acorn"]
    assert table.discard(0) == ["cookies", "charm"]


@pytest.mark.rule("DM-110")
def test_a_card_from_the_pile_without_a_nostalgic_item_never_makes_a_stack() -> None:
    """Also while a stack is being laid: a card of the pile that came first still needs its Nostalgic Item."""
    from covetown.games.dale_of_merchants.faces import faces_of
    from covetown.games.dale_of_merchants.stall import EMPTY_STACK, can_stand, lay

    table = Table(hands=["cookies swift_broker nostalgic_item", ""], discards=["spyglass", ""])
    dale = table.dale
    begun = lay(EMPTY_STACK, dale.players[0].discard[0], 4, False)
    ways = {name: [faces_of(dale, 0, table.card(name))] for name in ("cookies", "swift_broker", "nostalgic_item")}
    assert not can_stand(begun, 6, ways["cookies"], [])
    assert not can_stand(begun, 5, ways["swift_broker"], [])
    assert can_stand(begun, 7, ways["nostalgic_item"], [])
