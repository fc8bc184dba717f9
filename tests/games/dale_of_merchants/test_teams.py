"""Section 8: two teams of two with a common stall."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import FastChance, Result, RuleError
from tests.games.dale_of_merchants.builder import Table


def team(hands: list[str], common: int = 0, **zones: object) -> Table:
    """A team table with seat 0 active; seats 0 and 2 have built `common` stacks."""
    zones.setdefault("decks", ["junk*9", "junk*9", "junk*9", "junk*9"])
    return Table(hands=hands, mode="team", stalls=[common, 0], **zones)  # type: ignore[arg-type]


def ask(table: Table, *cards: str) -> Table:
    """Ask the teammate for help with these cards; what has only one answer the engine has answered."""
    table.do("ask")
    for card in cards:
        if table.asked == "ask_help" and table.can(f"lay {card}"):
            table.do(f"lay {card}")
    return table.do("done") if table.asked == "ask_help" else table


def fresh(seed: int = 1, **options: object) -> DaleState:
    dale = GAME.new(4, {"mode": "team", **options}, FastChance(seed))
    assert isinstance(dale, DaleState)
    return dale


@pytest.mark.rule("DM-168")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_team_game_needs_four_players(seats: int) -> None:
    with pytest.raises(RuleError, match="4 seats"):
        GAME.new(seats, {"mode": "team"}, FastChance(1))


@pytest.mark.rule("DM-169", "DM-179")
def test_teammates_sit_opposite() -> None:
    dale = fresh()
    assert [int(dale.mate(seat)) for seat in range(4)] == [2, 3, 0, 1]
    dale.active = 1
    assert [int(seat) for seat in dale.opponents()] == [2, 0]


@pytest.mark.rule("DM-169")
def test_every_view_names_the_teams() -> None:
    players = fresh().view(-1)["players"]
    assert isinstance(players, list)
    assert [player["team"] for player in players] == [0, 1, 0, 1]


@pytest.mark.rule("DM-170", "DM-171", "DM-172")
def test_four_decks_and_six_junk_each() -> None:
    dale = fresh()
    assert len(dale.decks) == 4
    for player in dale.players:
        cards = [*player.hand, *player.deck]
        assert len(cards) == 10
        assert sum(card.key == "junk" for card in cards) == 6
    assert not GAME.faults(dale)


@pytest.mark.rule("DM-173", "DM-175")
def test_only_the_stall_is_common() -> None:
    table = team(["swift_broker cookies", "junk", "acorn", "junk"]).do("build swift_broker")
    assert table.stacks(0) == table.stacks(2) == [["swift_broker"]]
    assert table.stacks(1) == table.stacks(3) == []
    assert table.hand(2) == ["acorn"]
    assert table.dale.active == 1
    assert len(table.dale.players) == 4


@pytest.mark.rule("DM-174")
def test_the_tenth_stack_wins_for_the_team() -> None:
    table = team(["sabotage rotten_food", "", "", ""], 7).do("build rotten_food+sabotage")
    assert table.dale.waiting != 0
    table = team(["sabotage treasure_hunter", "", "", ""], 9).do("build sabotage+treasure_hunter")
    result = table.dale.result()
    assert result is not None
    assert result.places == [1, 3, 1, 3]
    assert [table.dale.payoff(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]


@pytest.mark.rule("DM-183", "DM-184", "DM-188", "DM-110")
def test_a_request_leaves_a_point_to_the_teammate_and_needs_an_item_for_each_card_of_the_pile() -> None:
    """For the sixth stack at most 5: not a 5 from the pile on a Nostalgic Item of 3, and no second card from there."""
    table = team(
        ["nostalgic_item junk sabotage winter_is_coming flashy_show", "", "stashing_vendor", ""],
        5,
        discards=["cookies gamble swift_broker", "", "", ""],
        flashy=1,
    ).do("ask")
    assert table.options() == ["lay nostalgic_item", "lay junk"]  # with a Flashy Show every 5 is the whole stack
    table = team(
        ["nostalgic_item junk sabotage", "", "stashing_vendor", ""],
        5,
        discards=["cookies gamble swift_broker", "", "", ""],
    ).do("ask", "lay nostalgic_item")
    assert table.options() == ["lay junk", "lay-pile cookies", "lay-pile swift_broker", "done"]
    table.do("lay-pile swift_broker")
    assert table.options() == ["lay junk", "done"]


@pytest.mark.rule("DM-184", "DM-323")
def test_the_teammate_adds_a_card_even_where_an_accordion_would_do_without() -> None:
    table = ask(team(["accordion junk", "", "stashing_vendor charm", ""], 5), "accordion")
    assert (table.asked, table.seat) == ("help", 2)
    assert table.options() == ["lay stashing_vendor", "decline"]


@pytest.mark.rule("DM-186", "DM-049")
def test_the_first_action_of_every_turn_allows_a_request() -> None:
    table = Table(hands=["junk", "cookies junk", "junk", "cookies"], mode="team", stalls=[0, 3], decks=["junk*9"] * 4)
    table.pass_turn()
    assert (table.seat, table.can("ask"), table.dale.view(-1)["help_asked"]) == (1, True, False)


@pytest.mark.rule("DM-318", "DM-478", "DM-492")
def test_an_acorn_names_the_cards_of_a_common_stall_once() -> None:
    table = Table(
        hands=["acorn", "", "", ""], mode="team", stalls=[1, [["cookies"], ["charm"]]], decks=["junk*9"] * 4
    ).do("play acorn")
    assert table.options() == ["stall 1 1 cookies", "stall 1 2 charm"]


@pytest.mark.rule("DM-174", "DM-397")
def test_the_tenth_stack_can_be_laid_card_by_card() -> None:
    """A Reflection that has to copy is in hand, so no stack is offered whole: two cards of 5 still make the tenth."""
    table = team(["sabotage treasure_hunter reflection", "", "", ""], 9, discards=["", "cookies", "", ""])
    assert table.builds() == {"sabotage+treasure_hunter"}


@pytest.mark.rule("DM-176", "DM-183", "DM-184", "DM-185")
def test_a_teammate_finishes_the_stack() -> None:
    table = team(["spyglass swift_broker junk", "", "spyglass acorn", ""], 8)
    ask(table, "spyglass", "swift_broker")
    assert (table.asked, table.seat) == ("help", 2)
    assert sorted(table.options()) == ["decline", "lay spyglass"]
    table.do("lay spyglass")
    assert sorted(table.stacks(0)[-1]) == ["spyglass", "spyglass", "swift_broker"]
    assert table.dale.active == 1


@pytest.mark.rule("DM-183")
def test_the_cards_of_a_request_are_shown_to_all() -> None:
    table = ask(team(["cookies swift_broker", "", "shattered_relic", ""], 4), "cookies")
    shown = table.events("asked-help", -1)[-1]["cards"]
    assert shown == [int(table.card("cookies", 0).ident)]
    assert "cookies" in table.shown(0)


@pytest.mark.rule("DM-177", "DM-107")
def test_the_active_player_adds_at_least_one_card_of_the_own_hand() -> None:
    table = team(["cookies", "", "shattered_relic", ""], 4).do("ask")
    assert table.asked in ("ask_help", "help")
    if table.asked == "ask_help":
        assert "done" not in table.options()
    empty = team(["", "", "swift_broker", ""], 0)
    assert not empty.can("ask")


@pytest.mark.rule("DM-178")
def test_the_helper_fills_up_only_in_the_own_clean_up() -> None:
    table = team(["cookies junk", "", "shattered_relic junk", ""], 4)
    ask(table, "cookies").do("lay shattered_relic")
    assert table.hand(2) == ["junk"]
    assert len(table.hand(0)) == 5


@pytest.mark.rule("DM-180")
@pytest.mark.parametrize("card", ["rotten_food", "dirty_exchange", "sabotage", "treasure_hunter", "gamble"])
def test_these_may_be_aimed_at_the_teammate(card: str) -> None:
    table = team([f"{card} junk", "acorn junk", "charm junk", "cookies junk"], discards=["", "junk", "junk", "junk"])
    table.do(f"play {card}")
    assert "seat 2" in table.options()


@pytest.mark.rule("DM-180")
def test_nuisance_whirligig_and_reflection_reach_the_teammate_and_acorn_and_blindfold_do_not() -> None:
    hands = ["junk junk", "acorn", "charm", "cookies"]
    assert "seat 2" in team(["nuisance " + hands[0], *hands[1:]]).do("play nuisance").options()
    swirl = team(["whirligig junk", *hands[1:]]).do("play whirligig")
    assert "seat 2" in swirl.options()
    mirror = team(["reflection", *hands[1:]], discards=["", "", "spyglass", ""])
    assert mirror.valid("reflection", 0) == ["spyglass"]
    assert "seat 2" not in team(["blindfold junk", *hands[1:]]).do("play blindfold").options()
    robbed = Table(
        hands=["acorn", "", "", ""], mode="team", stalls=[[["charm"]], [["cookies"]]], decks=["junk*9"] * 4
    ).do("play acorn")
    assert robbed.hand(0) == ["cookies"]


@pytest.mark.rule("DM-181")
def test_there_is_no_private_team_channel() -> None:
    """A request, its answer and a refusal are told to everybody alike."""
    table = ask(team(["cookies junk", "", "shattered_relic", ""], 4), "cookies").do("decline")
    told = [event for event in table.told if "help" in event.kind]
    assert [event.kind for event in told] == ["asked-help", "declined-help"]
    assert all(event.secrets is None for event in told)


@pytest.mark.rule("DM-182", "DM-463", "DM-552")
@pytest.mark.parametrize("shared", [False, True])
def test_teammates_see_each_others_hands_only_under_the_house_rule(shared: bool) -> None:
    dale = fresh(open_team_hands=shared)
    for viewer in range(4):
        players = dale.view(viewer)["players"]
        assert isinstance(players, list)
        seen = [seat for seat in range(4) if "cards" in players[seat]]
        assert seen == (sorted([viewer, viewer ^ 2]) if shared else [viewer])
    spectator = dale.view(-1)["players"]
    assert isinstance(spectator, list)
    assert not any("cards" in player for player in spectator)


@pytest.mark.rule("DM-184")
def test_only_contributions_that_finish_the_stack_are_accepted() -> None:
    table = team(["cookies junk", "", "shattered_relic swift_broker swift_broker acorn", ""], 4)
    ask(table, "cookies")
    assert sorted(table.options()) == ["decline", "lay shattered_relic"]
    table = team(["cookies junk", "", "swift_broker swift_broker swift_broker acorn", ""], 4)
    ask(table, "cookies").do("lay swift_broker")
    assert sorted(table.stacks(0)[-1]) == ["cookies", "swift_broker", "swift_broker", "swift_broker"]


@pytest.mark.rule("DM-185", "DM-505")
def test_an_accepted_contribution_uses_up_the_action() -> None:
    table = team(["cookies junk", "", "shattered_relic", ""], 4, actions=2)
    ask(table, "cookies").do("lay shattered_relic")
    assert (table.dale.active, table.dale.actions, table.dale.taken) == (0, 1, 1)


@pytest.mark.rule("DM-186", "DM-505")
def test_a_declined_request_costs_nothing_but_cannot_be_repeated_for_this_action() -> None:
    table = team(["cookies favourite_toy junk", "", "shattered_relic", ""], 4)
    ask(table, "cookies").do("decline")
    assert (table.asked, table.dale.actions, table.dale.taken) == ("action", 1, 0)
    assert not table.can("ask")
    table.do("play favourite_toy")
    assert table.can("ask")


@pytest.mark.rule("DM-187")
@pytest.mark.parametrize(
    ("own", "helper", "value", "answers"),
    [
        ("junk", "stashing_vendor", 2, ["lay stashing_vendor"]),
        ("cookies", "empty_chest", 4, ["lay empty_chest"]),
        ("cookies", "nuisance", 4, []),
        ("acorn", "accordion", 10, ["lay accordion"]),
        ("stashing_vendor", "junk", 2, ["lay junk"]),
    ],
)
def test_the_stack_is_tested_as_a_whole(own: str, helper: str, value: int, answers: list[str]) -> None:
    table = team([f"{own} treasure_hunter treasure_hunter"[: len(own)], "junk", f"{helper} charm", "junk"], value - 1)
    table.do("ask")
    if table.asked == "ask_help" and table.can(f"lay {own}"):
        table.do(f"lay {own}")
    if table.asked == "ask_help":
        table.do("done")
    if answers:
        assert (table.asked, table.seat) == ("help", 2)
        assert sorted(table.options()) == ["decline", *answers]
    else:
        assert table.asked == "action"


@pytest.mark.rule("DM-188")
def test_a_nostalgic_item_opens_only_its_owners_discard_pile() -> None:
    discards = ["cookies", "", "charm", ""]
    table = team(["nostalgic_item junk", "", "stashing_vendor swift_broker", ""], 5, discards=discards)
    table.do("ask", "lay nostalgic_item")
    assert "lay-pile cookies" in table.options()
    assert "lay-pile charm" not in table.options()
    table.do("lay-pile cookies")
    if table.asked == "ask_help":
        table.do("done")
    assert table.options("lay-pile") == []
    assert "lay stashing_vendor" in table.options()
    own = team(["nostalgic_item junk", "", "stashing_vendor", ""], 7, discards=discards)
    ask(own, "nostalgic_item")
    assert own.asked == "action"  # the helper has no Nostalgic Item of their own


@pytest.mark.rule("DM-189")
def test_flashy_show_raises_only_the_active_players_cards() -> None:
    table = ask(team(["cookies junk", "", "cookies", ""], 4, flashy=1), "cookies").do("lay cookies")
    assert sorted(table.stacks(0)[-1]) == ["cookies", "cookies"]
    assert len(table.stacks(0)) == 5


@pytest.mark.rule("DM-189", "DM-458")
def test_views_raise_only_the_active_players_cards() -> None:
    table = team(["cookies", "acorn", "junk", "charm"], flashy=2, open_team_hands=True)
    players = table.dale.view(2)["players"]
    assert isinstance(players, list)
    assert [[card["worth"] for card in players[seat]["cards"]] for seat in (0, 2)] == [[4], [1]]


@pytest.mark.rule("DM-190")
def test_the_helper_binds_the_own_copiers_and_counts_as_you() -> None:
    """The helper's Reflection may look at the active player's discard pile, Seeing Doubles at the helper's hand."""
    table = team(["cookies junk", "", "reflection charm", ""], 4, discards=["shattered_relic", "", "", ""])
    ask(table, "cookies")
    assert sorted(table.options()) == ["decline", "lay reflection as shattered_relic"]
    double = team(["cookies acorn", "", "seeing_doubles shattered_relic charm", ""], 4)
    ask(double, "cookies")
    assert sorted(double.options()) == [
        "decline",
        "lay seeing_doubles as shattered_relic",
        "lay shattered_relic",
    ]


@pytest.mark.rule("DM-191", "DM-202")
def test_the_helper_uses_no_ability_of_the_own_turn() -> None:
    table = team(
        ["bold_haggler junk", "", "bold_haggler bold_haggler market_discovery good_old_times", ""],
        1,
        market_deck="charm acorn",
    )
    ask(table, "bold_haggler")
    assert {option.split()[0] for option in table.options()} <= {"lay", "decline"}
    assert sorted(table.options()) == ["decline", "lay bold_haggler"]


@pytest.mark.rule("DM-192")
def test_a_winter_is_coming_of_either_lets_the_active_player_go_on() -> None:
    table = team(["stashing_vendor acorn nostalgic_item", "", "winter_is_coming charm", ""], 5)
    ask(table, "stashing_vendor").do("lay winter_is_coming")
    assert (table.asked, table.seat) == ("extra_build", 0)
    assert table.can("build acorn+nostalgic_item")
    assert table.can("ask")


@pytest.mark.rule("DM-193")
def test_charm_builds_into_the_common_stall_without_help() -> None:
    table = team(["charm", "", "stashing_vendor", ""], 3, market_deck="acorn").do("play charm")
    assert table.stacks(0)[-1] == table.stacks(2)[-1] == ["acorn"]


@pytest.mark.rule("DM-194", "DM-031")
def test_who_starts_a_team_game() -> None:
    assert {int(fresh(seed).start) for seed in range(60)} == {0, 1, 2, 3}
    again = GAME.rematch_options({"mode": "team"}, Result([1, 3, 1, 3], [10, 4, 10, 4], "team-stall"))
    starts = {int(fresh(seed, **{k: v for k, v in again.items() if k != "mode"}).start) for seed in range(60)}
    assert starts == {1, 3}


@pytest.mark.rule("DM-567", "DM-186")
def test_copies_of_a_declined_request_lapse() -> None:
    table = team(
        ["reflection junk", "", "stashing_vendor", ""],
        4,
        discards=["", "acorn", "", "cookies"],
        market="- - - - nuisance",
    )
    ask(table, "reflection as acorn").do("decline")
    assert table.dale.marks == ()
    assert table.valid("reflection", 0) == ["acorn", "cookies"]
