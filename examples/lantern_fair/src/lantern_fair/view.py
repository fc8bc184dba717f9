"""What a viewer knows: everything but the others' wishes, their secret answers and the order of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from covetown.kernel import argument_of, seats_in, view_head
from lantern_fair.lanterns import COLOUR_NAMES, Lantern
from lantern_fair.scoring import open_points, total
from lantern_fair.wishes import WISH_NAMES, worth

if TYPE_CHECKING:
    from lantern_fair.state import LanternState, Maker


def seen(lantern: Lantern) -> dict[str, object]:
    return {"id": int(lantern.ident), "colour": COLOUR_NAMES[lantern.colour], "glow": int(lantern.glow)}


def view(state: LanternState, viewer: int) -> dict[str, object]:
    """The fair as a seat or a spectator sees it."""
    out = view_head("lantern_fair", state, viewer)
    out["evening"] = int(state.evening)
    out["evenings"] = int(state.evenings)
    out["quay"] = [
        {**seen(lantern), "sparks": int(sparks)} for lantern, sparks in zip(state.quay, state.glints, strict=True)
    ]
    out["deck"] = len(state.deck)
    out["order"] = list(state.order)
    out["makers"] = [maker_view(state, maker, seat == viewer, seat) for seat, maker in enumerate(state.makers)]
    return out


def maker_view(state: LanternState, maker: Maker, own: bool, seat: int) -> dict[str, object]:
    """One maker's things. The wishes are for the maker alone, and for all at the end (LF-020)."""
    over = state.waiting == 0
    out: dict[str, object] = {
        "seat": seat,
        "candles": seats_in(maker.candles),
        "spent": seats_in(state.spent(maker)),
        "laid": int(maker.laid) or None,
        "lanterns": [seen(lantern) for lantern in maker.lanterns],
        "sparks": int(maker.sparks),
        "points": int(total(maker) if over else open_points(maker)),
        "wish_count": len(maker.wishes),
        "wishes": None,
        "given": None,
        "chosen": None,
    }
    if own or over:
        out["wishes"] = [{"wish": WISH_NAMES[kind], "points": int(worth(kind, maker))} for kind in maker.wishes]
    if own:
        out["given"] = WISH_NAMES[maker.given] if maker.given >= 0 else None
        out["chosen"] = int(argument_of(maker.secret)) if maker.secret != 0 else None
    return out
