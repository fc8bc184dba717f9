"""The shop boards of Merchants Cove told again from events alone; see `retold.py`. Printed facts stand here too."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.games.merchants_cove.retold import Retold

Facts = dict[str, Any]
COLOURS = ("red", "green", "blue", "yellow")


class Shop:
    """A board of which nothing is known."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def shields(self, kept: Counter[str]) -> Counter[str]:
        """The active shields; most boards show them themselves, the others leave them to the core."""
        return kept

    def picture(self, own: bool) -> Facts:
        raise NotImplementedError


class Laboratory(Shop):
    """The Alchemist."""

    MARBLES = ("red", "green", "blue", "yellow", "ichor")
    SLOTS = ((2, 1), (2, 1), (2, 1), (3, 2), (3, 2))

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.chutes: list[list[str | None]] = [[None] * 5 for _ in range(4)]
        self.cauldrons: list[tuple[list[str | None], list[str | None]]] = [
            ([None] * base, [None] * more) for base, more in self.SLOTS
        ]
        self.vats = dict.fromkeys(COLOURS, 2)
        self.bag: Counter[str] = Counter({"red": 12, "green": 12, "blue": 8, "yellow": 8, "ichor": 4})
        self.catch: Counter[str] = Counter()

    def on_alchemist_refilled(self, event: Facts, _table: Retold) -> None:
        assert event["count"] == len(event["fresh"])
        for ref in event["fresh"]:
            _, chute, level, marble = ref.split(":")
            assert self.chutes[int(chute) - 1][int(level) - 1] is None
            self.chutes[int(chute) - 1][int(level) - 1] = marble
            self.bag[marble] -= 1

    def on_alchemist_took(self, event: Facts, _table: Retold) -> None:
        out = Counter(marble for chute in self.chutes for marble in chute if marble)
        self.chutes = [list(chute) for chute in event["chutes"]]
        out -= Counter(marble for chute in self.chutes for marble in chute if marble)
        self.catch += out
        assert self.catch == Counter(event["marbles"])
        assert event["count"] == self.catch.total()

    on_alchemist_ladled = on_alchemist_took

    def on_alchemist_foraged(self, event: Facts, _table: Retold) -> None:
        self.bag -= Counter(event["marbles"])
        self.catch += Counter(event["marbles"])

    def on_alchemist_placed(self, event: Facts, _table: Retold) -> None:
        marble = event["marble"]
        assert self.catch[marble] > 0
        self.catch[marble] -= 1
        base, more = self.cauldrons[event["cauldron"] - 1]
        slots = base if None in base and marble in (base[0] or marble, "ichor") else more
        slots[slots.index(None)] = marble

    def on_alchemist_returned(self, event: Facts, _table: Retold) -> None:
        back = Counter(event["marbles"])
        assert back <= self.catch
        self.catch -= back
        self.bag += back

    def on_alchemist_emptied(self, event: Facts, _table: Retold) -> None:
        base, more = self.cauldrons[event["cauldron"] - 1]
        held = Counter(marble for marble in base + more if marble)
        self.catch["ichor"] += held.pop("ichor", 0)
        self.bag += held
        base[:] = [None] * len(base)
        more[:] = [None] * len(more)

    def on_alchemist_waste(self, event: Facts, _table: Retold) -> None:
        self.catch["ichor"] -= 1
        self.vats[event["colour"]] += 1

    def on_alchemist_spilt(self, event: Facts, _table: Retold) -> None:
        assert self.vats[event["colour"]] == 2
        self.catch["ichor"] -= 1
        self.bag["ichor"] += 1

    def on_alchemist_purged(self, event: Facts, _table: Retold) -> None:
        assert event["count"] == sum(self.vats.values())
        self.bag["ichor"] += event["count"]
        self.vats = dict.fromkeys(COLOURS, 0)

    def on_alchemist_stirred(self, event: Facts, _table: Retold) -> None:
        one, two = [[int(part) - 1 for part in ref.split(":")[1:]] for ref in event["refs"]]
        chutes = self.chutes
        chutes[one[0]][one[1]], chutes[two[0]][two[1]] = chutes[two[0]][two[1]], chutes[one[0]][one[1]]

    def shields(self, kept: Counter[str]) -> Counter[str]:
        return Counter({colour: 1 for colour, ichor in self.vats.items() if ichor == 0})

    def picture(self, own: bool) -> Facts:
        return {
            "chutes": self.chutes,
            "cauldrons": [
                {"base": base, "catalysts": more, "size": "large" if len(base) == 3 else "small"}
                for base, more in self.cauldrons
            ],
            "vats": list(self.vats.values()),
            "bag": [self.bag[marble] for marble in self.MARBLES],
            "catch": [marble for marble in self.MARBLES for _ in range(self.catch[marble])],
        }


class Smithy(Shop):
    """The Blacksmith."""

    DICE = (*COLOURS, "coal")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.pool: Counter[str] = Counter({"red": 1, "green": 1, "coal": 4})
        self.rack: Counter[str] = Counter({"red": 1, "green": 1, "blue": 2, "yellow": 2})
        self.furnaces: list[list[tuple[str, int]]] = [[] for _ in range(5)]  # the alloy die first
        self.rolled: Counter[tuple[str, int]] = Counter()

    def on_chose_space(self, _event: Facts, _table: Retold) -> None:
        self.rolled = Counter()

    on_used_staff = on_chose_space

    def on_blacksmith_raked(self, event: Facts, _table: Retold) -> None:
        self.pool += Counter(die for die, _ in self.furnaces[event["furnace"] - 1])
        self.furnaces[event["furnace"] - 1] = []

    def on_blacksmith_rolled(self, event: Facts, _table: Retold) -> None:
        assert len(event["values"]) == self.pool[event["die"]]
        self.rolled += Counter((event["die"], value) for value in event["values"])

    def on_blacksmith_placed(self, event: Facts, _table: Retold) -> None:
        die, value = event["die"], event["value"]
        assert abs(event["rolled"] - value) <= 1  # the Bellows give one more or one less
        assert self.rolled[die, event["rolled"]] > 0
        self.rolled[die, event["rolled"]] -= 1
        self.pool[die] -= 1
        self.furnaces[event["furnace"] - 1].append((die, value))
        assert event["heat"] == sum(value for _, value in self.furnaces[event["furnace"] - 1])

    def on_blacksmith_mined(self, event: Facts, _table: Retold) -> None:
        self.rack[event["colour"]] -= 1
        self.pool[event["colour"]] += 1

    def on_blacksmith_forged(self, event: Facts, _table: Retold) -> None:
        furnace = self.furnaces[event["furnace"] - 1]
        self.pool["coal"] += len(furnace) - 1
        del furnace[1:]

    def on_blacksmith_racked(self, event: Facts, _table: Retold) -> None:
        self.leave(event)
        self.rack[event["colour"]] += 1

    def on_blacksmith_preserved(self, event: Facts, _table: Retold) -> None:
        self.leave(event)
        self.pool[event["colour"]] += 1

    def leave(self, event: Facts) -> None:
        if event["furnace"]:
            assert self.furnaces[event["furnace"] - 1][0][0] == event["colour"]
            self.furnaces[event["furnace"] - 1] = []
        else:
            self.pool[event["colour"]] -= 1

    def on_blacksmith_tempered(self, event: Facts, _table: Retold) -> None:
        furnace = self.furnaces[event["furnace"] - 1]
        furnace[furnace.index((event["die"], event["value"]))] = (event["die"], event["next"])
        assert event["heat"] == sum(value for _, value in furnace)

    def picture(self, own: bool) -> Facts:
        furnaces = []
        for furnace in self.furnaces:
            coal = sorted((value for _, value in furnace[1:]), reverse=True)
            heat = sum(value for _, value in furnace)
            alloy, value = furnace[0] if furnace else (None, 0)
            furnaces.append({"alloy": alloy, "value": value, "coal": coal, "heat": heat})
        return {
            "pool": [die for die in self.DICE for _ in range(self.pool[die])],
            "rack": [die for die in self.DICE for _ in range(self.rack[die])],
            "furnaces": furnaces,
            "rolled": [
                {"die": die, "value": value}
                for die in self.DICE
                for value in range(1, 7)
                for _ in range(self.rolled[die, value])
            ],
        }


class SeaChart(Shop):
    """The Captain."""

    LANES = {"n": ("blue", 7), "e": ("yellow", 7), "s": ("green", 6), "w": ("red", 6)}
    PORT = 5

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.ships: list[tuple[str | None, int]] = [(None, 0)] * 4
        self.tokens: dict[str, str | None] = {}
        self.taken: Counter[str] = Counter()

    def on_captain_treasures(self, event: Facts, _table: Retold) -> None:
        self.tokens = dict(zip(self.LANES, event["tokens"], strict=True))
        self.taken = Counter()

    def on_captain_spun(self, event: Facts, _table: Retold) -> None:
        assert event["sector"] in ("n", "ne", "e", "se", "s", "sw", "w", "nw")

    def on_captain_blown(self, event: Facts, _table: Retold) -> None:
        wreck = self.LANES[event["lane"]][1]
        self.ships = [
            (lane, min(space + 1, wreck)) if lane == event["lane"] else (lane, space) for lane, space in self.ships
        ]

    def on_captain_sailed(self, event: Facts, _table: Retold) -> None:
        self.ships[event["ship"] - 1] = (event["lane"], event["space"])

    def on_captain_waived(self, event: Facts, _table: Retold) -> None:
        assert event["points"] > 0

    def on_captain_returned(self, event: Facts, _table: Retold) -> None:
        lane, _space = self.ships[event["ship"] - 1]
        self.ships[event["ship"] - 1] = (None, 0)
        size, _, colour = event["brought"].partition("-")
        if size == "large":
            assert lane is not None
            assert self.tokens[lane] == colour
            self.tokens[lane] = None
            self.taken[colour] += 1

    def shields(self, kept: Counter[str]) -> Counter[str]:
        return Counter({self.LANES[lane][0]: 1 for lane, space in self.ships if lane and space >= self.PORT})

    def picture(self, own: bool) -> Facts:
        lying = Counter(token for token in self.tokens.values() if token)
        return {
            "ships": [{"lane": lane, "space": space} for lane, space in self.ships],
            "tokens": [self.tokens[lane] for lane in self.LANES],
            "taken": [self.taken[colour] for colour in COLOURS],
            "aside": [2 - self.taken[colour] - lying[colour] for colour in COLOURS],
        }


class Workshop(Shop):
    """The Chronomancer."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.machines: list[list[str | None]] = []
        self.bench: list[str] = []
        self.anchors = dict.fromkeys(COLOURS, 0)
        self.hourglass = True
        self.bag: Counter[str] = Counter({"red": 9, "green": 9, "blue": 7, "yellow": 7})

    def on_chronomancer_laid(self, event: Facts, _table: Retold) -> None:
        self.machines = [list(event["upper"]), list(event["lower"])]
        self.bag -= Counter(tile for row in self.machines for tile in row if tile)

    def on_chronomancer_refilled(self, event: Facts, _table: Retold) -> None:
        self.bench += event["tiles"]
        self.bag -= Counter(event["tiles"])

    def on_chronomancer_pushed(self, event: Facts, _table: Retold) -> None:
        self.bench.remove(event["colour"])
        row = self.machines[event["machine"] - 1]
        if event["end"] == "right":
            row.reverse()
        gap = row.index(None) if None in row else 5
        row.insert(0, event["colour"])
        dropped = row.pop(gap + 1 if gap < 5 else 5)
        assert (dropped or "none") == event["dropped"]
        if dropped:
            self.bench.append(dropped)
        if event["end"] == "right":
            row.reverse()
        assert row == event["row"]

    def on_chronomancer_stabilised(self, event: Facts, _table: Retold) -> None:
        self.anchors[event["colour"]] = event["rift"]

    def on_chronomancer_explored(self, event: Facts, _table: Retold) -> None:
        for row in self.machines:
            assert row[event["rift"] - 1] == event["colour"]
            row[event["rift"] - 1] = None
            self.bag[event["colour"]] += 1

    def on_chronomancer_rewound(self, event: Facts, _table: Retold) -> None:
        self.hourglass = False

    def on_chronomancer_hourglass(self, event: Facts, _table: Retold) -> None:
        self.hourglass = True

    def on_chronomancer_tinkered(self, event: Facts, _table: Retold) -> None:
        row = self.machines[event["machine"] - 1]
        assert row[event["position"] - 1] == event["tile"]
        row[event["position"] - 1] = event["colour"]
        self.bench.remove(event["colour"])
        self.bench.append(event["tile"])

    def on_chronomancer_renewed(self, event: Facts, _table: Retold) -> None:
        self.bag += Counter(self.bench)
        self.bench = []

    def shields(self, kept: Counter[str]) -> Counter[str]:
        return Counter({colour: 1 for colour, rift in self.anchors.items() if rift})

    def picture(self, own: bool) -> Facts:
        return {
            "machines": self.machines,
            "bench": self.bench,
            "anchors": list(self.anchors.values()),
            "hourglass": self.hourglass,
            "bag": [self.bag[colour] for colour in COLOURS],
        }


class Barrow(Shop):
    """The Peddler."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.stock = ""
        self.cards: list[int] = []
        self.deck = 16
        self.discard: list[int] = []
        self.left: int | None = None
        self.right: int | None = None
        self.pool: list[str] = []
        self.shelf: list[str | None] = [None] * 6
        self.townsfolk: list[int] = []

    def on_peddler_joined(self, event: Facts, _table: Retold) -> None:
        self.stock = event["stock"]
        self.cards = event["deck"]
        self.deck = len(self.cards)

    def on_peddler_card(self, event: Facts, _table: Retold) -> None:
        self.deck -= 1
        assert event["card"] in self.cards
        assert event["card"] not in self.discard
        setattr(self, event["slot"], event["card"])

    def on_peddler_turn(self, event: Facts, _table: Retold) -> None:
        assert event["hours"] > 0

    def on_peddler_cards_moved(self, event: Facts, _table: Retold) -> None:
        assert (self.right, self.left) == (event["card"], event["right"])
        self.discard.append(event["card"])
        self.left, self.right = None, self.left

    def on_peddler_reshuffled(self, event: Facts, _table: Retold) -> None:
        self.deck = event["count"]
        self.discard = []
        if self.deck == len(self.cards):
            self.left = self.right = None

    def on_entered_pool(self, event: Facts, table: Retold) -> None:
        table.take(table.bag, event["sign"])
        self.pool.append(event["sign"])
        assert event["space"] == len(self.pool)

    def on_left_pool(self, event: Facts, table: Retold) -> None:
        assert self.pool.pop(event["space"] - 1) == event["sign"]
        table.drawn[event["sign"]] += 1

    def on_recruited(self, event: Facts, _table: Retold) -> None:
        self.townsfolk.append(event["card"])

    def on_produced(self, event: Facts, _table: Retold) -> None:
        self.shelf[self.shelf.index(None)] = event["good"]

    def on_sold(self, event: Facts, _table: Retold) -> None:
        self.shelf = [None if good and event["goods"][good] else good for good in self.shelf]

    def shields(self, kept: Counter[str]) -> Counter[str]:
        return Counter(sign for sign in self.pool if sign != "rogue")

    def picture(self, own: bool) -> Facts:
        return {
            "stock": self.stock,
            "cards": self.cards,
            "discard": sorted(self.discard),
            "deck": self.deck,
            "left": self.left,
            "right": self.right,
            "pool": self.pool,
            "shelf": self.shelf,
            "townsfolk": sorted(self.townsfolk),
        }


def shop_of(merchant: str, seat: int) -> Shop:
    from tests.games.merchants_cove.retold_stage import Stage

    shops: dict[str, type[Shop]] = {
        "alchemist": Laboratory,
        "blacksmith": Smithy,
        "captain": SeaChart,
        "chronomancer": Workshop,
        "entertainer": Stage,
        "peddler": Barrow,
    }
    return shops[merchant](seat)
