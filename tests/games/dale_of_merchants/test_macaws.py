"""Snappy Scarlet Macaws: hands (section 10)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.decks import SHELF
from tests.games.dale_of_merchants.builder import Table, printed, printed_cards

# Swift Broker


@pytest.mark.rule("DM-218", "DM-224")
def test_swift_broker_replaces_the_whole_hand() -> None:
    assert printed("swift_broker") == (1, 4, True, True)
    table = Table(hands=["swift_broker cookies acorn junk", ""], decks=["charm gamble sabotage spyglass junk"])
    table.do("play swift_broker")
    # Every card has to go: no answer ends the discarding early.
    assert table.asked == "order"
    assert sorted(table.options()) == ["card acorn", "card cookies", "card junk"]
    table.do("card cookies", "card acorn")
    assert table.hand() == ["charm", "gamble", "sabotage"]
    assert table.deck() == ["spyglass", "junk"]
    assert table.open_actions == 1


@pytest.mark.rule("DM-225")
@pytest.mark.parametrize("order", ["cookies acorn junk", "junk acorn cookies", "acorn junk cookies"])
def test_the_player_orders_the_cards_swift_broker_discards(order: str) -> None:
    table = Table(hands=["swift_broker cookies acorn junk", ""], decks=["charm*3"])
    first, second, third = order.split()
    table.do("play swift_broker", f"card {first}", f"card {second}")
    assert table.discard() == ["swift_broker", third, second, first]


@pytest.mark.rule("DM-226")
def test_swift_broker_alone_does_nothing_and_gives_its_bonus() -> None:
    table = Table(hands=["swift_broker", ""], decks=["charm*3"]).do("play swift_broker")
    assert (table.hand(), table.deck()) == ([], ["charm"] * 3)
    assert (table.discard(), table.open_actions) == (["swift_broker"], 1)


@pytest.mark.rule("DM-227", "DM-228")
@pytest.mark.parametrize(("deck", "reshuffled"), [("", "cookies acorn junk"), ("gamble", "junk cookies acorn")])
def test_swift_broker_reshuffles_what_it_discarded_but_not_itself(deck: str, reshuffled: str) -> None:
    table = Table(hands=["swift_broker cookies acorn", ""], decks=[deck], discards=["junk"])
    before = "acorn cookies junk"  # the discard pile once both hand cards lie on it, top card first
    table.do("play swift_broker", "card cookies", chance=Table.shuffle(before, reshuffled))
    drawn = [*deck.split(), *reshuffled.split()][:2]
    # Then: two cards went, two came, and Swift Broker is on the new discard pile alone
    assert table.hand() == sorted(drawn)
    assert table.deck() == reshuffled.split()[2 - len(deck.split()) :]
    assert table.discard() == ["swift_broker"]


@pytest.mark.rule("DM-228")
def test_swift_broker_draws_its_own_discards_again_if_there_is_nothing_else() -> None:
    table = Table(hands=["swift_broker cookies", ""]).do("play swift_broker")
    assert table.hand() == ["cookies"]


# Cookies


@pytest.mark.rule("DM-219", "DM-229", "DM-230")
@pytest.mark.parametrize("cookies", [0, 1, 2, 3])
def test_each_cookies_raises_the_hand_size_by_one_and_it_must_be_filled(cookies: int) -> None:
    assert printed("cookies") == (2, 3, False, False)
    table = Table(hands=[["cookies"] * cookies + ["junk"], "junk*5"], decks=["acorn*3 junk*9"]).pass_turn()
    assert table.active == 1  # nothing was asked: filling is no choice
    assert len(table.hand(0)) == 5 + cookies


@pytest.mark.rule("DM-231")
def test_cookies_drawn_while_filling_counts_at_once() -> None:
    # Given: the fifth card drawn is a Cookies, and so is the sixth
    table = Table(hands=["", "junk*5"], decks=["junk*4 cookies cookies acorn charm"]).pass_turn()
    assert table.hand() == ["acorn", "cookies", "cookies", "junk", "junk", "junk", "junk"]
    assert table.deck() == ["charm"]


@pytest.mark.rule("DM-231")
def test_cookies_just_bought_counts_at_once() -> None:
    table = Table(hands=["junk*2", "junk*5"], market="- - - - cookies", decks=["acorn*3 charm*3 gamble"])
    table.do("buy 0")  # both junk cards are needed, so nothing is asked
    assert len(table.hand()) == 6


@pytest.mark.rule("DM-232")
def test_cookies_matters_in_the_owners_clean_up_only() -> None:
    # During the action phase a technique draws no extra card for it, and in B's hand it does not help A.
    table = Table(hands=["swift_broker cookies", "cookies junk*5"], decks=["acorn charm gamble junk*9"])
    table.do("play swift_broker")
    assert table.hand() == ["acorn"]
    table.pass_turn()
    assert len(table.hand(0)) == 5
    assert len(table.hand(1)) == 6
    # It pays 2 and builds 2 like any card of that value.
    table = Table(hands=["cookies", ""], market="- - - - nuisance", stalls=[1, 0], decks=["junk*9"])
    assert (table.payments(0), table.builds()) == ({"cookies"}, {"cookies"})


@pytest.mark.rule("DM-233")
@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("cookies#1 junk*4", ["cookies"]),  # the sixth card is drawn because of it
        ("cookies#1 junk*5", []),  # six cards already: it makes nobody draw
        ("cookies#1 cookies#2 junk*4", ["cookies"] * 2),
    ],
)
def test_cookies_is_shown_when_it_makes_its_owner_draw(hand: str, shown: list[str]) -> None:
    table = Table(hands=[hand, "junk*5"], decks=["acorn charm gamble"]).pass_turn()
    assert table.told_cards("showed", seat=1) == shown


# Shattered Relic


@pytest.mark.rule("DM-220", "DM-234")
def test_shattered_relic_throws_a_card_of_the_players_choice_then_draws() -> None:
    assert printed("shattered_relic") == (3, 3, True, True)
    table = Table(hands=["shattered_relic cookies junk", ""], decks=["charm gamble"])
    table.do("play shattered_relic")
    assert table.asked == "hand_card"
    assert sorted(table.options()) == ["card cookies", "card junk"]  # no way to keep both
    table.do("card cookies")
    assert table.hand() == ["charm", "junk"]
    assert (table.discard(), table.open_actions) == (["shattered_relic"], 1)


@pytest.mark.rule("DM-220")
def test_shattered_relic_throws_before_it_draws() -> None:
    # The card drawn cannot be the one thrown: the choice is made before drawing.
    table = Table(hands=["shattered_relic cookies junk", ""], decks=["charm"]).do("play shattered_relic")
    assert table.deck() == ["charm"]
    assert not table.can("card charm")


@pytest.mark.rule("DM-235")
def test_shattered_relic_alone_throws_nothing_and_draws() -> None:
    table = Table(hands=["shattered_relic", ""], decks=["charm gamble"]).do("play shattered_relic")
    assert (table.hand(), table.market_discard(), table.open_actions) == (["charm"], [], 1)


@pytest.mark.rule("DM-236")
@pytest.mark.parametrize(
    ("card", "market_discard", "target"),
    [("junk", ["spyglass"], "junk"), ("cookies", ["cookies", "spyglass"], "market-discard")],
)
def test_where_shattered_relic_throws(card: str, market_discard: list[str], target: str) -> None:
    table = Table(hands=["shattered_relic cookies junk", ""], decks=["charm"], market_discard="spyglass")
    table.do("play shattered_relic", f"card {card}")
    assert table.market_discard() == market_discard
    assert [event["to"] for event in table.events("threw")] == [target]
    assert table.discard() == ["shattered_relic"]


# Spyglass


@pytest.mark.rule("DM-221", "DM-238")
@pytest.mark.parametrize(
    ("keep", "last", "deck"),
    [
        ("acorn", "charm", ["charm", "cookies", "junk"]),
        ("acorn", "cookies", ["cookies", "charm", "junk"]),
        ("charm", "acorn", ["acorn", "cookies", "junk"]),
    ],
)
def test_spyglass_keeps_one_of_three_and_orders_the_others(keep: str, last: str, deck: list[str]) -> None:
    assert printed("spyglass") == (4, 3, True, True)
    table = Table(hands=["spyglass", ""], decks=["acorn charm cookies junk"]).do("play spyglass")
    assert table.asked == "keep_one"
    assert sorted(table.options()) == ["aside acorn", "aside charm", "aside cookies"]  # exactly one: no other answer
    table.do(f"aside {keep}")
    assert table.asked == "order"
    assert len(table.options()) == 2  # nothing more can be kept
    first = next(answer for answer in table.options() if answer != f"aside {last}")
    table.do(first)
    assert table.hand() == [keep]
    assert table.deck() == deck
    assert (table.discard(), table.open_actions) == (["spyglass"], 1)


@pytest.mark.rule("DM-237")
def test_only_the_active_player_sees_the_cards_of_spyglass() -> None:
    table = Table(hands=["spyglass", ""], decks=["acorn charm cookies junk"]).do("play spyglass")
    assert table.told_cards("looked", seat=0) == ["acorn", "charm", "cookies"]
    assert table.told_cards("looked", seat=1) == ["?", "?", "?"]  # the number, but not the cards
    table.do("aside acorn", "aside charm")
    assert table.told_cards("put-back", seat=1) == ["?", "?"]
    assert table.told_cards("kept", seat=1) == ["?"]
    assert table.told_cards("kept", seat=-1) == ["?"]


@pytest.mark.rule("DM-239")
@pytest.mark.parametrize(("deck", "discard"), [("acorn charm", ""), ("acorn", "charm"), ("acorn", ""), ("", "")])
def test_spyglass_with_fewer_cards(deck: str, discard: str) -> None:
    table = Table(hands=["spyglass", ""], decks=[deck], discards=[discard]).do("play spyglass")
    found = [*deck.split(), *discard.split()]
    if len(found) == 2:
        assert sorted(table.options()) == ["aside acorn", "aside charm"]
        table.do("aside charm")
    assert table.hand() == {2: ["charm"], 1: ["acorn"], 0: []}[len(found)]
    assert table.deck() == (["acorn"] if len(found) == 2 else [])
    assert (table.discard(), table.open_actions) == (["spyglass"], 1)


@pytest.mark.rule("DM-240")
def test_spyglass_reshuffles_with_the_first_card_aside_and_puts_back_on_top() -> None:
    # Given: one card in the deck, three in the discard pile
    table = Table(hands=["spyglass", ""], decks=["acorn"], discards=["charm cookies junk"])
    table.do("play spyglass", chance=Table.shuffle("charm cookies junk", "cookies junk charm"))
    assert sorted(table.options()) == ["aside acorn", "aside cookies", "aside junk"]
    table.do("aside cookies", "aside junk")
    # Then: junk first and the Acorn on top of it lie on the shuffled rest
    assert table.deck() == ["acorn", "junk", "charm"]


# Flashy Show


@pytest.mark.rule("DM-222", "DM-241")
def test_each_flashy_show_adds_one_to_every_card() -> None:
    assert printed("flashy_show") == (5, 1, True, True)
    table = Table(hands=["flashy_show seeing_doubles junk cookies", ""], decks=["junk*9"])
    table.do("play seeing_doubles as flashy_show")
    assert [table.worth(name) for name in ("junk", "cookies", "flashy_show")] == [2, 3, 6]
    assert table.open_actions == 1
    table.do("play flashy_show")
    assert [table.worth(name) for name in ("junk", "cookies")] == [3, 4]
    assert table.open_actions == 1


@pytest.mark.rule("DM-222")
def test_flashy_show_is_for_its_player_and_this_turn() -> None:
    table = Table(hands=["flashy_show junk*5", "junk*5"], market="- - - - acorn").do("play flashy_show")
    assert table.dale.flashy == 1
    table.pass_turn()
    # Then: in B's turn junk is worth 1 again, so that four are needed for the Acorn
    assert (table.active, table.payments(0)) == (1, {"junk+junk+junk+junk"})


@pytest.mark.rule("DM-242")
def test_flashy_show_changes_neither_prices_nor_required_values() -> None:
    table = Table(
        hands=["flashy_show junk*4 nuisance", ""], market="- - - acorn nuisance", stalls=[2, 0], decks=["junk*9"]
    ).do("play flashy_show")
    assert table.payments(0) == {"junk", "nuisance"}  # still 2
    assert table.payments(1) == {"junk+junk+junk", "junk+nuisance"}  # still 5: 2+2+2 and 2+3
    assert table.builds() == {"nuisance"}  # stack 3, and nuisance counts 3


# Favourite Toy


@pytest.mark.rule("DM-223")
def test_favourite_toy_fetches_the_top_of_the_own_discard_pile() -> None:
    assert printed("favourite_toy") == (5, 1, True, True)
    table = Table(hands=["favourite_toy", ""], discards=["acorn charm", "sabotage"]).do("play favourite_toy")
    assert table.hand() == ["acorn"]
    assert table.discard() == ["favourite_toy", "charm"]
    assert table.discard(1) == ["sabotage"]
    assert table.open_actions == 1


@pytest.mark.rule("DM-243", "DM-244")
def test_favourite_toy_with_an_empty_discard_pile_does_nothing() -> None:
    table = Table(hands=["favourite_toy", ""], decks=["acorn charm"]).do("play favourite_toy")
    assert (table.hand(), table.deck()) == ([], ["acorn", "charm"])  # no reshuffle, no drawing
    assert (table.discard(), table.open_actions) == (["favourite_toy"], 1)  # and it did not fetch itself


@pytest.mark.rule("DM-218", "DM-219", "DM-220", "DM-221", "DM-222", "DM-223")
def test_the_macaws_are_one_set() -> None:
    keys = ["swift_broker", "cookies", "shattered_relic", "spyglass", "flashy_show", "favourite_toy"]
    assert {int(card.deck) for card in SHELF.cards if card.key in keys} == {0}
    assert [card.key for card in printed_cards(SHELF.decks[0])] == [key for key in keys for _ in range(printed(key)[1])]
