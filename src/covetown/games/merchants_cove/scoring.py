"""Final Scoring and the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, ONES, ROGUE, count
from covetown.games.merchants_cove.corruption import BITS as FACE_BITS
from covetown.games.merchants_cove.corruption import corruption_icons, faces, faction_icons, listed, size
from covetown.games.merchants_cove.goods import total
from covetown.games.merchants_cove.town.townsfolk import ICONS, TOWNSFOLK, icons_times_halls
from covetown.kernel import Result
from covetown.kernel.bits import bit

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def corruption_worth(cards: i64, halls: i64) -> i64:
    """What Corruption cards bring or cost with these Halls and this Lair (MC-200, MC-201)."""
    gold = -corruption_icons(cards) * ((halls >> (BITS * ROGUE)) & ONES)
    colour: i64 = 0
    while colour < 4:
        gold += faction_icons(cards, colour) * ((halls >> (BITS * colour)) & ONES)
        colour += 1
    return gold


def card_worth(card: i64, halls: i64) -> i64:
    """What a Townsfolk card on a Staff board brings or costs with these Halls and this Lair."""
    return icons_worth(ICONS[card], halls)


def icons_worth(icons: i64, halls: i64) -> i64:
    """What the icons of Townsfolk cards, packed as a crowd, bring or cost."""
    return icons_times_halls(icons, halls) - ((icons >> 24) & 63) * ((halls >> 24) & 63)


def staff_worth(staff: i64, halls: i64) -> i64:
    """What the Townsfolk on a Staff board bring or cost (MC-203)."""
    icons: i64 = 0
    while staff > 0:
        entry = staff & 63
        if entry != 0:
            icons += ICONS[entry - 1]
        staff >>= 6
    return icons_worth(icons, halls)


def shares(state: MerchantsState, player: Player) -> list[object]:
    """Final Scoring icon by icon: how many there are, what one counts and what all bring (MC-199 to MC-204)."""
    slots = [player.card_in(slot) for slot in range(len(player.merchant.staff))]
    cards = [TOWNSFOLK[card] for card in slots if card >= 0]
    skulls = sum([int(card.corruption) for card in cards]) + int(corruption_icons(player.corruption))
    found = [(skulls, -((state.halls >> (BITS * ROGUE)) & ONES), "corruption")]
    for colour in range(4):
        icons = sum([int(count(card.factions, colour)) for card in cards])
        icons += int(faction_icons(player.corruption, colour))
        found.append((icons, count(state.halls, colour), COLOUR_NAMES[colour]))
    out: list[object] = []
    for icons, each, kind in found:
        if icons > 0:
            out.append({"kind": kind, "icons": icons, "each": int(each), "amount": int(icons * each)})
    own = player.merchant.final_gold(state, player)
    if own != 0:
        out.append({"kind": "own", "icons": 0, "each": 0, "amount": int(own)})
    return out


def final_gold(state: MerchantsState, player: Player) -> i64:
    """All gains and losses of Final Scoring as one sum (MC-204)."""
    halls = state.halls
    gold = staff_worth(player.staff, halls) + corruption_worth(player.corruption, halls)
    return gold + player.merchant.final_gold(state, player)


def final_scoring(state: MerchantsState) -> None:
    """Turn all Corruption cards face-up and add the icons; a total stops at 0 (MC-199, MC-062)."""
    for player in state.players:
        sum_total = final_gold(state, player)
        player.gold = max(player.gold + sum_total, 0)
        if state.events is not None:
            facts: dict[str, object] = {"seat": int(player.seat), "amount": int(sum_total), "gold": int(player.gold)}
            facts["faces"] = faces(player.corruption)
            facts["worth"] = [
                int(corruption_worth(bit(FACE_BITS * face), state.halls)) for face in faces(player.corruption)
            ]
            facts["shares"] = shares(state, player)
            facts["count"] = int(size(player.corruption))
            facts["cards_shown"] = listed(player.corruption)
            state.events.tell("final-scoring", facts)
    if state.peddler >= 0 and state.events is not None:
        best = max([int(player.gold) for player in state.players[: state.seats]])
        rival = state.players[state.peddler]
        facts = {"gold": best, "rival": int(rival.gold), "won": "no" if place_of(state, rival) == 1 else "yes"}
        state.events.tell("peddler-result", facts)


def unsold(state: MerchantsState, player: Player) -> i64:
    """Unsold Goods on the Sale Shelf (MC-206)."""
    return total(player.shelf) + player.merchant.unsold(state, player)


def ahead(state: MerchantsState, one: Player, other: Player) -> bool:
    """Whether one player is ranked before another: gold, then unsold Goods, then fewer Corruption cards (MC-209)."""
    if one.gold != other.gold:
        return one.gold > other.gold
    if state.seats == 1:  # PD-103: alone, equal gold is a defeat
        return one.seat == state.peddler
    goods = unsold(state, one) - unsold(state, other)
    if goods != 0:
        return goods > 0
    return size(one.corruption) < size(other.corruption)


def place_of(state: MerchantsState, player: Player) -> int:
    """The place of a player; fully equal players share one (MC-208)."""
    place = 1
    for other in state.players:
        if other is not player and ahead(state, other, player):
            place += 1
    return place


def payoff(state: MerchantsState, seat: i64) -> float:
    """1 for a win alone, a share for a shared victory, else 0."""
    if place_of(state, state.players[seat]) > 1:
        return 0.0
    winners = 0
    for player in state.players:
        if place_of(state, player) == 1:
            winners += 1
    return 1.0 / winners


def ending(state: MerchantsState) -> str:
    """How the game was decided, as the end of a message key: `ending-…`."""
    winners = [player for player in state.players if place_of(state, player) == 1]
    if state.seats == 1:
        return "solo-won" if winners[0].seat == 0 else "solo-lost"
    if len(winners) > 1:
        return "shared"
    if winners[0].seat == state.peddler:
        return "peddler-won"
    level = [player for player in state.players if player.gold == winners[0].gold]
    if len(level) == 1:
        return "gold"
    goods = [player for player in level if unsold(state, player) == unsold(state, winners[0])]
    return "goods" if len(goods) == 1 else "corruption"


def result(state: MerchantsState) -> Result | None:
    """Places and gold of the seats, once the game is over. The Peddler takes its place among them but has no seat."""
    if state.waiting != 0:
        return None
    players = state.players[: state.seats]
    places = [place_of(state, player) for player in players]
    return Result(places, [int(player.gold) for player in players], ending(state))
