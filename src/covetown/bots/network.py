"""A small network of numbers that says, from the row of a seat, what share of the win every seat can expect.

Shares are said as log-odds, so that others' opinions can be added; `share` makes shares of them.

Two layers of neurons that answer nothing below zero, and one output for every seat, counted from the one who looks.
From the second layer it also says how likely an answer is to be the best, given the row of the answer: by what each
field means in such a position, and by neurons that hear position and answer together, so that they can tell what is
good only in company (two cards of a stack). The first layer takes the counts of a row as they are: its weights are
whole numbers, three to a word, so that one multiplication serves three neurons; and most counts are zero and cost
nothing.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, NamedTuple, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

# No opinion is surer than this.
SUREST: Final = 0.995
# A whole number of the first layer stands for this part of one.
UNIT: Final = 1.0 / 4096.0
LANE: Final[i64] = 21  # bits of a word for one neuron: sums up to 256 fit
LANES: Final[i64] = 3
HALF: Final[i64] = 1 << 20
LANE_MASK: Final[i64] = (1 << 21) - 1
# Sums that are added up side by side: the neurons of the first layer come in groups of so many words, those of the
# second in groups of so many numbers.
GROUP: Final[i64] = 8


def share(odds: float) -> float:
    """The share of a win with these log-odds."""
    return 1.0 / (1.0 + exp(-odds)) if odds > -30.0 else 0.0


def odds(share: float) -> float:
    """The log-odds of a share of a win; nothing is taken for sure."""
    share = max(1.0 - SUREST, min(SUREST, share))
    return log(share / (1.0 - share))


def packed(numbers: list[i64]) -> list[i64]:
    """Whole numbers, three to a word."""
    out: list[i64] = []
    at: i64 = 0
    while at < len(numbers):
        word: i64 = 0
        lane: i64 = min(LANES, i64(len(numbers)) - at) - 1
        while lane >= 0:
            word = (word << LANE) + numbers[at + lane]
            lane -= 1
        out.append(word)
        at += LANES
    return out


def fits(wholes: list[i64], first: list[list[i64]], biases: list[i64]) -> bool:
    """Whether no sum of the first layer can ever be too large for its part of a word, whatever the row.

    `wholes` has the largest count of each input, which `first` has the numbers of.
    """
    low = [min(i64(0), bias) for bias in biases]
    high = [max(i64(0), bias) for bias in biases]
    for whole, row in zip(wholes, first, strict=True):
        for at, weight in enumerate(row):
            if weight < 0:
                low[at] += whole * weight
            else:
                high[at] += whole * weight
    return all(one >= -HALF for one in low) and all(one < HALF for one in high)


def filled(words: list[i64]) -> list[i64]:
    """The words of one input, filled up to whole groups."""
    missing = -i64(len(words)) % GROUP
    return words + [i64(0) for _ in range(missing)]


def grouped(weights: list[float]) -> list[float]:
    """Numbers for each neuron of the second layer, filled up to whole groups."""
    missing = -i64(len(weights)) % GROUP
    return weights + [0.0 for _ in range(missing)]


class Mixing(NamedTuple):
    """Neurons that hear a position and an answer together.

    `fields` has a list with a number for each of them for a count of one of each field of an answer, `found` one for
    each neuron of the second layer; `last` tells how much each of them says for an answer.
    """

    fields: list[list[float]]
    found: list[list[float]]
    biases: list[float]
    last: list[float]


@final
class Learnt:
    """What was learned, in the form in which it is worked with; nothing here ever changes, so that many can share it.

    `places` says which input a field of the row is (-1: none), `wholes` above which count nothing changes, `first` has
    a list of whole numbers for each input, `second` and `third` a list for each neuron of the layer before. `answers`
    has for each field of an answer what a count of one means by itself and with each neuron of the second layer, and
    `mixing` the neurons that hear both together, if there are any.
    """

    __slots__ = (
        "answers",
        "biases",
        "deep",
        "fields",
        "mixed_biases",
        "mixed_fields",
        "mixed_found",
        "mixed_last",
        "offsets",
        "second",
        "second_biases",
        "third",
        "third_biases",
        "wholes",
        "wide",
        "words",
    )

    def __init__(
        self,
        places: list[i64],
        wholes: list[i64],
        first: list[list[i64]],
        biases: list[i64],
        second: list[list[float]],
        second_biases: list[float],
        third: list[list[float]],
        third_biases: list[float],
        answers: list[list[float]],
        mixing: Mixing | None = None,
    ) -> None:
        self.fields: i64 = len(places)
        self.wide: i64 = len(biases)
        self.deep: i64 = len(second_biases)
        self.biases = whole_numbers(filled(packed(biases)))
        words: list[i64] = []
        for row in first:
            words += filled(packed(row))
        self.words = whole_numbers(words)
        width = i64(len(self.biases))
        self.offsets = whole_numbers([place * width if place >= 0 else i64(-1) for place in places])
        self.wholes = whole_numbers(wholes)
        self.second = numbers([weight * UNIT for row in second for weight in grouped(row)])
        self.second_biases = numbers(grouped(second_biases))
        self.third = numbers([weight for row in third for weight in row])
        self.third_biases = numbers(third_biases)
        self.answers = numbers([weight for row in answers for weight in row])
        mixed = Mixing([], [], [], []) if mixing is None else mixing
        self.mixed_fields = numbers([weight for row in mixed.fields for weight in grouped(row)])
        self.mixed_found = numbers([weight for row in mixed.found for weight in grouped(row)])
        self.mixed_biases = numbers(grouped(mixed.biases))
        self.mixed_last = numbers(grouped(mixed.last))


@final
class Network:
    """What was learned, ready to be asked by one at a time: what is worked out lies here. Others take a `twin`."""

    __slots__ = (
        "answers",
        "biases",
        "deep",
        "found",
        "heard",
        "inputs",
        "learnt",
        "mixed",
        "mixed_fields",
        "mixed_found",
        "mixed_last",
        "named",
        "offsets",
        "outputs",
        "seats",
        "second",
        "second_biases",
        "third",
        "third_biases",
        "units",
        "wholes",
        "wide",
        "words",
    )

    def __init__(self, learnt: Learnt) -> None:
        self.learnt = learnt
        self.wide = learnt.wide
        self.deep = learnt.deep
        self.seats: i64 = len(learnt.third_biases)
        self.biases = learnt.biases
        self.words = learnt.words
        self.offsets = learnt.offsets
        self.wholes = learnt.wholes
        self.second = learnt.second
        self.second_biases = learnt.second_biases
        self.third = learnt.third
        self.third_biases = learnt.third_biases
        self.answers = learnt.answers
        self.mixed_fields = learnt.mixed_fields
        self.mixed_found = learnt.mixed_found
        self.mixed_last = learnt.mixed_last
        # What is being worked out.
        self.inputs = whole_numbers([i64(0) for _ in range(2 * learnt.fields)])
        self.units = whole_numbers([i64(0) for _ in range(len(self.biases) * LANES)])
        self.heard = whole_numbers([i64(0) for _ in range(2 * self.wide)])
        self.found = numbers([0.0 for _ in range(len(self.second_biases))])
        self.outputs = numbers([0.0 for _ in range(self.seats)])
        # What neurons that hear both together hear of the position.
        self.mixed = numbers([0.0 for _ in range(len(self.mixed_last))])
        self.named = whole_numbers(
            [i64(0) for _ in range(2 * len(self.answers) // (self.deep + 1))]
        )  # an answer's fields and counts

    def twin(self) -> Network:
        """The same network for somebody else, who may ask at the same time."""
        return Network(self.learnt)

    def look(self, row: bytes) -> None:
        """Work out, for the seat that sees this row, the log-odds of every seat, into `outputs`."""
        self.ponder(row)
        found = self.found
        deep = self.deep
        seats = self.seats
        outputs = self.outputs
        third = self.third
        seat: i64 = 0
        while seat < seats:
            total = self.third_biases[seat]
            at: i64 = 0
            while at < deep:
                total += found[at] * third[at * seats + seat]
                at += 1
            outputs[seat] = total
            seat += 1

    def consider(self, row: bytes) -> None:
        """Get ready to `score` answers of the seat that sees this row."""
        self.ponder(row)
        mixed = self.mixed
        mixed_found = self.mixed_found
        biases = self.learnt.mixed_biases
        found = self.found
        width = i64(len(mixed))
        start: i64 = 0
        while start < width:
            total = biases[start]
            at: i64 = 0
            while at < self.deep:
                total += found[at] * mixed_found[at * width + start]
                at += 1
            mixed[start] = total
            start += 1

    def score(self, answer: bytes) -> float:
        """How good an answer with this row looks, after `consider`, on a scale of logarithms."""
        count = self.name(answer)
        named = self.named
        found = self.found
        answers = self.answers
        deep = self.deep
        total = 0.0
        at: i64 = 0
        while at < count:
            start = named[at] * (deep + 1)
            part = answers[start]
            unit: i64 = 0
            while unit < deep:
                part += found[unit] * answers[start + 1 + unit]
                unit += 1
            total += part * float(named[at + 1])
            at += 2
        return total + self.mix(count)

    def mix(self, count: i64) -> float:
        """What the neurons that hear position and answer together say for the answer with these `named` fields."""
        named = self.named
        mixed = self.mixed
        fields = self.mixed_fields
        last = self.mixed_last
        width = i64(len(last))
        total = 0.0
        start: i64 = 0
        while start < width:
            a = mixed[start]
            b = mixed[start + 1]
            c = mixed[start + 2]
            d = mixed[start + 3]
            e = mixed[start + 4]
            f = mixed[start + 5]
            g = mixed[start + 6]
            h = mixed[start + 7]
            at: i64 = 0
            while at < count:
                place = named[at] * width + start
                times = float(named[at + 1])
                a += times * fields[place]
                b += times * fields[place + 1]
                c += times * fields[place + 2]
                d += times * fields[place + 3]
                e += times * fields[place + 4]
                f += times * fields[place + 5]
                g += times * fields[place + 6]
                h += times * fields[place + 7]
                at += 2
            total += a * last[start] if a > 0.0 else 0.0
            total += b * last[start + 1] if b > 0.0 else 0.0
            total += c * last[start + 2] if c > 0.0 else 0.0
            total += d * last[start + 3] if d > 0.0 else 0.0
            total += e * last[start + 4] if e > 0.0 else 0.0
            total += f * last[start + 5] if f > 0.0 else 0.0
            total += g * last[start + 6] if g > 0.0 else 0.0
            total += h * last[start + 7] if h > 0.0 else 0.0
            start += GROUP
        return total

    def name(self, answer: bytes) -> i64:
        """Find what is not zero in the row of an answer, into `named`: which field it is, and its count."""
        named = self.named
        count: i64 = 0
        size: i64 = i64(len(answer))
        eights = size & ~7
        field: i64 = 0
        while field < size:
            if field < eights and read_i64_le(answer, field) == 0:
                field += 8
                continue
            end = min(size, field + 8)
            while field < end:
                times = i64(answer[field])
                if times != 0:
                    named[count] = field
                    named[count + 1] = times
                    count += 2
                field += 1
        return count

    def ponder(self, row: bytes) -> None:
        """Work out the second layer for the seat that sees this row, into `found`."""
        self.add_up(row)
        heard = self.heard
        count = self.listen()
        second = self.second
        biases = self.second_biases
        width = i64(len(biases))
        start: i64 = 0
        while start < width:
            a = biases[start]
            b = biases[start + 1]
            c = biases[start + 2]
            d = biases[start + 3]
            e = biases[start + 4]
            f = biases[start + 5]
            g = biases[start + 6]
            h = biases[start + 7]
            at: i64 = 0
            while at < count:
                place = heard[at] + start
                level = float(heard[at + 1])
                a += level * second[place]
                b += level * second[place + 1]
                c += level * second[place + 2]
                d += level * second[place + 3]
                e += level * second[place + 4]
                f += level * second[place + 5]
                g += level * second[place + 6]
                h += level * second[place + 7]
                at += 2
            found = self.found
            found[start] = a if a > 0.0 else 0.0
            found[start + 1] = b if b > 0.0 else 0.0
            found[start + 2] = c if c > 0.0 else 0.0
            found[start + 3] = d if d > 0.0 else 0.0
            found[start + 4] = e if e > 0.0 else 0.0
            found[start + 5] = f if f > 0.0 else 0.0
            found[start + 6] = g if g > 0.0 else 0.0
            found[start + 7] = h if h > 0.0 else 0.0
            start += GROUP

    def listen(self) -> i64:
        """Find which neurons of the first layer say something: where their weights begin, and how much they say."""
        heard = self.heard
        units = self.units
        width = i64(len(self.second_biases))
        count: i64 = 0
        unit: i64 = 0
        while unit < self.wide:
            if units[unit] > 0:
                heard[count] = unit * width
                heard[count + 1] = units[unit]
                count += 2
            unit += 1
        return count

    def add_up(self, row: bytes) -> None:
        """The sums of the first layer, into `units`."""
        inputs = self.inputs
        count = self.gather(row)
        words = self.words
        biases = self.biases
        width = i64(len(biases))
        start: i64 = 0
        unit: i64 = 0
        while start < width:
            a = biases[start]
            b = biases[start + 1]
            c = biases[start + 2]
            d = biases[start + 3]
            e = biases[start + 4]
            f = biases[start + 5]
            g = biases[start + 6]
            h = biases[start + 7]
            at: i64 = 0
            while at < count:
                place = inputs[at] + start
                times = inputs[at + 1]
                a += times * words[place]
                b += times * words[place + 1]
                c += times * words[place + 2]
                d += times * words[place + 3]
                e += times * words[place + 4]
                f += times * words[place + 5]
                g += times * words[place + 6]
                h += times * words[place + 7]
                at += 2
            self.unpack(a, unit)
            self.unpack(b, unit + LANES)
            self.unpack(c, unit + 2 * LANES)
            self.unpack(d, unit + 3 * LANES)
            self.unpack(e, unit + 4 * LANES)
            self.unpack(f, unit + 5 * LANES)
            self.unpack(g, unit + 6 * LANES)
            self.unpack(h, unit + 7 * LANES)
            unit += GROUP * LANES
            start += GROUP

    def unpack(self, word: i64, unit: i64) -> None:
        """The three sums in a word, into `units`."""
        units = self.units
        end = unit + LANES
        while unit < end:
            low = ((word + HALF) & LANE_MASK) - HALF
            units[unit] = low
            word = (word - low) >> LANE
            unit += 1

    def gather(self, row: bytes) -> i64:
        """Find what is not zero in a row: where the words of each such input begin, and how often they count."""
        inputs = self.inputs
        offsets = self.offsets
        wholes = self.wholes
        count: i64 = 0
        size: i64 = i64(len(row))
        eights = size & ~7
        at: i64 = 0
        while at < size:
            if at < eights and read_i64_le(row, at) == 0:
                at += 8
                continue
            end = min(size, at + 8)
            while at < end:
                times = i64(row[at])
                if times != 0 and offsets[at] >= 0:
                    inputs[count] = offsets[at]
                    inputs[count + 1] = min(times, wholes[at])
                    count += 2
                at += 1
        return count


def whole_numbers(items: list[i64]) -> vec[i64]:
    out = vec[i64]()
    for item in items:
        out = append(out, item)
    return out


def numbers(items: list[float]) -> vec[float]:
    out = vec[float]()
    for item in items:
        out = append(out, item)
    return out
