"""The complete list of decisions, and the answers of those who do not answer."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.tavern import Draw
from covetown.kernel import FastChance
from covetown.kernel.playout import play_randomly
from tests.games.pirates_cove.builder import Table


def answer(table: Table, seat: int) -> str:
    """What the engine answers for a seat, described."""
    state = table.state
    ident = int(state.fallback(seat, FastChance(1)))
    assert ident in state.options(seat)
    return next(
        " ".join([option.kind, *option.refs]) for option in state.decision(seat).options if option.ident == ident
    )


KINDS = {
    "rigging",
    "window_t",
    "window_n0",
    "window_n1",
    "course",
    "open_course",
    "battle_card",
    "volley",
    "reload",
    "kegs",
    "target",
    "navy_target",
    "parrot",
    "cove",
    "upgrade",
    "bury_chests",
    "bury_gold",
}
SECRET = {"rigging", "window_t", "window_n0", "window_n1", "course"}


@pytest.mark.rule("PC-551", "PC-552")
def test_no_other_decision_exists_and_every_fallback_is_legal() -> None:
    seen = set()
    for seed in range(40):
        chance = FastChance(seed)
        seats, options = GAME.any_setup(chance)
        state = GAME.new(seats, options, chance)
        while state.waiting:
            seat = int(state.waiting).bit_length() - 1
            decision = state.decision(seat)
            seen.add(decision.kind)
            assert decision.secret is (decision.kind in SECRET)
            assert state.fallback(seat, chance) in state.options(seat)
            assert [option.ident for option in decision.options] == list(state.options(seat))
            assert len(decision.options) > 1 or decision.by_itself
            assert not decision.by_itself or options["even_windows"]
            play_randomly(state, chance, 1)
    assert seen == KINDS


@pytest.mark.rule("PC-552", "PC-553", "PC-554", "PC-555", "PC-556", "PC-560", "PC-561")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_table_of_absent_players_plays_to_the_end(players: int) -> None:
    chance = FastChance(players)
    state = GAME.new(players, {}, chance)
    made = 0
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        state.apply(seat, state.fallback(seat, chance), chance)
        made += 1
        assert made < 2000
    assert state.result() is not None


@pytest.mark.rule("PC-539", "PC-553")
def test_rigging_fallback_buys_nothing() -> None:
    table = Table(4).rig()
    assert answer(table, 1) == "rig_done done"
    table.do(1, "rig section:1:hull")
    assert answer(table, 1) == "rig_anew anew"
    table.do(1, "rig_anew anew")
    for seat in range(4):
        table.do(seat, answer(table, seat))
    assert (table.levels(1), table.gold()) == ((2, 2, 2, 2), [9, 9, 9, 9])


@pytest.mark.rule("PC-540", "PC-554")
def test_window_submissions() -> None:
    table = Table(3).ship(0, hand=["consort", "secret_map", "crows_nest"]).navigate()
    assert table.offers(0) == ["pass pass", "play hand:10 seat:1", "play hand:10 seat:2", "play hand:15"]
    assert answer(table, 0) == "pass pass"
    table.do(0, "pass pass")
    assert table.offers(0) == ["pass pass", "play hand:11 seat:0", "play hand:11 seat:1", "play hand:11 seat:2"]
    assert answer(table, 0) == "pass pass"
    table = Table(4).legend("A", "blackbeard", 6).squadron(2, by=1).ship(1, at=3).ship(2, at=4).ship(3, at=4)
    table.ship(
        0, at=2, hand=["royal_navy_intercept", "royal_navy_intercept", "privateering_commission", "a_fond_farewell"]
    )
    table.window_n1()
    assert table.offers(0) == [
        "pass pass",
        "play hand:9 island:1",
        "play hand:9 island:5",
        "play hand:9 island:6",
        *[f"play hand:13 navy:0 island:{island}" for island in (1, 3, 4, 5)],
        *[f"play hand:14 island:{island}" for island in (1, 3, 4, 5)],
    ]
    assert answer(table, 0) == "pass pass"


@pytest.mark.rule("PC-541", "PC-555")
@pytest.mark.parametrize(("place", "course"), [(3, 3), (6, 6), (7, 6), (0, 6)])
def test_destination_fallback(place: int, course: int) -> None:
    table = Table(4).ship(0, at=place).navigate()
    assert answer(table, 0) == f"sail island:{course}"
    two = Table(2).ship(0, at=place).ship(2, at=4).navigate()
    assert answer(two, 0) == f"sail island:{course} island:4"


@pytest.mark.rule("PC-555", "PC-577")
def test_destination_fallback_when_the_island_is_not_offered() -> None:
    table = Table(2).ship(0, at=2, hand=["crows_nest"]).ship(2, at=3).navigate().do(0, "play hand:11 seat:0")
    table.do(1, "sail island:6 island:6").do(0, "sail island:3").do(1, "sail island:1")
    assert answer(table, 0) == "sail island:6"


@pytest.mark.rule("PC-542", "PC-554")
def test_battle_card_turn() -> None:
    table = Table(4).ship(0, (8, 5, 4, 4), at=2, chests=2, hand=["smoke_screen", "smoke_screen", "treasure_overboard"])
    table.ship(1, at=2).fight(2)
    assert table.offers(0) == ["pass pass", "battle hand:4", "battle hand:5 amount:1", "battle hand:5 amount:2"]
    assert answer(table, 0) == "pass pass"


@pytest.mark.rule("PC-543", "PC-544", "PC-545", "PC-546", "PC-554", "PC-556", "PC-557")
def test_volley_turn_kegs_and_target() -> None:
    table = Table(4).ship(3, (8, 5, 4, 4), at=2, hand=["grapeshot_attack"]).ship(1, (8, 3, 4, 4), at=2)
    table.ship(0, (8, 2, 4, 4), at=2, hand=["powder_keg"]).fight(2)
    assert (table.offers(3), answer(table, 3)) == (["fire fire", "fire fire hand:6", "flee flee"], "fire fire")
    table.do(3, "fire fire")
    assert (table.offers(0), answer(table, 0)) == (["pass pass", "kegs hand:7 amount:1"], "pass pass")
    table.do(0, "pass pass")
    assert answer(table, 3) == "aim section:0:hull"  # the next ship clockwise


@pytest.mark.rule("PC-557")
def test_target_fallback_prefers_the_legend_then_the_first_squadron() -> None:
    table = Table(4).legend("A", "captain_hook", 2).squadron(2, by=3).squadron(2, by=3)
    table.ship(0, (8, 8, 8, 8), at=2, parrot="trelawney").feed(2, 1).fight(2).do(0, "fire fire")
    assert answer(table, 0) == "aim legend:A"
    table = Table(4).squadron(2, by=3).squadron(2, by=3).ship(0, (8, 8, 8, 8), at=2, parrot="trelawney")
    table.feed(2, 1).fight(2).do(0, "fire fire")
    assert answer(table, 0) == "aim navy:0"
    table = (
        Table(4)
        .ship(0, (8, 8, 4, 4), at=2, hand=["six_gun_salute"])
        .ship(2, (8, 3, 2, 2), at=2)
        .ship(3, (8, 2, 2, 2), at=2)
    )
    table.fight(2).do(0, "fire fire hand:8")
    assert answer(table, 0) == "aim seat:2"


@pytest.mark.rule("PC-547", "PC-558")
def test_navy_target_fallback() -> None:
    table = Table(4).squadron(2, by=2).ship(0, (8, 2, 2, 2), at=2).ship(1, (8, 3, 2, 2), at=2).fight(2)
    assert answer(table, 2) == "aim section:0:hull"
    table = Table(4).squadron(2, by=0).ship(0, at=3).ship(1, (8, 3, 2, 2), at=2).ship(2, (8, 2, 2, 2), at=2).fight(2)
    assert answer(table, 0) == "aim section:1:hull"


@pytest.mark.rule("PC-556", "PC-567")
def test_reload_fallback() -> None:
    table = (
        Table(4, reload_may_flee=True).ship(0, (8, 5, 4, 4), at=2, hand=["six_gun_salute"]).ship(1, (8, 3, 4, 4), at=2)
    )
    table.fight(2).feed(1, 1, 1).do(0, "fire fire hand:8").fire(1, "section:0:hull", 1, 1, 1)
    assert answer(table, 0) == "reload pass"


@pytest.mark.rule("PC-548", "PC-559")
def test_parrot_fallback() -> None:
    table = Table(4).ship(0, parrot="flint").deck_top("billy_bones_parrot").start(Draw(0, 1))
    assert answer(table, 0) == "keep card:19"


@pytest.mark.rule("PC-549", "PC-560")
def test_cove_fallback() -> None:
    assert answer(Table(4).ship(0, at=7).upgrade(), 0) == "cove_cards tavern"


@pytest.mark.rule("PC-550", "PC-561")
def test_upgrade_turn() -> None:
    table = Table(4).ship(
        0,
        (2, 2, 7, 2),
        at=6,
        gold=9,
        chests=1,
        hand=["mastercraft", "going_on_the_account"],
        masters={"hull": "turned"},
    )
    table.upgrade()
    sections = ("hull", "sails", "cannon", "crew")
    assert table.offers(0) == [
        "end_turn done",
        *[f"raise section:0:{s}" for s in sections],
        "bury bury",
        "mend master:0:hull",
        *[f"attach hand:0 section:0:{s}" for s in sections],
        *[f"account hand:12 section:0:{s}" for s in sections],
    ]
    assert answer(table, 0) == "end_turn done"
    table.do(0, "bury bury")
    assert answer(table, 0) == "bury_chests amount:1"
    table.do(0, "bury_chests amount:1")
    assert answer(table, 0) == "bury_gold amount:3"
