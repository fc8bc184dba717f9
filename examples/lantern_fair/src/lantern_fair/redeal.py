"""Other worlds that look the same to a seat: the deck in another order, other wishes, other secret answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.kernel import Chance, shuffle

if TYPE_CHECKING:
    from lantern_fair.state import LanternState


def redeal(state: LanternState, seat: i64, chance: Chance) -> LanternState:
    """A copy in which everything this seat (or a spectator, -1) cannot know has been drawn anew."""
    twin = state.copy()
    shuffle(twin.deck, chance)
    shown = twin.waiting == 0  # LF-020: at the end the wishes lie open, but not those that were given away
    hidden = [maker for other, maker in enumerate(twin.makers) if other != seat]
    pool = twin.unused[:]
    for maker in hidden:
        if not shown:
            pool += maker.wishes
        if maker.given >= 0:
            pool.append(maker.given)
    shuffle(pool, chance)
    for maker in hidden:
        if not shown:
            maker.wishes = sorted(pool.pop() for _ in maker.wishes)
        if maker.given >= 0:
            maker.given = pool.pop()
    twin.unused = sorted(pool)
    if twin.asking is not None:
        twin.asking.redealt(twin, seat, chance)
    return twin
