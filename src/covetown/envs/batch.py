"""Many games side by side, moved on by one compiled call that fills buffers with what learners need."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_f32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64, u8

from covetown.kernel.chance import FastChance
from covetown.kernel.game import Features, Game
from covetown.kernel.state import State, lowest_seat


def luck_of(seed: int, game: int) -> FastChance:
    """The chance of one game of a batch: it depends on the seed and the place of the game, and on no neighbour."""
    return FastChance(seed if game == 0 else (seed << 32) + game)


@final
class Menu:
    """The distinct legal answers of a decision, each with its row and its action.

    Action 0 is no answer. An answer with a plain number n is action n + 1; if several answers of different meaning
    share a number, the first in canonical order has it. All others are numbered behind the plain ones, by the rank of
    their rows. Of answers with the same row only the first is offered; a game without rows has all, ranked as they
    come. If there are more answers than the game says there ever are, the last ones are not offered.
    """

    def __init__(self, features: Features) -> None:
        self.features = features
        self.width: i64 = len(features.answer_fields())
        self.plain: i64 = features.plain_actions()
        self.most: i64 = features.actions()
        self.size: i64 = 1 + self.plain + self.most
        self.zeros = bytes(self.plain)
        self.stamps = BytesWriter()  # the last moment at which each plain number was given away
        self.moment: i64 = 255
        self.rows = BytesWriter()
        self.options = BytesWriter()  # in 64 bits
        self.actions = BytesWriter()  # in 64 bits
        self.count: i64 = 0  # how many answers have been written since `clear`

    def clear(self) -> None:
        self.rows.truncate(0)
        self.options.truncate(0)
        self.actions.truncate(0)
        self.count = 0

    def add(self, state: State, seat: i64, start: i64) -> i64:
        """Append the answers of a seat, actions counted from `start`; returns how many they are."""
        self.moment += 1
        if self.moment == 256:
            self.stamps.truncate(0)
            self.stamps.write(self.zeros)
            self.moment = 1
        stamp = u8(self.moment)
        features = self.features
        plain = self.plain
        stamps = self.stamps
        rows = self.rows
        options = self.options
        actions = self.actions
        before = self.count
        count = before
        others: list[i64] | None = None
        shared = False
        for option in state.options(seat):
            number = features.plain_action(state, seat, option)
            if 0 <= number < plain:
                if stamps[number] != stamp:
                    stamps[number] = stamp
                    features.write_answer(state, seat, option, rows)
                    write_i64_le(options, option)
                    write_i64_le(actions, start + 1 + number)
                    count += 1
                    continue
                shared = True
            if others is None:
                others = []
            others.append(option)
        self.count = count
        if others is not None:
            first = start + 1 + plain
            if self.width == 0:
                for option in others:
                    self.put(option, first)
                    first += 1
            elif len(others) == 1 and not shared:
                features.write_answer(state, seat, others[0], rows)
                self.put(others[0], first)
            else:
                self.add_ranked(state, seat, others, shared, first)
        if self.count - before > self.most:
            self.cut_to(before + self.most)
        return self.count - before

    def put(self, option: i64, action: i64) -> None:
        write_i64_le(self.options, option)
        write_i64_le(self.actions, action)
        self.count += 1

    def cut_to(self, count: i64) -> None:
        """Leave out the last answers of a decision that has more than the game says there ever are."""
        self.rows.truncate(count * self.width)
        self.options.truncate(8 * count)
        self.actions.truncate(8 * count)
        self.count = count

    def add_ranked(self, state: State, seat: i64, others: list[i64], shared: bool, first: i64) -> None:
        """Append the answers without a number of their own in the order of their rows, each row once and none anew."""
        features = self.features
        given: set[bytes] = set()
        if shared:
            for option in state.options(seat):
                if option not in others:
                    given.add(row_of(features, state, seat, option))
        ranked: list[bytes] = []
        named: list[i64] = []  # the answers, in the order of their rows
        for option in others:
            row = row_of(features, state, seat, option)
            low: i64 = 0
            high = i64(len(ranked))
            while low < high:
                middle = (low + high) >> 1
                if ranked[middle] < row:
                    low = middle + 1
                else:
                    high = middle
            if (low == len(ranked) or ranked[low] != row) and (not shared or row not in given):
                ranked.insert(low, row)
                named.insert(low, option)
        for row in ranked:
            self.rows.write(row)
        for option in named:
            self.put(option, first)
            first += 1


def row_of(features: Features, state: State, seat: i64, option: i64) -> bytes:
    """What an answer means, as its row."""
    out = BytesWriter()
    features.write_answer(state, seat, option, out)
    return out.getvalue()


@final
class Batch:
    """Games of one kind, each waiting for one seat. Games that end are counted, paid and started anew by themselves.

    After `deal` and after every step the writers hold, for each game: the observation of the seat to move, which seat
    that is, how many answers it has, whether the last step ended a game (2: it was broken off, 3: by an action that was
    not legal), and what every seat got. `menu` holds the answers of all games one after the other, their actions as
    game * actions + action, and `places` where each belongs in a matrix of games times most answers, in 64 bits;
    `emptied` are the places that had an answer before this step and have none now. `lasts` are the last moments of the
    games that the last step ended, in the order of their places.

    In a `strict` batch an action that is not legal is refused, and nothing is carried out; otherwise it ends its game,
    and the seat that took it gets -1.
    """

    def __init__(
        self,
        game: Game,
        features: Features,
        seats: int,
        options: dict[str, object],
        games: int,
        seed: int,
        limit: int,
        strict: bool = True,
    ) -> None:
        self.game = game
        self.features = features
        self.seats: i64 = seats
        self.options = options
        self.games: i64 = games
        self.menu = Menu(features)
        self.limit: i64 = limit
        self.strict = strict
        self.unpaid = bytes(4 * seats)
        self.lucks: list[FastChance] = []
        self.dice = FastChance(0)
        self.seed(seed)
        self.states: list[State] = []
        self.lasts: list[State] = []
        self.steps: i64 = 0
        self.began: list[i64] = []  # the step at which each game was dealt
        self.finished: i64 = 0
        self.observations = BytesWriter()
        self.places = BytesWriter()
        self.emptied = BytesWriter()
        self.before = bytes(4 * games)  # how many answers each game had before the last step
        self.firsts = BytesWriter()  # the number of each game's first answer, in 64 bits
        self.counts = BytesWriter()
        self.movers = BytesWriter()
        self.ended = BytesWriter()
        self.rewards = BytesWriter()

    def seed(self, seed: int) -> None:
        """Give every game a chance of its own, and another to random play."""
        self.lucks = [luck_of(seed, game) for game in range(int(self.games))]
        self.dice = FastChance(seed + 1)

    def deal(self) -> None:
        """Start every game anew."""
        self.states = [self.new(game) for game in range(int(self.games))]
        self.lasts = []
        if len(self.counts):
            self.before = self.counts.getvalue()
        self.steps = 0
        self.began = [0 for _ in range(int(self.games))]
        self.clear()
        at: i64 = 0
        while at < self.games:
            self.ended.append(0)
            self.rewards.write(self.unpaid)
            self.ask(at)
            at += 1

    def new(self, at: i64) -> State:
        """A fresh game with the chance of its place."""
        return self.game.new(int(self.seats), self.options, self.lucks[at], None)

    def clear(self) -> None:
        self.observations.truncate(0)
        self.menu.clear()
        self.places.truncate(0)
        self.emptied.truncate(0)
        self.firsts.truncate(0)
        self.counts.truncate(0)
        self.movers.truncate(0)
        self.ended.truncate(0)
        self.rewards.truncate(0)

    def ask(self, at: i64) -> None:
        """Write down what the seat to move sees and may do."""
        state = self.states[at]
        seat = lowest_seat(state.waiting)
        menu = self.menu
        write_i64_le(self.firsts, menu.count)
        count = menu.add(state, seat, at * menu.size)
        place = at * menu.most
        end = place + count
        old = place + i64(read_i32_le(self.before, 4 * at))
        places = self.places
        while place < end:
            write_i64_le(places, place)
            place += 1
        emptied = self.emptied
        while place < old:
            write_i64_le(emptied, place)
            place += 1
        write_i32_le(self.counts, i32(count))
        write_i32_le(self.movers, i32(seat))
        self.features.write(state, seat, self.observations)

    def advance(self, actions: bytes) -> None:
        """Carry out one action (a little-endian 32-bit int) in every game."""
        self.check(actions)
        legal = self.menu.actions.getvalue()
        firsts = self.firsts.getvalue()
        counts = self.counts.getvalue()
        chosen = BytesWriter()
        size = self.menu.size
        at: i64 = 0
        while at < self.games:
            place = read_i64_le(firsts, 8 * at)
            end = place + i64(read_i32_le(counts, 4 * at))
            action = i64(read_i32_le(actions, 4 * at))
            wanted = at * size + action
            while place < end and read_i64_le(legal, 8 * place) != wanted:
                place += 1
            if place == end:
                if self.strict:
                    raise ValueError(f"action {action} is not legal in game {at}")
                place = -1
            write_i64_le(chosen, place)
            at += 1
        self.carry_out(chosen.getvalue())

    def choose(self, rows: bytes) -> None:
        """Carry out one answer in every game, by the number of its row (a little-endian 32-bit int).

        If one of them is not there, nothing is carried out.
        """
        self.check(rows)
        firsts = self.firsts.getvalue()
        counts = self.counts.getvalue()
        chosen = BytesWriter()
        at: i64 = 0
        while at < self.games:
            row = i64(read_i32_le(rows, 4 * at))
            if row < 0 or row >= i64(read_i32_le(counts, 4 * at)):
                raise ValueError(f"there is no answer {row} in game {at}")
            write_i64_le(chosen, read_i64_le(firsts, 8 * at) + row)
            at += 1
        self.carry_out(chosen.getvalue())

    def check(self, numbers: bytes) -> None:
        if len(numbers) != 4 * self.games:
            raise ValueError(f"{self.games} actions of 4 bytes are needed, not {len(numbers)} bytes")

    def carry_out(self, chosen: bytes) -> None:
        """Move every game on by one of the answers written down."""
        options = self.menu.options.getvalue()
        self.before = self.counts.getvalue()
        self.clear()
        if self.lasts:
            self.lasts = []
        self.steps += 1
        at: i64 = 0
        while at < self.games:
            state = self.states[at]
            seat = lowest_seat(state.waiting)
            place = read_i64_le(chosen, 8 * at)
            over: u8 = 3
            if place < 0:
                self.fine(seat)
            else:
                state.apply(seat, read_i64_le(options, 8 * place), self.lucks[at])
                over = self.pay(state, at)
            self.ended.append(over)
            if over != 0:
                self.finished += 1
                self.lasts.append(state)
                self.began[at] = self.steps
                self.states[at] = self.new(at)
            self.ask(at)
            at += 1

    def pay(self, state: State, at: i64) -> u8:
        """Write down what every seat gets now; says whether the game is over (1), broken off at the limit (2) or on."""
        if state.waiting == 0:
            player: i64 = 0
            while player < self.seats:
                write_f32_le(self.rewards, state.payoff(player))
                player += 1
            return 1
        self.rewards.write(self.unpaid)
        return 2 if self.steps - self.began[at] >= self.limit else 0

    def fine(self, seat: i64) -> None:
        """Write down that this seat gets -1 and the others nothing."""
        player: i64 = 0
        while player < self.seats:
            write_f32_le(self.rewards, -1.0 if player == seat else 0.0)
            player += 1

    def any_rows(self) -> bytes:
        """A random answer for every game, by the number of its row."""
        counts = self.counts.getvalue()
        out = BytesWriter()
        at: i64 = 0
        while at < self.games:
            write_i32_le(out, i32(self.dice.below(i64(read_i32_le(counts, 4 * at)))))
            at += 1
        return out.getvalue()

    def any_actions(self) -> bytes:
        """A random legal action for every game."""
        rows = self.any_rows()
        legal = self.menu.actions.getvalue()
        firsts = self.firsts.getvalue()
        out = BytesWriter()
        at: i64 = 0
        while at < self.games:
            place = read_i64_le(firsts, 8 * at) + i64(read_i32_le(rows, 4 * at))
            write_i32_le(out, i32(read_i64_le(legal, 8 * place) - at * self.menu.size))
            at += 1
        return out.getvalue()
