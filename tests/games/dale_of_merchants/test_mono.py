"""Mono, the automatic opponent of solo play: set-up and Mono cards (section 19.1)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.cards import ACQUIRE, BONUS, MEMBER, RUBBISH
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import FastChance
from tests.games.dale_of_merchants.builder import Table


def solo(row: str, **zones: object) -> Table:
    """A position of solo play; Mono's row is written left to right, and nothing is for sale unless said so."""
    given: dict[str, object] = {"decks": ["", "junk*9"], **zones}
    human = str(given.pop("human", "junk*5"))
    return Table(mode="solo", hands=[human, row], **given)  # type: ignore[arg-type]


def new_solo(seed: int = 1) -> DaleState:
    dale = GAME.new(1, {"mode": "solo", "decks": ["macaws", "raccoons", "ocelots"]}, FastChance(seed))
    assert isinstance(dale, DaleState)
    return dale


# Set-up


@pytest.mark.rule("DM-511")
def test_solo_is_set_up_like_a_game_of_two() -> None:
    dale = new_solo()
    assert len(dale.decks) == 3
    human = dale.players[0]
    cards = sorted(card.key for card in [*human.hand, *human.deck])
    assert cards == sorted(["swift_broker", "wily_fellow", "bold_haggler", *["junk"] * 7])
    assert len(human.hand) == 5
    assert (len(dale.market), len(dale.market_deck)) == (5, 33 - 5)


@pytest.mark.rule("DM-512")
def test_monos_deck_holds_a_starting_deck_and_the_mono_cards_of_the_decks() -> None:
    mono = new_solo().players[1]
    cards = sorted(card.key for card in [*mono.hand, *mono.deck])
    members = ["swift_member", "wily_member", "bold_member"]
    assert cards == sorted(["swift_broker", "wily_fellow", "bold_haggler", *members, *["junk"] * 7])
    assert (len(mono.hand), len(mono.deck)) == (5, 8)
    # It is shuffled: other seeds give other rows.
    rows = {tuple(card.key for card in new_solo(seed).players[1].hand) for seed in range(12)}
    assert len(rows) > 1


@pytest.mark.rule("DM-513")
def test_the_human_begins_and_turns_alternate() -> None:
    assert all(new_solo(seed).active == 0 for seed in range(6))
    table = solo("junk*5", decks=["", "junk*30"])
    for turn in range(3):
        assert (table.seat, table.dale.turn) == (0, 2 * turn)
        table.pass_turn()
    assert [event["seat"] for event in table.events("turn")] == [1, 0, 1, 0, 1, 0]


@pytest.mark.rule("DM-514")
def test_mono_cards_are_worth_two_and_belong_nowhere() -> None:
    for deck in SHELF.decks:
        card = deck.member
        assert card is not None
        assert (card.value, card.flags & MEMBER != 0, card.flags & RUBBISH) == (2, True, 0)
        assert card.deck < 0  # no animalfolk set
        assert card not in deck.cards


@pytest.mark.rule("DM-515", "DM-516", "DM-517", "DM-518", "DM-519", "DM-520")
@pytest.mark.parametrize(
    ("deck", "key", "bonus", "acquire"),
    [
        ("macaws", "swift_member", True, True),
        ("pandas", "loyal_member", False, False),
        ("raccoons", "wily_member", True, True),
        ("squirrels", "stashing_member", True, False),
        ("ocelots", "bold_member", True, True),
        ("chameleons", "flexible_member", True, False),
    ],
)
def test_what_is_printed_on_the_mono_cards(deck: str, key: str, bonus: bool, acquire: bool) -> None:
    (member,) = [shelf.member for shelf in SHELF.decks if shelf.key == deck]
    assert member is not None
    assert (member.key, member.flags & BONUS != 0, member.flags & ACQUIRE != 0) == (key, bonus, acquire)


# The Mono cards


@pytest.mark.rule("DM-515")
def test_swift_member_draws_three_cards() -> None:
    # Given: stack 8 is next, out of reach for what comes up
    table = solo("junk swift_member junk junk", decks=["", "cookies charm nuisance spyglass junk"], stalls=[0, 7])
    table.mono_turn()
    assert table.told_cards("drew", seat=1)[:3] == ["cookies", "charm", "nuisance"]
    assert table.stacks(1)[7:] == [["nuisance", "charm", "cookies"]]  # 8, from the cards just drawn


@pytest.mark.rule("DM-516")
@pytest.mark.parametrize(
    ("market", "taken", "slot"),
    [
        ("nuisance acorn cookies charm rotten_food", "acorn", 3),  # two of 4: the leftmost of them
        ("nuisance cookies acorn charm gamble", "gamble", 0),
        ("- - cookies nuisance -", "cookies", 2),
        ("- - - - -", None, 0),
    ],
)
def test_loyal_member_takes_the_most_valuable_market_card(market: str, taken: str | None, slot: int) -> None:
    table = solo("junk loyal_member spyglass junk", market=market, stalls=[0, 7]).mono_turn()
    assert [event["from"] for event in table.events("took")] == ([f"market:{slot}"] if taken else [])
    # Then: it entered at the left, before clean-up filled the row
    assert table.row() == (["junk"] * 3 + [taken, "spyglass"] if taken else ["junk"] * 4 + ["spyglass"])


@pytest.mark.rule("DM-517")
@pytest.mark.parametrize(("place", "lost"), [(0, "acorn"), (4, "spyglass")])
def test_wily_member_swaps_a_random_human_card_with_monos_leftmost_junk(place: int, lost: str) -> None:
    human = "acorn cookies#1 charm nuisance spyglass"
    table = solo("cookies#2 wily_member junk#1 cookies#3 junk#2", human=human, stalls=[0, 8 - 1])
    leftmost = table.card("junk#1", 1)
    table.mono_turn(chance=[place])
    # Then: the human has exactly that junk card, and the lost card was the leftmost of the row
    assert leftmost in table.dale.players[0].hand
    assert table.hand(0) == sorted([*(name.split("#")[0] for name in human.split() if name != lost), "junk"])
    assert table.stacks(1)[7:] == [[lost, "cookies", "cookies"]]


@pytest.mark.rule("DM-517")
@pytest.mark.parametrize(("human", "row"), [("acorn#1 cookies", "wily_member acorn#2"), ("", "wily_member junk")])
def test_wily_member_needs_junk_and_a_human_card(human: str, row: str) -> None:
    table = solo(row, human=human, stalls=[0, 7]).mono_turn()
    assert table.hand(0) == sorted(name.split("#")[0] for name in human.split())
    assert table.events("exchanged") == []


@pytest.mark.rule("DM-518")
@pytest.mark.parametrize(
    ("row", "built"),
    [
        ("stashing_member junk acorn junk junk", [["junk", "acorn"]]),  # 1 + 4 reaches 5
        ("junk acorn junk junk", []),  # without the Stashing Member junk is left out
    ],
)
def test_stashing_member_lets_mono_build_with_junk(row: str, built: list[list[str]]) -> None:
    table = solo(row, stalls=[0, 4]).mono_turn()
    assert table.stacks(1)[4:] == built


@pytest.mark.rule("DM-519", "DM-521")
@pytest.mark.parametrize(
    ("face", "human", "mono"),
    [
        (0, ["acorn", "charm", "cookies"], ["gamble", "sabotage", "spyglass"]),
        (1, ["gamble", "charm", "cookies"], ["acorn", "sabotage", "spyglass"]),
        (3, ["gamble", "sabotage", "cookies"], ["acorn", "charm", "spyglass"]),
    ],
)
def test_bold_member_swaps_the_tops_of_both_decks_in_unchanged_order(
    face: int, human: list[str], mono: list[str]
) -> None:
    # Given: five cards of 1 are left in the row, which is neither enough for stack 8 nor to be discarded
    table = solo(
        "bold_member swift_broker wily_fellow loyal_partner stashing_vendor bold_haggler",
        decks=["acorn charm cookies", "gamble sabotage spyglass"],
        stalls=[0, 7],
    ).mono_turn(chance=[face])
    assert (table.deck(0), table.deck(1)) == (human, mono)
    assert [event["roll"] for event in table.events("rolled")] == [[0, 1, 1, 2][face]]


@pytest.mark.rule("DM-521")
@pytest.mark.parametrize(
    ("zones", "human", "mono"),
    [
        # the human can give two cards, one of them after taking up the discard pile
        (
            {"decks": ["acorn", "gamble sabotage spyglass cookies"], "discards": ["charm", ""]},
            ["gamble", "sabotage"],
            ["acorn", "charm", "spyglass", "cookies"],
        ),
        # Mono can give one card only
        ({"decks": ["acorn charm cookies", "gamble"]}, ["gamble", "charm", "cookies"], ["acorn"]),
        # nobody can take from nothing
        ({"decks": ["", "gamble sabotage"]}, [], ["gamble", "sabotage"]),
    ],
    ids=["human short", "mono short", "human empty"],
)
def test_bold_member_swaps_no_more_than_both_can_give(
    zones: dict[str, object], human: list[str], mono: list[str]
) -> None:
    table = solo(
        "bold_member swift_broker wily_fellow loyal_partner stashing_vendor bold_haggler", stalls=[0, 7], **zones
    ).mono_turn(chance=[5])
    assert (table.deck(0), table.deck(1), table.discard(0)) == (human, mono, [])


@pytest.mark.rule("DM-520", "DM-522", "DM-566")
@pytest.mark.parametrize(
    ("card", "stack", "bought"),
    [
        ("loyal_member", [], []),  # no bonus: it takes the Sabotage and the turn is over
        ("stashing_member", [["junk", "nuisance"]], []),  # bonus without acquire: stack 3 is built, with junk
        ("wily_member", [], ["wily_fellow"]),  # acquire: Mono leads and buys first
    ],
)
def test_flexible_member_plays_the_topmost_mono_card_of_the_discard_pile(
    card: str, stack: list[list[str]], bought: list[str]
) -> None:
    # Given: the found card decides about bonus and acquire
    table = solo(
        "flexible_member junk nuisance", discards=["", ["acorn", card, "bold_member"]], stalls=[0, 2],
        market="sabotage - - - wily_fellow", human="",
    ).mono_turn()  # fmt: skip
    assert table.told_cards("played") == ["flexible_member", card]
    assert (table.stacks(1)[2:], table.told_cards("bought")) == (stack, bought)
    # Then: the card it played went onto the discard pile first, Flexible Member on top of it
    pile = [name for name in table.discard(1) if name not in ("junk", "nuisance")]
    assert pile == ["flexible_member", card, "acorn", "bold_member"]


@pytest.mark.rule("DM-520", "DM-523")
def test_flexible_member_turns_the_deck_over_if_it_finds_none() -> None:
    # Given: no Mono card in the discard pile; in the deck the Stashing Member lies below the Loyal Member
    table = solo(
        "flexible_member junk swift_broker wily_fellow bold_haggler loyal_partner stashing_vendor",
        discards=["", "acorn"],
        decks=["", "loyal_member charm stashing_member gamble"],
        stalls=[0, 7],
    ).mono_turn()
    # Then: turned over, the bottom card is on top, so that the Stashing Member is the topmost Mono card
    assert len(table.events("turned-over")) == 1
    assert table.told_cards("played") == ["flexible_member", "stashing_member"]
    assert table.deck(1) == []
    assert table.discard(1) == [
        "junk",
        "flexible_member",
        "stashing_member",
        "gamble",
        "charm",
        "loyal_member",
        "acorn",
    ]


@pytest.mark.rule("DM-522")
def test_flexible_member_without_any_other_mono_card_counts_as_bonus_without_acquire() -> None:
    # Given: Mono leads, so that a card with acquire would buy first
    table = solo(
        "flexible_member nuisance junk junk junk", decks=["", "acorn charm"], stalls=[0, 1], market="- - - - cookies"
    ).mono_turn(chance=FastChance(3))
    assert table.stacks(1)[1:] == [["nuisance"]]
    assert table.events("bought") == []
