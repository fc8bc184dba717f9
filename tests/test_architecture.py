"""Who may know whom: the packages import each other only as the map in docs/architecture.md says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
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
    "bots": {"kernel", "registry", "text", "narrator", "bots"},
    "envs": {"kernel", "registry", "narrator", "envs", "bots"},
    "store": {"kernel", "registry", "store"},
    "lab": {"kernel", "registry", "text", "bots", "lessons", "lab"},
    "text": {"kernel", "registry", "text"},
    "server": {
        "kernel",
        "registry",
        "rulebook",
        "rule_search",
        "text",
        "bots",
        "analysis",
        "thinker",
        "store",
        "server",
        "book",
        "lessons",
    },
    "agent": {"kernel", "registry", "rulebook", "rule_search", "book", "text", "narrator", "seating", "agent"},
    "cli": {
        "agent",
        "kernel",
        "registry",
        "rulebook",
        "rule_search",
        "text",
        "narrator",
        "lessons",
        "inspection",
        "bots",
        "seating",
        "analysis",
        "envoy",
        "envs",
        "lab",
        "store",
        "server",
        "cli",
    },
    "registry": {"kernel", "games"},
    "rulebook": {"registry"},
    "rule_search": {"rulebook"},
    "book": {"kernel", "registry", "rulebook", "text"},
    "lessons": {"kernel", "registry", "text"},
    "testing": {"kernel", "registry", "text", "narrator", "inspection", "rulebook", "bots", "testing"},
    "narrator": {"kernel", "text"},
    "seating": {"kernel", "bots"},
    "analysis": {"kernel", "seating"},
    "envoy": {"kernel", "registry", "narrator", "bots"},
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


def test_every_room_has_its_row() -> None:
    assert {room(path) for path in modules()} - {"__init__"} == set(ALLOWED)


def test_rooms_know_only_whom_they_may() -> None:
    wrong = []
    used: dict[str, set[str]] = {here: set() for here in ALLOWED}
    for path in modules():
        here = room(path)
        if here not in ALLOWED:
            continue
        for name in imports(path):
            parts = name.split(".")
            if parts[0] != "covetown" or len(parts) < 2 or parts[1] == "__version__":
                continue
            used[here].add(parts[1])
            if parts[1] not in ALLOWED[here]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    for here, rooms in ALLOWED.items():
        wrong.extend(f"{here} may know {other} and has no use for it" for other in sorted(rooms - used[here] - {here}))
    assert not wrong, "\n".join(wrong)


def imported_at_once(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that run when a module is imported: not those inside functions, nor those for the type checker."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If):
            if "TYPE_CHECKING" not in ast.unparse(node.test):
                yield from imported_at_once(node.body)
            yield from imported_at_once(node.orelse)
        elif isinstance(node, ast.Try):
            for part in (node.body, node.orelse, node.finalbody, *[handler.body for handler in node.handlers]):
                yield from imported_at_once(part)
        elif isinstance(node, ast.With | ast.ClassDef):
            yield from imported_at_once(node.body)


def import_graph() -> dict[str, set[str]]:
    """Which module of the package imports which, by full names."""
    files = {".".join(("covetown", *path.relative_to(SOURCE).with_suffix("").parts)): path for path in modules()}
    names = {name.removesuffix(".__init__"): path for name, path in files.items()}
    graph: dict[str, set[str]] = {}
    for name, path in names.items():
        found: set[str] = set()
        for node in imported_at_once(ast.parse(path.read_text("utf-8")).body):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif node.module:
                # "from package import thing": the thing may be a module; if not, it stands in the package itself.
                inside = {f"{node.module}.{alias.name}" for alias in node.names}
                found.update(inside & names.keys() or {node.module})
                found.update({node.module} if inside - names.keys() else set())
        graph[name] = found & names.keys() - {name}
    return graph


def a_cycle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, or nothing."""
    done: set[str] = set()

    def walk(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph[name]):
            found = walk(other, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    for name in sorted(graph):
        found = walk(name, [])
        if found:
            return found
    return []


def test_a_ring_of_imports_is_found() -> None:
    assert a_cycle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert a_cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]


def test_no_modules_import_each_other_in_a_ring() -> None:
    graph = import_graph()
    assert len(graph) > 150
    assert graph["covetown.kernel.match"] >= {"covetown.kernel.journal", "covetown.kernel.state"}
    assert " -> ".join(a_cycle(graph)) == ""


# Whoever thinks for a seat gets its world by `world_for`. Only these call `redeal` themselves: the door, the inspector
# and the suite that test it, the search that draws worlds from the one it was given, and the games.
REDEALERS = {"kernel/advice.py", "inspection.py", "bots/search.py", "testing/conformance.py", "testing/secrecy.py"}


def test_a_world_is_dealt_for_a_thinker_by_one_door() -> None:
    wrong, found = [], set()
    for path in modules():
        here = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "redeal" and room(path) != "games":
                found.add(here)
                if here not in REDEALERS:
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} redeals by itself")
    assert not wrong, "\n".join(wrong)
    assert found == REDEALERS


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


@pytest.mark.parametrize("where", sorted(ALLOWED.keys() - {"games"}))
def test_nobody_else_names_a_game(where: str) -> None:
    """Everybody but the games finds them through the registry and has no game's name in its code."""
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


def worked_out_twice(tree: ast.AST) -> Iterator[str]:
    """What is assigned to a place of a byte writer and calls a function: the compiler would call it twice."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        writers = {
            arg.arg for arg in function.args.args if arg.annotation and ast.unparse(arg.annotation) == "BytesWriter"
        }
        for node in ast.walk(function):
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Subscript):
                continue
            called = {ast.unparse(part.func) for part in ast.walk(node.value) if isinstance(part, ast.Call)}
            if ast.unparse(node.targets[0].value) in writers and called - {"u8", "i64", "len"}:
                yield f"line {node.lineno}: {ast.unparse(node)}"


def test_nothing_is_worked_out_twice_for_a_byte_writer() -> None:
    assert list(worked_out_twice(ast.parse("def f(out: BytesWriter) -> None:\n    out[1] = g(2)")))
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        if "BytesWriter" in text:
            assert not list(worked_out_twice(ast.parse(text))), f"{path.name}: use put() of kernel/counts.py"
