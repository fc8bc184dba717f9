"""What bots are told: how good a string of lanterns is, and which answers a sensible maker would think of."""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from covetown.kernel import Chance, Guide, State, argument_of, seats_in
from lantern_fair.lanterns import COLOURS, LANTERNS
from lantern_fair.options import LAY, TAKE, TRIM
from lantern_fair.scoring import payoff
from lantern_fair.state import LanternState, Maker
from lantern_fair.wishes import CALM, RAINBOW, THRIFT, colour_counts, worth

# What each kind of wish usually brings by the end, as far as anybody can say before the first evening.
USUAL = (4.0, 4.0, 4.0, 4.0, 4.0, 3.2, 4.0, 5.0, 4.4, 4.0, 2.6, 3.0)


def hope(kind: i64, maker: Maker, counts: list[i64]) -> float:
    """What a wish promises now; the all-or-nothing ones count by how near they are."""
    if kind < COLOURS:
        return 2.0 * float(counts[kind])
    if kind == RAINBOW:
        return 7.0 * (sum(1 for count in counts if count > 0) / COLOURS) ** 2
    if kind == CALM:
        return 7.0 if sum(1 for count in counts if count > 0) <= 3 else 0.0
    return float(worth(kind, maker))


def promise(maker: Maker, left: i64) -> float:
    """What a maker's things promise, in points; good candles promise good lanterns."""
    counts = colour_counts(maker)
    points = float(maker.sparks)
    for lantern in maker.lanterns:
        points += float(lantern.glow)
    for count in counts:
        points += float(count * (count + 1) // 2)
    for kind in maker.wishes:
        if kind != THRIFT:
            points += hope(kind, maker, counts)
    held = seats_in(maker.candles)
    spare = len(held) - int(left)
    points += 0.35 * sum(held[spare:] if spare > 0 else held)
    if spare > 0 and THRIFT in maker.wishes:
        points += 4.0 * spare
    return points


def gains(state: LanternState, seat: i64, options: list[i64]) -> list[float]:
    """By how much each answer to the choosing of lanterns betters the chooser's promise."""
    left = state.evenings - state.evening
    maker = state.makers[seat]
    before = promise(maker, left)
    found: list[float] = []
    for option in options:
        if option >= TRIM:
            maker.candles |= i64(1) << (option - TRIM)
            found.append(promise(maker, left) - before)
            maker.candles &= ~(i64(1) << (option - TRIM))
            continue
        lantern = LANTERNS[option - TAKE]
        sparks = state.glints[state.quay.index(lantern)]
        maker.lanterns.append(lantern)
        maker.sparks += sparks
        found.append(promise(maker, left) - before)
        maker.lanterns.pop()
        maker.sparks -= sparks
    return found


def eagerness(state: LanternState, seat: i64) -> float:
    """How much it matters to choose early this evening, from 0 (all lanterns are alike to this maker) to 1."""
    found = sorted(gains(state, seat, [TAKE + lantern.ident for lantern in state.quay]), reverse=True)
    return max(0.0, min(1.0, (found[0] - found[len(found) // 2]) / 5.0))


@final
class LanternGuide(Guide):
    """Judges by promise; likes what gains most, and burns great candles where much is to be gained."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, LanternState)
        if state.waiting == 0:
            return payoff(state, seat)
        left = state.evenings - state.evening
        mine = promise(state.makers[seat], left)
        best = max(promise(maker, left) for other, maker in enumerate(state.makers) if other != seat)
        margin = (mine - best) / (2.5 + 1.2 * int(left)) - 0.35 * int(state.seats - 2)
        return 1.0 / (1.0 + math.exp(-margin))

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        weights = self.weigh(state, seat, options)
        best = max(range(len(options)), key=lambda at: weights[at])
        if LAY <= options[0] < TAKE and chance.below(3) == 0:
            # A maker whose candle can be foretold is easily overbid: now and then it is one higher or lower.
            best = max(0, min(len(options) - 1, best + (1 if chance.below(2) else -1)))
        return options[best]

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, LanternState)
        if options[0] < LAY:
            return [1.0 / USUAL[argument_of(option)] for option in options]
        if options[0] < TAKE:
            wanted = eagerness(state, seat) * (len(options) - 1)
            return [math.exp(-0.9 * abs(place - wanted)) for place in range(len(options))]
        found = gains(state, seat, options)
        best = max(found)
        return [math.exp((one - best) / 1.2) for one in found]
