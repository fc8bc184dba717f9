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
from covetown.kernel import RuleError

TEMPLATE = ".txt"


def new_game(
    name: Annotated[str, typer.Argument(help="The game's key: small letters, digits and underscores (apple_market).")],
    path: Annotated[Path, typer.Option(help="The folder in which the package's own folder is made.")] = Path(),
) -> None:
    """Write a package with a small game that runs: two cards, words, rules and tests.

    Nothing that exists is ever overwritten.
    """
    check_name(name)
    if not path.is_dir():
        raise RuleError(f"there is no folder {path}; make it first, or name another with --path")
    folder = path / name
    if folder.exists():
        raise RuleError(f"{folder} exists already; take another name or another --path")
    if find_spec(name) is not None:
        raise RuleError(f"there is a Python package {name} already, which a game of this name would hide")
    write(resources.files("covetown") / "skeleton", folder, words_for(name))
    print(f"{folder} is a package with a game that runs. Go on with:")
    print(f"  cd {folder} && pip install --editable '.[dev]' && python -m pytest && covetown table {name}")


def check_name(name: str) -> None:
    """Raise a RuleError unless a package and a game can be called so."""
    if not registry.KEY.fullmatch(name) or len(name) > registry.LONGEST_KEY:
        tame = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")[: registry.LONGEST_KEY].strip("_")
        instead = f"; how about {tame}?" if registry.KEY.fullmatch(tame) else ""
        raise RuleError(
            f"{name!r} cannot be a key: it has to be made of small letters, digits and single underscores, "
            f"begin with a letter and have at most {registry.LONGEST_KEY} characters{instead}"
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise RuleError(f"{name} is a word of Python's own and cannot name a package")
    if name in registry.names():
        raise RuleError(f"there is a game {name} already")


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
