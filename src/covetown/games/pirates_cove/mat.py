"""The ship mat: four sections of eight levels, what each level is worth and what it costs to reach it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# PC-004: the order of the sections wherever no rule gives another.
HULL: Final[i64] = 0
SAILS: Final[i64] = 1
CANNON: Final[i64] = 2
CREW: Final[i64] = 3
SECTIONS: Final[tuple[str, ...]] = ("hull", "sails", "cannon", "crew")  # PC-042

START_LEVEL: Final[i64] = 2  # PC-045
TOP_LEVEL: Final[i64] = 8  # PC-046

# PC-043 and PC-044, Table A; the entry for level 0 is a section shot away.
HULL_VALUES: Final[tuple[int, ...]] = (0, 4, 5, 6, 7, 8, 9, 10, 12)
SAILS_VALUES: Final[tuple[int, ...]] = (0, 4, 5, 6, 7, 8, 9, 10, 12)
CANNON_VALUES: Final[tuple[int, ...]] = (0, 2, 2, 3, 3, 4, 4, 5, 5)
CREW_VALUES: Final[tuple[int, ...]] = (0, 2, 2, 3, 3, 4, 4, 5, 5)
PRICES: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 3, 4)

# The four levels of a ship are held in one number, four bits a section, hull lowest.
NEW_SHIP: Final[i64] = 0x2222
ONE_LEVEL: Final[tuple[int, ...]] = (0x1, 0x10, 0x100, 0x1000)


def level_in(levels: i64, section: i64) -> i64:
    """The level of one section."""
    return (levels >> (4 * section)) & 15


def value_in(levels: i64, section: i64) -> i64:
    """The number printed at a section's level."""
    level = (levels >> (4 * section)) & 15
    if section == HULL:
        return HULL_VALUES[level]
    if section == SAILS:
        return SAILS_VALUES[level]
    if section == CANNON:
        return CANNON_VALUES[level]
    return CREW_VALUES[level]


def price_into(level: i64) -> i64:
    """What the step into this level costs."""
    return PRICES[level]


def raised(levels: i64, section: i64) -> i64:
    """The levels with one section a step higher."""
    return levels + ONE_LEVEL[section]


def lowered(levels: i64, section: i64) -> i64:
    """The levels with one section a step lower."""
    return levels - ONE_LEVEL[section]


def set_level(levels: i64, section: i64, level: i64) -> i64:
    """The levels with one section set to a level."""
    return levels + (level - level_in(levels, section)) * ONE_LEVEL[section]


def any_section_lost(levels: i64) -> bool:
    """Whether some marker has been pushed off the mat."""  # PC-047
    return levels & 0xF == 0 or levels & 0xF0 == 0 or levels & 0xF00 == 0 or levels & 0xF000 == 0


def rigging_price(levels: i64) -> i64:
    """What it costs to bring a new ship to these levels."""  # PC-070
    total: i64 = 0
    section: i64 = 0
    while section < 4:
        level = level_in(levels, section)
        while level > START_LEVEL:
            total += PRICES[level]
            level -= 1
        section += 1
    return total
