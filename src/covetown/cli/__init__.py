"""The `covetown` command: play, simulate, test and measure any game on the shelf."""

from __future__ import annotations

import re
import sys
from typing import Annotated, Any

import typer
import typer.main
from typer.core import TyperGroup

from covetown import __version__
from covetown.cli import (
    agent,
    backups,
    bench,
    bot,
    fuzz,
    journals,
    language,
    lesson,
    migrate,
    new_game,
    people,
    rules,
    shelf,
    sim,
    table,
    web,
)
from covetown.cli.language import say
from covetown.kernel import JournalError, RuleError
from covetown.kernel.form import form_name

# The exit status after Ctrl-C.
STOPPED = 130


class InOrder(TyperGroup):
    """Lists the commands in the order in which a newcomer needs them."""

    def list_commands(self, ctx: object) -> list[str]:
        return list(self.commands)


app = typer.Typer(
    cls=InOrder,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)

app.command("play")(web.play)
app.command("games")(shelf.games)
app.command("rules")(rules.rules)
app.command("table")(table.table)
app.command("lesson")(lesson.lesson)
app.command("agent")(agent.agent)
app.command("serve")(web.serve)
app.command("think")(web.think)
app.command("sim")(sim.sim)
app.command("fuzz")(fuzz.fuzz)
app.command("bench")(bench.bench)
app.command("verify")(journals.verify)
app.command("replay")(journals.replay_file)
app.command("migrate")(migrate.migrate)
app.command("backup")(backups.backup)
app.command("restore")(backups.restore)
app.add_typer(bot.app, name="bot")
app.add_typer(people.app, name="people")
app.command("new-game")(new_game.new_game)


@app.command("version")
def version() -> None:
    """Say the version, and whether the compiled engine runs."""
    print(f"covetown {__version__} ({say(f'cli-form-{form_name()}')})")


def say_version(wanted: bool) -> None:
    if wanted:
        version()
        raise typer.Exit


@app.callback()
def town(
    language: Annotated[str | None, typer.Option()] = None,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=say_version)] = False,
) -> None:
    """`main` has taken the language out of the arguments, wherever it stood; here it is named for the help."""


def mount_laboratory() -> None:
    """Add `covetown lab` where the laboratory is installed; it speaks as we do."""
    try:
        from covetown.lab import cli as laboratory
    except ImportError:
        return
    laboratory.Speech.locale = language.spoken()
    app.add_typer(laboratory.app, name="lab")


def main(arguments: list[str] | None = None) -> None:
    """Run the command; input that cannot be carried out gives one clear line and exit status 2."""
    asked = arguments if arguments is not None else sys.argv[1:]
    try:
        asked = language.speak(asked)
        mount_laboratory()
        command = typer.main.get_command(app)
        language.translate(command)
        language.name_panels()
        status = command.main(asked or ["--help"], standalone_mode=False, prog_name="covetown")
    except (RuleError, JournalError) as error:
        print(f"covetown: {language.why(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        stop()
    except Exception as error:
        if type(error).__name__ == "Abort":
            stop()
        explain = getattr(error, "format_message", None)
        if explain is None:
            raise
        known = bool(asked) and asked[0] in app_commands()
        told = (
            wrong(error) if known or not asked or asked[0].startswith("-") else say("cli-wrong-command", name=asked[0])
        )
        again = f"covetown {asked[0]} --help" if known else "covetown --help"
        print(f"covetown: {say('cli-wrong', why=told.rstrip('.'), command=again)}", file=sys.stderr)
        sys.exit(2)
    if status == STOPPED:
        stop()
    sys.exit(status if isinstance(status, int) else 0)


def wrong(error: Any) -> str:
    """What is wrong with the arguments of a command, in words."""
    kind = type(error).__name__
    argument = getattr(error, "param", None)
    name = "" if argument is None else str(argument.opts[0])
    if kind == "MissingParameter":
        return say("cli-wrong-missing", name=name)
    if kind == "NoSuchOption":
        return say("cli-wrong-option", name=error.option_name)
    if kind == "BadParameter":
        return say("cli-wrong-value", name=name, why=value_wrong(error))
    if kind == "BadOptionUsage":
        return say("cli-wrong-bare" if "requires" in str(error.message) else "cli-wrong-flag", name=error.option_name)
    told = " ".join(str(error.format_message()).split())
    extra = re.fullmatch(r"Got unexpected extra argument\(s\) \((.*)\)", told)
    if extra:
        return say("cli-wrong-extra", name=extra.group(1))
    unknown = re.match(r"No such command '(.*?)'", told)
    return say("cli-wrong-command", name=unknown.group(1)) if unknown else told


# What the reader of arguments finds wrong with a value, and how we say it.
VALUES = {
    "int_parsing": "whole",
    "int_from_float": "whole",
    "float_parsing": "number",
    "bool_parsing": "flag",
    "greater_than_equal": "least",
    "less_than_equal": "most",
}


def value_wrong(error: Any) -> str:
    """What is wrong with a value: told by its kind, because the reader of arguments speaks English alone."""
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    what = VALUES.get(found[0]["type"]) if found else None
    if what is None:
        return str(error.message).rstrip(".")
    limits = [value for value in found[0].get("ctx", {}).values() if isinstance(value, int | float)]
    return say(f"cli-value-{what}", value=str(found[0]["input"]), limit=limits[0] if limits else 0)


def app_commands() -> list[str]:
    """The names of all commands."""
    return [str(command.name) for command in app.registered_commands] + ["bot", "lab", "people"]


def stop() -> None:
    """Somebody pressed Ctrl-C."""
    print(f"covetown: {say('cli-stopped')}", file=sys.stderr)
    sys.exit(STOPPED)
