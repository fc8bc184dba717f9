"""Small rules that only few games ever touch, each alone on a table."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.copying import as_copy
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.pieces import ROLLED, changed_value
from covetown.games.dale_of_merchants.stall import EMPTY_STACK, lay, stands
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import Chance, FastChance, RuleError, seats_in
from covetown.kernel.state import Panel
from covetown.narrator import Narrator
from tests.games.dale_of_merchants.builder import Table


@pytest.mark.rule("DM-318", "DM-478")
def test_acorn_lists_stalls_by_seat_whoever_is_active() -> None:
    table = Table(
        hands=["", "acorn junk", ""],
        players=3,
        active=1,
        stalls=[[["cookies"]], 0, [["charm"]]],
        decks=["", "junk*9", ""],
    ).do("play acorn")
    assert table.options() == ["stall 0 1 cookies", "stall 2 1 charm"]


@pytest.mark.rule("DM-547")
@pytest.mark.parametrize("luck", [0, 1])
def test_the_extra_deck_of_a_draft_was_neither_banned_nor_picked(luck: int) -> None:
    state = GAME.new(2, {"decks": "draft", "first_player": "0"}, FastChance(1))
    assert isinstance(state, DaleState)
    for number in (0, 1, 2, 3):
        seat = seats_in(state.waiting)[0]
        option = next(one for one in state.options(seat) if one & 0xFFFFF == number)
        chance = FastChance(luck) if number < 3 else Once(luck)
        state.apply(seat, option, chance)
    assert set(state.decks) == {2, 3, 4 + luck}


class Once(Chance):
    """One number given, the rest by seed."""

    def __init__(self, first: int) -> None:
        self.rest = FastChance(5)
        self.first: int | None = first

    def below(self, bound: int) -> int:
        if self.first is not None:
            given, self.first = self.first, None
            return given
        return self.rest.below(bound)


@pytest.mark.rule("DM-548")
def test_the_starting_player_must_have_a_seat() -> None:
    assert GAME.check_options(2, {"first_player": "1"})["first_player"] == "1"
    with pytest.raises(RuleError):
        GAME.check_options(2, {"first_player": "2"})


@pytest.mark.rule("DM-374", "DM-492")
def test_junk_with_a_value_of_its_own_is_not_taken_for_other_junk() -> None:
    table = Table(hands=["blindfold junk*2", "acorn"], decks=["junk*9", ""])
    table.do("play blindfold", "value 8", "value 5")
    special = next(mark.card for mark in table.dale.marks)
    table.dale.players[0].hand.sort(key=lambda card: card is not special)
    table.dale.menu = None
    table.do("inventory", "card junk")
    assert special in table.dale.players[0].hand
    assert table.worth("junk") == 5


@pytest.mark.rule("DM-432", "DM-211")
def test_a_copy_of_a_changed_copy_takes_all_changes_in_order_of_time() -> None:
    table = Table(
        hands=["bold_haggler reflection#1 reflection#2 blindfold", "acorn"],
        discards=["", "seeing_doubles"],
        decks=["junk*9", ""],
    )
    table.do("roll bold_haggler", chance=[3])
    assert table.worth("bold_haggler") == 3
    table.do("play blindfold", "card reflection as bold_haggler", "value 8", "value 5")
    bound = next(mark.card for mark in table.dale.marks if mark.card.key == "reflection")
    other = next(card for card in table.dale.players[0].hand if card.key == "reflection" and card is not bound)
    mark = as_copy(table.dale, other, bound, ())
    assert changed_value(mark, 0) == 5  # first the roll, then the value that was set
    assert len(mark.taken) == 2
    assert mark.lent & ROLLED


@pytest.mark.rule("DM-432", "DM-207")
def test_a_roll_that_is_spent_cannot_be_rolled_again_through_a_copy() -> None:
    table = Table(hands=["bold_haggler seeing_doubles", "acorn"], decks=["junk*9", ""])
    assert table.can("roll seeing_doubles as bold_haggler")
    table.do("roll bold_haggler", chance=[0])
    assert not table.can("roll seeing_doubles as bold_haggler")


@pytest.mark.rule("DM-549")
def test_a_copy_lapses_when_the_copier_on_its_way_is_bound() -> None:
    table = Table(
        hands=["seeing_doubles flexible_shopkeeper", "acorn"],
        decks=["junk*9", ""],
        stalls=[[["bold_haggler", "market_discovery"]], 0],
        market_deck="acorn charm",
        copy_lapse="while_valid",
    )
    table.do("throw seeing_doubles as market_discovery")
    assert table.copies("seeing_doubles") == "market_discovery"
    table.do("roll flexible_shopkeeper as bold_haggler", chance=[0])
    assert table.copies("seeing_doubles") == ""


@pytest.mark.rule("DM-060", "DM-104")
def test_answers_tell_what_a_card_is_worth_now() -> None:
    table = Table(hands=["acorn cookies junk", "junk"], decks=["junk*9", ""], market="- - charm - -", flashy=2).do(
        "buy 2"
    )
    texts = [option.text for option in table.dale.decision(0).options if "card" in option.text.args]
    said = {text.args["card"].key: text.args["value"] for text in texts}  # type: ignore[attr-defined]
    assert said["card-acorn"] == 6


def panel(table: Table, viewer: int, seat: int) -> Panel:
    return next(panel for panel in GAME.panels(table.dale.view(viewer)) if panel.seat == seat)


@pytest.mark.rule("DM-008")
def test_the_market_panel_has_the_dearest_slot_on_the_left() -> None:
    table = Table(hands=["junk", "junk"], market="acorn - - - charm")
    slots = GAME.panels(table.dale.view(0))[0].lines[0].things
    assert [thing.ref for thing in slots] == [f"market:{slot}" for slot in (4, 3, 2, 1, 0)]
    assert slots[0].text.args["card"].key == "card-acorn"  # type: ignore[attr-defined]


@pytest.mark.rule("DM-466")
def test_the_panel_of_another_player_lists_the_cards_known_in_that_hand() -> None:
    table = Table(hands=["junk", "acorn junk"], market="- - - - charm", unseen_cards=True)
    table.dale.players[1].open = (table.card("acorn", 1),)

    def labels(viewer: int, seat: int) -> list[str]:
        return [line.label.key for line in panel(table, viewer, seat).lines]

    assert "panel-shown" in labels(0, 1)
    assert "panel-shown" not in labels(1, 1)
    assert "panel-shown" not in labels(1, 0)


def test_learners_see_how_cheap_the_slot_of_a_card_is() -> None:
    table = Table(hands=["junk", "junk"], market="- - acorn - charm")
    features = GAME.features()
    assert features is not None
    out = BytesWriter()
    features.write(table.dale, 0, out)
    seen = dict(zip([name for name, _ in features.fields()], out.getvalue(), strict=True))
    assert (seen["market: charm"], seen["market: acorn"], seen["market: cookies"]) == (5, 3, 0)


@pytest.mark.rule("DM-314", "DM-316")
def test_nostalgic_item_takes_junk_wherever_it_lies() -> None:
    """Junk under another card is an answer of its own: what is left of the pile is not the same."""
    table = Table(
        hands=["nostalgic_item", "acorn"],
        discards=["junk charm junk junk cookies", ""],
        stalls=[3, 0],
        decks=["junk*9", ""],
    ).do("stack")
    junk = [option for option in table.dale.decision(0).options if option.refs[0].startswith("discard")]
    assert [option.refs[0] for option in junk] == ["discard:0:place:0", "discard:0:place:2"]
    deep = junk[1].ident
    table.dale.apply(0, deep, FastChance(1))
    assert table.discard(0)[:4] == ["junk", "charm", "junk", "cookies"]


@pytest.mark.rule("DM-376")
def test_worlds_of_the_guesser_hold_no_copy_that_was_bound_in_secret() -> None:
    table = Table(hands=["blindfold reflection junk", "acorn"], discards=["", "charm"], decks=["junk*9", "junk"])
    table.do("play blindfold", "card reflection as charm")
    luck = FastChance(1)
    worlds = [table.dale.redeal(1, luck) for _ in range(200)]
    hidden = [world.asking.card.key for world in worlds if isinstance(world, DaleState) and world.asking is not None]  # type: ignore[attr-defined]
    assert len(set(hidden)) > 1
    for world in worlds:
        assert isinstance(world, DaleState)
        assert all(mark.card is world.asking.card for mark in world.marks)  # type: ignore[union-attr]


@pytest.mark.rule("DM-110", "DM-313")
def test_a_nostalgic_item_from_the_pile_does_not_bring_itself() -> None:
    acorn, item = SHELF.cards_named("acorn")[0], SHELF.cards_named("nostalgic_item")[0]
    from_pile = lay(lay(EMPTY_STACK, acorn, 4, True), item, 3, False)
    assert not stands(from_pile, 7)
    from_hand = lay(lay(EMPTY_STACK, item, 3, True), acorn, 4, False)
    assert stands(from_hand, 7)


@pytest.mark.parametrize(
    ("hand", "zones", "answers", "line"),
    [
        ("treasure_hunter", {"discards": ["", "", "charm"]}, [], "Ada takes Charm from Cyd."),
        ("rotten_food junk", {}, ["seat 2"], "Ada puts a card on the deck of Cyd."),
    ],
)
def test_the_log_says_whose_card_it_was(hand: str, zones: dict[str, object], answers: list[str], line: str) -> None:
    table = Table(hands=[hand, "junk", "junk"], players=3, decks=["junk*9", "", "junk"], **zones)  # type: ignore[arg-type]
    table.do(f"play {hand.split()[0]}", *answers)
    assert line in Narrator(GAME, ["Ada", "Bob", "Cyd"]).lines(table.told, -1)
