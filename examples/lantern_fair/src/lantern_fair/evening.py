"""What happens at the fair: wishes are kept, candles laid in secret, lanterns chosen by candlelight."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from covetown.kernel import Chance, Message, seats_in, shuffle
from lantern_fair.lanterns import LANTERNS
from lantern_fair.options import GIVE, LAY, TAKE, TRIM
from lantern_fair.state import LanternState
from lantern_fair.steps import Question, Step
from lantern_fair.wishes import WISH_NAMES


def whispered(state: LanternState, kind: str, seat: i64, secrets: dict[str, object]) -> None:
    """Tell that a seat has answered, and the seat alone what."""
    if state.events is not None:
        state.events.whisper(kind, {"seat": int(seat)}, i64(1) << seat, secrets)


@final
class KeepWishes(Question):
    """Everybody gives one of three wishes away, in secret (LF-006)."""

    def seats(self, state: LanternState) -> i64:
        return (i64(1) << state.seats) - 1

    def options(self, state: LanternState, seat: i64) -> list[i64]:
        return [GIVE + kind for kind in sorted(set(state.makers[seat].wishes))]

    def resolve(self, state: LanternState, seat: i64, option: i64, chance: Chance) -> None:
        state.makers[seat].secret = option
        whispered(state, "wish_given", seat, {"wish": {"key": "wish-" + WISH_NAMES[option - GIVE]}})
        if state.waiting != 0:
            return
        for maker in state.makers:
            maker.given = maker.secret - GIVE
            maker.wishes.remove(maker.given)
            maker.secret = 0

    def redealt(self, state: LanternState, seat: i64, chance: Chance) -> None:
        for other, maker in enumerate(state.makers):
            if other != seat and maker.secret != 0:
                maker.secret = GIVE + maker.wishes[chance.below(i64(len(maker.wishes)))]


@final
class BeginEvening(Step):
    """The next evening: the quay is filled up with lanterns (LF-010)."""

    def run(self, state: LanternState, chance: Chance) -> None:
        state.evening += 1
        if state.events is not None:
            state.events.tell("evening", {"evening": int(state.evening)})
        while i64(len(state.quay)) <= state.seats:
            lantern = state.deck.pop()
            state.quay.append(lantern)
            state.glints.append(0)
            state.revelations += 1
            if state.events is not None:
                state.events.tell("hung", {"card": int(lantern.ident)})
        state.push(LayCandle())


@final
class LayCandle(Question):
    """Everybody lays a candle, in secret; then all are shown (LF-011). Who has but one left lays it unasked."""

    def seats(self, state: LanternState) -> i64:
        mask: i64 = 0
        for seat, maker in enumerate(state.makers):
            if maker.candles & (maker.candles - 1):
                mask |= i64(1) << seat
        return mask

    def run(self, state: LanternState, chance: Chance) -> None:
        seats = self.seats(state)
        for maker in state.makers:
            if not maker.candles & (maker.candles - 1):
                maker.secret = LAY + seats_in(maker.candles)[0]
        if seats:
            state.ask(self, seats, None)
        else:
            self.show(state, chance)

    def options(self, state: LanternState, seat: i64) -> list[i64]:
        return [LAY + candle for candle in seats_in(state.makers[seat].candles)]

    def resolve(self, state: LanternState, seat: i64, option: i64, chance: Chance) -> None:
        state.makers[seat].secret = option
        whispered(state, "candle_laid", seat, {"candle": int(option - LAY)})
        if state.waiting == 0:
            self.show(state, chance)

    def show(self, state: LanternState, chance: Chance) -> None:
        """All candles are shown, and the order of choosing follows from them."""
        state.revelations += 1
        for seat, maker in enumerate(state.makers):
            maker.laid = maker.secret - LAY
            maker.secret = 0
            maker.candles &= ~(i64(1) << maker.laid)
            if state.events is not None:
                state.events.tell("candle_shown", {"seat": seat, "candle": int(maker.laid)})
        state.order = tuple(choosing_order(state, chance))
        state.push(EndEvening())
        for seat in reversed(state.order):
            state.push(ChooseLantern(seat))

    def fallback(self, state: LanternState, seat: i64, chance: Chance) -> i64:
        """A player who is gone burns the smallest candle."""
        return state.options(seat)[0]

    def redealt(self, state: LanternState, seat: i64, chance: Chance) -> None:
        for other, maker in enumerate(state.makers):
            if other != seat and maker.secret != 0:
                held = seats_in(maker.candles)
                maker.secret = LAY + held[chance.below(i64(len(held)))]


def choosing_order(state: LanternState, chance: Chance) -> list[int]:
    """The highest candle first (LF-012). The wind blows equal ones out: they come last, in an order by lot (LF-013)."""
    alone: list[int] = []
    blown_out: list[int] = []
    for candle in range(int(state.evenings), 0, -1):
        here = [seat for seat, maker in enumerate(state.makers) if maker.laid == candle]
        if len(here) == 1:
            alone += here
        elif here:
            shuffle(here, chance)
            blown_out += here
            if state.events is not None:
                for place, seat in enumerate(here):
                    state.events.tell("blown_out", {"seat": seat, "candle": candle, "place": place + 1})
    return alone + blown_out


@final
class ChooseLantern(Question):
    """One maker takes a lantern from the quay (LF-014), or a burned candle back instead (LF-015)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, state: LanternState) -> i64:
        return i64(1) << self.seat

    def options(self, state: LanternState, seat: i64) -> list[i64]:
        options = sorted(TAKE + lantern.ident for lantern in state.quay)
        options += [TRIM + candle for candle in seats_in(state.spent(state.makers[seat]))]
        return options

    def resolve(self, state: LanternState, seat: i64, option: i64, chance: Chance) -> None:
        maker = state.makers[seat]
        state.order = state.order[1:]
        if option >= TRIM:
            candle = option - TRIM
            maker.candles |= i64(1) << candle
            if state.events is not None:
                state.events.tell("trimmed", {"seat": int(seat), "candle": int(candle)})
            return
        lantern = LANTERNS[option - TAKE]
        place = state.quay.index(lantern)
        state.quay.pop(place)
        sparks = state.glints.pop(place)
        maker.lanterns.append(lantern)
        maker.sparks += sparks  # LF-016
        if state.events is not None:
            state.events.tell("taken", {"seat": int(seat), "card": int(lantern.ident), "sparks": int(sparks)})

    def prompt(self, state: LanternState, seat: i64) -> Message:
        return Message("prompt-choose-lantern", {"candle": int(state.makers[seat].laid)})


@final
class EndEvening(Step):
    """Candles burn down; every lantern left on the quay catches a spark (LF-017). After the last evening it is over."""

    def run(self, state: LanternState, chance: Chance) -> None:
        for maker in state.makers:
            maker.laid = 0
        if state.evening == state.evenings:
            state.revelations += 1  # LF-020: all wishes are shown
            return
        for place, lantern in enumerate(state.quay):
            state.glints[place] += 1
            if state.events is not None:
                state.events.tell("spark", {"card": int(lantern.ident), "sparks": int(state.glints[place])})
        state.push(BeginEvening())
