"""The table of Merchants Cove told again from events alone: what one viewer was told, and printed facts.

`Retold` hears events as a viewer gets them and keeps its own table. It reads no state, calls no rule of the engine and
imports nothing from it: what a merchant's board starts with, and what an event means, is written here a second time.
Where viewers know different things (faces of Corruption cards, the Entertainer's hand) it keeps what its viewer knows.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.merchants_cove.retold_shops import Shop, shop_of

Facts = dict[str, Any]

KINDS = ("red", "green", "blue", "yellow", "rogue")
COLOURS = KINDS[:4]
ADVENTURERS = {"red": 13, "green": 13, "blue": 9, "yellow": 9}
GOODS = [f"{size}-{colour}" for size in ("small", "large") for colour in COLOURS]
PIERS = ("bazaar", "plaza", "black-market")
PIER_OF = {"BZ": "bazaar", "PL": "plaza", "PR": "plaza", "BM": "black-market"}
FACES = {"c": 28, **{f"{skulls}-{colour}": 4 for skulls in ("c", "cc") for colour in COLOURS}}
FACE_LIST = list(FACES)


# What nobody could know before it was told: what chance gave, and cards turned up.
CHANCE = {
    "alchemist-foraged", "alchemist-refilled", "arrived", "blacksmith-rolled", "captain-spun", "captain-treasures",
    "chronomancer-laid", "chronomancer-refilled", "corruption-reshuffled", "drew-adventurer", "drew-corruption",
    "drew-song-card", "entered-pool", "final-scoring", "peddler-card", "song-deck-reshuffled", "stack-shows",
    "timepieces-stacked", "townsfolk-dealt", "turned-up",
}  # fmt: skip


def crowd(facts: Facts) -> Counter[str]:
    return Counter({kind: int(count) for kind, count in facts.items() if count})


class Trader:
    """What a viewer knows of a player: gold, Goods, Staff, figures and Corruption cards."""

    def __init__(self, seat: int, merchant: str, facts: Facts) -> None:
        self.seat = seat
        self.merchant = merchant
        self.gold = 0
        self.position = 2
        self.shelf: Counter[str] = Counter()
        self.supply: Counter[str] = Counter({good: row["count"] for good, row in facts.get("goods", {}).items()})
        self.staff: list[int | None] = [None for _ in facts.get("staff", ())]
        self.figures: list[str | None] = [None for _ in facts.get("figures", ())]
        self.spaces = {space["key"]: space for space in facts.get("spaces", ())}
        self.marked = 0
        self.shields: Counter[str] = Counter()
        self.corruption = 0
        self.faces: Counter[str] = Counter()  # own cards, and everybody's when the game is over
        self.discarded: Counter[str] = (
            Counter()
        )  # own cards of which the viewer knows that they lie on the discard pile
        self.shop: Shop = shop_of(merchant, seat)


class Retold:
    """The table as one viewer can put it together."""

    def __init__(self, viewer: int, seats: int, options: Facts, catalogue: Facts) -> None:
        self.viewer = viewer
        self.seats = seats
        self.catalogue = catalogue
        sets = [name for name in ("locals", "mercenaries", "sailors") if name in options["townsfolk"]]
        cards = catalogue["cards"]
        self.deck = {
            int(card) for card, facts in cards.items() if facts["kind"] == "townsfolk" and facts["set"] in sets
        }
        self.unseen = len(self.deck)  # cards of the Townsfolk deck in unknown order
        self.bottom: list[int] = []
        self.square: list[int | None] = [None] * 4
        self.recruited: int | None = None
        self.loose: list[int] = []  # Townsfolk cards on their way
        self.players: list[Trader] = []
        self.round = 1
        self.phase = "arrival"
        self.marker = 24
        self.signal = False
        self.stack: list[int] = []  # seats in the order in which they were put down, the last one on top
        self.boats: list[Counter[str]] = [Counter() for _ in range(6)]
        self.status = ["gone"] * 6
        self.berths: dict[str, int] = {}
        self.piers: dict[str, Counter[str]] = {pier: Counter() for pier in PIERS}
        self.halls: Counter[str] = Counter(dict.fromkeys(COLOURS, 1))
        self.bag: Counter[str] = Counter({kind: count - 1 for kind, count in ADVENTURERS.items()})
        self.drawn: Counter[str] = Counter()
        self.rogue_card = ""
        self.corruption_deck = sum(FACES.values())
        self.corruption_discards = 0
        self.over = False
        self.kinds: Counter[str] = Counter()
        self.learned = 0  # how often something was told that this viewer could not know before
        self.shown = 0  # how often a card came out of a hand, whether it could be worked out before or not

    # --- hearing ---

    def hear(self, events: list[Facts]) -> None:
        for event in events:
            kind = event["kind"].replace("-", "_")
            self.kinds[event["kind"]] += 1
            if event["kind"] in CHANCE and event.get("count") != 0:
                self.learned += 1
            own = getattr(self, "on_" + kind, None)
            if own:
                own(event)
            seat = event.get("seat")
            shop = self.players[seat].shop if isinstance(seat, int) else None
            shops = getattr(shop, "on_" + kind, None)
            if shops:
                shops(event, self)
            assert own or shops, f"nobody understands {event}"

    def on_took_shop(self, event: Facts) -> None:
        facts = self.catalogue["merchants"][event["merchant"]]
        self.players.append(Trader(event["seat"], event["merchant"], facts))

    def on_peddler_joined(self, event: Facts) -> None:
        player = Trader(event["seat"], "peddler", {})
        stock = self.catalogue["merchants"][event["stock"]]["goods"]
        player.supply = Counter({good: row["count"] for good, row in stock.items()})
        self.players.append(player)

    def on_rogue_card(self, event: Facts) -> None:
        self.rogue_card = event["rogues"]
        self.halls["rogue"] = event["lair"]
        self.bag["rogue"] = event["bag"]

    def on_timepieces_stacked(self, event: Facts) -> None:
        self.stack = event["seats"][::-1]
        for player in self.players:
            player.position = event["at"]

    def on_phase(self, event: Facts) -> None:
        self.phase = "over" if event["phase"] == "scoring" else event["phase"]
        assert event["round"] == self.round
        if self.phase == "market":
            for at in range(6):
                assert not self.boats[at]
                self.status[at] = "gone" if self.status[at] == "sailing" else self.status[at]

    # The harbour.

    def on_arrived(self, event: Facts) -> None:
        at = event["boat"] - 1
        self.boats[at] = crowd(event["crowd"])
        self.status[at] = "sailing"
        self.bag -= self.boats[at]

    def on_set_aside(self, event: Facts) -> None:
        assert self.bag["rogue"] >= event["count"]

    def on_drew_adventurer(self, event: Facts) -> None:
        self.take(self.bag, event["sign"])
        self.drawn[event["sign"]] += 1

    def on_returned_adventurer(self, event: Facts) -> None:
        self.take(self.drawn, event["sign"])
        self.bag[event["sign"]] += 1

    def on_boarded(self, event: Facts) -> None:
        self.take(self.boats[event["from"] - 1] if event["from"] else self.drawn, event["sign"])
        self.boats[event["boat"] - 1][event["sign"]] += 1

    def on_left_boat(self, event: Facts) -> None:
        self.take(self.boats[event["boat"] - 1], event["sign"])
        if event["to"] in PIERS:
            self.piers[event["to"]][event["sign"]] += 1
        else:
            self.drawn[event["sign"]] += 1

    def on_docked(self, event: Facts) -> None:
        at = event["boat"] - 1
        assert self.boats[at] == crowd(event["crowd"])
        assert PIER_OF[event["berth"]] == event["pier"]
        self.piers[event["pier"]] += self.boats[at]
        self.boats[at] = Counter()
        self.status[at] = "docked"
        self.berths[event["berth"]] = event["boat"]

    def on_boat_left(self, event: Facts) -> None:
        at = event["boat"] - 1
        self.drawn += self.boats[at]
        self.boats[at] = Counter()
        self.status[at] = "gone"

    def on_to_halls(self, event: Facts) -> None:
        gone = crowd(event["crowd"])
        assert gone <= self.drawn
        self.drawn -= gone
        self.halls += gone

    def on_signal(self, event: Facts) -> None:
        self.signal = True
        self.marker = 2 * event["hour"]

    def on_left_piers(self, event: Facts) -> None:
        assert crowd(event["crowd"]) == sum(self.piers.values(), Counter())
        self.bag += crowd(event["crowd"])

    def on_cleaned_up(self, event: Facts) -> None:
        self.piers = {pier: Counter() for pier in PIERS}
        self.berths = {}
        self.status = ["gone"] * 6
        self.signal = False
        self.marker = 24
        self.round = event["hour"]
        for player in self.players:
            player.position = 2 * event["hour"]
            player.marked = 0

    # The clock.

    def on_timepiece_moved(self, event: Facts) -> None:
        player = self.players[event["seat"]]
        assert player.position == event["from"]
        player.position = event["to"]
        self.stack.remove(event["seat"])
        self.stack.append(event["seat"])

    def on_waited(self, event: Facts) -> None:
        pass

    def on_chose_space(self, event: Facts) -> None:
        player = self.players[event["seat"]]
        key = event["ref"].split(":")[2]
        player.figures[event["figure"]] = key
        player.marked += 1 if player.spaces[key]["marked"] else 0

    # The town.

    def on_townsfolk_dealt(self, event: Facts) -> None:
        if self.unseen:
            self.unseen -= 1
            self.deck.remove(event["card"])
        else:
            assert self.bottom.pop(0) == event["card"]
        assert self.square[event["space"] - 1] is None
        self.square[event["space"] - 1] = event["card"]

    def on_square_moved_up(self, event: Facts) -> None:
        assert [card for card in self.square if card is not None] == [c for c in event["square"] if c is not None]
        self.square = list(event["square"])

    def on_recruited(self, event: Facts) -> None:
        assert self.square[event["space"] - 1] == event["card"]
        self.square[event["space"] - 1] = None
        if self.players[event["seat"]].merchant != "peddler":
            self.recruited = event["card"]

    def on_assigned(self, event: Facts) -> None:
        assert self.recruited == event["card"]
        self.recruited = None
        staff = self.players[event["seat"]].staff
        old = staff[event["slot"] - 1]
        staff[event["slot"] - 1] = event["card"]
        if old is not None:
            self.loose.append(old)

    def leave_square(self, card: int) -> None:
        """A card goes away for good: it is on its way from a Staff board, or it lies in the Town Square."""
        if card in self.loose:
            self.loose.remove(card)
        else:
            self.square[self.square.index(card)] = None

    def on_townsfolk_discarded(self, event: Facts) -> None:
        self.leave_square(event["card"])
        self.bottom.append(event["card"])

    def on_used_staff(self, event: Facts) -> None:
        assert event["card"] in self.players[event["seat"]].staff

    # Gold and Goods.

    def on_gained_gold(self, event: Facts) -> None:
        self.players[event["seat"]].gold += event["amount"]

    on_sponsored = on_gained_gold
    on_sang_for_gold = on_gained_gold

    def on_paid_gold(self, event: Facts) -> None:
        self.players[event["seat"]].gold -= event["amount"]

    def on_produced(self, event: Facts) -> None:
        player = self.players[event["seat"]]
        self.take(player.supply, event["good"])
        player.shelf[event["good"]] += 1

    def on_took_back(self, event: Facts) -> None:
        player = self.players[event["seat"]]
        self.take(player.shelf, event["good"])
        player.supply[event["good"]] += 1

    def on_sold(self, event: Facts) -> None:
        player = self.players[event["seat"]]
        sold = crowd(event["goods"])
        assert sold <= player.shelf
        player.shelf -= sold
        player.supply += sold
        player.gold += event["amount"]

    def on_shield_on(self, event: Facts) -> None:
        self.players[event["seat"]].shields[event["colour"]] += 1

    def on_shield_off(self, event: Facts) -> None:
        self.take(self.players[event["seat"]].shields, event["colour"])

    # Corruption cards.

    def on_drew_corruption(self, event: Facts) -> None:
        assert ("face" in event) == (event["seat"] == self.viewer)
        self.corruption_deck -= 1
        player = self.players[event["seat"]]
        player.corruption += 1
        if "face" in event:
            player.faces[event["face"]] += 1

    def on_discarded_corruption(self, event: Facts) -> None:
        assert ("face" in event) == (event["seat"] == self.viewer)
        player = self.players[event["seat"]]
        player.corruption -= 1
        self.corruption_discards += 1
        if "face" in event:
            self.take(player.faces, event["face"])
            player.discarded[event["face"]] += 1

    def on_corruption_reshuffled(self, event: Facts) -> None:
        assert self.corruption_deck == 0
        assert event["count"] == self.corruption_discards
        self.corruption_deck, self.corruption_discards = self.corruption_discards, 0
        for player in self.players:
            player.discarded = Counter()

    def on_final_scoring(self, event: Facts) -> None:
        player = self.players[event["seat"]]
        faces = Counter(FACE_LIST[face] for face in event["faces"])
        assert faces.total() == player.corruption == event["count"]
        if player.seat == self.viewer:
            assert faces == player.faces
        player.faces = faces
        player.gold = max(0, player.gold + event["amount"])
        assert player.gold == event["gold"]
        self.over = player.seat == len(self.players) - 1

    def on_peddler_result(self, event: Facts) -> None:
        assert event["rival"] == self.players[-1].gold
        assert event["gold"] == max(player.gold for player in self.players[:-1])

    @staticmethod
    def take(held: Counter[str], kind: str) -> None:
        assert held[kind] > 0, f"there is no {kind} in {held}"
        held[kind] -= 1

    # --- telling ---

    def hidden_faces(self) -> Counter[str]:
        """The faces of all Corruption cards that this viewer has never been able to place."""
        known: Counter[str] = Counter()
        for player in self.players:
            known += player.faces + player.discarded
        return Counter(FACES) - known

    def picture(self) -> Facts:
        """What a view must show, as far as it is no printed fact and no consequence of something else in it."""
        return {
            "round": self.round,
            "phase": self.phase,
            "marker": self.marker,
            "signal": self.signal,
            "mice": list(range(1, self.round)),
            "stacks": self.stacks(),
            "boats": [
                {
                    "status": self.status[at],
                    "aboard": self.counted(self.boats[at], KINDS),
                    "berth": self.berth_of(at + 1),
                }
                for at in range(6)
            ],
            "berths": {berth: self.berths.get(berth) for berth in PIER_OF},
            "piers": {pier: self.counted(self.piers[pier], KINDS) for pier in PIERS},
            "halls": self.counted(self.halls, COLOURS),
            "lair": self.halls["rogue"],
            "bag": self.counted(self.bag, KINDS),
            "drawn": self.counted(self.drawn, KINDS),
            "rogue_card": self.rogue_card,
            "square": self.square,
            "deck": self.unseen + len(self.bottom),
            "bottom": self.bottom,
            "recruited": self.recruited,
            "corruption": {"deck": self.corruption_deck, "discards": self.corruption_discards},
            "players": [self.trader(player) for player in self.players],
        }

    def trader(self, player: Trader) -> Facts:
        faces = [face for face in FACE_LIST for _ in range(player.faces[face])]
        return {
            "merchant": player.merchant,
            "gold": player.gold,
            "position": player.position,
            "corruption": player.corruption,
            "faces": faces if self.over or player.seat == self.viewer else None,
            "shelf": self.counted(player.shelf, GOODS),
            "supply": self.counted(player.supply, GOODS),
            "shields": self.counted(player.shop.shields(player.shields), COLOURS),
            "staff": player.staff,
            "figures": player.figures,
            "marked": player.marked,
            "board": player.shop.picture(player.seat == self.viewer),
        }

    def stacks(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for seat in reversed(self.stack):
            found.setdefault(self.players[seat].position, []).append(seat)
        return found

    def berth_of(self, boat: int) -> str | None:
        return next((berth for berth, docked in self.berths.items() if docked == boat), None)

    @staticmethod
    def counted(held: Counter[str], kinds: tuple[str, ...] | list[str]) -> dict[str, int]:
        return {kind: held[kind] for kind in kinds}


def picture_of(view: Facts) -> Facts:
    """The same of a view."""
    clock, harbour, town = view["clock"], view["harbour"], view["town"]
    return {
        "round": view["round"],
        "phase": view["phase"],
        "marker": clock["marker"],
        "signal": clock["signal"],
        "mice": clock["mice"],
        "stacks": {stack["position"]: stack["seats"] for stack in clock["stacks"]},
        "boats": [{name: boat[name] for name in ("status", "aboard", "berth")} for boat in harbour["boats"]],
        "berths": {berth["berth"]: berth["boat"] for berth in harbour["berths"]},
        "piers": {pier["pier"]: pier["crowd"] for pier in harbour["piers"]},
        **{name: harbour[name] for name in ("halls", "lair", "bag", "drawn", "rogue_card")},
        "square": [space["card"] for space in town["square"]],
        **{name: town[name] for name in ("deck", "bottom", "recruited")},
        "corruption": view["corruption"],
        "players": [
            {
                **{
                    name: player[name]
                    for name in (
                        "merchant", "gold", "position", "corruption", "faces", "shelf", "supply", "shields", "figures",
                        "marked", "board",
                    )
                },
                "staff": [slot["card"] for slot in player["staff"]],
            }
            for player in view["players"]
        ],
    }  # fmt: skip
