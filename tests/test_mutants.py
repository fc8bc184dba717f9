"""The tool behind `make mutants`: what it picks, which tests it runs, and what it tries again."""

from __future__ import annotations

import ast
import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = """
LIMIT: Final[int | None] = 3

def sold(count: int | None) -> int | None:
    def inner() -> int:
        return 2
    return count
"""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "tools" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def mutants(**places: int) -> list[dict[str, object]]:
    """So many places in each file, with three mutants at each."""
    return [
        {"file": file, "line": line, "column": 0, "operator": "o", "occurrence": number, "source": "s"}
        for file, count in places.items()
        for line in range(count)
        for number in range(3)
    ]


def test_a_sample_has_something_of_every_file_and_more_of_large_ones(tool: ModuleType) -> None:
    found = tool.sample(mutants(rules=200, views=90, tiny=1), 60, seed=1)
    counts = {file: sum(one["file"] == file for one in found) for file in ("rules", "views", "tiny")}
    assert sum(counts.values()) == 60
    assert counts["tiny"] == 1
    assert 36 <= counts["rules"] <= 45
    assert len({(one["file"], one["line"]) for one in found}) == 60


def test_a_seed_fixes_the_sample(tool: ModuleType) -> None:
    many = mutants(rules=50, views=50)
    assert tool.sample(many, 20, seed=1) == tool.sample(many, 20, seed=1) != tool.sample(many, 20, seed=2)


def test_a_larger_sample_holds_the_smaller_one(tool: ModuleType) -> None:
    many = mutants(rules=50, views=30)
    small, large = (tool.sample(many, count, seed=3) for count in (10, 40))
    assert all(one in large for one in small)


def test_types_are_left_alone(tool: ModuleType) -> None:
    places = tool.type_places(SOURCE)
    lines = SOURCE.splitlines()
    assert {lines[line - 1][column] for line, column in places} >= {"|"}
    assert all(lines[line - 1][column] != "3" for line, column in places)


def test_the_innermost_function_is_meant(tool: ModuleType) -> None:
    around = [first for first, start, end in tool.functions(SOURCE) if start <= 6 <= end]
    assert around == [4, 5]


def test_tests_that_call_the_function_come_quick_ones_first_and_recorded_games_last(tool: ModuleType) -> None:
    tests = {
        "slow": {"seconds": 2.0, "calls": ["a.py:4"]},
        "tests/golden/g": {"seconds": 0.1, "calls": ["a.py:4"]},
        "quick": {"seconds": 0.2, "calls": ["a.py:4", "a.py:9"]},
        "other": {"seconds": 0.1, "calls": ["a.py:9"]},
    }
    known = tool.Calls(tests, {"a.py:9"})
    assert tool.chosen({"file": "a.py", "function": 4}, known) == ["quick", "slow", "tests/golden/g"]
    assert tool.chosen({"file": "a.py", "function": 0}, known) == ["other", "quick", "slow", "tests/golden/g"]
    loaded = tool.chosen({"file": "a.py", "function": 9}, known)
    assert loaded == ["other", "quick", "slow", "tests/golden/g"]  # all, though only two call it by themselves


@pytest.mark.parametrize(
    ("verdict", "stamp", "done"),
    [("killed", "old", True), ("broken", "old", True), ("survived", "old", False), ("survived", "now", True)],
)
def test_a_survivor_is_tried_again_when_the_tests_have_changed(
    tool: ModuleType, verdict: str, stamp: str, done: bool
) -> None:
    assert tool.settled({"verdict": verdict, "stamp": stamp}, "now") is done
    assert not tool.settled(None, "now")


def test_the_report_counts_what_was_noticed_and_names_what_was_not(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "kernel/bits.py"
    same = tool.digest([tool.PACKAGE / name])

    def tried(number: int, verdict: str, **more: object) -> dict[str, object]:
        place = {
            "file": name,
            "line": number,
            "source": same,
            "verdict": verdict,
            "operator": "core/NumberReplacer",
            "by": "",
            "old": "a",
            "new": str(number),
        }
        return {**place, **more}

    kept = [
        tried(1, "killed"),
        tried(2, "killed", by="tests/golden/x"),
        tried(3, "timeout"),
        tried(4, "survived"),
        tried(5, "survived"),
        tried(6, "broken"),
        tried(7, "survived", source="an older file"),
        tried(8, "timeout", operator="core/RemoveDecorator", new="class Final:"),
        tried(9, "survived", old="@mypyc_attr(native_class=True)", new="@mypyc_attr(native_class=False)"),
    ]
    told = {"game": "kernel", "mutants": {str(number): one for number, one in enumerate(kept)}}
    (tmp_path / "kernel.json").write_text(json.dumps(told))
    monkeypatch.setattr(tool, "HOME", tmp_path)
    monkeypatch.setattr(tool, "argued", lambda: {(name, "a", "5"): "it is the same"})
    tool.report()
    table = (tmp_path / "kernel.md").read_text()
    assert f"| `{name}` | 7 | 3 | 3 | 1 |" in table
    assert "75.0 % of 4 real mutants are noticed, 1 of them by recorded games alone." in table
    assert f"* `{name}:4` `a` → `4`" in table


def test_classes_wear_nothing_but_notes_for_the_compiler(tool: ModuleType) -> None:
    """So a mutant that takes one away, or changes what it says, changes nothing that anybody could see."""
    worn: set[str] = set()
    for file in [*(tool.PACKAGE / "kernel").rglob("*.py"), *(tool.PACKAGE / "games").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                worn |= {ast.unparse(one).partition("(")[0] for one in node.decorator_list}
    assert worn == {"final", "mypyc_attr"}
