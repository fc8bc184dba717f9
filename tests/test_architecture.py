"""Who may know whom: the packages import each other only as the map in docs/architecture.md says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "covetown"
STANDARD_ONLY = {"kernel", "games"}
RUNTIME = {"mypy_extensions", "librt"}

# What a room of the house may import from the others. "edge" rooms are the single modules at the top of the package.
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "registry", "bots"},
    "envs": {"kernel", "registry", "envs", "bots"},
    "store": {"kernel", "registry", "store"},
    "lab": {"kernel", "registry", "bots", "lab", "seating", "text", "narrator"},
    "text": {"kernel", "registry", "text"},
    "registry": {"kernel", "games"},
    "rulebook": set[str](),
    "narrator": {"kernel", "text"},
    "seating": {"kernel", "bots"},
    "analysis": {"kernel", "bots", "seating"},
    "thinker": {"kernel", "registry", "bots"},
    "inspection": {"kernel"},
}


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if "web" not in path.relative_to(SOURCE).parts[:1])


def room(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: import by full name"
            found.add(node.module)
            if node.module in ("covetown", "covetown.games"):
                found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found - {"covetown"}


def test_rooms_know_only_whom_they_may() -> None:
    wrong = []
    for path in modules():
        here = room(path)
        if here not in ALLOWED:
            continue
        for name in imports(path):
            parts = name.split(".")
            if parts[0] != "covetown" or len(parts) < 2 or parts[1] == "__version__":
                continue
            if parts[1] not in ALLOWED[here]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_kernel_and_games_use_the_standard_library_only() -> None:
    import sys

    wrong = []
    for path in modules():
        if room(path) not in STANDARD_ONLY:
            continue
        for name in imports(path):
            top = name.split(".")[0]
            if top != "covetown" and top not in sys.stdlib_module_names and top not in RUNTIME:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_a_game_never_imports_another_game() -> None:
    wrong = []
    for path in modules():
        parts = path.relative_to(SOURCE).parts
        if parts[0] != "games" or len(parts) < 3:
            continue
        for name in imports(path):
            if name.startswith("covetown.games.") and name.split(".")[2] != parts[1]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("where", ["server", "store", "bots", "lab", "envs", "cli"])
def test_nobody_else_names_a_game(where: str) -> None:
    """The server, bots, laboratory and command find games through the registry; none has a game's name in its code."""
    keys = [path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and not path.name.startswith("_")]
    wrong = []
    for path in modules():
        if room(path) != where:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in keys:
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} names {node.value}")
        wrong.extend(
            f"{path.relative_to(ROOT)} imports {name}" for name in imports(path) if name.startswith("covetown.games.")
        )
    assert not wrong, "\n".join(wrong)


def test_the_kernel_and_games_hold_no_callback_in_hot_code() -> None:
    """No pickle, no deepcopy, no dataclass, no enum: the compiled style of docs/architecture.md."""
    banned = {"pickle", "dataclasses", "enum", "random", "copy"}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules()
        if room(path) in STANDARD_ONLY
        for name in imports(path)
        if name.split(".")[0] in banned
    ]
    assert not wrong, "\n".join(wrong)
