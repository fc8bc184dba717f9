"""Setting up: stacks, decks, gold, starting cards and black ships, in this order; then rigging and the first month."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.deck import tavern_deck
from covetown.games.pirates_cove.month import MONTH, next_legend, tell_captain
from covetown.games.pirates_cove.rigging import RIGGING_STEP
from covetown.games.pirates_cove.ship import Ship
from covetown.games.pirates_cove.state import PiratesState, Rules
from covetown.games.pirates_cove.tavern import draw_card, tell_drawn
from covetown.games.pirates_cove.treasure import treasure_deck
from covetown.kernel.chance import Chance, shuffle
from covetown.kernel.events import Events

STARTING_GOLD: Final[i64] = 9  # PC-057
LEGEND_COUNT: Final = 5
START_OF_A: Final[i64] = 1  # PC-064
START_OF_B: Final[i64] = 4  # PC-065


def read_rules(players: int, options: dict[str, object]) -> Rules:
    """The table options as the rules of one game."""
    return Rules(
        players,
        options["multi_mastercraft"] is True,
        options["secret_map_month"] == "current",
        options["navy_section"] == "hull",
        options["reload_may_flee"] is True,
        options["destroyed_mastercraft"] == "discard",
        options["fame_floor"] == "none",
        options["two_player_score"] == "best",
        options["even_windows"] is True,
    )


def new_game(seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> PiratesState:
    """A fresh game at its first decision; the options are complete."""  # PC-068
    rules = read_rules(seats, options)
    treasures = treasure_deck()
    shuffle(treasures, chance)  # PC-054
    deck = tavern_deck()
    shuffle(deck, chance)  # PC-055
    legends: list[int] = list(range(LEGEND_COUNT))
    shuffle(legends, chance)  # PC-056
    fleet: i64 = 4 if rules.players == 2 else rules.players  # PC-571
    ships: list[Ship] = []
    at: i64 = 0
    while at < fleet:
        ships.append(Ship())
        at += 1
    state = PiratesState(rules, ships, deck, tuple(treasures))
    state.events = events
    state.legends = tuple(legends)
    for ship in ships:
        ship.gold = STARTING_GOLD
        state.bank_gold -= STARTING_GOLD  # PC-063
    at = 0
    while at < fleet:
        before = ships[at].hand
        draw_card(state, at, chance)  # PC-058, PC-059, PC-060, PC-061
        tell_drawn(state, at, before)
        at += 1
    state.place_a = START_OF_A
    state.captain_a = next_legend(state, chance)
    tell_captain(state, "A", state.place_a, state.captain_a)
    if rules.players <= 3:  # PC-065, PC-066, PC-572, PC-585
        state.place_b = START_OF_B
        state.captain_b = next_legend(state, chance)
        tell_captain(state, "B", state.place_b, state.captain_b)
    state.push(MONTH)
    state.push(RIGGING_STEP)
    state.go_on(chance)
    return state
