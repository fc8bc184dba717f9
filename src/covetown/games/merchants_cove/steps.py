"""Steps: what the rules still have to do. They lie on the state's stack, the next one on top, and never change once
made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from covetown.kernel import Chance, Message

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import CoveState


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of the rules that runs at once and may push the steps that follow it."""

    def run(self, state: CoveState, chance: Chance) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that asks the active player. With one legal answer it is carried out unasked (MC-369); with none it is
    skipped."""

    def options(self, state: CoveState) -> list[i64]:
        """Every legal answer, in a canonical order, without duplicates (MC-367, MC-368)."""
        raise NotImplementedError

    def resolve(self, state: CoveState, option: i64, chance: Chance) -> None:
        """Carry out the answer, pushing the steps that follow."""
        raise NotImplementedError

    def prompt(self, state: CoveState) -> Message:
        """What the player is asked."""
        raise NotImplementedError

    def run(self, state: CoveState, chance: Chance) -> None:
        options = self.options(state)
        count = len(options)
        if count > 1:
            state.ask(self, options)
        elif count == 1:
            self.resolve(state, options[0], chance)
