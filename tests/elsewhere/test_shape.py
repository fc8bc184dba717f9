"""The example and what `covetown new-game` writes have the shape that `tests/test_contract.py` asks of the house."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

import pytest

from covetown.cli import main
from tests import test_contract as contract
from tests.elsewhere.outside import EXAMPLE

SHAPE: list[Callable[[str], None]] = [
    contract.test_a_game_has_the_files_and_functions_all_have,
    contract.test_steps_have_the_same_hooks_everywhere,
    contract.test_the_loop_is_the_same,
    contract.test_steps_are_put_on_the_stack_and_players_asked_in_one_way_only,
    contract.test_importing_a_module_changes_no_other,
]
# These look at the modules themselves, not only at their text.
LOADED: list[Callable[[str], None]] = [
    contract.test_no_step_is_named_where_the_game_is_shown_dealt_anew_or_written_down,
    contract.test_kinds_of_answers_are_packed_as_the_kernel_says_and_have_names,
]


@pytest.mark.parametrize("check", [*SHAPE, *LOADED], ids=lambda check: check.__name__)
def test_the_example_has_the_one_shape(
    check: Callable[[str], None], on_the_shelf: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, "SOURCE", EXAMPLE / "src")
    monkeypatch.setattr(contract, "module", lambda game, name: importlib.import_module(f"{game}.{name}"))
    check(on_the_shelf)


@pytest.mark.parametrize("check", SHAPE, ids=lambda check: check.__name__)
def test_a_new_game_has_the_one_shape(
    check: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(SystemExit):
        main(["new-game", "apple_market", "--path", str(tmp_path)])
    monkeypatch.setattr(contract, "SOURCE", tmp_path / "apple_market" / "src")
    check("apple_market")
