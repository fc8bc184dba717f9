"""A fair as bytes and back."""

from __future__ import annotations

from typing import Final

from covetown.kernel import Codec, Record
from lantern_fair.lanterns import LANTERNS, Lantern
from lantern_fair.state import MAKER_FIELDS, STATE_FIELDS, LanternState, Maker
from lantern_fair.steps import Step

CODEC: Final = Codec(
    [Record(LanternState, "seats", STATE_FIELDS), Record(Maker, "", MAKER_FIELDS)],
    [Step],
    {int(lantern.ident): lantern for lantern in LANTERNS},
    Lantern,
)


def encode(state: LanternState) -> bytes:
    return CODEC.encode(state)


def decode(data: bytes) -> LanternState:
    state = CODEC.decode(data)
    assert isinstance(state, LanternState)
    return state
