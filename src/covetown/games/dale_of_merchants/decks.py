"""The shelf of decks: the six of the base box, in the order of the rulebook (DM-002, DM-017)."""

from __future__ import annotations

from covetown.games.dale_of_merchants.cards import DECKS, register
from covetown.games.dale_of_merchants.chameleons import CHAMELEONS
from covetown.games.dale_of_merchants.macaws import MACAWS
from covetown.games.dale_of_merchants.ocelots import OCELOTS
from covetown.games.dale_of_merchants.pandas import PANDAS
from covetown.games.dale_of_merchants.raccoons import RACCOONS
from covetown.games.dale_of_merchants.squirrels import SQUIRRELS

if not DECKS:
    for _deck in (MACAWS, PANDAS, RACCOONS, SQUIRRELS, OCELOTS, CHAMELEONS):
        register(_deck)
