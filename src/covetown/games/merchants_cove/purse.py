"""Gold: gaining, paying, sponsorships, and how a total shows as tracker and gems."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, ONES

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def gain_gold(state: MerchantsState, player: Player, amount: i64, why: str) -> None:
    """Add gold (MC-058); `why` names the reason in the log: "sale", "sponsorship", "song" …"""
    if amount <= 0:
        return
    player.gold += amount
    if state.events is not None:
        state.events.tell("gained-gold", {"seat": int(player.seat), "amount": int(amount), "why": why})


def pay_gold(state: MerchantsState, player: Player, amount: i64, why: str) -> None:
    """Pay gold the player has (MC-063)."""
    player.gold -= amount
    if state.events is not None:
        state.events.tell("paid-gold", {"seat": int(player.seat), "amount": int(amount), "why": why})


def sponsor(state: MerchantsState, player: Player, colour: i64) -> None:
    """An Immediate Sponsorship: 1 gold per Adventurer in the Faction Hall of this colour (MC-188)."""
    amount = (state.halls >> (BITS * colour)) & ONES
    if state.events is not None:
        told: dict[str, object] = {"seat": int(player.seat), "colour": COLOUR_NAMES[colour], "amount": int(amount)}
        state.events.tell("sponsored", told)
    player.gold += amount


def activate_shield(state: MerchantsState, player: Player, colour: i64) -> None:
    """Turn an own shield on; it pays in every Market Phase from now on (MC-252)."""
    player.shields += i64(1) << (BITS * colour)
    if state.events is not None:
        state.events.tell("shield-on", {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]})


def deactivate_shield(state: MerchantsState, player: Player, colour: i64) -> None:
    """Turn an own shield off."""
    player.shields -= i64(1) << (BITS * colour)
    if state.events is not None:
        state.events.tell("shield-off", {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]})


def gems(gold: i64) -> i64:
    """How many gems a total shows (MC-060)."""
    return (gold - 1) // 100 if gold > 0 else 0


def tracker(gold: i64) -> i64:
    """Where the Gold tracker of a total stands (MC-060)."""
    return gold - 100 * gems(gold)
