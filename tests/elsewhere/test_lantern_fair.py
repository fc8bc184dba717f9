"""The example from outside the tree: its own tests, fuzzer, terminal, bots and environments, with no change here."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from covetown.cli.bench import interpreted_tree
from covetown.kernel.form import compiled
from tests.elsewhere.outside import Outside

KEY = "lantern_fair"


def test_its_own_tests_pass(outside: Outside, sources: Path) -> None:
    """A test for every rule, recorded games, and the suite of covetown.testing."""
    assert " passed" in outside.tests(sources / "tests")


def test_a_thousand_random_games_have_no_fault(outside: Outside) -> None:
    told = outside.covetown("fuzz", KEY, "--games", "1000")
    assert "1,000 games" in told
    assert "no fault" in told
    for ending in ("points", "sparks", "shared"):
        assert ending in told, "a thousand games see every ending"


def test_it_stands_on_the_shelf_with_its_words_and_rules(outside: Outside) -> None:
    rows = [json.loads(line) for line in outside.covetown("games", "--json").splitlines()]
    assert [row["title"] for row in rows if row["game"] == KEY] == ["Lantern Fair"]
    assert "LF-013" in outside.covetown("rules", KEY, "wind")


def test_a_whole_game_at_the_terminal(outside: Outside) -> None:
    """Numbers alone are typed: the last answer that is offered, again and again."""
    typed = "?great\nrules spark\nhint\nundo\n" + "1\n2\n" * 40
    told = outside.covetown(
        "table", KEY, "--seats", "you,apprentice,novice", "--plain", "--seed", "4", "--think", "0.05", typed=typed
    )
    assert "You: Which of your three wishes do you give away?" in told
    assert "LF-017" in told
    assert "A strong player would: " in told
    assert "{" not in told, "a message without words"
    assert "The fair is over" in told
    assert "  1.  " in told.splitlines()[-3]


def test_it_is_simulated_measured_recorded_and_replayed(outside: Outside, sources: Path) -> None:
    told = json.loads(outside.covetown("sim", KEY, "--games", "20", "--seats", "apprentice,novice,random", "--json"))
    assert sum(told["endings"].values()) == 20
    row = json.loads(outside.covetown("bench", KEY, "--json", "--seconds", "0.05"))
    assert row["decisions_per_s"] > 0
    assert row["batch_steps_per_s"] > 0
    golden = sorted(str(file) for file in (sources / "tests" / "golden").glob("*.json"))
    assert "3 games replay exactly" in outside.covetown("verify", *golden)
    assert "takes the" in outside.covetown("replay", golden[0], "--plain")


FRAMEWORKS = """
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from covetown.envs import gym, zoo
from covetown.envs.vector import BatchedEnv

assert "covetown/lantern_fair-v1" in gym.register()
check_env(gym.SeatEnv("lantern_fair-v1", seats=3), skip_render_check=True)
for seats in (2, 5):
    api_test(zoo.env("lantern_fair-v1", seats=seats), num_cycles=300)
    parallel_api_test(zoo.parallel_env("lantern_fair-v1", seats=seats), num_cycles=300)
seed_test(lambda: zoo.env("lantern_fair-v1", seats=3), num_cycles=60)
env = BatchedEnv("lantern_fair-v1", games=32, seats=4, seed=1)
env.reset()
ended = 0
for _ in range(200):
    env.step(env.any_actions())
    ended += int(np.count_nonzero(env.ended))
print("ended", ended)
"""


def test_gymnasium_pettingzoo_and_the_batch_find_nothing_wrong(outside: Outside) -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    told = outside.program(FRAMEWORKS).split()
    assert int(told[-1]) > 32, "whole games were played in the batch"


LADDER = """
from covetown import registry
from covetown.bots import Budget, make
from covetown.kernel import FastChance, lowest_seat

game = registry.load("lantern_fair")

def share(strong, weak, games, thoughts):
    won = 0.0
    bots = [make(strong, game), make(weak, game)]
    for number in range(games):
        chance = FastChance(number // 2)
        state = game.new(2, {"evenings": 4}, chance)
        seated = bots if number % 2 == 0 else bots[::-1]
        made = 0
        while state.waiting:
            seat = int(lowest_seat(state.waiting))
            made += 1
            luck = FastChance(number * 1000 + made)
            world = state.redeal(seat, luck)
            state.apply(seat, seated[seat].choose(world, seat, luck, Budget(iterations=thoughts)), chance)
        won += state.payoff(number % 2)
    return won / games

print(share("novice", "random", 400, 0), share("apprentice", "novice", 400, 0))
print(share("master", "novice", 80, 60), share("master", "apprentice", 40, 60))
"""


def noise(games: int) -> float:
    """Two standard errors of the share that equal players win of so many games."""
    return 1.0 / math.sqrt(games)


@pytest.mark.slow
def test_quick_levels_beat_those_below_and_the_master_beats_a_novice(outside: Outside) -> None:
    """Both sit in both seats with the same lanterns; a search thinks by iterations, so that clocks do not matter.

    The fair is short and full of luck, and sixty iterations are little: a master who thinks no longer than that won 106
    of 200 games against an apprentice. Forty games cannot show that; they show only that it is not plainly the weaker.
    """
    told = outside.program(LADDER).split()
    novice, apprentice, master, master_to_apprentice = (float(word) for word in told)
    assert novice > 0.7
    assert apprentice > 0.65
    assert master > 0.5 + noise(80)
    assert master_to_apprentice > 0.5 - noise(40)


TRACES = """
import json
from covetown import registry
from covetown.inspection import trace
from covetown.kernel.form import compiled
game = registry.load("lantern_fair")
print(json.dumps([compiled(), [trace(game, seed) for seed in range(8)]]))
"""


@pytest.mark.skipif(not compiled(), reason="the interpreted form runs here, there is nothing to compare it with")
def test_it_plays_the_same_on_the_compiled_and_the_interpreted_kernel(
    outside: Outside, target: Path, tmp_path: Path
) -> None:
    plain = Outside(tmp_path, target, instead=interpreted_tree(tmp_path / "plain"))
    fast = json.loads(outside.program(TRACES))
    slow = json.loads(plain.program(TRACES))
    assert (fast[0], slow[0]) == (True, False)
    assert fast[1] == slow[1]
