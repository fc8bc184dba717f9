"""The event cards. All but Going on the Account are submitted in secret, in the windows T, N0 and N1."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import (
    CONSORT,
    CROWS_NEST,
    FOND_FAREWELL,
    GOING_ON_THE_ACCOUNT,
    PRIVATEERING_COMMISSION,
    ROYAL_NAVY_INTERCEPT,
    SECRET_MAP,
    Card,
    Effect,
)
from covetown.games.pirates_cove.combat.navy import may_send, recall, send
from covetown.games.pirates_cove.mat import SECTIONS, TOP_LEVEL, raised
from covetown.games.pirates_cove.options import (
    ACCOUNT,
    PLAY_COMMISSION,
    PLAY_CONSORT,
    PLAY_FAREWELL,
    PLAY_INTERCEPT,
    PLAY_MAP,
    PLAY_NEST,
)
from covetown.games.pirates_cove.ship import NONE, TREASURE_ISLAND
from covetown.games.pirates_cove.state import MONTHS, PiratesState, die, ship_facts
from covetown.kernel.chance import Chance
from covetown.kernel.packing import ARGUMENT

MAP_PATIENCE: Final[i64] = 50  # PC-454


@final
class FondFarewell(Effect):
    """Sail away at the last moment, to an island nobody is at or to Treasure Island."""  # PC-415

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        island: i64 = 1
        while island < TREASURE_ISLAND:
            # PC-416, PC-417
            if state.ships_at(island) == 0 and not state.black_ship_at(island) and not state.navy_at(island):
                out.append(PLAY_FAREWELL + island)
            island += 1
        if state.ships[ship].place != TREASURE_ISLAND:
            out.append(PLAY_FAREWELL + TREASURE_ISLAND)  # PC-418, PC-419

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        state.ships[ship].place = option & ARGUMENT
        if state.events is not None:
            state.tell("sailed", ship, {"island": int(option & ARGUMENT), "reason": "farewell"})
        if state.victim == ship:
            if state.events is not None:
                state.tell("consort_ended", state.consort, ship_facts(state, ship))
            state.consort = NONE  # PC-420
            state.victim = NONE


@final
class Consort(Effect):
    """Half of what another player plunders this month is yours."""  # PC-422

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        own = state.owner(ship)
        other: i64 = 0
        while other < state.fleet():
            if state.owner(other) != own:
                out.append(PLAY_CONSORT + other)  # PC-421, PC-580
            other += 1

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        state.consort = ship
        state.victim = option & ARGUMENT
        if state.events is not None:
            state.tell("consort_begins", ship, ship_facts(state, state.victim))


@final
class CrowsNest(Effect):
    """This month the ships choose their courses openly, one after the other."""  # PC-433

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        other: i64 = 0
        while other < state.fleet():
            out.append(PLAY_NEST + other)  # PC-434
            other += 1

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        state.nest = option & ARGUMENT
        if state.events is not None:
            state.tell("nest_manned", ship, ship_facts(state, state.nest))


@final
class GoingOnTheAccount(Effect):
    """One section rises by one level, free of charge, in the owner's upgrade turn."""  # PC-437, PC-438

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        captain = state.ships[ship]
        section: i64 = 0
        while section < 4:
            if captain.level(section) < TOP_LEVEL:
                out.append(ACCOUNT + section)  # PC-440
            section += 1

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        captain = state.ships[ship]
        section = option & ARGUMENT
        state.play_from_hand(ship, GOING_ON_THE_ACCOUNT)
        state.discard.append(ACCOUNT_CARD)
        captain.levels = raised(captain.levels, section)
        if state.events is not None:
            state.tell("card_played", ship, {"card": int(GOING_ON_THE_ACCOUNT)})
            state.tell("raised", ship, {"section": SECTIONS[section], "level": int(captain.level(section)), "price": 0})


@final
class PrivateeringCommission(Effect):
    """A squadron at the player's own island is sent elsewhere, under his command."""  # PC-442, PC-443

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        here = state.ships[ship].place
        for squadron, entry in enumerate(state.navy):
            if entry >> 3 == here:
                island: i64 = 1
                while island < TREASURE_ISLAND:
                    if may_send(state, ship, island):
                        out.append(PLAY_COMMISSION + squadron * 8 + island)  # PC-445, PC-448
                    island += 1

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        argument = option & ARGUMENT
        recall(state, argument >> 3, argument & 7, ship)  # PC-447


@final
class RoyalNavyIntercept(Effect):
    """A new squadron is sent to an outer island."""  # PC-450, PC-451

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        island: i64 = 1
        while island < TREASURE_ISLAND:
            if may_send(state, ship, island):
                out.append(PLAY_INTERCEPT + island)
            island += 1

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        send(state, option & ARGUMENT, ship)


@final
class SecretMap(Effect):
    """A die marks an outer island; its chests are doubled if the owner plunders it himself."""  # PC-453, PC-456

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        if state.rules.map_at_once or state.month < MONTHS:
            out.append(PLAY_MAP)  # PC-460

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        island = die(chance)
        dice: list[object] = [int(island)]
        tries: i64 = 1
        while island == TREASURE_ISLAND and tries < MAP_PATIENCE:
            island = die(chance)
            if state.events is not None:
                dice.append(int(island))
            tries += 1
        if island == TREASURE_ISLAND:
            island = 1
        month = state.month if state.rules.map_at_once else state.month + 1  # PC-455, PC-565
        state.maps = (*state.maps, int(month * 64 + island * 8 + ship))
        if state.events is not None:
            state.tell("map_drawn", ship, {"island": int(island), "month": int(month), "dice": dice})


ACCOUNT_CARD: Final = Card(GOING_ON_THE_ACCOUNT, "going_on_the_account", "event", 1, GoingOnTheAccount())
EVENT_CARDS: Final[list[Card]] = [
    Card(FOND_FAREWELL, "a_fond_farewell", "event", 1, FondFarewell()),
    Card(CONSORT, "consort", "event", 1, Consort()),
    Card(CROWS_NEST, "crows_nest", "event", 1, CrowsNest()),
    ACCOUNT_CARD,
    Card(PRIVATEERING_COMMISSION, "privateering_commission", "event", 1, PrivateeringCommission()),
    Card(ROYAL_NAVY_INTERCEPT, "royal_navy_intercept", "event", 2, RoyalNavyIntercept()),
    Card(SECRET_MAP, "secret_map", "event", 1, SecretMap()),
]


def event_card(face: i64) -> Card:
    """The event card with this face."""
    return EVENT_CARDS[face - FOND_FAREWELL]


def face_submitted(option: i64) -> i64:
    """The card that a window submission plays."""
    kind = option & ~ARGUMENT
    if kind == PLAY_CONSORT:
        return CONSORT
    if kind == PLAY_MAP:
        return SECRET_MAP
    if kind == PLAY_NEST:
        return CROWS_NEST
    if kind == PLAY_INTERCEPT:
        return ROYAL_NAVY_INTERCEPT
    if kind == PLAY_COMMISSION:
        return PRIVATEERING_COMMISSION
    return FOND_FAREWELL


def play_submitted(state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
    """A submitted card is revealed, goes to the discard pile and is resolved."""  # PC-098
    face = face_submitted(option)
    card = event_card(face)
    state.play_from_hand(ship, face)
    state.discard.append(card)
    state.revelations += 1
    if state.events is not None:
        state.tell("card_played", ship, {"card": int(face)})
    card.effect.play(state, ship, option, chance)
