"""Payments, stacks and valid cards of random positions, against the rules written out as the ledger has them.

The engine finds them by quick ways of its own; here every subset of cards is simply tried.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.state import DaleState
from tests.games.dale_of_merchants.builder import Table, printed_cards

COPIERS = {"flexible_shopkeeper", "reflection", "good_old_times", "trendsetting", "seeing_doubles"}
CRAFTS = [
    "stashing_vendor",
    "empty_chest",
    "nostalgic_item",
    "accordion",
    "market_discovery",
    "stock_clearance",
    "bold_haggler",
]
Use = tuple[str, Card, int]  # how a card is named, the card it counts as, its value then


def deal(luck: Random, copiers: list[str]) -> Table:
    """A random position of three players; A needs some stack and has tricky cards."""
    cards = [card.key for deck in SHELF.decks for card in printed_cards(deck) if card.key not in COPIERS]
    box = [*cards, *["junk"] * 30]
    luck.shuffle(box)
    hand = [box.pop() for _ in range(luck.randint(1, 4))]
    for key in luck.sample(CRAFTS, luck.randint(0, 2)):
        if key in box:
            box.remove(key)
            hand.append(key)
    loose = [key for key in copiers if luck.random() < 0.6]
    luck.shuffle(loose)
    mine = loose[: luck.randint(0, 2)]
    elsewhere = loose[len(mine) :]

    def pile(size: int, junk: bool = True) -> list[str]:
        found: list[str] = []
        while len(found) < size:
            card = box.pop()
            if junk or card != "junk":
                found.append(card)
        if elsewhere and luck.random() < 0.5:
            found[:1] = [elsewhere.pop()]
        return found

    table = Table(
        hands=[hand + mine, pile(2), pile(2)],
        players=3,
        decks=["junk*9"],
        discards=[pile(luck.randint(0, 3)), pile(luck.randint(0, 2)), pile(luck.randint(0, 1))],
        market=[*pile(3, False), "-", *pile(1, False)][:5],
        market_discard=pile(luck.randint(0, 2), False),
        market_deck=pile(2, False),
        stalls=[[pile(1) for _ in range(luck.randint(0, 7))], 1, 2],
        flashy=luck.choice([0, 0, 1, 2]),
    )
    if table.can("roll bold_haggler") and luck.random() < 0.8:
        table.do("roll bold_haggler", chance=[luck.randrange(6)])
    return table


def looked_at(dale: DaleState, card: Card) -> list[Card]:
    """DM-415 to DM-419, for seat 0."""
    me = dale.players[0]
    return {
        "flexible_shopkeeper": list(me.stall[-1]) if me.stall else [],
        "reflection": [player.discard[-1] for player in dale.players[1:] if player.discard],
        "good_old_times": dale.market_discard[-1:],
        "trendsetting": [offer for offer in dale.market if offer.key != "empty"],
        "seeing_doubles": [other for other in me.hand if other is not card],
    }[card.key]


def reach(dale: DaleState, path: tuple[Card, ...]) -> set[str]:
    """DM-420 to DM-424: follow every path on which no card occurs twice."""
    found: set[str] = set()
    for card in looked_at(dale, path[-1]):
        if card.key not in COPIERS:
            found.add(card.key)
        elif card not in path:
            found |= reach(dale, (*path, card))
    return found


def uses(table: Table, card: Card) -> list[Use]:
    """Every way to use a card: as itself, or a copier as each of its valid cards (DM-397, DM-400)."""
    flashy = int(table.dale.flashy)
    if card.key in COPIERS:
        models = reach(table.dale, (card,))
        if models:
            samples = {other.key: other for deck in SHELF.decks for other in deck.cards}
            samples["junk"] = next(iter(table.box.pile("junk")))
            return [(f"{card.key}={key}", samples[key], int(samples[key].value) + flashy) for key in sorted(models)]
    return [(card.key, card, int(table.dale.worth(card)))]


def subsets(table: Table, cards: list[Card]) -> list[list[Use]]:
    """Every choice of some of these cards with a way to use each."""
    return [
        list(ways)
        for size in range(len(cards) + 1)
        for chosen in combinations(cards, size)
        for ways in product(*(uses(table, card) for card in chosen))
    ]


def name(chosen: list[Use], pile: list[Use]) -> str:
    return "+".join(sorted([use[0] for use in chosen] + ["pile:" + use[0] for use in pile]))


def legal_payment(paid: list[Use], price: int, from_discard: bool) -> bool:
    """DM-061, DM-062, DM-265, DM-274."""
    total = sum(value for _, _, value in paid)
    keys = {card.key for _, card, _ in paid}
    if total < price or (from_discard and "market_discovery" not in keys):
        return False
    return "stock_clearance" in keys or all(total - value < price for _, _, value in paid)


def legal_stack(hand: list[Use], pile: list[Use], required: int) -> bool:
    """DM-107 to DM-111."""
    keys = [card.key for _, card, _ in hand + pile]
    total = sum(value for _, _, value in hand + pile)
    bends = keys.count("accordion")
    sets = {int(card.deck) for _, card, _ in hand if card.key != "junk"}
    return (
        len(hand) > 0
        and ("stashing_vendor" in keys or all(card.key != "junk" for _, card, _ in hand))
        and ("empty_chest" in keys or len(sets) <= 1)
        and (not pile or any(card.key == "nostalgic_item" for _, card, _ in hand))
        and len(pile) <= keys.count("nostalgic_item")
        and total - bends <= required <= total + bends
    )


@pytest.mark.rule("DM-397", "DM-420", "DM-421", "DM-423", "DM-424")
def test_valid_cards_are_those_at_the_ends_of_all_paths() -> None:
    luck = Random(7)
    met = 0
    for _ in range(150):
        table = deal(luck, sorted(COPIERS))
        for card in table.dale.players[0].hand:
            if card.key in COPIERS:
                assert table.valid(card.key) == sorted(reach(table.dale, (card,)))
                met += 1
    assert met > 50


@pytest.mark.rule("DM-062", "DM-265", "DM-274", "DM-397")
def test_exactly_the_legal_payments_can_be_made() -> None:
    luck = Random(8)
    for _ in range(40):
        table = deal(luck, sorted(COPIERS - {"seeing_doubles"}))
        choices = subsets(table, table.dale.players[0].hand)
        for source in (0, 2, 5):
            offers = table.dale.market_discard[-1:] if source == 5 else [table.dale.market[source]]
            if not offers or offers[0].key == "empty":
                assert table.payments(source) == set()
                continue
            price = int(offers[0].value) + (0 if source == 5 else source)
            legal = {name(paid, []) for paid in choices if paid and legal_payment(paid, price, source == 5)}
            assert table.payments(source) == legal


@pytest.mark.rule("DM-106", "DM-309", "DM-310", "DM-312", "DM-323", "DM-397")
def test_exactly_the_legal_stacks_can_be_built() -> None:
    luck = Random(9)
    found = 0
    for _ in range(60):
        table = deal(luck, sorted(COPIERS - {"seeing_doubles"}))
        player = table.dale.players[0]
        required = len(player.stall) + 1
        piles = subsets(table, player.discard)
        legal = {
            name(hand, pile)
            for hand in subsets(table, player.hand)
            for pile in piles
            if legal_stack(hand, pile, required)
        }
        assert table.builds() == legal
        found += len(legal)
    assert found > 60
