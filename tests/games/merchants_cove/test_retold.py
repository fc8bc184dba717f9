"""Everything that happens is told, and nobody is shown more than that.

Each viewer's events, from set-up to the end, are told again by `retold.py`, which knows no rule of the engine. What
comes of it is held against the engine after every choice: the whole table against the `view`, whom all wait for, worlds
dealt by `redeal`, and what can be taken back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.merchants.entertainer.board import EntertainerBoard
from covetown.games.merchants_cove.state import MerchantsState
from covetown.inspection import as_bytes
from covetown.kernel import SPECTATOR, Events, FastChance, read_journal, seats_in
from covetown.kernel.journal import set_up_again
from tests.games.merchants_cove.retold import FACE_LIST, FACES, Retold, picture_of
from tests.games.merchants_cove.retold_stage import Stage
from tests.knowledge import LONG, Chooser, Sitting, at_random, games, played_again, positions, sensible

# In these questions the Timepiece of the one who is asked is on its way and lies on no stack yet.
ON_THE_WAY = ("place-drawn", "place-on-boat", "rob", "choose-berth", "choose-hand")
ALL = ["locals", "mercenaries", "sailors"]

TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {"merchant_1": "alchemist", "rogues": "cultists"}),
    (1, {"merchant_1": "entertainer", "difficulty": "hard", "rogues": "robbers", "townsfolk": ALL}),
    (
        2,
        {"merchant_1": "entertainer", "merchant_2": "captain", "rogues": "robbers", "townsfolk": ALL[::2]},
    ),
    (2, {"merchant_1": "chronomancer", "merchant_2": "blacksmith", "peddler_joins": True, "townsfolk": ALL}),
    (3, {"merchant_1": "blacksmith", "merchant_2": "entertainer", "merchant_3": "alchemist", "rogues": "cultists"}),
    (5, {"merchant_1": "captain", "merchant_3": "entertainer", "rogues": "cultists", "townsfolk": ALL}),
]

GOLDEN = Path(__file__).parents[2] / "golden" / "merchants_cove"
RECORDED = sorted(file.stem for file in GOLDEN.glob("*.json"))


def begun(seats: int, options: dict[str, object], seed: int) -> Sitting:
    """A fresh game of which everybody has heard the set-up."""
    chance = FastChance(seed)
    listener = Events()
    state = GAME.new(seats, options, chance, listener)
    state.events = None
    sitting = Sitting(GAME, state, chance)
    told = listener.take()
    sitting.fresh = {viewer: [event.seen_by(viewer) for event in told] for viewer in sitting.viewers}
    return sitting


class Accounts:
    """What every viewer of a game can know, kept from what it is told."""

    def __init__(self, sitting: Sitting, options: dict[str, object]) -> None:
        seats = int(sitting.state.seats)
        full = GAME.check_options(seats, options)
        self.of = {viewer: Retold(viewer, seats, full, GAME.catalogue()) for viewer in sitting.viewers}
        self.hear(sitting)

    def hear(self, sitting: Sitting) -> None:
        self.before = {viewer: (account.learned, account.shown) for viewer, account in self.of.items()}
        for viewer, account in self.of.items():
            account.hear(cast(Any, sitting.fresh[viewer]))

    def learned(self) -> bool:
        """Whether the latest choice told anybody something that could not be known before."""
        return any(account.learned > self.before[viewer][0] for viewer, account in self.of.items())

    def shown(self) -> bool:
        return any(account.shown > self.before[viewer][1] for viewer, account in self.of.items())


def differences(told: object, shown: object, where: str = "") -> list[str]:
    """Where the table as it was told differs from the one that is shown; what is shown beside it does not count."""
    if where.endswith(".rolled") and not shown:
        return []  # dice lose their value when no more can be placed
    if isinstance(told, dict) and isinstance(shown, dict):
        return [line for key in told for line in differences(told[key], shown.get(key), f"{where}.{key}")]
    if isinstance(told, list) and isinstance(shown, list) and len(told) == len(shown):
        return [line for at in range(len(told)) for line in differences(told[at], shown[at], f"{where}.{at}")]
    return [] if told == shown else [f"{where[1:]}: told {told!r}, shown {shown!r}"]


def walked(table: int, seed: int, chooser: Chooser) -> Iterator[tuple[Sitting, Accounts]]:
    seats, options = TABLES[table]
    accounts: Accounts | None = None
    for sitting in positions(begun(seats, options, seed), chooser):
        if accounts is None:
            accounts = Accounts(sitting, options)
        else:
            accounts.hear(sitting)
        yield sitting, accounts


def choosers(seed: int) -> list[Chooser]:
    return [at_random(seed), sensible(GAME, seed)]


def packed_faces(cards: int) -> Counter[str]:
    """Corruption cards as a state holds them."""
    return Counter({face: (cards >> (6 * at)) & 63 for at, face in enumerate(FACE_LIST) if (cards >> (6 * at)) & 63})


def packed_song(cards: int) -> set[int]:
    return {64 + card for card in range(26) if (cards >> card) & 1}


# --- what must hold after every choice ---


def the_view_is_what_was_told(sitting: Sitting, accounts: Accounts) -> None:
    state = sitting.state
    asked = seats_in(state.waiting)
    kind = state.decision(asked[0]).kind if asked else ""
    looking = sitting.viewers if LONG else [sitting.viewers[sitting.made % len(sitting.viewers)]]
    for viewer in looking:
        account = accounts.of[viewer]
        view = cast(Any, state.view(viewer))
        assert view["waiting"] == seats_in(state.public_waiting()) == asked
        told = account.picture()
        if kind in ON_THE_WAY:
            del told["stacks"]
        wrong = differences(told, picture_of(view))
        assert not wrong, f"viewer {viewer} after {sitting.made} choices, {kind}:\n" + "\n".join(wrong)


def undo_ends_where_something_was_learned(sitting: Sitting, accounts: Accounts) -> None:
    """Whatever told somebody something new cannot be taken back, and nothing else is barred (MC-383 to MC-389)."""
    last = sitting.last
    if last is None:
        return
    told = [str(event["kind"]) for event in sitting.fresh[SPECTATOR]]
    if accounts.learned():
        assert sitting.undo, f"{told} can be taken back after {sitting.made} choices"
    elif not (accounts.shown() or "phase" in told or "peddler-turn" in told):
        expected = "" if sitting.state.waiting == 1 << last.seat else "undo-others"
        assert sitting.undo == expected, f"{told}: {sitting.undo!r} after {sitting.made} choices"


def worlds_hold_what_a_viewer_knows(sitting: Sitting, accounts: Accounts, deals: int) -> None:
    """Every redealt world agrees with the viewer's account, and together they hold everything it leaves open."""
    state = cast(MerchantsState, sitting.state)
    if state.waiting == 0:
        return
    for viewer, account in accounts.of.items():
        hidden = account.hidden_faces()
        seen: dict[int, Counter[str]] = {player.seat: Counter() for player in account.players}
        songs: set[int] = set()
        for deal in range(deals):
            world = cast(MerchantsState, state.redeal(viewer, FastChance(977 * sitting.made + deal)))
            assert as_bytes(world.view(viewer)) == as_bytes(state.view(viewer))
            pool = packed_faces(int(world.corruption))
            for player, known in zip(world.players, account.players, strict=True):
                faces, discarded = packed_faces(int(player.corruption)), packed_faces(int(player.discarded))
                assert faces.total() == known.corruption
                if known.seat == viewer:
                    assert (faces, discarded) == (+known.faces, +known.discarded)
                else:
                    pool += faces + discarded
                    seen[known.seat] += faces
                if isinstance(known.shop, Stage):
                    board = cast(EntertainerBoard, player.board)
                    hand, deck = packed_song(int(board.hand)), packed_song(int(board.deck))
                    assert known.shop.held <= hand
                    assert hand - known.shop.held <= known.shop.possible()
                    assert (hand | deck) - known.shop.held == known.shop.unplaced
                    songs |= hand - known.shop.held
            assert pool == hidden, f"viewer {viewer} after {sitting.made} choices"
        for known in account.players:
            if deals > 1 and known.seat != viewer and known.corruption:
                # A face that is not rare must turn up; rarer ones are held by the sum above.
                common = {face for face in hidden if hidden[face] * known.corruption * deals > 14 * hidden.total()}
                assert common <= set(seen[known.seat]), f"viewer {viewer}: {known.seat} never holds some faces"
            if deals > 1 and isinstance(known.shop, Stage) and known.shop.hidden:
                assert songs == known.shop.possible()


# --- the games ---


@pytest.mark.rule("MC-362", "MC-363", "MC-364", "MC-365", "MC-366", "MC-387", "EN-163", "EN-164", "EN-165", "PD-111")
@pytest.mark.parametrize("seed", games(1, 40))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_zone_is_told_and_no_view_shows_more(table: int, seed: int) -> None:
    for chooser in choosers(seed) if LONG else choosers(seed)[table % 2 :][:1]:
        for sitting, accounts in walked(table, seed, chooser):
            the_view_is_what_was_told(sitting, accounts)
            undo_ends_where_something_was_learned(sitting, accounts)


@pytest.mark.rule("MC-362", "MC-387", "EN-163", "PD-111")
@pytest.mark.parametrize("name", RECORDED if LONG else RECORDED[::5])
def test_recorded_games_are_told_whole(name: str) -> None:
    journal = read_journal((GOLDEN / f"{name}.json").read_text("utf-8"))
    listener = Events()
    state = set_up_again(GAME, journal, listener)
    sitting = Sitting(GAME, state, FastChance(1))
    told = listener.take()
    sitting.fresh = {viewer: [event.seen_by(viewer) for event in told] for viewer in sitting.viewers}
    accounts: Accounts | None = None
    for _ in played_again(sitting, journal):
        if accounts is None:
            accounts = Accounts(sitting, journal.all_options())
        else:
            accounts.hear(sitting)
        the_view_is_what_was_told(sitting, accounts)
        undo_ends_where_something_was_learned(sitting, accounts)
    assert state.waiting == 0


@pytest.mark.rule("MC-358", "MC-359", "MC-360", "MC-361", "EN-163", "EN-073")
@pytest.mark.parametrize("seed", games(1, 20))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_worlds_dealt_for_a_viewer_hold_exactly_what_it_leaves_open(table: int, seed: int) -> None:
    for sitting, accounts in walked(table, 100 + seed, choosers(seed)[seed % 2 if LONG else table % 2]):
        if sitting.made % (9 if LONG else 40) == 0:
            worlds_hold_what_a_viewer_knows(sitting, accounts, 1)
        if sitting.made % (90 if LONG else 300) == 85:
            worlds_hold_what_a_viewer_knows(sitting, accounts, 60)


def test_the_printed_facts_are_those_of_the_game() -> None:
    assert cast(Any, GAME.catalogue())["corruption"] == FACES


def test_all_kinds_of_events_were_heard() -> None:
    """The walks above meet (nearly) everything that can be told; here the kinds are counted over some quick games."""
    heard: set[str] = set()
    for table in range(3 * len(TABLES)):
        seats, options = TABLES[table % len(TABLES)]
        for sitting in positions(begun(seats, options, 7 + table), at_random(table)):
            heard |= {str(event["kind"]) for event in sitting.fresh[SPECTATOR]}
    understood = {name[3:].replace("_", "-") for shop in shops_and_table() for name in dir(shop) if name[:3] == "on_"}
    assert heard <= understood
    rare = understood - heard
    assert len(rare) <= 8, sorted(rare)


def shops_and_table() -> list[type]:
    from tests.games.merchants_cove import retold_shops

    return [Retold, *retold_shops.Shop.__subclasses__()]
