"""The sea as numbers, for learning: what one seat may know, field by field, one byte each; and what answers mean.

The table comes first (`feature_table`), then the own secrets and every ship (`feature_ships`), then the combat
(`feature_combat`). Answers have rows of their own (`feature_answers`).
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.pirates_cove import feature_answers
from covetown.games.pirates_cove.feature_combat import COMBAT_WIDTH, combat_fields, write_combat
from covetown.games.pirates_cove.feature_ships import (
    SECRETS_WIDTH,
    SHIP_WIDTH,
    secret_fields,
    ship_fields,
    write_fleet,
    write_secrets,
)
from covetown.games.pirates_cove.feature_table import SHIPS, TABLE_WIDTH, table_fields, write_table
from covetown.games.pirates_cove.state import PiratesState
from covetown.kernel.game import Features
from covetown.kernel.state import State

SECRETS: Final[i64] = TABLE_WIDTH
FLEET: Final[i64] = SECRETS + 2 * SECRETS_WIDTH
COMBAT: Final[i64] = FLEET + SHIPS * SHIP_WIDTH
BLANK: Final = bytes(int(COMBAT + COMBAT_WIDTH))


@final
class PiratesFeatures(Features):
    """The month, the islands, the black ships, the own hand and plans, every ship, the combat, and the answers."""

    def fields(self) -> list[tuple[str, int]]:
        out = table_fields()
        out += secret_fields("own")
        out += secret_fields("own second")
        for number in range(int(SHIPS)):
            out += ship_fields(f"ship {number}")
        out += combat_fields()
        return out

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, PiratesState)
        start = i64(len(out))
        out.write(BLANK)
        question = state.asking
        write_table(state, seat, question, start, out)
        write_secrets(state, state.ships[seat], seat, start + SECRETS, out)
        second = seat + state.seats
        if second < state.fleet():
            write_secrets(state, state.ships[second], seat, start + SECRETS + SECRETS_WIDTH, out)
        write_fleet(state, seat, question, start + FLEET, out)
        combat = state.combat
        if combat.island != 0:
            write_combat(combat, start + COMBAT, out)

    def actions(self) -> int:
        return 512

    def answer_fields(self) -> list[tuple[str, int]]:
        return feature_answers.answer_fields()

    def write_answer(self, state: State, seat: i64, option: i64, out: BytesWriter) -> None:
        assert isinstance(state, PiratesState)
        feature_answers.write_answer(state, seat, option, out)

    def plain_actions(self) -> int:
        return feature_answers.PLAIN_ACTIONS

    def plain_action(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, PiratesState)
        return feature_answers.plain_action(state, seat, option)
