"""Section 2: set-up, who starts, and the order in which chance is used."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import Chance, FastChance, Result, ScriptedChance, replay
from covetown.kernel.match import new_match
from tests.games.dale_of_merchants.builder import kind_asked

THREE = ["macaws", "pandas", "raccoons"]


def fresh(seats: int = 2, seed: int = 1, **options: object) -> DaleState:
    dale = GAME.new(seats, options, FastChance(seed))
    assert isinstance(dale, DaleState)
    return dale


class Counting(Chance):
    """Remembers the bounds that were asked for."""

    def __init__(self, seed: int) -> None:
        self.source = FastChance(seed)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        if bound <= 1:
            return 0
        self.bounds.append(int(bound))
        return self.source.below(bound)


@pytest.mark.rule("DM-028")
def test_chosen_decks_are_public_before_the_first_card_is_dealt() -> None:
    dale = fresh(decks="draft")
    assert dale.players[0].deck == []
    while not dale.decks:
        assert kind_asked(dale) in ("ban_deck", "pick_deck")
        seat = 0 if dale.waiting == 1 else 1
        dale.apply(seat, dale.options(seat)[0], FastChance(3))
    for viewer in (-1, 0, 1):
        assert dale.view(viewer)["decks"] == [SHELF.decks[number].key for number in dale.decks]


@pytest.mark.rule("DM-029", "DM-548")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_named_seat_starts(seat: int) -> None:
    assert fresh(3, first_player=seat).active == seat
    assert fresh(3, first_player=str(seat)).start == seat


@pytest.mark.rule("DM-030", "DM-548")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_named_seat_any_player_may_start(seats: int) -> None:
    starts = Counter(int(fresh(seats, seed).start) for seed in range(60))
    assert set(starts) == set(range(seats))
    assert GAME.new(seats, {"decks": "draft"}, ScriptedChance([seats - 1])).waiting == 1 << (seats - 1)


@pytest.mark.rule("DM-031", "DM-032")
def test_in_a_rematch_one_of_the_losers_starts() -> None:
    again = GAME.rematch_options({"mode": "free", "first_player": "1"}, Result([2, 1, 3], [4, 8, 2], "stall"))
    assert again["first_player"] == "auto"
    starts = {int(fresh(3, seed, **again).start) for seed in range(40)}
    assert starts == {0, 2}


@pytest.mark.rule("DM-032")
def test_after_a_draw_anyone_may_start() -> None:
    again = GAME.rematch_options({"mode": "free"}, Result([1, 1, 3], [4, 4, 2], "turn_limit"))
    assert {int(fresh(3, seed, **again).start) for seed in range(60)} == {0, 1, 2}


@pytest.mark.rule("DM-033", "DM-034")
@pytest.mark.parametrize(("seats", "junk"), [(2, 7), (3, 6), (4, 5)])
def test_starting_decks_hold_one_card_of_each_deck_and_junk(seats: int, junk: int) -> None:
    dale = fresh(seats)
    for player in dale.players:
        cards = [*player.hand, *player.deck]
        assert len(cards) == 10
        assert sum(card.key == "junk" for card in cards) == junk
        ones = [card for card in cards if card.key != "junk"]
        assert all(card.value == 1 for card in ones)
        assert sorted(card.deck for card in ones) == sorted(dale.decks)


@pytest.mark.rule("DM-035")
def test_starting_decks_are_shuffled() -> None:
    orders = {
        tuple(card.key for card in (*p.deck, *p.hand)) for s in range(12) for p in fresh(2, s, decks=THREE).players
    }
    assert len(orders) > 12


@pytest.mark.rule("DM-037", "DM-038", "DM-039", "DM-159")
@pytest.mark.parametrize(("seats", "count"), [(2, 33), (3, 44), (4, 55)])
def test_the_market_deck_holds_all_cards_worth_two_to_five(seats: int, count: int) -> None:
    dale = fresh(seats)
    cards = [*dale.market_deck, *dale.market]
    assert len(cards) == count == len(set(cards))
    assert all(card.value >= 2 and card.deck in dale.decks for card in cards)
    ones = [card for player in dale.players for card in (*player.hand, *player.deck) if card.key != "junk"]
    assert len(ones) == seats * (seats + 1)


@pytest.mark.rule("DM-040")
def test_the_market_is_laid_out_from_the_right() -> None:
    """With every value at the top of its range a shuffle keeps the order, so the top card is its last."""

    class Keeping(Chance):
        def below(self, bound: int) -> int:
            return bound - 1

    dale = GAME.new(2, {"decks": THREE, "first_player": 0}, Keeping())
    assert isinstance(dale, DaleState)
    whole = [card for number in dale.decks for card in SHELF.decks[number].cards if card.value > 1]
    assert dale.market == whole[-1:-6:-1]
    assert dale.market_deck == whole[:-5]


@pytest.mark.rule("DM-041", "DM-121")
def test_everybody_starts_with_five_cards() -> None:
    for seats in (2, 3, 4):
        assert [len(player.hand) for player in fresh(seats).players] == [5] * seats


@pytest.mark.rule("DM-043")
def test_chance_is_used_in_the_order_of_the_rules() -> None:
    counting = Counting(1)
    GAME.new(2, {}, counting)
    ten = list(range(10, 1, -1))
    assert counting.bounds == [2, 6, 5, 4, *ten, *ten, *range(33, 1, -1)]
    counting = Counting(1)
    GAME.new(1, {"mode": "solo", "decks": THREE}, counting)
    assert counting.bounds == [*ten, *range(13, 1, -1), *range(33, 1, -1)]


@pytest.mark.rule("DM-044", "DM-045")
def test_turns_go_round_by_seat_number() -> None:
    dale = fresh(3, first_player=1)
    seen = []
    chance = FastChance(1)
    while len(seen) < 6:
        seat = int(dale.active)
        seen.append(seat)
        turn = dale.turn
        while dale.turn == turn:
            dale.apply(seat, dale.fallback(seat, chance), chance)
    assert seen == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("DM-499")
def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = new_match(GAME, 3, {}, FastChance(12))
        for _ in range(80):
            seat = next(s for s in range(3) if (match.state.waiting >> s) & 1)
            match.choose(seat, match.state.options(seat)[0])
        games.append(match)
    assert games[0].state.encode() == games[1].state.encode()
    assert replay(GAME, games[0].journal).encode() == games[1].state.encode()
