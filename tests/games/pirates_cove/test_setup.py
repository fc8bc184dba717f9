"""Setting up and rigging."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.cards.deck import tavern_deck
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.month import MONTH
from covetown.games.pirates_cove.setup import new_game
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.treasure import treasure_deck
from covetown.kernel import FastChance, ScriptedChance, shuffle_script
from tests.games.pirates_cove.builder import Table, face


def dealt(players: int, first: list[str], legends: list[int] | None = None) -> PiratesState:
    """A fresh game in which the first cards of the tavern deck are known."""
    deck = tavern_deck()
    rest = list(deck)
    top = []
    for key in first:
        card = next(card for card in rest if card.key == key)
        rest.remove(card)
        top.append(card)
    order = legends if legends is not None else [0, 1, 2, 3, 4]
    script = shuffle_script(list(range(60)), list(range(60)))
    script += shuffle_script(deck, rest + top[::-1])
    script += shuffle_script([0, 1, 2, 3, 4], order)
    chance = ScriptedChance(script)
    state = new_game(players, GAME.check_options(players, {}), chance)
    assert chance.left() == 0  # PC-068: stacks, tavern deck, legend deck, and no other chance
    return state


PLAIN = ["fame_one", "smoke_screen", "consort", "secret_map", "fame_two", "fame_three"]


@pytest.mark.rule("PC-054", "PC-055", "PC-056", "PC-068")
def test_three_decks_are_shuffled_in_order() -> None:
    state = dealt(4, PLAIN)
    assert state.treasures == tuple(treasure_deck())
    assert len(state.treasures) == 5 * 12
    assert [card.key for card in state.deck[-2:]] == ["fame_three", "fame_two"]
    assert state.legends == (1, 2, 3, 4)
    other = GAME.new(4, {}, FastChance(5))
    assert isinstance(other, PiratesState)
    assert sorted(other.treasures) == treasure_deck()
    assert other.treasures != tuple(treasure_deck())


@pytest.mark.rule("PC-057", "PC-058", "PC-059", "PC-062", "PC-063", "PC-005")
def test_what_every_player_starts_with() -> None:
    state = dealt(5, PLAIN)
    assert [(int(ship.gold), int(ship.fame), int(ship.chests)) for ship in state.ships] == [(9, 0, 0)] * 5
    for ship, key in zip(state.ships, PLAIN, strict=False):
        assert ship.holds(face(key)) == 1
    assert (state.bank_gold, state.bank_chests, len(state.deck)) == (124 - 45, 50, 37)


@pytest.mark.rule("PC-060", "PC-061")
def test_a_parrot_as_starting_card_perches_and_is_not_replaced() -> None:
    state = dealt(3, ["fame_one", "billy_bones_parrot", "consort"])
    assert [int(ship.parrot) for ship in state.ships] == [-1, 3, -1]
    assert (state.ships[1].hand, state.ships[2].holds(face("consort")), len(state.deck)) == (0, 1, 39)


@pytest.mark.rule("PC-064", "PC-065", "PC-066", "PC-572", "PC-585")
@pytest.mark.parametrize(("players", "black_ships"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_black_ships_at_the_start(players: int, black_ships: int) -> None:
    state = dealt(players, PLAIN, [2, 0, 1, 3, 4])
    view = state.view(-1)["black_ships"]
    expected = [("A", 1, "captain_hook"), ("B", 4, "blackbeard")][:black_ships]
    assert isinstance(view, list)
    assert [(ship["name"], ship["island"], ship["legend"]) for ship in view] == expected


@pytest.mark.rule("PC-067")
def test_ships_enter_the_board_with_the_first_navigation() -> None:
    table = Table(4).rig()
    assert table.places() == [0, 0, 0, 0]
    table.state.stack.insert(0, MONTH)
    table.month(0)
    for seat in range(4):
        table.do(seat, "rig_done done")
    assert (table.state.month, table.places()) == (1, [0, 0, 0, 0])
    for seat in range(4):
        table.do(seat, f"sail island:{seat + 2}")
    assert table.places() == [2, 3, 4, 5]


@pytest.mark.rule("PC-069", "PC-539")
def test_any_section_any_number_of_levels_within_nine_gold() -> None:
    table = Table(4).rig()
    for _ in range(4):
        table.do(0, "rig section:0:crew")
    # 1 + 2 + 2 + 3 = 8 gold are planned: one gold is left for a first step elsewhere.
    assert table.offers(0) == [
        *[f"rig section:0:{s}" for s in ("hull", "sails", "cannon")],
        "rig_anew anew",
        "rig_done done",
    ]
    table.do(0, "rig section:0:hull")
    assert table.offers(0) == ["rig_anew anew", "rig_done done"]
    table.do(0, "rig_anew anew")
    assert table.offers(0) == [*[f"rig section:0:{s}" for s in ("hull", "sails", "cannon", "crew")], "rig_done done"]


@pytest.mark.rule("PC-539")
def test_every_set_of_levels_within_nine_gold_can_be_reached() -> None:
    costs = {2: 0, 3: 1, 4: 3, 5: 5, 6: 8}
    wanted = {
        (h, s, c, w)
        for h in costs
        for s in costs
        for c in costs
        for w in costs
        if costs[h] + costs[s] + costs[c] + costs[w] <= 9
    }
    found = set()
    table = Table(4).rig()
    for target in wanted:
        for name, level in zip(("hull", "sails", "cannon", "crew"), target, strict=True):
            for _ in range(level - 2):
                table.do(0, f"rig section:0:{name}")
        draft = table.state.ships[0].draft
        found.add(tuple(int(draft >> 4 * at) & 15 for at in range(4)))
        if target != (2, 2, 2, 2):
            table.do(0, "rig_anew anew")
    assert found == wanted


@pytest.mark.rule("PC-071", "PC-072", "PC-533", "PC-006")
def test_rigging_is_secret_until_all_have_chosen() -> None:
    table = Table(3).rig()
    before = [table.state.view(1), table.state.view(-1)]
    table.do(0, "rig section:0:hull")
    table.do(0, "rig section:0:hull")
    assert [table.state.view(1), table.state.view(-1)] == before
    assert (table.levels(0), table.gold()[0]) == ((2, 2, 2, 2), 9)
    table.do(0, "rig_done done")
    assert table.waiting() == [1, 2]
    assert (table.levels(0), table.gold()[0]) == ((2, 2, 2, 2), 9)
    bank = table.state.bank_gold
    table.do(2, "rig_done done").do(1, "rig_done done")
    assert (table.levels(0), table.gold(), table.state.bank_gold - bank) == ((4, 2, 2, 2), [6, 9, 9], 3)
    assert [event["levels"] for event in table.told("rigged")] == [[4, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]]


@pytest.mark.rule("PC-070", "PC-073")
def test_rigging_costs_every_level_stepped_into() -> None:
    table = Table(3).rig()
    for section in ("cannon", "cannon", "cannon", "sails"):
        table.do(1, f"rig section:1:{section}")
    for seat in range(3):
        table.do(seat, "rig_done done")
    assert (table.levels(1), table.gold()[1]) == ((2, 3, 5, 2), 9 - 1 - 2 - 2 - 1)


@pytest.mark.rule("PC-074")
def test_levels_are_never_sold() -> None:
    for place in range(1, 8):
        table = Table(4).legend("A", "blackbeard", 1 if place != 1 else 2)
        table.ship(0, (5, 5, 5, 5), at=place, gold=30, chests=3, hand=["mastercraft", "going_on_the_account"]).upgrade()
        if table.asked() == "cove":
            table.do(0, "cove_gold bank")
        kinds = {offer.split()[0] for offer in table.offers(0)}
        assert kinds <= {"end_turn", "raise", "buy", "bury", "attach", "account"}
    assert {offer.split()[0] for offer in Table(4).rig().offers(0)} <= {"rig", "rig_done"}
