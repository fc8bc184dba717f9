"""Worlds at every choice of games with decks that exchange cards: they show their viewer what the true one shows.

Whatever a view calls certain holds in every world, and a world stays sound when it is played on (DM-568, DM-570).
"""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.memory import known_to
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import FastChance, seats_in
from tests.knowledge import at_random, games, positions, sensible, sit_down, told_apart

EXCHANGING = [
    (2, {"decks": ["raccoons", "ocelots", "macaws"]}),
    (3, {"decks": ["raccoons", "ocelots", "pandas", "squirrels"]}),
    (4, {"decks": ["raccoons", "ocelots", "macaws", "chameleons", "pandas"], "wily_fellow": "shuffle"}),
    (4, {"mode": "team", "decks": ["raccoons", "ocelots", "macaws", "pandas"], "open_team_hands": True}),
    (1, {"mode": "solo", "decks": ["raccoons", "ocelots", "chameleons"]}),
]


def dealt(state: object, viewer: int, luck: FastChance) -> DaleState:
    assert isinstance(state, DaleState)
    world = state.redeal(viewer, luck)
    assert isinstance(world, DaleState)
    return world


def uncertain(state: DaleState, world: DaleState, viewer: int) -> list[str]:
    """What is certain to a viewer of the true hands, and does not hold in a world."""
    wrong: list[str] = []
    for seat, player in enumerate(state.players):
        hand = Counter(card.key for card in world.players[seat].hand)
        for certain in (known_to(player, viewer), player.open + player.kept):
            missing = Counter(card.key for card in certain) - hand
            if missing:
                wrong.append(f"seat {seat} does not hold {dict(missing)}")
    return wrong


@pytest.mark.rule("DM-568", "DM-570")
@pytest.mark.parametrize("prudent", [False, True], ids=["random", "sensible"])
@pytest.mark.parametrize("table", range(len(EXCHANGING)))
def test_a_world_shows_what_the_true_one_shows_and_holds_what_is_certain(table: int, prudent: bool) -> None:
    seats, options = EXCHANGING[table]
    luck = FastChance(11)
    passed = 0
    for seed in games(1, 40):
        sitting = sit_down(GAME, seats, {"turn_limit": 12, **options}, 600 + seed)
        chooser = sensible(GAME, seed) if prudent else at_random(seed)
        for _ in positions(sitting, chooser):
            state = sitting.state
            assert isinstance(state, DaleState)
            if not state.waiting:
                break
            passed += len(state.passed) > 0
            for viewer in sitting.viewers:
                where = f"game {seed}, choice {sitting.made}, viewer {viewer}: "
                world = dealt(state, viewer, luck)
                assert where + told_apart(state, world, viewer) == where
                assert [where + wrong for wrong in uncertain(state, world, viewer)] == []
                assert [where + fault for fault in GAME.faults(world)] == []
    assert passed > 0 or not prudent


@pytest.mark.rule("DM-570")
@pytest.mark.parametrize("table", range(len(EXCHANGING)))
def test_a_world_is_sound_when_it_is_played_on(table: int) -> None:
    seats, options = EXCHANGING[table]
    luck = FastChance(12)
    for seed in games(1, 20):
        sitting = sit_down(GAME, seats, {"turn_limit": 12, **options}, 700 + seed)
        for _ in positions(sitting, sensible(GAME, seed)):
            if sitting.made % 12 == 0 and sitting.state.waiting:
                for viewer in sitting.viewers:
                    world = dealt(sitting.state, viewer, luck)
                    for made in range(30):
                        if not world.waiting:
                            break
                        seat = seats_in(world.waiting)[0]
                        listed = world.options(seat)
                        world.apply(seat, listed[luck.below(len(listed))], luck)
                        where = f"game {seed}, choice {sitting.made}, viewer {viewer}, {made + 1} more: "
                        assert [where + fault for fault in GAME.faults(world)] == []
