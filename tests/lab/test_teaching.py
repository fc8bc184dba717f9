"""Teaching: the same games from the same seed, gone on with where they stopped, and weights that play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from librt.strings import BytesWriter

from covetown import cli, registry
from covetown.bots import Budget, Searcher, Settings
from covetown.bots.learned import Learned
from covetown.bots.weights import VARIABLE, Weights, data_of, found_in, learned_guide, networks_of, weights_from
from covetown.kernel import Advice, Chance, FastChance, Game, Guide, State
from covetown.lab.contest import Contest, Entrant

np = pytest.importorskip("numpy")

from covetown.lab.teaching import lessons, material, practice, teacher, training  # noqa: E402

GAME = "dale_of_merchants"


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons.Plan, "games_a_part", lambda self: 4)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.rglob("*.part"))}


def play(folder: Path, games: int, seed: int = 3, iterations: int = 0) -> list[int]:
    told: list[int] = []
    material.played(lessons.Plan(GAME, seed, iterations), games, folder, 1, told.append)
    return told


def test_the_same_seed_plays_the_same_games_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    assert play(tmp_path / "whole", 12) == [0, 4, 4, 4]
    assert play(tmp_path / "parts", 8) == [0, 4, 4]
    kept = {file: file.stat().st_mtime_ns for file in (tmp_path / "parts").rglob("*.part")}
    assert play(tmp_path / "parts", 12) == [8, 4]
    assert all(file.stat().st_mtime_ns == when for file, when in kept.items())
    assert contents(tmp_path / "whole") == contents(tmp_path / "parts")
    play(tmp_path / "other", 12, seed=4)
    assert contents(tmp_path / "other") != contents(tmp_path / "whole")


def test_searched_games_are_the_same_too_and_tell_what_was_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch)
    for name in ("one", "two"):
        play(tmp_path / name, 1, iterations=3)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    found = material.read(sorted((tmp_path / "one").rglob("*.part")))
    assert len(found) > 5
    assert ((found.thoughts >= 0) & (found.thoughts <= 1)).all()
    assert 0 < found.asked() <= len(found), "there is nothing to ask where there is one answer"
    assert (np.diff(found.columns["askers"]) > 0).all()
    assert (found.columns["offers"] > 1).all()
    ends = np.add.reduceat(found.columns["portions"], found.columns["firsts"])
    assert ends == pytest.approx(np.ones(len(ends)), abs=1e-5)
    found.thoughts[0] = np.nan
    mixed = training.targets(found, 0.25)
    assert mixed[1:, 0] == pytest.approx(0.75 * found.shares[1:, 0] + 0.25 * found.thoughts[1:])
    assert mixed[0, 0] == found.shares[0, 0]
    assert mixed[1:, 1] == pytest.approx(1 - mixed[1:, 0])


def test_answers_that_are_not_written_down_are_thought_about_briefly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[int] = []

    class Overheard:
        def __init__(self, game: Game, settings: Settings) -> None:
            self.bot = Searcher(game, settings)
            self.moved = self.bot.moved
            self.guide, self.settings = self.bot.guide, self.bot.settings
            self.kept = None

        def explain(self, world: State, seat: int, chance: Chance, budget: Budget) -> Advice:
            budgets.append(budget.iterations)
            return self.bot.explain(world, seat, chance, budget)

    monkeypatch.setattr(lessons, "Searcher", Overheard)
    play(tmp_path, 1, iterations=12)
    assert set(budgets) == {12 // lessons.BRIEF}


@pytest.mark.parametrize("straight", [1, 1_000_000_000])
def test_positions_to_learn_from_lie_off_the_way(straight: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search judges where good play does not lead; a network that never saw that would judge it by chance."""
    monkeypatch.setattr(lessons, "STRAIGHT", straight)
    strayed: list[int] = []
    usual = lessons.Pupil.stray
    monkeypatch.setattr(lessons.Pupil, "stray", lambda self: strayed.append(made := usual(self)) or made)
    game = registry.load(GAME)
    features = lessons.features_of(game)
    part = lessons.Part(len(features.fields()), lessons.most_seats(game), len(features.answer_fields()))
    lessons.Pupil(lessons.Plan(GAME, 4, 3), game, 0, part).play()
    assert len(part.games) > 5
    if straight == 1:
        assert not strayed
    else:
        assert len(strayed) - len(part.games) in (0, 1), "one before each position; after the last the game was over"
        assert len(set(strayed)) > 3
        assert set(strayed) <= set(range(1, 2 + game.guide().depth()))


def test_positions_are_worth_what_practised_play_makes_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(GAME)
    features = lessons.features_of(game)
    for name in ("one", "two"):
        task = teacher.Task(GAME, 2, 3, 0, data_of(GAME), ahead=5)
        task.play(tmp_path / name, 1, lambda made: None)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    part = lessons.Part(len(features.fields()), lessons.most_seats(game), len(features.answer_fields()))
    pupil = lessons.Pupil(lessons.Plan(GAME, 3, 0, True, 5), game, 0, part)
    steps: list[bytes] = []
    led: list[tuple[int, list[float]]] = []
    step, put, foresee = lessons.Pupil.step, lessons.Pupil.put, lessons.Pupil.foresee

    def stepped(one: lessons.Pupil, taught: Guide) -> None:
        assert taught is guide
        step(one, taught)
        steps.append(one.state.encode())

    def written(one: lessons.Pupil, row: bytes, guesses: list[float], thought: float, seat: int, got: Any) -> None:
        expected = [0.0] * one.seats
        lessons.judge(one.state, guide, expected)
        assert list(got) == expected
        assert not one.state.waiting or len(steps) == 5
        led.append((seat, expected))
        put(one, row, guesses, thought, seat, got)

    def looked(one: lessons.Pupil, taught: Guide) -> None:
        before = one.state.encode()
        steps.clear()
        foresee(one, taught)
        assert one.state.encode() == before, "the game goes on where it was"

    for name, replacement in (("step", stepped), ("put", written), ("foresee", looked)):
        monkeypatch.setattr(lessons.Pupil, name, replacement)
    guide = learned_guide(game)
    pupil.play_foreseen(guide)
    assert len(led) == len(part.games) > 5
    most = lessons.most_seats(game)
    for at, (seat, expected) in enumerate(led):
        shares = list(part.shares)[at * most : at * most + pupil.seats]
        assert shares == pytest.approx(expected[seat:] + expected[:seat])


def test_a_position_is_written_down_as_the_seat_sees_it_that_is_to_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch)
    noted: list[tuple[bytes, list[float], int, int]] = []

    def overheard(pupil: lessons.Pupil, thought: float) -> None:
        state, seat = pupil.state, int(lessons.lowest_seat(pupil.state.waiting))
        out = BytesWriter()
        pupil.features.write(state, seat, out)
        guesses = [0.0] * pupil.seats
        pupil.guide.judge(state, guesses)
        noted.append((out.getvalue(), guesses[seat:] + guesses[:seat], seat, pupil.number))
        usual(pupil, thought)

    usual = lessons.Pupil.note
    monkeypatch.setattr(lessons.Pupil, "note", overheard)
    play(tmp_path, 8)
    found = material.read(sorted(tmp_path.rglob("*.part")))
    assert set(found.games) == set(range(8))
    assert len(found) == len(noted)
    winners = {}
    for at, (row, guesses, seat, number) in enumerate(noted):
        count = len(guesses)
        assert (found.rows[at].tobytes(), found.games[at], found.seats[at]) == (row, number, count)
        assert found.guesses[at, :count] == pytest.approx(guesses)
        chances = 1 / (1 + np.exp(-found.odds[at, :count]))
        assert chances == pytest.approx(np.clip(guesses, 0.005, 0.995), abs=1e-5)
        assert np.isnan(found.shares[at, count:]).all()
        assert (found.odds[at, count:] == 0).all()
        shares = np.roll(found.shares[at, :count], seat)
        assert (winners.setdefault(number, shares) == shares).all()


def test_numpy_learns(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 3, (3000, 6)).astype(np.uint8)
    shares = np.stack([rows[:, 0] > rows[:, 1], rows[:, 0] <= rows[:, 1]], 1).astype(np.float32)
    shares = np.concatenate([shares, np.full((3000, 1), np.nan, np.float32)], 1)
    seats = np.full(3000, 2, np.int8)
    nothing = np.full(3000, np.nan, np.float32)
    columns = {"rows": rows, "games": np.arange(3000, dtype=np.int32), "seats": seats, "shares": shares}
    columns |= {
        "guesses": np.full((3000, 3), np.nan, np.float32),
        "thoughts": nothing,
        "odds": np.zeros((3000, 3), np.float32),
    }
    # Every decision has three answers; the one that is like the first count is the best, whatever the guide thinks.
    like = rows[:1000, 0]
    columns |= {"askers": np.arange(1000, dtype=np.int32), "offers": np.full(1000, 3, np.int32)}
    columns |= {"answers": np.tile(np.eye(3, dtype=np.uint8), (1000, 1)), "firsts": np.arange(0, 3000, 3)}
    columns |= {"weights": np.zeros(3000, np.float32), "portions": np.eye(3, dtype=np.float32)[like].ravel()}
    found = material.Material(columns)
    course = training.Course(wide=12, deep=8, rounds=30, batch=32)
    scales = training.Scales([2] * 6, [1] * 3)
    held = found.held_out()
    asked = np.flatnonzero(held[:1000])
    start = training.beginning(6, 3, 3, course)
    heard: list[float] = []
    pupil = training.Plain(found, scales, start, course)
    layers = training.train(pupil, found, scales, course, lambda number, loss: heard.append(loss))
    kept = found.take(held)
    loss = training.loss_of(training.said_of(layers, kept, scales)[:, 0], shares[held, 0])
    assert loss < 0.1
    assert training.answers_loss(start, found, asked, scales) == pytest.approx(np.log(3), abs=1e-4)
    told = training.answers_loss(layers, found, asked, scales)
    assert told < 0.1
    assert min(heard) == pytest.approx(loss + training.ANSWERS_COUNT * told, abs=1e-5)


def test_how_much_the_guide_counts_is_learned() -> None:
    rng = np.random.default_rng(1)
    odds = rng.normal(0, 1, (4000, 1)).astype(np.float32)
    shares = np.concatenate([odds, -odds], 1) > 0.2 * rng.normal(0, 1, (4000, 2))
    none = np.zeros(0, np.int32)
    found = material.Material(
        {
            "rows": np.zeros((4000, 3), np.uint8),
            "games": np.arange(4000, dtype=np.int32),
            "seats": np.full(4000, 2, np.int8),
            "shares": shares.astype(np.float32),
            "guesses": 1 / (1 + np.exp(-odds)),
            "thoughts": np.full(4000, np.nan, np.float32),
            "odds": np.concatenate([odds, -odds], 1),
            "askers": none,
        }
    )
    course = training.Course(wide=3, deep=3, rounds=20, batch=32)
    scales = training.Scales([1] * 3, [1])
    start = training.beginning(3, 2, 1, course)
    assert start[training.LEAN] == 1
    pupil = training.Plain(found, scales, start, course)
    layers = training.train(pupil, found, scales, course, lambda number, loss: None)
    assert layers[training.LEAN] > 2
    kept = found.take(found.held_out())
    before, after = (training.loss_of(training.said_of(one, kept, scales), kept.shares) for one in (start, layers))
    assert after < before - 0.1


def teach(*arguments: str) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["lab", "teach", GAME, "--rounds", "2", "--neurons", "9", "5", *arguments])
    assert end.value.code == 0


def test_the_command_writes_weights_that_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small(monkeypatch)
    out = tmp_path / f"{GAME}.safetensors"
    asked = ["--games", "10", "--seed", "2", "--out", str(out)]
    teach(*asked, "--gate", "2", "--budget", "2i", "--json")
    found = json.loads(capsys.readouterr().out)
    weights = weights_from(out.read_bytes())
    game = registry.load(GAME)
    networks_of(weights, game)[0]
    assert weights.told["rules"] == game.rules_version
    assert weights.told["command"].startswith(f"covetown lab teach {GAME} --games 10 --seed 2 --out {GAME}.safetensors")
    assert {row["seats"] for row in found["matches"]} == {2, 4}
    assert set(found["log_loss"]) == {"positions", "nothing", "handmade", "network"}
    again = tmp_path / "again" / out.name
    teach(*asked[:-1], str(again), "--gate", "0")
    assert again.read_bytes() == out.read_bytes()
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert isinstance(learned_guide(game), Learned)
    more = tmp_path / "more.safetensors"
    capsys.readouterr()
    teach("--games", "1", "--iterations", "2", "--start", str(out), "--out", str(more), "--gate", "0")
    assert "log-loss" in capsys.readouterr().out.lower()
    networks_of(weights_from(more.read_bytes()), game)[0]


def test_what_weighs_answers_stays_as_it_was_practised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small(monkeypatch)
    start, out = tmp_path / "start.safetensors", tmp_path / "out.safetensors"
    practised = practice.Practice(GAME, 1, 2, 3, 0.001, data_of(GAME), training.Course(9, 5, seed=3))
    practised.run(tmp_path, 1, lambda played, figures: None)
    start.write_bytes(practised.file({}, practice.Use(explore=0.4)))
    # A lesson this short may find nothing better than the start, so every layer is changed here.
    monkeypatch.setattr(teacher, "train", lambda pupil, *rest: [layer * 0.9 for layer in pupil.layers()])
    teach("--games", "3", "--iterations", "2", "--start", str(start), "--out", str(out), "--gate", "0")
    features = lessons.features_of(registry.load(GAME))
    fields, answer_fields = features.fields(), len(features.answer_fields())
    files = [weights_from(file.read_bytes()) for file in (start, out)]
    before, after = (teacher.Tastes.of(one, fields, answer_fields) for one in files)
    old = [before.weighing[at] for at in practice.WEIGHED] + before.mixing
    new = [after.weighing[at] for at in practice.WEIGHED] + after.mixing
    assert len(old) > 6, "some neurons hear position and answer together"
    assert all(np.array_equal(one, other) for one, other in zip(old, new, strict=True))
    assert after.doubt == before.doubt == 0.05
    assert after.explore == before.explore == 0.4
    assert files[0].tensors["third"] != files[1].tensors["third"], "what judges positions has learned"
    found = found_in(out.read_bytes(), registry.load(GAME))
    assert found.weighing is not found.network


def test_searches_play_with_what_was_taught_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    guides: list[bool] = []
    usual = lessons.Pupil.think

    def overheard(pupil: lessons.Pupil, bot: Searcher) -> None:
        guides.append(isinstance(bot.guide, Learned))
        usual(pupil, bot)

    monkeypatch.setattr(lessons.Pupil, "think", overheard)
    for start in (b"", data_of(GAME)):
        guides.clear()
        task = teacher.Task(GAME, 1, 3, 2, start)
        task.play(tmp_path, 1, lambda made: None)
        assert set(guides) == {bool(start)}


def test_positions_of_earlier_games_are_learned_from_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small(monkeypatch)
    first, out = tmp_path / "first.safetensors", tmp_path / "out.safetensors"
    teach("--games", "8", "--seed", "2", "--out", str(first), "--gate", "0")
    asked = ("--games", "4", "--seed", "5", "--gate", "0", "--out", str(out))
    heard: list[int] = []
    usual = teacher.learner

    def overheard(found: Any, *others: Any) -> Any:
        heard.append(len(set(found.games[: len(found)])))
        return usual(found, *others)

    monkeypatch.setattr(teacher, "learner", overheard)
    teach(*asked)
    teach(*asked, "--also", f"{first}.games")
    assert heard == [4, 8], "games 0 to 3 are there twice"
    assert " --also first.safetensors.games " in weights_from(out.read_bytes()).told["command"]
    (tmp_path / "empty").mkdir()
    assert "empty has no positions that fit" in refused(capsys, *asked, "--also", str(tmp_path / "empty"))
    monkeypatch.setattr(lessons, "FORMAT", lessons.FORMAT + 1)
    assert "first.safetensors.games has no positions" in refused(capsys, *asked, "--also", f"{first}.games")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says when it will not begin."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as end:
        cli.main(["lab", "teach", GAME, *arguments])
    assert end.value.code == 2
    return capsys.readouterr().err


def test_what_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr(teacher, "played", played)
    out = tmp_path / "out.safetensors"
    start = tmp_path / "start.safetensors"
    asked = ("--games", "4", "--out", str(out))
    assert "budget of grandmaster:soon" in refused(capsys, *asked, "--budget", "soon")
    start.write_bytes(b"nothing")
    assert "cannot be begun from: the file is damaged" in refused(capsys, *asked, "--start", str(start))
    weights = weights_from(data_of(GAME))
    start.write_bytes(Weights({**weights.told, "rules": "0"}, weights.tensors).write())
    assert "rules version 0" in refused(capsys, *asked, "--start", str(start))
    deep = weights.size("second_biases")
    small = {**weights.tensors, "third": ("F32", [deep, 2], bytes(8 * deep)), "third_biases": ("F32", [2], bytes(8))}
    start.write_bytes(Weights(weights.told, small).write())
    assert "they know 2 seats, and the game has 4" in refused(capsys, *asked, "--start", str(start))
    assert "--ahead needs weights" in refused(capsys, *asked, "--ahead", "4")
    start.write_bytes(data_of(GAME))
    both = ("--start", str(start), "--ahead", "4", "--iterations", "2")
    assert "no --iterations" in refused(capsys, *asked, *both)
    assert not out.exists()


def test_the_settings_of_the_course_reach_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small(monkeypatch)
    courses: list[tuple[training.Course, Any]] = []
    usual = teacher.learner

    def overheard(found: Any, scales: Any, layers: Any, course: training.Course) -> Any:
        courses.append((course, [layer.copy() for layer in layers]))
        return usual(found, scales, layers, course)

    monkeypatch.setattr(teacher, "learner", overheard)
    out, start = tmp_path / "out.safetensors", tmp_path / "start.safetensors"
    start.write_bytes(data_of(GAME))
    weights = weights_from(data_of(GAME))
    asked = ("--games", "4", "--gate", "0", "--out", str(out))
    teach(*asked, "--start", str(start), "--keep", "0.5", "--trust", "0.6", "--rate", "0.0006")
    course, layers = courses[0]
    assert (course.trust, course.rate, course.keep) == (0.6, 0.0006, 0.5)
    wide, deep, seats = (weights.size(name) for name in ("biases", "second_biases", "third_biases"))
    assert (course.wide, course.deep) == (wide, deep)
    assert layers[4] == pytest.approx(np.array(weights.rows("third", deep, seats)) / 2, rel=1e-6)
    assert layers[5] == pytest.approx(np.array(weights.numbers("third_biases", seats)) / 2, rel=1e-6)
    assert layers[2] == pytest.approx(np.array(weights.rows("second", wide, deep)), rel=1e-6)
    command = weights_from(out.read_bytes()).told["command"]
    assert f" --start {start.name} --keep 0.5 " in command
    assert f" --neurons {wide} {deep} --rounds 2 --trust 0.6 --rate 0.0006 " in command
    assert not list(tmp_path.glob("*.partial"))


def test_a_file_of_weights_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    out = tmp_path / "out.safetensors"
    out.write_bytes(b"the old one")
    usual = Path.write_bytes

    def full(file: Path, data: bytes) -> int:
        if out.name in file.name and file.suffix != ".part" and ".part." not in file.name:
            usual(file, data[:100])
            raise OSError(28, "No space left on device")
        return usual(file, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises((OSError, SystemExit)):
        cli.main(["lab", "teach", GAME, "--rounds", "1", "--games", "4", "--gate", "0", "--out", str(out)])
    assert out.read_bytes() == b"the old one"


def test_what_was_learned_is_written_only_if_it_fits(tmp_path: Path) -> None:
    play(tmp_path, 4)
    task = teacher.Task(GAME, 4, 3)
    course = training.Course(wide=6, deep=4, rounds=1)
    made = task.learn(sorted(tmp_path.rglob("*.part")), course, lambda number, loss: None)
    made.file(-1, "a command")
    made.layers[1][2] = 300.0
    with pytest.raises(lessons.RuleError, match=r"cannot be used: .* could overflow"):
        made.file(-1, "a command")


def test_other_rows_are_another_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    features = registry.load(GAME).features()
    assert features is not None
    marks = {lessons.Plan(GAME, 3, 0).mark()}

    class Other:
        def __init__(self, fields: list[Any], answers: list[Any]) -> None:
            self.fields = lambda: fields
            self.answer_fields = lambda: answers

    class Changed:
        def __init__(self, other: Other) -> None:
            self.other = other

        def features(self) -> Other:
            return self.other

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

    game = registry.load(GAME)
    changed = [
        Other(features.fields()[1:], features.answer_fields()),
        Other(features.fields(), features.answer_fields()[1:]),
    ]
    for other in changed:
        with monkeypatch.context() as patch:
            patch.setattr(lessons.registry, "load", lambda key, other=other: Changed(other))
            marks.add(lessons.Plan(GAME, 3, 0).mark())
    monkeypatch.setattr(lessons, "LONGEST", 17)
    marks.add(lessons.Plan(GAME, 3, 0).mark())
    assert len(marks) == 4


def test_a_table_that_is_too_large_for_a_row_is_drawn_anew() -> None:
    game = registry.load(GAME)
    drawn = iter([9, 7, 3])

    class Larger:
        def any_setup(self, chance: Chance) -> tuple[int, dict[str, object]]:
            return next(drawn), {}

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

    larger: Any = Larger()
    assert lessons.Plan(GAME, 3, 0).table(larger, 7, FastChance(1))[0] == 3


def test_other_weights_are_another_contest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mark(*names: str) -> str:
        return Contest(GAME, [Entrant(name) for name in names], {}).mark()

    monkeypatch.setenv(VARIABLE, str(tmp_path))
    marks = []
    for data in (b"one", b"two"):
        (tmp_path / f"{GAME}.safetensors").write_bytes(data)
        marks.append((mark("grandmaster:9i", "master"), mark("master:9i:learned=1"), mark("master", "apprentice")))
    assert marks[0][0] != marks[1][0]
    assert marks[0][1] != marks[1][1]
    assert marks[0][2] == marks[1][2]


def test_games_belong_to_the_weights_that_a_bot_brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.safetensors"
    monkeypatch.setenv(VARIABLE, str(tmp_path))

    def mark() -> str:
        return Contest(GAME, [Entrant(f"grandmaster:9i:weights={own}"), Entrant("apprentice")], {}).mark()

    marks = []
    for mine, house in ((b"one", b"one"), (b"one", b"two"), (b"two", b"two")):
        own.write_bytes(mine)
        (tmp_path / f"{GAME}.safetensors").write_bytes(house)
        marks.append(mark())
    assert marks[0] == marks[1] != marks[2]


def test_a_game_without_numbers_cannot_be_taught(parlour: Any, tmp_path: Path) -> None:
    with pytest.raises(lessons.RuleError, match="in numbers"):
        lessons.features_of(registry.load("stones"))
