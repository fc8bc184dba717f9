"""The command as a person types it: it does what it says, and bad input gets one clear line and exit status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from covetown import registry
from covetown.cli import main
from covetown.kernel import FastChance, new_match
from covetown.kernel.state import lowest_seat

GAMES = registry.names()


def run(*arguments: str) -> int:
    """The exit status of `covetown …`."""
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    return int(stopped.value.code or 0)


BAD = [
    (["sim", "chess"], "there is no game chess"),
    (["rules", "chess"], "there is no game chess"),
    (["table", "chess"], "there is no game chess"),
    (["lesson", "chess"], "there is no game chess"),
    (["lesson", GAMES[0], "cookery"], f"{GAMES[0]} has no lesson cookery"),
    (["fuzz", "chess"], "there is no game chess"),
    (["bench", "chess"], "there is no game chess"),
    (["sim", GAMES[0], "--seats", "king"], "a seat is one of"),
    (["sim", GAMES[0], "--seats", ","], "name at least one seat"),
    (["sim", GAMES[0], "--seats", ",".join(["random"] * 9)], "is played with"),
    (["sim", GAMES[0], "-o", "colour"], "key=value"),
    (["sim", GAMES[0], "-o", "colour=red"], "no option colour"),
    (["rules", GAMES[0], "xyzzy"], "speaks of"),
    (["verify", "nowhere.json"], "nowhere.json"),
    (["replay", "nowhere.json"], "nowhere.json"),
    (["migrate"], "name the files"),
    (["migrate", "nowhere.json"], "nowhere.json"),
    (["migrate", "nowhere.json", "--database", "sqlite:///x.db"], "name the files"),
    (["migrate", "--database", "sqlite:///nowhere/x.db"], "there is no database nowhere/x.db"),
    (["migrate", "--database", "mysql://a@b/c"], "SQLite or PostgreSQL"),
    (["migrate", "--database", "postgresql://nobody@127.0.0.1:1/nothing"], "the database cannot be opened"),
    (["migrate", "--database", "sqlite:///x.db", "--out", "y"], "--out is for files"),
    (["sim"], "Missing argument"),
    (["sim", GAMES[0], "--games", "many"], "--games"),
    (["nonsense"], "No such command"),
    (["sim", GAMES[0], "--colour", "red"], "--colour"),
]


@pytest.mark.parametrize(("arguments", "told"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_input_gets_one_clear_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("covetown: ")
    assert told in lines[0]


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", "--json") == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["game"] for row in rows] == GAMES
    assert all(row["seats"] and row["title"] for row in rows)
    assert run("games") == 0


@pytest.mark.parametrize("game", GAMES)
def test_sim_counts_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sim", game, "--games", "4", "--seed", "3", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert sum(seat["win_share"] for seat in told["seats"]) <= 1.0001
    assert sum(told["endings"].values()) == 4


def test_sim_in_several_processes_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert run("sim", GAMES[0], "--games", "6", "--json", "--jobs", jobs) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0]["seats"] == told[1]["seats"]
    assert told[0]["decisions"] == told[1]["decisions"]


@pytest.mark.parametrize("game", GAMES)
def test_fuzz_walks_through_whole_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fuzz", game, "--games", "5", "--seed", "11") == 0
    assert "5 games" in capsys.readouterr().out


def test_fuzz_leaves_a_journal_of_the_first_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import covetown.inspection

    monkeypatch.setattr(covetown.inspection, "look", lambda game, state, chance, deep: "" if deep else "a card is lost")
    assert run("fuzz", GAMES[0], "--games", "3", "--out", str(tmp_path)) == 1
    assert "a card is lost" in capsys.readouterr().out
    files = list(tmp_path.glob("fuzz-*.json"))
    assert len(files) == 1
    assert run("replay", str(files[0]), "--plain") == 0


@pytest.mark.parametrize("game", GAMES)
def test_bench_reports_its_figures_beside_the_calibration(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", game, "--json", "--seconds", "0.05") == 0
    row = json.loads(capsys.readouterr().out)
    assert row["game"] == game
    for figure in ("decisions_per_s", "games_per_s", "copy_us", "batch_steps_per_s", "calibration_per_s"):
        assert row[figure] > 0
    for search in ("search_iterations_per_s", "search_as_bots_per_s"):
        assert row[search] > 0
    assert isinstance(row["compiled"], bool)


def recorded(game: str, file: Path, change: bool = False) -> None:
    match = new_match(registry.load(game), registry.load(game).usual_seats, {}, FastChance(5))
    chance = FastChance(6)
    for _ in range(40):
        seat = lowest_seat(match.state.waiting)
        options = match.state.options(seat)
        match.choose(seat, options[chance.below(len(options))])
    if change:
        match.journal.moves[20].mark = "0" * 12
    file.write_text(match.journal.dumps() + "\n")


@pytest.mark.parametrize("game", GAMES)
def test_verify_and_replay_a_recorded_game(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(game, tmp_path / "good.json")
    assert run("verify", str(tmp_path / "good.json")) == 0
    assert "1 game replays exactly" in capsys.readouterr().out
    assert run("replay", str(tmp_path / "good.json"), "--move", "10", "--plain") == 0
    assert capsys.readouterr().out.strip()
    recorded(game, tmp_path / "bad.json", change=True)
    assert run("verify", str(tmp_path / "bad.json")) == 1
    assert "move 21: the position differs" in capsys.readouterr().out


def test_replay_refuses_a_move_or_seat_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(GAMES[0], tmp_path / "good.json")
    assert run("replay", str(tmp_path / "good.json"), "--move", "99") == 2
    assert run("replay", str(tmp_path / "good.json"), "--seat", "9") == 2
    (tmp_path / "bad.json").write_bytes(b"\xff\xfe")
    assert run("verify", str(tmp_path / "bad.json")) == 2
    assert "not a text file" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_analysed(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each decision is told with what was played, what the master would have played, and shares; then a summary."""
    recorded(game, tmp_path / "good.json")
    told = ("replay", str(tmp_path / "good.json"), "--analyse", "--seconds", "0.02", "--plain", "--move", "12")
    assert run(*told) == 0
    lines = capsys.readouterr().out.splitlines()
    decisions = [line for line in lines if line.partition(".")[0].isdigit()]
    assert decisions
    assert all("Player " in line for line in decisions)
    verdicts = [line for line in lines if line.startswith("   ")]
    assert len(verdicts) >= len(decisions)
    assert all("master" in line and "% of the thinking" in line for line in verdicts[: len(decisions)])
    assert any("decisions as the master would have, or as good" in line for line in lines)
    assert run(*told, "--seat", "1") == 0
    assert all("Player B" in line for line in capsys.readouterr().out.splitlines() if line.partition(".")[0].isdigit())


def test_an_analysis_that_is_stopped_tells_what_it_has_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from covetown.cli import analyse

    recorded(GAMES[0], tmp_path / "good.json")
    real = analyse.judge
    times: list[int] = []

    def judge(*args: object) -> object:
        times.append(1)
        if len(times) > 3:
            raise KeyboardInterrupt
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(analyse, "judge", judge)
    assert run("replay", str(tmp_path / "good.json"), "--analyse", "--seconds", "0.01", "--plain") == 130
    told = capsys.readouterr()
    assert "Stopped after" in told.out
    assert "decisions as the master would have" in told.out
    assert told.err.strip() == "covetown: stopped"


def test_an_analysis_refuses_a_bot_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(GAMES[0], tmp_path / "good.json")
    assert run("replay", str(tmp_path / "good.json"), "--analyse", "--level", "oracle") == 2
    assert "there is no bot oracle" in capsys.readouterr().err
    assert run("replay", str(tmp_path / "good.json"), "--analyse", "--seconds", "0") == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_rules_can_be_searched(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    from covetown.rulebook import rulebook

    rule = rulebook(game).rules[3]
    assert run("rules", game, rule.ident) == 0
    assert rule.ident in capsys.readouterr().out


def test_the_version_names_the_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("version") == 0
    assert "compiled" in (out := capsys.readouterr().out) or "interpreted" in out


def test_the_version_is_said_either_way(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for asked in ("version", "--version"):
        assert run(asked) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert told[0].startswith("covetown 0.")
