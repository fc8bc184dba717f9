"""Databases of version 0.1: every table is brought up to date by itself and replays, or stays exactly as it was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from covetown import registry
from covetown.cli import main
from covetown.kernel import Chance, FastChance, JournalError, new_match, replay
from covetown.kernel.journal import FORMAT
from covetown.kernel.state import lowest_seat
from covetown.server.play import Play
from covetown.store import Seat, Store, Table, journal, open_store, renewal, tables
from tests.server.house import shelf as shelf  # the fixture
from tests.server.parlour import PARLOUR, Parlour
from tests.store.old import in_postgres, in_sqlite
from tests.store.postgres import database as database  # the fixture


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database of version 0.1."""
    if request.param == "sqlite":
        return f"sqlite:///{in_sqlite(tmp_path)}"
    url = str(request.getfixturevalue("database"))
    in_postgres(url, tmp_path)
    return url


def migrate(url: str) -> int:
    """The exit status of `covetown migrate --database URL`."""
    with pytest.raises(SystemExit) as stopped:
        main(["migrate", "--database", url])
    return int(stopped.value.code or 0)


@pytest.fixture
def store(old: str) -> Iterator[Store]:
    opened = open_store(old)
    try:
        yield opened
    finally:
        opened.close()


def rows(store: Store, sql: str, **values: object) -> list[Any]:
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(sql), values)]


def everything(store: Store) -> dict[str, list[Any]]:
    """All rows of a database, less what only renewal changes: format, options, dealt, dealing and set-up."""
    kept = "id, game, rules, title, status, seed, nonces, setup_counter, started, ended, seq, moves, waiting, result"
    return {
        "tables": rows(store, f"SELECT {kept}, clocks, parent, copied, imported FROM game_tables ORDER BY id"),
        "journal": rows(
            store, "SELECT table_id, seq, kind, seat, chance, counter, back, seen, asked FROM journal ORDER BY 1, 2"
        ),
        "seats": rows(store, "SELECT * FROM seats ORDER BY table_id, seat"),
        "people": rows(store, "SELECT * FROM people ORDER BY id"),
        "chat": rows(store, "SELECT * FROM chat ORDER BY id"),
    }


def all_tables(store: Store) -> list[Table]:
    with store.engine.connect() as c, c.begin():
        return tables.tables_where(c, [row[0] for row in rows(store, "SELECT id FROM game_tables ORDER BY created")])


def entries(store: Store, ident: str) -> list[journal.Entry]:
    with store.engine.connect() as c, c.begin():
        return journal.entries_after(c, ident, 0)


def write(store: Store, new: renewal.Renewed) -> bool:
    with store.engine.connect().execution_options(writes=True) as c, c.begin():
        return renewal.write(c, new)


def test_the_database_holds_what_it_should(store: Store) -> None:
    """All games, games that are over, running, forked, imported and not begun, and moves that were taken back."""
    found = all_tables(store)
    assert {table.game for table in found} == set(registry.names())
    for game in registry.names():
        assert {"over", "playing"} <= {table.status for table in found if table.game == game}
    assert any(table.setup is None for table in found)
    assert any(table.parent for table in found)
    assert any(table.imported for table in found)
    assert any(table.rematch_of for table in found)
    assert len(rows(store, "SELECT 1 FROM journal WHERE kind = 'undo'")) > 20
    assert {table.format for table in found} == {1}


def test_a_database_is_brought_up_to_date_and_every_table_replays(
    old: str, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(store)
    with store.engine.connect().execution_options(writes=True) as c, c.begin():
        c.execute(text("UPDATE journal SET mark = 'of 0.1' WHERE kind = 'move'"))  # no mark of today is like it
    assert migrate(old) == 0
    count = len(before["tables"])
    assert f"{count} tables brought up to date" in capsys.readouterr().out
    assert everything(store) == before, "nothing is lost, and nothing else has changed"
    for table in all_tables(store):
        assert table.format == FORMAT
        if table.setup is None:
            continue
        game = registry.load(table.game)
        play = Play(game, table, entries(store, table.id))
        assert int(play.state.waiting) == table.waiting
        assert play.match.journal.result == table.result
        assert len(play.standing) == table.moves
        assert all(move.mark for move in play.match.journal.moves), "also those that were taken back"
        assert replay(game, play.match.journal).encode() == play.state.encode()
    assert migrate(old) == 0
    assert f"0 tables brought up to date, {count} up to date already" in capsys.readouterr().out


def test_a_move_that_was_taken_back_is_renumbered_and_marked_where_it_was_made(old: str, store: Store) -> None:
    assert migrate(old) == 0
    for table in all_tables(store):
        if table.setup is None:
            continue
        game = registry.load(table.game)
        whole = entries(store, table.id)
        # Up to just before the last taking back, the moves it took back still stand, and are checked when loaded.
        for number in [number for number, entry in enumerate(whole) if entry.kind == "undo"][-1:]:
            play = Play(game, table, whole[:number])
            assert len(play.standing) >= whole[number].back
            play.follow(whole[number])


BROKEN = {
    "another move": ("UPDATE journal SET option = 99999 WHERE table_id = :t AND seq = 3", r"option \d+ is not legal"),
    "other luck": ("UPDATE journal SET chance = '[0,0,0,0,0,0,0]' WHERE table_id = :t AND seq = 2", "move 2: "),
    "a seat of nobody": ("UPDATE journal SET seat = 9 WHERE table_id = :t AND seq = 1", "seat 9 is not asked"),
    "nonsense for luck": ("UPDATE journal SET chance = 'x' WHERE table_id = :t AND seq = 2", "it cannot be read"),
    "words for luck": ("""UPDATE journal SET chance = '["x"]' WHERE table_id = :t AND seq = 8""", "move|no game"),
    "options of no game": ("UPDATE game_tables SET options = '[1]' WHERE id = :t", "no game can have"),
    "too much taken back": (
        "UPDATE journal SET kind = 'undo', back = 99 WHERE table_id = :t AND seq = 4",
        "entry 4: 99",
    ),
    "another set-up": ("UPDATE game_tables SET setup = '[1]' WHERE id = :t", "set-up: "),
    "another result": ("UPDATE game_tables SET result = NULL WHERE id = :t", "result: recorded None"),
    "other rules": ("UPDATE game_tables SET rules = '0' WHERE id = :t", "rules version 0 was recorded"),
    "another game": ("UPDATE game_tables SET game = 'chess' WHERE id = :t", "there is no game chess"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_table_that_cannot_be_played_again_is_named_and_left_as_it_was(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{in_sqlite(tmp_path)}"
    store = open_store(url)
    change, told = BROKEN[name]
    broken = next(table for table in all_tables(store) if table.title == "dale over" and table.status == "over")
    with store.engine.connect().execution_options(writes=True) as c, c.begin():
        c.execute(text(change), {"t": broken.id})
    written = "SELECT * FROM game_tables WHERE id = :t", "SELECT * FROM journal WHERE table_id = :t ORDER BY seq"
    before = [rows(store, sql, t=broken.id) for sql in written]
    assert migrate(url) == 1
    out = capsys.readouterr().out
    assert f"table {broken.id}: " in out
    assert re.search(told, out)
    assert "1 left as before" in out
    assert [rows(store, sql, t=broken.id) for sql in written] == before
    assert {table.format for table in all_tables(store) if table.id != broken.id} == {FORMAT}
    store.close()


def test_answers_options_and_the_deal_are_written_as_they_are_today(
    shelf: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a game that numbers its answers anew, drops an option, and deals what was once part of the set-up."""

    def deal(game: Parlour, seats: int, options: dict[str, object], chance: Chance) -> dict[str, object]:
        return {"rounds": 1 + int(chance.below(3))}

    def known(game: Parlour, version: int, options: dict[str, object]) -> dict[str, object]:
        return {name: value for name, value in options.items() if name != "undo"}

    monkeypatch.setattr(Parlour, "deal_options", deal)
    monkeypatch.setattr(Parlour, "options_from", known)
    monkeypatch.setattr(Parlour, "option_from", lambda game, version, option: option - 7 * version)
    match = new_match(PARLOUR, 2, {}, FastChance(4))
    written: list[journal.Entry] = []
    for option in (400, 300, 400, 200):
        seat = int(lowest_seat(match.state.waiting))
        match.choose(seat, option)
        move = match.journal.moves[-1]
        written.append(journal.Entry(len(written) + 1, "move", seat, option + 7, move.chance, "old"))
        if len(written) == 1:
            match.take_back(1)
            written.append(journal.Entry(2, "undo", seat, back=1))
    options = {**match.journal.options, "undo": True}
    table = Table("t", "parlour", "1", "", "p", "", options, [Seat(0, "human"), Seat(1, "human")], "", "", "")
    table.format, table.status, table.waiting, table.seq = 1, "playing", int(match.state.waiting), len(written)
    table.setup = match.journal.dealing + match.journal.setup
    new = renewal.renewed(table, written)
    assert new.columns == {
        "format": FORMAT,
        "options": match.journal.options,
        "dealt": match.journal.dealt,
        "dealing": match.journal.dealing,
        "setup": match.journal.setup,
    }
    assert len(match.journal.dealing) == 1
    assert [(entry.seq, entry.option) for entry in new.entries] == [(1, 400), (3, 300), (4, 400), (5, 200)]
    assert [entry.mark for entry in new.entries] == [move.mark for move in match.journal.moves]
    table.setup = None
    assert renewal.renewed(table, []).columns == {"format": FORMAT, "options": match.journal.options}


def test_a_stopped_migration_goes_on_where_it_was(old: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    renew, done = renewal.renew, 0

    def stopped(at: Store, ident: str) -> None:
        nonlocal done
        done += 1
        if done == 4:
            raise KeyboardInterrupt
        renew(at, ident)

    monkeypatch.setattr(renewal, "renew", stopped)
    assert migrate(old) == 130
    formats = [table.format for table in all_tables(store)]
    assert sorted(formats) == [1] * (len(formats) - 3) + [FORMAT] * 3
    monkeypatch.setattr(renewal, "renew", renew)
    assert migrate(old) == 0
    assert {table.format for table in all_tables(store)} == {FORMAT}


def test_a_table_that_fails_while_it_is_written_stays_as_it_was(store: Store) -> None:
    table = next(table for table in all_tables(store) if table.moves)
    sql = "SELECT seq, option, mark FROM journal WHERE table_id = :t ORDER BY seq"
    before = rows(store, sql, t=table.id)
    with store.engine.connect() as c, c.begin():
        new = renewal.renewed(*renewal.game_of(c, table.id))
    new.entries[-1].mark = "x" * 40 if store.postgres else None  # type: ignore[assignment]
    with pytest.raises(DBAPIError):  # the last row is refused, after all others were written
        write(store, new)
    assert rows(store, sql, t=table.id) == before
    assert next(other for other in all_tables(store) if other.id == table.id).format == 1


def test_a_table_that_somebody_moved_at_meanwhile_is_not_written_over(store: Store) -> None:
    table = next(table for table in all_tables(store) if table.status == "playing")
    with store.engine.connect() as c, c.begin():
        new = renewal.renewed(*renewal.game_of(c, table.id))
    with store.engine.connect().execution_options(writes=True) as c, c.begin():
        c.execute(text("UPDATE game_tables SET seq = seq + 1 WHERE id = :t"), {"t": table.id})
        assert not renewal.write(c, new)
    with pytest.raises(JournalError):
        renewal.renew(store, "nowhere")
