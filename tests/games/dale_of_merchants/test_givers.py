"""Who passed a card on unseen is told only as far as all can tell (DM-569): told the same, one sees the same."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.decks.ocelots import BoldMember
from covetown.games.dale_of_merchants.passed_cards import note_secret, pass_on
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import hand_over
from covetown.inspection import as_bytes
from covetown.kernel import Events, FastChance, ScriptedChance
from tests.games.dale_of_merchants.builder import Table, without_copies

WATCHERS = (-1, 3)


def give(table: Table, giver: int, taker: int, key: str) -> None:
    """A card goes from hand to hand, and all are told so."""
    dale = table.dale
    listener = Events()
    dale.events = listener
    hand_over(dale, giver, taker, [[card.key for card in dale.players[giver].hand].index(key)])
    dale.events = None
    dale.menu = None
    table.told += listener.take()


def planted_on(table: Table, giver: int, seat: int, key: str) -> None:
    """A card goes from a hand onto a deck, seen by its giver alone."""
    dale = table.dale
    place = [card.key for card in dale.players[giver].hand].index(key)
    card = dale.slip_out(giver, [place], 0)[0]
    dale.players[seat].deck.append(card)
    dale.players[seat].known = (1 << giver, *dale.players[seat].known)
    note_secret(dale, card, 1 << giver, giver, giver, seat, False)


def seen(table: Table, viewer: int) -> bytes:
    """What a viewer was told, and what it is shown now."""
    return as_bytes([[event.seen_by(viewer) for event in table.told], table.dale.view(viewer)])


def imagined(table: Table, viewer: int) -> list[bytes]:
    """The worlds that a viewer is dealt, without the numbers of copies."""
    return [without_copies(table.dale.redeal(viewer, FastChance(seed)).encode()) for seed in range(20)]


def assert_alike(games: list[Table]) -> None:
    """Told the same, every viewer is shown the same and dealt the same worlds (DM-569, DM-570)."""
    for viewer in WATCHERS:
        assert seen(games[0], viewer) == seen(games[1], viewer)
        assert imagined(games[0], viewer) == imagined(games[1], viewer)


def heaps(table: Table, key: str) -> list[int]:
    """How many such cards are listed as not located, player by player."""
    unseen = table.dale.view(-1)["unseen"]
    assert isinstance(unseen, dict)
    return [sum(row["count"] for row in rows if row["key"] == key) for rows in unseen["players"]]


def faults(table: Table) -> list[str]:
    """What is wrong with a table, but for the cards that were never laid on it."""
    return [fault for fault in GAME.faults(table.dale) if "instead of" not in fault]


def two_givers(first: str, second: str) -> Table:
    """Seats 0 and 2 have the same cards; each gives one to seat 1, whose turn it is."""
    hand = "acorn charm"
    table = Table(hands=[hand, "junk", hand, "junk"], decks=["junk*3"] * 4, players=4, active=1, unseen_cards=True)
    give(table, 0, 1, first)
    give(table, 2, 1, second)
    return table


@pytest.mark.rule("DM-466", "DM-569", "DM-570")
def test_of_two_givers_nobody_is_told_whose_card_it_was() -> None:
    games = [two_givers("acorn", "charm"), two_givers("charm", "acorn")]
    for answer in ("inventory", "card acorn", "card charm"):
        for table in games:
            table.do(answer)
        assert_alike(games)
    assert heaps(games[0], "acorn") == [0, 0, 1, 0]  # the first who passed one on, as far as all can tell


@pytest.mark.rule("DM-569")
def test_it_stays_open_that_it_was_the_other_givers() -> None:
    """In truth seat 2 gave the Acorn; seat 0 discards the own one later, and then it is known."""
    table = two_givers("charm", "acorn").do("inventory", "card acorn")
    assert heaps(table, "acorn") == [0, 0, 1, 0]
    places = set()
    for seed in range(60):
        for seat, player in enumerate(table.dale.redeal(-1, FastChance(seed)).players):
            places |= {seat for card in [*player.hand, *player.deck] if card.key == "acorn"}
    assert places == {0, 1, 2}  # or both gave one
    dale = table.dale
    dale.discard_from_hand(0, table.card("acorn"))
    assert heaps(table, "acorn") == [0, 0, 0, 0]
    assert faults(table) == []


@pytest.mark.rule("DM-569")
def test_a_giver_who_cannot_have_had_such_a_card_is_not_taken_for_the_giver() -> None:
    table = Table(
        hands=["charm junk", "junk", "acorn junk", "junk"], decks=["junk*3"] * 4, players=4, active=1, unseen_cards=True
    )
    give(table, 0, 1, "junk")
    give(table, 2, 1, "acorn")
    assert heaps(table, "acorn") == [0, 0, 1, 0]
    table.do("inventory", "card acorn")
    assert heaps(table, "acorn") == [0, 0, 0, 0]
    assert table.dale.passed == (1,)  # from seat 0 to seat 1; that from seat 2 has come to light


@pytest.mark.rule("DM-466", "DM-569")
def test_a_card_that_went_through_two_hands_is_the_nearest_givers() -> None:
    """Seat 0 gave seat 2 an Acorn; seat 2, who had one too, gives one of the two to seat 1."""
    table = Table(
        hands=["acorn#1", "junk", "acorn#2 junk", "junk"], decks=["junk*3"] * 4, players=4, active=1, unseen_cards=True
    )
    give(table, 0, 2, "acorn")
    fork = table.fork()
    for game, number in ((table, 1), (fork, 2)):
        dale = game.dale
        names = [card is GAME.shelf.cards_named("acorn")[number - 1] for card in dale.players[2].hand]
        hand_over(dale, 2, 1, [names.index(True)])
        dale.menu = None
        game.do("inventory", "card acorn")
        assert heaps(game, "acorn") == [1, 0, 0, 0]


@pytest.mark.rule("DM-455", "DM-466", "DM-569")
def test_which_of_two_cards_off_a_deck_had_been_put_there_is_not_told() -> None:
    games: list[Table] = []
    for planted, below in (("acorn", "charm"), ("charm", "acorn")):
        table = Table(
            hands=["acorn charm", "junk*5", "sabotage junk", "junk"],
            decks=["junk*3", f"{below} {planted} junk*3", "junk*3", "junk*3"],
            players=4,
            active=2,
            unseen_cards=True,
        )
        planted_on(table, 0, 1, planted)
        table.do("play sabotage", "seat 1", "aside acorn")
        assert faults(table) == []
        games.append(table)
    assert_alike(games)


@pytest.mark.rule("DM-550", "DM-569")
@pytest.mark.parametrize(
    ("looked_at", "left"), [(False, [[0, 1], [1, 0]]), (True, [[1, 0], [1, 0]])], ids=["unseen", "looked at"]
)
def test_which_card_of_a_shuffled_former_deck_had_been_put_there_is_not_told(
    looked_at: bool, left: list[list[int]]
) -> None:
    """Seats 0 and 1 have an Acorn and a Charm each; seat 0 has put one on the deck of seat 1, above an own one."""
    games: list[Table] = []
    for planted, own in (("acorn", "charm"), ("charm", "acorn")):
        table = Table(
            hands=["acorn charm", f"wily_fellow {planted}", "junk", "junk"],
            decks=["junk*3", own, "junk*3", "junk*3"],
            discards=["", "cookies", "", ""],
            players=4,
            active=1,
            unseen_cards=True,
            wily_fellow="shuffle",
        )
        planted_on(table, 0, 1, planted)
        if looked_at:  # who may have put back the own one
            table.dale.players[1].known = (0b11,)
        games.append(table)
    assert_alike(games)
    for table in games:
        table.do("play wily_fellow", chance=Table.shuffle(table.deck(1)[::-1], "charm acorn"))
        assert table.discard(1) == ["wily_fellow", "charm", "acorn"]
        assert faults(table) == []
        assert [heaps(table, "acorn")[:2], heaps(table, "charm")[:2]] == left
        assert table.dale.players[1].kept == ()  # it is not sure which of the two is left
    assert_alike(games)


@pytest.mark.rule("DM-550", "DM-568", "DM-569")
def test_a_card_that_may_have_been_the_owners_leaves_open_what_was_passed_to_whoever_put_one_there() -> None:
    """Seat 1 gave one to seat 2, who put one on the deck of seat 0: an Acorn seen there may be of any of them."""
    games: list[Table] = []
    for given, planted, own, kept in (("acorn", "acorn", "charm", "acorn"), ("junk", "charm", "acorn", "charm")):
        table = Table(
            hands=[f"wily_fellow {kept}", "wily_fellow acorn junk*2", "charm", "junk"],
            decks=[own, "spyglass gamble", "junk*3", "junk*3"],
            discards=["cookies", "nuisance", "", ""],
            players=4,
            unseen_cards=True,
            wily_fellow="shuffle",
        )
        give(table, 1, 2, given)
        planted_on(table, 2, 0, planted)
        table.do("play wily_fellow", chance=Table.shuffle(table.deck(0)[::-1], "charm acorn"))
        assert faults(table) == []
        table.pass_turn(chance=FastChance(1))
        table.do("play wily_fellow", chance=FastChance(1))
        assert faults(table) == []
        assert [card.key for card in table.dale.players[1].kept] == ["junk"]  # of two it may have given one
        games.append(table)
    assert_alike(games)


@pytest.mark.rule("DM-014", "DM-568", "DM-569")
def test_a_card_put_on_a_deck_may_be_the_one_its_owner_had_given_away() -> None:
    """Seat 0 gave junk to seat 1, who put junk on the deck of seat 0 and threw junk away: nobody knows which."""
    games: list[Table] = []
    for returned in (True, False):
        table = Table(
            hands=["wily_fellow junk acorn", "junk charm"],
            decks=["spyglass", ""],
            discards=["cookies", "nuisance gamble sabotage"],
            active=1,
            unseen_cards=True,
        )
        dale = table.dale
        give(table, 0, 1, "junk")
        hand = dale.players[1].hand
        dale.players[1].hand = sorted(hand, key=lambda card: (card is hand[-1]) != returned)
        planted_on(table, 1, 0, "junk")
        table.do("inventory", "card junk", "card charm", chance=FastChance(1))
        table.do("play wily_fellow")
        assert table.discard(0) == ["wily_fellow", "spyglass", "junk"]
        assert faults(table) == []
        games.append(table)
    assert seen(games[0], -1) == seen(games[1], -1)
    assert imagined(games[0], -1) == imagined(games[1], -1)


@pytest.mark.rule("DM-568", "DM-569")
def test_a_card_that_was_put_on_a_deck_and_is_seen_there_has_passed_no_longer() -> None:
    """Seat 0 put the only Acorn on the deck of seat 1, and it is turned up."""
    table = Table(
        hands=["acorn", "wily_fellow gamble", "junk"], decks=["junk*3", "spyglass", "junk*3"], players=3, active=1,
        discards=["", "cookies", ""],
    )  # fmt: skip
    planted_on(table, 0, 1, "acorn")
    world = table.dale.redeal(0, FastChance(3))
    assert [(note.card.key, note.origin, note.via, note.in_hand) for note in world.secrets] == [("acorn", 0, 0, False)]
    assert table.dale.passed == (1,)
    table.do("play wily_fellow")
    assert (table.dale.passed, table.dale.secrets) == ((), ())


@pytest.mark.rule("DM-466", "DM-569")
def test_a_card_put_on_a_deck_is_taken_for_one_of_whoever_put_it_there() -> None:
    """Seats 0 and 2 have junk; seat 0 gave seat 2 a card, and seat 2 put junk on the deck of seat 1."""
    table = Table(
        hands=["junk cookies", "wily_fellow gamble", "junk*2"],
        decks=["charm", "spyglass", "acorn"],
        discards=["", "sabotage", ""],
        players=3,
        active=1,
        unseen_cards=True,
    )
    give(table, 0, 2, "cookies")
    planted_on(table, 2, 1, "junk")
    table.do("play wily_fellow")
    assert heaps(table, "junk") == [1, 0, 1]
    assert table.dale.passed == (2,)  # what seat 0 gave is still hidden


@pytest.mark.rule("DM-570")
def test_a_card_that_was_put_on_a_deck_is_one_that_its_owner_cannot_have_passed_on() -> None:
    """Seat 0 put a card on the deck of seat 1; a passing from there to seat 2 is counted, but nothing is missing."""
    table = Table(hands=["acorn charm", "junk", "gamble"], decks=["cookies", "spyglass", "nuisance"], players=3)
    planted_on(table, 0, 1, "acorn")
    pass_on(table.dale, 1, 2)
    for seed in range(20):
        world = table.dale.redeal(-1, FastChance(seed))
        assert isinstance(world, DaleState)
        assert world.passed == table.dale.passed
        assert {note.holder for note in world.secrets} == {1}


@pytest.mark.rule("DM-550", "DM-569")
def test_of_two_who_put_cards_on_a_deck_it_stays_open_whose_is_whose() -> None:
    """Seats 1 and 2 have an Acorn and a Charm each; each has put one of them on the deck of seat 0."""
    games: list[Table] = []
    for first, second in (("acorn", "charm"), ("charm", "acorn")):
        table = Table(
            hands=["wily_fellow gamble", "acorn charm", "acorn charm", "junk"],
            decks=["spyglass", "junk*3", "junk*3", "junk*3"],
            discards=["cookies", "", "", ""],
            players=4,
            unseen_cards=True,
            wily_fellow="shuffle",
        )
        planted_on(table, 1, 0, first)
        planted_on(table, 2, 0, second)
        table.do("play wily_fellow", chance=Table.shuffle(table.deck(0)[::-1], "charm acorn spyglass"))
        assert faults(table) == []
        assert [heaps(table, "acorn"), heaps(table, "charm")] == [[0, 1, 0, 0], [0, 0, 1, 0]]  # the uppermost first
        assert {1 * 4 + 2, 2 * 4 + 1} <= set(table.dale.passed)
        games.append(table)
    assert_alike(games)


@pytest.mark.rule("DM-569", "DM-570")
def test_a_card_that_was_put_on_a_deck_is_still_one_of_its_givers_when_another_looks_at_it() -> None:
    """Seat 0 put a card on the deck of seat 1, and Sabotage takes it aside: in every world it is of seat 0."""
    table = Table(
        hands=["acorn charm", "junk*2", "sabotage", "junk"],
        decks=["charm", "junk*3", "junk", "junk"],
        players=4,
        active=2,
    )
    planted_on(table, 0, 1, "acorn")
    table.do("play sabotage", "seat 1")
    assert [card.key for card in table.dale.aside] == ["acorn", "junk"]
    for seed in range(20):
        world = table.dale.redeal(3, FastChance(seed))
        assert isinstance(world, DaleState)
        assert world.aside[0].key in ("acorn", "charm")
        assert world.aside[1].key == "junk"


@pytest.mark.rule("DM-568", "DM-569")
def test_what_went_to_others_unseen_is_not_certain_to_be_in_the_hand_but_all_else_is() -> None:
    """Seat 0 has given one of three Charms and one Acorn away and draws from a new deck: two Charms must be there."""
    table = Table(hands=["charm*3 acorn", "junk"], decks=["", "junk*9"], discards=["spyglass gamble nuisance", ""])
    give(table, 0, 1, "acorn")
    table.pass_turn(chance=FastChance(1))
    assert [card.key for card in table.dale.players[0].kept] == ["charm", "charm"]
    for seed in range(60):
        hand = [card.key for card in table.dale.redeal(-1, FastChance(seed)).players[0].hand]
        assert hand.count("charm") >= 2


@pytest.mark.rule("DM-568")
def test_what_came_from_others_takes_nothing_from_what_is_certain() -> None:
    """Seat 1 gave seat 0 a card: the Acorn and the Charm that seat 0 had are still in that hand."""
    table = Table(
        hands=["acorn charm", "junk treasure_hunter"], decks=["", "junk*9"], discards=["spyglass gamble nuisance", ""]
    )
    give(table, 1, 0, "treasure_hunter")
    table.pass_turn(chance=FastChance(1))
    for seed in range(60):
        hand = [card.key for card in table.dale.redeal(-1, FastChance(seed)).players[0].hand]
        assert {"acorn", "charm"} <= set(hand)


def trade_tops(table: Table) -> None:
    """Mono's Bold Member: the top cards of both decks change places, and all are told so."""
    dale = table.dale
    listener = Events()
    dale.events = listener
    BoldMember().play(dale, ScriptedChance([1]))
    dale.events = None
    table.told += listener.take()


@pytest.mark.rule("DM-519", "DM-568", "DM-569")
def test_a_card_that_all_saw_return_has_gone_nowhere() -> None:
    """The tops of both decks change places and change back: the human's hand is certain after the next reshuffle."""
    table = Table(
        hands=["charm gamble junk*3", "junk*5"], decks=["acorn", "cookies"], discards=["spyglass", ""], mode="solo"
    )
    trade_tops(table)
    assert (table.deck(0), table.deck(1), table.dale.passed) == (["cookies"], ["acorn"], (1, 4))
    trade_tops(table)
    assert (table.deck(0), table.deck(1), table.dale.passed) == (["acorn"], ["cookies"], ())
    assert table.dale.secrets == ()
    table.dale.draw(0, 2, FastChance(1))
    assert {"charm", "gamble", "acorn"} <= {card.key for card in table.dale.players[0].kept}


@pytest.mark.rule("DM-519", "DM-569")
def test_whether_a_card_of_monos_went_back_is_not_told_if_the_human_may_have_kept_it() -> None:
    """Mono's Cookies lie on the human's deck, who looks at them and an Acorn and puts back one of the two."""
    games: list[Table] = []
    for kept in ("cookies", "acorn"):
        table = Table(
            hands=["spyglass junk*4", "junk*5"],
            decks=["charm acorn gamble nuisance", "cookies sabotage"],
            mode="solo",
            actions=2,
            unseen_cards=True,
        )
        trade_tops(table)
        assert table.deck(0)[:2] == ["cookies", "acorn"]
        others = [f"aside {key}" for key in ("acorn", "cookies", "gamble") if key != kept]
        table.do("play spyglass", f"aside {kept}", others[1])
        trade_tops(table)
        assert table.deck(1)[0] == ({"acorn", "cookies"} - {kept}).pop()
        games.append(table)
    assert games[0].dale.passed == games[1].dale.passed == (4, 1)
    assert seen(games[0], -1) == seen(games[1], -1)
    assert imagined(games[0], -1) == imagined(games[1], -1)


@pytest.mark.rule("DM-569", "DM-570")
def test_a_card_that_no_counted_passing_explains_is_told_the_same_whosever_it_was() -> None:
    """Seats 0 and 2 have an Acorn each; one of the two came to seat 1, and the passing is counted no longer."""
    games: list[Table] = []
    for giver in (0, 2):
        hands = ["acorn junk", "junk", "acorn junk", "junk"]
        table = Table(hands=hands, decks=["junk*3"] * 4, players=4, active=1, unseen_cards=True)
        give(table, giver, 1, "acorn")
        table.dale.passed = ()
        games.append(table)
    for table in games:
        table.do("inventory", "card acorn")
        assert [fault for fault in faults(table) if "unseen" not in fault] == []  # the passing was taken away by hand
        assert heaps(table, "acorn") == [0, 0, 1, 0]
