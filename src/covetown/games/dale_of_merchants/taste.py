"""What cards and situations are worth to a quick merchant: numbers learnt from many games of stronger ones.

Scores are on a scale of logarithms: an answer scored one higher is about three times as likely to be the best one.
"""

from __future__ import annotations

from typing import Final

import covetown.games.dale_of_merchants.decks  # noqa: F401  (puts the cards on the shelf)
from covetown.games.dale_of_merchants.cards import MOST_KINDS, cards_named

# A card to buy, to play (and more for each junk in hand, and when a stack could be built), to build with, to pay with,
# to drop, to take, and to own: against Mono, and at a table of merchants.
TASTE: Final[dict[str, tuple[float, ...]]] = {
    "swift_broker": (0.0, -0.22, -0.2, -0.17, 0.58, -0.14, -0.63, -0.33, -0.01, 0.03),
    "cookies": (-0.22, 0.0, 0.0, 0.0, 0.15, -0.39, -0.12, -0.38, 0.26, 0.2),
    "shattered_relic": (-0.31, 0.32, -0.19, -0.21, 0.62, -0.25, -0.2, -0.03, -0.09, 0.13),
    "spyglass": (-0.01, 1.12, -0.25, -0.48, 1.05, -0.33, -0.19, -0.16, 0.16, 0.08),
    "flashy_show": (0.49, 1.27, -0.47, -1.13, 0.57, -0.11, -0.22, -0.23, 0.39, 0.48),
    "favourite_toy": (0.08, -0.77, -0.19, -0.83, 0.72, 0.02, 0.08, 0.28, 0.13, 0.26),
    "loyal_partner": (-0.01, 0.25, -0.23, 0.81, 1.08, -0.13, -0.65, -0.26, 0.02, -0.02),
    "prepaid_good": (-1.0, -1.09, -0.2, -0.25, 1.0, -0.01, 0.11, -0.23, 0.06, 0.07),
    "essential_purchase": (0.34, 0.0, 0.0, 0.0, 0.67, -0.01, 0.2, -0.1, 0.03, 0.16),
    "market_discovery": (0.18, 0.0, 0.0, 0.0, 0.64, 0.03, 0.09, -0.2, 0.09, 0.14),
    "special_offer": (0.43, -0.23, 0.11, -1.15, 0.91, -0.03, 0.02, 0.29, 0.31, 0.21),
    "stock_clearance": (0.52, 0.0, 0.0, 0.0, 0.17, 0.12, 0.13, -0.05, 0.18, 0.18),
    "wily_fellow": (0.0, -0.75, -0.51, 0.83, 1.18, -0.15, 0.24, -0.44, -0.24, -0.1),
    "nuisance": (-0.84, 0.43, -0.42, 0.68, 0.71, -0.09, -0.18, 0.03, 0.0, -0.06),
    "rotten_food": (-0.42, -1.03, 0.04, 0.26, 0.94, -0.07, 0.24, 0.06, 0.07, 0.17),
    "dirty_exchange": (0.72, 0.51, 0.13, 0.24, 0.55, -0.03, -0.42, 0.1, 0.49, 0.58),
    "sabotage": (-0.12, 0.67, -0.17, -0.09, 1.22, -0.09, 0.29, -0.14, -0.09, 0.14),
    "treasure_hunter": (-0.26, -1.03, -0.89, -0.33, 0.68, 0.04, -0.01, -0.49, -0.02, 0.14),
    "stashing_vendor": (0.0, 0.0, 0.0, 0.0, -1.06, -0.02, -0.62, 1.61, 0.64, 0.28),
    "empty_chest": (-0.26, 0.0, 0.0, 0.0, -0.11, -0.17, -0.5, 0.31, 0.57, 0.3),
    "nostalgic_item": (0.48, 0.0, 0.0, 0.0, 0.03, -0.06, -0.89, 0.26, 0.62, 0.21),
    "acorn": (0.55, 0.58, -0.17, -0.6, 0.08, 0.12, -0.03, 0.02, 0.67, 0.26),
    "accordion": (0.48, 0.0, 0.0, 0.0, 0.18, -0.2, -0.1, 1.85, 0.67, 0.48),
    "winter_is_coming": (0.14, 0.0, 0.0, 0.0, 1.02, -0.41, -0.14, -0.11, 0.4, 0.17),
    "bold_haggler": (1.38, 0.0, 0.0, 0.0, 0.19, -0.2, 0.29, -0.42, 0.44, 0.11),
    "new_season": (-0.53, 0.1, -0.27, -0.71, 0.78, -0.1, 0.26, 0.0, 0.12, 0.07),
    "whirligig": (0.07, -1.24, 0.46, -0.46, 0.82, -0.05, 0.04, -0.07, 0.28, 0.27),
    "charm": (-0.21, -0.23, -0.28, 0.19, 0.87, -0.06, 0.11, -0.15, 0.2, 0.05),
    "gamble": (0.19, -1.69, 0.76, -1.12, 0.58, 0.89, 0.18, -0.1, 0.32, 0.27),
    "blindfold": (0.01, 0.06, -0.25, -0.55, 1.13, 0.13, 0.49, 0.22, 0.28, 0.02),
    "flexible_shopkeeper": (0.44, 0.0, 0.0, 0.0, -0.33, 0.02, -0.51, 0.13, 0.5, 0.29),
    "reflection": (-1.71, 0.0, 0.0, 0.0, 1.26, -0.23, -0.21, -0.5, -0.19, 0.03),
    "good_old_times": (0.11, 0.0, 0.0, 0.0, 0.37, -0.16, -0.06, 0.11, 0.17, 0.08),
    "gift_voucher": (0.25, 0.25, -0.25, -0.5, 0.48, -0.01, -0.24, 0.2, 0.4, 0.13),
    "trendsetting": (0.45, 0.0, 0.0, 0.0, 0.53, -0.47, -0.13, 0.27, 0.41, 0.2),
    "seeing_doubles": (0.2, 0.0, 0.0, 0.0, 0.3, -0.02, -0.51, 0.04, 0.34, 0.27),
    "junk": (0.0, 0.0, 0.0, 0.0, 0.74, 0.26, 0.56, 0.1, -0.143, -0.087),
}  # fmt: skip


def column(number: int) -> list[float]:
    """One column of the table by kind of card; a card of a guest deck is taken for the mean of its place in a deck."""
    out = [0.0] * MOST_KINDS
    places = [0.0] * 6
    for key, row in TASTE.items():
        kind = int(cards_named(key)[0].kind)
        out[kind] = row[number]
        if kind < 36:
            places[kind % 6] += row[number] / 6.0
    for kind in range(43, MOST_KINDS - 1):
        out[kind] = places[(kind - 43) % 6]
    return out


BUYING: Final[list[float]] = column(0)
PLAYING: Final[list[float]] = column(1)
PLAYING_WITH_JUNK: Final[list[float]] = column(2)
PLAYING_BEFORE_BUILDING: Final[list[float]] = column(3)
BUILDING: Final[list[float]] = column(4)
PAYING: Final[list[float]] = column(5)
DROPPING: Final[list[float]] = column(6)
TAKING: Final[list[float]] = column(7)
OWNING_ALONE: Final[list[float]] = column(8)
OWNING: Final[list[float]] = column(9)

# A card that would come to hand
FITS: Final = 0.96  # completes the next stack with cards of the hand
FITS_LATER: Final = 0.14  # the stack after it
WORTH: Final = 0.02  # for each point of value
WORTH_LATER: Final = 0.04  # the same for each stack
COMPANY: Final = -0.02  # for each point of its set in hand
TOO_BIG: Final = 0.1  # above the value of the next stack

# A market action
BUY: Final = -0.34
ADDED_COST: Final = 0.09  # for each point
PRICE: Final = -0.01  # for each point
SHORT: Final = -0.01  # for each point that junk does not pay
NOT_BY_JUNK: Final = -0.32  # junk does not pay it all
BUY_LATER: Final = -0.28  # for each stack
BUY_OR_BUILD: Final = -0.64  # a stack could be built

# Other actions
PLAY_IT: Final = -0.17
TOY: Final = 0.43  # for each point of the own top card
TREASURE: Final = 0.9  # for each point of another's top card
AS_COPY: Final = -0.3  # a copier played as something else
BUILD_IT: Final = 0.87
STACK_IT: Final = 1.72
TIDY_UP: Final = -0.84
TIDY_JUNK: Final = -0.45  # for each junk in hand
TIDY_LATER: Final = -0.19  # for each stack
ROLL_IT: Final = 0.64
ROLL_OR_BUILD: Final = 0.18
THROW_ONE: Final = -1.67
THROW_OLD_ONE: Final = -1.41

# Paying and laying
PAY_WORTH: Final = -0.11  # for each point of the card
PAY_SAME_SET: Final = -0.1  # its set is that of the card bought
PAY_LAST: Final = -0.77  # it completes the payment
OVERPAID: Final = -0.19  # for each point too much
PAID: Final = 0.26  # done with the payment
LAY_WORTH: Final = 0.18  # for each point in a stack
LAY_OLD: Final = 0.91  # from the discard pile
LAID: Final = 0.0  # done with the stack

# Dropping cards
TIDIED: Final = 0.47  # done with an inventory action
TIDIED_JUNK: Final = -0.15  # for each junk still in hand
ENOUGH: Final = -1.15  # done with anything else
DROP_NEEDED: Final = -0.91  # its set makes the next stack
DROP_WORTH: Final = -0.05  # for each point
GIVE_WORTH: Final = -0.23  # for each point more, if it is gone for good
GIVE_JUNK: Final = 0.68
DROP_OLD_WORTH: Final = -0.16  # for each point of a card of the discard pile
DECLINED: Final = -1.95
BIND_COOKIES: Final = -0.17
ASK_HELP: Final = -0.8

# How a position looks: a player's finished stacks (squared), what is missing for the others in points (and squared),
# points in hand, a stack ready to be built (for each finished one), and only one stack to go.
TRAITS_ALONE: Final[list[float]] = [0.1633, -0.0606, 0.00179, 0.0426, 0.1293, 0.323]
TRAITS: Final[list[float]] = [0.0998, -0.035, 0.00059, 0.0181, 0.0618, 0.512]
AT_TURN: Final = 0.396  # the active player

# Mono: a start, each stack (and squared), each card, points a card (for each stack), cards with the icon, the share of
# junk, and only one stack to go.
MONO_START: Final = -2.832
MONO_STACK: Final = -0.2274
MONO_STACKS: Final = 0.1577
MONO_CARD: Final = 0.0098
MONO_DENSITY: Final = 0.1654
MONO_DENSITY_LATER: Final = 0.4216
MONO_BONUS: Final = 0.1087
MONO_JUNK: Final = 2.5022
MONO_LAST: Final = 0.4222
