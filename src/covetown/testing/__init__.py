"""What a game's own tests need: the suite that every game passes, recorded games, and the ledger of tested rules.

Nothing here imports pytest. `Conformance` is a class as pytest likes to find it; whoever uses another runner calls its
methods.
"""

from covetown.testing.conformance import Conformance, positions
from covetown.testing.golden import Setup, play, playthrough, record, stored, told
from covetown.testing.ledger import cited_rules, untested_rules

__all__ = [
    "Conformance",
    "Setup",
    "cited_rules",
    "play",
    "playthrough",
    "positions",
    "record",
    "stored",
    "told",
    "untested_rules",
]
