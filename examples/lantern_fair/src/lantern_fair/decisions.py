"""Questions and answers as people see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.kernel import Decision, Message, Option, argument_of, kind_number
from lantern_fair.lanterns import LANTERNS, lantern_key
from lantern_fair.options import GIVE, KIND_NAMES, LAY, TRIM
from lantern_fair.wishes import WISH_NAMES

if TYPE_CHECKING:
    from lantern_fair.state import LanternState


def decision(state: LanternState, seat: int) -> Decision:
    """The question before a seat."""
    question = state.asking
    assert question is not None
    options = [describe(state, seat, option) for option in state.options(seat)]
    together = question.seats(state)
    secret = together & (together - 1) != 0
    return Decision(seat, question.kind(state, seat), question.prompt(state, seat), options, secret)


def describe(state: LanternState, seat: int, option: i64) -> Option:
    """One answer in words, with what a person would point at."""
    named = argument_of(option)
    kind = KIND_NAMES[kind_number(option)]
    args: dict[str, object] = {}
    if option - named == GIVE:
        args["wish"] = Message("wish-" + WISH_NAMES[named])
        refs = ["wish:" + WISH_NAMES[named]]
    elif option - named == LAY:
        args["candle"] = int(named)
        refs = [f"candle:{named}"]
    elif option - named == TRIM:
        args["candle"] = int(named)
        refs = [f"spent:{named}"]
    else:
        lantern = LANTERNS[named]
        args["lantern"] = Message("card-" + lantern_key(lantern))
        args["sparks"] = int(state.glints[state.quay.index(lantern)])
        refs = [f"lantern:{named}"]
    return Option(int(option), kind, Message("option-" + kind, args), refs)
