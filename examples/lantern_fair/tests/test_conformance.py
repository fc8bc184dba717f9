"""Lantern Fair passes the suite that every game passes."""

from __future__ import annotations

from pathlib import Path

from covetown.testing import Conformance, untested_rules

HERE = Path(__file__).resolve().parent


class TestLanternFair(Conformance):
    """The suite of covetown.testing."""

    key = "lantern_fair"
    golden = HERE / "golden"


def test_every_rule_has_a_test() -> None:
    assert untested_rules("lantern_fair", HERE) == []
