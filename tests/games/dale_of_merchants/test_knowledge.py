"""Nothing leaks, nothing lies: views, waiting, worlds and undo against an account made from events alone."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.decisions import short
from covetown.games.dale_of_merchants.pieces import Mark
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import hand_over
from covetown.kernel import FastChance
from tests.games.dale_of_merchants.builder import Table
from tests.games.dale_of_merchants.oracle import Oracle
from tests.knowledge import Chooser, Sitting, at_random, games, positions, sensible, sit_down, told_apart

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"decks": ["raccoons", "ocelots", "macaws"]}),
    (3, {"decks": ["raccoons", "ocelots", "macaws", "pandas"]}),
    (4, {"decks": ["raccoons", "ocelots", "macaws", "chameleons", "squirrels"]}),
    (3, {"decks": ["raccoons", "ocelots", "chameleons", "pandas"], "copy_lapse": "while_valid"}),
    (4, {"mode": "team", "decks": ["raccoons", "ocelots", "macaws", "squirrels"]}),
    (4, {"mode": "team", "decks": ["ocelots", "pandas", "chameleons", "squirrels"], "copy_lapse": "while_valid"}),
    (1, {"mode": "solo", "decks": ["raccoons", "ocelots", "chameleons"]}),
    (1, {"mode": "solo", "decks": ["raccoons", "macaws", "pandas"]}),
    (2, {"decks": "draft"}),
    (3, {"decks": "random"}),
    (3, {"decks": ["raccoons", "ocelots", "macaws", "squirrels"], "wily_fellow": "shuffle"}),
]


def dale_of(sitting: Sitting) -> DaleState:
    assert isinstance(sitting.state, DaleState)
    return sitting.state


def follow(sitting: Sitting, chooser: Chooser, deals: int, every: int) -> Counter[str]:
    """Let an oracle for every viewer listen to a game, and compare after every choice."""
    tally: Counter[str] = Counter()
    oracles = {viewer: Oracle(viewer, dale_of(sitting)) for viewer in sitting.viewers}
    luck = FastChance(99)
    for _ in positions(sitting, chooser):
        dale = dale_of(sitting)
        for viewer, oracle in oracles.items():
            oracle.hear(sitting.fresh[viewer], sitting.fresh[-1])
            where = f"after {sitting.made} choices viewer {viewer}: "
            assert [where + wrong for wrong in oracle.compare(dale)] == []
            tally["compared"] += 1
            tally["unsure"] += oracle.unsure
            if sitting.made % every == 0 or (oracle.passed and sitting.made % 3 == 0):
                for _ in range(deals):
                    assert [where + wrong for wrong in oracle.doubt(redealt(dale, viewer, luck))] == []
                    tally["worlds"] += 1
                    tally["worlds with strays"] += bool(oracle.passed)
        check_undo(sitting, oracles)
    return tally


def redealt(dale: DaleState, viewer: int, luck: FastChance) -> DaleState:
    world = dale.redeal(viewer, luck)
    assert isinstance(world, DaleState)
    return world


def check_undo(sitting: Sitting, oracles: dict[int, Oracle]) -> None:
    """DM-498: what anybody learned by a choice keeps it from being taken back; what told nothing does not."""
    if sitting.last is None:
        return
    if sitting.undo == "":
        learned = [viewer for viewer, oracle in oracles.items() if oracle.learned]
        assert learned == [], f"after {sitting.made} choices {learned} learned something, and it can be taken back"
    elif (
        not sitting.last.chance and not any(sitting.fresh.values()) and sitting.state.waiting == 1 << sitting.last.seat
    ):
        raise AssertionError(f"after {sitting.made} choices nothing was told, but it cannot be taken back")


@pytest.mark.rule("DM-440", "DM-441", "DM-445", "DM-452", "DM-460", "DM-464", "DM-466", "DM-498", "DM-568")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_good_memory_knows_what_the_view_shows(table: int) -> None:
    seats, options = TABLES[table]
    tally: Counter[str] = Counter()
    for seed in games(2, 40):
        sitting = sit_down(GAME, seats, {"turn_limit": 14, **options}, seed)
        chooser = at_random(seed) if seed % 2 == 0 else sensible(GAME, seed)
        tally += follow(sitting, chooser, deals=2, every=15)
    assert tally["compared"] > 100
    assert tally["unsure"] < tally["compared"]


def worlds(table: Table, viewer: int, count: int = 300) -> list[DaleState]:
    luck = FastChance(3)
    return [redealt(table.dale, viewer, luck) for _ in range(count)]


def holders(table: Table, viewer: int, key: str) -> Counter[int]:
    """With whom a card lies in worlds dealt for a viewer."""
    found: Counter[int] = Counter()
    for world in worlds(table, viewer):
        for seat, player in enumerate(world.players):
            found[seat] += sum(card.key == key for card in [*player.hand, *player.deck])
    return +found


@pytest.mark.rule("DM-452", "DM-464", "DM-568")
def test_a_spectator_does_not_know_which_card_was_taken() -> None:
    """Two players: both know what changed hands, who only watches does not."""
    table = Table(hands=["dirty_exchange junk", "acorn charm"], market="- - - cookies -", unseen_cards=True)
    table.dale.players[1].open = (table.card("acorn", 1),)
    table.do("play dirty_exchange", chance=[1])
    open_to = {viewer: [card["key"] for card in players_of(table, viewer)[1]["open"]] for viewer in (-1, 0)}
    assert open_to == {-1: [], 0: ["acorn"]}
    assert "acorn" not in str(table.dale.view(-1)["unseen"]["hands"])  # type: ignore[index]
    assert set(holders(table, -1, "acorn")) == {0, 1}
    assert set(holders(table, 0, "acorn")) == {1}


@pytest.mark.rule("DM-568")
def test_a_card_shown_and_hidden_again_is_its_holders() -> None:
    """A gives B a Bold Haggler in secret, B rolls it for all to see and then puts a card on C's deck."""
    table = Table(
        hands=["dirty_exchange bold_haggler", "junk rotten_food acorn", "junk"],
        decks=["junk*5", "junk*5", "junk*5"],
        players=3,
        market="nuisance#1 nuisance#2 nuisance#3 treasure_hunter loyal_partner",
    )
    table.do("play dirty_exchange", "seat 1", "card bold_haggler", chance=[0])
    assert set(holders(table, 2, "bold_haggler")) == {0, 1}
    table.do("inventory", "done")
    table.do("roll bold_haggler", "play rotten_food", "card acorn", "seat 2", chance=[1])
    assert set(holders(table, 2, "bold_haggler")) == {1}  # the rolled card is seen to be still there (DM-458)
    table.do("inventory", "done")
    assert table.shown(1) == []
    assert set(holders(table, 2, "bold_haggler")) == {1, 2}
    unseen = table.dale.view(2)["unseen"]
    assert isinstance(unseen, dict)
    assert ["bold_haggler" in str(rows) for rows in unseen["players"]] == [False, True, False]


@pytest.mark.rule("DM-138", "DM-568")
def test_what_is_left_in_a_hand_when_the_discard_pile_becomes_the_deck_lies_in_no_deck() -> None:
    """Seat 0 keeps an acorn and draws: every other card is in the new deck, so the acorn is in the hand, unseen."""
    table = Table(
        hands=["acorn junk", "junk"],
        decks=["", "junk*5"],
        discards=["charm charm charm spyglass junk junk", ""],
        market="nuisance#1 nuisance#2 nuisance#3 treasure_hunter loyal_partner",
    )
    table.do("inventory", "card junk", "done", chance=FastChance(1))
    assert table.shown(0) == []
    assert len(table.deck(0)) == 3
    for viewer in (-1, 1):
        assert all("acorn" in [card.key for card in world.players[0].hand] for world in worlds(table, viewer, 100))
        assert set(holders(table, viewer, "charm")) == {0}
    drawn = [sum(card.key == "charm" for card in world.players[0].hand) for world in worlds(table, 1)]
    assert set(drawn) == {0, 1, 2, 3}  # the others are any of the deck


@pytest.mark.rule("DM-138", "DM-449", "DM-455", "DM-568")
@pytest.mark.parametrize(("technique", "looked_at"), [("spyglass", 0), ("sabotage", 1)])
def test_so_it_is_when_the_new_deck_is_only_looked_at(technique: str, looked_at: int) -> None:
    """Whoever looks into an empty deck has it made from the discard pile: what is hidden then is in the hand."""
    hands = [f"{technique} junk", "junk"]
    hands[looked_at] += " acorn"
    decks = ["junk*5", "junk*5"]
    decks[looked_at] = ""
    discards = ["junk*3", "junk*3"]
    discards[looked_at] = "charm*3"
    table = Table(hands=hands, decks=decks, discards=discards, market="- - - - -")
    for viewer, oracle in listeners(table, f"play {technique}").items():
        for world in worlds(table, viewer, 60):
            assert "acorn" in [card.key for card in world.players[looked_at].hand]
            assert oracle.doubt(world) == []


@pytest.mark.rule("DM-138", "DM-449", "DM-568")
def test_but_not_when_cards_of_the_old_deck_lie_aside() -> None:
    """The acorn may be the card that was looked at before the deck had to be made anew."""
    table = Table(hands=["spyglass acorn junk", "junk"], decks=["gamble", "junk*5"], discards=["charm*3", ""])
    listeners(table, "play spyglass")
    there = ["acorn" in [card.key for card in world.players[0].hand] for world in worlds(table, 1, 60)]
    assert set(there) == {True, False}


@pytest.mark.rule("DM-014", "DM-568")
def test_one_like_a_card_that_was_left_in_a_hand_may_be_either() -> None:
    """The hand kept one junk card and drew; junk that is discarded then may be the old one or a new one."""
    table = Table(hands=["junk acorn", "junk"], decks=["", "junk*9"], discards=["junk*3 charm*3", ""])
    table.do("inventory", "card acorn", "done", chance=FastChance(1))
    assert [card.key for card in table.dale.players[0].kept] == ["junk"]
    table.do("inventory", "done")
    table.do("inventory", "card junk", "done", chance=FastChance(2))
    assert table.dale.players[0].kept == ()


def listeners(table: Table, *answers: str) -> dict[int, Oracle]:
    """The memories of all viewers after these answers."""
    oracles = {viewer: Oracle(viewer, table.dale) for viewer in range(-1, int(table.dale.seats))}
    for answer in answers:
        before = len(table.told)
        table.do(answer, chance=FastChance(1))
        for viewer, oracle in oracles.items():
            fresh = table.told[before:]
            oracle.hear([event.seen_by(viewer) for event in fresh], [event.seen_by(-1) for event in fresh])
    return oracles


ASKS_WITH_A_COPY = ("play new_season", "ask", "lay empty_chest", "lay seeing_doubles as empty_chest", "done")


def two_chests() -> Table:
    """A is about to draw an Empty Chest unseen from the market deck, and to lay the own one with a copy of the new."""
    return Table(
        hands=["new_season empty_chest#2 seeing_doubles junk", "junk", "swift_broker cookies empty_chest#3", "junk"],
        decks=["junk*2 acorn", "junk*3", "junk*3", "junk*3"],
        discards=["charm", "", "", ""],
        market_deck="empty_chest#1 spyglass shattered_relic",
        mode="team",
        stalls=[6, 0],
        copy_lapse="while_valid",
    )


@pytest.mark.rule("DM-014", "DM-435", "DM-466", "DM-568")
def test_of_like_cards_the_one_that_lies_open_is_its_holders() -> None:
    """A card from elsewhere that a copier looks at stays hidden while one like it lies before everybody."""
    table = two_chests()
    for viewer, oracle in listeners(table, *ASKS_WITH_A_COPY).items():
        assert [wrong for world in worlds(table, viewer, 40) for wrong in oracle.doubt(world)] == []


@pytest.mark.rule("DM-435", "DM-549", "DM-568")
def test_in_other_worlds_a_copier_has_a_like_card_to_look_at() -> None:
    """Else the copy would end there as soon as the game goes on."""
    table = two_chests().do(*ASKS_WITH_A_COPY)
    others = worlds(table, 2, 40)
    assert {table.dale.marks[0].path[0] in world.players[0].hand for world in others} == {True, False}
    option = next(option for option in table.dale.options(2) if short(table.dale, option) == "lay swift_broker")
    for dale in (table.dale, *others):
        dale.apply(2, option, FastChance(1))
    assert [told_apart(table.dale, world, 2) for world in others] == [""] * 40


@pytest.mark.rule("DM-014", "DM-375", "DM-568")
def test_a_card_that_was_under_the_blindfold_is_the_one_that_lies_open() -> None:
    """A has an acorn that B took and gave back, and draws another; the first is guessed wrong and gets a new value."""
    table = Table(
        hands=["blindfold acorn#1", "dirty_exchange", "junk"],
        decks=["acorn#2 junk*9", "junk*9", "junk*9"],
        players=3,
        active=1,
        market="nuisance#1 nuisance#2 nuisance#3 treasure_hunter loyal_partner",
    )
    table.do("play dirty_exchange", "seat 0", chance=[1])
    while table.active != 0 or "acorn acorn" not in " ".join(table.hand(0)):
        table.pass_turn()
    table.do("play blindfold", "card acorn", "seat 1", "value 1")
    assert table.asked == "set_value"
    for viewer in (-1, 1, 2):
        for world in worlds(table, viewer, 40):
            world.apply(0, world.options(0)[0], FastChance(1))
            assert [fault for fault in GAME.faults(world) if "marked" in fault] == []


@pytest.mark.rule("DM-523", "DM-568")
def test_a_deck_that_mono_turns_over_is_monos() -> None:
    """Cards that came onto Mono's deck unseen are seen when it is turned over, and are Mono's from then on."""
    table = Table(
        hands=["junk*2", "bold_member"],
        decks=["acorn charm junk", "junk*3"],
        discards=["", ""],
        mode="solo",
        market="nuisance#1 nuisance#2 nuisance#3 treasure_hunter loyal_partner",
    )
    table.mono_turn(chance=[3])
    assert "acorn" in table.deck(1) + table.hand(1) + table.discard(1)
    dale = table.dale
    dale.players[1].deck += dale.players[1].hand
    dale.players[1].hand = [table.box.take("flexible_member")]
    dale.players[1].open = ()
    table.mono_turn(chance=FastChance(2))
    assert [secret for secret in dale.secrets if secret.card.key == "acorn"] == []
    table.do("inventory", "done", chance=FastChance(4))
    unseen = dale.view(-1)["unseen"]
    assert isinstance(unseen, dict)
    assert "acorn" not in str(unseen["players"][0])


@pytest.mark.rule("DM-445")
def test_junk_that_mono_takes_in_clean_up_is_known_to_all() -> None:
    table = Table(hands=["junk", "acorn"], decks=["junk*5", ""], mode="solo", market="- - - - -").mono_turn()
    assert table.told_cards("took-junk", -1)
    assert table.shown(1).count("junk") == len(table.told_cards("took-junk", -1))


@pytest.mark.rule("DM-014", "DM-452")
def test_a_card_given_back_may_be_any_other() -> None:
    """A takes a card from B and gives it back: for C it may as well be another, and A may have kept it."""
    table = Table(hands=["dirty_exchange acorn", "charm", "junk"], decks=["junk*3", "junk*3", "junk*3"], players=3)
    table.do("play dirty_exchange", "seat 1", "card charm")
    assert set(holders(table, 2, "charm")) == {0, 1}
    assert set(holders(table, 2, "acorn")) == {0, 1}
    assert set(holders(table, 0, "charm")) == {1}


@pytest.mark.rule("DM-498")
@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        (["inventory"], ""),
        (["inventory", "card acorn"], "undo-revealed"),
        (["buy 0"], ""),
        (["buy 0", "lay acorn"], "undo-revealed"),
        (["play flashy_show"], "undo-revealed"),
        (["build acorn"], "undo-revealed"),
    ],
)
def test_what_lays_a_hand_card_open_is_not_taken_back(answers: list[str], refusal: str) -> None:
    table = Table(
        hands=["acorn flashy_show junk", "junk"], decks=["junk*9", ""], market="- - - - charm", stalls=[3, 0], actions=2
    )
    sitting = Sitting(GAME, table.dale, FastChance(1))
    for answer in answers:
        option = next(option for option in table.dale.options(0) if short(table.dale, option) == answer)
        sitting.choose(0, option)
    assert sitting.undo == refusal


@pytest.mark.rule("DM-498")
def test_a_card_that_all_know_can_be_laid_down_and_taken_back() -> None:
    table = Table(hands=["acorn junk", "junk"], decks=["junk*9", ""])
    table.dale.players[0].open = (table.card("acorn"),)
    sitting = Sitting(GAME, table.do("inventory").dale, FastChance(1))
    option = next(option for option in table.dale.options(0) if short(table.dale, option) == "card acorn")
    sitting.choose(0, option)
    assert sitting.undo == ""


def players_of(table: Table, viewer: int) -> list[dict[str, list[dict[str, object]]]]:
    players = table.dale.view(viewer)["players"]
    assert isinstance(players, list)
    return players


@pytest.mark.rule("DM-435", "DM-567", "DM-568")
def test_in_other_worlds_an_earlier_copy_outlives_a_declined_request() -> None:
    """A copier bound before the request looks at a Bold Haggler; of two the other is laid, and help is declined."""
    table = Table(
        hands=["seeing_doubles bold_haggler#1 acorn junk", "bold_haggler#2", "bold_haggler#3 junk", "junk"],
        decks=["junk*3", "junk*3", "junk*3", "junk*3"],
        mode="team",
        stalls=[1, 0],
        copy_lapse="while_valid",
    )
    hand_over(table.dale, 1, 0, [0])
    table.dale.menu = None
    table.do("roll seeing_doubles as bold_haggler", chance=[0])
    mark = table.dale.marks[0]
    given = table.card("bold_haggler#2")
    table.dale.set_mark(
        Mark(mark.card, given, (given,), mark.changes, mark.taken, mark.spent, mark.lent, mark.echo)
    )  # alike
    table.do("ask", "lay bold_haggler")
    assert table.asked == "help"
    others = worlds(table, 2, 40)
    decline = next(option for option in table.dale.options(2) if short(table.dale, option) == "decline")
    for dale in (table.dale, *others):
        dale.apply(2, decline, FastChance(1))
        assert [mark.card.key for mark in dale.marks] == ["seeing_doubles"]
        assert all(card in dale.players[0].hand for card in dale.marks[0].path)
    assert [told_apart(table.dale, world, 2) for world in others] == [""] * 40
