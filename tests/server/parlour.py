"""A small parlour game for testing the server, with everything a real one has: hidden hands, luck, secret bids.

Each seat holds three cards out of a deck of forty. In a turn a seat lays a card open, draws one, rolls a die or just
thinks (which changes nothing hidden). After each round all bid in secret, and nobody sees who has bid before all have.
"""

from __future__ import annotations

import json

from covetown.kernel import (
    Chance,
    Decision,
    Events,
    Game,
    Line,
    Message,
    Option,
    OptionSpec,
    Panel,
    Result,
    State,
    Thing,
    shuffle,
)

LAY, DRAW, ROLL, THINK, BID = 100, 200, 300, 400, 500
FIRST_CARD = 7000
CARDS = range(FIRST_CARD, FIRST_CARD + 40)
FIELDS = ["seats", "waiting", "revelations", "rounds", "deck", "hands", "laid", "score", "turn", "thoughts", "bids"]


class ParlourState(State):
    """The parlour game at one moment."""

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.laid: list[list[int]] = []
        self.score: list[int] = []
        self.turn = 0
        self.thoughts = 0
        self.bids: list[int] = []

    def bidding(self) -> bool:
        return self.turn >= self.seats

    def options(self, seat: int) -> list[int]:
        if self.bidding():
            return [BID, BID + 1, BID + 2]
        found = [LAY + place for place in range(len(self.hands[seat]))]
        if self.deck:
            found.append(DRAW)
        return [*found, ROLL, THINK] if self.thoughts < 2 else [*found, ROLL]

    def apply(self, seat: int, option: int, chance: Chance) -> None:
        if option >= BID:
            self.bids[seat] = option - BID
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self.reveal_bids()
            return
        if option == THINK:
            self.thoughts += 1
            if self.events is not None:
                self.events.tell("thought", {"seat": seat})
            return
        self.thoughts = 0
        if option == ROLL:
            rolled = int(chance.below(6)) + 1
            self.score[seat] += rolled
            if self.events is not None:
                self.events.tell("rolled", {"seat": seat, "dice": rolled})
        elif option == DRAW:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.revelations += 1
            if self.events is not None:
                self.events.whisper("drew", {"seat": seat}, 1 << seat, {"card": card})
        else:
            card = self.hands[seat].pop(option - LAY)
            self.laid[seat].append(card)
            self.score[seat] += card - FIRST_CARD
            self.revelations += 1
            if self.events is not None:
                self.events.tell("laid", {"seat": seat, "card": card})
        self.turn += 1
        if self.bidding():
            self.bids = [-1] * self.seats
            self.waiting = (1 << self.seats) - 1
        else:
            self.waiting = 1 << self.turn

    def reveal_bids(self) -> None:
        self.revelations += 1
        if self.events is not None:
            self.events.tell("bids", {"bids": self.bids[:]})
        for seat, bid in enumerate(self.bids):
            self.score[seat] += bid
        self.bids = []
        self.rounds -= 1
        self.turn = 0
        self.waiting = 0 if self.rounds == 0 else 1

    def public_waiting(self) -> int:
        return (1 << self.seats) - 1 if self.bidding() else self.waiting

    def copy(self) -> ParlourState:
        return decode(self.encode())

    def redeal(self, seat: int, chance: Chance) -> ParlourState:
        other = self.copy()
        hidden = [card for each, hand in enumerate(other.hands) if each != seat for card in hand] + other.deck
        shuffle(hidden, chance)
        for each, hand in enumerate(other.hands):
            if each != seat:
                for place in range(len(hand)):
                    hand[place] = hidden.pop()
                if self.bids and self.bids[each] >= 0:
                    other.bids[each] = int(chance.below(3))
        other.deck = hidden
        return other

    def payoff(self, seat: int) -> float:
        best = max(self.score)
        return 1 / self.score.count(best) if self.score[seat] == best else 0.0

    def decision(self, seat: int) -> Decision:
        options = []
        for option in self.options(seat):
            kind = "bid" if option >= BID else {1: "lay", 2: "draw", 3: "roll", 4: "think"}[option // 100]
            refs = [f"hand:{self.hands[seat][option - LAY]}"] if kind == "lay" else []
            options.append(Option(option, kind, Message(f"option-{kind}"), refs))
        kind = "bid" if self.bidding() else "turn"
        return Decision(seat, kind, Message(f"prompt-{kind}"), options, self.bidding())

    def view(self, seat: int) -> dict[str, object]:
        end = self.result()
        return {
            "game": "parlour",
            "seats": int(self.seats),
            "viewer": seat,
            "over": self.waiting == 0,
            "waiting": [each for each in range(self.seats) if (self.public_waiting() >> each) & 1],
            "result": None if end is None else end.plain(),
            "deck": len(self.deck),
            "hands": [hand if each == seat else len(hand) for each, hand in enumerate(self.hands)],
            "laid": self.laid,
            "score": self.score,
            "turn": self.turn,
            "thoughts": self.thoughts,
            "my_bid": self.bids[seat] if self.bids and seat >= 0 else None,
        }

    def result(self) -> Result | None:
        if self.waiting or self.rounds:
            return None
        places = [1 + sum(1 for other in self.score if other > mine) for mine in self.score]
        return Result(places, self.score[:], "rounds")

    def encode(self) -> bytes:
        return json.dumps({name: getattr(self, name) for name in FIELDS}).encode()


def decode(data: bytes) -> ParlourState:
    kept = json.loads(data)
    state = ParlourState(kept["seats"], kept["rounds"])
    for name, value in kept.items():
        setattr(state, name, value)
    return state


class Parlour(Game):
    """The test game."""

    def __init__(self) -> None:
        self.key = "parlour"
        self.rules_version = "1"

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        return [1, 2, 3, 4]

    def option_specs(self) -> list[OptionSpec]:
        return [OptionSpec("rounds", "number", 3, low=1, high=60), OptionSpec("loser_starts", "flag", False)]

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> ParlourState:
        state = ParlourState(seats, int(str(options["rounds"])))
        state.events = events
        state.deck = list(CARDS)
        shuffle(state.deck, chance)
        state.hands = [[state.deck.pop() for _ in range(3)] for _ in range(seats)]
        state.laid = [[] for _ in range(seats)]
        state.score = [0] * seats
        state.waiting = 1
        return state

    def decode(self, data: bytes) -> ParlourState:
        return decode(data)

    def panels(self, view: dict[str, object]) -> list[Panel]:
        hands = view["hands"]
        assert isinstance(hands, list)
        things = [
            Thing(Message("card", {"card": card}), f"hand:{card}")
            for hand in hands
            if isinstance(hand, list)
            for card in hand
        ]
        return [Panel(Message("panel-hand"), [Line(Message("panel-cards"), things)])]

    def catalogue(self) -> dict[str, object]:
        return {"rows": 4}

    def rematch_options(self, options: dict[str, object], result: Result) -> dict[str, object]:
        return {**options, "loser_starts": True}


PARLOUR = Parlour()
