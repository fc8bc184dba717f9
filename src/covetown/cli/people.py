"""`covetown people`: what the one who runs a server can do about accounts and guests, also while it runs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from covetown.cli.language import say
from covetown.cli.migrate import opened
from covetown.kernel import RuleError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from covetown.store import Person

Database = Annotated[str | None, typer.Option(envvar="COVETOWN_DATABASE", show_envvar=False)]
DataDir = Annotated[Path | None, typer.Option("--data-dir")]
Name = Annotated[str, typer.Argument()]
Off = Annotated[bool, typer.Option("--off")]


class InOrder(TyperGroup):
    """Lists the commands in the order in which they are needed."""

    def list_commands(self, ctx: object) -> list[str]:
        return list(self.commands)


app = typer.Typer(cls=InOrder, no_args_is_help=True, add_completion=False, rich_markup_mode="rich")


@contextmanager
def within(database: str | None, data_dir: Path | None) -> Iterator[Connection]:
    """A transaction on the database of a server, whether it runs or not."""
    from sqlalchemy.exc import SQLAlchemyError

    store = opened(database, data_dir)
    try:
        with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
    except SQLAlchemyError as error:
        raise RuleError(say("cli-migrate-shut", why=str(error).splitlines()[0])) from None
    finally:
        store.close()


def leave_word(c: Connection) -> None:
    """Let running servers look again: with their next heartbeat they close what has ended."""
    from covetown.server.parting import WORD
    from covetown.store import people
    from covetown.store.database import now_ms

    people.set_setting(c, WORD, str(now_ms()))


def found(c: Connection, name: str) -> Person:
    """Somebody by username or id."""
    from covetown.store import people

    person = people.person_by_username(c, name) or people.person_by_id(c, name)
    if person is None or person.kind == "program":
        raise RuleError(say("cli-people-nobody", name=name))
    return person


def account(c: Connection, name: str) -> Person:
    person = found(c, name)
    if person.kind != "account":
        raise RuleError(say("cli-people-guest", name=name))
    return person


def called(person: Person) -> str:
    return person.username or person.name


@app.command("list")
def list_people(
    guests: Annotated[bool, typer.Option("--guests")] = False,
    limit: Annotated[int, typer.Option(min=1, max=10_000)] = 50,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """List accounts, those who were here last first."""
    from covetown.store import records

    with within(database, data_dir) as c:
        people = records.list_people(c, None if guests else "account", limit)
    shown = Table(box=None, pad_edge=False)
    for column in ("username", "name", "id", "since", "seen", "notes"):
        shown.add_column(say(f"cli-people-column-{column}"), no_wrap=column != "name")
    for person in people:
        notes = [say("cli-people-is-host")] if person.host else []
        notes += [say("cli-people-is-suspended")] if person.suspended is not None else []
        shown.add_row(
            person.username or "–", person.name, person.id, day(person.created), day(person.seen), ", ".join(notes)
        )
    console = Console(width=None if Console().is_terminal else 160)
    console.print(shown)
    print(say("cli-people-count", n=len(people)))


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


@app.command("reset")
def reset(
    name: Name,
    address: Annotated[str | None, typer.Option()] = None,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Print a link with which somebody sets a new password; it is good once, for a day."""
    from covetown.store import resets

    with within(database, data_dir) as c:
        person = account(c, name)
        link = resets.add_reset(c, person.id)
    origin = address or os.environ.get("COVETOWN_ORIGINS", "").split(",")[0] or "http://127.0.0.1:8000"
    print(say("cli-people-reset", name=called(person)))
    print(f"{origin.rstrip('/')}/reset/{link}")


@app.command("host")
def host(name: Name, off: Off = False, database: Database = None, data_dir: DataDir = None) -> None:
    """Let an account look after the server: it sees reports, deletes lines and suspends people."""
    from covetown.store import people

    change(name, database, data_dir, lambda c, person: people.make_host(c, person.id, not off))
    print(say("cli-people-host-off" if off else "cli-people-host", name=name))


@app.command("suspend")
def suspend(name: Name, off: Off = False, database: Database = None, data_dir: DataDir = None) -> None:
    """Let nobody in as this account, until it is let in again."""
    from covetown.store import people

    change(name, database, data_dir, lambda c, person: people.suspend(c, person.id, not off))
    print(say("cli-people-suspend-off" if off else "cli-people-suspend", name=name))


def change(name: str, database: str | None, data_dir: Path | None, work: Callable[[Connection, Person], None]) -> None:
    with within(database, data_dir) as c:
        work(c, account(c, name))
        leave_word(c)


@app.command("delete")
def delete(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Delete an account or a guest for good. Finished games stay without the name."""
    from covetown.server.parting import stand_in_level
    from covetown.store import leaving

    with within(database, data_dir) as c:
        person = found(c, name)
        if not yes and not typer.confirm(say("cli-people-delete-sure", name=called(person))):
            raise typer.Exit(1)
        changed = leaving.depart(c, person.id, stand_in_level())
        leave_word(c)
    print(say("cli-people-deleted", name=name, tables=len(changed)))
