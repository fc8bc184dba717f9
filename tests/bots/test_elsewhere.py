"""Bots from elsewhere: how they are named and found, and what happens when they are not what they should be."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from covetown import registry
from covetown.bots import Budget, elsewhere, make
from covetown.bots.program import running
from covetown.cli import main
from covetown.kernel import FastChance, Game, RuleError, State
from covetown.kernel.state import lowest_seat
from covetown.text import reason
from covetown.thinker import Request, think

EXAMPLES = Path(__file__).parents[2] / "examples"
MINE = """
from covetown.bots import Bot
import beside

class Last(Bot):
    def choose(self, world, seat, chance, budget):
        options = world.options(seat)
        world.apply(seat, options[0], chance)
        return options[-1]

class Shaky(Bot):
    def choose(self, world, seat, chance, budget):
        return 1 // 0

class Liar(Last):
    def choose(self, world, seat, chance, budget):
        return "pass"

class Unmade(Bot):
    def __init__(self, game):
        raise ValueError("not for me")

class Deaf(Last):
    def moved(self, seat):
        raise KeyError(seat)

class Stray:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with somebody's bots, in which we are; afterwards it never was."""
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "beside.py").write_text("")
    (tmp_path / "broken.py").write_text("\n\nimport nowhere_at_all\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    before = set(sys.modules)
    elsewhere.look_again()
    yield tmp_path
    for name in set(sys.modules) - before:
        if name in ("mine", "beside") or name.startswith("covetown_bot_"):
            del sys.modules[name]
    monkeypatch.undo()
    elsewhere.look_again()


def asked(key: str = "pirates_cove") -> tuple[Game, State, int]:
    """A game with its first question of more than one answer."""
    game = registry.load(key)
    state = game.new(2, game.check_options(2, game.sim_options()), FastChance(3))
    return game, state, int(lowest_seat(state.waiting))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("master", ("master", [])),
        ("master:0.5:depth=3", ("master", ["0.5", "depth=3"])),
        ("master:long", ("master", ["long"])),
        ("mine.py:MyBot", ("mine.py:MyBot", [])),
        ("C:\\bots\\mine.py:MyBot:500i", ("C:\\bots\\mine.py:MyBot", ["500i"])),
        ("a.b:MyBot:0.5", ("a.b:MyBot", ["0.5"])),
        ("program:./bot --level 3:0.25", ("program:./bot --level 3", ["0.25"])),
        ("program:./bot a:b", ("program:./bot a:b", [])),
        ("wizard", ("wizard", [])),
    ],
)
def test_a_bot_is_written_with_its_budget(text: str, parts: tuple[str, list[str]]) -> None:
    assert elsewhere.parted(text) == parts


@pytest.mark.parametrize("name", ["mine.py:Last", "mine:Last"])
def test_a_class_plays_from_its_file_and_from_its_module(folder: Path, name: str) -> None:
    game, state, seat = asked()
    before = state.encode()
    bot = make(name, game)
    assert bot.choose(state, seat, FastChance(1), Budget(1)) == state.options(seat)[-1]
    assert bot.explain(state, seat, FastChance(1), Budget(1)).option == state.options(seat)[-1]
    assert state.encode() == before, "it has tried things out in a world of its own"


WRONG: list[tuple[str, str, str]] = [
    ("wizard", "there is no bot wizard", "il n’y a pas de robot wizard"),
    ("none.py:Last", "there is no file none.py", "il n’y a pas de fichier none.py"),
    ("none_at_all:Last", "cannot be loaded: ModuleNotFoundError", "ne peut pas être chargé"),
    ("broken.py:Last", "ModuleNotFoundError: No module named 'nowhere_at_all' (broken.py, line 3)", "chargé"),
    ("mine.py:First", "there is no First in mine.py; its bots are: Last, Shaky, Liar, Unmade, Deaf", "ses robots sont"),
    ("beside.py:First", "there is no First in beside.py, and no bot", "ni aucun robot"),
    ("mine.py:Stray", "Stray in mine.py is no bot", "n’est pas un robot"),
    ("mine.py:Unmade", "cannot be made for pirates_cove: ValueError: not for me (mine.py, line ", "être créé pour"),
    ("program:./none", "there is no program ./none", "il n’y a pas de programme ./none"),
]


@pytest.mark.parametrize(("name", "told", "in_french"), WRONG, ids=[row[0] for row in WRONG])
def test_what_is_wrong_is_told(folder: Path, name: str, told: str, in_french: str) -> None:
    with pytest.raises(RuleError) as refused:
        make(name, asked()[0])
    assert told in str(refused.value)
    assert reason(refused.value) == str(refused.value)
    assert in_french in reason(refused.value, "fr")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "mine.py:Shaky",
            "the bot mine.py:Shaky failed: ZeroDivisionError: integer division or modulo by zero (mine.py",
        ),
        ("mine.py:Liar", "the bot mine.py:Liar answered 'pass', which is not possible; possible are: "),
        ("program:false", "the program false has ended instead of answering (exit status 1)"),
    ],
)
def test_a_bot_that_fails_or_answers_what_is_not_possible_is_named(folder: Path, name: str, told: str) -> None:
    game, state, seat = asked()
    bot = make(name, game)
    for ask in (bot.choose, bot.explain):
        with pytest.raises(RuleError) as refused:
            ask(state, seat, FastChance(1), Budget(1))
        assert told in str(refused.value)
        assert reason(refused.value) == str(refused.value)


def test_a_bot_that_fails_between_questions_is_named(folder: Path) -> None:
    with pytest.raises(RuleError, match=r"the bot mine\.py:Deaf failed: KeyError: 1"):
        make("mine.py:Deaf", asked()[0]).moved(1)


# --- offers ---


@pytest.fixture
def offer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    def offered(told: str) -> None:
        monkeypatch.setenv(elsewhere.VARIABLE, told)
        elsewhere.look_again()

    return offered


def test_the_variable_offers_bots_by_name(offer: Callable[[str], None]) -> None:
    offer("mine.py:Last, Walker=program:python3 walker.py,none.py:Gone,master=mine.py:Last,Last=mine:Last,nothing")
    assert elsewhere.offers().addresses == {"Last": "mine.py:Last", "Walker": "program:python3 walker.py"}
    assert [trouble.partition(" of ")[0] for trouble in elsewhere.troubles()] == [
        "the bot Gone",
        "the bot master",
        "the bot Last",
        "the bot nothing",
    ]
    assert elsewhere.parted("Last:0.5") == ("Last", ["0.5"])
    game, state, seat = asked()
    assert make("Last", game).choose(state, seat, FastChance(1), Budget(1)) == state.options(seat)[-1]


def test_a_package_offers_bots_by_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = folder / "some_bots-1.2.dist-info"
    note.mkdir()
    (note / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1.2\n")
    (note / "entry_points.txt").write_text("[covetown.bots]\nlast = mine:Last\nnovice = mine:Last\n")
    monkeypatch.syspath_prepend(str(folder))
    elsewhere.look_again()
    assert elsewhere.names() == ["last"]
    assert elsewhere.troubles() == [
        "the bot novice of some-bots cannot be used: Covetown has a bot of this name itself"
    ]
    assert make("last", asked()[0])


def test_a_style_of_a_game_keeps_its_name(offer: Callable[[str], None]) -> None:
    offer("raider=mine.py:Last,raiders=mine.py:Last")
    assert elsewhere.names() == ["raiders"]
    assert elsewhere.troubles() == [
        f"the bot raider of {elsewhere.VARIABLE} cannot be used: pirates_cove has a style of this name"
    ]


def test_bots_are_listed_with_their_troubles(offer: Callable[[str], None], capsys: pytest.CaptureFixture[str]) -> None:
    offer("mine.py:Last,none.py:Gone")
    with pytest.raises(SystemExit) as stopped:
        main(["--language", "en", "bot", "list"])
    told = capsys.readouterr()
    assert not stopped.value.code
    assert "grandmaster" in told.out
    assert "mine.py:Last" in told.out
    assert "none.py" in told.err


def test_a_process_of_a_server_loads_what_is_offered_and_nothing_else(offer: Callable[[str], None]) -> None:
    offer("mine.py:Last")
    game, state, seat = asked()
    request = Request("choose", game.key, "Last", state.encode(), seat, 1, 1.0)
    assert think(request).option == state.options(seat)[-1]
    request.level = "mine.py:Last"
    assert think(request).wrong == "there is no bot mine.py:Last here"


# --- programs ---


def commands() -> list[object]:
    node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
    programs = EXAMPLES / "programs"
    return [
        pytest.param(f"{sys.executable} {programs / 'walker.py'}", id="python"),
        pytest.param(f"node {programs / 'walker.mjs'}", id="node", marks=node),
    ]


@pytest.mark.parametrize("command", commands())
def test_the_examples_play_a_whole_game(command: str) -> None:
    game, state, _ = asked()
    bot, chance = make(f"program:{command}", game), FastChance(1)
    while state.waiting:
        seat = int(lowest_seat(state.waiting))
        state.apply(seat, bot.choose(state, seat, chance, Budget(1)), chance)
    running(command).end()


def test_a_question_is_told_in_words_and_holds_what_the_seat_may_know(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    script = tmp_path / "parrot.py"
    script.write_text(
        "import json, sys\n"
        f"line = sys.stdin.readline()\nopen({str(heard)!r}, 'w').write(line)\n"
        "print(json.dumps({'option': json.loads(line)['options'][1]['id']}), flush=True)\nsys.stdin.read()\n"
    )
    game, state, seat = asked("dale_of_merchants")
    command = f"{sys.executable} {script}"
    answer = make(f"program:{command}", game).choose(state, seat, FastChance(1), Budget(0.5))
    running(command).end()
    question = json.loads(heard.read_text())
    assert answer == question["options"][1]["id"]
    assert question["view"] == json.loads(json.dumps(state.view(seat)))
    assert (question["game"], question["seat"], question["seconds"]) == (game.key, seat, 0.5)
    assert [option["id"] for option in question["options"]] == [int(option) for option in state.options(seat)]
    words = [question["prompt"], *[option["text"] for option in question["options"]]]
    assert all(" " in text and "{" not in text for text in words)


def test_a_program_that_says_nothing_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covetown.bots.program.PATIENCE_S", 0.2)
    script = tmp_path / "mute.py"
    script.write_text(
        f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n"
    )
    game, state, seat = asked()
    with pytest.raises(RuleError, match=r"has not answered within 0\.7 s"):
        make(f"program:{sys.executable} {script}", game).choose(state, seat, FastChance(1), Budget(0.5))
    if (tmp_path / "pid").exists() and (told := (tmp_path / "pid").read_text()):
        with pytest.raises(ProcessLookupError):
            os.kill(int(told), 0)
