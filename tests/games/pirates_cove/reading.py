"""Reads a row of numbers back: the view of a seat, rebuilt from nothing but the named fields of its row.

What a view adds to them follows from the rules alone: values from levels, speed from sails, scores from fame. Where an
order means nothing, of piles, of dice and of cards laid, both sides are sorted (`sorted_view`).
"""

from __future__ import annotations

from typing import Any

from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.feature_table import STAGES
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.options import KIND_NAMES
from covetown.games.pirates_cove.ship import Ship
from covetown.games.pirates_cove.state import PHASES
from covetown.games.pirates_cove.treasure import TREASURES

NPCS = (("legend", "legend"), ("squadron 1", "navy:0"), ("squadron 2", "navy:1"))
UNSEEN = ("rigging", "course", "window_t", "window_n0", "window_n1", "kegs")  # nobody sees whose turn it is
FACES = [card.key for card in CARDS]


def sorted_view(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the orders that mean nothing; the top of the discard pile stays the last."""
    discard = view["tavern"]["discard"]
    view["tavern"]["discard"] = sorted(discard[:-1]) + discard[-1:]
    view["legends"]["discard"].sort()
    combat = view["combat"]
    if combat is not None:
        combat["cards"].sort(key=lambda laid: (laid["ship"], laid["card"]))
        if combat["last_dice"] is not None:
            combat["last_dice"]["dice"].sort()
    return view


class Reading:
    """A row by the names of its fields, as a seat reads it."""

    def __init__(self, row: dict[str, int], seat: int) -> None:
        self.row = row
        self.seat = seat
        self.fleet = sum(row.get(f"ship {number}: there", 0) for number in range(6))
        self.seats = self.fleet // (1 + row.get("two ships a player", 0))
        self.phase = self.one(PHASES, "phase {}")
        self.stage = self.one(STAGES, "stage {}")
        self.fighting = any(self[f"combat at {place}"] for place in range(1, 7)) or bool(self["combat: last battle"])

    def __getitem__(self, name: str) -> int:
        return self.row.get(name, 0)

    def one(self, names: Any, form: str) -> Any:
        """The one of these that is marked, or None."""
        marked = [name for name in names if self[form.format(name)]]
        assert len(marked) <= 1, marked
        return marked[0] if marked else None

    def ship_number(self, relative: int | None) -> int | None:
        return None if relative is None else (relative + self.seat) % self.fleet

    def ships(self, what: str) -> list[int]:
        """The ships that have a mark, ascending."""
        marked = [relative for relative in range(self.fleet) if self[f"ship {relative}: {what}"]]
        return sorted((relative + self.seat) % self.fleet for relative in marked)

    def only(self, what: str) -> int | None:
        found = self.ships(what)
        assert len(found) <= 1
        return found[0] if found else None

    def ranked(self, what: str) -> list[int]:
        """The ships that have a place in an order, first to last."""
        places = [(self[f"ship {relative}: {what}"], relative) for relative in range(self.fleet)]
        return [(relative + self.seat) % self.fleet for place, relative in sorted(places) if place]

    def faces(self, form: str) -> list[int]:
        return [face for face, key in enumerate(FACES) for _ in range(self[form.format(key)])]

    def view(self) -> dict[str, Any]:
        rules = [bool(value) for name, value in self.full("rule: ")]
        ships = [self.ship((number - self.seat) % self.fleet) for number in range(self.fleet)]
        active = None if self.stage in UNSEEN else self.only("on turn")
        nest = self.only("chooses first")
        parrot = self.one(SECTIONS, "parrot offered: {}")
        fames = [[ship["fame"] for ship in ships if ship["seat"] == seat] for seat in range(self.seats)]
        top = self.one(FACES, "on top of the discard pile: {}")
        discard = self.faces("discard: {}")
        if top is not None:
            discard.remove(FACES.index(top))
            discard.append(FACES.index(top))
        return {
            "game": "pirates_cove",
            "seats": self.seats,
            "viewer": self.seat,
            "over": False,
            "waiting": sorted({ship % self.seats for ship in self.ships("waited for")}),
            "result": None,
            "rules": {
                "multi_mastercraft": rules[0],
                "secret_map_month": "current" if rules[1] else "next",
                "navy_section": "hull" if rules[2] else "controller",
                "reload_may_flee": rules[3],
                "destroyed_mastercraft": "discard" if rules[4] else "remove",
                "fame_floor": "none" if rules[5] else "zero",
                "two_player_score": "best" if rules[6] else "sum",
                "even_windows": rules[7],
            },
            "month": self["month"],
            "months": 12,
            "phase": self.phase,
            "stage": "course" if self.stage in ("window_t", "window_n0") else self.stage,
            "active": active,
            "bank": {"gold": self["bank: gold"], "chests": self["bank: chests"]},
            "ships": ships,
            "scores": [max(fame) if rules[6] else sum(fame) for fame in fames],
            "islands": [self.island(island, ships) for island in range(1, 8)],
            "stacks": 12 - self["month"],
            "tavern": {
                "deck": self["tavern: deck"],
                "discard": discard,
                "out_of_game": self["tavern: wrecks out of the game"],
            },
            "legends": {
                "deck": self["legends in the deck"],
                "discard": [30 + n for n, legend in enumerate(LEGENDS) if self[f"sunk: {legend.key}"]],
            },
            "black_ships": [
                self.black_ship(name) for name in "AB" if self.one(range(1, 7), f"black ship {name} at {{}}")
            ],
            "navy": [
                {"squadron": number, **marker}
                for number, marker in enumerate((self.marker("squadron 1"), self.marker("squadron 2")))
                if marker
            ],
            "maps": [
                {"month": self["month"] + later, **marker}
                for later, marker in enumerate((self.marker("map of this month"), self.marker("map of next month")))
                if marker
            ],
            "consort": {"ship": self.only("consort"), "victim": self.only("shares her booty")}
            if self.ships("consort")
            else None,
            "crows_nest": nest,
            "parrot_offered": None if parrot is None else {"ship": active, "card": 19 + SECTIONS.index(parrot)},
            "upgrade": self.upgrade(),
            "combat": self.combat() if self.fighting else None,
        }

    def full(self, start: str) -> list[tuple[str, int]]:
        return [(name, value) for name, value in self.row.items() if name.startswith(start)]

    def ship(self, relative: int) -> dict[str, Any]:
        name = f"ship {relative}"
        number = self.ship_number(relative)
        assert number is not None
        ship = Ship()
        ship.levels = sum(self[f"{name}: {section}"] << 4 * at for at, section in enumerate(SECTIONS))
        perched = self.one(SECTIONS, name + ": parrot on {}")
        if perched is not None:
            ship.parrot = SECTIONS.index(perched)
        in_combat = self[f"{name}: in combat"] == 1
        hold = int(ship.hold())
        masters = {section: self[f"{name}: mastercraft on {section}"] for section in SECTIONS}
        out: dict[str, Any] = {
            "ship": number,
            "seat": number % self.seats,
            "mark": "" if self.fleet == self.seats else (" I" if number < self.seats else " II"),
            "place": self.one(range(8), name + " at {}"),
            "gold": self[f"{name}: gold"] + self[f"{name}: gold beyond 30"],
            "chests": self[f"{name}: chests"] + self[f"{name}: chests beyond 12"],
            "hold": None if hold < 0 else hold,
            "fame": self[f"{name}: fame"] + self[f"{name}: fame beyond 60"] - self[f"{name}: fame below 0"],
            "levels": {section: self[f"{name}: {section}"] for section in SECTIONS},
            "values": {section: int(ship.value(at)) for at, section in enumerate(SECTIONS)},
            "speed": int(ship.speed()) + (self[f"{name}: wind"] if in_combat else 0),
            "dice": int(ship.dice(in_combat and self["combat: grapple"] == 1)),
            "crippled": ship.crippled(),
            "holds_card_for": [window for window in ("T", "N1") if self[f"{name}: holds a card for window {window}"]],
            "parrot": None
            if perched is None
            else {"card": 19 + int(ship.parrot), "section": perched, "hurt": self[f"{name}: parrot hurt"] == 1},
            "masters": {section: ("upright", "turned")[how - 1] for section, how in masters.items() if how},
            "cards": self[f"{name}: cards"],
        }
        if number % self.seats == self.seat:
            out |= self.secrets("own" if relative == 0 else "own second")
        if self.phase == "reckoning":
            out["fame_cards"] = self.faces(name + ": shown {}")
        return out

    def secrets(self, whose: str) -> dict[str, Any]:
        out: dict[str, Any] = {"hand": self.faces(whose + " hand: {}")}
        if self.phase == "rigging":
            out["draft"] = {section: self[f"{whose} rigging: {section}"] for section in SECTIONS}
            out["rigged"] = self[f"{whose} rigging is done"] == 1
            return out
        out["course"] = self.one(range(1, 7), whose + " course {}")
        played = self.one(KIND_NAMES[5:11], whose + " submitted: {}")
        out["submitted"] = 0
        if played is not None:
            ship = self.ship_number(self.one(range(6), whose + " submitted: ship {}"))
            island = self.one(range(1, 7), whose + " submitted: island {}") or 0
            squadron = self.one((1, 2), whose + " submitted: squadron {}") or 1
            argument = ship if ship is not None else 8 * (squadron - 1) + island
            out["submitted"] = (KIND_NAMES.index(played) << 20) + argument
        return out

    def island(self, island: int, ships: list[dict[str, Any]]) -> dict[str, Any]:
        lies = [self[f"island {island}: {what}"] for what in ("fame", "gold", "chests", "cards")]
        treasure: dict[str, Any] | None = None
        if any(lies):
            face = next(
                n for n, card in enumerate(TREASURES) if [card.fame, card.gold, card.chests, card.cards] == lies
            )
            treasure = {"face": face, "fame": lies[0], "gold": lies[1], "chests": lies[2], "cards": lies[3]}
        return {
            "island": island,
            "treasure": treasure,
            "ships": [ship["ship"] for ship in ships if ship["place"] == island],
        }

    def black_ship(self, name: str) -> dict[str, Any]:
        place = self.one(range(1, 7), f"black ship {name} at {{}}")
        key = self.one([legend.key for legend in LEGENDS], f"black ship {name}: {{}}")
        captain = [legend.key for legend in LEGENDS].index(key) if key else None
        return {
            "name": name,
            "island": place,
            "next": place % 6 + 1,
            "card": None if captain is None else 30 + captain,
            "legend": key,
        }

    def marker(self, thing: str) -> dict[str, Any] | None:
        """A squadron or a map."""
        ship = self.ship_number(self.one(range(6), thing + " of ship {}"))
        if ship is None:
            return None
        return {"island": self.one(range(1, 6), thing + " at {}"), "ship": ship, "seat": ship % self.seats}

    def upgrade(self) -> dict[str, Any] | None:
        order = self.ranked("upgrade turn")
        if not order:
            return None
        return {
            "order": order,
            "bought": self["upgrade: bought"],
            "buried": self["upgrade: buried"] == 1,
            "burying": self["upgrade: chests put aside"],
            "doubled": self["upgrade: paid double"] == 1,
        }

    def side(self, ships: str, npcs: str) -> str | None:
        """The one side, a ship or another, that has a mark."""
        ship = self.only(ships)
        if ship is not None:
            return f"ship:{ship}"
        return next((fact for npc, fact in NPCS if self[npcs.format(npc)]), None)

    def combat(self) -> dict[str, Any]:
        order = [(self[f"ship {r}: place in the order"], f"ship:{self.ship_number(r)}") for r in range(self.fleet)]
        order += [(self[f"combat: place of {npc} in the order"], fact) for npc, fact in NPCS]
        legend = next((n for n, legend in enumerate(LEGENDS) if self[f"combat: {legend.key}"]), None)
        hull = self["combat: legend's hull"]
        hulls = (self["combat: hull of squadron 1"], self["combat: hull of squadron 2"])
        shooter = self.side("fires", "volley: {} fires")
        dice_by = self.side("fired last", "last dice: by {}")
        return {
            "island": self.one(range(1, 7), "combat at {}"),
            "last_battle": self["combat: last battle"] == 1,
            "round": self["combat: round"],
            "ships": self.ships("in combat"),
            "order": [fact for place, fact in sorted(order) if place],
            "turn": self["combat: turn"],
            "legend": None
            if legend is None
            else {"card": 30 + legend, "hull": hull, "of": int(LEGENDS[legend].hull), "sunk": hull == 0},
            "navy": [{"squadron": number, "hull": left} for number, left in enumerate(hulls) if left],
            "prey": self.ranked("place among the prey"),
            "hit": self.ships("hit"),
            "smoke": self.ships("smoke"),
            "reload": self.ships("reloads"),
            "passed": self.ships("passed"),
            "grapple": self["combat: grapple"] == 1,
            "belay": self["combat: belay"] == 1,
            "overboard": self["combat: chests overboard"],
            "cards": [
                {"ship": ship, "card": face}
                for ship in range(self.fleet)
                for face in self.faces(f"ship {(ship - self.seat) % self.fleet}: in play {{}}")
            ],
            "volley": None
            if shooter is None
            else {
                "side": shooter,
                "grapeshot": self["volley: grapeshot"] == 1,
                "salute": self["volley: salute"] == 1,
                "kegs": self["volley: kegs"],
                "keg_by": self.ships("laid a keg"),
            },
            "last_dice": None
            if dice_by is None
            else {
                "side": dice_by,
                "target": self.side("last target", "last dice: at {}"),
                "section": self.one((*SECTIONS, "all sections"), "last dice: at {}").removesuffix(" sections"),
                "dice": [pips for pips in range(1, 7) for _ in range(self[f"last dice: {pips}"])],
                "needed": self["last dice: needed"],
            },
        }
