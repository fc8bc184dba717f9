"""Twin games: two tables that differ only in what is hidden, driven by the same choices with the same luck.

Whoever has been shown and told the same at both sees the same at both, byte for byte, spectators included, and is dealt
the same world at both. The hidden cards are exchanged here by hand, not by `redeal`. Corruption cards are counted by
face, so copies have no numbers that could tell them apart; Entertainer cards are all different.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.merchants.entertainer.board import EntertainerBoard
from covetown.games.merchants_cove.state import MerchantsState
from covetown.inspection import as_bytes
from covetown.kernel import SPECTATOR, Events, FastChance
from tests.games.merchants_cove.builder import Table
from tests.knowledge import LONG, Chooser, Sitting, Twins, at_random, games, sensible

Exchange = Callable[[MerchantsState, int], list[int]]
"""Changes something hidden in a copy of a game; returns the seats that could know of it (empty: nothing to change)."""

SKILLS = [*range(12), *range(22, 26)]


def faces(cards: int) -> list[int]:
    return [face for face in range(9) if (cards >> (6 * face)) & 63]


def card_and_deck(state: MerchantsState, turn: int) -> list[int]:
    """Somebody's Corruption card and another face of the deck change places; of the Peddler's nobody knows any."""
    holders = [player for player in state.players if player.corruption]
    if not holders:
        return []
    player = holders[turn % len(holders)]
    mine = faces(int(player.corruption))[turn % len(faces(int(player.corruption)))]
    others = [face for face in faces(int(state.corruption)) if face != mine]
    if not others:
        return []
    step = (1 << (6 * others[turn % len(others)])) - (1 << (6 * mine))
    player.corruption += step
    state.corruption -= step
    return [int(player.seat)] if player.seat < state.seats else [99]


def two_hands(state: MerchantsState, turn: int) -> list[int]:
    """Corruption cards of two players change places."""
    holders = [player for player in state.players if player.corruption]
    for one in holders:
        for two in holders:
            given = [face for face in faces(int(one.corruption)) if face not in faces(int(two.corruption))]
            if given and one is not two:
                taken = faces(int(two.corruption))[turn % len(faces(int(two.corruption)))]
                step = (1 << (6 * taken)) - (1 << (6 * given[0]))
                one.corruption += step
                two.corruption -= step
                return [int(one.seat), int(two.seat)]
    return []


def discarded(state: MerchantsState, turn: int) -> list[int]:
    """A card that somebody has laid on the face-down discard pile and another face of the deck change places."""
    for player in state.players:
        if player.discarded:
            mine = faces(int(player.discarded))[0]
            others = [face for face in faces(int(state.corruption)) if face != mine]
            if others:
                step = (1 << (6 * others[turn % len(others)])) - (1 << (6 * mine))
                player.discarded += step
                state.discards += step
                state.corruption -= step
                return [int(player.seat)]
    return []


def song_card(state: MerchantsState, turn: int) -> list[int]:
    """A Skill card of the Entertainer's hand that nobody knows and one of the deck change places."""
    for player in state.players:
        board = player.board
        if isinstance(board, EntertainerBoard):
            hand = [card for card in SKILLS if (int(board.hand & ~board.known) >> card) & 1]
            deck = [card for card in SKILLS if (int(board.deck) >> card) & 1]
            if hand and deck:
                step = (1 << deck[turn % len(deck)]) - (1 << hand[turn % len(hand)])
                board.hand += step
                board.deck -= step
                return [int(player.seat)]
    return []


EXCHANGES: list[Exchange] = [card_and_deck, two_hands, discarded, song_card]
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"merchant_1": "entertainer", "merchant_2": "alchemist", "peddler_joins": True}),
    (3, {"merchant_1": "blacksmith", "merchant_2": "captain", "merchant_3": "entertainer", "rogues": "cultists"}),
    (1, {"merchant_1": "chronomancer", "rogues": "cultists"}),
    (4, {"merchant_1": "alchemist", "merchant_2": "entertainer", "rogues": "robbers"}),
]


def later(seats: int, options: dict[str, object], seed: int, choices: int) -> MerchantsState:
    """A game after so many random choices."""
    chance = FastChance(seed)
    state = cast(MerchantsState, GAME.new(seats, options, chance))
    luck = FastChance(seed + 1)
    while state.waiting and choices:
        listed = state.options(state.active)
        state.apply(state.active, listed[luck.below(len(listed))], chance)
        choices -= 1
    return state


def twins(state: MerchantsState, exchange: Exchange, turn: int) -> tuple[Twins, list[int]]:
    """The game and its twin; also who could know that they differ."""
    other = state.copy()
    knowing = exchange(other, turn)
    if other.asking is not None and knowing:
        other.menu = other.asking.options(other, other.active)
    assert not GAME.faults(other)
    pair = Twins(Sitting(GAME, state.copy(), FastChance(turn)), Sitting(GAME, other, FastChance(turn)))
    pair.knowing = knowing  # who laid a card on the discard pile remembers it in worlds (MC-361)
    return pair, knowing


@pytest.mark.rule("MC-358", "MC-360", "MC-361", "MC-366", "EN-163", "EN-164")
@pytest.mark.parametrize("seed", games(2, 60))
@pytest.mark.parametrize("exchange", EXCHANGES, ids=lambda exchange: exchange.__name__)
def test_whoever_was_told_the_same_sees_the_same(exchange: Exchange, seed: int) -> None:
    looked = 0
    for table, (seats, options) in enumerate(TABLES):
        for choices in (50, 150):
            state = later(seats, {**options, "even_windows": True}, 31 * seed + table, choices)
            pair, knowing = twins(state, exchange, seed + choices)
            if not knowing or not state.waiting:
                continue
            # Who cannot know of the exchange sees no difference to begin with; the others do, unless it is a discard.
            outside = [viewer for viewer in range(SPECTATOR, seats) if viewer not in knowing]
            assert set(outside) <= set(pair.alike)
            if exchange is not discarded:
                assert pair.alike == outside
            chooser: Chooser = at_random(seed) if seed % 2 else sensible(GAME, seed)
            while pair.first.made < 40 and pair.step(chooser):
                assert pair.wrong == [], pair.wrong
            looked += pair.compared
    assert looked > 30 or LONG  # in a few games there is nothing to exchange


@pytest.mark.rule("MC-366", "MC-412")
@pytest.mark.parametrize("seed", games(1, 12))
@pytest.mark.parametrize("exchange", EXCHANGES, ids=lambda exchange: exchange.__name__)
def test_a_spectator_is_told_the_same_until_something_is_laid_open(exchange: Exchange, seed: int) -> None:
    """The first choice that tells a spectator a difference lays a hidden card open: a song card, or the end."""
    laid_open = {"final-scoring", "peddler-result"}
    if exchange is song_card:
        laid_open |= {"played-card", "dropped-card", "turned-up", "drew-song-card"}
    for table, (seats, options) in enumerate(TABLES):
        state = later(seats, {**options, "even_windows": True}, 7 * seed + table, 60)
        pair, knowing = twins(state, exchange, table)
        if not knowing or not state.waiting:
            continue
        while pair.first.made < 80 and pair.step(at_random(table)):
            if SPECTATOR not in pair.alike:
                one, two = pair.first.fresh[SPECTATOR], pair.second.fresh[SPECTATOR]
                assert {str(a["kind"]) for a, b in zip(one, two, strict=False) if a != b} <= laid_open
                break


@pytest.mark.rule("MC-412", "MC-369")
@pytest.mark.parametrize("even", [True, False])
def test_nobody_learns_that_two_cards_are_alike(even: bool) -> None:
    """a must discard one of two Corruption cards; b sees the same whether they are alike or not."""
    pair = []
    for cards in (("C", "C"), ("C", "CR")):
        table = Table("ab").corrupt("a", *cards).square("TL02", "TL03", "TL04", "TL01").deck("TL05")
        table.state.even_windows = even
        table.clock({1: "a", 9: "b"}).begin().answer("space:recruit", "townsfolk:4")
        pair.append(table)
    asked = ["discard-corruption", "discard-corruption"] if even else ["choose-slot", "discard-corruption"]
    assert [table.question() for table in pair] == asked
    for viewer in (1, SPECTATOR):
        told = [[event.seen_by(viewer) for event in table.told] for table in pair]
        assert (told[0] == told[1]) is even
        assert (as_bytes(pair[0].state.view(viewer)) == as_bytes(pair[1].state.view(viewer))) is even
    if even:
        # The client of the one whose cards are alike may answer by itself; nobody else is told of the question.
        assert [table.state.decision(0).by_itself for table in pair] == [True, False]
        for table in pair:
            table.answer("corruption:c")
        assert [table.question() for table in pair] == ["choose-slot", "choose-slot"]


def confessing(even: bool, cards: tuple[str, ...], first: str) -> Table:
    """a may discard up to three of these cards, and has discarded the first."""
    table = Table("ab", merchants={"a": "captain", "b": "blacksmith"}).corrupt("a", *cards)
    table.square("TL02", "TL03", "TL01", "TL09").deck("TL05")
    table.state.even_windows = even
    table.clock({1: "a", 9: "b"}).begin().answer("space:recruit", "townsfolk:4", f"corruption:{first}")
    return table


@pytest.mark.rule("MC-412", "MC-369", "MC-368")
@pytest.mark.parametrize("even", [True, False])
def test_nobody_learns_whether_a_later_face_is_left(even: bool) -> None:
    """a may discard more; the cards come in the order of their faces, and after the last of them nothing is left."""
    pair = [confessing(even, ("C", "C", "CR"), first) for first in ("c", "c-red")]
    asked = ["discard-corruption", "discard-corruption" if even else "choose-slot"]
    assert [table.question() for table in pair] == asked
    for viewer in (1, SPECTATOR):
        told = [[event.seen_by(viewer) for event in table.told] for table in pair]
        assert told[0] == told[1]
        assert as_bytes(pair[0].state.view(viewer)) == as_bytes(pair[1].state.view(viewer))
        worlds = [table.state.redeal(viewer, FastChance(4)).encode() for table in pair]
        assert (worlds[0] == worlds[1]) is even  # nor which face it was that a has discarded
    if even:
        assert [table.state.decision(0).by_itself for table in pair] == [False, True]
        for table in pair:
            table.answer("done")
        assert [table.question() for table in pair] == ["choose-slot", "choose-slot"]


@pytest.mark.rule("MC-412")
def test_who_has_no_card_left_is_not_asked_for_more() -> None:
    assert confessing(True, ("C",), "c").question() == "choose-slot"


@pytest.mark.rule("MC-412")
def test_tables_for_several_people_have_even_windows_unless_they_say_otherwise() -> None:
    assert GAME.options_for(2, {})["even_windows"] is True
    assert GAME.options_for(2, {"even_windows": False})["even_windows"] is False
    assert "even_windows" not in GAME.options_for(1, {})
    assert GAME.check_options(2, {})["even_windows"] is False


@pytest.mark.rule("MC-412")
def test_a_single_card_is_discarded_unasked_at_every_table() -> None:
    table = Table("ab").corrupt("a", "C").square("TL02", "TL03", "TL04", "TL01").deck("TL05")
    table.state.even_windows = True
    table.clock({1: "a", 9: "b"}).begin().answer("space:recruit", "townsfolk:4")
    assert table.question() == "choose-slot"


def test_events_of_a_twin_are_the_same_for_outsiders() -> None:
    """An example by hand: a draws a Corruption card; b and a spectator are told the same whatever it is."""
    state = later(2, {"merchant_1": "alchemist", "merchant_2": "captain"}, 3, 0)
    other = state.copy()
    told = []
    for world, luck in ((state, 1), (other, 40)):
        from covetown.games.merchants_cove.corruption import draw_corruption

        listener = Events()
        world.events = listener
        draw_corruption(world, world.players[0], FastChance(luck))
        told.append([[event.seen_by(viewer) for event in listener.told] for viewer in (SPECTATOR, 0, 1)])
    assert told[0][0] == told[1][0]
    assert told[0][2] == told[1][2]
    assert told[0][1] != told[1][1]
