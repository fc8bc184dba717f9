"""Whole games of Merchants Cove as their players saw them, played by apprentices, so that there is something to see."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

from covetown import registry
from covetown.kernel import Events, FastChance, lowest_seat
from covetown.seating import answer
from tests.browser.merchants_cove.positions import TOWNSFOLK, Position

OPTIONS: dict[str, object] = {"rogues": "robbers", "townsfolk": TOWNSFOLK}


@cache
def told(merchants: tuple[str, ...], seed: int) -> list[Position]:
    """A whole game as each player who is asked sees it; the last position is the first player's, when it is over."""
    game = registry.load("merchants_cove")
    chance = FastChance(seed)
    options = {**OPTIONS, **{f"merchant_{seat + 1}": merchant for seat, merchant in enumerate(merchants)}}
    state = game.new(len(merchants), options, chance)
    frames: list[list[dict[str, Any]]] = [[] for _ in merchants]
    out: list[Position] = []

    def add(seat: int, decision: dict[str, Any] | None) -> None:
        view: Any = state.view(seat)
        kind = decision["kind"] if decision else "over"
        out.append(Position(kind, merchants[seat], len(view["players"]), seat, view, decision, list(frames[seat])))

    while state.waiting:
        seat = int(lowest_seat(state.waiting))
        plain: Any = state.decision(seat).plain()
        add(seat, plain)
        option = answer(game, state, seat, "apprentice", seed + len(out), 0.05)
        state.events = listener = Events()
        state.apply(seat, option, chance)
        state.events = None
        for viewer in range(len(merchants)):
            events = [event.seen_by(viewer) for event in listener.told]
            frames[viewer].append({"seq": len(out), "step": len(out), "events": events})
    add(0, None)
    return out


def longest_chain(position: Position) -> tuple[int, str]:
    """The marble that would set off most, and how many marbles would go in its chute."""
    chains: dict[str, list[list[str]]] = position.view["players"][position.seat]["board"].get("chains", {})
    return max([(len(chain), ref) for ref, found in chains.items() for chain in found], default=(0, ""))


def told_scene(merchants: tuple[str, ...], kind: str) -> tuple[Position, Position, list[dict[str, Any]]]:
    """Two positions of the first merchant between which something of this kind happens, and all that happens."""
    for seed in range(3, 40):
        own = [one for one in told(merchants, seed) if one.seat == 0]
        for before, after in pairwise(own):
            events = [event for frame in after.frames[len(before.frames) :] for event in frame["events"]]
            if worth_telling(events, kind):
                return before, after, events
    raise LookupError(kind)


def worth_telling(events: list[dict[str, Any]], kind: str) -> bool:
    """A sale or a final count of several lines; anything else as it comes."""
    found = [event for event in events if event["kind"] == kind]
    return any(len(event.get("lines", event.get("shares", (0, 0)))) >= 2 for event in found)
