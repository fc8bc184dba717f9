"""What must hold in every position: no lantern, wish or candle is ever lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lantern_fair.lanterns import LANTERNS
from lantern_fair.wishes import all_wishes

if TYPE_CHECKING:
    from lantern_fair.state import LanternState


def faults(state: LanternState) -> list[str]:
    """What is wrong; empty for every position the rules can reach."""
    found: list[str] = []
    lanterns = state.deck + state.quay
    wishes = state.unused[:]
    for seat, maker in enumerate(state.makers):
        lanterns = lanterns + maker.lanterns
        wishes += maker.wishes
        if maker.given >= 0:
            wishes.append(maker.given)
        if maker.laid and (maker.candles >> maker.laid) & 1:
            found.append(f"seat {seat} holds the candle it has laid")
        if maker.candles >> (state.evenings + 1) or maker.candles & 1:
            found.append(f"seat {seat} holds a candle that does not exist")
    if sorted(lantern.ident for lantern in lanterns) != list(range(len(LANTERNS))):
        found.append("lanterns are lost or doubled")
    if sorted(wishes) != all_wishes():
        found.append("wishes are lost or doubled")
    if len(state.glints) != len(state.quay):
        found.append("the sparks do not belong to the lanterns of the quay")
    if state.evening > state.evenings:
        found.append("the fair goes on after its last evening")
    return found
