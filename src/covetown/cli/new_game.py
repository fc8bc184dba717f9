"""`covetown new-game`: a package with a small game that runs, to be changed into another."""

from __future__ import annotations

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from covetown import registry
from covetown.cli.language import say
from covetown.kernel import RuleError

TEMPLATE = ".txt"


def new_game(
    name: Annotated[str, typer.Argument()],
    path: Annotated[Path, typer.Option()] = Path(),
) -> None:
    """Write a package with a small game that runs: two cards, words, rules and tests.

    Nothing that exists is ever overwritten.
    """
    check_name(name)
    if not path.is_dir():
        raise RuleError(say("cli-new-no-folder", folder=str(path)))
    folder = path / name
    if folder.exists():
        raise RuleError(say("cli-new-exists", folder=str(folder)))
    if find_spec(name) is not None:
        raise RuleError(say("cli-new-hides", name=name))
    write(resources.files("covetown") / "skeleton", folder, words_for(name))
    print(say("cli-new-made", folder=str(folder)))
    print(f"  cd {folder} && pip install --editable '.[dev]' && python -m pytest && covetown table {name}")


def check_name(name: str) -> None:
    """Raise a RuleError unless a package and a game can be called so."""
    if not registry.KEY.fullmatch(name) or len(name) > registry.LONGEST_KEY:
        tame = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")[: registry.LONGEST_KEY].strip("_")
        better = tame if registry.KEY.fullmatch(tame) else ""
        key = "cli-new-no-key-but" if better else "cli-new-no-key"
        raise RuleError(say(key, name=name, most=registry.LONGEST_KEY, better=better))
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise RuleError(say("cli-new-python", name=name))
    if name in registry.names():
        raise RuleError(say("cli-new-taken", name=name))


def words_for(name: str) -> dict[str, str]:
    """What stands in the skeleton, and what stands in its place in a game of this name."""
    parts = name.split("_")
    letters = "".join(part[0] for part in parts) if len(parts) > 1 else name
    ident = (re.sub("[^a-z]", "", letters + name) + "xx")[:2].upper()
    return {
        "sample_game": name,
        "sample-game": name.replace("_", "-"),
        "SampleGame": "".join(part.capitalize() for part in parts),
        "Sample Game": " ".join(part.capitalize() for part in parts),
        "SG-": f"{ident}-",
    }


def write(source: Traversable, target: Path, words: dict[str, str]) -> None:
    """Copy a folder of templates, with the game's own words."""
    target.mkdir()
    for entry in source.iterdir():
        name = told(entry.name, words)
        if entry.is_dir():
            write(entry, target / name, words)
        elif name.endswith(TEMPLATE):
            (target / name.removesuffix(TEMPLATE)).write_text(told(entry.read_text("utf-8"), words), "utf-8")


def told(text: str, words: dict[str, str]) -> str:
    for word, instead in words.items():
        text = text.replace(word, instead)
    return text
