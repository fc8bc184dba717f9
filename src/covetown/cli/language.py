"""The language of the terminal: `--language fr`, or COVETOWN_LANGUAGE, or what the system speaks."""

from __future__ import annotations

import os
from typing import Any

from covetown.kernel import RuleError, ToldError
from covetown.text import FALLBACK, LOCALES, Texts, best, reason, texts

OPTION = "--language"
VARIABLE = "COVETOWN_LANGUAGE"
# What a person types at a table, and what each language calls it beside the English word.
TYPED = ("all", "help", "hint", "log", "quit", "rules", "save", "skip", "undo", "view")


class Tongue:
    """The language that is spoken now."""

    locale = FALLBACK


def spoken() -> str:
    return Tongue.locale


def say(key: str, /, **args: object) -> str:
    """A sentence of the terminal."""
    return texts(locale=spoken()).key(key, **args)


def why(error: ToldError) -> str:
    """Why something is not possible, in the language of the terminal."""
    return reason(error, spoken())


def words(game: str | None = None) -> Texts:
    """The words of a game, in the language of the terminal."""
    return texts(game, spoken())


def speak(arguments: list[str]) -> list[str]:
    """Choose the language; returns the arguments without those that say it."""
    told, rest = taken(arguments)
    Tongue.locale = best([os.environ[VARIABLE]] if os.environ.get(VARIABLE) else of_system())
    if told is not None:
        known = [locale for locale in LOCALES if locale.lower() == told.lower()]
        if not known:
            raise RuleError(say("cli-no-language", language=told, languages=", ".join(LOCALES)))
        Tongue.locale = known[0]
    return rest


def taken(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language that the arguments name, wherever it stands among them, and the other arguments."""
    told: str | None = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            rest += [argument, *waiting]
        elif argument == OPTION:
            told = next(waiting, "")
        elif argument.startswith(f"{OPTION}="):
            told = argument.partition("=")[2]
        else:
            rest.append(argument)
    return told, rest


def of_system() -> list[str]:
    """The languages that the system asks for, best first, as gettext reads them from the environment."""
    plain = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    if plain.partition(".")[0] in ("", "C", "POSIX"):
        return []
    asked = [*os.environ.get("LANGUAGE", "").split(":"), plain]
    return [one.partition(".")[0].partition("@")[0] for one in asked if one]


def in_english(typed: str) -> str:
    """What was typed at a table, its first word in English if it is one that the table knows."""
    word, space, rest = typed.partition(" ")
    for known in TYPED:
        if word.lower() == say(f"cli-type-{known}"):
            return known + space + rest
    return typed


# --- the help of the commands ---


def translate(command: Any, path: tuple[str, ...] = ()) -> None:
    """Give a command, its arguments and its own commands the help of the language that is spoken."""
    name = "-".join(path) or "covetown"
    command.help = told(f"cli-command-{name}") or command.help
    for argument in command.params:
        argument.help = help_on(path, argument.name.replace("_", "-")) or argument.help
    usage, help_option = command.get_usage, command.get_help_option

    def get_usage(context: Any) -> str:
        return f"{say('cli-usage')} {str(usage(context)).partition(':')[2].strip()}"

    def get_help_option(context: Any) -> Any:
        option = help_option(context)
        if option is not None:
            option.help = say("cli-argument-help")
        return option

    command.get_usage, command.get_help_option = get_usage, get_help_option
    for own, inner in getattr(command, "commands", {}).items():
        translate(inner, (*path, own))


def told(key: str) -> str:
    return say(key) if words().has(key) else ""


def help_on(path: tuple[str, ...], argument: str) -> str:
    """The help on an argument: of its command, of the group its command is in, or of every command."""
    for end in range(len(path), -1, -1):
        found = told("-".join(("cli-argument", *path[:end], argument)))
        if found:
            return found
    return ""


def name_panels() -> None:
    """The headings of the help, which typer keeps as constants."""
    from typer import rich_utils

    for constant, key in (
        ("ARGUMENTS_PANEL_TITLE", "cli-panel-arguments"),
        ("OPTIONS_PANEL_TITLE", "cli-panel-options"),
        ("COMMANDS_PANEL_TITLE", "cli-panel-commands"),
        ("REQUIRED_LONG_STRING", "cli-required"),
    ):
        setattr(rich_utils, constant, say(key))
    rich_utils.DEFAULT_STRING = say("cli-default", value="{}")
