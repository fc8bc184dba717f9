"""What viewers can know, proved from outside the engine: by the events each viewer was told, and by nothing else.

Three proofs are made of the parts here, the same for every game:

* **A knowledge oracle** listens to what one viewer is told (`Sitting.fresh`) and keeps its own account of what that
  viewer can know. After every choice the account is held against `view`, `public_waiting`, worlds dealt by `redeal`,
  and undo. The oracle is the game's own; `positions` walks it through games.
* **Worlds** (`told_apart`): whatever `redeal` deals anew for a viewer, it must show that viewer what the true position
  shows, byte for byte.
* **Twin games** (`Twins`): two deals that differ only in hidden cards, driven by the same choices with the same luck.
  Whoever has been shown and told the same in both must see the same in both, byte for byte, and with the same luck be
  dealt the same world in both. Spectators are viewers.

A viewer is a seat, or SPECTATOR (-1). Nothing here knows a game or reads the inside of a state.

    for sitting in positions(sit_down(game, 3, {}, seed=7), sensible(game)):
        for viewer in sitting.viewers:
            oracle[viewer].hear(sitting.fresh[viewer])
            oracle[viewer].compare(sitting.state)

    twins = Twins(sit_down(game, 2, {}, 7), Sitting(game, other_deal, FastChance(7)))
    while twins.step(at_random(3)):
        assert twins.wrong == []
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

from covetown.inspection import as_bytes
from covetown.kernel import SPECTATOR, Chance, Events, FastChance, Game, Journal, Move, RecordedChance, State, seats_in
from covetown.kernel.chance import ScriptedChance
from covetown.kernel.match import taking_back

Facts = dict[str, object]
Chooser = Callable[[State, int, list[int]], int]
"""Picks one of these options of a seat."""

LONG = os.environ.get("COVETOWN_KNOWLEDGE") == "long"
"""`make knowledge` sets it: many more games, not for every build."""


def games(short: int, long: int) -> range:
    """The seeds of the games to be played: a few in every build, many on demand."""
    return range(long if LONG else short)


def at_random(seed: int) -> Chooser:
    """Any legal answer."""
    luck = FastChance(seed)
    return lambda state, seat, options: options[int(luck.below(len(options)))]


def sensible(game: Game, seed: int = 0) -> Chooser:
    """What the game's own guide would do."""
    luck = FastChance(seed)
    guide = game.guide()
    return lambda state, seat, options: int(guide.prefer(state, seat, list(options), luck))


class Sitting:
    """A game in progress, and what every viewer has been told in it.

    `fresh` holds what each viewer was told by the latest choice, `heard` all of it; `last` is that choice as a journal
    would have it, `undo` says why its seat could not take it back at a table with others (empty: it could).
    """

    def __init__(self, game: Game, state: State, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.viewers = [SPECTATOR, *range(int(state.seats))]
        self.first = {viewer: as_bytes(state.view(viewer)) for viewer in self.viewers}
        self.heard: dict[int, list[Facts]] = {viewer: [] for viewer in self.viewers}
        self.fresh: dict[int, list[Facts]] = {viewer: [] for viewer in self.viewers}
        self.last: Move | None = None
        self.undo = ""
        self.made = 0

    def asked(self) -> int:
        """The seat that answers next: of several the lowest."""
        return seats_in(self.state.waiting)[0]

    def choose(self, seat: int, option: int) -> None:
        """Carry out a choice and tell everybody what they may know of it."""
        listener = Events()
        recorder = RecordedChance(self.chance)
        before = int(self.state.revelations)
        self.state.events = listener
        self.state.apply(seat, option, recorder)
        self.state.events = None
        told = listener.take()
        self.fresh = {viewer: [event.seen_by(viewer) for event in told] for viewer in self.viewers}
        for viewer in self.viewers:
            self.heard[viewer] += self.fresh[viewer]
        self.last = Move(seat, option, recorder.take())
        self.undo = taking_back(self.last, seat, self.state, before)
        self.made += 1

    def seen(self, viewer: int) -> bytes:
        """Everything the engine shows a viewer now."""
        return shown(self.state, viewer)


def shown(state: State, viewer: int) -> bytes:
    """Everything a position shows a viewer: the view, whom it waits for, and the viewer's own question."""
    question: object = None
    if viewer in seats_in(state.waiting):
        plain = state.decision(viewer).plain()
        listed = plain["options"]
        assert isinstance(listed, list)
        # The number of an answer is the engine's; what a person reads and points at is compared.
        question = {**plain, "options": [{k: v for k, v in option.items() if k != "id"} for option in listed]}
    return as_bytes([state.view(viewer), seats_in(state.public_waiting()), question])


def told_apart(state: State, world: State, viewer: int) -> str:
    """By what a viewer could tell a world dealt for it from the true one; empty if by nothing."""
    here, there = shown(state, viewer), shown(world, viewer)
    return "" if here == there else difference(here, there)


def sit_down(game: Game, seats: int, options: dict[str, object], seed: int) -> Sitting:
    """A fresh game."""
    chance = FastChance(seed)
    return Sitting(game, game.new(seats, options, chance), chance)


def positions(sitting: Sitting, chooser: Chooser, most: int = 100_000) -> Iterator[Sitting]:
    """The sitting at its start and after every choice, to the end of the game or of patience."""
    yield sitting
    while sitting.state.waiting and sitting.made < most:
        seat = sitting.asked()
        sitting.choose(seat, chooser(sitting.state, seat, list(sitting.state.options(seat))))
        yield sitting


def played_again(sitting: Sitting, journal: Journal) -> Iterator[Sitting]:
    """A recorded game, move by move and with its luck: the sitting at its start and after every choice."""
    yield sitting
    for move in journal.played():
        sitting.chance = ScriptedChance(move.chance)
        sitting.choose(move.seat, move.option)
        yield sitting


class Twins:
    """Two games side by side that differ only in what is hidden, with the same luck and the same choices.

    `alike` are the viewers who have been shown and told the same in both so far; `wrong` says where one of them was
    shown a difference all the same, or was dealt another world: a world must come from what its viewer was told and
    from luck, not from how things really are. Both sittings must have chances that give the same numbers. `world` is
    for a game whose written states hold what makes no difference, such as which copy of a card is meant.
    """

    def __init__(
        self,
        first: Sitting,
        second: Sitting,
        plain: Callable[[bytes], bytes] = bytes,
        world: Callable[[bytes], bytes] = bytes,
    ) -> None:
        self.first = first
        self.second = second
        self.plain = plain
        self.world = world
        self.knowing: list[int] = []  # who knew of a difference before the games began, though no view shows it
        self.worlds = 0
        self.wrong: list[str] = []
        self.alike = [viewer for viewer in first.viewers if plain(first.first[viewer]) == plain(second.first[viewer])]
        self.compared = 0

    def step(self, chooser: Chooser) -> bool:
        """One choice in both games; False when nobody is left to whom they look the same, or one is over."""
        one, two = self.first.state, self.second.state
        if not self.alike or self.wrong or not one.waiting or not two.waiting:
            return False
        seat = self.first.asked()
        if not (two.waiting >> seat) & 1:
            return False
        there = described(two, seat)
        here = described(one, seat)
        common = [option for words, option in here.items() if words in there]
        if not common:
            return False
        option = chooser(one, seat, common)
        if option not in common:
            option = common[0]
        words = next(words for words, other in here.items() if other == option)
        self.first.choose(seat, option)
        self.second.choose(seat, there[words])
        self.compare()
        return True

    def compare(self) -> None:
        """Who was told the same must see the same; who was told a difference is out of it."""
        for viewer in list(self.alike):
            told_one, told_two = self.first.fresh[viewer], self.second.fresh[viewer]
            if self.plain(as_bytes(told_one)) != self.plain(as_bytes(told_two)):
                self.alike.remove(viewer)
                continue
            self.compared += 1
            seen_one, seen_two = self.plain(self.first.seen(viewer)), self.plain(self.second.seen(viewer))
            if seen_one != seen_two:
                self.wrong.append(
                    f"after {self.first.made} choices viewer {viewer} was told the same, but sees a difference: "
                    + difference(seen_one, seen_two)
                )
            elif self.first.state.waiting and viewer not in self.knowing:
                self.compare_worlds(viewer)

    def compare_worlds(self, viewer: int) -> None:
        """With the same luck a viewer is dealt the same world in both, to the last thing that is noted in it."""
        luck = FastChance(self.first.made), FastChance(self.first.made)
        one = self.world(self.first.state.redeal(viewer, luck[0]).encode())
        two = self.world(self.second.state.redeal(viewer, luck[1]).encode())
        self.worlds += 1
        if one != two:
            self.wrong.append(
                f"after {self.first.made} choices viewer {viewer} was told the same, but is dealt another world: "
                + difference(one, two)
            )


def described(state: State, seat: int) -> dict[tuple[bytes, int], int]:
    """The answers of a seat by what a person reads and points at; of those that are alike the first, the second …"""
    found: dict[tuple[bytes, int], int] = {}
    for option in state.decision(seat).options:
        words = as_bytes({name: value for name, value in option.plain().items() if name != "id"})
        again = 0
        while (words, again) in found:
            again += 1
        found[words, again] = int(option.ident)
    return found


def difference(one: bytes, two: bytes) -> str:
    """Where two texts begin to differ, with some of what is around it."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, at - 160)
    return f"\n  …{one[start : at + 120].decode()}\n  …{two[start : at + 120].decode()}"
