"""What chance decides before set-up is written down, so that a merchant added later changes no game already begun."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.merchants import SHELF, merchants
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel import (
    FastChance,
    JournalError,
    RuleError,
    ScriptedChance,
    fingerprint,
    migrated,
    new_match,
    read_journal,
    replay,
)
from tests.games.merchants_cove.builder import Stall
from tests.golden.migrate import HERE, OLD

RECORDED = sorted((HERE / "merchants_cove").glob("*.json"))
OLD_RECORDED = [file for file in OLD if file.parent.name == "merchants_cove"]
BASE = ["alchemist", "blacksmith", "captain", "chronomancer"]


@pytest.fixture
def sixth() -> Iterator[str]:
    """A further base merchant, the first in the alphabet, so that it would be dealt and sold before all others."""
    guest = Stall("abbot", 9)
    SHELF.put(guest)
    try:
        yield guest.key
    finally:
        SHELF.take_off(guest)


def line_up(seats: int, seed: int, **options: object) -> list[str]:
    state = GAME.new(seats, options, FastChance(seed))
    assert isinstance(state, MerchantsState)
    return [player.merchant.key for player in state.players[:seats]]


def complete(seats: int, **options: object) -> dict[str, object]:
    return GAME.check_options(seats, options)


@pytest.mark.rule("MC-392")
def test_open_seats_are_dealt_as_options_and_nothing_else_is() -> None:
    full = complete(3, merchant_2="captain")
    dealt = GAME.deal_options(3, full, ScriptedChance([2, 0]))
    assert dealt == {"merchant_1": "chronomancer", "merchant_3": "alchemist"}
    assert GAME.deal_options(3, {**full, **dealt}, ScriptedChance([])) == {}


@pytest.mark.rule("PD-012", "MC-392")
def test_the_stock_of_the_peddler_is_dealt_too() -> None:
    full = complete(1, merchant_1="alchemist")
    assert GAME.deal_options(1, full, ScriptedChance([])) == {"peddler_goods": "blacksmith"}
    named = complete(1, merchant_1="alchemist", peddler_goods="captain")
    assert GAME.deal_options(1, named, ScriptedChance([])) == {}
    assert "peddler_goods" not in GAME.deal_options(2, complete(2), FastChance(1))


@pytest.mark.parametrize("seed", range(12))
def test_dealing_first_and_setting_up_then_is_the_same_game(seed: int) -> None:
    seats = 1 + seed % 5
    at_once = GAME.new(seats, {}, FastChance(seed))
    chance = FastChance(seed)
    dealt = GAME.deal_options(seats, complete(seats), chance)
    in_two = GAME.new(seats, {**complete(seats), **dealt}, chance)
    assert fingerprint(at_once) == fingerprint(in_two)


@pytest.mark.rule("MC-006")
def test_two_hundred_tables_of_five_open_seats_with_a_sixth_base_merchant(sixth: str) -> None:
    """Every line-up with an expansion comes up, with the expansion in every seat; none without one."""
    expansions = {merchant.key for merchant in merchants() if not merchant.base}
    left_out: set[str] = set()
    expansion_at: set[int] = set()
    for seed in range(200):
        keys = line_up(5, seed)
        assert len(set(keys)) == 5
        assert set(keys) & expansions
        left_out |= {*BASE, sixth} - set(keys)
        expansion_at |= {seat for seat, key in enumerate(keys) if key in expansions}
    assert left_out == {*BASE, sixth}
    assert expansion_at == {0, 1, 2, 3, 4}


@pytest.mark.rule("MC-006", "MC-392")
def test_a_dealt_table_without_an_expansion_gets_one_in_an_open_seat(sixth: str) -> None:
    """The deal is kept where it is legal; where it is not, one of the open seats changes."""
    full = complete(5, merchant_1="captain")
    pool = sorted({*BASE, sixth, "entertainer"} - {"captain"})
    assert pool == ["abbot", "alchemist", "blacksmith", "chronomancer", "entertainer"]
    legal = GAME.deal_options(5, full, ScriptedChance([4, 0, 0, 0]))
    assert legal["merchant_2"] == "entertainer"
    mended = GAME.deal_options(5, full, ScriptedChance([0, 0, 0, 0, 2]))
    assert mended == {
        "merchant_2": "abbot",
        "merchant_3": "alchemist",
        "merchant_4": "entertainer",
        "merchant_5": "chronomancer",
    }
    with pytest.raises(RuleError, match="expansion"):
        complete(5, **{f"merchant_{seat}": key for seat, key in enumerate([*BASE, sixth], 1)})


def test_every_line_up_of_five_has_an_expansion(sixth: str) -> None:
    for options in GAME.line_ups(5)[:400]:
        assert "entertainer" in options.values()
        GAME.check_options(5, options)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: str(file.stem))
def test_a_recorded_game_stays_the_same_with_a_merchant_more_on_the_shelf(sixth: str, file: Path) -> None:
    journal = read_journal(file.read_text("utf-8"))
    assert replay(GAME, journal).waiting == 0


@pytest.mark.parametrize("file", OLD_RECORDED, ids=lambda file: str(file.stem))
def test_a_game_of_version_0_1_stays_the_same_once_migrated(file: Path) -> None:
    journal = migrated(GAME, json.loads(file.read_text("utf-8")))
    guest = Stall("abbot", 9)
    SHELF.put(guest)
    try:
        assert replay(GAME, journal).waiting == 0
    finally:
        SHELF.take_off(guest)


def test_it_is_the_record_of_the_deal_that_keeps_a_game_the_same(sixth: str) -> None:
    """Without what was dealt the same journals would be other games by now."""
    lost = 0
    for file in RECORDED:
        journal = read_journal(file.read_text("utf-8"))
        journal.setup = journal.dealing + journal.setup
        journal.dealt = {}
        try:
            replay(GAME, journal)
        except JournalError:
            lost += 1
    assert lost > 5


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_a_new_game_records_what_was_dealt(seats: int) -> None:
    match = new_match(GAME, seats, {}, FastChance(7))
    state = match.state
    assert isinstance(state, MerchantsState)
    written = [match.journal.dealt[f"merchant_{seat + 1}"] for seat in range(seats)]
    assert written == [player.merchant.key for player in state.players[:seats]]
    assert ("peddler_goods" in match.journal.dealt) == (seats == 1)
    assert fingerprint(replay(GAME, match.journal)) == fingerprint(state)
