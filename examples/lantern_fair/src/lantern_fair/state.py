"""A game of Lantern Fair at one moment: the quay, and every maker's candles, lanterns and wishes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.kernel import Chance, Decision, Result, State
from lantern_fair.lanterns import Lantern
from lantern_fair.steps import Question, Step


@final
class Maker:
    """What one lantern maker has."""

    __slots__ = ("candles", "given", "laid", "lanterns", "secret", "sparks", "wishes")

    def __init__(self) -> None:
        self.candles: i64 = 0  # candles in hand, one bit each: bit 3 is candle 3
        self.laid: i64 = 0  # the candle that burns this evening, 0 for none
        self.lanterns: list[Lantern] = []
        self.sparks: i64 = 0
        self.wishes: list[i64] = []  # sorted; secret until the fair is over
        self.given: i64 = -1  # the wish that was given away, known to this maker alone
        self.secret: i64 = 0  # the answer to a question that all answer in secret, 0 for none yet

    def copy(self) -> Maker:
        twin = Maker()
        twin.candles = self.candles
        twin.laid = self.laid
        twin.lanterns = self.lanterns[:]
        twin.sparks = self.sparks
        twin.wishes = self.wishes[:]
        twin.given = self.given
        twin.secret = self.secret
        return twin


MAKER_FIELDS: Final = "candles laid lanterns sparks wishes given secret"


@final
class LanternState(State):
    """The whole fair."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.makers: list[Maker] = []
        self.stack: list[Step] = []
        self.asking: Question | None = None
        self.menu: list[i64] | None = None
        self.active: i64 = 0
        self.evenings: i64 = 8  # how many the fair has
        self.evening: i64 = 0
        self.quay: list[Lantern] = []
        self.glints: list[i64] = []  # the sparks on each lantern of the quay
        self.order: tuple[int, ...] = ()  # who has still to choose this evening, the next one first
        self.deck: list[Lantern] = []  # the top is at the end
        self.unused: list[i64] = []  # wishes that nobody was dealt

    def push(self, step: Step) -> None:
        """Put a step on the stack: it comes before everything already there."""
        self.stack.append(step)

    def ask(self, question: Question, seats: i64, menu: list[i64] | None) -> None:
        """Wait for the answers of these seats."""
        self.asking = question
        self.menu = menu
        self.waiting = seats

    def go_on(self, chance: Chance) -> None:
        """Run the rules to the next question or the end of the fair."""
        while self.waiting == 0 and self.stack:
            self.stack.pop().run(self, chance)

    def spent(self, maker: Maker) -> i64:
        """The candles a maker burned on earlier evenings, as bits."""
        everything = (i64(2) << self.evenings) - 2
        return everything & ~maker.candles & ~((i64(1) << maker.laid) & ~1)

    def options(self, seat: i64) -> list[i64]:
        if self.menu is not None:
            return self.menu
        assert self.asking is not None
        return self.asking.options(self, seat)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        question = self.asking
        assert question is not None
        self.waiting &= ~(i64(1) << seat)
        if self.waiting == 0:
            self.asking = None
            self.menu = None
        question.resolve(self, seat, option, chance)
        self.go_on(chance)

    def copy(self) -> LanternState:
        twin = LanternState(self.seats)
        twin.waiting = self.waiting
        twin.revelations = self.revelations
        twin.makers = [maker.copy() for maker in self.makers]
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.menu = self.menu
        twin.active = self.active
        twin.evenings = self.evenings
        twin.evening = self.evening
        twin.quay = self.quay[:]
        twin.glints = self.glints[:]
        twin.order = self.order
        twin.deck = self.deck[:]
        twin.unused = self.unused[:]
        return twin

    def redeal(self, seat: i64, chance: Chance) -> State:
        from lantern_fair.redeal import redeal

        return redeal(self, seat, chance)

    def payoff(self, seat: i64) -> float:
        from lantern_fair.scoring import payoff

        return payoff(self, seat)

    def decision(self, seat: int) -> Decision:
        from lantern_fair.decisions import decision

        return decision(self, seat)

    def view(self, seat: int) -> dict[str, object]:
        from lantern_fair.view import view

        return view(self, seat)

    def result(self) -> Result | None:
        from lantern_fair.scoring import result

        return result(self)

    def public_waiting(self) -> i64:
        return self.waiting if self.asking is None else self.asking.public_waiting(self)

    def fallback(self, seat: i64, chance: Chance) -> i64:
        assert self.asking is not None
        return self.asking.fallback(self, seat, chance)

    def encode(self) -> bytes:
        from lantern_fair.codec import encode

        return encode(self)


STATE_FIELDS: Final = "waiting revelations makers stack asking active evenings evening quay glints order deck unused"
