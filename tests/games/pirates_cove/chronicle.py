"""The table as one viewer can know it: the box, and then nothing but the events this viewer was told.

Written from the rules, not from the engine: it knows no step, no state and no redeal. `zones` is everything it has
rebuilt, in the words of a view; `unseen` are the cards that lie where the viewer cannot look.

Two things in a view are not held against it, for these reasons. The order of the battle-card step before round 1 is no
fact of its own: it follows from speeds, cards and rolls that are all told (PC-199), and the order that counts, that of
the volleys, is told by `round`. And `burying` is the first half of one answer; `buried` tells it when it is whole.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Facts = dict[str, Any]

# The tavern deck by the numbers of the catalogue: 7 Mastercraft, 8 battle, 6 volley, 8 event, 9 fame cards, 4 parrots.
COPIES = Counter({0: 7, 1: 1, 2: 2, 3: 2, 4: 2, 5: 1, 6: 2, 7: 2, 8: 2, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1, 14: 2, 15: 1})
COPIES.update({16: 5, 17: 3, 18: 1, 19: 1, 20: 1, 21: 1, 22: 1})
BATTLE = range(1, 6)
VOLLEY = range(6, 9)
GRAPESHOT, KEG, SALUTE, SMOKE, GRAPPLE, BELAY, NEST = 6, 7, 8, 4, 3, 1, 11
WINDOWS = {"T": {10, 15}, "N1": {9, 13, 14}}
SECTIONS = ("hull", "sails", "cannon", "crew")
LEGEND_HULLS = {30: 8, 31: 5, 32: 5, 33: 5}
CACAFUEGO = 34
NAVY_HULL = 4
COVE = 7
# After a volley its cards lie there until all that follows from it has happened; these begin something else.
NEXT = {"volley", "round", "combat_won", "combat_over", "broken_off", "tie_roll", "card_played", "fled", "reloaded"}
NEXT |= {"prey_ranked", "hull_regained", "month", "upgrade_turn", "navy_left", "plundered"}


def box(viewer: int, seats: int, rules: Facts) -> Facts:
    """The table before anything has happened, as the rules have it, for somebody who is told all the rest."""
    fleet = 4 if seats == 2 else seats
    ship = {"place": 0, "gold": 9, "chests": 0, "fame": 0, "cards": 0, "parrot": None, "masters": {}}
    ships = [{**ship, "seat": at % seats, "levels": dict.fromkeys(SECTIONS, 2)} for at in range(fleet)]
    for one in ships:
        one.update({"hand": []} if one["seat"] == viewer else {}, holds_card_for=[])
    return {
        "viewer": viewer,
        "rules": rules,
        "month": 0,
        "bank": {"gold": 124 - 9 * fleet, "chests": 50},
        "ships": ships,
        "islands": [],
        "tavern": {"deck": 42, "discard": [], "out_of_game": 0},
        "legends": {"deck": 5, "discard": []},
        "black_ships": [],
        "combat": None,
    }


class Chronicle:
    """What one viewer knows."""

    def __init__(self, view: Facts) -> None:
        self.viewer: int = view["viewer"]
        self.rules: Facts = view["rules"]
        self.month: int = view["month"]
        self.queue: list[int] = []  # the ships still to upgrade at this place
        self.rolled: list[dict[str, int]] = []  # rolls for it that have not been used
        self.bank: dict[str, int] = dict(view["bank"])
        self.ships: list[Facts] = []
        for ship in view["ships"]:
            kept = {name: ship[name] for name in ("seat", "place", "gold", "chests", "fame", "cards")}
            kept.update(levels=dict(ship["levels"]), parrot=ship["parrot"] and dict(ship["parrot"]))
            kept.update(masters=dict(ship["masters"]), windows=set(), fame_cards=None)
            kept["hand"] = Counter(ship["hand"]) if "hand" in ship else None
            self.ships.append(kept)
        self.treasures: dict[int, tuple[int, ...]] = treasures_of(view)
        self.discard: list[int] = list(view["tavern"]["discard"])
        self.out = 0
        self.legend_deck: int = view["legends"]["deck"]
        self.legends_sunk: list[int] = []
        self.black: dict[str, list[int | None]] = {
            ship["name"]: [ship["island"], ship["card"]] for ship in view["black_ships"]
        }
        self.navy: list[tuple[int, int] | None] = []
        self.maps: list[tuple[int, int, int]] = []
        self.consort: tuple[int, int] | None = None
        self.nest: int | None = None
        self.open_courses = 0
        self.combat: Facts | None = None
        self.laid: list[tuple[int, int]] = []  # volley cards of the volley under way: ship, card
        self.fired: Facts | None = None
        self.rollers: list[int] = []  # who rolled for precedence
        self.made_of: Counter[int] | None = None  # what the present deck was made of, if it was made anew
        self.aside: int | None = None  # a second parrot, until its captain has chosen
        if view["combat"]:  # one may sit down to a battle that begins
            legend = view["combat"]["legend"]
            self.begin(view["combat"]["ships"], view["combat"]["island"], legend and legend["card"])

    # What follows from it.

    def deck(self) -> int:
        """How many cards the deck has: all that are nowhere else."""
        combat = len(self.combat["cards"]) if self.combat else 0
        aboard = sum(len(ship["masters"]) + (ship["parrot"] is not None) for ship in self.ships)
        lying = len(self.discard) + self.out + combat + len(self.laid) + aboard + (self.aside is not None)
        return 42 - lying - sum(int(ship["cards"]) for ship in self.ships)

    def unseen(self) -> Counter[int]:
        """The cards that lie in the deck or in a hand this viewer cannot see."""
        left = COPIES - Counter(self.discard)
        left[0] -= self.out
        for ship in self.ships:
            left[0] -= len(ship["masters"])
            if ship["parrot"] is not None:
                left[ship["parrot"]["card"]] -= 1
            left -= ship["hand"] or Counter()
        left -= Counter(card for _, card in self.laid)
        left -= Counter(entry["card"] for entry in self.combat["cards"]) if self.combat else Counter()
        if self.aside is not None:
            left[self.aside] -= 1
        return +left

    # Hearing.

    def hear(self, events: list[Facts]) -> None:
        """What one choice brought about."""
        for event in events:
            if event["kind"] in NEXT:
                self.put_away()
            ship = self.ships[event["ship"]] if "ship" in event else {}
            getattr(self, "on_" + event["kind"])(event, ship)
        self.put_away()

    def put_away(self) -> None:
        """A volley that was fired is over: its cards go to the discard pile."""
        if self.fired is None:
            return
        by = int(self.fired.get("ship", -1)) if self.fired["gunner"] == "ship" else -1
        cards = [card for _, card in self.laid]
        combat = self.combat
        assert combat is not None
        if by >= 0 and GRAPESHOT in cards and not (combat["last_battle"] and len(combat["ships"]) < 2):
            combat["hit"].add(by)  # the recoil
        if by >= 0 and SALUTE in cards and by in combat["ships"]:
            combat["reload"].add(by)
        for wanted in (GRAPESHOT, KEG, SALUTE):
            self.discard += [card for card in cards if card == wanted]
        self.laid = []
        self.fired = None

    def leave_hand(self, event: Facts, ship: Facts) -> None:
        ship["cards"] -= 1
        if ship["hand"] is not None:
            assert ship["hand"][event["card"]] > 0
            ship["hand"] = +(ship["hand"] - Counter([event["card"]]))
        for window, cards in WINDOWS.items():
            if event["card"] in cards:
                ship["windows"].discard(window)

    def on_drew(self, event: Facts, ship: Facts) -> None:
        ship["cards"] += event["count"]
        if ship["hand"] is not None:
            assert len(event["cards"]) == event["count"]
            ship["hand"].update(event["cards"])
        else:
            assert "cards" not in event, "the cards of another's hand were told"

    def on_new_deck(self, event: Facts, ship: Facts) -> None:
        assert event["count"] == len(self.discard)
        self.made_of = Counter(self.discard)
        self.discard = []

    def on_card_played(self, event: Facts, ship: Facts) -> None:
        card, number = event["card"], event["ship"]
        if self.rollers:
            window = next((name for name, cards in WINDOWS.items() if card in cards), "T")
            for other in self.rollers:
                self.ships[other]["windows"].add(window)
            self.rollers = []
        self.leave_hand(event, ship)
        if card in BATTLE:
            assert self.combat is not None
            self.combat["cards"].append({"ship": number, "card": card})
            self.combat["passed"] = set()
            self.combat["grapple"] |= card == GRAPPLE
            self.combat["belay"] |= card == BELAY
            if card == SMOKE:
                self.combat["smoke"].add(number)
        elif card in VOLLEY:
            self.laid.append((number, card))
        else:
            self.discard.append(card)

    def on_tie_roll(self, event: Facts, ship: Facts) -> None:
        if event["purpose"] == "precedence" and not self.rollers:
            self.rollers = [int(side.partition(":")[2]) for side in event["sides"]]
        if event["purpose"] == "upgrade":
            self.rolled.append(dict(zip(event["sides"], event["dice"], strict=True)))

    def on_parrot_drawn(self, event: Facts, ship: Facts) -> None:
        self.aside = event["card"]

    def on_parrot_aboard(self, event: Facts, ship: Facts) -> None:
        if ship["parrot"] is not None:
            self.aside = ship["parrot"]["card"]
        else:
            self.aside = None
        ship["parrot"] = {"card": event["card"], "section": SECTIONS[event["card"] - 19], "hurt": False}

    def on_parrot_released(self, event: Facts, ship: Facts) -> None:
        assert self.aside == event["card"]
        self.aside = None

    def on_parrot_hurt(self, event: Facts, ship: Facts) -> None:
        ship["parrot"]["hurt"] = True

    def on_parrot_healed(self, event: Facts, ship: Facts) -> None:
        ship["parrot"]["hurt"] = False

    def on_parrot_killed(self, event: Facts, ship: Facts) -> None:
        ship["parrot"] = None
        self.discard.append(event["card"])

    def on_master_attached(self, event: Facts, ship: Facts) -> None:
        self.leave_hand(event, ship)
        ship["masters"][event["section"]] = "upright"

    def on_master_replaced(self, event: Facts, ship: Facts) -> None:
        del ship["masters"][event["section"]]
        self.discard.append(0)

    def on_master_turned(self, event: Facts, ship: Facts) -> None:
        ship["masters"][event["section"]] = "turned"

    def on_master_mended(self, event: Facts, ship: Facts) -> None:
        ship["masters"][event["section"]] = "upright"

    def on_master_destroyed(self, event: Facts, ship: Facts) -> None:
        del ship["masters"][event["section"]]
        if self.rules["destroyed_mastercraft"] == "discard":
            self.discard.append(0)
        else:
            self.out += 1

    # Gold, chests, fame, levels.

    def on_gold_paid(self, event: Facts, ship: Facts) -> None:
        ship["gold"] -= event["amount"]
        self.bank["gold"] += event["amount"]

    def on_gold_gained(self, event: Facts, ship: Facts) -> None:
        ship["gold"] += event["amount"]
        self.bank["gold"] -= event["amount"]

    def on_chests_gained(self, event: Facts, ship: Facts) -> None:
        ship["chests"] += event["amount"]
        self.bank["chests"] -= event["amount"]

    def on_chests_lost(self, event: Facts, ship: Facts) -> None:
        ship["chests"] -= event["amount"]
        self.bank["chests"] += event["amount"]

    def on_fame_gained(self, event: Facts, ship: Facts) -> None:
        ship["fame"] += event["amount"]
        assert ship["fame"] == event["total"]

    def on_fame_lost(self, event: Facts, ship: Facts) -> None:
        ship["fame"] -= event["amount"]
        assert ship["fame"] == event["total"]

    def on_rigged(self, event: Facts, ship: Facts) -> None:
        ship["levels"] = dict(zip(SECTIONS, event["levels"], strict=True))

    def on_raised(self, event: Facts, ship: Facts) -> None:
        ship["levels"][event["section"]] = event["level"]

    def on_levels_lost(self, event: Facts, ship: Facts) -> None:
        assert ship["levels"][event["section"]] == event["level"] + event["amount"]
        ship["levels"][event["section"]] = event["level"]

    def on_repaired(self, event: Facts, ship: Facts) -> None:
        lost = [section for section, level in ship["levels"].items() if level == 0]
        assert len(lost) == event["sections"]
        ship["levels"].update(dict.fromkeys(lost, 2))

    def on_mutiny(self, event: Facts, ship: Facts) -> None:
        assert ship["gold"] == event["gold"]
        self.bank["gold"] += ship["gold"]
        ship["gold"] = 0

    # The sea.

    def on_month(self, event: Facts, ship: Facts) -> None:
        self.month = event["month"]
        self.treasures = {}
        self.queue = []

    def on_treasure(self, event: Facts, ship: Facts) -> None:
        self.treasures[event["island"]] = (event["fame"], event["gold"], event["chests"], event["tavern"])

    def on_plundered(self, event: Facts, ship: Facts) -> None:
        del self.treasures[event["island"]]

    def on_sailed(self, event: Facts, ship: Facts) -> None:
        ship["place"] = event["island"]
        if event["reason"] == "broken_off":
            self.gone(event["ship"])
        if event["reason"] == "nest":
            self.open_courses += 1
            if self.open_courses == len(self.ships):
                self.nest = None

    def on_nest_manned(self, event: Facts, ship: Facts) -> None:
        self.nest, self.open_courses = event["other_ship"], 0

    def on_consort_begins(self, event: Facts, ship: Facts) -> None:
        self.consort = (event["ship"], event["other_ship"])

    def on_consort_ended(self, event: Facts, ship: Facts) -> None:
        self.consort = None

    def on_map_drawn(self, event: Facts, ship: Facts) -> None:
        self.maps.append((event["month"], event["island"], event["ship"]))

    def on_navy_sent(self, event: Facts, ship: Facts) -> None:
        assert event["squadron"] == len(self.navy)
        self.navy.append((event["island"], event["ship"]))

    def on_navy_sent_on(self, event: Facts, ship: Facts) -> None:
        self.navy[event["squadron"]] = (event["island"], event["ship"])

    def on_navy_left(self, event: Facts, ship: Facts) -> None:
        self.navy = [None if entry is None or entry[0] == event["island"] else entry for entry in self.navy]
        while self.navy and self.navy[-1] is None:
            self.navy.pop()

    def on_black_ship_moved(self, event: Facts, ship: Facts) -> None:
        self.black[event["black_ship"]][0] = event["island"]
        self.treasures = {}  # the month is over
        self.consort = None
        self.navy = []
        self.maps = [entry for entry in self.maps if entry[0] > self.month]

    def on_legend_revealed(self, event: Facts, ship: Facts) -> None:
        if self.legend_deck == 0:
            self.legend_deck, self.legends_sunk = len(self.legends_sunk), []
        self.legend_deck -= 1
        self.black[event["black_ship"]] = [event["island"], event["card"]]

    def dismiss(self, card: int) -> None:
        self.legends_sunk.append(card)
        for ship in self.black.values():
            if ship[1] == card:
                ship[1] = None

    def on_legend_sunk(self, event: Facts, ship: Facts) -> None:
        self.dismiss(event["card"])

    def on_cacafuego_captured(self, event: Facts, ship: Facts) -> None:
        self.dismiss(CACAFUEGO)

    # Combat.

    def begin(self, ships: list[int], island: int | None, card: int | None) -> None:
        self.combat = {
            "island": island,
            "last_battle": island is None,
            "ships": list(ships),
            "round": 0,
            "cards": [],
            "passed": set(),
            "hit": set(),
            "smoke": set(),
            "reload": set(),
            "grapple": False,
            "belay": False,
            "overboard": 0,
            "prey": [],
            "last_dice": None,
            "legend": card,
            "legend_hull": LEGEND_HULLS.get(card, 0) if card is not None else 0,
            "navy": {at: NAVY_HULL for at, entry in enumerate(self.navy) if entry and entry[0] == island},
        }

    def on_combat(self, event: Facts, ship: Facts) -> None:
        self.begin(event["ships"], event["island"], event.get("card"))

    def on_last_battle(self, event: Facts, ship: Facts) -> None:
        self.queue = []
        champions = []
        for seat in event["seats"]:
            own = [at for at, other in enumerate(self.ships) if other["seat"] == seat]
            champions.append(max(own, key=lambda at: (self.ships[at]["fame"], -at)))
        self.begin(sorted(champions), None, None)

    def on_passed(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        self.combat["passed"].add(event["ship"])

    def on_overboard(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        ship["chests"] -= event["amount"]
        self.combat["overboard"] += event["amount"]

    def on_round(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        self.combat.update(round=event["round"], passed=set(), order=event["sides"])

    def hole(self, side: str, hits: int) -> None:
        combat = self.combat
        assert combat is not None
        if side == "legend":
            combat["legend_hull"] = max(0, combat["legend_hull"] - hits)
        else:
            number = int(side.partition(":")[2])
            combat["navy"][number] = max(0, combat["navy"][number] - hits)

    def on_volley(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        self.fired = event
        self.combat["last_dice"] = {name: event[name] for name in ("side", "section", "dice", "needed")}
        self.combat["last_dice"]["target"] = event["at"]
        if event["gunner"] == "legend":
            prey = self.combat["prey"]
            self.combat["prey"] = prey[prey.index(event["other_ship"]) + 1 :]
        if event["foe"] == "ship":
            if event["hits"]:
                self.combat["hit"].add(event["other_ship"])
        else:
            self.hole(event["at"], event["hits"])

    def on_stray_shot(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        self.combat["hit"].add(event["ship"])

    def on_explosion(self, event: Facts, ship: Facts) -> None:
        combat = self.combat
        assert combat is not None
        combat["hit"] |= set(combat["ships"])
        if combat["legend"] is not None:
            self.hole("legend", event["amount"])
        for squadron in combat["navy"]:
            self.hole(f"navy:{squadron}", event["amount"])

    def on_hull_regained(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        self.combat["legend_hull"] += event["amount"]
        assert self.combat["legend_hull"] == event["hull"]

    def gone(self, ship: int) -> None:
        combat = self.combat
        assert combat is not None
        combat["ships"] = [other for other in combat["ships"] if other != ship]
        combat["reload"].discard(ship)
        if not combat["last_battle"]:
            self.ships[ship]["place"] = COVE

    def on_crippled(self, event: Facts, ship: Facts) -> None:
        self.gone(event["ship"])

    def on_fled(self, event: Facts, ship: Facts) -> None:
        self.gone(event["ship"])

    def on_reloaded(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        self.combat["reload"].discard(event["ship"])

    def on_combat_over(self, event: Facts, ship: Facts) -> None:
        combat = self.combat
        assert combat is not None
        self.discard += [entry["card"] for entry in combat["cards"]]
        self.bank["chests"] += combat["overboard"]
        self.combat = None

    on_combat_won = on_combat_over

    def on_fame_cards(self, event: Facts, ship: Facts) -> None:
        self.queue = []
        ship["fame_cards"] = event["cards"]
        if ship["hand"] is not None:
            assert sorted(card for card in ship["hand"].elements() if card >= 16) == event["cards"]
        self.bank["gold"] += ship["gold"]
        self.bank["chests"] += ship["chests"]
        ship["gold"] = ship["chests"] = 0

    def on_prey_ranked(self, event: Facts, ship: Facts) -> None:
        assert self.combat is not None
        self.combat["prey"] = list(event["ships"])

    def on_upgrade_turn(self, event: Facts, ship: Facts) -> None:
        """The next ship at a place, or the first of all that lie there: the fastest first, ties by their rolls."""
        if self.queue and self.ships[self.queue[0]]["place"] == event["island"]:
            self.queue.pop(0)
        else:
            here = [at for at, other in enumerate(self.ships) if other["place"] == event["island"]]
            speeds = sorted({self.speed(at) for at in here}, reverse=True)
            self.queue = [at for speed in speeds for at in self.settled([at for at in here if self.speed(at) == speed])]
        assert self.queue[0] == event["ship"]

    def speed(self, at: int) -> int:
        """Outside combat: the sails, and 20 with the Squire's parrot."""
        ship = self.ships[at]
        parrot = ship["parrot"]
        return int(ship["levels"]["sails"]) + (20 if parrot is not None and parrot["section"] == "sails" else 0)

    def settled(self, group: list[int]) -> list[int]:
        """A tied group in the order of the dice it was told to roll; those still equal roll again."""
        if len(group) < 2:
            return group
        rolls = {at: self.rolled[0][f"ship:{at}"] for at in group}
        self.rolled.pop(0)
        if len(set(rolls.values())) == 1:
            return self.settled(group)
        pips = sorted(set(rolls.values()), reverse=True)
        return [at for want in pips for at in self.settled([one for one in group if rolls[one] == want])]

    def nothing(self, event: Facts, ship: Facts) -> None:
        """Told for its own sake: what it brings about is told by other events."""

    on_navy_sunk = on_mutiny_roll = on_broken_off = on_buried = nothing
    on_consort_shares = on_won = nothing

    # Holding it against a view.

    def zones(self) -> Facts:
        """Everything that was rebuilt, in the words of a view."""
        combat = self.combat
        return {
            "month": self.month,
            "bank": self.bank,
            "ships": [
                {
                    **{name: ship[name] for name in ("place", "gold", "chests", "fame", "levels", "parrot", "masters")},
                    "cards": ship["cards"],
                    "hand": None if ship["hand"] is None else sorted(ship["hand"].elements()),
                    "holds_card_for": sorted(ship["windows"], key=["T", "N1"].index),
                    "fame_cards": ship["fame_cards"],
                }
                for ship in self.ships
            ],
            "treasures": self.treasures,
            "tavern": {"deck": self.deck(), "discard": self.discard, "out_of_game": self.out},
            "legends": {"deck": self.legend_deck, "discard": self.legends_sunk},
            "black_ships": self.black,
            "navy": {at: entry for at, entry in enumerate(self.navy) if entry},
            "maps": self.maps,
            "consort": self.consort,
            "crows_nest": self.nest,
            "parrot_offered": self.aside,
            "upgrade_order": self.queue,
            "combat": combat
            and {
                **{name: combat[name] for name in ("island", "last_battle", "ships", "round", "cards")},
                **{name: combat[name] for name in ("grapple", "belay", "overboard", "legend")},
                **{name: sorted(combat[name]) for name in ("passed", "hit", "smoke", "reload")},
                **{name: combat[name] for name in ("prey", "last_dice", "legend_hull")},
                "laid": laid_by(self.laid),
                "navy": {at: hull for at, hull in combat["navy"].items() if hull > 0},
                "order": combat.get("order"),
            },
        }


def laid_by(cards: list[tuple[int, int]]) -> tuple[bool, bool, int, list[int]]:
    """The cards on a volley: grapeshot, a salute, how many kegs, and whose."""
    faces = [card for _, card in cards]
    return GRAPESHOT in faces, SALUTE in faces, faces.count(KEG), sorted({by for by, card in cards if card == KEG})


def laid_shown(volley: Facts | None) -> tuple[bool, bool, int, list[int]]:
    if volley is None:
        return False, False, 0, []
    return volley["grapeshot"], volley["salute"], volley["kegs"], volley["keg_by"]


def treasures_of(view: Facts) -> dict[int, tuple[int, ...]]:
    """What the islands offer."""
    return {
        place["island"]: tuple(place["treasure"][name] for name in ("fame", "gold", "chests", "cards"))
        for place in view["islands"]
        if place["treasure"] is not None
    }


def shown(view: Facts) -> Facts:
    """The same zones as a view of the engine shows them."""
    combat = view["combat"]
    return {
        "month": view["month"],
        "bank": view["bank"],
        "ships": [
            {
                **{name: ship[name] for name in ("place", "gold", "chests", "fame", "levels", "parrot", "masters")},
                **{name: ship[name] for name in ("cards", "holds_card_for")},
                "hand": ship.get("hand"),
                "fame_cards": ship.get("fame_cards"),
            }
            for ship in view["ships"]
        ],
        "treasures": treasures_of(view),
        "tavern": view["tavern"],
        "legends": view["legends"],
        "black_ships": {ship["name"]: [ship["island"], ship["card"]] for ship in view["black_ships"]},
        "navy": {entry["squadron"]: (entry["island"], entry["ship"]) for entry in view["navy"]},
        "maps": [(entry["month"], entry["island"], entry["ship"]) for entry in view["maps"]],
        "consort": view["consort"] and (view["consort"]["ship"], view["consort"]["victim"]),
        "crows_nest": view["crows_nest"],
        "parrot_offered": view["parrot_offered"] and view["parrot_offered"]["card"],
        "upgrade_order": view["upgrade"]["order"] if view["upgrade"] else [],
        "combat": combat
        and {
            **{name: combat[name] for name in ("island", "last_battle", "ships", "round", "cards")},
            **{name: combat[name] for name in ("grapple", "belay", "overboard")},
            **{name: combat[name] for name in ("passed", "hit", "smoke", "reload")},
            **{name: combat[name] for name in ("prey", "last_dice")},
            "laid": laid_shown(combat["volley"]),
            "legend": combat["legend"] and combat["legend"]["card"],
            "legend_hull": combat["legend"]["hull"] if combat["legend"] else 0,
            "navy": {entry["squadron"]: entry["hull"] for entry in combat["navy"]},
            "order": combat["order"] if combat["round"] else None,
        },
    }
