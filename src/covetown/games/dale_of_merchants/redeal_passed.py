"""Worlds after cards went from one to another unseen: who holds what is dealt by what all saw pass, not by the truth.

All know from which heap every hidden card comes (DM-466) and from whom to whom cards passed (DM-569). So a world lets
the cards pass once more: everybody begins with the own heap, and at every passing any card of the giver's may go.
The seat a world is for knows more: the cards it sees, and those it saw go and cannot be sure of any longer; these
begin with that seat. Of what is noted of cards only such things are read as this seat was told, and all is noted anew.
"""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.layout import dealt_anew
from covetown.games.dale_of_merchants.memory import MOST_SEATS
from covetown.games.dale_of_merchants.passing.again import deal_groups, keep_junk_out, pass_again
from covetown.games.dale_of_merchants.passing.heaps import make_groups, settle_seen
from covetown.games.dale_of_merchants.passing.known import (
    count_heaps,
    count_notes,
    look_at_deck,
    look_at_hand,
    look_at_others,
)
from covetown.games.dale_of_merchants.passing.making import Passing
from covetown.games.dale_of_merchants.passing.notes import new_notes, notes_on_seen, tell_others
from covetown.games.dale_of_merchants.pieces import MARKET_POOL
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.chance import Chance


def deal_passed(world: DaleState, seat: i64, chance: Chance) -> None:
    """Deal everything that a seat does not know."""
    passing = Passing(world, seat)
    aside = list(world.aside)
    told = world.laid_aside() if aside else None
    passing.market = gave_cards(world) or (told is not None and told.pool == MARKET_POOL)
    if not passing.market:
        world.market_deck = dealt_anew(world, world.market_deck, chance)
    count_heaps(passing, told)
    count_notes(passing)
    for owner in range(len(world.players)):
        look_at_deck(passing, owner)
        look_at_hand(passing, owner)
    look_at_others(passing, aside, told)
    settle_seen(passing)
    make_groups(passing, chance)
    pass_again(passing, chance)
    deal_groups(passing, chance)
    keep_junk_out(passing)
    world.secrets = tuple(notes_on_seen(passing) + new_notes(passing))
    tell_others(passing)
    world.aside = tuple(aside)


def gave_cards(world: DaleState) -> bool:
    """Whether cards that nobody has seen since may have come from the market deck."""
    for edge in world.passed:
        if edge // MOST_SEATS == MARKET_POOL:
            return True
    return len([note for note in world.secrets if note.origin == MARKET_POOL]) > 0
