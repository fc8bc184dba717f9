"""Contests, ladders and balance reports on the small games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from covetown.kernel import RuleError, read_journal, replay
from covetown.lab import balance, ladder
from covetown.lab.cli import app
from covetown.lab.contest import Contest, Entrant, contest_from, play_game
from covetown.lab.match import run, summary
from covetown.lab.records import Records
from covetown.lab.report import html
from covetown.lab.workers import Here
from tests.bots.parlour import AUCTION

pytestmark = pytest.mark.usefixtures("parlour")


def bidding(*names: str) -> Contest:
    return Contest("auction", [Entrant(name) for name in names], {}, seed=4)


@pytest.mark.parametrize(
    ("name", "seconds", "iterations"),
    [("master", 1.0, 0), ("master:0.1", 0.1, 0), ("master:500i", 0.0, 500), ("novice", 0.0, 0)],
)
def test_a_bot_is_named_with_its_budget(name: str, seconds: float, iterations: int) -> None:
    budget = Entrant(name).budget
    assert (budget.seconds, budget.iterations) == (seconds, iterations)


@pytest.mark.parametrize(
    "name", ["wizard", "master:long", "master:xi", "master:-1", "master:0.1:depth=deep", "master:wit=3"]
)
def test_a_bot_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(RuleError):
        Entrant(name)


def test_settings_of_the_search_may_follow() -> None:
    entrant = Entrant("master:0.1:depth=20:explore=0.5")
    assert (entrant.settings.depth, entrant.settings.explore, entrant.budget.seconds) == (20, 0.5, 0.1)


def test_every_deal_is_played_from_every_seat() -> None:
    contest = bidding("master:20i", "novice", "random")
    seated = [[entrant.name for entrant in contest.seated(number)] for number in range(3)]
    assert [row.index("master:20i") for row in seated] == [0, 1, 2]
    games = [play_game(contest, number) for number in range(3)]
    assert len({str(game.setup) for game in games}) == 1, "one deal"
    assert play_game(contest, 3).setup != games[0].setup


def test_a_contest_survives_its_travel_to_a_worker() -> None:
    contest = bidding("master:20i", "novice")
    assert contest_from(json.loads(json.dumps(contest.plain()))).mark() == contest.mark()


def test_records_replay_exactly_and_a_stopped_contest_goes_on(tmp_path: Path) -> None:
    contest = bidding("apprentice", "random")
    whole = run(contest, 10, Records(None), Here())
    file = tmp_path / "games.jsonl"
    run(contest, 4, Records(file), Here())
    with file.open("a") as stream:
        stream.write('{"covetown":1,"game":"auc')
    journals = run(contest, 10, Records(file), Here())
    lines = file.read_text().splitlines()
    assert len(lines) == 10, "four kept, the broken one dropped, six played"
    for line in lines:
        replay(AUCTION, read_journal(line))
    assert [j.moves[-1].option for j in journals] == [j.moves[-1].option for j in whole]
    assert [j.result for j in journals] == [j.result for j in whole]


def test_records_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(bidding("apprentice", "random"), 2, Records(file), Here())
    run(bidding("novice", "random"), 2, Records(file), Here())
    assert len(file.read_text().splitlines()) == 4


def test_a_match_in_figures() -> None:
    contest = bidding("apprentice", "random")
    found = summary(contest, run(contest, 40, Records(None), Here()), 2.0)
    rates = found["win_rate"]
    intervals = found["interval"]
    assert isinstance(rates, dict)
    assert isinstance(intervals, dict)
    assert sum(rates.values()) == pytest.approx(1.0)
    assert intervals["apprentice"][0] < rates["apprentice"] < intervals["apprentice"][1]
    assert found["games"] == 40


def test_the_master_beats_chance_at_the_auction() -> None:
    contest = bidding("master:150i", "random")
    found = summary(contest, run(contest, 60, Records(None), Here()), 1.0)
    rates = found["win_rate"]
    assert isinstance(rates, dict)
    assert rates["master:150i"] > 0.5


def test_the_ladder_ranks_by_strength_and_is_published_in_place() -> None:
    entrants = [Entrant("random"), Entrant("master:150i")]
    pairs = ladder.contests("auction", entrants, 3, {}, 1)
    assert [[entrant.name for entrant in pair.entrants] for pair in pairs] == [
        ["random", "master:150i", "master:150i"],
        ["master:150i", "random", "random"],
    ]
    rungs = ladder.rate(ladder.play(pairs, 30, Records(None), Here(), None))
    assert [rung.name for rung in rungs] == ["master:150i", "random"]
    first = ladder.publish("", "auction", ladder.page("auction", 3, rungs, "covetown lab ladder auction"))
    assert first.startswith("# The ladder")
    again = ladder.publish(first, "auction", ladder.page("auction", 3, rungs, "covetown lab ladder auction"))
    assert again == first


def test_balance_counts_every_seat_once_per_facet() -> None:
    contest = Contest("auction", [Entrant("apprentice")] * 3, {}, mirror=False)
    journals = run(contest, 30, Records(None), Here())
    found = balance.summary("auction", ["apprentice"] * 3, journals)
    facets = found["facets"]
    assert isinstance(facets, dict)
    rows = facets["seat"]
    assert [row["value"] for row in rows] == ["A", "B", "C"]
    assert [row["count"] for row in rows] == [30, 30, 30]
    assert sum(row["win_share"] for row in rows) == pytest.approx(1.0)
    assert sum(row["score_ratio"] for row in rows) / 3 == pytest.approx(1.0)
    page = html(found, "covetown lab balance auction")
    assert page.count("<svg") == 2
    assert "http" not in page, "the report needs nothing else"


def test_the_command_tells_a_match_as_json(tmp_path: Path) -> None:
    arguments = ["match", "auction", "--bots", "apprentice,random", "--games", "8", "--json"]
    arguments += ["--records", str(tmp_path / "games.jsonl")]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert set(found["win_rate"]) == {"apprentice", "random"}
    assert found["games"] == 8


def test_the_command_writes_a_balance_report(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    arguments = ["balance", "auction", "--bots", "apprentice", "--seats", "2", "--games", "8", "--report", str(report)]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert "<h2>seat</h2>" in report.read_text()
