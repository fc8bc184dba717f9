"""Two small games with known answers, to try bots on: a pile of stones, and an auction in secret bids."""

from __future__ import annotations

import json

from librt.strings import BytesWriter

from covetown.kernel import (
    Chance,
    Decision,
    Events,
    FastChance,
    Game,
    Guide,
    Message,
    Option,
    Panel,
    Result,
    State,
    shuffle,
)
from covetown.kernel.game import Features


class Stones(State):
    """Take one to three stones in turn; whoever takes the last one wins. A multiple of four is lost for the mover."""

    def __init__(self, seats: int, stones: int, turn: int) -> None:
        super().__init__(seats)
        self.stones = stones
        self.turn = turn
        self.waiting = 1 << turn

    def options(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.stones) + 1))

    def apply(self, seat: int, option: int, chance: Chance) -> None:
        self.stones -= option
        if self.stones == 0:
            self.waiting = 0
            return
        self.turn = (self.turn + 1) % self.seats
        self.waiting = 1 << self.turn

    def copy(self) -> Stones:
        other = Stones(self.seats, self.stones, self.turn)
        other.waiting = self.waiting
        return other

    def redeal(self, seat: int, chance: Chance) -> Stones:
        return self.copy()

    def payoff(self, seat: int) -> float:
        return 1.0 if seat == self.turn else 0.0

    def decision(self, seat: int) -> Decision:
        options = [Option(n, "take", Message("option-take", {"count": n}), []) for n in self.options(seat)]
        return Decision(seat, "take", Message("prompt-take"), options)

    def view(self, seat: int) -> dict[str, object]:
        return {"game": "stones", "stones": self.stones, "viewer": seat}

    def result(self) -> Result | None:
        if self.waiting:
            return None
        places = [1 if seat == self.turn else 2 for seat in range(self.seats)]
        return Result(places, [2 - place for place in places], "last-stone")

    def encode(self) -> bytes:
        return json.dumps([self.seats, self.stones, self.turn, self.waiting]).encode()


class NoSense(Guide):
    """Knows nothing about the game."""

    def value(self, state: State, seat: int) -> float:
        return 1.0 / state.seats

    def prefer(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        return options[chance.below(len(options))]


class StonesGame(Game):
    def __init__(self) -> None:
        self.key = "stones"

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        return [2, 3]

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        return Stones(seats, 8 + chance.below(6), 0)

    def decode(self, data: bytes) -> State:
        seats, stones, turn, waiting = json.loads(data)
        state = Stones(seats, stones, turn)
        state.waiting = waiting
        return state

    def guide(self) -> Guide:
        return NoSense()

    def panels(self, view: dict[str, object]) -> list[Panel]:
        return []


class Auction(State):
    """Each seat holds hidden cards; each round all bid one in secret, and the highest bid wins the prize."""

    def __init__(self, hands: list[list[int]], deck: list[int], prizes: list[int]) -> None:
        super().__init__(len(hands))
        self.hands = hands
        self.deck = deck
        self.prizes = prizes
        self.bids: list[int] = [0] * len(hands)
        self.points: list[int] = [0] * len(hands)
        self.waiting = (1 << len(hands)) - 1

    def options(self, seat: int) -> list[int]:
        return sorted(self.hands[seat])

    def apply(self, seat: int, option: int, chance: Chance) -> None:
        self.hands[seat].remove(option)
        self.bids[seat] = option
        self.waiting &= ~(1 << seat)
        if self.waiting:
            return
        self.revelations += 1
        prize = self.prizes.pop()
        best = max(range(self.seats), key=lambda s: self.bids[s])
        self.points[best] += prize
        self.bids = [0] * self.seats
        if self.prizes:
            self.waiting = (1 << self.seats) - 1

    def copy(self) -> Auction:
        other = Auction([hand[:] for hand in self.hands], self.deck[:], self.prizes[:])
        other.bids = self.bids[:]
        other.points = self.points[:]
        other.waiting = self.waiting
        other.revelations = self.revelations
        return other

    def redeal(self, seat: int, chance: Chance) -> Auction:
        other = self.copy()
        hidden = list(other.deck)
        for rival in range(self.seats):
            if rival != seat:
                hidden += other.hands[rival] + [bid for bid in [other.bids[rival]] if bid]
        hidden.sort()
        shuffle(hidden, chance)
        for rival in range(self.seats):
            if rival != seat:
                other.hands[rival] = [hidden.pop() for _ in other.hands[rival]]
                if other.bids[rival]:
                    other.bids[rival] = hidden.pop()
        other.deck = hidden
        last = other.prizes.pop()
        other.prizes.sort()
        shuffle(other.prizes, chance)
        other.prizes.append(last)
        return other

    def reopen(self, seat: int) -> None:
        for rival in range(self.seats):
            if rival != seat and self.bids[rival]:
                self.hands[rival].append(self.bids[rival])
                self.bids[rival] = 0
                self.waiting |= 1 << rival

    def payoff(self, seat: int) -> float:
        best = max(self.points)
        return 1.0 / self.points.count(best) if self.points[seat] == best else 0.0

    def decision(self, seat: int) -> Decision:
        options = [Option(n, "bid", Message("option-bid", {"card": n}), [f"hand:{n}"]) for n in self.options(seat)]
        return Decision(seat, "bid", Message("prompt-bid"), options, secret=True)

    def view(self, seat: int) -> dict[str, object]:
        return {
            "game": "auction",
            "viewer": seat,
            "hand": sorted(self.hands[seat]) if seat >= 0 else [],
            "bid": self.bids[seat] if seat >= 0 else 0,
            "prize": self.prizes[-1] if self.prizes else 0,
            "points": self.points[:],
            "answered": [bid > 0 for bid in self.bids],
            "over": self.waiting == 0,
        }

    def result(self) -> Result | None:
        if self.waiting:
            return None
        places = [1 + sum(other > mine for other in self.points) for mine in self.points]
        return Result(places, self.points[:], "all-sold")

    def encode(self) -> bytes:
        fields = [self.hands, self.deck, self.prizes, self.bids, self.points, self.waiting, self.revelations]
        return json.dumps(fields).encode()


class HighBidder(Guide):
    """Bids high for dear prizes and low for cheap ones."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Auction)
        total = sum(state.points)
        return (state.points[seat] + 1) / (total + state.seats)

    def prefer(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        assert isinstance(state, Auction)
        dear = state.prizes[-1] >= 3
        return max(options) if dear else min(options)

    def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
        wanted = self.prefer(state, seat, options, FastChance(1))
        return [3.0 if option == wanted else 1.0 for option in options]


class AuctionFeatures(Features):
    def fields(self) -> list[tuple[str, int]]:
        return [("prize", 4), ("points", 7), *[(f"card {n}", 1) for n in range(1, 13)]]

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(state, Auction)
        out.append(state.prizes[-1] if state.prizes else 0)
        out.append(state.points[seat])
        for card in range(1, 13):
            out.append(int(card in state.hands[seat]))


class AuctionGame(Game):
    def __init__(self) -> None:
        self.key = "auction"

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        return [2, 3]

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        cards = list(range(1, 13))
        shuffle(cards, chance)
        hands = [[cards.pop() for _ in range(3)] for _ in range(seats)]
        prizes = [1, 2, 4]
        shuffle(prizes, chance)
        return Auction(hands, cards, prizes)

    def decode(self, data: bytes) -> State:
        hands, deck, prizes, bids, points, waiting, revelations = json.loads(data)
        state = Auction(hands, deck, prizes)
        state.bids = bids
        state.points = points
        state.waiting = waiting
        state.revelations = revelations
        return state

    def facets(self, state: State) -> list[tuple[str, str, int]]:
        assert isinstance(state, Auction)
        return [("seat", str(seat), seat) for seat in range(state.seats)]

    def features(self) -> Features:
        return AuctionFeatures()

    def guide(self) -> Guide:
        return HighBidder()

    def panels(self, view: dict[str, object]) -> list[Panel]:
        return []


STONES = StonesGame()
AUCTION = AuctionGame()
