"""Seats, goods, fame, dice and ties: what holds everywhere."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.hoard import gain_fame, lose_fame
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.ties import ranked, winner_of
from covetown.kernel import Events, FastChance, RecordedChance, ScriptedChance, new_match, replay
from covetown.kernel.playout import play_randomly
from tests.games.pirates_cove.builder import Table


def sides(order: int) -> list[int]:
    out = []
    while order:
        out.append((order & 15) - 1)
        order >>= 4
    return out


def rank(sides_: list[int], marks: list[int], *dice: int) -> tuple[list[int], int]:
    """The order of sides by mark with these dice, and how many dice were not used."""
    script = ScriptedChance([pips - 1 for pips in dice])
    order = ranked(Table(6).state, list(sides_), list(marks), "speed", script)
    return sides(int(order)), script.left()


@pytest.mark.rule("PC-001")
def test_clockwise_is_ascending_with_wrap_around() -> None:
    table = Table(4).ship(0, hand=["crows_nest"]).navigate().do(0, "play hand:11 seat:3")
    for seat in (1, 2, 3):
        table.do(seat, "sail island:6")
    for seat in (3, 0, 1, 2):
        assert table.waiting() == [seat]
        table.do(seat, "sail island:6")


@pytest.mark.rule("PC-005", "PC-007")
@pytest.mark.parametrize(
    ("place", "levels", "masters", "answer", "paid"),
    [
        (1, (2, 2, 2, 2), {}, "buy tavern", 2),
        (3, (2, 2, 2, 2), {"hull": "turned"}, "mend master:0:hull", 1),
        (7, (2, 0, 2, 2), {}, "", 2),
        (4, (2, 2, 5, 2), {}, "raise section:0:cannon", 3),
    ],
)
def test_every_payment_goes_into_the_bank(
    place: int, levels: tuple[int, int, int, int], masters: dict[str, str], answer: str, paid: int
) -> None:
    table = Table(4).legend("A", "captain_hook", 5).ship(0, levels, at=place, gold=10, masters=masters)
    bank = table.state.bank_gold
    table.upgrade()
    if answer:
        table.do(0, answer)
    assert (table.state.bank_gold - bank, table.gold()[0]) == (paid, 10 - paid)
    # It is there for the next player at once.
    table.ship(1, at=2).treasure(2, 0, 9, 2, 0).plunder()
    assert table.gold()[1] == 9


@pytest.mark.rule("PC-006")
def test_gold_spent_on_upgrades_goes_into_the_bank() -> None:
    table = Table(4).ship(0, (2, 2, 2, 7), at=5, gold=4).upgrade()
    bank = table.state.bank_gold
    table.do(0, "raise section:0:crew")
    assert (table.state.bank_gold - bank, table.gold()[0]) == (4, 0)


@pytest.mark.rule("PC-012")
def test_fame_counts_at_once() -> None:
    table = Table(4).ship(0, at=2).treasure(2, 3, 5, 0, 0).plunder()
    assert table.fame()[0] == 3
    assert table.told("fame_gained")[0]["total"] == 3


@pytest.mark.rule("PC-012", "PC-502")
def test_fame_cards_count_only_at_the_end() -> None:
    table = Table(4).ship(0, at=7).deck_top("fame_three", "fame_two").upgrade().do(0, "cove_cards tavern")
    assert table.fame()[0] == 0
    table.reckon()
    assert table.fame()[0] == 5


@pytest.mark.rule("PC-013", "PC-569")
@pytest.mark.parametrize(("floor", "left"), [("zero", 0), ("none", -1)])
def test_the_lowest_fame(floor: str, left: int) -> None:
    table = Table(4, fame_floor=floor).ship(0, fame=1)
    lose_fame(table.state, 0, 2, "mutiny")
    assert table.fame()[0] == left
    gain_fame(table.state, 0, 3, "plunder")
    assert table.fame()[0] == left + 3  # the rest of the loss is forgiven


@pytest.mark.rule("PC-014")
def test_fame_has_no_upper_limit() -> None:
    table = Table(4).ship(0, fame=900, at=6, chests=20).upgrade()
    table.do(0, "bury bury").do(0, "bury_chests amount:20")
    assert table.fame()[0] == 920


@pytest.mark.rule("PC-015", "PC-511")
@pytest.mark.parametrize("seed", range(6))
def test_goods_pass_between_players_through_consort_only(seed: int) -> None:
    """Whenever gold or chests of a ship grow, the event names the bank's reason or Consort shared the booty."""
    chance = FastChance(seed)
    state = GAME.new(4, {}, chance)
    reasons = {"plunder", "cove"}
    while state.waiting:
        assert isinstance(state, PiratesState)
        before = [(int(ship.gold), int(ship.chests), int(ship.hand)) for ship in state.ships]
        state.events = Events()
        play_randomly(state, chance, 1)
        told = state.events.take()
        gained: dict[int, int] = {}
        paid: dict[int, int] = {}
        for event in told:
            if event.kind == "gold_gained":
                assert event.facts["reason"] in reasons
                gained[int(str(event.facts["ship"]))] = gained.get(int(str(event.facts["ship"])), 0) + int(
                    str(event.facts["amount"])
                )
            if event.kind == "gold_paid":
                ship = int(str(event.facts["ship"]))
                paid[ship] = paid.get(ship, 0) + int(str(event.facts["amount"]))
            if event.kind == "mutiny":
                ship = int(str(event.facts["ship"]))
                paid[ship] = paid.get(ship, 0) + int(str(event.facts["gold"]))
            if event.kind in ("fame_gained", "fame_lost"):
                assert event.facts["reason"] in {
                    "plunder",
                    "burial",
                    "sinking",
                    "crippled",
                    "flight",
                    "cacafuego",
                    "fame_cards",
                    "mutiny",
                    "parrot",
                    "exchange",
                }
        if state.waiting == 0:
            break
        for number, captain in enumerate(state.ships):
            assert captain.gold == before[number][0] + gained.get(number, 0) - paid.get(number, 0)


@pytest.mark.rule("PC-016", "PC-386")
def test_nothing_can_be_thrown_away() -> None:
    """In no question of whole games is there an answer that only throws something away."""
    known = {
        "pass",
        "rig",
        "rig_anew",
        "rig_done",
        "play",
        "sail",
        "battle",
        "fire",
        "flee",
        "reload",
        "kegs",
        "aim",
        "keep",
        "take",
        "cove_cards",
        "cove_gold",
        "end_turn",
        "raise",
        "buy",
        "bury",
        "bury_chests",
        "bury_gold",
        "attach",
        "mend",
        "account",
    }
    for seed in range(4):
        chance = FastChance(seed)
        state = GAME.new(4, {}, chance)
        while state.waiting:
            seat = int(state.waiting).bit_length() - 1
            assert {option.kind for option in state.decision(seat).options} <= known
            play_randomly(state, chance, 1)


@pytest.mark.rule("PC-018")
def test_the_same_seed_and_choices_give_the_same_log() -> None:
    logs = []
    for _ in range(2):
        chance = FastChance(77)
        state = GAME.new(5, {}, chance)
        state.events = Events()
        play_randomly(state, chance, 100000)
        logs.append([event.seen_by(-1) for event in state.events.take()])
    assert logs[0] == logs[1]


@pytest.mark.rule("PC-018", "PC-019")
def test_a_recorded_game_replays_exactly() -> None:
    chance = FastChance(3)
    match = new_match(GAME, 4, {}, chance)
    for _ in range(60):
        seat = int(match.state.waiting).bit_length() - 1
        options = match.state.options(seat)
        match.choose(seat, options[chance.below(len(options))])
    assert replay(GAME, match.journal).encode() == match.state.encode()


@pytest.mark.rule("PC-019", "PC-026", "PC-373")
def test_scripted_dice_and_ordered_decks() -> None:
    table = Table(4).ship(0, (8, 5, 5, 5), at=2).ship(1, (8, 2, 2, 2), at=2).fight(2)
    table.do(0, "fire fire").feed(6, 1, 5, 2).do(0, "aim section:1:hull").done()
    assert table.told("volley")[0]["dice"] == [6, 1, 5, 2]
    table = Table(4).legend("A", "captain_hook", 5).ship(0, at=1, gold=4).deck_top("secret_map", "consort").upgrade()
    table.do(0, "buy tavern")
    assert table.hand(0) == ["secret_map"]
    table.do(0, "buy tavern")
    assert table.hand(0) == ["consort", "secret_map"]


@pytest.mark.rule("PC-020", "PC-021")
def test_ties_are_broken_by_one_die_each() -> None:
    assert rank([0, 1, 2], [5, 5, 5], 2, 6, 4) == ([1, 2, 0], 0)
    # Two share the higher number: they settle it completely before the two with the lower number roll.
    assert rank([0, 1, 2, 3], [5, 5, 5, 5], 2, 6, 2, 6, 1, 3, 4, 5) == ([3, 1, 2, 0], 0)


@pytest.mark.rule("PC-022")
def test_dice_of_a_tie_are_taken_by_seat_then_legend_then_navy() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3)
    order, left = rank([0, 3, 6, 7, 8], [9, 9, 9, 9, 9], 1, 2, 3, 4, 5)
    assert (order, left) == ([8, 7, 6, 3, 0], 0)
    assert table.navy() == [(2, 3)]


@pytest.mark.rule("PC-023")
def test_a_tie_roll_is_never_carried_over() -> None:
    table = Table(4).ship(0, (8, 2, 2, 2), at=2).ship(1, (8, 2, 2, 2), at=2).feed(6, 1).fight(2)
    table.fire(0, "section:1:hull", 1, 1).do(1, "fire fire").feed(1, 1, 1, 6).do(1, "aim section:0:hull").done()
    assert table.order() == ["ship:1", "ship:0"]


@pytest.mark.rule("PC-024")
def test_no_die_where_only_one_side_is_concerned() -> None:
    assert rank([4], [9]) == ([4], 0)
    assert rank([0, 1, 2], [3, 9, 5]) == ([1, 2, 0], 0)
    assert winner_of(Table().state, [2], "precedence", ScriptedChance([])) == 2


@pytest.mark.rule("PC-025")
def test_after_fifty_equal_rolls_the_seat_decides() -> None:
    assert rank([1, 3], [5, 5], *([4] * 100)) == ([1, 3], 0)
    script = ScriptedChance([3] * 100)
    assert winner_of(Table().state, [1, 3], "victory", script) == 1
    assert script.left() == 0
    assert rank([1, 3], [5, 5], *([4] * 98), 2, 3) == ([3, 1], 0)


@pytest.mark.rule("PC-590")
def test_the_higher_tie_is_settled_first() -> None:
    assert rank([0, 1, 2, 3], [5, 8, 5, 8], 1, 2, 6, 1) == ([3, 1, 0, 2], 0)


@pytest.mark.rule("PC-591")
def test_only_the_highest_roll_again_for_a_victory() -> None:
    script = ScriptedChance([4, 1, 4, 0, 5])
    assert winner_of(Table(5).state, [0, 1, 2], "victory", script) == 2
    assert script.left() == 0


@pytest.mark.rule("PC-026")
def test_the_dice_of_a_volley_are_one_block() -> None:
    table = Table(4).legend("A", "blackbeard", 2).ship(0, (8, 2, 2, 2), at=2).feed(1, 2, 3, 4, 5, 6).fight(2).done()
    assert table.told("volley")[0]["dice"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("PC-027")
def test_every_roll_is_told_with_purpose_side_and_results() -> None:
    """As many dice are told as were rolled."""
    source = FastChance(12)
    for _ in range(4):
        chance = RecordedChance(source)
        state = GAME.new(4, {}, chance)
        chance.take()
        state.events = Events()
        while state.waiting:
            seat = int(state.waiting).bit_length() - 1
            options = state.options(seat)
            option = options[source.below(len(options))]
            state.apply(seat, option, chance)
            rolled = chance.take()
            dice: list[int] = []
            shuffled = False
            for event in state.events.take():
                facts = event.facts
                if event.kind in ("volley", "tie_roll", "map_drawn"):
                    shown = facts["dice"]
                    assert isinstance(shown, list)
                    dice.extend(shown)
                elif event.kind in ("mutiny_roll", "cacafuego_captured"):
                    die = facts["die"]
                    assert isinstance(die, int)
                    dice.append(die)
                elif event.kind in ("new_deck", "parrot_released", "legend_revealed"):
                    shuffled = True
                if event.kind == "volley":
                    assert facts["side"]
                if event.kind == "tie_roll":
                    assert facts["purpose"] in ("speed", "battle_cards", "prey", "precedence", "upgrade", "victory")
                    sides_ = facts["sides"]
                    assert isinstance(sides_, list)
                    shown = facts["dice"]
                    assert isinstance(shown, list)
                    assert len(sides_) == len(shown)
            if not shuffled:
                assert [value + 1 for value in rolled] == dice
