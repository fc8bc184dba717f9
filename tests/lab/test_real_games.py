"""The laboratory on the games of the shelf: records that replay, work shared by processes."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from covetown import registry
from covetown.cli import main
from covetown.kernel import read_journal, replay
from covetown.lab.balance import summary
from covetown.lab.cli import app
from covetown.lab.contest import Contest, Entrant, play_number
from covetown.lab.match import run
from covetown.lab.records import Records
from covetown.lab.report import html, pictures
from covetown.lab.workers import Here, Processes

GAMES = registry.names()


@pytest.mark.parametrize("key", GAMES)
def test_recorded_games_replay_exactly(key: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    contest = Contest(key, [Entrant("apprentice"), Entrant("master:2i")], {}, seed=2)
    run(contest, 2, Records(file), Here())
    for line in file.read_text().splitlines():
        journal = read_journal(line)
        state = replay(registry.load(key), journal)
        assert state.waiting == 0


@pytest.mark.parametrize("key", GAMES)
def test_a_report_sorts_by_what_the_game_names(key: str) -> None:
    contest = Contest(key, [Entrant("apprentice")] * 3, {}, seed=3, mirror=False, vary=True)
    journals = run(contest, 4, Records(None), Here())
    assert len({json.dumps(journal.options, sort_keys=True) for journal in journals}) > 1, "tables differ"
    found = summary(key, ["apprentice"] * 3, journals)
    facets = found["facets"]
    assert isinstance(facets, dict)
    assert len(facets) > 1, "the seat, and something of the game's own"
    assert "<svg" in html(found, "covetown lab balance")
    drawn = pictures(found)
    assert f"{key}-3-seat-wins.svg" in drawn
    for drawing in drawn.values():
        assert ElementTree.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg"


def test_line_ups_seat_every_merchant_equally_often_in_every_seat() -> None:
    contest = Contest("merchants_cove", [Entrant("random")] * 4, {}, mirror=False, line_ups=True)
    game = registry.load("merchants_cove")
    seen: Counter[tuple[str, object]] = Counter()
    for number in range(120):
        options = contest.options_of(game, number)
        seen.update((f"merchant_{seat}", options[f"merchant_{seat}"]) for seat in range(1, 5))
    assert len(seen) == 20
    assert set(seen.values()) == {24}


def test_several_processes_play_the_same_games_as_one() -> None:
    contest = Contest(GAMES[0], [Entrant("apprentice"), Entrant("novice")], {}, seed=4)
    alone = run(contest, 4, Records(None), Here())
    shared = run(contest, 4, Records(None), Processes(2))
    assert [journal.setup for journal in alone] == [journal.setup for journal in shared]
    assert [journal.result for journal in alone] == [journal.result for journal in shared]
    assert [len(journal.moves) for journal in alone] == [len(journal.moves) for journal in shared]


def test_games_handed_out_in_portions_are_each_played_once() -> None:
    contest = Contest(GAMES[0], [Entrant("random"), Entrant("random")], {}, seed=4)
    lines = Processes(2).results(play_number, contest.plain(), range(3, 40))
    assert sorted(json.loads(line)["notes"]["number"] for line in lines) == list(range(3, 40))


def test_the_last_bot_takes_the_seats_left() -> None:
    arguments = ["match", GAMES[0], "--bots", "apprentice,random", "--seats", "3", "--games", "3", "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["line_up"] == ["apprentice", "random", "random"]


def told(*arguments: str) -> dict[str, Any]:
    """What `covetown lab … --json` prints."""
    done = CliRunner().invoke(app, [*arguments, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def verified(file: Path) -> bool:
    """Whether `covetown verify` finds that every recorded game replays exactly."""
    with pytest.raises(SystemExit) as stopped:
        main(["verify", str(file)])
    return not stopped.value.code


@pytest.mark.parametrize("key", GAMES)
def test_a_match_from_the_command_line_goes_on_where_it_stopped(key: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    match = ["match", key, "--bots", "master:2i,novice", "--seats", "2", "--seed", "5"]
    # Given a match that was stopped after two games, in the middle of writing the third,
    told(*match, "--games", "2", "--records", str(file))
    first = file.read_text().splitlines()
    with file.open("a") as stream:
        stream.write(first[0][:200])
    # when the same command is given for more games, then only the missing ones are played,
    found = told(*match, "--games", "6", "--records", str(file))
    lines = file.read_text().splitlines()
    assert lines[:2] == first
    assert len(lines) == 6
    # with the figures of a match that was never stopped,
    whole = told(*match, "--games", "6")
    names = {"master:2i", "novice"}
    for figures in (found, whole):
        assert figures["games"] == 6
        assert set(figures["win_rate"]) == set(figures["interval"]) == names
        assert sum(figures["win_rate"].values()) == pytest.approx(1.0)
        for name in names:
            low, high = figures["interval"][name]
            assert 0.0 <= low <= figures["win_rate"][name] <= high <= 1.0
    assert found["win_rate"] == whole["win_rate"]
    # and every record replays exactly.
    assert verified(file)


@pytest.mark.parametrize("key", GAMES)
def test_a_ladder_from_the_command_line(key: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    page = tmp_path / "ladder.md"
    ladder = ["ladder", key, "--bots", "random,novice,apprentice", "--games", "4", "--records", str(file)]
    found = told(*ladder, "--publish", str(page))
    rungs = found["ladder"]
    assert found["game"] == key
    assert {rung["bot"] for rung in rungs} == {"random", "novice", "apprentice"}
    # Three pairings of four games.
    assert len(file.read_text().splitlines()) == 12
    assert "apprentice" in page.read_text()
    assert told(*ladder) == found, "nothing is played again, and the ratings are the same"
    assert len(file.read_text().splitlines()) == 12
    assert verified(file)


@pytest.mark.parametrize("key", GAMES)
def test_a_balance_report_from_the_command_line(key: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    report = tmp_path / "report.html"
    balance = ["balance", key, "--bots", "apprentice", "--seats", "2", "--games", "6", "--records", str(file)]
    found = told(*balance, "--report", str(report))
    assert (found["game"], found["games"]) == (key, 6)
    assert [row["count"] for row in found["facets"]["seat"]] == [6, 6]
    assert "<svg" in report.read_text()
    assert told(*balance) == found
    assert len(file.read_text().splitlines()) == 6
    assert verified(file)
