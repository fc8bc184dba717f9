"""Real positions of Merchants Cove for every kind of question, shown at a table one after the other.

Games are played by the engine with random answers. Of each kind of question, by merchant and number of players, the
position with the most answers is kept: where it fits, the others do.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from covetown import registry
from covetown.games.merchants_cove.steps import Question
from covetown.kernel import FastChance, dashed, lowest_seat
from tests.browser.conftest import Visit
from tests.browser.play import LETTERS

MERCHANTS = ["blacksmith", "alchemist", "captain", "chronomancer", "entertainer"]
TOWNSFOLK = ["locals", "mercenaries", "sailors"]
NAMES = ["Ann", "Ben", "Cleo", "Dot", "Emil"]
ROGUES = ["robbers", "cultists", "criminals"]


@dataclass
class Position:
    """What one player sees and is asked."""

    kind: str
    merchant: str
    players: int
    seat: int
    view: dict[str, Any]
    decision: dict[str, Any] | None
    frames: list[dict[str, Any]] = field(default_factory=list)  # what was told before

    @property
    def answers(self) -> int:
        return len(self.decision["options"]) if self.decision else 0

    @property
    def name(self) -> str:
        return f"{self.kind}, {self.merchant}"

    def __str__(self) -> str:
        return f"{self.name}, {self.players} players"


def kinds() -> set[str]:
    """Every kind of question of the game: the step classes that ask.

    Classes of a merchant that another test put on the shelf live on after its modules were taken away: they are no part
    of the game any more.
    """
    registry.load("merchants_cove")
    found: list[type[Question]] = list(Question.__subclasses__())
    for one in found:
        found.extend(one.__subclasses__())
    return {
        dashed(one.__name__)
        for one in found
        if one.__module__.startswith("covetown.") and hasattr(sys.modules.get(one.__module__), one.__name__)
    }


def positions(seats: int, games: int, seed: int = 1) -> list[Position]:
    """The fullest position of each kind and merchant in some games with this many players (1: against the Peddler)."""
    game = registry.load("merchants_cove")
    best: dict[tuple[str, str], Position] = {}
    for number in range(games):
        chance = FastChance(100 * seed + number)
        shift = number % len(MERCHANTS)
        order = [*MERCHANTS[shift:], *MERCHANTS[:shift]]
        options: dict[str, object] = {f"merchant_{seat + 1}": order[seat] for seat in range(seats)}
        options |= {"rogues": ROGUES[number % 3], "townsfolk": TOWNSFOLK}
        state = game.new(seats, options, chance)
        while state.waiting:
            seat = int(lowest_seat(state.waiting))
            answers = state.options(seat)
            decision = state.decision(seat)
            key = (decision.kind, options[f"merchant_{seat + 1}"])
            if key not in best or len(answers) > best[key].answers:
                view: Any = state.view(seat)
                plain: Any = decision.plain()
                best[key] = Position(decision.kind, str(key[1]), len(view["players"]), seat, view, plain)  # type: ignore[index]
            state.apply(seat, answers[chance.below(len(answers))], chance)
    return list(best.values())


class Showroom:
    """A live table whose server is overheard: it shows whatever position it is given."""

    def __init__(self, visit: Visit, size: object, **wishes: object) -> None:
        ann = visit("Ann", size=size, **wishes)
        ann.introduce()
        self.page: Page = ann.page
        self.first: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None
        self.seq = 0
        self.page.route_web_socket("**/ws/table/*", self.overhear)
        options = {"merchant_1": "blacksmith", "merchant_2": "captain"}
        ann.go(f"/t/{ann.lay_table('me', 'open', game='merchants_cove', options=options)}")
        self.page.wait_for_selector(".table-page")
        while not self.first:
            self.page.wait_for_timeout(20)
        self.page.wait_for_selector(LETTERS, state="attached")

    def overhear(self, line: WebSocketRoute) -> None:
        """Keep the first picture as a pattern for those to come; after it only a sign of life gets through."""
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "view" and not self.first:
                self.first = said
                self.seq = said["seq"]
                line.send(message)
            else:  # a page that hears nothing takes the line for dead, hangs up and dials again
                line.send(json.dumps({"type": "pong", "n": 0}))

        server.on_message(heard)
        self.line = line

    def show(self, position: Position) -> None:
        """Put a position on the table, and wait until it is there."""
        self.seq += 1
        table = dict(self.first["table"])
        seat = table["seats"][0]
        table["status"] = "playing"
        table["seats"] = [
            {**seat, "seat": number, "name": NAMES[number], "kind": "human", "you": number == position.seat}
            for number in range(position.view["seats"])
        ]
        self.tell(
            {
                **self.first,
                **self.picture(position),
                "table": table,
                "viewer": position.seat,
                "you": {"seats": [position.seat], "facing": position.seat},
                "frames": position.frames,
                "complete": False,
                "presence": {"type": "presence", "seats": [True] * position.view["seats"], "watchers": 0},
            }
        )

    def move(self, position: Position, events: list[dict[str, Any]]) -> None:
        """Let these events lead to a position."""
        self.seq += 1
        self.tell({**self.picture(position), "type": "moved", "events": events, "panels": None, "clocks": None})

    def picture(self, position: Position) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "step": self.seq,
            "view": position.view,
            "waiting": [position.seat] if position.decision else [],
            "decision": position.decision,
            "asked": self.seq,
            "pass_to": None,
            "result": None,
            "undo": {"can": True, "reason": None},
        }

    def tell(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(json.dumps(message))
        self.page.wait_for_selector(f".table-page[data-seq='{self.seq}'] .cove")
