"""A combat as it stands: who takes part, which cards are in effect, whose turn it is, the present volley."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# The sides of a combat, in the order in which they roll for ties (PC-022): ships 0 to 5, the legend, the squadrons.
LEGEND_SIDE: Final[i64] = 6
NAVY_SIDE: Final[i64] = 7  # the squadron that came first; the second is 8
NOBODY: Final[i64] = -1
ROUND_LIMIT: Final[i64] = 100  # PC-265
LAST_BATTLE: Final[i64] = 8  # the last battle is fought at no island

# Legends and the Navy are cards too: events and catalogue name them by these ids.
LEGEND_CARD: Final[i64] = 30
PEOPLE: Final[tuple[int, ...]] = (1, 1, 1, 2, 1)  # in the name of each legend: sentences about two take the plural
NAVY_CARD: Final[i64] = 35

# A squadron of the Royal Navy (PC-352).
NAVY_DICE: Final[i64] = 4
NAVY_HULL: Final[i64] = 4
NAVY_SPEED: Final[i64] = 20
NAVY_FAME: Final[i64] = 4


def legend_facts(legend: i64) -> dict[str, object]:
    """What events tell of a legend: the card, and how many people its name speaks of."""
    return {"card": int(LEGEND_CARD + legend), "people": PEOPLE[legend]}


@final
@mypyc_attr(free_list_len=1)
class Combat:
    """One combat. Sets of ships are bit masks; an order has four bits a place, side + 1, the first lowest."""

    def __init__(self, island: i64) -> None:
        self.island: i64 = island  # 0: no combat; 8: the last battle
        self.present: i64 = 0
        self.legend: i64 = NOBODY
        self.legend_hull: i64 = 0
        self.worth: i64 = 0  # the legend's fame
        self.first_hull: i64 = 0  # of the squadrons; 0: not here or sunk
        self.second_hull: i64 = 0
        self.hit: i64 = 0
        self.smoke: i64 = 0
        self.reload: i64 = 0
        self.wind: i64 = 0  # speed bonus by battle cards, eight bits a ship
        self.grapple: i64 = 0
        self.belay: i64 = 0
        self.overboard: i64 = 0  # chests on the Treasure Overboard card
        self.cards: tuple[int, ...] = ()  # battle cards in play: ship * 32 + face
        self.passes: i64 = 0
        self.order: i64 = 0
        self.at: i64 = 0
        self.round: i64 = 0
        self.prey: i64 = 0  # the players the legend has still to fire at, in order
        self.lost: i64 = 0  # hull points the legend has lost this round
        self.shooter: i64 = NOBODY
        self.grapeshot: i64 = 0
        self.salute: i64 = 0
        self.kegs: i64 = 0
        self.keg_by: i64 = 0
        self.keg_at: i64 = 0
        self.target: i64 = NOBODY
        self.section: i64 = 0
        self.dice: i64 = 0  # the last volley's dice, three bits each, first lowest
        self.dice_by: i64 = NOBODY
        self.needed: i64 = 0  # the lowest number that hit in it
        self.last_crippled: i64 = 0  # ships crippled in the latest step

    def copy(self) -> Combat:
        other = Combat(self.island)
        other.present = self.present
        other.legend = self.legend
        other.legend_hull = self.legend_hull
        other.worth = self.worth
        other.first_hull = self.first_hull
        other.second_hull = self.second_hull
        other.hit = self.hit
        other.smoke = self.smoke
        other.reload = self.reload
        other.wind = self.wind
        other.grapple = self.grapple
        other.belay = self.belay
        other.overboard = self.overboard
        other.cards = self.cards
        other.passes = self.passes
        other.order = self.order
        other.at = self.at
        other.round = self.round
        other.prey = self.prey
        other.lost = self.lost
        other.shooter = self.shooter
        other.grapeshot = self.grapeshot
        other.salute = self.salute
        other.kegs = self.kegs
        other.keg_by = self.keg_by
        other.keg_at = self.keg_at
        other.target = self.target
        other.section = self.section
        other.dice = self.dice
        other.dice_by = self.dice_by
        other.needed = self.needed
        other.last_crippled = self.last_crippled
        return other

    def npc_afloat(self) -> bool:
        """Whether a hostile legend or squadron is still in the combat."""
        return self.legend_hull > 0 or self.first_hull > 0 or self.second_hull > 0

    def wind_of(self, ship: i64) -> i64:
        """The speed bonus a ship has from battle cards."""
        return (self.wind >> (8 * ship)) & 255

    def still_here(self, side: i64) -> bool:
        """Whether a side is still in the combat."""
        if side < LEGEND_SIDE:
            return (self.present >> side) & 1 == 1
        if side == LEGEND_SIDE:
            return self.legend_hull > 0
        if side == NAVY_SIDE:
            return self.first_hull > 0
        return self.second_hull > 0

    def clear_volley(self) -> None:
        """The volley is over: its cards count no longer."""  # PC-238
        self.shooter = NOBODY
        self.grapeshot = 0
        self.salute = 0
        self.kegs = 0
        self.keg_by = 0
        self.keg_at = 0


NO_COMBAT: Final = Combat(0)
