"""The checks that Gymnasium, PettingZoo and OpenSpiel themselves offer."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from covetown.kernel import FastChance

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")


@pytest.mark.usefixtures("parlour")
class TestSmallGame:
    """The auction in every framework."""

    def test_gymnasium_finds_nothing_wrong(self) -> None:
        from gymnasium.utils.env_checker import check_env

        from covetown.envs.gym import SeatEnv, register

        assert register() == ["covetown/auction-v1"]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            check_env(SeatEnv("auction", seats=2), skip_render_check=True)

    def test_an_illegal_action_loses(self) -> None:
        from covetown.envs.gym import SeatEnv

        env = SeatEnv("auction", seats=2)
        env.reset(seed=1)
        _, reward, over, _, told = env.step(0)
        assert (reward, over, told) == (-1.0, True, {"illegal": True})

    def test_the_seat_is_asked_whenever_it_must_answer(self) -> None:
        from covetown.envs.gym import SeatEnv

        env = SeatEnv("auction", seat=1, seats=3)
        seen, _ = env.reset(seed=4)
        steps = 0
        over = False
        while not over:
            assert seen["action_mask"].sum() == 3 - steps
            assert env.action_masks().tolist() == (seen["action_mask"] > 0).tolist()
            seen, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            steps += 1
        assert steps == 3
        assert 0.0 <= reward <= 1.0

    def test_pettingzoo_finds_nothing_wrong(self) -> None:
        from pettingzoo.test import api_test, parallel_api_test

        from covetown.envs import zoo

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            api_test(zoo.env("auction", seats=3), num_cycles=200)
            parallel_api_test(zoo.parallel_env("auction", seats=3), num_cycles=200)

    def test_the_same_seed_gives_the_same_game(self) -> None:
        from pettingzoo.test import parallel_seed_test, seed_test

        from covetown.envs import zoo

        seed_test(lambda: zoo.env("auction", seats=2), num_cycles=50)
        parallel_seed_test(lambda: zoo.parallel_env("auction", seats=2), num_cycles=50)

    def test_an_illegal_action_ends_the_game_for_all(self) -> None:
        from covetown.envs import zoo

        env = zoo.parallel_env("auction", seats=3)
        seen, _ = env.reset(seed=1)
        actions = {agent: int(np.flatnonzero(row["action_mask"])[0]) for agent, row in seen.items()}
        _, rewards, over, late, told = env.step({**actions, "seat_2": 0})
        assert rewards == {"seat_0": 0.0, "seat_1": 0.0, "seat_2": -1.0}
        assert (all(over.values()), any(late.values()), env.agents) == (True, False, [])
        assert told == {"seat_0": {}, "seat_1": {}, "seat_2": {"illegal": True}}

    def test_an_illegal_action_among_several_leaves_the_game_as_it_was(self) -> None:
        from covetown.envs import zoo

        env = zoo.raw_parallel_env("auction", seats=3)
        seen, _ = env.reset(seed=1)
        actions = {agent: int(np.flatnonzero(row["action_mask"])[0]) for agent, row in seen.items()}
        assert env.state_of_play is not None
        before = env.state_of_play.encode()
        with pytest.raises(ValueError, match="not legal"):
            env.step({**actions, "seat_2": 0})
        assert env.state_of_play.encode() == before
        env.step(actions)
        assert env.state_of_play.encode() != before

    def test_openspiel_finds_nothing_wrong(self) -> None:
        pyspiel = pytest.importorskip("pyspiel")
        from covetown.envs.spiel import register

        assert register() == ["covetown_auction_v1"]
        game = pyspiel.load_game("covetown_auction_v1", {"players": 3})
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)

    def test_every_draw_of_luck_is_a_chance_node(self) -> None:
        pytest.importorskip("pyspiel")
        from covetown.envs.spiel import SpielGame

        state = SpielGame("auction", {"players": 2}).new_initial_state()
        chance = FastChance(3)
        draws = 0
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1.0)
            state.apply_action(int(chance.below(len(outcomes))))
            draws += 1
        # Twelve cards and three prizes are shuffled: 11 + 2 draws.
        assert draws == 13
        assert state.current_player() == 0
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert sum(state.returns()) == pytest.approx(1.0)
