"""Many games side by side, moved on by one compiled call that fills buffers with what learners need."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_f32_le, write_i32_le, write_i64_le
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


@final
class Numbering:
    """Gives the options of a moment their actions.

    An option takes its home or, if an option before it in the canonical order has taken that, the next free action. If
    there are more options than actions, the last ones stay without.
    """

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.zeros = bytes(size)
        self.stamps = BytesWriter()  # the last moment at which each action was taken
        self.moment: i64 = 255

    def number(self, options: list[i64], start: i64, out: BytesWriter) -> None:
        """Append the action of every option, counted from `start`, as a little-endian 64-bit int."""
        self.moment += 1
        if self.moment == 256:
            self.stamps.truncate(0)
            self.stamps.write(self.zeros)
            self.moment = 1
        stamp = u8(self.moment)
        stamps = self.stamps
        size = self.size
        count: i64 = i64(len(options))
        if count > size - 1:
            count = size - 1
        at: i64 = 0
        while at < count:
            action = home(options[at], size)
            while stamps[action] == stamp:
                action += 1
                if action == size:
                    action = 1
            stamps[action] = stamp
            write_i64_le(out, start + action)
            at += 1


@final
class Batch:
    """Games of one kind, each waiting for one seat. Games that end are counted, paid and started anew by themselves.

    After `deal` and after every `advance` the writers hold, for each game: the observation of the seat to move, which
    seat that is, whether the last step ended a game (2: it was broken off), and what every seat got. `legal` holds the
    legal actions of all games, each as game * actions + action, in 64 bits.
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
        self.numbering = Numbering(actions)
        self.unpaid = bytes(4 * seats)
        self.states: list[State] = []
        self.asked: list[list[i64]] = []
        self.steps: i64 = 0
        self.began: list[i64] = []  # the step at which each game was dealt
        self.finished: i64 = 0
        self.observations = BytesWriter()
        self.legal = BytesWriter()
        self.movers = BytesWriter()
        self.ended = BytesWriter()
        self.rewards = BytesWriter()

    def deal(self) -> None:
        """Start every game anew."""
        self.states = [self.game.new(int(self.seats), self.options, self.chance, None) for _ in range(int(self.games))]
        self.steps = 0
        self.began = [0 for _ in range(int(self.games))]
        self.asked = [[] for _ in range(int(self.games))]
        self.clear()
        at: i64 = 0
        while at < self.games:
            self.ended.append(0)
            self.rewards.write(self.unpaid)
            self.ask(at)
            at += 1

    def clear(self) -> None:
        self.observations.truncate(0)
        self.legal.truncate(0)
        self.movers.truncate(0)
        self.ended.truncate(0)
        self.rewards.truncate(0)

    def ask(self, at: i64) -> None:
        """Write down what the seat to move sees and may do."""
        state = self.states[at]
        seat = lowest_seat(state.waiting)
        options = state.options(seat)
        self.asked[at] = options
        self.numbering.number(options, at * self.size, self.legal)
        write_i32_le(self.movers, i32(seat))
        features = self.features
        if features is not None:
            features.write(state, seat, self.observations)

    def advance(self, actions: bytes) -> None:
        """Carry out one action (a little-endian 32-bit int) in every game.

        If one of them is not legal, nothing is carried out.
        """
        if len(actions) != 4 * self.games:
            raise ValueError(f"{self.games} actions of 4 bytes are needed, not {len(actions)} bytes")
        chosen = self.answers(actions)
        self.clear()
        self.steps += 1
        chance = self.chance
        at: i64 = 0
        while at < self.games:
            state = self.states[at]
            seat = lowest_seat(state.waiting)
            state.apply(seat, read_i64_le(chosen, 8 * at), chance)
            over: u8 = 0
            if state.waiting == 0:
                over = 1
                player: i64 = 0
                while player < self.seats:
                    write_f32_le(self.rewards, state.payoff(player))
                    player += 1
            else:
                self.rewards.write(self.unpaid)
                if self.steps - self.began[at] >= self.limit:
                    over = 2
            self.ended.append(over)
            if over != 0:
                self.finished += 1
                self.began[at] = self.steps
                self.states[at] = self.game.new(int(self.seats), self.options, chance, None)
            self.ask(at)
            at += 1

    def answers(self, actions: bytes) -> bytes:
        """The options that these actions stand for; a ValueError if one of them stands for none."""
        legal = self.legal.getvalue()
        out = BytesWriter()
        size = self.size
        offered: i64 = 0
        at: i64 = 0
        while at < self.games:
            options = self.asked[at]
            count: i64 = i64(len(options))
            if count > size - 1:
                count = size - 1
            action = i64(read_i32_le(actions, 4 * at))
            wanted = at * size + action
            place: i64 = 0
            while place < count and read_i64_le(legal, 8 * (offered + place)) != wanted:
                place += 1
            if place == count:
                raise ValueError(f"action {action} is not legal in game {at}")
            write_i64_le(out, options[place])
            offered += count
            at += 1
        return out.getvalue()

    def any_actions(self) -> bytes:
        """A random legal action for every game."""
        legal = self.legal.getvalue()
        out = BytesWriter()
        size = self.size
        offered: i64 = 0
        at: i64 = 0
        while at < self.games:
            count: i64 = i64(len(self.asked[at]))
            if count > size - 1:
                count = size - 1
            write_i32_le(out, i32(read_i64_le(legal, 8 * (offered + self.dice.below(count))) - at * size))
            offered += count
            at += 1
        return out.getvalue()
