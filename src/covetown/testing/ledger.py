"""The ledger: every rule of a game is held by a test that cites its id."""

from __future__ import annotations

import ast
from pathlib import Path

from covetown.rulebook import rulebook


def cited_rules(folder: Path) -> set[str]:
    """The ids in `@pytest.mark.rule(...)` (also as `marks=` of a parameter) anywhere in a folder of tests."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        text = path.read_text("utf-8")
        if "mark.rule" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found.update(
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
    return found


def untested_rules(key: str, folder: Path) -> list[str]:
    """The ids of a game's rules that no test in the folder cites, in the order of the rulebook."""
    cited = cited_rules(folder)
    return [ident for ident in rulebook(key).idents() if ident not in cited]
