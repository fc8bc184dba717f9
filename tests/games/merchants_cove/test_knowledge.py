"""What others know of the Entertainer's hand: bought cards, and what was left in the hand when the deck ran out."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.entertainer.cards import song_card
from covetown.kernel import FastChance
from tests.games.merchants_cove.builder import Table, plain, song_mask


def hands(table: Table, viewer: int) -> set[int]:
    """The hands the Entertainer may have, as far as a viewer can tell."""
    return {int(plain(table.state.redeal(viewer, FastChance(seed))).players[0].board.hand) for seed in range(60)}


def seen(table: Table, viewer: int) -> dict[str, object]:
    board = plain(table.state.view(viewer))["players"][0]["board"]
    assert isinstance(board, dict)
    return board


def entertainer(**board: object) -> Table:
    table = Table("ab", merchants={"a": "entertainer"}).clock({1: "a", 9: "b"})
    return table.entertainer(**plain(board))


@pytest.mark.rule("EN-163", "EN-164")
def test_the_hand_is_the_owners_secret() -> None:
    table = entertainer(hand="ES01 ES02")
    table.song().deck = song_mask("ES03 ES04 EI00 EC00")
    table.begin()
    assert seen(table, 0)["hand"] == [64, 65]
    assert (seen(table, 1)["hand"], seen(table, 1)["hand_size"], seen(table, 1)["hand_known"]) == (None, 2, [])
    assert hands(table, 0) == {song_mask("ES01 ES02")}
    # For b every two of the four Skill cards not seen elsewhere are possible; Impro and Creature cards never are.
    assert len(hands(table, 1)) == 6
    assert len(hands(table, -1)) == 6


@pytest.mark.rule("EN-164", "EN-107")
def test_a_bought_card_is_known_in_the_hand_too() -> None:
    table = entertainer(hand="ES01 ES02", deck="EK01 ES04", discard="ES05")
    table.begin().answer("card:64", "tempo:0")
    assert table.zone(table.song().hand) == "ES04 EK01"
    assert seen(table, 1)["hand_known"] == [64 + song_card("ES04"), 64 + song_card("EK01")]
    assert hands(table, 1) == {song_mask("ES04 EK01")}
    assert seen(table, 1)["hand"] is None
    while table.asked() != "a":
        table.answer("space:one" if "space:one" in table.offered() else table.offered()[0])
    table.answer("card:86")
    assert 64 + song_card("EK01") not in plain(seen(table, 1)["hand_known"])  # once played it is no hand card any more


@pytest.mark.rule("EN-073", "EN-163")
def test_whoever_counts_cards_knows_the_hand_when_the_deck_runs_out() -> None:
    table = entertainer(hand="ES01 ES02 ES03", discard="ES05 ES06 ES07 ES08", badges=4)
    table.begin().answer("card:64", "card:65", "tempo:0")
    board = table.song()
    assert (board.hand >> song_card("ES03")) & 1
    assert seen(table, 1)["hand_known"] == [64 + song_card("ES03")]
    possible = hands(table, 1)
    assert len(possible) > 1
    assert all((hand >> song_card("ES03")) & 1 for hand in possible)


@pytest.mark.rule("EN-107", "EN-145", "EN-164")
def test_a_later_purchase_lies_on_top_of_an_earlier_one() -> None:
    table = entertainer(zone="ES01", quarter=1).gold(a=9).market()
    table.answer("swan", "pier:bazaar", "card:86", "pier:plaza", "card:82")
    assert [int(card) for card in table.song().top] == [song_card("EI01"), song_card("EK01")]
    assert seen(table, 1)["deck_top"] == [82, 86]  # everybody saw what was bought
