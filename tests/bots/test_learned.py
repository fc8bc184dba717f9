"""Learned values: the network says what numpy says, and weights that do not fit are named and left alone."""

from __future__ import annotations

import json
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from librt.strings import BytesWriter

from covetown import registry
from covetown.bots import Bot, Budget, Searcher, Settings, make
from covetown.bots.leaning import Leaning
from covetown.bots.learned import Learned
from covetown.bots.master import new_search
from covetown.bots.network import odds, share
from covetown.bots.search import Node
from covetown.bots.weights import (
    LARGEST,
    VARIABLE,
    Unfit,
    Weights,
    data_of,
    found_in,
    learned_guide,
    networks_of,
    weights_from,
)
from covetown.kernel import Chance, FastChance, Game, Guide, RuleError, State
from covetown.kernel.playout import play_sensibly
from covetown.kernel.state import lowest_seat

np = pytest.importorskip("numpy")

GAME = "dale_of_merchants"


def some_weights(game: Game, wide: int = 30, deep: int = 7, seats: int = 4, **told: str) -> Weights:
    """Weights out of thin air that fit the game; every third field is no input."""
    features = game.features()
    assert features is not None
    inputs = [field for at, field in enumerate(features.fields()) if at % 3]
    rng = np.random.default_rng(5)
    wholes = np.array([whole for _, whole in inputs])
    kinds = {
        "first": ("I16", (rng.integers(-900, 900, (len(inputs), wide)) / wholes[:, None]).astype("<i2")),
        "biases": ("I32", rng.integers(-900, 900, wide).astype("<i4")),
        "second": ("F32", rng.normal(0, 0.3, (wide, deep)).astype("<f4")),
        "second_biases": ("F32", rng.normal(0.3, 0.3, deep).astype("<f4")),
        "third": ("F32", rng.normal(0, 0.3, (deep, seats)).astype("<f4")),
        "third_biases": ("F32", rng.normal(0, 0.3, seats).astype("<f4")),
    }
    head = {"format": "1", "game": game.key, "rules": game.rules_version, "depth": "4"}
    head |= {"inputs": json.dumps(inputs), **told}
    return Weights(head, {name: (kind, list(items.shape), items.tobytes()) for name, (kind, items) in kinds.items()})


def by_numpy(weights: Weights, game: Game, row: bytes) -> Any:
    """What the network should say."""
    features = game.features()
    assert features is not None
    fields = features.fields()
    inputs = weights.inputs()
    place = {field: at for at, field in enumerate(fields)}
    counts = np.array([min(row[place[field]], field[1]) for field in inputs], np.float64)
    wide, deep, seats = weights.size("biases"), weights.size("second_biases"), weights.size("third_biases")
    tensor = {
        "first": np.array(weights.rows("first", len(inputs), wide)) / 4096,
        "biases": np.array(weights.numbers("biases", wide)) / 4096,
        "second": np.array(weights.rows("second", wide, deep)),
        "third": np.array(weights.rows("third", deep, seats)),
    }
    first = np.maximum(counts @ tensor["first"] + tensor["biases"], 0)
    second = np.maximum(first @ tensor["second"] + np.array(weights.numbers("second_biases", deep)), 0)
    return second @ tensor["third"] + np.array(weights.numbers("third_biases", seats))


@pytest.mark.parametrize("wide", [1, 24, 30])
def test_the_network_says_what_numpy_says(wide: int) -> None:
    game = registry.load(GAME)
    weights = some_weights(game, wide)
    network = networks_of(weights, game)[0]
    features = game.features()
    assert features is not None
    chance = FastChance(3)
    for number in range(6):
        state = game.new(2 + number % 3, {}, chance)
        play_sensibly(state, game.guide(), chance, 25 * number)
        for seat in range(int(state.seats)):
            out = BytesWriter()
            features.write(state, seat, out)
            network.look(out.getvalue())
            assert list(network.outputs) == pytest.approx(by_numpy(weights, game, out.getvalue()), abs=1e-5)


def test_a_count_above_its_whole_is_the_whole() -> None:
    game = registry.load(GAME)
    weights = some_weights(game)
    network = networks_of(weights, game)[0]
    features = game.features()
    assert features is not None
    row = bytes([255]) * len(features.fields())
    network.look(row)
    assert list(network.outputs) == pytest.approx(by_numpy(weights, game, row), abs=1e-5)


def test_a_file_comes_back_as_it_was() -> None:
    weights = some_weights(registry.load(GAME), command="a command")
    found = weights_from(weights.write())
    assert found.told == weights.told
    assert found.tensors == weights.tensors


@pytest.mark.parametrize("lean", [0.0, 0.6])
def test_every_seat_is_judged_through_the_eyes_of_the_one_that_is_asked(lean: float) -> None:
    game = registry.load(GAME)
    features = game.features()
    assert features is not None
    network = networks_of(some_weights(game), game)[0]
    chance = FastChance(8)
    state = game.new(3, {}, chance)
    play_sensibly(state, game.guide(), chance, 60)
    looks = []
    one = Learned(game.guide(), features, network, 4, 1.0, lean)
    for seat in range(3):
        own = one.value(state, seat)
        guesses = [lean * odds(game.guide().value(state, (seat + away) % 3)) for away in range(3)]
        looks.append([share(network.outputs[away] + guesses[away]) for away in range(3)])
        assert own == pytest.approx(looks[seat][0])
        assert own == pytest.approx(1 / (1 + np.exp(-network.outputs[0] - guesses[0])))
    values = [0.0] * 3
    one.judge(state, values)
    asked = next(seat for seat in range(3) if state.waiting >> seat & 1)
    assert values == pytest.approx([looks[asked][(seat - asked) % 3] for seat in range(3)])


def test_a_larger_table_than_was_learned_is_judged_by_the_guide() -> None:
    game = registry.load(GAME)
    features = game.features()
    assert features is not None
    state = game.new(4, {}, FastChance(8))
    learned = Learned(game.guide(), features, networks_of(some_weights(game, seats=3), game)[0], 4, 1.0, 0.5)
    own, taught = [0.0] * 4, [0.0] * 4
    game.guide().judge(state, own)
    learned.judge(state, taught)
    assert taught == own
    assert learned.value(state, 1) == own[1]


def test_answers_are_weighed_by_the_guide_and_the_network() -> None:
    game = registry.load(GAME)
    features = game.features()
    assert features is not None
    weights = some_weights(game, deep=5)
    known = features.answer_fields()
    rng = np.random.default_rng(2)
    table = rng.normal(0, 0.5, (len(known), 6)).astype("<f4")
    weights.tensors["answers"] = ("F32", list(table.shape), table.tobytes())
    with pytest.raises(Unfit, match="answers in another way"):
        networks_of(weights, game)[0]
    weights.told["answer_inputs"] = json.dumps(known, separators=(",", ":"))
    network = networks_of(weights, game)[0]
    learned = Learned(game.guide(), features, network, 4, 0.7, 0.0)
    chance = FastChance(8)
    state = game.new(2, {}, chance)
    while len(state.options(lowest_seat(state.waiting))) < 4:
        play_sensibly(state, game.guide(), chance, 7)
    seat = int(lowest_seat(state.waiting))
    options = state.options(seat)
    found = np.array(learned.weigh(state, seat, options))
    second = np.array(list(network.found)[: network.deep])
    assert second.max() > 0
    scores = []
    for option, weight in zip(options, game.guide().weigh(state, seat, options), strict=True):
        out = BytesWriter()
        features.write_answer(state, seat, option, out)
        counts = np.array(list(out.getvalue())) / np.array([whole for _, whole in known])
        scores.append(counts @ (table[:, 0] + table[:, 1:] @ second) + 0.7 * np.log(weight))
    assert found == pytest.approx(np.exp(np.array(scores) - max(scores)) + 0.002, abs=1e-5)
    assert learned.glance(state, seat, options) == learned.weigh(state, seat, options)
    quicker = Learned(game.guide(), features, network, 4, 0.7, 0.0, True)
    assert quicker.weigh(state, seat, options) == learned.weigh(state, seat, options)
    assert quicker.glance(state, seat, options) == game.guide().weigh(state, seat, options)

    class Never(Guide):
        """Gives no weight to the first answer."""

        def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
            return [0.0, *([1.0] * (len(options) - 1))]

    weighed = Learned(Never(), features, network, 4, 0.7, 0.0).weigh(state, seat, options)
    assert weighed[0] == 0
    assert min(weighed[1:]) > 0


def test_neurons_hear_position_and_answer_together() -> None:
    game = registry.load(GAME)
    features = game.features()
    assert features is not None
    weights = some_weights(game, deep=5)
    known = features.answer_fields()
    weights.told["answer_inputs"] = json.dumps(known, separators=(",", ":"))
    rng = np.random.default_rng(4)
    shapes = {"answers": (len(known), 6), "mixed_fields": (len(known), 11), "mixed_found": (5, 11)}
    shapes |= {"mixed_biases": (11,), "mixed_last": (11,)}
    tensors = {name: rng.normal(0, 0.5, shape).astype("<f4") for name, shape in shapes.items()}
    weights.tensors |= {name: ("F32", list(items.shape), items.tobytes()) for name, items in tensors.items()}
    network = networks_of(weights, game)[0].twin()
    chance = FastChance(8)
    state = game.new(2, {}, chance)
    while len(state.options(lowest_seat(state.waiting))) < 4:
        play_sensibly(state, game.guide(), chance, 7)
    seat = int(lowest_seat(state.waiting))
    out = BytesWriter()
    features.write(state, seat, out)
    network.consider(out.getvalue())
    second = np.array(list(network.found)[: network.deep])
    assert second.max() > 0
    parts = []
    for option in [*state.options(seat), None]:
        out = BytesWriter()
        if option is not None:
            features.write_answer(state, seat, option, out)
        row = out.getvalue() if option is not None else bytes([2]) * len(known)  # every field there is
        counts = np.array(list(row)) / np.array([whole for _, whole in known])
        plain = counts @ (tensors["answers"][:, 0] + tensors["answers"][:, 1:] @ second)
        heard = counts @ tensors["mixed_fields"] + second @ tensors["mixed_found"] + tensors["mixed_biases"]
        parts.append(float(np.maximum(heard, 0) @ tensors["mixed_last"]))
        assert network.score(row) == pytest.approx(plain + parts[-1], rel=1e-5, abs=1e-4)
    assert len({round(part, 3) for part in parts}) > 3
    network.look(bytes(len(features.fields())))
    kind, _, data = weights.tensors["mixed_last"]
    weights.tensors["mixed_last"] = (kind, [10], data[:-4])
    with pytest.raises(Unfit, match="mixed_last is"):
        networks_of(weights, game)


def test_only_the_first_question_of_a_search_is_weighed_with_care() -> None:
    game = registry.load(GAME)
    state = game.new(2, {}, FastChance(8))
    seat = int(lowest_seat(state.waiting))

    class Watched(Guide):
        """Notes for which answers it was asked, and how."""

        def __init__(self) -> None:
            self.weighed: list[list[int]] = []
            self.glanced = 0

        def judge(self, state: State, values: list[float]) -> None:
            for at in range(len(values)):
                values[at] = 0.5

        def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
            self.weighed.append(list(options))
            return [1.0 for _ in options]

        def glance(self, state: State, seat: int, options: list[int]) -> list[float]:
            self.glanced += 1
            return [1.0 for _ in options]

        def prefer(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
            return options[0]

        def depth(self) -> int:
            return 1

    guide = Watched()
    new_search(guide, Settings()).think(Node(), state, seat, FastChance(1), 0.0, 30, None)
    assert guide.weighed == [list(state.options(seat))]
    assert guide.glanced > 5


def test_a_file_says_where_answers_are_weighed() -> None:
    game = registry.load(GAME)
    for told, first in (({}, False), ({"answers_weighed": "first"}, True), ({"answers_weighed": "everywhere"}, False)):
        assert found_in(some_weights(game, **told).write(), game).first is first


def unfit(weights: Weights, part: str, told: str) -> Weights:
    return Weights({**weights.told, part: told}, weights.tensors)


@pytest.mark.parametrize(
    ("part", "told", "why"),
    [
        ("rules", "0", "rules version 0, and this is version"),
        ("game", "pirates_cove", "learned on pirates_cove"),
        ("format", "9", "format is 9"),
        ("inputs", json.dumps([["a field of old", 1]]), "no longer has the field 'a field of old'"),
    ],
)
def test_unfit_weights_are_named_and_the_bot_plays(
    part: str, told: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = registry.load(GAME)
    weights = unfit(some_weights(game), part, told)
    with pytest.raises(Unfit, match=why):
        networks_of(weights, game)[0]
    (tmp_path / f"{GAME}.safetensors").write_bytes(weights.write())
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    state = game.new(2, {}, FastChance(1))
    seat = int(lowest_seat(state.waiting))
    with caplog.at_level(logging.WARNING, "covetown.bots"):
        bot = make("grandmaster", game)
        option = bot.choose(state.redeal(seat, FastChance(2)), seat, FastChance(3), Budget(0, 20))
    assert option in state.options(seat)
    assert why in caplog.text
    assert not isinstance(bot.guide, Learned)


@pytest.mark.parametrize("damage", [b"", b"\0" * 8, b"\xff" * 40, b"\2\0\0\0\0\0\0\0{}"])
def test_a_damaged_file_is_no_harm(damage: bytes) -> None:
    with pytest.raises(Unfit, match="damaged"):
        weights_from(damage)


@pytest.mark.parametrize("what", ["inputs", "depth", "lean", "bytes", "shape", "none", "size"])
def test_a_file_that_is_damaged_within_is_named_and_left_alone(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = registry.load(GAME)
    weights = some_weights(game)
    if what == "lean":
        weights.told["lean"] = "much"
    elif what in weights.told:
        del weights.told[what]
    kind, shape, data = weights.tensors["second"]
    if what == "bytes":
        weights.tensors["second"] = (kind, shape, data[:-4])
    elif what == "shape":
        weights.tensors["third_biases"] = (kind, [], b"")
    elif what == "none":
        weights.tensors["biases"] = ("I32", [0], b"")
    written = weights.write() + b" " * (LARGEST if what == "size" else 0)
    (tmp_path / f"{GAME}.safetensors").write_bytes(written)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with caplog.at_level(logging.WARNING, "covetown.bots"):
        assert not isinstance(make("grandmaster", game).guide, Learned)
    assert "are not used: the" in caplog.text


@pytest.mark.parametrize("sign", [1, -1])
def test_sums_that_could_overflow_are_unfit(sign: int) -> None:
    game = registry.load(GAME)
    weights = some_weights(game)
    wholes = np.array([whole for _, whole in weights.inputs()])
    kind, shape, data = weights.tensors["first"]
    first = np.frombuffer(data, "<i2").reshape(shape).copy()
    first[:, 4] = 0
    longest = np.flatnonzero(wholes == wholes.max())[0]
    room = 2**20 - 1 if sign > 0 else 2**20
    first[longest, 4] = sign * 3000
    biases = np.frombuffer(weights.tensors["biases"][2], "<i4").copy()
    biases[4] = sign * (room - 3000 * wholes[longest])
    weights.tensors["first"] = (kind, shape, first.tobytes())
    weights.tensors["biases"] = ("I32", [len(biases)], biases.astype("<i4").tobytes())
    network = networks_of(weights, game)[0]
    features = game.features()
    assert features is not None
    row = bytes([255]) * len(features.fields())
    network.look(row)
    assert network.units[4] == sign * room
    assert list(network.outputs) == pytest.approx(by_numpy(weights, game, row), abs=1e-4)
    biases[4] += sign
    weights.tensors["biases"] = ("I32", [len(biases)], biases.astype("<i4").tobytes())
    with pytest.raises(Unfit, match="sums could overflow"):
        networks_of(weights, game)[0]


def test_bots_in_many_threads_do_not_disturb_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(GAME)
    (tmp_path / f"{GAME}.safetensors").write_bytes(some_weights(game).write())
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    chance = FastChance(4)
    states = []
    for number in range(4):
        states.append(game.new(3, {}, chance))
        play_sensibly(states[-1], game.guide(), chance, 30 * number)

    def judged(number: int) -> list[list[float]]:
        guide = learned_guide(game)
        assert isinstance(guide, Learned)
        out = []
        for _ in range(12):
            values = [0.0] * 3
            guide.judge(states[number], values)
            out.append(values)
        return out

    alone = [judged(number)[0] for number in range(4)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(judged, range(4)))
    finally:
        sys.setswitchinterval(before)
    assert together == [[values] * 12 for values in alone]


def test_a_network_and_its_twin_share_no_work() -> None:
    game = registry.load(GAME)
    one = networks_of(some_weights(game), game)[0]
    other = one.twin()
    fields = len(one.offsets)
    one.look(bytes(fields))
    said = list(one.outputs)
    other.look(bytes([1]) * fields)
    assert list(one.outputs) == said
    assert list(other.outputs) != said
    other.look(bytes(fields))
    assert list(other.outputs) == said


def test_a_tensor_of_another_shape_is_unfit() -> None:
    game = registry.load(GAME)
    weights = some_weights(game)
    del weights.tensors["third"]
    with pytest.raises(Unfit, match="no tensor third"):
        networks_of(weights, game)[0]
    other = some_weights(game)
    other.tensors["second"] = some_weights(game, deep=9).tensors["second"]
    with pytest.raises(Unfit, match="second is"):
        networks_of(other, game)[0]


def test_levels_know_what_they_play_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(GAME)
    (tmp_path / f"{GAME}.safetensors").write_bytes(some_weights(game).write())
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert isinstance(make("grandmaster", game).guide, Learned)
    assert not isinstance(make("master", game).guide, Learned)
    assert not isinstance(make("grandmaster", game, Settings(learned=0)).guide, Learned)
    assert isinstance(make("master", game, Settings(learned=1)).guide, Learned)
    bot = make("grandmaster", game)
    assert isinstance(bot, Searcher)
    state = game.new(2, {}, FastChance(1))
    seat = int(lowest_seat(state.waiting))
    first = bot.choose(state.redeal(seat, FastChance(2)), seat, FastChance(3), Budget(0, 30))
    again = make("grandmaster", game).choose(state.redeal(seat, FastChance(2)), seat, FastChance(3), Budget(0, 30))
    assert first == again


def test_a_bot_can_bring_weights_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(GAME)
    (tmp_path / f"{GAME}.safetensors").write_bytes(some_weights(game).write())
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    own = tmp_path / "own.safetensors"
    for depth in (9, 11):  # the file is read anew
        own.write_bytes(some_weights(game, depth=str(depth)).write())
        for level in ("master", "grandmaster", "adaptive"):
            guide = made_by(make(level, game, Settings(weights=str(own))))
            assert isinstance(guide, Learned)
            assert guide.depth() == depth
    assert made_by(make("grandmaster", game)).depth() == 4
    own.write_bytes(some_weights(game, rules="99").write())
    with pytest.raises(RuleError, match=r"own\.safetensors cannot be used: they were learned on rules version 99"):
        make("grandmaster", game, Settings(weights=str(own)))
    own.unlink()
    with pytest.raises(RuleError, match="No such file"):
        make("grandmaster", game, Settings(weights=str(own)))


def made_by(bot: Bot) -> Guide:
    assert isinstance(bot, Searcher)
    return bot.guide


def test_a_game_without_weights_is_played_without(monkeypatch: pytest.MonkeyPatch, parlour: None) -> None:
    game = registry.load("auction")
    assert data_of("auction") == b""
    assert type(learned_guide(game)) is type(game.guide())


@pytest.mark.parametrize("key", registry.names())
def test_the_weights_of_the_house_fit(key: str) -> None:
    data = data_of(key)
    assert 0 < len(data) <= 1_000_000
    network, weighing = networks_of(weights_from(data), registry.load(key))
    assert network.seats >= 4
    assert weighing is not network
    assert len(weighing.answers) > 0
    told = weights_from(data).told
    assert told["command"].startswith(f"covetown lab practise {key} ")
    assert told["begun_from"].startswith(f"covetown lab teach {key} ")


def test_a_file_says_how_much_its_weights_are_doubted_and_the_unknown_is_weighed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.load(GAME)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert (game.guide().doubt(), game.guide().explore()) == (0.2, 0.7)
    told: dict[str, str]
    for number, (told, doubt, explore) in enumerate(
        [({}, 0.2, 0.7), ({"doubt": "0.07"}, 0.07, 0.7), ({"explore": "0.4"}, 0.2, 0.4)]
    ):
        (tmp_path / f"{GAME}.safetensors").write_bytes(some_weights(game, command=str(number), **told).write())
        guide = learned_guide(game)
        assert (guide.doubt(), guide.explore()) == (doubt, explore)
        leaning = Leaning(guide, game.styles()[0])
        assert (leaning.doubt(), leaning.explore()) == (doubt, explore)
        usual, other = new_search(guide, Settings()), new_search(guide, Settings(even=0.0, explore=1.5))
        assert (usual.even, usual.explore) == (doubt, explore)
        assert (other.even, other.explore) == (0, 1.5)


def test_answers_can_be_weighed_by_a_network_of_their_own() -> None:
    game = registry.load(GAME)
    features = game.features()
    assert features is not None
    weights, other = some_weights(game), some_weights(game, wide=12, deep=4)
    rng = np.random.default_rng(2)
    known = features.answer_fields()
    table = rng.normal(0, 0.5, (len(known), 5)).astype("<f4")
    for name in ("first", "biases", "second", "second_biases"):
        weights.tensors[f"weighing_{name}"] = other.tensors[name]
    weights.tensors["answers"] = other.tensors["answers"] = ("F32", list(table.shape), table.tobytes())
    for one in (weights, other):
        one.told["answer_inputs"] = json.dumps(known, separators=(",", ":"))
    judging, weighing = networks_of(weights, game)
    alone = networks_of(some_weights(game), game)[0]
    together, same = networks_of(other, game)
    assert together is same
    learned = Learned(game.guide(), features, judging, 4, 0.7, 0.5, False, weighing)
    chance = FastChance(8)
    state = game.new(2, {}, chance)
    while len(state.options(lowest_seat(state.waiting))) < 4:
        play_sensibly(state, game.guide(), chance, 7)
    seat = int(lowest_seat(state.waiting))
    options = state.options(seat)
    values = Learned(game.guide(), features, alone, 4, 0.7, 0.5)
    assert learned.value(state, seat) == values.value(state, seat)
    taste = Learned(game.guide(), features, together, 4, 0.7, 0.5)
    assert learned.weigh(state, seat, options) == taste.weigh(state, seat, options)
    assert taste.value(state, seat) != values.value(state, seat)
    found = found_in(weights.write(), game)
    assert found.weighing is not found.network
    kind, shape, data = weights.tensors["weighing_second"]
    weights.tensors["weighing_second"] = (kind, shape, data[:-4])
    with pytest.raises(Unfit, match="damaged"):
        found_in(weights.write(), game)
    del weights.tensors["weighing_second"]
    with pytest.raises(Unfit, match="no tensor weighing_second"):
        networks_of(weights, game)
