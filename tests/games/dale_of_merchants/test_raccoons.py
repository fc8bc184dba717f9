"""Thieving Northern Raccoons: conflict (section 12)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.meta import GAME
from covetown.narrator import Narrator
from tests.games.dale_of_merchants.builder import Table, printed

# Wily Fellow


@pytest.mark.rule("DM-276", "DM-282", "DM-283", "DM-285")
def test_wily_fellow_swaps_deck_and_discard_pile() -> None:
    assert printed("wily_fellow") == (1, 4, True, True)
    table = Table(hands=["wily_fellow junk", ""], decks=["acorn charm cookies"], discards=["gamble sabotage spyglass"])
    table.do("play wily_fellow", chance=Table.shuffle("gamble sabotage spyglass", "spyglass gamble sabotage"))
    assert table.deck() == ["spyglass", "gamble", "sabotage"]
    # Then: the old deck is turned over as a block, and Wily Fellow itself lies on top of it
    assert table.discard() == ["wily_fellow", "cookies", "charm", "acorn"]
    assert (table.hand(), table.open_actions) == (["junk"], 1)


@pytest.mark.rule("DM-284")
@pytest.mark.parametrize(
    ("deck", "discard", "new_deck", "new_discard"),
    [
        ("acorn charm", "", [], ["wily_fellow", "charm", "acorn"]),
        ("", "acorn", ["acorn"], ["wily_fellow"]),
        ("", "", [], ["wily_fellow"]),
    ],
)
def test_wily_fellow_with_an_empty_pile(deck: str, discard: str, new_deck: list[str], new_discard: list[str]) -> None:
    table = Table(hands=["wily_fellow", ""], decks=[deck], discards=[discard]).do("play wily_fellow")
    assert (table.deck(), table.discard()) == (new_deck, new_discard)
    assert table.open_actions == 1


# Nuisance


@pytest.mark.rule("DM-277", "DM-286")
def test_nuisance_chooses_up_to_two_other_players() -> None:
    assert printed("nuisance") == (2, 3, True, True)
    table = Table(hands=["nuisance junk", "acorn", "charm", "gamble"], players=4, discards=["", "cookies"]).do(
        "play nuisance"
    )
    assert table.asked == "players"
    assert table.options() == ["seat 1", "seat 2", "seat 3", "done"]  # never oneself, and also nobody
    nobody = table.fork().do("done")
    assert [nobody.hand(seat) for seat in range(4)] == [["junk"], ["acorn"], ["charm"], ["gamble"]]
    assert nobody.open_actions == 1
    one = table.fork().do("seat 2")
    assert one.options() == ["seat 1", "seat 3", "done"]
    one.do("done")
    assert [one.hand(seat) for seat in (1, 2, 3)] == [["acorn"], [], ["gamble"]]
    two = table.fork().do("seat 1", "seat 3")  # a third cannot be named
    assert [two.hand(seat) for seat in (1, 2, 3)] == [[], ["charm"], []]
    assert (two.discard(1), two.discard(3)) == (["acorn", "cookies"], ["gamble"])
    assert two.open_actions == 1


@pytest.mark.rule("DM-287", "DM-288")
def test_nuisance_takes_random_cards_in_turn_order_from_the_active_player() -> None:
    # Given: seat 1 is active and names seat 0 before seat 2; both hands have several cards
    table = Table(
        hands=["gamble sabotage", "nuisance", "acorn charm junk", ""],
        players=4,
        active=1,
        discards=["", "", "cookies"],
    ).do("play nuisance")
    assert sorted(table.options()) == ["done", "seat 0", "seat 2"]  # seat 3 has no card to lose
    # When: the first random number is for seat 2 (three cards), the second for seat 0 (two cards)
    table.do("seat 0", "seat 2", chance=[2, 0])
    assert (table.hand(2), table.discard(2)) == (["acorn", "charm"], ["junk", "cookies"])
    assert (table.hand(0), table.discard(0)) == (["sabotage"], ["gamble"])
    # Then: everybody sees both cards
    assert table.told_cards("discarded", seat=3) == ["junk", "gamble"]


@pytest.mark.rule("DM-288")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_every_card_can_be_the_one_lost_to_nuisance(place: int) -> None:
    cards = ["acorn", "charm", "gamble"]
    table = Table(hands=["nuisance", cards]).do("play nuisance", "seat 1", chance=[place])
    assert table.discard(1) == [cards[place]]
    assert table.discard(0) == ["nuisance"]


# Rotten Food


@pytest.mark.rule("DM-278", "DM-289", "DM-291")
def test_rotten_food_puts_a_hand_card_on_another_deck() -> None:
    assert printed("rotten_food") == (3, 3, True, True)
    table = Table(hands=["rotten_food junk acorn", "charm", ""], players=3, decks=["junk", "cookies gamble", ""]).do(
        "play rotten_food"
    )
    # Then: first the card, any of the hand and with no way out, then the player
    assert table.asked == "hand_card"
    assert sorted(table.options()) == ["card acorn", "card junk"]
    table.do("card junk")
    assert table.asked == "player"
    assert table.options() == ["seat 1", "seat 2"]
    on_full = table.fork().do("seat 1")
    assert (on_full.deck(1), on_full.hand(1), on_full.discard(1)) == (["junk", "cookies", "gamble"], ["charm"], [])
    on_empty = table.fork().do("seat 2")
    assert on_empty.deck(2) == ["junk"]
    for trial in (on_full, on_empty):
        assert (trial.hand(0), trial.discard(0), trial.open_actions) == (["acorn"], ["rotten_food"], 1)


@pytest.mark.rule("DM-290")
def test_rotten_food_alone_does_nothing() -> None:
    table = Table(hands=["rotten_food", "junk"], decks=["", "cookies"]).do("play rotten_food")
    assert (table.deck(1), table.discard(0), table.open_actions) == (["cookies"], ["rotten_food"], 1)


@pytest.mark.rule("DM-292")
def test_only_the_giver_knows_what_rotten_food_put_on_the_deck() -> None:
    table = Table(hands=["rotten_food acorn cookies junk*4", "junk*4", "junk*5"], players=3, decks=["", "junk"]).do(
        "play rotten_food", "card acorn", "seat 1"
    )
    assert [table.told_cards("planted", seat)[0] for seat in (0, 1, 2, -1)] == ["acorn", "?", "?", "?"]
    # When: B draws it, B sees it
    table.pass_turn().pass_turn()
    assert table.hand(1) == ["acorn", "junk", "junk", "junk", "junk"]
    assert table.told_cards("drew", seat=1)[-1] == "acorn"
    assert table.told_cards("drew", seat=2)[-1] == "?"


# Dirty Exchange


@pytest.mark.rule("DM-279", "DM-293", "DM-294")
@pytest.mark.parametrize(("place", "taken"), [(0, "charm"), (1, "gamble"), (2, "cookies")])
def test_dirty_exchange_takes_a_random_card_and_gives_any_back(place: int, taken: str) -> None:
    assert printed("dirty_exchange") == (4, 3, True, True)
    table = Table(hands=["dirty_exchange acorn junk", "charm gamble cookies"])
    table.do("play dirty_exchange", chance=[place])  # a single other player
    assert table.asked == "hand_card"
    assert sorted(table.options()) == sorted(["card acorn", "card junk", f"card {taken}"])
    rest = [card for card in ("charm", "gamble", "cookies") if card != taken]
    swapped = table.fork().do("card junk")
    assert (swapped.hand(0), swapped.hand(1)) == (sorted(["acorn", taken]), sorted([*rest, "junk"]))
    returned = table.fork().do(f"card {taken}")  # also the very card taken
    assert (returned.hand(0), returned.hand(1)) == (["acorn", "junk"], sorted([*rest, taken]))
    for trial in (swapped, returned):
        assert (trial.discard(0), trial.open_actions) == (["dirty_exchange"], 1)


@pytest.mark.rule("DM-279")
def test_dirty_exchange_must_give_back_the_only_card() -> None:
    table = Table(hands=["dirty_exchange", "charm"]).do("play dirty_exchange")
    assert (table.hand(0), table.hand(1), table.open_actions) == ([], ["charm"], 1)


@pytest.mark.rule("DM-295")
def test_dirty_exchange_with_empty_hands_all_around_does_nothing() -> None:
    table = Table(hands=["dirty_exchange acorn junk", "", ""], players=3).do("play dirty_exchange")
    assert (table.asked, table.hand(0), table.open_actions) == ("action", ["acorn", "junk"], 1)
    # Only a player with a card can be chosen.
    table = Table(hands=["dirty_exchange acorn junk", "", "charm", "gamble"], players=4).do("play dirty_exchange")
    assert table.options() == ["seat 2", "seat 3"]


# Sabotage


@pytest.mark.rule("DM-280", "DM-298")
@pytest.mark.parametrize(("thrown", "kept"), [("acorn", "charm"), ("charm", "acorn")])
def test_sabotage_throws_one_of_two_cards_and_discards_the_other(thrown: str, kept: str) -> None:
    assert printed("sabotage") == (5, 1, True, True)
    table = Table(
        hands=["sabotage", "junk", "junk"],
        players=3,
        decks=["junk", "acorn charm gamble", "junk"],
        discards=["", "cookies"],
        market_discard="spyglass",
    ).do("play sabotage")
    assert table.options() == ["seat 1", "seat 2"]
    table.do("seat 1")
    # Then: only the active player sees both and decides
    assert (table.asked, table.seat) == ("throw_one", 0)
    assert sorted(table.options()) == ["aside acorn", "aside charm"]
    assert [table.told_cards("looked", seat) for seat in (0, 1, 2)] == [["acorn", "charm"], ["?", "?"], ["?", "?"]]
    table.do(f"aside {thrown}")
    assert table.market_discard() == [thrown, "spyglass"]
    assert table.discard(1) == [kept, "cookies"]
    assert table.deck(1) == ["gamble"]
    # and both end face up
    assert (table.told_cards("threw", 2), table.told_cards("discarded", 2)) == ([thrown], [kept])
    assert table.open_actions == 1


@pytest.mark.rule("DM-280", "DM-298")
def test_the_log_of_a_sabotage_says_whose_deck_was_looked_at() -> None:
    table = Table(hands=["sabotage", "junk", "junk"], players=3, decks=["junk", "acorn charm gamble", "junk"])
    table.do("play sabotage", "seat 1")
    look = table.told[-1]
    assert look.kind == "looked"
    names = ["Ann", "Ben", "Cat"]
    said = [Narrator(GAME, names, you=you).line(look.seen_by(you)) for you in (-1, 0, 1)]
    assert said == [
        "Ann looks at a card from the deck of Ben.",
        "You look at Charm from the deck of Ben.",
        "Ann looks at a card from your deck.",
    ]
    french = [Narrator(GAME, names, "fr", you).line(look.seen_by(you)) for you in (-1, 0, 1)]
    assert french == [
        "Ann regarde une carte de la pioche, chez Ben.",
        "Vous regardez Porte-bonheur de la pioche, chez Ben.",
        "Ann regarde une carte de votre pioche.",
    ]
    own = Table(hands=["spyglass", ""], decks=["acorn charm cookies junk"]).do("play spyglass").told[-1]
    assert Narrator(GAME, names).line(own.seen_by(1)) == "Ann looks at a card."
    assert Narrator(GAME, names, you=0).line(own.seen_by(0)) == "You look at Cookies."


@pytest.mark.rule("DM-280")
def test_sabotaged_junk_goes_to_the_junk_pile() -> None:
    table = Table(hands=["sabotage", ""], decks=["", "junk acorn"]).do("play sabotage", "aside junk")
    assert (table.market_discard(), table.discard(1)) == ([], ["acorn"])


@pytest.mark.rule("DM-296")
def test_a_single_sabotaged_card_is_thrown_away() -> None:
    table = Table(hands=["sabotage", ""], decks=["", "acorn"]).do("play sabotage")
    assert (table.market_discard(), table.discard(1), table.deck(1)) == (["acorn"], [], [])
    assert table.open_actions == 1


@pytest.mark.rule("DM-297")
def test_sabotage_reshuffles_the_victims_discard_pile() -> None:
    table = Table(hands=["sabotage", ""], decks=["", "acorn"], discards=["cookies", "charm gamble junk"])
    table.do("play sabotage", chance=Table.shuffle("charm gamble junk", "gamble junk charm"))
    assert sorted(table.options()) == ["aside acorn", "aside gamble"]
    table.do("aside acorn")
    assert (table.deck(1), table.discard(1)) == (["junk", "charm"], ["gamble"])
    assert table.discard(0) == ["sabotage", "cookies"]  # the active player's pile is left alone


@pytest.mark.rule("DM-299")
def test_sabotage_needs_a_deck_or_discard_pile() -> None:
    table = Table(
        hands=["sabotage", "junk", "junk", "junk"],
        players=4,
        decks=["junk", "", "acorn", ""],
        discards=["", "", "", "charm"],
    ).do("play sabotage")
    assert table.options() == ["seat 2", "seat 3"]
    table = Table(hands=["sabotage junk", "junk"], decks=["junk", ""]).do("play sabotage")
    assert (table.hand(0), table.discard(0), table.open_actions) == (["junk"], ["sabotage"], 1)


# Treasure Hunter


@pytest.mark.rule("DM-281", "DM-300", "DM-301")
def test_treasure_hunter_takes_the_top_of_another_discard_pile() -> None:
    assert printed("treasure_hunter") == (5, 1, True, False)
    table = Table(
        hands=["treasure_hunter", "junk*5", "junk*5", "junk*5"],
        players=4,
        discards=["cookies", "acorn charm", "", "gamble"],
        decks=["junk*9"],
    ).do("play treasure_hunter")
    assert table.options() == ["seat 1", "seat 3"]  # not oneself, nobody with an empty pile
    table.do("seat 1")
    assert "acorn" in table.hand(0)
    assert table.discard(1) == ["charm"]
    assert table.discard(0) == ["treasure_hunter", "cookies"]
    assert table.active == 1  # no bonus icon: the turn is over


@pytest.mark.rule("DM-300")
def test_treasure_hunter_without_any_discard_pile_does_nothing() -> None:
    table = Table(hands=["treasure_hunter junk", "junk"], discards=["acorn", ""], decks=["", "charm"], actions=2)
    table.do("play treasure_hunter")
    assert (table.hand(0), table.discard(0), table.deck(1)) == (["junk"], ["treasure_hunter", "acorn"], ["charm"])
