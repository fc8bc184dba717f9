"""Every rule of a finished game is held by a test that cites its id."""

from __future__ import annotations

from pathlib import Path

import pytest

from covetown import registry
from covetown.rulebook import rulebook
from covetown.testing import cited_rules, untested_rules

TESTS = Path(__file__).resolve().parent
FINISHED = registry.in_house()


@pytest.mark.parametrize("game", FINISHED)
def test_every_rule_has_a_test(game: str) -> None:
    missing = untested_rules(game, TESTS)
    assert not missing, f"{len(missing)} rules of {game} have no test: {' '.join(missing)}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = {ident for game in FINISHED for ident in rulebook(game).idents()}
    strange = sorted(cited_rules(TESTS) - known)
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
