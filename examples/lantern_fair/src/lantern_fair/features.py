"""A seat's view as numbers, for learning: the seat itself first, then the others in the order of the table."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.kernel import Features, State, argument_of, kind_number, kind_start
from lantern_fair.lanterns import COLOUR_NAMES, COLOURS, GREATEST, LANTERNS
from lantern_fair.options import GIVE, KIND_NAMES, LAY, TAKE, TRIM
from lantern_fair.state import LanternState, Maker
from lantern_fair.wishes import WISH_NAMES, colour_counts

MOST_SEATS = 5
CANDLES = 8
PLACES = MOST_SEATS + 1


def maker_fields(who: str) -> list[tuple[str, int]]:
    fields = [(f"{who} plays", 1), (f"{who} sparks", 10), (f"{who} chooses in", 5), (f"{who} laid", CANDLES)]
    fields += [(f"{who} {colour}", 6) for colour in COLOUR_NAMES]
    fields += [(f"{who} glow {glow}", 6) for glow in (1, 2, 3)]
    fields += [(f"{who} candle {candle}", 1) for candle in range(1, CANDLES + 1)]
    return fields


@final
class LanternFeatures(Features):
    """Candles, strings, sparks, the quay and the own wishes."""

    def fields(self) -> list[tuple[str, int]]:
        fields = [("evening", CANDLES), ("evenings", CANDLES), ("asked in secret", 255)]
        fields += [(f"wish {name}", 2) for name in WISH_NAMES]
        for place in range(1, PLACES + 1):
            fields += [(f"quay {place} {colour}", 1) for colour in COLOUR_NAMES]
            fields += [(f"quay {place} glow", 3), (f"quay {place} sparks", 8)]
        fields += maker_fields("own")
        for rival in range(1, MOST_SEATS):
            fields += maker_fields(f"rival {rival}")
        return fields

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, LanternState)
        own = state.makers[seat]
        put(out, state.evening)
        put(out, state.evenings)
        put(out, argument_of(own.secret) + 1 if own.secret != 0 else 0)
        for kind in range(len(WISH_NAMES)):
            put(out, i64(own.wishes.count(kind)))
        for place in range(PLACES):
            self.write_place(state, place, out)
        for step in range(MOST_SEATS):
            if step < state.seats:
                who = (seat + step) % state.seats
                self.write_maker(state, state.makers[who], who, out)
            else:
                for _ in maker_fields(""):
                    put(out, 0)

    def write_place(self, state: LanternState, place: int, out: BytesWriter) -> None:
        there = place < len(state.quay)
        for colour in range(int(COLOURS)):
            put(out, 1 if there and state.quay[place].colour == colour else 0)
        put(out, state.quay[place].glow if there else 0)
        put(out, state.glints[place] if there else 0)

    def write_maker(self, state: LanternState, maker: Maker, seat: i64, out: BytesWriter) -> None:
        put(out, 1)
        put(out, maker.sparks)
        put(out, 1 + state.order.index(int(seat)) if int(seat) in state.order else 0)
        put(out, maker.laid)
        for count in colour_counts(maker):
            put(out, count)
        for glow in (1, 2, 3):
            put(out, sum(1 for lantern in maker.lanterns if lantern.glow == glow))
        for candle in range(1, CANDLES + 1):
            put(out, (maker.candles >> candle) & 1)

    def actions(self) -> int:
        return 128

    def answer_fields(self) -> list[tuple[str, int]]:
        fields = [(name, 1) for name in KIND_NAMES[1:]]
        fields += [(f"wish {name}", 1) for name in WISH_NAMES]
        fields += [("candle", CANDLES), *[(colour, 1) for colour in COLOUR_NAMES]]
        return [*fields, ("glow", 3), ("sparks", 8)]

    def write_answer(self, state: State, seat: i64, option: i64, out: BytesWriter) -> None:
        assert isinstance(state, LanternState)
        kind, named = kind_start(option), argument_of(option)
        for number in range(1, len(KIND_NAMES)):
            put(out, 1 if kind_number(option) == number else 0)
        for wish in range(len(WISH_NAMES)):
            put(out, 1 if kind == GIVE and named == wish else 0)
        put(out, named if kind in (LAY, TRIM) else 0)
        taken = kind == TAKE
        for colour in range(int(COLOURS)):
            put(out, 1 if taken and LANTERNS[named].colour == colour else 0)
        put(out, LANTERNS[named].glow if taken else 0)
        put(out, state.glints[state.quay.index(LANTERNS[named])] if taken else 0)

    def plain_actions(self) -> int:
        return len(WISH_NAMES) + 2 * CANDLES + int(COLOURS * GREATEST)

    def plain_action(self, state: State, seat: i64, option: i64) -> i64:
        """Wishes, candles laid and taken back, then lanterns by colour and glow, however many sparks lie on them."""
        kind, named = kind_start(option), argument_of(option)
        if kind == GIVE:
            return named
        wishes: i64 = len(WISH_NAMES)
        if kind == LAY:
            return wishes + named - 1
        if kind == TRIM:
            return wishes + CANDLES + named - 1
        lantern = LANTERNS[named]
        return wishes + 2 * CANDLES + lantern.colour * GREATEST + lantern.glow - 1


def put(out: BytesWriter, value: i64) -> None:
    out.append(u8(value))
