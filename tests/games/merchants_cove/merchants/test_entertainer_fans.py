"""Sections 46 to 48: fans, and where the Entertainer meets the rest of the town."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.merchants.entertainer.board import EntertainerBoard
from covetown.games.merchants_cove.merchants.peddler.cards import PEDDLER_CARDS, RECRUIT
from covetown.games.merchants_cove.state import MerchantsState
from covetown.games.merchants_cove.town.townsfolk import card_number, sponsorship
from covetown.kernel import FastChance, new_match
from tests.games.merchants_cove.builder import Table, crowd_of
from tests.games.merchants_cove.merchants.stage import Stage


def town(seats: str = "acb", **options: object) -> Table:
    """A table with an Entertainer on seat a; c is next to act."""
    table = Table(seats, merchants={"a": "entertainer"}, **options)  # type: ignore[arg-type]
    table.clock({3: "c", 6: "ab"})
    table.state.loads = 0
    return table


def play_on(table: Table, *refs: str) -> None:
    """Answer with the first of these references that fits, until c's turn is over."""
    while table.asked() == "c" and table.question() != "choose-space":
        offered = table.offered()
        wanted = [answer for answer in offered if any(ref in answer.split() for ref in refs)]
        table.answer(wanted[0] if wanted else offered[0])


@pytest.mark.rule("EN-147")
@pytest.mark.parametrize(("code", "gold"), [("TL01", 10), ("TM05", 5), ("TS08", 5), ("TL05", 9)])
def test_a_sponsorship_pays_a_gold_per_adventurer_in_each_hall_of_the_card(code: str, gold: int) -> None:
    halls = crowd_of("R" * 5 + "G" * 3 + "B" * 4 + "Y" * 2)
    assert sponsorship(card_number(code), halls) == gold


@pytest.mark.rule("EN-146", "EN-148", "EN-149", "EN-X04")
def test_a_fan_recruited_by_another_player_pays_both() -> None:
    table = town().halls(red=3, blue=2).square("TL01", "TM09", "TS01", "TL05").corrupt("c", "C")
    table.entertainer("a", fans="TL05")
    table.begin()
    table.answer("space:recruit")
    table.answer("townsfolk:4")
    assert (table.gold_of("a"), table.gold_of("c")) == (5, 5)
    play_on(table, "slot:1")
    assert table.cards("c") == []
    assert table.staff_of("c") == {1: "TL05"}
    assert (table.gold_of("a"), table.gold_of("c")) == (5, 5)
    assert table.where("c") == 4
    assert (table.song("a").fans >> card_number("TL05")) & 1


@pytest.mark.rule("EN-150", "EN-X05")
def test_a_fan_discarded_in_clean_up_comes_to_the_entertainer() -> None:
    table = (
        Table("acb", merchants={"a": "entertainer"}, round=1)
        .halls(green=4, yellow=2)
        .square("TL01", "TL05", "TS01", "TM09")
    )
    table.deck("TS02", "TS03").entertainer("a", fans="TM09")
    table.cleanup()
    assert table.gold_of("a") == 6
    assert (table.song("a").beside >> card_number("TM09")) & 1
    assert "TM09" not in table.deck_codes()
    assert "TM09" not in table.on_square()


@pytest.mark.rule("EN-151", "EN-X06")
def test_a_fan_replaced_on_a_staff_board_comes_to_the_entertainer() -> None:
    table = town().halls(red=4, blue=2).square("TL01", "TM09", "TS01", "TS08").staff("c", {1: "TL05"})
    table.entertainer("a", fans="TL05")
    table.begin().answer("space:recruit")
    table.answer("townsfolk:4")
    play_on(table, "slot:1")
    assert table.staff_of("c")[1] == "TS08"
    assert (table.song("a").beside >> card_number("TL05")) & 1
    assert (table.gold_of("a"), table.gold_of("c")) == (6, 0)


@pytest.mark.rule("EN-153", "EN-154", "EN-155", "EN-156", "EN-157", "EN-X13")
def test_final_scoring_with_fans() -> None:
    table = Table("ab", merchants={"a": "entertainer"}).halls(red=5, green=3, blue=4, yellow=2, lair=3)
    table.square("TL01", "TL06", "TS01", "TM09").staff("b", {1: "TM05"}).corrupt("a", "CCB").gold(b=10)
    table.entertainer("a", fans="TL01 TM05 TS08")
    table.song("a").beside = 1 << card_number("TS08")
    table.final_scoring()
    assert (table.gold_of("a"), table.gold_of("b")) == (18, 10 + 5 - 6)


@pytest.mark.rule("EN-152", "EN-X14")
def test_the_peddler_recruits_a_fan() -> None:
    table = Table("a", merchants={"a": "entertainer"}, peddler="normal").halls(red=2, green=3)
    table.square("TL01", "TM09", "TL05", "TS01").entertainer("a", fans="TS01")
    table.clock({2: "P", 6: "a"})
    table.state.loads = 0
    left = next(card.code for card in PEDDLER_CARDS if card.action == RECRUIT)
    right = next(
        card.code for card in PEDDLER_CARDS if card.right and card.outer and card.times == 1 and card.code != left
    )
    table.peddler_cards(left, right)
    table.begin()
    assert (table.gold_of("a"), table.gold_of("P")) == (5, 5)
    assert "TS01" not in table.on_square()
    assert (table.song("a").fans >> card_number("TS01")) & 1


@pytest.mark.rule("EN-158", "EN-159")
def test_the_entertainer_sells_nothing_and_is_skipped() -> None:
    table = Table("ab", merchants={"a": "entertainer"}).shelf("b", "sR").piers(bazaar="RR").market()
    assert (table.asked(), table.question()) == ("a", "choose-swan")
    table.answer("done")
    seen = set()
    while table.state.waiting and table.state.phase == 3 and len(seen) < 50:
        seen.add(table.asked())
        table.answer(table.offered()[0])
    assert "a" not in seen
    assert table.on_shelf("a") == ""


@pytest.mark.rule("EN-162")
def test_the_entertainer_plays_against_the_peddler_whose_goods_are_a_base_merchants() -> None:
    state = GAME.new(1, {"merchant_1": "entertainer"}, FastChance(3))
    assert isinstance(state, MerchantsState)
    assert state.peddler >= 0
    assert state.players[0].merchant.key == "entertainer"
    assert state.players[int(state.peddler)].supply != 0


@pytest.mark.rule("EN-177")
def test_a_song_can_be_undone_until_something_is_revealed() -> None:
    match = new_match(GAME, 2, {"merchant_1": "entertainer", "merchant_2": "captain"}, FastChance(5))
    state = match.state
    assert isinstance(state, MerchantsState)
    seat = next(int(player.seat) for player in state.players if isinstance(player.board, EntertainerBoard))
    chance = FastChance(9)
    while not (match.state.waiting >> seat) & 1 or match.state.decision(seat).kind != "place-bard":
        asked = next(number for number in range(2) if (match.state.waiting >> number) & 1)
        options = match.state.options(asked)
        match.choose(asked, options[chance.below(len(options))])
    match.choose(seat, match.state.options(seat)[3])
    assert match.undo_refusal(seat, False) == ""
    match.undo(seat)
    assert match.state.decision(seat).kind == "place-bard"
    stage = Stage(hand="ES01 ES02", deck="ES04 ES05")
    before = int(stage.table.state.revelations)
    stage.compose("ES01", "ES02")
    assert stage.table.state.revelations > before  # cards drawn in Rest are a barrier


@pytest.mark.rule("EN-X19")
def test_rest_is_finished_before_the_market() -> None:
    stage = Stage(hand="ES03 ES05", deck="EI00 ES01 ES02", hour=11, quarter=0, loads=True)
    table = stage.table
    table.signalled().clock({12: "bcd", 11: "a"})
    stage.compose("ES03", "ES05")
    assert stage.zone("hand") == "ES01 ES02"
    assert "EI00" in stage.zone("song")
    assert table.stack(12)[0] == "a"
    assert stage.asked == "choose-swan"


@pytest.mark.rule("EN-159", "EN-075")
def test_the_swan_song_comes_before_anybody_sells() -> None:
    table = Table("ba", merchants={"a": "entertainer"}).shelf("b", "sR").piers(bazaar="R").market()
    assert (table.asked(), table.question()) == ("a", "choose-swan")
