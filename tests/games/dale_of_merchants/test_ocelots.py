"""Lucky Ocelots: luck (section 14). Blindfold has a file of its own."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from covetown.kernel import ChanceError, FastChance
from tests.games.dale_of_merchants.builder import Table, printed

ROLL_0, ROLL_1, ROLL_2, ROLL_3 = 0, 1, 3, 5  # places of these faces on the ocelot die


# Bold Haggler


@pytest.mark.rule("DM-333", "DM-339", "DM-340")
@pytest.mark.parametrize(("face", "rolled"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_bold_haggler_roll_raises_its_own_value_once(face: int, rolled: int) -> None:
    assert printed("bold_haggler") == (1, 4, False, False)
    table = Table(hands=["bold_haggler#1 bold_haggler#2 junk", ""])
    assert table.can("inventory")  # nobody has to roll
    table.do("roll bold_haggler", chance=[face])
    # Then: only this copy is worth more, everybody saw card and result, and even a 0 uses the roll up
    assert sorted(int(table.dale.worth(card)) for card in table.dale.players[0].hand) == sorted([1, 1, 1 + rolled])
    assert [event["roll"] for event in table.events("rolled", seat=1)] == [rolled]
    assert table.told_cards("showed", seat=1) == ["bold_haggler"]
    assert table.options("roll") == ["roll bold_haggler"]  # the other copy
    table.do("roll bold_haggler", chance=[0])
    assert table.options("roll") == []


@pytest.mark.rule("DM-341")
def test_a_bold_haggler_that_comes_back_may_be_rolled_anew() -> None:
    # Given: the rolled Bold Haggler is discarded by an inventory action of a bonus turn and fetched again
    table = Table(hands=["bold_haggler favourite_toy", ""], actions=2, decks=["junk*9"])
    table.do("roll bold_haggler", chance=[ROLL_3])
    assert table.worth("bold_haggler") == 4
    table.do("inventory", "card bold_haggler", "done").do("play favourite_toy")
    # Then: the bonus is lost, and the roll is open again
    assert (table.hand(), table.worth("bold_haggler")) == (["bold_haggler"], 1)
    assert table.can("roll bold_haggler")


@pytest.mark.rule("DM-342")
def test_bold_haggler_is_rolled_in_hand_only() -> None:
    # In the discard pile, reached by Nostalgic Item, it counts 1 and cannot be rolled.
    table = Table(hands=["nostalgic_item", ""], discards=["bold_haggler"], stalls=[3, 0], decks=["junk*9"])
    assert table.options("roll") == []
    assert table.builds() == {"nostalgic_item+pile:bold_haggler"}
    table.do("stack")
    assert table.events("rolled") == []
    # Turned up by Charm it is built as 1 or thrown away, without a roll.
    table = Table(hands=["charm junk", ""], market_deck="bold_haggler", stalls=[1, 0]).do("play charm")
    assert (table.market_discard(), table.events("rolled")) == (["bold_haggler"], [])


# New Season


@pytest.mark.rule("DM-334", "DM-343", "DM-345")
def test_new_season_throws_a_chosen_animalfolk_card_and_draws_from_the_market_deck() -> None:
    assert printed("new_season") == (2, 3, True, True)
    table = Table(
        hands=["new_season", ""],
        discards=["junk acorn junk charm", "gamble"],
        market_deck="sabotage spyglass",
        market_discard="cookies",
    ).do("play new_season")
    assert table.asked == "discard_card"
    assert sorted(table.options()) == ["pile acorn", "pile charm"]  # no junk, and no way out
    table.do("pile charm")
    assert table.market_discard() == ["charm", "cookies"]
    assert (table.hand(), table.market_deck()) == (["sabotage"], ["spyglass"])
    assert (table.discard(), table.open_actions) == (["new_season", "junk", "acorn", "junk"], 1)


@pytest.mark.rule("DM-344")
@pytest.mark.parametrize("discard", ["", "junk junk"])
def test_new_season_without_an_animalfolk_card_draws_nothing(discard: str) -> None:
    table = Table(hands=["new_season", ""], discards=[discard], market_deck="sabotage").do("play new_season")
    assert (table.hand(), table.market_deck(), table.open_actions) == ([], ["sabotage"], 1)


@pytest.mark.rule("DM-346")
@pytest.mark.parametrize("top", ["acorn", "charm"])
def test_new_season_reshuffles_the_thrown_card_too(top: str) -> None:
    table = Table(hands=["new_season", ""], discards=["acorn"], market_discard="charm")
    after = [top, "charm" if top == "acorn" else "acorn"]
    table.do("play new_season", chance=Table.shuffle("acorn charm", after))
    assert (table.hand(), table.market_deck(), table.market_discard()) == ([top], after[1:], [])


@pytest.mark.rule("DM-347")
def test_the_card_new_season_draws_is_seen_by_its_player_only() -> None:
    table = Table(hands=["new_season", ""], discards=["acorn"], market_deck="sabotage").do("play new_season")
    assert [table.told_cards("drew-offer", seat) for seat in (0, 1, -1)] == [["sabotage"], ["?"], ["?"]]
    assert table.shown() == []


# Whirligig


def whirligig() -> Table:
    return Table(
        hands=["whirligig acorn junk", "spyglass gamble sabotage", ""],
        players=3,
        decks=["charm cookies nuisance"],
        discards=["rotten_food"],
    )


@pytest.mark.rule("DM-498", "DM-335")
def test_mixing_hands_brings_hidden_cards_before_other_eyes() -> None:
    """The cards were drawn before the other player was chosen: that choice alone reveals what it reveals."""
    table = whirligig().do("play whirligig", "card acorn")
    assert (table.asked, table.hand()) == ("player", ["charm", "cookies"])
    before = int(table.dale.revelations)
    table.do("seat 1", chance=FastChance(1))
    assert table.dale.revelations > before


@pytest.mark.rule("DM-335", "DM-348", "DM-349", "DM-351")
@pytest.mark.parametrize(
    ("order", "discard"),
    [("acorn", ["whirligig", "junk", "acorn", "rotten_food"]), ("junk", ["whirligig", "acorn", "junk", "rotten_food"])],
)
def test_whirligig_redraws_the_hand_and_mixes_it_with_another(order: str, discard: list[str]) -> None:
    assert printed("whirligig") == (3, 3, True, True)
    table = whirligig().do("play whirligig")
    assert table.asked == "order"
    table.do(f"card {order}")
    # Then: the other player is chosen with the new cards already in hand
    assert (table.asked, table.hand()) == ("player", ["charm", "cookies"])
    table.do("seat 1", chance=Table.pick("charm cookies spyglass gamble sabotage", "sabotage charm"))
    assert table.hand(0) == ["charm", "sabotage"]
    assert table.hand(1) == ["cookies", "gamble", "spyglass"]
    assert (table.discard(), table.deck(), table.open_actions) == (discard, ["nuisance"], 1)


@pytest.mark.rule("DM-350", "DM-351")
def test_whirligig_with_an_empty_hand_gives_the_own_cards_back() -> None:
    table = whirligig().do("play whirligig", "card acorn")
    assert table.options() == ["seat 1", "seat 2"]
    table.do("seat 2")
    assert (table.hand(0), table.hand(2)) == (["charm", "cookies"], [])


@pytest.mark.rule("DM-351")
def test_whirligig_counts_what_was_drawn() -> None:
    # Given: three cards are discarded and all drawn again; sizes of both hands stay what they were
    table = Table(hands=["whirligig acorn cookies junk", "spyglass gamble"], decks=["charm"])
    table.do(
        "play whirligig",
        "card acorn",
        "card cookies",
        chance=[*Table.shuffle("junk cookies acorn", "acorn junk cookies"), 0, 0, 0],
    )
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 2)


@pytest.mark.rule("DM-352")
def test_every_deal_of_whirligig_is_equally_likely() -> None:
    # Given: A drew two cards, B holds two; every possible pair of random numbers is tried
    dealt: Counter[tuple[str, ...]] = Counter()
    for script in product(range(4), range(3)):
        table = Table(hands=["whirligig acorn junk", "spyglass gamble"], decks=["charm cookies"])
        table.do("play whirligig", "card acorn", chance=list(script))
        dealt[tuple(table.hand(0))] += 1
        assert sorted(table.hand(0) + table.hand(1)) == ["charm", "cookies", "gamble", "spyglass"]
    assert len(dealt) == 6
    assert set(dealt.values()) == {2}


@pytest.mark.rule("DM-353")
def test_whirligig_alone_does_nothing() -> None:
    table = Table(hands=["whirligig", "spyglass gamble"], decks=["charm cookies"]).do("play whirligig")
    assert (table.hand(0), table.hand(1), table.deck()) == ([], ["gamble", "spyglass"], ["charm", "cookies"])
    assert (table.discard(), table.open_actions) == (["whirligig"], 1)


# Charm


def charm(turned_up: str, required: int, **zones: object) -> Table:
    """Charm is played with this card on top of the market deck and this stack to build next."""
    given: dict[str, object] = {"hands": ["charm junk", ""], "market_deck": [turned_up, "gamble"], **zones}
    return Table(stalls=[required - 1, 0], **given).do("play charm")  # type: ignore[arg-type]


@pytest.mark.rule("DM-336", "DM-354", "DM-359", "DM-361")
@pytest.mark.parametrize("required", [1, 2, 3, 4, 5])
def test_charm_builds_the_card_if_it_makes_the_stack_and_throws_it_away_if_not(required: int) -> None:
    assert printed("charm") == (4, 3, True, True)
    table = charm("rotten_food", required)
    # Then: nobody is asked
    assert (table.asked, table.seat) == ("action", 0)
    if required == 3:
        assert table.stacks()[2] == ["rotten_food"]
        assert table.market_discard() == []
    else:
        assert len(table.stacks()) == required - 1
        assert table.market_discard() == ["rotten_food"]
    # and Charm was the only action so far; its bonus follows
    assert (table.discard(), table.open_actions, table.dale.taken) == (["charm"], 1, 1)
    assert table.market_deck() == ["gamble"]
    assert table.told_cards("turned-up", seat=1) == ["rotten_food"]


@pytest.mark.rule("DM-355")
@pytest.mark.parametrize(
    ("turned_up", "required", "hand", "discard"),
    [
        ("stashing_vendor", 2, "charm junk", ""),  # no junk beside it
        ("stashing_vendor", 3, "charm empty_chest", ""),  # no hand card
        ("nostalgic_item", 4, "charm", "junk"),  # no card from the discard pile
    ],
)
def test_charm_uses_no_other_card(turned_up: str, required: int, hand: str, discard: str) -> None:
    table = charm(turned_up, required, hands=[hand, ""], discards=[discard])
    assert (len(table.stacks()), table.market_discard()) == (required - 1, [turned_up])


@pytest.mark.rule("DM-355", "DM-357")
def test_a_copier_turned_up_by_charm_is_not_built_as_junk() -> None:
    # Given: stack 1 is next and Reflection could be nothing but Junk, which is worth 1
    table = charm("reflection", 1, discards=["", "junk"])
    assert (table.stacks(), table.market_discard()) == ([], ["reflection"])


@pytest.mark.rule("DM-356")
@pytest.mark.parametrize(
    ("turned_up", "flashy", "stacks"),
    [
        ("rotten_food", 0, {3}),
        ("rotten_food", 2, {5}),
        ("accordion", 0, {4, 5, 6}),
        ("accordion", 1, {5, 6, 7}),
    ],
)
def test_value_changes_count_for_charm(turned_up: str, flashy: int, stacks: set[int]) -> None:
    found = {req for req in range(1, 8) if len(charm(turned_up, req, flashy=flashy).stacks()) == req}
    assert found == stacks


@pytest.mark.rule("DM-357")
def test_a_copier_drawn_by_charm_is_bound_to_a_fitting_card() -> None:
    row = "cookies nuisance spyglass acorn rotten_food"
    # Two cards of 4 fit: the player chooses between them, with no way to refuse.
    table = charm("trendsetting", 4, market=row)
    assert (table.asked, table.seat) == ("charm_copy", 0)
    assert sorted(table.options()) == ["copy trendsetting as acorn", "copy trendsetting as spyglass"]
    table.do("copy trendsetting as acorn")
    assert (table.stacks()[3], table.open_actions) == (["trendsetting"], 1)
    # One card of 3 fits: it is bound without asking.
    table = charm("trendsetting", 3, market=row)
    assert (table.stacks()[2], table.asked) == (["trendsetting"], "action")
    # Its own 5 does not count while there are cards to copy.
    table = charm("trendsetting", 5, market=row)
    assert (len(table.stacks()), table.market_discard()) == (4, ["trendsetting"])


@pytest.mark.rule("DM-358")
def test_a_copier_drawn_by_charm_with_nothing_to_copy_is_itself() -> None:
    assert charm("trendsetting", 5).stacks()[4] == ["trendsetting"]
    assert charm("reflection", 2).stacks()[1] == ["reflection"]
    assert charm("trendsetting", 4).market_discard() == ["trendsetting"]


@pytest.mark.rule("DM-360")
def test_charm_without_any_market_card_does_nothing() -> None:
    table = Table(hands=["charm junk", ""], stalls=[3, 0]).do("play charm")
    assert (len(table.stacks()), table.discard(), table.open_actions) == (3, ["charm"], 1)
    # An empty market deck is refilled first.
    table = Table(hands=["charm junk", ""], stalls=[3, 0], market_discard="acorn").do("play charm")
    assert table.stacks()[3] == ["acorn"]


@pytest.mark.rule("DM-361")
def test_charm_leaves_the_stall_action_free() -> None:
    table = charm("rotten_food", 3, hands=["charm spyglass", ""])
    assert table.builds() == {"spyglass"}  # stack 4 with the bonus action


@pytest.mark.rule("DM-362")
def test_charm_can_win() -> None:
    table = charm("accordion", 8, flashy=2)
    assert (table.dale.waiting, table.dale.winners) == (0, 1)
    assert table.discard() == []  # nothing more is carried out


@pytest.mark.rule("DM-363", "DM-330")
def test_a_winter_built_by_charm_allows_a_stack_before_charm_is_done() -> None:
    table = charm("winter_is_coming", 5, hands=["charm accordion junk", ""])
    assert (table.asked, table.discard(), table.dale.resolving.key) == ("extra_build", [], "charm")
    table.do("build accordion")
    assert len(table.stacks()) == 6
    assert (table.discard(), table.open_actions, table.dale.taken) == (["charm"], 1, 1)


# Gamble


@pytest.mark.rule("DM-337", "DM-364", "DM-367")
def test_gamble_chooses_the_player_before_the_roll() -> None:
    assert printed("gamble") == (5, 1, True, True)
    table = Table(hands=["gamble acorn junk", "charm cookies spyglass", ""], players=3)
    table.do("play gamble")  # no chance is used yet
    assert (table.asked, table.options()) == ("player", ["seat 1", "seat 2"])
    assert table.events("rolled") == []
    empty = table.fork().do("seat 2", chance=[ROLL_3])
    assert (empty.hand(0), empty.hand(2), empty.open_actions) == (["acorn", "junk"], [], 1)
    assert [event["roll"] for event in empty.events("rolled")] == [3]
    table.do(
        "seat 1", chance=[ROLL_1, *Table.pick("acorn junk", "junk"), *Table.pick("charm cookies spyglass", "cookies")]
    )
    assert table.hand(0) == ["acorn", "cookies"]
    assert table.hand(1) == ["charm", "junk", "spyglass"]
    assert (table.discard(), table.open_actions) == (["gamble"], 1)


@pytest.mark.rule("DM-365")
@pytest.mark.parametrize(
    ("mine", "theirs", "face", "script", "count"),
    [
        (3, 3, ROLL_0, [], 0),
        (3, 3, ROLL_2, [0, 0, 0, 0], 2),
        (1, 3, ROLL_3, [0], 1),
        (3, 1, ROLL_3, [0], 1),
        (3, 3, ROLL_3, [], 3),
        (0, 3, ROLL_3, [], 0),
    ],
)
def test_gamble_exchanges_the_smallest_number(mine: int, theirs: int, face: int, script: list[int], count: int) -> None:
    own, other = ["acorn", "cookies", "nuisance"][:mine], ["charm", "spyglass", "sabotage"][:theirs]
    table = Table(hands=[["gamble", *own], other]).do("play gamble", chance=[face, *script])
    assert (len(table.hand(0)), len(table.hand(1))) == (mine, theirs)
    assert len([card for card in table.hand(0) if card in other]) == count
    assert len([card for card in table.hand(1) if card in own]) == count


@pytest.mark.rule("DM-366")
@pytest.mark.parametrize(("place", "back"), [(0, "charm"), (1, "cookies")])
def test_gamble_cannot_send_a_received_card_back(place: int, back: str) -> None:
    table = Table(hands=["gamble acorn", "charm cookies"]).do("play gamble", chance=[ROLL_1, place])
    assert (table.hand(0), "acorn" in table.hand(1)) == ([back], True)
    # The pick at B's side is among the two cards B had, not among three.
    with pytest.raises(ChanceError):
        Table(hands=["gamble acorn", "charm cookies"]).do("play gamble", chance=[ROLL_1, 2])
