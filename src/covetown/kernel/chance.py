"""Chance: the one way luck enters a game. Everything random is built on `below`.

A source is handed to the rules from outside and never stored in a state, so the same rules run on a fast generator, on
recorded values, on dice scripted by a test, or on a source that players can check after the game.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from covetown.kernel.message import Message, ToldError

T = TypeVar("T")

MASK32: Final[i64] = 0xFFFFFFFF
LARGEST: Final[i64] = 0x7FFFFFFF  # keeps the product below within a signed machine word


class ChanceError(ToldError):
    """A source of chance could not give what the rules asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck. A certain outcome (one possibility) uses up nothing, in every source."""

    def below(self, bound: i64) -> i64:
        """One of 0 … bound-1, all equally likely."""
        raise NotImplementedError

    def place(self) -> tuple[int, ...]:
        """Where this source stands in its sequence; empty if it cannot be taken back."""
        return ()

    def rewind(self, place: tuple[int, ...]) -> None:
        """Go back to a place, so that the same draws bring the same luck again."""


@final
class FastChance(Chance):
    """A seeded xoshiro128** generator: the same numbers compiled and interpreted, for simulation and search."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.blake2s(str(seed).encode(), digest_size=16).digest()
        self.a: i64 = i64(int.from_bytes(digest[0:4], "little"))
        self.b: i64 = i64(int.from_bytes(digest[4:8], "little"))
        self.c: i64 = i64(int.from_bytes(digest[8:12], "little"))
        self.d: i64 = i64(int.from_bytes(digest[12:16], "little")) | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        r: i64 = (b * 5) & MASK32
        r = ((r << 7) | (r >> 25)) & MASK32
        t: i64 = (b << 9) & MASK32
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ t
        self.d = ((d << 11) | (d >> 21)) & MASK32
        return (r * 9) & MASK32

    def below(self, bound: i64) -> i64:
        if bound <= 1:
            return 0
        if bound > LARGEST:
            raise ChanceError(f"a draw from {bound} possibilities is more than this source can give")
        product: i64 = self.word() * bound
        low: i64 = product & MASK32
        if low < bound:
            threshold: i64 = (MASK32 + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & MASK32
        return product >> 32

    def place(self) -> tuple[int, ...]:
        return (self.a, self.b, self.c, self.d)

    def rewind(self, place: tuple[int, ...]) -> None:
        if place:
            self.a, self.b, self.c, self.d = place


@final
class ScriptedChance(Chance):
    """Gives the listed values one after the other: recorded games are replayed and tests throw their dice with it."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.used = 0
        self.wanted: i64 = 0  # how many possibilities the draw had for which the script was too short

    def below(self, bound: i64) -> i64:
        if bound <= 1:
            return 0
        if self.used >= len(self.values):
            self.wanted = bound
            raise ChanceError(
                f"the script has only {len(self.values)} values, one more (below {bound}) is needed",
                Message("journal-chance-short", {"n": len(self.values), "bound": int(bound)}),
            )
        value = self.values[self.used]
        if not 0 <= value < bound:
            raise ChanceError(
                f"value {self.used + 1} of the script is {value}, it must be below {bound}",
                Message("journal-chance-high", {"n": self.used + 1, "value": str(value), "bound": int(bound)}),
            )
        self.used += 1
        return value

    def place(self) -> tuple[int, ...]:
        return (self.used,)

    def rewind(self, place: tuple[int, ...]) -> None:
        if place:
            self.used = place[0]

    def left(self) -> int:
        """How many scripted values have not been used."""
        return len(self.values) - self.used


@final
class RecordedChance(Chance):
    """Passes another source through and remembers every value that was used up."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.values: list[int] = []

    def below(self, bound: i64) -> i64:
        if bound <= 1:
            return 0
        value = self.source.below(bound)
        self.values.append(value)
        return value

    def place(self) -> tuple[int, ...]:
        return self.source.place()

    def rewind(self, place: tuple[int, ...]) -> None:
        self.source.rewind(place)

    def take(self) -> list[int]:
        """The values used since the last call."""
        taken = self.values
        self.values = []
        return taken


@final
class FairChance(Chance):
    """Luck that players can check afterwards: HMAC-SHA256 over a secret seed, the players' nonces and a counter.

    `commitment` is shown when the table starts and `seed` when it ends; whoever has both can draw every value again.
    """

    def __init__(self, seed: bytes, nonces: list[bytes], counter: int = 0) -> None:
        if len(seed) < 16:
            raise ValueError("the secret seed needs at least 16 bytes")
        self.seed = seed
        self.salt = hashlib.sha256(b"".join(hashlib.sha256(nonce).digest() for nonce in nonces)).digest()
        self.counter = counter

    def commitment(self) -> str:
        """What is published before the first card is dealt."""
        return hashlib.sha256(b"covetown fair chance" + self.seed).hexdigest()

    def below(self, bound: i64) -> i64:
        if bound <= 1:
            return 0
        size: int = bound
        limit = (1 << 64) - (1 << 64) % size
        while True:
            block = hmac.new(self.seed, self.salt + self.counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.counter += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return i64(value % size)

    def place(self) -> tuple[int, ...]:
        return (self.counter,)

    def rewind(self, place: tuple[int, ...]) -> None:
        if place:
            self.counter = place[0]


def shuffle(pile: list[T], chance: Chance) -> None:
    """Put a pile into a random order, every order equally likely."""
    i: i64 = i64(len(pile)) - 1
    while i > 0:
        j = chance.below(i + 1)
        kept = pile[i]
        pile[i] = pile[j]
        pile[j] = kept
        i -= 1


def pick(pile: list[T], count: i64, chance: Chance) -> list[T]:
    """Take `count` random things out of a pile, without replacement; picking all of them uses up no chance."""
    taken: list[T] = []
    size: i64 = i64(len(pile))
    if count >= size:
        taken.extend(pile)
        pile.clear()
        return taken
    while count > 0:
        taken.append(pile.pop(chance.below(i64(len(pile)))))
        count -= 1
    return taken


def shuffle_script(before: list[T], after: list[T]) -> list[int]:
    """The values that make `shuffle` turn one order into another: tests script a shuffle by its outcome."""
    pile = before[:]
    values: list[int] = []
    i = len(pile) - 1
    while i > 0:
        wanted = after[i]
        j = i
        while j >= 0 and pile[j] is not wanted and pile[j] != wanted:
            j -= 1
        if j < 0:
            raise ChanceError("the wanted order does not hold the same things")
        values.append(j)
        kept = pile[i]
        pile[i] = pile[j]
        pile[j] = kept
        i -= 1
    return values
