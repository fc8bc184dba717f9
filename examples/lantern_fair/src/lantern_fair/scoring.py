"""The end of the fair: points, places and what a seat gets for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from covetown.kernel import Result
from lantern_fair.wishes import colour_counts, worth

if TYPE_CHECKING:
    from lantern_fair.state import LanternState, Maker

ENDINGS: Final = ("points", "sparks", "shared")


def open_points(maker: Maker) -> i64:
    """What everybody can count: glow, sparks, and 1, 3, 6, 10 … for lanterns of one colour (LF-030 to LF-032)."""
    points = maker.sparks
    for lantern in maker.lanterns:
        points += lantern.glow
    for count in colour_counts(maker):
        points += count * (count + 1) // 2
    return points


def wish_points(maker: Maker) -> i64:
    """What the two wishes add (LF-033)."""
    points: i64 = 0
    for kind in maker.wishes:
        points += worth(kind, maker)
    return points


def total(maker: Maker) -> i64:
    return open_points(maker) + wish_points(maker)


def result(state: LanternState) -> Result | None:
    """The places: by points, then by sparks (LF-034)."""
    if state.waiting != 0:
        return None
    ranks = [(int(total(maker)), int(maker.sparks)) for maker in state.makers]
    places = [1 + sum(1 for other in ranks if other > mine) for mine in ranks]
    best = max(ranks)
    ending = "points"
    if ranks.count(best) > 1:
        ending = "shared"
    elif [points for points, _ in ranks].count(best[0]) > 1:
        ending = "sparks"
    return Result(places, [points for points, _ in ranks], ending)


def payoff(state: LanternState, seat: i64) -> float:
    """A win, or a share of it (LF-035)."""
    end = result(state)
    assert end is not None
    return 1.0 / end.places.count(1) if end.places[seat] == 1 else 0.0
