"""Section 20: table options and what the client owes the game."""

from __future__ import annotations

import json

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import FastChance, RuleError
from covetown.text import texts
from tests.games.dale_of_merchants.builder import Table
from tests.golden.migrate import HERE, brought_up_to_date

OLD_GAMES = HERE / "format_1" / "dale_of_merchants"

DEFAULTS = {
    "mode": "free",
    "decks": "random",
    "first_player": "auto",
    "copy_lapse": "turn",
    "wily_fellow": "flip",
    "blindfold_values": "fixed",
    "open_team_hands": False,
    "max_actions_per_turn": 60,
    "turn_limit": None,
    "unseen_cards": True,
}


@pytest.mark.rule(
    "DM-545", "DM-546", "DM-548", "DM-549", "DM-550", "DM-551", "DM-552", "DM-553", "DM-554", "DM-555", "DM-556"
)
def test_the_defaults_are_the_ruleset_of_the_other_sections() -> None:
    full = GAME.check_options(2, {})
    assert {key: full[key] for key in DEFAULTS} == DEFAULTS
    rules = GAME.new(2, {}, FastChance(1)).view(-1)["rules"]
    assert isinstance(rules, dict)
    for key in (
        "copy_lapse",
        "wily_fellow",
        "blindfold_values",
        "open_team_hands",
        "max_actions_per_turn",
        "turn_limit",
    ):
        assert rules[key] == DEFAULTS[key]


@pytest.mark.rule("DM-545")
@pytest.mark.parametrize(("mode", "seats", "players"), [("free", 3, 3), ("team", 4, 4), ("solo", 1, 2)])
def test_the_modes(mode: str, seats: int, players: int) -> None:
    dale = GAME.new(seats, {"mode": mode}, FastChance(1))
    assert isinstance(dale, DaleState)
    assert len(dale.players) == players
    assert dale.view(-1)["mode"] == mode
    with pytest.raises(RuleError):
        GAME.new(seats + 4, {"mode": mode}, FastChance(1))


@pytest.mark.rule("DM-546")
def test_decks_are_random_listed_or_drafted() -> None:
    seen = set()
    for seed in range(60):
        dale = GAME.new(2, {}, FastChance(seed))
        assert isinstance(dale, DaleState)
        seen.update(dale.decks)
    assert seen == set(range(6))
    listed = GAME.new(2, {"decks": ["ocelots", "pandas", "macaws"]}, FastChance(1))
    assert listed.view(-1)["decks"] == ["macaws", "pandas", "ocelots"]
    assert GAME.new(2, {"decks": "draft"}, FastChance(1)).view(-1)["decks"] == []
    for wrong in (["ocelots"], ["ocelots", "pandas", "badgers"], ["ocelots", "pandas", "macaws", "raccoons"]):
        with pytest.raises(RuleError):
            GAME.new(2, {"decks": wrong}, FastChance(1))


@pytest.mark.rule("DM-557")
def test_there_is_no_draft_in_solo_mode() -> None:
    with pytest.raises(RuleError, match="no draft"):
        GAME.new(1, {"mode": "solo", "decks": "draft"}, FastChance(1))


@pytest.mark.rule("DM-549", "DM-409")
@pytest.mark.parametrize(("lapse", "copies"), [("turn", "market_discovery"), ("while_valid", "")])
def test_whether_a_copy_ends_when_the_path_to_its_card_is_gone(lapse: str, copies: str) -> None:
    table = Table(
        hands=["reflection treasure_hunter junk", ""],
        discards=["", "market_discovery cookies"],
        market_deck="acorn charm gamble",
        actions=2,
        copy_lapse=lapse,
    )
    table.do("throw reflection as market_discovery", "play treasure_hunter")
    assert table.copies("reflection") == copies


@pytest.mark.rule("DM-550", "DM-282")
def test_wily_fellow_may_shuffle_the_new_discard_pile() -> None:
    zones = {"hands": ["wily_fellow", ""], "decks": ["acorn charm gamble", ""]}
    flip = Table(**zones).do("play wily_fellow")  # type: ignore[arg-type]
    assert flip.discard(0) == ["wily_fellow", "gamble", "charm", "acorn"]
    found = set()
    for seed in range(30):
        shuffled = Table(**zones, wily_fellow="shuffle").do("play wily_fellow", chance=FastChance(seed))  # type: ignore[arg-type]
        assert sorted(shuffled.discard(0)) == sorted(flip.discard(0))
        found.add(tuple(shuffled.discard(0)))
    assert len(found) == 6


@pytest.mark.rule("DM-551", "DM-374")
@pytest.mark.parametrize(("option", "values"), [("fixed", [1, 2, 3, 4, 5]), ("shifted", [3, 4, 5, 6, 7])])
def test_the_values_blindfold_can_set(option: str, values: list[int]) -> None:
    table = Table(hands=["blindfold acorn junk", "junk"], flashy=2, blindfold_values=option)
    table.do("play blindfold", "card acorn", "value 1")
    assert table.options() == [f"value {value}" for value in values]


@pytest.mark.rule("DM-553", "DM-554")
@pytest.mark.parametrize(
    "options", [{"max_actions_per_turn": 9}, {"turn_limit": 0}, {"max_actions_per_turn": None}, {"turn_limit": "x"}]
)
def test_limits_have_a_least_value(options: dict[str, object]) -> None:
    with pytest.raises(RuleError):
        GAME.new(2, options, FastChance(1))
    assert GAME.sim_options()["turn_limit"] == 200


@pytest.mark.rule("DM-558")
def test_no_option_speaks_of_coins() -> None:
    assert not any("coin" in spec.key for spec in GAME.option_specs())
    assert "coin" not in str(GAME.new(2, {}, FastChance(1)).view(0))


@pytest.mark.rule("DM-559")
def test_every_card_has_our_own_words_and_the_game_its_credits() -> None:
    say = texts(GAME.key)
    for deck in SHELF.decks:
        for printing in deck.printings:
            key = "card-" + printing.key.replace("_", "-")
            assert say.has(key)
            assert len(say.key(key + ".text")) > 15
    assert "Sami Laakso" in say.key("game-dale-of-merchants.designer")
    assert "Snowdale Design" in say.key("game-dale-of-merchants.publisher")


@pytest.mark.rule("DM-555")
def test_undo_is_a_setting_of_the_table_and_left_out_of_games_of_version_0_1_that_name_it() -> None:
    with pytest.raises(RuleError, match="no option undo"):
        GAME.check_options(2, {"undo": False})
    old = OLD_GAMES / "plain_stack.json"
    assert json.loads(old.read_text("utf-8"))["options"]["undo"] is True
    assert "undo" not in brought_up_to_date(old).options


@pytest.mark.rule("DM-560")
def test_display_settings_are_no_table_options() -> None:
    """Confirmations and automatic passing change no rule, so the game has no option for them."""
    keys = {spec.key for spec in GAME.option_specs()}
    assert not any("confirm" in key or "auto_pass" in key for key in keys)
    table = Table(hands=["favourite_toy", ""]).do("play favourite_toy")
    assert table.asked == "action"
