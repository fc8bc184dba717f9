"""Every rule of a finished game is held by a test that cites its id."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from covetown import registry
from covetown.rulebook import rulebook

TESTS = Path(__file__).resolve().parent
FINISHED = registry.names()


@cache
def cited() -> set[str]:
    """The ids in `@pytest.mark.rule(...)` (also as `marks=` of a parameter) anywhere in the tests."""
    found: set[str] = set()
    for path in TESTS.rglob("*.py"):
        text = path.read_text("utf-8")
        if "mark.rule" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found.update(
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
    return found


@pytest.mark.parametrize("game", FINISHED)
def test_every_rule_has_a_test(game: str) -> None:
    missing = [ident for ident in rulebook(game).idents() if ident not in cited()]
    assert not missing, f"{len(missing)} rules of {game} have no test: {' '.join(missing)}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = {ident for game in registry.names() for ident in rulebook(game).idents()}
    strange = sorted(cited() - known)
    assert not strange, f"unknown rule ids: {' '.join(strange)}"


@pytest.mark.parametrize("game", FINISHED)
def test_the_packaged_rules_hold_every_id_of_the_ledger(game: str) -> None:
    """The rules that ship with the game are the ledger's, id by id, where the ledger is at hand."""
    shelf = TESTS.parents[1] / "shared" / "rules"
    ledgers = sorted(shelf.glob(f"{game}*.md")) if shelf.is_dir() else []
    from covetown.rulebook import RULE

    for ledger in ledgers:
        wanted = set(RULE.findall(ledger.read_text("utf-8")))
        assert wanted <= set(rulebook(game).idents()), f"{ledger.name} has rules that the package lacks"
