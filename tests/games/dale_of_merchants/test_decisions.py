"""Section 18: every question the engine asks, who is asked, randomness, and guards against endless play."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import Chance, FastChance, RuleError, new_match
from covetown.kernel.state import lowest_seat, seats_in
from tests.games.dale_of_merchants.builder import Table, kind_asked

ROW = "nuisance#1 nuisance#2 nuisance#3 treasure_hunter loyal_partner"


@pytest.mark.rule("DM-468")
def test_the_action_decision_offers_every_kind_of_action_and_ability() -> None:
    table = Table(
        hands=["spyglass swift_broker bold_haggler market_discovery good_old_times junk", ""],
        market=ROW,
        market_deck="acorn charm",
        decks=["junk*9", ""],
    )
    kinds = {option.split()[0] for option in table.options()}
    assert kinds == {"buy", "play", "build", "roll", "throw", "throw-old", "inventory"}
    team = Table(hands=["cookies", "", "junk", ""], mode="team", stalls=[4, 0])
    assert team.can("ask")


@pytest.mark.rule("DM-469")
def test_the_extra_build_decision() -> None:
    table = Table(
        hands=["winter_is_coming acorn empty_chest bold_haggler junk", ""],
        stalls=[4, 0],
        decks=["junk*9", ""],
        market=ROW,
    ).do("build winter_is_coming")
    assert table.asked == "extra_build"
    assert sorted(table.options()) == ["build acorn+empty_chest", "decline", "roll bold_haggler"]


@pytest.mark.rule("DM-014", "DM-470")
def test_hand_cards_are_pointed_at_by_their_names_in_answers_as_in_views() -> None:
    """Two copies and two junk cards: like ones are alike, others are not."""
    table = Table(hands=["junk*2 acorn#2 acorn#1", ""], decks=["junk*9", ""]).do("inventory")
    acorn = f"hand:{SHELF.cards_named('acorn')[0].ident}"
    assert [option.refs for option in table.dale.decision(0).options] == [["hand:junk"], [acorn], ["done"]]
    players = table.dale.view(0)["players"]
    assert isinstance(players, list)
    assert [card["ref"] for card in players[0]["cards"]] == ["hand:junk", "hand:junk", acorn, acorn]


@pytest.mark.rule("DM-469", "DM-484")
def test_declining_help_and_declining_another_stack_are_said_in_words_of_their_own() -> None:
    helper = Table(hands=["cookies", "", "shattered_relic", ""], mode="team", stalls=[4, 0], decks=["junk*9"] * 4)
    helper.do("ask")
    builder = Table(hands=["winter_is_coming acorn empty_chest", ""], stalls=[4, 0], decks=["junk*9", ""])
    builder.do("build winter_is_coming")
    found = [(table.asked, table.dale.decision(table.seat).options[-1].text.key) for table in (helper, builder)]
    assert found == [("help", "option-decline-help"), ("extra_build", "option-decline-extra")]


@pytest.mark.rule("DM-470", "DM-427", "DM-428")
def test_a_copy_is_named_inside_the_command_that_uses_it() -> None:
    table = Table(hands=["reflection", "", ""], players=3, discards=["", "spyglass", "favourite_toy"])
    assert table.options("play") == ["play reflection as spyglass", "play reflection as favourite_toy"]
    same = Table(hands=["reflection", "", ""], players=3, discards=["", "spyglass#1", "spyglass#2"])
    assert same.options("play") == ["play reflection as spyglass"]


@pytest.mark.rule("DM-471")
@pytest.mark.parametrize("order", [["junk", "acorn", "cookies"], ["cookies", "junk", "acorn"]])
def test_any_order_is_possible_where_several_cards_leave_together(order: list[str]) -> None:
    table = Table(hands=["swift_broker junk acorn cookies", ""], decks=["junk*9", ""]).do("play swift_broker")
    assert table.asked == "order"
    table.do(*[f"card {card}" for card in order[:-1]])
    assert table.discard(0)[1:] == order[::-1]


@pytest.mark.rule("DM-472")
@pytest.mark.parametrize("card", ["shattered_relic", "rotten_food", "blindfold"])
def test_hand_card_offers_every_hand_card(card: str) -> None:
    table = Table(hands=[f"{card} junk junk acorn cookies", "junk"]).do(f"play {card}")
    assert (table.asked, table.seat) == ("hand_card", 0)
    assert sorted(table.options()) == ["card acorn", "card cookies", "card junk"]


@pytest.mark.rule("DM-472", "DM-294")
def test_dirty_exchange_gives_any_hand_card_at_that_moment() -> None:
    table = Table(hands=["dirty_exchange junk acorn", "charm"]).do("play dirty_exchange")
    assert (table.asked, sorted(table.options())) == ("hand_card", ["card acorn", "card charm", "card junk"])


@pytest.mark.rule("DM-473")
@pytest.mark.parametrize(
    "card", ["rotten_food", "dirty_exchange", "sabotage", "treasure_hunter", "whirligig", "gamble", "blindfold"]
)
def test_player_is_asked_of_the_active_player(card: str) -> None:
    table = (
        Table(
            hands=[f"{card} junk", "acorn", "charm"],
            players=3,
            decks=["junk*9"] * 3,
            discards=["", "gamble", "cookies"],
        )
        if card not in ("gamble",)
        else Table(hands=["gamble junk", "acorn", "charm"], players=3)
    )
    table.do(f"play {card}")
    assert (table.asked, table.seat) == ("player", 0)
    assert table.options() == ["seat 1", "seat 2"]


@pytest.mark.rule("DM-474", "DM-286")
@pytest.mark.parametrize("chosen", [[], [1], [2], [1, 3]])
def test_players_takes_none_one_or_two(chosen: list[int]) -> None:
    table = Table(hands=["nuisance", "acorn", "charm", "gamble"], players=4).do("play nuisance")
    assert table.asked == "players"
    answers = [f"seat {seat}" for seat in chosen]
    table.do(*answers, *([] if len(chosen) == 2 else ["done"]))
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [0 if seat in chosen else 1 for seat in (1, 2, 3)]


@pytest.mark.rule("DM-475", "DM-476", "DM-477", "DM-478", "DM-479", "DM-482")
@pytest.mark.parametrize(
    ("card", "zones", "asked", "options"),
    [
        ("spyglass", {"decks": ["acorn charm gamble", ""]}, "keep_one", ["aside acorn", "aside charm", "aside gamble"]),
        ("special_offer", {"market_deck": "acorn charm"}, "keep_one", ["aside acorn", "aside charm"]),
        ("sabotage", {"decks": ["", "acorn charm"]}, "throw_one", ["aside acorn", "aside charm"]),
        ("prepaid_good", {"market": "- acorn - - charm"}, "market_card", ["slot 0", "slot 3"]),
        ("gift_voucher", {"market": "- acorn - - charm"}, "market_card", ["slot 0", "slot 3"]),
        (
            "acorn",
            {"stalls": [1, [["charm"], ["cookies", "junk"]]]},
            "stall_card",
            ["stall 1 1 charm", "stall 1 2 cookies", "stall 1 2 junk"],
        ),
        ("new_season", {"discards": ["acorn junk charm", ""]}, "discard_card", ["pile acorn", "pile charm"]),
        (
            "charm",
            {"stalls": [3, 0], "market_deck": "trendsetting", "market": "cookies - spyglass acorn -"},
            "charm_copy",
            ["copy trendsetting as spyglass", "copy trendsetting as acorn"],
        ),
    ],
)
def test_the_decisions_of_techniques(card: str, zones: dict[str, object], asked: str, options: list[str]) -> None:
    table = Table(hands=[card, ""], **zones).do(f"play {card}")  # type: ignore[arg-type]
    assert (table.asked, table.seat) == (asked, 0)
    assert sorted(table.options()) == sorted(options)


@pytest.mark.rule("DM-480", "DM-481", "DM-371", "DM-374")
def test_guessing_and_setting_a_value() -> None:
    table = Table(hands=["blindfold acorn junk", "junk"], flashy=1).do("play blindfold", "card acorn")
    assert (table.asked, table.seat) == ("guess_value", 1)
    assert table.options() == [f"value {value}" for value in range(1, 10)]
    table.do("value 1")
    assert (table.asked, table.seat) == ("set_value", 0)
    assert table.options() == [f"value {value}" for value in range(1, 6)]


@pytest.mark.rule("DM-483", "DM-130")
def test_the_clean_up_window_is_asked_of_the_active_player() -> None:
    table = Table(
        hands=["market_discovery", "junk"], decks=["junk*4", ""], market=ROW, market_deck="acorn charm"
    ).pass_turn()
    assert (table.asked, table.seat) == ("cleanup_window", 0)
    assert table.options() == ["throw market_discovery", "done"]


@pytest.mark.rule("DM-484")
def test_help_is_asked_of_the_teammate() -> None:
    table = Table(hands=["cookies junk", "", "shattered_relic", ""], mode="team", stalls=[4, 0])
    table.do("ask", "lay cookies", "done")
    assert (table.asked, table.seat) == ("help", 2)
    assert "decline" in table.options()


@pytest.mark.rule("DM-488", "DM-489")
def test_ability_and_technique_commands_name_card_and_copy() -> None:
    table = Table(
        hands=["reflection bold_haggler", "", ""],
        players=3,
        discards=["", "bold_haggler", "cookies"],
        market_deck="acorn",
    )
    assert sorted(table.options("roll")) == ["roll bold_haggler", "roll reflection as bold_haggler"]
    assert table.options("play") == []


ORDER = {
    "swift_broker": ["order"],
    "shattered_relic": ["hand_card"],
    "spyglass": ["keep_one", "order"],
    "special_offer": ["keep_one", "order"],
    "loyal_partner": ["order"],
    "prepaid_good": ["market_card"],
    "gift_voucher": ["market_card"],
    "nuisance": ["players"],
    "rotten_food": ["hand_card", "player"],
    "dirty_exchange": ["player", "hand_card"],
    "sabotage": ["player", "throw_one"],
    "treasure_hunter": ["player"],
    "acorn": ["stall_card"],
    "new_season": ["discard_card"],
    "whirligig": ["order", "player"],
    "charm": ["charm_copy"],
    "gamble": ["player"],
    "blindfold": ["hand_card", "player", "guess_value", "set_value"],
}


@pytest.mark.rule("DM-490")
@pytest.mark.parametrize("card", ORDER)
def test_the_decisions_of_one_technique_come_in_this_order(card: str) -> None:
    table = Table(
        hands=[f"{card} junk empty_chest", "stashing_vendor junk", "empty_chest junk"],
        players=3,
        decks=[
            "bold_haggler stashing_vendor cookies junk*9",
            "stashing_vendor bold_haggler junk*8",
            "junk cookies junk*8",
        ],
        discards=["cookies reflection", "stashing_vendor", "bold_haggler"],
        stalls=[3, [["empty_chest"], ["junk"]], 1],
        market="reflection reflection bold_haggler market_discovery dirty_exchange#3",
        market_deck="trendsetting accordion winter_is_coming stock_clearance",
    )
    chance = FastChance(5)
    asked: list[str] = []
    table.do(f"play {card}", chance=chance)
    while table.dale.played_as.key == card and table.dale.waiting:
        if not asked or asked[-1] != table.asked:
            asked.append(table.asked)
        options = table.options()
        table.do(options[-1] if table.asked == "guess_value" else options[0], chance=chance)
    assert asked == ORDER[card]


@pytest.mark.rule("DM-491")
def test_the_last_named_card_ends_on_top_of_decks_too() -> None:
    table = Table(hands=["spyglass", ""], decks=["acorn charm gamble", ""]).do(
        "play spyglass", "aside charm", "aside gamble"
    )
    assert table.deck(0) == ["acorn", "gamble"]


@pytest.mark.rule("DM-492")
def test_what_has_one_answer_is_not_asked_and_equal_cards_are_one_answer() -> None:
    table = Table(hands=["shattered_relic junk junk", ""], decks=["acorn", ""]).do("play shattered_relic")
    assert table.asked == "action"
    assert table.hand(0) == ["acorn", "junk"]
    alone = Table(hands=["", "junk"])
    assert (alone.asked, alone.options()) == ("action", ["inventory"])
    marked = Table(hands=["blindfold shattered_relic junk junk", "junk"])
    marked.do("play blindfold", "card junk", "value 3", "value 4", "play shattered_relic")
    assert sorted(marked.options()) == ["card junk", "card junk=4"]


@pytest.mark.rule("DM-493")
def test_an_illegal_command_changes_nothing() -> None:
    match = new_match(GAME, 2, {"first_player": 0}, FastChance(2))
    before = match.state.encode()
    for seat, option in ((1, 9 << 20), (0, 999), (0, -1), (7, 0)):
        with pytest.raises(RuleError):
            match.choose(seat, option)
    assert match.state.encode() == before
    assert match.state.waiting == 1


@pytest.mark.rule("DM-494", "DM-495", "DM-203")
def test_one_decision_at_a_time_and_others_only_guess_or_help() -> None:
    for seed in range(12):
        chance = FastChance(seed)
        seats, options = GAME.any_setup(chance)
        dale = GAME.new(seats, options, chance)
        assert isinstance(dale, DaleState)
        while dale.waiting:
            waiting = seats_in(dale.waiting)
            assert len(waiting) == 1
            asked = kind_asked(dale)
            if waiting[0] != dale.active and asked not in ("ban_deck", "pick_deck"):
                assert asked in ("guess_value", "help")
            answers = dale.options(waiting[0])
            dale.apply(waiting[0], answers[chance.below(len(answers))], chance)


@pytest.mark.rule("DM-496")
def test_reactions_would_be_asked_in_turn_order_from_the_left() -> None:
    table = Table(hands=["", "", "", ""], players=4, active=2)
    assert [int(seat) for seat in table.dale.others()] == [3, 0, 1]


@pytest.mark.rule("DM-497")
def test_every_order_stays_possible() -> None:
    """No order is taken from a person: with three different cards all six orders can be laid."""
    orders = set()
    for first in ("junk", "acorn", "cookies"):
        for second in ("junk", "acorn", "cookies"):
            if first != second:
                table = Table(hands=["swift_broker junk acorn cookies", ""], decks=["charm*1 junk*9", ""])
                table.do("play swift_broker", f"card {first}", f"card {second}")
                orders.add(tuple(table.discard(0)))
    assert len(orders) == 6


@pytest.mark.rule("DM-498", "DM-555")
def test_undo_goes_back_to_the_last_revelation_roll_or_answer_of_another() -> None:
    """Beginning an inventory action reveals nothing; a hand card laid open, a drawn card and another's turn do."""
    match = new_match(GAME, 2, {"first_player": 0, "decks": ["macaws", "pandas", "raccoons"]}, FastChance(2))
    inventory = match.state.options(0)[-1]
    match.choose(0, inventory)
    assert match.undo_refusal(0, False) == ""
    match.undo(0)
    match.choose(0, inventory)
    match.choose(0, match.state.options(0)[0])
    assert match.undo_refusal(0, False) == "undo-revealed"
    match.choose(0, match.state.options(0)[-1])
    assert match.state.waiting == 2
    assert match.undo_refusal(0, False) in ("undo-others", "undo-chance")


class Seen(Chance):
    """Keeps the bounds asked for."""

    def __init__(self) -> None:
        self.source = FastChance(3)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        if bound > 1:
            self.bounds.append(int(bound))
        return self.source.below(bound)


@pytest.mark.rule("DM-500", "DM-502")
def test_chance_is_used_for_shuffles_picks_and_the_die_only() -> None:
    chance = Seen()
    table = Table(
        hands=["bold_haggler nuisance swift_broker acorn", "charm gamble sabotage"], decks=["", ""], discards=["", ""]
    )
    table.do("roll bold_haggler", chance=chance)
    assert chance.bounds == [6]
    table.do("play nuisance", "seat 1", chance=chance)
    assert chance.bounds == [6, 3]
    table.do("play swift_broker", "card acorn", chance=chance)
    assert chance.bounds == [6, 3, 3, 2]  # three cards on the discard pile are shuffled
    certain = Table(hands=["nuisance swift_broker junk", "charm"]).do(
        "play nuisance", "seat 1", "play swift_broker", chance=[0]
    )
    assert certain.hand(1) == []


@pytest.mark.rule("DM-501", "DM-293", "DM-288")
def test_picks_are_uniform() -> None:
    counts: Counter[str] = Counter()
    for seed in range(600):
        table = Table(hands=["nuisance", "acorn charm gamble"]).do("play nuisance", "seat 1", chance=FastChance(seed))
        counts[table.discard(1)[0]] += 1
    assert set(counts) == {"acorn", "charm", "gamble"}
    assert all(150 < count < 250 for count in counts.values())


@pytest.mark.rule("DM-503", "DM-504", "DM-505", "DM-553")
@pytest.mark.parametrize("limit", [10, 60])
def test_an_endless_chain_stops_at_the_limit(limit: int) -> None:
    table = Table(
        hands=["flexible_shopkeeper#1 flexible_shopkeeper#2", "junk"],
        stalls=[[["favourite_toy"]], 0],
        discards=["junk", ""],
        decks=["acorn charm gamble sabotage cookies", ""],
        market=ROW,
        max_actions_per_turn=limit,
    )
    plays = 0
    while table.dale.active == 0:
        table.do("play flexible_shopkeeper as favourite_toy")
        plays += 1
    assert plays == limit


@pytest.mark.rule("DM-505", "DM-206")
def test_abilities_and_extra_stacks_do_not_count_as_actions() -> None:
    table = Table(
        hands=["bold_haggler market_discovery winter_is_coming acorn empty_chest", ""],
        stalls=[4, 0],
        market_deck="charm gamble",
        decks=["junk*9", ""],
        market=ROW,
        actions=2,
    )
    table.do("roll bold_haggler", "throw market_discovery", chance=[0])
    assert (table.dale.taken, table.dale.actions) == (0, 2)
    table.do("build winter_is_coming", "build acorn+empty_chest")
    assert (table.dale.taken, table.dale.actions) == (1, 1)


@pytest.mark.rule("DM-506")
def test_abilities_are_bounded_by_their_marks() -> None:
    table = Table(
        hands=["bold_haggler market_discovery good_old_times junk", ""], market_deck="charm gamble acorn cookies"
    )
    table.do("roll bold_haggler", "throw market_discovery", "throw-old good_old_times", chance=[1])
    assert not {"roll", "throw", "throw-old"} & {option.split()[0] for option in table.options()}


@pytest.mark.rule("DM-507", "DM-508", "DM-554")
@pytest.mark.parametrize(
    ("stalls", "places", "ending"), [([3, 1], [1, 2], "limit"), ([1, 3], [2, 1], "limit"), ([2, 2], [1, 1], "drawn")]
)
def test_the_turn_limit_ends_the_game_after_the_last_round(stalls: list[int], places: list[int], ending: str) -> None:
    table = Table(
        hands=["junk*5", "junk*5"],
        decks=["junk*9", "junk*9"],
        stalls=stalls,
        turn_limit=2,
        market=ROW,
        start=1,
        active=1,
        turn=2,
    )
    table.pass_turn()
    assert table.dale.ending == 0
    table.pass_turn()
    result = table.dale.result()
    assert result is not None
    assert (result.places, result.ending) == (places, ending)
    if ending == "drawn":
        assert [table.dale.payoff(seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.rule("DM-508")
def test_a_team_leads_as_one() -> None:
    table = Table(
        hands=["junk*5"] * 4,
        decks=["junk*9"] * 4,
        mode="team",
        stalls=[3, 2],
        turn_limit=1,
        market=ROW,
        active=3,
        turn=3,
    )
    table.pass_turn()
    result = table.dale.result()
    assert result is not None
    assert result.places == [1, 3, 1, 3]


@pytest.mark.rule("DM-509", "DM-510")
def test_a_seat_without_a_player_passes_declines_and_guesses() -> None:
    chance = FastChance(4)
    table = Table(hands=["sabotage spyglass junk", "junk"], market=ROW, decks=["junk*9", ""])
    dale = table.dale
    dale.apply(0, dale.fallback(0, chance), chance)
    while dale.active == 0:
        dale.apply(0, dale.fallback(0, chance), chance)
    assert sorted(card.key for card in dale.players[0].hand)[-2:] == ["sabotage", "spyglass"]
    guess = Table(hands=["blindfold acorn junk", "junk"]).do("play blindfold", "card acorn")
    guesses = {int(guess.dale.fallback(1, chance)) & 255 for _ in range(200)}
    assert guesses == set(range(1, 9))
    team = Table(hands=["cookies junk", "", "shattered_relic", ""], mode="team", stalls=[4, 0]).do(
        "ask", "lay cookies", "done"
    )
    assert team.dale.fallback(2, chance) in team.dale.options(2)
    stacks = len(team.stacks(0))
    team.dale.apply(2, team.dale.fallback(2, chance), chance)
    assert team.dale.asked  # declined, and the stack is not built
    assert len(team.stacks(0)) == stacks
    assert (team.asked, team.seat) == ("action", 0)
    window = Table(
        hands=["market_discovery", "junk"], decks=["junk*4", ""], market=ROW, market_deck="acorn charm"
    ).pass_turn()
    window.dale.apply(0, window.dale.fallback(0, chance), chance)
    assert window.dale.active == 1
    assert window.market_discard() == []


@pytest.mark.rule("DM-561", "DM-562", "DM-547")
def test_a_draft_bans_in_turn_order_then_picks_then_draws_one_more() -> None:
    dale = GAME.new(2, {"decks": "draft", "first_player": 1}, FastChance(1))
    assert isinstance(dale, DaleState)
    asked = []
    chance = FastChance(2)
    while not dale.decks:
        seat = int(lowest_seat(dale.waiting))
        asked.append((kind_asked(dale), seat, len(dale.options(seat))))
        dale.apply(seat, dale.options(seat)[0], chance)
    assert asked == [("ban_deck", 1, 6), ("ban_deck", 0, 5), ("pick_deck", 1, 4), ("pick_deck", 0, 3)]
    keys = [SHELF.decks[number].key for number in dale.decks]
    assert {"raccoons", "squirrels"} < set(keys)
    assert keys[2] in ("ocelots", "chameleons")


@pytest.mark.rule("DM-547", "DM-557")
def test_bans_are_skipped_when_too_few_decks_would_remain() -> None:
    for seats, mode, first, decks in (
        (3, "free", "pick_deck", 4),
        (4, "free", "pick_deck", 5),
        (4, "team", "pick_deck", 4),
    ):
        dale = GAME.new(seats, {"decks": "draft", "mode": mode}, FastChance(1))
        assert isinstance(dale, DaleState)
        assert kind_asked(dale) == first
        chance = FastChance(2)
        picks = 0
        while not dale.decks:
            seat = int(lowest_seat(dale.waiting))
            dale.apply(seat, dale.options(seat)[0], chance)
            picks += 1
        assert picks == seats
        assert len(dale.decks) == decks
