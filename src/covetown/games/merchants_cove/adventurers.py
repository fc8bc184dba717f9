"""Adventurers: Customers of the four colours and Rogues. A crowd of them is one packed int, six bits for each kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.kernel import Chance, Message

# Colours of Goods, Customers, Halls and shields (MC-012); a Rogue has none (MC-013).
RED: Final[i64] = 0
GREEN: Final[i64] = 1
BLUE: Final[i64] = 2
YELLOW: Final[i64] = 3
ROGUE: Final[i64] = 4
KINDS: Final[i64] = 5

COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow")
KIND_NAMES: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow", "rogue")
SIGNS: Final = "RGBYX"

BITS: Final[i64] = 6
ONES: Final[i64] = 63
CUSTOMERS: Final[i64] = (1 << 24) - 1


def one(kind: i64) -> i64:
    """A crowd of a single Adventurer."""
    return i64(1) << (BITS * kind)


def count(crowd: i64, kind: i64) -> i64:
    """How many of this kind are in the crowd."""
    return (crowd >> (BITS * kind)) & ONES


def size(crowd: i64) -> i64:
    """How many Adventurers the crowd has."""
    return (crowd & 63) + ((crowd >> 6) & 63) + ((crowd >> 12) & 63) + ((crowd >> 18) & 63) + (crowd >> 24)


def kind_at(crowd: i64, place: i64) -> i64:
    """The kind of the Adventurer at this place when the crowd stands in a row sorted by kind."""
    kind: i64 = 0
    while kind < ROGUE:
        place -= (crowd >> (BITS * kind)) & ONES
        if place < 0:
            return kind
        kind += 1
    return kind


def draw(crowd: i64, chance: Chance) -> i64:
    """The kind of an Adventurer taken at random from a crowd that is not empty, all equally likely (MC-009)."""
    return kind_at(crowd, chance.below(size(crowd)))


def crowd_of(signs: str) -> i64:
    """A crowd written in signs: "RRGX"."""
    crowd: i64 = 0
    for sign in signs:
        if sign != " ":
            crowd += one(i64(SIGNS.index(sign)))
    return crowd


def signs_of(crowd: i64) -> str:
    """The crowd in signs, sorted by kind."""
    out = ""
    kind: i64 = 0
    while kind < KINDS:
        out += SIGNS[kind] * int(count(crowd, kind))
        kind += 1
    return out


def named(kind: i64) -> dict[str, object]:
    """The name of an Adventurer, as it travels in events."""
    return Message("adventurer-" + KIND_NAMES[kind]).plain()


def listed(crowd: i64) -> list[object]:
    """The crowd in words, as it travels in events: one message for each kind that is there."""
    out: list[object] = []
    kind: i64 = 0
    while kind < KINDS:
        if count(crowd, kind) > 0:
            out.append(Message("adventurers-" + KIND_NAMES[kind], {"count": int(count(crowd, kind))}).plain())
        kind += 1
    return out


def shown(crowd: i64) -> dict[str, object]:
    """The crowd as it stands in a view: how many of each kind."""
    out: dict[str, object] = {}
    kind: i64 = 0
    while kind < KINDS:
        out[KIND_NAMES[kind]] = int(count(crowd, kind))
        kind += 1
    return out
