"""Merchants Cove on the shelf: its table options, how it starts, and what the edges need to show it."""

from __future__ import annotations

import itertools
import math
from typing import Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove import bot, codec, faults, features, panels, setup
from covetown.games.merchants_cove.corruption import FACE_COUNTS, FACE_NAMES
from covetown.games.merchants_cove.goods import good_name
from covetown.games.merchants_cove.merchant import Merchant
from covetown.games.merchants_cove.merchants import SHELF, merchants
from covetown.games.merchants_cove.rogues import ROGUE_CARDS
from covetown.games.merchants_cove.state import MerchantsState
from covetown.games.merchants_cove.styles import STYLES
from covetown.games.merchants_cove.town.townsfolk import SET_NAMES, TOWNSFOLK
from covetown.kernel import Chance, Events, Features, Game, Guide, OptionSpec, Panel, RuleError, State, Style, repacked


@final
class MerchantsCove(Game):
    """Three days of making and selling in a harbour town, for 1 to 5 merchants."""

    key = setup.KEY
    rules_version = "2"
    usual_seats = 4
    minutes = (60, 100)
    complexity = 3

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        if options.get("peddler_joins") is True:
            return [1, 2]
        found = merchants()
        base = len([merchant for merchant in found if merchant.base])
        most = max(base, len(found) - 1) if len(found) < setup.MOST_SEATS else setup.MOST_SEATS
        return [seats for seats in range(1, setup.MOST_SEATS + 1) if seats <= max(most, 1)]

    def option_specs(self) -> list[OptionSpec]:
        keys = [setup.ANY] + [merchant.key for merchant in merchants()]
        sellers = [setup.ANY] + [merchant.key for merchant in merchants() if merchant.goods]
        specs = [OptionSpec(f"merchant_{seat}", "choice", setup.ANY, keys) for seat in range(1, setup.MOST_SEATS + 1)]
        specs.append(OptionSpec("rogues", "choice", "criminals", [card.key for card in ROGUE_CARDS]))  # MC-078
        specs.append(OptionSpec("townsfolk", "list", ["locals", "mercenaries"], list(SET_NAMES)))  # MC-067
        specs.append(OptionSpec("peddler_joins", "flag", False))
        specs.append(OptionSpec("difficulty", "choice", "normal", ["normal", "hard"]))
        specs.append(OptionSpec("peddler_goods", "choice", setup.ANY, sellers))
        specs.append(OptionSpec("even_windows", "flag", False, people_default=True))  # MC-412
        specs.append(OptionSpec("opening_stock", "flag", True, before=False))  # MC-413
        return specs

    def check_options(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        full = super().check_options(seats, options)
        sets = full["townsfolk"]
        if not isinstance(sets, (list, tuple)) or len(sets) < 2:
            raise setup.refused(  # MC-065
                "at least 2 of the 3 Townsfolk sets are in play: " + ", ".join(SET_NAMES), "townsfolk", {}
            )
        setup.check_merchants(seats, full)
        return full

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        return setup.new_game(seats, self.check_options(seats, options), chance, events)

    def deal_options(self, seats: int, options: dict[str, object], chance: Chance) -> dict[str, object]:
        return setup.deal_options(seats, self.check_options(seats, options), chance)

    def option_from(self, version: int, option: int) -> int:
        return repacked(option, 12)

    def event_roles(self) -> dict[str, list[str]]:
        """Seats and cards as everywhere, and the words of the shops."""
        roles = Game.event_roles(self)
        for merchant in SHELF.everyone:
            roles.update(merchant.view.words())
        return roles

    def decode(self, data: bytes) -> State:
        return codec.decode(data)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, MerchantsState)
        return faults.faults(state)

    def any_setup(self, chance: Chance) -> tuple[int, dict[str, object]]:
        options: dict[str, object] = {}
        if chance.below(4) == 0:
            options["peddler_joins"] = True
        counts = self.seat_counts(options)
        seats = counts[chance.below(i64(len(counts)))]
        keys = [merchant.key for merchant in merchants()]
        for seat in range(seats):
            if chance.below(2):
                options[f"merchant_{seat + 1}"] = keys.pop(chance.below(i64(len(keys))))
        options["rogues"] = ROGUE_CARDS[chance.below(i64(len(ROGUE_CARDS)))].key
        sets = list(SET_NAMES)
        if chance.below(2):
            sets.pop(chance.below(i64(len(sets))))
        options["townsfolk"] = sets
        options["difficulty"] = "hard" if chance.below(2) else "normal"
        sellers = [merchant.key for merchant in merchants() if merchant.goods]
        if setup.peddler_plays(seats, {"peddler_joins": False, **options}) and chance.below(2):
            options["peddler_goods"] = sellers[chance.below(i64(len(sellers)))]
        options["opening_stock"] = chance.below(4) != 0
        try:
            self.check_options(seats, options)
        except RuleError:
            for name in ("peddler_goods", *[f"merchant_{seat + 1}" for seat in range(seats)]):
                options.pop(name, None)
        return seats, options

    def line_ups(self, seats: int) -> list[dict[str, object]]:
        keys = [merchant.key for merchant in merchants()]
        rows = list(itertools.permutations(keys, min(seats, len(keys))))
        if seats == setup.MOST_SEATS:  # MC-006
            expansions = [merchant.key for merchant in merchants() if not merchant.base]
            rows = [row for row in rows if any(key in expansions for key in row)]
        # In leaps, so that a part of the list is even too.
        leap = next(step for step in range(len(rows) // 3, len(rows) + 2) if math.gcd(step, len(rows)) == 1)
        return [
            {f"merchant_{seat + 1}": key for seat, key in enumerate(rows[at * leap % len(rows)])}
            for at in range(len(rows))
        ]

    def panels(self, view: dict[str, object]) -> list[Panel]:
        return panels.panels(view)

    def catalogue(self) -> dict[str, object]:
        cards: dict[str, object] = {}
        for number in range(len(TOWNSFOLK)):
            card = TOWNSFOLK[number]
            cards[str(number)] = {
                "key": card.key,
                "code": card.code,
                "kind": "townsfolk",
                "set": SET_NAMES[card.group],
                "icons": list(card.icons),
            }
        shops: dict[str, object] = {}
        for merchant in SHELF.everyone:
            own = merchant.view.catalogue()
            more = own.get("cards")
            if isinstance(more, dict):
                cards.update(more)
            if not merchant.automatic:
                shops[merchant.key] = shop_facts(merchant, own)
        return {
            "cards": cards,
            "merchants": shops,
            "corruption": {FACE_NAMES[face]: FACE_COUNTS[face] for face in range(len(FACE_NAMES))},
            "rogue_cards": {
                card.key: {"lair": card.lair, "bag": card.bag, "box": card.box, "set_aside": card.set_aside}
                for card in ROGUE_CARDS
            },
        }

    def facets(self, state: State) -> list[tuple[str, str, int]]:
        assert isinstance(state, MerchantsState)
        out = [("merchant", player.merchant.key, int(player.seat)) for player in state.players[: state.seats]]
        out.append(("rogues", ROGUE_CARDS[state.rogue_card].key, -1))
        out.append(("peddler", "yes" if state.peddler >= 0 else "no", -1))
        return out

    def features(self) -> Features:
        return features.FEATURES

    def guide(self) -> Guide:
        return bot.GUIDE

    def styles(self) -> list[Style]:
        return STYLES


def shop_facts(merchant: Merchant, own: dict[str, object]) -> dict[str, object]:
    """Static facts of a shop for clients."""
    out: dict[str, object] = {name: own[name] for name in own if name != "cards"}
    out["base"] = merchant.base
    out["reconstruction"] = merchant.reconstruction
    out["figures"] = list(merchant.figures)
    out["staff"] = list(merchant.staff)
    out["spaces"] = [
        {
            "key": space.key,
            "hours": int(space.hours),
            "corruption": int(space.corruption),
            "common": space.action < 0,
            "marked": space.marked,
        }
        for space in merchant.spaces
    ]
    out["goods"] = {
        good_name(good): {
            "name": merchant.goods[good].name,
            "price": merchant.goods[good].price,
            "count": merchant.goods[good].count,
        }
        for good in range(len(merchant.goods))
    }
    return out


GAME: Final = MerchantsCove()
