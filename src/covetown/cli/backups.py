"""`covetown backup` and `covetown restore`: everything a server keeps, in one file and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from covetown.cli.journals import no_reading
from covetown.cli.language import say
from covetown.cli.migrate import opened
from covetown.kernel import RuleError

if TYPE_CHECKING:
    from covetown.store import Store

Database = Annotated[str | None, typer.Option(envvar="COVETOWN_DATABASE", show_envvar=False)]
DataDir = Annotated[Path | None, typer.Option("--data-dir")]
File = Annotated[Path, typer.Argument()]
Replace = Annotated[bool, typer.Option("--replace")]


def backup(file: File, database: Database = None, data_dir: DataDir = None, replace: Replace = False) -> None:
    """Write everything a server keeps into one file, while it runs."""
    if file.exists() and not replace:
        raise RuleError(say("cli-backup-there", file=str(file)))
    if not file.absolute().parent.is_dir():
        raise RuleError(say("cli-backup-no-folder", folder=str(file.absolute().parent)))
    store = opened(database, data_dir, as_it_is=True)  # an earlier version may be running on it
    with kept(store, file) as told:
        from covetown.store.backup import back_up

        counts = back_up(store, file, told)
    size = file.stat().st_size
    print(
        say(
            "cli-backup-written",
            file=str(file),
            tables=counts.get("game_tables", 0),
            rows=sum(counts.values()),
            bytes=size,
        )
    )


def restore(file: File, database: Database = None, data_dir: DataDir = None, replace: Replace = False) -> None:
    """Lay a backup into an empty database, of either kind."""
    if not file.is_file():
        raise RuleError(say("cli-backup-unreadable", file=str(file), why=no_reading(FileNotFoundError())))
    store = opened(database, data_dir, new=True)
    with kept(store, file) as told:
        from covetown.store import backup as backups

        counts = backups.restore(store, file, replace, told)
    print(say("cli-backup-restored", file=str(file), tables=counts.get("game_tables", 0), rows=sum(counts.values())))


@contextmanager
def kept(store: Store, file: Path) -> Iterator[Callable[[str, int], None]]:
    """How far it is, shown while it goes on; what cannot be done becomes one clear line."""
    from sqlalchemy.exc import SQLAlchemyError

    from covetown.store.backup import BackupError

    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(str(file))

            def told(table: str, rows: int) -> None:
                progress.update(task, description=f"{table} {rows}")

            yield told
    except BackupError as error:
        raise RuleError(say(f"cli-backup-{error.key}", **error.told)) from None
    except SQLAlchemyError as error:
        raise RuleError(say("cli-migrate-shut", why=str(error).splitlines()[0])) from None
    except OSError as error:
        raise RuleError(say("cli-backup-unreadable", file=str(file), why=no_reading(error))) from None
    finally:
        store.close()
