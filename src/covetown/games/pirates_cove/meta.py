"""Pirate's Cove on the shelf: players, table options, how to start it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.bot import PiratesGuide
from covetown.games.pirates_cove.catalogue import catalogue
from covetown.games.pirates_cove.codec import decode
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.faults import faults
from covetown.games.pirates_cove.features import PiratesFeatures
from covetown.games.pirates_cove.panels import panels
from covetown.games.pirates_cove.setup import new_game
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.styles import STYLES
from covetown.kernel.chance import Chance
from covetown.kernel.events import Events
from covetown.kernel.game import Features, Game, Guide, OptionSpec, Style
from covetown.kernel.packing import repacked
from covetown.kernel.state import Panel, State


@final
class PiratesCove(Game):
    """Twelve months of plunder for two to six pirates."""

    key = "pirates_cove"
    rules_version = "1"
    usual_seats = 4
    minutes = (60, 90)
    complexity = 2

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        return [2, 3, 4, 5, 6]  # PC-028, PC-571, PC-585

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("multi_mastercraft", "flag", False),  # PC-563
            OptionSpec("secret_map_month", "choice", "next", ["next", "current"]),  # PC-565
            OptionSpec("navy_section", "choice", "controller", ["controller", "hull"]),  # PC-566
            OptionSpec("reload_may_flee", "flag", False),  # PC-567
            OptionSpec("destroyed_mastercraft", "choice", "remove", ["remove", "discard"]),  # PC-568
            OptionSpec("fame_floor", "choice", "zero", ["zero", "none"]),  # PC-569
            OptionSpec("two_player_score", "choice", "sum", ["sum", "best"]),  # PC-570
            OptionSpec("even_windows", "flag", False, people_default=True),  # PC-593
        ]

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        return new_game(seats, self.check_options(seats, options), chance, events)

    def option_from(self, version: int, option: int) -> int:
        return repacked(option, 12) if version == 1 else option

    def decode(self, data: bytes) -> State:
        return decode(data)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, PiratesState)
        return faults(state)

    def any_setup(self, chance: Chance) -> tuple[int, dict[str, object]]:
        options: dict[str, object] = {}
        for spec in self.option_specs():
            if spec.kind == "flag":
                options[spec.key] = chance.below(2) == 1
            else:
                options[spec.key] = spec.choices[chance.below(len(spec.choices))]
        return int(chance.below(5)) + 2, options

    def panels(self, view: dict[str, object]) -> list[Panel]:
        return panels(view)

    def catalogue(self) -> dict[str, object]:
        return catalogue()

    def facets(self, state: State) -> list[tuple[str, str, int]]:
        """The number of players, and every legend that was met."""
        assert isinstance(state, PiratesState)
        met = [captain for captain in (state.captain_a, state.captain_b) if captain >= 0]
        met += [i64(captain) for captain in state.sunk_legends]
        found = [("legend", LEGENDS[captain].key, -1) for captain in met]
        return [("players", str(int(state.seats)), -1), *found]

    def features(self) -> Features:
        return PiratesFeatures()

    def guide(self) -> Guide:
        return GUIDE

    def styles(self) -> list[Style]:
        return STYLES


GUIDE: Final = PiratesGuide()
GAME: Final = PiratesCove()
