"""OpenSpiel: table options as parameters, actions in words, information states, and its own algorithms at play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from covetown import registry
from covetown.kernel import FastChance, State

pyspiel = pytest.importorskip("pyspiel")

from covetown.envs import spiel  # noqa: E402
from covetown.envs.spiel import Held, SpielGame, option_value, parameters, register, short_name  # noqa: E402

LEARNED = [key for key in registry.names() if registry.load(key).features() is not None]
# Dale of Merchants between two, with three plain decks and two turns each: some twenty decisions.
SMALL = "covetown_dale_of_merchants_v1(players=2,decks=chosen,deck_list=macaws+pandas+raccoons,turn_limit=2)"


def drawn(state: Any, chance: FastChance) -> Any:
    """The state after all luck that is due has been drawn."""
    while state.is_chance_node():
        state.apply_action(int(chance.below(len(state.chance_outcomes()))))
    return state


def walk(state: Any, chance: FastChance, decisions: int) -> Any:
    """The state after some random decisions, or the last one before the end."""
    drawn(state, chance)
    for _ in range(decisions):
        after = state.clone()
        legal = after.legal_actions()
        after.apply_action(legal[int(chance.below(len(legal)))])
        if drawn(after, chance).is_terminal():
            break
        state = after
    return state


@pytest.mark.parametrize("key", LEARNED)
def test_every_table_option_is_a_parameter(key: str) -> None:
    title = registry.load(key)
    register()
    usual = pyspiel.load_game(short_name(key))
    assert usual.learning.options == title.check_options(title.usual_seats, title.sim_options())
    for spec in title.option_specs():
        assert option_value(spec, parameters(title)[spec.key]) == {**usual.learning.options}[spec.key]
        if spec.kind == "flag":
            other = pyspiel.load_game(f"{short_name(key)}(players=2,{spec.key}={not spec.default})")
            assert other.learning.options[spec.key] is not spec.default
            # and the name of a game brings the same table back.
            assert pyspiel.load_game(str(other)).learning.options == other.learning.options


def test_options_that_are_lists_or_may_be_missing_are_parameters_too() -> None:
    register()
    small = pyspiel.load_game(SMALL)
    assert small.learning.options["deck_list"] == ["macaws", "pandas", "raccoons"]
    assert small.learning.options["turn_limit"] == 2
    assert pyspiel.load_game("covetown_dale_of_merchants_v1(turn_limit=-1)").learning.options["turn_limit"] is None
    assert pyspiel.load_game(str(small)).learning.options == small.learning.options


@pytest.mark.parametrize("key", LEARNED)
def test_actions_are_told_in_words(key: str) -> None:
    chance = FastChance(4)
    state = SpielGame(key).new_initial_state()
    for _ in range(40):
        state = walk(state, chance, 1)
        words = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(words)) == len(words)
        for text in words:
            assert text
            assert not text.startswith("option-")
            assert "{" not in text


@pytest.mark.parametrize("key", LEARNED)
def test_an_information_state_tells_nothing_that_is_hidden(key: str) -> None:
    chance = FastChance(6)
    for decisions in (0, 7, 23):
        state = walk(SpielGame(key).new_initial_state(), chance, decisions)
        for seat in range(state.get_game().num_players()):
            known = state.information_state_string(seat)
            for number in range(3):
                twin = state.resample_from_infostate(seat, random.Random(number).random)
                assert twin.information_state_string(seat) == known


def test_a_moment_in_which_luck_is_drawn_cannot_be_dealt_anew() -> None:
    start = SpielGame("dale_of_merchants").new_initial_state()
    assert start.is_chance_node()
    with pytest.raises(ValueError, match="luck is being drawn"):
        start.resample_from_infostate(0, random.Random(1).random)
    chance = FastChance(6)
    state = drawn(start, chance)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(ValueError, match="luck is being drawn"):
        state.resample_from_infostate(0, random.Random(1).random)
    state = drawn(state, chance)
    state.resample_from_infostate(0, random.Random(1).random)


class Fog(State):
    """A state of which nobody ever sees anything."""

    def view(self, seat: int) -> dict[str, object]:
        return {"viewer": seat}


def test_own_actions_are_remembered_even_if_nothing_shows_and_those_of_others_are_not() -> None:
    start = Held("fog", Fog(2))
    ways = [Held("fog", Fog(2), start, seat=0, action=action) for action in (1, 2)]
    assert ways[0].story(0) != ways[1].story(0)
    assert ways[0].story(1) == ways[1].story(1) == start.story(1)


@pytest.mark.usefixtures("parlour")
class TestAuction:
    """The auction: three bids in secret."""

    def bid(self, *places: int) -> Any:
        """The auction after these bids, each by its place among the legal ones."""
        state = drawn(SpielGame("auction", {"players": 2}).new_initial_state(), FastChance(3))
        for place in places:
            state.apply_action(state.legal_actions()[place])
        return state

    def test_what_others_did_in_secret_changes_nothing(self) -> None:
        assert self.bid(0).information_state_string(1) == self.bid(2).information_state_string(1)
        assert self.bid(0).information_state_string(0) != self.bid(2).information_state_string(0)

    def test_actions_that_read_the_same_are_told_apart(self, monkeypatch: pytest.MonkeyPatch) -> None:
        state = self.bid()
        told = [state.action_to_string(action) for action in state.legal_actions()]
        assert told == [f"Bid {option}" for option in state.state.options(0)]

        class Mumbler:
            def message(self, message: object) -> str:
                return "Bid"

        monkeypatch.setattr(spiel, "narrator", lambda *table: Mumbler())
        told = [state.action_to_string(action) for action in state.legal_actions()]
        assert told == [f"Bid (action {action})" for action in state.legal_actions()]

    def test_the_way_is_remembered(self) -> None:
        # Given two ways to the same cards in hand, open points and prizes,
        ways = [self.bid(0, 0, 0, 0), self.bid(1, 0, 0, 0)]
        seen = [way.state.view(0) for way in ways]
        told = [way.information_state_string(0) for way in ways]
        # then what is seen is the same or not, and what is remembered is not.
        assert seen[0]["hand"] == seen[1]["hand"]
        assert told[0].rpartition(" after ")[2] != told[1].rpartition(" after ")[2]

    def test_a_story_travels_with_its_moment(self) -> None:
        state = self.bid(2, 1, 0)
        key, data, stories = state.held.__reduce__()[1]
        assert stories == {seat: state.held.story(seat) for seat in range(2)}
        assert state.held.__reduce__()[0](key, data, stories).story(1) == state.held.story(1)
        assert Held(key, state.state).story(1) != state.held.story(1)

    def test_external_sampling_comes_near_an_equilibrium(self) -> None:
        """OpenSpiel's external-sampling CFR on the auction of one deal: hardly anything can be won against it."""
        from open_spiel.python.algorithms.exploitability import nash_conv
        from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
        from open_spiel.python.policy import UniformRandomPolicy

        class OneDeal(SpielGame):
            def new_initial_state(self) -> Any:
                return drawn(super().new_initial_state(), FastChance(3))

        np.random.seed(1)
        game = OneDeal("auction", {"players": 2})
        solver = ExternalSamplingSolver(game)
        for _ in range(60):
            solver.iteration()
        before, after = nash_conv(game, UniformRandomPolicy(game)), nash_conv(game, solver.average_policy())
        assert before > 0.2
        assert after < before / 4


def test_search_plays_a_small_game() -> None:
    """OpenSpiel's MCTS, which sees the true cards, and its information-set MCTS, which does not, play to the end."""
    from open_spiel.python.algorithms import ismcts, mcts

    register()
    game = pyspiel.load_game(SMALL)
    rng = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(game, 1.4, 40, mcts.RandomRolloutEvaluator(1, rng), random_state=rng),
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 40, random_state=rng),
    ]
    state = drawn(game.new_initial_state(), FastChance(2))
    decisions = [0, 0]
    while not state.is_terminal():
        player = state.current_player()
        state.apply_action(bots[player].step(state))
        decisions[player] += 1
        drawn(state, FastChance(sum(decisions)))
    assert min(decisions) > 1
    assert sum(state.returns()) == pytest.approx(1.0)


def test_outcome_sampling_runs_on_a_small_game() -> None:
    """OpenSpiel's outcome-sampling CFR walks through the small game by its information states."""
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    register()
    np.random.seed(1)
    game = pyspiel.load_game(SMALL)
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = drawn(game.new_initial_state(), FastChance(1))
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1.0)
