"""Mono's turn: its row, what it plays, builds and buys, and how it ends (section 19.2)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.meta import GAME
from covetown.kernel import FastChance
from covetown.narrator import Narrator
from tests.games.dale_of_merchants.builder import Table
from tests.games.dale_of_merchants.test_mono import solo

ONES = "swift_broker wily_fellow loyal_partner stashing_vendor"  # four cards of 1


# The row


@pytest.mark.rule("DM-524", "DM-565")
def test_cards_enter_the_row_at_the_left_one_after_the_other() -> None:
    # Clean-up draws first Acorn, then Charm, then Cookies.
    table = solo("junk junk swift_broker junk wily_fellow", decks=["", "acorn charm cookies junk"], stalls=[0, 7])
    table.mono_turn()
    assert table.row() == ["cookies", "charm", "acorn", "swift_broker", "wily_fellow"]


@pytest.mark.rule("DM-565")
def test_gambled_cards_enter_the_row_in_the_order_picked() -> None:
    table = solo("spyglass sabotage", human="gamble acorn cookies charm")
    table.do("play gamble", chance=[3, *Table.pick("acorn cookies charm", "charm acorn")])
    assert table.row() == ["acorn", "charm"]
    assert table.hand(0) == ["cookies", "sabotage", "spyglass"]


@pytest.mark.rule("DM-565")
def test_after_whirligig_monos_row_is_shuffled() -> None:
    def play(script: list[int]) -> list[str]:
        table = solo("spyglass sabotage cookies", human="whirligig junk", decks=["acorn", "junk"])
        return table.do("play whirligig", chance=script).row()

    # The first number deals the human the Acorn; the other two shuffle the row into any of six orders.
    rows = {tuple(play([0, first, second])) for first in range(3) for second in range(2)}
    assert len(rows) == 6
    assert {tuple(sorted(row)) for row in rows} == {("cookies", "sabotage", "spyglass")}


@pytest.mark.rule("DM-525")
def test_the_human_sees_monos_row_during_monos_turn_only() -> None:
    table = solo("acorn cookies junk", decks=["", "spyglass#1 spyglass#2 spyglass#3 nuisance"], stalls=[0, 7])
    assert "acorn" not in str(table.dale.view(0)["players"])
    acorn, cookies = (int(table.card(name, 1).ident) for name in ("acorn", "cookies"))
    table.mono_turn()
    shown = [event["cards"] for event in table.events("row", seat=0)]
    assert shown[0][:2] == [acorn, cookies]  # type: ignore[index]
    assert "spyglass" not in str(table.dale.view(0)["players"])  # drawn after the turn's work, face down again


@pytest.mark.rule("DM-525")
@pytest.mark.parametrize(
    ("locale", "empty", "full"),
    [
        ("en", "Mono’s row is empty.", "Mono turns the row over: Acorn."),
        ("fr", "Chez Mono, la rangée est vide.", "Mono retourne sa rangée\u202f: Gland de chêne."),
    ],
)
def test_the_log_says_that_monos_row_is_empty(locale: str, empty: str, full: str) -> None:
    for row, said in (("", empty), ("acorn", full)):
        table = solo(row, stalls=[0, 7]).mono_turn()
        rows = [event for event in table.told if event.kind == "row"]
        assert Narrator(GAME, ["Ann"], locale).lines(rows, 0) == [said]


@pytest.mark.rule("DM-525")
def test_the_human_sees_what_swift_member_draws() -> None:
    table = solo("swift_member junk junk junk junk", decks=["", "acorn charm junk*9"], stalls=[0, 7])
    acorn = next(int(card.ident) for card in table.dale.players[1].deck if card.key == "acorn")
    table.mono_turn()
    assert acorn in table.events("row", seat=0)[-1]["cards"]  # type: ignore[operator]


# What Mono does


@pytest.mark.rule("DM-526")
def test_mono_plays_its_leftmost_mono_card_and_no_other() -> None:
    table = solo("junk stashing_member loyal_member junk", market="- - - - gamble", stalls=[0, 7]).mono_turn()
    assert table.told_cards("played") == ["stashing_member"]
    assert table.discard(1) == ["junk", "junk", "stashing_member"]
    assert table.row() == ["junk", "junk", "junk", "junk", "loyal_member"]


@pytest.mark.rule("DM-527")
def test_after_a_mono_card_without_bonus_clean_up_follows_at_once() -> None:
    # Given: Mono could build stack 2 or buy the Nuisance
    zones: dict[str, object] = {"market": "gamble - - - nuisance#2", "stalls": [0, 1]}
    table = solo("loyal_member nuisance#1 junk junk", **zones).mono_turn()
    assert (len(table.stacks(1)), table.events("bought")) == (1, [])
    assert table.discard(1) == ["junk", "junk", "loyal_member"]


@pytest.mark.rule("DM-528")
@pytest.mark.parametrize(
    ("row", "market", "stack", "bought"),
    [
        ("nuisance#1 junk junk cookies", "- - - - nuisance#2", [["nuisance"]], []),  # no Mono card: build first
        ("stashing_member nuisance#1 junk", "- - - - nuisance#2", [["nuisance"]], []),  # bonus without acquire
        ("junk junk junk", "- - - - nuisance#2", [], ["nuisance"]),  # nothing to build: buy
        ("junk junk", "- - - - gamble", [], []),  # neither
    ],
)
def test_without_acquire_mono_builds_first_and_else_buys(
    row: str, market: str, stack: list[list[str]], bought: list[str]
) -> None:
    # Given: Mono leads with 1 stack to 0, which matters only with acquire
    table = solo(row, market=market, stalls=[0, 1]).mono_turn()
    assert (table.stacks(1)[1:], table.told_cards("bought")) == (stack, bought)


@pytest.mark.rule("DM-529")
@pytest.mark.parametrize(
    ("mono", "human", "buys_first"), [(3, 2, True), (3, 3, False), (2, 3, False), (6, 5, True), (7, 5, False)]
)
def test_with_acquire_mono_buys_first_if_it_leads_and_has_fewer_than_seven_stacks(
    mono: int, human: int, buys_first: bool
) -> None:
    # Given: a Wily Member without junk in the row does nothing; Mono could build as well as buy
    table = solo("wily_member sabotage gamble acorn", market="- - - - cookies", stalls=[human, mono]).mono_turn()
    assert table.told_cards("bought") == (["cookies"] if buys_first else [])
    assert len(table.stacks(1)) == mono + (0 if buys_first else 1)


@pytest.mark.rule("DM-529")
def test_with_acquire_mono_builds_if_it_cannot_buy() -> None:
    table = solo("wily_member acorn", market="gamble - - - -", stalls=[0, 3]).mono_turn()
    assert table.stacks(1)[3:] == [["acorn"]]


@pytest.mark.rule("DM-530")
@pytest.mark.parametrize("member", ["", "wily_member "])
def test_mono_builds_or_buys_once(member: str) -> None:
    # Given: stacks 2 and 3 and several purchases would be possible
    table = solo(
        f"{member}nuisance#1 rotten_food acorn cookies#1", market="- - - nuisance#2 cookies#2", stalls=[0, 1]
    ).mono_turn()
    assert len(table.stacks(1)[1:]) + len(table.events("bought")) == 1


@pytest.mark.rule("DM-531", "DM-533")
@pytest.mark.parametrize(
    ("row", "required", "stack"),
    [
        ("nuisance acorn cookies", 4, [["acorn"]]),  # one card is fewer than two
        ("nuisance acorn cookies", 3, [["acorn"]]),  # at least 3: more than needed is fine
        ("nuisance spyglass cookies", 6, [["nuisance", "spyglass"]]),  # sets do not matter
        ("cookies sabotage nuisance", 1, [["cookies"]]),  # any single card reaches 1: the leftmost
        ("rotten_food nuisance acorn sabotage", 7, [["rotten_food", "acorn"]]),  # the first pair, not the highest
        ("nuisance cookies acorn rotten_food", 5, [["nuisance", "acorn"]]),
        ("junk junk junk", 1, []),  # no junk
        ("wily_member#1 bold_haggler flexible_member", 3, []),  # and no Mono cards
    ],
)
def test_mono_builds_with_the_fewest_cards_that_reach_the_value(
    row: str, required: int, stack: list[list[str]]
) -> None:
    table = solo(row, stalls=[9, required - 1]).mono_turn()
    assert table.stacks(1)[required - 1 :] == stack


@pytest.mark.rule("DM-532", "DM-533")
@pytest.mark.parametrize(
    ("row", "market", "bought", "paid"),
    [
        # the leftmost card that can be afforded, not the cheapest
        ("junk*5", "- - nuisance - wily_fellow", "nuisance", ["junk"] * 4),
        ("junk*5", "sabotage - - cookies -", "cookies", ["junk"] * 3),
        # the fewest cards, Mono cards and junk included
        ("stashing_member junk flexible_member junk", "- - - - nuisance", "nuisance", ["flexible_member"]),
        # of equally few the first in order
        ("rotten_food junk acorn#1 sabotage", "- acorn#2 - - -", "acorn", ["rotten_food", "acorn"]),
        ("acorn#1 junk spyglass junk", "- - - - gamble", "gamble", ["acorn", "junk"]),
        ("junk acorn#1 junk spyglass", "- - - - gamble", "gamble", ["junk", "acorn"]),
    ],
)
def test_mono_buys_the_leftmost_card_it_can_afford_for_the_fewest_cards(
    row: str, market: str, bought: str, paid: list[str]
) -> None:
    # Given: a stack worth 16 would be next, out of reach, so that Mono has to buy
    table = solo(row, market=market, stalls=[0, 15]).mono_turn(chance=FastChance(1))
    assert table.told_cards("bought") == [bought]
    assert table.told_cards("paid") == paid


@pytest.mark.rule("DM-534")
def test_payments_are_discarded_from_left_to_right_and_the_purchase_enters_at_the_left() -> None:
    # Given: after paying with three cards of 1 the row has five cards again and draws none
    table = solo(f"{ONES} bold_haggler cookies#1 cookies#2", market="- - - - -", stalls=[0, 15], discards=["", "acorn"])
    table.dale.market[1] = table.pile("nuisance")[0]  # price 3: the leftmost pair that reaches it
    table.mono_turn()
    assert table.told_cards("paid") == ["swift_broker", "cookies"]
    assert table.discard(1) == ["cookies", "swift_broker", "acorn"]
    assert table.row() == ["nuisance", "wily_fellow", "loyal_partner", "stashing_vendor", "bold_haggler", "cookies"]


# Clean-up


@pytest.mark.rule("DM-535", "DM-537")
def test_in_clean_up_mono_discards_its_junk_and_fills_to_five() -> None:
    table = solo(
        "junk#1 cookies#1 junk#2 cookies#2 junk#3",
        decks=["", "acorn charm nuisance cookies#3 spyglass"],
        stalls=[0, 7],
    )
    junk = [table.card(f"junk#{number}", 1) for number in (1, 2, 3)]
    table.mono_turn()
    assert table.dale.players[1].discard == junk  # left to right
    assert table.row() == ["nuisance", "charm", "acorn", "cookies", "cookies"]  # five, in spite of Cookies
    assert table.deck(1) == ["cookies", "spyglass"]


@pytest.mark.rule("DM-536")
def test_monos_clean_up_fills_the_hand_then_the_market_and_asks_nothing() -> None:
    # Given: the row holds cards whose owner would be asked in clean-up
    table = solo(
        "market_discovery good_old_times junk",
        market="winter_is_coming - - - -",  # price 9: too dear
        market_deck="charm*3 acorn*3",
        decks=["", "sabotage gamble spyglass nuisance"],
        stalls=[0, 15],
    )
    table.mono_turn()
    assert (table.seat, table.asked) == (0, "action")
    kinds = [event.kind for event in table.told]
    last_draw = max(place for place, kind in enumerate(kinds) if kind == "drew")
    assert last_draw < kinds.index("slid") < kinds.index("laid-out")
    assert table.market() == ["acorn", "charm", "charm", "charm", "winter_is_coming"]
    assert table.market_discard() == []  # no throw


@pytest.mark.rule("DM-537")
@pytest.mark.parametrize(
    ("row", "required", "built"),
    [
        ("accordion junk", 6, False),  # it does not stretch
        ("accordion junk", 5, True),
        ("reflection junk", 4, False),  # it does not copy the human's Acorn: 2
        ("reflection junk", 2, True),
        ("stashing_vendor junk junk", 2, False),  # junk stays out
        ("swift_broker junk junk", 2, False),  # techniques are not played
        ("bold_haggler junk", 2, False),  # nothing is rolled
    ],
)
def test_mono_ignores_the_texts_of_animalfolk_cards(row: str, required: int, built: bool) -> None:
    table = solo(row, discards=["acorn", ""], stalls=[0, required - 1]).mono_turn()
    assert (len(table.stacks(1)) == required) is built
    assert [table.events(kind) for kind in ("played", "rolled", "copied")] == [[], [], []]


@pytest.mark.rule("DM-538")
@pytest.mark.parametrize(("human", "score"), [(5, -3), (7, -1)])
def test_mono_wins_with_its_eighth_stack(human: int, score: int) -> None:
    table = solo("sabotage rotten_food junk", stalls=[human, 7]).mono_turn()
    result = table.dale.result()
    assert result is not None
    assert (result.scores, table.dale.payoff(0), table.dale.waiting) == ([score], 0.0, 0)
    assert table.row() == ["junk"]  # no clean-up


@pytest.mark.rule("DM-538")
def test_the_human_wins_as_usual_with_the_difference_as_score() -> None:
    table = solo("junk*5", human="sabotage rotten_food", stalls=[7, 3]).do("build rotten_food+sabotage")
    result = table.dale.result()
    assert result is not None
    assert (result.scores, table.dale.payoff(0)) == ([5], 1.0)
