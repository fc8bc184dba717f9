"""Section 5: filling the hand and the market."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.cards import COOKIES, Deck, DeckShelf, passive
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.meta import DaleOfMerchants
from tests.games.dale_of_merchants.builder import Table

ROW = "nuisance#1 nuisance#2 nuisance#3 sabotage gamble"


def after(hand: str, deck: str, discard: str = "", chance: list[int] | None = None, **zones: object) -> Table:
    """The table when the active player with this hand begins clean-up."""
    zones.setdefault("market", ROW)
    return Table.cleaning_up(chance or [], hands=[hand, ""], decks=[deck, "junk*5"], discards=[discard, ""], **zones)


@pytest.mark.rule("DM-120", "DM-121")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (2, 3), (4, 1), (5, 0)])
def test_the_hand_is_filled_to_five(held: int, drawn: int) -> None:
    table = after(
        f"junk*{held}" if held else "", "swift_broker#1 swift_broker#2 swift_broker#3 acorn charm prepaid_good"
    )
    assert len(table.hand(0)) == 5
    assert len(table.deck(0)) == 6 - drawn


@pytest.mark.rule("DM-122", "DM-124", "DM-229", "DM-230")
@pytest.mark.parametrize(
    ("hand", "deck", "size"),
    [
        ("cookies junk", "junk*9", 6),
        ("cookies*3", "junk*9", 8),
        ("junk*4", "cookies junk*9", 6),
        ("cookies junk*4", "cookies junk*9", 7),
        ("", "junk*3 cookies*3 junk*9", 8),
    ],
)
def test_cookies_enlarge_the_hand_size_as_they_come(hand: str, deck: str, size: int) -> None:
    assert len(after(hand, deck).hand(0)) == size


@pytest.mark.rule("DM-233", "DM-016")
def test_cookies_that_all_know_are_not_shown_instead_of_hidden_ones_of_another_deck() -> None:
    """A seventh card is drawn: the Cookies everybody knows account for the sixth, so the Crumbs have to be shown."""
    printings = [passive("crumbs", COOKIES), *[passive(f"guest_{number}", 0) for number in range(5)]]
    game = DaleOfMerchants(DeckShelf([*SHELF.decks, Deck(6, "bakers", printings, [1, 1, 0, 0])]))
    table = Table(hands=["cookies swift_broker crumbs junk*3", ""], decks=["junk*9", ""], market=ROW, game=game)
    table.dale.players[0].open = (table.card("cookies"),)
    table.pass_turn()
    assert len(table.hand(0)) == 7
    assert (table.told_cards("showed", 1), table.shown(0)) == (["crumbs"], ["cookies", "crumbs"])


@pytest.mark.rule("DM-123")
def test_a_larger_hand_is_kept() -> None:
    table = after("junk*8", "acorn")
    assert table.hand(0) == ["junk"] * 8
    assert table.deck(0) == ["acorn"]


@pytest.mark.rule("DM-125")
def test_only_the_active_player_fills_the_hand() -> None:
    table = Table.cleaning_up(hands=["", "acorn"], decks=["junk*9", "junk*9"], market=ROW)
    assert table.hand(1) == ["acorn"]


@pytest.mark.rule("DM-126", "DM-127", "DM-154", "DM-445")
def test_junk_fills_the_hand_when_there_is_nothing_to_draw() -> None:
    table = after("acorn", "")
    assert table.hand(0) == ["acorn", "junk", "junk", "junk", "junk"]
    elsewhere = Table(hands=["shattered_relic cookies", ""]).do("play shattered_relic")
    assert elsewhere.hand(0) == []


@pytest.mark.rule("DM-128", "DM-132", "DM-483")
def test_the_window_comes_after_filling_and_before_the_market() -> None:
    table = after(
        "market_discovery", "junk*4 acorn", market="- - - - gamble", market_deck="cookies charm spyglass sabotage acorn"
    )
    assert table.asked == "cleanup_window"
    assert len(table.hand(0)) == 5
    assert table.market() == ["-", "-", "-", "-", "gamble"]
    table.do("throw market_discovery")
    assert table.dale.active == 1
    assert "-" not in table.market()


@pytest.mark.rule("DM-128")
def test_after_each_use_the_loop_starts_again() -> None:
    """The throw uncovers Cookies; Good Old Times is then bound to them by force and one more card is drawn."""
    table = after("good_old_times junk*4", "acorn*1 charm", market_deck="cookies spyglass")
    table.do("throw-old good_old_times")
    assert len(table.hand(0)) == 6
    assert table.dale.active == 1


@pytest.mark.rule("DM-129")
def test_a_copier_that_can_be_nothing_but_cookies_is_bound_by_force() -> None:
    table = Table.cleaning_up(
        hands=["reflection junk*4", ""], decks=["acorn charm", ""], discards=["", "cookies"], market=ROW
    )
    assert len(table.hand(0)) == 6
    two = Table.cleaning_up(
        hands=["reflection*2 junk*3", ""], decks=["acorn charm spyglass", ""], discards=["", "cookies"], market=ROW
    )
    assert len(two.hand(0)) == 7


@pytest.mark.rule("DM-130")
def test_what_the_window_offers() -> None:
    table = Table.cleaning_up(
        hands=["reflection market_discovery good_old_times junk*2", "", ""],
        players=3,
        decks=["acorn charm spyglass", "", ""],
        discards=["", "cookies", "acorn"],
        market=ROW,
        market_deck="spyglass charm",
    )
    assert sorted(table.options()) == [
        "bind reflection as cookies",
        "done",
        "throw market_discovery",
        "throw-old good_old_times",
    ]
    table.do("bind reflection as cookies")
    assert len(table.hand(0)) == 6
    assert "bind reflection as cookies" not in table.options()


@pytest.mark.rule("DM-130")
def test_a_throw_through_a_copier_is_offered_too() -> None:
    table = Table.cleaning_up(
        hands=["reflection junk*4", ""],
        discards=["", "market_discovery"],
        decks=["acorn", ""],
        market=ROW,
        market_deck="charm",
    )
    assert table.options() == ["throw reflection as market_discovery", "done"]


@pytest.mark.rule("DM-131")
def test_bold_haggler_is_not_rolled_in_clean_up() -> None:
    assert after("bold_haggler junk*4", "acorn").dale.active == 1
    table = after("bold_haggler market_discovery junk*3", "acorn", market_deck="charm spyglass")
    assert table.options() == ["throw market_discovery", "done"]


@pytest.mark.rule("DM-133", "DM-134", "DM-136")
def test_the_market_slides_right_and_is_filled_from_the_right() -> None:
    table = after("junk*5", "", market="charm - cookies - -", market_deck="acorn spyglass gamble")
    assert table.market() == ["gamble", "spyglass", "acorn", "charm", "cookies"]


@pytest.mark.rule("DM-135", "DM-136")
def test_slots_stay_empty_on_the_left_when_nothing_is_left() -> None:
    table = after("junk*5", "", market="charm - - acorn -", market_deck="cookies")
    assert table.market() == ["-", "-", "cookies", "charm", "acorn"]


@pytest.mark.rule("DM-145", "DM-135")
def test_the_market_discard_pile_is_shuffled_in_when_needed() -> None:
    table = after(
        "junk*5",
        "",
        market="- - cookies#1 cookies#2 cookies#3",
        market_deck="acorn",
        market_discard="charm spyglass",
        chance=Table.shuffle("charm spyglass", "spyglass charm"),
    )
    assert table.market() == ["spyglass", "acorn", "cookies", "cookies", "cookies"]
    assert table.market_deck() == ["charm"]
    assert table.market_discard() == []


@pytest.mark.rule("DM-137")
def test_no_clean_up_after_the_end() -> None:
    table = Table(
        hands=["sabotage rotten_food", ""], decks=["junk*9", ""], stalls=[7, 0], market="- - - - -", market_deck="acorn"
    )
    table.do("build rotten_food+sabotage")
    assert table.hand(0) == []
    assert table.market() == ["-"] * 5
