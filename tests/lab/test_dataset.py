"""Data sets: written part by part, the same from the same seed, and taken in only if every row is true."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from librt.strings import BytesWriter

from covetown import __version__, cli, registry
from covetown.kernel import Game, Journal, JournalError, RuleError, State, read_journal, replay
from covetown.lab import dataset, export
from covetown.lab.contest import Contest, Entrant
from covetown.lab.export import Export, Played, Stored
from covetown.lab.intake import Intake
from covetown.lab.match import run
from covetown.lab.records import Records
from covetown.lab.workers import Here
from tests.bots.parlour import AUCTION

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, parlour: None) -> None:
    """Files and row groups of a few rows, for the small games."""
    monkeypatch.setattr(export, "PART", 4)
    monkeypatch.setattr(export, "GROUP", 8)


def bidding(seed: int = 4) -> Contest:
    return Contest("auction", [Entrant("apprentice"), Entrant("random")], {}, seed)


def written(folder: Path, games: int = 10, seed: int = 4, hands: Any = None) -> Path:
    Export("auction", Played(bidding(seed), games, hands or Here()), folder).run()
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.*"))}


def rows(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


def rewrite(file: Path, change: Any) -> None:
    """Change the rows of a file and leave everything else as it was."""
    kind = pq.read_schema(file)
    changed = rows(file)
    change(changed)
    pq.write_table(pa.Table.from_pylist(changed, schema=kind), file)


@pytest.mark.usefixtures("small")
def test_a_row_says_what_was_seen_offered_chosen_and_reached(tmp_path: Path) -> None:
    folder = written(tmp_path)
    games = [row for part in sorted((folder / "games").iterdir()) for row in rows(part)]
    decisions = [row for part in sorted((folder / "decisions").iterdir()) for row in rows(part)]
    assert [row["game"] for row in games] == list(range(10))
    assert [row["deal"] for row in games] == [number // 2 for number in range(10)]
    assert {tuple(row["bots"]) for row in games} == {("apprentice", "random"), ("random", "apprentice")}
    assert len(decisions) == sum(row["decisions"] for row in games)
    for row in games:
        journal = read_journal(row["journal"])
        state = replay(AUCTION, journal, 0)
        own = [decision for decision in decisions if decision["game"] == row["game"]]
        for number, (move, decision) in enumerate(zip(journal.moves, own, strict=True), 1):
            hand = state.options(move.seat)
            assert (decision["decision"], decision["seat"]) == (number - 1, move.seat)
            assert decision["options"] == hand
            assert decision["options"][decision["choice"]] == move.option
            assert [card for card in range(1, 13) if decision["observation"][1 + card]] == hand
            assert decision["outcome"] == row["payoffs"][move.seat]
            state = replay(AUCTION, journal, number)
        assert "seconds" not in journal.notes, "how long a bot took is not the same twice"


@pytest.mark.usefixtures("small")
def test_the_metadata_say_where_it_comes_from(tmp_path: Path) -> None:
    file = written(tmp_path) / "decisions" / "00001.parquet"
    head = json.loads(pq.read_schema(file).metadata[b"covetown"])
    assert (head["table"], head["game"], head["rules"], head["version"]) == ("decisions", "auction", "1", __version__)
    assert (head["format"], head["first"], head["games"]) == (1, 4, 4)
    assert head["command"] == "covetown lab export auction --bots apprentice,random --games 8 --seed 4"
    assert head["fields"][:2] == [["prize", 4], ["points", 7]]
    assert pq.read_schema(file).field("observation").type == pa.binary(len(head["fields"]))
    assert all(field.metadata[b"about"] for field in pq.read_schema(file))
    assert "rows" not in pq.read_schema(file).names, "this game does not describe its answers"
    assert pq.read_metadata(file).num_row_groups == 3, "24 decisions, 8 in a group"


class Backwards:
    """Workers whose results come in the wrong order."""

    def results(self, call: Any, contest: dict[str, object], numbers: Any) -> Any:
        return (call(contest, number) for number in reversed(list(numbers)))


@pytest.mark.usefixtures("small")
def test_the_same_seed_gives_the_same_bytes_whoever_plays(tmp_path: Path) -> None:
    once = contents(written(tmp_path / "once"))
    assert len(once) == 7
    assert contents(written(tmp_path / "again", hands=Backwards())) == once
    assert contents(written(tmp_path / "other", seed=5))["games/00000.parquet"] != once["games/00000.parquet"]


@pytest.mark.usefixtures("small")
def test_a_stopped_export_goes_on_and_a_longer_one_adds_to_it(tmp_path: Path) -> None:
    whole = contents(written(tmp_path / "whole"))
    folder = tmp_path / "stopped"

    def stop(games: int) -> None:
        done.append(games)
        if len(done) == 6:
            raise KeyboardInterrupt

    done: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        Export("auction", Played(bidding(), 7, Here()), folder).run(stop)
    assert [file.name for file in sorted((folder / "games").glob("*.parquet"))] == ["00000.parquet"]
    first = (folder / "games" / "00000.parquet").stat().st_mtime_ns
    written(folder, 7)
    written(folder, 10)
    assert contents(folder) == whole
    assert (folder / "games" / "00000.parquet").stat().st_mtime_ns == first, "what was whole is left alone"


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("games", "seed"), [(10, 5), (7, 4)])
def test_another_data_set_is_not_written_over(games: int, seed: int, tmp_path: Path) -> None:
    before = contents(written(tmp_path))
    with pytest.raises(RuleError, match="another data set"):
        written(tmp_path, games, seed)
    assert contents(tmp_path) == before


@pytest.mark.usefixtures("small")
def test_what_is_taken_in_gives_the_journals_back(tmp_path: Path) -> None:
    intake = Intake(written(tmp_path / "data"))
    journals = list(intake.journals())
    assert intake.counts == {"games": 10, "decisions": 60, "lessons": 0}
    played = run(bidding(), 10, Records(None), Here())
    moves = [[(move.seat, move.option, move.chance) for move in journal.moves] for journal in played]
    assert [[(move.seat, move.option, move.chance) for move in journal.moves] for journal in journals] == moves
    alone = Intake(tmp_path / "data" / "games" / "00002.parquet")
    assert [journal.dumps() for journal in alone.journals()] == [journal.dumps() for journal in journals[8:]]
    assert alone.counts["decisions"] == 12


def seen(found: list[dict[str, Any]]) -> None:
    found[5]["observation"] = bytes(len(found[5]["observation"]))


def chosen(found: list[dict[str, Any]]) -> None:
    found[7]["choice"] = 1 - min(1, found[7]["choice"])


def richer(found: list[dict[str, Any]]) -> None:
    found[2]["scores"][0] += 1


def another_move(found: list[dict[str, Any]]) -> None:
    journal = json.loads(found[1]["journal"])
    journal["moves"][0][1] = 99
    found[1]["journal"] = json.dumps(journal)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("table", "change", "told"),
    [
        ("decisions", seen, "decisions, row 5: column observation differs"),
        ("decisions", chosen, "decisions, row 7: column choice differs"),
        ("decisions", list.pop, "decisions, row 23: a row is missing"),
        ("decisions", lambda found: found.append(found[-1]), "decisions, row 24: one row too many"),
        ("games", richer, "games, row 2: column scores differs"),
        ("games", another_move, "move 1: option 99 is not legal"),
    ],
)
def test_the_first_difference_is_named(table: str, change: Any, told: str, tmp_path: Path) -> None:
    file = written(tmp_path) / table / "00000.parquet"
    rewrite(file, change)
    with pytest.raises(JournalError, match=told):
        list(Intake(tmp_path).journals())


@pytest.mark.usefixtures("small")
def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="no Covetown data set"):
        Intake(tmp_path)
    for content in (b"PAR1", b""):
        (tmp_path / "x.parquet").write_bytes(content)
        with pytest.raises(JournalError, match="no Covetown data set"):
            list(Intake(tmp_path / "x.parquet").journals())
    pq.write_table(pa.table({"a": [1]}), tmp_path / "x.parquet")
    with pytest.raises(JournalError, match="no Covetown data set"):
        list(Intake(tmp_path / "x.parquet").journals())
    folder = written(tmp_path / "data")
    with pytest.raises(JournalError, match="cannot be played again by itself"):
        list(Intake(folder / "decisions" / "00000.parquet").journals())


@pytest.mark.usefixtures("small")
def test_stored_journals_are_exported_without_the_notes_of_people(tmp_path: Path) -> None:
    file = tmp_path / "journals" / "games.jsonl"
    journals = run(bidding(), 5, Records(None), Here())
    open_game = read_journal(journals[0].dumps())
    open_game.moves, open_game.result = open_game.moves[:3], None
    journals[1].notes["names"] = ["Ada", "Bob"]
    other = Journal("stones", "1", 2, {}, [1])
    file.parent.mkdir()
    file.write_text("\n".join(journal.dumps() for journal in [*journals, other]) + "\n")
    (file.parent / "a.json").write_text(open_game.dumps())
    folder = tmp_path / "data"
    Export("auction", Stored("auction", file.parent), folder).run()
    games = [row for part in sorted((folder / "games").iterdir()) for row in rows(part)]
    assert len(games) == 6
    assert (games[0]["ending"], games[0]["payoffs"], games[0]["decisions"]) == (None, None, 3)
    assert rows(folder / "decisions" / "00000.parquet")[0]["outcome"] is None
    assert not any("Ada" in row["journal"] for row in games)
    assert len(list(Intake(folder).journals())) == 6
    with pytest.raises(RuleError, match="no journal of auction"):
        Stored("auction", tmp_path / "data")


@pytest.mark.usefixtures("small")
def test_a_game_without_features_has_no_observations(tmp_path: Path) -> None:
    contest = Contest("stones", [Entrant("random")] * 2, {})
    Export("stones", Played(contest, 2, Here()), tmp_path).run()
    assert "observation" not in pq.read_schema(tmp_path / "decisions" / "00000.parquet").names
    assert len(list(Intake(tmp_path).journals())) == 2


def test_without_the_extra_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SystemExit) as stopped:
        cli.main(["lab", "import", str(tmp_path), "--language", "fr"])
    assert stopped.value.code == 2
    assert "pip install 'covetown[data]'" in capsys.readouterr().err


def answer_row(game: Game, state: State, seat: int, option: int) -> bytes:
    features, out = game.features(), BytesWriter()
    assert features is not None
    features.write_answer(state, seat, option, out)
    return out.getvalue()


def test_the_command_exports_a_real_game_with_its_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, folder, journals = "dale_of_merchants", str(tmp_path / "data"), tmp_path / "games.jsonl"
    asked = ["lab", "export", game, "--bots", "random", "--games", "2", "-o", "turn_limit=4", "--out", folder]
    for arguments in (asked, ["lab", "import", folder, "--out", str(journals)]):
        with pytest.raises(SystemExit) as stopped:
            cli.main(arguments)
        assert not stopped.value.code
    assert "all play out as written: 2 games" in capsys.readouterr().out
    assert [read_journal(line).game for line in journals.read_text().splitlines()] == [game, game]
    file = tmp_path / "data" / "decisions" / "00000.parquet"
    fields = json.loads(pq.read_schema(file).metadata[b"covetown"])["answer_fields"]
    for row in rows(file):
        assert len(row["rows"]) == len(row["options"])
        assert all(len(answer) == len(fields) for answer in row["rows"])
    title = registry.load(game)
    state = replay(title, read_journal(journals.read_text().splitlines()[0]), 0)
    first = rows(file)[0]
    assert first["rows"] == [answer_row(title, state, first["seat"], option) for option in first["options"]]
    assert len(set(first["rows"])) > 1
    lessons = rows(tmp_path / "data" / "lessons.parquet")
    assert lessons[0]["step"] == 0
    by_hand = [dict(row["said"]) for row in lessons if row["learner"]]
    assert all(said["en"] and said["fr"] and said["en"] != said["fr"] for said in by_hand)
    # A word of a lesson that was changed is found.
    rewrite(tmp_path / "data" / "lessons.parquet", lambda found: found[0].update(lit=["moon"]))
    with pytest.raises(JournalError, match="lessons, row 0: column lit differs"):
        list(Intake(tmp_path / "data").journals())


def test_every_column_is_told_in_the_page_for_researchers() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    for table, columns in dataset.TABLES.items():
        lines = [f"| `{column.name}` | {column.kind} | {column.about} |" for column in columns]
        assert "\n".join(lines) + "\n\n" in page, table
