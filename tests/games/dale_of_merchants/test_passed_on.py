"""Cards that went from hand to hand in secret: where worlds may put them (DM-568)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.cards import EMPTY
from covetown.games.dale_of_merchants.memory import privy_to
from covetown.games.dale_of_merchants.passed_cards import (
    all_saw,
    has_such,
    hidden_own,
    keep,
    note_secret,
    pass_on,
    settle_passings,
)
from covetown.games.dale_of_merchants.passing.again import keep_junk_out
from covetown.games.dale_of_merchants.passing.heaps import take_from_heap
from covetown.games.dale_of_merchants.passing.known import count_heaps
from covetown.games.dale_of_merchants.passing.making import KINDS, Passing
from covetown.games.dale_of_merchants.pieces import ALL_SAW, MIXED, NOBODY, Mark, Secret
from covetown.games.dale_of_merchants.redeal_passed import gave_cards
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import hand_over
from covetown.kernel import FastChance
from tests.games.dale_of_merchants.builder import Table


def places(table: Table, viewer: int, key: str) -> set[str]:
    """Everywhere a card lies in worlds dealt for a viewer."""
    found: set[str] = set()
    for seed in range(200):
        for seat, player in enumerate(table.dale.redeal(viewer, FastChance(seed)).players):
            found |= {f"hand {seat}" for card in player.hand if card.key == key}
            found |= {f"deck {seat}" for card in player.deck if card.key == key}
    return found


def reshuffled(note: Secret, table: Table) -> Table:
    """Seat 0 with an Acorn of which this is noted and a Charm draws: the discard pile becomes the deck."""
    table.dale.secrets = (note,)
    return table.pass_turn(chance=FastChance(1))


def before_a_reshuffle() -> Table:
    return Table(
        hands=["acorn charm", "junk cookies"],
        decks=["", "junk*9"],
        discards=["spyglass gamble nuisance sabotage", ""],
    )


@pytest.mark.rule("DM-452", "DM-568")
def test_who_gave_a_card_away_remembers_it_when_its_taker_has_passed_one_on() -> None:
    """Seat 1 gives a Charm to seat 0, who hands one of two cards to seat 2: the Charm is with one of these."""
    table = Table(
        hands=["acorn", "charm junk", "gamble"], players=3, decks=["cookies*2", "sabotage nuisance", "junk*2"]
    )
    hand_over(table.dale, 1, 0, [0])
    assert places(table, 1, "charm") == {"hand 0"}
    hand_over(table.dale, 0, 2, [0])
    assert places(table, 1, "charm") == {"hand 0", "hand 2"}


@pytest.mark.rule("DM-452", "DM-568", "DM-570")
def test_who_handed_a_card_on_remembers_it_though_it_was_anothers() -> None:
    """Seat 2 gives seat 1 a Charm, who gives it to seat 0, who hands one of two cards back to seat 2."""
    table = Table(
        hands=["acorn", "junk", "charm gamble"], players=3, decks=["cookies*2", "sabotage nuisance", "junk*2"]
    )
    hand_over(table.dale, 2, 1, [0])
    hand_over(table.dale, 1, 0, [1])
    assert places(table, 1, "charm") == {"hand 0"}
    hand_over(table.dale, 0, 2, [0])
    assert places(table, 1, "charm") == {"hand 0", "hand 2"}


@pytest.mark.rule("DM-452", "DM-570")
def test_in_every_world_the_giver_knows_what_was_given_until_the_taker_passes_one_on() -> None:
    table = Table(hands=["acorn charm", "junk*2", "gamble"], players=3, decks=["cookies*2", "nuisance*2", "junk*2"])
    hand_over(table.dale, 0, 1, [0])
    given: set[str] = set()
    for seed in range(40):
        world = table.dale.redeal(-1, FastChance(seed))
        assert isinstance(world, DaleState)
        known = privy_to(world.players[1], 0)
        assert [(note.card, int(note.via)) for note in world.secrets] == [(card, 0) for card in known]
        given |= {card.key for card in known}
    assert given == {"acorn", "charm", "cookies"}
    hand_over(table.dale, 1, 2, [0])
    for seed in range(40):
        world = table.dale.redeal(-1, FastChance(seed))
        assert isinstance(world, DaleState)
        assert privy_to(world.players[1], 0) == ()


@pytest.mark.rule("DM-568")
def test_a_card_that_lay_open_and_never_went_is_in_the_hand_in_every_world() -> None:
    table = Table(hands=["acorn charm", "junk"], decks=["cookies*2", "junk*3"])
    table.dale.secrets = (Secret(table.card("acorn"), ALL_SAW, NOBODY, NOBODY, 0, True),)
    assert places(table, -1, "acorn") == {"hand 0"}
    assert places(table, -1, "charm") == {"hand 0", "deck 0"}


@pytest.mark.rule("DM-570")
def test_a_world_does_not_tell_in_which_order_the_open_cards_of_a_hand_lie() -> None:
    worlds: list[list[str]] = []
    for hand in ("charm acorn spyglass junk", "spyglass charm junk acorn"):
        table = Table(hands=["junk", hand], decks=["junk*3", "junk*3"])
        player = table.dale.players[1]
        player.open = tuple(sorted(player.hand, key=lambda card: card.key))[:3]
        worlds.append([card.key for card in table.dale.redeal(0, FastChance(1)).players[1].hand])
    assert worlds[0] == worlds[1]


@pytest.mark.rule("DM-278", "DM-460", "DM-568")
def test_who_planted_a_card_remembers_it_when_its_taker_has_drawn_it_and_passed_one_on() -> None:
    """Seat 0 puts a Charm on the deck of seat 1, who draws it and hands one of two cards to seat 2."""
    table = Table(
        hands=["rotten_food charm", "acorn", "gamble"], players=3, decks=["cookies*2", "sabotage nuisance", "junk*2"]
    ).do("play rotten_food", "seat 1")
    assert places(table, 0, "charm") == {"deck 1"}
    table.dale.draw(1, 1, FastChance(1))
    assert places(table, 0, "charm") == {"hand 1"}
    hand_over(table.dale, 1, 2, [0])
    assert places(table, 0, "charm") == {"hand 1", "hand 2"}


@pytest.mark.rule("DM-568")
def test_a_hidden_hand_is_certain_after_a_reshuffle_though_a_card_of_it_was_lost_sight_of() -> None:
    """Everybody saw the Acorn once; it passed between nobody, so that it takes nothing from what is certain."""
    table = before_a_reshuffle()
    reshuffled(Secret(table.card("acorn"), ALL_SAW, NOBODY, NOBODY, 0, True), table)
    for viewer in (-1, 1):
        assert places(table, viewer, "acorn") == places(table, viewer, "charm") == {"hand 0"}


@pytest.mark.rule("DM-568")
def test_a_hidden_hand_is_not_certain_after_a_reshuffle_if_one_of_its_cards_came_back_through_another() -> None:
    """Seat 1 gave one card back: for who only watches it may have been its own, and the Acorn or Charm still there."""
    table = before_a_reshuffle()
    pass_on(table.dale, 0, 1)
    pass_on(table.dale, 1, 0)
    reshuffled(Secret(table.card("acorn"), 0b11, NOBODY, 1, 0, True), table)
    assert "hand 1" in places(table, -1, "acorn") & places(table, -1, "charm")


@pytest.mark.rule("DM-568")
def test_what_came_to_a_hand_that_holds_nothing_hidden_has_come_to_light() -> None:
    """Two hands were mixed, and both got their own back: when seat 1 has shown all, nothing of seat 0's is there."""
    table = Table(hands=["acorn charm", ""], decks=["", ""], discards=["spyglass gamble nuisance", "cookies sabotage"])
    dale = table.dale
    for _ in range(2):
        pass_on(dale, 0, 1)
        pass_on(dale, 1, 0)
    fork = table.fork()
    fork.dale.draw(0, 1, FastChance(1))
    assert fork.dale.players[0].kept == ()
    dale.draw(1, 1, FastChance(1))
    assert dale.passed == (4, 4)  # seat 0 may still hold what seat 1 gave
    dale.draw(0, 1, FastChance(1))
    assert sorted(card.key for card in dale.players[0].kept) == ["acorn", "charm"]


@pytest.mark.rule("DM-568")
def test_what_came_to_a_hand_may_have_gone_on_to_another() -> None:
    """Seat 0 gave seat 1 three cards, who has one hidden card now and gave one to seat 2: two may still be hidden."""
    table = Table(
        hands=["acorn charm", "junk", "junk"],
        decks=["", "", "junk*3"],
        discards=["", "cookies sabotage", ""],
        players=3,
    )
    dale = table.dale
    for _ in range(3):
        pass_on(dale, 0, 1)
    pass_on(dale, 1, 2)
    pass_on(dale, 1, 0)
    dale.draw(1, 1, FastChance(1))
    assert dale.passed == (1, 1, 6, 4)


@pytest.mark.rule("DM-568")
def test_what_was_passed_on_is_not_counted_without_end() -> None:
    table = Table(hands=["acorn", "junk"])
    for _ in range(50):
        pass_on(table.dale, 0, 1)
        pass_on(table.dale, 1, 0)
    assert sorted(table.dale.passed) == [1] * 10 + [4] * 10


@pytest.mark.rule("DM-568")
def test_ten_that_went_unseen_stand_for_any_number() -> None:
    """With much junk some would be certain after ten, but there may have been more, even if one comes to light."""
    table = Table(hands=["junk*14", "acorn"], decks=["", "junk*3"])
    state = table.dale
    for _ in range(9):
        pass_on(state, 0, 1)
    keep(state, 0)
    assert len(state.players[0].kept) == 5
    for _ in range(4):
        pass_on(state, 0, 1)
    keep(state, 0)
    assert state.players[0].kept == ()
    settle_passings(state, [0])
    keep(state, 0)
    assert state.players[0].kept == ()


@pytest.mark.rule("DM-568")
def test_no_more_is_certain_of_a_hand_than_it_has_room_for() -> None:
    """A junk card of seat 0 is with seat 1, and the passing was taken for that of another card, which came to light."""
    table = Table(hands=["junk*2 acorn", "junk"], decks=["", "junk*3"])
    state = table.dale
    state.secrets = (Secret(state.players[1].hand[0], 3, 0, 0, 1, True),)
    pass_on(state, 1, 0)
    keep(state, 0)
    assert sorted(card.key for card in state.players[0].kept) == ["junk", "junk"]


@pytest.mark.rule("DM-271", "DM-570")
def test_what_lies_aside_from_the_market_deck_has_come_to_nobody() -> None:
    table = Table(hands=["special_offer junk", "junk"], market_deck="acorn charm gamble nuisance").do(
        "play special_offer"
    )
    passing = Passing(table.dale, 1)
    count_heaps(passing, table.dale.laid_aside())
    assert (len(table.dale.aside), passing.from_market) == (3, 0)


@pytest.mark.rule("DM-570")
def test_passings_whose_cards_came_to_light_do_not_pass_again_in_a_world() -> None:
    """Two passings are still counted, but nothing of seat 0 is missing, and nothing of seat 1."""
    table = Table(hands=["acorn", "charm"], decks=["cookies*2", "nuisance*2"])
    for _ in range(2):
        pass_on(table.dale, 0, 1)
    for seed in range(20):
        world = table.dale.redeal(-1, FastChance(seed))
        assert isinstance(world, DaleState)
        assert (world.passed, world.secrets) == (table.dale.passed, ())


@pytest.mark.rule("DM-569")
def test_a_card_is_missed_by_whom_it_belongs_to_wherever_it_is_hidden() -> None:
    table = Table(hands=["junk", "junk", "acorn"], players=3, decks=["junk*3"] * 3)
    acorn = table.card("acorn", 2)
    table.dale.secrets = (Secret(acorn, 0b110, 1, 1, 2, True),)
    assert [has_such(table.dale, pool, acorn) for pool in range(3)] == [False, True, False]


@pytest.mark.rule("DM-569", "DM-570")
def test_a_card_is_taken_from_the_market_deck_last_and_only_if_one_is_missing_there() -> None:
    for elsewhere, missing, taken in ((1, 1, 1), (0, 1, 4), (0, 0, 0), (1, 0, 1)):
        table = Table(hands=["acorn", "junk", "junk"], players=3, decks=["junk*3"] * 3)
        pass_on(table.dale, 4, 0)
        pass_on(table.dale, 1, 0)
        passing = Passing(table.dale, -1)
        kind = table.card("acorn").kind
        passing.heaps[4 * KINDS + kind] = 1
        passing.heaps[1 * KINDS + kind] = elsewhere
        passing.from_market = missing
        assert take_from_heap(passing, kind, 0, 0) == taken


@pytest.mark.rule("DM-452", "DM-570")
def test_what_a_seat_saw_go_to_one_has_not_gone_to_another() -> None:
    """Seat 0 gives an Acorn to seat 1 and a Charm to seat 2; each of these hands a card to seat 3."""
    table = Table(hands=["acorn charm", "junk", "gamble", "cookies"], players=4, decks=["nuisance*2"] + ["junk*2"] * 3)
    hand_over(table.dale, 0, 1, [0])
    hand_over(table.dale, 0, 2, [0])
    hand_over(table.dale, 1, 3, [0])
    hand_over(table.dale, 2, 3, [0])
    assert places(table, 0, "acorn") == {"hand 1", "hand 3"}
    assert places(table, 0, "charm") == {"hand 2", "hand 3"}


@pytest.mark.rule("DM-458", "DM-570")
def test_a_card_that_lay_open_may_have_gone_with_a_later_passing_but_not_with_an_earlier_one() -> None:
    """Seat 0 gives a card to seat 1, shows an Acorn, and gives another card to seat 2 or to seat 1 again."""
    for taker, found in ((2, {"hand 0", "hand 2"}), (1, {"hand 0", "hand 1"})):
        table = Table(hands=["acorn charm gamble", "junk", "junk"], players=3, decks=["cookies*2", "junk*2", "junk*2"])
        hand_over(table.dale, 0, 1, [1])
        table.dale.show(0, table.card("acorn"))
        hand_over(table.dale, 0, taker, [1])
        assert places(table, -1, "acorn") == found


@pytest.mark.rule("DM-552", "DM-570")
def test_what_all_saw_in_a_hand_is_still_noted_in_a_world_for_the_teammate_who_sees_that_hand() -> None:
    table = Table(
        hands=["acorn charm", "junk", "junk", "junk"],
        players=4,
        decks=["junk*3"] * 4,
        mode="team",
        open_team_hands=True,
    )
    note = Secret(table.card("acorn"), ALL_SAW, NOBODY, NOBODY, 0, True)
    table.dale.secrets = (note,)
    pass_on(table.dale, 1, 3)
    world = table.dale.redeal(2, FastChance(1))
    assert isinstance(world, DaleState)
    assert [(card.card.key, int(card.seen)) for card in world.secrets if card.holder == 0] == [("acorn", ALL_SAW)]


@pytest.mark.rule("DM-452", "DM-570")
def test_in_a_world_giver_and_taker_have_seen_what_passed_between_them() -> None:
    table = Table(hands=["acorn charm", "junk", "gamble"], players=3, decks=["cookies*2", "nuisance*2", "junk*2"])
    hand_over(table.dale, 0, 2, [0])
    world = table.dale.redeal(0, FastChance(1))
    assert isinstance(world, DaleState)
    assert [(note.card.key, int(note.seen) & 15) for note in world.secrets] == [("acorn", 0b101)]


@pytest.mark.rule("DM-568")
def test_what_was_counted_of_a_card_that_lay_open_is_kept_when_hands_are_mixed() -> None:
    table = Table(hands=["acorn", "charm"], decks=["junk*3", "junk*3"])
    pass_on(table.dale, 0, 1)
    seen = all_saw(table.dale, 0)
    note_secret(table.dale, table.card("charm", 1), seen, 0, MIXED + 1, 1)
    assert [int(note.seen) for note in table.dale.secrets] == [seen]
    assert seen > ALL_SAW


@pytest.mark.rule("DM-569")
def test_a_card_that_came_from_elsewhere_is_nobodys_own() -> None:
    table = Table(hands=["charm", "junk"], decks=["acorn junk", "junk*3"])
    player = table.dale.players[0]
    acorn = player.deck[-1]
    assert hidden_own(table.dale, player, acorn) is acorn
    notes = [Secret(table.card("charm"), 0b11, 1, 1, 0, True), Secret(acorn, 0b10, 1, 1, 0, False)]
    for secrets in (notes, notes[::-1]):
        table.dale.secrets = tuple(secrets)
        assert hidden_own(table.dale, player, acorn) is EMPTY


@pytest.mark.rule("DM-154", "DM-570")
@pytest.mark.parametrize("zone", ["loose", "looked_at", "decks"])
def test_junk_never_lies_in_the_market_deck_of_a_world(zone: str) -> None:
    """Where accounts do not match, a hidden card of a player lies there instead, and the junk is that player's."""
    table = Table(hands=["junk acorn", "junk"], decks=["junk*3", "junk*3"])
    passing = Passing(table.dale, -1)
    hand = table.dale.players[0].hand
    junk, acorn = hand[0], hand[1]
    pile = [junk]
    passing.decks[4].append((pile, 0))
    getattr(passing, zone)[0].append((hand, 1))
    passing.givers[int(junk.ident)] = 4
    keep_junk_out(passing)
    assert (pile, hand) == ([acorn], [junk, junk])
    assert (passing.origins, passing.givers) == ({int(junk.ident): 0}, {})


@pytest.mark.rule("DM-570")
def test_that_a_card_of_the_market_deck_went_to_somebody_is_known_by_the_passing_alone() -> None:
    """Whether such a card is still hidden is not known: a world must not depend on it."""
    table = Table(hands=["acorn", "junk"], decks=["junk*3", "junk*3"])
    assert not gave_cards(table.dale)
    pass_on(table.dale, 0, 1)
    assert not gave_cards(table.dale)
    pass_on(table.dale, 4, 0)
    assert gave_cards(table.dale)


@pytest.mark.rule("DM-568")
def test_the_way_of_a_copier_that_has_left_the_hand_is_left_alone_in_worlds() -> None:
    table = Table(hands=["junk", "junk seeing_doubles"], decks=["junk*3", "junk*4"])
    dale = table.dale
    dale.resolving = dale.players[1].hand.pop()
    junk = dale.players[1].hand[0]
    dale.marks = (Mark(dale.resolving, junk, (junk,), (), (), 0, 0, False),)
    for seed in range(20):
        world = dale.redeal(0, FastChance(seed))
        assert isinstance(world, DaleState)
        assert world.marks[0].path == (junk,)
