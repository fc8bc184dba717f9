"""Practice: the same games from the same seed, gone on with where they stopped, and answers that get better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from librt.strings import BytesWriter

from covetown import cli, registry
from covetown.bots import weights as weights_module
from covetown.bots.learned import Learned
from covetown.bots.weights import VARIABLE, Weights, data_of, found_in, learned_guide, weights_from
from covetown.kernel import FastChance, Game, Guide, State, world_for
from covetown.kernel.state import lowest_seat

np = pytest.importorskip("numpy")

from covetown.lab.teaching import lessons, practice, pupils, rehearsal, training  # noqa: E402

GAME = "pirates_cove"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "GAMES_A_PART", 2)


def made(rounds: int = 2, games: int = 5, seed: int = 3, start: bytes | None = None) -> practice.Practice:
    weights = data_of(GAME) if start is None else start
    return practice.Practice(GAME, rounds, games, seed, 0.001, weights, training.Course(9, 5, seed=seed))


def run(one: practice.Practice, folder: Path, jobs: int = 1) -> list[practice.Figures]:
    heard: list[practice.Figures] = []
    one.run(folder, jobs, lambda played, figures: heard.append(figures) if figures else None)
    return heard


# The games


def test_a_choice_is_written_down_as_its_seat_sees_it() -> None:
    game = registry.load(GAME)
    features = game.features()
    assert features is not None
    plan = lessons.Plan(GAME, 4, 0)
    weights = data_of(GAME)
    played = rehearsal.Rehearsal(game, plan, weights, weights)
    seen: list[tuple[bytes, int, int]] = []

    class Watched(Guide):
        """Stands where the policy stands, likes the last answer, and looks at what it is asked about."""

        def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
            out = BytesWriter()
            features.write(state, seat, out)
            by_guide = game.guide().weigh(state, seat, options)
            heavy = [at for at, weight in enumerate(by_guide) if weight > 0]
            seen.append((out.getvalue(), len(heavy), options[heavy[-1]]))
            return [float(at == heavy[-1]) for at in range(len(options))]

    played.policy = Watched()  # type: ignore[assignment]
    played.play(0)
    found = played.columns()
    assert len(seen) == len(found["rows"]) > 20
    assert [row.tobytes() for row in found["rows"]] == [row for row, _, _ in seen]
    assert list(found["offers"]) == [count for _, count, _ in seen]
    assert list(found["chosen"]) == [count - 1 for _, count, _ in seen]
    assert (found["likely"] == 0).all()
    assert len(found["answers"]) == len(found["weights"]) == found["offers"].sum()
    seats, _ = plan.table(game, 0, FastChance(plan.seed * 1_000_003))
    assert found["shares"][:, :seats].sum(1) == pytest.approx(np.ones(len(seen)))
    assert np.isnan(found["shares"][:, seats:]).all()
    assert (found["odds"][:, seats:] == 0).all()


def test_nothing_is_looked_at_but_worlds_dealt_for_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(GAME)
    worlds: list[State] = []
    asked: list[State] = []

    def dealt(state: State, seat: int, chance: Any) -> State:
        worlds.append(world_for(state, seat, chance))
        return worlds[-1]

    monkeypatch.setattr(rehearsal, "world_for", dealt)
    played = rehearsal.Rehearsal(game, lessons.Plan(GAME, 4, 0), data_of(GAME), data_of(GAME))
    usual = played.guide

    class Watched(Guide):
        """Notes what the guide is asked about."""

        def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
            asked.append(state)
            return usual.weigh(state, seat, options)

        def judge(self, state: State, values: list[float]) -> None:
            asked.append(state)
            usual.judge(state, values)

    played.guide = Watched()
    played.play(1)
    assert len(asked) == 2 * len(worlds) > 40
    assert {id(state) for state in asked} == {id(world) for world in worlds}


def test_gains_follow_what_could_be_expected_later() -> None:
    step = rehearsal.Step
    steps = [step(0, 0.5), step(1, 0.4), step(0, 0.7), step(0, 0.6), step(1, 0.1)]
    found = rehearsal.gains_of(steps, [1.0, 0.0])
    last = 1.0 - 0.6
    before = (0.6 - 0.7) + 0.9 * last
    assert found == pytest.approx([(0.7 - 0.5) + 0.9 * before, (0.1 - 0.4) + 0.9 * -0.1, before, last, -0.1])


def test_answers_are_drawn_by_their_weights() -> None:
    chance = FastChance(5)
    counts = [0, 0, 0, 0]
    for _ in range(4000):
        counts[rehearsal.draw([1.0, 0.0, 3.0, 0.0], chance)] += 1
    assert counts[1] == counts[3] == 0
    assert counts[2] / 4000 == pytest.approx(0.75, abs=0.03)


def test_a_game_without_an_end_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(GAME)
    one = rehearsal.Rehearsal(game, lessons.Plan(GAME, 4, 0), data_of(GAME), data_of(GAME))
    one.play(0)
    before = one.columns()
    monkeypatch.setattr(rehearsal, "LONGEST", 30)
    one.play(1)
    after = one.columns()
    assert {name: items.tobytes() for name, items in after.items()} == {
        name: items.tobytes() for name, items in before.items()
    }


# Learning


def one_round(rng: Any, count: int = 400) -> dict[str, Any]:
    """Choices among three answers, of which the one that is like the first count is good."""
    rows = rng.integers(0, 3, (count, 4)).astype(np.uint8)
    chosen = rng.integers(0, 3, count)
    good = chosen == rows[:, 0]
    return {
        "rows": rows,
        "offers": np.full(count, 3, np.int32),
        "answers": np.tile(np.eye(3, dtype=np.uint8), (count, 1)),
        "weights": np.zeros(3 * count, np.float32),
        "chosen": chosen.astype(np.int32),
        "likely": np.full(count, np.log(1 / 3), np.float32),
        "gains": np.where(good, 1.0, -0.5).astype(np.float32),
        "shares": np.stack([good, ~good], 1).astype(np.float32),
        "odds": np.zeros((count, 2), np.float32),
    }


def test_the_slopes_are_those_of_what_is_gained() -> None:
    rng = np.random.default_rng(1)
    columns = one_round(rng, 40)
    columns["weights"] = rng.normal(0, 1, 120).astype(np.float32)
    columns["gains"] = rng.normal(0, 1, 40).astype(np.float32)
    scales = training.Scales([2] * 4, [1] * 3)
    whole = training.beginning(4, 2, 3, training.Course(6, 5, seed=2))
    whole[training.ANSWERS] = rng.normal(0, 0.3, whole[training.ANSWERS].shape)
    layers = [whole[at].astype(np.float64) for at in practice.WEIGHED]
    layers += [layer.astype(np.float64) for layer in pupils.mixing(3, 5, 4, 7)]
    layers[8], layers[9] = rng.normal(0, 0.5, 4), rng.normal(0, 0.5, 4)
    choices = pupils.Choices.of(columns, np.arange(40))

    def chances(layers: Any) -> Any:
        first = np.maximum(columns["rows"] / 2 @ layers[0] + layers[1], 0)
        second = np.maximum(first @ layers[2] + layers[3], 0)
        means = second @ layers[4][:, 1:].T + layers[4][:, 0]
        mixed = np.maximum(layers[6][None] + (second @ layers[7])[:, None] + layers[8], 0)
        scores = means + layers[5] * columns["weights"].reshape(-1, 3) + mixed @ layers[9]
        out = np.exp(scores - scores.max(1, keepdims=True))
        return out / out.sum(1, keepdims=True)

    start = chances(layers)
    now = np.log(start[np.arange(40), columns["chosen"]])
    choices = choices._replace(likely=now)

    def loss(layers: Any) -> float:
        found = chances(layers)
        ratio = found[np.arange(40), columns["chosen"]] / np.exp(now)
        doubt = -(found * np.log(found)).sum(1)
        return float(-(ratio * columns["gains"]).mean() - pupils.CURIOUS * doubt.mean())

    slopes = pupils.taste_slopes(layers, scales, choices)
    for number, layer in enumerate(layers):
        for at in list(np.ndindex(layer.shape))[::3]:
            kept = layer[at]
            layer[at] = kept + 1e-5
            above = loss(layers)
            layer[at] = kept - 1e-5
            below = loss(layers)
            layer[at] = kept
            assert slopes[number][at] == pytest.approx((above - below) / 2e-5, abs=2e-4)


def test_pytorch_takes_the_same_steps() -> None:
    """`make learners` has PyTorch; the steps are those of numpy, taken on whatever it finds there."""
    pytest.importorskip("torch")
    scales = training.Scales([2] * 4, [1] * 3)
    found = []
    for kind in (pupils.Plain, pupils.Torch):
        rng = np.random.default_rng(5)
        columns = one_round(rng)
        columns["offers"] = np.where(rng.random(400) < 0.5, 2, 3).astype(np.int32)
        columns["answers"] = rng.integers(0, 2, (columns["offers"].sum(), 3)).astype(np.uint8)
        columns["weights"] = rng.normal(0, 1, len(columns["answers"])).astype(np.float32)
        columns["chosen"] = (columns["chosen"] % columns["offers"]).astype(np.int32)
        columns["likely"] = np.log(rng.uniform(0.2, 0.9, 400)).astype(np.float32)
        columns["gains"] = rng.normal(0, 1, 400).astype(np.float32)
        columns["shares"][::3, 1] = np.nan
        columns["odds"] = rng.normal(0, 1, (400, 2)).astype(np.float32)
        whole = training.beginning(4, 2, 3, training.Course(16, 8, seed=2))
        whole[training.ANSWERS] = rng.normal(0, 0.3, whole[training.ANSWERS].shape).astype(np.float32)
        policy = [whole[at] for at in practice.WEIGHED] + pupils.mixing(3, 8, 8, 7)
        policy[9] = rng.normal(0, 0.5, 8).astype(np.float32)
        critic = [whole[at].copy() for at in practice.JUDGED]
        minds = pupils.Minds(policy, critic, (training.Adam(policy), training.Adam(critic)))
        learner = kind(minds, scales, columns)
        losses = [learner.step(np.arange(start, start + 100), 0.01) for start in range(0, 400, 100)]
        learner.rest()
        slopes = [mean for adam in minds.adams for mean in adam.means]
        found.append((slopes, [*policy, *critic], losses, [adam.steps for adam in minds.adams]))
    for at, most in ((0, 1e-4), (1, 5e-3), (2, 1e-4), (3, 0)):  # Adam takes slopes of almost nothing for large
        for plain, torch in zip(found[0][at], found[1][at], strict=True):
            assert torch == pytest.approx(plain, abs=most)


def test_what_is_good_only_together_can_be_learned() -> None:
    """Both or neither of two things is good, one alone is not: no sum of what each means by itself can say so."""
    scales = training.Scales([2] * 4, [1] * 3)
    lists = np.array([[[0, 0], [0, 1]], [[0, 0], [1, 0]], [[1, 1], [0, 1]], [[1, 1], [1, 0]]], np.uint8)
    found = {}
    for size in (0, 8):
        rng = np.random.default_rng(1)
        one = made(rounds=1)
        whole = training.beginning(4, 2, 3, training.Course(16, 8, seed=2))
        one.scales, one.rate = scales, 0.02
        one.policy = [whole[at] for at in practice.WEIGHED] + pupils.mixing(3, 8, size, 7)
        one.critic = [whole[at].copy() for at in practice.JUDGED]
        one.adams = (training.Adam(one.policy), training.Adam(one.critic))
        for _ in range(150):
            columns = one_round(rng)
            answers = lists[rng.integers(0, 4, 400)].reshape(800, 2)
            columns["answers"] = np.concatenate([answers, np.ones((800, 1), np.uint8)], 1)
            columns["offers"], columns["weights"] = np.full(400, 2, np.int32), np.zeros(800, np.float32)
            _, second = training.second_layer(one.policy, training.scaled(columns["rows"], scales.rows))
            lines = np.repeat(np.arange(400), 2)
            scores = pupils.scored(one.policy, second, columns["answers"].astype(np.float32), lines)[0].reshape(-1, 2)
            likely = 1 / (1 + np.exp(scores[:, 1] - scores[:, 0]))
            good = rng.random(400) < likely
            columns["chosen"] = np.where(good, 0, 1).astype(np.int32)
            columns["likely"] = np.log(np.where(good, likely, 1 - likely)).astype(np.float32)
            columns["gains"] = np.where(good, 1.0, -1.0).astype(np.float32)
            one.learn(columns)
        found[size] = float(likely.mean())
    assert found[0] < 0.6
    assert found[8] > 0.9


def test_answers_that_gained_become_likelier_but_not_far_from_one_round() -> None:
    rng = np.random.default_rng(1)
    one = made(rounds=1)
    scales = training.Scales([2] * 4, [1] * 3)
    whole = training.beginning(4, 2, 3, training.Course(16, 8, seed=2))
    one.scales = scales
    one.policy = [whole[at] for at in practice.WEIGHED] + pupils.mixing(3, 8, 4, 7)
    one.critic = [whole[at].copy() for at in practice.JUDGED]
    one.adams = (training.Adam(one.policy), training.Adam(one.critic))
    one.rate = 0.02
    columns = one_round(rng)

    def chances_of(found: dict[str, Any]) -> Any:
        _, second = training.second_layer(one.policy, training.scaled(found["rows"], scales.rows))
        answers = found["answers"].astype(np.float32)
        scores = pupils.scored(one.policy, second, answers, np.repeat(np.arange(400), 3))[0].reshape(-1, 3)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True)

    def good() -> float:
        return float(chances_of(columns)[np.arange(400), columns["rows"][:, 0]].mean())

    assert good() == pytest.approx(1 / 3, abs=1e-3)
    first = one.learn({name: items.copy() for name, items in columns.items()})
    for _ in range(300):
        last = one.learn({name: items.copy() for name, items in columns.items()})
    assert 0.36 < good() < 0.6, "a choice that has become likelier by a fifth is left alone"
    assert last.loss < first.loss - 0.1
    assert first.doubt == pytest.approx(3)
    for _ in range(200):
        fresh = one_round(rng)
        chances = chances_of(fresh)
        drawn = (chances.cumsum(1) > rng.random((400, 1))).argmax(1)
        fresh["chosen"] = drawn.astype(np.int32)
        fresh["likely"] = np.log(chances[np.arange(400), drawn]).astype(np.float32)
        fresh["gains"] = np.where(drawn == fresh["rows"][:, 0], 1.0, -0.5).astype(np.float32)
        one.learn(fresh)
    assert good() > 0.9


# The whole


def test_the_same_seed_learns_the_same_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = made()
    figures = run(whole, tmp_path / "whole")
    assert len(figures) == 2
    assert whole.file({}) != made().file({})
    several = made()
    run(several, tmp_path / "several", jobs=2)
    assert several.file({}) == whole.file({})
    stopped = made()
    usual = practice.read
    calls: list[int] = []

    def late(files: list[Path]) -> dict[str, Any]:
        calls.append(len(files))
        if len(calls) == 2:
            raise KeyboardInterrupt
        return usual(files)

    monkeypatch.setattr(practice, "read", late)
    with pytest.raises(KeyboardInterrupt):
        run(stopped, tmp_path / "stopped")
    parts = sorted((tmp_path / "stopped").rglob("round-0001/*.npz"))
    assert len(parts) == 3
    kept = {part: part.stat().st_mtime_ns for part in parts}
    seen: dict[Path, int] = {}

    def noted(files: list[Path]) -> dict[str, Any]:
        seen.update({file: file.stat().st_mtime_ns for file in files})
        return usual(files)

    monkeypatch.setattr(practice, "read", noted)
    again = made()
    assert len(run(again, tmp_path / "stopped")) == 1
    assert seen == kept, "games that were played are not played again"
    assert again.file({}) == whole.file({})
    other = made(seed=4)
    run(other, tmp_path / "whole")
    assert other.file({}) != whole.file({})
    assert not list(tmp_path.rglob("round-*")), "what is learned from is not kept"


def test_positions_are_judged_as_before(tmp_path: Path) -> None:
    game: Game = registry.load(GAME)
    one = made(rounds=1, games=3)
    run(one, tmp_path)
    before, after = found_in(data_of(GAME), game), found_in(one.file({}), game)
    assert (after.depth, after.lean) == (before.depth, before.lean)
    state = game.new(2, {}, FastChance(2))
    features = game.features()
    assert features is not None
    out = BytesWriter()
    features.write(state, int(lowest_seat(state.waiting)), out)
    before.network.look(out.getvalue())
    after.network.look(out.getvalue())
    assert list(after.network.outputs) == pytest.approx(list(before.network.outputs), abs=1e-5)


def test_how_a_search_is_to_use_it_stands_in_the_file(tmp_path: Path) -> None:
    game: Game = registry.load(GAME)
    one = made(rounds=1, games=3)
    run(one, tmp_path)
    usual = found_in(one.file({}), game)
    assert (usual.doubt, usual.explore, usual.first) == (0.05, 0.7, found_in(data_of(GAME), game).first)
    use = practice.Use(depth=3, doubt=0.1, critic=True, explore=0.4, first_only=not usual.first)
    other = found_in(one.file({}, use), game)
    assert (other.depth, other.doubt, other.explore, other.first) == (3, 0.1, 0.4, not usual.first)
    critic = found_in(one.critic_file(), game)
    fields = len(usual.network.offsets)
    for found in (usual, other, critic):
        found.network.look(bytes([1]) * fields)
        found.weighing.ponder(bytes([1]) * fields)
    assert list(other.network.outputs) == list(critic.network.outputs) != list(usual.network.outputs)
    assert list(other.weighing.found) == list(usual.weighing.found)


def test_what_was_learned_together_goes_into_the_file_and_on_from_it(tmp_path: Path) -> None:
    game: Game = registry.load(GAME)
    one = made(rounds=1, games=3)
    run(one, tmp_path)
    written = one.file({})
    mixed = one.policy[len(practice.WEIGHED) :]
    assert np.abs(mixed[3]).max() > 0
    weighing = found_in(written, game).weighing
    assert list(weighing.mixed_last) == pytest.approx(list(mixed[3]))
    features = game.features()
    assert features is not None
    wholes = np.array([whole for _, whole in features.answer_fields()])
    assert list(weighing.mixed_fields) == pytest.approx(list((mixed[0] / wholes[:, None]).ravel()))
    again = made(start=written)
    for before, after in zip(one.policy, again.policy, strict=True):
        assert after == pytest.approx(before, abs=1e-3)  # the first layer is rounded
    smaller = weights_from(written)
    for name in weights_module.MIXED:
        del smaller.tensors[name]
    assert made(start=smaller.write()).policy[9].shape == (practice.MIXED,), "weights of before get some"


def practise(*arguments: str) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["lab", "practise", GAME, *arguments])
    assert end.value.code == 0


def test_the_command_writes_weights_that_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / f"{GAME}.safetensors"
    asked = ("--rounds", "2", "--games", "3", "--neurons", "9", "5", "--seed", "2", "--gate", "2", "--budget", "2i")
    practise(*asked, "--out", str(out), "--json")
    found = json.loads(capsys.readouterr().out)
    assert [round_["choices"] > 100 for round_ in found["rounds"]] == [True, True]
    assert {row["seats"] for row in found["matches"]} == {2, 4}
    weights = weights_from(out.read_bytes())
    command = f"covetown lab practise {GAME} --rounds 2 --games 3 --seed 2 --rate 0.0007 --neurons 9 5"
    assert weights.told["command"].startswith(command)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    guide = learned_guide(registry.load(GAME))
    assert isinstance(guide, Learned)
    assert guide.weighing is not guide.network
    more = tmp_path / "more.safetensors"
    practise("--rounds", "1", "--games", "2", "--start", str(out), "--out", str(more), "--gate", "0")
    assert "round 1: " in capsys.readouterr().err
    assert weights_from(more.read_bytes()).told["begun_from"] == weights.told["command"]


def test_without_rounds_the_file_only_says_anew_how_it_is_to_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = registry.load(GAME)
    start, out = tmp_path / "start.safetensors", tmp_path / "out.safetensors"
    start.write_bytes(data_of(GAME))
    before = found_in(start.read_bytes(), game)
    use = ("--explore", "0.4", "--doubt", "0.07", "--depth", "5", "--everywhere" if before.first else "--first-only")
    practise("--rounds", "0", "--start", str(start), "--out", str(out), "--gate", "0", *use)
    assert "0 games" in capsys.readouterr().out
    after = found_in(out.read_bytes(), game)
    assert (after.explore, after.doubt, after.depth, after.first) == (0.4, 0.07, 5, not before.first)
    old, new = weights_from(start.read_bytes()), weights_from(out.read_bytes())
    assert new.tensors == old.tensors, "no neurons come to it that say nothing"
    assert new.told["begun_from"] == f"{old.told['begun_from']}; {old.told['command']}"
    assert new.told["command"].endswith(f"{' '.join(use)[-12:]} --out out.safetensors")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says when it will not begin."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as end:
        cli.main(["lab", "practise", *arguments])
    assert end.value.code == 2
    return capsys.readouterr().err


def test_what_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr(practice.Practice, "run", played)
    out = tmp_path / "out.safetensors"
    start = tmp_path / "start.safetensors"
    start.write_bytes(b"nothing")
    assert "cannot be begun from: the file is damaged" in refused(
        capsys, GAME, "--out", str(out), "--start", str(start)
    )
    assert "budget of grandmaster:soon" in refused(capsys, GAME, "--out", str(out), "--budget", "soon")
    start.write_bytes(data_of("dale_of_merchants"))
    assert "they were learned on dale_of_merchants" in refused(capsys, GAME, "--out", str(out), "--start", str(start))
    assert not out.exists()


def test_a_game_that_says_nothing_in_numbers_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], parlour: None
) -> None:
    said = refused(capsys, "auction", "--out", str(tmp_path / "out.safetensors"))
    assert "says nothing about its answers in numbers" in said


def test_where_in_a_search_answers_are_weighed_is_as_with_the_start(tmp_path: Path) -> None:
    weights = weights_from(data_of(GAME))
    for told, first in (("first", True), ("everywhere", False)):
        start = Weights({**weights.told, "answers_weighed": told}, weights.tensors).write()
        assert found_in(made(start=start).file({}), registry.load(GAME)).first is first
