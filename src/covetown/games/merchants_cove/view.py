"""What a seat or a spectator may know, as plain data, built by adding what is allowed (section 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove import adventurers, goods
from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count
from covetown.games.merchants_cove.clock import hand_open
from covetown.games.merchants_cove.corruption import FACE_NAMES, faces, size
from covetown.games.merchants_cove.forecast import ahead, docking, earnings
from covetown.games.merchants_cove.harbour import boat_at
from covetown.games.merchants_cove.market import takes
from covetown.games.merchants_cove.numbers import (
    BOAT_SLOTS,
    HAND_HOURS,
    INDICATOR_HOURS,
    RECRUIT_CORRUPTION,
    RECRUIT_HOURS,
)
from covetown.games.merchants_cove.piers import BERTH_NAMES, BLACK_MARKET, PIER_NAMES, PIER_OF
from covetown.games.merchants_cove.purse import gems, tracker
from covetown.games.merchants_cove.rogues import ROGUE_CARDS
from covetown.games.merchants_cove.scoring import place_of
from covetown.games.merchants_cove.timepieces import from_top
from covetown.games.merchants_cove.town.square import card_at, deck_size
from covetown.games.merchants_cove.town.townsfolk import SET_NAMES, icons_times_halls
from covetown.games.merchants_cove.turn import can_choose
from covetown.kernel import part, view_head

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

PHASE_NAMES = ("arrival", "production", "market", "cleanup", "over")


def view(state: MerchantsState, viewer: int) -> dict[str, object]:
    """The table as this seat (or a spectator, -1) may know it."""
    over = state.waiting == 0
    return {
        **view_head("merchants_cove", state, viewer),
        "round": int(state.round),
        "phase": PHASE_NAMES[state.phase],
        "active": int(state.active) if not over else None,
        "clock": clock(state),
        "harbour": harbour(state),
        "town": town(state),
        "corruption": {"deck": int(size(state.corruption)), "discards": int(size(state.discards))},
        "players": [player_view(state, player, viewer, over) for player in state.players],
        "peddler": int(state.peddler) if state.peddler >= 0 else None,
    }


def clock(state: MerchantsState) -> dict[str, object]:
    """Positions are half hours: hour h is 2h, a Clock Hand after it 2h + 1 (MC-036)."""
    stacks: dict[int, list[object]] = {}
    for player in from_top(state):
        stacks.setdefault(int(player.position), []).append(int(player.seat))
    return {
        "marker": int(state.marker),
        "signal": state.signal,
        "start": 2 * int(state.round),
        "mice": list(range(1, int(state.round))),
        "hands": [{"position": 2 * hour + 1, "open": hand_open(state, hour)} for hour in HAND_HOURS],
        "indicators": [
            {"position": 2 * INDICATOR_HOURS[index] + 1, "value": int((state.loads >> (2 * i64(index))) & 3)}
            for index in range(len(INDICATOR_HOURS))
        ],
        "turns": [int(player.seat) for player in from_top(state)],
        "stacks": [{"position": position, "seats": stacks[position]} for position in sorted(stacks)],
    }


def harbour(state: MerchantsState) -> dict[str, object]:
    docked = {int(boat_at(state, berth)): BERTH_NAMES[berth] for berth in range(4) if boat_at(state, berth) >= 0}
    boats: list[object] = []
    for boat in range(6):
        sailing = (state.sailing >> boat) & 1 == 1
        boats.append(
            {
                "boat": boat + 1,
                "side": "left" if boat < 3 else "right",
                "status": "sailing" if sailing else "docked" if boat in docked else "gone",
                "berth": docked.get(boat),
                "aboard": adventurers.shown(state.boats[boat]),
                "slots": int(BOAT_SLOTS),
            }
        )
    return {
        "boats": boats,
        "berths": [
            {
                "berth": BERTH_NAMES[berth],
                "pier": PIER_NAMES[PIER_OF[berth]],
                "boat": int(boat_at(state, berth)) + 1 if boat_at(state, berth) >= 0 else None,
            }
            for berth in range(4)
        ],
        "piers": [pier_view(state, pier) for pier in range(3)],
        "docking": docking(state),
        "halls": {COLOUR_NAMES[colour]: int(count(state.halls, colour)) for colour in range(4)},
        "lair": int(count(state.halls, adventurers.ROGUE)),
        "bag": adventurers.shown(state.bag),
        "drawn": adventurers.shown(state.held),
        "rogue_card": ROGUE_CARDS[state.rogue_card].key,
    }


def pier_view(state: MerchantsState, pier: i64) -> dict[str, object]:
    """A pier: who waits there, which sizes are sold, and what the shelf of each player would bring now."""
    return {
        "pier": PIER_NAMES[pier],
        "crowd": adventurers.shown(state.piers[pier]),
        "takes": takes(pier),
        "corruption": 1 if pier == BLACK_MARKET else 0,  # MC-177
        "earns": earnings(state, pier, state.piers[pier]),
    }


def town(state: MerchantsState) -> dict[str, object]:
    square: list[object] = []
    for space in range(4):
        card = int(card_at(state, space))
        square.append(
            {
                "space": space + 1,
                "card": card if card >= 0 else None,
                "hours": RECRUIT_HOURS[space],
                "corruption": RECRUIT_CORRUPTION[space],
            }
        )
    return {
        "sets": [SET_NAMES[group] for group in range(3) if (state.sets >> group) & 1],
        "square": square,
        "deck": int(deck_size(state)),
        "bottom": list(state.bottom),
        "recruited": int(state.recruited) if state.recruited >= 0 else None,
    }


def player_view(state: MerchantsState, player: Player, viewer: int, over: bool) -> dict[str, object]:
    """A player's things; the faces of the Corruption cards only for their owner, and for all when the game is over."""
    merchant = player.merchant
    own = player.seat == viewer
    shields = merchant.active_shields(state, player)
    out: dict[str, object] = {
        "seat": int(player.seat),
        "merchant": merchant.key,
        "gold": int(player.gold),
        "gems": int(gems(player.gold)),
        "tracker": int(tracker(player.gold)),
        "position": int(player.position),
        "corruption": int(size(player.corruption)),
        "faces": [FACE_NAMES[face] for face in faces(player.corruption)] if own or over else None,
        "shelf": goods.shown(player.shelf),
        "supply": goods.shown(player.supply),
        "prices": {goods.good_name(good): int(goods.price(player.prices, good)) for good in range(8)},
        "shields": {COLOUR_NAMES[colour]: int(count(shields, colour)) for colour in range(4)},
        "shield_gold": int(icons_times_halls(shields, state.halls)),
        "staff": [staff_slot(player, slot) for slot in range(len(merchant.staff))],
        "figures": [
            merchant.spaces[player.space_of(figure)].key if player.space_of(figure) >= 0 else None
            for figure in range(len(merchant.figures))
        ],
        "spaces": [
            {
                "key": merchant.spaces[index].key,
                "hours": int(merchant.spaces[index].hours),
                "corruption": int(merchant.spaces[index].corruption),
                "open": can_choose(state, player, index, merchant.spaces[index]) if not over else False,
            }
            for index in range(len(merchant.spaces))
        ],
        "marked": int(player.marked),
        "ahead": ahead(state, player),
        "board": board_view(state, player, viewer),
    }
    if not merchant.view.drawn():
        board = part(out["board"])
        out["panel"] = [line.plain() for line in merchant.view.panel(board)]
    if over:
        out["place"] = place_of(state, player)
    return out


def board_view(state: MerchantsState, player: Player, viewer: int) -> dict[str, object]:
    """The own board, with what the table sees of a choice in the making."""
    board = player.merchant.view.show(state, player, player.seat == viewer)
    question = state.asking
    if question is not None and player.seat == state.active:
        board.update(question.shown(state, viewer) or {})
    return board


def staff_slot(player: Player, slot: i64) -> dict[str, object]:
    card = player.card_in(slot)
    return {"ability": player.merchant.staff[slot], "card": int(card) if card >= 0 else None}
