"""The laboratory on the games of the shelf: records that replay, work shared by processes."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from covetown import registry
from covetown.kernel import read_journal, replay
from covetown.lab.balance import summary
from covetown.lab.cli import app
from covetown.lab.contest import Contest, Entrant
from covetown.lab.match import run
from covetown.lab.records import Records
from covetown.lab.report import html
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


def test_the_last_bot_takes_the_seats_left() -> None:
    arguments = ["match", GAMES[0], "--bots", "apprentice,random", "--seats", "3", "--games", "3", "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["line_up"] == ["apprentice", "random", "random"]
