"""Set-up and line-ups."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.adventurers import signs_of
from covetown.games.merchants_cove.corruption import size as cards_in
from covetown.games.merchants_cove.goods import shown
from covetown.games.merchants_cove.merchants import merchants
from covetown.games.merchants_cove.merchants.peddler import MERCHANT as PEDDLER
from covetown.games.merchants_cove.merchants.peddler.board import PeddlerBoard
from covetown.games.merchants_cove.state import MerchantsState, Player
from covetown.games.merchants_cove.timepieces import from_top
from covetown.games.merchants_cove.town.square import card_at, deck_size
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel import (
    Chance,
    Events,
    FastChance,
    RecordedChance,
    RuleError,
    ScriptedChance,
    new_match,
    read_journal,
    replay,
)
from covetown.thinker import play_again
from tests.games.merchants_cove.builder import Stall, plain


def new(seats: int, seed: int = 1, **options: object) -> MerchantsState:
    state = GAME.new(seats, options, FastChance(seed))
    assert isinstance(state, MerchantsState)
    return state


def everybody(state: MerchantsState) -> Counter[str]:
    """All Adventurers wherever they are."""
    signs = signs_of(state.bag) + signs_of(state.halls) + "".join(signs_of(boat) for boat in state.boats)
    for player in state.players:
        if isinstance(player.board, PeddlerBoard):
            signs += "".join("RGBYX"[kind] for kind in player.board.pool)
    return Counter(signs)


@pytest.mark.rule("MC-004", "MC-086")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_has_the_merchant_of_another(seed: int) -> None:
    keys = [player.merchant.key for player in new(4, seed).players]
    assert len(set(keys)) == 4
    chosen = new(2, seed, merchant_1="captain", merchant_2="entertainer")
    assert [player.merchant.key for player in chosen.players] == ["captain", "entertainer"]
    with pytest.raises(RuleError, match="twice"):
        new(2, seed, merchant_1="captain", merchant_2="captain")


@pytest.mark.rule("MC-005", "MC-006", "MC-007", "PD-002")
@pytest.mark.parametrize(
    ("seats", "joins", "players"),
    [(1, False, 2), (2, False, 2), (3, False, 3), (4, False, 4), (5, False, 5), (2, True, 3)],
)
def test_accepted_line_ups(seats: int, joins: bool, players: int) -> None:
    state = new(seats, peddler_joins=joins)
    assert len(state.players) == players
    assert (state.peddler >= 0) == (seats == 1 or joins)
    if seats == 5:
        assert "entertainer" in [player.merchant.key for player in state.players]


@pytest.mark.rule("MC-007", "MC-005", "MC-006")
@pytest.mark.parametrize(("seats", "joins"), [(0, False), (6, False), (3, True), (4, True), (5, True)])
def test_refused_line_ups(seats: int, joins: bool) -> None:
    with pytest.raises(RuleError):
        GAME.check_options(seats, {"peddler_joins": joins})


@pytest.mark.rule("MC-006")
def test_the_entertainer_plays_at_every_number_of_seats() -> None:
    for seats in range(1, 6):
        assert new(seats, merchant_1="entertainer").players[0].merchant.key == "entertainer"


@pytest.mark.rule("MC-006")
def test_five_base_merchants_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were there a fifth base merchant, five of them would still need an expansion."""
    entertainer = next(found for found in merchants() if found.key == "entertainer")
    others = {f"merchant_{seat}": found.key for seat, found in enumerate(merchants(), 1)}
    entertainer.base = True
    try:
        with pytest.raises(RuleError, match="expansion"):
            GAME.check_options(5, dict(others))
    finally:
        entertainer.base = False


@pytest.mark.rule("MC-008", "MC-010")
def test_the_same_chance_gives_the_same_game() -> None:
    recorder = RecordedChance(FastChance(7))
    first = GAME.new(3, {}, recorder)
    again = GAME.new(3, {}, ScriptedChance(recorder.take()))
    assert first.encode() == again.encode()
    assert new(3, 7).encode() == new(3, 7).encode()
    assert new(3, 7).encode() != new(3, 8).encode()


@pytest.mark.rule("MC-009")
def test_draws_are_uniform() -> None:
    from covetown.games.merchants_cove.adventurers import crowd_of, draw

    bag = crowd_of("RRGX")
    drawn = [int(draw(bag, ScriptedChance([value]))) for value in range(4)]
    assert drawn == [0, 0, 1, 4]  # each of the four Adventurers answers to one of four equally likely values
    # Of the 24 stackings of four Timepieces every one comes up.
    stackings = {tuple(int(player.seat) for player in from_top(new(4, seed))) for seed in range(300)}
    assert len(stackings) == 24


@pytest.mark.rule("MC-064", "MC-065", "MC-066", "MC-067", "MC-068", "MC-363")
def test_the_town_uses_the_chosen_sets() -> None:
    usual = new(2)
    assert plain(usual.view(-1))["town"]["sets"] == ["locals", "mercenaries"]
    assert all(card_at(usual, space) >= 0 for space in range(4))
    assert deck_size(usual) == 20
    assert deck_size(new(2, townsfolk=["locals", "mercenaries", "sailors"])) == 32
    salty = new(2, townsfolk=["mercenaries", "sailors"])
    groups = {TOWNSFOLK[card_at(salty, space)].group for space in range(4)}
    assert groups <= {1, 2}
    with pytest.raises(RuleError, match="at least 2"):
        new(2, townsfolk=["locals"])


@pytest.mark.rule("MC-069")
def test_the_first_card_is_dealt_to_the_right() -> None:
    """Values 0, 0, 0, 0 take the four lowest cards of the deck: space 4 gets the first of them."""
    recorder = RecordedChance(FastChance(5))
    GAME.new(2, {"merchant_1": "captain", "merchant_2": "blacksmith"}, recorder)
    values = recorder.take()
    values[:4] = [0, 0, 0, 0]
    state = GAME.new(2, {"merchant_1": "captain", "merchant_2": "blacksmith"}, LenientChance(values))
    assert isinstance(state, MerchantsState)
    assert [TOWNSFOLK[card_at(state, space)].code for space in range(4)] == ["TL04", "TL03", "TL02", "TL01"]


class LenientChance(Chance):
    """Scripted values taken modulo what is asked for."""

    def __init__(self, values: list[int]) -> None:
        self.values = values

    def below(self, bound: int) -> int:
        if bound <= 1:
            return 0
        return self.values.pop(0) % bound if self.values else 0


@pytest.mark.rule("MC-070")
def test_all_corruption_cards_are_in_the_deck() -> None:
    state = new(2, merchant_1="captain", merchant_2="blacksmith")
    assert cards_in(state.corruption) == 60
    assert state.discards == 0


@pytest.mark.rule("MC-071", "MC-072", "MC-073", "MC-074", "MC-075", "MC-076", "MC-077", "MC-078", "MC-014")
@pytest.mark.parametrize(("rogues", "lair", "in_play"), [("criminals", 3, 8), ("cultists", 2, 8), ("robbers", 2, 7)])
def test_adventurers_at_the_start(rogues: str, lair: int, in_play: int) -> None:
    state = new(3, rogues=rogues)
    assert signs_of(state.halls) == "RGBY" + "X" * lair
    assert everybody(state) == Counter(R=13, G=13, B=9, Y=9, X=in_play)
    assert plain(new(3).view(-1))["harbour"]["rogue_card"] == "criminals"
    # Before the boats were filled, the bag held all Customers but the four in the Halls.
    with_boats = Counter(signs_of(state.bag) + "".join(signs_of(boat) for boat in state.boats))
    assert with_boats == Counter(R=12, G=12, B=8, Y=8, X=in_play - lair)


@pytest.mark.rule("MC-055", "MC-056", "MC-057", "MC-081", "MC-082", "MC-083", "MC-085", "MC-079", "MC-080")
def test_clock_and_gold_at_the_start() -> None:
    state = new(4)
    clock = plain(state.view(-1))["clock"]
    assert clock["marker"] == 24
    assert [hand["open"] for hand in clock["hands"]] == [False, False]
    assert [stack["position"] for stack in clock["stacks"]] == [2]
    assert sorted(clock["stacks"][0]["seats"]) == [0, 1, 2, 3]
    assert [player["gold"] for player in plain(state.view(-1))["players"]] == [0] * 4


@pytest.mark.rule("MC-087")
def test_merchants_are_set_up_from_the_top_of_the_stack() -> None:
    """The Entertainer's and the Captain's shuffles come in stack order: swapping the stack swaps them in the record."""
    from covetown.games.merchants_cove import merchants as table

    order: list[str] = []
    shops = [table.merchant("captain"), table.merchant("blacksmith")]
    for seed in range(8):
        state = new(2, seed, merchant_1="captain", merchant_2="blacksmith")
        top = from_top(state)[0]
        order.append(top.merchant.key)
    assert set(order) == {shop.key for shop in shops}
    heard = SetUpOrder(2)
    assert heard.seats == [int(player.seat) for player in from_top(heard.state)]


class SetUpOrder:
    """A game of listeners that remember in which order they were set up."""

    def __init__(self, seed: int) -> None:
        from covetown.games.merchants_cove import merchants as table
        from covetown.games.merchants_cove.merchant import Merchant

        seats: list[int] = []

        class Listener(Stall):
            def set_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
                seats.append(int(player.seat))

        made: list[Merchant] = [Listener("listener_a", 25), Listener("listener_b", 26), Listener("listener_c", 27)]
        for merchant in made:
            table.SHELF.put(merchant)
        try:
            keys = {f"merchant_{seat}": merchant.key for seat, merchant in enumerate(made, 1)}
            self.state = new(3, seed, **keys)
        finally:
            for merchant in made:
                table.SHELF.take_off(merchant)
        self.seats = seats


@pytest.mark.rule("MC-391", "MC-367")
def test_the_first_question_is_about_an_action_not_about_the_table() -> None:
    for seed in range(10):
        state = new(3, seed, merchant_1="captain", merchant_2="blacksmith", merchant_3="alchemist")
        assert state.decision(int(state.active)).kind == "choose-space"


@pytest.mark.rule("MC-392")
def test_open_seats_are_dealt_base_merchants() -> None:
    dealt = {player.merchant.key for seed in range(30) for player in new(2, seed).players}
    assert dealt == {"alchemist", "blacksmith", "captain", "chronomancer"}
    lone = {new(1, seed, peddler_goods="alchemist").players[0].merchant.key for seed in range(30)}
    assert lone == {"blacksmith", "captain", "chronomancer"}
    assert {player.merchant.key for player in new(5).players} == dealt | {"entertainer"}


def shelves(state: MerchantsState) -> dict[str, list[str]]:
    """What lies on the Sale Shelf of each merchant."""
    found: dict[str, list[str]] = {}
    for player in state.players:
        goods = shown(player.shelf)
        found[player.merchant.key] = [name for name, number in goods.items() for _ in range(int(str(number)))]
    return found


STOCKS = {  # the sizes of the Goods, as the ledger has them
    "alchemist": ["small", "large"],
    "blacksmith": ["small", "small"],
    "captain": ["large"],
    "chronomancer": ["large"],
    "entertainer": [],
}


@pytest.mark.rule("MC-413", "MC-248", "AL-097", "BS-091", "CA-069", "CH-098")
@pytest.mark.parametrize("seed", range(8))
def test_shops_open_with_goods_of_different_colours(seed: int) -> None:
    state = new(5, seed)
    for player in state.players:
        stock = [name.split("-") for name in shelves(state)[player.merchant.key]]
        assert [size for size, _ in stock] == STOCKS[player.merchant.key]
        assert len({colour for _, colour in stock}) == len(stock)
        assert player.supply + player.shelf == player.merchant.supply
        assert player.gold == 0


@pytest.mark.rule("MC-413", "MC-087")
def test_the_opening_stock_is_drawn_by_lot_from_the_top_of_the_stack() -> None:
    pairs: Counter[tuple[str, ...]] = Counter()
    for seed in range(240):
        state = GAME.new(2, {"merchant_1": "blacksmith", "merchant_2": "entertainer"}, FastChance(seed))
        assert isinstance(state, MerchantsState)
        pairs[tuple(shelves(state)["blacksmith"])] += 1
    assert len(pairs) == 6  # of four colours, every two
    assert all(20 <= number <= 60 for number in pairs.values()), pairs
    listener = Events()
    four = GAME.new(4, {}, FastChance(1), listener)
    assert isinstance(four, MerchantsState)
    stocked = [event.facts["seat"] for event in listener.take() if event.kind == "produced"]
    assert stocked == [int(at.seat) for at in from_top(four) for _ in STOCKS[at.merchant.key]]


@pytest.mark.rule("MC-413")
def test_without_an_opening_stock_and_alone_all_shelves_are_empty() -> None:
    assert not any(shelves(new(4, opening_stock=False)).values())
    assert not any(shelves(new(1)).values())
    third = shelves(new(2, peddler_joins=True, merchant_1="alchemist", merchant_2="blacksmith"))
    assert [len(third[key]) for key in ("alchemist", "blacksmith")] == [2, 2]
    assert PEDDLER.opening_stock == ()  # what lies on its shelf now it has procured in its first turn


@pytest.mark.rule("MC-413")
def test_a_game_recorded_before_there_was_an_opening_stock_is_played_without() -> None:
    match = new_match(GAME, 3, {"opening_stock": False}, FastChance(3))
    for _ in range(20):
        seat = int(match.state.active)
        match.choose(seat, int(match.state.options(seat)[0]))
    journal = match.journal
    del journal.options["opening_stock"]
    assert replay(GAME, journal).encode() == match.state.encode()
    again = play_again(journal.dumps().encode())
    assert not again.wrong
    assert read_journal(again.journal.decode()).options["opening_stock"] is False
    assert new_match(GAME, 3, dict(journal.options), FastChance(3)).journal.options["opening_stock"] is True
