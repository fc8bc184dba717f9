"""Many games side by side, moved on by one compiled call that fills buffers with what learners need."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from covetown.kernel.chance import FastChance
from covetown.kernel.game import Features, Game
from covetown.kernel.state import State, lowest_seat

LOW32: Final[i64] = 0xFFFFFFFF
MIX: Final[i64] = 0x45D9F3B


def home(option: i64, size: i64) -> i64:
    """The action an option would like to be, from 1 to size - 1: the same for the same option everywhere."""
    x: i64 = (option ^ (option >> 32)) & LOW32
    x = (((x >> 16) ^ x) * MIX) & LOW32
    x = (((x >> 16) ^ x) * MIX) & LOW32
    x = (x >> 16) ^ x
    return 1 + x % (size - 1)


def place(options: list[i64], size: i64, mask: BytesWriter, start: i64) -> list[i64]:
    """Give every option an action and mark it in the mask, which begins at `start` and holds zeros.

    An option takes its home or, if an option before it in the canonical order has taken that, the next free action. If
    there are more options than actions, the last ones stay without.
    """
    actions: list[i64] = []
    count: i64 = i64(len(options))
    if count > size - 1:
        count = size - 1
    at: i64 = 0
    while at < count:
        action = home(options[at], size)
        while mask[start + action] != 0:
            action += 1
            if action == size:
                action = 1
        mask[start + action] = 1
        actions.append(action)
        at += 1
    return actions


def answer_of(action: i64, options: list[i64], actions: list[i64]) -> i64:
    """The option that an action stands for; a ValueError if it stands for none."""
    at: i64 = 0
    count: i64 = i64(len(actions))
    while at < count:
        if actions[at] == action:
            return options[at]
        at += 1
    raise ValueError(f"action {action} is not legal here")


@final
class Batch:
    """Games of one kind, each waiting for one seat. Games that end are counted, paid and started anew by themselves.

    After `deal` and after every `advance` the writers hold, for each game: the observation of the seat to move, the
    mask of its legal actions, which seat that is, whether the last step ended a game (2: it was broken off), and what
    every seat got.
    """

    def __init__(
        self,
        game: Game,
        features: Features | None,
        seats: int,
        options: dict[str, object],
        games: int,
        actions: int,
        seed: int,
        limit: int,
    ) -> None:
        self.game = game
        self.features = features
        self.seats: i64 = seats
        self.options = options
        self.games: i64 = games
        self.size: i64 = actions
        self.limit: i64 = limit
        self.chance = FastChance(seed)
        self.dice = FastChance(seed + 1)
        self.zeros = bytes(actions)
        self.unpaid = bytes(4 * seats)
        self.states: list[State] = []
        self.asked: list[list[i64]] = []
        self.placed: list[list[i64]] = []
        self.ages: list[i64] = []
        self.finished: i64 = 0
        self.observations = BytesWriter()
        self.masks = BytesWriter()
        self.movers = BytesWriter()
        self.ended = BytesWriter()
        self.rewards = BytesWriter()

    def deal(self) -> None:
        """Start every game anew."""
        self.states = [self.game.new(int(self.seats), self.options, self.chance) for _ in range(int(self.games))]
        self.ages = [0 for _ in range(int(self.games))]
        self.asked = [[] for _ in range(int(self.games))]
        self.placed = [[] for _ in range(int(self.games))]
        self.clear()
        at: i64 = 0
        while at < self.games:
            self.ended.append(0)
            self.rewards.write(self.unpaid)
            self.ask(at)
            at += 1

    def clear(self) -> None:
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.movers.truncate(0)
        self.ended.truncate(0)
        self.rewards.truncate(0)

    def ask(self, at: i64) -> None:
        """Write down what the seat to move sees and may do."""
        state = self.states[at]
        seat = lowest_seat(state.waiting)
        options = state.options(seat)
        start = i64(len(self.masks))
        self.masks.write(self.zeros)
        self.asked[at] = options
        self.placed[at] = place(options, self.size, self.masks, start)
        write_i32_le(self.movers, i32(seat))
        features = self.features
        if features is not None:
            features.write(state, seat, self.observations)

    def advance(self, actions: bytes) -> None:
        """Carry out one action (a little-endian 32-bit int) in every game."""
        if len(actions) != 4 * self.games:
            raise ValueError(f"{self.games} actions of 4 bytes are needed, not {len(actions)} bytes")
        self.clear()
        chance = self.chance
        at: i64 = 0
        while at < self.games:
            state = self.states[at]
            seat = lowest_seat(state.waiting)
            option = answer_of(i64(read_i32_le(actions, 4 * at)), self.asked[at], self.placed[at])
            state.apply(seat, option, chance)
            age = self.ages[at] + 1
            over: u8 = 0
            if state.waiting == 0:
                over = 1
                player: i64 = 0
                while player < self.seats:
                    write_f32_le(self.rewards, state.payoff(player))
                    player += 1
            else:
                self.rewards.write(self.unpaid)
                if age >= self.limit:
                    over = 2
            self.ended.append(over)
            if over != 0:
                self.finished += 1
                age = 0
                self.states[at] = self.game.new(int(self.seats), self.options, chance)
            self.ages[at] = age
            self.ask(at)
            at += 1

    def any_actions(self) -> bytes:
        """A random legal action for every game."""
        out = BytesWriter()
        at: i64 = 0
        while at < self.games:
            placed = self.placed[at]
            write_i32_le(out, i32(placed[self.dice.below(i64(len(placed)))]))
            at += 1
        return out.getvalue()
