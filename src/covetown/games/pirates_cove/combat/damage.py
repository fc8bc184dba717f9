"""Hits on a ship: the Mastercraft card takes them first, then the parrot, then the section itself."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.mastercraft import wear
from covetown.games.pirates_cove.cards.parrots import hurt_parrot
from covetown.games.pirates_cove.mat import SECTIONS, level_in, lowered
from covetown.games.pirates_cove.state import PiratesState


def strike(state: PiratesState, ship: i64, section: i64, hits: i64, reason: str) -> None:
    """A ship takes hits on one section: by a volley, a stray shot, an explosion, or the recoil of her own guns."""
    if hits == 0:
        return
    captain = state.ships[ship]
    state.combat.hit |= 1 << ship  # PC-247
    lost: i64 = 0
    while hits > 0:
        hits -= 1
        if captain.master(section) != 0:
            wear(state, ship, section, reason)  # PC-243
        elif captain.parrot == section:
            hurt_parrot(state, ship, reason)  # PC-398
        elif level_in(captain.levels, section) > 0:
            captain.levels = lowered(captain.levels, section)  # PC-235
            lost += 1
        # PC-236: what goes beyond is lost
    if state.events is not None and lost > 0:
        state.tell(
            "levels_lost",
            ship,
            {
                "section": SECTIONS[section],
                "amount": int(lost),
                "level": int(captain.level(section)),
                "reason": reason,
            },
        )


def strike_all_sections(state: PiratesState, ship: i64, hits: i64, reason: str) -> None:
    """A ship takes hits on each of her four sections, absorbed separately in each."""  # PC-245
    section: i64 = 0
    while section < 4:
        strike(state, ship, section, hits, reason)
        section += 1
