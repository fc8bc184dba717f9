"""What the view tells before a choice is what happens after it: landings, crowds, earnings, chains, the final count."""

from __future__ import annotations

from typing import Any

import pytest

from covetown import registry
from covetown.games.merchants_cove.merchants.alchemist import board as lab
from covetown.kernel import Event, Events, FastChance
from tests.games.merchants_cove.builder import Table
from tests.games.merchants_cove.merchants.laboratory import Laboratory
from tests.games.merchants_cove.merchants.table import RED


def seen(table: Any, seat: int = 0) -> Any:
    return table.state.view(seat)


@pytest.mark.rule("MC-113", "MC-116", "MC-124")
@pytest.mark.parametrize(
    ("start", "landings"),
    [
        (2, [(4, 0), (6, 0), (8, 1), (10, 1), (12, 2)]),
        ("5:30", [(11, 0), (12, 0), (14, 0), (16, 1), (18, 1)]),
    ],
    ids=["over two loading marks", "from a Clock Hand"],
)
def test_where_a_timepiece_would_land(start: int | str, landings: list[tuple[int, int]]) -> None:
    """Hours are even positions; four players load one at each mark, after hours 3, 5, 7, 9 and 11."""
    table = Table("abcd", round=2).clock({start: "a", 12: "bcd"}, marker=12).begin()
    told = [(ahead["lands"], ahead["loads"]) for ahead in seen(table)["players"][0]["ahead"]]
    assert told == landings[: len(told)]
    assert len(told) == 5


@pytest.mark.rule("MC-154")
def test_nothing_more_would_be_loaded_after_the_signal() -> None:
    table = Table("ab").signalled().clock({2: "a", 4: "b"}, marker=8).begin()
    assert [ahead["loads"] for ahead in seen(table)["players"][0]["ahead"]] == [0] * 5


@pytest.mark.rule("MC-098", "MC-099")
def test_whose_turn_follows() -> None:
    table = Table("abcd").clock({5: "cb", 3: "d", 8: "a"}).begin()
    assert seen(table)["clock"]["turns"] == [3, 2, 1, 0]


@pytest.mark.rule("MC-168", "MC-169", "MC-170", "MC-171")
def test_what_a_shelf_would_earn() -> None:
    table = Table("ab").piers("RGBB", "RRRRGGYX", "GYYX").shelf("a", "lB sR sR sY sY").begin()
    told = [(pier["takes"], pier["earns"], pier["corruption"]) for pier in seen(table)["harbour"]["piers"]]
    assert told == [
        (["large"], [16, 0], 0),
        (["small"], [2 * 12 + 2 * 4, 0], 0),
        (["small", "large"], [2 * 8, 0], 1),
    ]


@pytest.mark.rule("MC-149", "MC-380")
def test_the_crowd_that_would_stand_at_each_berth() -> None:
    table = Table("ab").piers(bazaar="B", plaza="R").shelf("a", "lB sR").boats({1: "RRB", 4: "G"}).bag("R")
    table.clock({3: "a", 8: "b"}).wish("R").begin()
    table.answer("space:one", "boat:1")
    assert table.question() == "choose-berth"
    docking = seen(table)["harbour"]["docking"]
    assert [offer["berth"] for offer in docking] == [refs.split()[0].partition(":")[2] for refs in table.offered()]
    for offer in docking:
        after = table.state.copy()
        after.apply(0, table.state.options(0)[docking.index(offer)], FastChance(1))
        pier = next(one["pier"] for one in seen(table)["harbour"]["berths"] if one["berth"] == offer["berth"])
        there = next(one for one in after.view(0)["harbour"]["piers"] if one["pier"] == pier)  # type: ignore[index]
        assert (offer["crowd"], offer["earns"]) == (there["crowd"], there["earns"])
    assert len(docking) == 2
    assert docking[0]["earns"] != docking[1]["earns"]


@pytest.mark.rule("MC-187")
def test_what_shields_would_pay() -> None:
    table = Table("ab").shields("a", "RY").halls(red=3, green=5, yellow=2).begin()
    assert [player["shield_gold"] for player in seen(table)["players"]] == [5, 0]


@pytest.mark.rule("AL-037", "AL-041", "AL-044", "AL-045")
def test_the_chain_a_marble_would_set_off() -> None:
    """Announcing red in the Lower row takes its Ichor too; what meets goes in the order in which it meets."""
    table = Laboratory("BRGGY", "GIYBR", "YGBRB", "YIIBB")
    table.act("take_lower")
    while table.state.decision(0).kind != "announce":
        table.pick(table.options[0])
    chains = table.board()["chains"]
    assert isinstance(chains, dict)
    assert chains["marble:1:2"] == [["marble:1:2"], ["marble:2:2"], ["marble:4:2", "marble:4:1", "marble:4:3"]]
    assert "marble:2:2" not in chains, "Ichor cannot be announced"
    before = [len(chute) for chute in table.chutes()]
    table.pick(lab.COLOUR + RED)
    assert [was - len(chute) for was, chute in zip(before, table.chutes(), strict=True)] == [1, 1, 0, 3]


@pytest.mark.rule("AL-045", "AL-046")
def test_a_chain_goes_on_where_a_gap_closes() -> None:
    fallen = lab.fall(Laboratory("GYRYG").lab.chutes[0], 2)
    assert [int(fallen.order >> (3 * turn)) & 7 for turn in range(6)] == [3, 2, 4, 1, 5, 0]
    assert fallen.chute == 0


def walk(options: dict[str, object], seed: int) -> tuple[Any, list[Event]]:
    """A random game to its end, with everything that was told."""
    chance = FastChance(seed)
    state: Any = registry.load("merchants_cove").new(len(options), options, chance)
    state.events = told = Events()
    while state.waiting:
        options_now = state.options(state.active)
        state.apply(state.active, options_now[chance.below(len(options_now))], chance)
    return state, told.told


TABLES: list[dict[str, object]] = [{"merchant_1": "entertainer", "merchant_2": "alchemist"}, {"merchant_1": "captain"}]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("options", TABLES, ids=["with the Entertainer", "against the Peddler"])
@pytest.mark.rule("MC-171", "MC-199", "MC-203", "MC-204")
def test_what_is_told_adds_up(options: dict[str, object], seed: int) -> None:
    """The lines of a sale give its gold, and the shares of the final count its sum, for merchants and the Peddler."""
    state, events = walk(options, seed)
    sales = [event.facts for event in events if event.kind == "sold"]
    for sale in sales:
        lines: Any = sale["lines"]
        assert sum(line["count"] * line["price"] * line["customers"] for line in lines) == sale["amount"]
        assert sum(line["count"] for line in lines) == sale["count"]
    finals = [event.facts for event in events if event.kind == "final-scoring"]
    assert len(finals) == len(state.players)
    for final in finals:
        shares: Any = final["shares"]
        assert sum(share["amount"] for share in shares) == final["amount"]
        assert all(share["icons"] * share["each"] == share["amount"] for share in shares if share["kind"] != "own")
        assert len(final["worth"]) == len(final["faces"])  # type: ignore[arg-type]
