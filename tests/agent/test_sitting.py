"""An agent at a table: it is asked in words, knows what its seat knows, is refused with why and loses nothing."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from covetown import registry
from covetown.agent.library import Library
from covetown.agent.lines import converse, request
from covetown.agent.sitting import Sitting
from covetown.agent.words import Answer, Consult, Look, Question, Quit, ReadLog, Result, Undo
from covetown.cli import main
from covetown.kernel import FastChance, RuleError
from covetown.text import LOCALES, reason

GAMES = registry.names()
DALE = "dale_of_merchants"


def sit(key: str = DALE, seats: str = "", locale: str = "en", free: bool = False, **options: object) -> Sitting:
    game = registry.load(key)
    who = seats.split(",") if seats else ["you"] + ["random"] * (game.usual_seats - 1)
    return Sitting(game, who, dict(options), 4, 0.05, locale, free)


def talk(sitting: Sitting, *lines: str | bytes) -> list[dict[str, Any]]:
    """What is told when these lines are written."""
    out = io.BytesIO()
    converse(sitting, [line.encode() if isinstance(line, str) else line for line in lines], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def asked(sitting: Sitting) -> Question:
    assert isinstance(sitting.present, Question)
    return sitting.present


def option(sitting: Sitting, words: str) -> Answer:
    return Answer(next(one.number for one in asked(sitting).options if words in one.text))


def sentences(value: object) -> list[str]:
    """Every text in something that was told, names of fields left out."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for part in parts for text in sentences(part)]


@pytest.mark.parametrize(("key", "locale"), [(key, LOCALES[place % len(LOCALES)]) for place, key in enumerate(GAMES)])
def test_every_game_is_asked_in_words_and_only_what_the_seat_may_know(key: str, locale: str) -> None:
    sitting = sit(key, locale=locale)
    for turn in range(6):
        question = asked(sitting)
        told = json.loads(msgspec.json.encode(sitting.look()))
        assert all(text and "{" not in text for text in sentences(told) if text != question.page)
        assert len({one.text for one in question.options}) == len(question.options)
        assert [one.number for one in question.options] == list(range(1, len(question.options) + 1))
        true = sitting.match.state
        sitting.match.state = true.redeal(question.seat, FastChance(turn))  # what is hidden lies otherwise
        assert json.loads(msgspec.json.encode(sitting.look())) == told
        again = sitting.ask(question.seat)
        assert (again.table, again.prompt, again.options) == (question.table, question.prompt, question.options)
        sitting.match.state, sitting.asked = true, question.number
        sitting.carry_out(Answer(1 + turn % len(question.options)))


def test_events_are_told_as_the_seat_may_know_them() -> None:
    sitting = sit()
    hidden = [event for event in sitting.match.opening if event.secrets and not event.audience & 1]
    assert hidden
    narrator = sitting.narrators[0]
    before = len(sitting.logs[0])
    sitting.note(hidden)
    told = sitting.logs[0][before:]
    assert told == narrator.lines(hidden, -1)
    assert told != narrator.lines(hidden, 1)


def test_a_whole_game_over_lines_ends_with_the_result_and_only_then_tells_the_seed() -> None:
    sitting = sit(turn_limit=2)
    choose = ['{"do": "answer", "option": 1}'] * 100
    told = talk(sitting, *choose)
    assert [one["type"] for one in told] == ["welcome"] + ["question"] * (len(told) - 2) + ["result"]
    assert [one["number"] for one in told[1:-1]] == list(range(1, len(told) - 1))
    assert [player["player"] for player in told[0]["seats"]] == ["you", "random"]
    assert told[0]["options"]["turn_limit"] == 2
    assert not any("seed" in one for one in told[:-1])
    assert told[-1]["seed"] == 4
    end = sitting.match.state.result()
    assert end is not None
    assert [(one["place"], one["score"]) for one in sorted(told[-1]["places"], key=lambda one: one["seat"])] == list(
        zip(end.places, end.scores, strict=True)
    )
    news = [line for one in told[1:] for line in one["news"]]
    assert news == sitting.logs[0]


def test_a_thing_is_explained_once_and_looking_explains_all() -> None:
    sitting = sit()
    first = asked(sitting)
    assert first.terms
    sitting.carry_out(option(sitting, "Buy Cookies"))
    assert asked(sitting).terms == {}
    look = sitting.carry_out(Look())
    assert isinstance(look, Question)
    assert look.terms == first.terms
    assert look.number == 2


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "This line is not JSON"),
        (b"\xff\xfe", "This line is not JSON"),
        ("[" * 100_000, "This line is not JSON"),
        ("7", "field do is one of: answer, look, log, rules, undo, quit"),
        ('{"do": "cheat"}', "field do is one of"),
        ('{"do": ["answer"]}', "field do is one of"),
        ('{"do": "answer"}', "option (integer), question (integer)"),
        ('{"do": "answer", "option": "1"}', "option (integer)"),
        ('{"do": "answer", "option": true}', "option (integer)"),
        ('{"do": "look", "seat": 1}', "The request look does not fit"),
        ('{"do": "answer", "option": 0}', "There is no option 0. There are options 1 to 7."),
        ('{"do": "answer", "option": 8}', "There is no option 8."),
        ('{"do": "answer", "option": -1}', "There is no option -1."),
        ('{"do": "answer", "option": 1, "question": 2}', "This answers question 2, but question 1 is asked now."),
        ('{"do": "undo"}', "There is nothing to take back."),
        ('{"do": "rules", "rule": "DM-9999"}', "There is no rule DM-9999"),
        ('{"do": "rules", "page": "xyz"}', "its pages are: what-it-is-about, your-turn"),
        ('{"do": "rules", "words": "xylophone"}', "no rule of dale_of_merchants speaks of “xylophone”"),
    ],
)
def test_what_cannot_be_is_refused_with_why_and_nothing_is_lost(line: str | bytes, why: str) -> None:
    sitting = sit()
    question, before = sitting.present, sitting.match.state.encode()
    told = talk(sitting, line, "", '{"do": "quit"}')
    assert [one["type"] for one in told] == ["welcome", "question", "refused", "left"]
    assert why in told[2]["why"]
    assert sitting.present is question
    assert sitting.match.state.encode() == before


def test_refusals_are_french_at_a_french_table() -> None:
    told = talk(sit(locale="fr"), "?", '{"do": "answer", "option": 9}', '{"do": "undo"}')
    assert [one["why"] for one in told[2:]] == [
        "Cette ligne n’est pas du JSON. Écrivez un objet JSON par ligne.",
        "Il n’y a pas d’option 9. Il y a les options 1 à 7.",
        "Il n’y a rien à reprendre.",
    ]


def test_undo_never_crosses_luck_unless_it_is_free() -> None:
    strict, free = sit(), sit(free=True)
    for sitting in (strict, free):
        first = asked(sitting)
        sitting.carry_out(option(sitting, "Buy Cookies"))
        sitting.carry_out(Undo())
        assert asked(sitting).options == first.options
        assert asked(sitting).news == ["Taken back."]
        sitting.carry_out(option(sitting, "Play Loyal Partner"))
    with pytest.raises(RuleError) as refused:
        strict.carry_out(Undo())
    assert "cannot be taken back" in reason(refused.value)
    free.carry_out(Undo())
    assert asked(free).options == first.options


def test_an_agent_with_several_seats_is_asked_for_each_with_what_that_one_knows() -> None:
    sitting = sit(seats="you,you", free=True)
    assert not sitting.free_undo  # what one seat has seen is not taken back by another
    hands: dict[int, str] = {}
    while len(hands) < 2:
        question = asked(sitting)
        own = next(part for part in question.table if part.title.startswith("You"))
        hands.setdefault(question.seat, own.lines[0])
        sitting.carry_out(Answer(len(question.options)))
    other = next(part for part in question.table if part.title.startswith("Player A"))
    assert "5 cards" in other.lines[0]
    log = sitting.carry_out(ReadLog())
    assert "Player A draws a card." in msgspec.json.encode(log).decode()


def test_rules_by_words_by_id_and_by_page() -> None:
    library = Library(DALE)
    contents = library.consult(Consult())
    assert [page.id for page in contents.pages][:2] == ["what-it-is-about", "your-turn"]
    found = library.consult(Consult(rule=" dm-055"))
    assert found.rules[0].text == "A market action buys exactly 1 card from the market."
    assert "your-turn" in [page.id for page in found.pages]
    page = library.consult(Consult(page="your-turn")).page
    assert page is not None
    assert page.text.startswith("## ")
    assert "DM-055" in page.text
    found = library.consult(Consult(words="junk price"))
    assert 1 <= len(found.rules) + len(found.tables) <= 12
    assert "more rules were found" in found.note
    assert "your-turn" in [page.id for page in found.pages]


def test_the_rulebook_is_french_and_is_found_by_french_words() -> None:
    found = Library(DALE, "fr").consult(Consult(words="étal piles"))
    assert found.pages
    page = Library(DALE, "fr").consult(Consult(page=found.pages[0].id)).page
    assert page is not None
    assert "Vous tenez boutique" in page.text


@pytest.mark.parametrize("key", GAMES)
def test_every_question_names_a_page_that_is_there(key: str) -> None:
    question = asked(sit(key))
    assert Library(key).consult(Consult(page=question.page)).page is not None


def test_a_table_needs_a_seat_for_the_agent() -> None:
    with pytest.raises(RuleError, match="one seat at least"):
        sit(seats="random,random")


def test_a_finished_game_takes_no_answers() -> None:
    sitting = sit(turn_limit=1)
    while isinstance(sitting.present, Question):
        sitting.carry_out(Answer(1))
    assert isinstance(sitting.carry_out(Look()), Result)
    with pytest.raises(RuleError, match="over"):
        sitting.carry_out(Answer(1))


def test_requests_are_read() -> None:
    assert request(b'{"do": "answer", "option": 3, "question": null}') == Answer(3)
    assert request(b'{"do": "rules", "words": "x"}') == Consult("x")
    assert request(b'{"do": "quit"}') == Quit()


COMMAND = [sys.executable, "-m", "covetown.cli", "agent", DALE, "--stdio", "--seed", "4", "--seats", "you,random"]


def test_the_command_speaks_lines_and_ends_when_nothing_more_is_heard() -> None:
    environment = {**os.environ, "PYTHONUTF8": "0", "LC_ALL": "C"}  # lines are UTF-8 whatever the system speaks
    done = subprocess.run(
        [*COMMAND, "--language", "fr"], input=b'\xff\n{"do": "log"}\n', capture_output=True, env=environment
    )
    assert (done.returncode, done.stderr) == (0, b"")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["type"] for one in told] == ["welcome", "question", "refused", "log"]
    assert told[0]["language"] == "fr"
    assert told[1]["news"] == told[3]["lines"]


def test_the_command_ends_quietly_when_nobody_listens() -> None:
    running = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdin is not None
    assert running.stdout is not None
    assert running.stderr is not None
    for expected in (b"welcome", b"question"):
        assert expected in running.stdout.readline()
    running.stdout.close()
    running.stdin.write(b'{"do": "look"}\n' * 3)
    running.stdin.close()
    assert running.stderr.read() == b""
    assert running.wait() == 0
    running.stderr.close()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("", "name a game"),
        ("nowhere", "nowhere"),
        (f"{DALE} --mcp", "with --mcp nothing else is said here"),
        ("--mcp --think 2", "with --mcp nothing else is said here"),
        ("--mcp --seats you", "with --mcp nothing else is said here"),
        ("--mcp", "pip install 'covetown[agent]'"),
        (f"{DALE} --seats random,random", "one seat at least must be the agent’s"),
        (f"{DALE} --seats you,wizard", "a seat is one of"),
    ],
)
def test_what_is_wrong_with_the_command(
    arguments: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "covetown.agent.mcp_server", raising=False)
    monkeypatch.setitem(sys.modules, "mcp", None)
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    with pytest.raises(SystemExit) as stopped:
        main(["agent", *arguments.split(), "--language", "en"])
    assert stopped.value.code == 2
    assert why in capsys.readouterr().err
