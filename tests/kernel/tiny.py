"""A game small enough to hold in the head, for testing the kernel: lay a card in secret, the higher one scores."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from covetown.kernel import (
    Chance,
    Codec,
    Decision,
    Events,
    Game,
    Message,
    Option,
    OptionSpec,
    Panel,
    Record,
    Result,
    State,
    shuffle,
)
from covetown.kernel.knowledge import redraw
from covetown.kernel.state import seats_in


@final
class Face:
    def __init__(self, value: int) -> None:
        self.value = value


FACES = [Face(value) for value in range(12)]


@final
class Duel(State):
    """Hands of faces, what each has laid (or None), points."""

    def __init__(self, hands: list[list[Face]], deck: list[Face], laid: list[Face | None], points: list[int]) -> None:
        super().__init__(len(hands))
        self.hands = hands
        self.deck = deck
        self.laid = laid
        self.points = points
        self.waiting = (1 << len(hands)) - 1

    def options(self, seat: i64) -> list[i64]:
        return sorted(card.value for card in self.hands[seat])

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        hand = self.hands[seat]
        card = FACES[option]
        hand.remove(card)
        self.laid[seat] = card
        self.waiting &= ~(1 << seat)
        if self.events is not None:
            self.events.whisper("laid", {"seat": int(seat)}, 1 << seat, {"card": int(option)})
        if self.waiting:
            return
        values = [face.value if face is not None else -1 for face in self.laid]
        best = values.index(max(values))
        self.points[best] += 1
        self.revelations += 1
        if self.events is not None:
            self.events.tell("trick", {"seat": best, "cards": values})
        self.laid = [None for _ in self.hands]
        if self.deck and chance.below(2):
            hand = self.hands[best]
            hand.append(self.deck.pop())
        for other in range(len(self.hands)):
            if self.hands[other]:
                self.waiting |= 1 << other
        if self.waiting != (1 << len(self.hands)) - 1:
            self.waiting = 0

    def copy(self) -> Duel:
        other = Duel([hand[:] for hand in self.hands], self.deck[:], self.laid[:], self.points[:])
        other.waiting = self.waiting
        other.revelations = self.revelations
        return other

    def redeal(self, seat: i64, chance: Chance) -> Duel:
        other = self.copy()
        slots: list[tuple[list[Face], int]] = [(other.deck, index) for index in range(len(other.deck))]
        laid = [face for face in other.laid if face is not None]
        hidden = [number for number, face in enumerate(other.laid) if face is not None and number != seat]
        table: list[Face] = [laid_card for number, laid_card in enumerate(other.laid) if laid_card and number in hidden]
        slots += [(table, index) for index in range(len(table))]
        for number, hand in enumerate(other.hands):
            if number != seat:
                slots += [(hand, index) for index in range(len(hand))]
        redraw(slots, chance)
        for index, number in enumerate(hidden):
            other.laid[number] = table[index]
        assert len(laid) >= len(table)
        return other

    def payoff(self, seat: i64) -> float:
        best = max(self.points)
        return 1.0 / self.points.count(best) if self.points[seat] == best else 0.0

    def decision(self, seat: int) -> Decision:
        answers = [
            Option(value, "lay", Message("option-lay", {"value": value}), [f"hand:{value}"])
            for value in self.options(seat)
        ]
        return Decision(seat, "lay", Message("prompt-lay"), answers, True)

    def view(self, seat: int) -> dict[str, object]:
        return {
            "game": "duel",
            "seats": int(self.seats),
            "viewer": seat,
            "over": self.waiting == 0,
            "waiting": seats_in(self.waiting),
            "hands": [sorted(c.value for c in hand) if n == seat else len(hand) for n, hand in enumerate(self.hands)],
            "laid": [(c.value if n == seat else True) if c is not None else None for n, c in enumerate(self.laid)],
            "points": self.points,
            "result": None,
        }

    def result(self) -> Result | None:
        if self.waiting:
            return None
        return Result(
            [1 + sum(other > mine for other in self.points) for mine in self.points], self.points[:], "tricks"
        )

    def encode(self) -> bytes:
        return CODEC.encode(self)


CODEC = Codec([Record(Duel, "hands deck laid points", "waiting revelations")], [], dict(enumerate(FACES)), Face)


class DuelGame(Game):
    def __init__(self) -> None:
        self.key = "duel"  # set here, not on the class: the compiled kernel reads the object's own field

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        return [2, 3]

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("size", "number", 3, low=1, high=3),
            OptionSpec("mode", "choice", "free", ["free", "team"]),
            OptionSpec("open", "flag", False),
            OptionSpec("decks", "list", ["a"], ["a", "b", "c"]),
            OptionSpec("limit", "number", None, low=1, high=9, optional=True),
        ]

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        full = self.check_options(seats, options)
        size = full["size"]
        assert isinstance(size, int)
        deck = FACES[:]
        shuffle(deck, chance)
        hands = [[deck.pop() for _ in range(size)] for _ in range(seats)]
        return Duel(hands, deck, [None] * seats, [0] * seats)

    def decode(self, data: bytes) -> State:
        state = CODEC.decode(data)
        assert isinstance(state, Duel)
        return state

    def faults(self, state: State) -> list[str]:
        return []

    def any_setup(self, chance: Chance) -> tuple[int, dict[str, object]]:
        return 2 + int(chance.below(2)), {"size": 1 + int(chance.below(3))}

    def panels(self, view: dict[str, object]) -> list[Panel]:
        return []


DUEL = DuelGame()
