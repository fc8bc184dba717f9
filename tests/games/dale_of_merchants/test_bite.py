"""Rules that hold only if every word of them is there: each test here fails when one small thing is left out."""

from __future__ import annotations

from typing import Any

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.building import Asking, Helping
from covetown.games.dale_of_merchants.cards import EMPTY, JUNK, Card
from covetown.games.dale_of_merchants.copying import as_copy, path_to, valid_cards
from covetown.games.dale_of_merchants.decisions import place_ref, told_apart
from covetown.games.dale_of_merchants.faces import plain_face
from covetown.games.dale_of_merchants.faults import faults
from covetown.games.dale_of_merchants.pieces import (
    ALL_SAW,
    LIMIT,
    MARKET_POOL,
    NOBODY,
    ROLLED,
    THREW,
    THREW_OLD,
    WON,
    Mark,
    Secret,
    change_code,
    in_bytes,
)
from covetown.games.dale_of_merchants.scoring import leaders
from covetown.games.dale_of_merchants.stall import EMPTY_STACK, can_stand, lay
from covetown.games.dale_of_merchants.turn import ACTING
from covetown.kernel import FastChance, RuleError
from covetown.narrator import Narrator
from tests.games.dale_of_merchants.builder import Table


def plain_mark(card: Card) -> Mark:
    return Mark(card, EMPTY, (), (), (), 0, 0, False)


@pytest.mark.rule("DM-548")
def test_how_long_a_game_may_be_made_by_its_turn_limit() -> None:
    for limit in (1, 10_000):
        assert GAME.check_options(2, {"turn_limit": limit})["turn_limit"] == limit
    for limit in (0, 10_001):
        with pytest.raises(RuleError):
            GAME.check_options(2, {"turn_limit": limit})


@pytest.mark.rule("DM-011")
def test_the_catalogue_tells_copiers_from_other_cards() -> None:
    cards = GAME.catalogue()["cards"]
    assert isinstance(cards, dict)
    copiers = {facts["key"] for facts in cards.values() if facts["copier"]}
    assert copiers == {"flexible_shopkeeper", "reflection", "good_old_times", "trendsetting", "seeing_doubles"}
    assert {facts["key"] for facts in cards.values() if not facts["copier"]} >= {"junk", "cookies", "acorn", "gamble"}


@pytest.mark.rule("DM-420", "DM-423")
def test_a_card_to_be_copied_is_pointed_at_where_it_lies() -> None:
    table = Table(
        hands=["reflection seeing_doubles", "acorn", "junk"],
        players=3,
        stalls=[[["cookies"], ["charm", "bold_haggler"]], 0, 0],
        discards=["gamble", "spyglass", "junk"],
        market="- - - acorn -",
        market_discard="sabotage",
        decks=["junk*9", "", ""],
    ).dale
    stack = table.players[0].stall[-1]
    assert place_ref(table, 0, stack[0]) == "stall:0:1:0"
    assert place_ref(table, 0, stack[1]) == "stall:0:1:1"
    assert place_ref(table, 0, table.players[1].discard[-1]) == "discard:1:place:0"
    assert place_ref(table, 0, JUNK) == "discard:2:place:0"
    assert place_ref(table, 0, table.market[1]) == "market:1"
    assert place_ref(table, 0, table.players[0].discard[-1]).startswith("hand:")  # one's own pile is not looked at
    one = Table(hands=["reflection", ""], stalls=[[["cookies"]], 0]).dale
    assert place_ref(one, 0, one.players[0].stall[0][0]) == "stall:0:0:0"


@pytest.mark.rule("DM-492")
def test_one_of_two_like_cards_with_a_value_of_its_own_is_told_by_a_number() -> None:
    table = Table(hands=["blindfold junk*2 acorn", "acorn"], decks=["junk*9", ""])
    table.do("play blindfold", "card junk", "value 8", "value 5")
    special = table.dale.marks[0].card
    other = next(card for card in table.dale.players[0].hand if card is not special and card.key == special.key)
    assert told_apart(table.dale, 0, special).key == "card-numbered"
    assert told_apart(table.dale, 0, other).key == "card-junk"
    table.dale.players[0].hand.remove(other)
    assert told_apart(table.dale, 0, special).key == "card-junk"


@pytest.mark.rule("DM-492")
def test_one_mark_is_dropped_and_the_others_stay() -> None:
    table = Table(hands=["junk*3 acorn", "acorn"], decks=["junk*9", ""])
    cards = table.dale.players[0].hand[:3]
    for card in cards:
        table.dale.set_mark(plain_mark(card))
    table.dale.drop_mark(cards[0])
    assert [mark.card for mark in table.dale.marks] == cards[1:]
    table.dale.drop_mark(cards[2])
    assert [mark.card for mark in table.dale.marks] == cards[1:2]


@pytest.mark.rule("DM-274")
def test_with_a_stock_clearance_more_is_paid_than_the_price_and_still_more() -> None:
    """A price of 1 paid with three and more cards of 3 and 1: nothing stops at the first card too many."""
    table = Table(hands=["stock_clearance gamble junk acorn", ""], market="- - - - cookies", decks=["junk*9"])
    assert "acorn+gamble+junk+stock_clearance" in table.payments(0)
    table.do("buy 0", "lay stock_clearance")
    while "done" not in table.options():
        table.do(next(answer for answer in table.options() if answer.startswith("lay")))
    assert len([answer for answer in table.options() if answer.startswith("lay")]) >= 1


def test_three_counts_keep_apart_in_one_number() -> None:
    assert in_bytes(1, 2, 3, 4) == 0x04030201
    assert in_bytes(300, 300, 300, 300) == 0xFFFFFFFF


@pytest.mark.rule("DM-492")
def test_a_mark_on_a_card_in_no_hand_is_a_fault() -> None:
    table = Table(hands=["junk*2 acorn", "acorn"], decks=["junk*9", ""])
    card = table.dale.players[0].hand[0]
    table.dale.set_mark(plain_mark(card))
    assert table.dale_faults() == []
    table.dale.players[0].hand.remove(card)
    assert any("is marked but in no hand" in fault for fault in table.dale_faults())
    table.dale.resolving = card
    assert not any("is marked but in no hand" in fault for fault in table.dale_faults())


@pytest.mark.rule("DM-023")
def test_a_card_that_is_in_two_stacks_is_a_fault_that_names_both() -> None:
    table = Table(hands=["junk", "junk"], stalls=[[["cookies"], ["charm"]], 0])
    cookies, charm = (stack[0] for stack in table.dale.players[0].stall)
    table.dale.players[0].stall = ((cookies,), (charm, cookies))
    assert table.dale_faults() == [f"cookies {cookies.ident} is in stack 1 of 0 and in stack 2 of 0"]


@pytest.mark.rule("DM-158", "DM-162")
def test_a_game_that_asks_nobody_and_is_not_over_is_a_fault() -> None:
    table = Table(hands=["junk", "junk"])
    table.dale.waiting = 0
    assert table.dale_faults() == ["nobody is asked, yet the game is not over"]
    table.dale.finish(0b01, WON)
    assert table.dale_faults() == []


@pytest.mark.rule("DM-184")
def test_teammates_with_different_stalls_are_a_fault() -> None:
    table = Table(hands=["junk", "acorn", "junk", "junk"], mode="team", stalls=[[["cookies"]], [["charm"]]])
    assert table.dale_faults() == []
    table.dale.players[3].stall = ()
    assert table.dale_faults() == ["teammates do not share their stall"]
    table.dale.players[3].stall = table.dale.players[1].stall
    table.dale.players[2].stall = ()
    assert table.dale_faults() == ["teammates do not share their stall"]
    table.dale.players[2].stall = (*table.dale.players[0].stall,)
    assert table.dale_faults() == []


@pytest.mark.rule("DM-420", "DM-070")
def test_two_copiers_that_look_at_each_other_buy_from_the_first_place_too() -> None:
    """Each Reflection is Seeing Doubles by way of the other player's pile, and so looks at what the other one is."""
    table = Table(
        hands=["reflection*2 acorn", ""],
        discards=["", "seeing_doubles"],
        market="- - - charm cookies",
        decks=["junk*9", ""],
    )
    assert {"buy 0", "buy 1"} <= set(table.options())


@pytest.mark.rule("DM-104", "DM-492")
def test_a_mark_on_one_card_keeps_no_other_out_of_a_stack() -> None:
    table = Table(hands=["swift_broker blindfold junk", "acorn"], decks=["junk*9", ""])
    table.do("play blindfold", "card junk", "value 8", "value 5")
    assert table.builds() == {"swift_broker"}


@pytest.mark.rule("DM-233", "DM-430")
def test_cookies_are_shown_no_sooner_than_they_make_their_owner_draw() -> None:
    """A Reflection that all know to be Cookies accounts for the sixth card; the hidden Cookies for the seventh."""
    table = Table(
        hands=["blindfold reflection cookies junk*3", ""],
        decks=["acorn charm spyglass", ""],
        discards=["", "cookies"],
        market="special_offer acorn charm sabotage trendsetting",
    )
    table.do("play blindfold", "card reflection as cookies", "value 8", "value 5")
    before = len(table.told)
    table.pass_turn()
    order = [event.kind for event in table.told[before:] if event.kind in ("drew", "showed")]
    assert order == ["drew", "showed", "drew"]
    assert table.shown(0) == ["cookies", "reflection"]


@pytest.mark.rule("DM-549", "DM-421")
def test_a_copy_of_junk_lapses_when_another_card_lies_there() -> None:
    table = Table(
        hands=["blindfold reflection treasure_hunter junk", ""],
        decks=["junk*9", ""],
        discards=["", "junk cookies"],
        actions=3,
        copy_lapse="while_valid",
    )
    table.do("play blindfold", "card reflection as junk", "value 8", "value 5")
    assert table.copies("reflection") == "junk"
    table.do("play treasure_hunter")
    assert table.discard(1) == ["cookies"]
    assert table.copies("reflection") == ""


@pytest.mark.rule("DM-568", "DM-261", "DM-014")
def test_junk_that_lies_before_everybody_stays_in_every_world() -> None:
    """Two of the three junk cards came in secret and are paid; the third is the one nobody has seen."""
    table = Table(
        hands=["junk*3 acorn", "charm gamble"], market="- - - - essential_purchase", decks=["junk*5 cookies", "junk*5"]
    )
    hand = table.dale.players[0].hand
    table.dale.secrets = tuple(Secret(card, 0b01, -1, -1, 0, True) for card in hand[1:3])
    table.do("buy 0")
    while table.asked != "essential":
        table.do("lay junk")
    step = table.dale.asking
    assert step is not None
    laid = step.laid_open()
    assert len(laid) == 3
    table.dale.players[0].hand.append(table.box.take("junk"))
    for seed in range(100):
        for viewer in (-1, 1):
            world = table.dale.redeal(viewer, FastChance(seed))
            assert all(card in world.players[0].hand for card in laid)
            seat = next(each for each in range(2) if (world.waiting >> each) & 1)
            world.apply(seat, world.options(seat)[-1], FastChance(seed))


@pytest.mark.rule("DM-184", "DM-458")
def test_what_a_helper_binds_on_the_way_only_the_helper_sees() -> None:
    table = Table(
        hands=["cookies junk", "junk", "reflection shattered_relic swift_broker cookies charm", "junk"],
        mode="team",
        stalls=[7, 0],
        discards=["shattered_relic", "", "", ""],
        decks=["junk*9", "junk*9", "junk*9", "junk*9"],
    )
    table.do("ask", "lay cookies")
    if table.asked == "ask_help":
        table.do("done")
    assert (table.asked, table.seat) == ("help", 2)
    table.do(next(answer for answer in table.options() if answer.startswith("lay reflection as ")))
    question = table.dale.asking
    assert question is not None
    assert table.asked == "help"
    assert [mark.card.key for mark in table.dale.marks] == ["reflection"]
    for viewer in (-1, 0, 1, 2, 3):
        bound = [mark.card.key for mark in question.public_marks(table.dale, viewer)]
        assert bound == (["reflection"] if viewer == 2 else [])


@pytest.mark.rule("DM-428", "DM-429")
def test_the_way_to_a_card_is_the_one_that_shows_least_of_the_hand() -> None:
    """A Trendsetting that is Cookies and Cookies are the same to a Reflection: it goes by the market discard pile."""
    table = Table(
        hands=["reflection trendsetting charm", "junk", "junk"],
        players=3,
        discards=["", "seeing_doubles", "good_old_times"],
        market_discard="cookies",
        decks=["junk*9", "", ""],
    ).dale
    copier, bound = table.players[0].hand[0], table.players[0].hand[1]
    plain = table.market_discard[-1]
    table.set_mark(Mark(bound, plain, (), (), (), 0, 0, False))
    target = next(card for card in valid_cards(table, 0, copier) if card in (bound, plain))
    assert target is bound
    assert path_to(table, 0, copier, target) == (table.players[2].discard[-1], plain)


@pytest.mark.rule("DM-311", "DM-434")
def test_a_copier_of_the_pile_waits_for_its_nostalgic_item_unless_bindings_depend_on_each_other() -> None:
    """Before the Nostalgic Item a copier of the pile is laid only where a card that looks into the hand is about."""
    zones: dict[str, Any] = {
        "hands": ["nostalgic_item reflection", "junk"],
        "stalls": [4, 0],
        "discards": ["trendsetting prepaid_good", "cookies"],
        "decks": ["junk*9", "junk*9"],
    }
    plain = Table(market="- - - - cookies", **zones)
    plain.do("stack")  # the Nostalgic Item is the only answer, and so is laid already
    assert plain.options() == ["lay-pile trendsetting as cookies", "lay-pile prepaid_good"]
    watched = Table(market="- - - seeing_doubles cookies", **zones)
    watched.do("stack")
    assert watched.options() == ["lay nostalgic_item", "lay-pile trendsetting as cookies"]


@pytest.mark.rule("DM-432", "DM-434")
def test_a_stack_that_needs_one_copy_to_copy_another_is_offered() -> None:
    """One Reflection is worth 1 more than what it copies, and the other may then copy that: 3 + 3 makes the sixth."""
    table = Table(
        hands=["reflection*2 cookies", "junk"],
        stalls=[5, 0],
        discards=["", "seeing_doubles"],
        decks=["junk*9", "junk*9"],
    )
    dale = table.dale
    change = change_code(1, 0, False, 1)
    dale.set_mark(Mark(dale.players[0].hand[0], EMPTY, (), (change,), (), 0, 0, False))
    dale.menu = None
    assert "reflection=cookies+reflection=cookies" in table.builds()


@pytest.mark.rule("DM-347", "DM-568")
def test_a_world_dealt_anew_can_be_dealt_anew_again_wherever_a_card_came_from() -> None:
    """Seat 0 got one card from the market deck and one from seat 2 in secret, and looked at three cards of the deck."""
    table = Table(
        hands=["charm gamble spyglass acorn", "junk", "cookies sabotage"],
        players=3,
        decks=["junk bold_haggler reflection junk", "junk", "junk"],
        market_deck="trendsetting empty_chest accordion",
    )
    dale = table.dale
    seat = dale.players[0]
    seat.known = (1, 1, 1)
    dale.secrets = (
        Secret(seat.hand[0], 0b001, MARKET_POOL, NOBODY, 0, True),
        Secret(seat.hand[1], 0b101, 2, 2, 0, True),
    )
    moved: set[int] = set()
    for seed in range(60):
        world = dale.redeal(1, FastChance(seed))
        for secret in world.secrets:
            if secret.card not in world.players[0].hand[:2]:  # dealt to a place of which nothing was noted
                assert secret.via == (2 if secret.origin == 2 else NOBODY)
                moved.add(int(secret.origin))
        assert world.redeal(1, FastChance(seed + 1)).view(1) == dale.view(1)
    assert moved == {2, int(MARKET_POOL)}


@pytest.mark.rule("DM-458", "DM-466", "DM-568")
def test_the_very_card_that_is_shown_is_the_known_one_in_every_world() -> None:
    """Two junk cards came from seat 2 in secret; the one that came last is blindfolded before everybody."""
    table = Table(
        hands=["blindfold junk*2 acorn", "charm spyglass", "cookies sabotage"],
        players=3,
        decks=["bold_haggler*2", "junk*2", "junk*4"],
    )
    dale = table.dale
    one, two = (card for card in dale.players[0].hand if card.key == "junk")
    dale.secrets = (Secret(two, 0b101, 2, 2, 0, True), Secret(one, 0b101, 2, 2, 0, True))
    table.do("play blindfold", "card junk", "seat 2", "value 7", "value 2")
    assert [mark.card for mark in dale.marks] == [one]
    seen = dale.view(-1)
    for seed in range(30):
        assert dale.redeal(-1, FastChance(seed)).view(-1) == seen


@pytest.mark.rule("DM-568")
def test_the_card_that_came_from_elsewhere_is_then_in_the_givers_hand() -> None:
    """Seat 2 shows a junk card that came from seat 0 by way of seat 1: seat 1 may have passed on its own instead."""
    table = Table(
        hands=["acorn", "junk charm", "junk spyglass"],
        players=3,
        active=2,
        decks=["junk*3", "cookies*3", "shattered_relic"],
    )
    dale = table.dale
    dale.secrets = (Secret(table.card("junk", 2), 0b110, 0, 1, 2, True),)
    dale.passed = (1, 6)  # from seat 0 to seat 1, from there to seat 2
    table.do("inventory", "card junk")
    assert [(note.holder, note.origin, note.via, note.in_hand) for note in dale.secrets] == [(1, 0, 0, True)]
    assert dale.secrets[0].card is dale.players[1].hand[0]


@pytest.mark.rule("DM-568", "DM-237")
def test_cards_aside_are_in_nobodys_hand_when_worlds_are_dealt() -> None:
    """A card from seat 3 lies among those that seat 0 looks at; seat 1 got another one by way of seat 0's hand."""
    table = Table(
        hands=["spyglass acorn", "charm", "junk", "junk"],
        players=4,
        decks=["gamble sabotage cookies", "junk", "junk", "junk"],
    )
    dale = table.dale
    came = table.card("charm", 1)
    dale.secrets = (
        Secret(came, 0b0011, 3, 0, 1, True),
        Secret(dale.players[0].deck[-1], 0b1000, 3, 3, 0, False),
    )
    dale.passed = (12, 1, 12)  # from seat 3 to seat 0, from there to seat 1, and once more from seat 3 to seat 0
    table.do("play spyglass")
    assert dale.aside[0].key == "gamble"
    assert [card.key for card in dale.players[0].hand] == ["acorn"]
    there = [dale.redeal(2, FastChance(seed)).players[1].hand[0].key for seed in range(200)]
    assert "acorn" in there  # seat 0 may have passed on any card of the hand


@pytest.mark.rule("DM-508", "DM-548")
def test_one_team_ahead_at_the_turn_limit_wins_and_two_are_drawn() -> None:
    for stalls, ending in (([2, 1], "limit"), ([2, 2], "drawn")):
        table = Table(hands=["junk", "junk", "junk", "junk"], mode="team", stalls=stalls, turn_limit=1)
        table.dale.finish(leaders(table.dale), LIMIT)
        found = table.dale.result()
        assert found is not None
        assert found.ending == ending


@pytest.mark.rule("DM-183", "DM-568")
def test_what_single_seats_know_leaves_the_cards_laid_before_everybody_alone() -> None:
    """All know of two junk cards, seat 2 of two more; one laid open for the teammate is not of the first two."""
    table = Table(
        hands=["junk*4 acorn", "charm gamble", "spyglass cookies", "sabotage"],
        mode="team",
        decks=["bold_haggler*3", "cookies*2", "shattered_relic", "acorn"],
        stalls=[5, 0],
    )
    dale = table.dale
    one, two, three, four = dale.players[0].hand[:4]
    dale.players[0].open = (two, three)
    dale.players[0].privy = ((), (), (one, four), ())
    dale.secrets = (Secret(four, 0b0101, 2, 2, 0, True), Secret(one, ALL_SAW, NOBODY, NOBODY, 0, True))
    request = Asking(ACTING, (one, two), (), 0, ())
    dale.asking = Helping(request, (), (), 0, ())
    dale.waiting = 0b0100
    for seed in range(60):
        world = dale.redeal(-1, FastChance(seed))
        assert not [fault for fault in faults(world) if "said to know" in fault]


@pytest.mark.rule("DM-323", "DM-104")
def test_an_accordion_laid_already_still_bends_what_is_laid_after_it() -> None:
    """An Accordion worth 2 under a Blindfold and two Acorns are 10, and so a ninth stack too."""
    table = Table(hands=["accordion acorn*2", "junk"])
    accordion, *acorns = table.dale.players[0].hand
    begun = lay(lay(EMPTY_STACK, accordion, 2, True), acorns[0], 4, True)
    for required, fits in ((8, False), (9, True), (10, True), (11, True), (12, False)):
        assert can_stand(begun, required, [plain_face(acorns[1])], []) is fits


@pytest.mark.rule("DM-177", "DM-188")
@pytest.mark.parametrize(("built", "helps"), [(7, True), (9, False)])
def test_a_nostalgic_item_opens_the_pile_of_its_own_player_only(built: int, helps: bool) -> None:
    """Each teammate has one: 3 and 3 and one card of 2 from the helper's pile make 8; a second card has no Item."""
    table = Table(
        hands=["nostalgic_item junk", "", "nostalgic_item charm", ""],
        mode="team",
        stalls=[built, 0],
        discards=["", "", "cookies prepaid_good", ""],
        decks=["junk*9", "junk*2", "junk*2", "junk*2"],
    )
    table.do("ask", "lay nostalgic_item")
    if table.asked == "ask_help":
        table.do("done")
    assert table.can("lay nostalgic_item") is helps
    assert table.asked == ("help" if helps else "action")


@pytest.mark.rule("DM-538")
def test_a_solo_game_that_is_won_counts_whole() -> None:
    table = Table(hands=["junk", "junk"], mode="solo")
    table.dale.finish(0b01, WON)
    assert table.dale.payoff(0) == 1.0


@pytest.mark.rule("DM-265")
def test_the_same_card_on_offer_and_on_the_discard_pile_reads_differently() -> None:
    table = Table(hands=["market_discovery junk*4", ""], market="- - - - cookies", market_discard="cookies")
    read = [
        Narrator(GAME, ["Ann", "Bob"]).message(option.text)
        for option in table.dale.decision(0).options
        if option.kind == "buy"
    ]
    assert read == ["Buy Cookies for 2", "Buy Cookies from the market’s discard pile for 2"]


@pytest.mark.rule("DM-265", "DM-062")
def test_a_purchase_from_the_discard_pile_is_offered_only_where_market_discovery_can_be_paid_with() -> None:
    """A price of 5: Sabotage alone would do, but with Market Discovery beside it the payment is too much."""
    for beside, offered in (("sabotage", False), ("junk", True)):
        table = Table(hands=[f"market_discovery {beside}", ""], market_discard="gamble", decks=["junk*9", ""])
        assert ("buy discard" in table.options()) is offered


@pytest.mark.rule("DM-568")
def test_a_card_that_went_through_another_hand_and_came_back_may_be_any_of_the_others() -> None:
    """Seat 1 passed one of seat 0's own cards back; the one that is noted comes to light, so it was another."""
    table = Table(hands=["acorn junk charm", "cookies"], decks=["junk*9", "junk"])
    dale = table.dale
    dale.secrets = (Secret(table.card("acorn"), 0b11, NOBODY, 1, 0, True),)
    table.do("inventory", "card acorn")
    assert [(note.card.key, int(note.via), int(note.holder)) for note in dale.secrets] == [("junk", 1, 0)]
    dale.secrets = (Secret(table.card("charm"), 0b11, NOBODY, NOBODY, 0, True),)
    table.do("card charm")
    assert dale.secrets == ()


@pytest.mark.rule("DM-211", "DM-432")
def test_a_copier_takes_over_changes_in_their_order_and_uses_but_not_the_throw_of_a_card_of_its_own() -> None:
    table = Table(hands=["seeing_doubles market_discovery", "junk"])
    model = table.card("market_discovery")
    table.dale.set_mark(Mark(model, EMPTY, (), (5, 9), (7,), ROLLED | THREW_OLD, THREW, False))
    mark = as_copy(table.dale, table.card("seeing_doubles"), model, (model,))
    assert (mark.copy, mark.changes, mark.taken) == (model, (), (5, 7, 9))
    assert (int(mark.spent), int(mark.lent)) == (0, ROLLED | THREW)
