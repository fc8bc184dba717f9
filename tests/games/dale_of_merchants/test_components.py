"""Section 1: what is in the box, and where cards can lie."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.abilities import DIE
from covetown.games.dale_of_merchants.cards import (
    BONUS,
    JUNK,
    NO_SET,
    RUBBISH,
    TECHNIQUE,
    Deck,
    DeckShelf,
    Seventh,
    passive,
)
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.market import price_of
from covetown.games.dale_of_merchants.meta import DaleOfMerchants
from covetown.games.dale_of_merchants.state import DaleState
from covetown.inspection import walk
from covetown.kernel import FastChance, RuleError
from tests.games.dale_of_merchants.builder import Table, printed_cards

KEYS = ["macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons"]


@pytest.mark.rule("DM-001")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(RuleError, match="2, 3, 4 seats"):
        GAME.new(seats, {}, FastChance(1))


@pytest.mark.rule("DM-001", "DM-024", "DM-025", "DM-026", "DM-027")
@pytest.mark.parametrize(("seats", "decks"), [(2, 3), (3, 4), (4, 5)])
def test_one_deck_more_than_players_all_different_and_no_other_takes_part(seats: int, decks: int) -> None:
    for seed in range(20):
        dale = GAME.new(seats, {}, FastChance(seed))
        assert isinstance(dale, DaleState)
        assert len(dale.decks) == decks == len(set(dale.decks))
        assert {card.deck for card in everything(dale) if card.key != "junk"} == set(dale.decks)


@pytest.mark.rule("DM-027")
def test_any_combination_of_decks_can_be_chosen() -> None:
    from itertools import combinations

    for keys in combinations(KEYS, 3):
        dale = GAME.new(2, {"decks": list(keys)}, FastChance(1))
        assert isinstance(dale, DaleState)
        assert [SHELF.decks[number].key for number in dale.decks] == list(keys)


@pytest.mark.rule("DM-025")
def test_a_deck_cannot_be_chosen_twice() -> None:
    with pytest.raises(RuleError, match="different"):
        GAME.new(2, {"decks": ["macaws", "macaws", "pandas"]}, FastChance(1))


@pytest.mark.rule("DM-002", "DM-017")
def test_the_box_has_six_decks() -> None:
    assert [deck.key for deck in SHELF.decks] == KEYS
    names = {
        "macaws": "swift_broker cookies shattered_relic spyglass flashy_show favourite_toy",
        "pandas": "loyal_partner prepaid_good essential_purchase market_discovery special_offer stock_clearance",
        "raccoons": "wily_fellow nuisance rotten_food dirty_exchange sabotage treasure_hunter",
        "squirrels": "stashing_vendor empty_chest nostalgic_item acorn accordion winter_is_coming",
        "ocelots": "bold_haggler new_season whirligig charm gamble blindfold",
        "chameleons": "flexible_shopkeeper reflection good_old_times gift_voucher trendsetting seeing_doubles",
    }
    for deck in SHELF.decks:
        assert [printing.key for printing in deck.printings] == names[deck.key].split()
    assert JUNK.key == "junk"


@pytest.mark.rule("DM-003", "DM-004")
@pytest.mark.parametrize("key", KEYS)
def test_every_deck_splits_alike(key: str) -> None:
    deck = SHELF.decks[KEYS.index(key)]
    cards = printed_cards(deck)
    assert len(cards) == 15
    assert Counter(card.value for card in cards) == {1: 4, 2: 3, 3: 3, 4: 3, 5: 2}
    copies = Counter(card.key for card in cards)
    assert sorted(copies.values()) == [1, 1, 3, 3, 3, 4]
    assert len({card.key for card in cards if card.value == 5}) == 2


@pytest.mark.rule("DM-005")
def test_there_are_36_different_animalfolk_cards() -> None:
    assert len({card.key for deck in SHELF.decks for card in printed_cards(deck)}) == 36


@pytest.mark.rule("DM-006", "DM-036")
def test_with_the_junk_there_are_110_cards_and_the_pile_gets_what_is_not_dealt() -> None:
    """Junk is a supply without end; the pile a table would see is twenty cards less those dealt."""
    assert sum(len(printed_cards(deck)) for deck in SHELF.decks) + 20 == 110
    for seats, dealt in ((2, 14), (3, 18), (4, 20)):
        dale = GAME.new(seats, {}, FastChance(3))
        assert isinstance(dale, DaleState)
        assert sum(card.key == "junk" for card in everything(dale)) == dealt


@pytest.mark.rule("DM-007", "DM-008")
def test_slots_cost_from_nothing_on_the_right_to_four_on_the_left() -> None:
    table = Table(market="cookies#1 cookies#2 cookies#3 reflection#1 reflection#2")
    assert len(table.market()) == 5
    assert [int(price_of(table.dale, slot)) for slot in range(5)] == [2, 3, 4, 5, 6]
    assert table.market()[-1] == "reflection"


@pytest.mark.rule("DM-009", "DM-010")
def test_the_die_has_six_equally_likely_faces() -> None:
    assert sorted(DIE) == [0, 1, 1, 2, 2, 3]
    for face in range(6):
        table = Table(hands=[["bold_haggler"], []]).do("roll bold_haggler", chance=[face])
        assert table.worth("bold_haggler") == 1 + DIE[face]


@pytest.mark.rule("DM-011", "DM-012")
def test_a_card_record_says_what_is_printed() -> None:
    cards = GAME.catalogue()["cards"]
    assert isinstance(cards, dict)
    for deck in SHELF.decks:
        for card in deck.cards:
            facts = cards[str(int(card.ident))]
            assert (facts["key"], facts["deck"], facts["value"]) == (card.key, deck.key, card.value)
            assert facts["type"] in ("technique", "passive")
            assert facts["bonus"] is bool(card.flags & BONUS)
    assert {facts["type"] for facts in cards.values()} == {"technique", "passive", "rubbish", "mono"}


@pytest.mark.rule("DM-013")
def test_junk_is_worth_one_and_belongs_nowhere() -> None:
    assert JUNK.value == 1
    assert JUNK.deck == NO_SET
    assert JUNK.flags == RUBBISH
    assert not JUNK.flags & (TECHNIQUE | BONUS)


@pytest.mark.rule("DM-014")
def test_every_animalfolk_card_has_an_id_and_junk_is_one_thing() -> None:
    idents = [card.ident for deck in SHELF.decks for card in printed_cards(deck)]
    assert len(idents) == len(set(idents)) == 90
    assert all(SHELF.cards[ident].ident == ident for ident in idents)
    table = Table(hands=[["junk*3", "cookies"], []])
    assert table.options("lay") == []
    table.do("inventory")
    assert table.options().count("card junk") == 1


@pytest.mark.rule("DM-015")
def test_effects_are_looked_up_by_edition_and_key() -> None:
    assert SHELF.effect_of("classic", "acorn") is SHELF.decks[3].cards[10].effect
    with pytest.raises(ValueError, match="no edition remastered"):
        SHELF.effect_of("remastered", "acorn")


@pytest.mark.rule("DM-016")
def test_a_further_deck_needs_no_change_of_the_rules() -> None:
    printings = [passive(f"guest_{number}", 0) for number in range(6)]
    guests = Deck(6, "guests", printings, [1, 1, 0, 0])
    game = DaleOfMerchants(DeckShelf([*SHELF.decks, guests]))
    match = walk(game, 5, every=40, setup=(2, {"decks": ["guests", "macaws", "pandas"], "turn_limit": 30}))
    dale = match.state
    assert isinstance(dale, DaleState)
    assert guests.number in dale.decks
    built = Table(hands=[["guest_0", "guest_1"], []], stalls=[2, 0], game=game)
    assert built.can("build guest_0+guest_1")
    assert [deck.key for deck in SHELF.decks] == KEYS
    with pytest.raises(RuleError, match="guests"):
        GAME.new(2, {"decks": ["guests", "macaws", "pandas"]}, FastChance(1))


@pytest.mark.rule("DM-016")
def test_a_shelf_refuses_decks_that_clash_or_have_no_place() -> None:
    def guests(number: int, key: str) -> Deck:
        return Deck(number, key, [passive(f"{key}_{place}", 0) for place in range(6)], [1, 1, 0, 0])

    def shelf(*further: Deck) -> DeckShelf:
        return DeckShelf([*SHELF.decks, *further])

    assert len(shelf(guests(6, "otters"), guests(7, "owls"), guests(8, "hares")).decks) == 9
    with pytest.raises(ValueError, match="already a deck macaws"):
        shelf(guests(6, "macaws"))
    with pytest.raises(ValueError, match="6 is the next free one"):
        shelf(guests(7, "otters"))
    with pytest.raises(ValueError, match="7 is the next free one"):
        shelf(guests(6, "otters"), guests(6, "owls"))
    with pytest.raises(ValueError, match="the shelf is full"):
        shelf(*[guests(number, f"folk_{number}") for number in range(6, 10)])


@pytest.mark.rule("DM-016")
def test_a_deck_of_the_box_can_have_a_seventh_card() -> None:
    macaws = SHELF.decks[0]
    extra = Seventh(passive("lost_letter", 0), 3, 5)
    richer = Deck(0, "macaws", macaws.printings, [1, 1, 0, 1], seventh=extra)
    game = DaleOfMerchants(DeckShelf([richer, *SHELF.decks[1:]]))
    assert [card.key for card in richer.cards[15:]] == ["lost_letter"] * 5
    match = walk(game, 4, every=40, setup=(2, {"decks": ["macaws", "pandas", "ocelots"], "turn_limit": 30}))
    assert isinstance(match.state, DaleState)
    assert len([card for card in everything(match.state) if card.deck >= 0]) == 39 + 5
    built = Table(hands=["lost_letter cookies", ""], stalls=[4, 0], game=game)
    assert built.can("build cookies+lost_letter")


@pytest.mark.parametrize(
    ("value", "copies", "complaint"), [(1, 2, "value from 2"), (6, 2, "value from 2"), (3, 6, "1 to 5")]
)
def test_a_seventh_card_that_cannot_be_is_refused(value: int, copies: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Seventh(passive("lost_letter", 0), value, copies)


@pytest.mark.rule("DM-018")
def test_the_deck_chooser_shows_its_ratings() -> None:
    decks = GAME.catalogue()["decks"]
    assert isinstance(decks, list)
    shown = {
        deck["key"]: (deck["complexity"], deck["interactivity"], deck["nastiness"], deck["randomness"])
        for deck in decks
    }
    assert shown == {
        "macaws": (1, 1, 0, 1),
        "pandas": (1, 2, 0, 1),
        "raccoons": (1, 3, 3, 2),
        "squirrels": (1, 2, 0, 1),
        "ocelots": (2, 3, 2, 3),
        "chameleons": (3, 2, 0, 1),
    }


def everything(dale: DaleState) -> list:  # type: ignore[type-arg]
    """Every card in every zone."""
    cards = [*dale.market, *dale.market_deck, *dale.market_discard, *dale.aside, dale.resolving]
    for seat, player in enumerate(dale.players):
        cards += [*player.hand, *player.deck, *player.discard]
        if dale.rules.mode != 1 or seat < 2:
            cards += [card for stack in player.stall for card in stack]
    return [card for card in cards if card.key != "empty"]


@pytest.mark.rule("DM-019", "DM-020", "DM-042")
def test_zones_of_a_fresh_table() -> None:
    dale = GAME.new(3, {}, FastChance(2))
    assert isinstance(dale, DaleState)
    for player in dale.players:
        assert (len(player.deck), len(player.hand), len(player.discard), len(player.stall)) == (5, 5, 0, 0)
    assert len(dale.market) == 5
    assert dale.market_deck
    assert dale.market_discard == []
    view = dale.view(-1)
    assert {"market", "players"} <= set(view)


@pytest.mark.rule("DM-021")
def test_nothing_is_resolving_or_aside_when_an_action_is_asked() -> None:
    table = Table(hands=[["spyglass", "junk"], []], decks=["cookies acorn charm", ""])
    table.do("play spyglass")
    assert table.asked == "keep_one"
    assert table.dale.resolving.key == "spyglass"
    assert len(table.dale.aside) == 3
    table.do("aside acorn", "aside charm")
    assert table.asked == "action"
    assert table.dale.resolving.key == "empty"
    assert table.dale.aside == ()


@pytest.mark.rule("DM-022")
def test_a_card_put_on_a_pile_is_its_top_card() -> None:
    table = Table(hands=[["junk", "cookies"], []], discards=["acorn", ""], decks=["charm*1 junk*5", ""])
    table.do("inventory", "card junk", "card cookies")
    assert table.discard(0) == ["cookies", "junk", "acorn"]


@pytest.mark.rule("DM-023")
@pytest.mark.parametrize(
    ("seats", "mode", "count"), [(2, "free", 39), (3, "free", 56), (4, "free", 75), (4, "team", 60), (1, "solo", 39)]
)
def test_the_animalfolk_cards_never_change_in_number(seats: int, mode: str, count: int) -> None:
    options: dict[str, object] = {"mode": mode, "turn_limit": 12}
    before = GAME.new(seats, options, FastChance(4))
    assert isinstance(before, DaleState)
    match = walk(GAME, 9, every=10**6, setup=(seats, options))
    assert isinstance(match.state, DaleState)
    for dale in (before, match.state):
        folk = [card for card in everything(dale) if card.deck >= 0]
        assert len(folk) == count == len({card.ident for card in folk})
